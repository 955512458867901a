var e=`### Battlegrounds: why something is not allowed.

no-card-being-drawn = Teď se dobírá karta z balíčku.
no-dud-needs-empty-square = Nevybuchlý granát se smí položit jen na prázdné pole, a { $square } prázdné není.
no-dud-on-entry = Na { $square } leží nevybuchlý granát a jiné pole základny je volné: zvol to.
no-main-action-required = Hlavní akce se nelze vzdát: jeď a střílej, nebo vyměň tank.
no-move-ends-where-it-began = Pohyb nesmí skončit na { $square }, kde začal.
no-pawn-on-square = Na { $square } stojí figurka: zvol jiné pole.
no-tank-card-being-dealt = Teď se rozdává karta tanku.
no-destroyed-tank-waits = Tank zničený ve tvém tahu se vrací v příštím.
no-move-ends-on-tank = Na { $square } stojí tank: pohyb tam nesmí skončit.
no-tank-on-entry = Na { $square } stojí tank: figurka se tam vrátit nemůže.
no-tank-must-move = Tank, který se může pohnout, se pohnout musí.
no-token-being-laid = Teď se na { $square } pokládá žeton, který tam patří.
no-artillery-tank-in-way = Na { $square } stojí tank dělostřelectva: pohyb tam nesmí skončit.
no-no-straight-back = U tohoto stolu se při pohybu nesmí jet rovnou zpět.
no-only-extra-tank = Než se figurka vrátí, lze použít jen Tank navíc.
no-drives-another-pawn = { $card } už vede jinou figurku.
no-card-not-open = { $card }: tahle karta už mezi odkrytými neleží.
no-no-free-slot = { $card } už má dvě vylepšení: žádné místo není volné.
no-card-already-active = { $card } už je aktivní karta.
no-card-damaged = { $card }: karta je poškozená a ještě není opravená.
no-not-active-in-team = { $card } není aktivní karta tvého týmu.
no-not-your-active-card = { $card } není tvoje aktivní karta.
no-not-in-your-area = { $card }: tahle karta není v tvé herní oblasti.
no-moves-diagonally = { $card } jezdí jen šikmo.
no-moves-exactly = { $card } jezdí přesně na vzdálenost { $least }, ne { $length }.
no-needs-direction = { $card } jezdí rovně: na kartě neleží Směr.
no-moves-between = { $card } jezdí na vzdálenost { $least } až { $longest }, ne { $length }.
no-moves-orthogonally = { $card } jezdí jen podél řad a sloupců.
no-cannot-shoot-exactly =
    { $way ->
        [diagonally] { $card } střílí šikmo, přesně na vzdálenost { $least }: ne na { $square }.
       *[orthogonally] { $card } střílí podél řad a sloupců, přesně na vzdálenost { $least }: ne na { $square }.
    }
no-cannot-shoot-between =
    { $way ->
        [diagonally] { $card } střílí šikmo, na vzdálenost { $least } až { $longest }: ne na { $square }.
       *[orthogonally] { $card } střílí podél řad a sloupců, na vzdálenost { $least } až { $longest }: ne na { $square }.
    }
no-choose-card-for-pawn =
    { $colour ->
        [green] Zvol kartu, která povede zelenou figurku.
        [yellow] Zvol kartu, která povede žlutou figurku.
        [blue] Zvol kartu, která povede modrou figurku.
       *[red] Zvol kartu, která povede červenou figurku.
    }
no-token-being-exchanged = Teď se žeton z E5 vyměňuje za zakrytý.
no-extra-turn-after-main-action = Tah navíc se používá po hlavní akci.
no-extra-turn-after-whole-action = Tah navíc se používá až po celé hlavní akci.
no-repair-pause = Během pauzy na opravu nejsou doplňkové akce.
no-no-icons-in-family = V rodinné variantě ikony nepůsobí.
no-no-cards-in-family = V rodinné variantě nejsou karty tanků ani nevybuchlé granáty.
no-other-tank-acts =
    { $colour ->
        [green] Teď jedná zelený tank.
        [yellow] Teď jedná žlutý tank.
        [blue] Teď jedná modrý tank.
       *[red] Teď jedná červený tank.
    }
no-keep-drawn-card = Nech si jednu z dobraných karet.
no-armour-or-decline = Polož Pancíř na tank, na který se střílí, nebo odmítni.
no-lots-decide-start = Teď se losuje, kdo začíná.
no-main-action-due = Jeď a střílej, nebo vyměň tank.
no-move-pawn-first = Nejdřív pohni figurkou o 1 nebo 2 pole.
no-no-artillery-tank-there = Na { $square } nestojí tank dělostřelectva.
no-no-dud-there = Na { $square } neleží nevybuchlý granát.
no-no-token-there = Na { $square } neleží žeton lokace.
no-no-pawn-returns = Žádná tvá figurka se teď nevrací.
no-bring-tank-in = Na plánu nemáš tank: nějaký musí přijet.
no-no-tank-of-yours = Na { $square } nestojí tvůj tank.
no-no-tank-there = Na { $square } nestojí tank.
no-no-token-to-turn = Na { $square } neleží žeton, který by šel odkrýt.
no-not-an-action = { $number } není číslo žádné akce.
no-pairs-form-themselves = U tohoto stolu se dvojice tvoří samy.
no-shoot-or-hold = Vystřel, nebo zvol, že nestřílíš.
no-square-does-not-touch = { $square } se nedotýká tvé figurky.
no-square-too-far = { $square } je dál než 2 pole od tvé figurky.
no-take-open-card = Vezmi si jednu z odkrytých karet.
no-take-two-matching = Vezmi dva ze tří stejných odkrytých žetonů.
no-artillery-fires = Teď střílí dělostřelectvo.
no-returns-elsewhere =
    { $colour ->
        [green] Zelená figurka se vrací na { $squares }, ne na { $square }.
        [yellow] Žlutá figurka se vrací na { $squares }, ne na { $square }.
        [blue] Modrá figurka se vrací na { $squares }, ne na { $square }.
       *[red] Červená figurka se vrací na { $squares }, ne na { $square }.
    }
no-start-in-own-base =
    { $colour ->
        [green] Zelená figurka začíná ve své základně { $base }: { $squares }.
        [yellow] Žlutá figurka začíná ve své základně { $base }: { $squares }.
        [blue] Modrá figurka začíná ve své základně { $base }: { $squares }.
       *[red] Červená figurka začíná ve své základně { $base }: { $squares }.
    }
no-deck-empty = Balíček je prázdný.
no-game-over = Hra skončila.
no-move-then-shot = Nejdřív pohyb, potom výstřel.
no-target-on-your-side = Tank na { $square } je na tvé straně: nelze na něj střílet.
no-token-being-turned = Teď se odkrývá žeton na { $square }.
no-token-being-moved = Teď si žeton z { $square } vymění místo s jiným ze své zóny.
no-turn-starts-with-return = Tah začíná návratem tvé figurky: ukaž na kartu a pole základny.
no-start-in-two-bases = Obě figurky začínají ve dvou různých základnách.
no-no-pawn-to-bring-back =
    { $colour ->
        [green] Zelená figurka se teď na plán nevrací.
        [yellow] Žlutá figurka se teď na plán nevrací.
        [blue] Modrá figurka se teď na plán nevrací.
       *[red] Červená figurka se teď na plán nevrací.
    }
no-no-dud-left = Už není žádný nevybuchlý granát k položení.
no-no-shot-from-here = Tento tank odtud nemá co zasáhnout.
no-one-main-action = V tahu je jedna hlavní akce.
no-move-due = V tahu je jedna hlavní akce; teď je na řadě její pohyb.
no-shot-due = V tahu je jedna hlavní akce; teď je na řadě její výstřel.
no-one-shot-an-action = V jedné akci je jeden výstřel.
no-shot-already-fired = V jedné akci je jeden výstřel a ten už padl.
no-coordinate-turned-up = Toto písmeno nebo tato číslice už byla otočena.
no-turn-up-neighbour = Odkryj žeton, který se dotýká tvé figurky.
no-needs-order-change = Bez Změny pořadí je nejdřív pohyb, potom výstřel.
no-chose-to-shoot-first = Nejdřív má padnout výstřel: teď vystřel.
no-no-two-single-tokens = Nemáš dva takové jednotlivé žetony.
no-tank-off-board =
    { $colour ->
        [green] Na plánu nemáš zelený tank.
        [yellow] Na plánu nemáš žlutý tank.
        [blue] Na plánu nemáš modrý tank.
       *[red] Na plánu nemáš červený tank.
    }
no-no-such-pair = Ještě nemáš dvojici s touto ikonou.
no-no-tank-to-act = Na plánu nemáš tank, který by mohl jednat.
no-pair-used = Tvá dvojice s touto ikonou už je využitá.
no-pair-stays-on-card = Tvá dvojice s touto ikonou leží na kartě a zůstane tam.
no-pawn-has-moved = Tvá figurka se už pohnula: teď odkrývej žetony.
no-pawn-must-return = Tvá figurka se teď musí vrátit na plán.
no-no-tank-can-reach = Žádný z tvých tanků teď na { $square } nedojede.
no-cannot-reach-exactly =
    { $way ->
        [diagonally] { $card } jezdí šikmo, přesně na vzdálenost { $least }: ne na { $square }.
       *[orthogonally] { $card } jezdí podél řad a sloupců, přesně na vzdálenost { $least }: ne na { $square }.
    }
no-cannot-reach-between =
    { $way ->
        [diagonally] { $card } jezdí šikmo, na vzdálenost { $least } až { $longest }: ne na { $square }.
       *[orthogonally] { $card } jezdí podél řad a sloupců, na vzdálenost { $least } až { $longest }: ne na { $square }.
    }

## What is pointed at out of turn, or while something else comes first

no-pair-without-icon = Dvojice bez ikony nedává bonus, počítají se jen její body.
no-single-token = Jeden žeton zatím nic nedává: dvojici tvoří dva se stejným obrázkem.
no-only-armour-helps = Proti výstřelu pomáhá jen Pancíř.
no-card-waits-for-action = { $card }: tato karta musí počkat, výměna tanku nahrazuje pohyb i výstřel.
no-card-waits-for-pawn = { $card }: tato karta musí počkat. Nejprve postav figurku.
no-card-waits-for-turn = { $card }: tato karta musí počkat na tvůj další tah, hlavní akce je hotová.
no-card-waits-for-armour = { $card }: tato karta musí počkat. Na tvůj tank se střílí: použij Pancíř, nebo odmítni.
no-not-a-drawn-card = { $card }: to není žádná z tvých dobraných karet.
no-not-your-card = { $card }: to není tvá karta.
no-other-seat-moves = Na tahu je { $seat }.
no-other-chooses-card = { $seat } teď vybírá kartu pro figurku.
no-other-places-pawn = { $seat } teď staví figurku.
no-other-takes-card = { $seat } si teď bere kartu.
no-other-decides-armour = { $seat } teď rozhoduje, zda proti výstřelu použije Pancíř.
no-not-a-matching-token = Na { $square } neleží žádný ze stejných žetonů, ze kterých vybíráš.
no-square-waits-for-keeping = Pole { $square } musí počkat. Nejprve si nech jednu z dobraných karet.
no-square-waits-for-turn = Pole { $square } musí počkat na tvůj další tah: hlavní akce je hotová.
no-square-waits-for-cards = Pole { $square } musí počkat: nejprve se vybírají karty tanků.
no-square-waits-for-armour = Pole { $square } musí počkat. Na tvůj tank se střílí: použij Pancíř, nebo odmítni.
no-not-a-start =
    { $colour ->
        [green] Zelená figurka nezačíná na { $square }: obě začínají v různých základnách.
        [yellow] Žlutá figurka nezačíná na { $square }: obě začínají v různých základnách.
        [blue] Modrá figurka nezačíná na { $square }: obě začínají v různých základnách.
       *[red] Červená figurka nezačíná na { $square }: obě začínají v různých základnách.
    }
no-not-in-base =
    { $colour ->
        [green] Pole { $square } neleží v základně zelené figurky: { $squares }.
        [yellow] Pole { $square } neleží v základně žluté figurky: { $squares }.
        [blue] Pole { $square } neleží v základně modré figurky: { $squares }.
       *[red] Pole { $square } neleží v základně červené figurky: { $squares }.
    }
no-bonus-waits-for-card = Bonus musí počkat. Nejprve si nech jednu z dobraných karet.
no-tank-must-stay = Tvůj tank na { $square } nemá kam jet: zůstává stát.
no-pawn-returns-later =
    { $colour ->
        [green] Zelená figurka je mimo desku: vrací se na začátku tahu.
        [yellow] Žlutá figurka je mimo desku: vrací se na začátku tahu.
        [blue] Modrá figurka je mimo desku: vrací se na začátku tahu.
       *[red] Červená figurka je mimo desku: vrací se na začátku tahu.
    }
no-point-where-to-go =
    { $colour ->
        [green] Zelená figurka stojí na { $square }: ukaž pole, kam má jet.
        [yellow] Žlutá figurka stojí na { $square }: ukaž pole, kam má jet.
        [blue] Modrá figurka stojí na { $square }: ukaž pole, kam má jet.
       *[red] Červená figurka stojí na { $square }: ukaž pole, kam má jet.
    }
`;export{e as default};