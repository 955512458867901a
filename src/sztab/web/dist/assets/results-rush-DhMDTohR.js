var e=`### Rush: wynik gry.

rush-result-last-round = Runda { $round } była ostatnia.
rush-result-singles = { $number } z pojedynczych
rush-result-doubles = { $number } z podwójnych
rush-result-set =
    { $number ->
        [one] { $number } komplet z { $size } Medali ({ $worth })
        [few] { $number } komplety z { $size } Medali (po { $worth })
       *[other] { $number } kompletów z { $size } Medali (po { $worth })
    }
rush-result-achievement-tied = { $name }: nikt, bo jest remis ({ $names }: po { $number }).
`;export{e as default};