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
rush-note-garage = You know the cards in it, but not their order.
rush-note-squad = All of the player’s cards, wherever they are
rush-pile-empty = Empty.
rush-hand-open = open to all during the turn
rush-hand-closed = only you see it
rush-hand-empty = No cards in hand
rush-hand-laid-out = laid out
rush-note-reserve = the last card leaves at the end of the turn
rush-note-medals = the last ×1 ends the game
rush-medals-left =
    { $singles ->
        [one] { $singles } single
       *[other] { $singles } singles
    }, { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    } left
rush-note-points = Medals on cards, captured Bases included
rush-medals =
    { $n ->
        [one] Medal
       *[other] Medals
    }
rush-note-deeds =
    Destroyed: { $bases ->
        [one] { $bases } Base
       *[other] { $bases } Bases
    }, { $vehicles ->
        [one] { $vehicles } vehicle
       *[other] { $vehicles } vehicles
    }
rush-reserve-affordable = affordable
rush-reserve-short-by = short by { $n }
rush-reserve-leaves-next = leaves next
rush-reserve-paid = paid

# Players
rush-seat-on-turn = playing
rush-seat-decides = decides
rush-seat-first = 1st
rush-seat-team = team { $name }
rush-seat-ally = ally
rush-seat-leads = leads
rush-seat-tied = tied
rush-achievement-worth =
    { $n ->
        [one] { $n } Medal each
       *[other] { $n } Medals each
    }
rush-achievement-deck = In the deck: { $n }
rush-zone-ruins = Ruins

# Bases
rush-base-number = Base { $number }
rush-base-headquarters = Headquarters
rush-base-hq = HQ
rush-base-defended = defended
rush-base-undefended = undefended
rush-base-defends = defends { $base }
rush-base-damaged = damaged
rush-base-destroyed = destroyed
rush-target-base =
    { $owner ->
        [you] your { $base }
       *[other] { $base } ({ $seat })
    }
rush-target-guard =
    { $owner ->
        [you] defender of your { $base }
       *[other] defender of { $base } ({ $seat })
    }
rush-object-base =
    { $owner ->
        [you] your { $base }
       *[other] { $base } ({ $seat })
    }
rush-object-guard =
    { $owner ->
        [you] the defender of your { $base }
       *[other] the defender of { $base } ({ $seat })
    }
rush-effect-destroys = destroys
rush-effect-damages = damages
rush-fight-title = Fight
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
rush-medal-double = { $name } (double)
rush-value-cost = cost { $n }
rush-value-resources = resources { $n }
rush-value-firepower = firepower { $n }
rush-value-armour = armour { $n }
rush-value-medals =
    { $n ->
        [one] { $n } Medal
       *[other] { $n } Medals
    }
rush-card-goods = National Goods: { $nation }

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
rush-ability-reinforcements = Reinforcements
rush-ability-reinforcements-text =
    { $n ->
        [one] Draw { $n } card from your Garage.
       *[other] Draw { $n } cards from your Garage.
    }
rush-ability-recruitment = Recruitment
rush-ability-recruitment-text = This turn you may buy several vehicles, as long as your resources last.
rush-ability-scouting = Scouting
rush-ability-scouting-text = Discard the whole Reserve and deal a new one.
rush-ability-sabotage = Sabotage
rush-ability-sabotage-text = Each opponent moves one card of their choice from hand to Depot.
rush-ability-siege = Siege
rush-ability-siege-text = Hit an enemy Base, even a defended one, or a defender: it is damaged, or destroyed if it was already damaged.
rush-ability-research = Research
rush-ability-research-text = Scrap this card; take a vehicle of cost { $n } or less from the Reserve.
rush-ability-dismantle = Dismantle
rush-ability-dismantle-text = Scrap one or two other cards from your Depot.
rush-ability-indestructibility = Indestructibility
rush-ability-indestructibility-text = Take a card with one Medal.
rush-ability-dispatch = Dispatch
rush-ability-dispatch-text = Move one of your defenders to your Rear Guard.
rush-ability-planning = Planning
rush-ability-planning-text = Replace one Achievement with the next one from the deck.
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
rush-do-activate-brief = Use
rush-do-defend = Defend with { $card }
rush-do-defend-brief = Defend
rush-do-place = Place on { $base }
rush-do-attack = Attack with { $card }
rush-do-attack-brief = Attack
rush-do-join = Also attack with { $card }
rush-do-charge = Begin the attack
rush-do-strike = { $card } strikes
rush-do-hit = Hit: { $target }
rush-do-siege = Siege: { $target }
rush-do-discard = Discard { $card }
rush-do-research = Take { $card }
rush-do-dismantle = Scrap { $card }
rush-do-stop = Stop here
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
rush-do-refill = Advance the Reserve
rush-do-support = Support with { $card }
rush-do-send = Send { $card } to defend
rush-do-aid = Help an ally: { $target }
rush-do-dispatch = To the Rear Guard: { $card }
rush-do-plan = Replace: { $achievement }
rush-do-medal = Medal: { $nation }
rush-do-recruit = Buy several vehicles
rush-do-retain = Keep a card instead
rush-do-keep = Keep { $card }
rush-do-keep-brief = Keep
rush-do-scrap = Scrap { $card }
rush-do-scrap-brief = Scrap
rush-do-station = To the Rear Guard: { $card }
rush-do-top = { $card } on top

# Questions
rush-ask-over = Game over.
rush-detail-then = Next: { $cards }.
rush-ask-play-cards = Play cards, or end your turn
rush-detail-play-cards = Buy from the Reserve, or choose a card from your hand.
rush-ask-pay-for =
    { $cost ->
        [0] Pay for { $card }: one card with a crate
       *[other] Pay for { $card }: { $paid } of { $cost }
    }
rush-detail-pay-for = Choose cards from your hand. They go to your Depot, with the vehicle on top.
rush-ask-place-defender = Which Base does { $card } defend?
rush-ask-place-unused = Which Base does { $card } defend?
rush-ask-name-attackers = Which vehicles attack together?
rush-detail-name-attackers = Add vehicles of the same nation, or begin the attack.
rush-ask-choose-striker = Which vehicle strikes next?
rush-ask-choose-target =
    { $n ->
        [0] Choose a target for { $card }
       *[other] Choose a target for { $card }: { $n } possible
    }
rush-ask-choose-aim =
    { $n ->
        [0] Choose a target for { $card }
       *[other] Choose a target for { $card }: { $n } possible
    }
rush-ask-attack-again = Keep attacking, or stop?
rush-ask-support = { $attack } against { $defence }: support, or pass?
rush-detail-support = { $card } attacks: { $target }. Each card of the right nation adds 1.
rush-ask-sabotage-discard = Sabotage: choose a card for your Depot
rush-detail-sabotage-discard = You do not draw a replacement.
rush-ask-choose-siege =
    { $n ->
        [0] Siege with { $card }: choose a target
       *[other] Siege with { $card }: { $n } possible
    }
rush-detail-choose-siege = A Base, even a defended one, or a defender.
rush-ask-choose-research = Research: take a vehicle of cost { $most } or less
rush-detail-choose-research = It goes to your Depot.
rush-ask-choose-dismantle = Dismantle: which card from your Depot do you scrap?
rush-detail-choose-dismantle =
    { $left ->
        [one] One more card; it does not come back.
       *[other] Up to { $left } cards; they do not come back.
    }
rush-ask-choose-doubles =
    { $due ->
        [one] { $due } Medal is due ({ $nation }): how many doubles?
       *[other] { $due } Medals are due ({ $nation }): how many doubles?
    }
rush-detail-choose-doubles = A double counts for two; the rest comes as singles.
rush-ask-offer-refill = Advance the Reserve?
rush-detail-offer-refill = The last card leaves and a new one is dealt.
rush-ask-send-defender = Which attacker goes to defend?
rush-ask-choose-dispatch = Dispatch: which defender goes to the Rear Guard?
rush-ask-choose-station = A card for the Rear Guard?
rush-detail-choose-station = It waits there and can be played on a later turn.
rush-ask-choose-achievement = Planning: which Achievement do you replace?
rush-ask-choose-medal = Indestructibility: a Medal of which nation?
rush-ask-choose-recruitment = Recruitment: several purchases, or keep a card?
rush-ask-choose-compensation = You played no card: keep one, scrap one, or neither
rush-ask-choose-kept = Which card do you keep for the next turn?

rush-wait-play-cards = plays cards
rush-wait-pay-for = pays
rush-wait-place-defender = places a defender
rush-wait-place-unused = places a defender
rush-wait-name-attackers = names attackers
rush-wait-choose-striker = attacks
rush-wait-choose-target = chooses a target
rush-wait-choose-aim = chooses a target
rush-wait-attack-again = attacks
rush-wait-support = supports or passes
rush-wait-sabotage-discard = discards to Sabotage
rush-wait-choose-siege = lays siege
rush-wait-choose-research = researches
rush-wait-choose-dismantle = dismantles
rush-wait-choose-doubles = takes Medals
rush-wait-offer-refill = looks at the Reserve
rush-wait-send-defender = sends a defender
rush-wait-choose-dispatch = dispatches a defender
rush-wait-choose-station = fills the Rear Guard
rush-wait-choose-achievement = plans
rush-wait-choose-medal = takes a Medal
rush-wait-choose-recruitment = recruits
rush-wait-choose-compensation = keeps or scraps a card
rush-wait-choose-kept = keeps a card

# What happened
rush-event-first-player =
    { $actor ->
        [you] You get the first-player card
       *[other] { $seat } gets the first-player card
    }
rush-event-achievement-revealed = Achievement in play: { $achievement }
rush-event-card-drawn =
    { $actor ->
        [you] You draw: { $card }
       *[other] { $seat } draws: { $card }
    }
rush-event-reshuffled =
    { $actor ->
        [you] You shuffle your Depot into a new Garage
       *[other] { $seat } shuffles the Depot into a new Garage
    }
rush-event-reserve-dealt = New in the Reserve: { $card }
rush-event-reserve-discarded = Leaves the Reserve: { $card }
rush-event-turn-begun =
    { $actor ->
        [you] You begin your turn (round { $n })
       *[other] { $seat } begins a turn (round { $n })
    }
rush-event-repaired =
    { $actor ->
        [you] You repair all damage
       *[other] { $seat } repairs all damage
    }
rush-event-bought =
    { $actor ->
        [you] You buy the { $card }
       *[other] { $seat } buys the { $card }
    }
rush-event-paid =
    { $actor ->
        [you] You pay with { $card }
       *[other] { $seat } pays with { $card }
    }
rush-event-activated =
    { $actor ->
        [you] You use { $card }
       *[other] { $seat } uses { $card }
    }
rush-event-defended =
    { $actor ->
        [you] You defend { $target } with the { $card }
       *[other] { $card } defends { $target }
    }
rush-event-replaced =
    { $actor ->
        [you] Your { $card } is replaced and goes to the Depot
       *[other] { $card } is replaced and goes to the Depot
    }
rush-event-attackers-named =
    { $actor ->
        [you] { $n ->
            [one] You attack with { $n } vehicle
           *[other] You attack with { $n } vehicles
        }
       *[other] { $n ->
            [one] { $seat } attacks with { $n } vehicle
           *[other] { $seat } attacks with { $n } vehicles
        }
    }
rush-event-damaged =
    { $actor ->
        [you] You damage the { $card } – { $target }
       *[other] { $card } is damaged – { $target }
    }
rush-event-destroyed =
    { $actor ->
        [you] You destroy the { $card } – { $target }
       *[other] { $card } is destroyed – { $target }
    }
rush-event-base-damaged =
    { $actor ->
        [you] You damage { $object }
       *[other] { $seat } damages { $object }
    }
rush-event-base-destroyed =
    { $actor ->
        [you] You destroy and take { $object }
       *[other] { $seat } destroys and takes { $object }
    }
rush-event-sabotaged =
    { $actor ->
        [you] You discard to Sabotage: { $card }
       *[other] { $seat } discards to Sabotage: { $card }
    }
rush-event-scrapped =
    { $actor ->
        [you] You send to the Scrapyard: { $card }
       *[other] To the Scrapyard: { $card }
    }
rush-event-researched =
    { $actor ->
        [you] You take with Research: { $card }
       *[other] { $seat } takes with Research: { $card }
    }
rush-event-medal-taken =
    { $actor ->
        [you] You receive a Medal: { $card }
       *[other] { $seat } receives a Medal: { $card }
    }
rush-event-medal-lost =
    { $actor ->
        [you] You get no Medal: the stack is empty
       *[other] { $seat } gets no Medal: the stack is empty
    }
rush-event-recruiting =
    { $actor ->
        [you] You may buy several vehicles this turn
       *[other] { $seat } may buy several vehicles this turn
    }
rush-event-end-triggered =
    { $actor ->
        [you] You trigger the last round
       *[other] { $seat } triggers the last round
    }
rush-event-game-over = Game over
rush-event-no-target =
    { $actor ->
        [you] Your { $card } finds no target
       *[other] { $card } finds no target
    }
rush-event-guard-home =
    { $actor ->
        [you] Your { $card } loses its Base and returns to the Depot
       *[other] { $card } loses its Base and returns to the Depot
    }
rush-event-base-discarded =
    { $actor ->
        [you] You put a drawn Base into your Depot
       *[other] { $seat } puts a drawn Base into the Depot
    }
rush-event-discarded =
    { $actor ->
        [you] You put into your Depot: { $card }
       *[other] { $seat } puts into the Depot: { $card }
    }
rush-event-deck-reshuffled = The discarded vehicles are shuffled into a new deck
rush-event-fight-begun =
    { $actor ->
        [you] You attack { $object } with the { $card }
       *[other] { $seat } attacks { $object } with the { $card }
    }
rush-event-supported =
    { $actor ->
        [you] You support with { $card }
       *[other] { $seat } supports with { $card }
    }
rush-event-passed =
    { $actor ->
        [you] You pass
       *[other] { $seat } passes
    }
rush-event-repelled =
    { $actor ->
        [you] Your attack with the { $card } is repelled – { $target }
       *[other] The attack by the { $card } is repelled – { $target }
    }
rush-event-stationed =
    { $actor ->
        [you] You put into your Rear Guard: { $card }
       *[other] { $seat } puts into the Rear Guard: { $card }
    }
rush-event-relieved =
    { $actor ->
        [you] Your { $card } leaves the Rear Guard for the Depot
       *[other] { $card } leaves the Rear Guard for the Depot
    }
rush-event-kept =
    { $actor ->
        [you] You keep: { $card }
       *[other] { $seat } keeps: { $card }
    }
rush-event-retaining =
    { $actor ->
        [you] You may keep a card for your next turn
       *[other] { $seat } may keep a card for the next turn
    }
rush-event-achievement-discarded =
    { $actor ->
        [you] You discard the Achievement: { $achievement }
       *[other] { $seat } discards the Achievement: { $achievement }
    }
rush-event-ruins-reshuffled = The discarded Achievements are shuffled into a new deck

# Achievements
rush-achievement-destroyed-bases = Destroyed Bases
rush-achievement-destroyed-bases-text = Most Bases destroyed.
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
rush-achievement-medals-of-many-nations-text = Medals of the most different nations.
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
rush-achievement-bases-held-text = Most of your own Bases still standing.
rush-achievement-who-needs-barracks = Who needs Barracks
rush-achievement-who-needs-barracks-text = Fewest Barracks cards in the squad.
rush-achievement-decisive-fire = Decisive fire
rush-achievement-decisive-fire-text = Triggered the end of the game.

# Points
rush-source-medals = Medals
rush-source-bases = Captured Bases
rush-source-achievements = Achievements
rush-source-surviving = Surviving Bases
rush-source-sets = Sets of Medals

# Seats of the others
rush-zone-open-hand = Open hand
rush-zone-squad = Squad

## Left unused at the end of a turn

rush-unused-buy = { $n ->
    [one] one purchase
   *[other] { $n } purchases
}
rush-unused-activate = { $n ->
    [one] one ability
   *[other] { $n } abilities
}
rush-unused-attack = { $n ->
    [one] one attacker
   *[other] { $n } attackers
}

# Words on the cards themselves, as short as they can be
rush-short-artillery = Artillery
rush-short-tank-destroyer = Tank destroyer
rush-short-only-vs-base = Bases only
rush-short-only-vs-vehicle = Vehicles only

# Soviet names in Latin letters, where the card data has a description instead of a name
rush-latin-ussr-zis-5 = ZiS-5
rush-latin-ussr-bm-13 = BM-13 Katyusha
rush-latin-ussr-tank-riders = Tank riders
rush-latin-ussr-sappers = Sappers
rush-latin-ussr-partisans = Partisans
rush-latin-ussr-traffic-controllers = Traffic controllers
rush-setting-cyrillic = Soviet names in Cyrillic

## Key events on the stage and in the recap

rush-verdict-damaged = damaged
rush-verdict-destroyed = destroyed
rush-verdict-repelled = repelled
rush-verdict-falls = the Base falls
rush-chip-last-round = last round
rush-chip-attack = attack ({ $n })
rush-key-medals =
    { $actor ->
        [you] { $n ->
            [one] You gain { $n } Medal
           *[other] You gain { $n } Medals
        }
       *[other] { $n ->
            [one] { $seat } gains { $n } Medal
           *[other] { $seat } gains { $n } Medals
        }
    }
rush-key-overtaken =
    { $actor ->
        [you] You take the lead: { $achievement }
       *[other] { $rival ->
            [you] { $seat } takes the lead from you: { $achievement }
           *[other] { $seat } takes the lead: { $achievement }
        }
    }
rush-stage-siege =
    { $actor ->
        [you] You use Siege with { $card }: { $target }
       *[other] { $seat } uses Siege with { $card }: { $target }
    }
rush-stage-hit = hit { $n } of { $of }
rush-stage-at-once = heavy tank: at once
rush-stage-was-damaged = already damaged
rush-stage-against = against
rush-stage-depot =
    { $actor ->
        [you] to your Depot
       *[other] to the Depot of { $seat }
    }
rush-stage-taken =
    { $actor ->
        [you] taken by you
       *[other] taken by { $seat }
    }
rush-stage-vehicles =
    { $n ->
        [one] { $n } vehicle destroyed
       *[other] { $n } vehicles destroyed
    }
`;export{e as default};