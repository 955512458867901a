var e=`### Messages that all parts of the page share.

page-cancel = Cancel
page-close = Close
page-not-loaded = This part of the page could not be loaded.
page-not-loaded-why = You may be offline, or the page was updated in the meantime.
page-reload = Reload the page
page-game-rush = Rush
page-game-warsaw = Warsaw 1920
page-game-battlegrounds = Battlegrounds
page-rank = { $rank ->
    [recruit] Recruit
    [corporal] Corporal
    [lieutenant] Lieutenant
    [captain] Captain
    [general] General
   *[other] { $rank }
}
# Each bot has a call sign, which depends on its seat.
page-call-sign = { $seat ->
    [0] Lynx
    [1] Eagle
    [2] Wolf
    [3] Badger
    [4] Falcon
   *[other] Boar
}

## Without a connection

page-loading = Loading
page-offline = You are offline
page-offline-table = This table can’t be reached right now. It will open by itself as soon as the connection is back. Until then you can read the rules and look at the cards.
page-offline-lobby = Lobby
page-offline-rules = Rules
page-offline-cards = Cards
page-offline-again = Reconnecting…

## By keyboard

page-skip = Skip to the main content
`;export{e as default};