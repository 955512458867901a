var e=`### Bitva o Varšavu 1920: výsledek hry.

warsaw-result-won =
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
warsaw-result-why =
    { $why ->
        [points] { $goal } VB bylo dosaženo v { $round }. kole, { $day }. srpna.
        [round] { $round }. kolo bylo poslední.
        [deck] V { $round }. kole došel balíček.
       *[draw] Body i 2. linie jsou stejné: hra končí nerozhodně.
    }
warsaw-result-fronts = Kdo vyhrál na které frontě
warsaw-result-ring = Mosazný kroužek: ležel tu žeton Bonusu, 1 VB navíc.
warsaw-result-tied = nerozhodně
warsaw-result-no = bez bitvy
warsaw-result-rule = Víc vyhraných bitev: 1 VB; všechny tři: { $sweep }. K vítězství stačí { $goal } VB.
`;export{e as default};