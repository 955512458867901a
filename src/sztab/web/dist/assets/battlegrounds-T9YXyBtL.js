var e=`### World of Tanks Battlegrounds: the table.

battlegrounds-board = Board
battlegrounds-seat-you = You
battlegrounds-seat-team = Team { $team }
battlegrounds-seat-others = Other players
battlegrounds-seat-away = not connected
battlegrounds-target = target { $target }
battlegrounds-points-of = { $points } of { $target } points
battlegrounds-square-empty = empty
battlegrounds-square-dud = dud
battlegrounds-square-artillery = artillery tank
battlegrounds-square-face-down = face-down token
battlegrounds-pawn-of = { $colour } pawn ({ $name })
battlegrounds-tank-of = { $card }, { $colour } ({ $name })
battlegrounds-pawn-on = { $colour }, on { $square }
battlegrounds-pawn-off = { $colour }, off the board
battlegrounds-pawn-away = off the board
battlegrounds-token-special = { $picture } ({ $icon })
battlegrounds-point-token = { $colour } point token: { $points }
battlegrounds-point-token-gone = { $colour } point token lost: { $points }
battlegrounds-menu-object = What do you hit on { $square }?

## Tank cards

battlegrounds-card-hidden = a face-down card
battlegrounds-card-move = Move
battlegrounds-card-shot = Shot
battlegrounds-card-active = Active
battlegrounds-card-state-active = active, drives the { $colour } pawn
battlegrounds-card-state-ready = Ready in reserve
battlegrounds-card-state-damaged = Damaged: being repaired
battlegrounds-card-state-offered = can be chosen
battlegrounds-reach-orthogonal = straight { $distance }
battlegrounds-reach-diagonal = diagonal { $distance }
battlegrounds-reach-or = { $first } or { $last }
battlegrounds-slot-free = free slot
battlegrounds-reserve = Reserve
battlegrounds-offer-draft = Draft
battlegrounds-offer-draft-why = take one in turn
battlegrounds-offer-drawn = Extra tank
battlegrounds-offer-drawn-why = keep one, the other leaves the game

## Areas

battlegrounds-area = Area
battlegrounds-area-common = Common area of { $team }
battlegrounds-pairs = Pairs
battlegrounds-pairs-count =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    }
battlegrounds-pairs-none = None yet. Two matching pictures make a pair.
battlegrounds-pair-ready = ready
battlegrounds-pair-spent = used
battlegrounds-pair-plain = without bonus
battlegrounds-singles = Single tokens
battlegrounds-singles-where = the same picture lies on
battlegrounds-singles-none = None. A shot at a token takes it.
battlegrounds-single-like = same picture on { $squares }
battlegrounds-won = Points won from tanks
battlegrounds-pool-duds =
    { $n ->
        [one] dud
       *[other] duds
    }
battlegrounds-pool-deck = in the deck
battlegrounds-source-pairs = Pairs
battlegrounds-source-tanks = Destroyed tanks

## Family and Solo

battlegrounds-family-go = Move your tank 1 or 2 squares, in any direction.
battlegrounds-family-reveal = Turn up two tokens that touch it.
battlegrounds-family-again = Two matching pictures that lie face up are yours: 2 points, and you play once more.
battlegrounds-family-end = The first to reach { $target } points wins.
battlegrounds-family-down = Face down: nobody knows it.
battlegrounds-family-up = Face up from the previous turn: turned down again at the end of this one.
battlegrounds-family-icons = Icons have no effect here.
battlegrounds-family-pair = A found pair: 2 points and one more turn.
battlegrounds-artillery = Artillery
battlegrounds-letters = Letters
battlegrounds-digits = Digits
battlegrounds-coordinates-why = Dashed: still to come in this cycle.
battlegrounds-coordinate-coming = still to come
battlegrounds-coordinate-up = turned up
battlegrounds-stars =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
battlegrounds-star-next =
    { $n ->
        [one] { $n } point to the next star
       *[other] { $n } points to the next star
    }
battlegrounds-supply = Each artillery tank on the board is a point for the artillery. Supply: { $n }.

## Marks on the board

battlegrounds-legend-tank = your tank
battlegrounds-legend-move = you can go there
battlegrounds-legend-choose = you can choose this
battlegrounds-legend-step = next step
battlegrounds-legend-far = { $first } or { $n } squares
battlegrounds-legend-deadly = destroys you
battlegrounds-legend-shot = you can shoot there
battlegrounds-effect-move =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
battlegrounds-effect-deadly-dud = the dud on { $square } destroys you
battlegrounds-effect-deadly-tank = driving through the tank on { $square } destroys you
battlegrounds-effect-deadly-artillery = driving through the artillery tank on { $square } destroys you
battlegrounds-effect-armour = costs your Armour on { $square }
battlegrounds-effect-tank = +{ $points } tank
battlegrounds-effect-destroys = destroy
battlegrounds-effect-token = token
battlegrounds-effect-pair = +{ $points } pair
battlegrounds-effect-pair-icon = +{ $points } pair with { $icon }
battlegrounds-effect-dud = lay a dud
battlegrounds-effect-clear = clear the dud
battlegrounds-effect-artillery = destroy
battlegrounds-effect-pause = costs the rest of the turn
battlegrounds-effect-enter = enter here
battlegrounds-effect-change = takes over the pawn; no move, no shot
battlegrounds-effect-place = start here
battlegrounds-effect-go = go here
battlegrounds-effect-reveal = turn up

## Actions

battlegrounds-do-take = Take { $card }
battlegrounds-do-activate = { $card } drives the { $colour } pawn
battlegrounds-do-place = Start on { $square }
battlegrounds-do-enter = Enter on { $square } with { $card }
battlegrounds-do-wait = Bring no tank in
battlegrounds-do-extra-tank = Use Extra tank
battlegrounds-do-keep = Keep { $card }
battlegrounds-do-move = Move to { $square }
battlegrounds-do-stay = Stay ({ $colour })
battlegrounds-do-fire = Shoot first ({ $colour })
battlegrounds-do-change = Change to { $card }
battlegrounds-do-shoot-token = Take the token
battlegrounds-do-shoot-tank = Hit the tank
battlegrounds-do-shoot-dud = Lay a dud on { $square }
battlegrounds-do-shoot-clear = Clear the dud on { $square }
battlegrounds-do-shoot-artillery = Destroy the artillery tank on { $square }
battlegrounds-do-hold = Do not shoot
battlegrounds-do-fit = Lay { $upgrade } on { $card }
battlegrounds-do-pair-0 = Pair: { $picture }, without bonus
battlegrounds-do-pair-1 = Pair: { $picture }, with bonus
battlegrounds-do-pair-2 = Pair: { $picture }, both special
battlegrounds-do-extra-turn = Use Extra turn
battlegrounds-do-end = End the turn
battlegrounds-do-decline = Lay no Armour
battlegrounds-do-go = Go to { $square }
battlegrounds-do-reveal = Turn up { $square }
battlegrounds-do-collect = Take the pair on { $square } and { $other }

## Questions

battlegrounds-ask-take-card = Which tank card do you take?
battlegrounds-ask-activate-card = Which card drives your { $colour } pawn?
battlegrounds-ask-place-pawn = Where does your { $colour } pawn start?
battlegrounds-ask-enter = Bring your tank back
battlegrounds-ask-act = Move, or change the tank
battlegrounds-ask-way =
    { $n ->
        [one] Move: { $n } square
       *[other] Move: { $n } squares
    }
battlegrounds-ask-shoot = { $card } on { $square }: what do you shoot at?
battlegrounds-ask-shoot-first = { $card } on { $square }: shoot before you move
battlegrounds-ask-drive = { $card } on { $square }: move after the shot
battlegrounds-ask-after = Use a bonus, or end the turn?
battlegrounds-ask-keep-card = Which of the two cards do you keep?
battlegrounds-ask-react = { $card } on { $square } is shot at. Lay Armour?
battlegrounds-ask-go = Move your pawn 1 or 2 squares
battlegrounds-ask-reveal =
    { $n ->
        [one] Turn up a token that touches your tank
       *[other] Turn up { $n } tokens that touch your tank
    }
battlegrounds-ask-collect-pair = Three matching tokens: which two do you take?
battlegrounds-ask-over = Game over
battlegrounds-detail-take-card = Your tank cards stay with you all game. The grids show where a card moves and where it shoots.
battlegrounds-detail-activate-card = This tank fights first; you can change it later. The grids show where it moves and where it shoots.
battlegrounds-detail-place-pawn = Your first move starts there. Choose a highlighted square of a base.
battlegrounds-detail-enter = Choose a card, then a square of your base.
battlegrounds-detail-enter-damaged = Choose a card, then a square. A damaged card costs the rest of the turn.
battlegrounds-detail-enter-paused = This ends the turn.
battlegrounds-detail-act = Choose a square, or a card in reserve.
battlegrounds-detail-act-two = Choose one of your tanks, then a square; or a card in reserve.
battlegrounds-detail-act-tank = { $tank }: choose a square.
battlegrounds-detail-way = { $way }. Choose the next square.
battlegrounds-detail-way-done = { $way }. Confirm, or choose another square.
battlegrounds-detail-way-deadly = Your tank would be destroyed on { $square }.
battlegrounds-detail-shoot = A token, a tank, a dud, or an empty square for a dud.
battlegrounds-detail-shoot-solo = A token, or an artillery tank.
battlegrounds-detail-shoot-first = The move comes afterwards.
battlegrounds-detail-drive = Choose a square.
battlegrounds-detail-after = Choose a ready pair, or end the turn.
battlegrounds-detail-keep-card = The other one leaves the game unseen.
battlegrounds-detail-react = Armour saves the tank once.
battlegrounds-detail-go = In any direction; you may also return to your square.
battlegrounds-detail-reveal = Matching pictures that lie face up are yours.
battlegrounds-detail-collect-pair = Choose two of them.
battlegrounds-wait-title = { $name } is deciding
battlegrounds-wait-take-card = Takes a tank card.
battlegrounds-wait-activate-card = Chooses the active card.
battlegrounds-wait-place-pawn = Chooses where to start.
battlegrounds-wait-enter = Brings a tank back.
battlegrounds-wait-act = Chooses a move, or changes the tank.
battlegrounds-wait-shoot = Chooses a shot.
battlegrounds-wait-shoot-first = Shoots before the move.
battlegrounds-wait-drive = Moves after the shot.
battlegrounds-wait-after = May use a bonus.
battlegrounds-wait-keep-card = Keeps one of two cards.
battlegrounds-wait-react = May lay Armour.
battlegrounds-wait-go = Moves the pawn.
battlegrounds-wait-reveal = Turns up a token.
battlegrounds-wait-collect-pair = Chooses two of three tokens.
battlegrounds-phase-take-card = Draft
battlegrounds-phase-activate-card = Active card
battlegrounds-phase-place-pawn = Start
battlegrounds-phase-enter = Enter board
battlegrounds-phase-move = Move
battlegrounds-phase-shot = Shot
battlegrounds-phase-after = Bonus
battlegrounds-phase-strike = Artillery
battlegrounds-phase-go = Move
battlegrounds-phase-reveal = Turn up
battlegrounds-phase-collect = Pair

## What happened

battlegrounds-event-first =
    { $actor ->
        [you] You begin.
       *[other] { $name } begins.
    }
battlegrounds-event-board-laid = The location tokens are laid out.
battlegrounds-event-swapped = The tokens on { $square } and { $other } change places.
battlegrounds-event-dealt =
    { $actor ->
        [you] You are dealt { $card }.
       *[other] { $name } is dealt { $card }.
    }
battlegrounds-event-offered = { $card } is laid out for the draft.
battlegrounds-event-taken =
    { $actor ->
        [you] You take { $card }.
       *[other] { $name } takes { $card }.
    }
battlegrounds-event-activated =
    { $actor ->
        [you] Your { $card } drives the { $colour } pawn.
       *[other] { $card } drives the { $colour } pawn.
    }
battlegrounds-event-placed =
    { $actor ->
        [you] Your { $colour } pawn starts on { $square }.
       *[other] The { $colour } pawn starts on { $square }.
    }
battlegrounds-event-round-begun = Round { $number }
battlegrounds-event-turn =
    { $actor ->
        [you] Your turn.
       *[other] { $name }’s turn.
    }
battlegrounds-event-entered =
    { $actor ->
        [you] Your { $card } enters on { $square }.
       *[other] { $card } enters on { $square }.
    }
battlegrounds-event-repair-pause =
    { $actor ->
        [you] You pause for repairs.
       *[other] { $name } pauses for repairs.
    }
battlegrounds-event-defused =
    { $actor ->
        [you] You defuse the dud on { $square }.
       *[other] The dud on { $square } is defused.
    }
battlegrounds-event-waited =
    { $actor ->
        [you] You bring no tank in.
       *[other] { $name } brings no tank in.
    }
battlegrounds-event-moved =
    { $actor ->
        [you] You drive the { $card } { $path }
       *[other] { $card } { $path }
    }
battlegrounds-event-stayed =
    { $actor ->
        [you] Your { $card } cannot move and stays on { $square }
       *[other] { $card } cannot move and stays on { $square }
    }
battlegrounds-event-hit-dud =
    { $actor ->
        [you] Your { $card } runs onto the dud on { $square }.
       *[other] { $card } runs onto the dud on { $square }.
    }
battlegrounds-event-drove-through =
    { $actor ->
        [you] Your { $card } drives through the tank on { $square }.
       *[other] { $card } drives through the tank on { $square }.
    }
battlegrounds-event-hit-artillery =
    { $actor ->
        [you] Your { $card } drives through the artillery tank on { $square }.
       *[other] { $card } drives through the artillery tank on { $square }.
    }
battlegrounds-event-armour-used =
    { $actor ->
        [you] Armour saves your { $card }.
       *[other] Armour saves { $card }.
    }
battlegrounds-event-destroyed =
    { $actor ->
        [you] Your { $card } is destroyed on { $square }.
       *[other] { $card } is destroyed on { $square }.
    }
battlegrounds-event-card-lost =
    { $actor ->
        [you] Your { $card } is out of the game.
       *[other] { $card } is out of the game.
    }
battlegrounds-event-points-won =
    { $actor ->
        [you] You win a { $colour } point token: +{ $number }
       *[other] { $name } wins a { $colour } point token: +{ $number }
    }
battlegrounds-event-token-taken =
    { $actor ->
        [you] You take { $token } from { $square }.
       *[other] { $name } takes { $token } from { $square }.
    }
battlegrounds-event-paired =
    { $team ->
        [yes] { $actor ->
            [you] You make a pair for { $side }, { $token }: +{ $number }
           *[other] { $side }: a pair, { $token }: +{ $number }
        }
       *[no] { $actor ->
            [you] You make a pair, { $token }: +{ $number }
           *[other] { $name }: a pair, { $token }: +{ $number }
        }
    }
battlegrounds-event-dud-laid =
    { $actor ->
        [you] You lay a dud on { $square }.
       *[other] { $name } lays a dud on { $square }.
    }
battlegrounds-event-dud-cleared =
    { $actor ->
        [you] You clear the dud on { $square }.
       *[other] { $name } clears the dud on { $square }.
    }
battlegrounds-event-artillery-cleared =
    { $actor ->
        [you] You destroy the artillery tank on { $square }.
       *[other] { $name } destroys the artillery tank on { $square }.
    }
battlegrounds-event-held =
    { $actor ->
        [you] You do not shoot.
       *[other] { $name } does not shoot.
    }
battlegrounds-event-shot-at =
    { $actor ->
        [you] You shoot at { $card } on { $square }.
       *[other] { $owner ->
            [you] { $name } shoots at your { $card } on { $square }.
           *[other] { $name } shoots at { $card } on { $square }.
        }
    }
battlegrounds-event-changed =
    { $actor ->
        [you] Your { $card } takes over the { $colour } pawn.
       *[other] { $card } takes over the { $colour } pawn.
    }
battlegrounds-event-fitted =
    { $actor ->
        [you] You lay { $upgrade } on { $card }.
       *[other] { $name } lays { $upgrade } on { $card }.
    }
battlegrounds-event-extra-turn =
    { $actor ->
        [you] You use Extra turn: one more main action.
       *[other] { $name } uses Extra turn: one more main action.
    }
battlegrounds-event-extra-tank =
    { $actor ->
        [you] You use Extra tank.
       *[other] { $name } uses Extra tank.
    }
battlegrounds-event-drawn =
    { $actor ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
battlegrounds-event-kept =
    { $actor ->
        [you] You keep { $card }.
       *[other] { $name } keeps { $card }.
    }
battlegrounds-event-repaired =
    { $actor ->
        [you] Your { $card } is repaired.
       *[other] { $card } is repaired.
    }
battlegrounds-event-declined =
    { $actor ->
        [you] You lay no Armour.
       *[other] { $name } lays no Armour.
    }
battlegrounds-event-went =
    { $actor ->
        [you] You go to { $square }.
       *[other] { $name } goes to { $square }.
    }
battlegrounds-event-turned =
    { $actor ->
        [you] You turn up { $token } on { $square }.
       *[other] { $square } shows { $token }.
    }
battlegrounds-event-found =
    { $actor ->
        [you] You find a pair on { $square } and { $other }: { $token }, +{ $number }
       *[other] { $name } finds a pair on { $square } and { $other }: { $token }, +{ $number }
    }
battlegrounds-event-covered = The token on { $square } is turned face down again.
battlegrounds-event-struck = The artillery strikes { $square }.
battlegrounds-event-artillery-took = The artillery takes { $token } from { $square }.
battlegrounds-event-artillery-placed = An artillery tank is placed on { $square }.
battlegrounds-event-nothing-hit = The strike on { $square } has no effect.
battlegrounds-event-piles-shuffled = All coordinates are used up: both piles are reshuffled.
battlegrounds-event-game-over = Game over.
battlegrounds-then-shot-at =
    { $owner ->
        [you] , shot { $square }: your { $card }
       *[other] , shot { $square }: { $card }
    }
battlegrounds-then-token-taken =
    { $actor ->
        [you] , shot { $square }: you take { $token }
       *[other] , shot { $square }: takes { $token }
    }
battlegrounds-then-dud-laid =
    { $actor ->
        [you] , shot { $square }: you lay a dud
       *[other] , shot { $square }: lays a dud
    }
battlegrounds-then-dud-cleared =
    { $actor ->
        [you] , shot { $square }: you clear the dud
       *[other] , shot { $square }: clears the dud
    }
battlegrounds-then-artillery-cleared =
    { $actor ->
        [you] , shot { $square }: you destroy the artillery tank
       *[other] , shot { $square }: destroys the artillery tank
    }
battlegrounds-then-held = , no shot

## Specials

battlegrounds-icons = Icons
battlegrounds-icons-why = a pair with one of them gives the bonus
battlegrounds-ability-extra-turn = Extra turn
battlegrounds-ability-extra-turn-text = Once, after a main action: one more main action.
battlegrounds-ability-extra-tank = Extra tank
battlegrounds-ability-extra-tank-text = Once: draw two tank cards and keep one.
battlegrounds-ability-direction = Direction
battlegrounds-ability-direction-text = The tank may turn at each step of its move.
battlegrounds-ability-further-shot = Further shot
battlegrounds-ability-further-shot-text = The tank may shoot one square further.
battlegrounds-ability-further-move = Further move
battlegrounds-ability-further-move-text = The tank may move one square further.
battlegrounds-ability-order-change = Order change
battlegrounds-ability-order-change-text = The tank may shoot before it moves.
battlegrounds-ability-armour = Armour
battlegrounds-ability-armour-text = Saves the tank once from being destroyed.

## Pictures

battlegrounds-picture-bridge = Bridge
battlegrounds-picture-windmill = Windmill
battlegrounds-picture-railway-station = Railway station
battlegrounds-picture-lighthouse = Lighthouse
battlegrounds-picture-castle = Castle
battlegrounds-picture-factory = Factory
battlegrounds-picture-church = Church
battlegrounds-picture-harbour = Harbour
battlegrounds-picture-airfield = Airfield
battlegrounds-picture-quarry = Quarry
battlegrounds-picture-monastery = Monastery
battlegrounds-picture-dam = Dam
battlegrounds-picture-oasis = Oasis
battlegrounds-picture-village = Village
battlegrounds-picture-bunker = Bunker
battlegrounds-picture-radar-station = Radar station

## Colours, nations, classes

battlegrounds-colour-green = green
battlegrounds-colour-yellow = yellow
battlegrounds-colour-blue = blue
battlegrounds-colour-red = red
battlegrounds-nation-ussr = USSR
battlegrounds-nation-germany = Germany
battlegrounds-nation-united-kingdom = United Kingdom
battlegrounds-nation-france = France
battlegrounds-nation-poland = Poland
battlegrounds-nation-czechoslovakia = Czechoslovakia
battlegrounds-nation-usa = USA
battlegrounds-class-heavy = heavy
battlegrounds-class-medium = medium
battlegrounds-class-light = light
battlegrounds-class-tank-destroyer = tank destroyer
battlegrounds-pairs-laid =
    { $n ->
        [one] { $n } of them lies on a tank card.
       *[other] { $n } of them lie on tank cards.
    }

## Left unused at the end of a turn

battlegrounds-unused-bonus = { $n ->
    [one] one bonus
   *[other] { $n } bonuses
}

## The recap

battlegrounds-chip-dud = dud on { $square }
battlegrounds-verdict-destroyed = destroyed
battlegrounds-verdict-pair = a pair: +{ $n }
battlegrounds-stage-target = of { $n }
`;export{e as default};