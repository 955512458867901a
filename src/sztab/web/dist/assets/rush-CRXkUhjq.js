var e=`# Rush: World of Tanks – the table

# Zones
rush-zone-hand = Hand
rush-zone-depot = Depot
rush-zone-garage = Garage
rush-zone-rear = Rear Guard
rush-zone-rear-short = Rear
rush-zone-kept = Kept
rush-zone-reserve = Reserve
rush-zone-deck = Vehicle deck
rush-zone-medals = Medal stacks
rush-zone-achievements = Achievements
rush-zone-discard = Discard
rush-zone-scrapyard = Scrapyard
rush-your-bases = Your Bases
rush-your-hand = Your hand
rush-your-depot = Your Depot
rush-your-garage = Your Garage
rush-garage-note = What lies in it is known to you, the order is not.
rush-squad-note = All cards of the player, wherever they lie
rush-pile-empty = Nothing lies here.
rush-hand-open = open to all during the turn
rush-hand-closed = only you see it
rush-hand-empty = No cards in hand
rush-laid-out = laid out
rush-reserve-note = the last card leaves at the end of the turn
rush-medals-note = the last ×1 ends the game
rush-stack-spoken =
    { $singles ->
        [one] { $singles } single
       *[other] { $singles } singles
    }, { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    } left
rush-points-hint = Medals on cards, captured Bases included
rush-medals =
    { $n ->
        [one] Medal
       *[other] Medals
    }
rush-deeds =
    Destroyed: { $bases ->
        [one] { $bases } Base
       *[other] { $bases } Bases
    }, { $vehicles ->
        [one] { $vehicles } vehicle
       *[other] { $vehicles } vehicles
    }
rush-in-reach = in reach
rush-short-by = short by { $n }
rush-leaves-next = leaves next
rush-paid = paid

# Players
rush-on-turn = on turn
rush-decides = decides
rush-first = 1st
rush-team = team { $name }
rush-ally = ally
rush-leads = leads
rush-tie = tie: nobody
rush-achievement-worth =
    { $n ->
        [one] { $n } Medal each
       *[other] { $n } Medals each
    }
rush-achievement-deck = In the deck: { $n }
rush-ruins = Ruins

# Bases
rush-base = Base { $number }
rush-headquarters = Headquarters
rush-hq-short = HQ
rush-defended = defended
rush-undefended = undefended
rush-defends = defends { $base }
rush-damaged = damaged
rush-destroyed = destroyed
rush-target-base = { $base } ({ $seat })
rush-target-guard = defender of { $base } ({ $seat })
rush-effect-destroys = destroys
rush-effect-damages = damages
rush-fight = Fight
rush-fight-attack = attack
rush-fight-defence = defence

# Cards
rush-card-engineers = Engineers
rush-card-technicians = Technicians
rush-card-volunteers = Volunteers
rush-card-base = Base
rush-card-headquarters = Headquarters
rush-card-hidden = a card
rush-kind-barracks = Barracks card
rush-kind-medal = Medal card
rush-kind-base = Base card
rush-medal-name-ussr = Order of the Red Banner
rush-medal-name-germany = Iron Cross
rush-medal-name-usa = Medal of Honor
rush-medal-name-france = Médaille militaire
rush-medal-name-uk = Victoria Cross
rush-medal-double-name = { $name } (double)
rush-value-cost = cost { $n }
rush-value-resources = resources { $n }
rush-value-firepower = firepower { $n }
rush-value-armour = armour { $n }
rush-value-medals =
    { $n ->
        [one] { $n } Medal
       *[other] { $n } Medals
    }
rush-goods-for = National Goods: { $nation }

rush-nation-ussr = USSR
rush-nation-germany = Germany
rush-nation-usa = USA
rush-nation-france = France
rush-nation-uk = United Kingdom

rush-class-light = Light tank
rush-class-medium = Medium tank
rush-class-heavy = Heavy tank
rush-class-spg = Self-propelled gun
rush-class-support = Support unit

# Abilities
rush-ability-reinforcements = Reinforce{"\\u00AD"}ments
rush-ability-reinforcements-text =
    { $n ->
        [one] Draw { $n } card from your Garage.
       *[other] Draw { $n } cards from your Garage.
    }
rush-ability-recruitment = Recruit{"\\u00AD"}ment
rush-ability-recruitment-text = This turn you may buy several vehicles, as long as your resources last.
rush-ability-scouting = Scouting
rush-ability-scouting-text = The whole Reserve is discarded and a new one is dealt.
rush-ability-sabotage = Sabotage
rush-ability-sabotage-text = Each opponent puts one card of their choice from the hand into the Depot.
rush-ability-siege = Siege
rush-ability-siege-text = Hit an enemy Base, even a defended one, or a defender: it is damaged, and destroyed if it was damaged before.
rush-ability-research = Research
rush-ability-research-text = Scrap this card; take a vehicle of cost { $n } or less from the Reserve.
rush-ability-dismantle = Dismantle
rush-ability-dismantle-text = Scrap one or two other cards of your Depot.
rush-ability-indestructibility = Indestruc{"\\u00AD"}tibility
rush-ability-indestructibility-text = Take a card with one Medal.
rush-ability-dispatch = Dispatch
rush-ability-dispatch-text = Move one of your defenders to your Rear Guard.
rush-ability-planning = Planning
rush-ability-planning-text = Replace one Achievement by the next one of the deck.
rush-ability-only-vs-base = Base attacks only
rush-ability-only-vs-base-text = This card cannot attack vehicles.
rush-ability-only-vs-vehicle = Vehicle attacks only
rush-ability-only-vs-vehicle-text = This card cannot attack Bases.
rush-ability-national-goods = National Goods
rush-ability-national-goods-text = Its resources pay only for vehicles of this nation.

# Phases
rush-phase-1 = Repair, reveal
rush-phase-2 = Play cards
rush-phase-3 = Refill, draw

# Actions
rush-do-end = End turn
rush-do-buy = Buy { $card }
rush-do-pay = Pay with { $card }
rush-do-take = Take the vehicle
rush-do-activate = Use { $card }
rush-do-defend = Defend with { $card }
rush-do-place = Place on { $base }
rush-do-attack = Attack with { $card }
rush-do-join = Attack also with { $card }
rush-do-charge = Begin the attack
rush-do-strike = { $card } strikes
rush-do-hit = Hit: { $target }
rush-do-siege = Siege: { $target }
rush-do-discard = Discard { $card }
rush-do-research = Take { $card }
rush-do-dismantle = Scrap { $card }
rush-do-stop = Enough
rush-do-doubles =
    { $n ->
        [0] Singles only
        [one] { $n } double
       *[other] { $n } doubles
    }
rush-do-first = { $seat } begins
rush-do-draw = Draw { $card }
rush-do-deal = Deal { $card }
rush-do-reveal = Reveal: { $achievement }
rush-do-pass = Pass
rush-do-refill = Move the Reserve on
rush-do-support = Support with { $card }
rush-do-send = Send { $card } to defend
rush-do-aid = Help an ally: { $target }
rush-do-dispatch = To the Rear Guard: { $card }
rush-do-plan = Replace: { $achievement }
rush-do-medal = Medal: { $nation }
rush-do-recruit = Buy several vehicles
rush-do-retain = Keep a card instead
rush-do-keep = Keep { $card }
rush-do-scrap = Scrap { $card }
rush-do-station = To the Rear Guard: { $card }
rush-do-top = { $card } on top

# Questions
rush-ask-over = The game is over.
rush-ask-then = Next: { $cards }.
rush-ask-play-cards = Play cards, or end your turn
rush-ask-play-cards-detail = Buy from the Reserve, or choose a card of your hand.
rush-ask-pay-for =
    { $cost ->
        [0] Pay for { $card }: one card with a crate
       *[other] Pay for { $card }: { $paid } of { $cost }
    }
rush-ask-pay-for-detail = Choose cards of your hand. They go to your Depot, the vehicle on top of them.
rush-ask-place-defender = Which Base does { $card } defend?
rush-ask-place-unused = Which Base does { $card } defend?
rush-ask-name-attackers = Who attacks together?
rush-ask-name-attackers-detail = Add vehicles of the same nation, or begin the attack.
rush-ask-choose-striker = Which vehicle strikes next?
rush-ask-choose-target = Choose a target for { $card }: { $n } possible
rush-ask-choose-aim = Choose a target for { $card }: { $n } possible
rush-ask-attack-again = Attack on, or stop?
rush-ask-support = { $attack } against { $defence }: support, or pass?
rush-ask-support-detail = { $card } attacks: { $target }. Each card of the right nation adds 1.
rush-ask-sabotage-discard = Sabotage: choose a card for your Depot
rush-ask-sabotage-discard-detail = You draw no other card for it.
rush-ask-choose-siege = Siege with { $card }: { $n } possible
rush-ask-choose-siege-detail = A Base, even a defended one, or a defender.
rush-ask-choose-research = Research: take a vehicle of cost { $most } or less
rush-ask-choose-research-detail = It goes to your Depot.
rush-ask-choose-dismantle = Dismantle: which card of your Depot is scrapped?
rush-ask-choose-dismantle-detail =
    { $left ->
        [one] One more card; it does not come back.
       *[other] Up to { $left } cards; they do not come back.
    }
rush-ask-choose-doubles =
    { $due ->
        [one] { $due } Medal is due ({ $nation }): how many doubles?
       *[other] { $due } Medals are due ({ $nation }): how many doubles?
    }
rush-ask-choose-doubles-detail = A double counts for two; the rest comes as singles.
rush-ask-offer-refill = Move the Reserve on?
rush-ask-offer-refill-detail = The last card leaves, a new one comes.
rush-ask-send-defender = Which attacker goes to defend?
rush-ask-choose-dispatch = Dispatch: which defender goes to the Rear Guard?
rush-ask-choose-station = A card for the Rear Guard?
rush-ask-choose-station-detail = It waits there and can be played in a later turn.
rush-ask-choose-achievement = Planning: which Achievement is replaced?
rush-ask-choose-medal = Indestructibility: a Medal of which nation?
rush-ask-choose-recruitment = Recruitment: several purchases, or keep a card?
rush-ask-choose-compensation = You played no card: keep one, scrap one, or neither
rush-ask-choose-kept = Which card do you keep for the next turn?

rush-topic-play-cards = plays cards
rush-topic-pay-for = pays
rush-topic-place-defender = places a defender
rush-topic-place-unused = places a defender
rush-topic-name-attackers = names attackers
rush-topic-choose-striker = attacks
rush-topic-choose-target = chooses a target
rush-topic-choose-aim = chooses a target
rush-topic-attack-again = attacks
rush-topic-support = supports or passes
rush-topic-sabotage-discard = discards to Sabotage
rush-topic-choose-siege = lays siege
rush-topic-choose-research = researches
rush-topic-choose-dismantle = dismantles
rush-topic-choose-doubles = takes Medals
rush-topic-offer-refill = looks at the Reserve
rush-topic-send-defender = sends a defender
rush-topic-choose-dispatch = dispatches a defender
rush-topic-choose-station = fills the Rear Guard
rush-topic-choose-achievement = plans
rush-topic-choose-medal = takes a Medal
rush-topic-choose-recruitment = recruits
rush-topic-choose-compensation = keeps or scraps a card
rush-topic-choose-kept = keeps a card

# What happened
rush-event-first-player = { $seat } gets the first-player card
rush-event-achievement-revealed = Achievement in play: { $achievement }
rush-event-card-drawn = { $seat } draws: { $card }
rush-event-reshuffled = { $seat } shuffles the Depot into a new Garage
rush-event-reserve-dealt = New in the Reserve: { $card }
rush-event-reserve-discarded = Leaves the Reserve: { $card }
rush-event-turn-begun = { $seat } begins a turn (round { $n })
rush-event-repaired = { $seat } repairs all damage
rush-event-bought = { $seat } buys { $card }
rush-event-paid = { $seat } pays with { $card }
rush-event-activated = { $seat } uses { $card }
rush-event-defended = { $card } defends: { $target }
rush-event-replaced = { $card } is replaced and goes to the Depot
rush-event-attackers-named =
    { $n ->
        [one] { $seat } attacks with { $n } vehicle
       *[other] { $seat } attacks with { $n } vehicles
    }
rush-event-damaged = { $card } is damaged – { $target }
rush-event-destroyed = { $card } is destroyed – { $target }
rush-event-base-damaged = Damaged: { $target }
rush-event-base-destroyed = { $seat } destroys and takes: { $target }
rush-event-sabotaged = { $seat } discards to Sabotage: { $card }
rush-event-scrapped = To the Scrapyard: { $card }
rush-event-researched = { $seat } takes by Research: { $card }
rush-event-medal-taken = { $seat } receives a Medal: { $card }
rush-event-medal-lost = { $seat } gets no Medal: the stack is empty
rush-event-recruiting = { $seat } may buy several vehicles this turn
rush-event-end-triggered = { $seat } brings about the last round
rush-event-game-over = The game is over
rush-event-no-target = { $card } finds no target
rush-event-guard-home = { $card } loses its Base and goes home
rush-event-base-discarded = { $seat } puts a drawn Base into the Depot
rush-event-discarded = { $seat } puts into the Depot: { $card }
rush-event-deck-reshuffled = The discarded vehicles become a new deck
rush-event-fight-begun = { $seat } attacks with { $card }: { $target }
rush-event-supported = { $seat } supports with { $card }
rush-event-passed = { $seat } passes
rush-event-repelled = The attack of { $card } is beaten off – { $target }
rush-event-stationed = { $seat } puts into the Rear Guard: { $card }
rush-event-relieved = { $card } leaves the Rear Guard for the Depot
rush-event-kept = { $seat } keeps: { $card }
rush-event-retaining = { $seat } may keep a card for the next turn
rush-event-achievement-discarded = { $seat } discards the Achievement: { $achievement }
rush-event-ruins-reshuffled = The discarded Achievements become a new deck

# Achievements
rush-achievement-destroyed-bases = Destroyed Bases
rush-achievement-destroyed-bases-text = Who destroyed the most Bases.
rush-achievement-light-tanks = Light tanks
rush-achievement-light-tanks-text = Most light tanks in the squad.
rush-achievement-medium-tanks = Medium tanks
rush-achievement-medium-tanks-text = Most medium tanks in the squad.
rush-achievement-self-propelled-guns = Self-propelled guns
rush-achievement-self-propelled-guns-text = Most self-propelled guns in the squad.
rush-achievement-heavy-tanks = Heavy tanks
rush-achievement-heavy-tanks-text = Most heavy tanks in the squad.
rush-achievement-support-units = Support units
rush-achievement-support-units-text = Most support units in the squad.
rush-achievement-soviet-medals = Soviet Medals
rush-achievement-soviet-medals-text = Most Medals of the USSR.
rush-achievement-german-medals = German Medals
rush-achievement-german-medals-text = Most Medals of Germany.
rush-achievement-american-medals = American Medals
rush-achievement-american-medals-text = Most Medals of the USA.
rush-achievement-french-medals = French Medals
rush-achievement-french-medals-text = Most Medals of France.
rush-achievement-massed-attack = Massed attack
rush-achievement-massed-attack-text = Most cards with two Medals.
rush-achievement-largest-squad = Largest squad
rush-achievement-largest-squad-text = Most cards in the squad, Medals and captured Bases included.
rush-achievement-british-medals = British Medals
rush-achievement-british-medals-text = Most Medals of the United Kingdom.
rush-achievement-any-medals = Any Medals
rush-achievement-any-medals-text = Most Medals of all nations together.
rush-achievement-medals-of-many-nations = Medals of different nations
rush-achievement-medals-of-many-nations-text = Medals of the most nations.
rush-achievement-vehicles-without-abilities = Vehicles without abilities
rush-achievement-vehicles-without-abilities-text = Most vehicles without any ability symbol.
rush-achievement-infantry = Infantry
rush-achievement-infantry-text = Most Barracks cards and support units with firepower 0 and armour 0.
rush-achievement-most-recruitment = Most Recruitment cards
rush-achievement-most-recruitment-text = Most cards with Recruitment.
rush-achievement-sum-of-reinforcements = Sum of Reinforcements
rush-achievement-sum-of-reinforcements-text = Largest sum of the numbers of Reinforcements.
rush-achievement-sum-of-research = Sum of Research
rush-achievement-sum-of-research-text = Largest sum of the numbers of Research.
rush-achievement-sum-of-costs = Sum of costs
rush-achievement-sum-of-costs-text = Largest sum of the costs of all cards.
rush-achievement-bases-held = Bases owned
rush-achievement-bases-held-text = Most own Bases still standing.
rush-achievement-who-needs-barracks = Who needs Barracks
rush-achievement-who-needs-barracks-text = Fewest Barracks cards in the squad.
rush-achievement-decisive-fire = Decisive fire
rush-achievement-decisive-fire-text = Who brought about the end of the game.

# Points
rush-source-medals = Medals
rush-source-bases = Captured Bases
rush-source-achievements = Achievements
rush-source-surviving = Surviving Bases
rush-source-sets = Sets of Medals
`;export{e as default};