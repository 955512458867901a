var e=`### To, co wspólne dla całej strony.

page-cancel = Anuluj
page-close = Zamknij
page-not-loaded = Nie udało się wczytać tej części strony.
page-not-loaded-why = Możliwe, że nie masz połączenia albo strona została w międzyczasie zaktualizowana.
page-reload = Odśwież stronę
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

## Bez połączenia

page-loading = Wczytywanie
page-offline = Jesteś offline
page-offline-table = Nie można teraz połączyć się z tym stołem. Otworzy się sam, gdy tylko połączenie wróci. Do tego czasu możesz czytać zasady i przeglądać karty.
page-offline-lobby = Lobby
page-offline-rules = Zasady
page-offline-cards = Karty
page-offline-again = Ponowne łączenie…

## By keyboard

page-skip = Przejdź do treści
`;export{e as default};