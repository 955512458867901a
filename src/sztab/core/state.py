"""A position: plain data plus a stack of decisions.

A rule that needs an answer pushes a frame. There are no closures, coroutines or callbacks, so a
position can be cloned in microseconds, saved, sent and searched, even in the middle of an effect.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from sztab.core.action import AUTO, OVER, Action, IllegalAction, Message, Reason
from sztab.core.declare import DeclaredFrame
from sztab.core.event import EVERYBODY, Log
from sztab.core.native import mypyc_attr
from sztab.core.rng import Rng

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(DeclaredFrame, Generic[S]):
    """A pending decision, chance event or automatic step. Immutable; holds ints only."""

    refusal: ClassVar[Reason]
    """The reason that refuses illegal actions, unless `why_not` gives a better one."""

    def player(self, s: S) -> int:
        """Return the seat that decides, CHANCE, or AUTO."""
        raise NotImplementedError

    def legal_actions(self, s: S) -> list[Action]:
        """List the answers, each once; of equivalent choices only one is listed."""
        raise NotImplementedError

    def apply(self, s: S, a: Action, log: Log | None) -> None:
        """Carry out an answer. The frame has been popped already; the answer is not checked."""
        raise NotImplementedError

    def run(self, s: S, log: Log | None) -> None:
        """Carry out an automatic step (AUTO frames only)."""
        raise NotImplementedError

    def sample(self, s: S, rng: Rng) -> Action:
        """Return a random answer: a chance outcome by its odds, or any legal action."""
        return rng.choice(self.legal_actions(s))

    def sample_and_apply(self, s: S, rng: Rng) -> int:
        """Carry out a sampled answer, unlogged; return how many decisions seats made.

        The frame has been popped already. Chance must draw the same numbers from the generator as
        `sample` would, so that a logged game and an unlogged one take the same course.
        """
        seat = self.player(s)
        if seat == AUTO:
            self.run(s, None)
            return 0
        self.apply(s, self.sample(s, rng), None)
        return 1 if seat >= 0 else 0

    def outcomes(self, s: S) -> list[tuple[Action, float]]:
        """Return the chance outcomes with their odds (CHANCE frames only)."""
        actions = self.legal_actions(s)
        return [(action, 1.0 / len(actions)) for action in actions]

    def why_not(self, s: S, a: Action) -> Reason | None:
        """Return why the answer is not allowed, or None if it is."""
        return None if a in self.legal_actions(s) else self.complaint(s)

    def complaint(self, s: S) -> Reason:
        """Return the reason that refuses an illegal action."""
        return self.refusal

    def plausible(self, s: S) -> list[Action]:
        """List plausible answers, legal or not, so that a refusal can be explained.

        These are the answers with the cards and places that the decision is about, not all that
        notation can write.
        """
        return self.legal_actions(s)

    def flaw(self, s: S) -> Message | None:
        """Return what contradicts this frame in a loaded position, if anything does."""
        return None

    def can_wait(self) -> bool:
        """Return whether another decision may come up before this one is answered."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of some game. The frame on top of the stack is the next to be answered."""

    def __init__(self, stack: list[Frame[Any]]) -> None:
        self.stack = stack

    def to_move(self) -> int:
        """Return the seat that decides, CHANCE or OVER. Automatic steps never wait."""
        return self.stack[-1].player(self) if self.stack else OVER

    def legal_actions(self) -> list[Action]:
        """List the legal actions of the seat to move; empty when the game is over."""
        return self.stack[-1].legal_actions(self) if self.stack else []

    def sample(self, rng: Rng) -> Action:
        """Return a random answer, if possible without listing all of them."""
        return self.stack[-1].sample(self, rng)

    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """Return the chance outcomes with their odds."""
        return self.stack[-1].outcomes(self)

    def why_not(self, a: Action) -> Reason | None:
        """Return why the action is not allowed here, or None if it is."""
        if not self.stack:
            return Reason(self.over_clause(), "game-over")
        return self.stack[-1].why_not(self, a)

    def apply(self, a: Action, log: Log | None = None) -> None:
        """Carry out an action without checking that it is legal."""
        stack = self.stack
        stack.pop().apply(self, a, log)
        while stack and stack[-1].player(self) == AUTO:  # `run_auto` inlined, to save the call
            stack.pop().run(self, log)

    def play(self, a: Action, log: Log | None = None) -> None:
        """Carry out an action after checking it; IllegalAction says why not."""
        reason = self.why_not(a)
        if reason is not None:
            raise IllegalAction(reason)
        self.apply(a, log)

    def run_auto(self, log: Log | None) -> None:
        """Run automatic steps until a seat or chance has to decide."""
        stack = self.stack
        while stack and stack[-1].player(self) == AUTO:
            stack.pop().run(self, log)

    def advance(self, rng: Rng) -> int:
        """Let chance decide until a seat has to; return that seat, or OVER."""
        stack = self.stack
        while stack:
            seat = stack[-1].player(self)
            if seat >= 0:
                return seat
            stack.pop().sample_and_apply(self, rng)
        return OVER

    def rollout(self, rng: Rng) -> int:
        """Play to the end with sampled answers; return how many decisions seats made."""
        stack = self.stack
        decisions = 0
        while stack:
            decisions += stack.pop().sample_and_apply(self, rng)
        return decisions

    def reveals(self, a: Action) -> int:
        """Return the seats, as bits, to whom the action shows something hidden.

        A negative number includes spectators: `~(1 << seat)` is everybody but the seat. What chance
        shows does not count, because it cannot be taken back anyway.
        """
        return 0

    def witnesses(self, a: Action) -> int:
        """Return the seats, as bits, that may know which action it is; EVERYBODY if all may.

        As in `reveals`, a negative number includes spectators. The others learn that an action was
        taken, but not which.
        """
        return EVERYBODY

    def over_clause(self) -> str:
        """Return the clause that ends the game."""
        raise NotImplementedError

    def seats(self) -> int:
        """Return the number of seats."""
        raise NotImplementedError

    def side(self, seat: int) -> int:
        """Return the side that the seat plays for: seats of one side win together."""
        return seat

    def clone(self) -> State:
        """Return an independent copy."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """Return the view of the seat (-1: a spectator), the only way to hidden information."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """Return the points per seat as if the game ended now."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return the result per seat: the winners share 1 equally, the others have 0."""
        raise NotImplementedError

    def outcome(self) -> tuple[list[float], list[float]]:
        """Return scores and returns. A game can override this to count only once for both."""
        return self.scores(), self.returns()

    def evaluate(self, rng: Rng) -> tuple[list[float], list[float]]:
        """Play on with sampled answers; return the expected scores and returns.

        The default plays to the end. A long game, in which that adds mostly noise, may stop earlier
        and evaluate the position.
        """
        self.rollout(rng)
        return self.outcome()


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What a seat may know of a position."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def to_move(self) -> int:
        """Return whose decision it is, which is never secret."""
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        """List the legal actions of this seat; empty if another is to move."""
        raise NotImplementedError

    def recall(self, number: int) -> View:
        """Return the view of a player with a memory of this size.

        The memory holds the latest items that were shown to all and are hidden again; -1 means all
        of them, 0 none. In most games nothing is hidden again, and the view is the same.
        """
        return self

    def determinise(self, rng: Rng) -> State:
        """Return a random position with the same view for this seat."""
        raise NotImplementedError
