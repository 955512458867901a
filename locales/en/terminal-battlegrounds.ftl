### Battlegrounds in the terminal, where the page shows a picture instead.

## Actions

bg-say-first = { $seat } begins
bg-say-token = The next square gets { $token }
bg-say-swap = Change places with the token on { $square }
bg-say-deal = Deal { $card }
bg-say-draw = Draw { $card }
bg-say-turn = It shows { $token }
bg-say-strike = The artillery strikes { $square }
bg-say-place = The { $colour } pawn starts on { $square }
bg-say-enter = The { $colour } pawn enters on { $square } with { $card }
bg-say-extra-tank = Use Extra tank: draw two cards and keep one
bg-say-move = Drive { $way }
bg-say-stay = The { $colour } tank stays where it is
bg-say-fire = The { $colour } tank shoots first and moves afterwards
bg-say-change = Change tank: the { $colour } pawn gets { $card }
bg-say-shoot-token = Take the token on { $square }
bg-say-shoot-tank = Hit the tank on { $square }
bg-say-fit = Lay { $upgrade } on { $card }. { $effect }
bg-say-extra-turn = Use Extra turn: one more main action
bg-say-values = move { $move }, shot { $shot }

## The table

bg-sheet-set-up = Set-up
bg-sheet-whose = { $what } of { $seat }
bg-sheet-turn = turn
bg-sheet-then-extra =
    { $n ->
        [one] { $turn }, then { $n } extra turn
       *[other] { $turn }, then { $n } extra turns
    }
bg-sheet-first-player = first player
bg-sheet-to-win = to win
bg-sheet-deck = deck
bg-sheet-offered = to be drafted
bg-sheet-lost = out of the game
bg-sheet-duds = duds
bg-sheet-in-pool = { $n } in the pool
bg-sheet-no-token = no token left
bg-sheet-rank = rank so far
bg-sheet-next-star = { $rank }, the next for { $n } points
bg-sheet-artillery = artillery
bg-sheet-artillery-points = { $points } of { $goal } points ({ $tokens }, { $tanks })
bg-sheet-supply = its supply
bg-sheet-coming = yet to come
bg-sheet-coordinates = { $letters } and { $digits }
bg-sheet-all-coordinates = all coordinates, reshuffled
bg-sheet-single = single
bg-sheet-ready = ready
bg-sheet-pairs = pairs
bg-sheet-tanks-won = tanks
bg-sheet-reserve = reserve
bg-sheet-rejected = rejected
bg-sheet-drawn = drawn
bg-sheet-damaged = damaged
bg-sheet-pawns = Pawns
bg-sheet-tanks = Tanks
bg-sheet-pawn = { $colour } { $seat }
bg-sheet-off = off, base { $base }
bg-count-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
bg-count-quiet =
    { $n ->
        [one] { $n } turn without a point
       *[other] { $n } turns without a point
    }
bg-count-tokens =
    { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }
bg-count-tanks =
    { $n ->
        [one] { $n } tank on the board
       *[other] { $n } tanks on the board
    }
bg-count-artillery =
    { $n ->
        [one] { $n } artillery tank
       *[other] { $n } artillery tanks
    }
bg-column-pawn = pawn
bg-column-tank = tank
bg-column-on = on
bg-column-card = card
bg-column-upgrades = upgrades
bg-column-stack = stack
bg-legend = What is on the board
bg-legend-pawns = pawns, before what lies under them
bg-legend-tanks = tanks, before what lies under them
bg-legend-special = special
bg-legend-empty = empty
bg-legend-dud = a dud
bg-legend-artillery = an artillery tank
bg-legend-face-down = face down
bg-legend-seen = face down, but remembered
bg-legend-bases = bases
bg-legend-pictures = pictures

## Events, statistics

bg-tell-round-begun = — Round { $number } —
bg-role-first = first
bg-role-second = second
bg-role-third = third
bg-role-fourth = fourth
bg-role-team-a = team A
bg-role-team-b = team B
bg-ending-target = target
bg-ending-rounds = rounds
bg-ending-stalled = stalled
bg-ending-artillery = artillery
bg-ending-board-empty = board empty
bg-ending-tanks-lost = tanks lost
bg-figure-stars = stars
