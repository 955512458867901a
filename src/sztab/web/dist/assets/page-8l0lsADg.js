var e=`### What all rooms of the page share.

page-cancel = Cancel
page-close = Close
page-not-loaded = This part of the page could not be loaded.
page-not-loaded-why = The connection may be gone, or the page was renewed meanwhile.
page-reload = Load the page again
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
# Bots are told apart by a call sign, which goes with the seat.
page-call-sign = { $seat ->
    [0] Lynx
    [1] Eagle
    [2] Wolf
    [3] Badger
    [4] Falcon
   *[other] Boar
}
`;export{e as default};