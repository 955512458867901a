var e=`### To, co wspólne dla całej strony.

page-cancel = Anuluj
page-close = Zamknij
page-not-loaded = Nie udało się wczytać tej części strony.
page-not-loaded-why = Być może nie ma połączenia albo strona została w tym czasie odnowiona.
page-reload = Wczytaj stronę ponownie
page-game-rush = Rush
page-game-warsaw = Warszawa 1920
page-game-battlegrounds = Battlegrounds
page-rank = { $rank ->
    [recruit] Rekrut
    [corporal] Kapral
    [lieutenant] Porucznik
    [captain] Kapitan
    [general] Generał
   *[other] { $rank }
}
# Bots are told apart by a call sign, which goes with the seat.
page-call-sign = { $seat ->
    [0] Ryś
    [1] Orzeł
    [2] Wilk
    [3] Borsuk
    [4] Sokół
   *[other] Dzik
}
`;export{e as default};