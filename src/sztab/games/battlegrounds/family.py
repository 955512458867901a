"""Family: go one or two squares, turn up two tokens, take the pairs."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log, note
from sztab.core.frames import AutoFrame
from sztab.core.native import append, i64, remove, vec
from sztab.core.rng import Rng
from sztab.core.zones import holds, insert
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.abilities.extra_turn import EXTRA_TURN
from sztab.games.battlegrounds.abilities.order_change import FIRE
from sztab.games.battlegrounds.board import EMPTY, NONE, OFF, SQUARES, here, king_steps
from sztab.games.battlegrounds.cards import picture_of
from sztab.games.battlegrounds.chance import TURN_UP, is_equal
from sztab.games.battlegrounds.decision import NOT_COVERED, Decision
from sztab.games.battlegrounds.memory import PairSearch, covered_around
from sztab.games.battlegrounds.pairs import pair_of
from sztab.games.battlegrounds.playout import fair
from sztab.games.battlegrounds.rules import PAIR_POINTS
from sztab.games.battlegrounds.scoring import score
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView
from sztab.games.battlegrounds.window import ADDITIONAL

STEPS: Final = 2
SHOTS: Final = 2


class SquareChoice(Decision):
    """The base class of decisions about a square; rollouts prefer squares that promise a pair."""

    def pick(self, s: BattlegroundsState, choices: list[Action], rng: Rng) -> Action:
        """Return a promising answer."""
        raise NotImplementedError  # subclasses prefer different squares

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        choices = self.legal_actions(s)
        return rng.choice(choices) if fair(rng) else self.pick(s, choices, rng)

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-193] [BG-197] List any square."""
        return each(self.answers, range(SQUARES))

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return s.why_not(self.answers[0].of(square))


class Go(SquareChoice):
    """[BG-193] [BG-194] [BG-195] Go one or two steps in any direction, perhaps back again."""

    name: ClassVar[str] = "go"
    answers: ClassVar[tuple[Verb, ...]] = (actions.GO,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        """[BG-196] List every square in reach without another pawn; the way does not matter."""
        start = s.pawns[s.active]
        near = [square for square in range(SQUARES) if king_steps(start, square) <= STEPS]
        return [actions.GO.of(square) for square in near if is_free(s, square)]

    def pick(self, s: BattlegroundsState, choices: list[Action], rng: Rng) -> Action:
        """Go next to a remembered token that matches one face up, or anywhere."""
        size = len(choices)
        start = rng.below(size)
        for square in s.seen:
            if lies_open(s, picture_of(s.ground[square])):
                for turn in range(size):
                    a = choices[(start + turn) % size]
                    if king_steps(actions.argument_of(a), square) == 1:
                        return a
        return choices[start]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-197] Afterwards tokens are turned up."""
        square = actions.argument_of(a)
        s.pawns[s.active] = square
        note(log, events.WENT, s.active, -1, square)
        s.stack.append(FIND_PAIRS)
        if touching(s):
            s.stack.append(REVEAL[SHOTS - 1])

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        square: i64 = actions.argument_of(a)
        if not actions.GO.matches(a):
            return not_in_family(a) or Reason("BG-193", "move-pawn-first")
        if king_steps(s.pawns[s.active], square) > STEPS:
            return Reason("BG-193", "square-too-far", here(square))
        if not is_free(s, square):
            return Reason("BG-196", "pawn-on-square", here(square))
        return None

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return pawn_flaw(s)

    def values(self, view: BattlegroundsView, choices: list[Action]) -> list[float]:
        search = PairSearch(view.table)
        return [search.place_value(actions.argument_of(a)) for a in choices]


TANK_VERBS: Final = (
    actions.MOVE,
    FIRE,
    actions.CHANGE,
    actions.SHOOT,
    actions.ENTER,
    actions.ACTIVATE,
    actions.KEEP,
    actions.TAKE,
)


def not_in_family(a: Action) -> Reason | None:
    """[BG-189] [BG-206] Return the refusal of an action that Family does not have, or None."""
    if any(verb.matches(a) for verb in (EXTRA_TURN, *ADDITIONAL)):
        return Reason("BG-206", "no-icons-in-family")
    if any(verb.matches(a) for verb in TANK_VERBS):
        return Reason("BG-189", "no-cards-in-family")
    return None


def is_free(s: BattlegroundsState, square: i64) -> bool:
    """Return whether no other pawn stands on a square."""
    other = s.pawn_on(square)
    return other == NONE or s.rules.owners[other] == s.active


def touching(s: BattlegroundsState) -> list[int]:
    """[BG-197] [BG-198] List the squares next to the pawn that have a token to turn up."""
    return sorted(covered_around(s, s.pawns[s.active]))


class Reveal(SquareChoice):
    """[BG-197] [BG-199] [BG-200] Choose the token to turn up, one at a time."""

    name: ClassVar[str] = "reveal"
    fields: ClassVar[Fields] = (("left", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.REVEAL,)

    def __init__(self, left: i64) -> None:
        self.left = left

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return [actions.REVEAL.of(square) for square in touching(s)]

    def pick(self, s: BattlegroundsState, choices: list[Action], rng: Rng) -> Action:
        """Turn up a remembered token that makes a pair, or an unknown one."""
        size = len(choices)
        start = rng.below(size)
        best = choices[start]
        for turn in range(size):
            a = choices[(start + turn) % size]
            lies = s.ground[actions.argument_of(a)]
            if lies >= 0 and lies_open(s, picture_of(lies)):
                return a
            if lies < 0:
                best = a
        return best

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """[BG-244] Chance decides the picture of a token that nobody has seen."""
        square = actions.argument_of(a)
        s.turned = append(s.turned, square)
        if self.left > 1 and touching(s):
            s.stack.append(REVEAL[self.left - 2])
        if s.ground[square] < 0:
            s.stack.append(TURN_UP[square])
            return
        s.seen = remove(s.seen, square)
        note(log, events.TURNED, s.active, -1, square, s.ground[square])

    def why_not(self, s: BattlegroundsState, a: Action) -> Reason | None:
        if actions.GO.matches(a):
            return Reason("BG-193", "pawn-has-moved")
        if not actions.REVEAL.matches(a):
            return not_in_family(a) or Reason("BG-199", "turn-up-neighbour")
        square: i64 = actions.argument_of(a)
        steps = king_steps(s.pawns[s.active], square)
        if steps > 1:
            return Reason("BG-197", "square-does-not-touch", here(square))
        if steps == 0 or not s.is_covered(square):
            return Reason("BG-198", "no-token-to-turn", here(square))
        return None

    def flaw(self, s: BattlegroundsState) -> Message | None:
        """[BG-197] Two tokens are turned up in a turn."""
        if not s.rules.covered or 0 < self.left <= SHOTS:
            return pawn_flaw(s)
        return Message("two-turned-up")

    def values(self, view: BattlegroundsView, choices: list[Action]) -> list[float]:
        search = PairSearch(view.table)
        around = [actions.argument_of(a) for a in choices]
        return [search.reveal_value(square, around) for square in around]


class FindPairs(AutoFrame[BattlegroundsState]):
    """[BG-201] [BG-202] Find equal tokens that lie face up anywhere."""

    name: ClassVar[str] = "find-pairs"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        squares = s.face_up()
        for one in squares:
            picture = picture_of(s.ground[one])
            equal = [other for other in squares if picture_of(s.ground[other]) == picture]
            if len(equal) == 2:  # noqa: PLR2004 (a pair)
                s.stack.append(FIND_PAIRS)
                take_pair(s, equal[0], equal[1], log)
                return
            if len(equal) > 2:  # noqa: PLR2004 (a pair, and a choice)
                s.stack.append(FIND_PAIRS)
                s.stack.append(COLLECT_PAIR)
                return

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return None if s.rules.covered else NOT_COVERED


def take_pair(s: BattlegroundsState, one: i64, other: i64, log: Log | None) -> None:
    """[BG-201] [BG-203] Put the pair into the area; it gives an extra turn."""
    pair = pair_of(s.ground[one], s.ground[other])
    for square in (one, other):
        s.ground[square] = EMPTY
        s.up = without(s.up, square)
        s.turned = without(s.turned, square)
    area = s.area(s.active)
    area.done = insert(area.done, pair)
    s.extra += 1
    note(log, events.FOUND, s.active, -1, min(one, other) << 6 | max(one, other), pair)
    score(s, s.active, PAIR_POINTS, log)


def without(squares: vec[i64], square: i64) -> vec[i64]:
    """Return the squares without the given one."""
    return remove(squares, square) if holds(squares, square) else squares


class CollectPair(Decision):
    """[BG-202] Choose which two of three equal tokens to take."""

    name: ClassVar[str] = "collect-pair"
    answers: ClassVar[tuple[Verb, ...]] = (actions.COLLECT,)
    refusal: ClassVar[Reason] = Reason("BG-202", "take-two-matching")

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return [
            a
            for a in self.plausible(s)
            if is_equal(s.ground[actions.other_square(a)], s.ground[actions.square_of(a)])
        ]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        take_pair(s, actions.other_square(a), actions.square_of(a), log)

    def plausible(self, s: BattlegroundsState) -> list[Action]:
        """[BG-202] List any two tokens that lie face up."""
        squares = sorted(s.face_up())
        return [
            actions.make_collect(squares[at], other)
            for at in range(len(squares))
            for other in squares[at + 1 :]
        ]

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return None if s.rules.covered else NOT_COVERED

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        return Reason("BG-202", "not-a-matching-token", here(square))


def lies_open(s: BattlegroundsState, picture: i64) -> bool:
    """Return whether a token with this picture lies face up (Family)."""
    for square in s.up:
        if picture_of(s.ground[square]) == picture:
            return True
    for square in s.turned:
        if s.ground[square] >= 0 and picture_of(s.ground[square]) == picture:
            return True
    return False


def pawn_flaw(s: BattlegroundsState) -> Message | None:
    """Return why the pawn on turn cannot act; None if it can."""
    if not s.rules.covered:
        return NOT_COVERED
    return Message("pawn-off-board") if s.pawns[s.active] == OFF else None


GO: Final[Go] = Go()
REVEAL: Final[list[Reveal]] = [Reveal(left + 1) for left in range(SHOTS)]
FIND_PAIRS: Final[FindPairs] = FindPairs()
COLLECT_PAIR: Final[CollectPair] = CollectPair()
