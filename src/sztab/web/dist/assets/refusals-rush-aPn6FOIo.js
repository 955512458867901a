var e=`### Rush: why something is not allowed.

no-reserve-being-filled = Teraz z talii Pojazdów dokłada się kartę do Rezerwy.
no-base-is-defended = Bronionej Bazy nie można atakować: traf jej obrońcę.
no-undefended-base-first = Dopóki masz niebronioną Bazę, nie możesz wybrać bronionej.
no-support-or-pass = Trwa walka: wesprzyj ją jedną kartą albo spasuj.
no-no-card-with-crate = Do zakupu potrzebna jest przynajmniej jedna karta ze skrzynią, a nie masz żadnej.
no-attackers-of-one-nation =
    Wszyscy atakujący muszą być z jednego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
no-attackers-of-turn-one-nation =
    Wszyscy atakujący w turze muszą być z jednego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
no-attackers-already-named = Wszystkich atakujących wskazano przed pierwszym celem; nikt już nie dołączy.
no-unplayed-stays = Niezagrana karta zostaje na ręce do fazy III.
no-attack-or-stop = Atakuj dalej albo przestań; inne karty zagrywa się przed atakami lub po nich.
no-attacks-only-bases = { $card } może atakować tylko Bazy.
no-attacks-only-vehicles = { $card } może atakować tylko Pojazdy.
no-only-vehicles-attack =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie może atakować, atakują tylko Pojazdy.
no-only-vehicles-defend =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie może bronić, bronią tylko Pojazdy.
no-cannot-scrap-itself = { $card }: ta karta nie może odłożyć na Złomowisko samej siebie; wybierz inną.
no-cannot-support =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie może wspierać, wspierają tylko Pojazdy i Medale.
no-research-too-expensive = { $card } kosztuje { $cost }; tymi Badaniami weźmiesz Pojazd o koszcie najwyżej { $most }.
no-too-expensive = { $card } kosztuje { $cost }; twoimi kartami zapłacisz najwyżej { $most }.
no-stays-on-base = { $card } broni Bazy i tam zostaje.
no-did-not-attack = { $card }: ta karta niczego nie zaatakowała.
no-defends-no-base = { $card } nie broni żadnej z twoich Baz.
no-defends-not-yet = { $card } jeszcze nie broni.
no-no-firepower = { $card } ma siłę ognia 0 i nie może atakować.
no-no-usable-ability =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie ma zdolności, której można by użyć.
no-no-armour = { $card } nie ma opancerzenia i nie może bronić.
no-no-crate =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie ma skrzyni i nie może płacić.
no-no-target-left = { $card } nie ma teraz czego zaatakować.
no-not-in-reserve =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tej karty nie ma w Rezerwie.
no-not-in-depot =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tej karty nie ma w twoim Magazynie.
no-not-in-hand =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: nie masz tej karty na ręce.
no-must-be-placed = { $card } musi teraz stanąć na jednej z twoich Baz.
no-pays-for-one-nation =
    { $card } płaci tylko za Pojazdy tego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
no-played-from-rear-guard = { $card }: tę kartę zagrano już w tej turze z Tylnej Straży.
no-already-played = { $card }: tę kartę zagrano już w tej turze; Pojazd można zagrać tylko raz.
no-not-named-for-attack = { $card }: tej karty nie wskazano do tego ataku.
no-achievement-being-drawn = Teraz los decyduje, które Osiągnięcie przyjdzie z talii.
no-achievement-being-chosen = Teraz los decyduje, które Osiągnięcie wejdzie do gry.
no-starting-seat-being-chosen = Teraz los decyduje, kto dostanie kartę pierwszego gracza.
no-top-card-being-chosen = Teraz los decyduje, która niezagrana karta leży na wierzchu.
no-dismantle-needs-card = Demontaż: wybierz jedną lub dwie karty ze swojego Magazynu.
no-dismantle-at-least-one = Demontaż odkłada na Złomowisko co najmniej jedną kartę: wybierz ją.
no-dispatch-needs-defender = Dyspozycja: jeden z twoich obrońców musi przejść do Tylnej Straży.
no-attack-alone = Każda karta atakuje sama: najpierw wybierz jej cel.
no-needs-paying-card = Nawet za Pojazd o koszcie 0 musi zapłacić przynajmniej jedna karta.
no-finish-abilities-first = Najpierw dokończ zdolności tej karty, potem zagraj następną.
no-refill-or-pass = Najpierw zdecyduj o Rezerwie: przesuń ją albo spasuj.
no-naming-attackers = Najpierw wskaż wszystkich atakujących: dołącz kolejnego albo zacznij atak.
no-finish-purchase = Najpierw dokończ zakup ({ $card }): płać albo weź Pojazd.
no-name-attackers-first = Najpierw wskaż wszystkich atakujących i zacznij atak, potem wybieraj cele.
no-indestructibility-needs-nation = Niezniszczalność: wybierz kraj swojego Medalu.
no-keep-or-pass = Zachowaj kartę z ręki na następną turę albo spasuj.
no-medals-due = Należne Medale: { $due }. Weź od 0 do { $most } podwójnych, resztę w pojedynczych.
no-attackers-in-hand-order = Wskazuj atakujących w kolejności, w jakiej leżą na ręce.
no-kept-in-list-order = Zachowywane karty wskazuj w kolejności z listy kart.
no-payers-in-hand-order = Karty do zapłaty wskazuj w kolejności z ręki i tak, by mogły pokryć koszt.
no-dismantle-in-list-order = Obie karty wskaż w kolejności z listy kart.
no-ability-not-skippable = Żadnej zdolności użytej karty nie można pominąć.
no-attackers-without-target = Żaden ze wskazanych dotąd Pojazdów nie ma czego zaatakować.
no-choose-a-play = Teraz możesz kupować, używać zdolności, bronić, atakować albo zakończyć turę.
no-not-an-action = { $number } nie jest numerem żadnego działania.
no-attacker-must-defend = Jeden z atakujących musi pójść bronić: wyślij go.
no-ability-or-ally-base = Do Bazy sojusznika może pójść tylko Pojazd wystawiony bez użycia zdolności.
no-attack-others-only = Atakować można tylko karty innych graczy.
no-one-attack-a-turn = W turze można przeprowadzić tylko jeden atak, a ten już był.
no-defend-own-or-ally = Bronić można tylko własnych Baz i Baz sojusznika.
no-planning-needs-achievement = Planowanie: wybierz Osiągnięcie, które zostanie zastąpione.
no-garage-card-being-drawn = { $player } dobiera teraz kartę ze swojego Garażu.
no-rear-guard-or-pass = Odłóż jedną kartę z ręki do Tylnej Straży albo spasuj.
no-recruitment-choice = Rekrutacja: wybierz kilka zakupów albo zachowanie karty.
no-research-adds-nothing = Badania: nie można dopłacić, by wziąć droższą kartę.
no-research-needs-vehicle = Badania: weź z Rezerwy Pojazd o koszcie najwyżej { $most }.
no-sabotage-needs-card = Sabotaż: odłóż jedną kartę z ręki do swojego Magazynu.
no-siege-needs-target = Oblężenie: wybierz wrogą Bazę albo Pojazd, który jakiejś broni.
no-abilities-in-order = Zdolności karty wykonuje się w kolejności, w jakiej są na niej wydrukowane.
no-choose-target = Atak trwa: wybierz cel.
no-choose-next-striker = Atak trwa: wybierz Pojazd, który uderza następny.
no-cost-not-paid = Koszt wynosi { $cost }, a zapłacono na razie { $paid }.
no-game-over = Gra jest skończona.
no-headquarters-locked = Kwatera Główna jest bezpieczna, dopóki stoi inna Baza jej właściciela.
no-larger-team-starts = Pierwszą turę ma większa drużyna.
no-rear-guard-supports-own-turn = Karta z Tylnej Straży może wspierać tylko w turze swojego gracza.
no-rear-guard-empty = W twojej Tylnej Straży nie ma żadnej karty.
no-no-enemy-here = Nie ma tu karty przeciwnika.
no-no-single-medal = Nie został już żaden pojedynczy Medal tego kraju.
no-nothing-to-recruit =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: w Rezerwie nie ma Pojazdu, który ta karta mogłaby wziąć.
no-nothing-to-attack-here = Nie ma tu niczego, co można by zaatakować.
no-no-target-for-nation = { $card } i inne Pojazdy tego kraju nie mają teraz czego zaatakować.
no-achievement-not-in-play = To Osiągnięcie nie jest w grze.
no-card-of-ally = Ta karta należy do twojego sojusznika.
no-guard-of-headquarters = Ten Pojazd jest tak samo bezpieczny jak Kwatera Główna, której broni.
no-other-goods-needed = Bez Dóbr narodowych innego kraju twoje karty zapłacą { $most } z { $cost }.
no-base-not-yours = Nie masz tej Bazy; wybierz taką, która stoi.
no-already-bought = W tej turze kupiono już Pojazd; więcej pozwala kupić tylko Rekrutacja.
no-no-base-left = Nie masz już żadnej Bazy do obrony.
no-keep-scrap-or-pass = Nie zagrano żadnej karty: zachowaj jedną, odłóż jedną na Złomowisko albo spasuj.
no-attacking-stopped = Ataki zostały zakończone: wszystkie ataki tury następują po sobie.
no-base-not-ally = Sojusznik nie ma tej Bazy; wybierz taką, która stoi.
no-ally-undefended-base-first = Sojusznik ma jeszcze niebronioną Bazę: wybierz ją.
no-goods-of-other-nation = Twoimi Dobrami narodowymi nie zapłacisz za Pojazd tego kraju.
no-support-of-one-nation =
    Twoją stronę można wesprzeć tylko kartami tego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.

## What is pointed at out of turn, or while something else comes first

no-enemy-base-not-now = Bazę innego gracza wskazuje się tylko w ataku albo przy Oblężeniu.
no-own-base-not-now = Własną Bazę wskazuje się tylko wtedy, gdy wystawiasz na niej Pojazd.
no-defends-own-only = Pojazd broni twoich Baz, a nie Baz przeciwnika.
no-achievements-moved-by-planning = Osiągnięcia przyznaje się na końcu gry; wcześniej wymienia je tylko Planowanie.
no-achievements-at-end = Osiągnięcia przyznaje się dopiero na końcu gry.
no-only-pays-one-purchase =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić, a drugi Pojazd pozwala kupić tylko Rekrutacja.
no-only-pays-reserve-empty =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić, a Rezerwa jest pusta.
no-only-pays =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić ({ $worth }). Wskaż Pojazd w Rezerwie, który chcesz kupić.
no-only-pays-too-little =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić ({ $worth }), a najtańszy Pojazd w Rezerwie kosztuje { $cost }.
no-waits-for-fight =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać, bo trwa walka.
no-waits-for-base =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw wybierz Bazę, której broni { $placed }.
no-waits-for-reserve =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw zdecyduj, czy Rezerwa się przesuwa.
no-waits-for-abilities =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw dokończ zdolności karty { $playing ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $playing }
    }.
no-waits-for-purchase =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw dokończ zakup: { $bought }.
no-waits-for-beginning =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw dokończ to, co już trwa.
no-waits-for-sending =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw wyślij do obrony jednego z atakujących.
no-waits-for-medals =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw weź należne Medale.
no-waits-for-next-turn =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać na następną turę, bo faza II się skończyła.
no-waits-for-discard =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Z powodu Sabotażu odkładasz najpierw kartę z ręki.
no-waits-for-attack-end =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać na koniec ataku.
no-waits-for-attack-stop =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać, aż przestaniesz atakować.
no-being-played =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tę kartę właśnie zagrywasz.
no-depot-card-waits =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta leży w twoim Magazynie. Dobierzesz ją, gdy Magazyn zostanie przetasowany do Garażu.
no-dispatch-moves-defender = Dyspozycja przenosi obrońcę, a nie Bazę pod nim.
no-choose-attackers-first = Najpierw wybierz wszystkie atakujące Pojazdy, potem ich cele.
no-choose-attacker-first = Najpierw wybierz kartę, która atakuje, potem jej cel.
no-choose-defender-first = Najpierw wybierz Pojazd, który ma bronić tej Bazy.
no-choose-striker-first = Najpierw wybierz Pojazd, który uderza, potem jego cel.
no-other-seat-moves = Trwa tura gracza { $seat }.
no-other-supports = { $seat } decyduje teraz, czy wesprzeć walkę, czy spasować.
no-stack-medals-due = Należne Medale z tego stosu: { $due }. Powiedz, ile weźmiesz podwójnych, najwyżej { $most }.
no-stack-medals-left =
    Medale z tego stosu ({ $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }): za Pojazdy zniszczone przez atakujących z tego kraju. Zostało pojedynczych: { $singles }, podwójnych: { $doubles }.
no-other-discards = Sabotaż: { $seat } odkłada teraz kartę.
no-siege-hits-enemies = Oblężenie trafia karty przeciwników, a nie twoje.
no-base-destroyed = Ta Baza jest zniszczona.
no-buying-goes-on = Kupujesz { $card }: koszt { $cost }, zapłacono { $paid }. Wskaż karty, którymi płacisz.
no-no-vehicle-to-defend = Nie masz na ręce Pojazdu z pancerzem, który mógłby bronić tej Bazy.
no-no-vehicle-to-attack = Nie masz na ręce Pojazdu z siłą ognia, który mógłby jeszcze zaatakować.
no-medals-from-other-stack =
    Twoje Medale pochodzą z innego stosu: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
`;export{e as default};