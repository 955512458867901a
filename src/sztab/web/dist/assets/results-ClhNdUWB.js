var e=`### Výsledek hry: po jejím konci.

results-place = Pořadí
results-round = Kolo { $round }
results-rounds = Kola
results-each = { $name } (po { $worth })

## Rush

results-rush-last-round = { $round }. kolo bylo poslední.
results-rush-singles = { $number } z jednoduchých
results-rush-doubles = { $number } z dvojitých
results-rush-set =
    { $number ->
        [one] { $number } sada { $size } medailí ({ $worth })
        [few] { $number } sady { $size } medailí (po { $worth })
       *[other] { $number } sad { $size } medailí (po { $worth })
    }
results-rush-achievement-tied = { $name }: nikdo, je to nerozhodně ({ $names }: po { $number }).

## Battlegrounds

results-bg-tokens = žetony { $numbers }
results-bg-why-target = Cíle bylo dosaženo v { $round }. kole.
results-bg-why-rounds = { $round }. kolo bylo poslední.
results-bg-why-stalled = V { $round }. kole už nikdo nemohl bodovat.
results-bg-why-artillery = V { $round }. kole dosáhlo svého cíle dělostřelectvo.
results-bg-why-board-empty = Poslední žeton byl sebrán v { $round }. kole.
results-bg-why-tanks-lost = Poslední tank padl v { $round }. kole.

## Bitva o Varšavu 1920

results-warsaw-won =
    { $by ->
        [points] { $army ->
            [wp] Polská armáda vítězí { $own } : { $other }
           *[acz] Rudá armáda vítězí { $own } : { $other }
        }
       *[default] { $army ->
            [wp] Polská armáda vítězí
           *[acz] Rudá armáda vítězí
        }
    }
results-warsaw-why =
    { $why ->
        [points] { $goal } VB bylo dosaženo v { $round }. kole, { $day }. srpna.
        [round] { $round }. kolo bylo poslední.
        [deck] V { $round }. kole došel balíček.
       *[draw] Body i 2. linie jsou stejné: hra končí nerozhodně.
    }
results-warsaw-fronts = Kdo vyhrál na které frontě
results-warsaw-ring = Mosazný kroužek: ležel tu žeton Bonusu, 1 VB navíc.
results-warsaw-tied = nerozhodně
results-warsaw-no = bez bitvy
results-warsaw-rule = Víc vyhraných bitev: 1 VB; všechny tři: { $sweep }. K vítězství stačí { $goal } VB.
`;export{e as default};