### Battlegrounds in the terminal, where the page shows a picture instead.

## Actions

battlegrounds-say-first = { $seat } begins
battlegrounds-say-token = The next square gets { $token }
battlegrounds-say-swap = Change places with the token on { $square }
battlegrounds-say-deal = Deal { $card }
battlegrounds-say-draw = Draw { $card }
battlegrounds-say-turn = It shows { $token }
battlegrounds-say-strike = The artillery strikes { $square }
battlegrounds-say-place = The { $colour } pawn starts on { $square }
battlegrounds-say-enter = The { $colour } pawn enters on { $square } with { $card }
battlegrounds-say-extra-tank = Use Extra tank: draw two cards and keep one
battlegrounds-say-move = Drive { $way }
battlegrounds-say-stay = The { $colour } tank stays where it is
battlegrounds-say-fire = The { $colour } tank shoots first and moves afterwards
battlegrounds-say-change = Change tank: the { $colour } pawn gets { $card }
battlegrounds-say-shoot-token = Take the token on { $square }
battlegrounds-say-shoot-tank = Hit the tank on { $square }
battlegrounds-say-fit = Lay { $upgrade } on { $card }. { $effect }
battlegrounds-say-extra-turn = Use Extra turn: one more main action
battlegrounds-say-values = move { $move }, shot { $shot }

## The table

battlegrounds-sheet-set-up = Set-up
battlegrounds-sheet-whose = { $what } of { $seat }
battlegrounds-sheet-turn = turn
battlegrounds-sheet-then-extra =
    { $n ->
        [one] { $turn }, then { $n } extra turn
       *[other] { $turn }, then { $n } extra turns
    }
battlegrounds-sheet-first-player = first player
battlegrounds-sheet-to-win = to win
battlegrounds-sheet-deck = deck
battlegrounds-sheet-offered = to be drafted
battlegrounds-sheet-lost = out of the game
battlegrounds-sheet-duds = duds
battlegrounds-sheet-in-pool = { $n } in the pool
battlegrounds-sheet-no-token = no token left
battlegrounds-sheet-rank = rank so far
battlegrounds-sheet-next-star = { $rank }, the next for { $n } points
battlegrounds-sheet-artillery = artillery
battlegrounds-sheet-artillery-points = { $points } of { $goal } points ({ $tokens }, { $tanks })
battlegrounds-sheet-supply = its supply
battlegrounds-sheet-coming = yet to come
battlegrounds-sheet-coordinates = { $letters } and { $digits }
battlegrounds-sheet-all-coordinates = all coordinates, reshuffled
battlegrounds-sheet-single = single
battlegrounds-sheet-ready = ready
battlegrounds-sheet-pairs = pairs
battlegrounds-sheet-tanks-won = tanks
battlegrounds-sheet-reserve = reserve
battlegrounds-sheet-rejected = rejected
battlegrounds-sheet-drawn = drawn
battlegrounds-sheet-damaged = damaged
battlegrounds-sheet-pawns = Pawns
battlegrounds-sheet-tanks = Tanks
battlegrounds-sheet-pawn = { $colour } { $seat }
battlegrounds-sheet-off = off, base { $base }
battlegrounds-count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
battlegrounds-count-quiet =
    { $n ->
        [one] { $n } turn without a point
       *[other] { $n } turns without a point
    }
battlegrounds-count-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
battlegrounds-count-tanks =
    { $n ->
        [one] { $n } tank on the board
       *[other] { $n } tanks on the board
    }
battlegrounds-count-artillery =
    { $n ->
        [one] { $n } artillery tank
       *[other] { $n } artillery tanks
    }
battlegrounds-column-pawn = pawn
battlegrounds-column-tank = tank
battlegrounds-column-on = on
battlegrounds-column-card = card
battlegrounds-column-upgrades = upgrades
battlegrounds-column-stack = stack
battlegrounds-legend = What is on the board
battlegrounds-legend-pawns = pawns, before what lies under them
battlegrounds-legend-tanks = tanks, before what lies under them
battlegrounds-legend-special = special
battlegrounds-legend-empty = empty
battlegrounds-legend-dud = a dud
battlegrounds-legend-artillery = an artillery tank
battlegrounds-legend-face-down = face down
battlegrounds-legend-seen = face down, but remembered
battlegrounds-legend-bases = bases
battlegrounds-legend-pictures = pictures

## Events, statistics

battlegrounds-tell-round-begun = — Round { $number } —
battlegrounds-role-first = first
battlegrounds-role-second = second
battlegrounds-role-third = third
battlegrounds-role-fourth = fourth
battlegrounds-role-team-a = team A
battlegrounds-role-team-b = team B
battlegrounds-ending-target = target
battlegrounds-ending-rounds = rounds
battlegrounds-ending-stalled = stalled
battlegrounds-ending-artillery = artillery
battlegrounds-ending-board-empty = board empty
battlegrounds-ending-tanks-lost = tanks lost
battlegrounds-figure-stars = stars
