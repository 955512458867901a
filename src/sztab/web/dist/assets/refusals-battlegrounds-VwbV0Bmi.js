var e=`### Battlegrounds: proč něco není dovoleno.

no-a-card-is-now-drawn-from-the-deck = Teď se dobírá karta z balíčku.
no-a-dud-can-be-laid-on-an-empty-square-only-square-is-not = Nevybuchlý granát se smí položit jen na prázdné pole, a { $square } prázdné není.
no-a-dud-lies-on-square-and-another-square-of-the-base-is-free = Na { $square } leží nevybuchlý granát a jiné pole základny je volné: zvol to.
no-a-main-action-cannot-be-declined = Hlavní akce se nelze vzdát: jeď a střílej, nebo vyměň tank.
no-a-move-may-not-end-on-square-where-it-began = Pohyb nesmí skončit na { $square }, kde začal.
no-a-pawn-stands-on-square-choose-another-square = Na { $square } stojí figurka: zvol jiné pole.
no-a-tank-card-is-now-dealt = Teď se rozdává karta tanku.
no-a-tank-destroyed-in-your-own-turn-returns-in-your-next-one = Tank zničený ve tvém tahu se vrací v příštím.
no-a-tank-stands-on-square-a-move-may-not-end-there = Na { $square } stojí tank: pohyb tam nesmí skončit.
no-a-tank-stands-on-square-no-pawn-can-enter-there = Na { $square } stojí tank: figurka se tam vrátit nemůže.
no-a-tank-that-can-move-must-move = Tank, který se může pohnout, se pohnout musí.
no-a-token-that-belongs-there-is-now-laid-on-square = Teď se na { $square } pokládá žeton, který tam patří.
no-an-artillery-tank-stands-on-square = Na { $square } stojí tank dělostřelectva: pohyb tam nesmí skončit.
no-at-this-table-a-move-may-not-go-straight-back = U tohoto stolu se při pohybu nesmí jet rovnou zpět.
no-before-a-pawn-returns-only-extra-tank-can-be-used = Než se figurka vrátí, lze použít jen Tank navíc.
no-card-already-drives-another-pawn = { $card } už vede jinou figurku.
no-card-is-no-longer-face-up = { $card }: tahle karta už mezi odkrytými neleží.
no-card-has-two-upgrades-already-no-slot-is-free = { $card } už má dvě vylepšení: žádné místo není volné.
no-card-is-active-already = { $card } už je aktivní karta.
no-card-is-damaged-and-not-repaired-yet = { $card }: karta je poškozená a ještě není opravená.
no-card-is-not-an-active-card-of-your-team = { $card } není aktivní karta tvého týmu.
no-card-is-not-one-of-your-active-cards = { $card } není tvoje aktivní karta.
no-card-is-not-in-your-area = { $card }: tahle karta není v tvé herní oblasti.
no-card-moves-diagonally-only = { $card } jezdí jen šikmo.
no-card-moves-a-distance-of-exactly-least-not-length = { $card } jezdí přesně na vzdálenost { $least }, ne { $length }.
no-card-moves-in-a-straight-line-no-direction-lies-on-its-card = { $card } jezdí rovně: na kartě neleží Směr.
no-card-moves-a-distance-of-least-to-longest-not-length = { $card } jezdí na vzdálenost { $least } až { $longest }, ne { $length }.
no-card-moves-orthogonally-only = { $card } jezdí jen podél řad a sloupců.
no-card-shoots-way-at-a-distance-of-exactly-least-not-at-square =
    { $way ->
        [diagonally] { $card } střílí šikmo, přesně na vzdálenost { $least }: ne na { $square }.
       *[orthogonally] { $card } střílí podél řad a sloupců, přesně na vzdálenost { $least }: ne na { $square }.
    }
no-card-shoots-way-at-a-distance-of-least-to-longest-not-at-square =
    { $way ->
        [diagonally] { $card } střílí šikmo, na vzdálenost { $least } až { $longest }: ne na { $square }.
       *[orthogonally] { $card } střílí podél řad a sloupců, na vzdálenost { $least } až { $longest }: ne na { $square }.
    }
no-choose-which-of-your-cards-drives-the-colour-pawn =
    { $colour ->
        [green] Zvol kartu, která povede zelenou figurku.
        [yellow] Zvol kartu, která povede žlutou figurku.
        [blue] Zvol kartu, která povede modrou figurku.
       *[red] Zvol kartu, která povede červenou figurku.
    }
no-e5-is-now-exchanged-with-a-token-that-lies-face-down = Teď se žeton z E5 vyměňuje za zakrytý.
no-extra-turn-is-used-after-a-main-action = Tah navíc se používá po hlavní akci.
no-extra-turn-is-used-after-a-main-action-is-complete = Tah navíc se používá až po celé hlavní akci.
no-there-are-no-additional-actions-in-a-repair-pause = Během pauzy na opravu nejsou doplňkové akce.
no-in-family-the-icons-have-no-effect = V rodinné variantě ikony nepůsobí.
no-in-family-there-are-neither-tank-cards-nor-duds = V rodinné variantě nejsou karty tanků ani nevybuchlé granáty.
no-it-is-the-colour-tank-that-acts-now =
    { $colour ->
        [green] Teď jedná zelený tank.
        [yellow] Teď jedná žlutý tank.
        [blue] Teď jedná modrý tank.
       *[red] Teď jedná červený tank.
    }
no-keep-one-of-the-cards-that-you-drew = Nech si jednu z dobraných karet.
no-lay-armour-on-the-tank-that-is-shot-at-or-decline = Polož Pancíř na tank, na který se střílí, nebo odmítni.
no-lots-now-decide-who-begins = Teď se losuje, kdo začíná.
no-move-and-shoot-or-change-the-tank = Jeď a střílej, nebo vyměň tank.
no-move-your-pawn-1-or-2-squares-first = Nejdřív pohni figurkou o 1 nebo 2 pole.
no-no-artillery-tank-stands-on-square = Na { $square } nestojí tank dělostřelectva.
no-no-dud-lies-on-square = Na { $square } neleží nevybuchlý granát.
no-no-location-token-lies-on-square = Na { $square } neleží žeton lokace.
no-no-pawn-of-yours-returns-now = Žádná tvá figurka se teď nevrací.
no-no-tank-of-yours-is-on-the-board-one-must-be-brought-in = Na plánu nemáš tank: nějaký musí přijet.
no-no-tank-of-yours-stands-on-square = Na { $square } nestojí tvůj tank.
no-no-tank-stands-on-square = Na { $square } nestojí tank.
no-no-token-that-could-be-turned-up-lies-on-square = Na { $square } neleží žeton, který by šel odkrýt.
no-number-is-not-the-number-of-an-action = { $number } není číslo žádné akce.
no-pairs-form-by-themselves-at-this-table = U tohoto stolu se dvojice tvoří samy.
no-shoot-or-hold-your-fire = Vystřel, nebo zvol, že nestřílíš.
no-square-does-not-touch-your-pawn = { $square } se nedotýká tvé figurky.
no-square-is-more-than-2-squares-away-from-your-pawn = { $square } je dál než 2 pole od tvé figurky.
no-take-one-of-the-cards-that-lie-face-up = Vezmi si jednu z odkrytých karet.
no-take-two-of-the-three-matching-tokens-that-lie-face-up = Vezmi dva ze tří stejných odkrytých žetonů.
no-the-artillery-now-fires = Teď střílí dělostřelectvo.
no-the-colour-pawn-returns-on-squares-not-on-square =
    { $colour ->
        [green] Zelená figurka se vrací na { $squares }, ne na { $square }.
        [yellow] Žlutá figurka se vrací na { $squares }, ne na { $square }.
        [blue] Modrá figurka se vrací na { $squares }, ne na { $square }.
       *[red] Červená figurka se vrací na { $squares }, ne na { $square }.
    }
no-the-colour-pawn-starts-in-its-base-base-squares =
    { $colour ->
        [green] Zelená figurka začíná ve své základně { $base }: { $squares }.
        [yellow] Žlutá figurka začíná ve své základně { $base }: { $squares }.
        [blue] Modrá figurka začíná ve své základně { $base }: { $squares }.
       *[red] Červená figurka začíná ve své základně { $base }: { $squares }.
    }
no-the-deck-is-empty = Balíček je prázdný.
no-the-game-is-over = Hra skončila.
no-the-move-comes-first-then-the-shot = Nejdřív pohyb, potom výstřel.
no-the-tank-on-square-is-on-your-own-side-it-is-not-a-target = Tank na { $square } je na tvé straně: nelze na něj střílet.
no-the-token-on-square-is-now-turned-up = Teď se odkrývá žeton na { $square }.
no-the-token-on-square-now-changes-places-with-another-one-of-its-zone = Teď si žeton z { $square } vymění místo s jiným ze své zóny.
no-the-turn-starts-with-the-return-of-your-pawn = Tah začíná návratem tvé figurky: ukaž na kartu a pole základny.
no-the-two-pawns-start-on-squares-of-two-different-bases = Obě figurky začínají ve dvou různých základnách.
no-there-is-no-colour-pawn-of-yours-to-bring-back-now =
    { $colour ->
        [green] Zelená figurka se teď na plán nevrací.
        [yellow] Žlutá figurka se teď na plán nevrací.
        [blue] Modrá figurka se teď na plán nevrací.
       *[red] Červená figurka se teď na plán nevrací.
    }
no-there-is-no-dud-left-to-lay = Už není žádný nevybuchlý granát k položení.
no-there-is-nothing-that-this-tank-could-hit-from-here = Tento tank odtud nemá co zasáhnout.
no-there-is-one-main-action-in-a-turn = V tahu je jedna hlavní akce.
no-there-is-one-main-action-in-a-turn-now-its-move-is-due = V tahu je jedna hlavní akce; teď je na řadě její pohyb.
no-there-is-one-main-action-in-a-turn-now-its-shot-is-due = V tahu je jedna hlavní akce; teď je na řadě její výstřel.
no-there-is-one-shot-in-an-action = V jedné akci je jeden výstřel.
no-there-is-one-shot-in-an-action-and-it-has-been-fired = V jedné akci je jeden výstřel a ten už padl.
no-this-letter-or-this-digit-has-been-turned-up-already = Toto písmeno nebo tato číslice už byla otočena.
no-turn-up-a-token-that-touches-your-pawn = Odkryj žeton, který se dotýká tvé figurky.
no-without-order-change-the-move-comes-first-then-the-shot = Bez Změny pořadí je nejdřív pohyb, potom výstřel.
no-you-chose-to-shoot-first = Nejdřív má padnout výstřel: teď vystřel.
no-you-do-not-have-two-single-tokens-of-this-kind = Nemáš dva takové jednotlivé žetony.
no-you-have-no-colour-tank-on-the-board =
    { $colour ->
        [green] Na plánu nemáš zelený tank.
        [yellow] Na plánu nemáš žlutý tank.
        [blue] Na plánu nemáš modrý tank.
       *[red] Na plánu nemáš červený tank.
    }
no-you-have-no-pair-with-this-icon-yet = Ještě nemáš dvojici s touto ikonou.
no-you-have-no-tank-on-the-board-to-act-with = Na plánu nemáš tank, který by mohl jednat.
no-your-pair-with-this-icon-has-been-used = Tvá dvojice s touto ikonou už je využitá.
no-your-pair-with-this-icon-lies-on-a-card-and-stays-there = Tvá dvojice s touto ikonou leží na kartě a zůstane tam.
no-your-pawn-has-moved-already-now-turn-up-tokens = Tvá figurka se už pohnula: teď odkrývej žetony.
no-your-pawn-must-return-now = Tvá figurka se teď musí vrátit na plán.
no-none-of-your-tanks-can-move-to-square-now = Žádný z tvých tanků teď na { $square } nedojede.
no-card-moves-way-at-a-distance-of-exactly-least-not-to-square =
    { $way ->
        [diagonally] { $card } jezdí šikmo, přesně na vzdálenost { $least }: ne na { $square }.
       *[orthogonally] { $card } jezdí podél řad a sloupců, přesně na vzdálenost { $least }: ne na { $square }.
    }
no-card-moves-way-at-a-distance-of-least-to-longest-not-to-square =
    { $way ->
        [diagonally] { $card } jezdí šikmo, na vzdálenost { $least } až { $longest }: ne na { $square }.
       *[orthogonally] { $card } jezdí podél řad a sloupců, na vzdálenost { $least } až { $longest }: ne na { $square }.
    }

## What is pointed at out of turn, or while something else comes first

no-a-pair-without-an-icon-gives-no-bonus-it-counts-its-points = Dvojice bez ikony nedává bonus, počítají se jen její body.
no-a-single-token-does-nothing-yet-it-takes-two-of-one-picture-to-make-a-pair = Jeden žeton zatím nic nedává: dvojici tvoří dva se stejným obrázkem.
no-against-a-shot-only-armour-helps = Proti výstřelu pomáhá jen Pancíř.
no-card-has-to-wait-a-change-of-tank-takes-the-place-of-move-and-shot = { $card }: tato karta musí počkat, výměna tanku nahrazuje pohyb i výstřel.
no-card-has-to-wait-first-place-the-pawn = { $card }: tato karta musí počkat. Nejprve postav figurku.
no-card-has-to-wait-for-your-next-turn-your-main-action-is-done = { $card }: tato karta musí počkat na tvůj další tah, hlavní akce je hotová.
no-card-has-to-wait-your-tank-is-shot-at-use-armour-or-do-not = { $card }: tato karta musí počkat. Na tvůj tank se střílí: použij Pancíř, nebo odmítni.
no-card-is-not-one-of-the-cards-that-you-drew = { $card }: to není žádná z tvých dobraných karet.
no-card-is-not-one-of-your-cards = { $card }: to není tvá karta.
no-it-is-the-turn-of-seat = Na tahu je { $seat }.
no-it-is-up-to-seat-to-choose-a-card-for-the-pawn = { $seat } teď vybírá kartu pro figurku.
no-it-is-up-to-seat-to-place-a-pawn = { $seat } teď staví figurku.
no-it-is-up-to-seat-to-take-a-card = { $seat } si teď bere kartu.
no-it-is-up-to-seat-to-use-armour-against-the-shot-or-not = { $seat } teď rozhoduje, zda proti výstřelu použije Pancíř.
no-none-of-the-equal-tokens-to-choose-from-lies-on-square = Na { $square } neleží žádný ze stejných žetonů, ze kterých vybíráš.
no-square-has-to-wait-first-keep-one-of-the-cards-that-you-drew = Pole { $square } musí počkat. Nejprve si nech jednu z dobraných karet.
no-square-has-to-wait-for-your-next-turn-your-main-action-is-done = Pole { $square } musí počkat na tvůj další tah: hlavní akce je hotová.
no-square-has-to-wait-tank-cards-are-chosen-first = Pole { $square } musí počkat: nejprve se vybírají karty tanků.
no-square-has-to-wait-your-tank-is-shot-at-use-armour-or-do-not = Pole { $square } musí počkat. Na tvůj tank se střílí: použij Pancíř, nebo odmítni.
no-square-is-no-start-for-the-colour-pawn-the-two-start-in-different-bases =
    { $colour ->
        [green] Zelená figurka nezačíná na { $square }: obě začínají v různých základnách.
        [yellow] Žlutá figurka nezačíná na { $square }: obě začínají v různých základnách.
        [blue] Modrá figurka nezačíná na { $square }: obě začínají v různých základnách.
       *[red] Červená figurka nezačíná na { $square }: obě začínají v různých základnách.
    }
no-square-is-not-in-the-base-of-the-colour-pawn-squares =
    { $colour ->
        [green] Pole { $square } neleží v základně zelené figurky: { $squares }.
        [yellow] Pole { $square } neleží v základně žluté figurky: { $squares }.
        [blue] Pole { $square } neleží v základně modré figurky: { $squares }.
       *[red] Pole { $square } neleží v základně červené figurky: { $squares }.
    }
no-the-bonus-has-to-wait-first-keep-one-of-the-cards-that-you-drew = Bonus musí počkat. Nejprve si nech jednu z dobraných karet.
no-your-tank-on-square-has-nowhere-to-go-choose-to-stay = Tvůj tank na { $square } nemá kam jet: zůstává stát.
no-the-colour-pawn-is-off-the-board-it-returns-at-the-start-of-a-turn =
    { $colour ->
        [green] Zelená figurka je mimo desku: vrací se na začátku tahu.
        [yellow] Žlutá figurka je mimo desku: vrací se na začátku tahu.
        [blue] Modrá figurka je mimo desku: vrací se na začátku tahu.
       *[red] Červená figurka je mimo desku: vrací se na začátku tahu.
    }
no-the-colour-pawn-stands-on-square-point-at-the-square-where-it-is-to-go =
    { $colour ->
        [green] Zelená figurka stojí na { $square }: ukaž pole, kam má jet.
        [yellow] Žlutá figurka stojí na { $square }: ukaž pole, kam má jet.
        [blue] Modrá figurka stojí na { $square }: ukaž pole, kam má jet.
       *[red] Červená figurka stojí na { $square }: ukaž pole, kam má jet.
    }
`;export{e as default};