### Stół i wszystko wokół niego.

table-title = Stół { $code } · Sztab
table-loading = Przygotowujemy stół…
table-board = Stół
table-to-lobby = Wróć do lobby
table-code = stół { $code }
table-round = Runda { $round }
table-round-word = Runda
table-phases = Fazy tury
table-clocks = Zegary
table-menu = Menu
table-language = Język
table-theme-light = Jasny motyw
table-theme-dark = Ciemny motyw
table-rules = Zasady
table-cards = Karty
table-you = ty
table-plain-view = Surowe dane pozycji

## O co chodzi

table-prompt = Bieżąca decyzja
table-your-turn = Twój ruch.
table-over = Koniec gry
table-result = Wynik
table-decides = { $bot ->
    [yes] { $who } myśli…
   *[other] Decyduje { $who }
}
table-confirm = Zatwierdź
table-take-back = Odznacz
table-take-back-key = Odznacz ostatni wybór (U)
table-undo = Cofnij
table-undo-key = Cofnij ostatnią decyzję (U)
table-hint = Podpowiedź
table-hint-key = Co zrobiłby dobry bot? (H)
table-hint-take = Zrób to
table-hurry = Pomiń
table-choices = Wszystkie możliwości
table-choices-key = Wszystkie możliwości albo ruch wpisany z klawiatury (/)
table-choices-more = { $n ->
    [one] I jeszcze jedna: pisz dalej, aby zawęzić listę.
    [few] I jeszcze { $n }: pisz dalej, aby zawęzić listę.
    [many] I jeszcze { $n }: pisz dalej, aby zawęzić listę.
   *[other] I jeszcze { $n }: pisz dalej, aby zawęzić listę.
}
table-notation = Szukaj albo wpisz ruch
table-notation-example = np. { $example }
table-notation-none = Takiego ruchu nie można teraz wykonać. Naciśnij Enter, aby dowiedzieć się dlaczego.
table-nothing-here = Tu nie można teraz nic zrobić.
table-not-your-turn = Decyduje { $who }.
table-rule-all = Czytaj więcej w zasadach
table-rule-offline = Nie można teraz wczytać pełnego tekstu zasady.

## Dziennik i rozmowa

table-side = Dziennik i czat
table-tab-side = Przegląd
table-tab-log = Dziennik
table-tab-chat = Czat
table-log = Dziennik
table-log-open = Otwórz dziennik. Ostatnio:
table-log-notation = zapis
table-log-earlier = Pokaż wcześniejsze
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-card = Pokaż kartę: { $card }
table-log-before = Przygotowanie gry
table-log-round = Runda { $round }
table-log-turn = Runda { $round } · { $who }
table-log-turn-yours = Runda { $round } · twoja tura
table-chat = Czat
table-chat-empty = Nie ma jeszcze żadnych wiadomości.
table-chat-say = Napisz wiadomość
table-chat-send = Wyślij
table-phrase-hello = Cześć!
table-phrase-good-luck = Powodzenia!
table-phrase-your-turn = Twoja kolej
table-phrase-one-moment = Chwileczkę, proszę
table-phrase-well-played = Dobrze zagrane!
table-phrase-oops = Ups!
table-phrase-thanks = Dzięki!
table-phrase-good-game = Dobra gra!
table-phrase-rematch = Jeszcze raz?

## Wydarzenia

table-news-left = { $bot ->
    [yes] { $actor ->
        [you] Opuszczasz stół; dalej gra { $rank }.
       *[other] { $who } opuszcza stół; dalej gra { $rank }.
    }
   *[other] { $actor ->
        [you] Opuszczasz stół.
       *[other] { $who } opuszcza stół.
    }
}
table-news-started = Gra się zaczyna.
table-news-asked = { $actor ->
    [you] Prosisz o cofnięcie decyzji.
   *[other] { $who } prosi o cofnięcie decyzji.
}
table-news-answered = { $agree ->
    [yes] { $actor ->
        [you] Zgadzasz się.
       *[other] { $who } się zgadza.
    }
   *[other] { $actor ->
        [you] Nie zgadzasz się.
       *[other] { $who } się nie zgadza.
    }
}
table-news-undone = { $actor ->
    [you] Cofasz decyzję.
   *[other] { $who } cofa decyzję.
}
table-news-handed = { $bot ->
    [yes] { $actor ->
        [you] { $rank } gra teraz za ciebie.
       *[other] { $rank } gra teraz za gracza { $who }.
    }
   *[other] { $actor ->
        [you] Wracasz do gry.
       *[other] { $who } wraca do gry.
    }
}
table-news-resigned = { $actor ->
    [you] Poddajesz grę.
   *[other] { $who } poddaje grę.
}
table-news-flagged = { $actor ->
    [you] Twój czas minął.
   *[other] { $who }: czas minął.
}
table-news-paused = Serwer był niedostępny lub przeciążony; w tym czasie zegary stały.
table-news-continued = Gracze przenoszą się do stołu { $code }.
table-news-closed = Stół został zamknięty.

## Gracze

table-people = Gracze
table-people-button = { $n ->
    [0] Gracze
    [one] Gracze, jeden widz
    [few] Gracze, { $n } widzów
    [many] Gracze, { $n } widzów
   *[other] Gracze, { $n } widza
}{ $away ->
    [yes] , ktoś jest nieobecny
   *[other] { "" }
}
table-spectators = { $n ->
    [0] Brak widzów.
    [one] Jeden widz.
    [few] { $n } widzów.
    [many] { $n } widzów.
   *[other] { $n } widza.
}
table-seat-open = wolne
table-seat-out = poza grą
table-seat-bot = bot, { $rank }
table-seat-handed = gra bot: { $rank }
table-seat-here = obecny
table-seat-away = nieobecny
table-hand = Niech bot gra za mnie
table-hand-other = Niech bot zastąpi: { $who }
table-back = Wróć na swoje miejsce
table-handed = Gra za ciebie bot.
table-out = Odpadasz z gry; dalej gra za ciebie bot.
table-watching = Oglądasz tę grę.
table-resign = Poddaj grę
table-resign-sure = Po poddaniu nie możesz już wygrać tej gry. Poddać się?
table-leave = Odejdź od stołu
table-leave-sure = Bot będzie grał za ciebie, a ty możesz w każdej chwili wrócić na swoje miejsce. Odejść?
table-line-lost = Utracono połączenie. Łączymy ponownie…
table-undo-asked = { $who } chce cofnąć decyzję.
table-undo-waiting = Prosisz o cofnięcie decyzji. Czekamy na odpowiedź: { $who }.
table-undo-others = { $who } prosi o cofnięcie decyzji.
table-agree = Zgódź się
table-refuse = Odmów

## Klawisze

table-keys = Skróty klawiszowe
table-keys-key = Skróty klawiszowe (?)
table-key-arrows = następne podświetlone miejsce
table-key-enter = wybierz je
table-key-escape = odznacz ostatni wybór
table-key-undo = odznacz ostatni wybór albo cofnij ostatnią decyzję
table-key-hint = podpowiedź; drugi raz: wykonaj ją
table-key-notation = wszystkie możliwości; wpisz ruch
table-key-log = dziennik; ↑ ↓ pokazują wymienione karty
table-key-chat = czat
table-key-keys = ta lista

## Poczekalnia

table-waiting-none = Wszyscy mają miejsca. Można zaczynać.
table-copied = Skopiowano
table-start = Rozpocznij grę
table-start-host = Grę rozpoczyna gospodarz.
table-terms = Ustawienia stołu
table-terms-cards = Z własnymi kartami.
table-terms-clock-turn = { $minutes ->
    [one] Zegar: minuta na turę.
    [few] Zegar: { $minutes } minuty na turę.
    [many] Zegar: { $minutes } minut na turę.
   *[other] Zegar: { $minutes } minuty na turę.
}
table-terms-clock-bank = { $minutes ->
    [one] Zegar: minuta na całą grę i { $more } s za każdą turę.
    [few] Zegar: { $minutes } minuty na całą grę i { $more } s za każdą turę.
    [many] Zegar: { $minutes } minut na całą grę i { $more } s za każdą turę.
   *[other] Zegar: { $minutes } minuty na całą grę i { $more } s za każdą turę.
}
table-terms-no-clock = Bez zegara: graj bez pośpiechu.
table-terms-undo = Decyzje można cofać, jeśli pozostali się zgodzą.
table-terms-no-undo = Bez cofania: decyzje są ostateczne.
table-terms-hints = Podpowiedzi są dozwolone.
table-terms-no-hints = Bez podpowiedzi.
table-terms-replacement = Bot za nieobecnych graczy: { $rank }.
table-terms-watch = Każdy, kto zna kod, może oglądać.
table-terms-no-watch = Bez widzów.

## Kłopoty

table-trouble = Nie można pokazać tego stołu
table-trouble-no-table = Nie ma stołu { $code }
table-trouble-no-table-text = W kodzie może być literówka albo stół usunięto, bo od dawna nikt przy nim nie grał.
table-trouble-bad-token = Ten link już nie działa
table-trouble-bad-token-text = Miejsce zostało zwolnione albo link prowadzi do innego stołu. Poproś o nowy.
table-trouble-used = Ten link został już użyty
table-trouble-watch = Oglądaj grę
table-trouble-private = Ten stół jest prywatny
table-trouble-private-text = Otwórz go linkiem do swojego miejsca.
table-trouble-outdated = Przy tym stole grano według innej wersji zasad
table-trouble-outdated-text =
    { $move ->
        [0] Serwer został od tego czasu zaktualizowany i nie może kontynuować tej gry.
       *[other] Serwer został od tego czasu zaktualizowany, a jego zasady różnią się przy ruchu { $move }. Gra została zatrzymana; jej zapis pozostaje dostępny.
    }
table-trouble-closed = Ten stół został zamknięty
table-trouble-closed-text = Zamknięto go, zanim gra się zaczęła.
table-trouble-broken = Nie można odtworzyć tego stołu
table-trouble-broken-text = Jego zapisane dane są niespójne. Powiadom administratora serwera.
table-trouble-replay = Nie można odtworzyć tej gry
table-try-again = Spróbuj ponownie

## Kilka osób przy jednym ekranie

table-curtain = Przekaż urządzenie: { $name }
table-curtain-text = Teraz na ekran patrzy tylko { $name }.
table-curtain-open = { $name } to ja: pokaż mój stół

## Koniec

table-end-you = Zwycięstwo!
table-end-nobody = Nikt nie wygrywa.
table-end-winners = { $n ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
table-end-won = wygrana
table-end-resigned = Poddanie: { $names }.
table-end-time = Czas minął: { $names }.
table-end-player = Gracz
table-end-points = Punkty
table-chart = Punkty w czasie
table-chart-none = Nie można teraz pokazać wykresu.
table-rematch = Zagraj jeszcze raz
table-next = Dołącz do następnej gry
table-replay = Powtórka
table-record = Zapisz grę do pliku
table-look = Obejrzyj stół
table-verify = Sprawdź tasowanie
table-verify-text = Przed grą serwer opublikował odcisk (skrót) ziarna, z którego wynika każde tasowanie i każdy rzut. Teraz ujawnia ziarno. Jeśli się zgadzają, nikt nie wpływał na los.
table-verify-commitment = Odcisk opublikowany przed grą
table-verify-seed = Ziarno ujawnione po grze
table-verify-good = Zgadzają się: to ziarno ma ten odcisk.
table-verify-bad = Nie zgadzają się!

## Instruktor

table-coach = Instruktor
table-coach-progress = { $n } z { $of }
table-coach-next = Dalej
table-coach-show = Pokaż
table-coach-hide = Ukryj
table-coach-rule = Zasada

## Ponowne oglądanie

table-replay-title = Powtórka { $code } · Sztab
table-replay-at = Ruch { $n } z { $of }
table-replay-slider = Moment gry
table-replay-play = Odtwarzaj
table-replay-pause = Wstrzymaj
table-replay-back = Poprzedni ruch
table-replay-on = Następny ruch
table-replay-first = Na początek
table-replay-last = Na koniec
table-replay-speed = Tempo
table-replay-speed-times = { $n }×
table-replay-eyes = Widok
table-replay-spectator = widz
table-replay-share = Kopiuj link do tego momentu
table-replay-rounds = Przejdź do rundy
table-replay-round = Runda { $n }
table-replay-open = Otwórz zapis gry
table-replay-open-text = Wybierz zapis gry (.sztab lub .json) zachowany po jej zakończeniu.
table-replay-wait = Wczytujemy ten moment…
table-replay-set-up = Przygotowanie gry
table-replay-keys = Spacja: odtwarzaj · ← →: krok · Home, End: początek, koniec

## The place of the hand

table-dock = Instruktor i ręka
table-dock-hand = Ręka
table-dock-own = Twoje karty

## Lessons: steps that ask for something, and the first panel

table-coach-skip = Pomiń ten krok
table-coach-holds = Czytaj spokojnie: boty czekają, aż skończysz.

## Ending early, undo and hints

table-guard-again = { $label }? Naciśnij ponownie
table-guard-unused = Niewykorzystane: { $what }
table-guard-on = Pytaj przed przedwczesnym końcem tury
table-guard-off = Nie pytaj przed przedwczesnym końcem tury
table-undo-not = Nie ma czego cofnąć.
table-undo-ask = Poproś pozostałych o cofnięcie ostatniej decyzji (U)
table-hint-tried = { $label }: wybrane w { $share }% z { $n } symulowanych gier.
table-hint-sight = { $label }: na pierwszy rzut oka najlepsze.
table-hint-next = Drugi najlepszy wybór: { $label } ({ $share }%).
table-hint-next-sight = Drugi najlepszy wybór: { $label }.
table-hint-only = { $label }: jedyna możliwość.
table-undo-off = Przy tym stole cofanie jest wyłączone.

## Opowiadanie: dziennik na bieżąco, ważne zdarzenia, co się stało od twojej ostatniej tury

table-log-jump = { $n ->
    [0] Przejdź do najnowszych
   *[other] Przejdź do najnowszych ({ $n })
}
table-replay-choice = { $actor ->
    [you] Wybierasz: { $what }
   *[other] { $who } wybiera: { $what }
}
table-replay-secret = { $actor ->
    [you] Podejmujesz decyzję w tajemnicy.
   *[other] { $who } podejmuje decyzję w tajemnicy.
}
table-volume = Dźwięk
table-volume-off = Wyłączony
table-volume-quiet = Cichy
table-volume-full = Głośny
table-volume-next = { $now ->
    [off] Włącz dźwięki
    [quiet] Dźwięki: cicho. Zrób głośniej
   *[full] Wyłącz dźwięki
}
table-pace = Tempo tur innych graczy
table-pace-instant = Natychmiast
table-pace-quick = Szybko
table-pace-normal = Normalnie
table-pace-slow = Powoli
table-recap = Od twojej ostatniej tury
table-recap-open = Co się stało
table-recap-at = od twojej tury: { $n } z { $of }
table-recap-back = Poprzednie zdarzenie
table-recap-on = Następne zdarzenie
table-recap-close = Moja tura

## Zmiany na miejscach

table-news-joined = { $actor ->
    [you] Przejmujesz miejsce bota.
   *[other] { $name } przejmuje miejsce bota.
}
table-news-freed = { $bot ->
    [yes] { $actor ->
        [you] Twoje miejsce trzyma teraz { $rank }, aż ktoś je zajmie.
       *[other] Miejsce gracza { $who } trzyma teraz { $rank }, aż ktoś je zajmie.
    }
   *[other] { $actor ->
        [you] Twoje miejsce jest znowu wolne.
       *[other] Miejsce gracza { $who } jest znowu wolne.
    }
}
