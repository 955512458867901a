var e=`### Short texts of the rules: Battle of Warsaw.

## 1 Components

warsaw-section-1 = Components
WAR-001 = The Polish deck holds 53 cards: 23 Unit, 15 Commander and 15 Order cards.
WAR-002 = The Red Army’s deck holds 53 cards: 20 Unit, 15 Commander and 18 Order cards.
WAR-003 = Each of the 106 cards exists only once, and no two commanders share a name.
WAR-004 = There are 4 player boards, 2 per army: a summary of the round, with the deck and discard pile beside it and no other use.
WAR-005 = The die shows 1, 2 or 3, each with the same chance.
WAR-006 = There are 3 Resource cards: Funds (I), Supply (II) and Social Support (III).
WAR-007 = Funds and Supply have one face for 2 players and one for 3–4; Social Support is the same on both.
WAR-008 = Each army has 21 units, all alike.
WAR-009 = There is one Blockade marker for each army and one Special Blockade marker.
WAR-010 = The table holds the board, 2 VP markers, 3 Advantage markers, 1 Bonus marker and 1 Round marker.
WAR-011 = There are 6 Effect markers, 3 for each army.
WAR-012 = The 6 Strength markers are only a counting aid and change no rule.
WAR-013 = The 4 Initiative tokens, numbered 1 to 4, are used only with 3 or 4 players.
WAR-014 = Two, three or four players can play.

## 2 Zones and hidden information

warsaw-section-2 = Zones and hidden information
WAR-015 = There are three fronts, always in this order: Northern, Central, Southern.
WAR-016 = On every front each army has a first line, a second line, one Commander field and one Order field.
WAR-017 = Units in the Reserve take no part in battles and add no strength.
WAR-018 = Beside each Resource card lie the cards discarded for it, one pile per army.
WAR-019 = Each army has one deck and one discard pile; allies share them.
WAR-020 = An army’s units in the Reserve and on all its lines always add up to 21.
WAR-021 = No card ever leaves the game: wherever they lie, an army’s cards always number 53.
WAR-022 = Decks lie face down: nobody knows their order, but everybody knows how many cards are left.
WAR-023 = The enemy does not see your hand, only how many cards it holds.
WAR-024 = Allies decide together and see each other’s hands, unless the table agreed to keep them private.
WAR-025 = Commanders, Orders, units, markers, tokens and both tracks are open to all; Orders lie face up.
WAR-026 = Everybody may look through the discard piles.
WAR-027 = The cards beside the Resource cards are open: everybody sees how many and which.

## 3 Set-up

warsaw-section-3 = Set-up
WAR-028 = The board is laid out with all its places empty.
WAR-029 = A lot decides who plays the Polish Army and who the Red Army.
WAR-030 = With 3 players two share one army and the third plays alone, with either army; with 4 it is two against two.
WAR-031 = Each player gets a player board of their own army.
WAR-032 = Each army’s 53 cards are shuffled and laid face down; the discard pile starts empty.
WAR-033 = Each army puts its 21 units into its Reserve.
WAR-034 = At set-up each army puts its own Blockade marker on a place of the enemy; a lot decides who goes first.
WAR-035 = Each army takes 3 Effect markers.
WAR-036 = Both armies start with 0 victory points.
WAR-037 = On every front an Advantage marker lies in the centre, between the two first lines.
WAR-038 = The Round marker starts on 1.
WAR-039 = The 3 Resource cards start in the neutral position, with the face for your number of players up.
WAR-040 = The Special Blockade marker starts on the Social Support card.
WAR-041 = The die, the Bonus marker and the Strength markers lie beside the board; with 3 or 4 players also the Initiative tokens.
WAR-042 = Each army starts with 1 unit on each of its three second lines and 18 units in the Reserve.

## 4 Rounds

warsaw-section-4 = Rounds
WAR-043 = A round: Bonus marker, Resource duel, Military actions, Battle (Orders, strength, advantage, losses), victory check.
WAR-044 = Round 1 has its own preparation and no Resource duel.
WAR-045 = Rounds 2 to 13 have all four stages and the victory check, but no preparation.
WAR-046 = If the game is not over, the Round marker moves on one space and a new round begins.

## 5 Preparation of round 1

warsaw-section-5 = Preparation of round 1
WAR-047 = With 2 players a roll of the die gives one of you the initiative in round 1.
WAR-048 = With 3 or 4 players everybody rolls: the highest gets token 1, the next token 2, and so on; ties roll again.
WAR-049 = Starting hands: 4 cards each with 2 players, 3 each with 3 or 4; a player alone against two gets 6.

## 6 Stage 1: Bonus marker

warsaw-section-6 = Stage 1: Bonus marker
WAR-050 = The roll for the Bonus marker is made in every round, also in the first.
WAR-051 = The player with the initiative rolls the die; from round 2 on, the player who had it in the previous round.
WAR-052 = A 1 puts the Bonus marker on the Northern front, a 2 on the Central, a 3 on the Southern.
WAR-053 = If the die shows the front that was rolled last, the Bonus marker lies on no front this round.
WAR-054 = In round 1 no front was rolled before, so the Bonus marker always goes to the front rolled.
WAR-055 = The Bonus marker stays until the next roll; its point is given after the battles.

## 7.1 Stage 2: Resource duel in general

warsaw-section-7-1 = Stage 2: Resource duel in general
WAR-056 = The Resource cards are resolved in this order: Funds, Supply, Social Support.
WAR-057 = At the end of a round the army with more cards beside a Resource card wins it; allies’ cards count together.
WAR-058 = If both armies have the same number of cards beside it, nobody wins the resource; 0 to 0 is a tie too.
WAR-059 = A resource that you won takes effect in the Resource duel of the next round.
WAR-060 = The winner turns the card; each army then uses the edge that faces it.
WAR-061 = After all three Resource cards are resolved they turn back, and the cards beside them go to the discard piles.

## 7.2 Stage 2: Funds

warsaw-section-7-2 = Stage 2: Funds
WAR-062 = 2 players: the winner of Funds draws up to 5 cards and takes the initiative for this round.
WAR-063 = 2 players: the player who did not win Funds draws up to 4 cards.
WAR-064 = 2 players, tie on Funds: you both fill up to 4 cards, and the initiative does not change hands.
WAR-065 = 3–4 players: the army that won Funds chooses which edge of the card faces it.
WAR-066 = Funds, edge A (3–4 players): both allies draw up to 3 cards each, and their army deals out the Initiative tokens.
WAR-067 = Funds, edge B (3–4 players): one ally draws up to 4 cards, the other up to 3; their army decides who gets 4.
WAR-068 = A player who leads an army alone draws for both: up to 6 cards with edge A of Funds, up to 7 with edge B.
WAR-069 = The enemy army uses the opposite edge of Funds: if the winner takes edge B, the loser deals out the tokens.
WAR-070 = The army facing edge A of Funds collects all Initiative tokens in use and gives each player exactly one, as it likes.
WAR-071 = The turn order holds until the Initiative tokens are dealt out again.
WAR-072 = A new turn order is valid at once, in the round that is beginning.
WAR-073 = 3–4 players, tie on Funds: the tokens stay; every ally draws up to 3 cards, a player alone up to 6.
WAR-074 = Drawing “up to N” counts the cards you kept: you draw only as many as are missing.
WAR-075 = If you already hold more cards than the number, you draw nothing and keep them all.
WAR-076 = You always draw the full number; you cannot draw fewer.
WAR-077 = The army that won Funds draws first, then the other; the Initiative tokens are dealt out after that.

## 7.3 Stage 2: Supply

warsaw-section-7-3 = Stage 2: Supply
WAR-078 = The army that won Supply chooses which edge of the card faces it, with any number of players.
WAR-079 = Both armies use Supply: first the one with the initiative, then the other, each by the number on its edge.
WAR-080 = The number on your edge is your number of supply actions; each adds 1 unit or moves 1 unit one step.
WAR-081 = With Supply you mix adding and moving in any order; units just added may move too.
WAR-082 = You may use fewer supply actions than you have, even none.
WAR-083 = Supply adds units from the Reserve only to a second line, on any front, and within its limit.
WAR-084 = With 3–4 players each army uses Supply once, not each player.
WAR-085 = With 3–4 players one edge of Supply gives 4 actions, the other 2.
WAR-086 = With 2 players one edge of Supply gives 3 actions, the other 1.
WAR-087 = After a tie on Supply neither army gets supply actions.
WAR-088 = The Blockade markers of both armies also restrict supply actions.

## 7.4 Stage 2: Social Support

warsaw-section-7-4 = Stage 2: Social Support
WAR-089 = The army that won Social Support may put the Special Blockade marker on a place, or decline.
WAR-090 = Placing the Special Blockade marker costs no card.
WAR-091 = Social Support comes after Supply, so the Special Blockade never hinders Supply in the same round.

## 8 Units: limits, adding, moving, removing

warsaw-section-8 = Units: limits, adding, moving, removing
WAR-092 = A first line may hold any number of units.
WAR-093 = A second line holds at most 3 units, unless a commander there says otherwise.
WAR-094 = A commander replaces the limit of 3 on your second line of that front by the number on the card.
WAR-095 = If a new commander lowers the limit, surplus units go to the Reserve at once, before the commander’s effect.
WAR-096 = When a commander leaves at the end of the round, the limit is 3 again and surplus units go to the Reserve.
WAR-097 = Units that would exceed the limit of a second line stay in the Reserve.
WAR-098 = If the Reserve holds fewer units than a card adds, you add all that are left.
WAR-099 = You cannot add fewer units than a card says, except where there is no room or no unit left.
WAR-100 = A step goes from a second line to the first of its front or to another second line; units do not step back.
WAR-101 = A step between second lines may go from any front to any other, also from the Northern to the Southern.
WAR-102 = You cannot step into a second line that is at its limit.
WAR-103 = “Up to N” means 0 to N steps, one after another; one unit may take several, unless the table agreed otherwise.
WAR-104 = “Move 1 unit” is one step, and you may leave it out.
WAR-105 = A card lets you move your units on any front, wherever the card lies, unless it says otherwise.
WAR-106 = A removed enemy unit goes to the enemy’s Reserve.
WAR-107 = If there are too few enemy units, all of them are removed; if several lines may be hit, you choose the line.
WAR-108 = The parts of a card are carried out in the order of its text; conditions and numbers are read when their part begins.

## 9.1 Stage 3: turns and passing

warsaw-section-9-1 = Stage 3: turns and passing
WAR-109 = One card is one action: you can act as often as you have cards in hand.
WAR-110 = You take exactly one action in a turn, unless a card grants another.
WAR-111 = 2 players: the holder of the initiative begins, then the turns alternate.
WAR-112 = 3–4 players: turns follow the Initiative tokens from the lowest up, then start again.
WAR-113 = Instead of taking an action you may pass.
WAR-114 = Once you pass, you take no more actions this round.
WAR-115 = When you pass, the cards in your hand are kept for the next round.
WAR-116 = Players who passed or have no cards are skipped; the others go on, even several turns in a row.
WAR-117 = If you have cards and have not passed, you must act or pass.
WAR-118 = No cards are drawn during the Military actions.
WAR-119 = The Military actions end when every player has passed or has no cards left.
WAR-120 = Your actions: play a card, or discard one to move a Blockade marker, to fight for a resource or to activate a commander.
WAR-121 = “Act again” gives you one more action with another card right away; you may decline it, which is not a pass.

## 9.2 Stage 3: Unit cards

warsaw-section-9-2 = Stage 3: Unit cards
WAR-122 = A Unit card adds units from the Reserve to the front and line named on it.
WAR-123 = A Unit card adds units straight to a first line only if it says so.
WAR-124 = If a Unit card offers several fronts, you choose one of them, and all its parts use the same front.
WAR-125 = After its effect a Unit card goes to the discard pile.
WAR-126 = You may play a Unit card even if it adds no unit.

## 9.3 Stage 3: Commander cards

warsaw-section-9-3 = Stage 3: Commander cards
WAR-127 = A Commander card is put on your own Commander field of a front that you choose.
WAR-128 = The effect of a commander is carried out as soon as the card is played.
WAR-129 = Most commanders offer two effects; you choose one of them.
WAR-130 = An Effect marker goes on the chosen effect; a commander who carries one counts as used this round.
WAR-131 = You cannot choose an effect whose condition is not met; if none can be chosen, the commander comes without effect.
WAR-132 = You may decline an effect that says “you may”; the commander then stays unused and can be activated later.
WAR-133 = You cannot decline an effect that can be chosen and does not say “you may”.
WAR-134 = Except for moves, a commander’s effects work only on the commander’s own front, unless the card says otherwise.
WAR-135 = A commander’s strength bonus lasts until the end of the round; its condition is checked only when you choose it.
WAR-136 = You cannot use the same commander twice in a round.
WAR-137 = A commander stays on the front until replaced or, after starting a battle, until the end of that round.
WAR-138 = You may play a commander where you already have one; the old card is discarded and its bonus is lost.
WAR-139 = A new commander may use an effect even if the replaced one was used in the same round.

## 9.4 Stage 3: Order cards

warsaw-section-9-4 = Stage 3: Order cards
WAR-140 = An Order is put on your own Order field of a front that you choose, unless the card says otherwise.
WAR-141 = An Order field holds only one Order, and an Order cannot be replaced.
WAR-142 = Effects of an Order that name no time are carried out at once.
WAR-143 = Effects of an Order marked “in the Battle stage” wait for the Order verification.
WAR-144 = All effects of an Order are carried out, each at its time.
WAR-145 = Except for moves, an Order’s effects work only on its own front, unless the card says otherwise.

## 9.5 Stage 3: moving a Blockade marker

warsaw-section-9-5 = Stage 3: moving a Blockade marker
WAR-146 = To move a Blockade marker you discard any one card from your hand.
WAR-147 = You choose either army’s Blockade marker and move it to a legal place.
WAR-148 = The Special Blockade marker cannot be moved during the round.
WAR-149 = A Blockade marker may lie only on the side of its army’s enemy, no matter who moves it.
WAR-150 = The Blockade marker must go to a place other than the one where it lies.

## 9.6 Stage 3: fighting for a resource

warsaw-section-9-6 = Stage 3: fighting for a resource
WAR-151 = To fight for a resource you put any one card from your hand beside its card.
WAR-152 = You may put any number of cards beside a resource, but each is an action of its own.
WAR-153 = You may fight for resources in round 1 too; it counts for round 2.

## 9.7 Stage 3: activating a commander

warsaw-section-9-7 = Stage 3: activating a commander
WAR-154 = To activate one of your army’s commanders on a front, you discard any one card and carry out an effect.
WAR-155 = You cannot activate a commander who was already used this round.
WAR-156 = Activating follows the rules of playing a commander: choice of effect, Effect marker, front.
WAR-157 = You can activate a commander only if an effect can be chosen now, and then you must use one.
WAR-158 = With 3–4 players you may activate any commander of your army, also one that your ally played.

## 10 Blockade markers

warsaw-section-10 = Blockade markers
WAR-159 = A Blockade marker hinders the army on whose place it lies.
WAR-160 = A Blockade marker lies on a first line, the second lines, a commander, an empty Commander field or an Order field.
WAR-161 = While a marker lies on your first line, you cannot bring units there in any way.
WAR-162 = A marker on a first line blocks only that line; units already there stay and count.
WAR-163 = While a marker lies on your second lines, your units cannot move between fronts (if so agreed, not even to the first line).
WAR-164 = A commander under a Blockade marker cannot be activated.
WAR-165 = A marker on a commander leaves the raised unit limit as it is.
WAR-166 = You cannot put a commander on an empty Commander field with a Blockade marker.
WAR-167 = You cannot put an Order on an Order field with a Blockade marker.
WAR-168 = A marker may be put on a line where units stand.
WAR-169 = The armies’ Blockade markers stay on the board to the end of the game; they can be moved, never removed.
WAR-170 = You cannot put a marker on an Order field where an Order lies.
WAR-171 = A marker does not undo what was done: a used commander keeps the bonus.
WAR-172 = You may replace a commander under a marker; the marker then lies on the new one, whose effect cannot be used.
WAR-173 = If a commander under a marker is discarded at the end of the round, the marker stays and blocks the empty field.
WAR-174 = You cannot put a marker where another marker lies.
WAR-175 = The Special Blockade works like the other markers; its winner puts it on a place of the enemy.

## 11 Stage 4: battles

warsaw-section-11 = Stage 4: battles
WAR-176 = There is at most one battle on each front in a round.
WAR-177 = Battles are resolved in this order: Northern, Central, Southern front.
WAR-178 = There is a battle on a front where any army has a unit or a commander, even if the other has nothing there.
WAR-179 = Without any unit or commander there is no battle and no winner, even if Orders lie there.

## 11.1 Stage 4A: Order verification

warsaw-section-11-1 = Stage 4A: Order verification
WAR-180 = The battle effects of Orders are carried out if their conditions are met; if not, nothing happens.
WAR-181 = All Orders on fronts still to be fought are verified before any strength is compared.

## 11.2 Stage 4B: strength

warsaw-section-11-2 = Stage 4B: strength
WAR-182 = Each unit on a first line counts 2, each on a second line counts 1.
WAR-183 = A commander adds strength only if used for a strength effect in this round, by being played or activated.
WAR-184 = Army strength on a front: units plus the commander’s bonus plus strength from the Order.
WAR-185 = The army with the higher strength wins the battle.
WAR-186 = With equal strength nobody wins the battle, also at 0 to 0.

## 11.3 Stage 4C: Advantage and victory points

warsaw-section-11-3 = Stage 4C: Advantage and victory points
WAR-187 = The winner of a front moves its Advantage marker to their side; without a winner it stays in the centre.
WAR-188 = Victory points are given once a round, when all its battles are decided.
WAR-189 = Winning more battles than the enemy is worth 1 VP.
WAR-190 = Winning on all three fronts is worth 2 VP instead of 1.
WAR-191 = If both armies won the same number of battles, neither gets points for them.
WAR-192 = Winning the front with the Bonus marker gives 1 more VP, whatever happened elsewhere.
WAR-193 = An army gets 0 to 3 VP in a round, and both together at most 3.

## 11.4 Stage 4D: losses and end of the round

warsaw-section-11-4 = Stage 4D: losses and end of the round
WAR-194 = All units of both armies on first lines go to their Reserve, no matter who won.
WAR-195 = Units on second lines stay.
WAR-196 = All Orders go to the discard piles.
WAR-197 = All Effect and Strength markers are taken off, and all strength bonuses end.
WAR-198 = A commander who started a battle this round goes to the discard pile.
WAR-199 = All Advantage markers return to the centre.
WAR-200 = The Special Blockade marker works only in the round it was placed and then goes back to Social Support.

## 12 Early battle

warsaw-section-12 = Early battle
WAR-201 = “Start a battle” resolves the battle of that front at once, within the action.
WAR-202 = An early battle runs on its front alone: opening effects, Orders, strength, Advantage marker, then the losses at once.
WAR-203 = A front with an early battle is not fought again in stage 4 of the round.
WAR-204 = You cannot start a battle on a front whose battle was already fought this round, by either army.
WAR-205 = An early battle counts for the points of the round like any other, but they are given only in stage 4.
WAR-206 = The commander who started a battle stays, with the unit limit, until the end of the round.
WAR-207 = Orders on a front with an early battle stay until the end of the round and keep their field occupied.
WAR-208 = You may still play cards on a front after its early battle; moves and additions work, but strength no longer helps.
WAR-209 = Units put on that first line after an early battle go to the Reserve at the end of the round.

## 13 End of the game

warsaw-section-13 = End of the game
WAR-210 = The end of the game is checked once a round, at its very end.
WAR-211 = The game ends when an army has 7 or more VP.
WAR-212 = The game ends after round 13 at the latest.
WAR-213 = 2 players only: the game ends after the round in which a deck runs out.
WAR-214 = If the deck has too few cards, you draw what is left.
WAR-215 = 3–4 players: an empty deck does not end the game; the discard pile is shuffled into a new one.
WAR-216 = The army with more VP at the end wins.
WAR-217 = Victory points beyond 7 count too.
WAR-218 = With equal VP, the army with more units on its three second lines wins.
WAR-219 = If the second lines are equal too, the game is a draw.

## 14 Games with 3 and 4 players

warsaw-section-14 = Games with 3 and 4 players
WAR-220 = Allies share everything of their army but the hand: each holds their own cards.
WAR-221 = Allies decide together; if they cannot agree, the one with the higher token number decides.
WAR-222 = The ally with the higher token makes the army’s decisions; the player on turn chooses the actions of the turn.
WAR-223 = Each player holds one Initiative token, also the one who plays alone.
WAR-224 = You pass only for yourself; your ally plays on.
WAR-225 = Victory belongs to the whole army, to both allies.
`;export{e as default};