### Co odpowiada serwer, gdy odmawia; według jego słowa dla programów.

answer-offline = Nie można połączyć się z serwerem. Sprawdź połączenie; strona próbuje dalej.
answer-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie za chwilę.
answer-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
answer-closing = Serwer właśnie się restartuje. Spróbuj ponownie za chwilę.
answer-malformed = Strona i serwer są w różnych wersjach. Odśwież stronę.
answer-too-fast = { $minutes ->
    [0] Nie tak szybko: poczekaj chwilę.
    [one] Otwarto z twojego adresu wiele stołów w krótkim czasie. Spróbuj ponownie za minutę.
    [few] Otwarto z twojego adresu wiele stołów w krótkim czasie. Spróbuj ponownie za { $minutes } minuty.
   *[other] Otwarto z twojego adresu wiele stołów w krótkim czasie. Spróbuj ponownie za { $minutes } minut.
}
answer-too-many-requests = Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
answer-too-many-sockets = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij inne strony tego serwera lub spróbuj później.
answer-unknown-host = Ten serwer nie zna nazwy z paska adresu. Otwórz go przez adres IP albo poproś właściciela, żeby dopuścił tę nazwę.
answer-bad-host = Przeglądarka wysłała zapytanie, którego serwer nie potrafi odczytać. Odśwież stronę.
answer-head-too-large = Przeglądarka wysłała naraz zbyt dużo danych. Usuń pliki cookie tej strony i odśwież ją.
answer-too-many-connections = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij inne strony tego serwera lub spróbuj później.
answer-body-too-large = To za dużo danych dla serwera. Wyślij mniej.
answer-body-too-slow = Połączenie było zbyt wolne: nie wszystko dotarło. Spróbuj ponownie.
answer-foreign-page = To żądanie pochodzi z innej strony. Otwórz stronę tego serwera.
answer-forbidden = To może zrobić tylko administrator serwera.
answer-no-hello = Stół nie rozpoznał tej strony. Odśwież ją.
answer-greeted = Stół już wie, kim jesteś. Odśwież stronę.

## Stoły

answer-no-table = Nie ma stołu o tym kodzie. Być może jest w nim literówka albo stół wygasł.
answer-no-game = Na serwerze nie ma gry o tej nazwie.
answer-no-rank = Nie ma bota o tym stopniu.
answer-private = Ten stół mogą oglądać tylko gracze. Poproś kogoś z nich o link.
answer-bad-token = Ten link do miejsca już nie działa: miejsce zostało zwolnione albo link prowadzi do innego stołu.
answer-exchange = Ten link trzeba najpierw otworzyć na stronie.
answer-too-many-devices = To miejsce jest już używane na zbyt wielu urządzeniach. Skorzystaj z jednego z nich.
answer-outdated = Ten stół otwarto w starszej wersji zasad i nie można tu kontynuować gry.
answer-broken = Zapisane dane tego stołu są niespójne. Powiadom administratora serwera.
answer-not-open = Gra już się zaczęła. Możesz ją oglądać, jeśli gracze na to pozwalają.
answer-full = Ktoś był szybszy: nie ma już wolnych miejsc. Oglądaj albo wybierz inny stół.
answer-taken = Ktoś był szybszy: to miejsce jest zajęte.
answer-seats-open = Gra nie może się zacząć, dopóki są wolne miejsca.
answer-not-host = Grę może rozpocząć tylko gospodarz.
answer-not-running = Przy tym stole nikt teraz nie gra.
answer-not-over = Dostępne po zakończeniu gry.
answer-bad-record = To nie jest zapis gry albo plik został zmieniony lub ucięty.

## Gra

answer-unknown-action = Nie można odczytać tego jako ruchu.
answer-stale = Gra w międzyczasie poszła dalej.
answer-not-your-turn = To nie twoja decyzja.
answer-spectator = Oglądasz: grać mogą tylko osoby siedzące przy stole.
answer-time = Za późno: czas minął.
answer-out = Jesteś poza grą.
answer-handed = Na tym miejscu gra bot. Najpierw wróć na swoje miejsce.
answer-not-handed = To miejsce jest już twoje.
answer-no-person = Na tym miejscu nikt nie siedzi.
answer-present = Ta osoba jest przy stole: bot jej nie zastąpi.
answer-patience = Pozostali czekają jeszcze zbyt krótko.
answer-fixed-rank = Stopień tego bota ustalono przy otwieraniu stołu.
answer-nothing-to-undo = Nie masz jeszcze czego cofać.
answer-revealed = Nie można cofnąć tego, co rozdano, wyrzucono na kościach lub odkryto.
answer-by-bot = Tę decyzję podjął bot w zastępstwie gracza. Przy stole bez podpowiedzi nie można jej cofnąć.
answer-too-long-ago = Od tej decyzji minęło zbyt wiele, by ją cofnąć.
answer-denied = Pozostali nie zgodzili się na cofnięcie.
answer-asked = Jedna prośba naraz: poczekaj na odpowiedź.
answer-not-asked = Nikt cię o to nie pyta.
answer-not-agreed = Przy tym stole nie jest to dozwolone.
answer-no-hint = Bot nie ma odpowiedzi.
answer-enough = Czat tego stołu jest pełny.
answer-log-full = Przy tym stole zmieniono już tyle, że przyjmowane są tylko ruchy.
answer-too-heavy = Ten plik zajmuje serwerowi zbyt wiele czasu. Spróbuj z mniejszym.
answer-nothing-here = Tu nie można teraz nic zrobić.

## Zaproszenia

answer-used = Ten link został już użyty albo zastąpiony nowym. Jeśli użyto go na innym twoim urządzeniu, graj tam albo utwórz tam nowy link. W przeciwnym razie poproś o nowy albo oglądaj grę.
answer-no-name = Podaj imię, aby inni wiedzieli, kim jesteś.
answer-own-seat = To twoje własne miejsce.
