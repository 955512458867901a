### Co jest nie tak w tym, o co proszono albo co stoi w pliku.

## Gry, zasady i opcje
error-game-unknown = Nie ma gry { $name }; gry: { $names }.
error-takes-no-card-file = { $game }: tej gry nie można grać z plikiem kart.
error-preset-unknown = Nie ma zestawu { $name }; zestawy: { $names }.
error-preset-unknown-like = Nie ma zestawu { $name } (może { $close }?); zestawy: { $names }.
error-preset-for-one = Zestaw { $preset } jest dla 1 gracza, a graczy ma być { $players } [{ $clause }].
error-preset-for-players = Zestaw { $preset } jest dla tylu graczy: { $numbers }, a ma ich być { $players } [{ $clause }].
error-preset-missing = Gra { $game } nie ma zestawu dla tylu graczy: { $players }.
error-toggle-unknown = Nie ma opcji { $name }.
error-toggle-unknown-like = Nie ma opcji { $name } (może { $close }?).
error-toggle-not-installed = W zainstalowanych zasadach { $rules } gry { $game } nie ma opcji { $name }; może ma ją nowszy Sztab.
error-toggle-not-installed-like = W zainstalowanych zasadach { $rules } gry { $game } nie ma opcji { $name } (może { $close }?); może ma ją nowszy Sztab.
error-toggle-value-unknown = Opcja { $toggle } nie może mieć wartości { $value }; jej wartości: { $names } [{ $clause }].
error-toggle-needs = { $setting }: wtedy { $toggle } musi mieć jedną z wartości: { $names }, a ma { $now } [{ $clause }]. { $problem }
error-toggle-excludes = { $setting }: wtedy { $toggle } nie może mieć żadnej z wartości: { $names } [{ $clause }]. { $problem }
error-players-one = { $game }: ta gra jest dla 1 gracza, a graczy ma być { $players } [{ $clause }].
error-players-exactly = { $game }: liczba graczy to { $most }, a nie { $players } [{ $clause }].
error-players-between = { $game }: graczy może być od { $least } do { $most }, a nie { $players } [{ $clause }].
error-rush-players = Rush: graczy może tu być od 2 do { $most }, a nie { $players } [{ $clause }].
error-rush-sixth-player = Rush: graczy może tu być od 2 do { $most }, a nie { $players } [{ $clause }]. Szósty gracz wymaga players.max = 6.
error-rush-achievements = Przy tylu graczach: { $players } potrzeba Osiągnięć: { $needed }, a do wyboru jest { $pool } [RUSH-026].
error-rush-custom-achievements = { $toggle } = { $value }, a plik kart określa tyle Osiągnięć: { $found } [FRONT-094].
error-rush-teams = teams = { $value }: graczy musi być { $wanted }, a nie { $players } [{ $clause }].

## Zapis
error-verb-unknown = Nieznany czasownik { $verb }; czasowniki: { $names }.
error-verb-missing = Akcja zaczyna się od czasownika; czasowniki: { $names }.
error-verb-takes-nothing = Po { $verb } nie pisze się nic: { $text }.
error-verb-takes-one-name = Po { $verb } pisze się jedną nazwę: { $text }.
error-verb-takes-two-names = Po { $verb } pisze się dwie nazwy: { $text }.
error-verb-takes-three-names = Po { $verb } pisze się trzy nazwy: { $text }.
error-number-too-large = Tak wielka liczba nie ma sensu: { $text }.
error-number-expected = Tu musi być liczba, a nie { $name }.
error-name-unknown = Nie ma nazwy { $name }; znane: { $names }.
error-card-unknown = Nie ma karty { $name }.
error-card-unknown-like = Nie ma karty { $name }; może { $close }?
error-tank-unknown = Nie ma czołgu { $name }; czołgi: { $names }.
error-square-unknown = Nie ma pola { $name }: plansza ma pola od A1 do H8 [BG-056].
error-division-unknown = Wojsko Polskie nie może być grane jako { $name }; może jako: { $names }.
error-target-unknown = Cel zapisuje się jak { $base } albo { $guard }: { $name }.
error-token-unknown = Nie ma żetonu { $name }.
error-path-unknown = { $text } nie jest drogą czołgu: podaj jej pola od początku, na przykład A2-B2-C2.
error-squares-alike = Zbiera się z dwóch różnych pól.
error-front-to-itself = Oddział przechodzi na inny front, a nie z { $front } na ten sam.

## Boty i symulacje
error-bot-unknown = Nie ma bota { $bot }; boty: { $names } albo ścieżka/do/pliku.py:NazwaKlasy.
error-bot-memory = Bot pamięta perfect, none albo tyle, ile mówi liczba, na przykład 3, a nie { $text }.
error-bot-file-missing = Nie ma pliku { $file }, z którego można wczytać bota.
error-bot-file-unreadable = { $file }: nie da się wczytać jako pliku Pythona.
error-bot-file-fails = { $file }: błąd przy wczytywaniu: { $error }.
error-bot-class-missing = { $file }: nie ma klasy { $name } pochodzącej od sztab.bots.Bot.
error-bot-fails = { $file }: { $name }(game, rng) kończy się błędem: { $error }.
error-bot-failed = Bot { $bot } ({ $seat }) zawiódł: { $error } w { $place }.
error-bot-cheats = Bot { $bot } ({ $seat }) wybrał { $action }, a to nie jest żadna z jego dozwolonych akcji; wybiera się z view.legal_actions().
error-ismcts-budget = ismcts przyjmuje iteracje albo sekundy, na przykład 500 albo 2s, a nie { $setting }.
error-solver-tries = solver przyjmuje liczbę prób na wybór, na przykład 60, a nie { $setting }.
error-solver-alone = solver gra tylko w grach dla jednego gracza; gdy jest ich więcej, wybierz ismcts.
error-simulation-empty = Potrzeba przynajmniej jednej gry i jednego procesu, a nie { $games } i { $jobs }.
error-simulation-no-bot = Symulacja wymaga przynajmniej jednego bota.
error-simulation-too-many-bots = Botów jest { $bots }, a graczy { $players }; podaj mniej botów albo więcej graczy.
error-simulation-other-cards = Inny proces czyta inne karty: czy Sztab został właśnie zaktualizowany?

## Cofanie
error-undo-game-over = Gra jest skończona: niczego nie można cofnąć.
error-undo-dealt-since = Od tego czasu rozdano karty albo rzucono kośćmi: decyzja zostaje.
error-undo-too-long-ago = To było zbyt dawno temu: decyzja zostaje.
error-undo-nothing-decided = Nie było jeszcze żadnej twojej decyzji.
error-undo-decided-since = Od tego czasu zdecydował gracz { $seat }: twoja ostatnia decyzja zostaje.
error-undo-by-bot = Od tego czasu bot zdecydował za gracza { $seat }. Przy stole bez podpowiedzi to zostaje.
error-undo-own-by-bot = Od tego czasu bot zdecydował za ciebie. Przy stole bez podpowiedzi to zostaje.
error-undo-revealed = Decyzja gracza { $seat } pokazała ci coś, co było ukryte: zostaje.
error-undo-own-revealed = Twoja decyzja pokazała ci coś, co było ukryte: zostaje.

## Pliki
error-file-unreadable = { $file }: nie da się odczytać: { $why }.
error-file-not-utf-8 = { $file }: to nie jest tekst UTF-8; zapisz plik w kodowaniu UTF-8.
error-file-unwritable = { $file }: nie da się zapisać: { $why }.
error-file-is-folder = { $file }: nie da się zapisać: to jest folder.
error-file-without-folder = { $file }: nie da się zapisać: nie ma folderu { $folder }.
error-folder-read-only = { $file }: nie da się zapisać: folder jest tylko do odczytu.
error-file-name = { $file }: nazwa musi się kończyć na { $first } albo { $last }.
error-record-name = { $file }: nazwa zapisu gry musi się kończyć na { $first } albo { $last }.
error-position-name = { $file }: nazwa pozycji musi się kończyć na .toml.
error-record-too-large = { $file }: { $size } MB, a zapis gry ma najwyżej { $most } MB. Żeby mimo to go odczytać, dodaj --large.

## Zapisy gier: plik i wiersz stoją przed tym
error-record-no-action = { $action } nie może być akcją w zapisie
error-record-result-points = wynik wymaga punktów tylu graczy: { $players }
error-record-result-winner = wynik podaje zwycięzcę, który nie gra
error-record-needs-game = zapis wymaga gry i od 1 do { $most } graczy
error-record-seats-named = podano tyle miejsc: { $seats }, a tylu jest graczy: { $players }
error-record-bad-setting = ustawienie wymaga wartości i nazwy bez odstępów i znaków równości
error-record-unknown-seat = decyduje miejsce, którego nie ma wśród tylu graczy: { $players }
error-record-other-rules = zapisano przy zasadach { $made }, a zainstalowane są { $installed }; zainstaluj tamte albo wymuś (--force).
error-record-other-cards = zapisano z kartami { $made }, a zainstalowane są { $installed }; zainstaluj tamte albo wymuś (--force).
error-record-no-ply = nie ma posunięcia { $ply }; zapis ma ich { $last }.
error-record-ply = posunięcie { $ply }, { $seat } { $action }: { $problem }
error-record-goes-on = gra już się skończyła; usuń to, co następuje.
error-record-chance-decides = tu decyduje los; czy brakuje posunięcia?
error-record-other-decides = tu decyduje { $seat }; czy brakuje posunięcia?
error-record-cut-off = zapis podaje wynik, ale po posunięciu { $plies } gra się nie skończyła: czy jest ucięty?
error-record-other-result = zapis podaje { $said }, ale gra kończy się tak: { $reached }.
error-record-late-header = nagłówek po pierwszej akcji; przenieś go wyżej
error-record-no-header = { $line } nie jest nagłówkiem; pisze się go jak [players 2]
error-record-header-unknown = nieznany nagłówek { $name }; nagłówki: { $names }
error-record-header-twice = nagłówek { $name } jest dwa razy; usuń jeden
error-record-header-empty = nagłówek { $quoted } nie ma wartości; pisze się go jak [{ $name } …]
error-record-header-number = { $name } musi być liczbą całkowitą, a nie { $value }
error-record-header-missing = nie ma nagłówka [{ $name } …]; dodaj go
error-record-many-digits = { $name } ma więcej cyfr niż { $most }
error-record-format-unknown = format { $found } jest nieznany; ten Sztab czyta format { $known }: może odczyta go nowszy
error-record-toggle-empty = [set { $toggle }] nie ma wartości; pisze się [set { $name }=on]
error-record-toggle-twice = opcja { $toggle } jest ustawiona dwa razy; usuń jedną
error-record-seat-empty = [seat { $value }] nie podaje miejsca i gracza; pisze się [seat P1 greedy]
error-record-seat-twice = miejsce { $seat } jest podane dwa razy; usuń jedno
error-record-no-result = { $value } nie jest wynikiem; pisze się go jak [result P1 16 P2 9; winner P1]
error-record-no-winner = wynik nie podaje zwycięzcy; na końcu dopisz ‘; winner P1’
error-record-no-points = { $points } to nie punkty; pisze się je jak P1 16 P2 9
error-record-no-seat = { $word } nie jest miejscem; miejsca to P1, P2 i tak dalej
error-record-block-below = { $name } stoi w następnych wierszach, każdy po ‘|’
error-record-stray-bar = ‘|’ to dalszy ciąg pozycji albo kart; przed nim napisz { $first } albo { $last }
error-record-lone-brace = klamra bez pary: { $text }
error-record-number-skipped = teraz jest akcja { $due }, a nie { $found }; czy brakuje wiersza?
error-record-nobody-decides = nikt nie decyduje o { $action }; napisz przed tym miejsce, P1: …
error-record-players = graczy musi być od 1 do { $most }, a nie { $players }
error-record-seat-unknown = podano miejsce { $seat }, a tylu jest graczy: { $players }
error-record-ply-unknown = decyduje { $seat }, a tylu jest graczy: { $players }
error-record-not-toml = to nie jest TOML: { $problem }.
error-record-bad-toml = nie da się odczytać: { $problem }.
error-record-not-json = to nie jest JSON: { $problem }
error-record-bad-json = to nie jest zapis gry w JSON: { $problem }
error-record-at = { $where }: { $problem }
error-record-key-missing = { $where }: brakuje
error-record-key-unknown = { $where }: nieznany klucz { $name }; klucze: { $names }
error-record-format-other = { $where }: format { $found } jest nieznany, znany jest { $known }
error-record-no-object = { $where }: tu musi być obiekt
error-record-not-whole = { $where }: tu musi być liczba całkowita, a nie { $value }
error-record-not-text = { $where }: tu musi być tekst, a nie { $value }
error-record-not-object = { $where }: tu musi być obiekt, a nie { $value }
error-record-not-array = { $where }: tu musi być tablica, a nie { $value }
error-record-not-number = { $where }: tu musi być liczba, a nie { $value }
error-record-not-seat = { $where }: tu musi być miejsce (P1, P2 i tak dalej albo chance), a nie { $value }
error-record-seat-too-high = { $where }: decyduje { $seat }, a tylu jest graczy: { $players }
error-record-not-plain = { $file }: { $where }: tu musi być tekst, liczba, true, false, lista albo tabela, a nie { $value }.

## Zapisane pozycje
error-position-at = pozycja: { $problem }
error-position-field-unknown = nieznane pole { $name }; pola: { $names }.
error-position-field-missing = brakuje pola { $name }.
error-position-not-text = { $where }: tu musi być tekst, a nie { $value }.
error-position-not-whole = { $where }: tu musi być liczba całkowita, a nie { $value }.
error-position-not-table = { $where }: tu musi być tabela, a nie { $value }.
error-position-not-list = { $where }: tu musi być lista, a nie { $value }.
error-position-not-setting = { $where }: tu musi być tekst jak „opt.first=host”, a nie { $value }.

## House rules
error-house-missing = według zasad domowych { $house }; wczytaj ich plik (--with PLIK).
error-house-other = według zasad domowych { $house }, ale wczytano { $found }; wczytaj właściwy plik (--with PLIK) albo wymuś (--force).
