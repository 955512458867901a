### Terminal: co wypisują polecenia, ich pomoc i komunikaty o błędach.

## Languages

terminal-no-language = Nie ma języka „{ $language }”; języki: { $known }.

## Tables of games, toggles, presets and cards

terminal-games = Gry
terminal-name = nazwa
terminal-title = tytuł
terminal-players-column = gracze
terminal-rules-column = zasady
terminal-values = wartości
terminal-value = wartość
terminal-clause = punkt
terminal-meaning = znaczenie
terminal-settings = ustawienia
terminal-toggles = Przełączniki
terminal-presets = Zestawy zasad
terminal-game-line = { $title }, liczba graczy: { $players }, zasady { $version }
terminal-game-counts = { $title }, liczba graczy: { $counts }
terminal-for-players = { $what } (graczy: { $players })
terminal-all-defaults = wszystko domyślne
terminal-default = { $value } (domyślnie)
terminal-needs = { $when } wymaga { $what } [{ $clause }].
terminal-excludes = { $when } wyklucza { $what } [{ $clause }].
terminal-with = { $when } przy { $what }
terminal-chosen = Zmienione przełączniki
terminal-none-chosen = Wszystkie przełączniki mają wartości domyślne.
terminal-which-game-preset = Która gra? Podaj ją: sztab games GRA --preset NAZWA.
terminal-which-game = Która gra? Gry: { $names }.
terminal-no-game = Nie ma gry „{ $name }”; gry: { $names }.
terminal-cards = Karty
terminal-cards-with = Karty: { $word }
terminal-no-card = Żadna karta gry { $game } nie ma „{ $word }” w nazwie ani w wartościach.
terminal-column-id = id
terminal-column-name = nazwa
terminal-column-in-english = po angielsku
terminal-column-kind = rodzaj
terminal-column-army = armia
terminal-column-limit = limit
terminal-column-effect = efekt
terminal-column-source = źródło
terminal-column-nation = kraj
terminal-column-cost = koszt
terminal-column-pays = surowce
terminal-column-fire = ogień
terminal-column-armour = pancerz
terminal-column-abilities = zdolności
terminal-column-set = zestaw
terminal-column-values = wartości
terminal-column-class = klasa
terminal-column-move = ruch
terminal-column-shot = strzał
terminal-column-slots = miejsca
terminal-column-number = numer
terminal-cards-correct = { $file }: bez błędów.
terminal-cards-none = { $title } nie przyjmuje pliku z kartami.
terminal-cards-which = { $file }: do której gry należy? Podaj ją opcją --game; gry: { $names }.

## Rules

terminal-no-clauses = Gra { $game } nie ma tekstów punktów zasad.
terminal-read-more = Podaj punkt albo słowo, żeby czytać dalej.
terminal-no-summary = Nie ma skrótu zasad gry { $game }.
terminal-no-clause = Żaden punkt zasad gry { $game } nie ma „{ $words }” jako numeru ani w tekście.
terminal-clauses =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
terminal-part = część
terminal-from = od
terminal-to = do
terminal-full = pełny tekst po angielsku
terminal-ruling = rozstrzygnięcie
terminal-option = opcja
terminal-toggle = przełącznik
terminal-example = przykład
terminal-source = źródło

## What stands behind the options

terminal-bad-setting = --set „{ $value }” jest nieczytelne; napisz --set nazwa=wartość.
terminal-set-twice = --set { $name } podano dwa razy; usuń jedno.
terminal-no-seat = Nie ma miejsca „{ $seat }”; miejsca: od P1 do P{ $last }.
terminal-many-bots = Botów: { $bots }, miejsc: { $seats }; podaj mniej botów.

## A game at the terminal

terminal-welcome = Wpisz numer ruchu albo help.
terminal-human = człowiek
terminal-goodbye = Do zobaczenia, po { $plies } posunięciach. Ziarno losowania: { $seed }.
terminal-seed = Ziarno losowania: { $seed }.
terminal-saved = Zapisano jako { $file }.
terminal-hide = Naciśnij Enter, żeby to ukryć.
terminal-pass-on = Oddaj komputer: { $seat }. Potem naciśnij Enter.
terminal-type-move = Wpisz ruch albo jego numer; help pokaże inne polecenia.
terminal-no-move = Nie ma ruchu { $number }; ruchy mają numery od 1 do { $last }.
terminal-why-what = Dopisz ruch, na przykład: why 1.
terminal-allowed = To dozwolone: { $words }.
terminal-thinking = { $bot } myśli…
terminal-would-play = { $bot } zagrałby { $move }: { $words }.
terminal-log-number = log przyjmuje liczbę, nie „{ $word }”.
terminal-rules-what = Dopisz punkt albo słowo.
terminal-save-what = Dopisz nazwę pliku, na przykład: save gra.sztab.
terminal-do-number = ruch o tym numerze; sam Enter, jeśli jest tylko jeden
terminal-do-move-word = <ruch>
terminal-do-move = ruch w zapisie, tak jak na liście
terminal-do-moves = wypisz ruchy jeszcze raz
terminal-do-why-word = why <ruch>
terminal-do-why = co robi ruch albo który punkt zasad go zabrania
terminal-do-hint-word = hint [BOT]
terminal-do-hint = co zagrałby bot; domyślnie greedy, inny na przykład: hint ismcts:500
terminal-do-undo = cofnij swoją ostatnią decyzję, jeśli nic jeszcze nie ujawniono
terminal-do-table = pokaż stół
terminal-do-log-word = log [N]
terminal-do-log = pokaż, co się wydarzyło, albo ostatnie N zdarzeń
terminal-do-rules-word = rules SŁOWO
terminal-do-rules = przeczytaj punkty o tym numerze albo z tym słowem
terminal-do-save-word = save PLIK
terminal-do-save = zapisz grę (.sztab, .json) albo pozycję (.toml)
terminal-do-help = ta lista
terminal-do-quit = wyjdź
terminal-points = Punkty
terminal-player = gracz
terminal-total = razem
terminal-wins = Wygrywa { $who }.
terminal-share-victory = Zwycięstwem dzielą się { $who }.
terminal-nobody-wins = Nikt nie wygrywa.
terminal-and = { $one } i { $other }
terminal-as-spectator = oczami widza
terminal-as-seat = oczami { $seat }
terminal-other-game = { $file }: to gra { $found }, nie { $asked }.
terminal-other-players = { $file }: liczba graczy to { $found }, nie { $asked }.
terminal-own-rules = { $file }: ma własne zasady; pomiń --set, --preset i --cards.

## Records

terminal-players =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[other] { $n } graczy
    }
terminal-house = Zasady domowe: { $house }.
terminal-set = Przełączniki: { $chosen }
terminal-unfinished = Niedokończona po { $plies } posunięciach, { $view }:
terminal-after-ply = Po posunięciu { $ply } z { $plies }, { $view }:
terminal-reading = czytanie
terminal-replaying = odtwarzanie
terminal-checking = sprawdzanie
terminal-no-seed = { $file }: nie podaje ziarna losowania, więc nie ma czego sprawdzać; poproś o nie osobę, która rozdawała.
terminal-bad-hash = --hash „{ $text }” to nie 64 cyfry od 0 do f; skopiuj całość.
terminal-other-hash = skrót ziarna to { $hash }, a nie ten ogłoszony: to inne ziarno.
terminal-cut-off = posunięcie { $ply }: zapis kończy się tam, gdzie decyduje los; czy jest ucięty?
terminal-mismatch = posunięcie { $ply }: z ziarna wychodzi { $expected }, a w zapisie jest { $found }; wcześniejszych zgodnych z ziarnem: { $before }.
terminal-chance = O czym zdecydował los
terminal-what = co
terminal-how-often = ile razy
terminal-all = razem
terminal-honest = Każdy wynik zgadza się z ziarnem.
terminal-no-chance = Los nie miał tu o czym decydować.
terminal-hash = Skrót ziarna: { $hash }
terminal-hash-matches = Zgadza się z ogłoszonym skrótem.
terminal-hash-compare = Porównaj go z ogłoszonym przed grą (--hash).

## Simulations

terminal-simulated = { $title }: gry { $games }, gracze { $players }, ziarno { $seed }
terminal-stopped = Przerwano wcześniej: zaplanowano gier { $planned }.
terminal-unbalanced = Boty nie siedziały równie często na każdym miejscu: niech liczba gier będzie wielokrotnością liczby graczy.
terminal-games-column = gry
terminal-bot = bot
terminal-seat = miejsce
terminal-side = strona
terminal-move = ruch
terminal-ending = zakończenie
terminal-wins-column = wygrane
terminal-of = z
terminal-share = udział
terminal-by-bot = Wygrane według bota
terminal-by-seat = Wygrane według miejsca
terminal-by-side = Wygrane według strony
terminal-by-move = Wygrane według ruchu
terminal-endings = Jak kończyły się gry
terminal-mean-points = Średnie punkty według źródła
terminal-decisions = Decyzje na grę:
terminal-rounds = Rundy na grę:
terminal-mean = Średnio, { $name }:

## Servers, bots, backups

terminal-running = Sztab już działa: { $url }
terminal-port-used = Port { $usual } jest zajęty; Sztab bierze { $port }.
terminal-open = Sztab jest otwarty w przeglądarce: { $url } (zatrzymasz go przez Ctrl+C).
terminal-listens = Sztab nasłuchuje pod adresem { $url } (zatrzymasz go przez Ctrl+C).
terminal-anyone = Każdy, kto ma dostęp do { $host }, może używać tego serwera.
terminal-no-folder = { $folder }: nie można utworzyć: { $error }. Podaj inne miejsce: sztab serve --open --database sqlite:///PLIK.
terminal-no-port = Żaden port od { $first } do { $last } nie jest wolny. Wybierz inny: sztab serve --port.
terminal-unknown-number = { $option } „{ $value }”: nie ma „{ $name }”; znane: { $names }.
terminal-bad-number = { $option } „{ $value }” jest nieczytelne; napisz { $name }=LICZBA.
terminal-which-table = Który stół? Podaj jego sześć liter: --table ABCDEF.
terminal-takes-seat = { $bot } zajmuje miejsce { $seat } przy stole { $table }.
terminal-bot-done =
    { $n ->
        [one] { $ending } { $bot }: { $n } decyzja.
        [few] { $ending } { $bot }: { $n } decyzje.
       *[other] { $ending } { $bot }: { $n } decyzji.
    }
terminal-table-closed = Stół zamknięto.
terminal-game-over = Koniec gry ({ $how }): { $points }; wygrywa { $winners }.
terminal-nobody = nikt
terminal-backup = kopia zapasowa
terminal-restore = przywracanie
terminal-tables =
    { $n ->
        [one] { $n } stół
        [few] { $n } stoły
       *[other] { $n } stołów
    }
terminal-entries =
    { $n ->
        [one] { $n } wpis
        [few] { $n } wpisy
       *[other] { $n } wpisów
    }
terminal-backed-up = { $file }: { $tables }, { $entries }, sprawdzone. Nie pokazuj go nikomu: można nim podpisywać przepustki.
terminal-restored = Przywrócono z { $file }: { $tables }, { $entries }. Można uruchomić serwer.
terminal-two-databases = Użyj --database albo --database-file, nie obu.
terminal-unreadable = { $file }: nie można odczytać: { $error }.
terminal-no-text = { $file }: to nie plik tekstowy; wpisz do niego adres URL bazy danych.
terminal-empty-file = { $file }: pierwszy wiersz jest pusty; wpisz do niego adres URL bazy danych.
terminal-readable = { $file } może odczytać każdy użytkownik tego komputera: chmod o-r { $file }
terminal-password = Hasło w --database widzi każdy użytkownik tego komputera. Wpisz adres URL do pliku (--database-file) albo do zmiennej { $variable }.
terminal-no-token = { $file }: nie ma w nim tokenu; usuń go albo wpisz token.
terminal-version = sztab { $version } ({ $build }, { $python })
terminal-compiled = skompilowany
terminal-interpreted = interpretowany

## Help

terminal-help-options = Opcje
terminal-help-arguments = Argumenty
terminal-help-commands = Polecenia
terminal-help-help = Pokaż tę pomoc i zakończ.
terminal-help-install-completion = Zainstaluj podpowiedzi dla tej powłoki.
terminal-help-show-completion = Pokaż podpowiedzi dla tej powłoki, do skopiowania albo dostosowania.
terminal-help-root = Graj w gry planszowe, testuj je i badaj: każda zasada jest pilnowana i wyjaśniona. Bez polecenia: gra w przeglądarce na tym komputerze.
terminal-help-lang = Język terminalu; domyślnie z ustawień systemu.
terminal-help-version = Wypisz wersję i zakończ.
terminal-help-cards = Wypisz karty gry albo sprawdź własny plik z kartami.
terminal-help-game = Nazwa gry.
terminal-help-players = Liczba graczy; domyślnie najmniejsza.
terminal-help-set = Ustaw przełącznik; można powtarzać.
terminal-help-preset = Nazwany zestaw przełączników.
terminal-help-card-file = Własny plik z kartami (TOML).
terminal-help-seed = Ziarno wszystkich tasowań i rzutów; domyślnie losowe.
terminal-help-open = Otwórz stronę w przeglądarce na tym komputerze.
terminal-help-with = Graj z zasadami domowymi z pliku w Pythonie, który zostanie wykonany.
terminal-help-force = Przyjmij plik powstały według innych zasad albo z innymi kartami.
terminal-help-workshop = Procesy czytające pliki kart i zapisy, w każdym procesie serwera.
terminal-help-large = Czytaj zapis większy niż 4 MB.
terminal-help-database = sqlite:///PLIK albo postgresql://UŻYTKOWNIK@HOST/NAZWA; domyślnie SZTAB_DATABASE albo sqlite:///sztab.db.
terminal-help-database-file = Plik, którego pierwszy wiersz to adres URL bazy danych.
terminal-help-origin = Kolejne źródło (origin), które może go używać; można powtarzać.
terminal-help-name = Nazwa hosta serwera; można powtarzać.
terminal-help-games = Wypisz gry albo przełączniki i zestawy zasad jednej z nich; z przełącznikami: wynikające z nich zasady.
terminal-help-games-game = Pokaż jej przełączniki i zestawy zasad.
terminal-help-rules = Czytaj zasady: punkt po numerze, wszystkie punkty ze słowem albo grę w skrócie.
terminal-help-words = Czego szukać.
terminal-help-summary = Gra w skrócie, z objaśnieniem symboli.
terminal-help-cards-list = Wypisz karty gry i skąd pochodzą ich wartości; z przełącznikami: karty w grze.
terminal-help-word = Tylko karty, które je zawierają.
terminal-help-cards-check = Sprawdź plik z kartami; każdy błąd z numerem wiersza. Z przełącznikami: według tych zasad.
terminal-help-for-game = Gra, do której należy.
terminal-help-cards-schema = Wypisz schemat JSON plików kart, z którym edytor pomaga je pisać.
terminal-help-a-game = Gra.
terminal-help-play = Graj z botami albo ze znajomymi przy jednym terminalu lub oglądaj grę botów.
terminal-help-play-game = Niepotrzebna przy --load.
terminal-help-seat = Miejsca ludzi: P1 (domyślnie), P1,P3, all albo none, żeby oglądać.
terminal-help-bot = Boty na pozostałe miejsca: random, greedy, ismcts:500, plik.py:MojBot.
terminal-help-load = Kontynuuj od zapisu (.sztab, .json) albo pozycji (.toml).
terminal-help-save = Zapisz tu na końcu przebieg gry (.sztab albo .json).
terminal-help-delay = Sekundy przerwy po decyzji bota.
terminal-help-simulate = Niech boty rozegrają wiele gier; pokaż odsetki wygranych. Ctrl-C pokazuje dotychczasowe wyniki.
terminal-help-bots = Boty po przecinku, powtarzane aż zapełnią miejsca: greedy,random.
terminal-help-how-many-games = Ile gier.
terminal-help-jobs = Ile procesów.
terminal-help-json = Zapisz wyniki także do tego pliku.
terminal-help-moves = Pokaż też odsetki wygranych według ruchu.
terminal-help-replay = Odtwórz zapisaną grę albo pokaż w niej pozycję; każda akcja jest sprawdzana.
terminal-help-record = Zapis gry (.sztab albo .json).
terminal-help-ply = Pokaż pozycję po tylu akcjach.
terminal-help-as-seat = Pokaż, co widać z tego miejsca.
terminal-help-verify = Sprawdź, czy każda karta i kość zapisanej gry pochodzi z jej ziarna.
terminal-help-hash = Skrót ogłoszony przed grą.
terminal-help-convert = Zapisz grę w drugiej postaci: tekst dla ludzi, JSON dla maszyn.
terminal-help-out = Co zapisać (.sztab albo .json).
terminal-help-serve = Uruchom serwer, na którym ludzie i boty grają przez sieć.
terminal-help-host = Adres, pod którym nasłuchuje.
terminal-help-port = Port.
terminal-help-workers = Procesy serwera; tylko z PostgreSQL.
terminal-help-thinkers = Procesy myślące za boty, w każdym procesie serwera.
terminal-help-proxy = Zaufany serwer pośredniczący; można powtarzać.
terminal-help-keep = Jak długo przechowywać stoły; można powtarzać.
terminal-help-limit = Ustaw limit; można powtarzać.
terminal-help-log-level = debug, info, warning albo error.
terminal-help-log-json = Wpisy dziennika jako JSON.
terminal-help-backup = Skopiuj bazę danych serwera do pliku, także podczas jego pracy.
terminal-help-backup-file = Kopia do zapisania.
terminal-help-overwrite = Nadpisz istniejący plik.
terminal-help-restore = Sprawdź kopię i umieść ją w bazie, której nie używa żaden serwer.
terminal-help-a-backup = Kopia zapasowa.
terminal-help-replace = Zastąp obecną zawartość bazy.
terminal-help-bot-command = Podłącz bota do serwera: zajmuje miejsce i gra do końca.
terminal-help-url = Serwer, na przykład http://127.0.0.1:8765.
terminal-help-table = Sześć liter stołu.
terminal-help-bot-name = Bot albo ścieżka/do/pliku.py:NazwaKlasy.
terminal-help-free-seat = Które wolne miejsce; domyślnie pierwsze.
terminal-help-token = Token miejsca, link albo zaproszenie.
terminal-help-token-file = Gdzie przechowuje swój token, żeby wrócić po ponownym uruchomieniu.
terminal-help-own-name = Jego nazwa przy stole.

## sztab doctor

terminal-help-doctor = Powiedz, jak Sztab działa na tym komputerze i jak go przyspieszyć.
terminal-doctor-version = sztab { $version }, { $python }, { $system }
terminal-doctor-compiled = Silnik jest skompilowany: działa z pełną szybkością.
terminal-doctor-interpreted = Silnik jest interpretowany. Powód: { $reason }. Zasady i boty są te same, ale w tym samym czasie boty sprawdzają od 10 do 23 razy mniej wariantów.
terminal-doctor-compile =
    Jeśli masz kompilator C i nagłówki Pythona (Debian: gcc i python3-dev), to polecenie zainstaluje wersję skompilowaną w jedną do trzech minut:
    { $command }
terminal-doctor-editable = Silnik jest interpretowany, bo Sztab zainstalowano do edycji z { $folder }: działa dokładnie to, co edytujesz.
terminal-doctor-compile-elsewhere = Wersję skompilowaną zainstalujesz w tym folderze, w innym środowisku: pip install -v .
terminal-doctor-tables = Twoje stoły są w pliku { $file }.
terminal-doctor-tables-read-only = Nie można pisać do { $file }: żaden stół nie zostałby zapisany.
terminal-doctor-port = Port { $port } jest wolny dla serwera.
terminal-doctor-postgres = Stoły można trzymać w SQLite albo PostgreSQL.
terminal-doctor-sqlite-only = Stoły można trzymać w SQLite. PostgreSQL jest potrzebny tylko serwerom z kilkoma procesami: pip install 'sztab[postgres]'
