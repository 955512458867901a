var e=`### Inviting friends: links to free seats, and sitting down with a link or a code.

invite-missing = { $n ->
    [one] One friend is still missing
   *[other] { $n } friends are still missing
}
invite-missing-text = The game begins when every seat is taken. You can also start now and let a bot hold the free seats.
invite-once = Each link works for one person.
invite-seat = Seat { $n }
invite-host = host
invite-waiting = waiting for a friend
invite-held = bot, { $rank } · can be taken over
invite-link-of = Link to { $name }
invite-copy = Copy
invite-copied = Copied
invite-marked = Selected: copy it with Ctrl+C, or press and hold it.
invite-send = Send
invite-qr-of = { $what }, as a QR code
invite-qr-how = Point a phone’s camera at it.
invite-title = Play with me on Sztab
invite-free = Free the seat
invite-again = Invite someone else
invite-friend = Invite a friend
invite-take = Take this seat
invite-device = Use another device
invite-device-link = Link for your other device
invite-device-done = Your other device is connected. You can now play on both.
invite-device-secret = Scan the code or open the link on your other device. It works once, and you can keep playing here too. Anyone who opens it plays in your seat, so keep it to yourself.
invite-start-bots = { $n ->
    [one] Start with a bot in the free seat
   *[other] Start with bots in the free seats
}
invite-start-why = Your friend can still take it over with the link at any time.

## The whole table

invite-table = Anyone with this link or code can take a free seat
invite-table-link = Link to the table
invite-watch = Watch our game on Sztab
invite-watch-link = Link to watch
invite-type = or type the code in the lobby

## The server

invite-closed = Nobody else can open these links yet.
invite-closed-how = The server accepts connections from this computer only. To let friends on your network join, stop it and start it like this:
invite-closed-command = Command that opens the server to the network

## Sitting down

invite-keeps = { $host } is keeping a seat for you
invite-free-here = There is a free seat at this table
invite-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
invite-round = round { $n }
invite-played = a bot ({ $rank }) has played it so far
invite-name = What should the others call you?
invite-name-why = No account, no e-mail. The seat is kept in this browser.
invite-same-name = Someone at this table is already called { $name }. Choose another name so that the others can tell you apart.
invite-asking = Sitting down as { $name }…
invite-lost = The connection broke before the server answered. Nothing is lost: the page keeps trying.
invite-now = Try now
invite-which = Which seat?
invite-sit = Sit down
invite-only-watch = Only watch
invite-learn = I am new: teach me
invite-none-free = No seat is free at this table.
invite-spoilt = This link does not work
invite-spoilt-used = This link has been used
invite-spoilt-used-text = { $named ->
    [no] Someone has taken the seat, or it was given away again. Ask for a new link.
   *[other] Someone has taken the seat, or it was given away again. Ask { $host } for a new link.
}
`;export{e as default};