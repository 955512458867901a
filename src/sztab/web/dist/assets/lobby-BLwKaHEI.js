var e=`### Poczekalnia i otwieranie stołu.

## Pasek u góry, stopka

lobby-title = Sztab: zagraj w Rush, Warszawę 1920 i Battlegrounds
lobby-brand = Sztab, do poczekalni
lobby-places = Miejsca
lobby-places-foot = Miejsca, w stopce strony
lobby-play = Graj
lobby-watch = Oglądaj
lobby-rules = Zasady
lobby-cards = Karty
lobby-language = Język
lobby-language-en = EN, English
lobby-language-pl = PL, Polski
lobby-language-cs = CS, Čeština
lobby-theme-light = Włącz jasny wygląd
lobby-theme-dark = Włącz ciemny wygląd
lobby-foot = Wolne oprogramowanie. Bez kont i bez reklam: kto ma link, ten siedzi przy stole.

## Imię

lobby-guest = Gracz
lobby-name-change = Zmień imię:
lobby-name-none = Twoje imię
lobby-name-title = Twoje imię
lobby-name-label = Jak mają się do ciebie zwracać inni?
lobby-name-why = Widać je przy stołach, przy których grasz. Możesz zostawić puste.
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
lobby-levels =
    { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
lobby-games = Inne gry
lobby-choose = Wybierz grę
lobby-welcome = Trzy gry planszowe, z przyjaciółmi albo przeciw botom. Bez instalowania i bez zakładania konta.
lobby-waiting =
    { $n ->
        [one] Jedna z twoich gier czeka na twój ruch.
        [few] { $n } twoje gry czekają na twój ruch.
       *[many] { $n } twoich gier czeka na twój ruch.
    }
lobby-bots-play = Graj z botami
lobby-bots-play-it = Graj z botami: { $game }
lobby-opening = Rozkładam…
lobby-learn = Nauka
lobby-learn-it = Nauka: { $game }
lobby-learn-what = Pierwsza gra z łatwymi botami; trener objaśnia każdy krok.
lobby-new = Nowy stół
lobby-new-it = Nowy stół: { $game }
lobby-rules-of = Zasady gry { $game }
lobby-cards-of = Karty gry { $game }

## Dołączanie kodem

lobby-code = Dołącz kodem
lobby-code-join = Dołącz
lobby-code-wrong = Kod ma sześć liter, na przykład KRAKEN. Możesz też wkleić cały link.

## Moje gry

lobby-mine = Moje gry
lobby-mine-none = Nie masz jeszcze żadnej gry. Zacznij powyżej: gra będzie tu czekać, aż wrócisz.
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
lobby-mine-asking = Pytam, jak stoi gra…
lobby-mine-over = Koniec gry
lobby-mine-round = Runda { $n }
lobby-mine-closed = Stół zamknięto
lobby-mine-gone = Tego stołu już nie ma
lobby-bots =
    { $n ->
        [one] { $n } bot
        [few] { $n } boty
       *[many] { $n } botów
    }
lobby-forget-title = Opuścić tę grę na dobre?
lobby-forget-why = Gra { $code } jeszcze trwa. Ta przeglądarka przechowuje klucz do twojego miejsca; gdy go zapomni, nie da się wrócić.
lobby-forget = Zapomnij tę grę

## Otwarte stoły, oglądanie

lobby-open = Otwarte stoły
lobby-open-none = Nikt teraz nie czeka na graczy. Otwórz własny stół z miejscem dla chętnych: pojawi się na tej liście.
lobby-open-seats = { $taken } z { $n } miejsc
lobby-open-join = Dołącz
lobby-open-join-it = Dołącz do gry { $game }, grają: { $who }
lobby-watch-live = na żywo: { $n }
lobby-watch-none = Nikt teraz nie gra publicznie.
lobby-watch-do = Oglądaj
lobby-watch-it = Oglądaj { $game }, grają: { $who }
lobby-record = Otwórz zapis gry
lobby-record-what = Plik skończonej gry, do odtworzenia
lobby-record-do = Wybierz
lobby-record-choose = Wybierz plik z zapisem gry
lobby-record-choose-file = Wybierz plik
lobby-record-large = Ten plik jest za duży na zapis gry. Zapis ma końcówkę .sztab i można go zachować po skończonej grze.
lobby-record-unread = Nie udało się odczytać pliku. Spróbuj wybrać go jeszcze raz.
lobby-show-all = Pokaż wszystkie ({ $n })
lobby-show-few = Pokaż mniej
lobby-asking = Pytam serwer…
lobby-again = Spróbuj ponownie
lobby-back = Do poczekalni

## Nowy stół

lobby-new-title = Nowy stół: { $game }
lobby-new-which = Sposób gry
lobby-new-more = Pokaż więcej ({ $n })
lobby-new-preset = Sposoby gry
lobby-new-how-many = Ilu graczy
lobby-new-players = { $n }
lobby-new-who = Kto gra
lobby-new-seat = Kto siedzi na miejscu { $n }
lobby-new-sitting-here = Przy tym ekranie
lobby-new-sitting-bot = Bot
lobby-new-sitting-link = Znajomy, linkiem
lobby-new-sitting-open = Kto przyjdzie
lobby-new-anybody = kto pierwszy dołączy
lobby-new-name = Imię gracza na miejscu { $n }
lobby-new-name-hint = Imię
lobby-new-rank = Stopień bota na miejscu { $n }
lobby-new-strength = siła { $n } z { $of }
lobby-new-hot-seat = Kilku graczy dzieli ten ekran: między ruchami kurtyna zasłania karty.
lobby-new-link-why =
    { $n ->
        [one] Przy stole dostaniesz link dla znajomego. Kto go otworzy, ten ma to miejsce.
       *[other] Przy stole dostaniesz link dla każdego znajomego. Kto go otworzy, ten ma to miejsce.
    }
lobby-new-open-public = Stół jest na liście w poczekalni, dopóki są wolne miejsca.
lobby-new-open-private = Podaj innym kod stołu: z nim zajmą wolne miejsca.
lobby-new-only-bots = Grają same boty: możesz je oglądać.
lobby-rank-recruit-text = Gra cokolwiek, co wolno. Odpowiada od razu.
lobby-rank-corporal-text = Bierze to, co na pierwszy rzut oka najlepsze, i szybko zapomina, co odkryto. Odpowiada od razu.
lobby-rank-lieutenant-text = Bierze to, co na pierwszy rzut oka najlepsze, i niczego nie zapomina. Odpowiada od razu.
lobby-rank-captain-text = Myśli naprzód, około sekundy na ruch.
lobby-rank-general-text = Myśli naprzód, około czterech sekund na ruch: najsilniejszy.
lobby-new-toggles = Zasady po kolei
lobby-new-toggles-why = Wszystkie ustawił wybrany sposób gry. Zmień, co chcesz: co do siebie nie pasuje, jest od razu objaśnione.
lobby-new-group-cards = Karty i elementy
lobby-new-group-achievements = Osiągnięcia
lobby-new-group-places = Kwatera Główna i Tylna Straż
lobby-new-group-reserve = Rezerwa
lobby-new-group-hand = Ręka
lobby-new-group-fights = Atak i obrona
lobby-new-group-scoring = Punkty i zwycięstwo
lobby-new-group-rulings = Gdzie instrukcja milczy
lobby-new-group-readings = Jak czytamy zasady
lobby-new-group-broken = nie pasuje do siebie
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
lobby-new-clause = (zasada: { $rule })
lobby-new-remedy = { $rule }: { $value }
lobby-new-withdraw = Cofnij mój wybór
lobby-new-clashes =
    { $n ->
        [one] Dwie zasady do siebie nie pasują.
       *[other] Zasady nie pasują do siebie w kilku miejscach ({ $n }).
    }
lobby-new-clashes-show = Pokaż
lobby-new-clock = Czas do namysłu
lobby-new-clock-none = Bez zegara
lobby-new-clock-turn = Na kolejkę
lobby-new-clock-bank = Na całą grę
lobby-new-clock-none-why = Bez pośpiechu. Gdy ktoś odejdzie, a inni czekają dość długo, może zastąpić go bot.
lobby-new-clock-turn-why = Każda kolejka ma swój czas. Kto go przekroczy, nie może już wygrać, a dalej gra bot.
lobby-new-clock-bank-why = Każdy ma zapas czasu i po każdej kolejce odzyskuje jego część. Kto go wyczerpie, nie może już wygrać.
lobby-new-clock-time = Ile czasu
lobby-new-patience = Bot może zastąpić nieobecnego po
lobby-new-patience-never = nigdy
lobby-clock-turn-each = { $time } na kolejkę
lobby-clock-bank-each = { $time }, +{ $more } na kolejkę
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
lobby-new-customs = Przy stole
lobby-custom-public = Na liście w poczekalni
lobby-custom-public-why = Wszyscy widzą stół i mogą zająć wolne miejsce.
lobby-custom-watch = Widzowie
lobby-custom-watch-why = Kto zna kod, może oglądać; ukryte karty pozostają ukryte.
lobby-custom-hints = Podpowiedzi
lobby-custom-hints-why = Gracze mogą zapytać, co zrobiłby bot.
lobby-custom-undo = Cofanie
lobby-custom-undo-why = Decyzje można cofać, jeśli inni się zgodzą i niczego nie odkryto.
lobby-custom-chat = Czat
lobby-custom-chat-why = Gracze mogą ze sobą rozmawiać, gotowymi zwrotami lub własnymi słowami.
lobby-new-persons =
    { $n ->
        [one] { $n } osoba
        [few] { $n } osoby
       *[many] { $n } osób
    }
lobby-new-open-table = Otwórz stół
lobby-cards-own = Własne karty
lobby-cards-own-why = Mały plik dodaje, zmienia lub usuwa karty.
lobby-cards-how = Upuść tu plik .toml albo go wybierz.
lobby-cards-example = Zapisz przykład
lobby-cards-taken = jest w porządku i będzie użyty.
lobby-cards-drop = Zrezygnuj
lobby-cards-large = Ten plik jest za duży: plik kart może mieć do 60 000 znaków.
lobby-cards-wrong =
    { $n ->
        [one] W pliku jest błąd:
        [few] W pliku są { $n } błędy:
       *[many] W pliku jest { $n } błędów:
    }
lobby-cards-blocked = W pliku kart są błędy: popraw go albo z niego zrezygnuj.
lobby-cards-line = Wiersz { $n }:
`;export{e as default};