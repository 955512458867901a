### Bitva o Varšavu 1920 v terminálu, kde stránka ukazuje obrázek.

## Actions

warsaw-say-pass = Pasovat: v tomto kole už žádná akce
warsaw-say-play = Zahrát: { $card }
warsaw-say-block = Odhodit kartu a přesunout žeton Blokády
warsaw-say-bid = { warsaw-do-bid-for }
warsaw-say-activate = Odhodit kartu a aktivovat velitele { warsaw-on-front }
warsaw-say-edge = Hrana { $edge }
warsaw-say-four = { $who } si dobere do 4 karet, druhý do 3

## The table

warsaw-sheet-bonus = Žeton Bonusu
warsaw-sheet-no-front = žádná fronta
warsaw-sheet-order = Pořadí hry
warsaw-sheet-no-order = ještě nevylosováno
warsaw-sheet-on-card = na kartě Podpory veřejnosti
warsaw-sheet-fronts = Fronty
warsaw-sheet-of = { $n } z { $limit }
warsaw-sheet-used-effect = použit efekt { $number }
warsaw-sheet-beside = U zdroje { warsaw-resource }
warsaw-sheet-deck = balíček: { $n }
warsaw-sheet-no-cards = žádné karty
warsaw-column-front = fronta
warsaw-column-army = armáda
warsaw-column-line1 = 1LF
warsaw-column-line2 = 2LF
warsaw-column-strength = síla
warsaw-column-commander = velitel
warsaw-column-orders = rozkazy
warsaw-column-card = karta
warsaw-column-name = název v zápisu
warsaw-column-effect = co dělá

## Events, statistics

warsaw-tell-round-begun = — Kolo { $round } —
warsaw-source-victory-points = Vítězné body
warsaw-role-wp = Polská armáda
warsaw-role-acz = Rudá armáda
warsaw-ending-draw = remíza
warsaw-ending-7-points = 7 bodů
warsaw-ending-last-round = poslední kolo
warsaw-ending-empty-deck = prázdný balíček
