### Stół i wszystko wokół niego.

table-title = Stół { $code } · Sztab
table-loading = Rozkładamy stół …
table-connecting = W drodze do stołu { $code } …
table-board = Stół
table-to-lobby = Do poczekalni
table-code = stół { $code }
table-round = Runda { $round }
table-round-word = Runda
table-phases = Części kolejki
table-clocks = Zegary
table-menu = Menu
table-language = Język
table-theme-light = Jasny wygląd
table-theme-dark = Ciemny wygląd
table-sounds-on = Włącz dźwięki
table-sounds-off = Wyłącz dźwięki
table-rules = Zasady
table-cards = Karty
table-you = ty
table-plain-view = Pozycja jako dane

## O co chodzi

table-prompt = Co trzeba rozstrzygnąć
table-your-turn = Twój ruch.
table-over = Koniec gry
table-result = Wynik
table-decides = { $bot ->
    [yes] { $who } myśli …
   *[other] Decyduje { $who }
}
table-confirm = Zatwierdź
table-take-back = Wycofaj
table-take-back-key = Wycofaj ostatnie wskazanie (U)
table-undo = Cofnij
table-undo-key = Cofnij ostatnią decyzję (U)
table-hint = Podpowiedź
table-hint-key = Co zrobiłby dobry bot? (H)
table-hint-take = Zrób to
table-hint-says = { $rank } wybiera: { $label }
table-hurry = Pokaż wszystko
table-choices = Wszystkie możliwości
table-choices-key = Wszystkie możliwości albo zapis ruchu (/)
table-choices-more = { $n ->
    [one] I jeszcze jedna: pisz dalej, by zawęzić wybór.
    [few] I jeszcze { $n }: pisz dalej, by zawęzić wybór.
    [many] I jeszcze { $n }: pisz dalej, by zawęzić wybór.
   *[other] I jeszcze { $n }: pisz dalej, by zawęzić wybór.
}
table-notation = Szukaj albo wpisz decyzję w zapisie
table-notation-example = np. { $example }
table-notation-none = Teraz nie da się zrobić nic takiego. Enter zapyta dlaczego.
table-nothing-here = Tu nic teraz nie można zrobić.
table-not-your-turn = Decyduje { $who }.
table-rule-all = Czytaj dalej w zasadach
table-rule-offline = Pełnego tekstu zasady nie można teraz pobrać.

## Dziennik i rozmowa

table-side = Dziennik i rozmowa
table-tab-side = Przegląd
table-tab-log = Dziennik
table-tab-chat = Rozmowa
table-log = Dziennik
table-log-open = Otwórz dziennik. Ostatnio:
table-log-notation = zapis
table-log-earlier = Pokaż wcześniejsze
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-card = Pokaż kartę: { $card }
table-log-before = Przed pierwszą rundą
table-log-round = Runda { $round }
table-log-turn = Runda { $round } · { $who }
table-log-turn-yours = Runda { $round } · twoja kolejka
table-chat = Rozmowa
table-chat-empty = Nikt jeszcze nic nie powiedział.
table-chat-say = Powiedz coś
table-chat-send = Wyślij
table-phrase-hello = Cześć!
table-phrase-good-luck = Powodzenia!
table-phrase-your-turn = Twoja kolej
table-phrase-one-moment = Chwileczkę
table-phrase-well-played = Dobre zagranie!
table-phrase-oops = Ups!
table-phrase-thanks = Dzięki!
table-phrase-good-game = Dobra gra!
table-phrase-rematch = Jeszcze raz?

## Wydarzenia

table-news-left = { $bot ->
    [yes] { $who } odchodzi; dalej gra { $rank }.
   *[other] { $who } odchodzi.
}
table-news-started = Gra się zaczyna.
table-news-asked = { $who } prosi o cofnięcie decyzji.
table-news-answered = { $agree ->
    [yes] { $who } się zgadza.
   *[other] { $who } się nie zgadza.
}
table-news-undone = { $who } cofa decyzję.
table-news-handed = { $bot ->
    [yes] { $rank } decyduje teraz w zastępstwie: { $who }.
   *[other] { $who } wraca do gry.
}
table-news-resigned = { $who } poddaje grę.
table-news-flagged = { $who } traci prawo do wygranej: koniec czasu.
table-news-paused = Serwer był niedostępny; ten czas nie liczy się nikomu.
table-news-continued = Gracze grają dalej przy stole { $code }.
table-news-closed = Stół zamknięto.

## Gracze

table-people = Gracze
table-people-button = { $n ->
    [0] Gracze
    [one] Gracze, jeden widz
    [few] Gracze, { $n } widzów
    [many] Gracze, { $n } widzów
   *[other] Gracze, { $n } widza
}{ $away ->
    [yes] , kogoś brakuje
   *[other] { "" }
}
table-spectators = { $n ->
    [0] Nikt nie ogląda.
    [one] Ogląda jeden widz.
    [few] Ogląda { $n } widzów.
    [many] Ogląda { $n } widzów.
   *[other] Ogląda { $n } widza.
}
table-seat = Miejsce { $n }
table-seat-open = wolne
table-seat-out = poza grą
table-seat-bot = bot, { $rank }
table-seat-handed = gra bot: { $rank }
table-seat-here = przy stole
table-seat-away = poza stołem
table-hand = Niech bot gra za mnie
table-hand-other = Niech bot zastąpi: { $who }
table-back = Znów gram osobiście
table-handed = Decyduje za ciebie bot.
table-out = Jesteś poza grą; dalej gra za ciebie bot.
table-watching = Oglądasz tę grę.
table-resign = Poddaj grę
table-resign-sure = Tej gry nie będzie już można wygrać. Poddać?
table-leave = Odejdź od stołu
table-leave-sure = Dalej zagra za ciebie bot; na swoje miejsce możesz wrócić. Odejść?
table-line-lost = Utracono połączenie. Próbujemy ponownie …
table-undo-asked = { $who } chce cofnąć decyzję.
table-undo-waiting = Prosisz o cofnięcie decyzji. Odpowiadają jeszcze: { $who }.
table-undo-others = { $who } prosi o cofnięcie decyzji.
table-agree = Zgoda
table-refuse = Nie

## Klawisze

table-keys = Klawisze
table-keys-key = Wszystkie klawisze (?)
table-key-arrows = do następnego podświetlonego miejsca
table-key-enter = wskaż je
table-key-escape = wycofaj to, co wskazano
table-key-undo = wycofaj to, co wskazano, albo cofnij ostatnią decyzję
table-key-hint = podpowiedź; jeszcze raz: zrób to
table-key-notation = wszystkie możliwości; wpisz zapis
table-key-log = dziennik; ↑ ↓ pokazują karty
table-key-chat = rozmowa
table-key-keys = ta lista

## Poczekalnia

table-waiting = { $n ->
    [one] Czekamy na jeszcze jednego gracza.
    [few] Czekamy na jeszcze { $n } graczy.
    [many] Czekamy na jeszcze { $n } graczy.
   *[other] Czekamy na jeszcze { $n } gracza.
}
table-waiting-none = Wszyscy mają miejsca. Można zaczynać.
table-invite = Zaproś
table-invite-text = Kto otworzy ten odnośnik albo wpisze kod, może zająć wolne miejsce.
table-invite-link = Odnośnik do stołu
table-invite-code = Kod
table-invite-qr = Odnośnik do stołu jako kod QR
table-invite-seat = Odnośnik dla: { $name }
table-invite-secret = Odnośnik miejsca to samo miejsce: daj go tylko osobie, która ma tam usiąść.
table-copy = Kopiuj
table-copied = Skopiowano
table-your-name = Twoje imię
table-sit = Zajmij miejsce { $n }
table-start = Zacznij grę
table-start-host = Grę zaczyna gospodarz.
table-terms = Co ustalono
table-terms-cards = Z własnymi kartami graczy.
table-terms-clock-turn = { $minutes ->
    [one] Zegar: minuta na każdą kolejkę.
    [few] Zegar: { $minutes } minuty na każdą kolejkę.
    [many] Zegar: { $minutes } minut na każdą kolejkę.
   *[other] Zegar: { $minutes } minuty na każdą kolejkę.
}
table-terms-clock-bank = { $minutes ->
    [one] Zegar: minuta na całą grę i { $more } s więcej po każdej kolejce.
    [few] Zegar: { $minutes } minuty na całą grę i { $more } s więcej po każdej kolejce.
    [many] Zegar: { $minutes } minut na całą grę i { $more } s więcej po każdej kolejce.
   *[other] Zegar: { $minutes } minuty na całą grę i { $more } s więcej po każdej kolejce.
}
table-terms-no-clock = Bez zegara: bez pośpiechu.
table-terms-undo = Decyzje można cofać, jeśli inni się zgodzą.
table-terms-no-undo = Decyzje są ostateczne: bez cofania.
table-terms-hints = Podpowiedzi są dozwolone.
table-terms-no-hints = Bez podpowiedzi.
table-terms-watch = Kto zna kod, może oglądać.
table-terms-no-watch = Oglądać mogą tylko gracze.

## Kłopoty

table-trouble = Tego stołu nie można pokazać
table-trouble-no-table = Nie ma stołu { $code }
table-trouble-no-table-text = Może w kodzie jest literówka albo od dawna nikt tam nie grał i stół sprzątnięto.
table-trouble-bad-token = Ten odnośnik już nie działa
table-trouble-bad-token-text = Miejsce zwolniono albo odnośnik należy do innego stołu. Poproś o nowy.
table-trouble-private = Na ten stół mogą patrzeć tylko jego gracze
table-trouble-private-text = Otwórz go odnośnikiem swojego miejsca.
table-trouble-outdated = Ten stół otwarto z innymi zasadami
table-trouble-outdated-text = Od tego czasu serwer odnowiono i nie może go dalej prowadzić.
table-trouble-closed = Ten stół jest zamknięty
table-trouble-closed-text = Zrezygnowano z niego, zanim gra się zaczęła.
table-trouble-broken = Tego stołu nie można odtworzyć
table-trouble-broken-text = To, co o nim zapisano, nie zgadza się ze sobą. Powiedz o tym osobie, która prowadzi serwer.
table-trouble-replay = Tej gry nie można obejrzeć ponownie
table-try-again = Spróbuj ponownie

## Kilka osób przy jednym ekranie

table-curtain = Teraz przy ekranie: { $name }
table-curtain-text = Przekaż urządzenie. Teraz patrzy tylko { $name }.
table-curtain-open = { $name } to ja: pokaż mój stół

## Koniec

table-end-you = Wygrywasz!
table-end-nobody = Nikt nie wygrywa.
table-end-winners = { $n ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
table-end-won = wygrana
table-end-resigned = Grę poddaje: { $names }.
table-end-time = Koniec czasu: { $names }.
table-end-player = Gracz
table-end-points = Punkty
table-chart = Punkty w czasie
table-chart-none = Nie można teraz pokazać, jak rosły punkty.
table-rematch = Zagraj jeszcze raz
table-next = Przejdź do następnej gry
table-replay = Obejrzyj ponownie
table-record = Zapisz przebieg
table-look = Spójrz na stół
table-verify = Sprawdź losowanie
table-verify-text = Przed grą serwer podał odcisk ziarna, z którego wynika każde tasowanie i każdy rzut. Teraz podaje ziarno; jeśli pasują do siebie, nikt nie majstrował przy losowaniu.
table-verify-commitment = Odcisk, podany przed grą
table-verify-seed = Ziarno, podane po grze
table-verify-good = Pasują: to ziarno należy do tego odcisku.
table-verify-bad = Nie pasują do siebie!

## Instruktor

table-coach = Instruktor
table-coach-progress = { $n } z { $of }
table-coach-next = Dalej
table-coach-show = Pokaż
table-coach-hide = Ukryj
table-coach-rule = Zasada

## Ponowne oglądanie

table-replay-title = Przebieg { $code } · Sztab
table-replay-at = Ruch { $n } z { $of }
table-replay-slider = Chwila gry
table-replay-play = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-back = Ruch wstecz
table-replay-on = Ruch naprzód
table-replay-first = Na początek
table-replay-last = Na koniec
table-replay-speed = Tempo
table-replay-speed-times = { $n }×
table-replay-eyes = Czyimi oczami
table-replay-spectator = widz
table-replay-share = Kopiuj odnośnik do tej chwili
table-replay-rounds = Przejdź do rundy
table-replay-round = Runda { $n }
table-replay-open = Otwórz zapis gry
table-replay-open-text = Wybierz zapis (.sztab lub .json) zachowany po grze.
table-replay-wait = Pobieramy tę chwilę …
table-replay-set-up = Przygotowanie gry
table-replay-keys = Spacja: odtwarzaj · ← →: krok · Home, End: początek, koniec
