"""The base classes of decisions: bot values, refusals, and messages for players who wait."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from sztab.core.action import Action, Reason, Values
from sztab.core.declare import Fields, Verb
from sztab.core.native import i64, mypyc_attr
from sztab.core.state import Frame
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import NOWHERE
from sztab.games.warsaw.evaluation import Evaluator
from sztab.games.warsaw.kinds import ARMY
from sztab.games.warsaw.resolution import CardStep
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView

FIELDS: Final = ("line", "commander", "order", "place")
"""Kinds of places on the board where a Blockade marker may lie."""


class Place:
    """Something on the table that a seat points at.

    Args:
        kind: For example `line`, `commander`, `hand` or `reserve`.
        number: The front, card or seat, depending on the kind; negative if there is none.
        own: Whether it belongs to the deciding army, or to nobody.
        line: 1 or 2 for a line of a front.
        spot: Where a Blockade marker would lie, or NOWHERE.
    """

    def __init__(
        self, kind: str, number: int, *, own: bool = True, line: int = 0, spot: int = NOWHERE
    ) -> None:
        self.kind = kind
        self.number = number
        self.own = own
        self.line = line
        self.spot = spot


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[WarsawState]):
    """A frame that a seat answers."""

    pointed: ClassVar[dict[str, Verb]] = {}
    """The verb meant by pointing at one's own place, by kind of place."""

    shown: ClassVar[tuple[Verb, ...]] = ()
    """Verbs whose outcome is previewed before the choice is made."""
    refusal: ClassVar[Reason] = Reason("WAR-110", "finish-card-first")

    def values(self, view: WarsawView, choices: list[Action]) -> list[float]:
        """Return the value of each choice to the greedy bot; by default each is tried."""
        return values_after(Evaluator(view), isolated(view.table), choices)

    def best_worth(self, evaluator: Evaluator, s: WarsawState) -> float:
        """Return the value of the position after the best answer; modifies `s`.

        If the enemy decides, it chooses what is worst for us.
        """
        own = s.sides[s.to_move()] == evaluator.army
        best = -1000.0
        for value in values_after(evaluator, s, s.legal_actions()):
            best = max(best, value if own else -value)
        return best if own else -best

    def units_wanted(self, s: WarsawState, a: Action) -> i64:
        """Return how many units an answer would add if nothing prevented it."""
        return 0

    def why_wait(self, s: WarsawState, who: Values) -> Reason:
        """Return whose decision it is, for a player who points out of turn."""
        return Reason("WAR-112" if s.rules.teams else "WAR-111", "other-seat-moves", who)

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        """Return why a place is refused if the decision is about such places; otherwise None."""
        verb = self.pointed.get(place.kind)
        return None if verb is None or not place.own else self.why_not_so(s, verb, place.number)

    def why_not_so(self, s: WarsawState, verb: Verb, number: int) -> Reason | None:
        """Return why an answer is refused, or else what the decision asks for."""
        reason = None if number < 0 else self.why_not(s, verb.of(number))
        return reason or self.question(s)

    def question(self, s: WarsawState) -> Reason | None:
        """Return what the decision asks for: its refusal of an action that no seat ever takes."""
        return self.why_not(s, actions.FIRST.of())


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnDecision(Decision):
    """A decision of the player on turn."""

    def player(self, s: WarsawState) -> int:
        return s.active


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowUp(TurnDecision):
    """A decision that completes the one before, as a card's front does; both share a preview."""

    shown_before: ClassVar[bool] = True
    """Whether the choice before it also has a preview of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ArmyDecision(Decision):
    """[WAR-222] A decision of the player who speaks for an army."""

    fields: ClassVar[Fields] = (("army", ARMY),)

    def __init__(self, army: i64) -> None:
        self.army = army

    def player(self, s: WarsawState) -> int:
        return s.speaker(self.army)


def decision_of(s: WarsawState) -> Decision:
    """Return the decision on top of the stack."""
    return cast("Decision", s.stack[-1])


def isolated(table: WarsawState) -> WarsawState:
    """Return a copy whose stack holds only the decision and the rest of its card."""
    s = table.clone()
    at = len(s.stack) - 1
    while at > 0 and isinstance(s.stack[at - 1], CardStep):
        at -= 1
    s.stack = s.stack[at:]
    return s


def values_after(evaluator: Evaluator, s: WarsawState, choices: list[Action]) -> list[float]:
    """Return the value of each choice, judged when the action it begins is over.

    Modifies `s`.
    """
    last = len(choices) - 1
    return [best_value(evaluator, after(s, choices[at], at == last)) for at in range(len(choices))]


def after(s: WarsawState, a: Action, last: bool) -> WarsawState:
    """Return the position after an answer; the last answer is applied to `s` itself."""
    later = s if last else s.clone()
    later.apply(a)
    return later


def best_value(evaluator: Evaluator, s: WarsawState) -> float:
    """Answer all open decisions as well as possible and return the value; modifies `s`."""
    if s.to_move() < 0:
        return evaluator.value(s)
    return decision_of(s).best_worth(evaluator, s)
