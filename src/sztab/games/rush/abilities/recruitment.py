"""Recruitment: several purchases in one turn, or a card to keep."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import SEAT_PART, EventKind, Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.decision import Decision
from sztab.games.rush.pieces import face, pieces
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import hand_value, wealth

RICH: Final = 4
"""Resources in hand from which Recruitment is worth a card."""


class Recruitment(Effect[RushState, RushView]):
    """[RUSH-099] [RUSH-104] Any number of purchases this turn; using it again adds nothing."""

    kind: ClassVar[str] = "recruitment"
    owned: ClassVar[float] = 0.4

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        recruit(s, log)

    def value_now(self, view: RushView) -> float:
        return recruit_value(view.table)


RECRUIT: Final[Verb] = Verb(30, "recruit")
RETAIN: Final[Verb] = Verb(31, "retain")


class RecruitmentOrKeep(Recruitment):
    """[ALT-063] The player chooses: several purchases, or the right to keep a card."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        s.stack.append(ChooseRecruitment())


RECRUITING: Final[EventKind] = EventKind("recruiting", SEAT_PART)
RETAINING: Final[EventKind] = EventKind("retaining", SEAT_PART)


class ChooseRecruitment(Decision):
    """[ALT-063] Recruitment: several purchases, or a card to keep."""

    name: ClassVar[str] = "choose-recruitment"
    answers: ClassVar[tuple[Verb, ...]] = (RECRUIT, RETAIN)
    refusal: ClassVar[Reason] = Reason("ALT-063", "recruitment-choice")

    def legal_actions(self, s: RushState) -> list[Action]:
        return [RECRUIT.of(), RETAIN.of()]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-066] A player who keeps a card gets no permission for several purchases."""
        if RETAIN.matches(a):
            s.turn.keeps += 1
            if log is not None:
                log.add(RETAINING, s.active)
            return
        recruit(s, log)

    def value(self, view: RushView, a: Action) -> float:
        s = view.table
        if RECRUIT.matches(a):
            return recruit_value(s)
        hand = s.players[s.active].hand
        return 0.6 * max([hand_value(s, card) for card in hand], default=0.0)


def recruit(s: RushState, log: Log | None) -> None:
    """[RUSH-099] The pool now carries over from purchase to purchase."""
    s.turn.recruiting = True
    if log is not None:
        log.add(RECRUITING, s.active)


def recruit_value(s: RushState) -> float:
    """Return the value of several purchases: high if the cards in hand can pay for them."""
    rich = sum([wealth(s, face(s, piece)) for piece in pieces(s)]) >= RICH
    return 1.0 if rich else 0.05
