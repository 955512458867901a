var e=`# Rush: why something is not allowed; the keys are made of the engine's English sentences.

no-a-card-is-now-dealt-from-the-vehicle-deck-into-the-reserve = Teraz z talii Pojazdów dokłada się kartę do Rezerwy.
no-a-defended-base-cannot-be-attacked-hit-its-defender = Bronionej Bazy nie można atakować: traf jej obrońcę.
no-a-defended-base-may-not-be-chosen-while-one-of-your-bases-is-undefended = Dopóki masz niebronioną Bazę, nie możesz wybrać bronionej.
no-a-fight-is-in-progress-support-it-with-one-card-or-pass = Trwa walka: wesprzyj ją jedną kartą albo spasuj.
no-a-purchase-needs-at-least-one-card-with-a-crate-you-have-none = Do zakupu potrzebna jest przynajmniej jedna karta ze skrzynią, a nie masz żadnej.
no-all-attackers-must-be-of-one-nation-nation =
    Wszyscy atakujący muszą być z jednego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
no-all-attackers-of-a-turn-must-be-of-one-nation-nation =
    Wszyscy atakujący w turze muszą być z jednego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
no-all-attackers-were-named-before-the-first-target-no-other-can-join = Wszystkich atakujących wskazano przed pierwszym celem; nikt już nie dołączy.
no-an-unplayed-card-stays-in-the-hand-until-phase-iii = Niezagrana karta zostaje na ręce do fazy III.
no-keep-attacking-or-stop-other-plays-come-before-or-after = Atakuj dalej albo przestań; inne karty zagrywa się przed atakami lub po nich.
no-card-can-attack-only-bases = { $card } może atakować tylko Bazy.
no-card-can-attack-only-vehicles = { $card } może atakować tylko Pojazdy.
no-card-cannot-attack-only-vehicles-can =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie może atakować, atakują tylko Pojazdy.
no-card-cannot-defend-only-vehicles-can =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie może bronić, bronią tylko Pojazdy.
no-card-cannot-scrap-itself = { $card }: ta karta nie może odłożyć na Złomowisko samej siebie; wybierz inną.
no-card-cannot-support-only-vehicles-and-medals-can =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie może wspierać, wspierają tylko Pojazdy i Medale.
no-card-costs-cost-this-research-takes-a-vehicle-of-cost-most-or-less = { $card } kosztuje { $cost }; tymi Badaniami weźmiesz Pojazd o koszcie najwyżej { $most }.
no-card-costs-cost-your-cards-can-pay-most = { $card } kosztuje { $cost }; twoimi kartami zapłacisz najwyżej { $most }.
no-card-defends-a-base-and-stays-there = { $card } broni Bazy i tam zostaje.
no-card-did-not-attack-anything = { $card }: ta karta niczego nie zaatakowała.
no-card-does-not-defend-a-base-of-yours = { $card } nie broni żadnej z twoich Baz.
no-card-does-not-defend-yet = { $card } jeszcze nie broni.
no-card-has-firepower-0-and-cannot-attack = { $card } ma siłę ognia 0 i nie może atakować.
no-card-has-no-ability-that-could-be-used =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie ma zdolności, której można by użyć.
no-card-has-no-armour-and-cannot-defend = { $card } nie ma opancerzenia i nie może bronić.
no-card-has-no-crate-and-cannot-pay =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie ma skrzyni i nie może płacić.
no-card-has-nothing-to-attack-now = { $card } nie ma teraz czego zaatakować.
no-card-is-not-in-the-reserve =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tej karty nie ma w Rezerwie.
no-card-is-not-in-your-depot =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tej karty nie ma w twoim Magazynie.
no-card-is-not-in-your-hand =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: nie masz tej karty na ręce.
no-card-must-now-be-placed-on-one-of-your-bases = { $card } musi teraz stanąć na jednej z twoich Baz.
no-card-pays-only-for-vehicles-of-this-nation-nation =
    { $card } płaci tylko za Pojazdy tego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
no-card-was-already-played-from-the-rear-guard-this-turn = { $card }: tę kartę zagrano już w tej turze z Tylnej Straży.
no-card-was-already-played-this-turn-a-vehicle-can-be-played-only-once = { $card }: tę kartę zagrano już w tej turze; Pojazd można zagrać tylko raz.
no-card-was-not-named-for-this-attack = { $card }: tej karty nie wskazano do tego ataku.
no-chance-now-decides-which-achievement-is-drawn-from-the-deck = Teraz los decyduje, które Osiągnięcie przyjdzie z talii.
no-chance-now-decides-which-further-achievement-is-in-play = Teraz los decyduje, które Osiągnięcie wejdzie do gry.
no-chance-now-decides-which-seat-receives-the-first-player-card = Teraz los decyduje, kto dostanie kartę pierwszego gracza.
no-chance-now-decides-which-unplayed-card-lies-on-top = Teraz los decyduje, która niezagrana karta leży na wierzchu.
no-dismantle-choose-one-or-two-cards-from-your-depot = Demontaż: wybierz jedną lub dwie karty ze swojego Magazynu.
no-dismantle-scraps-at-least-one-card = Demontaż odkłada na Złomowisko co najmniej jedną kartę: wybierz ją.
no-dispatch-one-of-your-defenders-must-go-to-the-rear-guard = Dyspozycja: jeden z twoich obrońców musi przejść do Tylnej Straży.
no-each-card-attacks-alone-choose-its-target-first = Każda karta atakuje sama: najpierw wybierz jej cel.
no-even-a-card-of-cost-0-needs-at-least-one-paying-card = Nawet za Pojazd o koszcie 0 musi zapłacić przynajmniej jedna karta.
no-finish-the-abilities-of-this-card-before-you-play-another-one = Najpierw dokończ zdolności tej karty, potem zagraj następną.
no-first-decide-on-the-reserve-refill-or-pass = Najpierw zdecyduj o Rezerwie: przesuń ją albo spasuj.
no-first-finish-naming-the-attackers-add-one-or-begin-the-attack = Najpierw wskaż wszystkich atakujących: dołącz kolejnego albo zacznij atak.
no-first-finish-the-purchase-of-card-pay-or-take-the-vehicle = Najpierw dokończ zakup ({ $card }): płać albo weź Pojazd.
no-first-name-all-attackers-and-begin-the-attack-then-choose-targets = Najpierw wskaż wszystkich atakujących i zacznij atak, potem wybieraj cele.
no-indestructibility-choose-the-nation-of-your-medal = Niezniszczalność: wybierz kraj swojego Medalu.
no-keep-a-card-from-your-hand-for-the-next-turn-or-pass = Zachowaj kartę z ręki na następną turę albo spasuj.
no-medals-due-due-take-0-to-most-doubles-the-rest-as-singles = Należne Medale: { $due }. Weź od 0 do { $most } podwójnych, resztę w pojedynczych.
no-name-the-attackers-in-the-order-of-the-hand = Wskazuj atakujących w kolejności, w jakiej leżą na ręce.
no-name-the-kept-cards-in-the-order-of-the-card-list = Zachowywane karty wskazuj w kolejności z listy kart.
no-name-the-paying-cards-in-the-order-of-the-hand-so-that-they-can-reach-the-cost = Karty do zapłaty wskazuj w kolejności z ręki i tak, by mogły pokryć koszt.
no-name-the-two-cards-in-the-order-of-the-card-list = Obie karty wskaż w kolejności z listy kart.
no-no-ability-of-a-card-that-is-activated-can-be-skipped = Żadnej zdolności użytej karty nie można pominąć.
no-none-of-the-vehicles-named-so-far-has-anything-to-attack = Żaden ze wskazanych dotąd Pojazdów nie ma czego zaatakować.
no-now-you-may-buy-activate-defend-attack-or-end = Teraz możesz kupować, używać zdolności, bronić, atakować albo zakończyć turę.
no-number-is-not-the-number-of-an-action = { $number } nie jest numerem żadnego działania.
no-one-of-the-attackers-must-go-and-defend-send-it = Jeden z atakujących musi pójść bronić: wyślij go.
no-only-a-vehicle-placed-without-using-its-abilities-may-go-to-an-ally-s-base = Do Bazy sojusznika może pójść tylko Pojazd wystawiony bez użycia zdolności.
no-only-cards-of-other-players-can-be-attacked = Atakować można tylko karty innych graczy.
no-only-one-attack-may-be-carried-out-per-turn = W turze można przeprowadzić tylko jeden atak, a ten już był.
no-only-your-own-bases-and-those-of-an-ally-can-be-defended = Bronić można tylko własnych Baz i Baz sojusznika.
no-planning-choose-the-achievement-that-is-replaced = Planowanie: wybierz Osiągnięcie, które zostanie zastąpione.
no-player-now-draws-a-card-from-their-garage = { $player } dobiera teraz kartę ze swojego Garażu.
no-put-one-card-from-your-hand-into-the-rear-guard-or-pass = Odłóż jedną kartę z ręki do Tylnej Straży albo spasuj.
no-recruitment-choose-several-purchases-or-a-card-to-keep = Rekrutacja: wybierz kilka zakupów albo zachowanie karty.
no-research-you-cannot-add-resources-to-take-a-more-expensive-card = Badania: nie można dopłacić, by wziąć droższą kartę.
no-research-take-a-vehicle-of-cost-most-or-less-from-the-reserve = Badania: weź z Rezerwy Pojazd o koszcie najwyżej { $most }.
no-sabotage-put-one-card-from-your-hand-into-your-depot = Sabotaż: odłóż jedną kartę z ręki do swojego Magazynu.
no-siege-choose-an-enemy-base-or-a-vehicle-that-defends-one = Oblężenie: wybierz wrogą Bazę albo Pojazd, który jakiejś broni.
no-the-abilities-of-a-card-are-resolved-in-printed-order = Zdolności karty wykonuje się w kolejności, w jakiej są na niej wydrukowane.
no-the-attack-goes-on-choose-a-target = Atak trwa: wybierz cel.
no-the-attack-goes-on-choose-the-vehicle-that-strikes-next = Atak trwa: wybierz Pojazd, który uderza następny.
no-the-cost-is-cost-only-paid-is-paid-so-far = Koszt wynosi { $cost }, a zapłacono na razie { $paid }.
no-the-game-is-over = Gra jest skończona.
no-the-headquarters-is-safe-while-another-base-of-its-owner-stands = Kwatera Główna jest bezpieczna, dopóki stoi inna Baza jej właściciela.
no-the-larger-team-takes-the-first-turn = Pierwszą turę ma większa drużyna.
no-a-card-in-the-rear-guard-can-support-only-on-its-owner-s-turn = Karta z Tylnej Straży może wspierać tylko w turze swojego gracza.
no-there-is-no-card-in-your-rear-guard = W twojej Tylnej Straży nie ma żadnej karty.
no-there-is-no-enemy-card-here = Nie ma tu karty przeciwnika.
no-there-is-no-single-medal-of-this-nation-left = Nie został już żaden pojedynczy Medal tego kraju.
no-there-is-no-vehicle-in-the-reserve-that-card-could-take =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: w Rezerwie nie ma Pojazdu, który ta karta mogłaby wziąć.
no-there-is-nothing-here-that-could-be-attacked = Nie ma tu niczego, co można by zaatakować.
no-there-is-nothing-that-card-or-others-of-its-nation-could-attack-now = { $card } i inne Pojazdy tego kraju nie mają teraz czego zaatakować.
no-this-achievement-is-not-in-play = To Osiągnięcie nie jest w grze.
no-this-card-belongs-to-your-ally = Ta karta należy do twojego sojusznika.
no-this-vehicle-is-as-safe-as-the-headquarters-it-defends = Ten Pojazd jest tak samo bezpieczny jak Kwatera Główna, której broni.
no-without-national-goods-of-another-nation-your-cards-can-pay-most-of-cost = Bez Dóbr narodowych innego kraju twoje karty zapłacą { $most } z { $cost }.
no-you-do-not-have-this-base-choose-one-that-stands = Nie masz tej Bazy; wybierz taką, która stoi.
no-you-have-bought-a-vehicle-this-turn-only-recruitment-lets-you-buy-more = W tej turze kupiono już Pojazd; więcej pozwala kupić tylko Rekrutacja.
no-you-have-no-base-left-to-defend = Nie masz już żadnej Bazy do obrony.
no-you-played-no-card-keep-one-scrap-one-or-pass = Nie zagrano żadnej karty: zachowaj jedną, odłóż jedną na Złomowisko albo spasuj.
no-you-stopped-attacking-all-attacks-of-a-turn-are-one-block = Ataki zostały zakończone: wszystkie ataki tury następują po sobie.
no-your-ally-does-not-have-this-base-choose-one-that-stands = Sojusznik nie ma tej Bazy; wybierz taką, która stoi.
no-your-ally-still-has-an-undefended-base-choose-that = Sojusznik ma jeszcze niebronioną Bazę: wybierz ją.
no-your-national-goods-cannot-pay-for-a-vehicle-of-this-nation = Twoimi Dobrami narodowymi nie zapłacisz za Pojazd tego kraju.
no-your-side-can-be-supported-only-with-cards-of-this-nation-nation =
    Twoją stronę można wesprzeć tylko kartami tego kraju: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.

## What is pointed at out of turn, or while something else comes first

no-a-base-of-another-player-is-chosen-only-in-an-attack-or-by-siege = Bazę innego gracza wskazuje się tylko w ataku albo przy Oblężeniu.
no-a-base-of-yours-is-chosen-only-when-you-place-a-vehicle-on-it = Własną Bazę wskazuje się tylko wtedy, gdy wystawiasz na niej Pojazd.
no-a-vehicle-defends-your-own-bases-not-those-of-an-opponent = Pojazd broni twoich Baz, a nie Baz przeciwnika.
no-achievements-are-awarded-at-the-end-of-the-game-until-then-only-planning-moves-one = Osiągnięcia przyznaje się na końcu gry; wcześniej wymienia je tylko Planowanie.
no-achievements-are-awarded-only-at-the-end-of-the-game = Osiągnięcia przyznaje się dopiero na końcu gry.
no-card-can-only-pay-and-only-recruitment-lets-you-buy-a-second-vehicle =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić, a drugi Pojazd pozwala kupić tylko Rekrutacja.
no-card-can-only-pay-and-the-reserve-is-empty =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić, a Rezerwa jest pusta.
no-card-can-only-pay-worth-choose-a-vehicle-in-the-reserve-to-buy =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić ({ $worth }). Wskaż Pojazd w Rezerwie, który chcesz kupić.
no-card-can-only-pay-worth-the-cheapest-vehicle-in-the-reserve-costs-cost =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tą kartą można tylko płacić ({ $worth }), a najtańszy Pojazd w Rezerwie kosztuje { $cost }.
no-card-has-to-wait-a-fight-is-being-decided =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać, bo trwa walka.
no-card-has-to-wait-first-choose-a-base-for-placed =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw wybierz Bazę, której broni { $placed }.
no-card-has-to-wait-first-decide-whether-the-reserve-moves-on =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw zdecyduj, czy Rezerwa się przesuwa.
no-card-has-to-wait-first-finish-the-abilities-of-playing =
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
no-card-has-to-wait-first-finish-the-purchase-of-bought =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw dokończ zakup: { $bought }.
no-card-has-to-wait-first-finish-what-has-been-begun =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw dokończ to, co już trwa.
no-card-has-to-wait-first-send-one-of-the-attackers-to-defend =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw wyślij do obrony jednego z atakujących.
no-card-has-to-wait-first-take-the-medals-due-to-you =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Najpierw weź należne Medale.
no-card-has-to-wait-for-your-next-turn-phase-ii-is-over =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać na następną turę, bo faza II się skończyła.
no-card-has-to-wait-sabotage-makes-you-discard-a-card-from-your-hand =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać. Z powodu Sabotażu odkładasz najpierw kartę z ręki.
no-card-has-to-wait-until-the-attack-is-over =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać na koniec ataku.
no-card-has-to-wait-until-you-stop-attacking =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta musi poczekać, aż przestaniesz atakować.
no-card-is-being-played-already =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: tę kartę właśnie zagrywasz.
no-card-lies-in-your-depot-it-can-be-drawn-once-the-depot-is-shuffled-into-the-garage =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta leży w twoim Magazynie. Dobierzesz ją, gdy Magazyn zostanie przetasowany do Garażu.
no-dispatch-moves-a-defender-not-the-base-under-it = Dyspozycja przenosi obrońcę, a nie Bazę pod nim.
no-first-choose-all-vehicles-that-attack-then-their-targets = Najpierw wybierz wszystkie atakujące Pojazdy, potem ich cele.
no-first-choose-the-card-that-attacks-then-its-target = Najpierw wybierz kartę, która atakuje, potem jej cel.
no-first-choose-the-vehicle-that-is-to-defend-this-base = Najpierw wybierz Pojazd, który ma bronić tej Bazy.
no-first-choose-the-vehicle-that-strikes-then-its-target = Najpierw wybierz Pojazd, który uderza, potem jego cel.
no-it-is-the-turn-of-seat = Trwa tura gracza { $seat }.
no-it-is-up-to-seat-to-support-the-fight-or-pass = { $seat } decyduje teraz, czy wesprzeć walkę, czy spasować.
no-medals-due-from-this-stack-due-say-how-many-doubles-you-take-at-most-most = Należne Medale z tego stosu: { $due }. Powiedz, ile weźmiesz podwójnych, najwyżej { $most }.
no-medals-of-this-stack-nation-are-paid-for-vehicles-that-attackers-of-this-nation-destroy-left-singles-singles-doubles-doubles =
    Medale z tego stosu ({ $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }): za Pojazdy zniszczone przez atakujących z tego kraju. Zostało pojedynczych: { $singles }, podwójnych: { $doubles }.
no-sabotage-it-is-up-to-seat-to-discard-a-card = Sabotaż: { $seat } odkłada teraz kartę.
no-siege-hits-enemy-cards-not-your-own = Oblężenie trafia karty przeciwników, a nie twoje.
no-this-base-is-destroyed = Ta Baza jest zniszczona.
no-you-are-buying-card-it-costs-cost-and-paid-is-paid-choose-cards-that-pay = Kupujesz { $card }: koszt { $cost }, zapłacono { $paid }. Wskaż karty, którymi płacisz.
no-you-hold-no-vehicle-with-armour-that-could-defend-this-base = Nie masz na ręce Pojazdu z pancerzem, który mógłby bronić tej Bazy.
no-you-hold-no-vehicle-with-firepower-that-could-still-attack = Nie masz na ręce Pojazdu z siłą ognia, który mógłby jeszcze zaatakować.
no-your-medals-come-from-another-stack-nation =
    Twoje Medale pochodzą z innego stosu: { $nation ->
        [USSR] ZSRR
        [Germany] Niemcy
        [USA] USA
        [France] Francja
        [UK] Wielka Brytania
       *[other] { $nation }
    }.
`;export{e as default};