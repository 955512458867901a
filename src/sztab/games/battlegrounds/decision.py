"""The base classes of decisions: bot values, and refusals of what has to wait."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import Fields
from sztab.core.native import i64, mypyc_attr
from sztab.core.state import Frame
from sztab.games.battlegrounds.board import COLOUR_NAMES, OFF, here
from sztab.games.battlegrounds.evaluation import position_value
from sztab.games.battlegrounds.kinds import COLOUR
from sztab.games.battlegrounds.pairs import why_not_ready
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.survey import Survey
from sztab.games.battlegrounds.view import BattlegroundsView

NO_TANKS: Final = Message("no-tanks")
NOT_COVERED: Final = Message("not-covered")
WORST: Final = -1000.0
"""Less than the value of any position."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[BattlegroundsState]):
    """A decision of a seat, by default of the player on turn.

    The base class has the answers that fit any decision of a turn.
    """

    begins_action: ClassVar[bool] = False
    """Whether it begins a main action."""
    continues_action: ClassVar[bool] = False
    """Whether it continues a main action: bots then look beyond it."""

    def player(self, s: BattlegroundsState) -> int:
        return s.active

    def values(self, view: BattlegroundsView, choices: list[Action]) -> list[float]:
        """Return the value of each answer for the seat; by default each is tried."""
        if view.table.rules.covered:
            return [0.0 for _ in choices]
        trial = Trial(view.table, view.seat)
        return [trial.value(a) for a in choices]

    def why_wait(self, s: BattlegroundsState, who: Values) -> Reason:
        """Return whose decision it is, for a player who points out of turn."""
        return Reason("BG-045", "other-seat-moves", who)

    def why_not_square(self, s: BattlegroundsState, square: i64) -> Reason | None:
        """Return why a square cannot be chosen; None stands for the decision's own refusal."""
        return Reason("BG-047", "square-waits-for-turn", here(square))

    def why_not_card(self, s: BattlegroundsState, card: i64) -> Reason | None:
        """Return why a tank card cannot be chosen; None stands for the decision's own refusal."""
        if s.holders[card] != self.player(s):
            return Reason("BG-119", "not-in-your-area", s.title_of(card))
        return self.why_own_card_waits(s, card)

    def why_own_card_waits(self, s: BattlegroundsState, card: i64) -> Reason | None:
        """Return what must be done before one of the seat's cards can be used."""
        return Reason("BG-047", "card-waits-for-turn", s.title_of(card))

    def why_not_bonus(self, s: BattlegroundsState, icon: i64) -> Reason | None:
        """Return why a pair's bonus cannot be used; None stands for the decision's own refusal."""
        return why_not_ready(s, self.player(s), icon) or s.rules.effects[icon].why_not_now(s, icon)


class OwnerDecision(Decision):
    """A decision of the owner of a pawn, even in another player's turn."""

    fields: ClassVar[Fields] = (("colour", COLOUR),)

    def __init__(self, colour: i64) -> None:
        self.colour = colour

    def player(self, s: BattlegroundsState) -> int:
        return s.rules.owners[self.colour]


ANY_DECISION: Final[Decision] = Decision()


def decision_on(s: BattlegroundsState) -> Decision:
    """Return the pending decision; other frames count as `ANY_DECISION`."""
    frame = s.stack[-1]
    return frame if isinstance(frame, Decision) else ANY_DECISION


class Trial:
    """Evaluates answers by playing them on a copy of the seat's view, to the end of the action.

    Values are expected victory points.
    """

    def __init__(self, s: BattlegroundsState, seat: i64) -> None:
        self.s = s
        self.side: i64 = s.rules.sides[seat]
        self.survey = Survey()
        self.now: float = position_value(s, self.side, self.survey)
        """The value of the position before any answer."""

    def value(self, a: Action) -> float:
        """Return the value of the position at the end of the action that this answer begins."""
        additional = self.s.rules.additional_of(a)
        if additional is not None:
            return additional.value_now(self.s, a, self.now)
        after = self.s.clone()
        after.apply(a)
        return self.best_value(after, self.s)

    def best_value(self, s: BattlegroundsState, before: BattlegroundsState) -> float:
        """Give the best answer to a shot or move that is still open, then evaluate."""
        if s.stack and s.active == before.active and s.round_number == before.round_number:
            decision = decision_on(s)
            if decision.continues_action:
                return self.best_answer(s, before)
            if decision.begins_action and not decision_on(before).begins_action:
                return self.best_answer(s, s)
        return position_value(s, self.side, self.survey)

    def best_answer(self, s: BattlegroundsState, before: BattlegroundsState) -> float:
        """Try every answer except additional actions, which are evaluated in their own right."""
        best = WORST
        for a in s.legal_actions():
            if s.rules.additional_of(a) is None:
                after = s.clone()
                after.apply(a)
                best = max(best, self.best_value(after, before))
        return best


def tank_flaw(s: BattlegroundsState, colour: i64) -> Message | None:
    """Return why a tank cannot act now; None if it can."""
    if s.rules.covered:
        return NO_TANKS
    if s.pawns[colour] == OFF:
        return Message("tank-off-board", {"colour": COLOUR_NAMES[colour]})
    if s.rules.owners[colour] != s.active:
        return Message("tank-not-on-turn", {"colour": COLOUR_NAMES[colour]})
    return None
