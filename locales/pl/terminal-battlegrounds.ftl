### Battlegrounds w terminalu, tam gdzie strona pokazuje obrazek.

## Actions

battlegrounds-say-first = Zaczyna { $seat }
battlegrounds-say-token = Na następne pole trafia { $token }
battlegrounds-say-swap = Zamień miejscami z żetonem na { $square }
battlegrounds-say-deal = Rozdaj: { $card }
battlegrounds-say-draw = Dobierz: { $card }
battlegrounds-say-turn = Na żetonie jest { $token }
battlegrounds-say-strike = Artyleria ostrzeliwuje { $square }
battlegrounds-say-place = { $colour } pionek zaczyna na { $square }
battlegrounds-say-enter = { $colour } pionek wraca na { $square }: { $card }
battlegrounds-say-extra-tank = Użyj premii Dodatkowy czołg: dobierz dwie karty i zatrzymaj jedną
battlegrounds-say-move = Jedź { $way }
battlegrounds-say-stay = { $colour } czołg zostaje na miejscu
battlegrounds-say-fire = { $colour } czołg najpierw strzela, potem jedzie
battlegrounds-say-change = Zmień czołg: { $colour } pionek dostaje { $card }
battlegrounds-say-shoot-token = Zabierz żeton z { $square }
battlegrounds-say-shoot-tank = Traf czołg na { $square }
battlegrounds-say-fit = Połóż { $upgrade } na karcie { $card }. { $effect }
battlegrounds-say-extra-turn = Użyj premii Dodatkowa kolejka: jeszcze jedna akcja główna
battlegrounds-say-values = ruch { $move }, strzał { $shot }

## The table

battlegrounds-sheet-set-up = Przygotowanie
battlegrounds-sheet-whose = { $what }, { $seat }
battlegrounds-sheet-turn = kolejka
battlegrounds-sheet-then-extra =
    { $n ->
        [one] { $turn }, potem { $n } dodatkowa kolejka
        [few] { $turn }, potem { $n } dodatkowe kolejki
       *[other] { $turn }, potem { $n } dodatkowych kolejek
    }
battlegrounds-sheet-first-player = pierwszy gracz
battlegrounds-sheet-to-win = do wygranej
battlegrounds-sheet-deck = talia
battlegrounds-sheet-offered = do draftu
battlegrounds-sheet-lost = poza grą
battlegrounds-sheet-duds = niewypały
battlegrounds-sheet-in-pool = { $n } w puli
battlegrounds-sheet-no-token = bez żetonów na planszy
battlegrounds-sheet-rank = dotychczasowa ocena
battlegrounds-sheet-next-star = { $rank }, następna za { $n } pkt
battlegrounds-sheet-artillery = artyleria
battlegrounds-sheet-artillery-points = { $points } z { $goal } pkt ({ $tokens }, { $tanks })
battlegrounds-sheet-supply = jej zapas
battlegrounds-sheet-coming = jeszcze do wylosowania
battlegrounds-sheet-coordinates = { $letters } i { $digits }
battlegrounds-sheet-all-coordinates = wszystkie współrzędne, po przetasowaniu
battlegrounds-sheet-single = pojedyncze
battlegrounds-sheet-ready = do użycia
battlegrounds-sheet-pairs = pary
battlegrounds-sheet-tanks-won = czołgi
battlegrounds-sheet-reserve = rezerwa
battlegrounds-sheet-rejected = odrzucone
battlegrounds-sheet-drawn = dobrane
battlegrounds-sheet-damaged = uszkodzony
battlegrounds-sheet-pawns = Pionki
battlegrounds-sheet-tanks = Czołgi
battlegrounds-sheet-pawn = { $colour } ({ $letter }) { $seat }
battlegrounds-sheet-off = poza planszą, baza { $base }
battlegrounds-count-points =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
battlegrounds-count-quiet =
    { $n ->
        [one] { $n } kolejka bez punktu
        [few] { $n } kolejki bez punktu
       *[other] { $n } kolejek bez punktu
    }
battlegrounds-count-tokens =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[other] { $n } żetonów
    }
battlegrounds-count-tanks =
    { $n ->
        [one] { $n } czołg na planszy
        [few] { $n } czołgi na planszy
       *[other] { $n } czołgów na planszy
    }
battlegrounds-count-artillery =
    { $n ->
        [one] { $n } czołg artylerii
        [few] { $n } czołgi artylerii
       *[other] { $n } czołgów artylerii
    }
battlegrounds-column-pawn = pionek
battlegrounds-column-tank = czołg
battlegrounds-column-on = pole
battlegrounds-column-card = karta
battlegrounds-column-upgrades = ulepszenia
battlegrounds-column-stack = stos
battlegrounds-legend = Co jest na planszy
battlegrounds-legend-pawns = pionki, przed tym, co pod nimi leży
battlegrounds-legend-tanks = czołgi, przed tym, co pod nimi leży
battlegrounds-legend-special = specjalny
battlegrounds-legend-empty = puste
battlegrounds-legend-dud = niewypał
battlegrounds-legend-artillery = czołg artylerii
battlegrounds-legend-face-down = zakryty
battlegrounds-legend-seen = zakryty, ale zapamiętany
battlegrounds-legend-bases = bazy
battlegrounds-legend-pictures = obrazki

## Events, statistics

battlegrounds-tell-round-begun = — Runda { $number } —
battlegrounds-role-first = pierwsze miejsce w kolejności
battlegrounds-role-second = drugie miejsce w kolejności
battlegrounds-role-third = trzecie miejsce w kolejności
battlegrounds-role-fourth = czwarte miejsce w kolejności
battlegrounds-role-team-a = drużyna A
battlegrounds-role-team-b = drużyna B
battlegrounds-ending-target = osiągnięty cel
battlegrounds-ending-rounds = limit rund
battlegrounds-ending-stalled = brak postępu
battlegrounds-ending-artillery = artyleria
battlegrounds-ending-board-empty = pusta plansza
battlegrounds-ending-tanks-lost = utrata czołgów
battlegrounds-figure-stars = gwiazdki
