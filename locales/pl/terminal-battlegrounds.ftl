### Battlegrounds w terminalu, tam gdzie strona pokazuje obrazek.

## Actions

bg-say-first = Zaczyna { $seat }
bg-say-token = Na następne pole trafia { $token }
bg-say-swap = Zamień miejscami z żetonem na { $square }
bg-say-deal = Rozdaj: { $card }
bg-say-draw = Dobierz: { $card }
bg-say-turn = Na żetonie jest { $token }
bg-say-strike = Artyleria ostrzeliwuje { $square }
bg-say-place = { $colour } pionek zaczyna na { $square }
bg-say-enter = { $colour } pionek wraca na { $square }: { $card }
bg-say-extra-tank = Użyj premii Dodatkowy czołg: dobierz dwie karty i zatrzymaj jedną
bg-say-move = Jedź { $way }
bg-say-stay = { $colour } czołg zostaje na miejscu
bg-say-fire = { $colour } czołg najpierw strzela, potem jedzie
bg-say-change = Zmień czołg: { $colour } pionek dostaje { $card }
bg-say-shoot-token = Zabierz żeton z { $square }
bg-say-shoot-tank = Traf czołg na { $square }
bg-say-fit = Połóż { $upgrade } na karcie { $card }. { $effect }
bg-say-extra-turn = Użyj premii Dodatkowa kolejka: jeszcze jedna akcja główna
bg-say-values = ruch { $move }, strzał { $shot }

## The table

bg-sheet-set-up = Przygotowanie
bg-sheet-whose = { $what }, { $seat }
bg-sheet-turn = kolejka
bg-sheet-then-extra =
    { $n ->
        [one] { $turn }, potem { $n } dodatkowa kolejka
        [few] { $turn }, potem { $n } dodatkowe kolejki
       *[other] { $turn }, potem { $n } dodatkowych kolejek
    }
bg-sheet-first-player = pierwszy gracz
bg-sheet-to-win = do wygranej
bg-sheet-deck = talia
bg-sheet-offered = do draftu
bg-sheet-lost = poza grą
bg-sheet-duds = niewypały
bg-sheet-in-pool = { $n } w puli
bg-sheet-no-token = bez żetonów na planszy
bg-sheet-rank = dotychczasowa ocena
bg-sheet-next-star = { $rank }, następna za { $n } pkt
bg-sheet-artillery = artyleria
bg-sheet-artillery-points = { $points } z { $goal } pkt ({ $tokens }, { $tanks })
bg-sheet-supply = jej zapas
bg-sheet-coming = jeszcze do wylosowania
bg-sheet-coordinates = { $letters } i { $digits }
bg-sheet-all-coordinates = wszystkie współrzędne, po przetasowaniu
bg-sheet-single = pojedyncze
bg-sheet-ready = do użycia
bg-sheet-pairs = pary
bg-sheet-tanks-won = czołgi
bg-sheet-reserve = rezerwa
bg-sheet-rejected = odrzucone
bg-sheet-drawn = dobrane
bg-sheet-damaged = uszkodzony
bg-sheet-pawns = Pionki
bg-sheet-tanks = Czołgi
bg-sheet-pawn = { $colour } ({ $letter }) { $seat }
bg-sheet-off = poza planszą, baza { $base }
bg-count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
bg-count-quiet =
    { $n ->
        [one] { $n } kolejka bez punktu
        [few] { $n } kolejki bez punktu
       *[other] { $n } kolejek bez punktu
    }
bg-count-tokens =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[other] { $n } żetonów
    }
bg-count-tanks =
    { $n ->
        [one] { $n } czołg na planszy
        [few] { $n } czołgi na planszy
       *[other] { $n } czołgów na planszy
    }
bg-count-artillery =
    { $n ->
        [one] { $n } czołg artylerii
        [few] { $n } czołgi artylerii
       *[other] { $n } czołgów artylerii
    }
bg-column-pawn = pionek
bg-column-tank = czołg
bg-column-on = pole
bg-column-card = karta
bg-column-upgrades = ulepszenia
bg-column-stack = stos
bg-legend = Co jest na planszy
bg-legend-pawns = pionki, przed tym, co pod nimi leży
bg-legend-tanks = czołgi, przed tym, co pod nimi leży
bg-legend-special = specjalny
bg-legend-empty = puste
bg-legend-dud = niewypał
bg-legend-artillery = czołg artylerii
bg-legend-face-down = zakryty
bg-legend-seen = zakryty, ale zapamiętany
bg-legend-bases = bazy
bg-legend-pictures = obrazki

## Events, statistics

bg-tell-round-begun = — Runda { $number } —
bg-role-first = pierwsze miejsce w kolejności
bg-role-second = drugie miejsce w kolejności
bg-role-third = trzecie miejsce w kolejności
bg-role-fourth = czwarte miejsce w kolejności
bg-role-team-a = drużyna A
bg-role-team-b = drużyna B
bg-ending-target = osiągnięty cel
bg-ending-rounds = limit rund
bg-ending-stalled = brak postępu
bg-ending-artillery = artyleria
bg-ending-board-empty = pusta plansza
bg-ending-tanks-lost = utrata czołgów
bg-figure-stars = gwiazdki
