var e=`# Rush: the clauses of the rules in short.

## 4.1 Components

rush-section-4-1 = Components

RUSH-001 = The game has 100 Vehicle cards.
RUSH-002 = The USSR, Germany, the USA and France have 25 vehicles each.
RUSH-003 = Each of the four nations has 12 Medal cards, 48 in all.
RUSH-004 = A nation has 9 single Medals and 3 doubles.
RUSH-005 = There are five equal sets of 6 Barracks cards, 30 in all.
RUSH-006 = The Barracks cards of all sets are 20 Engineers, 5 Technicians and 5 Volunteers.
RUSH-007 = There are 15 Bases, 3 for each of five players; all follow the same rules.
RUSH-008 = There are 12 Achievements, no two alike.
RUSH-009 = The Scrapyard card, the first-player card and the five help cards never belong to a deck or a squad.
RUSH-010 = The base game consists of 212 cards.
RUSH-011 = The base game is for 2 to 5 players.

## 4.2 Aim

rush-section-4-2 = Aim

RUSH-012 = The player with the most Medals at the end wins.
RUSH-013 = A destroyed vehicle brings 1 Medal, a destroyed Base 3, an Achievement 5; only cards you still have at the end count.

## 4.3 Set-up

rush-section-4-3 = Set-up

RUSH-014 = The first player is drawn by lot, unless the host begins.
RUSH-015 = The player who gets the first-player card keeps it for the whole game.
RUSH-016 = You begin with 3 Bases, undamaged and undefended.
RUSH-017 = Your first deck is 4 Engineers, 1 Technicians and 1 Volunteers.
RUSH-018 = Your 6 starting cards are shuffled and laid face down as your Garage.
RUSH-019 = Your Depot is a face-up pile, empty at first.
RUSH-020 = You start with a hand of 3 cards; 3 remain in your Garage.
RUSH-021 = All 100 vehicles are shuffled into the face-down Vehicle deck; its discard pile starts empty.
RUSH-022 = Four cards from the Vehicle deck lie face up beside it as the Reserve; 96 stay in the deck.
RUSH-023 = The Reserve is dealt card by card from the deck outwards: the first card ends up furthest away, the last in slot 1.
RUSH-024 = The Scrapyard starts empty and is never mixed with the discarded vehicles.
RUSH-025 = Each nation has its own open stack of Medals: 9 singles and 3 doubles.
RUSH-026 = One Achievement more than there are players is laid out; only these can be won.
RUSH-027 = A help card lists the abilities; it plays no part in the game itself.
RUSH-028 = Achievements, Barracks cards and Bases that are left over stay in the box.

## 4.4 Information

rush-section-4-4 = Information

RUSH-029 = Nobody may look into a Garage, not even their own; how many cards it holds is public.
RUSH-030 = You may look through your own Depot at any time.
RUSH-031 = Opponents see only the top card of your Depot and how many cards it holds.
RUSH-032 = Outside your turn only you see your hand; everybody sees how many cards it has.
RUSH-033 = During your turn your hand lies open for all, from Phase I to the end of Phase II.
RUSH-034 = Cards you draw during Phase II are laid open too.
RUSH-035 = The cards you draw in Phase III stay hidden from the others.
RUSH-036 = Everybody sees the Reserve and the order of its cards.
RUSH-037 = The Vehicle deck is hidden from everybody; only its number of cards is known.
RUSH-038 = Everybody may see which vehicles have been discarded.
RUSH-039 = Everybody may see what lies in the Scrapyard.
RUSH-040 = Anyone may look through the Medal stacks and count them at any time.
RUSH-041 = The Achievements of the game are open to all from the beginning.
RUSH-042 = Everybody sees the Bases, their defenders and all damage.
RUSH-043 = The number of vehicles and Bases each player has destroyed is public.

## 4.5 Turn order

rush-section-4-5 = Turn order

RUSH-044 = The first player begins; turns then pass clockwise.
RUSH-045 = The order of turns stays the same for the whole game.
RUSH-046 = A turn has three phases: repair and reveal, play cards, then refill the Reserve and draw.

## 4.6 Phase I: repair and reveal

rush-section-4-6 = Phase I: repair and reveal

RUSH-047 = At the start of your turn all your damaged Bases and defenders are repaired.
RUSH-048 = Repair is automatic, complete and free.
RUSH-049 = Only your own cards are repaired in your turn; the others wait for their owners’ turns.
RUSH-050 = After repairing you lay your whole hand face up.

## 4.7 Phase II: playing cards in general

rush-section-4-7 = Phase II: playing cards in general

RUSH-051 = A card is played in one of three ways: to pay for a purchase, for its abilities and then to defend, or to attack.
RUSH-052 = You choose one way for each card; one play never combines two ways.
RUSH-053 = Play your cards in any order; buying, abilities and attack may alternate.
RUSH-054 = You never have to play a card and may end Phase II between any two plays.
RUSH-055 = Cards you cannot or do not want to play end up in your Depot.
RUSH-056 = Unplayed cards stay in your hand until Phase III; you cannot discard them earlier.
RUSH-057 = A vehicle can be played only once per turn, even if you draw it again.
RUSH-058 = The once-per-turn limit is for each single card, not for all cards of the same name.
RUSH-059 = Only vehicles are limited to one play per turn; Barracks cards and Medals drawn again may be played again.
RUSH-060 = With each new turn all vehicles may be played again.
RUSH-061 = A card not yet played this turn may be played, even if it was bought or replaced this turn and then drawn.
RUSH-062 = A vehicle that may not be played again stays in your hand and counts as unplayed in Phase III.

## 4.8 Drawing and reshuffling a Garage

rush-section-4-8 = Drawing and reshuffling a Garage

RUSH-063 = If you must draw from an empty Garage, your whole Depot is shuffled into a new one and you go on drawing.
RUSH-064 = The old Garage is drawn to its end first; only the missing cards come from the new one.
RUSH-065 = An empty Garage is renewed only when the next card has to be drawn.
RUSH-066 = A card whose abilities are just being used is not shuffled into the new Garage.
RUSH-067 = With Garage and Depot both empty, the remaining draws are skipped without penalty.
RUSH-068 = In the base game you may make a new Garage any number of times in a turn.
RUSH-069 = A Base drawn from your Garage cannot be played; it goes straight to your Depot.
RUSH-070 = You draw no other card in place of a Base; it uses up the draw.
RUSH-071 = Cards are drawn one by one; a Base reaches the Depot before the next draw and may be reshuffled with it.

## 4.9 Way 1: buying from the Reserve

rush-section-4-9 = Way 1: buying from the Reserve

RUSH-072 = Vehicles, Engineers and Medals with a resource value can pay; several hand cards may pay together.
RUSH-073 = A card is worth 0 to 6 resources.
RUSH-074 = A card without a resource symbol, such as Technicians, Volunteers or a Base, cannot pay.
RUSH-075 = A card worth 0 resources still counts as a paying card.
RUSH-076 = The cards you pay with must be worth at least the cost of the vehicle.
RUSH-077 = You may overpay, but you get no change.
RUSH-078 = The cards you pay with go to your Depot first.
RUSH-079 = The bought vehicle goes on top of your Depot.
RUSH-080 = After a purchase the Reserve closes up away from the deck and a new card comes into slot 1 at once.
RUSH-081 = Every purchase needs at least one paying card, even if the vehicle costs 0.
RUSH-082 = You may buy only one card per turn, unless you have activated Recruitment.
RUSH-083 = You can buy only what lies face up in the Reserve.
RUSH-084 = You never have to buy anything.
RUSH-085 = A vehicle you buy may be shuffled into your Garage, drawn and played in the same turn.

## 4.10 Way 2: abilities in general

rush-section-4-10 = Way 2: abilities in general

RUSH-086 = Only a card with an action ability can be activated.
RUSH-087 = Abilities of a card are used one at a time; each is finished before the next begins.
RUSH-088 = The abilities of a card are used in the order in which they are printed.
RUSH-089 = Finish all abilities of a card and put it in its place before you play another one.
RUSH-090 = When you activate a card, use all its action abilities as far as possible; none may be skipped.
RUSH-091 = An ability that can do nothing has no effect; the card still counts as played.
RUSH-092 = A card is played once it leaves your hand for the Depot, the Scrapyard or a Base.
RUSH-093 = After its abilities a card with armour above 0 goes to defend one of your Bases.
RUSH-094 = After its abilities a card that cannot defend goes to your Depot.
RUSH-095 = A played card is scrapped only if its ability says so.
RUSH-096 = A card that pays or attacks does not use its action abilities.

## 4.11 Action abilities one by one

rush-section-4-11 = Action abilities one by one

RUSH-097 = Reinforcements N: draw N cards from your Garage.
RUSH-098 = Cards drawn with Reinforcements join your hand and may be played this turn.
RUSH-099 = Recruitment: buy as many vehicles as you can pay for until the end of the turn.
RUSH-100 = With Recruitment the paying cards together must be worth at least the total cost of all vehicles bought.
RUSH-101 = With Recruitment you buy one vehicle at a time, the Reserve is refilled after each, and left-over resources carry over within the turn.
RUSH-102 = With Recruitment, left-over resources can pay alone if a card valid for this vehicle has already paid; a cost of 0 is then free.
RUSH-103 = What you overpaid before activating Recruitment stays lost.
RUSH-104 = A second Recruitment in one turn adds nothing.
RUSH-105 = Resources left over from Recruitment are lost at the end of Phase II.
RUSH-106 = Scouting: first the whole Reserve is discarded.
RUSH-107 = Scouting then deals a full new Reserve: 4 cards, or the size your game uses.
RUSH-108 = If the deck runs out while Scouting deals, all discarded vehicles are shuffled, the ones just discarded included.
RUSH-109 = Sabotage: every opponent must put one hand card into their Depot.
RUSH-110 = A player hit by Sabotage chooses the card to give up.
RUSH-111 = For Sabotage opponents discard one after another, clockwise; later ones see what was given up before.
RUSH-112 = An opponent with an empty hand is spared by Sabotage.
RUSH-113 = A card lost to Sabotage is not replaced; the next turn begins with fewer cards.
RUSH-114 = Each Sabotage of a turn works on its own and can even empty a hand.
RUSH-115 = Siege: choose an enemy Base or a vehicle that defends one.
RUSH-116 = Siege damages an undamaged target.
RUSH-117 = Siege destroys a damaged target.
RUSH-118 = One Siege only damages an undamaged vehicle, even with armour 1.
RUSH-119 = A defender does not protect its Base from Siege.
RUSH-120 = When Siege destroys a defended Base, its defender goes at once to its owner’s Depot.
RUSH-121 = A defender that loses its Base to Siege is not destroyed: no Medal, and it does not count as a kill.
RUSH-122 = A Base you destroy with Siege goes to your Depot and counts as destroyed by you.
RUSH-123 = A vehicle destroyed by Siege goes to its owner’s Depot.
RUSH-124 = In one turn you may attack with one nation and use Siege with a card of another.
RUSH-125 = Siege is not an attack: it leaves your one attack free and may be used any number of times per turn.
RUSH-126 = A card’s attack restrictions do not limit its Siege.
RUSH-127 = A heavy tank using Siege only damages an undamaged Base.
RUSH-128 = While Siege has a legal target, you must choose one.
RUSH-129 = For each vehicle destroyed by Siege you get 1 Medal of the Siege card’s nation at the end of the turn.
RUSH-130 = Medals for Siege are taken first in Phase III, before the Reserve is refilled and before you draw.
RUSH-131 = The last hit decides: the destroying Siege card gives its nation, and a kill in an attack counts as an attack kill.
RUSH-132 = Research: the card you play goes to the Scrapyard.
RUSH-133 = Research N: take a vehicle costing N or less from the Reserve into your Depot.
RUSH-134 = After Research the Reserve is refilled as after a purchase.
RUSH-135 = You cannot add resources to Research to take a more expensive vehicle.
RUSH-136 = A Research card with resources may simply pay; it then goes to your Depot and is not scrapped.
RUSH-137 = Research is not a purchase: it needs no payment and does not use up your one purchase.
RUSH-138 = If the Reserve has a vehicle cheap enough for your Research, you must take one.
RUSH-139 = Research may be used even if no vehicle is cheap enough: the card is scrapped for nothing.
RUSH-140 = A vehicle scrapped for its own Research does not defend a Base.
RUSH-141 = Abilities printed after Research on the same card still take effect.
RUSH-142 = Dismantle: scrap one or two cards from your Depot.
RUSH-143 = A card cannot dismantle itself.
RUSH-144 = Dismantle may scrap cards of any kind, even Medals and captured Bases.
RUSH-145 = Dismantle scraps at least one card if your Depot has any; from an empty Depot it scraps nothing.
RUSH-146 = Scrapped Medals do not return to their stack; scrapped Medals and Bases score nothing.
RUSH-147 = Indestructibility: take a single Medal of this card’s nation into your Depot at once.
RUSH-148 = If no single of that nation is left, Indestructibility gives nothing, not even a double.
RUSH-149 = The last single of a stack triggers the end of the game also when Indestructibility takes it.
RUSH-150 = A Medal from Indestructibility does not count as a destroyed vehicle.

## 4.12 Non-action abilities

rush-section-4-12 = Non-action abilities

RUSH-151 = Non-action abilities are never activated; they always limit how the card may be used.
RUSH-152 = This card may attack only Bases.
RUSH-153 = This card may attack only vehicles.
RUSH-154 = National Goods pay only for vehicles of the nation they show.
RUSH-155 = National Goods and ordinary resources may pay together.
RUSH-156 = National Goods do not let you buy several vehicles; that takes Recruitment.
RUSH-157 = For a vehicle of another nation National Goods do not even count as the one paying card that is needed.
RUSH-158 = Under Recruitment, left-over National Goods keep their nation and are spent before ordinary resources.
RUSH-159 = A card that has only non-action abilities cannot be activated; with armour above 0 it may defend.

## 4.13 Defending Bases

rush-section-4-13 = Defending Bases

RUSH-160 = A vehicle with armour 1 or 2 must defend one of your Bases after its abilities; it may not go to the Depot.
RUSH-161 = You may send a vehicle with armour 1 or 2 to defend without using its abilities.
RUSH-162 = A vehicle with armour 1 or 2 may defend even if it has no abilities.
RUSH-163 = Choose an undefended Base as long as you have one.
RUSH-164 = Only one vehicle can defend a Base.
RUSH-165 = If all your Bases are defended, the newcomer replaces one defender, which goes to your Depot.
RUSH-166 = A card without armour, or with armour 0, cannot defend.
RUSH-167 = Barracks cards cannot defend.
RUSH-168 = A defended Base cannot be attacked.
RUSH-169 = The Base remains visible under its defender.
RUSH-170 = Without Bases you cannot defend; the cards you play go to your Depot.
RUSH-171 = A defender cannot be moved or recalled; it stays until it is destroyed, replaced or loses its Base.
RUSH-172 = A vehicle takes up its post undamaged; a card that leaves a Base loses its damage.
RUSH-173 = You can place a vehicle only on a Base of your own.

## 4.14 Way 3: attacking

rush-section-4-14 = Way 3: attacking

RUSH-174 = You may attack only once per turn.
RUSH-175 = You never have to attack.
RUSH-176 = You attack with one or more vehicles from your hand.
RUSH-177 = An attacking card needs a firepower of 1 or 2.
RUSH-178 = All attackers must be of the same nation.
RUSH-179 = Name all your attackers before you choose the first target.
RUSH-180 = Each attacker chooses a target: an enemy defender or an undefended enemy Base.
RUSH-181 = After its hit the attacker goes to your Depot and the next one chooses a target.
RUSH-182 = Each attacker may hit the same target again or any other, also of another opponent.
RUSH-183 = The attack goes on until all named cards have attacked; you cannot break it off.
RUSH-184 = At least one named attacker must have a target; attackers left without any target go to your Depot unused.
RUSH-185 = During an attack no other card may be played.
RUSH-186 = A vehicle is destroyed if the firepower is at least its armour.
RUSH-187 = Firepower lower than the armour only damages an undamaged vehicle.
RUSH-188 = Any attack on a damaged vehicle destroys it.
RUSH-189 = A destroyed vehicle goes to its owner’s Depot, neither to the Scrapyard nor to the attacker.
RUSH-190 = Firepower is the damage dealt to one target; armour is the damage that destroys a vehicle.
RUSH-191 = A hit damages an undamaged, undefended Base.
RUSH-192 = A hit destroys a damaged, undefended Base.
RUSH-193 = A heavy tank destroys an undefended Base with one hit.
RUSH-194 = All classes but heavy tanks need two hits on an undamaged Base, even with firepower 2.
RUSH-195 = A Base you destroy goes straight to your Depot.
RUSH-196 = While a Base is defended, attack its defender instead.
RUSH-197 = In one attack you may destroy a defender first and then hit its Base with later cards.
RUSH-198 = Only vehicles can attack, not Barracks cards, Medals or Bases.
RUSH-199 = A vehicle that attacked goes to your Depot and does not defend (base game).

## 4.15 Medals as reward

rush-section-4-15 = Medals as reward

RUSH-200 = Medals for destroyed vehicles are handed out when the whole attack is over.
RUSH-201 = You earn one Medal for each vehicle destroyed.
RUSH-202 = Your Medals come from the nation of your attackers, not of their victims.
RUSH-203 = The Medals you earn go to your Depot.
RUSH-204 = A destroyed Base brings no Medal card; the Base card itself is the prize.
RUSH-205 = For every two vehicles destroyed you may take one double instead of two singles.
RUSH-206 = You choose how many doubles to take; the rest is paid in singles, and Medals that are no longer there are lost.
RUSH-207 = With no doubles left you receive singles only.
RUSH-208 = If a single is due and none is left, you get nothing for it; a double cannot be taken for one vehicle.
RUSH-209 = Attack and Siege are paid separately; a double needs two vehicles of one payment and one nation.
RUSH-210 = Medals never return to their stacks during the game.
RUSH-211 = A single pays 1 resource, a double 2.

## 4.16 Phase III: refill and draw

rush-section-4-16 = Phase III: refill and draw

RUSH-212 = Phase III goes: Medals for Siege, the Reserve, unplayed cards to the Depot, then draw.
RUSH-213 = In Phase III the Reserve card furthest from the deck is discarded.
RUSH-214 = The rest of the Reserve moves one place away from the deck and a new card comes into slot 1.
RUSH-215 = The Reserve moves on every turn, also when you have bought something.
RUSH-216 = In Phase III all your unplayed cards go to your Depot.
RUSH-217 = At the end of your turn you draw 3 cards.
RUSH-218 = If the Garage is too small, draw what it has, make a new one from the Depot and draw the rest.

## 4.17 Vehicle deck and Scrapyard

rush-section-4-17 = Vehicle deck and Scrapyard

RUSH-219 = When the Vehicle deck runs out, the discarded vehicles are shuffled into a new one.
RUSH-220 = The Vehicle deck is renewed only when a card is needed from it.
RUSH-221 = With no vehicles left to deal the Reserve stays short; it is filled up as soon as there are cards again.
RUSH-222 = Scrapped cards never come back.

## 4.18 End of the game

rush-section-4-18 = End of the game

RUSH-223 = The current round becomes the last one when a player has lost all 3 Bases.
RUSH-224 = The current round becomes the last one when the ninth and last single of any nation has been taken.
RUSH-225 = Taking doubles never triggers the end of the game.
RUSH-226 = Once the end is triggered, turns go on up to and including the player to the right of the first player.
RUSH-227 = Once the end has been triggered, a further trigger changes nothing.
RUSH-228 = The last round is played by the normal rules, Phase III included.
RUSH-229 = Without Bases you still take your remaining turns.
RUSH-230 = You can win even if all your Bases are lost.

## 4.19 Final squad

rush-section-4-19 = Final squad

RUSH-231 = Your final squad is all cards in your hand, Garage and Depot.
RUSH-232 = Your own surviving Bases do not belong to your squad.
RUSH-233 = Vehicles still on Bases at the end do not belong to your squad.
RUSH-234 = All cards in your hand at the end count, playable or not.
RUSH-235 = Scrapped cards belong to nobody’s squad.
RUSH-236 = Achievement cards are not counted among the cards of a squad.

## 4.20 Achievements

rush-section-4-20 = Achievements

RUSH-237 = Achievements are awarded only at the end of the game, one by one.
RUSH-238 = An Achievement can go to one player only.
RUSH-239 = If several players tie for the best value, nobody gets the Achievement.
RUSH-240 = If the most anybody has is 0, all are tied and nobody gets the Achievement.
RUSH-241 = An Achievement is worth 5 Medals.
RUSH-242 = Destroyed Bases: for destroying the most Bases; they count even if the cards were scrapped.
RUSH-243 = Light tanks: for the most light tanks in the squad, whatever their nation.
RUSH-244 = Medium tanks: for the most medium tanks in the squad, whatever their nation.
RUSH-245 = Self-propelled guns: for the most self-propelled guns in the squad, whatever their nation.
RUSH-246 = Heavy tanks: for the most heavy tanks in the squad, whatever their nation.
RUSH-247 = Support units: for the most support units in the squad, whatever their nation.
RUSH-248 = Soviet Medals: for the most Soviet Medals in the squad.
RUSH-249 = German Medals: for the most German Medals in the squad.
RUSH-250 = American Medals: for the most American Medals in the squad.
RUSH-251 = French Medals: for the most French Medals in the squad.
RUSH-252 = For the Medal Achievements of the nations a double counts as 2 Medals.
RUSH-253 = Massed attack: for the most doubles in the squad, all nations together.
RUSH-254 = Largest squad: for the most cards in the squad, Medals and captured Bases included.

## 4.21 Scoring and tie-breaks

rush-section-4-21 = Scoring and tie-breaks

RUSH-255 = Each single in your squad scores 1, each double 2.
RUSH-256 = Each captured Base in your squad scores 3.
RUSH-257 = Each Achievement you won scores 5.
RUSH-258 = In the base game your surviving Bases score nothing.
RUSH-259 = Your score is your Medals plus 3 per captured Base and 5 per Achievement; the highest score wins.
RUSH-260 = A tie is broken first by the most vehicles destroyed, with or without a Medal for them.
RUSH-261 = If still tied, the number of destroyed Bases decides.
RUSH-262 = If still tied, the number of Achievements decides.
RUSH-263 = Players who are still tied share the victory.

## 4.22 Kinds of cards and how they join a squad

rush-section-4-22 = Kinds of cards and how they join a squad

RUSH-264 = Every new card goes face up on your Depot, never into your hand or Garage.
RUSH-265 = Barracks cards are starting cards; no more of them can be gained.
RUSH-266 = Engineers give 1 resource and serve only to pay.
RUSH-267 = Technicians serve only for their Research 1.
RUSH-268 = Volunteers serve only for their Recruitment.
RUSH-269 = New vehicles come from the Reserve.
RUSH-270 = There are five classes: light, medium and heavy tanks, self-propelled guns and support units.
RUSH-271 = Tanks and self-propelled guns are armoured vehicles; support units are not.
RUSH-272 = All vehicles of one armoured class have the same firepower and armour.
RUSH-273 = Support units differ in firepower, armour, resources and abilities.
RUSH-274 = Medals are won by destroying vehicles or by Indestructibility; each belongs to one nation.
RUSH-275 = A Base joins the squad of its destroyer as soon as it falls.
RUSH-276 = A vehicle with firepower 0 cannot attack.
RUSH-277 = Vehicle names are written in the language of their country and are not translated.

## 4.23 Printed questions of the base book

rush-section-4-23 = Printed questions of the base book

RUSH-278 = Nations may be mixed freely in a squad and on Bases.

## 5.1 Second Front: components

rush-section-5-1 = Second Front: components

FRONT-001 = Second Front is not a standalone game; it needs the base game.
FRONT-002 = Second Front brings the United Kingdom as fifth nation, with 30 vehicles.
FRONT-003 = Second Front gives the four old nations 5 more vehicles each.
FRONT-004 = Second Front has 50 new vehicles in all.
FRONT-005 = With Second Front each nation has 30 vehicles instead of 25.
FRONT-006 = The British Medals are the Victoria Crosses: 9 singles and 3 doubles.
FRONT-007 = Second Front has 12 new Achievements and 2 blank ones.
FRONT-008 = There are 6 Headquarters cards.
FRONT-009 = There is one Ruins card.
FRONT-010 = The 6 new help cards replace the old ones and show the new and changed abilities.
FRONT-011 = The sixth player’s set has 3 Bases, 4 Engineers, 1 Technicians and 1 Volunteers.
FRONT-012 = Second Front consists of 98 cards.
FRONT-013 = The expansion symbol on a card has no effect.
FRONT-014 = With Second Front 2 to 6 can play.

## 5.2 Second Front: set-up

rush-section-5-2 = Second Front: set-up

FRONT-015 = The 50 new vehicles are shuffled in: the Vehicle deck has 150 cards.
FRONT-016 = The British Medals are a fifth stack.
FRONT-017 = You also begin with a Headquarters, so you have 4 Bases in all.
FRONT-018 = In Second Front the Reserve has 5 cards.
FRONT-019 = Your Rear Guard starts empty.
FRONT-020 = The 12 new Achievements are shuffled together with the 12 old ones.
FRONT-021 = As before, one Achievement more than there are players is laid out: 7 for six players.
FRONT-022 = The Achievements that are not laid out form a face-down deck.
FRONT-023 = The Achievement deck is hidden, only its size is known; discarded Achievements are open to all.

## 5.3 Second Front: turn structure

rush-section-5-3 = Second Front: turn structure

FRONT-024 = Phase I: repair, reveal your hand, then refill the Reserve if you like.
FRONT-025 = Phase II: play cards from your hand; the card in your Rear Guard may be played like one of them.
FRONT-026 = Phase III: you may put one unplayed card into your Rear Guard, then you draw.
FRONT-027 = Phase III goes: Medals for Siege, Rear Guard, unplayed cards to the Depot, then draw 3.

## 5.4 Reserve of five and optional refill

rush-section-5-4 = Reserve of five and optional refill

FRONT-028 = The Reserve no longer moves on in Phase III.
FRONT-029 = In Phase I, after repair and reveal, you decide whether the Reserve moves on.
FRONT-030 = Refilling discards the card furthest from the deck, moves the others on and brings a new card into slot 1.
FRONT-031 = You may refill the Reserve only once per turn.
FRONT-032 = A gap left by a purchase or by Research is still filled at once.
FRONT-033 = You may refill the Reserve in any of your turns, even the very first.
FRONT-034 = Scouting deals 5 new cards.

## 5.5 Headquarters

rush-section-5-5 = Headquarters

FRONT-035 = A Headquarters follows all rules for Bases: two hits destroy it, or one by a heavy tank.
FRONT-036 = A Headquarters you destroy becomes yours and scores 3, like any captured Base.
FRONT-037 = A Headquarters cannot be attacked while its owner has another Base.
FRONT-038 = The Headquarters is always the last Base of a player to fall.
FRONT-039 = Siege cannot choose a Headquarters while its owner has another Base.
FRONT-040 = The defender of a Headquarters may be attacked or besieged at any time.
FRONT-041 = For defenders the Headquarters counts as one of your Bases; replace nobody while it, or any Base, is undefended.
FRONT-042 = The current round becomes the last one when a player’s last Base, the Headquarters, has fallen.
FRONT-043 = A captured Headquarters you draw goes straight to your Depot, like any Base.

## 5.6 Rear Guard

rush-section-5-6 = Rear Guard

FRONT-044 = Each player has a Rear Guard, a place for a card under the Headquarters.
FRONT-045 = In Phase III you may put one unplayed hand card into your Rear Guard.
FRONT-046 = Any hand card may go into the Rear Guard: vehicle, Barracks card or Medal.
FRONT-047 = A card played this turn and drawn again may go into the Rear Guard too.
FRONT-048 = The Rear Guard holds only one card.
FRONT-049 = A card that enters an occupied Rear Guard sends the old one to your Depot.
FRONT-050 = In your turn you may play the card in your Rear Guard in any way a hand card can be played.
FRONT-051 = An unplayed card stays in the Rear Guard and does not reduce the 3 cards you draw.
FRONT-052 = Sabotage cannot take the card in a Rear Guard.
FRONT-053 = Everybody sees the card in a Rear Guard.
FRONT-054 = At the end the card in your Rear Guard belongs to your squad.
FRONT-055 = You keep your Rear Guard and its card even after losing your Headquarters.

## 5.7 Sending an attacker to defend

rush-section-5-7 = Sending an attacker to defend

FRONT-056 = After an attack you must send one attacker with at least 1 armour to defend one of your Bases.
FRONT-057 = Only one attacker is sent to defend; the others go to your Depot.
FRONT-058 = You choose which attacker with armour goes to defend, but one must go; a card that hit nothing cannot be chosen.
FRONT-059 = If no attacker has armour, nobody is sent to defend.
FRONT-060 = The attacker sent to defend takes an undefended Base first; if there is none, it replaces a defender.
FRONT-061 = The attacker is sent to defend after the last hit and before you take your Medals.
FRONT-062 = Without Bases you send no attacker to defend.
FRONT-063 = After Siege nobody has to be sent: it is not an attack, and a Siege card with armour defends anyway.
FRONT-064 = You can still defend after using a vehicle’s abilities, or by placing an unplayed vehicle.

## 5.8 Once per turn, extended

rush-section-5-8 = Once per turn, extended

FRONT-065 = In one turn you may play the same vehicle once from your hand and once from your Rear Guard.
FRONT-066 = Hand first or Rear Guard first: both orders are allowed.

## 5.9 New and changed abilities

rush-section-5-9 = New and changed abilities

FRONT-067 = Dispatch: move one of your defenders, also from the Headquarters, into your Rear Guard.
FRONT-068 = The Base that Dispatch takes a vehicle from is then undefended.
FRONT-069 = Dispatch must move a defender if you have one; otherwise it does nothing.
FRONT-070 = A vehicle cannot dispatch itself; it defends afterwards and may take the Base just left.
FRONT-071 = Planning: discard one Achievement in play and put the top card of the Achievement deck in its place.
FRONT-072 = After Planning the number of Achievements in play is the same.
FRONT-073 = The Ruins card lies on the discarded Achievements to tell them from the deck.
FRONT-074 = If the Achievement deck is empty, the discarded Achievements are shuffled into a new one.
FRONT-075 = Planning discards before it draws, so with an empty deck the same Achievement may return.
FRONT-076 = Planning must replace one Achievement; you choose which.
FRONT-077 = Indestructibility: take a single Medal of any nation you like into your Depot.
FRONT-078 = Choose a stack that still has a single; if none has, Indestructibility gives nothing.

## 5.10 New Achievements

rush-section-5-10 = New Achievements

FRONT-079 = British Medals: for the most Victoria Crosses in the squad; a double counts as 2.
FRONT-080 = Any Medals: for the most Medals in the squad, all nations together; a double counts as 2, Bases do not count.
FRONT-081 = Medals of different nations: for Medals of the most nations in the squad.
FRONT-082 = Vehicles without abilities: for the most vehicles in the squad that have no ability symbol of any kind.
FRONT-083 = Infantry: for the most Barracks cards and support units with firepower 0 and armour 0 in the squad.
FRONT-084 = Most Recruitment cards: for the most cards with Recruitment in the squad, Volunteers included.
FRONT-085 = Sum of Reinforcements: for the highest total of Reinforcements values in the squad.
FRONT-086 = Sum of Research: for the highest total of Research values in the squad; Technicians count 1 each.
FRONT-087 = Sum of costs: for the highest total cost of the cards in the squad; a card without a cost counts 0.
FRONT-088 = The sums for Achievements are taken over the final squad.
FRONT-089 = Bases owned: for the most of your own Bases left; damaged ones and the Headquarters count too.
FRONT-090 = Who needs Barracks: for the fewest Barracks cards in the squad.
FRONT-091 = Decisive fire: for the player who triggers the end of the game; only the first trigger counts.
FRONT-092 = The 12 new Achievements may be added to the base game alone.
FRONT-093 = Without British Medals their Achievement is left out; without Headquarters, Decisive fire and Bases owned go by ordinary Bases.
FRONT-094 = The two blank Achievements are for your own: most or fewest of something you can count.
FRONT-095 = Only the Achievements in play at the end of the game are awarded.

## 5.11 Optional rule: surviving Bases

rush-section-5-11 = Optional rule: surviving Bases

FRONT-096 = Optional: each of your surviving Bases scores Medals at the end; 1 each is proposed.

## 5.12 What stays, and using parts of the expansion

rush-section-5-12 = What stays, and using parts of the expansion

FRONT-097 = All other rules of the base game stay as they are.
FRONT-098 = Each rule of Second Front can also be added to the base game on its own.
FRONT-099 = A Reserve of 5 alone does not change when it is refilled.
FRONT-100 = You may leave out Achievements you dislike before the game; vehicles only in custom games.

## 6.1 Alternative rules: general

rush-section-6-1 = Alternative rules: general

ALT-001 = Each alternative rule can be used alone or together with others.
ALT-002 = Play everyone for themselves with 2 or 3, in teams with more; this is only advice.
ALT-003 = Phase III goes: Medals, Reserve, weak hand, cards kept by Recruitment, other cards to the Depot, then draw.

## 6.2 Extended Reserve

rush-section-6-2 = Extended Reserve

ALT-004 = The Reserve has 6 cards instead of 4.
ALT-005 = Gaps in the Reserve stay open until the end of the turn.
ALT-006 = At the end of the turn the card furthest from the deck is discarded, then the Reserve is filled up to 6.
ALT-007 = The remaining cards close up away from the deck in their order; new ones follow one by one up to 6.
ALT-008 = A card is discarded also when something was bought, unless the Reserve is empty.
ALT-009 = The gap left by Research also stays open until the end of the turn.
ALT-010 = Scouting discards the rest of the Reserve and deals 6 new cards at once.

## 6.3 Weak-hand compensation

rush-section-6-3 = Weak-hand compensation

ALT-011 = If you play no card in your turn, you may take one of two benefits.
ALT-012 = Weak hand, first benefit: keep one hand card for your next turn.
ALT-013 = Weak hand, second benefit: scrap one hand card.
ALT-014 = All other cards of a weak hand go to your Depot.
ALT-015 = You may decline both benefits of a weak hand.
ALT-016 = One card played in your turn, in any way, ends the weak-hand benefit; support in other turns does not.
ALT-017 = With an empty hand there is no weak-hand benefit.

## 6.4 Card by card

rush-section-6-4 = Card by card

ALT-018 = Your hand is not revealed in Phase I; you lay out your cards one by one as you play them.
ALT-019 = Cards you have not played yet stay hidden, also those drawn in Phase II.
ALT-020 = Buying, abilities and defending your Bases work as in the base game.
ALT-021 = Unplayed cards go face up to your Depot in Phase III and can then be seen like any Depot card.

## 6.5 Interactive attack on vehicles

rush-section-6-5 = Interactive attack on vehicles

ALT-022 = Attacks on undefended Bases work as in the base game.
ALT-023 = Nobody may support when an undefended Base is attacked.
ALT-024 = You attack with one card at a time and say which vehicle it attacks.
ALT-025 = Attackers are not named in advance; after each fight you decide whether to attack again.
ALT-026 = In a fight the attack number starts as the attacker’s firepower, the defence number as the target’s armour.
ALT-027 = The defender may support first, with a vehicle or Medal of the target’s nation from hand: defence number +1.
ALT-028 = Then the attacker may support, with a vehicle or Medal of the attacker’s nation from hand: attack number +1.
ALT-029 = Both sides take turns, one card or a pass each, until both have passed.
ALT-030 = After a pass you may still support; the fight ends when all have passed since the last card.
ALT-031 = Every support card adds exactly 1, a double Medal too.
ALT-032 = Barracks cards cannot support; any vehicle of the right nation can, even with firepower 0.
ALT-033 = The target is destroyed if the attack number is at least the defence number.
ALT-034 = If the attack number is lower, the target is not even damaged.
ALT-035 = After a fight all cards used go to the Depots of those who played them.
ALT-036 = Support cards are not replaced; a player who spends them has fewer cards next turn.
ALT-037 = You may attack again in the same turn; each attack is a new fight with new support.
ALT-038 = All your attackers of one turn must be of the same nation.
ALT-039 = Fights and hits on Bases together are your one attack of the turn; only your cards limit their number.
ALT-040 = Between two fights you may play other cards.
ALT-041 = Medals for all fights of your turn are paid together at the start of Phase III; Siege is paid separately, just before.
ALT-042 = A target damaged by Siege fights with 1 armour less.
ALT-043 = Siege cannot be supported by anyone.
ALT-044 = Without teams only the attacker and the owner of the target take part in a fight.
ALT-045 = A vehicle you use as support in your own turn counts as played this turn.
ALT-046 = Once its defender is destroyed, a Base may be hit by a later card of the same turn.

## 6.6 Bonus for defended Bases

rush-section-6-6 = Bonus for defended Bases

ALT-047 = If more than half of your Bases are defended, you draw one more card in Phase III.
ALT-048 = The bonus needs 1 of 1, 2 of 2 or at least 2 of 3 Bases defended.
ALT-049 = Without Bases there is no defence bonus.
ALT-050 = The bonus depends on your defenders at the moment you draw.
ALT-051 = The defence bonus works without fights too, but with them it is strongly advised.
ALT-052 = You may never begin your turn with more than 5 cards in hand.
ALT-053 = You draw only up to 5 cards in hand, kept cards included; at most 5 can be kept.

## 6.7 Scoring of Medal sets

rush-section-6-7 = Scoring of Medal sets

ALT-054 = Sets of Medals of different nations score extra: a pair 1, a triple 2, a quadruple 4.
ALT-055 = Each Medal can belong to one set only.
ALT-056 = The two Medals of a double may belong to different sets.
ALT-057 = Your Medals are always divided into the sets that score most.
ALT-058 = Points for sets are added to the score before the winner is found.

## 6.8 One reshuffle per turn

rush-section-6-8 = One reshuffle per turn

ALT-059 = During a turn you may make a new Garage from your Depot only once.
ALT-060 = If the Garage runs out again in the same turn, the missing cards are lost.
ALT-061 = For the draw in Phase III you may make a new Garage again.
ALT-062 = In Phase III at most one new Garage is made.

## 6.9 Recruitment: second use

rush-section-6-9 = Recruitment: second use

ALT-063 = Recruitment: instead of its usual effect you may choose to keep one hand card for your next turn.
ALT-064 = Opponents are not shown which card you keep.
ALT-065 = A kept card comes on top of the cards you draw, up to 5 in hand.
ALT-066 = Recruitment used to keep a card does not let you buy several vehicles.
ALT-067 = The card to keep is chosen in Phase III, before unplayed cards go to the Depot.
ALT-068 = Each Recruitment used in this way lets you keep one card.
ALT-069 = You may in the end keep no card at all.
ALT-070 = A kept card is an ordinary hand card: Sabotage can take it and it can support.

## 6.10 Teams

rush-section-6-10 = Teams

ALT-071 = Two teams of allies play against each other.
ALT-072 = Team games need the interactive attack.
ALT-073 = Allies play together but do not show each other their hands.
ALT-074 = Teams can be 2 against 2, 2 against 3 or 1 against 2.
ALT-075 = Six players form two teams of 3.
ALT-076 = With four players the teams alternate clockwise: A1, B1, A2, B2.
ALT-077 = With five players the teams alternate and each team rotates its players, so the smaller team’s players have more turns.
ALT-078 = With three players the order of turns is A1, B1, A2, B1.
ALT-079 = With unequal teams the larger team begins.
ALT-080 = Repair comes with your own turn, so players of the smaller team repair more often.
ALT-081 = Allies may support both attack and defence with their own hand cards of the nation their side needs.
ALT-082 = The attacked side decides first; then the sides alternate and their players take turns.
ALT-083 = The owner of the target and the active player are first on their sides; allies follow in turn order.
ALT-084 = Each player plays one support card or passes; the fight ends when all have passed since the last card.
ALT-085 = Allies may not agree on which support to play.
ALT-086 = After a fight each player’s cards go to that player’s own Depot.
ALT-087 = The active player gets the Medals, the Bases and the credit for kills, not the allies who gave support.
ALT-088 = You cannot attack an ally.
ALT-089 = Siege cannot choose a card of an ally.
ALT-090 = Sabotage does not touch allies.
ALT-091 = In your turn you may place a vehicle from your hand on an ally’s Base.
ALT-092 = A vehicle that goes to an ally’s Base may not use its abilities first.
ALT-093 = A vehicle on an ally’s Base becomes the ally’s for good.
ALT-094 = To defend an ally’s Base a vehicle needs armour 1 or 2.
ALT-095 = Among an ally’s Bases, too, an undefended one comes first, else a defender is replaced; your own Bases do not matter.
ALT-096 = You may defend a damaged Base of an ally; it stays damaged until its owner’s Phase I.
ALT-097 = You need no consent to defend an ally’s Base.
ALT-098 = For the bonus a Base counts as defended, even if an ally sent the defender.
ALT-099 = At the end each team puts its cards together; then Medals, Bases, Achievements and sets are counted.
ALT-100 = The team’s squad is made of the final squads of all its players.
ALT-101 = Achievements are decided between the teams, with their joint squads and counts.
ALT-102 = Medal sets are formed from all Medals of the team.
ALT-103 = The team with the higher score wins; ties are broken by the teams’ sums.
ALT-104 = One player without Bases, or the last single of a stack, is enough to trigger the end.
ALT-105 = With equal teams the last round ends after the last player in turn order.
ALT-106 = With unequal teams the game ends when both teams have had the same number of turns.
ALT-107 = In team games, too, one Achievement more than there are players is in play.

## 6.11 Alternative rules together with Second Front

rush-section-6-11 = Alternative rules together with Second Front

ALT-108 = Filling gaps at the end of the turn cannot go with advancing the Reserve in Phase I.
ALT-109 = With a Headquarters, too, more than half of your Bases must be defended for the bonus: 3 of 4.
ALT-110 = With five nations a Medal set still has at most 4 Medals.
ALT-111 = In teams a Headquarters is protected by its owner’s other Bases only, not by those of allies.
ALT-112 = The Rear Guard card may support only when you attack in your own turn, not in defence.
ALT-113 = A card played from the Rear Guard ends the weak-hand benefit; putting one there does not.
ALT-114 = If an attacker must go and defend, fights follow without a break; when you stop, one of the attackers goes, no support card.
ALT-115 = The card in the Rear Guard does not count towards the limit of 5.
ALT-116 = In Phase III the Rear Guard comes after the kept cards and before the rest goes to the Depot.
`;export{e as default};