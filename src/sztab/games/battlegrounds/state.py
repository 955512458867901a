"""The position: the contents of 64 squares, the tanks, the cards, and what is collected."""

from __future__ import annotations

from typing import Any

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import Verb
from sztab.core.event import EVERYBODY, Log, note
from sztab.core.native import i64, vec
from sztab.core.rng import Rng
from sztab.core.state import Frame, State
from sztab.core.zones import holds
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import ARTILLERY, COLOURS, EMPTY, FACE_DOWN, NONE, OFF, SQUARES
from sztab.games.battlegrounds.cards import SLOTS
from sztab.games.battlegrounds.names import BattlegroundsNotation
from sztab.games.battlegrounds.rules import (
    ARTILLERY_GOAL,
    IN_STACK,
    RANKS,
    ROUNDS,
    STACK,
    STACK_SIZE,
    BattlegroundsRules,
)
from sztab.games.battlegrounds.view import BattlegroundsView, look, seats_unsure_of_draw


class Area:
    """[BG-122] What one side has collected; see `cards` for tokens and `pairs.pair_of` for pairs.

    `ready` are pairs whose bonus can still be used; `done` are plain and spent pairs.
    """

    def __init__(self, singles: vec[i64], ready: vec[i64], done: vec[i64], points: i64) -> None:
        self.singles = singles
        self.ready = ready
        self.done = done
        self.points = points
        """Points from pairs, also those on cards, and from point tokens [BG-161]."""

    def clone(self) -> Area:
        """Return an independent copy."""
        return Area(self.singles[:], self.ready[:], self.done[:], self.points)


class BattlegroundsState(State):
    """A position of Battlegrounds."""

    def __init__(
        self,
        rules: BattlegroundsRules,
        stack: list[Frame[Any]],
        ground: vec[i64],
        pawns: vec[i64],
        homes: vec[i64],
        drives: vec[i64],
        holders: vec[i64],
        slots: vec[i64],
        trophies: vec[i64],
        areas: list[Area],
        taken: vec[i64],
        up: vec[i64],
        turned: vec[i64],
        seen: vec[i64],
    ) -> None:
        super().__init__(stack)
        self.rules = rules
        self.tanks = rules.tanks
        self.ground = ground
        """The contents of each square: a token, EMPTY, DUD, ARTILLERY or FACE_DOWN [BG-016]."""
        self.pawns = pawns
        """The square of each colour's pawn, or OFF."""
        self.homes = homes
        """The base of each colour's pawn, or OFF."""
        self.drives = drives
        """The active card of each colour, or NONE [BG-021]."""
        self.holders = holders
        """The holder of each tank card."""
        self.slots = slots
        """The pairs on the cards, two slots each, or NONE [BG-132]."""
        self.trophies = trophies
        """The holder of each point token, three per colour from the top [BG-036]."""
        self.areas = areas
        self.taken = taken
        """Tokens taken by the artillery [BG-237]."""
        self.up = up
        """Squares face up since before this turn [BG-205]."""
        self.turned = turned
        """Squares turned up in this turn [BG-204]."""
        self.seen = seen
        """Squares covered again whose tokens everybody has seen, the latest last [BG-244]."""
        self.damaged: i64 = 0
        """Cards to be repaired at the end of their owner's turn, as bits [BG-111]."""
        self.broken: i64 = 0
        """Cards destroyed in their owner's own turn, as bits; repaired one turn later."""
        self.start: i64 = NONE
        self.active: i64 = 0
        self.round_number: i64 = 1
        self.quiet: i64 = 0
        """Turns ended since a point was scored; -1 in a turn with a point [BG-165]."""
        self.duds: i64 = rules.duds
        self.deck: i64 = 0
        """The number of cards in the deck."""
        self.supply: i64 = 0
        """Artillery tanks not on the board [BG-215]."""
        self.letters: i64 = 0
        self.digits: i64 = 0
        """Coordinates still face down, as bits [BG-236]."""
        self.extra: i64 = 0
        """Extra turns of Family still to be taken [BG-203]."""
        self.winner: i64 = NONE
        """The side that reached the target."""

    def clone(self) -> BattlegroundsState:
        copy = BattlegroundsState(
            self.rules,
            stack=self.stack[:],
            ground=self.ground[:],
            pawns=self.pawns[:],
            homes=self.homes[:],
            drives=self.drives[:],
            holders=self.holders[:],
            slots=self.slots[:],
            trophies=self.trophies[:],
            areas=[area.clone() for area in self.areas],
            taken=self.taken[:],
            up=self.up[:],
            turned=self.turned[:],
            seen=self.seen[:],
        )
        copy.damaged, copy.broken = self.damaged, self.broken
        copy.start, copy.active = self.start, self.active
        copy.round_number, copy.quiet = self.round_number, self.quiet
        copy.duds, copy.deck = self.duds, self.deck
        copy.supply, copy.letters, copy.digits = self.supply, self.letters, self.digits
        copy.extra, copy.winner = self.extra, self.winner
        return copy

    def seats(self) -> int:
        return self.rules.players

    def side(self, seat: int) -> int:
        """[BG-182] Return the side for which the seat collects."""
        return self.rules.sides[seat]

    def over_clause(self) -> str:
        if self.rules.artillery:
            if self.artillery_points() >= ARTILLERY_GOAL:
                return "BG-238"
            if not self.tokens_on_board():
                return "BG-240"
            return "BG-166" if self.has_pawn(0) else "BG-239"
        if self.winner == NONE:
            return "BG-166" if self.round_number == ROUNDS else "BG-165"
        if self.rules.covered:
            return "BG-207"
        return "BG-183" if len(self.areas) < self.rules.players else "BG-164"

    def why_not(self, a: Action) -> Reason | None:
        """Refuse a number that is no action before a frame reads it."""
        if not BattlegroundsNotation(self.rules).is_action(a):
            return Reason("BG-047", "not-an-action", {"number": a})
        return super().why_not(a)

    def cards_of(self, holder: i64) -> list[int]:
        """List the cards of a seat, in any state, or those in another place."""
        return [card for card in range(len(self.holders)) if self.holders[card] == holder]

    def title_of(self, card: i64) -> Values:
        """Return the name of a card, as a value for messages."""
        return {"card": self.tanks.titles[card]}

    def face_up(self) -> list[int]:
        """[BG-205] List the squares that are face up in Family, oldest first."""
        return [int(square) for square in self.up] + [int(square) for square in self.turned]

    def is_covered(self, square: i64) -> bool:
        """[BG-190] Return whether a token lies face down on a square in Family."""
        if self.ground[square] == EMPTY:
            return False
        return not holds(self.up, square) and not holds(self.turned, square)

    def cards_in(self, place: i64, verb: Verb) -> list[Action]:
        """List the cards in a place, as actions."""
        return [verb.of(card) for card in self.cards_of(place)]

    def reveals(self, a: Action) -> int:
        """[BG-144] [BG-205] [BG-244] Return to whom an action shows something hidden, as bits.

        That is a covered token seen before, which is shown again even to players who forgot it, or
        the card that is kept. Tokens that nobody has seen are shown by chance, not by the action.
        """
        kind = actions.kind_of(a)
        if kind == actions.REVEAL.code:
            return EVERYBODY if self.ground[actions.argument_of(a)] >= 0 else 0
        return seats_unsure_of_draw(self) if kind == actions.KEEP.code else 0

    def witnesses(self, a: Action) -> int:
        """[BG-144] Only the player who draws a card sees it."""
        return 1 << self.active if actions.DRAW.matches(a) else EVERYBODY

    def view(self, seat: int) -> BattlegroundsView:
        return look(self, seat)

    def finish(self, side: i64, log: Log | None) -> None:
        """End the game at once; `side` is NONE if no side reached the target."""
        self.winner = side
        self.stack.clear()
        note(log, events.GAME_OVER, -1)

    def area(self, seat: i64) -> Area:
        """Return the area in which the seat collects."""
        return self.areas[self.rules.sides[seat]]

    def pawn_on(self, square: i64) -> i64:
        """Return the colour of the pawn on a square, or NONE."""
        pawns = self.pawns
        for colour in range(COLOURS):
            if pawns[colour] == square:
                return colour
        return NONE

    def has_pawn(self, seat: i64) -> bool:
        """Return whether the seat has a tank on the board."""
        for colour in range(COLOURS):
            if self.rules.owners[colour] == seat and self.pawns[colour] != OFF:
                return True
        return False

    def may_stop(self, colour: i64, square: i64) -> bool:
        """[BG-057] [BG-064] [BG-221] Return whether a move of the tank may end on a square."""
        if self.ground[square] == ARTILLERY:
            return False
        other = self.pawn_on(square)
        return other in (NONE, colour)

    def is_active(self, card: i64) -> bool:
        """[BG-021] Return whether the card drives a pawn."""
        for colour in range(COLOURS):
            if self.drives[colour] == card:
                return True
        return False

    def is_damaged(self, card: i64) -> bool:
        """[BG-096] Return whether the card waits for its repair."""
        return (self.damaged | self.broken) >> card & 1 == 1

    def count(self, card: i64, icon: i64) -> i64:
        """Return the number of upgrades of a kind on a card."""
        found: i64 = 0
        icons = self.rules.pictures.icon
        for at in range(card * SLOTS, card * SLOTS + SLOTS):
            pair = self.slots[at]
            if pair != NONE and icons[pair & 15] == icon:
                found += 1
        return found

    def free_slot(self, card: i64) -> bool:
        """[BG-132] Return whether one more upgrade fits on a card."""
        return self.slots[card * SLOTS + SLOTS - 1] == NONE

    def points_left(self, colour: i64) -> i64:
        """[BG-101] Return the value of the top token of a stack; 0 if it is empty."""
        for at in range(STACK_SIZE):
            if self.trophies[colour * STACK_SIZE + at] == IN_STACK:
                return STACK[at]
        return 0

    def tank_points(self, seat: i64) -> i64:
        """[BG-167] Return a seat's points from tanks."""
        points: i64 = 0
        for at in range(COLOURS * STACK_SIZE):
            if self.trophies[at] == seat:
                points += STACK[at % STACK_SIZE]
        return points

    def tokens_on_board(self) -> bool:
        """Return whether a location token is left on the board."""
        for square in range(SQUARES):
            if self.ground[square] >= 0 or self.ground[square] == FACE_DOWN:
                return True
        return False

    def artillery_points(self) -> i64:
        """[BG-237] Return the points of the artillery."""
        points: i64 = len(self.taken)
        for square in range(SQUARES):
            if self.ground[square] == ARTILLERY:
                points += 1
        return points

    def stars(self) -> int:
        """[BG-242] Return the number of stars of a solo player."""
        return len([needed for needed in RANKS if self.areas[0].points >= needed])

    def scores(self) -> list[float]:
        """[BG-161] [BG-183] Return the points of the side of each seat."""
        return [float(self.areas[side].points) for side in self.rules.sides]

    def returns(self) -> list[float]:
        """[BG-167] [BG-188] The winners share 1; a solo player gets it with one star [BG-242]."""
        if self.rules.artillery:
            return [1.0 if self.stars() > 0 else 0.0]
        won = self.winners()
        members = len([side for side in self.rules.sides if won >> side & 1])
        return [1.0 / members if won >> side & 1 else 0.0 for side in self.rules.sides]

    def winners(self) -> i64:
        """[BG-164] [BG-167] Return the sides that win if the game ends now, as bits."""
        one: i64 = 1
        if self.winner != NONE:
            return one << self.winner
        best: i64 = -1
        found: i64 = 0
        for side in range(len(self.areas)):
            worth = self.areas[side].points * SQUARES + self.side_tank_points(side)
            if worth > best:
                best, found = worth, 0
            if worth == best:
                found |= one << side
        return found

    def side_tank_points(self, side: i64) -> i64:
        """Return a side's points from tanks."""
        points: i64 = 0
        for seat in range(self.rules.players):
            if self.rules.sides[seat] == side:
                points += self.tank_points(seat)
        return points

    def evaluate(self, rng: Rng) -> tuple[list[float], list[float]]:
        return self.rules.evaluation.evaluate(self, rng)
