### Rush w terminalu, tam gdzie strona pokazuje obrazek.

## Actions

rush-say-rear = karta z Tylnej Straży

## The table

rush-sheet-reserve = Rezerwa (talia: { $deck }, odrzucone: { $discard })
rush-sheet-achievements = Osiągnięcia (talia: { $deck }, ruiny: { $ruins })
rush-sheet-piles = Garaż { $garage }, Magazyn { $depot }
rush-sheet-deeds =
    { $vehicles ->
        [one] { $vehicles } pojazd
        [few] { $vehicles } pojazdy
       *[other] { $vehicles } pojazdów
    }, { $bases ->
        [one] { $bases } baza
        [few] { $bases } bazy
       *[other] { $bases } baz
    }
rush-sheet-destroyed = zniszczone
rush-sheet-guard-damaged = uszkodzony
rush-sheet-base-damaged = baza uszkodzona
rush-column-slot = miejsce
rush-column-vehicle = pojazd
rush-column-name = nazwa w zapisie
rush-column-values = wartości
rush-column-nation = kraj
rush-column-singles = pojedyncze
rush-column-doubles = podwójne
rush-column-achievement = osiągnięcie
rush-column-standing = stan
rush-column-side = strona
rush-column-number = liczba
rush-column-support = wsparcie

## Events, statistics

rush-tell-turn-begun =
    { $actor ->
        [you] — Twoja tura (runda { $n }) —
       *[other] — { $seat }: tura (runda { $n }) —
    }
rush-role-team-a = drużyna A
rush-role-team-b = drużyna B
