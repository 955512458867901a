var e=`### What is not allowed in the Battle of Warsaw, with its numbers.

## Steps of units

no-units-do-not-step-back-from-the-first-line = Z 1LF se jednotky nevracejí.
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
no-units-move-now-give-a-step-or-stop = Teď se přesouvají jednotky: ukaž krok, nebo skonči.
no-the-card-moves-units-from-the-second-line-to-the-first-only = Karta přesouvá jednotky jen z 2LF na 1LF.
no-the-card-moves-units-on-the-front-front-only =
    Karta přesouvá jednotky jen { $front ->
        [Northern] na Severní frontě
        [Central] na Střední frontě
       *[Southern] na Jižní frontě
    }.
no-a-supply-action-adds-a-unit-or-moves-one-a-step-or-stop = Zásobovací akce přidá jednotku, nebo jednu posune o krok; můžeš také skončit.
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

no-every-action-needs-a-card-and-the-hand-is-empty = Každá akce potřebuje kartu a ruka je prázdná.
no-play-a-card-or-discard-one-for-another-action-or-pass = Zahraj kartu, odhoď ji na jinou akci, nebo pasuj.
no-take-one-more-action-or-decline-it-declining-is-not-a-pass = Proveď ještě jednu akci, nebo ji odmítni; odmítnutí není pas.
no-that-card-is-not-in-the-hand-of-the-player-on-turn = Hráč na tahu tuto kartu v ruce nemá.
no-blockade-markers-lie-on-all-commander-fields-no-commander-can-be-played = Na všech polích velitelů leží žetony Blokády: velitele nelze zahrát.
no-no-order-field-is-free-each-holds-an-order-or-a-blockade-marker = Žádné pole rozkazu není volné: na každém leží rozkaz, nebo žeton Blokády.
no-blockade-markers-lie-on-all-order-fields-no-order-can-be-played = Na všech polích rozkazů leží žetony Blokády: rozkaz nelze zahrát.
no-there-is-no-own-commander-on-the-front-front =
    { $front ->
        [Northern] Na Severní frontě
        [Central] Na Střední frontě
       *[Southern] Na Jižní frontě
    } nemáš velitele.
no-this-commander-has-been-used-in-this-round-already = Tento velitel už byl v tomto kole použit.
no-a-blockade-marker-lies-on-this-commander-he-cannot-be-activated = Na tomto veliteli leží žeton Blokády: nelze ho aktivovat.
no-no-effect-of-this-commander-can-be-chosen-now = Žádný efekt tohoto velitele teď nelze vybrat.
no-discard-a-card-of-the-own-hand-now-it-pays-for-the-action = Odhoď teď kartu z vlastní ruky: platí za akci.

## Markers

no-the-marker-lies-there-already-it-must-go-to-another-place = Žeton už tam leží: musí na jiné místo.
no-another-marker-lies-there-already = Už tam leží jiný žeton.
no-an-order-lies-there-no-marker-can-be-put-on-its-field = Leží tam rozkaz: na jeho pole nelze položit žeton.
no-a-blockade-marker-is-to-be-put-on-a-place-now = Teď se pokládá žeton Blokády na místo.
no-nothing-moves-the-special-blockade-marker-during-the-round = Žeton Zvláštní blokády během kola nic nepřesune.
no-it-is-the-own-army-s-blockade-marker-that-is-put-now = Teď se pokládá žeton Blokády vlastní armády.
no-a-blockade-marker-lies-only-on-the-side-of-its-army-s-enemy = Žeton Blokády leží jen na straně soupeře své armády.
no-the-army-now-puts-its-blockade-marker-on-a-place-of-its-enemy = Armáda teď pokládá svůj žeton Blokády na soupeřovo místo.
no-that-place-is-not-in-the-enemy-s-half = Toto místo není v soupeřově polovině.
no-at-set-up-each-army-puts-its-own-blockade-marker = Při přípravě klade každá armáda vlastní žeton Blokády.
no-the-card-does-not-name-that-place-for-its-marker = Karta toto místo pro žeton neuvádí.
no-the-special-blockade-marker-is-put-on-a-place-now-or-declined = Teď položíš žeton Zvláštní blokády na místo, nebo odmítneš.
no-social-support-allows-to-put-the-special-blockade-marker-only = Podpora veřejnosti dovolí položit jen žeton Zvláštní blokády.
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
`;export{e as default};