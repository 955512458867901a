### Battle of Warsaw 1920 in the terminal, where the page shows a picture instead.

## Actions

warsaw-say-pass = Pass: no more actions this round
warsaw-say-play = Play { $card }
warsaw-say-block = Discard a card and move a Blockade marker
warsaw-say-bid = { warsaw-do-bid-for }
warsaw-say-activate = Discard a card and activate the commander { warsaw-on-front }
warsaw-say-edge = Edge { $edge }
warsaw-say-four = { $who } draws up to 4 cards, the other up to 3

## The table

warsaw-sheet-bonus = Bonus marker
warsaw-sheet-no-front = no front
warsaw-sheet-order = Order of play
warsaw-sheet-no-order = not drawn yet
warsaw-sheet-on-card = on the Social Support card
warsaw-sheet-fronts = Fronts
warsaw-sheet-of = { $n } of { $limit }
warsaw-sheet-used-effect = effect { $number } used
warsaw-sheet-beside = Beside { warsaw-resource }
warsaw-sheet-deck = deck { $n }
warsaw-sheet-no-cards = no cards
warsaw-column-front = front
warsaw-column-army = army
warsaw-column-line1 = line 1
warsaw-column-line2 = line 2
warsaw-column-strength = strength
warsaw-column-commander = commander
warsaw-column-orders = orders
warsaw-column-card = card
warsaw-column-name = name
warsaw-column-effect = what it does

## Events, statistics

warsaw-tell-round-begun = — Round { $round } —
warsaw-source-victory-points = Victory points
warsaw-role-wp = Polish Army
warsaw-role-acz = Red Army
warsaw-ending-draw = draw
warsaw-ending-7-points = 7 points
warsaw-ending-last-round = last round
warsaw-ending-empty-deck = empty deck
