var e=`### Co odpowiada serwer, gdy odmawia; według jego słowa dla programów.

answer-offline = Serwer jest nieosiągalny. Sprawdź połączenie; będziemy próbować dalej.
answer-failed = Coś poszło nie tak na serwerze. Spróbuj ponownie za chwilę.
answer-unavailable = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za chwilę.
answer-closing = Serwer właśnie się restartuje. Spróbuj ponownie za chwilę.
answer-malformed = Strona i serwer się nie rozumieją. Wczytaj stronę ponownie: jedno z nich jest nowsze.
answer-too-fast = { $minutes ->
    [0] Nie tak szybko: poczekaj chwilę.
    [one] W krótkim czasie powstało wiele twoich stołów. Spróbuj ponownie za minutę.
    [few] W krótkim czasie powstało wiele twoich stołów. Spróbuj ponownie za { $minutes } minuty.
   *[other] W krótkim czasie powstało wiele twoich stołów. Spróbuj ponownie za { $minutes } minut.
}
answer-too-many-requests = Za szybko. Poczekaj chwilę i spróbuj ponownie.
answer-too-many-sockets = Z twojego adresu otwarto zbyt wiele połączeń. Zamknij inne strony tego serwera lub spróbuj później.
answer-body-too-large = To więcej, niż serwer przyjmuje. Wyślij coś mniejszego.
answer-body-too-slow = Połączenie było zbyt wolne: nie wszystko dotarło. Spróbuj ponownie.
answer-foreign-page = Poprosiła o to inna strona. Otwórz stronę tego serwera.
answer-forbidden = To tylko dla osób prowadzących serwer.
answer-no-hello = Stół nie rozpoznał tej strony. Wczytaj ją ponownie.
answer-greeted = Stół już wie, kim jesteś. Wczytaj stronę ponownie.

## Stoły

answer-no-table = Nie ma stołu o tym kodzie. Może jedna litera jest błędna albo stół wygasł.
answer-no-game = Na serwerze nie ma gry o tej nazwie.
answer-no-rank = Nie ma bota o tym stopniu.
answer-private = Ten stół mogą oglądać tylko gracze. Poproś kogoś z nich o link.
answer-bad-token = Ten link do miejsca już nie działa: miejsce opuszczono albo link należy do innego stołu.
answer-outdated = Ten stół otwarto przy starszej wersji zasad i nie można tu grać dalej.
answer-broken = To, co zapisano o tym stole, nie pasuje do siebie. Powiedz o tym osobie prowadzącej serwer.
answer-not-open = Gra już się zaczęła. Możesz ją oglądać, jeśli gracze na to pozwalają.
answer-full = Ktoś był szybszy: nie ma już wolnych miejsc. Oglądaj albo wybierz inny stół.
answer-taken = Ktoś był szybszy: to miejsce jest zajęte.
answer-seats-open = Gra nie może się zacząć, póki są wolne miejsca.
answer-not-host = Grę zaczyna osoba, która otworzyła stół.
answer-not-running = Przy tym stole nikt teraz nie gra.
answer-not-over = To będzie wiadomo po zakończeniu gry.
answer-bad-record = To nie jest zapis gry albo został zmieniony lub ucięty.

## Gra

answer-unknown-action = Tego nie da się odczytać jako decyzji.
answer-stale = Gra poszła tymczasem dalej.
answer-not-your-turn = To nie twoja decyzja.
answer-spectator = Oglądasz: gra tylko ten, kto ma miejsce przy stole.
answer-time = Za późno: czas minął.
answer-out = Jesteś poza grą.
answer-handed = Na tym miejscu decyduje bot. Najpierw wróć na swoje miejsce.
answer-not-handed = To miejsce jest już twoje.
answer-no-person = Na tym miejscu nie gra człowiek.
answer-present = Ta osoba jest przy stole: bot jej nie zastąpi.
answer-patience = Inni nie czekają jeszcze dość długo.
answer-nothing-to-undo = Nie ma jeszcze żadnej twojej decyzji.
answer-revealed = Tego, co rozdano, wyrzucono kostką lub pokazano, nie można cofnąć.
answer-too-long-ago = Tę decyzję podjęto zbyt dawno, by ją cofnąć.
answer-denied = Inni nie zgodzili się na to cofnięcie.
answer-asked = Jedno pytanie naraz: poczekaj na odpowiedź.
answer-not-asked = Nikt cię o to nie pyta.
answer-not-agreed = Przy tym stole tego nie ustalono.
answer-no-hint = Bot nie zna odpowiedzi.
answer-enough = Przy tym stole powiedziano już tyle, że więcej się nie zmieści.
`;export{e as default};