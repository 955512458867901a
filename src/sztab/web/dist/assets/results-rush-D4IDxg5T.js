var e=`### Rush: výsledek hry.

rush-result-last-round = { $round }. kolo bylo poslední.
rush-result-singles = { $number } z jednoduchých
rush-result-doubles = { $number } z dvojitých
rush-result-set =
    { $number ->
        [one] { $number } sada { $size } medailí ({ $worth })
        [few] { $number } sady { $size } medailí (po { $worth })
       *[other] { $number } sad { $size } medailí (po { $worth })
    }
rush-result-achievement-tied = { $name }: nikdo, je to nerozhodně ({ $names }: po { $number }).
`;export{e as default};