var e=`### Presets and options: Battle of Warsaw.

## Presets

warsaw-preset-standard = Standard
warsaw-preset-standard-text = The game as printed; where the rulebook is silent, our rulings hold.

## die

warsaw-toggle-die = Die
warsaw-toggle-die-text = Which die puts the Bonus marker on a front.
warsaw-toggle-die-d3 = 1 to 3
warsaw-toggle-die-d6_blank = 1 to 6; 4, 5 and 6 place no marker

## funds_tie

warsaw-toggle-funds_tie = Tie on Funds
warsaw-toggle-funds_tie-text = What happens to the hands when nobody wins Funds.
warsaw-toggle-funds_tie-base_hand = Fill hands as in round 1
warsaw-toggle-funds_tie-no_draw = Nobody draws

## supply_values

warsaw-toggle-supply_values = Supply actions
warsaw-toggle-supply_values-text = How many supply actions the two edges of the Supply card give.
warsaw-toggle-supply_values-standard = 3 and 1 with two players, 4 and 2 with more
warsaw-toggle-supply_values-4-2 = Always 4 and 2
warsaw-toggle-supply_values-3-1 = Always 3 and 1

## blockade_side

warsaw-toggle-blockade_side = Side of a Blockade marker
warsaw-toggle-blockade_side-text = Where Blockade markers may be put during the game.
warsaw-toggle-blockade_side-colour_bound = Only on the side of the marker’s enemy
warsaw-toggle-blockade_side-free = On either side

## block_2lf_scope

warsaw-toggle-block_2lf_scope = Marker on the second lines
warsaw-toggle-block_2lf_scope-text = Which steps a marker on the second lines forbids.
warsaw-toggle-block_2lf_scope-between_fronts = Steps between fronts
warsaw-toggle-block_2lf_scope-all_moves = Every step from a second line

## allow_retreat

warsaw-toggle-allow_retreat = Retreat
warsaw-toggle-allow_retreat-text = Whether a unit may step from the first line back to the second.
warsaw-toggle-allow_retreat-false = Not allowed
warsaw-toggle-allow_retreat-true = Allowed

## same_unit_twice

warsaw-toggle-same_unit_twice = Several steps with one unit
warsaw-toggle-same_unit_twice-text = Whether one unit may take several steps of one card effect; Supply is not affected.
warsaw-toggle-same_unit_twice-true = Allowed
warsaw-toggle-same_unit_twice-false = Each step with another unit

## ally_hands

warsaw-toggle-ally_hands = Hands of allies
warsaw-toggle-ally_hands-text = Whether allies see each other’s hands; it matters only with 3 or 4 players.
warsaw-toggle-ally_hands-shared = Allies see them
warsaw-toggle-ally_hands-private = Each sees only their own

## early_battle_orders

warsaw-toggle-early_battle_orders = Orders in an early battle
warsaw-toggle-early_battle_orders-text = Whether battle effects of Orders work in a battle that a commander starts.
warsaw-toggle-early_battle_orders-true = They work
warsaw-toggle-early_battle_orders-false = They do not work

## orders_per_field

warsaw-toggle-orders_per_field = Orders per field
warsaw-toggle-orders_per_field-text = How many Orders may lie on one Order field.
warsaw-toggle-orders_per_field-1 = One
warsaw-toggle-orders_per_field-unlimited = Any number
`;export{e as default};