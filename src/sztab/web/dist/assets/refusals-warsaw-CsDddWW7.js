var e=`### What is not allowed in the Battle of Warsaw, with its numbers.

## Steps of units

no-units-do-not-step-back-from-the-first-line = Z 1LF jednotky neustupují.
no-there-is-no-unit-on-line-line-of-the-front-front =
    Na { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } není žádná jednotka.
no-every-unit-on-line-line-of-the-front-front-has-moved-already =
    Každá jednotka na { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } se už přesunula.
no-a-blockade-marker-on-the-second-line-forbids-steps-between-fronts = Na 2LF leží žeton Blokády: jednotky nesmějí měnit frontu.
no-a-blockade-marker-on-the-second-line-forbids-every-step-from-it = Na 2LF leží žeton Blokády: jednotky z ní nesmějí odejít.
no-a-blockade-marker-lies-on-the-first-line-of-the-front-front-no-unit-enters-it =
    Na 1LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } leží žeton Blokády: žádná jednotka tam nevstoupí.
no-the-second-line-of-the-front-front-is-full-it-holds-limit-units =
    2LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } je plná: limit jednotek je { $limit }.
no-units-are-moving-give-a-step-or-stop = Teď se přesouvají jednotky: ukaž krok, nebo skonči.
no-the-card-moves-units-from-the-second-line-to-the-first-only = Karta přesouvá jednotky jen z 2LF na 1LF.
no-the-card-moves-units-on-the-front-front-only =
    Karta přesouvá jednotky jen { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    }.
no-a-supply-action-adds-a-unit-or-moves-one-a-step-you-can-also-stop = Zásobovací akce přidá jednotku, nebo jednu posune o krok; můžeš také skončit.
no-there-is-no-unit-left-in-the-reserve = V Záloze už není žádná jednotka.
no-there-is-no-enemy-unit-on-that-line = Na této linii není žádná soupeřova jednotka.
no-choose-the-line-from-which-an-enemy-unit-is-removed = Vyber linii, ze které zmizí soupeřova jednotka.
no-all-units-may-move-to-the-first-line-now-accept-or-decline = Všechny jednotky mohou teď vstoupit na 1LF: přijmi, nebo odmítni.

## Cards

no-choose-the-front-on-which-the-card-is-played = Vyber frontu, na kterou kartu zahraješ.
no-this-card-does-not-go-to-the-front-front =
    Tuto kartu nezahraješ { $front ->
        [Northern] na Severní frontu
        [Central] na Střední frontu
       *[Southern] na Jižní frontu
    }.
no-a-blockade-marker-lies-on-the-empty-commander-field-of-the-front-front =
    Na prázdném poli velitele { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } leží žeton Blokády.
no-a-blockade-marker-lies-on-the-order-field-of-the-front-front =
    Na poli rozkazu { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } leží žeton Blokády.
no-an-order-lies-on-the-front-front-already =
    Rozkaz už leží { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    }.
no-the-card-does-not-say-that-its-effect-may-be-declined = Tento efekt nelze odmítnout: karta neříká „můžeš“.
no-the-activation-was-the-decision-an-effect-is-used-now = Aktivace už je rozhodnutá: teď se musí použít efekt.
no-that-effect-cannot-be-chosen-its-condition-is-not-met = Tento efekt nelze vybrat: jeho podmínka není splněna.
no-choose-an-effect-of-the-commander = Vyber efekt velitele.

## Actions of a turn

no-every-action-needs-a-card-and-your-hand-is-empty = Každá akce potřebuje kartu a ruka je prázdná.
no-play-a-card-or-discard-one-for-another-action-or-pass = Zahraj kartu, odhoď ji na jinou akci, nebo pasuj.
no-take-one-more-action-or-decline-it-declining-is-not-a-pass = Proveď ještě jednu akci, nebo ji odmítni; odmítnutí není pas.
no-the-player-whose-turn-it-is-does-not-hold-that-card = Hráč na tahu tuto kartu v ruce nemá.
no-blockade-markers-lie-on-all-commander-fields-no-commander-can-be-played = Na všech polích velitelů leží žetony Blokády: velitele nelze zahrát.
no-no-order-field-is-free-each-holds-an-order-or-a-blockade-marker = Žádné pole rozkazu není volné: na každém leží rozkaz, nebo žeton Blokády.
no-blockade-markers-lie-on-all-order-fields-no-order-can-be-played = Na všech polích rozkazů leží žetony Blokády: rozkaz nelze zahrát.
no-you-have-no-commander-on-the-front-front =
    { $front ->
        [Northern] Na Severní frontě
        [Central] Na Střední frontě
       *[Southern] Na Jižní frontě
    } nemáš velitele.
no-this-commander-has-been-used-in-this-round-already = Tento velitel už byl v tomto kole použit.
no-a-blockade-marker-lies-on-this-commander-he-cannot-be-activated = Na tomto veliteli leží žeton Blokády: nelze ho aktivovat.
no-no-effect-of-this-commander-can-be-chosen-now = Žádný efekt tohoto velitele teď nelze vybrat.
no-discard-a-card-from-your-hand-it-pays-for-the-action = Odhoď teď kartu z vlastní ruky: zaplatíš jí akci.

## Markers

no-the-marker-lies-there-already-it-must-go-to-another-place = Žeton už tam leží: musí na jiné místo.
no-another-marker-lies-there-already = Už tam leží jiný žeton.
no-an-order-lies-there-no-marker-can-be-put-on-its-field = Leží tam rozkaz: na jeho pole nelze položit žeton.
no-place-a-blockade-marker-now = Teď je třeba položit žeton Blokády: ukaž místo.
no-nothing-moves-the-special-blockade-marker-during-the-round = Žeton Zvláštní blokády během kola nic nepřesune.
no-place-your-own-army-s-blockade-marker = Teď se pokládá žeton Blokády vlastní armády.
no-a-blockade-marker-lies-only-on-the-side-of-its-army-s-enemy = Žeton Blokády leží jen na straně soupeře své armády.
no-the-army-now-puts-its-blockade-marker-on-a-place-of-its-enemy = Armáda teď pokládá svůj žeton Blokády na soupeřovo místo.
no-that-place-is-not-in-the-enemy-s-half = Toto místo není v soupeřově polovině.
no-at-set-up-each-army-places-its-own-blockade-marker = Při přípravě klade každá armáda vlastní žeton Blokády.
no-the-card-does-not-name-that-place-for-its-marker = Karta toto místo pro žeton neuvádí.
no-place-the-special-blockade-marker-now-or-decline = Polož teď žeton Zvláštní blokády, nebo odmítni.
no-social-support-only-lets-you-place-the-special-blockade-marker = Podpora veřejnosti dovolí položit jen žeton Zvláštní blokády.
no-that-is-not-a-place-of-the-enemy = To není soupeřovo místo.

## Resources, lots and the end

no-the-winner-of-resource-now-chooses-the-edge-a-or-b =
    { $resource ->
        [Funds] Vítěz Financí
       *[Supply] Vítěz Zásobování
    } teď vybírá hranu karty: a, nebo b.
no-the-army-now-says-which-of-its-players-draws-up-to-4-cards = Armáda teď určí, který její hráč si dobere do 4 karet.
no-the-army-now-gives-each-player-one-initiative-token = Armáda teď dá každému hráči jeden žeton Iniciativy.
no-lots-now-decide-who-plays-the-polish-army = Los teď rozhodne, kdo hraje za Polskou armádu.
no-lots-now-decide-which-army-places-its-blockade-marker-first = Los teď rozhodne, která armáda položí žeton Blokády první.
no-the-die-now-decides-the-order-of-play = Kostka teď rozhodne o pořadí hráčů.
no-the-die-now-decides-where-the-bonus-marker-lies = Kostka teď rozhodne, kde leží žeton Bonusu.
no-a-card-is-now-drawn-from-the-army-s-deck = Teď se dobírá karta z balíčku armády.
no-number-is-not-the-number-of-an-action = { $number } není číslo akce.
no-the-game-is-over = Hra skončila.

## What is pointed at out of turn, or while something else comes first

no-a-commander-comes-to-the-front-front-when-you-play-a-commander-card-there =
    Velitel přijde { $front ->
        [Northern] na Severní frontu
        [Central] na Střední frontu
       *[Southern] na Jižní frontu
    }, když tam zahraješ kartu Velitele.
no-an-effect-is-chosen-when-its-commander-is-played-or-activated = Efekt se vybírá, když je jeho velitel zahrán nebo aktivován.
no-an-order-comes-to-the-front-front-when-you-play-an-order-card-there =
    Rozkaz přijde { $front ->
        [Northern] na Severní frontu
        [Central] na Střední frontu
       *[Southern] na Jižní frontu
    }, když tam zahraješ kartu Rozkazu.
no-blockade-markers-move-only-by-an-action-or-by-a-card-that-says-so = Žetony Blokády přesouvá jen akce, nebo karta, která to říká.
no-cards-are-laid-beside-resource-as-an-action-of-your-turn =
    Karty se pokládají ke zdroji { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    } jako akce ve vlastním tahu.
no-cards-are-played-in-stage-3-after-the-resource-duel = Karty se hrají ve fázi 3, po boji o zdroje.
no-choose-one-of-the-two-edges-of-resource =
    Vyber jednu ze dvou hran karty { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    }.
no-enemy-units-are-removed-now-on-the-front-front-only =
    Teď odstraňuješ soupeřovy jednotky, a to jen { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    }.
no-enemy-units-on-line-line-of-the-front-front-leave-it-only-by-a-card-or-in-battle =
    Soupeřovy jednotky opouštějí { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } jen kvůli kartě nebo v bitvě.
no-first-choose-the-marker-then-the-place-where-it-goes = Nejprve vyber žeton, potom místo, kam přijde.
no-it-is-the-turn-of-seat = Na tahu je { $seat }.
no-it-is-up-to-seat-to-choose-the-edge-of-resource =
    { $seat } teď vybírá hranu karty { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    }.
no-it-is-up-to-seat-to-decide-for-the-army = { $seat } teď rozhoduje za svou armádu.
no-it-is-up-to-seat-to-place-a-blockade-marker = { $seat } teď pokládá žeton Blokády.
no-it-is-up-to-seat-to-place-the-special-blockade-marker-or-not-to = { $seat } teď rozhoduje, zda a kam položit žeton Speciální blokády.
no-it-is-up-to-seat-to-use-the-supply-actions = { $seat } teď provádí zásobovací akce.
no-now-units-on-the-fronts-move-none-is-added-from-the-reserve = Teď se přesouvají jednotky na frontách; ze Zálohy žádná nepřibývá.
no-one-action-at-a-time-first-finish-the-card-that-is-being-played = Jedna akce po druhé: nejprve dokonči kartu, kterou hraješ.
no-players-are-chosen-only-when-an-army-deals-cards-or-initiative-tokens = Hráč se volí jen tehdy, když armáda rozděluje karty nebo žetony Iniciativy.
no-the-commander-field-on-the-front-front-belongs-to-the-enemy =
    Pole velitele { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    } patří soupeři.
no-the-commander-of-the-front-front-acts-when-you-play-or-activate-him-in-your-turn =
    Velitel { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } jedná, když ho ve svém tahu zahraješ nebo aktivuješ.
no-the-front-front-is-chosen-for-a-card-first-choose-the-card =
    { $front ->
        [Northern] Severní fronta
        [Central] Střední fronta
       *[Southern] Jižní fronta
    } se volí pro kartu: nejprve vyber kartu.
no-the-order-field-on-the-front-front-belongs-to-the-enemy =
    Pole rozkazu { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    } patří soupeři.
no-the-order-on-the-front-front-stays-there-until-the-end-of-the-round =
    Rozkaz { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    } tam zůstává do konce kola.
no-this-is-the-marker-to-be-put-choose-its-place = Právě tento žeton pokládáš: vyber mu místo.
no-this-is-the-reserve-of-the-enemy-units-in-it-units = To je soupeřova Záloha; jednotek v ní: { $units }.
no-this-player-is-in-the-other-army-choose-one-of-your-own = Tento hráč patří k druhé armádě: vyber někoho ze své.
no-to-bid-for-resource-choose-that-action-first-it-takes-a-card-from-your-hand =
    Chceš-li bojovat o zdroj { $resource ->
        [Funds] Finance
        [Supply] Zásobování
       *[other] Podpora veřejnosti
    }, vyber nejprve tuto akci: stojí kartu z ruky.
no-to-move-a-blockade-marker-you-discard-a-card-that-is-an-action-of-its-own = Za přesun žetonu Blokády odhazuješ kartu: je to samostatná akce.
no-units-leave-your-reserve-by-a-card-or-a-supply-action-units-in-it-units = Jednotky opouštějí Zálohu kartou nebo zásobovací akcí; jednotek v ní: { $units }.
no-units-on-line-line-of-the-front-front-move-only-by-a-card-or-a-supply-action =
    Jednotky na { $line }LF { $front ->
        [Northern] Severní fronty
        [Central] Střední fronty
       *[Southern] Jižní fronty
    } přesouvá jen karta nebo zásobovací akce.
no-with-two-players-turns-alternate-no-player-is-ever-chosen = Ve dvou se hráči střídají; nikdo se nevybírá.
no-you-move-your-own-units-not-those-of-the-enemy = Přesouváš vlastní jednotky, ne soupeřovy.
`;export{e as default};