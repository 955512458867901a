"""Recruitment: several purchases in one turn, or a card to keep."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import SEAT_PART, EventKind, Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.state import RushState


class Recruitment(Effect):
    """[RUSH-099] [RUSH-104] Any number of purchases this turn; a second one adds nothing."""

    kind: ClassVar[str] = "recruitment"

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """The pool now carries over from purchase to purchase."""
        recruit(s, log)

    def value_owned(self) -> float:
        """Return what it is worth on a card of a deck."""
        return 0.4


RECRUIT: Final[Verb] = Verb(30, "recruit")
RETAIN: Final[Verb] = Verb(31, "retain")


class RecruitmentOrKeep(Recruitment):
    """[ALT-063] The same, or instead the right to keep a card: the player chooses."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """Ask which."""
        s.stack.append(CHOOSE_RECRUITMENT)


RECRUITING: Final[EventKind] = EventKind("recruiting", SEAT_PART)
RETAINING: Final[EventKind] = EventKind("retaining", SEAT_PART)


class ChooseRecruitment(Frame[RushState]):
    """[ALT-063] Recruitment: several purchases, or a card to keep."""

    name: ClassVar[str] = "choose-recruitment"
    answers: ClassVar[tuple[Verb, ...]] = (RECRUIT, RETAIN)

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """The normal effect, or the other."""
        return [RECRUIT.of(), RETAIN.of()]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[ALT-066] Whoever keeps a card gets no permission for several purchases."""
        if RETAIN.matches(a):
            s.turn.keeps += 1
            if log is not None:
                log.add(RETAINING, s.active)
            return
        recruit(s, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """One of the two must be chosen."""
        if RECRUIT.matches(a) or RETAIN.matches(a):
            return None
        return Reason("ALT-063", "Recruitment: choose several purchases, or a card to keep.")


def recruit(s: RushState, log: Log | None) -> None:
    """[RUSH-099] The pool now carries over from purchase to purchase."""
    s.turn.recruiting = True
    if log is not None:
        log.add(RECRUITING, s.active)


CHOOSE_RECRUITMENT: Final[ChooseRecruitment] = ChooseRecruitment()
