var e=`### Co mají všechny části stránky společné.

page-cancel = Zrušit
page-close = Zavřít
page-not-loaded = Tuto část stránky se nepodařilo načíst.
page-not-loaded-why = Možná nemáš připojení k internetu, nebo byla stránka mezitím aktualizována.
page-reload = Načíst stránku znovu
page-game-rush = Rush
page-game-warsaw = Varšava 1920
page-game-battlegrounds = Battlegrounds
page-rank = { $rank ->
    [recruit] Nováček
    [corporal] Desátník
    [lieutenant] Poručík
    [captain] Kapitán
    [general] Generál
   *[other] { $rank }
}
# Bots are told apart by a call sign, which goes with the seat.
page-call-sign = { $seat ->
    [0] Rys
    [1] Orel
    [2] Vlk
    [3] Jezevec
    [4] Sokol
   *[other] Kanec
}

## Bez spojení

page-loading = Načítání
page-offline = Jsi offline
page-offline-table = K tomuto stolu se teď nelze připojit. Otevře se sám, jakmile bude spojení zpět. Do té doby si můžeš číst pravidla a prohlížet karty.
page-offline-lobby = Herna
page-offline-rules = Pravidla
page-offline-cards = Karty
page-offline-again = Obnovuje se spojení…

## By keyboard

page-skip = Přejít k obsahu
`;export{e as default};