var e=`### Battle of Warsaw 1920: the table.

## Words

warsaw-card-hidden = a card
warsaw-army =
    { $army ->
        [wp] Polish Army
       *[acz] Red Army
    }
warsaw-side =
    { $side ->
        [own] Your army
       *[other] { $army ->
            [wp] The Polish Army
           *[acz] The Red Army
        }
    }
warsaw-front =
    { $front ->
        [n] Northern Front
        [c] Central Front
       *[s] Southern Front
    }
warsaw-front-short =
    { $front ->
        [n] North
        [c] Centre
       *[s] South
    }
warsaw-on-front =
    { $front ->
        [n] on the Northern Front
        [c] on the Central Front
       *[s] on the Southern Front
    }
warsaw-of-front =
    { $front ->
        [n] of the Northern Front
        [c] of the Central Front
       *[s] of the Southern Front
    }
warsaw-resource =
    { $resource ->
        [funds] Funds
        [supply] Supply
       *[support] Social Support
    }
warsaw-marker =
    { $marker ->
        [wp] Blockade marker of the Polish Army
        [acz] Blockade marker of the Red Army
       *[special] Special Blockade marker
    }
warsaw-spot =
    { $spot ->
        [line1] first line
        [line2] second line
        [commander] commander field
       *[order] Order field
    }
warsaw-place =
    { $front ->
        [all] { warsaw-spot } of all fronts, { warsaw-army }
       *[other] { warsaw-spot }, { warsaw-front }, { warsaw-army }
    }
warsaw-line = line { $line }
warsaw-and = { $one } and { $other }
warsaw-or = { $one } or { $other }
warsaw-or-word = or
warsaw-either = { $one } Or: { $other }
warsaw-on-short =
    { $front ->
        [n] North
        [c] Centre
       *[s] South
    }
warsaw-any-front = any front
warsaw-all = all
warsaw-units =
    { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }
warsaw-some-units =
    { $number ->
        [one] { $number } unit
       *[other] { $number } units
    }
warsaw-units-acc = { warsaw-units }
warsaw-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
warsaw-points = { $n } VP

## What cards do

warsaw-ability-add = add { $n } to line { $line }, { $fronts }
warsaw-ability-add-each = add { $n } each to line { $line }, { $fronts }
warsaw-ability-add-here = add { $n } to line { $line } here
warsaw-ability-move =
    { $way ->
        [forward] move up to { warsaw-units-acc } from line 2 to line 1
        [forward-here] move up to { warsaw-units-acc } here from line 2 to line 1
        [here] move up to { warsaw-units-acc } here
       *[any] move up to { warsaw-units-acc }
    }
warsaw-ability-move-per = move up to line 1 as many units as you have on { $line } here
warsaw-ability-move-all =
    { $may ->
        [yes] you may move all your units here up to line 1
       *[no] move all your units here up to line 1
    }
warsaw-ability-strength = +{ $n } strength
warsaw-ability-remove =
    { $n ->
        [one] remove { $n } enemy unit from { $line }
       *[other] remove { $n } enemy units from { $line }
    }
warsaw-ability-remove-per = remove { $n } enemy from { $line } for every { $div } of yours on { $own }
warsaw-ability-per =
    { $whose ->
        [enemy]
            { $div ->
                [one] { " " }for every enemy unit on { $line } here
               *[other] { " " }for every { $div } enemy units on { $line } here
            }
       *[own]
            { $div ->
                [one] { " " }for every unit of yours on { $line } here
               *[other] { " " }for every { $div } units of yours on { $line } here
            }
    }
warsaw-ability-battle =
    { $may ->
        [yes] you may start the battle here
       *[no] start the battle
    }
warsaw-ability-battle-first = { $start }; first { $first }
warsaw-ability-target =
    { $place ->
        [commander_card] commander card
        [commander_field] commander field
       *[order_field] Order field
    }
warsaw-ability-block = put your blockade on an enemy { $where }
warsaw-ability-block-on = put your blockade on an enemy { $where }, { $fronts }
warsaw-ability-move-blockade = move a Blockade marker of either army
warsaw-ability-extra = take one more action
warsaw-ability-in-battle = in battle: { $what }
warsaw-ability-if-front = , only on { $fronts }
warsaw-ability-if-units =
    { $whose ->
        [enemy] { " " }if the enemy has { $n } or more on { $line }
       *[own] { " " }if you have { $n } or more on { $line }
    }
warsaw-ability-if-balance =
    { $balance ->
        [fewer] { " " }if you have fewer units here
       *[more] { " " }if you have more units here
    }

## Actions

warsaw-do-pass = Pass
warsaw-do-play = Play it
warsaw-do-block = Blockade
warsaw-do-block-how = move a marker
warsaw-do-bid = Resource
warsaw-do-bid-how = fight for it
warsaw-do-bid-for = Fight for { warsaw-resource }
warsaw-do-activate = Activate
warsaw-do-activate-how = a commander
warsaw-do-activate-card = Activate { $card }
warsaw-do-discard = Discard { $card }
warsaw-do-front = Play it { warsaw-on-front }
warsaw-do-effect = Effect { $number }
warsaw-do-advance = A unit moves up to line 1 { warsaw-on-front }
warsaw-do-shift = A unit moves from { $from } to { $to }
warsaw-do-retreat = A unit falls back to line 2 { warsaw-on-front }
warsaw-do-add = Add a unit to line 2 { warsaw-on-front }
warsaw-do-stop = Done
warsaw-do-remove =
    { $line ->
        [line1] Remove an enemy unit from line 1
       *[line2] Remove an enemy unit from line 2
    }
warsaw-do-accept = Yes, all move up
warsaw-do-decline = Decline
warsaw-do-put = { $name }: { $place }
warsaw-do-edge =
    { $resource ->
        [funds] { $edge ->
            [A] Edge A: { $numbers } cards and the tokens
           *[B] Edge B: { $numbers } cards
        }
       *[supply] { $n ->
            [one] Edge { $edge }: { $n } supply action
           *[other] Edge { $edge }: { $n } supply actions
        }
    }
warsaw-do-four =
    { $actor ->
        [you] You draw up to 4 cards
       *[other] { $who } draws up to 4 cards
    }
warsaw-do-order = Order of play: { $order }
warsaw-do-wp = Polish Army: { $members }
warsaw-do-first = { $name } places its marker first
warsaw-do-roll = The die shows { $number }
warsaw-do-draw = Draw { $card }

## Questions

warsaw-ask-over = Game over
warsaw-ask-chance = Chance decides
warsaw-ask-take-action = Your action
warsaw-detail-take-action = Choose a card to play, or another way to use one.
warsaw-detail-card = Play it, or use it another way.
warsaw-ask-extra-action = One more action
warsaw-detail-extra-action = Take it or decline it; declining is not a pass.
warsaw-ask-discard-for = Which card pays for it?
warsaw-detail-discard-for =
    { $verb ->
        [bid] It goes beside the Resource card.
        [block] It goes to the discard pile; then you move a marker.
       *[activate] It goes to the discard pile; then the commander acts.
    }
warsaw-ask-choose-front = { $card }: on which front?
warsaw-detail-choose-front = Choose a highlighted front.
warsaw-ask-choose-effect = { $card }: which effect?
warsaw-detail-choose-effect = Choose one effect of the card.
warsaw-ask-move-steps = Move units: { $left } left
warsaw-detail-move-steps = Choose a line 2, then where the unit goes.
warsaw-ask-supply-actions = Supply: { $left } left
warsaw-detail-supply-actions = Strengthen a front: point at the Reserve or a line 2, then where the unit goes.
warsaw-ask-remove-units = Which line loses a unit?
warsaw-detail-remove-units = Choose an enemy line { warsaw-on-front }.
warsaw-ask-advance-all = Move all your units up?
warsaw-detail-advance-all = From line 2 to line 1 { warsaw-on-front }.
warsaw-ask-place-first = Where do you put your Blockade marker?
warsaw-detail-place-first = No unit may enter a blocked line, no card a blocked field. Block what the enemy needs most.
warsaw-ask-move-marker = Move a Blockade marker
warsaw-detail-move-marker = A marker closes one place to its enemy. Choose the marker, then the place it should close.
warsaw-ask-block-by-card = Where do you put your Blockade marker?
warsaw-detail-block-by-card = It closes a place to the enemy. The card allows only the highlighted places.
warsaw-ask-place-special = Where do you put the Special Blockade marker?
warsaw-detail-place-special = It closes one more place until the end of the round. You may also decline.
warsaw-ask-choose-edge = { warsaw-resource }: which edge faces your army?
warsaw-detail-choose-edge =
    { $resource ->
        [funds] A: 3 cards each, and you deal the Initiative tokens. B: a fourth card for one of you; the enemy deals them.
        [supply] The number says how many units you may add or move. The enemy gets the other edge.
       *[support] The edge with the symbol blocks one more place this round. The enemy gets the other edge.
    }
warsaw-ask-choose-four = Which of you draws up to 4 cards?
warsaw-detail-choose-four = More cards mean more actions this round. The other draws up to 3.
warsaw-ask-deal-tokens = In which order do the players act?
warsaw-detail-deal-tokens = Those who act later see what the others do first. Choose the players in order.

## Events

warsaw-event-armies = Polish Army: { $wp }; Red Army: { $acz }.
warsaw-event-first-marker =
    { $side ->
        [you] You place your Blockade marker first.
       *[other] { warsaw-side } places its Blockade marker first.
    }
warsaw-event-ordered = Order of play: { $order }.
warsaw-event-drawn =
    { $actor ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
warsaw-event-reshuffled =
    { $side ->
        [you] You shuffle your discard pile into a new deck.
       *[other] { warsaw-side } shuffles its discard pile into a new deck.
    }
warsaw-event-round-begun = Round { $round }
warsaw-event-bonus-placed = The Bonus marker is { warsaw-on-front }.
warsaw-event-bonus-none = The Bonus marker is on no front this round.
warsaw-event-resource-won =
    { $side ->
        [you] You win { warsaw-resource }.
       *[other] { warsaw-side } wins { warsaw-resource }.
    }
warsaw-event-resource-tied = Nobody wins { warsaw-resource }.
warsaw-event-edge-taken =
    { $side ->
        [you] { $edge ->
            [a] You take edge A of { warsaw-resource }.
           *[b] You take edge B of { warsaw-resource }.
        }
       *[other] { $edge ->
            [a] { warsaw-side } takes edge A of { warsaw-resource }.
           *[b] { warsaw-side } takes edge B of { warsaw-resource }.
        }
    }
warsaw-event-piles-cleared = The cards beside the Resource cards go to the discard piles.
warsaw-event-marker-put =
    { $actor ->
        [you] You place the { $marker ->
            [wp] Blockade marker of the Polish Army
            [acz] Blockade marker of the Red Army
           *[special] Special Blockade marker
        }: { $place }.
       *[other] { warsaw-marker }: { $place }.
    }
warsaw-event-turn =
    { $actor ->
        [you] Your turn to act.
       *[other] { $who } to act.
    }
warsaw-event-passed =
    { $actor ->
        [you] You pass.
       *[other] { $who } passes.
    }
warsaw-event-declined =
    { $actor ->
        [you] You decline.
       *[other] { $who } declines.
    }
warsaw-event-played =
    { $actor ->
        [you] { $front ->
            [none] You play { $card }.
           *[other] You play { $card } { warsaw-on-front }.
        }
       *[other] { $front ->
            [none] { $who } plays { $card }.
           *[other] { $who } plays { $card } { warsaw-on-front }.
        }
    }
warsaw-event-replaced =
    { $actor ->
        [you] Your { $card } is replaced.
       *[other] { $card } is replaced.
    }
warsaw-event-discarded =
    { $actor ->
        [you] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
warsaw-event-bid =
    { $actor ->
        [you] You put { $card } beside { warsaw-resource }.
       *[other] { $who } puts { $card } beside { warsaw-resource }.
    }
warsaw-event-effect-used =
    { $actor ->
        [you] You use { $card }: “{ $effect }”
       *[other] { $card }: “{ $effect }”
    }
warsaw-event-no-effect =
    { $actor ->
        [you] Your { $card } has no effect now.
       *[other] { $card } has no effect now.
    }
warsaw-event-added =
    { $side ->
        [you] You add { warsaw-some-units } to { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } adds { warsaw-some-units } to { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-moved =
    { $side ->
        [you] { $way ->
            [advance] Your unit moves up { warsaw-on-front }.
            [retreat] Your unit falls back { warsaw-on-front }.
           *[shift] Your unit moves from { warsaw-front-short } to { $to ->
                [n] North
                [c] Centre
               *[s] South
            }.
        }
       *[other] { $way ->
            [advance] { warsaw-side }: a unit moves up { warsaw-on-front }.
            [retreat] { warsaw-side }: a unit falls back { warsaw-on-front }.
           *[shift] { warsaw-side }: a unit moves from { warsaw-front-short } to { $to ->
                [n] North
                [c] Centre
               *[s] South
            }.
        }
    }
warsaw-event-removed =
    { $side ->
        [you] You lose { warsaw-some-units } from { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } loses { warsaw-some-units } from { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-surplus =
    { $side ->
        [you] You return { warsaw-some-units } over the limit to the Reserve { warsaw-on-front }.
       *[other] { warsaw-side } returns { warsaw-some-units } over the limit to the Reserve { warsaw-on-front }.
    }
warsaw-event-strengthened =
    { $side ->
        [you] You get +{ $number } strength { warsaw-on-front }.
       *[other] { warsaw-side } gets +{ $number } strength { warsaw-on-front }.
    }
warsaw-event-battle-started =
    { $side ->
        [you] You start the battle { warsaw-of-front }.
       *[other] { warsaw-side } starts the battle { warsaw-of-front }.
    }
warsaw-event-battle =
    { $army ->
        [none] Battle { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: nobody wins.
       *[other] { $side ->
            [you] Battle { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: you win.
            [own] Battle { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: your army wins.
           *[other] { $army ->
                [wp] Battle { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: the Polish Army wins.
               *[acz] Battle { warsaw-of-front }, { $wp_strength }\xA0:\xA0{ $acz_strength }: the Red Army wins.
            }
        }
    }
warsaw-event-no-battle = No battle { warsaw-on-front }.
warsaw-event-lost = Both first lines { warsaw-of-front } are cleared.
warsaw-event-points =
    { $side ->
        [you] You score { $number } VP.
       *[other] { warsaw-side } scores { $number } VP.
    }
warsaw-event-commander-left = { $card } leaves the board.
warsaw-event-game-over = Game over.
warsaw-event-extra =
    { $actor ->
        [you] You get one more action.
       *[other] { $who } gets one more action.
    }
warsaw-event-not-added =
    { $side ->
        [you] You cannot add a unit to { warsaw-spot-line } { warsaw-on-front }.
       *[other] { warsaw-side } cannot add a unit to { warsaw-spot-line } { warsaw-on-front }.
    }
warsaw-event-not-put =
    { $side ->
        [you] You leave the Special Blockade marker on its card.
       *[other] { warsaw-side } leaves the Special Blockade marker on its card.
    }
warsaw-spot-line =
    { $line ->
        [line1] line 1
       *[line2] line 2
    }

## Stages, tracks and rails

warsaw-stage =
    { $stage ->
        [1] Bonus
        [2] Resources
        [3] Military actions
       *[4] Battle
    }
warsaw-source-points = Victory points
warsaw-round = Round
warsaw-round-of = Round { $round } of { $rounds }
warsaw-day = { $day } Aug
warsaw-victory = Victory
warsaw-victory-state = Victory track: Polish Army { $wp }, Red Army { $acz }, { $goal } to win
warsaw-your-hand = Your hand
warsaw-reserve = Reserve
warsaw-reserve-of = Reserve, { warsaw-army }: { warsaw-units }
warsaw-initiative = Initiative
warsaw-seat-you = you
warsaw-seat-passed = passed
warsaw-seat-state = { $who }, { warsaw-army }, { warsaw-cards } in hand
warsaw-seat-order = number { $place } in turn order
warsaw-pile-of = { warsaw-pile }, { warsaw-army }: { warsaw-cards }
warsaw-pile =
    { $pile ->
        [deck] Deck
       *[discard] Discard pile
    }
warsaw-pile-beside = Cards beside { warsaw-resource }, { warsaw-army }
warsaw-pile-empty = No cards yet.
warsaw-setting-names = Card names
warsaw-setting-names-printed = Printed Polish names
warsaw-setting-names-page = English names
warsaw-legal = possible
warsaw-commander = Commander
warsaw-order = Order
warsaw-kind =
    { $kind ->
        [unit] Unit
        [commander] Commander
       *[order] Order
    }
warsaw-kind-how =
    { $kind ->
        [unit] The units arrive from the Reserve at once; the card is discarded.
        [commander] Stays on its front and sets the limit of line 2. One effect is used now.
       *[order] Stays on one front until the round ends. The hourglass part waits for the battle.
    }
warsaw-limit = limit of line 2: { $n }
warsaw-used = used this round
warsaw-used-effect = used this round: { $effect }
warsaw-after =
    { $kind ->
        [unit] after this card
        [commander] with this commander
       *[order] after this Order
    }
warsaw-later = with Orders
warsaw-arrive = { $n } of { $of } arrive
warsaw-then =
    { $then ->
        [choose-effect] then an effect
        [move-steps] then you move units
        [advance-all] then all may step forward
        [remove-units] then you remove units
       *[other] then you put a Blockade marker
    }
warsaw-replaces = replaces { $card }
warsaw-no-change-here = no strength changes
warsaw-front-closed = not for this card
warsaw-uses = Ways to use a card
warsaw-use =
    { $verb ->
        [play] Does what it says.
        [block] Discard it to move a Blockade marker of either army.
        [bid] Lay it beside a Resource; the most cards win it for the next round.
       *[activate] Discard it to use a commander: { $names }.
    }
warsaw-keep =
    { $n ->
        [one] keep { $n } card
       *[other] keep { $n } cards
    }
warsaw-starter = started the battle; leaves when the round ends
warsaw-empty = empty
warsaw-blocked = blockaded
warsaw-no-entry = no unit may enter
warsaw-no-change = no unit may change fronts
warsaw-bonus = Bonus marker: +1 VP for the winner
warsaw-bonus-short = +1 VP
warsaw-fought = battle fought
warsaw-strength-of = { warsaw-front }: Polish Army { $wp }, Red Army { $acz }
warsaw-won-by =
    { $army ->
        [wp] won by the Polish Army
        [acz] won by the Red Army
       *[none] undecided
    }
warsaw-line-state = { $place }: { warsaw-units }
warsaw-line-full = { $place }: { $n } of { $limit } units
warsaw-resources = Resources
warsaw-resources-how = the most cards win it next round
warsaw-resource-state = { warsaw-resource }: Polish Army { $wp }, Red Army { $acz }
warsaw-edge-funds = up to { $n } cards
warsaw-edge-supply =
    { $n ->
        [0] nothing
        [one] { $n } supply action
       *[other] { $n } supply actions
    }
warsaw-edge-support =
    { $n ->
        [0] nothing
       *[other] the Special Blockade marker
    }
warsaw-edge-winner = winner
warsaw-edge-other = the other
warsaw-forecast = If battles were fought now
warsaw-forecast-none = Nobody would score.
warsaw-forecast-why =
    { $bonus ->
        [yes] { $fronts ->
            [0] the bonus
            [one] { $fronts } front and the bonus
           *[other] { $fronts } fronts and the bonus
        }
       *[no] { $fronts ->
            [one] { $fronts } front
           *[other] { $fronts } fronts
        }
    }
warsaw-forecast-orders = Includes the hourglass parts of Orders.
warsaw-forecast-with =
    { $none ->
        [yes] nobody scores
       *[no] { "" }
    } { $front ->
        [none] with this card
       *[other] with it { warsaw-on-front }
    }
warsaw-battle-won =
    { $army ->
        [wp] The Polish Army wins
        [acz] The Red Army wins
       *[none] Nobody wins
    }
warsaw-map-title = Theatre of war · August 1920
warsaw-map-turned =
    { $army ->
        [acz] sheet turned to face the enemy: south-west is up
       *[wp] sheet turned to face the enemy: north-east is up
    }

## Left unused

warsaw-unused-card = { $n ->
    [one] one card to play
   *[other] { $n } cards to play
}
warsaw-unused-commander = { $n ->
    [one] one commander
   *[other] { $n } commanders
}
warsaw-unused-action = the extra action
warsaw-unused-move = moves of units

## What a choice is for

warsaw-detail-arrive = { $n } of { $of } units can arrive: lines full or blocked, or Reserve empty.

## The slip of a battle

warsaw-slip-line1 = line 1, counts twice
warsaw-slip-line2 = line 2
warsaw-slip-commander = commander
warsaw-slip-order = Orders
warsaw-slip-counts = Line 1 counts twice, line 2 once
warsaw-slip-none = no battle
warsaw-slip-nobody = nobody
warsaw-slip-goal = { $n } VP win
warsaw-key-fronts = Battles won: Polish Army { $wp }, Red Army { $acz }
warsaw-reason-battles =
    { $all ->
        [yes] all three battles won
       *[no] more battles won
    }
warsaw-reason-bonus = Bonus marker, { warsaw-front-short }
`;export{e as default};