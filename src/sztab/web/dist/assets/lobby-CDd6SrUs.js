var e=`### The lobby, and opening a table.

## The bar on top, the foot

lobby-title = Sztab: play Rush, Warsaw 1920 and Battlegrounds
lobby-brand = Sztab, back to the lobby
lobby-places = Navigation
lobby-play = Play
lobby-watch = Watch
lobby-rules = Rules
lobby-cards = Cards
lobby-language = Language
lobby-language-en = EN, English
lobby-language-pl = PL, Polski
lobby-language-cs = CS, Čeština
lobby-theme-light = Switch to the light theme
lobby-theme-dark = Switch to the dark theme
lobby-foot = Free software. No accounts, no ads: a link is all you need to sit down.

## Your name

lobby-guest = Player
lobby-name-change = Change your name:
lobby-name-none = Your name
lobby-name-title = Your name
lobby-name-label = What should the others call you?
lobby-name-why = Shown at the tables where you play. You can leave it empty.
lobby-name-done = Done

## Games

lobby-kind-rush = deck-building
lobby-kind-warsaw = cards and map
lobby-kind-battlegrounds = tactical board
lobby-line-rush = Build a tank squad, guard three Bases, take Medals.
lobby-line-warsaw = August 1920: hold the Vistula, or break through to Warsaw.
lobby-line-battlegrounds = Tanks on 64 squares: scout, manoeuvre, hit first.
lobby-players =
    { $n ->
        [one] { $range } player
       *[other] { $range } players
    }
lobby-length = about { $n } min
lobby-games = Other games
lobby-choose = Choose a game
lobby-welcome = Three board games, with friends or against bots. Nothing to install, no sign-up.
lobby-waiting =
    { $n ->
        [one] One of your games is waiting for your move.
       *[other] { $n } of your games are waiting for your move.
    }
lobby-bots-play = Play against bots
lobby-bots-play-it = Play against bots: { $game }
lobby-opening = Setting up…
lobby-learn = Learn
lobby-learn-it = Learn { $game } by playing
lobby-learn-what = A first game against easy bots, with a coach who explains each step.
lobby-new = New table
lobby-new-it = New table of { $game }
lobby-rules-of = Rules of { $game }
lobby-cards-of = Cards of { $game }

## Join by code

lobby-code = Join by code
lobby-code-join = Join
lobby-code-wrong = A code has six letters, such as KRAKEN. You can also paste the whole link.

## Continue my games

lobby-mine = Continue my games
lobby-mine-none = No games yet. Start one above, and it will be here when you come back.
lobby-mine-continue = Continue
lobby-mine-continue-it = Continue { $game }
lobby-mine-look = Open
lobby-mine-look-it = Open { $game }
lobby-mine-remove = Remove { $game } from this list
lobby-mine-your-move = Your move
lobby-mine-waiting = Waiting for { $name }
lobby-mine-open =
    { $n ->
        [one] One seat still open
       *[other] { $n } seats still open
    }
lobby-mine-running = In progress
lobby-mine-asking = Loading…
lobby-mine-over = Finished
lobby-mine-round = Round { $n }
lobby-mine-closed = The table was closed
lobby-mine-gone = The table no longer exists
lobby-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
lobby-forget-title = Leave this game for good?
lobby-forget-why = Game { $code } is not over. This browser holds the key to your seat; once it is gone, you cannot come back.
lobby-forget = Leave for good

## Open tables, watching

lobby-open = Open tables
lobby-open-none = No table is waiting for players. Open one with an open seat, and it will be listed here.
lobby-open-seats = { $taken } of { $n } seats
lobby-open-join = Join
lobby-open-join-it = Join { $game } with { $who }
lobby-watch-live = { $n } live
lobby-watch-none = No public games in progress.
lobby-watch-do = Watch
lobby-watch-it = Watch { $game }: { $who }
lobby-record = Open a record
lobby-record-what = The file of a finished game, to replay it
lobby-record-do = Choose
lobby-record-choose = Choose a game record
lobby-record-choose-file = Choose a file
lobby-record-large = This file is too large to be a game record. Records end in .sztab and can be saved after a game.
lobby-record-unread = The file could not be read. Try choosing it again.
lobby-show-all = Show all { $n }
lobby-show-few = Show fewer
lobby-asking = Loading…
lobby-again = Try again
lobby-back = Back to the lobby

## A new table

lobby-new-title = New table: { $game }
lobby-new-which = Variant
lobby-new-more = Show { $n } more
lobby-new-preset = Variants
lobby-new-how-many = Number of players
lobby-new-players = { $n }
lobby-new-who = Who plays
lobby-new-seat = Who takes seat { $n }
lobby-new-sitting-here = At this screen
lobby-new-sitting-bot = Bot
lobby-new-sitting-link = Friend, by link
lobby-new-sitting-open = Open seat
lobby-new-anybody = first to join
lobby-new-name = Name of the player in seat { $n }
lobby-new-name-hint = Name
lobby-new-rank = Rank of the bot in seat { $n }
lobby-new-strength = strength { $n } of { $of }
lobby-new-hot-seat = Several players share this screen: a curtain hides the cards between turns.
lobby-new-link-why =
    { $n ->
        [one] At the table you get a link for your friend. It works for one person.
       *[other] At the table you get a link for each friend. Each works for one person.
    }
lobby-new-open-public = The table is listed in the lobby until all seats are taken.
lobby-new-open-private = Give the others the table code: it lets them take the free seats.
lobby-new-only-bots = Bots only: you can watch them.
lobby-rank-recruit-text = Plays random legal moves. Answers at once.
lobby-rank-corporal-text = Plays what looks best at first glance and soon forgets what it has seen. Answers at once.
lobby-rank-lieutenant-text = Plays what looks best at first glance and forgets nothing. Answers at once.
lobby-rank-captain-text = Thinks ahead for about one second per move.
lobby-rank-general-text = Thinks ahead for about four seconds per move. The strongest.
lobby-new-toggles = Detailed rules
lobby-new-toggles-why = The variant sets them all. Change what you like; conflicts are explained at once.
lobby-new-group-cards = Cards and pieces
lobby-new-group-achievements = Achievements
lobby-new-group-places = Headquarters and Rear Guard
lobby-new-group-reserve = Reserve
lobby-new-group-hand = Hand
lobby-new-group-fights = Attack and defence
lobby-new-group-scoring = Points and victory
lobby-new-group-rulings = Where the rulebook is silent
lobby-new-group-readings = Interpretations
lobby-new-group-broken = conflict
lobby-new-changed =
    { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
lobby-new-reset =
    { $n ->
        [one] Undo the change
       *[other] Undo all { $n } changes
    }
lobby-new-clause = (see: { $rule })
lobby-new-remedy = { $rule }: { $value }
lobby-new-withdraw = Undo my choice
lobby-new-clashes =
    { $n ->
        [one] Two rules conflict.
       *[other] Rules conflict in { $n } places.
    }
lobby-new-clashes-show = Show me
lobby-new-clock = Time limit
lobby-new-clock-none = No clock
lobby-new-clock-turn = Per turn
lobby-new-clock-bank = Whole game
lobby-new-clock-none-why = Take your time. If someone leaves and the others have waited long enough, a bot may step in.
lobby-new-clock-turn-why = Each turn is timed. A player who runs out of time can no longer win, and a bot plays on.
lobby-new-clock-bank-why = Each player has a time bank and gains some time after each turn. A player who uses it up can no longer win.
lobby-new-clock-time = How long
lobby-new-patience = A bot may step in after
lobby-new-patience-never = never
lobby-new-replacement = Rank of that bot
lobby-clock-turn-each = { $time } per turn
lobby-clock-bank-each = { $time }, +{ $more } per turn
lobby-time-seconds-brief = { $n } s
lobby-time-minutes-brief = { $n } min
lobby-time-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
lobby-time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
lobby-time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
lobby-new-customs = Table options
lobby-custom-public = Listed in the lobby
lobby-custom-public-why = Anyone can see the table and take an open seat.
lobby-custom-watch = Spectators
lobby-custom-watch-why = Anyone with the code may watch; hidden cards stay hidden.
lobby-custom-hints = Hints
lobby-custom-hints-why = Players can ask what a bot would do.
lobby-custom-undo = Undo
lobby-custom-undo-why = Decisions can be undone if the others agree and nothing was revealed.
lobby-custom-chat = Chat
lobby-custom-chat-why = Players can talk, with quick phrases or in their own words.
lobby-new-persons =
    { $n ->
        [one] { $n } person
       *[other] { $n } people
    }
lobby-new-open-table = Open the table
lobby-cards-custom = Custom cards
lobby-cards-custom-why = A small file adds, changes or removes cards.
lobby-cards-how = Drop a .toml file here, or choose one.
lobby-cards-example = Save an example
lobby-cards-taken = is valid and will be used.
lobby-cards-drop = Remove
lobby-cards-large = This file is too large: a card file may have up to 60,000 characters.
lobby-cards-wrong =
    { $n ->
        [one] There is a mistake in the file:
       *[other] There are { $n } mistakes in the file:
    }
lobby-cards-blocked = The card file has mistakes: fix it or remove it.
lobby-cards-line = Line { $n }:

## Quick play

lobby-level = Bots

## A seat for a friend

lobby-new-friend = gets a link and chooses a name

# What a custom card file changes
lobby-cards-added = Added: { $n }
lobby-cards-removed = Removed: { $n }
lobby-cards-changed = Changed: { $n }
lobby-cards-unchanged = It changes nothing in the printed set.
`;export{e as default};