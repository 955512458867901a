### Rush v terminálu, kde stránka ukazuje obrázek.

## Actions

rush-say-rear = karta ze zadního voje

## The table

rush-sheet-reserve = Obchod (balíček: { $deck }, odhozené: { $discard })
rush-sheet-achievements = Úspěchy (balíček: { $deck }, trosky: { $ruins })
rush-sheet-piles = Garáž { $garage }, Sklad { $depot }
rush-sheet-deeds =
    { $vehicles ->
        [one] { $vehicles } vozidlo
        [few] { $vehicles } vozidla
       *[other] { $vehicles } vozidel
    }, { $bases ->
        [one] { $bases } základna
        [few] { $bases } základny
       *[other] { $bases } základen
    }
rush-sheet-destroyed = zničeno
rush-sheet-guard-damaged = poškozený
rush-sheet-base-damaged = základna poškozená
rush-column-slot = místo
rush-column-vehicle = vozidlo
rush-column-name = název v zápisu
rush-column-values = hodnoty
rush-column-nation = země
rush-column-singles = jednoduché
rush-column-doubles = dvojité
rush-column-achievement = úspěch
rush-column-standing = stav
rush-column-side = strana
rush-column-number = číslo
rush-column-support = podpora

## Events, statistics

rush-tell-turn-begun =
    { $actor ->
        [you] — Tvůj tah (kolo { $n }) —
       *[other] — { $seat }: tah (kolo { $n }) —
    }
rush-role-team-a = tým A
rush-role-team-b = tým B
