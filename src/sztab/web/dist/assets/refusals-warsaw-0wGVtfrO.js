var e=`### Battle of Warsaw: why something is not allowed.

## Steps of units

no-no-step-back = Z 1LF oddziały się nie cofają.
no-no-unit-on-line =
    Na { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } nie ma oddziału.
no-units-already-moved =
    Każdy oddział na { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } już się ruszył.
no-second-line-no-crossing = Na 2LF leży znacznik Blokady: oddziały nie mogą zmieniać frontu.
no-second-line-blocked = Na 2LF leży znacznik Blokady: oddziały nie mogą z niej wyjść.
no-first-line-blocked =
    Na 1LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } leży znacznik Blokady: nie wejdzie tam żaden oddział.
no-second-line-full =
    2LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } jest pełna: limit oddziałów to { $limit }.
no-units-moving = Teraz ruszają się oddziały: wskaż krok albo zakończ.
no-second-to-first-only = Karta porusza oddziały tylko z 2LF na 1LF.
no-other-front-only =
    Karta porusza oddziały tylko { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-supply-or-stop = Działanie Zaopatrzenia dodaje oddział albo przesuwa jeden o krok; możesz też zakończyć.
no-no-unit-in-reserve = W Rezerwie nie ma już oddziałów.
no-no-enemy-on-line = Na tej linii nie ma oddziału przeciwnika.
no-remove-from-line = Wybierz linię, z której znika oddział przeciwnika.
no-first-line-or-decline = Wszystkie oddziały mogą teraz wejść na 1LF: zgódź się albo zrezygnuj.

## Cards

no-choose-front = Wybierz front, na którym zagrywasz kartę.
no-card-not-for-front =
    Tej karty nie zagrasz { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-commander-field-blocked =
    Na pustym polu dowódcy { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } leży znacznik Blokady.
no-order-field-blocked =
    Na polu rozkazu { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } leży znacznik Blokady.
no-order-on-front =
    Rozkaz leży już { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-effect-not-optional = Z tego efektu nie można zrezygnować: karta nie mówi „możesz”.
no-effect-decided = Aktywacja jest już postanowiona: teraz trzeba użyć efektu.
no-effect-condition-unmet = Tego efektu nie można wybrać: jego warunek nie jest spełniony.
no-choose-effect = Wybierz efekt dowódcy.

## Actions of a turn

no-no-cards-for-action = Każda akcja wymaga karty, a ręka jest pusta.
no-play-discard-or-pass = Zagraj kartę, odrzuć ją na inną akcję albo spasuj.
no-another-action-or-decline = Wykonaj jeszcze jedną akcję albo z niej zrezygnuj; rezygnacja to nie pas.
no-card-not-held = Gracz, którego jest kolej, nie ma tej karty na ręce.
no-all-commander-fields-blocked = Na wszystkich polach dowódców leżą znaczniki Blokady: dowódcy nie da się zagrać.
no-no-order-field-free = Żadne pole rozkazu nie jest wolne: na każdym leży rozkaz albo znacznik Blokady.
no-all-order-fields-blocked = Na wszystkich polach rozkazów leżą znaczniki Blokady: rozkazu nie da się zagrać.
no-no-commander-on-front =
    { $front ->
        [Northern] Na Froncie Północnym
        [Central] Na Froncie Środkowym
       *[Southern] Na Froncie Południowym
    } nie masz dowódcy.
no-commander-used = Tego dowódcy użyto już w tej rundzie.
no-commander-blocked = Na tym dowódcy leży znacznik Blokady: nie można go aktywować.
no-no-effect-possible = Żadnego efektu tego dowódcy nie można teraz wybrać.
no-discard-to-pay = Odrzuć teraz kartę z własnej ręki: ona płaci za akcję.

## Markers

no-marker-already-there = Znacznik już tam leży: musi trafić na inne miejsce.
no-marker-on-field = Leży tam już inny znacznik.
no-order-on-field = Leży tam rozkaz: na jego pole nie można położyć znacznika.
no-place-blockade = Teraz trzeba położyć znacznik Blokady: wskaż miejsce.
no-special-blockade-stays = Znacznika Blokady Specjalnej nic nie porusza w trakcie rundy.
no-place-own-blockade = Teraz kładzie się znacznik Blokady własnej armii.
no-blockade-on-enemy-side = Znacznik Blokady leży tylko po stronie przeciwnika swojej armii.
no-army-places-blockade = Armia kładzie teraz swój znacznik Blokady na miejscu przeciwnika.
no-not-in-enemy-half = To miejsce nie leży na połowie przeciwnika.
no-own-blockade-at-setup = Na początku każda armia kładzie własny znacznik Blokady.
no-not-on-card = Karta nie wymienia tego miejsca dla znacznika.
no-place-special-blockade = Połóż teraz znacznik Blokady Specjalnej albo zrezygnuj.
no-support-places-special = Poparcie społeczne pozwala położyć tylko znacznik Blokady Specjalnej.
no-not-an-enemy-place = To nie jest miejsce przeciwnika.

## Resources, lots and the end

no-edge-chosen-by-winner =
    { $resource ->
        [Funds] Zdobywca Funduszy
       *[Supply] Zdobywca Zaopatrzenia
    } wybiera teraz bok karty: a albo b.
no-army-names-drawer = Armia wybiera teraz, który z jej graczy dobiera do 4 kart.
no-army-gives-initiative = Armia daje teraz każdemu graczowi jeden znacznik Inicjatywy.
no-army-lots = Los decyduje teraz, kto gra Wojskiem Polskim.
no-blockade-lots = Los decyduje teraz, która armia pierwsza kładzie znacznik Blokady.
no-order-being-rolled = Kostka decyduje teraz o kolejności graczy.
no-bonus-being-rolled = Kostka decyduje teraz, gdzie leży znacznik Dodatkowej Punktacji.
no-army-card-being-drawn = Teraz dobiera się kartę z talii armii.
no-not-an-action = { $number } nie jest numerem akcji.
no-game-over = Gra jest skończona.

## What is pointed at out of turn, or while something else comes first

no-commander-comes-by-card =
    Dowódca trafia { $front ->
        [Northern] na Front Północny
        [Central] na Front Środkowy
       *[Southern] na Front Południowy
    }, gdy zagrasz tam kartę Dowódcy.
no-effect-chosen-by-commander = Efekt wybiera się przy zagraniu albo aktywacji jego dowódcy.
no-order-comes-by-card =
    Rozkaz trafia { $front ->
        [Northern] na Front Północny
        [Central] na Front Środkowy
       *[Southern] na Front Południowy
    }, gdy zagrasz tam kartę Rozkazu.
no-blockade-moves-by-action = Znaczniki Blokady przesuwa tylko akcja albo karta, która tak mówi.
no-bids-in-your-turn =
    Karty wykłada się przy zasobie „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }” w ramach akcji w swojej turze.
no-cards-in-stage-three = Karty zagrywa się w etapie 3, po rywalizacji o zasoby.
no-choose-edge =
    Wybierz jeden z dwóch boków karty „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }”.
no-enemy-removed-on-front =
    Teraz usuwasz oddziały przeciwnika, i to tylko { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-enemy-leaves-by-card =
    Oddziały przeciwnika znikają z { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } tylko przez kartę albo w bitwie.
no-marker-before-place = Najpierw wybierz znacznik, potem miejsce, na które trafi.
no-other-seat-moves = Trwa tura gracza { $seat }.
no-other-chooses-edge =
    { $seat } wybiera teraz bok karty „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }”.
no-other-decides-for-army = { $seat } decyduje teraz za swoją armię.
no-other-places-blockade = { $seat } kładzie teraz znacznik Blokady.
no-other-places-special = { $seat } decyduje teraz, czy i gdzie położyć znacznik Blokady Specjalnej.
no-other-supplies = { $seat } wykonuje teraz akcje zaopatrzenia.
no-units-move-only = Teraz ruszają się oddziały na frontach; z Rezerwy żaden nie przybywa.
no-finish-card-first = Po jednej akcji naraz: najpierw dokończ kartę, którą zagrywasz.
no-players-not-now = Gracza wskazuje się tylko wtedy, gdy armia rozdziela karty albo żetony Inicjatywy.
no-enemy-commander-field =
    Pole dowódcy { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    } należy do przeciwnika.
no-commander-waits =
    Dowódca { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } działa, gdy go zagrasz albo aktywujesz w swojej turze.
no-front-before-card =
    { $front ->
        [Northern] Front Północny
        [Central] Front Środkowy
       *[Southern] Front Południowy
    } wybiera się dla karty: najpierw wybierz kartę.
no-enemy-order-field =
    Pole rozkazu { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    } należy do przeciwnika.
no-order-stays =
    Rozkaz { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    } zostaje tam do końca rundy.
no-marker-needs-place = To ten znacznik kładziesz: wybierz dla niego miejsce.
no-enemy-reserve = To Rezerwa przeciwnika; oddziałów w niej: { $units }.
no-player-of-other-army = Ten gracz należy do drugiej armii: wskaż kogoś ze swojej.
no-bid-before-resource =
    Aby walczyć o zasób „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }”, najpierw wybierz tę akcję: kosztuje kartę z ręki.
no-blockade-costs-card = Aby przesunąć znacznik Blokady, odrzucasz kartę: to osobna akcja.
no-units-leave-by-card = Oddziały opuszczają Rezerwę przez kartę albo akcję zaopatrzenia; oddziałów w niej: { $units }.
no-units-move-by-card =
    Oddziały na { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } rusza tylko karta albo akcja zaopatrzenia.
no-no-player-chosen = We dwoje gra się na przemian; nigdy nie wskazuje się gracza.
no-enemy-units-not-yours = Ruszasz własne oddziały, a nie oddziały przeciwnika.
`;export{e as default};