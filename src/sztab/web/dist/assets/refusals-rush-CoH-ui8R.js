var e=`### Rush: why something is not allowed.

no-reserve-being-filled = Teď se z balíčku vozidel přidává karta do obchodu.
no-base-is-defended = Na bráněnou základnu nelze útočit: zasáhni jejího obránce.
no-undefended-base-first = Dokud máš nechráněnou základnu, nemůžeš vybrat bráněnou.
no-support-or-pass = Probíhá boj: podpoř ho jednou kartou, nebo pasuj.
no-no-card-with-crate = K nákupu je třeba aspoň jedna karta s bednou, a ty žádnou nemáš.
no-attackers-of-one-nation =
    Všichni útočníci musí být z jedné země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
no-attackers-of-turn-one-nation =
    Všichni útočníci v tahu musí být z jedné země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
no-attackers-already-named = Všichni útočníci byli určeni před prvním cílem; nikdo další se nepřidá.
no-unplayed-stays = Nezahraná karta zůstává v ruce do kroku III.
no-attack-or-stop = Útoč dál, nebo přestaň; jiné karty se hrají před útoky nebo po nich.
no-attacks-only-bases = { $card } může útočit jen na základny.
no-attacks-only-vehicles = { $card } může útočit jen na vozidla.
no-only-vehicles-attack =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemůže útočit, útočí jen vozidla.
no-only-vehicles-defend =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemůže bránit, brání jen vozidla.
no-cannot-scrap-itself = { $card }: tato karta nemůže odhodit na vrakoviště sama sebe; vyber jinou.
no-cannot-support =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemůže podporovat, podporují jen vozidla a medaile.
no-research-too-expensive = { $card } stojí { $cost }; tímto výzkumem si vezmeš vozidlo s cenou nejvýše { $most }.
no-too-expensive = { $card } stojí { $cost }; svými kartami zaplatíš nejvýš { $most }.
no-stays-on-base = { $card } brání základnu a zůstává tam.
no-did-not-attack = { $card }: tato karta na nic nezaútočila.
no-defends-no-base = { $card } nebrání žádnou z tvých základen.
no-defends-not-yet = { $card } ještě nebrání.
no-no-firepower = { $card } má palebnou sílu 0 a nemůže útočit.
no-no-usable-ability =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemá vlastnost, kterou by šlo využít.
no-no-armour = { $card } nemá pancíř a nemůže bránit.
no-no-crate =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta nemá bednu a nemůže platit.
no-no-target-left = { $card } teď nemá na co zaútočit.
no-not-in-reserve =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta není v obchodě.
no-not-in-depot =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta není ve tvém skladu.
no-not-in-hand =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tuto kartu nemáš v ruce.
no-must-be-placed = { $card } se teď musí postavit na jednu z tvých základen.
no-pays-for-one-nation =
    { $card } platí jen za vozidla této země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
no-played-from-rear-guard = { $card }: tato karta už byla v tomto tahu zahrána ze zadního voje.
no-already-played = { $card }: tato karta už byla v tomto tahu zahrána; vozidlo lze zahrát jen jednou.
no-not-named-for-attack = { $card }: tato karta nebyla určena k tomuto útoku.
no-achievement-being-drawn = Teď rozhoduje náhoda, který úspěch přijde z balíčku.
no-achievement-being-chosen = Teď rozhoduje náhoda, který další úspěch bude ve hře.
no-starting-seat-being-chosen = Teď rozhoduje náhoda, kdo dostane kartu prvního hráče.
no-top-card-being-chosen = Teď rozhoduje náhoda, která nezahraná karta leží navrchu.
no-dismantle-needs-card = Demontáž: vyber jednu nebo dvě karty ze svého skladu.
no-dismantle-at-least-one = Demontáž odhodí na vrakoviště aspoň jednu kartu: vyber ji.
no-dispatch-needs-defender = Odvelení: jeden z tvých obránců musí přejít do zadního voje.
no-attack-alone = Každá karta útočí sama: nejprve vyber její cíl.
no-needs-paying-card = I za vozidlo s cenou 0 musí zaplatit aspoň jedna karta.
no-finish-abilities-first = Nejprve dokonči vlastnosti této karty, potom hraj další.
no-refill-or-pass = Nejprve rozhodni o obchodu: posuň ho, nebo pasuj.
no-naming-attackers = Nejprve urči všechny útočníky: přidej dalšího, nebo začni útok.
no-finish-purchase = Nejprve dokonči nákup ({ $card }): plať, nebo si vozidlo vezmi.
no-name-attackers-first = Nejprve urči všechny útočníky a začni útok, potom vybírej cíle.
no-indestructibility-needs-nation = Nezničitelnost: vyber zemi své medaile.
no-keep-or-pass = Ponech si kartu z ruky na příští tah, nebo pasuj.
no-medals-due = Náleží ti medailí: { $due }. Vezmi si 0 až { $most } dvojitých, zbytek v jednoduchých.
no-attackers-in-hand-order = Určuj útočníky v pořadí, v jakém je máš v ruce.
no-kept-in-list-order = Ponechané karty určuj v pořadí podle seznamu karet.
no-payers-in-hand-order = Karty k placení určuj v pořadí z ruky a tak, aby mohly pokrýt cenu.
no-dismantle-in-list-order = Obě karty urči v pořadí podle seznamu karet.
no-ability-not-skippable = Žádnou vlastnost využité karty nelze vynechat.
no-attackers-without-target = Žádné z dosud určených vozidel nemá na co zaútočit.
no-choose-a-play = Teď můžeš kupovat, využívat vlastnosti, bránit, útočit, nebo ukončit tah.
no-not-an-action = { $number } není číslem žádné akce.
no-attacker-must-defend = Jeden z útočníků musí jít bránit: pošli ho.
no-ability-or-ally-base = Na základnu spojence může jít jen vozidlo, jehož vlastnosti nebyly využity.
no-attack-others-only = Útočit lze jen na karty jiných hráčů.
no-one-attack-a-turn = Za tah lze provést jen jeden útok, a ten už byl.
no-defend-own-or-ally = Bránit lze jen vlastní základny a základny spojence.
no-planning-needs-achievement = Plánování: vyber úspěch, který bude nahrazen.
no-garage-card-being-drawn = { $player } si teď dobírá kartu ze své garáže.
no-rear-guard-or-pass = Odlož jednu kartu z ruky do zadního voje, nebo pasuj.
no-recruitment-choice = Nábor: vyber několik nákupů, nebo ponechání karty.
no-research-adds-nothing = Výzkum: nelze připlatit a vzít dražší kartu.
no-research-needs-vehicle = Výzkum: vezmi si z obchodu vozidlo s cenou nejvýše { $most }.
no-sabotage-needs-card = Sabotáž: odlož jednu kartu z ruky do svého skladu.
no-siege-needs-target = Obléhání: vyber nepřátelskou základnu, nebo vozidlo, které nějakou brání.
no-abilities-in-order = Vlastnosti karty se využívají v pořadí, v jakém jsou na ní vytištěny.
no-choose-target = Útok pokračuje: vyber cíl.
no-choose-next-striker = Útok pokračuje: vyber vozidlo, které udeří další.
no-cost-not-paid = Cena je { $cost }, a zaplaceno je zatím jen { $paid }.
no-game-over = Hra skončila.
no-headquarters-locked = Velitelství je v bezpečí, dokud stojí jiná základna jeho majitele.
no-larger-team-starts = První tah má větší tým.
no-rear-guard-supports-own-turn = Karta ze zadního voje může podporovat jen v tahu svého hráče.
no-rear-guard-empty = Ve tvém zadním voji není žádná karta.
no-no-enemy-here = Není tu žádná nepřátelská karta.
no-no-single-medal = Už nezbývá žádná jednoduchá medaile této země.
no-nothing-to-recruit =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: v obchodě není vozidlo, které by tato karta mohla vzít.
no-nothing-to-attack-here = Není tu nic, na co by šlo zaútočit.
no-no-target-for-nation = { $card } ani jiná vozidla této země teď nemají na co zaútočit.
no-achievement-not-in-play = Tento úspěch není ve hře.
no-card-of-ally = Tato karta patří tvému spojenci.
no-guard-of-headquarters = Toto vozidlo je stejně v bezpečí jako velitelství, které brání.
no-other-goods-needed = Bez národních zásob jiné země tvé karty zaplatí { $most } z { $cost }.
no-base-not-yours = Tuto základnu nemáš; vyber takovou, která stojí.
no-already-bought = V tomto tahu už bylo vozidlo koupeno; víc dovoluje koupit jen nábor.
no-no-base-left = Už nemáš žádnou základnu k obraně.
no-keep-scrap-or-pass = Nebyla zahrána žádná karta: jednu si ponech, jednu odhoď na vrakoviště, nebo pasuj.
no-attacking-stopped = Útoky jsou skončeny: všechny útoky tahu následují po sobě.
no-base-not-ally = Spojenec tuto základnu nemá; vyber takovou, která stojí.
no-ally-undefended-base-first = Spojenec má ještě nechráněnou základnu: vyber ji.
no-goods-of-other-nation = Svými národními zásobami nezaplatíš za vozidlo této země.
no-support-of-one-nation =
    Tvou stranu lze podpořit jen kartami této země: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.

## What is pointed at out of turn, or while something else comes first

no-enemy-base-not-now = Základna jiného hráče se volí jen při útoku nebo obléhání.
no-own-base-not-now = Vlastní základna se volí jen tehdy, když na ni umisťuješ vozidlo.
no-defends-own-only = Vozidlo brání tvé základny, ne základny soupeře.
no-achievements-moved-by-planning = Úspěchy se udělují na konci hry; do té doby je mění jen plánování.
no-achievements-at-end = Úspěchy se udělují až na konci hry.
no-only-pays-one-purchase =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit a druhé vozidlo dovoluje koupit jen nábor.
no-only-pays-reserve-empty =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit a obchod je prázdný.
no-only-pays =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit ({ $worth }). Ukaž v obchodu vozidlo, které chceš koupit.
no-only-pays-too-little =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: touto kartou lze jen platit ({ $worth }) a nejlevnější vozidlo v obchodu stojí { $cost }.
no-waits-for-fight =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat, právě se rozhoduje boj.
no-waits-for-base =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve vyber základnu, kterou brání { $placed }.
no-waits-for-reserve =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve rozhodni, zda se obchod posune.
no-waits-for-abilities =
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
no-waits-for-purchase =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve dokonči nákup: { $bought }.
no-waits-for-beginning =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve dokonči, co už začalo.
no-waits-for-sending =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve pošli jednoho z útočníků bránit.
no-waits-for-medals =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Nejprve si vezmi medaile, které ti náleží.
no-waits-for-next-turn =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat na tvůj další tah, fáze II skončila.
no-waits-for-discard =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat. Kvůli sabotáži nejprve odkládáš kartu z ruky.
no-waits-for-attack-end =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat do konce útoku.
no-waits-for-attack-stop =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta musí počkat, dokud nepřestaneš útočit.
no-being-played =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tuto kartu právě hraješ.
no-depot-card-waits =
    { $card ->
        [Engineers] Inženýři
        [Technicians] Technici
        [Volunteers] Dobrovolníci
        [Base] Základna
        [Headquarters] Velitelství
       *[other] { $card }
    }: tato karta leží ve tvém skladu. Dobereš si ji, až se sklad zamíchá do garáže.
no-dispatch-moves-defender = Odvelení přesouvá obránce, ne základnu pod ním.
no-choose-attackers-first = Nejprve vyber všechna útočící vozidla, potom jejich cíle.
no-choose-attacker-first = Nejprve vyber kartu, která útočí, potom její cíl.
no-choose-defender-first = Nejprve vyber vozidlo, které má tuto základnu bránit.
no-choose-striker-first = Nejprve vyber vozidlo, které udeří, potom jeho cíl.
no-other-seat-moves = Na tahu je { $seat }.
no-other-supports = { $seat } teď rozhoduje, zda podpoří boj, nebo pasuje.
no-stack-medals-due = Medaile, které ti z této hromádky náleží: { $due }. Zvol, kolik vezmeš dvojitých, nejvýše { $most }.
no-stack-medals-left =
    Medaile z této hromádky ({ $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }) jsou za vozidla zničená útočníky této země. Zbývá jednoduchých: { $singles }, dvojitých: { $doubles }.
no-other-discards = Sabotáž: { $seat } teď odkládá kartu.
no-siege-hits-enemies = Obléhání zasahuje karty soupeřů, ne tvé vlastní.
no-base-destroyed = Tato základna je zničená.
no-buying-goes-on = Kupuješ { $card }: cena { $cost }, zaplaceno { $paid }. Ukaž karty, kterými platíš.
no-no-vehicle-to-defend = Nemáš na ruce vozidlo s pancířem, které by mohlo tuto základnu bránit.
no-no-vehicle-to-attack = Nemáš na ruce vozidlo s palebnou silou, které by ještě mohlo útočit.
no-medals-from-other-stack =
    Tvé medaile jsou z jiné hromádky: { $nation ->
        [USSR] SSSR
        [Germany] Německo
        [USA] USA
        [France] Francie
        [UK] Velká Británie
       *[other] { $nation }
    }.
`;export{e as default};