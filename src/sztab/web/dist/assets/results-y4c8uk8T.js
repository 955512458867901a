var e=`### Wynik gry: po jej zakończeniu.

results-place = Miejsce
results-round = Runda { $round }
results-rounds = Rundy
results-each = { $name } (po { $worth })

## Rush

results-rush-last-round = Runda { $round } była ostatnia.
results-rush-singles = { $number } z pojedynczych
results-rush-doubles = { $number } z podwójnych
results-rush-set =
    { $number ->
        [one] { $number } komplet z { $size } Medali ({ $worth })
        [few] { $number } komplety z { $size } Medali (po { $worth })
       *[other] { $number } kompletów z { $size } Medali (po { $worth })
    }
results-rush-achievement-tied = { $name }: nikt, bo jest remis ({ $names }: po { $number }).

## Battlegrounds

results-bg-tokens = żetony { $numbers }
results-bg-why-target = Cel osiągnięto w rundzie { $round }.
results-bg-why-rounds = Runda { $round } była ostatnia.
results-bg-why-stalled = W rundzie { $round } nikt nie mógł już zdobyć punktów.
results-bg-why-artillery = W rundzie { $round } artyleria osiągnęła swój cel.
results-bg-why-board-empty = Ostatni żeton zabrano w rundzie { $round }.
results-bg-why-tanks-lost = Ostatni czołg stracono w rundzie { $round }.

## Bitwa Warszawska 1920

results-warsaw-won =
    { $by ->
        [points] { $army ->
            [wp] Wojsko Polskie wygrywa { $own }:{ $other }
           *[acz] Armia Czerwona wygrywa { $own }:{ $other }
        }
       *[default] { $army ->
            [wp] Wojsko Polskie wygrywa
           *[acz] Armia Czerwona wygrywa
        }
    }
results-warsaw-why =
    { $why ->
        [points] { $goal } PZ osiągnięto w rundzie { $round }, { $day } sierpnia.
        [round] Runda { $round } była ostatnia.
        [deck] W rundzie { $round } skończyła się talia.
       *[draw] Punkty i 2. linie są równe: partia jest nierozstrzygnięta.
    }
results-warsaw-fronts = Kto wygrał na którym froncie
results-warsaw-ring = Mosiężny pierścień: leżał tu znacznik Dodatkowej Punktacji, 1 PZ więcej.
results-warsaw-tied = remis
results-warsaw-no = bez bitwy
results-warsaw-rule = Więcej wygranych bitew: 1 PZ; wszystkie trzy: { $sweep }. Do zwycięstwa wystarczy { $goal } PZ.
`;export{e as default};