### Bitwa Warszawska 1920 w terminalu, tam gdzie strona pokazuje obrazek.

## Actions

warsaw-say-pass = Pas: koniec akcji w tej rundzie
warsaw-say-play = Zagraj: { $card }
warsaw-say-block = Odrzuć kartę i porusz znacznik Blokady
warsaw-say-bid = { warsaw-do-bid-for }
warsaw-say-activate = Odrzuć kartę i aktywuj dowódcę { warsaw-on-front }
warsaw-say-edge = Bok { $edge }
warsaw-say-four = { $who } dobiera do 4 kart, druga osoba do 3

## The table

warsaw-sheet-bonus = Znacznik Bonusu
warsaw-sheet-no-front = żaden front
warsaw-sheet-order = Kolejność gry
warsaw-sheet-no-order = jeszcze nie wylosowana
warsaw-sheet-on-card = na karcie Poparcia społecznego
warsaw-sheet-fronts = Fronty
warsaw-sheet-of = { $n } z { $limit }
warsaw-sheet-used-effect = użyto efektu { $number }
warsaw-sheet-beside = Przy zasobie { warsaw-resource }
warsaw-sheet-deck = talia: { $n }
warsaw-sheet-no-cards = brak kart
warsaw-column-front = front
warsaw-column-army = armia
warsaw-column-line1 = 1LF
warsaw-column-line2 = 2LF
warsaw-column-strength = siła
warsaw-column-commander = dowódca
warsaw-column-orders = rozkazy
warsaw-column-card = karta
warsaw-column-name = nazwa w zapisie
warsaw-column-effect = działanie

## Events, statistics

warsaw-tell-round-begun = — Runda { $round } —
warsaw-source-victory-points = Punkty zwycięstwa
warsaw-role-wp = Wojsko Polskie
warsaw-role-acz = Armia Czerwona
warsaw-ending-draw = remis
warsaw-ending-7-points = 7 punktów
warsaw-ending-last-round = ostatnia runda
warsaw-ending-empty-deck = pusta talia
