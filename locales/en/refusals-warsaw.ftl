### Battle of Warsaw: why an action is not allowed.

## Steps of units

no-no-step-back = Units do not step back from the first line.
no-no-unit-on-line = There is no unit on line { $line } of the { $front } Front.
no-units-already-moved = Every unit on line { $line } of the { $front } Front has already moved.
no-second-line-no-crossing = A Blockade marker on the second line forbids steps between fronts.
no-second-line-blocked = A Blockade marker on the second line forbids every step from it.
no-first-line-blocked = A Blockade marker lies on the first line of the { $front } Front: no unit enters it.
no-second-line-full = The second line of the { $front } Front is full: it holds { $limit } units.
no-units-moving = You are moving units: choose a step, or stop.
no-second-to-first-only = The card moves units from the second line to the first only.
no-other-front-only = The card moves units on the { $front } Front only.
no-supply-or-stop = A supply action adds a unit or moves one a step; you can also stop.
no-no-unit-in-reserve = No unit is left in the Reserve.
no-no-enemy-on-line = There is no enemy unit on that line.
no-remove-from-line = Choose the line that loses an enemy unit.
no-first-line-or-decline = All units may move to the first line now: accept or decline.

## Cards

no-choose-front = Choose the front on which the card is played.
no-card-not-for-front = This card does not go to the { $front } Front.
no-commander-field-blocked = A Blockade marker lies on the empty commander field of the { $front } Front.
no-order-field-blocked = A Blockade marker lies on the Order field of the { $front } Front.
no-order-on-front = There is already an Order on the { $front } Front.
no-effect-not-optional = The card does not let you decline its effect.
no-effect-decided = You have activated the commander: now use an effect.
no-effect-condition-unmet = That effect cannot be chosen: its condition is not met.
no-choose-effect = Choose an effect of the commander.

## Actions of a turn

no-no-cards-for-action = Every action needs a card, and your hand is empty.
no-play-discard-or-pass = Play a card, or discard one for another action, or pass.
no-another-action-or-decline = Take one more action, or decline it; declining is not a pass.
no-card-not-held = The player whose turn it is does not have that card.
no-all-commander-fields-blocked = Blockade markers lie on all commander fields: no commander can be played.
no-no-order-field-free = No Order field is free: each holds an Order or a Blockade marker.
no-all-order-fields-blocked = Blockade markers lie on all Order fields: no Order can be played.
no-no-commander-on-front = You have no commander on the { $front } Front.
no-commander-used = This commander has already been used this round.
no-commander-blocked = A Blockade marker lies on this commander, who cannot be activated.
no-no-effect-possible = No effect of this commander can be chosen now.
no-discard-to-pay = Discard a card from your hand: it pays for the action.

## Markers

no-marker-already-there = The marker is already there: choose another place.
no-marker-on-field = There is already another marker there.
no-order-on-field = There is an Order there: no marker can be put on its field.
no-place-blockade = Place a Blockade marker now.
no-special-blockade-stays = The Special Blockade marker cannot be moved during the round.
no-place-own-blockade = Place your own army’s Blockade marker.
no-blockade-on-enemy-side = A Blockade marker lies only on the side of the enemy of its army.
no-army-places-blockade = The army is placing its Blockade marker on a place of its enemy.
no-not-in-enemy-half = That place is not in the enemy’s half.
no-own-blockade-at-setup = At set-up each army places its own Blockade marker.
no-not-on-card = The card does not name that place for its marker.
no-place-special-blockade = Place the Special Blockade marker now, or decline.
no-support-places-special = Social Support only lets you place the Special Blockade marker.
no-not-an-enemy-place = That is not a place of the enemy.

## Resources, random draws and the end

no-edge-chosen-by-winner = The winner of { $resource } is choosing the edge: a or b.
no-army-names-drawer = The army is deciding which of its players draws up to 4 cards.
no-army-gives-initiative = The army is giving each player one Initiative token.
no-army-lots = Armies are being drawn.
no-blockade-lots = It is being drawn which army places its Blockade marker first.
no-order-being-rolled = The die is deciding the order of play.
no-bonus-being-rolled = The die is deciding where the Bonus marker lies.
no-army-card-being-drawn = A card is being drawn from the army’s deck.
no-not-an-action = There is no action { $number }.
no-game-over = The game is over.

## Reasons at places of the table: out of turn, or something else comes first

no-commander-comes-by-card = A commander comes to the { $front } Front when you play a Commander card there.
no-effect-chosen-by-commander = An effect is chosen when its commander is played or activated.
no-order-comes-by-card = An Order comes to the { $front } Front when you play an Order card there.
no-blockade-moves-by-action = Blockade markers move only by an action or by a card that says so.
no-bids-in-your-turn = Cards are laid beside { $resource } as an action of your turn.
no-cards-in-stage-three = Cards are played in stage 3, after the resource duel.
no-choose-edge = Choose one of the two edges of { $resource }.
no-enemy-removed-on-front = Enemy units are removed now, on the { $front } Front only.
no-enemy-leaves-by-card = Enemy units on line { $line } of the { $front } Front leave it only by a card or in battle.
no-marker-before-place = First choose the marker, then its new place.
no-other-seat-moves = It is the turn of { $seat }.
no-other-chooses-edge = It is up to { $seat } to choose the edge of { $resource }.
no-other-decides-for-army = It is up to { $seat } to decide for the army.
no-other-places-blockade = It is up to { $seat } to place a Blockade marker.
no-other-places-special = It is up to { $seat } to place the Special Blockade marker, or not to.
no-other-supplies = It is up to { $seat } to use the supply actions.
no-units-move-only = Only units on the fronts move now; none is added from the Reserve.
no-finish-card-first = One action at a time: first finish the card that is being played.
no-players-not-now = Players are chosen only when an army deals cards or Initiative tokens.
no-enemy-commander-field = The commander field on the { $front } Front belongs to the enemy.
no-commander-waits = The commander of the { $front } Front acts when you play or activate it in your turn.
no-front-before-card = The { $front } Front is chosen for a card: first choose the card.
no-enemy-order-field = The Order field on the { $front } Front belongs to the enemy.
no-order-stays = The Order on the { $front } Front stays there until the end of the round.
no-marker-needs-place = This is the marker to move: choose its place.
no-enemy-reserve = This is the Reserve of the enemy; units in it: { $units }.
no-player-of-other-army = This player is in the other army: choose one of your own.
no-bid-before-resource = To bid for { $resource } choose that action first: it takes a card from your hand.
no-blockade-costs-card = To move a Blockade marker you discard a card: that is an action of its own.
no-units-leave-by-card = Units leave your Reserve by a card or a supply action; units in it: { $units }.
no-units-move-by-card = Units on line { $line } of the { $front } Front move only by a card or a supply action.
no-no-player-chosen = With two players turns alternate: nobody has to be chosen.
no-enemy-units-not-yours = You move your own units, not those of the enemy.
