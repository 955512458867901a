var e=`# Rush: why something is not allowed; the keys are made of the engine's English sentences.

no-a-card-is-now-dealt-from-the-vehicle-deck-into-the-reserve = Teď se z balíčku vozidel přidává karta do obchodu.
no-a-defended-base-cannot-be-attacked-hit-its-defender = Na bráněnou základnu nelze útočit: zasáhni jejího obránce.
no-a-defended-base-may-not-be-chosen-while-one-of-your-bases-is-undefended = Dokud máš nechráněnou základnu, nemůžeš vybrat bráněnou.
no-a-fight-is-in-progress-support-it-with-one-card-or-pass = Probíhá boj: podpoř ho jednou kartou, nebo pasuj.
no-a-purchase-needs-at-least-one-card-with-a-crate-you-have-none = K nákupu je třeba aspoň jedna karta s bednou, a ty žádnou nemáš.
no-all-attackers-must-be-of-one-nation-nation =
    Všichni útočníci musí být z jedné země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
no-all-attackers-of-a-turn-must-be-of-one-nation-nation =
    Všichni útočníci v tahu musí být z jedné země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
no-all-attackers-were-named-before-the-first-target-no-other-can-join = Všichni útočníci byli určeni před prvním cílem; nikdo další se nepřidá.
no-an-unplayed-card-stays-in-the-hand-until-phase-iii = Nezahraná karta zůstává v ruce do kroku III.
no-keep-attacking-or-stop-other-plays-come-before-or-after = Útoč dál, nebo přestaň; jiné karty se hrají před útoky nebo po nich.
no-card-can-attack-only-bases = { $card } může útočit jen na základny.
no-card-can-attack-only-vehicles = { $card } může útočit jen na vozidla.
no-card-cannot-attack-only-vehicles-can =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemůže útočit, útočí jen vozidla.
no-card-cannot-defend-only-vehicles-can =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemůže bránit, brání jen vozidla.
no-card-cannot-scrap-itself = { $card }: tato karta nemůže odhodit na vrakoviště sama sebe; vyber jinou.
no-card-cannot-support-only-vehicles-and-medals-can =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemůže podporovat, podporují jen vozidla a medaile.
no-card-costs-cost-this-research-takes-a-vehicle-of-cost-most-or-less = { $card } stojí { $cost }; tímto výzkumem si vezmeš vozidlo s cenou nejvýše { $most }.
no-card-costs-cost-your-cards-can-pay-most = { $card } stojí { $cost }; svými kartami zaplatíš nejvýš { $most }.
no-card-defends-a-base-and-stays-there = { $card } brání základnu a zůstává tam.
no-card-did-not-attack-anything = { $card }: tato karta na nic nezaútočila.
no-card-does-not-defend-a-base-of-yours = { $card } nebrání žádnou z tvých základen.
no-card-does-not-defend-yet = { $card } ještě nebrání.
no-card-has-firepower-0-and-cannot-attack = { $card } má palebnou sílu 0 a nemůže útočit.
no-card-has-no-ability-that-could-be-used =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemá vlastnost, kterou by šlo využít.
no-card-has-no-armour-and-cannot-defend = { $card } nemá pancíř a nemůže bránit.
no-card-has-no-crate-and-cannot-pay =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemá bednu a nemůže platit.
no-card-has-nothing-to-attack-now = { $card } teď nemá na co zaútočit.
no-card-is-not-in-the-reserve =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta není v obchodě.
no-card-is-not-in-your-depot =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta není ve tvém skladu.
no-card-is-not-in-your-hand =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tuto kartu nemáš v ruce.
no-card-must-now-be-placed-on-one-of-your-bases = { $card } se teď musí postavit na jednu z tvých základen.
no-card-pays-only-for-vehicles-of-this-nation-nation =
    { $card } platí jen za vozidla této země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
no-card-was-already-played-from-the-rear-guard-this-turn = { $card }: tato karta už byla v tomto tahu zahrána ze zadního voje.
no-card-was-already-played-this-turn-a-vehicle-can-be-played-only-once = { $card }: tato karta už byla v tomto tahu zahrána; vozidlo lze zahrát jen jednou.
no-card-was-not-named-for-this-attack = { $card }: tato karta nebyla určena k tomuto útoku.
no-chance-now-decides-which-achievement-is-drawn-from-the-deck = Teď rozhoduje náhoda, který úspěch přijde z balíčku.
no-chance-now-decides-which-further-achievement-is-in-play = Teď rozhoduje náhoda, který další úspěch bude ve hře.
no-chance-now-decides-which-seat-receives-the-first-player-card = Teď rozhoduje náhoda, kdo dostane kartu prvního hráče.
no-chance-now-decides-which-unplayed-card-lies-on-top = Teď rozhoduje náhoda, která nezahraná karta leží navrchu.
no-dismantle-choose-one-or-two-cards-from-your-depot = Demontáž: vyber jednu nebo dvě karty ze svého skladu.
no-dismantle-scraps-at-least-one-card = Demontáž odhodí na vrakoviště aspoň jednu kartu: vyber ji.
no-dispatch-one-of-your-defenders-must-go-to-the-rear-guard = Odvelení: jeden z tvých obránců musí přejít do zadního voje.
no-each-card-attacks-alone-choose-its-target-first = Každá karta útočí sama: nejprve vyber její cíl.
no-even-a-card-of-cost-0-needs-at-least-one-paying-card = I za vozidlo s cenou 0 musí zaplatit aspoň jedna karta.
no-finish-the-abilities-of-this-card-before-you-play-another-one = Nejprve dokonči vlastnosti této karty, potom hraj další.
no-first-decide-on-the-reserve-refill-or-pass = Nejprve rozhodni o obchodu: posuň ho, nebo pasuj.
no-first-finish-naming-the-attackers-add-one-or-begin-the-attack = Nejprve urči všechny útočníky: přidej dalšího, nebo začni útok.
no-first-finish-the-purchase-of-card-pay-or-take-the-vehicle = Nejprve dokonči nákup ({ $card }): plať, nebo si vozidlo vezmi.
no-first-name-all-attackers-and-begin-the-attack-then-choose-targets = Nejprve urči všechny útočníky a začni útok, potom vybírej cíle.
no-indestructibility-choose-the-nation-of-your-medal = Nezničitelnost: vyber zemi své medaile.
no-keep-a-card-from-your-hand-for-the-next-turn-or-pass = Ponech si kartu z ruky na příští tah, nebo pasuj.
no-medals-due-due-take-0-to-most-doubles-the-rest-as-singles = Náleží ti medailí: { $due }. Vezmi si 0 až { $most } dvojitých, zbytek v jednoduchých.
no-name-the-attackers-in-the-order-of-the-hand = Určuj útočníky v pořadí, v jakém je máš v ruce.
no-name-the-kept-cards-in-the-order-of-the-card-list = Ponechané karty určuj v pořadí podle seznamu karet.
no-name-the-paying-cards-in-the-order-of-the-hand-so-that-they-can-reach-the-cost = Karty k placení určuj v pořadí z ruky a tak, aby mohly pokrýt cenu.
no-name-the-two-cards-in-the-order-of-the-card-list = Obě karty urči v pořadí podle seznamu karet.
no-no-ability-of-a-card-that-is-activated-can-be-skipped = Žádnou vlastnost využité karty nelze vynechat.
no-none-of-the-vehicles-named-so-far-has-anything-to-attack = Žádné z dosud určených vozidel nemá na co zaútočit.
no-now-you-may-buy-activate-defend-attack-or-end = Teď můžeš kupovat, využívat vlastnosti, bránit, útočit, nebo ukončit tah.
no-number-is-not-the-number-of-an-action = { $number } není číslem žádné akce.
no-one-of-the-attackers-must-go-and-defend-send-it = Jeden z útočníků musí jít bránit: pošli ho.
no-only-a-vehicle-placed-without-using-its-abilities-may-go-to-an-ally-s-base = Na základnu spojence může jít jen vozidlo, jehož vlastnosti nebyly využity.
no-only-cards-of-other-players-can-be-attacked = Útočit lze jen na karty jiných hráčů.
no-only-one-attack-may-be-carried-out-per-turn = Za tah lze provést jen jeden útok, a ten už byl.
no-only-your-own-bases-and-those-of-an-ally-can-be-defended = Bránit lze jen vlastní základny a základny spojence.
no-planning-choose-the-achievement-that-is-replaced = Plánování: vyber úspěch, který bude nahrazen.
no-player-now-draws-a-card-from-their-garage = { $player } si teď dobírá kartu ze své garáže.
no-put-one-card-from-your-hand-into-the-rear-guard-or-pass = Odlož jednu kartu z ruky do zadního voje, nebo pasuj.
no-recruitment-choose-several-purchases-or-a-card-to-keep = Nábor: vyber několik nákupů, nebo ponechání karty.
no-research-you-cannot-add-resources-to-take-a-more-expensive-card = Výzkum: nelze připlatit a vzít dražší kartu.
no-research-take-a-vehicle-of-cost-most-or-less-from-the-reserve = Výzkum: vezmi si z obchodu vozidlo s cenou nejvýše { $most }.
no-sabotage-put-one-card-from-your-hand-into-your-depot = Sabotáž: odlož jednu kartu z ruky do svého skladu.
no-siege-choose-an-enemy-base-or-a-vehicle-that-defends-one = Obléhání: vyber nepřátelskou základnu, nebo vozidlo, které nějakou brání.
no-the-abilities-of-a-card-are-resolved-in-printed-order = Vlastnosti karty se využívají v pořadí, v jakém jsou na ní vytištěny.
no-the-attack-goes-on-choose-a-target = Útok pokračuje: vyber cíl.
no-the-attack-goes-on-choose-the-vehicle-that-strikes-next = Útok pokračuje: vyber vozidlo, které udeří další.
no-the-cost-is-cost-only-paid-is-paid-so-far = Cena je { $cost }, a zaplaceno je zatím jen { $paid }.
no-the-game-is-over = Hra skončila.
no-the-headquarters-is-safe-while-another-base-of-its-owner-stands = Velitelství je v bezpečí, dokud stojí jiná základna jeho majitele.
no-the-larger-team-takes-the-first-turn = První tah má větší tým.
no-a-card-in-the-rear-guard-can-support-only-on-its-owner-s-turn = Karta ze zadního voje může podporovat jen v tahu svého hráče.
no-there-is-no-card-in-your-rear-guard = Ve tvém zadním voji není žádná karta.
no-there-is-no-enemy-card-here = Není tu žádná nepřátelská karta.
no-there-is-no-single-medal-of-this-nation-left = Už nezbývá žádná jednoduchá medaile této země.
no-there-is-no-vehicle-in-the-reserve-that-card-could-take =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: v obchodě není vozidlo, které by tato karta mohla vzít.
no-there-is-nothing-here-that-could-be-attacked = Není tu nic, na co by šlo zaútočit.
no-there-is-nothing-that-card-or-others-of-its-nation-could-attack-now = { $card } ani jiná vozidla této země teď nemají na co zaútočit.
no-this-achievement-is-not-in-play = Tento úspěch není ve hře.
no-this-card-belongs-to-your-ally = Tato karta patří tvému spojenci.
no-this-vehicle-is-as-safe-as-the-headquarters-it-defends = Toto vozidlo je stejně v bezpečí jako velitelství, které brání.
no-without-national-goods-of-another-nation-your-cards-can-pay-most-of-cost = Bez národních zásob jiné země tvé karty zaplatí { $most } z { $cost }.
no-you-do-not-have-this-base-choose-one-that-stands = Tuto základnu nemáš; vyber takovou, která stojí.
no-you-have-bought-a-vehicle-this-turn-only-recruitment-lets-you-buy-more = V tomto tahu už bylo vozidlo koupeno; víc dovoluje koupit jen nábor.
no-you-have-no-base-left-to-defend = Už nemáš žádnou základnu k obraně.
no-you-played-no-card-keep-one-scrap-one-or-pass = Nebyla zahrána žádná karta: jednu si ponech, jednu odhoď na vrakoviště, nebo pasuj.
no-you-stopped-attacking-all-attacks-of-a-turn-are-one-block = Útoky jsou skončeny: všechny útoky tahu následují po sobě.
no-your-ally-does-not-have-this-base-choose-one-that-stands = Spojenec tuto základnu nemá; vyber takovou, která stojí.
no-your-ally-still-has-an-undefended-base-choose-that = Spojenec má ještě nechráněnou základnu: vyber ji.
no-your-national-goods-cannot-pay-for-a-vehicle-of-this-nation = Svými národními zásobami nezaplatíš za vozidlo této země.
no-your-side-can-be-supported-only-with-cards-of-this-nation-nation =
    Tvou stranu lze podpořit jen kartami této země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.

## What is pointed at out of turn, or while something else comes first

no-a-base-of-another-player-is-chosen-only-in-an-attack-or-by-siege = Základna jiného hráče se volí jen při útoku nebo obléhání.
no-a-base-of-yours-is-chosen-only-when-you-place-a-vehicle-on-it = Vlastní základna se volí jen tehdy, když na ni umisťuješ vozidlo.
no-a-vehicle-defends-your-own-bases-not-those-of-an-opponent = Vozidlo brání tvé základny, ne základny soupeře.
no-achievements-are-awarded-at-the-end-of-the-game-until-then-only-planning-moves-one = Úspěchy se udělují na konci hry; do té doby je mění jen plánování.
no-achievements-are-awarded-only-at-the-end-of-the-game = Úspěchy se udělují až na konci hry.
no-card-can-only-pay-and-only-recruitment-lets-you-buy-a-second-vehicle =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit a druhé vozidlo dovoluje koupit jen nábor.
no-card-can-only-pay-and-the-reserve-is-empty =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit a obchod je prázdný.
no-card-can-only-pay-worth-choose-a-vehicle-in-the-reserve-to-buy =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit ({ $worth }). Ukaž v obchodu vozidlo, které chceš koupit.
no-card-can-only-pay-worth-the-cheapest-vehicle-in-the-reserve-costs-cost =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit ({ $worth }) a nejlevnější vozidlo v obchodu stojí { $cost }.
no-card-has-to-wait-a-fight-is-being-decided =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat, právě se rozhoduje boj.
no-card-has-to-wait-first-choose-a-base-for-placed =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve vyber základnu, kterou brání { $placed }.
no-card-has-to-wait-first-decide-whether-the-reserve-moves-on =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve rozhodni, zda se obchod posune.
no-card-has-to-wait-first-finish-the-abilities-of-playing =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve dokonči vlastnosti karty { $playing ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $playing }
    }.
no-card-has-to-wait-first-finish-the-purchase-of-bought =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve dokonči nákup: { $bought }.
no-card-has-to-wait-first-finish-what-has-been-begun =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve dokonči, co už začalo.
no-card-has-to-wait-first-send-one-of-the-attackers-to-defend =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve pošli jednoho z útočníků bránit.
no-card-has-to-wait-first-take-the-medals-due-to-you =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve si vezmi medaile, které ti náleží.
no-card-has-to-wait-for-your-next-turn-phase-ii-is-over =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat na tvůj další tah, fáze II skončila.
no-card-has-to-wait-sabotage-makes-you-discard-a-card-from-your-hand =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Kvůli sabotáži nejprve odkládáš kartu z ruky.
no-card-has-to-wait-until-the-attack-is-over =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat do konce útoku.
no-card-has-to-wait-until-you-stop-attacking =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat, dokud nepřestaneš útočit.
no-card-is-being-played-already =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tuto kartu právě hraješ.
no-card-lies-in-your-depot-it-can-be-drawn-once-the-depot-is-shuffled-into-the-garage =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta leží ve tvém skladu. Dobereš si ji, až se sklad zamíchá do garáže.
no-dispatch-moves-a-defender-not-the-base-under-it = Odvelení přesouvá obránce, ne základnu pod ním.
no-first-choose-all-vehicles-that-attack-then-their-targets = Nejprve vyber všechna útočící vozidla, potom jejich cíle.
no-first-choose-the-card-that-attacks-then-its-target = Nejprve vyber kartu, která útočí, potom její cíl.
no-first-choose-the-vehicle-that-is-to-defend-this-base = Nejprve vyber vozidlo, které má tuto základnu bránit.
no-first-choose-the-vehicle-that-strikes-then-its-target = Nejprve vyber vozidlo, které udeří, potom jeho cíl.
no-it-is-the-turn-of-seat = Na tahu je { $seat }.
no-it-is-up-to-seat-to-support-the-fight-or-pass = { $seat } teď rozhoduje, zda podpoří boj, nebo pasuje.
no-medals-due-from-this-stack-due-say-how-many-doubles-you-take-at-most-most = Medaile, které ti z této hromádky náleží: { $due }. Zvol, kolik vezmeš dvojitých, nejvýše { $most }.
no-medals-of-this-stack-nation-are-paid-for-vehicles-that-attackers-of-this-nation-destroy-left-singles-singles-doubles-doubles =
    Medaile z této hromádky ({ $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }) jsou za vozidla zničená útočníky této země. Zbývá jednoduchých: { $singles }, dvojitých: { $doubles }.
no-sabotage-it-is-up-to-seat-to-discard-a-card = Sabotáž: { $seat } teď odkládá kartu.
no-siege-hits-enemy-cards-not-your-own = Obléhání zasahuje karty soupeřů, ne tvé vlastní.
no-this-base-is-destroyed = Tato základna je zničená.
no-you-are-buying-card-it-costs-cost-and-paid-is-paid-choose-cards-that-pay = Kupuješ { $card }: cena { $cost }, zaplaceno { $paid }. Ukaž karty, kterými platíš.
no-you-hold-no-vehicle-with-armour-that-could-defend-this-base = Nemáš na ruce vozidlo s pancířem, které by mohlo tuto základnu bránit.
no-you-hold-no-vehicle-with-firepower-that-could-still-attack = Nemáš na ruce vozidlo s palebnou silou, které by ještě mohlo útočit.
no-your-medals-come-from-another-stack-nation =
    Tvé medaile jsou z jiné hromádky: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
`;export{e as default};