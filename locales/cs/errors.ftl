### Co je špatně na tom, oč bylo žádáno nebo co stojí v souboru.

## Hry, pravidla a volby
error-game-unknown = Hra { $name } není; hry: { $names }.
error-takes-no-card-file = { $game }: tuto hru nelze hrát se souborem karet.
error-preset-unknown = Sada { $name } není; sady: { $names }.
error-preset-unknown-like = Sada { $name } není (snad { $close }?); sady: { $names }.
error-preset-for-one = Sada { $preset } je pro 1 hráče, ne pro { $players } [{ $clause }].
error-preset-for-players = Sada { $preset } je pro tolik hráčů: { $numbers }, ne pro { $players } [{ $clause }].
error-preset-missing = Hra { $game } nemá sadu pro tolik hráčů: { $players }.
error-toggle-unknown = Volba { $name } není.
error-toggle-unknown-like = Volba { $name } není (snad { $close }?).
error-toggle-not-installed = V nainstalovaných pravidlech { $rules } hry { $game } volba { $name } není; snad ji má novější Sztab.
error-toggle-not-installed-like = V nainstalovaných pravidlech { $rules } hry { $game } volba { $name } není (snad { $close }?); snad ji má novější Sztab.
error-toggle-value-unknown = Volba { $toggle } nemůže mít hodnotu { $value }; její hodnoty: { $names } [{ $clause }].
error-toggle-needs = { $setting }: pak { $toggle } musí mít některou z hodnot: { $names }, má však { $now } [{ $clause }]. { $problem }
error-toggle-excludes = { $setting }: pak { $toggle } nesmí mít žádnou z hodnot: { $names } [{ $clause }]. { $problem }
error-players-one = { $game }: tato hra je pro 1 hráče, ne pro { $players } [{ $clause }].
error-players-exactly = { $game }: hráčů musí být { $most }, ne { $players } [{ $clause }].
error-players-between = { $game }: hráčů může být { $least } až { $most }, ne { $players } [{ $clause }].
error-rush-players = Rush: hráčů tu může být 2 až { $most }, ne { $players } [{ $clause }].
error-rush-sixth-player = Rush: hráčů tu může být 2 až { $most }, ne { $players } [{ $clause }]. Šestý hráč vyžaduje players.max = 6.
error-rush-achievements = Při tomto počtu hráčů: { $players } je třeba tolik ocenění: { $needed }, na výběr je jich jen { $pool } [RUSH-026].
error-rush-custom-achievements = { $toggle } = { $value }, soubor karet však určuje tolik ocenění: { $found } [FRONT-094].
error-rush-teams = teams = { $value }: hráčů musí být { $wanted }, ne { $players } [{ $clause }].

## Zápis
error-verb-unknown = Neznámé sloveso { $verb }; slovesa: { $names }.
error-verb-missing = Akce začíná slovesem; slovesa: { $names }.
error-verb-takes-nothing = Za { $verb } se nepíše nic: { $text }.
error-verb-takes-one-name = Za { $verb } se píše jeden název: { $text }.
error-verb-takes-two-names = Za { $verb } se píší dva názvy: { $text }.
error-verb-takes-three-names = Za { $verb } se píší tři názvy: { $text }.
error-number-too-large = Tak velké číslo nedává smysl: { $text }.
error-number-expected = Tady má být číslo, ne { $name }.
error-name-unknown = Název { $name } není; známé: { $names }.
error-card-unknown = Karta { $name } není.
error-card-unknown-like = Karta { $name } není; snad { $close }?
error-tank-unknown = Tank { $name } není; tanky: { $names }.
error-square-unknown = Pole { $name } není: deska má pole A1 až H8 [BG-056].
error-division-unknown = Za polskou armádu nelze hrát jako { $name }; lze jako: { $names }.
error-target-unknown = Cíl se píše jako { $base } nebo { $guard }: { $name }.
error-token-unknown = Žeton { $name } není.
error-path-unknown = { $text } není cesta tanku: vyjmenuj její pole od začátku, například A2-B2-C2.
error-squares-alike = Sbírá se ze dvou různých polí.
error-front-to-itself = Jednotka přechází na jinou frontu, ne z { $front } na tutéž.

## Boti a simulace
error-bot-unknown = Bot { $bot } není; boti: { $names } nebo cesta/k/souboru.py:NázevTřídy.
error-bot-memory = Bot si pamatuje perfect, none nebo tolik, kolik říká číslo, například 3, ne { $text }.
error-bot-file-missing = Soubor { $file }, ze kterého by se načetl bot, není.
error-bot-file-unreadable = { $file }: nelze načíst jako soubor Pythonu.
error-bot-file-fails = { $file }: chyba při načítání: { $error }.
error-bot-class-missing = { $file }: není tu třída { $name } odvozená od sztab.bots.Bot.
error-bot-fails = { $file }: { $name }(game, rng) končí chybou: { $error }.
error-bot-failed = Bot { $bot } ({ $seat }) selhal: { $error } v { $place }.
error-bot-cheats = Bot { $bot } ({ $seat }) zvolil { $action }, což není žádná z jeho dovolených akcí; volí se z view.legal_actions().
error-ismcts-budget = ismcts chce iterace nebo sekundy, například 500 nebo 2s, ne { $setting }.
error-solver-tries = solver chce počet pokusů na volbu, například 60, ne { $setting }.
error-solver-alone = solver hraje jen hry pro jednoho hráče; je-li jich víc, zvol ismcts.
error-simulation-empty = Je třeba aspoň jedna hra a jeden proces, ne { $games } a { $jobs }.
error-simulation-no-bot = Simulace potřebuje aspoň jednoho bota.
error-simulation-too-many-bots = Botů je { $bots }, hráčů { $players }; uveď méně botů nebo více hráčů.
error-simulation-other-cards = Jiný proces čte jiné karty: nebyl Sztab právě aktualizován?

## Vracení
error-undo-game-over = Hra skončila: nic už nelze vzít zpět.
error-undo-dealt-since = Od té doby se rozdávaly karty nebo házelo kostkami: platí to.
error-undo-too-long-ago = To už bylo příliš dávno: platí to.
error-undo-nothing-decided = Žádné tvé rozhodnutí tu zatím není.
error-undo-decided-since = Od té doby rozhodl hráč { $seat }: tvé poslední rozhodnutí platí.
error-undo-by-bot = Od té doby za hráče { $seat } rozhodl bot. U stolu bez nápověd to platí.
error-undo-own-by-bot = Od té doby za tebe rozhodl bot. U stolu bez nápověd to platí.
error-undo-revealed = Rozhodnutí hráče { $seat } ti ukázalo něco, co bylo skryté: platí.
error-undo-own-revealed = Tvé rozhodnutí ti ukázalo něco, co bylo skryté: platí.

## Soubory
error-file-unreadable = { $file }: nelze přečíst: { $why }.
error-file-not-utf-8 = { $file }: není text UTF-8; ulož soubor v kódování UTF-8.
error-file-unwritable = { $file }: nelze zapsat: { $why }.
error-file-is-folder = { $file }: nelze zapsat: je to složka.
error-file-without-folder = { $file }: nelze zapsat: složka { $folder } není.
error-folder-read-only = { $file }: nelze zapsat: složka je jen pro čtení.
error-file-name = { $file }: název musí končit na { $first } nebo { $last }.
error-record-name = { $file }: název záznamu musí končit na { $first } nebo { $last }.
error-position-name = { $file }: název pozice musí končit na .toml.
error-record-too-large = { $file }: { $size } MB, záznam má však nejvýš { $most } MB. Má-li se přesto přečíst, přidej --large.

## Záznamy her: soubor a řádek stojí před tím
error-record-no-action = { $action } nemůže být akcí v záznamu
error-record-result-points = výsledek potřebuje body tolika hráčů: { $players }
error-record-result-winner = výsledek uvádí vítěze, který nehraje
error-record-needs-game = záznam potřebuje hru a 1 až { $most } hráčů
error-record-seats-named = uvedeno je tolik míst: { $seats }, hráčů je však { $players }
error-record-bad-setting = nastavení potřebuje hodnotu a název bez mezer a rovnítek
error-record-unknown-seat = rozhoduje místo, které mezi tolika hráči není: { $players }
error-record-other-rules = zapsáno podle pravidel { $made }, nainstalována jsou však { $installed }; nainstaluj tamta, nebo si to vynuť (--force).
error-record-other-cards = zapsáno s kartami { $made }, nainstalovány jsou však { $installed }; nainstaluj tamty, nebo si to vynuť (--force).
error-record-no-ply = tah { $ply } není; záznam jich má { $last }.
error-record-ply = tah { $ply }, { $seat } { $action }: { $problem }
error-record-goes-on = hra už skončila; odstraň, co následuje.
error-record-chance-decides = tady rozhoduje náhoda; nechybí tah?
error-record-other-decides = tady rozhoduje { $seat }; nechybí tah?
error-record-cut-off = záznam uvádí výsledek, ale po tahu { $plies } hra neskončila: není useknutý?
error-record-other-result = záznam uvádí { $said }, hra však končí takto: { $reached }.
error-record-late-header = hlavička po první akci; přesuň ji výš
error-record-no-header = { $line } není hlavička; píše se jako [players 2]
error-record-header-unknown = neznámá hlavička { $name }; hlavičky: { $names }
error-record-header-twice = hlavička { $name } je tu dvakrát; jednu odstraň
error-record-header-empty = hlavička { $quoted } nemá hodnotu; píše se jako [{ $name } …]
error-record-header-number = { $name } musí být celé číslo, ne { $value }
error-record-header-missing = chybí hlavička [{ $name } …]; doplň ji
error-record-many-digits = { $name } má víc číslic než { $most }
error-record-format-unknown = formát { $found } je neznámý; tento Sztab čte formát { $known }: snad ho přečte novější
error-record-toggle-empty = [set { $toggle }] nemá hodnotu; píše se [set { $name }=on]
error-record-toggle-twice = volba { $toggle } je nastavena dvakrát; jednu odstraň
error-record-seat-empty = [seat { $value }] neuvádí místo a hráče; píše se [seat P1 greedy]
error-record-seat-twice = místo { $seat } je uvedeno dvakrát; jedno odstraň
error-record-no-result = { $value } není výsledek; píše se jako [result P1 16 P2 9; winner P1]
error-record-no-winner = výsledek neuvádí vítěze; na konec připiš ‘; winner P1’
error-record-no-points = { $points } nejsou body; píší se jako P1 16 P2 9
error-record-no-seat = { $word } není místo; místa jsou P1, P2 a tak dále
error-record-block-below = { $name } stojí na dalších řádcích, každý za ‘|’
error-record-stray-bar = ‘|’ je pokračování pozice nebo karet; napiš před ně { $first } nebo { $last }
error-record-lone-brace = závorka bez páru: { $text }
error-record-number-skipped = teď je na řadě akce { $due }, ne { $found }; nechybí řádek?
error-record-nobody-decides = o { $action } nikdo nerozhoduje; napiš před to místo, P1: …
error-record-players = hráčů musí být 1 až { $most }, ne { $players }
error-record-seat-unknown = uvedeno je místo { $seat }, hráčů je však { $players }
error-record-ply-unknown = rozhoduje { $seat }, hráčů je však { $players }
error-record-not-toml = není to TOML: { $problem }.
error-record-bad-toml = nelze přečíst: { $problem }.
error-record-not-json = není to JSON: { $problem }
error-record-bad-json = není to záznam hry v JSON: { $problem }
error-record-at = { $where }: { $problem }
error-record-key-missing = { $where }: chybí
error-record-key-unknown = { $where }: neznámý klíč { $name }; klíče: { $names }
error-record-format-other = { $where }: formát { $found } je neznámý, známý je { $known }
error-record-no-object = { $where }: tady má být objekt
error-record-not-whole = { $where }: tady má být celé číslo, ne { $value }
error-record-not-text = { $where }: tady má být text, ne { $value }
error-record-not-object = { $where }: tady má být objekt, ne { $value }
error-record-not-array = { $where }: tady má být pole, ne { $value }
error-record-not-number = { $where }: tady má být číslo, ne { $value }
error-record-not-seat = { $where }: tady má být místo (P1, P2 a tak dále nebo chance), ne { $value }
error-record-seat-too-high = { $where }: rozhoduje { $seat }, hráčů je však { $players }
error-record-not-plain = { $file }: { $where }: tady má být text, číslo, true, false, seznam nebo tabulka, ne { $value }.

## Uložené pozice
error-position-at = pozice: { $problem }
error-position-field-unknown = neznámé pole { $name }; pole: { $names }.
error-position-field-missing = chybí pole { $name }.
error-position-not-text = { $where }: tady má být text, ne { $value }.
error-position-not-whole = { $where }: tady má být celé číslo, ne { $value }.
error-position-not-table = { $where }: tady má být tabulka, ne { $value }.
error-position-not-list = { $where }: tady má být seznam, ne { $value }.
error-position-not-setting = { $where }: tady má být text jako „opt.first=host“, ne { $value }.
error-table-expected = tady má být tabulka
error-field-unknown = neznámé pole { $name }; známá: { $names }
error-list-expected = tady má být seznam
error-number-between = tady má být číslo od { $least } do { $most }, ne { $value }
error-truth-expected = tady má být true nebo false, ne { $value }
error-word-expected = tady má být jedno z: { $names }, ne { $value }
error-cannot-wait = toto rozhodnutí nemůže čekat na další
error-never-due = čeká na něm něco, co nikdy nemůže přijít na řadu
error-steps-impossible = v této pozici nelze provést jeho kroky
error-not-a-step = { $text } není krok ani rozhodnutí
error-not-a-value = { $word } sem nepatří
error-frame-unsaved = Krok takového druhu nelze uložit: { $frame }.
error-wrong-at = { $where }: { $problem }.
error-field-gone = toto pole chybí
error-no-army-yet = nikdo ještě nemá armádu
error-decision-impossible = v této pozici nelze učinit rozhodnutí na jeho vrcholu

## Pozice Rush
error-bases-expected = tady má být seznam základen, jejich počet je { $number }
error-base-expected = tady má být „open“, „destroyed“, karta nebo tabulka
error-players-too-many = hráčů je { $found }, ale v pravidlech { $players }
error-no-turn-there = P{ $seat } nemá tah na místě { $place } v pořadí
error-not-a-seat = { $word } není místo; místa: { $names }
error-not-a-nation = { $word } není národ; známé: { $names }
error-no-achievement = v těchto pravidlech není úspěch { $word } [FRONT-093]
error-cards-expected = tady má být seznam karet
error-players-expected = hráčů má být { $players }, ne { $found }
error-nobody-waits = na automatický krok nikdo nečeká
error-no-answer = na toto rozhodnutí není odpověď
error-field-needed = chybí pole { $name }
error-cards-seen = je vidět tolik karet: { $found }, ne { $wanted }
error-cards-unseen = není vidět tolik karet: { $wanted }, ale uvedeno je { $found }
error-view-other-number = podle zbytku pohledu jich je { $wanted }, ne { $found }
error-view-other = zbytek pohledu říká { $wanted }, ne { $found }
error-vehicle-twice = toto vozidlo leží na dvou místech
error-not-a-vehicle = { $card } není vozidlo
error-base-held = základnu nikdo nikdy nedrží [RUSH-069]
error-achievement-twice = { $achievement } je na dvou místech
error-no-rear-guard = v těchto pravidlech není zadní voj [FRONT-044]
error-guard-unarmoured = { $card } nemá pancíř a nemůže bránit [RUSH-166]
error-no-fight = boj vyžaduje kartu (lead) a nepřátelského obránce (aim)
error-passes-in-no-fight = pasuje jen ten, kdo se boje účastní [ALT-081]
error-not-being-played = { $card } není hranou kartou [RUSH-160]
error-not-in-reserve = { $card } neleží v obchodě [RUSH-083]
error-too-few-abilities = { $card } nemá tolik vlastností [RUSH-087]
error-no-attacker = { $card } neútočí [ALT-024]
error-siege-by-no-vehicle = { $card } není vozidlo [RUSH-115]
error-attacker-needed = určí se aspoň jeden útočník [RUSH-179]
error-attacker-not-named = { $card } nebyl určen k útoku [RUSH-179]

## Pozice Bitvy u Varšavy
error-no-such-army = tato místa nemohou být jednou armádou
error-commander-unused = velitel nebyl použit
error-hands-other = tolik rukou: { $found }, ale tolik hráčů: { $players }
error-no-card = karta { $word } neexistuje
error-card-of-other-army = { $card } není karta armády { $army }
error-card-in-two = { $card } je také v { $place }
error-card-nowhere = karta { $card } nikde není [WAR-021]
error-sizes-other = tolik čísel: { $found }, ale tolik hráčů: { $players }
error-hand-other = P{ $seat } má v ruce tolik karet: { $found }, ne { $wanted }
error-hand-unseen = místo tohoto pohledu nevidí ruku P{ $seat }
error-cards-hidden = skryto je tolik karet: { $found }, ne { $wanted }
error-no-decision = na jeho vrcholu nečeká rozhodnutí
error-mover-other = podle zásobníku je to { $wanted }, ne { $found }
error-view-unlike = takto se pohledy nezapisují
error-order-of-all = uvádí každé místo jednou, nebo nikoho
error-markers-together = dva žetony leží na jednom místě [WAR-174]
error-units-other = má tolik jednotek: { $found }, ne { $wanted } [WAR-020]
error-units-too-many = více jednotek než { $most } [WAR-093]
error-orders-too-many = více než jeden Rozkaz [WAR-141]
error-wrong-field = { $card } na toto pole nepatří
error-commander-gone-used = je použit, ale nemá velitele
error-commander-gone-started = je zahájen, ale nemá velitele
error-no-such-effect = { $card } nemá efekt { $effect }
error-goes-on-without-army = nikdo nemá armádu, ale hra pokračuje
error-goes-on-without-order = nikdo nemá iniciativu, ale hra pokračuje
error-nobody-on-turn = nikdo není na tahu, ale je čas na akci
error-announced-while-chosen = karta je tu jen tehdy, když se vybírá její fronta
error-no-discard = za to se karta neodhazuje

## Pozice Battlegrounds
error-upgrades-too-many = karta má nejvýše tolik vylepšení: { $most } [BG-132]
error-no-upgrade = { $name } není vylepšení [BG-130]
error-no-point-tokens = tato barva nemá bodové žetony
error-point-tokens-order = bodové žetony odcházejí v pořadí 3, 2, 1 [BG-101]
error-trophy-elsewhere = { $name } je ještě ve své hromádce nebo ho získal někdo jiný
error-card-also-in = { $card } je také v { $place }
error-no-pair = { $word } není dvojice této hry
error-no-token = { $word } není žeton této hry
error-view-disagrees = neshoduje se se zbytkem pohledu
error-cards-out-of-sight = mimo dohled je tolik karet: { $wanted }, ne { $found }
error-cards-too-many-named = uvedeno je více karet
error-cards-not-to-be-seen = toto místo tyto karty nevidí [BG-144]
error-no-duds = na tomto plánu nejsou nevybuchlé granáty
error-no-artillery = v této variantě není dělostřelectvo
error-tokens-face-up = v této variantě leží žetony lícem nahoru
error-no-pawn-there = figurka tam nikdy nestojí [BG-016]
error-duds-too-many = nevybuchlých granátů je celkem { $most }, ne { $found } [BG-248]
error-letters-with-digits = písmena a číslice se otáčejí společně [BG-229]
error-artillery-tanks = tanků dělostřelectva je { $most } [BG-215]
error-tokens-too-many = žetonů { $name } je { $most }, ne { $found } [BG-025]
error-covered-too-many = lícem dolů leží tolik žetonů: { $found }, ale zbývá jich jen { $left } [BG-247]
error-deck-too-small = je ještě třeba rozdat tolik karet: { $needed }, ale je jich { $found }
error-nobody-begins = někdo začíná
error-no-base-to-start = figurka nemá základnu, kde by začala
error-colour-absent = tato barva nehraje
error-pawn-without-base = figurka na plánu má základnu
error-pawn-without-card = figurka na plánu má aktivní kartu [BG-249]
error-card-without-pawn = aktivní karta řídí figurku na plánu [BG-249]
error-pawns-together = dvě figurky nikdy nestojí na jednom poli [BG-016]
error-card-of-nobody = { $card } neleží v ničí oblasti
error-damaged-and-broken = karta je poškozená (damaged), nebo rozbitá (broken), ne obojí
error-upgraded-of-nobody = karta neleží v ničí oblasti
error-no-tank-cards = v této variantě nejsou karty tanků [BG-189]
error-two-drawn = lízají se dvě karty a hned se jedna z nich ponechá [BG-142]
error-two-are-a-pair = dva žetony se stejným obrázkem jsou dvojice [BG-124]
error-pair-without-bonus = bonus má jen dvojice se speciálním žetonem
error-square-twice = { $square } je uvedeno dvakrát
error-square-without-token = na { $square } neleží žádný žeton
error-square-unknown-token = nikdo neví, co je na { $square }
error-square-never-seen = { $square } neleží lícem nahoru a nikdo je dříve neviděl
error-winner-ends = hra, která má vítěze, skončila
error-target-reached = cíl je dosažen [BG-253]
error-no-tanks = v této variantě nejsou tanky
error-not-covered = žetony se otáčejí v jiné variantě
error-tank-off-board = tank { $colour } není na plánu
error-tank-not-on-turn = tank { $colour } není na tahu
error-tank-without-armour = tank { $colour } nemůže dostat Pancíř
error-draws-too-many = tolik karet se z tohoto balíčku nelíže [BG-142]
error-square-not-next = { $square } není další pole k vyložení
error-square-not-covered = { $square } neleží lícem dolů
error-two-turned-up = v tahu se otáčejí dva žetony [BG-197]
error-pawn-off-board = figurka na tahu není na plánu

## Tahy náhody a vracení
error-chance-cannot = Náhoda tu nemohla rozhodnout { $action }: { $problem }
error-chance-not-due = náhoda o ničem nerozhoduje
error-chance-missing = Chybí něco, o čem tu rozhodla náhoda.
error-undo-impossible = Z rozhodnutí { $made } se nelze vrátit na { $wanted }.

## Karty, které nejdou k pravidlům
error-nation-out = { $card } patří k národu { $nation }: vyžaduje cards.britain = on [FRONT-002].
error-ability-out = { $card } má vlastnost { $ability }: vyžaduje cards.newAbilities = keep [{ $clause }].
error-pool-names-out = Výběr uvádí { $name }, ale { $problem }.
error-achievement-of-britain = vyžaduje to cards.britain = on [FRONT-093]
error-achievement-of-front = vyžaduje to achievements.front = on [FRONT-092]
error-achievement-of-players = vyžaduje to achievements.custom = { $number } [FRONT-094]
error-achievement-nation-out = Úspěch { $name } se týká národa { $nation }: vyžaduje cards.britain = on [FRONT-093].
error-cards-too-many = Různých karet je { $cards }, ale engine přijímá nejvýše { $most }.
error-base-missing = V souboru karet chybí základna: jedna ze základen musí mít id ‘base’.
error-medals-missing = Národ { $nation } musí mít jednoduchou a dvojitou kartu medaile.
error-merged-icons = { $one } a { $other } mají různé ikony, ale s osmi obrázky jsou jedním [BG-026].

## House rules
error-house-missing = podle domácích pravidel { $house }; načti jejich soubor (--with SOUBOR).
error-house-other = podle domácích pravidel { $house }, ale načtena jsou { $found }; načti správný soubor (--with SOUBOR), nebo si to vynuť (--force).
error-house-in = { $file }: { $problem }
error-house-name-bad = { $name } nemůže být název domácích pravidel: piš ho jako salvage.
error-house-word-bad = { $name } nemůže být název: piš malá písmena a spojovníky.
error-house-word-taken = Název { $name } už je obsazen; zvol jiný.
error-house-frame-nameless = Rámec { $frame } nemá název, jako je choose-salvage.
error-house-verb-undeclared = { $frame }: odpovědí je { $verb }, ale mezi slovesy není.
error-house-verb-full = Ve slovese { $verb } není vedle { $others } místo pro { $part }; ptejte se postupně, každou věc ve zvláštním rámci.
error-house-method-missing = { $frame } ({ $class }) nemá { $name }.
error-house-fields-other = { $frame } ({ $class }) se tvoří z ({ $takes }), ale jeho pole jsou { $fields }.
error-house-toggle-values = Volba { $toggle } musí mít aspoň dvě hodnoty.
error-house-clause-bad = Volba { $toggle } uvádí bod { $clause }: napiš například HOUSE-1.
error-house-clause-missing = Volba { $toggle } neuvádí bod: napiš například HOUSE-1.
error-house-language-unknown = Jsou tu texty v jazyce { $language }; jazyky: { $names }.
error-house-words-missing = Chybí tyto anglické texty: { $names }.
error-house-words-taken = Text { $key } ({ $language }) patří samotnému Sztabu.
error-house-words-bad = Text { $key } ({ $language }) není ve Fluentu: { $source }.
error-house-loaded = Pro hru { $game } už jsou načtena domácí pravidla { $house }; dej obojí do jednoho souboru.
error-house-constant-missing = { $file }: chybí konstanta { $name } = House(…).
error-house-fails = { $file }:{ $line }: { $error }.
error-house-thing-unknown = { $thing } není druh událostí, volba, rámec ani efekt.
error-house-no-effects = { $game }: tato hra nepřijímá efekty z domácích pravidel.
error-house-no-effect = { $effect } je mezi efekty, ale není třída Effect.
error-house-kind-missing = Efekt { $effect } nemá kind, tedy slovo v souborech karet.
error-house-kind-taken = Efekt { $kind } už existuje; zvol jiné kind.
