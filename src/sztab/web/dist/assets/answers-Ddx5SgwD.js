var e=`### What the server answers when it says no, by its word for programs.

answer-offline = The server cannot be reached. Check your connection; we go on trying by ourselves.
answer-failed = Something went wrong on the server. Try again in a moment.
answer-unavailable = The server cannot store anything just now. Try again in a moment.
answer-closing = The server is being restarted. Try again in a moment.
answer-malformed = The page and the server do not understand each other. Load the page again: one of them is newer.
answer-too-fast = { $minutes ->
    [0] Not so fast: wait a moment.
    [one] You have opened many tables in a short time. Try again in a minute.
   *[other] You have opened many tables in a short time. Try again in { $minutes } minutes.
}
answer-too-many-requests = That was too quick. Wait a moment, then try again.
answer-too-many-sockets = Too many connections are open from your address. Close other pages of this server, or try again later.
answer-body-too-large = That is more than the server takes. Send something smaller.
answer-body-too-slow = The connection was too slow: not everything arrived. Try again.
answer-foreign-page = Another site asked for this. Open the server’s own page.
answer-forbidden = This is only for whoever runs the server.
answer-no-hello = The table did not recognise this page. Load it again.
answer-greeted = The table knows already who you are. Load the page again.

## Tables

answer-no-table = There is no table with this code. Perhaps a letter is wrong, or the table has expired.
answer-no-game = There is no game of this name on the server.
answer-no-rank = There is no bot of this rank.
answer-private = Only its players may look at this table. Ask one of them for a link.
answer-bad-token = This link of a seat is no longer good: the seat was left, or the link belongs to another table.
answer-outdated = This table was opened with an older version of the rules and cannot be continued here.
answer-broken = What is stored of this table does not fit together. Tell whoever runs the server.
answer-not-open = The game has begun already. You can watch it if the players allow it.
answer-full = Somebody was quicker: no seat is free any more. Watch, or take another table.
answer-taken = Somebody was quicker: this seat is taken.
answer-seats-open = The game cannot start while seats are free.
answer-not-host = Whoever opened the table starts the game.
answer-not-running = Nobody plays at this table now.
answer-not-over = That is told when the game is over.
answer-bad-record = This is no record of a game, or it was changed or cut off.

## Playing

answer-unknown-action = This cannot be read as a decision.
answer-stale = The game has gone on meanwhile.
answer-not-your-turn = It is not your decision.
answer-spectator = You are watching: only who has a seat plays.
answer-time = Too late: the time is over.
answer-out = You are out of the game.
answer-handed = A bot decides for this seat. Take it back first.
answer-not-handed = The seat is yours already.
answer-no-person = No person has this seat.
answer-present = They are here: no bot replaces them.
answer-patience = They have not kept the others waiting long enough yet.
answer-nothing-to-undo = You have not decided anything yet.
answer-revealed = What was dealt, rolled or shown cannot be taken back.
answer-too-long-ago = That decision is too long ago to be taken back.
answer-denied = The others have said no to this undo.
answer-asked = One question at a time: wait for the answer.
answer-not-asked = You are not asked.
answer-not-agreed = At this table that was not agreed on.
answer-no-hint = The bot has no answer.
answer-enough = So much was said at this table that it takes no more.
`;export{e as default};