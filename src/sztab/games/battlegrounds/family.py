"""Family: go one or two squares, turn up two tokens, take the pairs."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import Step
from sztab.core.native import append, i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.zones import holds, insert
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import (
    DIRECTIONS,
    EMPTY,
    NONE,
    OFF,
    SQUARE_NAMES,
    SQUARES,
    far,
    king_steps,
)
from sztab.games.battlegrounds.cards import picture_of
from sztab.games.battlegrounds.choice import NOT_COVERED, Choice
from sztab.games.battlegrounds.collecting import pair_of, score
from sztab.games.battlegrounds.playout import fair, pick_place, pick_token
from sztab.games.battlegrounds.rules import PAIR_POINTS
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.tokens import TURN_UP

STEPS: Final = 2
SHOTS: Final = 2


class Go(Choice):
    """[BG-193] [BG-194] [BG-195] One or two steps in any direction, perhaps back again."""

    name: ClassVar[str] = "go"
    answers: ClassVar[tuple[Verb, ...]] = (actions.GO,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """[BG-196] Every square in reach without another pawn; the way does not matter."""
        found: list[Action] = []
        start = s.pawns[s.active]
        for square in range(SQUARES):
            if king_steps(start, square) <= STEPS and is_free(s, square):
                found.append(actions.GO.of(square))
        return found

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Mostly where something is remembered."""
        choices = self.legal_actions(s)
        return rng.choice(choices) if fair(rng) else pick_place(s, choices, rng)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-197] Then tokens are turned up."""
        square = actions.argument_of(a)
        s.pawns[s.active] = square
        if log is not None:
            log.add(events.WENT, s.active, -1, square)
        s.stack.append(FIND_PAIRS)
        if touching(s):
            s.stack.append(REVEAL[SHOTS - 1])

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """A square in reach without another pawn."""
        square: i64 = actions.argument_of(a)
        if not actions.GO.matches(a):
            return not_in_family(a) or Reason("BG-193", "Move your pawn 1 or 2 squares first.")
        here: Values = {"square": SQUARE_NAMES[square]}
        if king_steps(s.pawns[s.active], square) > STEPS:
            return Reason("BG-193", "{square} is more than 2 squares away from your pawn.", here)
        if not is_free(s, square):
            return Reason("BG-196", "A pawn stands on {square}: choose another square.", here)
        return None

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-193] Any square."""
        return each((actions.GO,), range(SQUARES))

    def flaw(self, s: BattlegroundsState) -> str:
        """The pawn on turn is on the board."""
        return pawn_flaw(s)


NO_ICONS: Final = (
    actions.EXTRA_TURN.code,
    actions.EXTRA_TANK.code,
    actions.FIT.code,
    actions.PAIR.code,
)
TANK_VERBS: Final = (
    actions.MOVE.code, actions.FIRE.code, actions.CHANGE.code, actions.SHOOT.code,
    actions.ENTER.code, actions.ACTIVATE.code, actions.KEEP.code, actions.TAKE.code,
)  # fmt: skip


def not_in_family(a: Action) -> Reason | None:
    """[BG-189] [BG-206] Return that there is no such thing in Family, if so."""
    if actions.kind_of(a) in NO_ICONS:
        return Reason("BG-206", "In Family the icons have no effect.")
    if actions.kind_of(a) in TANK_VERBS:
        return Reason("BG-189", "In Family there are neither tank cards nor duds.")
    return None


def is_free(s: BattlegroundsState, square: i64) -> bool:
    """Return whether no other pawn stands on a square."""
    other = s.pawn_on(square)
    return other == NONE or s.rules.owners[other] == s.active


def is_covered(s: BattlegroundsState, square: i64) -> bool:
    """Return whether a token lies face down on a square."""
    if s.ground[square] == EMPTY:
        return False
    return not holds(s.up, square) and not holds(s.turned, square)


def touching(s: BattlegroundsState) -> list[int]:
    """[BG-197] [BG-198] List the squares that touch the pawn and have a token to turn up."""
    found: list[int] = []
    start = s.pawns[s.active]
    for direction in range(DIRECTIONS):
        square = far(start, direction, 1)
        if square != OFF and is_covered(s, square):
            found.append(square)
    return sorted(found)


class Reveal(Choice):
    """[BG-197] [BG-199] [BG-200] Which token is turned up, one after the other."""

    name: ClassVar[str] = "reveal"
    fields: ClassVar[Fields] = (("left", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.REVEAL,)

    def __init__(self, left: i64) -> None:
        self.left = left

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every covered token that touches the pawn."""
        return [actions.REVEAL.of(square) for square in touching(s)]

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        """Mostly what makes a pair."""
        choices = self.legal_actions(s)
        return rng.choice(choices) if fair(rng) else pick_token(s, choices, rng)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-244] Chance decides what a token shows that nobody has seen."""
        square = actions.argument_of(a)
        s.turned = append(s.turned, square)
        if self.left > 1 and touching(s):
            s.stack.append(REVEAL[self.left - 2])
        if s.ground[square] < 0:
            s.stack.append(TURN_UP[square])
            return
        s.seen = remove(s.seen, square)
        if log is not None:
            log.add(events.TURNED, s.active, -1, square, s.ground[square])

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """A covered token that touches the pawn."""
        if actions.GO.matches(a):
            return Reason("BG-193", "Your pawn has moved already: now turn up tokens.")
        if not actions.REVEAL.matches(a):
            return not_in_family(a) or Reason("BG-199", "Turn up a token that touches your pawn.")
        square: i64 = actions.argument_of(a)
        here: Values = {"square": SQUARE_NAMES[square]}
        steps = king_steps(s.pawns[s.active], square)
        if steps > 1:
            return Reason("BG-197", "{square} does not touch your pawn.", here)
        if steps == 0 or not is_covered(s, square):
            return Reason("BG-198", "No token that could be turned up lies on {square}.", here)
        return None

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-197] Any square."""
        return each((actions.REVEAL,), range(SQUARES))

    def flaw(self, s: BattlegroundsState) -> str:
        """[BG-197] Two tokens are turned up in a turn."""
        if not s.rules.covered or 0 < self.left <= SHOTS:
            return pawn_flaw(s)
        return "two tokens are turned up in a turn [BG-197]"


def face_up(s: BattlegroundsState) -> list[int]:
    """List the squares that lie face up, those from before first."""
    return [int(square) for square in s.up] + [int(square) for square in s.turned]


class FindPairs(Step[BattlegroundsState]):
    """[BG-201] [BG-202] Equal tokens that lie face up are found, wherever they lie."""

    name: ClassVar[str] = "find-pairs"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        """Of three equal ones the player chooses two."""
        squares = face_up(s)
        for one in squares:
            picture = picture_of(s.ground[one])
            equal = [other for other in squares if picture_of(s.ground[other]) == picture]
            if len(equal) == 2:  # noqa: PLR2004
                s.stack.append(FIND_PAIRS)
                take_pair(s, equal[0], equal[1], log)
                return
            if len(equal) > 2:  # noqa: PLR2004
                s.stack.append(FIND_PAIRS)
                s.stack.append(COLLECT_PAIR)
                return

    def flaw(self, s: BattlegroundsState) -> str:
        """Tokens are turned up in one variant only."""
        return "" if s.rules.covered else NOT_COVERED


def take_pair(s: BattlegroundsState, one: i64, other: i64, log: Log | None) -> None:
    """[BG-201] [BG-203] The pair goes into the area and gives an extra turn."""
    pair = pair_of(s.ground[one], s.ground[other])
    for square in (one, other):
        s.ground[square] = EMPTY
        s.up = without(s.up, square)
        s.turned = without(s.turned, square)
    area = s.area(s.active)
    area.done = insert(area.done, pair)
    s.extra += 1
    if log is not None:
        log.add(events.FOUND, s.active, -1, min(one, other) << 6 | max(one, other), pair)
    score(s, s.active, PAIR_POINTS, log)


def without(squares: vec[i64], square: i64) -> vec[i64]:
    """Return the squares without one of them."""
    return remove(squares, square) if holds(squares, square) else squares


class CollectPair(Choice):
    """[BG-202] Which two of three equal tokens are taken."""

    name: ClassVar[str] = "collect-pair"
    answers: ClassVar[tuple[Verb, ...]] = (actions.COLLECT,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """Every two of them."""
        squares = sorted(face_up(s))
        found: list[Action] = []
        for at in range(len(squares)):
            for later in range(at + 1, len(squares)):
                one, other = squares[at], squares[later]
                if picture_of(s.ground[one]) == picture_of(s.ground[other]):
                    found.append(actions.make_collect(one, other))
        return found

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """They are a pair."""
        take_pair(s, actions.other_square(a), actions.square_of(a), log)

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        """Two squares that show the same."""
        if a in self.legal_actions(s):
            return None
        return Reason("BG-202", "Take two of the three matching tokens that lie face up.")

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-202] Any two tokens that lie face up."""
        squares = sorted(face_up(s))
        return [
            actions.make_collect(squares[at], other)
            for at in range(len(squares))
            for other in squares[at + 1 :]
        ]

    def flaw(self, s: BattlegroundsState) -> str:
        """Tokens are turned up in one variant only."""
        return "" if s.rules.covered else NOT_COVERED


GO: Final[Go] = Go()
REVEAL: Final[list[Reveal]] = [Reveal(left + 1) for left in range(SHOTS)]
FIND_PAIRS: Final[FindPairs] = FindPairs()
COLLECT_PAIR: Final[CollectPair] = CollectPair()


def pawn_flaw(s: BattlegroundsState) -> str:
    """Return why the pawn on turn cannot act; empty if it can."""
    if not s.rules.covered:
        return NOT_COVERED
    return "the pawn on turn is off the board" if s.pawns[s.active] == OFF else ""
