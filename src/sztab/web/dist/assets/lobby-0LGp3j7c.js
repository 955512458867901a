var e=`### Lobby i otwieranie stołu.

## Pasek u góry, stopka

lobby-title = Sztab: zagraj w Rush, Warszawę 1920 i Battlegrounds
lobby-brand = Sztab, wróć do lobby
lobby-places = Nawigacja
lobby-play = Graj
lobby-watch = Oglądaj
lobby-rules = Zasady
lobby-cards = Karty
lobby-language = Język
lobby-language-en = EN, English
lobby-language-pl = PL, Polski
lobby-language-cs = CS, Čeština
lobby-theme-light = Włącz jasny motyw
lobby-theme-dark = Włącz ciemny motyw
lobby-foot = Wolne oprogramowanie. Bez kont i bez reklam: wystarczy link, aby usiąść do stołu.

## Imię

lobby-guest = Gracz
lobby-name-change = Zmień imię:
lobby-name-none = Twoje imię
lobby-name-title = Twoje imię
lobby-name-label = Jak mają się do ciebie zwracać inni?
lobby-name-why = Widać je przy stołach, przy których grasz. Możesz zostawić to pole puste.
lobby-name-done = Gotowe

## Gry

lobby-kind-rush = budowanie talii
lobby-kind-warsaw = karty i mapa
lobby-kind-battlegrounds = taktyka na planszy
lobby-line-rush = Zbuduj oddział czołgów, broń trzech Baz, zdobywaj Medale.
lobby-line-warsaw = Sierpień 1920: utrzymaj linię Wisły albo przebij się do Warszawy.
lobby-line-battlegrounds = Czołgi na 64 polach: rozpoznaj, manewruj, traf pierwszy.
lobby-players =
    { $n ->
        [one] { $range } gracz
       *[other] { $range } graczy
    }
lobby-length = około { $n } min
lobby-games = Inne gry
lobby-choose = Wybierz grę
lobby-welcome = Trzy gry planszowe, ze znajomymi albo z botami. Bez instalowania i bez zakładania konta.
lobby-waiting =
    { $n ->
        [one] Jedna z twoich gier czeka na twój ruch.
        [few] { $n } twoje gry czekają na twój ruch.
       *[many] { $n } twoich gier czeka na twój ruch.
    }
lobby-bots-play = Graj z botami
lobby-bots-play-it = Graj z botami: { $game }
lobby-opening = Przygotowujemy…
lobby-learn = Nauka
lobby-learn-it = Nauka: { $game }
lobby-learn-what = Pierwsza gra z łatwymi botami; instruktor objaśnia każdy krok.
lobby-new = Nowy stół
lobby-new-it = Nowy stół: { $game }
lobby-rules-of = Zasady gry { $game }
lobby-cards-of = Karty gry { $game }

## Dołączanie kodem

lobby-code = Dołącz przez kod
lobby-code-join = Dołącz
lobby-code-wrong = Kod ma sześć liter, na przykład KRAKEN. Możesz też wkleić cały link.

## Moje gry

lobby-mine = Moje gry
lobby-mine-none = Nie masz jeszcze żadnej gry. Zacznij powyżej: gra będzie tu na ciebie czekać.
lobby-mine-continue = Graj dalej
lobby-mine-continue-it = Graj dalej: { $game }
lobby-mine-look = Otwórz
lobby-mine-look-it = Otwórz: { $game }
lobby-mine-remove = Usuń z listy: { $game }
lobby-mine-your-move = Twój ruch
lobby-mine-waiting = Ruch: { $name }
lobby-mine-open =
    { $n ->
        [one] Jedno miejsce jest jeszcze wolne
        [few] { $n } miejsca są jeszcze wolne
       *[many] { $n } miejsc jest jeszcze wolnych
    }
lobby-mine-running = Gra trwa
lobby-mine-asking = Wczytujemy…
lobby-mine-over = Koniec gry
lobby-mine-round = Runda { $n }
lobby-mine-closed = Stół został zamknięty
lobby-mine-gone = Tego stołu już nie ma
lobby-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
       *[many] { $n } botów
    }
lobby-forget-title = Opuścić tę grę na dobre?
lobby-forget-why = Gra { $code } jeszcze trwa. Klucz do twojego miejsca jest zapisany tylko w tej przeglądarce; po jego usunięciu nie da się wrócić.
lobby-forget = Opuść na dobre

## Otwarte stoły, oglądanie

lobby-open = Otwarte stoły
lobby-open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny z wolnym miejscem: pojawi się na tej liście.
lobby-open-seats = { $taken } z { $n } miejsc
lobby-open-join = Dołącz
lobby-open-join-it = Dołącz do gry { $game }, grają: { $who }
lobby-watch-live = na żywo: { $n }
lobby-watch-none = Nie toczy się teraz żadna publiczna gra.
lobby-watch-do = Oglądaj
lobby-watch-it = Oglądaj { $game }, grają: { $who }
lobby-record = Otwórz zapis gry
lobby-record-what = Plik zakończonej gry do odtworzenia
lobby-record-do = Wybierz
lobby-record-choose = Wybierz plik z zapisem gry
lobby-record-choose-file = Wybierz plik
lobby-record-large = Ten plik jest za duży jak na zapis gry. Zapis ma rozszerzenie .sztab i można go zachować po zakończonej grze.
lobby-record-unread = Nie udało się odczytać pliku. Spróbuj wybrać go jeszcze raz.
lobby-show-all = Pokaż wszystkie ({ $n })
lobby-show-few = Pokaż mniej
lobby-asking = Wczytujemy…
lobby-again = Spróbuj ponownie
lobby-back = Wróć do lobby

## Nowy stół

lobby-new-title = Nowy stół: { $game }
lobby-new-which = Wariant
lobby-new-more = Pokaż więcej ({ $n })
lobby-new-preset = Warianty
lobby-new-how-many = Liczba graczy
lobby-new-players = { $n }
lobby-new-who = Kto gra
lobby-new-seat = Kto zajmuje miejsce { $n }
lobby-new-sitting-here = Przy tym ekranie
lobby-new-sitting-bot = Bot
lobby-new-sitting-link = Znajomy (przez link)
lobby-new-sitting-open = Dowolny gracz
lobby-new-anybody = pierwsza osoba, która dołączy
lobby-new-name = Imię gracza na miejscu { $n }
lobby-new-name-hint = Imię
lobby-new-rank = Stopień bota na miejscu { $n }
lobby-new-strength = siła { $n } z { $of }
lobby-new-hot-seat = Kilku graczy przy jednym ekranie: między turami kurtyna zasłania karty.
lobby-new-link-why =
    { $n ->
        [one] Przy stole dostaniesz link dla znajomego. Działa dla jednej osoby.
       *[other] Przy stole dostaniesz link dla każdego znajomego. Każdy działa dla jednej osoby.
    }
lobby-new-open-public = Stół jest widoczny w lobby, dopóki są wolne miejsca.
lobby-new-open-private = Podaj pozostałym kod stołu: dzięki niemu zajmą wolne miejsca.
lobby-new-only-bots = Grają same boty: możesz je oglądać.
lobby-rank-recruit-text = Gra losowo, byle zgodnie z zasadami. Odpowiada od razu.
lobby-rank-corporal-text = Gra to, co na pierwszy rzut oka najlepsze, i szybko zapomina, co widział. Odpowiada od razu.
lobby-rank-lieutenant-text = Gra to, co na pierwszy rzut oka najlepsze, i niczego nie zapomina. Odpowiada od razu.
lobby-rank-captain-text = Planuje z wyprzedzeniem, około sekundy na ruch.
lobby-rank-general-text = Planuje z wyprzedzeniem, około czterech sekund na ruch. Najsilniejszy.
lobby-new-toggles = Zasady szczegółowo
lobby-new-toggles-why = Wszystkie ustawia wybrany wariant. Zmień, co chcesz; sprzeczności od razu wyjaśnimy.
lobby-new-group-cards = Karty i elementy
lobby-new-group-achievements = Osiągnięcia
lobby-new-group-places = Kwatera Główna i Tylna Straż
lobby-new-group-reserve = Rezerwa
lobby-new-group-hand = Ręka
lobby-new-group-fights = Atak i obrona
lobby-new-group-scoring = Punkty i zwycięstwo
lobby-new-group-rulings = Gdy instrukcja milczy
lobby-new-group-readings = Interpretacje
lobby-new-group-broken = sprzeczność
lobby-new-changed =
    { $n ->
        [one] { $n } zmiana
        [few] { $n } zmiany
       *[many] { $n } zmian
    }
lobby-new-reset =
    { $n ->
        [one] Cofnij zmianę
        [few] Cofnij { $n } zmiany
       *[many] Cofnij { $n } zmian
    }
lobby-new-clause = (zobacz: { $rule })
lobby-new-remedy = { $rule }: { $value }
lobby-new-withdraw = Cofnij mój wybór
lobby-new-clashes =
    { $n ->
        [one] Dwie zasady są ze sobą sprzeczne.
       *[other] Zasady są ze sobą sprzeczne w kilku miejscach ({ $n }).
    }
lobby-new-clashes-show = Pokaż
lobby-new-clock = Limit czasu
lobby-new-clock-none = Bez zegara
lobby-new-clock-turn = Na turę
lobby-new-clock-bank = Na całą grę
lobby-new-clock-none-why = Bez pośpiechu. Gdy ktoś odejdzie, a pozostali czekają dość długo, może go zastąpić bot.
lobby-new-clock-turn-why = Każda tura ma limit czasu. Kto go przekroczy, nie może już wygrać, a dalej gra za niego bot.
lobby-new-clock-bank-why = Każdy ma zapas czasu, który po każdej turze nieco rośnie. Kto go wyczerpie, nie może już wygrać.
lobby-new-clock-time = Ile czasu
lobby-new-patience = Bot może zastąpić nieobecnego po
lobby-new-patience-never = nigdy
lobby-new-replacement = Stopień tego bota
lobby-clock-turn-each = { $time } na turę
lobby-clock-bank-each = { $time }, +{ $more } na turę
lobby-time-seconds-brief = { $n } s
lobby-time-minutes-brief = { $n } min
lobby-time-seconds =
    { $n ->
        [one] { $n } sekunda
        [few] { $n } sekundy
       *[many] { $n } sekund
    }
lobby-time-minutes =
    { $n ->
        [one] { $n } minuta
        [few] { $n } minuty
       *[many] { $n } minut
    }
lobby-time-days =
    { $n ->
        [one] { $n } dzień
        [few] { $n } dni
       *[many] { $n } dni
    }
lobby-new-customs = Opcje stołu
lobby-custom-public = Widoczny w lobby
lobby-custom-public-why = Każdy widzi stół i może zająć wolne miejsce.
lobby-custom-watch = Widzowie
lobby-custom-watch-why = Każdy, kto zna kod, może oglądać; zakryte karty pozostają zakryte.
lobby-custom-hints = Podpowiedzi
lobby-custom-hints-why = Gracze mogą zapytać, co zrobiłby bot.
lobby-custom-undo = Cofanie
lobby-custom-undo-why = Decyzje można cofać, jeśli pozostali się zgodzą i niczego nie odkryto.
lobby-custom-chat = Czat
lobby-custom-chat-why = Gracze mogą rozmawiać gotowymi zwrotami lub własnymi słowami.
lobby-new-persons =
    { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[many] { $n } osób
    }
lobby-new-open-table = Otwórz stół
lobby-cards-custom = Własne karty
lobby-cards-custom-why = Mały plik dodaje, zmienia lub usuwa karty.
lobby-cards-how = Upuść tu plik .toml albo go wybierz.
lobby-cards-example = Zapisz przykład
lobby-cards-taken = jest poprawny i zostanie użyty.
lobby-cards-drop = Usuń
lobby-cards-large = Ten plik jest za duży: plik kart może mieć do 60 000 znaków.
lobby-cards-wrong =
    { $n ->
        [one] W pliku jest błąd:
        [few] W pliku są { $n } błędy:
       *[many] W pliku jest { $n } błędów:
    }
lobby-cards-blocked = W pliku kart są błędy: popraw go albo usuń.
lobby-cards-line = Wiersz { $n }:

## Quick play

lobby-level = Boty

## A seat for a friend

lobby-new-friend = dostanie link i poda imię

# Co zmienia własny plik kart
lobby-cards-added = Dodane: { $n }
lobby-cards-removed = Usunięte: { $n }
lobby-cards-changed = Zmienione: { $n }
lobby-cards-unchanged = Nie zmienia niczego w drukowanym zestawie.
`;export{e as default};