var e=`### World of Tanks Battlegrounds: the table.

bg-board = Board
bg-you = You
bg-team = Team { $team }
bg-others = Other players
bg-away = not connected
bg-target = target { $target }
bg-points-of = { $points } of { $target } points
bg-empty = empty
bg-dud = dud
bg-artillery-tank = artillery tank
bg-face-down = face-down token
bg-pawn-of = { $colour } pawn ({ $name })
bg-tank-of = { $card }, { $colour } ({ $name })
bg-pawn-on = { $colour }, on { $square }
bg-pawn-off = { $colour }, off the board
bg-pawn-away = off the board
bg-token-special = { $picture } ({ $icon })
bg-point-token = { $colour } point token: { $points }
bg-point-token-gone = { $colour } point token lost: { $points }
bg-menu-object = What do you hit on { $square }?

## Tank cards

bg-card-unknown = a face-down card
bg-card-move = Move
bg-card-shot = Shot
bg-card-active = Active
bg-card-state-active = active, drives the { $colour } pawn
bg-card-state-ready = Ready in reserve
bg-card-state-damaged = Damaged: being repaired
bg-card-state-offered = can be chosen
bg-reach-orthogonal = straight { $distance }
bg-reach-diagonal = diagonal { $distance }
bg-reach-or = { $first } or { $last }
bg-slot-free = free slot
bg-reserve = Reserve
bg-offer-draft = Draft
bg-offer-draft-why = take one in turn
bg-offer-drawn = Extra tank
bg-offer-drawn-why = keep one, the other leaves the game

## Areas

bg-area = Area
bg-area-common = Common area of { $team }
bg-pairs = Pairs
bg-pairs-count =
    { $n ->
        [one] { $n } pair
       *[other] { $n } pairs
    }
bg-pairs-none = None yet. Two matching pictures make a pair.
bg-pair-ready = ready
bg-pair-spent = used
bg-pair-plain = without bonus
bg-singles = Single tokens
bg-singles-where = the same picture lies on
bg-singles-none = None. A shot at a token takes it.
bg-single-like = same picture on { $squares }
bg-won = Points won from tanks
bg-pool-duds =
    { $n ->
        [one] dud
       *[other] duds
    }
bg-pool-deck = in the deck
bg-source-pairs = Pairs
bg-source-tanks = Destroyed tanks

## Family and Solo

bg-family-go = Move your tank 1 or 2 squares, in any direction.
bg-family-reveal = Turn up two tokens that touch it.
bg-family-again = Two matching pictures that lie face up are yours: 2 points, and you play once more.
bg-family-end = The first to reach { $target } points wins.
bg-family-down = Face down: nobody knows it.
bg-family-up = Face up from the previous turn: turned down again at the end of this one.
bg-family-icons = Icons have no effect here.
bg-family-pair = A found pair: 2 points and one more turn.
bg-artillery = Artillery
bg-letters = Letters
bg-digits = Digits
bg-coordinates-why = Dashed: still to come in this cycle.
bg-coordinate-coming = still to come
bg-coordinate-up = turned up
bg-stars =
    { $n ->
        [one] { $n } star
       *[other] { $n } stars
    }
bg-star-next =
    { $n ->
        [one] { $n } point to the next star
       *[other] { $n } points to the next star
    }
bg-supply = Each artillery tank on the board is a point for the artillery. Supply: { $n }.

## Marks on the board

bg-key-tank = your tank
bg-key-move = you can go there
bg-key-choose = you can choose this
bg-key-step = next step
bg-key-far = { $first } or { $n } squares
bg-key-deadly = destroys you
bg-key-shot = you can shoot there
bg-effect-move =
    { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
bg-effect-deadly-dud = the dud on { $square } destroys you
bg-effect-deadly-tank = driving through the tank on { $square } destroys you
bg-effect-deadly-artillery = driving through the artillery tank on { $square } destroys you
bg-effect-armour = costs your Armour on { $square }
bg-effect-tank = +{ $points } tank
bg-effect-destroys = destroy
bg-effect-token = token
bg-effect-pair = +{ $points } pair
bg-effect-pair-icon = +{ $points } pair with { $icon }
bg-effect-dud = lay a dud
bg-effect-clear = clear the dud
bg-effect-artillery = destroy
bg-effect-pause = costs the rest of the turn
bg-effect-enter = enter here
bg-effect-change = takes over the pawn; no move, no shot
bg-effect-place = start here
bg-effect-go = go here
bg-effect-reveal = turn up

## Actions

bg-do-take = Take { $card }
bg-do-activate = { $card } drives the { $colour } pawn
bg-do-place = Start on { $square }
bg-do-enter = Enter on { $square } with { $card }
bg-do-wait = Bring no tank in
bg-do-extra-tank = Use Extra tank
bg-do-keep = Keep { $card }
bg-do-move = Move to { $square }
bg-do-stay = Stay ({ $colour })
bg-do-fire = Shoot first ({ $colour })
bg-do-change = Change to { $card }
bg-do-shoot-token = Take the token
bg-do-shoot-tank = Hit the tank
bg-do-shoot-dud = Lay a dud on { $square }
bg-do-shoot-clear = Clear the dud on { $square }
bg-do-shoot-artillery = Destroy the artillery tank on { $square }
bg-do-hold = Do not shoot
bg-do-fit = Lay { $upgrade } on { $card }
bg-do-pair-0 = Pair: { $picture }, without bonus
bg-do-pair-1 = Pair: { $picture }, with bonus
bg-do-pair-2 = Pair: { $picture }, both special
bg-do-extra-turn = Use Extra turn
bg-do-end = End the turn
bg-do-decline = Lay no Armour
bg-do-go = Go to { $square }
bg-do-reveal = Turn up { $square }
bg-do-collect = Take the pair on { $square } and { $other }

## Questions

bg-ask-take-card = Which tank card do you take?
bg-ask-activate-card = Which card drives your { $colour } pawn?
bg-ask-place-pawn = Where does your { $colour } pawn start?
bg-ask-enter = Bring your tank back
bg-ask-act = Move, or change the tank
bg-ask-way =
    { $n ->
        [one] Move: { $n } square
       *[other] Move: { $n } squares
    }
bg-ask-shoot = { $card } on { $square }: what do you shoot at?
bg-ask-shoot-first = { $card } on { $square }: shoot before you move
bg-ask-drive = { $card } on { $square }: move after the shot
bg-ask-after = Use a bonus, or end the turn?
bg-ask-keep-card = Which of the two cards do you keep?
bg-ask-react = { $card } on { $square } is shot at. Lay Armour?
bg-ask-go = Move your pawn 1 or 2 squares
bg-ask-reveal =
    { $n ->
        [one] Turn up a token that touches your tank
       *[other] Turn up { $n } tokens that touch your tank
    }
bg-ask-collect-pair = Three matching tokens: which two do you take?
bg-ask-over = Game over
bg-detail-take-card = Your tank cards stay with you all game. The grids show where a card moves and where it shoots.
bg-detail-activate-card = This tank fights first; you can change it later. The grids show where it moves and where it shoots.
bg-detail-place-pawn = Your first move starts there. Choose a highlighted square of a base.
bg-detail-enter = Choose a card, then a square of your base.
bg-detail-enter-damaged = Choose a card, then a square. A damaged card costs the rest of the turn.
bg-detail-enter-paused = This ends the turn.
bg-detail-act = Choose a square, or a card in reserve.
bg-detail-act-two = Choose one of your tanks, then a square; or a card in reserve.
bg-detail-act-tank = { $tank }: choose a square.
bg-detail-way = { $way }. Choose the next square.
bg-detail-way-done = { $way }. Confirm, or choose another square.
bg-detail-way-deadly = Your tank would be destroyed on { $square }.
bg-detail-shoot = A token, a tank, a dud, or an empty square for a dud.
bg-detail-shoot-solo = A token, or an artillery tank.
bg-detail-shoot-first = The move comes afterwards.
bg-detail-drive = Choose a square.
bg-detail-after = Choose a ready pair, or end the turn.
bg-detail-keep-card = The other one leaves the game unseen.
bg-detail-react = Armour saves the tank once.
bg-detail-go = In any direction; you may also return to your square.
bg-detail-reveal = Matching pictures that lie face up are yours.
bg-detail-collect-pair = Choose two of them.
bg-wait = { $name } is deciding
bg-wait-take-card = Takes a tank card.
bg-wait-activate-card = Chooses the active card.
bg-wait-place-pawn = Chooses where to start.
bg-wait-enter = Brings a tank back.
bg-wait-act = Chooses a move, or changes the tank.
bg-wait-shoot = Chooses a shot.
bg-wait-shoot-first = Shoots before the move.
bg-wait-drive = Moves after the shot.
bg-wait-after = May use a bonus.
bg-wait-keep-card = Keeps one of two cards.
bg-wait-react = May lay Armour.
bg-wait-go = Moves the pawn.
bg-wait-reveal = Turns up a token.
bg-wait-collect-pair = Chooses two of three tokens.
bg-phase-take-card = Draft
bg-phase-activate-card = Active card
bg-phase-place-pawn = Start
bg-phase-enter = Enter board
bg-phase-move = Move
bg-phase-shot = Shot
bg-phase-after = Bonus
bg-phase-strike = Artillery
bg-phase-go = Move
bg-phase-reveal = Turn up
bg-phase-collect = Pair

## What happened

bg-event-first =
    { $actor ->
        [you] You begin.
       *[other] { $name } begins.
    }
bg-event-board-laid = The location tokens are laid out.
bg-event-swapped = The tokens on { $square } and { $other } change places.
bg-event-dealt =
    { $actor ->
        [you] You are dealt { $card }.
       *[other] { $name } is dealt { $card }.
    }
bg-event-offered = { $card } is laid out for the draft.
bg-event-taken =
    { $actor ->
        [you] You take { $card }.
       *[other] { $name } takes { $card }.
    }
bg-event-activated =
    { $actor ->
        [you] Your { $card } drives the { $colour } pawn.
       *[other] { $card } drives the { $colour } pawn.
    }
bg-event-placed =
    { $actor ->
        [you] Your { $colour } pawn starts on { $square }.
       *[other] The { $colour } pawn starts on { $square }.
    }
bg-event-round-begun = Round { $number }
bg-event-turn =
    { $actor ->
        [you] Your turn.
       *[other] { $name }’s turn.
    }
bg-event-entered =
    { $actor ->
        [you] Your { $card } enters on { $square }.
       *[other] { $card } enters on { $square }.
    }
bg-event-repair-pause =
    { $actor ->
        [you] You pause for repairs.
       *[other] { $name } pauses for repairs.
    }
bg-event-defused =
    { $actor ->
        [you] You defuse the dud on { $square }.
       *[other] The dud on { $square } is defused.
    }
bg-event-waited =
    { $actor ->
        [you] You bring no tank in.
       *[other] { $name } brings no tank in.
    }
bg-event-moved =
    { $actor ->
        [you] You drive the { $card } { $path }
       *[other] { $card } { $path }
    }
bg-event-stayed =
    { $actor ->
        [you] Your { $card } cannot move and stays on { $square }
       *[other] { $card } cannot move and stays on { $square }
    }
bg-event-hit-dud =
    { $actor ->
        [you] Your { $card } runs onto the dud on { $square }.
       *[other] { $card } runs onto the dud on { $square }.
    }
bg-event-drove-through =
    { $actor ->
        [you] Your { $card } drives through the tank on { $square }.
       *[other] { $card } drives through the tank on { $square }.
    }
bg-event-hit-artillery =
    { $actor ->
        [you] Your { $card } drives through the artillery tank on { $square }.
       *[other] { $card } drives through the artillery tank on { $square }.
    }
bg-event-armour-used =
    { $actor ->
        [you] Armour saves your { $card }.
       *[other] Armour saves { $card }.
    }
bg-event-destroyed =
    { $actor ->
        [you] Your { $card } is destroyed on { $square }.
       *[other] { $card } is destroyed on { $square }.
    }
bg-event-card-lost =
    { $actor ->
        [you] Your { $card } is out of the game.
       *[other] { $card } is out of the game.
    }
bg-event-points-won =
    { $actor ->
        [you] You win a { $colour } point token: +{ $number }
       *[other] { $name } wins a { $colour } point token: +{ $number }
    }
bg-event-token-taken =
    { $actor ->
        [you] You take { $token } from { $square }.
       *[other] { $name } takes { $token } from { $square }.
    }
bg-event-paired =
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
bg-event-dud-laid =
    { $actor ->
        [you] You lay a dud on { $square }.
       *[other] { $name } lays a dud on { $square }.
    }
bg-event-dud-cleared =
    { $actor ->
        [you] You clear the dud on { $square }.
       *[other] { $name } clears the dud on { $square }.
    }
bg-event-artillery-cleared =
    { $actor ->
        [you] You destroy the artillery tank on { $square }.
       *[other] { $name } destroys the artillery tank on { $square }.
    }
bg-event-held =
    { $actor ->
        [you] You do not shoot.
       *[other] { $name } does not shoot.
    }
bg-event-shot-at =
    { $actor ->
        [you] You shoot at { $card } on { $square }.
       *[other] { $owner ->
            [you] { $name } shoots at your { $card } on { $square }.
           *[other] { $name } shoots at { $card } on { $square }.
        }
    }
bg-event-changed =
    { $actor ->
        [you] Your { $card } takes over the { $colour } pawn.
       *[other] { $card } takes over the { $colour } pawn.
    }
bg-event-fitted =
    { $actor ->
        [you] You lay { $upgrade } on { $card }.
       *[other] { $name } lays { $upgrade } on { $card }.
    }
bg-event-extra-turn =
    { $actor ->
        [you] You use Extra turn: one more main action.
       *[other] { $name } uses Extra turn: one more main action.
    }
bg-event-extra-tank =
    { $actor ->
        [you] You use Extra tank.
       *[other] { $name } uses Extra tank.
    }
bg-event-drawn =
    { $actor ->
        [you] You draw { $card }.
       *[other] { $name } draws { $card }.
    }
bg-event-kept =
    { $actor ->
        [you] You keep { $card }.
       *[other] { $name } keeps { $card }.
    }
bg-event-repaired =
    { $actor ->
        [you] Your { $card } is repaired.
       *[other] { $card } is repaired.
    }
bg-event-declined =
    { $actor ->
        [you] You lay no Armour.
       *[other] { $name } lays no Armour.
    }
bg-event-went =
    { $actor ->
        [you] You go to { $square }.
       *[other] { $name } goes to { $square }.
    }
bg-event-turned =
    { $actor ->
        [you] You turn up { $token } on { $square }.
       *[other] { $square } shows { $token }.
    }
bg-event-found =
    { $actor ->
        [you] You find a pair on { $square } and { $other }: { $token }, +{ $number }
       *[other] { $name } finds a pair on { $square } and { $other }: { $token }, +{ $number }
    }
bg-event-covered = The token on { $square } is turned face down again.
bg-event-struck = The artillery strikes { $square }.
bg-event-artillery-took = The artillery takes { $token } from { $square }.
bg-event-artillery-placed = An artillery tank is placed on { $square }.
bg-event-nothing-hit = The strike on { $square } has no effect.
bg-event-piles-shuffled = All coordinates are used up: both piles are reshuffled.
bg-event-game-over = Game over.
bg-then-shot-at =
    { $owner ->
        [you] , shot { $square }: your { $card }
       *[other] , shot { $square }: { $card }
    }
bg-then-token-taken =
    { $actor ->
        [you] , shot { $square }: you take { $token }
       *[other] , shot { $square }: takes { $token }
    }
bg-then-dud-laid =
    { $actor ->
        [you] , shot { $square }: you lay a dud
       *[other] , shot { $square }: lays a dud
    }
bg-then-dud-cleared =
    { $actor ->
        [you] , shot { $square }: you clear the dud
       *[other] , shot { $square }: clears the dud
    }
bg-then-artillery-cleared =
    { $actor ->
        [you] , shot { $square }: you destroy the artillery tank
       *[other] , shot { $square }: destroys the artillery tank
    }
bg-then-held = , no shot

## Specials

bg-icons = Icons
bg-icons-why = a pair with one of them gives the bonus
bg-icon-extra-turn = Extra turn
bg-icon-extra-turn-text = Once, after a main action: one more main action.
bg-icon-extra-tank = Extra tank
bg-icon-extra-tank-text = Once: draw two tank cards and keep one.
bg-icon-direction = Direction
bg-icon-direction-text = The tank may turn at each step of its move.
bg-icon-further-shot = Further shot
bg-icon-further-shot-text = The tank may shoot one square further.
bg-icon-further-move = Further move
bg-icon-further-move-text = The tank may move one square further.
bg-icon-order-change = Order change
bg-icon-order-change-text = The tank may shoot before it moves.
bg-icon-armour = Armour
bg-icon-armour-text = Saves the tank once from being destroyed.

## Pictures

bg-picture-bridge = Bridge
bg-picture-windmill = Windmill
bg-picture-railway-station = Railway station
bg-picture-lighthouse = Lighthouse
bg-picture-castle = Castle
bg-picture-factory = Factory
bg-picture-church = Church
bg-picture-harbour = Harbour
bg-picture-airfield = Airfield
bg-picture-quarry = Quarry
bg-picture-monastery = Monastery
bg-picture-dam = Dam
bg-picture-oasis = Oasis
bg-picture-village = Village
bg-picture-bunker = Bunker
bg-picture-radar-station = Radar station

## Colours, nations, classes

bg-colour-green = green
bg-colour-yellow = yellow
bg-colour-blue = blue
bg-colour-red = red
bg-nation-ussr = USSR
bg-nation-germany = Germany
bg-nation-united-kingdom = United Kingdom
bg-nation-france = France
bg-nation-poland = Poland
bg-nation-czechoslovakia = Czechoslovakia
bg-nation-usa = USA
bg-class-heavy = heavy
bg-class-medium = medium
bg-class-light = light
bg-class-tank-destroyer = tank destroyer
bg-pairs-laid =
    { $n ->
        [one] { $n } of them lies on a tank card.
       *[other] { $n } of them lie on tank cards.
    }

## Left unused at the end of a turn

bg-unused-bonus = { $n ->
    [one] one bonus
   *[other] { $n } bonuses
}

## The recap

bg-chip-dud = dud on { $square }
bg-verdict-destroyed = destroyed
bg-verdict-pair = a pair: +{ $n }
bg-stage-target = of { $n }
`;export{e as default};