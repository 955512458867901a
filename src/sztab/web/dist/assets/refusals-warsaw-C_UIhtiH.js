var e=`### What is not allowed in the Battle of Warsaw, with its numbers.

## Steps of units

no-units-do-not-step-back-from-the-first-line = Z 1LF oddziały się nie cofają.
no-there-is-no-unit-on-line-line-of-the-front-front =
    Na { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } nie ma oddziału.
no-every-unit-on-line-line-of-the-front-front-has-moved-already =
    Każdy oddział na { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } już się ruszył.
no-a-blockade-marker-on-the-second-line-forbids-steps-between-fronts = Na 2LF leży znacznik Blokady: oddziały nie mogą zmieniać frontu.
no-a-blockade-marker-on-the-second-line-forbids-every-step-from-it = Na 2LF leży znacznik Blokady: oddziały nie mogą z niej wyjść.
no-a-blockade-marker-lies-on-the-first-line-of-the-front-front-no-unit-enters-it =
    Na 1LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } leży znacznik Blokady: nie wejdzie tam żaden oddział.
no-the-second-line-of-the-front-front-is-full-it-holds-limit-units =
    2LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } jest pełna: limit oddziałów to { $limit }.
no-units-are-moving-give-a-step-or-stop = Teraz ruszają się oddziały: wskaż krok albo zakończ.
no-the-card-moves-units-from-the-second-line-to-the-first-only = Karta porusza oddziały tylko z 2LF na 1LF.
no-the-card-moves-units-on-the-front-front-only =
    Karta porusza oddziały tylko { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-a-supply-action-adds-a-unit-or-moves-one-a-step-you-can-also-stop = Działanie Zaopatrzenia dodaje oddział albo przesuwa jeden o krok; możesz też zakończyć.
no-there-is-no-unit-left-in-the-reserve = W Rezerwie nie ma już oddziałów.
no-there-is-no-enemy-unit-on-that-line = Na tej linii nie ma oddziału przeciwnika.
no-choose-the-line-from-which-an-enemy-unit-is-removed = Wybierz linię, z której znika oddział przeciwnika.
no-all-units-may-move-to-the-first-line-now-accept-or-decline = Wszystkie oddziały mogą teraz wejść na 1LF: zgódź się albo zrezygnuj.

## Cards

no-choose-the-front-on-which-the-card-is-played = Wybierz front, na którym zagrywasz kartę.
no-this-card-does-not-go-to-the-front-front =
    Tej karty nie zagrasz { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-a-blockade-marker-lies-on-the-empty-commander-field-of-the-front-front =
    Na pustym polu dowódcy { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } leży znacznik Blokady.
no-a-blockade-marker-lies-on-the-order-field-of-the-front-front =
    Na polu rozkazu { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } leży znacznik Blokady.
no-an-order-lies-on-the-front-front-already =
    Rozkaz leży już { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-the-card-does-not-say-that-its-effect-may-be-declined = Z tego efektu nie można zrezygnować: karta nie mówi „możesz”.
no-the-activation-was-the-decision-an-effect-is-used-now = Aktywacja jest już postanowiona: teraz trzeba użyć efektu.
no-that-effect-cannot-be-chosen-its-condition-is-not-met = Tego efektu nie można wybrać: jego warunek nie jest spełniony.
no-choose-an-effect-of-the-commander = Wybierz efekt dowódcy.

## Actions of a turn

no-every-action-needs-a-card-and-your-hand-is-empty = Każda akcja wymaga karty, a ręka jest pusta.
no-play-a-card-or-discard-one-for-another-action-or-pass = Zagraj kartę, odrzuć ją na inną akcję albo spasuj.
no-take-one-more-action-or-decline-it-declining-is-not-a-pass = Wykonaj jeszcze jedną akcję albo z niej zrezygnuj; rezygnacja to nie pas.
no-the-player-whose-turn-it-is-does-not-hold-that-card = Gracz, którego jest kolej, nie ma tej karty na ręce.
no-blockade-markers-lie-on-all-commander-fields-no-commander-can-be-played = Na wszystkich polach dowódców leżą znaczniki Blokady: dowódcy nie da się zagrać.
no-no-order-field-is-free-each-holds-an-order-or-a-blockade-marker = Żadne pole rozkazu nie jest wolne: na każdym leży rozkaz albo znacznik Blokady.
no-blockade-markers-lie-on-all-order-fields-no-order-can-be-played = Na wszystkich polach rozkazów leżą znaczniki Blokady: rozkazu nie da się zagrać.
no-you-have-no-commander-on-the-front-front =
    { $front ->
        [Northern] Na Froncie Północnym
        [Central] Na Froncie Środkowym
       *[Southern] Na Froncie Południowym
    } nie masz dowódcy.
no-this-commander-has-been-used-in-this-round-already = Tego dowódcy użyto już w tej rundzie.
no-a-blockade-marker-lies-on-this-commander-he-cannot-be-activated = Na tym dowódcy leży znacznik Blokady: nie można go aktywować.
no-no-effect-of-this-commander-can-be-chosen-now = Żadnego efektu tego dowódcy nie można teraz wybrać.
no-discard-a-card-from-your-hand-it-pays-for-the-action = Odrzuć teraz kartę z własnej ręki: ona płaci za akcję.

## Markers

no-the-marker-lies-there-already-it-must-go-to-another-place = Znacznik już tam leży: musi trafić na inne miejsce.
no-another-marker-lies-there-already = Leży tam już inny znacznik.
no-an-order-lies-there-no-marker-can-be-put-on-its-field = Leży tam rozkaz: na jego pole nie można położyć znacznika.
no-place-a-blockade-marker-now = Teraz trzeba położyć znacznik Blokady: wskaż miejsce.
no-nothing-moves-the-special-blockade-marker-during-the-round = Znacznika Blokady Specjalnej nic nie porusza w trakcie rundy.
no-place-your-own-army-s-blockade-marker = Teraz kładzie się znacznik Blokady własnej armii.
no-a-blockade-marker-lies-only-on-the-side-of-its-army-s-enemy = Znacznik Blokady leży tylko po stronie przeciwnika swojej armii.
no-the-army-now-puts-its-blockade-marker-on-a-place-of-its-enemy = Armia kładzie teraz swój znacznik Blokady na miejscu przeciwnika.
no-that-place-is-not-in-the-enemy-s-half = To miejsce nie leży na połowie przeciwnika.
no-at-set-up-each-army-places-its-own-blockade-marker = Na początku każda armia kładzie własny znacznik Blokady.
no-the-card-does-not-name-that-place-for-its-marker = Karta nie wymienia tego miejsca dla znacznika.
no-place-the-special-blockade-marker-now-or-decline = Połóż teraz znacznik Blokady Specjalnej albo zrezygnuj.
no-social-support-only-lets-you-place-the-special-blockade-marker = Poparcie społeczne pozwala położyć tylko znacznik Blokady Specjalnej.
no-that-is-not-a-place-of-the-enemy = To nie jest miejsce przeciwnika.

## Resources, lots and the end

no-the-winner-of-resource-now-chooses-the-edge-a-or-b =
    { $resource ->
        [Funds] Zdobywca Funduszy
       *[Supply] Zdobywca Zaopatrzenia
    } wybiera teraz bok karty: a albo b.
no-the-army-now-says-which-of-its-players-draws-up-to-4-cards = Armia wybiera teraz, który z jej graczy dobiera do 4 kart.
no-the-army-now-gives-each-player-one-initiative-token = Armia daje teraz każdemu graczowi jeden znacznik Inicjatywy.
no-lots-now-decide-who-plays-the-polish-army = Los decyduje teraz, kto gra Wojskiem Polskim.
no-lots-now-decide-which-army-places-its-blockade-marker-first = Los decyduje teraz, która armia pierwsza kładzie znacznik Blokady.
no-the-die-now-decides-the-order-of-play = Kostka decyduje teraz o kolejności graczy.
no-the-die-now-decides-where-the-bonus-marker-lies = Kostka decyduje teraz, gdzie leży znacznik Dodatkowej Punktacji.
no-a-card-is-now-drawn-from-the-army-s-deck = Teraz dobiera się kartę z talii armii.
no-number-is-not-the-number-of-an-action = { $number } nie jest numerem akcji.
no-the-game-is-over = Gra jest skończona.

## What is pointed at out of turn, or while something else comes first

no-a-commander-comes-to-the-front-front-when-you-play-a-commander-card-there =
    Dowódca trafia { $front ->
        [Northern] na Front Północny
        [Central] na Front Środkowy
       *[Southern] na Front Południowy
    }, gdy zagrasz tam kartę Dowódcy.
no-an-effect-is-chosen-when-its-commander-is-played-or-activated = Efekt wybiera się przy zagraniu albo aktywacji jego dowódcy.
no-an-order-comes-to-the-front-front-when-you-play-an-order-card-there =
    Rozkaz trafia { $front ->
        [Northern] na Front Północny
        [Central] na Front Środkowy
       *[Southern] na Front Południowy
    }, gdy zagrasz tam kartę Rozkazu.
no-blockade-markers-move-only-by-an-action-or-by-a-card-that-says-so = Znaczniki Blokady przesuwa tylko akcja albo karta, która tak mówi.
no-cards-are-laid-beside-resource-as-an-action-of-your-turn =
    Karty wykłada się przy zasobie „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }” w ramach akcji w swojej turze.
no-cards-are-played-in-stage-3-after-the-resource-duel = Karty zagrywa się w etapie 3, po rywalizacji o zasoby.
no-choose-one-of-the-two-edges-of-resource =
    Wybierz jeden z dwóch boków karty „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }”.
no-enemy-units-are-removed-now-on-the-front-front-only =
    Teraz usuwasz oddziały przeciwnika, i to tylko { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    }.
no-enemy-units-on-line-line-of-the-front-front-leave-it-only-by-a-card-or-in-battle =
    Oddziały przeciwnika znikają z { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } tylko przez kartę albo w bitwie.
no-first-choose-the-marker-then-the-place-where-it-goes = Najpierw wybierz znacznik, potem miejsce, na które trafi.
no-it-is-the-turn-of-seat = Trwa tura gracza { $seat }.
no-it-is-up-to-seat-to-choose-the-edge-of-resource =
    { $seat } wybiera teraz bok karty „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }”.
no-it-is-up-to-seat-to-decide-for-the-army = { $seat } decyduje teraz za swoją armię.
no-it-is-up-to-seat-to-place-a-blockade-marker = { $seat } kładzie teraz znacznik Blokady.
no-it-is-up-to-seat-to-place-the-special-blockade-marker-or-not-to = { $seat } decyduje teraz, czy i gdzie położyć znacznik Blokady Specjalnej.
no-it-is-up-to-seat-to-use-the-supply-actions = { $seat } wykonuje teraz akcje zaopatrzenia.
no-now-units-on-the-fronts-move-none-is-added-from-the-reserve = Teraz ruszają się oddziały na frontach; z Rezerwy żaden nie przybywa.
no-one-action-at-a-time-first-finish-the-card-that-is-being-played = Po jednej akcji naraz: najpierw dokończ kartę, którą zagrywasz.
no-players-are-chosen-only-when-an-army-deals-cards-or-initiative-tokens = Gracza wskazuje się tylko wtedy, gdy armia rozdziela karty albo żetony Inicjatywy.
no-the-commander-field-on-the-front-front-belongs-to-the-enemy =
    Pole dowódcy { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    } należy do przeciwnika.
no-the-commander-of-the-front-front-acts-when-you-play-or-activate-him-in-your-turn =
    Dowódca { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } działa, gdy go zagrasz albo aktywujesz w swojej turze.
no-the-front-front-is-chosen-for-a-card-first-choose-the-card =
    { $front ->
        [Northern] Front Północny
        [Central] Front Środkowy
       *[Southern] Front Południowy
    } wybiera się dla karty: najpierw wybierz kartę.
no-the-order-field-on-the-front-front-belongs-to-the-enemy =
    Pole rozkazu { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    } należy do przeciwnika.
no-the-order-on-the-front-front-stays-there-until-the-end-of-the-round =
    Rozkaz { $front ->
        [Northern] na Froncie Północnym
        [Central] na Froncie Środkowym
       *[Southern] na Froncie Południowym
    } zostaje tam do końca rundy.
no-this-is-the-marker-to-be-put-choose-its-place = To ten znacznik kładziesz: wybierz dla niego miejsce.
no-this-is-the-reserve-of-the-enemy-units-in-it-units = To Rezerwa przeciwnika; oddziałów w niej: { $units }.
no-this-player-is-in-the-other-army-choose-one-of-your-own = Ten gracz należy do drugiej armii: wskaż kogoś ze swojej.
no-to-bid-for-resource-choose-that-action-first-it-takes-a-card-from-your-hand =
    Aby walczyć o zasób „{ $resource ->
        [Funds] Fundusze
        [Supply] Zaopatrzenie
       *[other] Poparcie społeczne
    }”, najpierw wybierz tę akcję: kosztuje kartę z ręki.
no-to-move-a-blockade-marker-you-discard-a-card-that-is-an-action-of-its-own = Aby przesunąć znacznik Blokady, odrzucasz kartę: to osobna akcja.
no-units-leave-your-reserve-by-a-card-or-a-supply-action-units-in-it-units = Oddziały opuszczają Rezerwę przez kartę albo akcję zaopatrzenia; oddziałów w niej: { $units }.
no-units-on-line-line-of-the-front-front-move-only-by-a-card-or-a-supply-action =
    Oddziały na { $line }LF { $front ->
        [Northern] Frontu Północnego
        [Central] Frontu Środkowego
       *[Southern] Frontu Południowego
    } rusza tylko karta albo akcja zaopatrzenia.
no-with-two-players-turns-alternate-no-player-is-ever-chosen = We dwoje gra się na przemian; nigdy nie wskazuje się gracza.
no-you-move-your-own-units-not-those-of-the-enemy = Ruszasz własne oddziały, a nie oddziały przeciwnika.
`;export{e as default};