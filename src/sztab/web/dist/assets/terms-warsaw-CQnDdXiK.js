var e=`### Presets and options: Battle of Warsaw.

## Presets

warsaw-preset-standard = Standardní hra
warsaw-preset-standard-text = Hra podle tištěných pravidel; kde mlčí, platí náš výklad.

## die

warsaw-toggle-die = Kostka
warsaw-toggle-die-text = Která kostka určuje frontu s žetonem Bonusu.
warsaw-toggle-die-d3 = 1 až 3
warsaw-toggle-die-d6_blank = 1 až 6; při 4, 5 a 6 se žeton nepokládá

## funds_tie

warsaw-toggle-funds_tie = Remíza u Financí
warsaw-toggle-funds_tie-text = Co se stane s kartami v ruce, když Finance nikdo nezíská.
warsaw-toggle-funds_tie-base_hand = Dobírá se jako v 1. kole
warsaw-toggle-funds_tie-no_draw = Nikdo nedobírá

## supply_values

warsaw-toggle-supply_values = Zásobovací akce
warsaw-toggle-supply_values-text = Kolik akcí dávají obě hrany karty Zásobování.
warsaw-toggle-supply_values-standard = 3 a 1 ve dvou hráčích, 4 a 2 ve více
warsaw-toggle-supply_values-4-2 = Vždy 4 a 2
warsaw-toggle-supply_values-3-1 = Vždy 3 a 1

## blockade_side

warsaw-toggle-blockade_side = Strana žetonu Blokády
warsaw-toggle-blockade_side-text = Kam se během hry smějí klást žetony Blokády.
warsaw-toggle-blockade_side-colour_bound = Jen na straně jeho soupeře
warsaw-toggle-blockade_side-free = Na kteroukoli stranu

## block_2lf_scope

warsaw-toggle-block_2lf_scope = Žeton na 2. liniích
warsaw-toggle-block_2lf_scope-text = Které kroky zakazuje žeton na 2. liniích.
warsaw-toggle-block_2lf_scope-between_fronts = Kroky mezi frontami
warsaw-toggle-block_2lf_scope-all_moves = Každý krok z 2. linie

## allow_retreat

warsaw-toggle-allow_retreat = Ústup
warsaw-toggle-allow_retreat-text = Zda smí jednotka ustoupit z 1. linie na 2. linii.
warsaw-toggle-allow_retreat-false = Nedovolen
warsaw-toggle-allow_retreat-true = Dovolen

## same_unit_twice

warsaw-toggle-same_unit_twice = Víc kroků jednou jednotkou
warsaw-toggle-same_unit_twice-text = Zda smí jedna jednotka udělat víc kroků z jednoho efektu karty; Zásobování se to netýká.
warsaw-toggle-same_unit_twice-true = Dovoleno
warsaw-toggle-same_unit_twice-false = Každý krok jinou jednotkou

## ally_hands

warsaw-toggle-ally_hands = Karty spojenců
warsaw-toggle-ally_hands-text = Zda si spojenci vidí do karet; má to význam jen ve 3 nebo 4 hráčích.
warsaw-toggle-ally_hands-shared = Spojenci je vidí
warsaw-toggle-ally_hands-private = Každý vidí jen své

## early_battle_orders

warsaw-toggle-early_battle_orders = Rozkazy v předčasné bitvě
warsaw-toggle-early_battle_orders-text = Zda bitevní efekty rozkazů působí v bitvě, kterou zahájí velitel.
warsaw-toggle-early_battle_orders-true = Působí
warsaw-toggle-early_battle_orders-false = Nepůsobí

## orders_per_field

warsaw-toggle-orders_per_field = Rozkazy na poli
warsaw-toggle-orders_per_field-text = Kolik rozkazů smí ležet na jednom poli rozkazu.
warsaw-toggle-orders_per_field-1 = Jeden
warsaw-toggle-orders_per_field-unlimited = Libovolně mnoho
`;export{e as default};