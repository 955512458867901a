### Errors in requests and in files. Plain text with arguments only: the engine formats these itself.

## Games, rules and toggles
error-game-unknown = There is no game { $name }; games: { $names }.
error-takes-no-card-file = { $game } takes no card file.
error-preset-unknown = There is no preset { $name }; presets: { $names }.
error-preset-unknown-like = There is no preset { $name } (did you mean { $close }?); presets: { $names }.
error-preset-for-one = Preset { $preset } is for { $numbers } player, not { $players } [{ $clause }].
error-preset-for-players = Preset { $preset } is for { $numbers } players, not { $players } [{ $clause }].
error-preset-missing = The game { $game } has no preset for { $players } players.
error-toggle-unknown = There is no toggle { $name }.
error-toggle-unknown-like = There is no toggle { $name } (did you mean { $close }?).
error-toggle-not-installed = There is no toggle { $name } in rules { $rules } of { $game }, which are installed; a newer Sztab may have it.
error-toggle-not-installed-like = There is no toggle { $name } (did you mean { $close }?) in rules { $rules } of { $game }, which are installed; a newer Sztab may have it.
error-toggle-value-unknown = Toggle { $toggle } cannot be { $value }; its values: { $names } [{ $clause }].
error-toggle-needs = { $english } needs { $toggle } = { $wanted } (it is { $now }) [{ $clause }]. { $problem }
error-toggle-excludes = { $english } excludes { $toggle } = { $wanted } [{ $clause }]. { $problem }
error-players-one = { $game } is for 1 player, not { $players } [{ $clause }].
error-players-exactly = { $game } is for { $most } players, not { $players } [{ $clause }].
error-players-between = { $game } is for { $least } to { $most } players, not { $players } [{ $clause }].
error-rush-players = Rush is for 2 to { $most } players here, not { $players } [{ $clause }].
error-rush-sixth-player = Rush is for 2 to { $most } players here, not { $players } [{ $clause }]. A sixth player needs players.max = 6.
error-rush-teams = teams = { $value } is for { $wanted } players, not { $players } [{ $clause }].

## Notation
error-verb-unknown = Unknown verb { $verb }; verbs: { $names }.
error-verb-missing = An action begins with a verb; verbs: { $names }.
error-verb-takes-nothing = { $verb } takes nothing: { $text }.
error-verb-takes-one-name = { $verb } takes one name: { $text }.
error-verb-takes-two-names = { $verb } takes two names: { $text }.
error-verb-takes-three-names = { $verb } takes three names: { $text }.
error-number-too-large = The number is too large: { $text }.
error-number-expected = A number is expected, not { $name }.
error-name-unknown = There is no { $kind } { $name }; known: { $names }.
error-card-unknown = There is no card { $name }.
error-card-unknown-like = There is no card { $name }; did you mean { $close }?
error-tank-unknown = There is no tank { $name }; tanks: { $names }.
error-square-unknown = There is no square { $name }: the board goes from A1 to H8 [BG-056].
error-division-unknown = The Polish Army cannot be { $name }; it can be: { $names }.
error-target-unknown = { $name } is not a target; write one like { $base } or { $guard }.
error-token-unknown = There is no token { $name }.
error-path-unknown = { $text } is not a path: list its squares from the start, such as A2-B2-C2.
error-squares-alike = The two squares must be different.
error-front-to-itself = A unit shifts to another front, not from { $front } to itself.

## Bots and simulations
error-bot-unknown = There is no bot { $bot }; bots: { $names }, or path/to/file.py:ClassName.
error-bot-memory = A bot’s memory is perfect, none, or a number such as 3, not { $text }.
error-bot-file-missing = There is no file { $file } to load a bot from.
error-bot-file-unreadable = { $file } cannot be loaded as a Python file.
error-bot-file-fails = { $file } fails when loaded: { $error }.
error-bot-class-missing = { $file } has no class { $name } derived from sztab.bots.Bot.
error-bot-fails = { $file }: { $name }(game, rng) fails: { $error }.
error-bot-failed = The bot { $bot } ({ $seat }) failed: { $error } at { $place }.
error-bot-cheats = The bot { $bot } ({ $seat }) chose { $action }, which is not one of its legal actions; choose from view.legal_actions().
error-ismcts-budget = ismcts takes iterations or seconds, such as 500 or 2s, not { $setting }.
error-solver-tries = solver takes tries per choice, such as 60, not { $setting }.
error-solver-alone = solver is for solo games; use ismcts when there are other players.
error-simulation-empty = A simulation needs at least one game and one job, not { $games } and { $jobs }.
error-simulation-no-bot = A simulation needs at least one bot.
error-simulation-too-many-bots = { $bots } bots for { $players } players; name fewer bots or more players.
error-simulation-other-cards = Another process has read different cards. Was Sztab just updated?

## Undo
error-undo-game-over = The game is over: nothing can be undone.
error-undo-dealt-since = Cards have been dealt or dice rolled since then: this can’t be undone.
error-undo-too-long-ago = That is too long ago to undo.
error-undo-nothing-decided = You have not decided anything yet.
error-undo-decided-since = { $seat } has decided since then: your last decision can’t be undone.
error-undo-by-bot = A bot has decided for { $seat } since then. At a table without hints, that can’t be undone.
error-undo-own-by-bot = A bot has decided for you since then. At a table without hints, that can’t be undone.
error-undo-revealed = A decision of { $seat } has shown you something hidden: it can’t be undone.
error-undo-own-revealed = Your decision has shown you something hidden: it can’t be undone.

## Files
error-file-unreadable = { $file }: cannot be read: { $why }.
error-file-not-utf-8 = { $file }: not UTF-8 text; save the file with the encoding UTF-8.
error-file-unwritable = { $file }: cannot be written: { $why }.
error-file-is-folder = { $file }: cannot be written: it is a folder.
error-file-without-folder = { $file }: cannot be written: there is no folder { $folder }.
error-folder-read-only = { $file }: cannot be written: the folder is read-only.
error-file-name = { $file }: the name must end in { $first } or { $last }.
error-record-name = { $file }: the name of a record must end in { $first } or { $last }.
error-position-name = { $file }: the name of a position must end in .toml.
error-record-too-large = { $file }: { $size } MB, but records are limited to { $most } MB. To read it anyway, add --large.

## Records: the file and the line come before
error-record-no-action = { $action } is not an action for a record
error-record-result-points = the result needs the points of { $players } players
error-record-result-winner = the result names a winner who does not play
error-record-needs-game = a record needs a game and 1 to { $most } players
error-record-seats-named = { $seats } seats are named, but there are { $players } players
error-record-bad-setting = a setting needs a name without blanks and equals signs, and a value
error-record-unknown-seat = a decision belongs to a seat that is not among { $players } players
error-record-other-rules = made under rules { $made }, but rules { $installed } are installed; install what it was made with, or force it (--force).
error-record-other-cards = made with cards { $made }, but cards { $installed } are installed; install what it was made with, or force it (--force).
error-record-no-ply = there is no ply { $ply }; the record has { $last }.
error-record-ply = ply { $ply }, { $seat } { $action }: { $problem }
error-record-goes-on = the game is already over; remove what follows.
error-record-chance-decides = chance decides here; is a ply missing?
error-record-other-decides = { $seat } decides here; is a ply missing?
error-record-cut-off = the record names a result, but the game is not over after ply { $plies }: cut off?
error-record-other-result = the record says { $said }, but the game ends { $reached }.
error-record-late-header = a header after the first action; move it up
error-record-no-header = { $line } is not a header; write it like [players 2]
error-record-header-unknown = unknown header { $name }; headers: { $names }
error-record-header-twice = the header { $name } appears twice; remove one
error-record-header-empty = the header { $quoted } has no value; write it like [{ $name } …]
error-record-header-number = { $name } must be a whole number, not { $value }
error-record-header-missing = there is no header [{ $name } …]; add it
error-record-many-digits = { $name } has more than { $most } digits
error-record-format-unknown = format { $found } is unknown; this Sztab reads format { $known }: a newer Sztab may read it
error-record-toggle-empty = [set { $toggle }] has no value; write it like [set { $name }=on]
error-record-toggle-twice = the toggle { $toggle } is set twice; remove one
error-record-seat-empty = [seat { $value }] names no seat and player; write [seat P1 greedy]
error-record-seat-twice = the seat { $seat } is named twice; remove one
error-record-no-result = { $value } is not a result; write it like [result P1 16 P2 9; winner P1]
error-record-no-winner = the result names no winner; end it with ‘; winner P1’
error-record-no-points = { $points } is not a list of points; write it like P1 16 P2 9
error-record-no-seat = { $word } is not a seat; seats are P1, P2 and so on
error-record-block-below = the { $name } goes on the following lines, each after a ‘|’
error-record-stray-bar = ‘|’ continues a position or content; write { $first } or { $last } before it
error-record-lone-brace = unmatched brace at { $text }
error-record-number-skipped = action { $due } comes next, not { $found }; is a line missing?
error-record-nobody-decides = { $action } has no seat; write the seat before it, P1: …
error-record-players = players must be 1 to { $most }, not { $players }
error-record-seat-unknown = { $seat } is named, but there are only { $players } players
error-record-ply-unknown = { $seat } decides, but there are only { $players } players
error-record-not-toml = { $what } is not TOML: { $problem }.
error-record-bad-toml = { $what } cannot be read: { $problem }.
error-record-not-json = not JSON: { $problem }
error-record-bad-json = not the JSON of a record: { $problem }
error-record-at = { $where }: { $problem }
error-record-key-missing = { $where }: is missing
error-record-key-unknown = { $where }: unknown key { $name }; keys: { $names }
error-record-format-other = { $where }: format { $found } is unknown, not { $known }
error-record-no-object = { $where }: an object is expected
error-record-not-whole = { $where }: a whole number is expected, not { $value }
error-record-not-text = { $where }: a text is expected, not { $value }
error-record-not-object = { $where }: an object is expected, not { $value }
error-record-not-array = { $where }: an array is expected, not { $value }
error-record-not-number = { $where }: a number is expected, not { $value }
error-record-not-seat = { $where }: a seat (P1, P2 and so on, or chance) is expected, not { $value }
error-record-seat-too-high = { $where }: { $seat } decides, but there are { $players } players
error-record-not-plain = { $file }: { $where }: a text, a number, true, false, a list or a table is expected, not { $value }.

## Saved positions
error-position-at = position: { $problem }
error-position-field-unknown = unknown field { $name }; fields: { $names }.
error-position-field-missing = the field { $name } is missing.
error-position-not-text = { $where }: a text is expected, not { $value }.
error-position-not-whole = { $where }: a whole number is expected, not { $value }.
error-position-not-table = { $where }: a table is expected, not { $value }.
error-position-not-list = { $where }: a list is expected, not { $value }.
error-position-not-setting = { $where }: a text like “opt.first=host” is expected, not { $value }.
error-table-expected = a table is expected
error-field-unknown = unknown field { $name }; known: { $names }
error-list-expected = a list is expected
error-number-between = a number from { $least } to { $most } is expected, not { $value }
error-truth-expected = true or false is expected, not { $value }
error-word-expected = one of { $names } is expected, not { $value }
error-cannot-wait = this decision cannot wait for the one after it
error-never-due = something that can never be due waits on it
error-steps-impossible = its steps cannot be carried out in this position
error-not-a-step = { $text } is not a step or a decision
error-not-a-value = { $word } is not a { $kind } here
error-frame-unsaved = A frame of a kind that cannot be saved: { $frame }.
error-wrong-at = { $where }: { $problem }.
error-field-gone = it is missing
error-no-army-yet = nobody has an army yet
error-decision-impossible = the decision on top of it cannot be made in this position

## Positions of Rush
error-bases-expected = a list of { $number } Bases is expected
error-base-expected = “open”, “destroyed”, a card or a table is expected
error-players-too-many = { $found } players, but the rules are for { $players }
error-no-turn-there = P{ $seat } has no turn at place { $place } of the order
error-not-a-seat = { $word } is not a seat; seats: { $names }
error-not-a-nation = { $word } is not a nation; known: { $names }
error-no-achievement = there is no Achievement { $word } under these rules [FRONT-093]
error-cards-expected = a list of cards is expected
error-players-expected = { $players } players are expected, not { $found }
error-nobody-waits = nobody waits for an automatic step
error-no-answer = this decision has no answer
error-field-needed = the field { $name } is missing
error-cards-seen = { $found } cards are seen, not { $wanted }
error-cards-unseen = { $wanted } cards are not seen, but { $found } are named
error-view-other-number = by the rest of the view there are { $wanted }, not { $found }
error-view-other = the rest of the view says { $wanted }, not { $found }
error-vehicle-twice = this vehicle lies in two places
error-not-a-vehicle = { $card } is not a vehicle
error-base-held = a Base is never held [RUSH-069]
error-achievement-twice = { $achievement } is in two places
error-no-rear-guard = there is no Rear Guard under these rules [FRONT-044]
error-guard-unarmoured = { $card } has no armour and cannot defend [RUSH-166]
error-no-fight = a fight needs a lead (a card) and an aim (an enemy defender)
error-passes-in-no-fight = only players in the fight can pass [ALT-081]
error-not-being-played = { $card } is not being played [RUSH-160]
error-not-in-reserve = { $card } is not in the Reserve [RUSH-083]
error-too-few-abilities = { $card } has fewer abilities [RUSH-087]
error-no-attacker = { $card } does not attack [ALT-024]
error-siege-by-no-vehicle = { $card } is not a vehicle [RUSH-115]
error-attacker-needed = at least one attacker is named [RUSH-179]
error-attacker-not-named = { $card } was not named to attack [RUSH-179]

## Positions of Battle of Warsaw
error-no-such-army = these seats cannot be an army
error-commander-unused = the commander was not used
error-hands-other = { $found } hands for { $players } players
error-no-card = there is no card { $word }
error-card-of-other-army = { $card } is not a card of { $army }
error-card-in-two = { $card } is in { $place } too
error-card-nowhere = { $card } is nowhere [WAR-021]
error-sizes-other = { $found } sizes for { $players } players
error-hand-other = P{ $seat } holds { $found } cards, not { $wanted }
error-hand-unseen = the seat of the view cannot see the hand of P{ $seat }
error-cards-hidden = { $found } cards are hidden, not { $wanted }
error-no-decision = what waits on top of it is no decision
error-mover-other = it is { $wanted } by the stack, not { $found }
error-view-unlike = it is not in the format of a view
error-order-of-all = names every seat once, or none
error-markers-together = two markers lie on one place [WAR-174]
error-units-other = has { $found } units, not { $wanted } [WAR-020]
error-units-too-many = more than { $most } units [WAR-093]
error-orders-too-many = more than one Order [WAR-141]
error-wrong-field = { $card } does not belong on this field
error-commander-gone-used = is used, but has no commander
error-commander-gone-started = is started, but has no commander
error-no-such-effect = { $card } has no effect { $effect }
error-goes-on-without-army = nobody has an army, but the game goes on
error-goes-on-without-order = nobody has the initiative, but the game goes on
error-nobody-on-turn = nobody is on turn, but an action is due
error-announced-while-chosen = a card is announced only while its front is being chosen
error-no-discard = no card is discarded for that

## Positions of Battlegrounds
error-upgrades-too-many = a card holds at most { $most } upgrades [BG-132]
error-no-upgrade = { $name } is not an upgrade [BG-130]
error-no-point-tokens = this colour has no point tokens
error-point-tokens-order = point tokens leave in the order 3, 2, 1 [BG-101]
error-trophy-elsewhere = { $name } is still in its stack or won by another
error-card-also-in = { $card } is also in { $place }
error-no-pair = { $word } is not a pair in this game
error-no-token = { $word } is not a token in this game
error-view-disagrees = it contradicts the rest of the view
error-cards-out-of-sight = { $wanted } cards are hidden, not { $found }
error-cards-too-many-named = more cards than that are named
error-cards-not-to-be-seen = this seat does not see these cards [BG-144]
error-no-duds = there are no duds on this board
error-no-artillery = there is no artillery in this variant
error-tokens-face-up = tokens lie face up in this variant
error-no-pawn-there = a pawn never stands there [BG-016]
error-duds-too-many = there are { $most } duds in all, not { $found } [BG-248]
error-letters-with-digits = letters and digits are turned up together [BG-229]
error-artillery-tanks = there are { $most } artillery tanks [BG-215]
error-tokens-too-many = there are { $most } tokens { $name }, not { $found } [BG-025]
error-covered-too-many = { $found } tokens lie face down, but only { $left } are left [BG-247]
error-deck-too-small = { $needed } cards are still to be dealt, but { $found } are there
error-nobody-begins = somebody must begin
error-no-base-to-start = the pawn has no base to start in
error-colour-absent = this colour is not in play
error-pawn-without-base = a pawn on the board has a base
error-pawn-without-card = a pawn on the board has an active card [BG-249]
error-card-without-pawn = an active card drives a pawn on the board [BG-249]
error-pawns-together = two pawns never share a square [BG-016]
error-card-of-nobody = { $card } is in nobody’s area
error-damaged-and-broken = a card is damaged or broken, not both
error-upgraded-of-nobody = the card is in nobody’s area
error-no-tank-cards = there are no tank cards in this variant [BG-189]
error-two-drawn = two cards are drawn, and one of them must be kept at once [BG-142]
error-two-are-a-pair = two tokens with one picture are a pair [BG-124]
error-pair-without-bonus = only a pair with a special token has a bonus
error-square-twice = { $square } is named twice
error-square-without-token = no token lies on { $square }
error-square-unknown-token = nobody knows what { $square } shows
error-square-never-seen = { $square } is neither face up nor seen before
error-winner-ends = a game with a winner is over
error-target-reached = the target is reached [BG-253]
error-no-tanks = there are no tanks in this variant
error-not-covered = tokens are turned up in another variant
error-tank-off-board = the { $colour } tank is not on the board
error-tank-not-on-turn = the { $colour } tank is not on turn
error-tank-without-armour = the { $colour } tank cannot be given Armour
error-draws-too-many = more cards are drawn than this deck has [BG-142]
error-square-not-next = { $square } is not the next square to be filled
error-square-not-covered = the token on { $square } is not face down
error-two-turned-up = two tokens are turned up in a turn [BG-197]
error-pawn-off-board = the pawn on turn is off the board

## Chance and undo
error-chance-cannot = Chance cannot have decided { $action } here: { $problem }
error-chance-not-due = chance decides nothing
error-chance-missing = A chance outcome is missing here.
error-undo-impossible = Cannot undo from { $made } to { $wanted } decisions.

## House rules
error-house-missing = made with the house rules { $house }; load their file (--with FILE).
error-house-other = made with the house rules { $house }, but { $found } are loaded; load the file that it was made with (--with FILE), or force it (--force).
error-house-in = { $file }: { $problem }
error-house-name-bad = { $name } is not a name for house rules; write one like salvage.
error-house-word-bad = { $name } is not a name for a { $what }: use small letters and dashes.
error-house-word-taken = There is a { $what } { $name } already; choose another name.
error-house-frame-nameless = The frame { $frame } has no name, such as choose-salvage.
error-house-verb-undeclared = { $frame } is answered by { $verb }, which is not among the verbs.
error-house-verb-full = The verb { $verb } has no room for { $part } beside { $others }; ask for them one after the other, each in its own frame.
error-house-method-missing = { $frame } ({ $class }) has no { $name }.
error-house-fields-other = { $frame } ({ $class }) takes ({ $takes }), but its fields are { $fields }.
error-house-toggle-values = The toggle { $toggle } needs at least two values.
error-house-clause-bad = The toggle { $toggle } names the clause { $clause }: write one such as HOUSE-1.
error-house-clause-missing = The toggle { $toggle } names no clause: write one such as HOUSE-1.
error-house-language-unknown = There is no language { $language }; languages: { $names }.
error-house-words-missing = These English words are missing: { $names }.
error-house-words-taken = The message { $key } ({ $language }) is one of Sztab’s own.
error-house-words-bad = The message { $key } ({ $language }) is not Fluent: { $source }.
error-house-loaded = The house rules { $house } are loaded for { $game } already; put both into one file.
error-house-constant-missing = { $file }: there is no constant { $name } = House(…).
error-house-fails = { $file }:{ $line }: { $error }.
error-house-thing-unknown = { $thing } is not an event kind, a toggle, a frame or an effect.
error-house-no-effects = { $game } takes no effects from house rules.
error-house-no-effect = { $effect } is listed as an effect, but is not a subclass of Effect.
error-house-kind-missing = The effect { $effect } has no kind, the word in card files.
error-house-kind-taken = There is an effect { $kind } already; choose another kind.
