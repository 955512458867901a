var e=`# Rush: why something is not allowed; the keys are made of the engine's English sentences.

no-a-card-is-now-dealt-from-the-vehicle-deck-into-the-reserve = Teraz z talii Pojazdów dokłada się kartę do Rezerwy.
no-a-defended-base-cannot-be-attacked-hit-its-defender = Bronionej Bazy nie można atakować: traf jej obrońcę.
no-a-defended-base-may-not-be-chosen-while-one-of-your-bases-is-undefended = Dopóki masz niebronioną Bazę, nie możesz wybrać bronionej.
no-a-fight-goes-on-support-it-with-one-card-or-pass = Trwa walka: wesprzyj ją jedną kartą albo spasuj.
no-a-purchase-needs-at-least-one-card-with-a-crate-you-have-none = Do zakupu potrzebna jest choć jedna karta ze skrzynią, a nie masz żadnej.
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
no-attack-on-or-stop-other-plays-come-before-or-after = Atakuj dalej albo przestań; inne karty zagrywa się przed atakami lub po nich.
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
no-card-cannot-scrap-itself = { $card }: ta karta nie może usunąć samej siebie; wybierz inną.
no-card-cannot-support-only-vehicles-and-medals-can =
    { $card ->
        [Engineers] Inżynierowie
        [Technicians] Technicy
        [Volunteers] Wolontariusze
        [Base] Baza
        [Headquarters] Kwatera Główna
       *[other] { $card }
    }: ta karta nie może wspierać, wspierają tylko Pojazdy i Medale.
no-card-costs-cost-this-research-takes-a-vehicle-of-cost-most-or-less = { $card } kosztuje { $cost }; te Badania biorą Pojazd o koszcie najwyżej { $most }.
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
no-dismantle-choose-one-or-two-cards-of-your-depot = Demontaż: wybierz jedną lub dwie karty ze swojego Magazynu.
no-dismantle-scraps-at-least-one-card = Demontaż usuwa co najmniej jedną kartę: wybierz ją.
no-dispatch-one-of-your-defenders-must-go-to-the-rear-guard = Dyspozycja: jeden z twoich obrońców musi przejść do Tylnej Straży.
no-each-card-attacks-alone-choose-its-target-first = Każda karta atakuje sama: najpierw wybierz jej cel.
no-even-a-card-of-cost-0-needs-at-least-one-paying-card = Nawet za Pojazd o koszcie 0 musi zapłacić choć jedna karta.
no-finish-the-abilities-of-this-card-before-you-play-another-one = Najpierw dokończ zdolności tej karty, potem zagraj następną.
no-first-decide-on-the-reserve-refill-or-pass = Najpierw zdecyduj o Rezerwie: przesuń ją albo spasuj.
no-first-finish-naming-the-attackers-add-one-or-begin-the-attack = Najpierw wskaż wszystkich atakujących: dołącz kolejnego albo zacznij atak.
no-first-finish-the-purchase-of-card-pay-or-take-the-vehicle = Najpierw dokończ zakup ({ $card }): płać albo weź Pojazd.
no-first-name-all-attackers-and-begin-the-attack-then-choose-targets = Najpierw wskaż wszystkich atakujących i zacznij atak, potem wybieraj cele.
no-indestructibility-choose-the-nation-of-your-medal = Niezniszczalność: wybierz kraj swojego Medalu.
no-keep-a-card-of-your-hand-for-the-next-turn-or-pass = Zachowaj kartę z ręki na następną turę albo spasuj.
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
no-player-now-draws-a-card-from-the-own-garage = { $player } dobiera teraz kartę ze swojego Garażu.
no-put-one-card-of-your-hand-into-the-rear-guard-or-pass = Odłóż jedną kartę z ręki do Tylnej Straży albo spasuj.
no-recruitment-choose-several-purchases-or-a-card-to-keep = Rekrutacja: wybierz kilka zakupów albo zachowanie karty.
no-research-no-resources-can-be-added-to-take-a-dearer-card = Badania: nie można dopłacić, by wziąć droższą kartę.
no-research-take-a-vehicle-of-cost-most-or-less-from-the-reserve = Badania: weź z Rezerwy Pojazd o koszcie najwyżej { $most }.
no-sabotage-put-one-card-from-your-hand-into-your-depot = Sabotaż: odłóż jedną kartę z ręki do swojego Magazynu.
no-siege-choose-an-enemy-base-or-a-vehicle-that-defends-one = Oblężenie: wybierz wrogą Bazę albo Pojazd, który jakiejś broni.
no-the-abilities-of-a-card-are-resolved-in-printed-order = Zdolności karty wykonuje się w kolejności, w jakiej są na niej wydrukowane.
no-the-attack-goes-on-choose-a-target = Atak trwa: wybierz cel.
no-the-attack-goes-on-choose-the-vehicle-that-strikes-next = Atak trwa: wybierz Pojazd, który uderza następny.
no-the-cost-is-cost-only-paid-is-paid-so-far = Koszt wynosi { $cost }, a zapłacono dopiero { $paid }.
no-the-game-is-over = Gra jest skończona.
no-the-headquarters-is-safe-while-another-base-of-its-owner-stands = Kwatera Główna jest bezpieczna, dopóki stoi inna Baza jej właściciela.
no-the-larger-team-takes-the-first-turn = Pierwszą turę ma większa drużyna.
no-the-rear-guard-card-may-support-only-in-the-own-turn = Karta z Tylnej Straży może wspierać tylko w turze swojego gracza.
no-there-is-no-card-in-your-rear-guard = W twojej Tylnej Straży nie ma żadnej karty.
no-there-is-no-enemy-card-here = Nie ma tu karty przeciwnika.
no-there-is-no-single-of-this-nation-left = Nie został już żaden pojedynczy Medal tego kraju.
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
no-you-played-no-card-keep-one-scrap-one-or-pass = Nie zagrano żadnej karty: zachowaj jedną, usuń jedną albo spasuj.
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
`;export{e as default};