var e=`### Battlegrounds: dlaczego coś jest niedozwolone.

no-a-card-is-now-drawn-from-the-deck = Teraz dobierana jest karta z talii.
no-a-dud-can-be-laid-on-an-empty-square-only-square-is-not = Niewypał można położyć tylko na pustym polu, a { $square } nie jest puste.
no-a-dud-lies-on-square-and-another-square-of-the-base-is-free = Na { $square } leży niewypał, a inne pole bazy jest wolne: wybierz tamto.
no-a-main-action-cannot-be-declined = Z akcji głównej nie można zrezygnować: rusz się i strzel albo zmień czołg.
no-a-move-may-not-end-on-square-where-it-began = Ruch nie może się skończyć na { $square }, tam gdzie się zaczął.
no-a-pawn-stands-on-square-choose-another-square = Na { $square } stoi pionek: wybierz inne pole.
no-a-tank-card-is-now-dealt = Teraz rozdawana jest karta czołgu.
no-a-tank-destroyed-in-your-own-turn-returns-in-your-next-one = Czołg zniszczony w twojej kolejce wraca w następnej.
no-a-tank-stands-on-square-a-move-may-not-end-there = Na { $square } stoi czołg: ruch nie może się tam skończyć.
no-a-tank-stands-on-square-no-pawn-can-enter-there = Na { $square } stoi czołg: pionek nie może tam wrócić.
no-a-tank-that-can-move-must-move = Czołg, który może się ruszyć, musi się ruszyć.
no-a-token-that-belongs-there-is-now-laid-on-square = Teraz na { $square } kładziony jest żeton, który tam należy.
no-an-artillery-tank-stands-on-square = Na { $square } stoi czołg artylerii: ruch nie może się tam skończyć.
no-at-this-table-a-move-may-not-go-straight-back = Przy tym stole w ruchu nie można zawracać.
no-before-a-pawn-returns-only-extra-tank-can-be-used = Zanim pionek wróci na planszę, można użyć tylko Dodatkowego czołgu.
no-card-already-drives-another-pawn = { $card } prowadzi już inny pionek.
no-card-is-no-longer-face-up = { $card }: tej karty nie ma już wśród odkrytych.
no-card-has-two-upgrades-already-no-slot-is-free = { $card } ma już dwa usprawnienia: nie ma wolnego miejsca.
no-card-is-active-already = { $card } jest już kartą aktywną.
no-card-is-damaged-and-not-repaired-yet = { $card }: karta jest uszkodzona i jeszcze nienaprawiona.
no-card-is-not-an-active-card-of-your-team = { $card } nie jest aktywną kartą twojej drużyny.
no-card-is-not-one-of-your-active-cards = { $card } nie jest twoją aktywną kartą.
no-card-is-not-in-your-area = { $card }: tej karty nie ma w twoim obszarze gry.
no-card-moves-diagonally-only = { $card } jeździ tylko po skosie.
no-card-moves-a-distance-of-exactly-least-not-length = { $card } jeździ dokładnie na odległość { $least }, nie { $length }.
no-card-moves-in-a-straight-line-no-direction-lies-on-its-card = { $card } jeździ prosto: na karcie nie ma usprawnienia Kierunek.
no-card-moves-a-distance-of-least-to-longest-not-length = { $card } jeździ na odległość od { $least } do { $longest }, nie { $length }.
no-card-moves-orthogonally-only = { $card } jeździ tylko wzdłuż rzędów i kolumn.
no-card-shoots-way-at-a-distance-of-exactly-least-not-at-square =
    { $way ->
        [diagonally] { $card } strzela po skosie, dokładnie na odległość { $least }: nie na { $square }.
       *[orthogonally] { $card } strzela wzdłuż rzędów i kolumn, dokładnie na odległość { $least }: nie na { $square }.
    }
no-card-shoots-way-at-a-distance-of-least-to-longest-not-at-square =
    { $way ->
        [diagonally] { $card } strzela po skosie, na odległość od { $least } do { $longest }: nie na { $square }.
       *[orthogonally] { $card } strzela wzdłuż rzędów i kolumn, na odległość od { $least } do { $longest }: nie na { $square }.
    }
no-choose-which-of-your-cards-drives-the-colour-pawn =
    { $colour ->
        [green] Wybierz kartę, która poprowadzi zielony pionek.
        [yellow] Wybierz kartę, która poprowadzi żółty pionek.
        [blue] Wybierz kartę, która poprowadzi niebieski pionek.
       *[red] Wybierz kartę, która poprowadzi czerwony pionek.
    }
no-e5-is-now-exchanged-with-a-token-that-lies-face-down = Teraz żeton z E5 jest wymieniany na zakryty.
no-extra-turn-is-used-after-a-main-action = Dodatkowej kolejki używa się po akcji głównej.
no-extra-turn-is-used-after-a-main-action-is-complete = Dodatkowej kolejki używa się dopiero po całej akcji głównej.
no-there-are-no-additional-actions-in-a-repair-pause = Podczas pauzy na naprawę nie ma akcji dodatkowych.
no-in-family-the-icons-have-no-effect = W wariancie familijnym ikonki nie działają.
no-in-family-there-are-neither-tank-cards-nor-duds = W wariancie familijnym nie ma kart czołgów ani niewypałów.
no-it-is-the-colour-tank-that-acts-now =
    { $colour ->
        [green] Teraz działa zielony czołg.
        [yellow] Teraz działa żółty czołg.
        [blue] Teraz działa niebieski czołg.
       *[red] Teraz działa czerwony czołg.
    }
no-keep-one-of-the-cards-that-you-drew = Zatrzymaj jedną z dobranych kart.
no-lay-armour-on-the-tank-that-is-shot-at-or-decline = Połóż Pancerz na ostrzelanym czołgu albo zrezygnuj.
no-lots-now-decide-who-begins = Teraz los decyduje, kto zaczyna.
no-move-and-shoot-or-change-the-tank = Rusz się i strzel albo zmień czołg.
no-move-your-pawn-1-or-2-squares-first = Najpierw porusz pionek o 1 lub 2 pola.
no-no-artillery-tank-stands-on-square = Na { $square } nie ma czołgu artylerii.
no-no-dud-lies-on-square = Na { $square } nie ma niewypału.
no-no-location-token-lies-on-square = Na { $square } nie ma żetonu lokacji.
no-no-pawn-of-yours-returns-now = Żaden twój pionek teraz nie wraca.
no-no-tank-of-yours-is-on-the-board-one-must-be-brought-in = Nie masz czołgu na planszy: trzeba jakiś wprowadzić.
no-no-tank-of-yours-stands-on-square = Na { $square } nie stoi twój czołg.
no-no-tank-stands-on-square = Na { $square } nie ma czołgu.
no-no-token-that-could-be-turned-up-lies-on-square = Na { $square } nie ma żetonu, który można odkryć.
no-number-is-not-the-number-of-an-action = { $number } nie jest numerem żadnej akcji.
no-pairs-form-by-themselves-at-this-table = Przy tym stole pary tworzą się same.
no-shoot-or-hold-your-fire = Strzel albo wybierz „Nie strzelaj”.
no-square-does-not-touch-your-pawn = { $square } nie styka się z twoim pionkiem.
no-square-is-more-than-2-squares-away-from-your-pawn = { $square } leży dalej niż 2 pola od twojego pionka.
no-take-one-of-the-cards-that-lie-face-up = Weź jedną z odkrytych kart.
no-take-two-of-the-three-matching-tokens-that-lie-face-up = Weź dwa z trzech takich samych odkrytych żetonów.
no-the-artillery-now-fires = Teraz strzela artyleria.
no-the-colour-pawn-returns-on-squares-not-on-square =
    { $colour ->
        [green] Zielony pionek wraca na { $squares }, nie na { $square }.
        [yellow] Żółty pionek wraca na { $squares }, nie na { $square }.
        [blue] Niebieski pionek wraca na { $squares }, nie na { $square }.
       *[red] Czerwony pionek wraca na { $squares }, nie na { $square }.
    }
no-the-colour-pawn-starts-in-its-base-base-squares =
    { $colour ->
        [green] Zielony pionek zaczyna w swojej bazie { $base }: { $squares }.
        [yellow] Żółty pionek zaczyna w swojej bazie { $base }: { $squares }.
        [blue] Niebieski pionek zaczyna w swojej bazie { $base }: { $squares }.
       *[red] Czerwony pionek zaczyna w swojej bazie { $base }: { $squares }.
    }
no-the-deck-is-empty = Talia jest pusta.
no-the-game-is-over = Gra jest skończona.
no-the-move-comes-first-then-the-shot = Najpierw ruch, potem strzał.
no-the-tank-on-square-is-on-your-own-side-it-is-not-a-target = Czołg na { $square } jest po twojej stronie: nie można do niego strzelać.
no-the-token-on-square-is-now-turned-up = Teraz odkrywany jest żeton na { $square }.
no-the-token-on-square-now-changes-places-with-another-one-of-its-zone = Teraz żeton z { $square } zamienia się miejscem z innym ze swojej strefy.
no-the-turn-starts-with-the-return-of-your-pawn = Kolejka zaczyna się od powrotu twojego pionka: wskaż kartę i pole bazy.
no-the-two-pawns-start-on-squares-of-two-different-bases = Oba pionki zaczynają w dwóch różnych bazach.
no-there-is-no-colour-pawn-of-yours-to-bring-back-now =
    { $colour ->
        [green] Zielony pionek nie wraca teraz na planszę.
        [yellow] Żółty pionek nie wraca teraz na planszę.
        [blue] Niebieski pionek nie wraca teraz na planszę.
       *[red] Czerwony pionek nie wraca teraz na planszę.
    }
no-there-is-no-dud-left-to-lay = Nie ma już niewypału do położenia.
no-there-is-nothing-that-this-tank-could-hit-from-here = Ten czołg nie ma stąd w co strzelić.
no-there-is-one-main-action-in-a-turn = W kolejce jest jedna akcja główna.
no-there-is-one-main-action-in-a-turn-now-its-move-is-due = W kolejce jest jedna akcja główna; teraz pora na jej ruch.
no-there-is-one-main-action-in-a-turn-now-its-shot-is-due = W kolejce jest jedna akcja główna; teraz pora na jej strzał.
no-there-is-one-shot-in-an-action = W jednej akcji jest jeden strzał.
no-there-is-one-shot-in-an-action-and-it-has-been-fired = W jednej akcji jest jeden strzał i już padł.
no-this-letter-or-this-digit-has-been-turned-up-already = Ta litera albo ta cyfra została już odkryta.
no-turn-up-a-token-that-touches-your-pawn = Odkryj żeton, który styka się z twoim pionkiem.
no-without-order-change-the-move-comes-first-then-the-shot = Bez Zmiany kolejności najpierw jest ruch, potem strzał.
no-you-chose-to-shoot-first = Najpierw ma paść strzał: teraz strzel.
no-you-do-not-have-two-single-tokens-of-this-kind = Nie masz dwóch takich pojedynczych żetonów.
no-you-have-no-colour-tank-on-the-board =
    { $colour ->
        [green] Nie masz na planszy zielonego czołgu.
        [yellow] Nie masz na planszy żółtego czołgu.
        [blue] Nie masz na planszy niebieskiego czołgu.
       *[red] Nie masz na planszy czerwonego czołgu.
    }
no-you-have-no-pair-with-this-icon-yet = Nie masz jeszcze pary z tą ikonką.
no-you-have-no-tank-on-the-board-to-act-with = Nie masz na planszy czołgu, który mógłby działać.
no-your-pair-with-this-icon-has-been-used = Twoja para z tą ikonką jest już wykorzystana.
no-your-pair-with-this-icon-lies-on-a-card-and-stays-there = Twoja para z tą ikonką leży na karcie i tam zostaje.
no-your-pawn-has-moved-already-now-turn-up-tokens = Twój pionek już się ruszył: teraz odkrywaj żetony.
no-your-pawn-must-return-now = Twój pionek musi teraz wrócić na planszę.
no-none-of-your-tanks-can-move-to-square-now = Żaden z twoich czołgów nie może teraz pojechać na { $square }.
no-card-moves-way-at-a-distance-of-exactly-least-not-to-square =
    { $way ->
        [diagonally] { $card } jeździ po skosie, dokładnie na odległość { $least }: nie na { $square }.
       *[orthogonally] { $card } jeździ wzdłuż rzędów i kolumn, dokładnie na odległość { $least }: nie na { $square }.
    }
no-card-moves-way-at-a-distance-of-least-to-longest-not-to-square =
    { $way ->
        [diagonally] { $card } jeździ po skosie, na odległość od { $least } do { $longest }: nie na { $square }.
       *[orthogonally] { $card } jeździ wzdłuż rzędów i kolumn, na odległość od { $least } do { $longest }: nie na { $square }.
    }

## What is pointed at out of turn, or while something else comes first

no-a-pair-without-an-icon-gives-no-bonus-it-counts-its-points = Para bez ikony nie daje premii, liczą się tylko jej punkty.
no-a-single-token-does-nothing-yet-it-takes-two-of-one-picture-to-make-a-pair = Pojedynczy żeton jeszcze nic nie daje: parę tworzą dwa z tym samym obrazkiem.
no-against-a-shot-only-armour-helps = Przed strzałem chroni tylko Pancerz.
no-card-has-to-wait-a-change-of-tank-takes-the-place-of-move-and-shot = { $card }: ta karta musi poczekać, bo zmiana czołgu zastępuje ruch i strzał.
no-card-has-to-wait-first-place-the-pawn = { $card }: ta karta musi poczekać. Najpierw ustaw pionek.
no-card-has-to-wait-for-your-next-turn-your-main-action-is-done = { $card }: ta karta musi poczekać na następną turę, akcja główna jest już wykonana.
no-card-has-to-wait-your-tank-is-shot-at-use-armour-or-do-not = { $card }: ta karta musi poczekać. Do twojego czołgu strzelają: użyj Pancerza albo zrezygnuj.
no-card-is-not-one-of-the-cards-that-you-drew = { $card }: to nie jest żadna z dobranych kart.
no-card-is-not-one-of-your-cards = { $card }: to nie jest twoja karta.
no-it-is-the-turn-of-seat = Trwa tura gracza { $seat }.
no-it-is-up-to-seat-to-choose-a-card-for-the-pawn = { $seat } wybiera teraz kartę dla pionka.
no-it-is-up-to-seat-to-place-a-pawn = { $seat } ustawia teraz pionek.
no-it-is-up-to-seat-to-take-a-card = { $seat } bierze teraz kartę.
no-it-is-up-to-seat-to-use-armour-against-the-shot-or-not = { $seat } decyduje teraz, czy użyć Pancerza przed strzałem.
no-none-of-the-equal-tokens-to-choose-from-lies-on-square = Na { $square } nie leży żaden z takich samych żetonów do wyboru.
no-square-has-to-wait-first-keep-one-of-the-cards-that-you-drew = Pole { $square } musi poczekać. Najpierw zatrzymaj jedną z dobranych kart.
no-square-has-to-wait-for-your-next-turn-your-main-action-is-done = Pole { $square } musi poczekać na następną turę: akcja główna jest już wykonana.
no-square-has-to-wait-tank-cards-are-chosen-first = Pole { $square } musi poczekać: najpierw wybiera się karty czołgów.
no-square-has-to-wait-your-tank-is-shot-at-use-armour-or-do-not = Pole { $square } musi poczekać. Do twojego czołgu strzelają: użyj Pancerza albo zrezygnuj.
no-square-is-no-start-for-the-colour-pawn-the-two-start-in-different-bases =
    { $colour ->
        [green] Zielony pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
        [yellow] Żółty pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
        [blue] Niebieski pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
       *[red] Czerwony pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
    }
no-square-is-not-in-the-base-of-the-colour-pawn-squares =
    { $colour ->
        [green] Pole { $square } nie leży w bazie zielonego pionka: { $squares }.
        [yellow] Pole { $square } nie leży w bazie żółtego pionka: { $squares }.
        [blue] Pole { $square } nie leży w bazie niebieskiego pionka: { $squares }.
       *[red] Pole { $square } nie leży w bazie czerwonego pionka: { $squares }.
    }
no-the-bonus-has-to-wait-first-keep-one-of-the-cards-that-you-drew = Premia musi poczekać. Najpierw zatrzymaj jedną z dobranych kart.
no-your-tank-on-square-has-nowhere-to-go-choose-to-stay = Twój czołg na { $square } nie ma dokąd jechać: zostaje na miejscu.
no-the-colour-pawn-is-off-the-board-it-returns-at-the-start-of-a-turn =
    { $colour ->
        [green] Zielony pionek jest poza planszą: wraca na początku tury.
        [yellow] Żółty pionek jest poza planszą: wraca na początku tury.
        [blue] Niebieski pionek jest poza planszą: wraca na początku tury.
       *[red] Czerwony pionek jest poza planszą: wraca na początku tury.
    }
no-the-colour-pawn-stands-on-square-point-at-the-square-where-it-is-to-go =
    { $colour ->
        [green] Zielony pionek stoi na { $square }: wskaż pole, na które ma pojechać.
        [yellow] Żółty pionek stoi na { $square }: wskaż pole, na które ma pojechać.
        [blue] Niebieski pionek stoi na { $square }: wskaż pole, na które ma pojechać.
       *[red] Czerwony pionek stoi na { $square }: wskaż pole, na które ma pojechać.
    }
`;export{e as default};