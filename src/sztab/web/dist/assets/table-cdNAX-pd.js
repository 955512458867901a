var e=`### The table and everything around it.

table-title = Table { $code } · Sztab
table-loading = Setting up the table…
table-board = The table
table-to-lobby = Back to the lobby
table-code = table { $code }
table-round = Round { $round }
table-round-word = Round
table-phases = Turn phases
table-clocks = Clocks
table-menu = Menu
table-language = Language
table-theme-light = Light theme
table-theme-dark = Dark theme
table-rules = Rules
table-cards = Cards
table-you = you
table-plain-view = Raw position

## The current decision

table-prompt = Current decision
table-your-turn = Your turn.
table-over = Game over
table-result = Result
table-decides = { $bot ->
    [yes] { $who } is thinking…
   *[other] Waiting for { $who }
}
table-confirm = Confirm
table-take-back = Take back
table-take-back-key = Clear your last selection (U)
table-undo = Undo
table-undo-key = Undo the last decision (U)
table-hint = Hint
table-hint-key = What would a strong bot do? (H)
table-hint-take = Do it
table-hurry = Skip
table-choices = All choices
table-choices-key = All choices, or type a move (/)
table-choices-more = { $n ->
    [one] One more: type to narrow it down.
   *[other] { $n } more: type to narrow it down.
}
table-notation = Search, or type a move
table-notation-example = e.g. { $example }
table-notation-none = No such move right now. Press Enter to find out why.
table-nothing-here = There is nothing to do here right now.
table-not-your-turn = It’s { $who }’s decision.
table-rule-all = Read more in the rules
table-rule-offline = The full text of the rule can’t be loaded right now.

## Log and chat

table-side = Log and chat
table-tab-side = Overview
table-tab-log = Log
table-tab-chat = Chat
table-log = Log
table-log-open = Open the log. Latest:
table-log-notation = notation
table-log-earlier = Show earlier
table-log-empty = Nothing has happened yet.
table-log-card = Show { $card }
table-log-before = Set-up
table-log-round = Round { $round }
table-log-turn = Round { $round } · { $who }
table-log-turn-yours = Round { $round } · your turn
table-chat = Chat
table-chat-empty = No messages yet.
table-chat-say = Write a message
table-chat-send = Send
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-your-turn = Your turn
table-phrase-one-moment = One moment, please
table-phrase-well-played = Well played!
table-phrase-oops = Oops!
table-phrase-thanks = Thanks!
table-phrase-good-game = Good game!
table-phrase-rematch = Another game?

## News

table-news-left = { $bot ->
    [yes] { $actor ->
        [you] You left; { $rank } takes over.
       *[other] { $who } left; { $rank } takes over.
    }
   *[other] { $actor ->
        [you] You left.
       *[other] { $who } left.
    }
}
table-news-started = The game begins.
table-news-asked = { $actor ->
    [you] You ask to undo a decision.
   *[other] { $who } asks to undo a decision.
}
table-news-answered = { $agree ->
    [yes] { $actor ->
        [you] You agree.
       *[other] { $who } agrees.
    }
   *[other] { $actor ->
        [you] You refuse.
       *[other] { $who } refuses.
    }
}
table-news-undone = { $actor ->
    [you] You undid a decision.
   *[other] { $who } undid a decision.
}
table-news-handed = { $bot ->
    [yes] { $actor ->
        [you] { $rank } now plays for you.
       *[other] { $rank } now plays for { $who }.
    }
   *[other] { $actor ->
        [you] You are back.
       *[other] { $who } is back.
    }
}
table-news-resigned = { $actor ->
    [you] You resign.
   *[other] { $who } resigns.
}
table-news-flagged = { $actor ->
    [you] You ran out of time.
   *[other] { $who } ran out of time.
}
table-news-paused = The server was down or busy; nobody’s clock was running.
table-news-continued = The players move on to table { $code }.
table-news-closed = The table was closed.

## Players

table-people = Players
table-people-button = { $n ->
    [0] Players
    [one] Players, one spectator
   *[other] Players, { $n } spectators
}{ $away ->
    [yes] , someone is away
   *[other] { "" }
}
table-spectators = { $n ->
    [0] No spectators.
    [one] One spectator.
   *[other] { $n } spectators.
}
table-seat-open = open
table-seat-out = out of the game
table-seat-bot = bot, { $rank }
table-seat-handed = played by a bot: { $rank }
table-seat-here = here
table-seat-away = away
table-hand = Let a bot play for me
table-hand-other = Let a bot play for { $who }
table-back = Take my seat back
table-handed = A bot is playing for you.
table-out = You are out of the game; a bot plays on in your place.
table-watching = You are watching.
table-resign = Resign
table-resign-sure = If you resign, you can no longer win this game. Resign?
table-leave = Leave the table
table-leave-sure = A bot will play for you, and you can come back to your seat. Leave?
table-line-lost = Connection lost. Reconnecting…
table-undo-asked = { $who } wants to undo a decision.
table-undo-waiting = You asked to undo a decision. Waiting for { $who }.
table-undo-others = { $who } asks to undo a decision.
table-agree = Agree
table-refuse = Refuse

## Keys

table-keys = Keyboard shortcuts
table-keys-key = Keyboard shortcuts (?)
table-key-arrows = next highlighted place
table-key-enter = select it
table-key-escape = clear the last selection
table-key-undo = clear the last selection, or undo the last decision
table-key-hint = hint; press again to play it
table-key-notation = all choices; type a move
table-key-log = log; ↑ ↓ show the cards it names
table-key-chat = chat
table-key-keys = this list

## Waiting room

table-waiting-none = Everybody has a seat. The game can begin.
table-copied = Copied
table-start = Start the game
table-start-host = The host starts the game.
table-terms = Table settings
table-terms-cards = With custom cards.
table-terms-clock-turn = { $minutes ->
    [one] Clock: one minute per turn.
   *[other] Clock: { $minutes } minutes per turn.
}
table-terms-clock-bank = { $minutes ->
    [one] Clock: one minute for the whole game, plus { $more } s per turn.
   *[other] Clock: { $minutes } minutes for the whole game, plus { $more } s per turn.
}
table-terms-no-clock = No clock: take your time.
table-terms-undo = Decisions can be undone if the others agree.
table-terms-no-undo = No undo: decisions are final.
table-terms-hints = Hints are allowed.
table-terms-no-hints = No hints.
table-terms-replacement = Bot for absent players: { $rank }.
table-terms-watch = Anyone with the code may watch.
table-terms-no-watch = No spectators.

## Errors

table-trouble = This table cannot be shown
table-trouble-no-table = There is no table { $code }
table-trouble-no-table-text = The code may be mistyped, or the table was removed after a long time without play.
table-trouble-bad-token = This link no longer works
table-trouble-bad-token-text = The seat was given up, or the link is for another table. Ask for a new one.
table-trouble-used = This link has been used
table-trouble-watch = Watch
table-trouble-private = This table is private
table-trouble-private-text = Open it with the link to your seat.
table-trouble-outdated = This table was played under different rules
table-trouble-outdated-text =
    { $move ->
        [0] The server has been updated since and can’t continue it.
       *[other] The server has been updated since, and its rules differ at move { $move }. The game has stopped; what was played is kept as a record.
    }
table-trouble-closed = This table was closed
table-trouble-closed-text = It was closed before the game began.
table-trouble-broken = This table cannot be restored
table-trouble-broken-text = Its stored data is inconsistent. Please tell the server’s administrator.
table-trouble-replay = This game can’t be replayed
table-try-again = Try again

## Several at one screen

table-curtain = Pass the device to { $name }
table-curtain-text = Only { $name } should look now.
table-curtain-open = I am { $name }: show my table

## The end

table-end-you = You win!
table-end-nobody = Nobody wins.
table-end-winners = { $n ->
    [one] { $names } wins
   *[other] { $names } win
}
table-end-won = won
table-end-resigned = Resigned: { $names }.
table-end-time = Out of time: { $names }.
table-end-player = Player
table-end-points = Points
table-chart = Points over time
table-chart-none = The chart can’t be shown right now.
table-rematch = Play again
table-next = Join the next game
table-replay = Replay
table-record = Save the record
table-look = View the table
table-verify = Verify the shuffle
table-verify-text = Before the game, the server published a fingerprint (hash) of the seed behind every shuffle and die roll. Now it reveals the seed. If they match, nobody tampered with chance.
table-verify-commitment = Fingerprint, published before the game
table-verify-seed = Seed, revealed after the game
table-verify-good = They match: this seed has this fingerprint.
table-verify-bad = They do not match!

## Coach

table-coach = Coach
table-coach-progress = { $n } of { $of }
table-coach-next = Next
table-coach-show = Show me
table-coach-hide = Hide
table-coach-rule = Rule

## Looking back

table-replay-title = Replay { $code } · Sztab
table-replay-at = Move { $n } of { $of }
table-replay-slider = Position in the game
table-replay-play = Play
table-replay-pause = Pause
table-replay-back = Previous move
table-replay-on = Next move
table-replay-first = Go to the start
table-replay-last = Go to the end
table-replay-speed = Speed
table-replay-speed-times = { $n }×
table-replay-eyes = View as
table-replay-spectator = a spectator
table-replay-share = Copy a link to this moment
table-replay-rounds = Jump to round
table-replay-round = Round { $n }
table-replay-open = Open a record
table-replay-open-text = Choose a record (.sztab or .json) that was saved after a game.
table-replay-wait = Loading this moment…
table-replay-set-up = Set-up
table-replay-keys = Space: play · ← →: step · Home, End: start, end

## The place of the hand

table-dock = Coach and hand
table-dock-hand = Hand
table-dock-own = Your cards

## Lessons: steps that ask for something, and the first panel

table-coach-skip = Skip this step
table-coach-holds = Take your time: the bots wait until you have read this.

## Ending early, undo and hints

table-guard-again = { $label }? Press again
table-guard-unused = Unused: { $what }
table-guard-on = Ask before ending a turn early
table-guard-off = Don’t ask before ending a turn early
table-undo-not = There is nothing to undo.
table-undo-ask = Ask the others to let you undo the last decision (U)
table-hint-tried = { $label }: chosen in { $share }% of { $n } simulated games.
table-hint-sight = { $label }: looks best at first glance.
table-hint-next = Next best: { $label } ({ $share }%).
table-hint-next-sight = Next best: { $label }.
table-hint-only = { $label }: the only choice.
table-undo-off = Undo is switched off at this table.

## The log, key events, and what happened since your last turn

table-log-jump = { $n ->
    [0] Jump to latest
   *[other] Jump to latest ({ $n })
}
table-replay-choice = { $actor ->
    [you] You choose: { $what }
   *[other] { $who } chooses: { $what }
}
table-replay-secret = { $actor ->
    [you] You decide in secret.
   *[other] { $who } decides in secret.
}
table-volume = Sound
table-volume-off = Off
table-volume-quiet = Quiet
table-volume-full = Full
table-volume-next = { $now ->
    [off] Turn sounds on
    [quiet] Sounds: quiet. Make them louder
   *[full] Turn sounds off
}
table-pace = Pace of other players’ turns
table-pace-instant = Instant
table-pace-quick = Quick
table-pace-normal = Normal
table-pace-slow = Slow
table-recap = Since your last turn
table-recap-open = What happened
table-recap-at = since your turn: { $n } of { $of }
table-recap-back = Previous event
table-recap-on = Next event
table-recap-close = My turn

## Seats that change hands

table-news-joined = { $actor ->
    [you] You take over from a bot.
   *[other] { $name } takes over from a bot.
}
table-news-freed = { $bot ->
    [yes] { $actor ->
        [you] { $rank } now holds your seat until somebody takes it.
       *[other] { $rank } now holds the seat of { $who } until somebody takes it.
    }
   *[other] { $actor ->
        [you] Your seat is free again.
       *[other] The seat of { $who } is free again.
    }
}
`;export{e as default};