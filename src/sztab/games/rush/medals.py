"""Paying Medals for destroyed vehicles."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.action import Action, Message, Reason, Values
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.frames import AutoFrame
from sztab.core.native import i64
from sztab.core.saved import MANY, wrong_number
from sztab.games.rush import actions, events
from sztab.games.rush.cards import DOUBLE
from sztab.games.rush.decision import MEDALS, Decision
from sztab.games.rush.kinds import NATION
from sztab.games.rush.pieces import nation_name
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView


class ChooseDoubles(Decision):
    """[RUSH-205] [RUSH-206] For every two kills a double may be taken instead of two singles."""

    name: ClassVar[str] = "choose-doubles"
    fields: ClassVar[Fields] = (("nation", NATION), ("due", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (actions.DOUBLES,)
    later: ClassVar[Reason | None] = Reason("RUSH-206", "waits-for-medals", {"card": ""})

    def __init__(self, nation: i64, due: i64) -> None:
        self.nation = nation
        self.due = due

    def most(self, s: RushState) -> i64:
        """Return the maximum number of doubles that may be taken [RUSH-207]."""
        return min(self.due // DOUBLE, s.doubles[self.nation])

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.DOUBLES.of(number) for number in range(self.most(s) + 1)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        doubles = actions.argument_of(a)
        for _ in range(doubles):
            s.doubles[self.nation] -= 1
            receive_medal(s, s.cards.double[self.nation], log)
        pay_singles(s, self.nation, self.due - DOUBLE * doubles, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        if actions.DOUBLES.matches(a) and actions.argument_of(a) <= self.most(s):
            return None
        return Reason("RUSH-206", "medals-due", {"due": int(self.due), "most": int(self.most(s))})

    def plausible(self, s: RushState) -> list[Action]:
        """[RUSH-206] Any number of doubles up to the kills, even if the stack has fewer."""
        most = (int(self.due) + DOUBLE - 1) // DOUBLE
        return each((actions.DOUBLES,), list(range(most + 1)))

    def flaw(self, s: RushState) -> Message | None:
        return wrong_number(self.due, MANY)

    def value(self, view: RushView, a: Action) -> float:
        """Prefer doubles, which keep the deck thinner."""
        return float(actions.argument_of(a))

    def why_not_at(self, s: RushState, place: str, thing: int) -> Reason | None:
        """[RUSH-206] The stack cannot be chosen, because the decision is a number of doubles."""
        if place != MEDALS:
            return super().why_not_at(s, place, thing)
        if thing != self.nation:
            here: Values = {"nation": nation_name(s, self.nation)}
            return Reason("RUSH-202", "medals-from-other-stack", here)
        due: Values = {"due": int(self.due), "most": int(self.most(s))}
        return Reason("RUSH-206", "stack-medals-due", due)


def pay_medals(s: RushState, nation: i64, due: i64, log: Log | None) -> None:
    """[RUSH-201] [RUSH-202] One Medal per destroyed vehicle, from the stack of the nation."""
    if due >= DOUBLE and s.doubles[nation] > 0:
        s.stack.append(ChooseDoubles(nation, due))
    else:
        pay_singles(s, nation, due, log)


def pay_singles(s: RushState, nation: i64, due: i64, log: Log | None) -> None:
    """[RUSH-208] Singles that the stack does not have are not received."""
    for _ in range(due):
        if s.singles[nation] == 0:
            if log is not None:
                log.add(events.MEDAL_LOST, s.active)
            continue
        s.singles[nation] -= 1
        receive_medal(s, s.cards.single[nation], log)
        if s.singles[nation] == 0:  # [RUSH-224] only the last single ends the game, not a double
            s.trigger_end(s.active, log)


def receive_medal(s: RushState, card: i64, log: Log | None) -> None:
    """[RUSH-203] The Medal goes to the active player's Depot."""
    s.to_depot(s.active, card)
    if log is not None:
        log.add(events.MEDAL_TAKEN, s.active, card)


class PayPending(AutoFrame[RushState]):
    """[RUSH-129] [RUSH-130] Medals for Siege kills are paid first in Phase III."""

    name: ClassVar[str] = "pay-pending"

    def run(self, s: RushState, log: Log | None) -> None:
        """Pay nation by nation: a double is for two kills of the same nation [RUSH-209]."""
        kills = s.turn.kills
        for nation in range(len(kills)):
            due = kills[nation]
            if due > 0:
                kills[nation] = 0
                s.stack.append(self)
                pay_medals(s, nation, due, log)
                return
