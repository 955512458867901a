var e=`### Zapraszanie znajomych: linki do wolnych miejsc i zajmowanie miejsca linkiem albo kodem.

invite-missing = { $n ->
    [one] Brakuje jeszcze jednej osoby
    [few] Brakuje jeszcze { $n } osób
    [many] Brakuje jeszcze { $n } osób
   *[other] Brakuje jeszcze { $n } osoby
}
invite-missing-text = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Możesz też zacząć od razu: na wolnych miejscach zagrają boty.
invite-once = Każdy link działa dla jednej osoby.
invite-seat = Miejsce { $n }
invite-host = gospodarz
invite-waiting = czeka na znajomego
invite-held = bot, { $rank } · można przejąć
invite-link-of = Link: { $name }
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-marked = Zaznaczone: skopiuj klawiszami Ctrl+C albo przytrzymaj palcem.
invite-send = Wyślij
invite-qr-of = { $what }, kod QR
invite-qr-how = Skieruj na niego aparat telefonu.
invite-title = Zagraj ze mną w Sztabie
invite-free = Zwolnij miejsce
invite-again = Zaproś kogoś innego
invite-friend = Zaproś znajomego
invite-take = Zajmij to miejsce
invite-device = Graj na innym urządzeniu
invite-device-link = Link dla drugiego urządzenia
invite-device-done = Drugie urządzenie jest połączone. Możesz grać na obu.
invite-device-secret = Zeskanuj kod lub otwórz link na drugim urządzeniu. Działa tylko raz, a tutaj nadal możesz grać. Kto go otworzy, zagra na twoim miejscu, więc nie pokazuj go nikomu.
invite-start-bots = { $n ->
    [one] Zacznij z botem na wolnym miejscu
    [few] Zacznij z botami na wolnych miejscach
    [many] Zacznij z botami na wolnych miejscach
   *[other] Zacznij z botami na wolnych miejscach
}
invite-start-why = Znajomy może w każdej chwili przejąć je swoim linkiem.

## Cały stół

invite-table = Z tym linkiem lub kodem każdy może zająć wolne miejsce
invite-table-link = Link do stołu
invite-watch = Obejrzyj naszą grę w Sztabie
invite-watch-link = Link do oglądania
invite-type = albo wpisz kod w lobby

## Serwer

invite-closed = Nikt inny nie otworzy jeszcze tych linków.
invite-closed-how = Serwer przyjmuje połączenia tylko z tego komputera. Aby wpuścić znajomych ze swojej sieci, zatrzymaj go i uruchom tak:
invite-closed-command = Polecenie, które otwiera serwer na sieć

## Zajmowanie miejsca

invite-keeps = { $host } trzyma dla ciebie miejsce
invite-free-here = Przy tym stole jest wolne miejsce
invite-players = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
invite-round = runda { $n }
invite-played = dotąd grał tu bot ({ $rank })
invite-name = Jak mają się do ciebie zwracać?
invite-name-why = Bez konta i bez e-maila. Miejsce zapamięta ta przeglądarka.
invite-same-name = Przy tym stole jest już { $name }. Wybierz inną nazwę, żeby was odróżnić.
invite-asking = Siadasz jako { $name }…
invite-lost = Połączenie zostało przerwane, zanim serwer odpowiedział. Nic nie przepadło: strona próbuje dalej.
invite-now = Spróbuj teraz
invite-which = Które miejsce?
invite-sit = Usiądź
invite-only-watch = Tylko oglądam
invite-learn = Gram pierwszy raz: naucz mnie
invite-none-free = Przy tym stole nie ma wolnego miejsca.
invite-spoilt = Ten link nie działa
invite-spoilt-used = Ten link został już użyty
invite-spoilt-used-text = { $named ->
    [no] Ktoś zajął to miejsce albo dostał je kto inny. Poproś o nowy link.
   *[other] Ktoś zajął to miejsce albo dostał je kto inny. Poproś o nowy link ({ $host }).
}
`;export{e as default};