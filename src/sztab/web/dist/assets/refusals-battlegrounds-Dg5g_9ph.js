var e=`### Battlegrounds: why something is not allowed.

no-card-being-drawn = Teraz dobierana jest karta z talii.
no-dud-needs-empty-square = Niewypał można położyć tylko na pustym polu, a { $square } nie jest puste.
no-dud-on-entry = Na { $square } leży niewypał, a inne pole bazy jest wolne: wybierz tamto.
no-main-action-required = Z akcji głównej nie można zrezygnować: rusz się i strzel albo zmień czołg.
no-move-ends-where-it-began = Ruch nie może się skończyć na { $square }, tam gdzie się zaczął.
no-pawn-on-square = Na { $square } stoi pionek: wybierz inne pole.
no-tank-card-being-dealt = Teraz rozdawana jest karta czołgu.
no-destroyed-tank-waits = Czołg zniszczony w twojej kolejce wraca w następnej.
no-move-ends-on-tank = Na { $square } stoi czołg: ruch nie może się tam skończyć.
no-tank-on-entry = Na { $square } stoi czołg: pionek nie może tam wrócić.
no-tank-must-move = Czołg, który może się ruszyć, musi się ruszyć.
no-token-being-laid = Teraz na { $square } kładziony jest żeton, który tam należy.
no-artillery-tank-in-way = Na { $square } stoi czołg artylerii: ruch nie może się tam skończyć.
no-no-straight-back = Przy tym stole w ruchu nie można zawracać.
no-only-extra-tank = Zanim pionek wróci na planszę, można użyć tylko Dodatkowego czołgu.
no-drives-another-pawn = { $card } prowadzi już inny pionek.
no-card-not-open = { $card }: tej karty nie ma już wśród odkrytych.
no-no-free-slot = { $card } ma już dwa usprawnienia: nie ma wolnego miejsca.
no-card-already-active = { $card } jest już kartą aktywną.
no-card-damaged = { $card }: karta jest uszkodzona i jeszcze nienaprawiona.
no-not-active-in-team = { $card } nie jest aktywną kartą twojej drużyny.
no-not-your-active-card = { $card } nie jest twoją aktywną kartą.
no-not-in-your-area = { $card }: tej karty nie ma w twoim obszarze gry.
no-moves-diagonally = { $card } jeździ tylko po skosie.
no-moves-exactly = { $card } jeździ dokładnie na odległość { $least }, nie { $length }.
no-needs-direction = { $card } jeździ prosto: na karcie nie ma usprawnienia Kierunek.
no-moves-between = { $card } jeździ na odległość od { $least } do { $longest }, nie { $length }.
no-moves-orthogonally = { $card } jeździ tylko wzdłuż rzędów i kolumn.
no-cannot-shoot-exactly =
    { $way ->
        [diagonally] { $card } strzela po skosie, dokładnie na odległość { $least }: nie na { $square }.
       *[orthogonally] { $card } strzela wzdłuż rzędów i kolumn, dokładnie na odległość { $least }: nie na { $square }.
    }
no-cannot-shoot-between =
    { $way ->
        [diagonally] { $card } strzela po skosie, na odległość od { $least } do { $longest }: nie na { $square }.
       *[orthogonally] { $card } strzela wzdłuż rzędów i kolumn, na odległość od { $least } do { $longest }: nie na { $square }.
    }
no-choose-card-for-pawn =
    { $colour ->
        [green] Wybierz kartę, która poprowadzi zielony pionek.
        [yellow] Wybierz kartę, która poprowadzi żółty pionek.
        [blue] Wybierz kartę, która poprowadzi niebieski pionek.
       *[red] Wybierz kartę, która poprowadzi czerwony pionek.
    }
no-token-being-exchanged = Teraz żeton z E5 jest wymieniany na zakryty.
no-extra-turn-after-main-action = Dodatkowej kolejki używa się po akcji głównej.
no-extra-turn-after-whole-action = Dodatkowej kolejki używa się dopiero po całej akcji głównej.
no-repair-pause = Podczas pauzy na naprawę nie ma akcji dodatkowych.
no-no-icons-in-family = W wariancie familijnym ikonki nie działają.
no-no-cards-in-family = W wariancie familijnym nie ma kart czołgów ani niewypałów.
no-other-tank-acts =
    { $colour ->
        [green] Teraz działa zielony czołg.
        [yellow] Teraz działa żółty czołg.
        [blue] Teraz działa niebieski czołg.
       *[red] Teraz działa czerwony czołg.
    }
no-keep-drawn-card = Zatrzymaj jedną z dobranych kart.
no-armour-or-decline = Połóż Pancerz na ostrzelanym czołgu albo zrezygnuj.
no-lots-decide-start = Teraz los decyduje, kto zaczyna.
no-main-action-due = Rusz się i strzel albo zmień czołg.
no-move-pawn-first = Najpierw porusz pionek o 1 lub 2 pola.
no-no-artillery-tank-there = Na { $square } nie ma czołgu artylerii.
no-no-dud-there = Na { $square } nie ma niewypału.
no-no-token-there = Na { $square } nie ma żetonu lokacji.
no-no-pawn-returns = Żaden twój pionek teraz nie wraca.
no-bring-tank-in = Nie masz czołgu na planszy: trzeba jakiś wprowadzić.
no-no-tank-of-yours = Na { $square } nie stoi twój czołg.
no-no-tank-there = Na { $square } nie ma czołgu.
no-no-token-to-turn = Na { $square } nie ma żetonu, który można odkryć.
no-not-an-action = { $number } nie jest numerem żadnej akcji.
no-pairs-form-themselves = Przy tym stole pary tworzą się same.
no-shoot-or-hold = Strzel albo wybierz „Nie strzelaj”.
no-square-does-not-touch = { $square } nie styka się z twoim pionkiem.
no-square-too-far = { $square } leży dalej niż 2 pola od twojego pionka.
no-take-open-card = Weź jedną z odkrytych kart.
no-take-two-matching = Weź dwa z trzech takich samych odkrytych żetonów.
no-artillery-fires = Teraz strzela artyleria.
no-returns-elsewhere =
    { $colour ->
        [green] Zielony pionek wraca na { $squares }, nie na { $square }.
        [yellow] Żółty pionek wraca na { $squares }, nie na { $square }.
        [blue] Niebieski pionek wraca na { $squares }, nie na { $square }.
       *[red] Czerwony pionek wraca na { $squares }, nie na { $square }.
    }
no-start-in-own-base =
    { $colour ->
        [green] Zielony pionek zaczyna w swojej bazie { $base }: { $squares }.
        [yellow] Żółty pionek zaczyna w swojej bazie { $base }: { $squares }.
        [blue] Niebieski pionek zaczyna w swojej bazie { $base }: { $squares }.
       *[red] Czerwony pionek zaczyna w swojej bazie { $base }: { $squares }.
    }
no-deck-empty = Talia jest pusta.
no-game-over = Gra jest skończona.
no-move-then-shot = Najpierw ruch, potem strzał.
no-target-on-your-side = Czołg na { $square } jest po twojej stronie: nie można do niego strzelać.
no-token-being-turned = Teraz odkrywany jest żeton na { $square }.
no-token-being-moved = Teraz żeton z { $square } zamienia się miejscem z innym ze swojej strefy.
no-turn-starts-with-return = Kolejka zaczyna się od powrotu twojego pionka: wskaż kartę i pole bazy.
no-start-in-two-bases = Oba pionki zaczynają w dwóch różnych bazach.
no-no-pawn-to-bring-back =
    { $colour ->
        [green] Zielony pionek nie wraca teraz na planszę.
        [yellow] Żółty pionek nie wraca teraz na planszę.
        [blue] Niebieski pionek nie wraca teraz na planszę.
       *[red] Czerwony pionek nie wraca teraz na planszę.
    }
no-no-dud-left = Nie ma już niewypału do położenia.
no-no-shot-from-here = Ten czołg nie ma stąd w co strzelić.
no-one-main-action = W kolejce jest jedna akcja główna.
no-move-due = W kolejce jest jedna akcja główna; teraz pora na jej ruch.
no-shot-due = W kolejce jest jedna akcja główna; teraz pora na jej strzał.
no-one-shot-an-action = W jednej akcji jest jeden strzał.
no-shot-already-fired = W jednej akcji jest jeden strzał i już padł.
no-coordinate-turned-up = Ta litera albo ta cyfra została już odkryta.
no-turn-up-neighbour = Odkryj żeton, który styka się z twoim pionkiem.
no-needs-order-change = Bez Zmiany kolejności najpierw jest ruch, potem strzał.
no-chose-to-shoot-first = Najpierw ma paść strzał: teraz strzel.
no-no-two-single-tokens = Nie masz dwóch takich pojedynczych żetonów.
no-tank-off-board =
    { $colour ->
        [green] Nie masz na planszy zielonego czołgu.
        [yellow] Nie masz na planszy żółtego czołgu.
        [blue] Nie masz na planszy niebieskiego czołgu.
       *[red] Nie masz na planszy czerwonego czołgu.
    }
no-no-such-pair = Nie masz jeszcze pary z tą ikonką.
no-no-tank-to-act = Nie masz na planszy czołgu, który mógłby działać.
no-pair-used = Twoja para z tą ikonką jest już wykorzystana.
no-pair-stays-on-card = Twoja para z tą ikonką leży na karcie i tam zostaje.
no-pawn-has-moved = Twój pionek już się ruszył: teraz odkrywaj żetony.
no-pawn-must-return = Twój pionek musi teraz wrócić na planszę.
no-no-tank-can-reach = Żaden z twoich czołgów nie może teraz pojechać na { $square }.
no-cannot-reach-exactly =
    { $way ->
        [diagonally] { $card } jeździ po skosie, dokładnie na odległość { $least }: nie na { $square }.
       *[orthogonally] { $card } jeździ wzdłuż rzędów i kolumn, dokładnie na odległość { $least }: nie na { $square }.
    }
no-cannot-reach-between =
    { $way ->
        [diagonally] { $card } jeździ po skosie, na odległość od { $least } do { $longest }: nie na { $square }.
       *[orthogonally] { $card } jeździ wzdłuż rzędów i kolumn, na odległość od { $least } do { $longest }: nie na { $square }.
    }

## What is pointed at out of turn, or while something else comes first

no-pair-without-icon = Para bez ikony nie daje premii, liczą się tylko jej punkty.
no-single-token = Pojedynczy żeton jeszcze nic nie daje: parę tworzą dwa z tym samym obrazkiem.
no-only-armour-helps = Przed strzałem chroni tylko Pancerz.
no-card-waits-for-action = { $card }: ta karta musi poczekać, bo zmiana czołgu zastępuje ruch i strzał.
no-card-waits-for-pawn = { $card }: ta karta musi poczekać. Najpierw ustaw pionek.
no-card-waits-for-turn = { $card }: ta karta musi poczekać na następną turę, akcja główna jest już wykonana.
no-card-waits-for-armour = { $card }: ta karta musi poczekać. Do twojego czołgu strzelają: użyj Pancerza albo zrezygnuj.
no-not-a-drawn-card = { $card }: to nie jest żadna z dobranych kart.
no-not-your-card = { $card }: to nie jest twoja karta.
no-other-seat-moves = Trwa tura gracza { $seat }.
no-other-chooses-card = { $seat } wybiera teraz kartę dla pionka.
no-other-places-pawn = { $seat } ustawia teraz pionek.
no-other-takes-card = { $seat } bierze teraz kartę.
no-other-decides-armour = { $seat } decyduje teraz, czy użyć Pancerza przed strzałem.
no-not-a-matching-token = Na { $square } nie leży żaden z takich samych żetonów do wyboru.
no-square-waits-for-keeping = Pole { $square } musi poczekać. Najpierw zatrzymaj jedną z dobranych kart.
no-square-waits-for-turn = Pole { $square } musi poczekać na następną turę: akcja główna jest już wykonana.
no-square-waits-for-cards = Pole { $square } musi poczekać: najpierw wybiera się karty czołgów.
no-square-waits-for-armour = Pole { $square } musi poczekać. Do twojego czołgu strzelają: użyj Pancerza albo zrezygnuj.
no-not-a-start =
    { $colour ->
        [green] Zielony pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
        [yellow] Żółty pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
        [blue] Niebieski pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
       *[red] Czerwony pionek nie zaczyna na { $square }: oba zaczynają w różnych bazach.
    }
no-not-in-base =
    { $colour ->
        [green] Pole { $square } nie leży w bazie zielonego pionka: { $squares }.
        [yellow] Pole { $square } nie leży w bazie żółtego pionka: { $squares }.
        [blue] Pole { $square } nie leży w bazie niebieskiego pionka: { $squares }.
       *[red] Pole { $square } nie leży w bazie czerwonego pionka: { $squares }.
    }
no-bonus-waits-for-card = Premia musi poczekać. Najpierw zatrzymaj jedną z dobranych kart.
no-tank-must-stay = Twój czołg na { $square } nie ma dokąd jechać: zostaje na miejscu.
no-pawn-returns-later =
    { $colour ->
        [green] Zielony pionek jest poza planszą: wraca na początku tury.
        [yellow] Żółty pionek jest poza planszą: wraca na początku tury.
        [blue] Niebieski pionek jest poza planszą: wraca na początku tury.
       *[red] Czerwony pionek jest poza planszą: wraca na początku tury.
    }
no-point-where-to-go =
    { $colour ->
        [green] Zielony pionek stoi na { $square }: wskaż pole, na które ma pojechać.
        [yellow] Żółty pionek stoi na { $square }: wskaż pole, na które ma pojechać.
        [blue] Niebieski pionek stoi na { $square }: wskaż pole, na które ma pojechać.
       *[red] Czerwony pionek stoi na { $square }: wskaż pole, na które ma pojechać.
    }
`;export{e as default};