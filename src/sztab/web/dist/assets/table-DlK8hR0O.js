var e=`### The table and all that is around it.

table-title = Table { $code } · Sztab
table-loading = The table is being laid …
table-connecting = On the way to table { $code } …
table-board = The table
table-to-lobby = To the lobby
table-code = table { $code }
table-round = Round { $round }
table-round-word = Round
table-phases = Parts of the turn
table-clocks = Clocks
table-menu = Menu
table-language = Language
table-theme-light = Light look
table-theme-dark = Dark look
table-sounds-on = Sounds on
table-sounds-off = Sounds off
table-rules = Rules
table-cards = Cards
table-you = you
table-plain-view = The position as data

## What is asked

table-prompt = What is to be decided
table-your-turn = Your move.
table-over = The game is over
table-result = Result
table-decides = { $bot ->
    [yes] { $who } is thinking …
   *[other] { $who } decides
}
table-confirm = Confirm
table-take-back = Take back
table-take-back-key = Take back what you pointed at last (U)
table-undo = Undo
table-undo-key = Take the last decision back (U)
table-hint = Hint
table-hint-key = What would a good bot do? (H)
table-hint-take = Do it
table-hint-says = { $rank } would do this: { $label }
table-hurry = Show all
table-choices = All choices
table-choices-key = All choices, or type notation (/)
table-choices-more = { $n ->
    [one] One more: type to narrow it down.
   *[other] { $n } more: type to narrow it down.
}
table-notation = Search, or type a decision in notation
table-notation-example = e.g. { $example }
table-notation-none = Nothing like that can be done now. Press Enter to ask why.
table-nothing-here = Nothing can be done here now.
table-not-your-turn = It is { $who }’s decision.
table-rule-all = Read on in the rules
table-rule-offline = The full text of the rule cannot be fetched now.

## Log and chat

table-side = Log and chat
table-tab-side = Overview
table-tab-log = Log
table-tab-chat = Chat
table-log = Log
table-log-open = Open the log. Last:
table-log-notation = notation
table-log-earlier = Show earlier
table-log-empty = Nothing has happened yet.
table-log-card = Look at { $card }
table-log-before = Before the first round
table-log-round = Round { $round }
table-log-turn = Round { $round } · { $who }
table-log-turn-yours = Round { $round } · your turn
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-your-turn = Your turn
table-phrase-one-moment = One moment, please
table-phrase-well-played = Well played!
table-phrase-oops = Oops!
table-phrase-thanks = Thanks!
table-phrase-good-game = Good game!
table-phrase-rematch = Another one?

## News

table-news-left = { $bot ->
    [yes] { $who } has left; { $rank } plays on.
   *[other] { $who } has left.
}
table-news-started = The game begins.
table-news-asked = { $who } asks to take a decision back.
table-news-answered = { $agree ->
    [yes] { $who } agrees.
   *[other] { $who } does not agree.
}
table-news-undone = { $who } has taken a decision back.
table-news-handed = { $bot ->
    [yes] { $rank } now decides for { $who }.
   *[other] { $who } is back.
}
table-news-resigned = { $who } gives up.
table-news-flagged = { $who } has run out of time.
table-news-paused = The server was away; that time counts for nobody.
table-news-continued = The players go on at table { $code }.
table-news-closed = The table is closed.

## Players

table-people = Players
table-people-button = { $n ->
    [0] Players
    [one] Players, one spectator
   *[other] Players, { $n } spectators
}{ $away ->
    [yes] , somebody is away
   *[other] { "" }
}
table-spectators = { $n ->
    [0] Nobody watches.
    [one] One spectator watches.
   *[other] { $n } spectators watch.
}
table-seat = Seat { $n }
table-seat-open = free
table-seat-out = out of the game
table-seat-bot = bot, { $rank }
table-seat-handed = a bot plays: { $rank }
table-seat-here = here
table-seat-away = away
table-hand = Let a bot play for me
table-hand-other = Let a bot play for { $who }
table-back = Play myself again
table-handed = A bot decides for you.
table-out = You are out of the game; a bot plays on for you.
table-watching = You are watching.
table-resign = Give up
table-resign-sure = You cannot win this game any more then. Give up?
table-leave = Leave the table
table-leave-sure = A bot will play on for you; you may come back to your seat. Leave?
table-line-lost = The connection is lost. Trying again …
table-undo-asked = { $who } would like to take a decision back.
table-undo-waiting = You ask to take a decision back. Waiting for: { $who }.
table-undo-others = { $who } asks to take a decision back.
table-agree = Agree
table-refuse = Refuse

## Keys

table-keys = Keys
table-keys-key = All keys (?)
table-key-arrows = to the next place that is lit
table-key-enter = point at it
table-key-escape = take back what was pointed at
table-key-undo = take back what was pointed at, else the last decision
table-key-hint = hint; once more: do it
table-key-notation = all choices; type notation
table-key-log = log; ↑ ↓ show the cards it names
table-key-chat = chat
table-key-keys = this list

## Waiting room

table-waiting = { $n ->
    [one] Waiting for one more player.
   *[other] Waiting for { $n } more players.
}
table-waiting-none = Everybody has a seat. The game can begin.
table-invite = Invite
table-invite-text = Whoever opens this link or types the code can take a free seat.
table-invite-link = Link of the table
table-invite-code = Code
table-invite-qr = Link of the table as a QR code
table-invite-seat = Link for { $name }
table-invite-secret = A link of a seat is the seat: give it only to the person who is to sit there.
table-copy = Copy
table-copied = Copied
table-your-name = Your name
table-sit = Take seat { $n }
table-start = Start the game
table-start-host = The host starts the game.
table-terms = What was agreed
table-terms-cards = With cards of the players’ own.
table-terms-clock-turn = { $minutes ->
    [one] Clock: one minute for each turn.
   *[other] Clock: { $minutes } minutes for each turn.
}
table-terms-clock-bank = { $minutes ->
    [one] Clock: one minute for the whole game, and { $more } s more after each turn.
   *[other] Clock: { $minutes } minutes for the whole game, and { $more } s more after each turn.
}
table-terms-no-clock = No clock: take your time.
table-terms-undo = Decisions may be taken back if the others agree.
table-terms-no-undo = Decisions stand: no undo.
table-terms-hints = Hints are allowed.
table-terms-no-hints = No hints.
table-terms-watch = Whoever knows the code may watch.
table-terms-no-watch = Only the players may watch.

## Trouble

table-trouble = This table cannot be shown
table-trouble-no-table = There is no table { $code }
table-trouble-no-table-text = Perhaps the code is mistyped, or nobody has played there for long and it was cleared away.
table-trouble-bad-token = This link is no longer good
table-trouble-bad-token-text = The seat was left, or the link belongs to another table. Ask for a new one.
table-trouble-private = Only its players may look at this table
table-trouble-private-text = Open it with the link of your seat.
table-trouble-outdated = This table was opened with other rules
table-trouble-outdated-text = The server has been renewed since and cannot play it on.
table-trouble-closed = This table is closed
table-trouble-closed-text = It was given up before the game began.
table-trouble-broken = This table cannot be restored
table-trouble-broken-text = What is stored of it does not fit together. Tell whoever runs the server.
table-trouble-replay = This game cannot be looked back at
table-try-again = Try again

## Several at one screen

table-curtain = Pass the device to { $name }
table-curtain-text = Only { $name } should look now.
table-curtain-open = I am { $name }: show my table

## The end

table-end-you = You have won!
table-end-nobody = Nobody has won.
table-end-winners = { $n ->
    [one] { $names } has won
   *[other] { $names } have won
}
table-end-won = won
table-end-resigned = Gave up: { $names }.
table-end-time = Out of time: { $names }.
table-end-player = Player
table-end-points = Points
table-chart = Points over time
table-chart-none = How the points grew cannot be shown now.
table-rematch = Play again
table-next = Go along to the next game
table-replay = Look back
table-record = Save the record
table-look = Look at the table
table-verify = Check the dealing
table-verify-text = Before the game the server told a mark of the seed from which every shuffle and die follows. Now it tells the seed; if both fit, nobody has tampered with chance.
table-verify-commitment = Mark, told before the game
table-verify-seed = Seed, told after the game
table-verify-good = They fit: this seed belongs to this mark.
table-verify-bad = They do not fit!

## Coach

table-coach = Coach
table-coach-progress = { $n } of { $of }
table-coach-next = Next
table-coach-show = Show me
table-coach-hide = Hide
table-coach-rule = The rule

## Looking back

table-replay-title = Replay { $code } · Sztab
table-replay-at = Move { $n } of { $of }
table-replay-slider = Moment of the game
table-replay-play = Play
table-replay-pause = Pause
table-replay-back = One move back
table-replay-on = One move on
table-replay-first = To the beginning
table-replay-last = To the end
table-replay-speed = Speed
table-replay-speed-times = { $n }×
table-replay-eyes = Through the eyes of
table-replay-spectator = a spectator
table-replay-share = Copy the link to this moment
table-replay-rounds = Jump to round
table-replay-round = Round { $n }
table-replay-open = Open a record
table-replay-open-text = Choose a record (.sztab or .json) that was saved after a game.
table-replay-wait = The moment is being fetched …
table-replay-set-up = Set-up
table-replay-keys = Space: play · ← →: step · Home, End: beginning, end
`;export{e as default};