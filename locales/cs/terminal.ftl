### Terminál: co příkazy vypisují, jejich nápověda a chybová hlášení.

## Languages

terminal-no-language = Jazyk „{ $language }“ tu není; jazyky: { $known }.

## Tables of games, toggles, presets and cards

terminal-games = Hry
terminal-name = název
terminal-title = titul
terminal-players-column = hráči
terminal-rules-column = pravidla
terminal-values = hodnoty
terminal-value = hodnota
terminal-clause = bod
terminal-meaning = význam
terminal-settings = nastavení
terminal-toggles = Přepínače
terminal-presets = Sady pravidel
terminal-game-line = { $title }, počet hráčů: { $players }, pravidla { $version }
terminal-game-counts = { $title }, počet hráčů: { $counts }
terminal-for-players = { $what } (hráčů: { $players })
terminal-all-defaults = vše výchozí
terminal-default = { $value } (výchozí)
terminal-needs = { $when } vyžaduje { $what } [{ $clause }].
terminal-excludes = { $when } vylučuje { $what } [{ $clause }].
terminal-with = { $when } při { $what }
terminal-chosen = Změněné přepínače
terminal-none-chosen = Všechny přepínače mají výchozí hodnoty.
terminal-which-game-preset = Která hra? Napiš ji: sztab games HRA --preset NÁZEV.
terminal-which-game = Která hra? Hry: { $names }.
terminal-no-game = Hra „{ $name }“ tu není; hry: { $names }.
terminal-cards = Karty
terminal-cards-with = Karty: { $word }
terminal-no-card = Žádná karta hry { $game } nemá „{ $word }“ v názvu ani v hodnotách.
terminal-column-id = id
terminal-column-name = název
terminal-column-in-english = anglicky
terminal-column-kind = druh
terminal-column-army = armáda
terminal-column-limit = limit
terminal-column-effect = efekt
terminal-column-source = zdroj
terminal-column-nation = země
terminal-column-cost = cena
terminal-column-pays = suroviny
terminal-column-fire = palba
terminal-column-armour = pancíř
terminal-column-abilities = vlastnosti
terminal-column-set = sada
terminal-column-values = hodnoty
terminal-column-class = třída
terminal-column-move = pohyb
terminal-column-shot = výstřel
terminal-column-slots = místa
terminal-column-number = číslo
terminal-cards-correct = { $file }: bez chyb.
terminal-cards-none = { $title } nepřijímá soubor s kartami.
terminal-cards-which = { $file }: ke které hře patří? Uveď to volbou --game; hry: { $names }.

## Rules

terminal-no-clauses = Hra { $game } nemá texty bodů pravidel.
terminal-read-more = Zadej bod nebo slovo a čti dál.
terminal-no-summary = Shrnutí hry { $game } tu není.
terminal-no-clause = Žádný bod pravidel hry { $game } nemá „{ $words }“ jako číslo ani v textu.
terminal-clauses =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
terminal-part = část
terminal-from = od
terminal-to = do
terminal-full = plné znění anglicky
terminal-ruling = výklad
terminal-option = možnost
terminal-toggle = přepínač
terminal-example = příklad
terminal-source = zdroj

## What stands behind the options

terminal-bad-setting = --set „{ $value }“ nelze přečíst; napiš --set název=hodnota.
terminal-set-twice = --set { $name } je zadáno dvakrát; jedno odstraň.
terminal-no-seat = Místo „{ $seat }“ tu není; místa: P1 až P{ $last }.
terminal-many-bots = Botů: { $bots }, míst: { $seats }; zadej méně botů.

## A game at the terminal

terminal-welcome = Napiš číslo tahu, nebo help.
terminal-human = člověk
terminal-goodbye = Na shledanou, po { $plies } krocích. Semínko losu: { $seed }.
terminal-seed = Semínko losu: { $seed }.
terminal-saved = Uloženo jako { $file }.
terminal-hide = Stiskni Enter a skryj to.
terminal-pass-on = Předej počítač: { $seat }. Potom stiskni Enter.
terminal-type-move = Napiš tah nebo jeho číslo; help ukáže další příkazy.
terminal-no-move = Tah { $number } tu není; tahy mají čísla 1 až { $last }.
terminal-why-what = Připiš tah, například: why 1.
terminal-allowed = To je dovoleno: { $words }.
terminal-thinking = { $bot } přemýšlí…
terminal-would-play = { $bot } by zahrál { $move }: { $words }.
terminal-log-number = log přijímá číslo, ne „{ $word }“.
terminal-rules-what = Připiš bod nebo slovo.
terminal-save-what = Připiš název souboru, například: save hra.sztab.
terminal-do-number = tah s tímto číslem; jen Enter, je-li jediný
terminal-do-move-word = <tah>
terminal-do-move = tah v zápisu, jako v seznamu
terminal-do-moves = vypsat tahy znovu
terminal-do-why-word = why <tah>
terminal-do-why = co tah dělá, nebo který bod pravidel ho zakazuje
terminal-do-hint-word = hint [BOT]
terminal-do-hint = co by zahrál bot; výchozí greedy, jiný například: hint ismcts:500
terminal-do-undo = vrátit poslední rozhodnutí, pokud se od té doby nic neodhalilo
terminal-do-table = ukázat stůl
terminal-do-log-word = log [N]
terminal-do-log = ukázat, co se stalo, nebo posledních N událostí
terminal-do-rules-word = rules SLOVO
terminal-do-rules = číst body s tímto číslem nebo slovem
terminal-do-save-word = save SOUBOR
terminal-do-save = uložit hru (.sztab, .json) nebo pozici (.toml)
terminal-do-help = tento seznam
terminal-do-quit = odejít
terminal-points = Body
terminal-player = hráč
terminal-total = celkem
terminal-wins = Vítězí { $who }.
terminal-share-victory = O vítězství se dělí { $who }.
terminal-nobody-wins = Nikdo nevítězí.
terminal-and = { $one } a { $other }
terminal-as-spectator = očima diváka
terminal-as-seat = očima { $seat }
terminal-other-game = { $file }: je to hra { $found }, ne { $asked }.
terminal-other-players = { $file }: počet hráčů je { $found }, ne { $asked }.
terminal-own-rules = { $file }: má vlastní pravidla; vynech --set, --preset a --cards.

## Records

terminal-players =
    { $n ->
        [one] { $n } hráč
        [few] { $n } hráči
       *[other] { $n } hráčů
    }
terminal-house = Domácí pravidla: { $house }.
terminal-set = Přepínače: { $chosen }
terminal-unfinished = Nedohráno po { $plies } krocích, { $view }:
terminal-after-ply = Po kroku { $ply } z { $plies }, { $view }:
terminal-reading = čtení
terminal-replaying = přehrávání
terminal-checking = kontrola
terminal-no-seed = { $file }: neuvádí semínko losu, takže není co kontrolovat; požádej o něj toho, kdo rozdával.
terminal-bad-hash = --hash „{ $text }“ není 64 číslic od 0 do f; zkopíruj ji celou.
terminal-other-hash = otisk semínka je { $hash }, ne ten zveřejněný: je to jiné semínko.
terminal-cut-off = krok { $ply }: záznam končí tam, kde má rozhodnout náhoda; není useknutý?
terminal-mismatch = krok { $ply }: ze semínka vychází { $expected }, ale v záznamu je { $found }; předchozích shodných se semínkem: { $before }.
terminal-chance = O čem rozhodla náhoda
terminal-what = co
terminal-how-often = kolikrát
terminal-all = celkem
terminal-honest = Každý výsledek odpovídá semínku.
terminal-no-chance = Náhoda tu o ničem nerozhodovala.
terminal-hash = Otisk semínka: { $hash }
terminal-hash-matches = Shoduje se se zveřejněným otiskem.
terminal-hash-compare = Porovnej ho s tím zveřejněným před hrou (--hash).

## Simulations

terminal-simulated = { $title }: hry { $games }, hráči { $players }, semínko { $seed }
terminal-stopped = Přerušeno dříve: plánováno her { $planned }.
terminal-unbalanced = Boti neseděli na místech stejně často: ať je počet her násobkem počtu hráčů.
terminal-games-column = hry
terminal-bot = bot
terminal-seat = místo
terminal-side = strana
terminal-move = tah
terminal-ending = konec
terminal-wins-column = výhry
terminal-of = z
terminal-share = podíl
terminal-by-bot = Výhry podle bota
terminal-by-seat = Výhry podle místa
terminal-by-side = Výhry podle strany
terminal-by-move = Výhry podle tahu
terminal-endings = Jak hry končily
terminal-mean-points = Průměrné body podle zdroje
terminal-decisions = Rozhodnutí na hru:
terminal-rounds = Kola na hru:
terminal-mean = Průměr, { $name }:

## Servers, bots, backups

terminal-running = Sztab už běží: { $url }
terminal-port-used = Port { $usual } je obsazený; Sztab použije { $port }.
terminal-open = Sztab je otevřený v prohlížeči: { $url } (zastaví ho Ctrl+C).
terminal-listens = Sztab naslouchá na { $url } (zastaví ho Ctrl+C).
terminal-anyone = Tento server může používat každý, kdo se dostane na { $host }.
terminal-no-folder = { $folder }: nelze vytvořit: { $error }. Zadej jiné místo: sztab serve --open --database sqlite:///SOUBOR.
terminal-no-port = Žádný port od { $first } do { $last } není volný. Zvol jiný: sztab serve --port.
terminal-unknown-number = { $option } „{ $value }“: „{ $name }“ tu není; známé: { $names }.
terminal-bad-number = { $option } „{ $value }“ nelze přečíst; napiš { $name }=ČÍSLO.
terminal-which-table = Který stůl? Napiš jeho šest písmen: --table ABCDEF.
terminal-takes-seat = { $bot } si sedá na místo { $seat } u stolu { $table }.
terminal-bot-done =
    { $n ->
        [one] { $ending } { $bot }: { $n } rozhodnutí.
        [few] { $ending } { $bot }: { $n } rozhodnutí.
       *[other] { $ending } { $bot }: { $n } rozhodnutí.
    }
terminal-table-closed = Stůl byl zavřen.
terminal-game-over = Konec hry ({ $how }): { $points }; vítězí { $winners }.
terminal-nobody = nikdo
terminal-backup = záloha
terminal-restore = obnova
terminal-tables =
    { $n ->
        [one] { $n } stůl
        [few] { $n } stoly
       *[other] { $n } stolů
    }
terminal-entries =
    { $n ->
        [one] { $n } záznam
        [few] { $n } záznamy
       *[other] { $n } záznamů
    }
terminal-backed-up = { $file }: { $tables }, { $entries }, zkontrolováno. Uchovej ho v tajnosti: lze jím podepisovat propustky.
terminal-restored = Obnoveno z { $file }: { $tables }, { $entries }. Server lze spustit.
terminal-two-databases = Použij --database nebo --database-file, ne obojí.
terminal-unreadable = { $file }: nelze přečíst: { $error }.
terminal-no-text = { $file }: není textový soubor; zapiš do něj URL databáze.
terminal-empty-file = { $file }: první řádek je prázdný; zapiš do něj URL databáze.
terminal-readable = { $file } může číst každý uživatel tohoto počítače: chmod o-r { $file }
terminal-password = Heslo v --database vidí každý uživatel tohoto počítače. Zapiš URL do souboru (--database-file) nebo do proměnné { $variable }.
terminal-no-token = { $file }: není v něm token; smaž ho, nebo token zapiš.
terminal-version = sztab { $version } ({ $build }, { $python })
terminal-compiled = zkompilovaný
terminal-interpreted = interpretovaný

## Help

terminal-help-options = Volby
terminal-help-arguments = Argumenty
terminal-help-commands = Příkazy
terminal-help-help = Ukázat tuto nápovědu a skončit.
terminal-help-install-completion = Nainstalovat doplňování pro tento shell.
terminal-help-show-completion = Ukázat doplňování pro tento shell, ke zkopírování nebo úpravě.
terminal-help-root = Hraj, testuj a zkoumej stolní hry: každé pravidlo se hlídá a vysvětluje. Bez příkazu: hra v prohlížeči na tomto počítači.
terminal-help-lang = Jazyk terminálu; výchozí podle nastavení systému.
terminal-help-version = Vypsat verzi a skončit.
terminal-help-cards = Vypsat karty hry, nebo zkontrolovat vlastní soubor s kartami.
terminal-help-game = Název hry.
terminal-help-players = Počet hráčů; výchozí nejmenší.
terminal-help-set = Nastavit přepínač; lze opakovat.
terminal-help-preset = Pojmenovaná sada přepínačů.
terminal-help-card-file = Vlastní soubor s kartami (TOML).
terminal-help-seed = Semínko všech míchání a hodů; výchozí náhodné.
terminal-help-open = Otevřít stránku v prohlížeči na tomto počítači.
terminal-help-with = Hrát s domácími pravidly ze souboru v Pythonu, který se provede.
terminal-help-force = Přijmout soubor podle jiných pravidel nebo s jinými kartami.
terminal-help-workshop = Procesy, které čtou soubory karet a záznamy, v každém procesu serveru.
terminal-help-large = Přečíst záznam větší než 4 MB.
terminal-help-database = sqlite:///SOUBOR nebo postgresql://UŽIVATEL@HOST/NÁZEV; výchozí SZTAB_DATABASE nebo sqlite:///sztab.db.
terminal-help-database-file = Soubor, jehož první řádek je URL databáze.
terminal-help-origin = Další původ (origin), který ho smí používat; lze opakovat.
terminal-help-name = Název hostitele serveru; lze opakovat.
terminal-help-games = Vypsat hry, nebo přepínače a sady pravidel jedné z nich; s přepínači: výsledná pravidla.
terminal-help-games-game = Ukázat její přepínače a sady pravidel.
terminal-help-rules = Číst pravidla: bod podle čísla, všechny body se slovem, nebo hru ve zkratce.
terminal-help-words = Co hledat.
terminal-help-summary = Hra ve zkratce, s vysvětlením symbolů.
terminal-help-cards-list = Vypsat karty hry a odkud jsou jejich hodnoty; s přepínači: karty ve hře.
terminal-help-word = Jen karty, které ho obsahují.
terminal-help-cards-check = Zkontrolovat soubor s kartami; každá chyba s číslem řádku. S přepínači: podle těchto pravidel.
terminal-help-for-game = Hra, ke které patří.
terminal-help-cards-schema = Vypsat JSON Schema souborů karet, se kterým je editor pomáhá psát.
terminal-help-a-game = Hra.
terminal-help-play = Hraj proti botům nebo s přáteli u jednoho terminálu, nebo se dívej, jak hrají boti.
terminal-help-play-game = S --load není potřeba.
terminal-help-seat = Místa lidí: P1 (výchozí), P1,P3, all, nebo none pro diváka.
terminal-help-bot = Boti na ostatní místa: random, greedy, ismcts:500, soubor.py:MujBot.
terminal-help-load = Pokračovat od záznamu (.sztab, .json) nebo pozice (.toml).
terminal-help-save = Na konci sem zapsat záznam (.sztab nebo .json).
terminal-help-delay = Sekundy čekání po rozhodnutí bota.
terminal-help-simulate = Nechat boty odehrát mnoho her a ukázat podíly výher. Ctrl-C ukáže dosavadní výsledky.
terminal-help-bots = Boti oddělení čárkou, opakují se do zaplnění míst: greedy,random.
terminal-help-how-many-games = Kolik her.
terminal-help-jobs = Kolik procesů.
terminal-help-json = Zapsat výsledky také do tohoto souboru.
terminal-help-moves = Ukázat také podíly výher podle tahu.
terminal-help-replay = Přehrát zaznamenanou hru, nebo ukázat pozici v ní; každá akce se kontroluje.
terminal-help-record = Záznam hry (.sztab nebo .json).
terminal-help-ply = Ukázat pozici po tolika akcích.
terminal-help-as-seat = Ukázat, co je vidět z tohoto místa.
terminal-help-verify = Zkontrolovat, že každá karta a kostka zaznamenané hry pochází z jejího semínka.
terminal-help-hash = Otisk zveřejněný před hrou.
terminal-help-convert = Zapsat záznam v druhé podobě: text pro lidi, JSON pro stroje.
terminal-help-out = Co zapsat (.sztab nebo .json).
terminal-help-serve = Spustit server, na kterém lidé a boti hrají po síti.
terminal-help-host = Adresa, na které naslouchá.
terminal-help-port = Port.
terminal-help-workers = Procesy serveru; jen s PostgreSQL.
terminal-help-thinkers = Procesy, které myslí za boty, v každém procesu serveru.
terminal-help-proxy = Důvěryhodná proxy; lze opakovat.
terminal-help-keep = Jak dlouho se stoly uchovávají; lze opakovat.
terminal-help-limit = Nastavit limit; lze opakovat.
terminal-help-log-level = debug, info, warning nebo error.
terminal-help-log-json = Řádky logu jako JSON.
terminal-help-backup = Zkopírovat databázi serveru do souboru, i za běhu serveru.
terminal-help-backup-file = Záloha k zapsání.
terminal-help-overwrite = Přepsat existující soubor.
terminal-help-restore = Zkontrolovat zálohu a vložit ji do databáze, kterou žádný server nepoužívá.
terminal-help-a-backup = Záloha.
terminal-help-replace = Nahradit současný obsah databáze.
terminal-help-bot-command = Připojit bota k serveru: sedne si a hraje až do konce.
terminal-help-url = Server, například http://127.0.0.1:8765.
terminal-help-table = Šest písmen stolu.
terminal-help-bot-name = Bot, nebo cesta/k/souboru.py:NazevTridy.
terminal-help-free-seat = Které volné místo; výchozí první.
terminal-help-token = Token místa, odkaz, nebo pozvánka.
terminal-help-token-file = Kde uchovává svůj token, aby se po novém spuštění vrátil.
terminal-help-own-name = Jeho jméno u stolu.

## sztab doctor

terminal-help-doctor = Řekne, jak Sztab na tomto počítači běží a jak ho zrychlit.
terminal-doctor-version = sztab { $version }, { $python }, { $system }
terminal-doctor-compiled = Engine je zkompilovaný: běží plnou rychlostí.
terminal-doctor-interpreted = Engine je interpretovaný. Důvod: { $reason }. Pravidla i boti jsou stejní, ale za stejnou dobu boti prozkoumají 10 až 23krát méně variant.
terminal-doctor-compile =
    Pokud máš překladač C a hlavičky Pythonu (Debian: gcc a python3-dev), nainstaluješ zkompilovanou verzi za jednu až tři minuty takto:
    { $command }
terminal-doctor-editable = Engine je interpretovaný, protože Sztab je nainstalovaný pro úpravy ze složky { $folder }: běží přesně to, co upravuješ.
terminal-doctor-compile-elsewhere = Zkompilovanou verzi nainstaluješ v této složce, v jiném prostředí: pip install -v .
terminal-doctor-tables = Tvoje stoly jsou v souboru { $file }.
terminal-doctor-tables-read-only = Do { $file } nelze zapisovat: žádný stůl by se neuložil.
terminal-doctor-port = Port { $port } je pro server volný.
terminal-doctor-postgres = Stoly lze ukládat do SQLite nebo PostgreSQL.
terminal-doctor-sqlite-only = Stoly lze ukládat do SQLite. PostgreSQL potřebují jen servery s více procesy: pip install 'sztab[postgres]'
