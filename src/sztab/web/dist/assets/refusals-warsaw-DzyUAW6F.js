var e=`### Battle of Warsaw: why something is not allowed.

## Steps of units

no-no-step-back = Z 1LF jednotky neustupují.
no-no-unit-on-line =
    Na { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } není žádná jednotka.
no-units-already-moved =
    Každá jednotka na { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } se už přesunula.
no-second-line-no-crossing = Na 2LF leží žeton Blokády: jednotky nesmějí měnit frontu.
no-second-line-blocked = Na 2LF leží žeton Blokády: jednotky z ní nesmějí odejít.
no-first-line-blocked =
    Na 1LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } leží žeton Blokády: žádná jednotka tam nevstoupí.
no-second-line-full =
    2LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } je plná: limit jednotek je { $limit }.
no-units-moving = Teď se přesouvají jednotky: ukaž krok, nebo skonči.
no-second-to-first-only = Karta přesouvá jednotky jen z 2LF na 1LF.
no-other-front-only =
    Karta přesouvá jednotky jen { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    }.
no-supply-or-stop = Zásobovací akce přidá jednotku, nebo jednu posune o krok; můžeš také skončit.
no-no-unit-in-reserve = V Záloze už není žádná jednotka.
no-no-enemy-on-line = Na této linii není žádná soupeřova jednotka.
no-remove-from-line = Vyber linii, ze které zmizí soupeřova jednotka.
no-first-line-or-decline = Všechny jednotky mohou teď vstoupit na 1LF: přijmi, nebo odmítni.

## Cards

no-choose-front = Vyber frontu, na kterou kartu zahraješ.
no-card-not-for-front =
    Tuto kartu nezahraješ { $front ->
        [Northern] na Severní frontu
        [Central] na Střední frontu
       *[Southern] na Jižní frontu
    }.
no-commander-field-blocked =
    Na prázdném poli velitele { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } leží žeton Blokády.
no-order-field-blocked =
    Na poli rozkazu { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } leží žeton Blokády.
no-order-on-front =
    Rozkaz už leží { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    }.
no-effect-not-optional = Tento efekt nelze odmítnout: karta neříká „můžeš“.
no-effect-decided = Aktivace už je rozhodnutá: teď se musí použít efekt.
no-effect-condition-unmet = Tento efekt nelze vybrat: jeho podmínka není splněna.
no-choose-effect = Vyber efekt velitele.

## Actions of a turn

no-no-cards-for-action = Každá akce potřebuje kartu a ruka je prázdná.
no-play-discard-or-pass = Zahraj kartu, odhoď ji na jinou akci, nebo pasuj.
no-another-action-or-decline = Proveď ještě jednu akci, nebo ji odmítni; odmítnutí není pas.
no-card-not-held = Hráč na tahu tuto kartu v ruce nemá.
no-all-commander-fields-blocked = Na všech polích velitelů leží žetony Blokády: velitele nelze zahrát.
no-no-order-field-free = Žádné pole rozkazu není volné: na každém leží rozkaz, nebo žeton Blokády.
no-all-order-fields-blocked = Na všech polích rozkazů leží žetony Blokády: rozkaz nelze zahrát.
no-no-commander-on-front =
    { $front ->
        [Northern] Na Severní frontě
        [Central] Na Střední frontě
       *[Southern] Na Jižní frontě
    } nemáš velitele.
no-commander-used = Tento velitel už byl v tomto kole použit.
no-commander-blocked = Na tomto veliteli leží žeton Blokády: nelze ho aktivovat.
no-no-effect-possible = Žádný efekt tohoto velitele teď nelze vybrat.
no-discard-to-pay = Odhoď teď kartu z vlastní ruky: zaplatíš jí akci.

## Markers

no-marker-already-there = Žeton už tam leží: musí na jiné místo.
no-marker-on-field = Už tam leží jiný žeton.
no-order-on-field = Leží tam rozkaz: na jeho pole nelze položit žeton.
no-place-blockade = Teď je třeba položit žeton Blokády: ukaž místo.
no-special-blockade-stays = Žeton Zvláštní blokády během kola nic nepřesune.
no-place-own-blockade = Teď se pokládá žeton Blokády vlastní armády.
no-blockade-on-enemy-side = Žeton Blokády leží jen na straně soupeře své armády.
no-army-places-blockade = Armáda teď pokládá svůj žeton Blokády na soupeřovo místo.
no-not-in-enemy-half = Toto místo není v soupeřově polovině.
no-own-blockade-at-setup = Při přípravě klade každá armáda vlastní žeton Blokády.
no-not-on-card = Karta toto místo pro žeton neuvádí.
no-place-special-blockade = Polož teď žeton Zvláštní blokády, nebo odmítni.
no-support-places-special = Podpora veřejnosti dovolí položit jen žeton Zvláštní blokády.
no-not-an-enemy-place = To není soupeřovo místo.

## Resources, lots and the end

no-edge-chosen-by-winner =
    { $resource ->
        [Funds] Vítěz Financí
       *[Supply] Vítěz Zásobování
    } teď vybírá hranu karty: a, nebo b.
no-army-names-drawer = Armáda teď určí, který její hráč si dobere do 4 karet.
no-army-gives-initiative = Armáda teď dá každému hráči jeden žeton Iniciativy.
no-army-lots = Los teď rozhodne, kdo hraje za Polskou armádu.
no-blockade-lots = Los teď rozhodne, která armáda položí žeton Blokády první.
no-order-being-rolled = Kostka teď rozhodne o pořadí hráčů.
no-bonus-being-rolled = Kostka teď rozhodne, kde leží žeton Bonusu.
no-army-card-being-drawn = Teď se dobírá karta z balíčku armády.
no-not-an-action = { $number } není číslo akce.
no-game-over = Hra skončila.

## What is pointed at out of turn, or while something else comes first

no-commander-comes-by-card =
    Velitel přijde { $front ->
        [Northern] na Severní frontu
        [Central] na Střední frontu
       *[Southern] na Jižní frontu
    }, když tam zahraješ kartu Velitele.
no-effect-chosen-by-commander = Efekt se vybírá, když je jeho velitel zahrán nebo aktivován.
no-order-comes-by-card =
    Rozkaz přijde { $front ->
        [Northern] na Severní frontu
        [Central] na Střední frontu
       *[Southern] na Jižní frontu
    }, když tam zahraješ kartu Rozkazu.
no-blockade-moves-by-action = Žetony Blokády přesouvá jen akce, nebo karta, která to říká.
no-bids-in-your-turn =
    Karty se pokládají ke zdroji { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    } jako akce ve vlastním tahu.
no-cards-in-stage-three = Karty se hrají ve fázi 3, po boji o zdroje.
no-choose-edge =
    Vyber jednu ze dvou hran karty { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    }.
no-enemy-removed-on-front =
    Teď odstraňuješ soupeřovy jednotky, a to jen { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    }.
no-enemy-leaves-by-card =
    Soupeřovy jednotky opouštějí { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } jen kvůli kartě nebo v bitvě.
no-marker-before-place = Nejprve vyber žeton, potom místo, kam přijde.
no-other-seat-moves = Na tahu je { $seat }.
no-other-chooses-edge =
    { $seat } teď vybírá hranu karty { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    }.
no-other-decides-for-army = { $seat } teď rozhoduje za svou armádu.
no-other-places-blockade = { $seat } teď pokládá žeton Blokády.
no-other-places-special = { $seat } teď rozhoduje, zda a kam položit žeton Speciální blokády.
no-other-supplies = { $seat } teď provádí zásobovací akce.
no-units-move-only = Teď se přesouvají jednotky na frontách; ze Zálohy žádná nepřibývá.
no-finish-card-first = Jedna akce po druhé: nejprve dokonči kartu, kterou hraješ.
no-players-not-now = Hráč se volí jen tehdy, když armáda rozděluje karty nebo žetony Iniciativy.
no-enemy-commander-field =
    Pole velitele { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    } patří soupeři.
no-commander-waits =
    Velitel { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } jedná, když ho ve svém tahu zahraješ nebo aktivuješ.
no-front-before-card =
    { $front ->
        [Northern] Severní fronta
        [Central] Střední fronta
       *[Southern] Jižní fronta
    } se volí pro kartu: nejprve vyber kartu.
no-enemy-order-field =
    Pole rozkazu { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    } patří soupeři.
no-order-stays =
    Rozkaz { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    } tam zůstává do konce kola.
no-marker-needs-place = Právě tento žeton pokládáš: vyber mu místo.
no-enemy-reserve = To je soupeřova Záloha; jednotek v ní: { $units }.
no-player-of-other-army = Tento hráč patří k druhé armádě: vyber někoho ze své.
no-bid-before-resource =
    Chceš-li bojovat o zdroj { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    }, vyber nejprve tuto akci: stojí kartu z ruky.
no-blockade-costs-card = Za přesun žetonu Blokády odhazuješ kartu: je to samostatná akce.
no-units-leave-by-card = Jednotky opouštějí Zálohu kartou nebo zásobovací akcí; jednotek v ní: { $units }.
no-units-move-by-card =
    Jednotky na { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } přesouvá jen karta nebo zásobovací akce.
no-no-player-chosen = Ve dvou se hráči střídají; nikdo se nevybírá.
no-enemy-units-not-yours = Přesouváš vlastní jednotky, ne soupeřovy.
`;export{e as default};