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
error-table-expected = tu musi być tabela
error-field-unknown = nieznane pole { $name }; znane: { $names }
error-list-expected = tu musi być lista
error-number-between = tu musi być liczba od { $least } do { $most }, a nie { $value }
error-truth-expected = tu musi być true albo false, a nie { $value }
error-word-expected = tu musi być jedno z: { $names }, a nie { $value }
error-cannot-wait = ta decyzja nie może czekać na następną
error-never-due = czeka na nim coś, czego nigdy nie będzie można wykonać
error-steps-impossible = w tej pozycji nie da się wykonać jego kroków
error-not-a-step = { $text } nie jest krokiem ani decyzją
error-not-a-value = { $word } tu nie pasuje
error-frame-unsaved = Krok takiego rodzaju nie da się zapisać: { $frame }.
error-wrong-at = { $where }: { $problem }.
error-field-gone = brakuje tego pola
error-no-army-yet = nikt nie ma jeszcze armii
error-decision-impossible = w tej pozycji nie da się podjąć decyzji z jego wierzchu

## Pozycje Rush
error-bases-expected = tu musi być lista Baz, a jest ich { $number }
error-base-expected = tu musi być „open”, „destroyed”, karta albo tabela
error-players-too-many = graczy jest { $found }, a w zasadach { $players }
error-no-turn-there = P{ $seat } nie ma tury na miejscu { $place } w kolejności
error-not-a-seat = { $word } nie jest miejscem; miejsca: { $names }
error-not-a-nation = { $word } nie jest nacją; znane: { $names }
error-no-achievement = w tych zasadach nie ma Osiągnięcia { $word } [FRONT-093]
error-cards-expected = tu musi być lista kart
error-players-expected = graczy musi być { $players }, a nie { $found }
error-nobody-waits = na krok automatyczny nikt nie czeka
error-no-answer = na tę decyzję nie ma odpowiedzi
error-field-needed = brakuje pola { $name }
error-cards-seen = widać tyle kart: { $found }, a nie { $wanted }
error-cards-unseen = nie widać tylu kart: { $wanted }, a podano { $found }
error-view-other-number = według reszty widoku jest ich { $wanted }, a nie { $found }
error-view-other = reszta widoku mówi { $wanted }, a nie { $found }
error-vehicle-twice = ten Pojazd leży w dwóch miejscach
error-not-a-vehicle = { $card } nie jest Pojazdem
error-base-held = Bazy nigdy nie ma się w ręku [RUSH-069]
error-achievement-twice = { $achievement } jest w dwóch miejscach
error-no-rear-guard = w tych zasadach nie ma Tylnej Straży [FRONT-044]
error-guard-unarmoured = { $card } nie ma opancerzenia i nie może bronić [RUSH-166]
error-no-fight = walka wymaga karty (lead) i obrońcy wroga (aim)
error-passes-in-no-fight = pasuje tylko ten, kto bierze udział w walce [ALT-081]
error-not-being-played = { $card } nie jest zagrywaną kartą [RUSH-160]
error-not-in-reserve = { $card } nie leży w Rezerwie [RUSH-083]
error-too-few-abilities = { $card } nie ma tylu zdolności [RUSH-087]
error-no-attacker = { $card } nie atakuje [ALT-024]
error-siege-by-no-vehicle = { $card } nie jest Pojazdem [RUSH-115]
error-attacker-needed = wskazuje się przynajmniej jednego atakującego [RUSH-179]
error-attacker-not-named = { $card } nie został wskazany do ataku [RUSH-179]

## Pozycje Bitwy Warszawskiej
error-no-such-army = te miejsca nie mogą być jedną armią
error-commander-unused = dowódcy nie użyto
error-hands-other = tyle rąk: { $found }, a tylu graczy: { $players }
error-no-card = nie ma karty { $word }
error-card-of-other-army = { $card } nie jest kartą armii { $army }
error-card-in-two = { $card } jest też w { $place }
error-card-nowhere = karty { $card } nigdzie nie ma [WAR-021]
error-sizes-other = tyle liczb: { $found }, a tylu graczy: { $players }
error-hand-other = P{ $seat } ma na ręku tyle kart: { $found }, a nie { $wanted }
error-hand-unseen = miejsce tego widoku nie widzi ręki P{ $seat }
error-cards-hidden = ukrytych jest tyle kart: { $found }, a nie { $wanted }
error-no-decision = na jego wierzchu nie czeka decyzja
error-mover-other = według stosu jest to { $wanted }, a nie { $found }
error-view-unlike = nie tak zapisuje się widoki
error-order-of-all = wymienia każde miejsce raz albo nikogo
error-markers-together = dwa znaczniki leżą na jednym miejscu [WAR-174]
error-units-other = ma tyle oddziałów: { $found }, a nie { $wanted } [WAR-020]
error-units-too-many = więcej oddziałów niż { $most } [WAR-093]
error-orders-too-many = więcej niż jeden Rozkaz [WAR-141]
error-wrong-field = { $card } nie należy na to pole
error-commander-gone-used = jest użyty, ale nie ma dowódcy
error-commander-gone-started = jest rozpoczęty, ale nie ma dowódcy
error-no-such-effect = { $card } nie ma efektu { $effect }
error-goes-on-without-army = nikt nie ma armii, a gra trwa
error-goes-on-without-order = nikt nie ma inicjatywy, a gra trwa
error-nobody-on-turn = nie jest niczyja kolej, a czas na akcję
error-announced-while-chosen = karta jest tu tylko wtedy, gdy wybiera się jej front
error-no-discard = za to nie odrzuca się karty

## Pozycje Battlegrounds
error-upgrades-too-many = karta ma najwyżej tyle ulepszeń: { $most } [BG-132]
error-no-upgrade = { $name } nie jest ulepszeniem [BG-130]
error-no-point-tokens = ten kolor nie ma żetonów punktów
error-point-tokens-order = żetony punktów schodzą w kolejności 3, 2, 1 [BG-101]
error-trophy-elsewhere = { $name } leży jeszcze w swoim stosie albo zdobył go ktoś inny
error-card-also-in = { $card } jest też w { $place }
error-no-pair = { $word } nie jest parą tej gry
error-no-token = { $word } nie jest żetonem tej gry
error-view-disagrees = nie zgadza się z resztą widoku
error-cards-out-of-sight = niewidocznych jest tyle kart: { $wanted }, a nie { $found }
error-cards-too-many-named = podano więcej kart
error-cards-not-to-be-seen = to miejsce nie widzi tych kart [BG-144]
error-no-duds = na tej planszy nie ma niewypałów
error-no-artillery = w tym wariancie nie ma artylerii
error-tokens-face-up = w tym wariancie żetony leżą odkryte
error-no-pawn-there = pionek nigdy tam nie stoi [BG-016]
error-duds-too-many = niewypałów jest w sumie { $most }, a nie { $found } [BG-248]
error-letters-with-digits = litery i cyfry odkrywa się razem [BG-229]
error-artillery-tanks = czołgów artylerii jest { $most } [BG-215]
error-tokens-too-many = żetonów { $name } jest { $most }, a nie { $found } [BG-025]
error-covered-too-many = zakrytych leży tyle żetonów: { $found }, a zostało ich tylko { $left } [BG-247]
error-deck-too-small = trzeba jeszcze rozdać tyle kart: { $needed }, a jest ich { $found }
error-nobody-begins = ktoś zaczyna grę
error-no-base-to-start = pionek nie ma bazy, w której zacznie
error-colour-absent = ten kolor nie gra
error-pawn-without-base = pionek na planszy ma bazę
error-pawn-without-card = pionek na planszy ma aktywną kartę [BG-249]
error-card-without-pawn = aktywna karta prowadzi pionek na planszy [BG-249]
error-pawns-together = dwa pionki nigdy nie stoją na jednym polu [BG-016]
error-card-of-nobody = { $card } nie leży w niczyim obszarze
error-damaged-and-broken = karta jest uszkodzona (damaged) albo zepsuta (broken), nie jedno i drugie
error-upgraded-of-nobody = karta nie leży w niczyim obszarze
error-no-tank-cards = w tym wariancie nie ma kart czołgów [BG-189]
error-two-drawn = dobiera się dwie karty i od razu zostawia jedną z nich [BG-142]
error-two-are-a-pair = dwa żetony z tym samym obrazkiem to para [BG-124]
error-pair-without-bonus = bonus ma tylko para z żetonem specjalnym
error-square-twice = { $square } podano dwa razy
error-square-without-token = na { $square } nie leży żaden żeton
error-square-unknown-token = nikt nie wie, co jest na { $square }
error-square-never-seen = { $square } nie leży odkryte i nikt go wcześniej nie widział
error-winner-ends = gra, która ma zwycięzcę, jest skończona
error-target-reached = cel jest osiągnięty [BG-253]
error-no-tanks = w tym wariancie nie ma czołgów
error-not-covered = żetony odkrywa się w innym wariancie
error-tank-off-board = czołgu { $colour } nie ma na planszy
error-tank-not-on-turn = to nie kolej czołgu { $colour }
error-tank-without-armour = czołg { $colour } nie może dostać Pancerza
error-draws-too-many = tylu kart nie dobiera się z tej talii [BG-142]
error-square-not-next = { $square } nie jest następnym polem do wyłożenia
error-square-not-covered = { $square } nie leży zakryte
error-two-turned-up = w turze odkrywa się dwa żetony [BG-197]
error-pawn-off-board = pionka, na którego przyszła kolej, nie ma na planszy

## Posunięcia losu i cofanie
error-chance-cannot = Los nie mógł tu zdecydować { $action }: { $problem }
error-chance-not-due = los o niczym nie decyduje
error-chance-missing = Brakuje czegoś, o czym tu zdecydował los.
error-undo-impossible = Nie da się cofnąć z decyzji { $made } do { $wanted }.

## Karty, które nie pasują do zasad
error-nation-out = { $card } należy do nacji { $nation }: wymaga cards.britain = on [FRONT-002].
error-ability-out = { $card } ma zdolność { $ability }: wymaga cards.newAbilities = keep [{ $clause }].
error-pool-names-out = Pula podaje { $name }, ale { $problem }.
error-achievement-of-britain = wymaga to cards.britain = on [FRONT-093]
error-achievement-of-front = wymaga to achievements.front = on [FRONT-092]
error-achievement-of-players = wymaga to achievements.custom = { $number } [FRONT-094]
error-achievement-nation-out = Osiągnięcie { $name } dotyczy nacji { $nation }: wymaga cards.britain = on [FRONT-093].
error-cards-too-many = Różnych kart jest { $cards }, a silnik przyjmuje najwyżej { $most }.
error-base-missing = W pliku kart nie ma Bazy: jedna z baz musi mieć id ‘base’.
error-medals-missing = Nacja { $nation } musi mieć pojedynczą i podwójną kartę Medalu.
error-merged-icons = { $one } i { $other } mają różne ikonki, a przy ośmiu obrazkach są jednym [BG-026].

## House rules
error-house-missing = według zasad domowych { $house }; wczytaj ich plik (--with PLIK).
error-house-other = według zasad domowych { $house }, ale wczytano { $found }; wczytaj właściwy plik (--with PLIK) albo wymuś (--force).
error-house-in = { $file }: { $problem }
error-house-name-bad = { $name } nie może być nazwą zasad domowych: pisze się ją jak salvage.
error-house-word-bad = { $name } nie może być nazwą: pisz małe litery i łączniki.
error-house-word-taken = Nazwa { $name } jest już zajęta; wybierz inną.
error-house-frame-nameless = Ramka { $frame } nie ma nazwy takiej jak choose-salvage.
error-house-verb-undeclared = { $frame }: odpowiedzią jest { $verb }, a nie ma go wśród czasowników.
error-house-verb-full = W czasowniku { $verb } brakuje miejsca na { $part } obok { $others }; pytaj o jedno po drugim, każde w osobnej ramce.
error-house-method-missing = { $frame } ({ $class }) nie ma { $name }.
error-house-fields-other = { $frame } ({ $class }) przyjmuje ({ $takes }), a jego pola to { $fields }.
error-house-toggle-values = Opcja { $toggle } musi mieć przynajmniej dwie wartości.
error-house-clause-bad = Opcja { $toggle } podaje punkt { $clause }: napisz na przykład HOUSE-1.
error-house-clause-missing = Opcja { $toggle } nie podaje punktu: napisz na przykład HOUSE-1.
error-house-language-unknown = Są teksty w języku { $language }; języki: { $names }.
error-house-words-missing = Brakuje tych angielskich tekstów: { $names }.
error-house-words-taken = Tekst { $key } ({ $language }) należy do samego Sztabu.
error-house-words-bad = Tekst { $key } ({ $language }) nie jest we Fluencie: { $source }.
error-house-loaded = Dla gry { $game } są już wczytane zasady domowe { $house }; połącz jedne i drugie w jednym pliku.
error-house-constant-missing = { $file }: nie ma stałej { $name } = House(…).
error-house-fails = { $file }:{ $line }: { $error }.
error-house-thing-unknown = { $thing } nie jest rodzajem zdarzeń, opcją, ramką ani efektem.
error-house-no-effects = { $game }: ta gra nie przyjmuje efektów z zasad domowych.
error-house-no-effect = { $effect } jest wśród efektów, ale nie jest klasą Effect.
error-house-kind-missing = Efekt { $effect } nie ma kind, czyli słowa w plikach kart.
error-house-kind-taken = Efekt { $kind } już jest; wybierz inne kind.
