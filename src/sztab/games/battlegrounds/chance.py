"""Chance: which location token lies on a square, in set-up or when turned up in Family.

Unseen tokens are a bag. The token on a square is drawn from it when it is laid face up.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import Fields, Verb
from sztab.core.event import Log, note
from sztab.core.frames import AutoFrame, ChanceFrame
from sztab.core.native import append, i64, remove, vec
from sztab.core.rng import Rng
from sztab.games.battlegrounds import actions, events
from sztab.games.battlegrounds.board import FACE_DOWN, NONE, OFF, SET, SQUARES, far, here, in_centre
from sztab.games.battlegrounds.cards import KINDS, SPECIAL, picture_of
from sztab.games.battlegrounds.decision import NO_TANKS, NOT_COVERED
from sztab.games.battlegrounds.kinds import SQUARE
from sztab.games.battlegrounds.pairs import unknown_tokens
from sztab.games.battlegrounds.state import BattlegroundsState

ALL: Final[list[int]] = list(range(SQUARES))
CENTRE: Final[list[int]] = [square for square in ALL if in_centre(square)]
AROUND: Final[list[int]] = [square for square in ALL if not in_centre(square)]


class OnSquare(ChanceFrame[BattlegroundsState]):
    """A chance frame about one square."""

    fields: ClassVar[Fields] = (("square", SQUARE),)

    def __init__(self, square: i64) -> None:
        self.square = square


class RandomToken(OnSquare):
    """Draw a token from a bag; a kind's probability is proportional to its number."""

    def bag(self, s: BattlegroundsState) -> vec[i64]:
        """Return the number of tokens of each kind in the bag: by default all unseen ones."""
        return unknown_tokens(s)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        bag, verb = self.bag(s), self.answers[0]
        return [verb.of(kind) for kind in range(KINDS) if bag[kind] > 0]

    def outcomes(self, s: BattlegroundsState) -> list[tuple[Action, float]]:
        bag = self.bag(s)
        total = float(sum([int(number) for number in bag]))
        found = self.legal_actions(s)
        return [(a, float(bag[actions.argument_of(a)]) / total) for a in found]

    def sample(self, s: BattlegroundsState, rng: Rng) -> Action:
        bag = self.bag(s)
        total: i64 = 0
        for number in bag:
            total += number
        left = rng.below(total)
        kind: i64 = 0
        while left >= bag[kind]:
            left -= bag[kind]
            kind += 1
        return self.answers[0].of(kind)


class LayToken(RandomToken):
    """[BG-028] [BG-029] [BG-209] Set-up: draw the token for the next square."""

    name: ClassVar[str] = "lay-token"
    answers: ClassVar[tuple[Verb, ...]] = (actions.TOKEN,)

    def bag(self, s: BattlegroundsState) -> vec[i64]:
        """The centre has special tokens and the rest ordinary ones, unless all are mixed."""
        left = unknown_tokens(s)
        if s.rules.centre:
            first = 0 if in_centre(self.square) else SPECIAL
            for kind in range(first, first + SPECIAL):
                left[kind] = 0
        return left

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        s.ground[self.square] = actions.argument_of(a)
        if self.square + 1 < SQUARES:
            s.stack.append(LAY_TOKEN[self.square + 1])

    def complaint(self, s: BattlegroundsState) -> Reason:
        clause = "BG-028" if in_centre(self.square) else "BG-029"
        if not s.rules.centre:
            clause = "BG-209"
        return Reason(clause, "token-being-laid", here(self.square))

    def flaw(self, s: BattlegroundsState) -> Message | None:
        if s.rules.covered:
            return NO_TANKS
        for other in range(SQUARES):
            if (s.ground[other] >= 0) != (other < self.square):
                return Message("square-not-next", here(self.square))
        return None


class CheckNeighbours(AutoFrame[BattlegroundsState]):
    """[BG-030] [BG-031] [BG-210] No two squares that share a side may show the same picture."""

    name: ClassVar[str] = "check-neighbours"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        square = first_equal(s)
        if square == NONE:
            note(log, events.BOARD_LAID, -1)
            return
        s.stack.append(CHECK_NEIGHBOURS)
        s.stack.append(SWAP_TOKENS[square])

    def flaw(self, s: BattlegroundsState) -> Message | None:
        return NO_TANKS if s.rules.covered else None


def first_equal(s: BattlegroundsState) -> i64:
    """[BG-031] Return the first square, A1 to H8, with an equal neighbour."""
    for square in range(SQUARES):
        for direction in range(SET):
            other = far(square, direction, 1)
            if other != OFF and is_equal(s.ground[other], s.ground[square]):
                return square
    return NONE


def is_equal(one: i64, other: i64) -> bool:
    """[BG-024] Return whether two tokens show the same picture; an empty square shows none."""
    return one >= 0 and other >= 0 and picture_of(one) == picture_of(other)


class SwapTokens(OnSquare):
    """[BG-031] Set-up: swap an offending token with another of its zone."""

    name: ClassVar[str] = "swap-tokens"
    answers: ClassVar[tuple[Verb, ...]] = (actions.SWAP,)

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        zone = ALL
        if s.rules.centre:
            zone = CENTRE if in_centre(self.square) else AROUND
        return [actions.SWAP.of(other) for other in zone if other != self.square]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        other: i64 = actions.argument_of(a)
        s.ground[other], s.ground[self.square] = s.ground[self.square], s.ground[other]
        note(log, events.SWAPPED, -1, -1, self.square, other)

    def complaint(self, s: BattlegroundsState) -> Reason:
        return Reason("BG-031", "token-being-moved", here(self.square))


class TurnUp(RandomToken):
    """[BG-190] Family: draw the picture of a token that nobody has seen."""

    name: ClassVar[str] = "turn-up"
    answers: ClassVar[tuple[Verb, ...]] = (actions.TURN,)

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        kind = actions.argument_of(a)
        s.ground[self.square] = kind
        note(log, events.TURNED, s.active, -1, self.square, kind)

    def complaint(self, s: BattlegroundsState) -> Reason:
        return Reason("BG-190", "token-being-turned", here(self.square))

    def flaw(self, s: BattlegroundsState) -> Message | None:
        if not s.rules.covered:
            return NOT_COVERED
        if s.ground[self.square] == FACE_DOWN:
            return None
        return Message("square-not-covered", here(self.square))


D4: Final = 27
E5: Final = 36
"""The squares that are face up at the start of Family [BG-191]."""


class CheckFirstTokens(AutoFrame[BattlegroundsState]):
    """[BG-191] The two tokens that are face up at the start must differ."""

    name: ClassVar[str] = "check-first-tokens"

    def run(self, s: BattlegroundsState, log: Log | None) -> None:
        if picture_of(s.ground[D4]) == picture_of(s.ground[E5]):
            s.stack.append(CHECK_FIRST_TOKENS)
            s.stack.append(SWAP_FIRST)


class SwapFirst(ChanceFrame[BattlegroundsState]):
    """[BG-191] Choose the face-down token that replaces E5."""

    name: ClassVar[str] = "swap-first"
    answers: ClassVar[tuple[Verb, ...]] = (actions.SWAP,)
    refusal: ClassVar[Reason] = Reason("BG-191", "token-being-exchanged")

    def legal_actions(self, s: BattlegroundsState) -> list[Action]:
        return [actions.SWAP.of(square) for square in range(SQUARES) if square not in (D4, E5)]

    def apply(self, s: BattlegroundsState, a: Action, log: Log | None) -> None:
        """Everybody sees where the token of E5 goes; another one takes its place."""
        square: i64 = actions.argument_of(a)
        s.ground[square], s.ground[E5] = s.ground[E5], s.ground[square]
        if s.ground[E5] == FACE_DOWN:
            s.stack.append(TURN_UP[E5])
        else:  # the token was swapped before
            s.seen = remove(s.seen, square)
        s.seen = append(s.seen, square)
        note(log, events.SWAPPED, -1, -1, E5, square)


LAY_TOKEN: Final[list[LayToken]] = [LayToken(square) for square in range(SQUARES)]
CHECK_NEIGHBOURS: Final[CheckNeighbours] = CheckNeighbours()
SWAP_TOKENS: Final[list[SwapTokens]] = [SwapTokens(square) for square in range(SQUARES)]
TURN_UP: Final[list[TurnUp]] = [TurnUp(square) for square in range(SQUARES)]
CHECK_FIRST_TOKENS: Final[CheckFirstTokens] = CheckFirstTokens()
SWAP_FIRST: Final[SwapFirst] = SwapFirst()
