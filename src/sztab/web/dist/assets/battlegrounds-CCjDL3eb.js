var e=`### World of Tanks Battlegrounds: stół.

bg-board = Plansza
bg-you = Ty
bg-team = Drużyna { $team }
bg-others = Pozostali gracze
bg-away = brak połączenia
bg-target = cel: { $target }
bg-points-of = punkty: { $points } z { $target }
bg-empty = puste
bg-dud = niewypał
bg-artillery-tank = czołg artylerii
bg-face-down = zakryty żeton
bg-pawn-of = { $colour } pionek ({ $name })
bg-tank-of = { $card }, { $colour } ({ $name })
bg-pawn-on = { $colour }, pole { $square }
bg-pawn-off = { $colour }, poza planszą
bg-pawn-away = poza planszą
bg-token-special = { $picture } ({ $icon })
bg-point-token = { $colour } żeton z punktami: { $points }
bg-point-token-gone = utracony { $colour } żeton z punktami: { $points }
bg-menu-object = W co strzelasz na polu { $square }?

## Karty czołgów

bg-card-unknown = zakryta karta
bg-card-move = Ruch
bg-card-shot = Strzał
bg-card-active = Aktywna
bg-card-state-active = aktywna, prowadzi { $colour } pionek
bg-card-state-ready = Sprawna, w rezerwie
bg-card-state-damaged = Uszkodzona, w naprawie
bg-card-state-offered = do wyboru
bg-reach-orthogonal = prosto { $distance }
bg-reach-diagonal = po skosie { $distance }
bg-reach-or = { $first } lub { $last }
bg-slot-free = wolne miejsce
bg-reserve = Rezerwa
bg-offer-draft = Draft
bg-offer-draft-why = bierzecie po jednej karcie na zmianę
bg-offer-drawn = Dodatkowy czołg
bg-offer-drawn-why = jedną kartę zatrzymujesz, druga wraca do pudełka

## Obszary gry

bg-area = Obszar gry
bg-area-common = Wspólny obszar gry: { $team }
bg-pairs = Pary
bg-pairs-count =
    { $n ->
        [one] { $n } para
        [few] { $n } pary
        [many] { $n } par
       *[other] { $n } pary
    }
bg-pairs-none = Jeszcze żadnej. Parę tworzą dwa takie same obrazki.
bg-pair-ready = do użycia
bg-pair-spent = użyta
bg-pair-plain = bez premii
bg-singles = Pojedyncze żetony
bg-singles-where = taki sam obrazek leży na polach
bg-singles-none = Brak. Trafiony żeton zabierasz.
bg-single-like = taki sam obrazek: { $squares }
bg-won = Punkty za czołgi
bg-pool-duds =
    { $n ->
        [one] niewypał
        [few] niewypały
        [many] niewypałów
       *[other] niewypału
    }
bg-pool-deck = w talii
bg-source-pairs = Pary
bg-source-tanks = Zniszczone czołgi

## Wariant familijny i solo

bg-family-go = Porusz czołg o 1 lub 2 pola w dowolną stronę.
bg-family-reveal = Odkryj dwa żetony, które się z nim stykają.
bg-family-again = Dwa takie same odkryte obrazki są twoje: 2 punkty i grasz jeszcze raz.
bg-family-end = Wygrywa, kto pierwszy zdobędzie { $target } punktów.
bg-family-down = Zakryty: nikt go nie zna.
bg-family-up = Odkryty w poprzedniej kolejce: na koniec tej zostanie zakryty.
bg-family-icons = Ikonki nie mają tu znaczenia.
bg-family-pair = Znaleziona para: 2 punkty i jeszcze jedna kolejka.
bg-artillery = Artyleria
bg-letters = Litery
bg-digits = Cyfry
bg-coordinates-why = Przerywany okrąg: pojawi się jeszcze w tym cyklu.
bg-coordinate-coming = jeszcze zakryty
bg-coordinate-up = odkryty
bg-stars =
    { $n ->
        [one] { $n } gwiazdka
        [few] { $n } gwiazdki
        [many] { $n } gwiazdek
       *[other] { $n } gwiazdki
    }
bg-star-next =
    { $n ->
        [one] { $n } punkt do następnej gwiazdki
        [few] { $n } punkty do następnej gwiazdki
        [many] { $n } punktów do następnej gwiazdki
       *[other] { $n } punktu do następnej gwiazdki
    }
bg-supply = Każdy czołg artylerii na planszy to jej punkt. Zapas: { $n }.

## Oznaczenia na planszy

bg-key-tank = twój czołg
bg-key-move = możesz tam jechać
bg-key-choose = możesz to wybrać
bg-key-step = następny krok
bg-key-far = { $first } lub { $n } pola
bg-key-deadly = niszczy twój czołg
bg-key-shot = możesz tam strzelić
bg-effect-move =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
        [many] { $n } pól
       *[other] { $n } pola
    }
bg-effect-deadly-dud = niewypał na polu { $square } zniszczy twój czołg
bg-effect-deadly-tank = przejazd przez czołg na polu { $square } zniszczy twój czołg
bg-effect-deadly-artillery = przejazd przez czołg artylerii na polu { $square } zniszczy twój czołg
bg-effect-armour = kosztuje Pancerz na polu { $square }
bg-effect-tank = +{ $points } czołg
bg-effect-destroys = zniszcz
bg-effect-token = żeton
bg-effect-pair = +{ $points } para
bg-effect-pair-icon = +{ $points } para, premia: { $icon }
bg-effect-dud = połóż
bg-effect-clear = zdejmij
bg-effect-artillery = zniszcz
bg-effect-pause = kosztuje resztę kolejki
bg-effect-enter = powrót tutaj
bg-effect-change = przejmuje pionek; bez ruchu i strzału
bg-effect-place = start tutaj
bg-effect-go = ruch tutaj
bg-effect-reveal = odkryj

## Akcje

bg-do-take = Weź: { $card }
bg-do-activate = { $card } prowadzi { $colour } pionek
bg-do-place = Start z pola { $square }
bg-do-enter = Powrót na { $square }: { $card }
bg-do-wait = Nie wprowadzaj czołgu
bg-do-extra-tank = Użyj: Dodatkowy czołg
bg-do-keep = Zatrzymaj: { $card }
bg-do-move = Jedź na { $square }
bg-do-stay = Zostań na miejscu ({ $colour })
bg-do-fire = Najpierw strzel ({ $colour })
bg-do-change = Zmień czołg: { $card }
bg-do-shoot-token = Zabierz żeton
bg-do-shoot-tank = Traf czołg
bg-do-shoot-dud = Połóż niewypał na { $square }
bg-do-shoot-clear = Zdejmij niewypał z { $square }
bg-do-shoot-artillery = Zniszcz czołg artylerii na { $square }
bg-do-hold = Nie strzelaj
bg-do-fit = Połóż { $upgrade } na karcie { $card }
bg-do-pair-0 = Para: { $picture }, bez premii
bg-do-pair-1 = Para: { $picture }, z premią
bg-do-pair-2 = Para: { $picture }, oba specjalne
bg-do-extra-turn = Użyj: Dodatkowa kolejka
bg-do-end = Zakończ kolejkę
bg-do-decline = Nie kładź Pancerza
bg-do-go = Idź na { $square }
bg-do-reveal = Odkryj { $square }
bg-do-collect = Weź parę z { $square } i { $other }

## Pytania

bg-ask-take-card = Którą kartę czołgu bierzesz?
bg-ask-activate-card = Która karta poprowadzi twój { $colour } pionek?
bg-ask-place-pawn = Gdzie zaczyna twój { $colour } pionek?
bg-ask-enter = Wróć czołgiem na planszę
bg-ask-act = Wykonaj ruch lub zmień czołg
bg-ask-way =
    { $n ->
        [one] Ruch: { $n } pole
        [few] Ruch: { $n } pola
        [many] Ruch: { $n } pól
       *[other] Ruch: { $n } pola
    }
bg-ask-shoot = { $card } na { $square }: w co strzelasz?
bg-ask-shoot-first = { $card } na { $square }: strzel przed ruchem
bg-ask-drive = { $card } na { $square }: ruch po strzale
bg-ask-after = Użyjesz premii czy kończysz kolejkę?
bg-ask-keep-card = Którą z dwóch kart zatrzymujesz?
bg-ask-react = { $card } na { $square } jest celem strzału. Położyć Pancerz?
bg-ask-go = Porusz pionek o 1 lub 2 pola
bg-ask-reveal =
    { $n ->
        [one] Odkryj żeton obok swojego czołgu
        [few] Odkryj { $n } żetony obok swojego czołgu
        [many] Odkryj { $n } żetonów obok swojego czołgu
       *[other] Odkryj { $n } żetonu obok swojego czołgu
    }
bg-ask-collect-pair = Trzy takie same żetony: które dwa bierzesz?
bg-ask-over = Koniec gry
bg-detail-take-card = Karty czołgów masz przez całą grę. Siatki pokazują, dokąd czołg jeździ i dokąd strzela.
bg-detail-activate-card = Ten czołg rusza do walki pierwszy; później możesz go zmienić. Siatki pokazują, dokąd jeździ i dokąd strzela.
bg-detail-place-pawn = Stąd ruszysz po raz pierwszy. Wybierz podświetlone pole bazy.
bg-detail-enter = Wskaż kartę, potem pole swojej bazy.
bg-detail-enter-damaged = Wskaż kartę, potem pole. Uszkodzona karta kosztuje resztę kolejki.
bg-detail-enter-paused = Potem kolejka się kończy.
bg-detail-act = Wskaż pole albo kartę w rezerwie.
bg-detail-act-two = Wskaż swój czołg, potem pole; albo kartę w rezerwie.
bg-detail-act-tank = { $tank }: wskaż pole.
bg-detail-way = { $way }. Wskaż następne pole.
bg-detail-way-done = { $way }. Zatwierdź albo wskaż inne pole.
bg-detail-way-deadly = Na polu { $square } czołg zostałby zniszczony.
bg-detail-shoot = Żeton, czołg, niewypał albo puste pole na niewypał.
bg-detail-shoot-solo = Żeton albo czołg artylerii.
bg-detail-shoot-first = Ruch będzie potem.
bg-detail-drive = Wskaż pole.
bg-detail-after = Wskaż gotową parę albo zakończ kolejkę.
bg-detail-keep-card = Druga wraca do pudełka, nikt jej nie zobaczy.
bg-detail-react = Pancerz ratuje czołg jeden raz.
bg-detail-go = W dowolnym kierunku; możesz też wrócić na swoje pole.
bg-detail-reveal = Takie same odkryte obrazki są twoje.
bg-detail-collect-pair = Wskaż dwa z nich.
bg-wait = Decyduje { $name }
bg-wait-take-card = Bierze kartę czołgu.
bg-wait-activate-card = Wybiera aktywną kartę.
bg-wait-place-pawn = Wybiera pole startu.
bg-wait-enter = Wraca czołgiem na planszę.
bg-wait-act = Wybiera ruch albo zmienia czołg.
bg-wait-shoot = Wybiera strzał.
bg-wait-shoot-first = Strzela przed ruchem.
bg-wait-drive = Rusza po strzale.
bg-wait-after = Może użyć premii.
bg-wait-keep-card = Zatrzymuje jedną z dwóch kart.
bg-wait-react = Może położyć Pancerz.
bg-wait-go = Porusza pionek.
bg-wait-reveal = Odkrywa żeton.
bg-wait-collect-pair = Wybiera dwa z trzech żetonów.
bg-phase-take-card = Draft
bg-phase-activate-card = Aktywna karta
bg-phase-place-pawn = Start
bg-phase-enter = Powrót
bg-phase-move = Ruch
bg-phase-shot = Strzał
bg-phase-after = Premia
bg-phase-strike = Artyleria
bg-phase-go = Ruch
bg-phase-reveal = Odkrywanie
bg-phase-collect = Para

## Co się wydarzyło

bg-event-first =
    { $actor ->
        [you] Zaczynasz.
       *[other] Zaczyna { $name }.
    }
bg-event-board-laid = Żetony lokacji są rozłożone.
bg-event-swapped = Żetony z pól { $square } i { $other } zamieniają się miejscami.
bg-event-dealt =
    { $actor ->
        [you] Dostajesz kartę { $card }.
       *[other] { $name } dostaje kartę { $card }.
    }
bg-event-offered = Do draftu wyłożono kartę { $card }.
bg-event-taken =
    { $actor ->
        [you] Bierzesz kartę { $card }.
       *[other] { $name } bierze kartę { $card }.
    }
bg-event-activated =
    { $actor ->
        [you] Twoja karta { $card } prowadzi { $colour } pionek.
       *[other] { $card } prowadzi { $colour } pionek.
    }
bg-event-placed =
    { $actor ->
        [you] Twój { $colour } pionek zaczyna na { $square }.
       *[other] Pionek { $colour } zaczyna na { $square }.
    }
bg-event-round-begun = Runda { $number }
bg-event-turn =
    { $actor ->
        [you] Twoja kolejka.
       *[other] Kolejka: { $name }.
    }
bg-event-entered =
    { $actor ->
        [you] Twój czołg { $card } wraca na { $square }.
       *[other] { $card } wraca na { $square }.
    }
bg-event-repair-pause =
    { $actor ->
        [you] Robisz pauzę na naprawę.
       *[other] { $name } robi pauzę na naprawę.
    }
bg-event-defused =
    { $actor ->
        [you] Rozbrajasz niewypał na { $square }.
       *[other] Niewypał na { $square } jest rozbrojony.
    }
bg-event-waited =
    { $actor ->
        [you] Nie wprowadzasz czołgu.
       *[other] { $name } nie wprowadza czołgu.
    }
bg-event-moved =
    { $actor ->
        [you] Jedziesz: { $card } { $path }
       *[other] { $card } { $path }
    }
bg-event-stayed =
    { $actor ->
        [you] Twój czołg { $card } nie może się ruszyć i zostaje na { $square }
       *[other] { $card } nie może się ruszyć i zostaje na { $square }
    }
bg-event-hit-dud =
    { $actor ->
        [you] Twój czołg { $card } wjeżdża na niewypał na { $square }.
       *[other] { $card } wjeżdża na niewypał na { $square }.
    }
bg-event-drove-through =
    { $actor ->
        [you] Twój czołg { $card } przejeżdża przez czołg na { $square }.
       *[other] { $card } przejeżdża przez czołg na { $square }.
    }
bg-event-hit-artillery =
    { $actor ->
        [you] Twój czołg { $card } przejeżdża przez czołg artylerii na { $square }.
       *[other] { $card } przejeżdża przez czołg artylerii na { $square }.
    }
bg-event-armour-used =
    { $actor ->
        [you] Pancerz ratuje twój czołg { $card }.
       *[other] Pancerz ratuje { $card }.
    }
bg-event-destroyed =
    { $actor ->
        [you] Twój czołg { $card } zniszczony na { $square }.
       *[other] { $card } zniszczony na { $square }.
    }
bg-event-card-lost =
    { $actor ->
        [you] Twoja karta { $card } wypada z gry.
       *[other] Karta { $card } wypada z gry.
    }
bg-event-points-won =
    { $actor ->
        [you] Zdobywasz żeton z punktami ({ $colour }): +{ $number }
       *[other] { $name } zdobywa żeton z punktami ({ $colour }): +{ $number }
    }
bg-event-token-taken =
    { $actor ->
        [you] Zabierasz z { $square }: { $token }
       *[other] { $name } zabiera z { $square }: { $token }
    }
bg-event-paired =
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
bg-event-dud-laid =
    { $actor ->
        [you] Kładziesz niewypał na { $square }.
       *[other] { $name } kładzie niewypał na { $square }.
    }
bg-event-dud-cleared =
    { $actor ->
        [you] Zdejmujesz niewypał z { $square }.
       *[other] { $name } zdejmuje niewypał z { $square }.
    }
bg-event-artillery-cleared =
    { $actor ->
        [you] Niszczysz czołg artylerii na { $square }.
       *[other] { $name } niszczy czołg artylerii na { $square }.
    }
bg-event-held =
    { $actor ->
        [you] Nie strzelasz.
       *[other] { $name } nie strzela.
    }
bg-event-shot-at =
    { $actor ->
        [you] Strzelasz na { $square }: { $card }
       *[other] { $owner ->
            [you] { $name } strzela na { $square }: twój czołg { $card }
           *[other] { $name } strzela na { $square }: { $card }
        }
    }
bg-event-changed =
    { $actor ->
        [you] Twoja karta { $card } przejmuje { $colour } pionek.
       *[other] { $card } przejmuje { $colour } pionek.
    }
bg-event-fitted =
    { $actor ->
        [you] Kładziesz na karcie { $card }: { $upgrade }
       *[other] { $name } kładzie na karcie { $card }: { $upgrade }
    }
bg-event-extra-turn =
    { $actor ->
        [you] Używasz premii Dodatkowa kolejka: jeszcze jedna akcja główna.
       *[other] { $name } używa premii Dodatkowa kolejka: jeszcze jedna akcja główna.
    }
bg-event-extra-tank =
    { $actor ->
        [you] Używasz premii Dodatkowy czołg.
       *[other] { $name } używa premii Dodatkowy czołg.
    }
bg-event-drawn =
    { $actor ->
        [you] Dobierasz: { $card }
       *[other] { $name } dobiera: { $card }
    }
bg-event-kept =
    { $actor ->
        [you] Zatrzymujesz: { $card }
       *[other] { $name } zatrzymuje: { $card }
    }
bg-event-repaired =
    { $actor ->
        [you] Twój czołg { $card } naprawiony.
       *[other] { $card } naprawiony.
    }
bg-event-declined =
    { $actor ->
        [you] Nie kładziesz Pancerza.
       *[other] { $name } nie kładzie Pancerza.
    }
bg-event-went =
    { $actor ->
        [you] Idziesz na { $square }.
       *[other] { $name } idzie na { $square }.
    }
bg-event-turned =
    { $actor ->
        [you] Odkrywasz na { $square }: { $token }
       *[other] { $square }: { $token }
    }
bg-event-found =
    { $actor ->
        [you] Znajdujesz parę na { $square } i { $other }: { $token }, +{ $number }
       *[other] { $name } znajduje parę na { $square } i { $other }: { $token }, +{ $number }
    }
bg-event-covered = Żeton na { $square } jest znów zakryty.
bg-event-struck = Artyleria ostrzeliwuje { $square }.
bg-event-artillery-took = Artyleria zabiera z { $square }: { $token }
bg-event-artillery-placed = Na { $square } staje czołg artylerii.
bg-event-nothing-hit = Ostrzał { $square } bez skutku.
bg-event-piles-shuffled = Wszystkie współrzędne zostały użyte: oba stosy tasuje się od nowa.
bg-event-game-over = Koniec gry.
bg-then-shot-at =
    { $owner ->
        [you] , strzał { $square }: twój czołg { $card }
       *[other] , strzał { $square }: { $card }
    }
bg-then-token-taken =
    { $actor ->
        [you] , strzał { $square }: zabierasz żeton { $token }
       *[other] , strzał { $square }: żeton { $token }
    }
bg-then-dud-laid =
    { $actor ->
        [you] , strzał { $square }: kładziesz niewypał
       *[other] , strzał { $square }: kładzie niewypał
    }
bg-then-dud-cleared =
    { $actor ->
        [you] , strzał { $square }: zdejmujesz niewypał
       *[other] , strzał { $square }: zdejmuje niewypał
    }
bg-then-artillery-cleared =
    { $actor ->
        [you] , strzał { $square }: niszczysz czołg artylerii
       *[other] , strzał { $square }: niszczy czołg artylerii
    }
bg-then-held = , bez strzału

## Premie

bg-icons = Ikonki
bg-icons-why = para z taką ikonką daje premię
bg-icon-extra-turn = Dodatkowa kolejka
bg-icon-extra-turn-text = Raz, po akcji głównej: jeszcze jedna akcja główna.
bg-icon-extra-tank = Dodatkowy czołg
bg-icon-extra-tank-text = Raz: dobierz dwie karty czołgów i jedną zatrzymaj.
bg-icon-direction = Kierunek
bg-icon-direction-text = Czołg może skręcić przy każdym kroku ruchu.
bg-icon-further-shot = Dalszy strzał
bg-icon-further-shot-text = Czołg może strzelić o jedno pole dalej.
bg-icon-further-move = Dalszy ruch
bg-icon-further-move-text = Czołg może ruszyć się o jedno pole dalej.
bg-icon-order-change = Zmiana kolejności
bg-icon-order-change-text = Czołg może strzelić przed ruchem.
bg-icon-armour = Pancerz
bg-icon-armour-text = Jeden raz ratuje czołg przed zniszczeniem.

## Obrazki

bg-picture-bridge = Most
bg-picture-windmill = Wiatrak
bg-picture-railway-station = Dworzec kolejowy
bg-picture-lighthouse = Latarnia morska
bg-picture-castle = Zamek
bg-picture-factory = Fabryka
bg-picture-church = Kościół
bg-picture-harbour = Port
bg-picture-airfield = Lotnisko
bg-picture-quarry = Kamieniołom
bg-picture-monastery = Klasztor
bg-picture-dam = Zapora
bg-picture-oasis = Oaza
bg-picture-village = Wioska
bg-picture-bunker = Bunkier
bg-picture-radar-station = Stacja radarowa

## Kolory, kraje, klasy

bg-colour-green = zielony
bg-colour-yellow = żółty
bg-colour-blue = niebieski
bg-colour-red = czerwony
bg-nation-ussr = ZSRR
bg-nation-germany = Niemcy
bg-nation-united-kingdom = Wielka Brytania
bg-nation-france = Francja
bg-nation-poland = Polska
bg-nation-czechoslovakia = Czechosłowacja
bg-nation-usa = USA
bg-class-heavy = ciężki
bg-class-medium = średni
bg-class-light = lekki
bg-class-tank-destroyer = niszczyciel czołgów
bg-pairs-laid =
    { $n ->
        [one] W tym { $n } na karcie czołgu.
        [few] W tym { $n } na kartach czołgów.
        [many] W tym { $n } na kartach czołgów.
       *[other] W tym { $n } na kartach czołgów.
    }

## Left unused at the end of a turn

bg-unused-bonus = { $n ->
    [one] jedna premia
    [few] { $n } premie
   *[many] { $n } premii
}

## Podsumowanie

bg-chip-dud = niewypał na { $square }
bg-verdict-destroyed = zniszczony
bg-verdict-pair = para: +{ $n }
bg-stage-target = z { $n }
`;export{e as default};