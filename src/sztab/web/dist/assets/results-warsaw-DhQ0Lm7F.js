var e=`### Bitwa Warszawska 1920: wynik gry.

warsaw-result-won =
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
warsaw-result-why =
    { $why ->
        [points] { $goal } PZ osiągnięto w rundzie { $round }, { $day } sierpnia.
        [round] Runda { $round } była ostatnia.
        [deck] W rundzie { $round } skończyła się talia.
       *[draw] Punkty i 2. linie są równe: partia jest nierozstrzygnięta.
    }
warsaw-result-fronts = Kto wygrał na którym froncie
warsaw-result-ring = Mosiężny pierścień: leżał tu znacznik Dodatkowej Punktacji, 1 PZ więcej.
warsaw-result-tied = remis
warsaw-result-no = bez bitwy
warsaw-result-rule = Więcej wygranych bitew: 1 PZ; wszystkie trzy: { $sweep }. Do zwycięstwa wystarczy { $goal } PZ.
`;export{e as default};