var e=`# Rush: the ways to set up a game. Dots in names of toggles are written as dashes.

## Presets

rush-preset-base = Base game
rush-preset-base-text = The base game as printed.
rush-preset-second-front = Second Front
rush-preset-second-front-text = The expansion for up to 6 players: British vehicles, Headquarters, Rear Guard and new Achievements.
rush-preset-alternative = Alternative rules
rush-preset-alternative-text = All alternative rules, everyone for themselves: fights with support, hidden hands, a Reserve of six and Medal sets.
rush-preset-alternative-teams = Alternative rules in teams
rush-preset-alternative-teams-text = All alternative rules in two teams: 1 against 2, 2 against 2 or 2 against 3.
rush-preset-base-front-achievements = Base game, more Achievements
rush-preset-base-front-achievements-text = The base game with the Achievements of Second Front.
rush-preset-base-reserve-5 = Base game, Reserve of five
rush-preset-base-reserve-5-text = The base game with five vehicles to choose from instead of four.
rush-preset-base-send-defender = Base game, attackers defend
rush-preset-base-send-defender-text = The base game; after an attack one of the attackers goes to defend a Base.
rush-preset-second-front-surviving-bases = Second Front, surviving Bases score
rush-preset-second-front-surviving-bases-text = Second Front; each Base you still have at the end scores 1 Medal.
rush-preset-interactive-core = Base game with fights
rush-preset-interactive-core-text = The base game with fights and support, hidden hands and the bonus for defended Bases.

## Toggles

rush-toggle-cards-britain = British vehicles
rush-toggle-cards-britain-text = Adds the 30 British vehicles and their stack of Medals.
rush-toggle-cards-britain-off = Off
rush-toggle-cards-britain-on = On

rush-toggle-cards-extra20 = Twenty more vehicles
rush-toggle-cards-extra20-text = Adds five vehicles for each of the four other nations.
rush-toggle-cards-extra20-off = Off
rush-toggle-cards-extra20-on = On

rush-toggle-cards-newAbilities = Dispatch and Planning
rush-toggle-cards-newAbilities-text = Whether vehicles with Dispatch or Planning are used.
rush-toggle-cards-newAbilities-remove = Left out
rush-toggle-cards-newAbilities-keep = In play

rush-toggle-players-max = Maximum players
rush-toggle-players-max-text = How many people may play; a sixth needs the starting set of the expansion.
rush-toggle-players-max-5 = 5
rush-toggle-players-max-6 = 6

rush-toggle-achievements-front = New Achievements
rush-toggle-achievements-front-text = The twelve Achievements of Second Front are shuffled in.
rush-toggle-achievements-front-off = Off
rush-toggle-achievements-front-on = On

rush-toggle-achievements-custom = Custom Achievements
rush-toggle-achievements-custom-text = How many Achievements from your card file are used; all of them unless you choose otherwise.
rush-toggle-achievements-custom-0 = None
rush-toggle-achievements-custom-1 = One
rush-toggle-achievements-custom-2 = Two

rush-toggle-achievements-deck = Achievement deck
rush-toggle-achievements-deck-text = Achievements that are not laid out form a deck from which Planning draws.
rush-toggle-achievements-deck-off = Off
rush-toggle-achievements-deck-on = On

rush-toggle-hq = Headquarters
rush-toggle-hq-text = Each player has a Headquarters, a fourth Base that falls last.
rush-toggle-hq-off = Off
rush-toggle-hq-on = On

rush-toggle-rearGuard = Rear Guard
rush-toggle-rearGuard-text = Each player has a Rear Guard, where one card waits for a later turn.
rush-toggle-rearGuard-off = Off
rush-toggle-rearGuard-on = On

rush-toggle-reserve-size = Size of the Reserve
rush-toggle-reserve-size-text = How many vehicles are in the Reserve.
rush-toggle-reserve-size-4 = 4 cards
rush-toggle-reserve-size-5 = 5 cards
rush-toggle-reserve-size-6 = 6 cards

rush-toggle-reserve-gap = Gaps in the Reserve
rush-toggle-reserve-gap-text = When a gap in the Reserve is filled.
rush-toggle-reserve-gap-immediate = At once
rush-toggle-reserve-gap-end-of-turn = At the end of the turn

rush-toggle-reserve-rotate = Advancing the Reserve
rush-toggle-reserve-rotate-text = When the oldest card leaves the Reserve and a new one comes in.
rush-toggle-reserve-rotate-end = At the end of every turn
rush-toggle-reserve-rotate-start-optional = In Phase I, if you want

rush-toggle-attack-sendDefender = Attackers defend
rush-toggle-attack-sendDefender-text = After an attack one of the attackers must go and defend a Base.
rush-toggle-attack-sendDefender-off = Off
rush-toggle-attack-sendDefender-on = On

rush-toggle-indestructibility = Indestructibility
rush-toggle-indestructibility-text = From which stack Indestructibility takes a Medal.
rush-toggle-indestructibility-own-nation = The card’s own nation
rush-toggle-indestructibility-any-nation = Any nation

rush-toggle-scoring-survivingBases = Surviving Bases
rush-toggle-scoring-survivingBases-text = Medals for each of your Bases still standing at the end.
rush-toggle-scoring-survivingBases-0 = No Medals
rush-toggle-scoring-survivingBases-1 = 1 Medal each
rush-toggle-scoring-survivingBases-2 = 2 Medals each
rush-toggle-scoring-survivingBases-3 = 3 Medals each

rush-toggle-hand-reveal = Revealing the hand
rush-toggle-hand-reveal-text = Whether your hand is laid open in Phase I or card by card as you play.
rush-toggle-hand-reveal-all = All in Phase I
rush-toggle-hand-reveal-one-by-one = Card by card

rush-toggle-combat = Attack on vehicles
rush-toggle-combat-text = Attackers are named in advance, or they fight one by one with support from the hand.
rush-toggle-combat-fixed = Without support
rush-toggle-combat-interactive = Fights with support

rush-toggle-weakHand = Weak-hand compensation
rush-toggle-weakHand-text = If you play no card in your turn, you may keep one or scrap one.
rush-toggle-weakHand-off = Off
rush-toggle-weakHand-on = On

rush-toggle-bonus-defended = Bonus for defended Bases
rush-toggle-bonus-defended-text = You draw one more card if more than half of your Bases are defended.
rush-toggle-bonus-defended-off = Off
rush-toggle-bonus-defended-on = On

rush-toggle-hand-cap = Hand limit
rush-toggle-hand-cap-text = How many cards you may hold at most when your turn begins.
rush-toggle-hand-cap-none = No limit
rush-toggle-hand-cap-5 = 5 cards

rush-toggle-scoring-sets = Medal sets
rush-toggle-scoring-sets-text = Sets of Medals of different nations score extra points.
rush-toggle-scoring-sets-off = Off
rush-toggle-scoring-sets-on = On

rush-toggle-reshuffle-limit = New Garages per turn
rush-toggle-reshuffle-limit-text = How often in a turn a new Garage is made from the Depot.
rush-toggle-reshuffle-limit-unlimited = Any number
rush-toggle-reshuffle-limit-once = Only once

rush-toggle-recruit-keep = Recruitment: keep a card
rush-toggle-recruit-keep-text = Recruitment may also be used to keep a card for the next turn instead of buying more.
rush-toggle-recruit-keep-off = Off
rush-toggle-recruit-keep-on = On

rush-toggle-teams = Teams
rush-toggle-teams-text = Two teams play against each other and take turns alternately; with unequal teams the larger one begins.
rush-toggle-teams-off = Everyone for themselves
rush-toggle-teams-2v2 = 2 against 2
rush-toggle-teams-2v3 = 2 against 3
rush-toggle-teams-1v2 = 1 against 2
rush-toggle-teams-3v3 = 3 against 3

rush-toggle-opt-firstPlayer = First player
rush-toggle-opt-firstPlayer-text = How the first player is decided.
rush-toggle-opt-firstPlayer-random = Random
rush-toggle-opt-firstPlayer-host = The host

rush-toggle-opt-depotInfo = Looking through Depots
rush-toggle-opt-depotInfo-text = Whether only its owner may look through a Depot.
rush-toggle-opt-depotInfo-owner = Its owner
rush-toggle-opt-depotInfo-all = Everyone

rush-toggle-opt-siegeArmour1 = Siege against armour 1
rush-toggle-opt-siegeArmour1-text = What one Siege does to an undamaged vehicle with armour 1.
rush-toggle-opt-siegeArmour1-damage = Damages it
rush-toggle-opt-siegeArmour1-destroy = Destroys it

rush-toggle-opt-researchNoTarget = Research without a vehicle
rush-toggle-opt-researchNoTarget-text = Whether Research may be used when no vehicle is cheap enough.
rush-toggle-opt-researchNoTarget-allowed = Allowed
rush-toggle-opt-researchNoTarget-forbidden = Forbidden

rush-toggle-opt-medalGroup = Awarding Medals
rush-toggle-opt-medalGroup-text = Whether Medals for vehicles destroyed by attack and by Siege are awarded separately or together.
rush-toggle-opt-medalGroup-by-source = Separately
rush-toggle-opt-medalGroup-by-turn = Together

rush-toggle-opt-squadDefenders = Defenders at the end
rush-toggle-opt-squadDefenders-text = Whether vehicles on Bases belong to the final squad.
rush-toggle-opt-squadDefenders-excluded = Do not count
rush-toggle-opt-squadDefenders-included = Count

rush-toggle-opt-hqGuardTarget = Defender of a Headquarters
rush-toggle-opt-hqGuardTarget-text = Whether the defender of a Headquarters that is still safe can be chosen as a target.
rush-toggle-opt-hqGuardTarget-yes = Can be a target
rush-toggle-opt-hqGuardTarget-no = Is safe too

rush-toggle-opt-fightBreaks = Between the fights
rush-toggle-opt-fightBreaks-text = Whether other cards may be played between the single attacks of a turn.
rush-toggle-opt-fightBreaks-allowed = Other plays allowed
rush-toggle-opt-fightBreaks-block = Attacks in one go

## Combinations that are refused

rush-condition-cards-newAbilities-keep-rearGuard = Dispatch sends a vehicle to the Rear Guard, so the Rear Guard must be in play.
rush-condition-cards-newAbilities-keep-achievements-deck = Planning draws from the Achievement deck, so there must be one.
rush-condition-reserve-gap-end-of-turn-reserve-rotate = If gaps are filled at the end of the turn, the Reserve advances then too, not in Phase I.
rush-condition-bonus-defended-on-hand-cap = With the bonus for defended Bases nobody may begin a turn with more than 5 cards.
rush-condition-recruit-keep-on-hand-cap = If Recruitment can keep a card, nobody may begin a turn with more than 5 cards.
rush-condition-teams-2v2-2v3-1v2-3v3-combat = Allies support each other in fights, so teams need fights with support.
rush-condition-teams-3v3-players-max = 3 against 3 needs six players.
rush-condition-opt-fightBreaks-allowed-attack-sendDefender = One attacker must go and defend when the attack is over, so nothing may be played between the attacks.
`;export{e as default};