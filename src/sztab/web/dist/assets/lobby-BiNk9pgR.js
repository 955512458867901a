var e=`### The lobby, and opening a table.

## The bar on top, the foot

lobby-title = Sztab: play Rush, Warsaw 1920 and Battlegrounds
lobby-brand = Sztab, to the lobby
lobby-places = Places
lobby-places-foot = Places, at the foot of the page
lobby-play = Play
lobby-watch = Watch
lobby-rules = Rules
lobby-cards = Cards
lobby-language = Language
lobby-language-en = EN, English
lobby-language-pl = PL, Polski
lobby-language-cs = CS, Čeština
lobby-theme-light = Switch to the light look
lobby-theme-dark = Switch to the dark look
lobby-foot = Free software. No accounts, no advertising: whoever has the link sits at the table.

## One's name

lobby-guest = Player
lobby-name-change = Change your name:
lobby-name-none = Your name
lobby-name-title = Your name
lobby-name-label = What shall the others call you?
lobby-name-why = It is shown at the tables where you play. You can leave it empty.
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
lobby-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
lobby-games = Other games
lobby-choose = Choose a game
lobby-welcome = Three board games, with friends or against bots. Nothing to install, nobody to sign up.
lobby-waiting =
    { $n ->
        [one] One of your games waits for your move.
       *[other] { $n } of your games wait for your move.
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
lobby-mine-none = No games yet. Start one above: it waits here when you come back.
lobby-mine-continue = Continue
lobby-mine-continue-it = Continue { $game }
lobby-mine-look = Open
lobby-mine-look-it = Open { $game }
lobby-mine-remove = Remove { $game } from this list
lobby-mine-your-move = Your move
lobby-mine-waiting = Waiting for { $name }
lobby-mine-open =
    { $n ->
        [one] One seat is still free
       *[other] { $n } seats are still free
    }
lobby-mine-running = The game goes on
lobby-mine-asking = Asking how it stands…
lobby-mine-over = Over
lobby-mine-round = Round { $n }
lobby-mine-closed = The table was closed
lobby-mine-gone = The table is no longer there
lobby-bots =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
lobby-forget-title = Leave this game for good?
lobby-forget-why = The game { $code } is not over. This browser holds the key to your seat; once it is forgotten, you cannot come back.
lobby-forget = Forget the game

## Open tables, watching

lobby-open = Open tables
lobby-open-none = Nobody waits for players just now. Open a table of your own with a seat for whoever comes: it is listed here.
lobby-open-seats = { $taken } of { $n } seats
lobby-open-join = Join
lobby-open-join-it = Join { $game } with { $who }
lobby-watch-live = { $n } live
lobby-watch-none = No public game is being played just now.
lobby-watch-do = Watch
lobby-watch-it = Watch { $game }: { $who }
lobby-record = Open a record
lobby-record-what = The file of a game that is over, to replay it
lobby-record-do = Choose
lobby-record-choose = Choose the file of a record
lobby-record-choose-file = Choose a file
lobby-record-large = This file is too large for a record of a game. A record ends in .sztab and can be saved when a game is over.
lobby-record-unread = The file could not be read. Try to choose it once more.
lobby-show-all = Show all { $n }
lobby-show-few = Show fewer
lobby-asking = Asking the server…
lobby-again = Try again
lobby-back = Back to the lobby

## A new table

lobby-new-title = New table: { $game }
lobby-new-which = Way to play
lobby-new-more = Show { $n } more
lobby-new-preset = Ways to play
lobby-new-how-many = How many play
lobby-new-players = { $n }
lobby-new-who = Who plays
lobby-new-seat = Who has seat { $n }
lobby-new-sitting-here = At this screen
lobby-new-sitting-bot = Bot
lobby-new-sitting-link = Friend, by link
lobby-new-sitting-open = Whoever comes
lobby-new-anybody = the first who joins
lobby-new-name = Name of the player on seat { $n }
lobby-new-name-hint = Name
lobby-new-rank = Rank of the bot on seat { $n }
lobby-new-strength = strength { $n } of { $of }
lobby-new-hot-seat = Several players share this screen: between turns a curtain hides the cards.
lobby-new-link-why =
    { $n ->
        [one] At the table you get a link for your friend. Whoever opens it has the seat.
       *[other] At the table you get a link for each friend. Whoever opens it has the seat.
    }
lobby-new-open-public = The table is listed in the lobby until all seats are taken.
lobby-new-open-private = Tell the others the code of the table: with it they take the free seats.
lobby-new-only-bots = Only bots play: you can watch them.
lobby-rank-recruit-text = Plays anything that is allowed. Answers at once.
lobby-rank-corporal-text = Takes what looks best at first sight and soon forgets what was shown. Answers at once.
lobby-rank-lieutenant-text = Takes what looks best at first sight and forgets nothing. Answers at once.
lobby-rank-captain-text = Thinks ahead for about a second a move.
lobby-rank-general-text = Thinks ahead for about four seconds a move: the strongest.
lobby-new-toggles = Rules one by one
lobby-new-toggles-why = The preset has set them all. Change what you like: what does not go together is explained at once.
lobby-new-group-cards = Cards and pieces
lobby-new-group-achievements = Achievements
lobby-new-group-places = Headquarters and Rear Guard
lobby-new-group-reserve = The Reserve
lobby-new-group-hand = The hand
lobby-new-group-fights = Attack and defence
lobby-new-group-scoring = Points and victory
lobby-new-group-rulings = Where the rulebook is silent
lobby-new-group-readings = How the rules are read
lobby-new-group-broken = does not go together
lobby-new-changed =
    { $n ->
        [one] { $n } changed
       *[other] { $n } changed
    }
lobby-new-reset =
    { $n ->
        [one] Take the change back
       *[other] Take all { $n } changes back
    }
lobby-new-clause = (the rule about: { $rule })
lobby-new-remedy = { $rule }: { $value }
lobby-new-withdraw = Take my choice back
lobby-new-clashes =
    { $n ->
        [one] Two rules do not go together.
       *[other] Rules do not go together in { $n } places.
    }
lobby-new-clashes-show = Show me
lobby-new-clock = Time to think
lobby-new-clock-none = No clock
lobby-new-clock-turn = Per turn
lobby-new-clock-bank = Whole game
lobby-new-clock-none-why = Take your time. If somebody goes away and the others have waited long enough, a bot may stand in.
lobby-new-clock-turn-why = Each turn has its time. Who exceeds it can no longer win, and a bot plays on.
lobby-new-clock-bank-why = Everybody has a stock of time, and gets some back after each turn. Who uses it up can no longer win.
lobby-new-clock-time = How much
lobby-new-patience = A bot may stand in after
lobby-new-patience-never = never
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
lobby-new-customs = At the table
lobby-custom-public = Listed in the lobby
lobby-custom-public-why = Everybody sees the table, and can take a seat that is free.
lobby-custom-watch = Spectators
lobby-custom-watch-why = Whoever knows the code may watch; hidden cards stay hidden.
lobby-custom-hints = Hints
lobby-custom-hints-why = Players may ask what a bot would do.
lobby-custom-undo = Undo
lobby-custom-undo-why = Decisions may be taken back if the others agree and nothing was revealed.
lobby-custom-chat = Chat
lobby-custom-chat-why = Players may talk to each other, with quick phrases or words of their own.
lobby-new-persons =
    { $n ->
        [one] { $n } person
       *[other] { $n } persons
    }
lobby-new-open-table = Open the table
lobby-cards-own = Cards of your own
lobby-cards-own-why = A small file adds, changes or removes cards.
lobby-cards-how = Drop a .toml file here, or choose one.
lobby-cards-example = Save an example
lobby-cards-taken = is in order and will be used.
lobby-cards-drop = Do without
lobby-cards-large = This file is too large: a card file may have up to 60 000 characters.
lobby-cards-wrong =
    { $n ->
        [one] There is a mistake in the file:
       *[other] There are { $n } mistakes in the file:
    }
lobby-cards-blocked = The card file has mistakes: mend it, or do without it.
lobby-cards-line = Line { $n }:
`;export{e as default};