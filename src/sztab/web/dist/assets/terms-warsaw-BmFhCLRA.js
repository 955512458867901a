var e=`### Presets and options: Battle of Warsaw.

## Presets

warsaw-preset-standard = Standard
warsaw-preset-standard-text = Gra według instrukcji; tam, gdzie ona milczy, obowiązuje nasza interpretacja.

## die

warsaw-toggle-die = Kostka
warsaw-toggle-die-text = Jaka kostka wskazuje front znacznika Dodatkowej Punktacji.
warsaw-toggle-die-d3 = Od 1 do 3
warsaw-toggle-die-d6_blank = Od 1 do 6; 4, 5 i 6 nie kładą znacznika

## funds_tie

warsaw-toggle-funds_tie = Remis przy Funduszach
warsaw-toggle-funds_tie-text = Co dzieje się z kartami na ręce, gdy nikt nie zdobył Funduszy.
warsaw-toggle-funds_tie-base_hand = Dobieranie jak w 1. rundzie
warsaw-toggle-funds_tie-no_draw = Nikt nie dobiera

## supply_values

warsaw-toggle-supply_values = Działania Zaopatrzenia
warsaw-toggle-supply_values-text = Ile działań dają dwa boki karty Zaopatrzenia.
warsaw-toggle-supply_values-standard = 3 i 1 w grze dwuosobowej, 4 i 2 przy większej liczbie graczy
warsaw-toggle-supply_values-4-2 = Zawsze 4 i 2
warsaw-toggle-supply_values-3-1 = Zawsze 3 i 1

## blockade_side

warsaw-toggle-blockade_side = Strona znacznika Blokady
warsaw-toggle-blockade_side-text = Gdzie w trakcie gry wolno kłaść znaczniki Blokady.
warsaw-toggle-blockade_side-colour_bound = Tylko po stronie jego przeciwnika
warsaw-toggle-blockade_side-free = Po dowolnej stronie

## block_2lf_scope

warsaw-toggle-block_2lf_scope = Znacznik na 2. liniach
warsaw-toggle-block_2lf_scope-text = Jakich kroków zabrania znacznik na 2. liniach.
warsaw-toggle-block_2lf_scope-between_fronts = Kroków między frontami
warsaw-toggle-block_2lf_scope-all_moves = Każdego kroku z 2. linii

## allow_retreat

warsaw-toggle-allow_retreat = Odwrót
warsaw-toggle-allow_retreat-text = Czy oddział może cofnąć się z 1. linii na 2. linię.
warsaw-toggle-allow_retreat-false = Niedozwolony
warsaw-toggle-allow_retreat-true = Dozwolony

## same_unit_twice

warsaw-toggle-same_unit_twice = Kilka kroków jednym oddziałem
warsaw-toggle-same_unit_twice-text = Czy jeden oddział może zrobić kilka kroków z jednego efektu karty; nie dotyczy Zaopatrzenia.
warsaw-toggle-same_unit_twice-true = Dozwolone
warsaw-toggle-same_unit_twice-false = Każdy krok innym oddziałem

## ally_hands

warsaw-toggle-ally_hands = Karty sojuszników
warsaw-toggle-ally_hands-text = Czy sojusznicy widzą nawzajem swoje karty; ma to znaczenie tylko przy 3 lub 4 graczach.
warsaw-toggle-ally_hands-shared = Sojusznicy je widzą
warsaw-toggle-ally_hands-private = Każdy widzi tylko własne

## early_battle_orders

warsaw-toggle-early_battle_orders = Rozkazy we wcześniejszej bitwie
warsaw-toggle-early_battle_orders-text = Czy efekty bitewne rozkazów działają w bitwie rozpoczętej przez dowódcę.
warsaw-toggle-early_battle_orders-true = Działają
warsaw-toggle-early_battle_orders-false = Nie działają

## orders_per_field

warsaw-toggle-orders_per_field = Rozkazy na polu
warsaw-toggle-orders_per_field-text = Ile rozkazów może leżeć na jednym polu rozkazu.
warsaw-toggle-orders_per_field-1 = Jeden
warsaw-toggle-orders_per_field-unlimited = Dowolnie wiele
`;export{e as default};