### The terminal: output, help and errors of the commands.

## Languages

terminal-no-language = There is no language “{ $language }”; languages: { $known }.

## Tables of games, toggles, presets and cards

terminal-games = Games
terminal-name = name
terminal-title = title
terminal-players-column = players
terminal-rules-column = rules
terminal-values = values
terminal-value = value
terminal-clause = clause
terminal-meaning = meaning
terminal-settings = settings
terminal-toggles = Toggles
terminal-presets = Presets
terminal-game-line = { $title }, { $players } players, rules { $version }
terminal-game-counts = { $title }, for { $counts } players
terminal-for-players = { $what } ({ $players } players)
terminal-all-defaults = all defaults
terminal-default = { $value } (default)
terminal-needs = { $when } needs { $what } [{ $clause }].
terminal-excludes = { $when } excludes { $what } [{ $clause }].
terminal-with = { $when } with { $what }
terminal-chosen = Toggles that were set
terminal-none-chosen = All toggles have their defaults.
terminal-which-game-preset = Which game? Name it: sztab games GAME --preset NAME.
terminal-which-game = Which game? Games: { $names }.
terminal-no-game = There is no game “{ $name }”; games: { $names }.
terminal-cards = Cards
terminal-cards-with = Cards: { $word }
terminal-no-card = No card of { $game } has “{ $word }” in its name or values.
terminal-column-id = id
terminal-column-name = name
terminal-column-in-english = in English
terminal-column-kind = kind
terminal-column-army = army
terminal-column-limit = limit
terminal-column-effect = effect
terminal-column-source = source
terminal-column-nation = nation
terminal-column-cost = cost
terminal-column-pays = pays
terminal-column-fire = fire
terminal-column-armour = armour
terminal-column-abilities = abilities
terminal-column-set = set
terminal-column-values = values
terminal-column-class = class
terminal-column-move = move
terminal-column-shot = shot
terminal-column-slots = slots
terminal-column-number = number
terminal-cards-correct = { $file }: no mistakes.
terminal-cards-none = { $title } takes no card file.
terminal-cards-which = { $file }: which game is it for? Use --game; games: { $names }.

## Rules

terminal-no-clauses = There are no clause texts for { $game }.
terminal-read-more = Give a clause or a word to read more.
terminal-no-summary = There is no summary of { $game }.
terminal-no-clause = No clause of { $game } has “{ $words }” as its id or in its text.
terminal-clauses =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }
terminal-part = part
terminal-from = from
terminal-to = to
terminal-full = in full
terminal-ruling = ruling
terminal-option = option
terminal-toggle = toggle
terminal-example = example
terminal-source = source

## Values of the options

terminal-bad-setting = --set “{ $value }” cannot be read; write --set name=value.
terminal-set-twice = --set { $name } is given twice; remove one.
terminal-no-seat = There is no seat “{ $seat }”; seats: P1 to P{ $last }.
terminal-many-bots = { $bots } bots for { $seats } seats; name fewer.

## A game at the terminal

terminal-welcome = Type the number of a move, or help.
terminal-human = human
terminal-goodbye = Goodbye, after { $plies } plies. Seed { $seed }.
terminal-seed = Seed { $seed }.
terminal-saved = Saved as { $file }.
terminal-hide = Press Enter to hide this.
terminal-pass-on = Pass to { $seat }, then press Enter.
terminal-type-move = Type a move or its number, or help for the other commands.
terminal-no-move = There is no move { $number }; they are numbered 1 to { $last }.
terminal-why-what = Write the move after it, as in: why 1.
terminal-allowed = It is allowed: { $words }.
terminal-thinking = { $bot } is thinking…
terminal-would-play = { $bot } would play { $move }: { $words }.
terminal-log-number = log takes a number, not “{ $word }”.
terminal-rules-what = Write a clause or a word after it.
terminal-save-what = Write the name of a file after it, as in: save game.sztab.
terminal-do-number = the move with this number; Enter alone if there is only one
terminal-do-move-word = <move>
terminal-do-move = a move in notation, as in the list
terminal-do-moves = list the moves again
terminal-do-why-word = why <move>
terminal-do-why = what a move does, or which clause forbids it
terminal-do-hint-word = hint [BOT]
terminal-do-hint = what a bot would play; greedy unless named, as in: hint ismcts:500
terminal-do-undo = undo your last decision, if nothing has been revealed since
terminal-do-table = show the table
terminal-do-log-word = log [N]
terminal-do-log = show what has happened, or the last N events
terminal-do-rules-word = rules WORD
terminal-do-rules = read the clauses with this id or word
terminal-do-save-word = save FILE
terminal-do-save = save the game (.sztab, .json) or the position (.toml)
terminal-do-help = this list
terminal-do-quit = leave
terminal-points = Points
terminal-player = player
terminal-total = total
terminal-wins = { $who } wins.
terminal-share-victory = { $who } share the victory.
terminal-nobody-wins = Nobody wins.
terminal-and = { $one } and { $other }
terminal-as-spectator = as a spectator sees it
terminal-as-seat = as { $seat } sees it
terminal-other-game = { $file }: a game of { $found }, not of { $asked }.
terminal-other-players = { $file }: a game for { $found } players, not { $asked }.
terminal-own-rules = { $file }: sets its own rules; leave out --set, --preset and --cards.

## Records

terminal-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
terminal-house = House rules: { $house }.
terminal-set = Toggles: { $chosen }
terminal-unfinished = Unfinished after { $plies } plies, { $view }:
terminal-after-ply = After ply { $ply } of { $plies }, { $view }:
terminal-reading = reading
terminal-replaying = replaying
terminal-checking = checking
terminal-no-seed = { $file }: names no seed, so nothing can be checked; ask the person who dealt the game for it.
terminal-bad-hash = --hash “{ $text }” is not 64 digits from 0 to f; copy all of it.
terminal-other-hash = the hash of the seed is { $hash }, not the published one: it is a different seed.
terminal-cut-off = ply { $ply }: the record ends where chance has to decide; is it cut off?
terminal-mismatch = ply { $ply }: the seed deals { $expected }, but the record has { $found }; { $before } before it match the seed.
terminal-chance = What chance decided
terminal-what = what
terminal-how-often = how often
terminal-all = all
terminal-honest = Every outcome matches the seed.
terminal-no-chance = Nothing was left to chance.
terminal-hash = Hash of the seed: { $hash }
terminal-hash-matches = It matches the published hash.
terminal-hash-compare = Compare it with the one published before the game (--hash).

## Simulations

terminal-simulated = { $title }: games { $games }, players { $players }, seed { $seed }
terminal-stopped = Stopped early; { $planned } games were planned.
terminal-unbalanced = The bots did not share the seats equally: play a multiple of the players.
terminal-games-column = games
terminal-bot = bot
terminal-seat = seat
terminal-side = side
terminal-move = move
terminal-ending = ending
terminal-wins-column = wins
terminal-of = of
terminal-share = share
terminal-by-bot = Wins by bot
terminal-by-seat = Wins by seat
terminal-by-side = Wins by side
terminal-by-move = Wins by move
terminal-endings = How games ended
terminal-mean-points = Mean points by source
terminal-decisions = Decisions per game:
terminal-rounds = Rounds per game:
terminal-mean = Mean { $name }:

## Servers, bots, backups

terminal-running = Sztab is already running: { $url }
terminal-port-used = Port { $usual } is in use; Sztab takes { $port } instead.
terminal-open = Sztab is open in your browser: { $url } (Ctrl+C stops it).
terminal-listens = Sztab listens on { $url } (Ctrl+C stops it).
terminal-anyone = Anyone who can reach { $host } can use this server.
terminal-no-folder = { $folder }: cannot be created: { $error }. Name another place: sztab serve --open --database sqlite:///FILE.
terminal-no-port = No port from { $first } to { $last } is free. Choose one: sztab serve --port.
terminal-unknown-number = { $option } “{ $value }”: there is no “{ $name }”; known: { $names }.
terminal-bad-number = { $option } “{ $value }” cannot be read; write { $name }=NUMBER.
terminal-which-table = Which table? Write its six letters: --table ABCDEF.
terminal-takes-seat = { $bot } takes seat { $seat } of table { $table }.
terminal-bot-done =
    { $n ->
        [one] { $ending } { $bot } made { $n } decision.
       *[other] { $ending } { $bot } made { $n } decisions.
    }
terminal-table-closed = The table was closed.
terminal-game-over = Game over ({ $how }): { $points }; won by { $winners }.
terminal-nobody = nobody
terminal-backup = backup
terminal-restore = restore
terminal-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
terminal-entries =
    { $n ->
        [one] { $n } entry
       *[other] { $n } entries
    }
terminal-backed-up = { $file }: { $tables } with { $entries }, checked. Keep it secret: it can sign passes.
terminal-restored = Restored { $tables } with { $entries } from { $file }. The server can be started.
terminal-two-databases = Use --database or --database-file, not both.
terminal-unreadable = { $file }: cannot be read: { $error }.
terminal-no-text = { $file }: is not a text file; write the database URL into it.
terminal-empty-file = { $file }: the first line is empty; write the database URL into it.
terminal-readable = { $file } can be read by every user of this machine: chmod o-r { $file }
terminal-password = The password in --database can be seen by every user of this machine. Put the URL into a file (--database-file) or into the variable { $variable }.
terminal-no-token = { $file }: contains no token; delete the file, or write one into it.
terminal-version = sztab { $version } ({ $build }, { $python })
terminal-compiled = compiled
terminal-interpreted = interpreted

## Help

terminal-help-options = Options
terminal-help-arguments = Arguments
terminal-help-commands = Commands
terminal-help-help = Show this message and exit.
terminal-help-install-completion = Install completion for the current shell.
terminal-help-show-completion = Show completion for the current shell, to copy it or customize the installation.
terminal-help-root = Play, playtest and study tabletop games: every rule enforced and explained. Without a command: play in the browser, on this machine.
terminal-help-lang = The language of the terminal; that of the locale by default.
terminal-help-version = Print the version and exit.
terminal-help-cards = List the cards of a game, or check a custom card file.
terminal-help-game = The name of a game.
terminal-help-players = Number of players; the minimum by default.
terminal-help-set = Set a toggle; repeatable.
terminal-help-preset = A named choice of toggles.
terminal-help-card-file = A custom card file (TOML).
terminal-help-seed = Seed of every shuffle and die roll; random by default.
terminal-help-open = Open the page in a browser on this machine.
terminal-help-with = Play with the house rules of a Python file, which is run.
terminal-help-force = Accept a file made under other rules or with other cards.
terminal-help-workshop = Processes that read card files and records, in each worker.
terminal-help-large = Read a record of more than 4 MB.
terminal-help-database = sqlite:///FILE or postgresql://USER@HOST/NAME; SZTAB_DATABASE or sqlite:///sztab.db by default.
terminal-help-database-file = A file whose first line is the URL of the database.
terminal-help-origin = Another origin that may use it; repeatable.
terminal-help-name = A host name of the server; repeatable.
terminal-help-games = List the games, or the toggles and presets of one; with toggles, the resulting rules.
terminal-help-games-game = Show its toggles and presets.
terminal-help-rules = Read the rules: a clause by its id, all clauses with a word, or the game in short.
terminal-help-words = Clause id or words to look for.
terminal-help-summary = The game in short, with a key of its symbols.
terminal-help-cards-list = List the cards of a game, with where their values come from; with toggles, those in play.
terminal-help-word = Only cards that contain this word.
terminal-help-cards-check = Check a card file; every mistake is named with its line. With toggles, under these rules.
terminal-help-for-game = The game it is for.
terminal-help-cards-schema = Print the JSON Schema of card files, with which an editor helps to write them.
terminal-help-a-game = The game.
terminal-help-play = Play against bots or with friends at one terminal, or watch bots play.
terminal-help-play-game = Not needed with --load.
terminal-help-seat = Seats of humans: P1 (default), P1,P3, all, or none to watch.
terminal-help-bot = Bots for the other seats: random, greedy, ismcts:500, file.py:MyBot.
terminal-help-load = Continue from a record (.sztab, .json) or position (.toml).
terminal-help-save = Write the record here at the end (.sztab or .json).
terminal-help-delay = Seconds to wait after a bot’s decision.
terminal-help-simulate = Let bots play many games and report win rates. Ctrl-C shows the results so far.
terminal-help-bots = Bots, comma-separated, repeated to fill the seats: greedy,random.
terminal-help-how-many-games = How many games.
terminal-help-jobs = How many processes.
terminal-help-json = Also write the results to this file.
terminal-help-moves = Also show win rates by move.
terminal-help-replay = Replay a recorded game, or show a position in it; every action is checked.
terminal-help-record = A record (.sztab or .json).
terminal-help-ply = Show the position after this many actions.
terminal-help-as-seat = Show it as this seat sees it.
terminal-help-verify = Check that every card and die of a recorded game came from its seed.
terminal-help-hash = The hash published before the game.
terminal-help-convert = Write a record in the other form: text for people, JSON for machines.
terminal-help-out = What to write (.sztab or .json).
terminal-help-serve = Run a server on which people and bots play over the network.
terminal-help-host = The address to listen on.
terminal-help-port = The port.
terminal-help-workers = Server processes; PostgreSQL only.
terminal-help-thinkers = Processes that think for bots, in each worker.
terminal-help-proxy = A trusted proxy; repeatable.
terminal-help-keep = How long tables are kept; repeatable.
terminal-help-limit = Set a limit; repeatable.
terminal-help-log-level = debug, info, warning or error.
terminal-help-log-json = Log lines as JSON.
terminal-help-backup = Copy the database of a server into a file, also while the server runs.
terminal-help-backup-file = The backup to write.
terminal-help-overwrite = Overwrite an existing file.
terminal-help-restore = Check a backup and put it into a database that no server uses.
terminal-help-a-backup = A backup.
terminal-help-replace = Replace what the database holds now.
terminal-help-bot-command = Connect a bot to a server: it takes a seat and plays to the end.
terminal-help-url = The server, such as http://127.0.0.1:8765.
terminal-help-table = The six letters of a table.
terminal-help-bot-name = A bot, or path/to/file.py:ClassName.
terminal-help-free-seat = Which free seat; the first by default.
terminal-help-token = A token of its seat, a link, or an invitation.
terminal-help-token-file = Where it keeps its token, so that it comes back when started again.
terminal-help-own-name = Its name at the table.

## sztab doctor

terminal-help-doctor = Tell how Sztab runs on this machine, and how to make it faster.
terminal-doctor-version = sztab { $version }, { $python }, { $system }
terminal-doctor-compiled = The engine is compiled: it runs at full speed.
terminal-doctor-interpreted = The engine is interpreted, because: { $reason }. All rules and bots are the same, but bots look 10 to 23 times less far ahead in the same time.
terminal-doctor-compile =
    With a C compiler and Python’s headers (Debian: gcc and python3-dev), this installs it compiled, in one to three minutes:
    { $command }
terminal-doctor-editable = The engine is interpreted, because Sztab is installed for editing from { $folder }: what you edit is what runs.
terminal-doctor-compile-elsewhere = To have it compiled, run in that folder, in another environment: pip install -v .
terminal-doctor-tables = Your tables are kept in { $file }.
terminal-doctor-tables-read-only = { $file } cannot be written: no table could be saved.
terminal-doctor-port = Port { $port } is free for the server.
terminal-doctor-postgres = Tables can be kept in SQLite or PostgreSQL.
terminal-doctor-sqlite-only = Tables can be kept in SQLite. For PostgreSQL, which only servers with several workers need: pip install 'sztab[postgres]'
