### Rush in the terminal, where the page shows a picture instead.

## Actions

rush-say-rear = the card in the Rear Guard

## The table

rush-sheet-reserve = Reserve (deck { $deck }, discard { $discard })
rush-sheet-achievements = Achievements (deck { $deck }, ruins: { $ruins })
rush-sheet-piles = Garage { $garage }, Depot { $depot }
rush-sheet-deeds =
    { $vehicles ->
        [one] { $vehicles } vehicle
       *[other] { $vehicles } vehicles
    }, { $bases ->
        [one] { $bases } base
       *[other] { $bases } bases
    }
rush-sheet-destroyed = destroyed
rush-sheet-guard-damaged = damaged
rush-sheet-base-damaged = base damaged
rush-column-slot = slot
rush-column-vehicle = vehicle
rush-column-name = name
rush-column-values = values
rush-column-nation = nation
rush-column-singles = singles
rush-column-doubles = doubles
rush-column-achievement = achievement
rush-column-standing = standing
rush-column-side = side
rush-column-number = number
rush-column-support = support

## Events, statistics

rush-tell-turn-begun =
    { $actor ->
        [you] — Your turn (round { $n }) —
       *[other] — { $seat }: turn (round { $n }) —
    }
rush-role-team-a = team A
rush-role-team-b = team B
