var e=`### Why the server refuses a request, by error code.

answer-offline = Can’t reach the server. Check your connection; the page keeps trying.
answer-failed = Something went wrong on the server. Try again in a moment.
answer-unavailable = The server can’t save anything right now. Try again in a moment.
answer-closing = The server is restarting. Try again in a moment.
answer-malformed = The page and the server are different versions. Reload the page.
answer-too-fast = { $minutes ->
    [0] Not so fast: wait a moment.
    [one] You have opened many tables in a short time. Try again in a minute.
   *[other] You have opened many tables in a short time. Try again in { $minutes } minutes.
}
answer-too-many-requests = Too many requests. Wait a moment, then try again.
answer-too-many-sockets = Too many connections are open from your address. Close other pages of this server, or try again later.
answer-unknown-host = The address in your browser is not a name of this server. Open it by its IP address, or ask its owner to allow the name.
answer-bad-host = Your browser sent a request that this server cannot read. Reload the page.
answer-head-too-large = Your browser sent too much at once. Delete this site’s cookies and reload the page.
answer-too-many-connections = Too many connections are open from your address. Close other pages of this server, or try again later.
answer-body-too-large = That is more data than the server accepts. Send something smaller.
answer-body-too-slow = The connection was too slow, and not everything arrived. Try again.
answer-foreign-page = This request came from another site. Open the server’s own page.
answer-forbidden = Only the server’s administrator may do this.
answer-no-hello = The table did not recognise this page. Reload it.
answer-greeted = The table already knows you. Reload the page.

## Tables

answer-no-table = There is no table with this code. A letter may be wrong, or the table has expired.
answer-no-game = The server has no game with this name.
answer-no-rank = There is no bot with this rank.
answer-private = Only the players may see this table. Ask one of them for a link.
answer-bad-token = This seat link no longer works: the seat was given up, or the link is for another table.
answer-exchange = Open this link in a browser first.
answer-too-many-devices = This seat is already in use on too many devices. Use one of those.
answer-outdated = This table was opened with an older version of the rules and cannot be continued here.
answer-broken = The stored data of this table is inconsistent. Please tell the server’s administrator.
answer-not-open = The game has already begun. You can watch if the players allow it.
answer-full = Someone was faster: no seats are left. Watch, or choose another table.
answer-taken = Someone was faster: this seat is taken.
answer-seats-open = The game can’t start while seats are open.
answer-not-host = Only the host can start the game.
answer-not-running = No game is in progress at this table.
answer-not-over = Available when the game is over.
answer-bad-record = This is not a game record, or it was changed or cut off.

## Playing

answer-unknown-action = This can’t be read as a move.
answer-stale = The game has moved on in the meantime.
answer-not-your-turn = It is not your decision.
answer-spectator = You are watching: only seated players can play.
answer-time = Too late: your time is up.
answer-out = You are out of the game.
answer-handed = A bot is playing this seat. Take it back first.
answer-not-handed = The seat is yours already.
answer-no-person = Nobody sits in this seat.
answer-present = They are here: a bot can’t replace them.
answer-patience = The others have not waited long enough yet.
answer-fixed-rank = The rank of that bot was agreed when the table was opened.
answer-nothing-to-undo = You have nothing to undo yet.
answer-revealed = What was dealt, rolled or revealed can’t be undone.
answer-by-bot = A bot decided this in a player’s place. At a table without hints, that can’t be undone.
answer-too-long-ago = That decision is too far back to undo.
answer-denied = The others refused this undo.
answer-asked = One request at a time: wait for the answer.
answer-not-asked = You were not asked.
answer-not-agreed = This table does not allow that.
answer-no-hint = The bot has no answer.
answer-enough = The chat of this table is full.
answer-log-full = The log of this table is full: from now on only moves are accepted.
answer-too-heavy = This file takes the server too long to read. Try a smaller one.
answer-nothing-here = There is nothing to do there right now.

## Invitations

answer-used = This link has been used, or a new one was made. If you opened it on another device, play there or make a new link there. Otherwise ask for a new one, or watch.
answer-no-name = Enter a name, so that the others know who you are.
answer-own-seat = This is your own seat.
`;export{e as default};