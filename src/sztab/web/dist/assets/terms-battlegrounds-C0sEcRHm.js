var e=`### Presets and options: Battlegrounds.

## Presets

battlegrounds-preset-battle = Battle
battlegrounds-preset-battle-text = Everyone for themselves: collect pairs and destroy tanks. For 2 to 4 players.
battlegrounds-preset-team = Team
battlegrounds-preset-team-text = Two against two, with one common area for each team. For 4 players.
battlegrounds-preset-family = Family
battlegrounds-preset-family-text = A memory game: find pairs among face-down tokens. For 2 to 4 players.
battlegrounds-preset-solo = Solo
battlegrounds-preset-solo-text = Alone against the artillery, for a rank of 1 to 6 stars. For 1 player.

## variant

battlegrounds-toggle-variant = Variant
battlegrounds-toggle-variant-text = Which of the four games on this board is played.
battlegrounds-toggle-variant-battle = Battle
battlegrounds-toggle-variant-team = Team
battlegrounds-toggle-variant-family = Family
battlegrounds-toggle-variant-solo = Solo

## dealing

battlegrounds-toggle-dealing = Dealing the tank cards
battlegrounds-toggle-dealing-text = Whether tank cards are dealt at random, or laid out and chosen in turn.
battlegrounds-toggle-dealing-random = At random
battlegrounds-toggle-dealing-draft = Draft
battlegrounds-condition-dealing-draft-variant = A draft is for Battle and Team only: Family has no tank cards, and in Solo two cards are drawn.

## picture_set

battlegrounds-toggle-picture_set = Pictures
battlegrounds-toggle-picture_set-text = How many pictures there are; fewer pictures make pairs easier to find.
battlegrounds-toggle-picture_set-16x4 = 16 pictures on 4 tokens each
battlegrounds-toggle-picture_set-8x8 = 8 pictures on 8 tokens each

## victory_check

battlegrounds-toggle-victory_check = Reaching the target
battlegrounds-toggle-victory_check-text = When the player who reaches the target wins.
battlegrounds-toggle-victory_check-immediate = At once
battlegrounds-toggle-victory_check-end_of_own_turn = At the end of that player’s turn
battlegrounds-condition-victory_check-end_of_own_turn-variant = Only Battle can wait for the end of the turn; the other variants end at once.

## respawn_on_dud

battlegrounds-toggle-respawn_on_dud = Respawning on a dud
battlegrounds-toggle-respawn_on_dud-text = What happens when a pawn returns to a base square with a dud.
battlegrounds-toggle-respawn_on_dud-defuse_if_forced = Only if no other square is left; the dud is harmless
battlegrounds-toggle-respawn_on_dud-destroy = Allowed at any time; the tank is destroyed
battlegrounds-condition-respawn_on_dud-destroy-variant = Only Battle and Team have duds on the board.

## friendly_fire

battlegrounds-toggle-friendly_fire = Friendly fire
battlegrounds-toggle-friendly_fire-text = Whether you may shoot your team-mate’s tank; no point token changes hands.
battlegrounds-toggle-friendly_fire-false = Not allowed
battlegrounds-toggle-friendly_fire-true = Allowed
battlegrounds-condition-friendly_fire-true-variant = Friendly fire needs a team: choose the variant Team.

## pairing

battlegrounds-toggle-pairing = Forming pairs
battlegrounds-toggle-pairing-text = Whether pairs form by themselves, or you form them and may wait for a special token.
battlegrounds-toggle-pairing-automatic = Automatically
battlegrounds-toggle-pairing-manual = By the player
battlegrounds-condition-pairing-manual-variant = In Family pairs are found on the board, so nobody forms them.

## direction_reversal

battlegrounds-toggle-direction_reversal = Straight back with Direction
battlegrounds-toggle-direction_reversal-text = Whether a move with the upgrade Direction may go straight back.
battlegrounds-toggle-direction_reversal-true = Allowed
battlegrounds-toggle-direction_reversal-false = Not allowed
battlegrounds-condition-direction_reversal-false-variant = Family has no tank cards and so no Direction.

## reactive_armour

battlegrounds-toggle-reactive_armour = Armour in response to a shot
battlegrounds-toggle-reactive_armour-text = Whether you may lay a ready Armour on your tank when a shot is fired at it.
battlegrounds-toggle-reactive_armour-false = Not allowed
battlegrounds-toggle-reactive_armour-true = Allowed
battlegrounds-condition-reactive_armour-true-variant = In Family icons have no effect, so there is no Armour.
`;export{e as default};