var e=`### Short texts of the rules: Battlegrounds.

## 1 Components

battlegrounds-section-1 = Components
BG-001 = There are 64 location tokens: 48 ordinary ones and 16 special ones with an icon.
BG-002 = The specials: 4 Extra turn; 2 each of Extra tank, Direction, Further shot, Further move, Order change and Armour.
BG-003 = Each special token has exactly one icon.
BG-004 = Icon on the right: one-shot action. On the left: permanent upgrade, or one-shot upgrade if there is lightning.
BG-005 = There are 12 tank cards, all different.
BG-006 = There are 12 point tokens: a 3, a 2 and a 1 in each of the four colours.
BG-007 = There are 4 tank tokens, one per colour; they mark the active card and are worth no points.
BG-008 = There are 4 pawns: green, yellow, blue and red.
BG-009 = There are 16 duds with two sides: Battle and Team use the dud, Solo the coordinates on the back.
BG-010 = As coordinates, 8 green duds show the letters A to H and 8 red ones the digits 1 to 8.

## 2 Board and geometry

battlegrounds-section-2 = Board and geometry
BG-011 = The board has 8 by 8 squares, columns A to H and rows 1 to 8: a square is named like B4.
BG-012 = The centre is the white 4 by 4 square from C3 to F6.
BG-013 = Each corner is a base of 3 squares: the corner itself and its two neighbours along the edges.
BG-014 = Orthogonal means up, down, left or right; diagonal means the four directions between them.
BG-015 = A distance of n squares means n steps in the same direction.
BG-016 = A square holds at most one token, dud or artillery tank, and one pawn; a pawn never shares it with a dud or artillery tank.
BG-017 = A square is empty if it holds no location token, dud, artillery tank or pawn.
BG-018 = A base protects nobody: any tank may drive through it, end in it and shoot into it.

## 3 Tank cards

battlegrounds-section-3 = Tank cards
BG-019 = A tank card gives directions and distance of its move, the same for its shot, and 2 upgrade slots.
BG-020 = A card moves or shoots either orthogonally or diagonally, always in all four of these directions.
BG-021 = An active card lies across and drives a pawn; an inactive one lies upright in reserve.
BG-022 = The tank token of a pawn’s colour lies on the card that drives it; inactive cards carry none.
BG-023 = Each of the 12 cards has its own name and values: move 1 or 2, shot 1 to 3, 2 slots.

## 4 Location tokens and pictures

battlegrounds-section-4 = Location tokens and pictures
BG-024 = Tokens with the same picture are the same, with or without an icon.
BG-025 = There are 16 pictures, each on 4 tokens: 3 ordinary and 1 special.
BG-026 = The picture of a special token reveals its icon: a bunker, for example, is always Armour.
BG-027 = Every picture occurs an even number of times, so all 64 tokens could become 32 pairs.

## 5 Set-up of Battle and Team

battlegrounds-section-5 = Set-up of Battle and Team
BG-028 = The 16 special tokens are shuffled and laid face up in the centre.
BG-029 = The 48 ordinary tokens are shuffled and laid face up on all other squares, bases too.
BG-030 = At the start no two squares that share a side show the same picture.
BG-031 = Matching neighbours are separated by exchanging tokens within their own zone until none are left.
BG-032 = Tank cards are dealt at random, 2 per pawn: 2 to each player, or 4 each with 2 players.
BG-033 = You choose which of your cards are active, one for each of your pawns; the others are inactive.
BG-034 = The cards not dealt form the deck, face down: 4 cards with 2 or 4 players, 6 with 3.
BG-035 = For each of your colours you get 1 pawn, 3 point tokens and 1 tank token; with 2 players you have two colours.
BG-036 = The point tokens of a colour form a stack: 3 on top, then 2, then 1.
BG-037 = Each pawn starts on one of the 3 squares of its own base; the token under it stays.
BG-038 = Clockwise from the starting player the bases are A1, A8, H8, H1; with 3 players H1 is nobody’s.
BG-039 = All 16 duds lie beside the board as a shared pool.
BG-040 = A lot decides who begins.

## 6 Draft

battlegrounds-section-6 = Draft
BG-041 = Cards are dealt at random; in a draft they are laid face up and chosen instead.
BG-042 = In a draft 8 cards lie face up with 2 or 4 players, 6 with 3.
BG-043 = In a draft everybody takes one card clockwise, the last player two, then back to the starting player.
BG-044 = Cards not laid out for the draft stay face down and are the deck.

## 7 Turn

battlegrounds-section-7 = Turn
BG-045 = Play goes clockwise from player to player.
BG-046 = Your turn starts with the return of your pawns that are off the board.
BG-047 = In a turn you take one main action: move and shot, or change of tank; only Extra turn gives another.
BG-048 = You cannot decline the main action.
BG-049 = Besides the main action you may use one-shot actions and lay upgrades, as many as you like.
BG-050 = Additional actions are for your own turn, between its steps; before a pawn returns only Extra tank is possible.
BG-051 = Additional actions go with either main action, also with a change of tank.
BG-052 = First you move, then you shoot, unless the tank has Order change.
BG-053 = The tank that moves is the one that shoots.
BG-054 = At the end of a turn due repairs are done, then the end of the game is checked, then the next player begins.

## 8 Movement

battlegrounds-section-8 = Movement
BG-055 = A tank moves straight in one direction of its card and exactly its distance; you cannot shorten the move.
BG-056 = You cannot leave the board.
BG-057 = You cannot end a move on another tank.
BG-058 = What lies or stands on the way never forbids a move, but it can destroy you.
BG-059 = Driving over a location token does not take it; only shots do.
BG-060 = A tank that can move must move, even to its own harm.
BG-061 = A tank with no legal standard move stays or uses a move from an upgrade; it may still shoot.
BG-062 = Only tanks on all its destinations can leave a tank without a legal move: the board’s edge alone never does.
BG-063 = Only the printed values decide whether you must move; moves from upgrades are always optional.
BG-064 = An occupied last square forbids the move, even if the tank would be destroyed on the way.
BG-065 = A move may end on a dud, but it destroys the tank.

## 9 Hazards on the way

battlegrounds-section-9 = Hazards on the way
BG-066 = Hazards are resolved square by square, in the order in which the tank drives.
BG-067 = A tank that ends its move on a dud is destroyed.
BG-068 = A tank that drives through a dud is destroyed.
BG-069 = A dud that was driven onto or through goes back to the pool, even if Armour saved the tank.
BG-070 = A tank that drives through another tank is destroyed.
BG-071 = Nothing happens to a tank that somebody drives through.
BG-072 = A tank destroyed on the way stops there; the rest of its way has no effect.
BG-073 = Each hazard uses up one Armour; the first without Armour destroys the tank and alone decides who gets a point token.
BG-074 = If your tank is destroyed while moving, it does not shoot any more.
BG-075 = Duds belong to nobody: they destroy any tank, even that of the player who laid them.

## 10 Shooting

battlegrounds-section-10 = Shooting
BG-076 = The shot is optional: shoot or hold your fire.
BG-077 = There is only one shot in each move and shot.
BG-078 = The target must lie exactly at the card’s shot distance, straight in one of its shot directions.
BG-079 = You cannot shoot off the board.
BG-080 = Whatever lies or stands between shooter and target neither stops the shot nor is hit.
BG-081 = A location token that you hit goes to your area, and its square is left without one.
BG-082 = A special token is taken by a shot just like an ordinary one.
BG-083 = On an empty target square you may lay one dud from the pool.
BG-084 = You cannot lay a dud when none is left in the pool.
BG-085 = You may lay a dud on any empty square, even in a base or in the centre.
BG-086 = If a dud lies on the target square, you may put it back into the pool.
BG-087 = Another player’s tank on the target square is destroyed.
BG-088 = If another player’s tank stands on a location token, you say before the shot which of the two you hit.
BG-089 = If you shoot the token under a tank, you take it and the tank stays.
BG-090 = If you shoot the tank on a token, the token stays on the board.
BG-091 = You cannot shoot your own tanks, nor, in Team, that of your team-mate.
BG-092 = You may shoot the location token under your own or your team-mate’s tank; the tank stays.
BG-093 = Only shots with an effect count as shots; otherwise you hold your fire.

## 11 Destruction of a tank

battlegrounds-section-11 = Destruction of a tank
BG-094 = A tank is destroyed by another player’s shot, a dud, or driving through a tank; in Solo also by the artillery.
BG-095 = When a tank is destroyed, its pawn leaves the board at once.
BG-096 = The card of a destroyed tank becomes inactive and damaged, but keeps its upgrades.
BG-097 = A tank destroyed by another player’s shot gives the shooter the top point token of its stack.
BG-098 = If you drive through another player’s tank, its owner gets the top point token of your stack.
BG-099 = A tank destroyed by a dud costs no point token, no matter who laid the dud.
BG-100 = Driving through your own or your team-mate’s tank costs no point token.
BG-101 = A colour’s tokens are lost in the order 3, 2, 1; after that its tank is still destroyed, but nobody scores.
BG-102 = You never give away the tank token that lies on your card.
BG-103 = Nobody is eliminated from Battle or Team.

## 12 Respawn and repair

battlegrounds-section-12 = Respawn and repair
BG-104 = A pawn off the board must return at the start of your next turn, on one of the 3 squares of its base.
BG-105 = A pawn cannot return on a square where a tank stands.
BG-106 = You cannot return onto a dud while another base square is free; if only duds are left, the dud goes harmlessly to the pool.
BG-107 = If pawns fill the whole base, the pawn returns on the nearest square without a pawn or dud.
BG-108 = If you return with an undamaged inactive card of yours, the turn goes on normally.
BG-109 = If you return with a damaged card, your turn ends at once: this is the repair pause.
BG-110 = You choose the new card when the pawn returns, not when the tank is destroyed.
BG-111 = A damaged card is repaired at the end of its owner’s next turn after the destruction, whichever card is in use.
BG-112 = You cannot change to a damaged card; after it is repaired you can.
BG-113 = In a repair pause the tank is a target and an obstacle like any other, and its Armour works.
BG-114 = Without an undamaged inactive card you must take the repair pause.
BG-115 = With one pawn and two or more cards there is always an undamaged card to return with.
BG-116 = A tank destroyed in your own turn returns only in your next one; not even Extra turn brings it back sooner.
BG-117 = Upgrades on a card that is active again work again at once.

## 13 Change of tank

battlegrounds-section-13 = Change of tank
BG-118 = A change of tank takes the place of move and shot.
BG-119 = You change to any undamaged inactive card of your area.
BG-120 = The new card becomes active and gets the tank token, the old one inactive; both keep their upgrades.
BG-121 = The pawn does not move when the tank is changed.

## 14 Pairs

battlegrounds-section-14 = Pairs
BG-122 = Two location tokens with the same picture in your area, or your team’s, are a pair.
BG-123 = A pair forms by itself as soon as its second token arrives.
BG-124 = After a pair, a third token with its picture waits single for a fourth.
BG-125 = A pair is worth 2 points, used or not, and is never lost.
BG-126 = Only a pair with a special token gives a bonus; a single special token gives nothing.
BG-127 = A pair of two special tokens gives only one bonus.

## 15 Special tokens: common rules

battlegrounds-section-15 = Special tokens: common rules
BG-128 = You may use a bonus in the turn in which its pair was formed or in any later turn of yours.
BG-129 = A one-shot action or one-shot upgrade can be used only once.
BG-130 = An upgrade works only after its pair has been laid on a tank card.
BG-131 = You lay upgrades on an active card of yours.
BG-132 = A card has room for 2 upgrades, Armour included.
BG-133 = A pair without a free slot stays in the area, scores, and may be laid later.
BG-134 = An upgrade on a card cannot be moved or taken off; only a used Armour leaves it.
BG-135 = Upgrades have no effect while their card is inactive.
BG-136 = You need not use a permanent upgrade: the tank may act with its printed values.
BG-137 = Two Further moves or shots on a card add up, two Armours protect twice; a second Direction or Order change adds nothing.

## 16.1 Special tokens: Extra turn

battlegrounds-section-16-1 = Special tokens: Extra turn
BG-138 = Extra turn gives one more main action in the same turn, with its own shot.
BG-139 = Extra turn is used after a main action is complete; it never interrupts one.
BG-140 = You may use several Extra turns in one turn, one after another, even from pairs just formed.
BG-141 = You cannot use Extra turn without a pawn on the board, nor in a repair pause.

## 16.2 Special tokens: Extra tank

battlegrounds-section-16-2 = Special tokens: Extra tank
BG-142 = Extra tank: draw the top 2 cards of the deck, keep one and put the other out of the game; the deck must not be empty.
BG-143 = The card from Extra tank comes as an inactive, undamaged card; a return or a change of tank brings it into play.
BG-144 = Only you see the two cards drawn by Extra tank; the one you keep is shown, the other is not.

## 16.3 Special tokens: Direction

battlegrounds-section-16-3 = Special tokens: Direction
BG-145 = With Direction a tank may turn at each step, but only in the directions of its card.
BG-146 = With Direction the number of steps is still exactly the chosen move distance.
BG-147 = A move may not end on the square where it began.
BG-148 = A move of 1 square cannot turn; with Further move a longer one can.
BG-149 = With Direction any turn is allowed, and straight back too, unless the table agreed otherwise.

## 16.4 Special tokens: Further shot

battlegrounds-section-16-4 = Special tokens: Further shot
BG-150 = With Further shot the tank shoots its card’s distance or 1 more; with two on the card also 2 more.

## 16.5 Special tokens: Further move

battlegrounds-section-16-5 = Special tokens: Further move
BG-151 = With Further move the tank moves its card’s distance or 1 more; with two also 2 more. You drive the chosen distance in full.

## 16.6 Special tokens: Order change

battlegrounds-section-16-6 = Special tokens: Order change
BG-152 = With Order change you may shoot first and move afterwards; there is still only one shot.
BG-153 = If you shoot first, whether you must move is judged on the board after the shot.

## 16.7 Special tokens: Armour

battlegrounds-section-16-7 = Special tokens: Armour
BG-154 = If another player’s shot hits a tank with Armour, only the Armour is lost and the shooter gets nothing.
BG-155 = A tank with Armour survives driving onto or through a dud; the Armour is used up.
BG-156 = A tank with Armour survives driving through another player’s tank; the Armour is used up and no point token is given.
BG-157 = Armour also saves a tank that drives through your own or a team-mate’s tank.
BG-158 = Armour works by itself the first time it is needed; you cannot save it for later.
BG-159 = A tank saved by Armour during its move drives on to the end and may shoot.
BG-160 = A used Armour leaves the card and frees its slot; its pair is spent but keeps its 2 points.

## 17 Scoring and end of Battle

battlegrounds-section-17 = Scoring and end of Battle
BG-161 = You score only for pairs (2 each) and for point tokens that you won (3, 2 or 1).
BG-162 = Single location tokens, your own stack, tank tokens and cards are worth nothing.
BG-163 = Battle is for 2 to 4 players; the target is 16 points with 2 players, 14 with 3 and 12 with 4.
BG-164 = The game ends as soon as a player reaches the target, even in another player’s turn; that player wins.
BG-165 = Without tokens on the board play goes on for tank points, until all stacks are empty or 5 rounds bring nobody points.
BG-166 = The game also ends after 200 rounds.
BG-167 = If the game ends before anybody reaches the target, most points win, then most points from tanks; else victory is shared.
BG-168 = With 2 players somebody always reaches the target before the board runs out of tokens; with 3 or 4 not necessarily.

## 18 Battle with two players

battlegrounds-section-18 = Battle with two players
BG-169 = With 2 players each has 2 colours, 2 pawns and 4 cards: 2 active and 2 inactive.
BG-170 = With 2 players your pawns start in opposite bases: A1 and H8 for the starting player, A8 and H1 for the other.
BG-171 = You choose one of your tanks for the main action; only that tank moves, shoots or is changed.
BG-172 = Only the chosen tank must move; you may choose one that cannot move although the other could.
BG-173 = Both your pawns share one reserve, but a card that drives one pawn cannot drive the other.
BG-174 = Driving through your own other tank destroys the moving tank, without loss of a point token; the other is unharmed.
BG-175 = The point token given comes from the stack of the destroyed pawn’s colour.
BG-176 = Each pawn returns to the base where it started, not to another.
BG-177 = All your pawns off the board return at the start of the turn, in any order; then you choose the tank that acts.
BG-178 = A repair pause for one pawn ends the whole turn after all pawns have returned.
BG-179 = The main action from Extra turn may be made with either of your tanks.

## 19 Team

battlegrounds-section-19 = Team
BG-180 = Team is for 4 players, two against two; team-mates sit and start opposite each other.
BG-181 = Team is set up and played like Battle with 4 players, but for its own rules.
BG-182 = A team collects location tokens in one common area and pairs them together.
BG-183 = The points of both team-mates are added; the first team with 20 points wins at once.
BG-184 = In your turn you may lay a team upgrade on your own active card or on your team-mate’s.
BG-185 = A one-shot action of the team is used by the member on turn, who also gets the card of an Extra tank.
BG-186 = Driving through your team-mate’s tank destroys the moving tank, but no point token is given.
BG-187 = A point token won by an opponent counts for that opponent’s team.
BG-188 = Without a team at the target, the end and the winner are found as in Battle, with teams instead of players.

## 20 Family

battlegrounds-section-20 = Family
BG-189 = Family uses only the board, the location tokens and one pawn each: no tank cards, point tokens or duds.
BG-190 = In Family all 64 tokens are shuffled unseen and laid face down; matching ones may be neighbours.
BG-191 = The tokens on D4 and E5 are turned up at the start and never show the same picture.
BG-192 = In Family your pawn starts on one of the 3 squares of your base; with 2 players the bases are A1 and H8.
BG-193 = In Family you must first move your pawn 1 or 2 squares.
BG-194 = In Family each step goes to any of the 8 neighbouring squares, and the second may turn.
BG-195 = In Family a move of two steps may end where it began.
BG-196 = In Family you cannot end on another pawn, but you may pass over it unharmed.
BG-197 = After the move you turn up 2 face-down tokens that touch your pawn’s square by side or corner.
BG-198 = You can turn up only face-down tokens, not the one under your own pawn; one under another pawn is allowed.
BG-199 = You must turn up 2 tokens if you can; if fewer touch your pawn, all of them.
BG-200 = The first token is turned up before you choose the second.
BG-201 = After both shots every two matching face-up tokens anywhere on the board are a pair and yours: 2 points each pair.
BG-202 = If three matching tokens lie face up, you take two of them and choose which.
BG-203 = In Family each found pair gives an extra turn, two pairs give two, and they add up.
BG-204 = Tokens that you turned up and did not take stay face up for the next turn.
BG-205 = At the end of each turn, tokens already face up when it began and not taken are covered.
BG-206 = In Family icons have no effect.
BG-207 = Family is for 2 to 4 players; the first with 10 points (5 pairs) wins at once.
BG-208 = In Family tokens cannot run out before somebody has 10 points; after 200 rounds most points win.

## 21.1 Solo: set-up

battlegrounds-section-21-1 = Solo: set-up
BG-209 = Solo is for 1 player; all 64 tokens are shuffled together and laid face up, and the centre has no special role.
BG-210 = In Solo, too, matching tokens may not be neighbours; any two squares may exchange tokens to separate them.
BG-211 = In Solo you get 2 random tank cards, both active; the other 10 are the deck.
BG-212 = In Solo you place your two pawns in two different bases of your choice.
BG-213 = Each card carries the tank token of its pawn’s colour; two pawns and two tank tokens are left over.
BG-214 = In Solo the 8 green and the 8 red duds are shuffled as two separate piles, dud side up.
BG-215 = In Solo the 12 point tokens serve the artillery as tanks; their values do not matter.

## 21.2 Solo: the player’s turn

battlegrounds-section-21-2 = Solo: the player’s turn
BG-216 = In Solo you choose one of your tanks on the board, move it and shoot with it, as in Battle.
BG-217 = In Solo tokens, pairs, bonuses, upgrades and slots work as in Battle.
BG-218 = In Solo no duds are laid; a shot at an empty square has no effect.
BG-219 = A shot at an artillery tank takes it off the board: no points for you, one less for the artillery.
BG-220 = When an artillery tank leaves the board, the artillery can use it again.
BG-221 = You cannot end a move on an artillery tank.
BG-222 = Driving through an artillery tank destroys your tank; with Armour only the Armour is lost and you drive on.
BG-223 = An artillery tank that was driven through stays on the board.
BG-224 = In Solo driving through your own other tank destroys the moving one; Armour protects it.
BG-225 = In Solo a destroyed tank is lost for good: its pawn leaves the board, its card the game.
BG-226 = In Solo upgrades on a lost card become spent pairs and keep their 2 points.
BG-227 = In Solo you may replace a lost tank by a reserve card at the start of a turn, from its base; with no tank left you must.
BG-228 = In Solo you may change tanks if you have a reserve card; the card taken off becomes the reserve.

## 21.3 Solo: artillery

battlegrounds-section-21-3 = Solo: artillery
BG-229 = After your turn the artillery fires once: a green letter and a red digit name its target.
BG-230 = You play your Extra turns first; then the artillery fires, and only once.
BG-231 = The artillery destroys your tank on its target; with Armour only the Armour is lost. It scores nothing for it.
BG-232 = If your tank stands on a token, the artillery hits the tank and the token stays.
BG-233 = The artillery takes a location token on its target if no tank stands there.
BG-234 = On an empty target an artillery tank from the supply is placed; without supply nothing happens.
BG-235 = If an artillery tank already stands on the target, nothing happens.
BG-236 = In 8 shots each column and each row is hit once; then the two piles are shuffled again.

## 21.4 Solo: end

battlegrounds-section-21-4 = Solo: end
BG-237 = The artillery has 1 point for each location token it took and 1 for each of its tanks on the board.
BG-238 = Solo ends as soon as the artillery has 20 points.
BG-239 = Solo ends when you have no tank on the board, no reserve card and no unused Extra tank.
BG-240 = Solo ends when no location token is left on the board.
BG-241 = Your result in Solo is 2 points per pair; nothing else counts.
BG-242 = 16 points earn 1 star and every 2 more another, up to 6 stars for 26; below 16 the game is lost.

## 22 Hidden information and chance

battlegrounds-section-22 = Hidden information and chance
BG-243 = Battle, Team and Solo hide only the deck’s order, cards drawn by Extra tank and, in Solo, the order of coordinates.
BG-244 = In Family face-down pictures are hidden from all, and everybody has seen each picture once turned up.
BG-245 = In Solo nobody knows the next coordinates, but the letters and digits still to come are known.
BG-246 = Chance decides only the starting player, the layout of the board, the cards and, in Solo, the artillery’s targets.

## 23 What holds at every moment

battlegrounds-section-23 = What holds at every moment
BG-247 = Location tokens on the board, in areas and with the artillery are always 64 together.
BG-248 = In Battle and Team the duds on the board and in the pool are always 16 together.
BG-249 = Except in Family there are always 12 tank cards in all and, in play, as many active ones as pawns on the board.
BG-250 = In Battle and Team point tokens in stacks and won are always 12 together, 9 with 3 players.
BG-251 = In Family no more than 2 tokens stay face up from one turn to the next.
BG-252 = In Battle, Team and Family nobody’s points ever fall.
BG-253 = No game goes on with a player or team at the target, unless victory is checked only at the end of a player’s own turn.
`;export{e as default};