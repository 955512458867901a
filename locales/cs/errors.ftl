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

## House rules
error-house-missing = podle domácích pravidel { $house }; načti jejich soubor (--with SOUBOR).
error-house-other = podle domácích pravidel { $house }, ale načtena jsou { $found }; načti správný soubor (--with SOUBOR), nebo si to vynuť (--force).
