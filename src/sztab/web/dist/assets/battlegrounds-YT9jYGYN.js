var e=`### World of Tanks Battlegrounds: stół.

battlegrounds-board = Plansza
battlegrounds-seat-you = Ty
battlegrounds-seat-team = Drużyna { $team }
battlegrounds-seat-others = Pozostali gracze
battlegrounds-seat-away = brak połączenia
battlegrounds-target = cel: { $target }
battlegrounds-points-of = punkty: { $points } z { $target }
battlegrounds-square-empty = puste
battlegrounds-square-dud = niewypał
battlegrounds-square-artillery = czołg artylerii
battlegrounds-square-face-down = zakryty żeton
battlegrounds-pawn-of = { $colour } pionek ({ $name })
battlegrounds-tank-of = { $card }, { $colour } ({ $name })
battlegrounds-pawn-on = { $colour }, pole { $square }
battlegrounds-pawn-off = { $colour }, poza planszą
battlegrounds-pawn-away = poza planszą
battlegrounds-token-special = { $picture } ({ $icon })
battlegrounds-point-token = { $colour } żeton z punktami: { $points }
battlegrounds-point-token-gone = utracony { $colour } żeton z punktami: { $points }
battlegrounds-menu-object = W co strzelasz na polu { $square }?

## Karty czołgów

battlegrounds-card-hidden = zakryta karta
battlegrounds-card-move = Ruch
battlegrounds-card-shot = Strzał
battlegrounds-card-active = Aktywna
battlegrounds-card-state-active = aktywna, prowadzi { $colour } pionek
battlegrounds-card-state-ready = Sprawna, w rezerwie
battlegrounds-card-state-damaged = Uszkodzona, w naprawie
battlegrounds-card-state-offered = do wyboru
battlegrounds-reach-orthogonal = prosto { $distance }
battlegrounds-reach-diagonal = po skosie { $distance }
battlegrounds-reach-or = { $first } lub { $last }
battlegrounds-slot-free = wolne miejsce
battlegrounds-reserve = Rezerwa
battlegrounds-offer-draft = Draft
battlegrounds-offer-draft-why = bierzecie po jednej karcie na zmianę
battlegrounds-offer-drawn = Dodatkowy czołg
battlegrounds-offer-drawn-why = jedną kartę zatrzymujesz, druga wraca do pudełka

## Obszary gry

battlegrounds-area = Obszar gry
battlegrounds-area-common = Wspólny obszar gry: { $team }
battlegrounds-pairs = Pary
battlegrounds-pairs-count =
    { $n ->
        [one] { $n } para
        [few] { $n } pary
        [many] { $n } par
       *[other] { $n } pary
    }
battlegrounds-pairs-none = Jeszcze żadnej. Parę tworzą dwa takie same obrazki.
battlegrounds-pair-ready = do użycia
battlegrounds-pair-spent = użyta
battlegrounds-pair-plain = bez premii
battlegrounds-singles = Pojedyncze żetony
battlegrounds-singles-where = taki sam obrazek leży na polach
battlegrounds-singles-none = Brak. Trafiony żeton zabierasz.
battlegrounds-single-like = taki sam obrazek: { $squares }
battlegrounds-won = Punkty za czołgi
battlegrounds-pool-duds =
    { $n ->
        [one] niewypał
        [few] niewypały
        [many] niewypałów
       *[other] niewypału
    }
battlegrounds-pool-deck = w talii
battlegrounds-source-pairs = Pary
battlegrounds-source-tanks = Zniszczone czołgi

## Wariant familijny i solo

battlegrounds-family-go = Porusz czołg o 1 lub 2 pola w dowolną stronę.
battlegrounds-family-reveal = Odkryj dwa żetony, które się z nim stykają.
battlegrounds-family-again = Dwa takie same odkryte obrazki są twoje: 2 punkty i grasz jeszcze raz.
battlegrounds-family-end = Wygrywa, kto pierwszy zdobędzie { $target } punktów.
battlegrounds-family-down = Zakryty: nikt go nie zna.
battlegrounds-family-up = Odkryty w poprzedniej kolejce: na koniec tej zostanie zakryty.
battlegrounds-family-icons = Ikonki nie mają tu znaczenia.
battlegrounds-family-pair = Znaleziona para: 2 punkty i jeszcze jedna kolejka.
battlegrounds-artillery = Artyleria
battlegrounds-letters = Litery
battlegrounds-digits = Cyfry
battlegrounds-coordinates-why = Przerywany okrąg: pojawi się jeszcze w tym cyklu.
battlegrounds-coordinate-coming = jeszcze zakryty
battlegrounds-coordinate-up = odkryty
battlegrounds-stars =
    { $n ->
        [one] { $n } gwiazdka
        [few] { $n } gwiazdki
        [many] { $n } gwiazdek
       *[other] { $n } gwiazdki
    }
battlegrounds-star-next =
    { $n ->
        [one] { $n } punkt do następnej gwiazdki
        [few] { $n } punkty do następnej gwiazdki
        [many] { $n } punktów do następnej gwiazdki
       *[other] { $n } punktu do następnej gwiazdki
    }
battlegrounds-supply = Każdy czołg artylerii na planszy to jej punkt. Zapas: { $n }.

## Oznaczenia na planszy

battlegrounds-legend-tank = twój czołg
battlegrounds-legend-move = możesz tam jechać
battlegrounds-legend-choose = możesz to wybrać
battlegrounds-legend-step = następny krok
battlegrounds-legend-far = { $first } lub { $n } pola
battlegrounds-legend-deadly = niszczy twój czołg
battlegrounds-legend-shot = możesz tam strzelić
battlegrounds-effect-move =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
battlegrounds-effect-deadly-dud = niewypał na polu { $square } zniszczy twój czołg
battlegrounds-effect-deadly-tank = przejazd przez czołg na polu { $square } zniszczy twój czołg
battlegrounds-effect-deadly-artillery = przejazd przez czołg artylerii na polu { $square } zniszczy twój czołg
battlegrounds-effect-armour = kosztuje Pancerz na polu { $square }
battlegrounds-effect-tank = +{ $points } czołg
battlegrounds-effect-destroys = zniszcz
battlegrounds-effect-token = żeton
battlegrounds-effect-pair = +{ $points } para
battlegrounds-effect-pair-icon = +{ $points } para, premia: { $icon }
battlegrounds-effect-dud = połóż
battlegrounds-effect-clear = zdejmij
battlegrounds-effect-artillery = zniszcz
battlegrounds-effect-pause = kosztuje resztę kolejki
battlegrounds-effect-enter = powrót tutaj
battlegrounds-effect-change = przejmuje pionek; bez ruchu i strzału
battlegrounds-effect-place = start tutaj
battlegrounds-effect-go = ruch tutaj
battlegrounds-effect-reveal = odkryj

## Akcje

battlegrounds-do-take = Weź: { $card }
battlegrounds-do-activate = { $card } prowadzi { $colour } pionek
battlegrounds-do-place = Start z pola { $square }
battlegrounds-do-enter = Powrót na { $square }: { $card }
battlegrounds-do-wait = Nie wprowadzaj czołgu
battlegrounds-do-extra-tank = Użyj: Dodatkowy czołg
battlegrounds-do-keep = Zatrzymaj: { $card }
battlegrounds-do-move = Jedź na { $square }
battlegrounds-do-stay = Zostań na miejscu ({ $colour })
battlegrounds-do-fire = Najpierw strzel ({ $colour })
battlegrounds-do-change = Zmień czołg: { $card }
battlegrounds-do-shoot-token = Zabierz żeton
battlegrounds-do-shoot-tank = Traf czołg
battlegrounds-do-shoot-dud = Połóż niewypał na { $square }
battlegrounds-do-shoot-clear = Zdejmij niewypał z { $square }
battlegrounds-do-shoot-artillery = Zniszcz czołg artylerii na { $square }
battlegrounds-do-hold = Nie strzelaj
battlegrounds-do-fit = Połóż { $upgrade } na karcie { $card }
battlegrounds-do-pair-0 = Para: { $picture }, bez premii
battlegrounds-do-pair-1 = Para: { $picture }, z premią
battlegrounds-do-pair-2 = Para: { $picture }, oba specjalne
battlegrounds-do-extra-turn = Użyj: Dodatkowa kolejka
battlegrounds-do-end = Zakończ kolejkę
battlegrounds-do-decline = Nie kładź Pancerza
battlegrounds-do-go = Idź na { $square }
battlegrounds-do-reveal = Odkryj { $square }
battlegrounds-do-collect = Weź parę z { $square } i { $other }

## Pytania

battlegrounds-ask-take-card = Którą kartę czołgu bierzesz?
battlegrounds-ask-activate-card = Która karta poprowadzi twój { $colour } pionek?
battlegrounds-ask-place-pawn = Gdzie zaczyna twój { $colour } pionek?
battlegrounds-ask-enter = Wróć czołgiem na planszę
battlegrounds-ask-act = Wykonaj ruch lub zmień czołg
battlegrounds-ask-way =
    { $n ->
        [one] Ruch: { $n } pole
        [few] Ruch: { $n } pola
        [many] Ruch: { $n } pól
       *[other] Ruch: { $n } pola
    }
battlegrounds-ask-shoot = { $card } na { $square }: w co strzelasz?
battlegrounds-ask-shoot-first = { $card } na { $square }: strzel przed ruchem
battlegrounds-ask-drive = { $card } na { $square }: ruch po strzale
battlegrounds-ask-after = Użyjesz premii czy kończysz kolejkę?
battlegrounds-ask-keep-card = Którą z dwóch kart zatrzymujesz?
battlegrounds-ask-react = { $card } na { $square } jest celem strzału. Położyć Pancerz?
battlegrounds-ask-go = Porusz pionek o 1 lub 2 pola
battlegrounds-ask-reveal =
    { $n ->
        [one] Odkryj żeton obok swojego czołgu
        [few] Odkryj { $n } żetony obok swojego czołgu
        [many] Odkryj { $n } żetonów obok swojego czołgu
       *[other] Odkryj { $n } żetonu obok swojego czołgu
    }
battlegrounds-ask-collect-pair = Trzy takie same żetony: które dwa bierzesz?
battlegrounds-ask-over = Koniec gry
battlegrounds-detail-take-card = Karty czołgów masz przez całą grę. Siatki pokazują, dokąd czołg jeździ i dokąd strzela.
battlegrounds-detail-activate-card = Ten czołg rusza do walki pierwszy; później możesz go zmienić. Siatki pokazują, dokąd jeździ i dokąd strzela.
battlegrounds-detail-place-pawn = Stąd ruszysz po raz pierwszy. Wybierz podświetlone pole bazy.
battlegrounds-detail-enter = Wskaż kartę, potem pole swojej bazy.
battlegrounds-detail-enter-damaged = Wskaż kartę, potem pole. Uszkodzona karta kosztuje resztę kolejki.
battlegrounds-detail-enter-paused = Potem kolejka się kończy.
battlegrounds-detail-act = Wskaż pole albo kartę w rezerwie.
battlegrounds-detail-act-two = Wskaż swój czołg, potem pole; albo kartę w rezerwie.
battlegrounds-detail-act-tank = { $tank }: wskaż pole.
battlegrounds-detail-way = { $way }. Wskaż następne pole.
battlegrounds-detail-way-done = { $way }. Zatwierdź albo wskaż inne pole.
battlegrounds-detail-way-deadly = Na polu { $square } czołg zostałby zniszczony.
battlegrounds-detail-shoot = Żeton, czołg, niewypał albo puste pole na niewypał.
battlegrounds-detail-shoot-solo = Żeton albo czołg artylerii.
battlegrounds-detail-shoot-first = Ruch będzie potem.
battlegrounds-detail-drive = Wskaż pole.
battlegrounds-detail-after = Wskaż gotową parę albo zakończ kolejkę.
battlegrounds-detail-keep-card = Druga wraca do pudełka, nikt jej nie zobaczy.
battlegrounds-detail-react = Pancerz ratuje czołg jeden raz.
battlegrounds-detail-go = W dowolnym kierunku; możesz też wrócić na swoje pole.
battlegrounds-detail-reveal = Takie same odkryte obrazki są twoje.
battlegrounds-detail-collect-pair = Wskaż dwa z nich.
battlegrounds-wait-title = Decyduje { $name }
battlegrounds-wait-take-card = Bierze kartę czołgu.
battlegrounds-wait-activate-card = Wybiera aktywną kartę.
battlegrounds-wait-place-pawn = Wybiera pole startu.
battlegrounds-wait-enter = Wraca czołgiem na planszę.
battlegrounds-wait-act = Wybiera ruch albo zmienia czołg.
battlegrounds-wait-shoot = Wybiera strzał.
battlegrounds-wait-shoot-first = Strzela przed ruchem.
battlegrounds-wait-drive = Rusza po strzale.
battlegrounds-wait-after = Może użyć premii.
battlegrounds-wait-keep-card = Zatrzymuje jedną z dwóch kart.
battlegrounds-wait-react = Może położyć Pancerz.
battlegrounds-wait-go = Porusza pionek.
battlegrounds-wait-reveal = Odkrywa żeton.
battlegrounds-wait-collect-pair = Wybiera dwa z trzech żetonów.
battlegrounds-phase-take-card = Draft
battlegrounds-phase-activate-card = Aktywna karta
battlegrounds-phase-place-pawn = Start
battlegrounds-phase-enter = Powrót
battlegrounds-phase-move = Ruch
battlegrounds-phase-shot = Strzał
battlegrounds-phase-after = Premia
battlegrounds-phase-strike = Artyleria
battlegrounds-phase-go = Ruch
battlegrounds-phase-reveal = Odkrywanie
battlegrounds-phase-collect = Para

## Co się wydarzyło

battlegrounds-event-first =
    { $actor ->
        [you] Zaczynasz.
       *[other] Zaczyna { $name }.
    }
battlegrounds-event-board-laid = Żetony lokacji są rozłożone.
battlegrounds-event-swapped = Żetony z pól { $square } i { $other } zamieniają się miejscami.
battlegrounds-event-dealt =
    { $actor ->
        [you] Dostajesz kartę { $card }.
       *[other] { $name } dostaje kartę { $card }.
    }
battlegrounds-event-offered = Do draftu wyłożono kartę { $card }.
battlegrounds-event-taken =
    { $actor ->
        [you] Bierzesz kartę { $card }.
       *[other] { $name } bierze kartę { $card }.
    }
battlegrounds-event-activated =
    { $actor ->
        [you] Twoja karta { $card } prowadzi { $colour } pionek.
       *[other] { $card } prowadzi { $colour } pionek.
    }
battlegrounds-event-placed =
    { $actor ->
        [you] Twój { $colour } pionek zaczyna na { $square }.
       *[other] Pionek { $colour } zaczyna na { $square }.
    }
battlegrounds-event-round-begun = Runda { $number }
battlegrounds-event-turn =
    { $actor ->
        [you] Twoja kolejka.
       *[other] Kolejka: { $name }.
    }
battlegrounds-event-entered =
    { $actor ->
        [you] Twój czołg { $card } wraca na { $square }.
       *[other] { $card } wraca na { $square }.
    }
battlegrounds-event-repair-pause =
    { $actor ->
        [you] Robisz pauzę na naprawę.
       *[other] { $name } robi pauzę na naprawę.
    }
battlegrounds-event-defused =
    { $actor ->
        [you] Rozbrajasz niewypał na { $square }.
       *[other] Niewypał na { $square } jest rozbrojony.
    }
battlegrounds-event-waited =
    { $actor ->
        [you] Nie wprowadzasz czołgu.
       *[other] { $name } nie wprowadza czołgu.
    }
battlegrounds-event-moved =
    { $actor ->
        [you] Jedziesz: { $card } { $path }
       *[other] { $card } { $path }
    }
battlegrounds-event-stayed =
    { $actor ->
        [you] Twój czołg { $card } nie może się ruszyć i zostaje na { $square }
       *[other] { $card } nie może się ruszyć i zostaje na { $square }
    }
battlegrounds-event-hit-dud =
    { $actor ->
        [you] Twój czołg { $card } wjeżdża na niewypał na { $square }.
       *[other] { $card } wjeżdża na niewypał na { $square }.
    }
battlegrounds-event-drove-through =
    { $actor ->
        [you] Twój czołg { $card } przejeżdża przez czołg na { $square }.
       *[other] { $card } przejeżdża przez czołg na { $square }.
    }
battlegrounds-event-hit-artillery =
    { $actor ->
        [you] Twój czołg { $card } przejeżdża przez czołg artylerii na { $square }.
       *[other] { $card } przejeżdża przez czołg artylerii na { $square }.
    }
battlegrounds-event-armour-used =
    { $actor ->
        [you] Pancerz ratuje twój czołg { $card }.
       *[other] Pancerz ratuje { $card }.
    }
battlegrounds-event-destroyed =
    { $actor ->
        [you] Twój czołg { $card } zniszczony na { $square }.
       *[other] { $card } zniszczony na { $square }.
    }
battlegrounds-event-card-lost =
    { $actor ->
        [you] Twoja karta { $card } wypada z gry.
       *[other] Karta { $card } wypada z gry.
    }
battlegrounds-event-points-won =
    { $actor ->
        [you] Zdobywasz żeton z punktami ({ $colour }): +{ $number }
       *[other] { $name } zdobywa żeton z punktami ({ $colour }): +{ $number }
    }
battlegrounds-event-token-taken =
    { $actor ->
        [you] Zabierasz z { $square }: { $token }
       *[other] { $name } zabiera z { $square }: { $token }
    }
battlegrounds-event-paired =
    { $team ->
        [yes] { $actor ->
            [you] Masz parę ({ $side }), { $token }: +{ $number }
           *[other] { $side }: para, { $token }: +{ $number }
        }
       *[no] { $actor ->
            [you] Masz parę, { $token }: +{ $number }
           *[other] { $name }: para, { $token }: +{ $number }
        }
    }
battlegrounds-event-dud-laid =
    { $actor ->
        [you] Kładziesz niewypał na { $square }.
       *[other] { $name } kładzie niewypał na { $square }.
    }
battlegrounds-event-dud-cleared =
    { $actor ->
        [you] Zdejmujesz niewypał z { $square }.
       *[other] { $name } zdejmuje niewypał z { $square }.
    }
battlegrounds-event-artillery-cleared =
    { $actor ->
        [you] Niszczysz czołg artylerii na { $square }.
       *[other] { $name } niszczy czołg artylerii na { $square }.
    }
battlegrounds-event-held =
    { $actor ->
        [you] Nie strzelasz.
       *[other] { $name } nie strzela.
    }
battlegrounds-event-shot-at =
    { $actor ->
        [you] Strzelasz na { $square }: { $card }
       *[other] { $owner ->
            [you] { $name } strzela na { $square }: twój czołg { $card }
           *[other] { $name } strzela na { $square }: { $card }
        }
    }
battlegrounds-event-changed =
    { $actor ->
        [you] Twoja karta { $card } przejmuje { $colour } pionek.
       *[other] { $card } przejmuje { $colour } pionek.
    }
battlegrounds-event-fitted =
    { $actor ->
        [you] Kładziesz na karcie { $card }: { $upgrade }
       *[other] { $name } kładzie na karcie { $card }: { $upgrade }
    }
battlegrounds-event-extra-turn =
    { $actor ->
        [you] Używasz premii Dodatkowa kolejka: jeszcze jedna akcja główna.
       *[other] { $name } używa premii Dodatkowa kolejka: jeszcze jedna akcja główna.
    }
battlegrounds-event-extra-tank =
    { $actor ->
        [you] Używasz premii Dodatkowy czołg.
       *[other] { $name } używa premii Dodatkowy czołg.
    }
battlegrounds-event-drawn =
    { $actor ->
        [you] Dobierasz: { $card }
       *[other] { $name } dobiera: { $card }
    }
battlegrounds-event-kept =
    { $actor ->
        [you] Zatrzymujesz: { $card }
       *[other] { $name } zatrzymuje: { $card }
    }
battlegrounds-event-repaired =
    { $actor ->
        [you] Twój czołg { $card } naprawiony.
       *[other] { $card } naprawiony.
    }
battlegrounds-event-declined =
    { $actor ->
        [you] Nie kładziesz Pancerza.
       *[other] { $name } nie kładzie Pancerza.
    }
battlegrounds-event-went =
    { $actor ->
        [you] Idziesz na { $square }.
       *[other] { $name } idzie na { $square }.
    }
battlegrounds-event-turned =
    { $actor ->
        [you] Odkrywasz na { $square }: { $token }
       *[other] { $square }: { $token }
    }
battlegrounds-event-found =
    { $actor ->
        [you] Znajdujesz parę na { $square } i { $other }: { $token }, +{ $number }
       *[other] { $name } znajduje parę na { $square } i { $other }: { $token }, +{ $number }
    }
battlegrounds-event-covered = Żeton na { $square } jest znów zakryty.
battlegrounds-event-struck = Artyleria ostrzeliwuje { $square }.
battlegrounds-event-artillery-took = Artyleria zabiera z { $square }: { $token }
battlegrounds-event-artillery-placed = Na { $square } staje czołg artylerii.
battlegrounds-event-nothing-hit = Ostrzał { $square } bez skutku.
battlegrounds-event-piles-shuffled = Wszystkie współrzędne zostały użyte: oba stosy tasuje się od nowa.
battlegrounds-event-game-over = Koniec gry.
battlegrounds-then-shot-at =
    { $owner ->
        [you] , strzał { $square }: twój czołg { $card }
       *[other] , strzał { $square }: { $card }
    }
battlegrounds-then-token-taken =
    { $actor ->
        [you] , strzał { $square }: zabierasz żeton { $token }
       *[other] , strzał { $square }: żeton { $token }
    }
battlegrounds-then-dud-laid =
    { $actor ->
        [you] , strzał { $square }: kładziesz niewypał
       *[other] , strzał { $square }: kładzie niewypał
    }
battlegrounds-then-dud-cleared =
    { $actor ->
        [you] , strzał { $square }: zdejmujesz niewypał
       *[other] , strzał { $square }: zdejmuje niewypał
    }
battlegrounds-then-artillery-cleared =
    { $actor ->
        [you] , strzał { $square }: niszczysz czołg artylerii
       *[other] , strzał { $square }: niszczy czołg artylerii
    }
battlegrounds-then-held = , bez strzału

## Premie

battlegrounds-icons = Ikonki
battlegrounds-icons-why = para z taką ikonką daje premię
battlegrounds-ability-extra-turn = Dodatkowa kolejka
battlegrounds-ability-extra-turn-text = Raz, po akcji głównej: jeszcze jedna akcja główna.
battlegrounds-ability-extra-tank = Dodatkowy czołg
battlegrounds-ability-extra-tank-text = Raz: dobierz dwie karty czołgów i jedną zatrzymaj.
battlegrounds-ability-direction = Kierunek
battlegrounds-ability-direction-text = Czołg może skręcić przy każdym kroku ruchu.
battlegrounds-ability-further-shot = Dalszy strzał
battlegrounds-ability-further-shot-text = Czołg może strzelić o jedno pole dalej.
battlegrounds-ability-further-move = Dalszy ruch
battlegrounds-ability-further-move-text = Czołg może ruszyć się o jedno pole dalej.
battlegrounds-ability-order-change = Zmiana kolejności
battlegrounds-ability-order-change-text = Czołg może strzelić przed ruchem.
battlegrounds-ability-armour = Pancerz
battlegrounds-ability-armour-text = Jeden raz ratuje czołg przed zniszczeniem.

## Obrazki

battlegrounds-picture-bridge = Most
battlegrounds-picture-windmill = Wiatrak
battlegrounds-picture-railway-station = Dworzec kolejowy
battlegrounds-picture-lighthouse = Latarnia morska
battlegrounds-picture-castle = Zamek
battlegrounds-picture-factory = Fabryka
battlegrounds-picture-church = Kościół
battlegrounds-picture-harbour = Port
battlegrounds-picture-airfield = Lotnisko
battlegrounds-picture-quarry = Kamieniołom
battlegrounds-picture-monastery = Klasztor
battlegrounds-picture-dam = Zapora
battlegrounds-picture-oasis = Oaza
battlegrounds-picture-village = Wioska
battlegrounds-picture-bunker = Bunkier
battlegrounds-picture-radar-station = Stacja radarowa

## Kolory, kraje, klasy

battlegrounds-colour-green = zielony
battlegrounds-colour-yellow = żółty
battlegrounds-colour-blue = niebieski
battlegrounds-colour-red = czerwony
battlegrounds-nation-ussr = ZSRR
battlegrounds-nation-germany = Niemcy
battlegrounds-nation-united-kingdom = Wielka Brytania
battlegrounds-nation-france = Francja
battlegrounds-nation-poland = Polska
battlegrounds-nation-czechoslovakia = Czechosłowacja
battlegrounds-nation-usa = USA
battlegrounds-class-heavy = ciężki
battlegrounds-class-medium = średni
battlegrounds-class-light = lekki
battlegrounds-class-tank-destroyer = niszczyciel czołgów
battlegrounds-pairs-laid =
    { $n ->
        [one] W tym { $n } na karcie czołgu.
        [few] W tym { $n } na kartach czołgów.
        [many] W tym { $n } na kartach czołgów.
       *[other] W tym { $n } na kartach czołgów.
    }

## Left unused at the end of a turn

battlegrounds-unused-bonus = { $n ->
    [one] jedna premia
    [few] { $n } premie
   *[many] { $n } premii
}

## Podsumowanie

battlegrounds-chip-dud = niewypał na { $square }
battlegrounds-verdict-destroyed = zniszczony
battlegrounds-verdict-pair = para: +{ $n }
battlegrounds-stage-target = z { $n }
`;export{e as default};