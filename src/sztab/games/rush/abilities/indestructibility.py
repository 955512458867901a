"""Indestructibility: a Medal at once."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.state import Frame
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.kinds import NATION
from sztab.games.rush.medals import pay_singles
from sztab.games.rush.state import RushState

MEDAL: Final[Verb] = Verb(29, "medal", ("nation", NATION))


class ChooseMedal(Frame[RushState]):
    """[FRONT-077] [FRONT-078] A single from the stack of any nation that has one."""

    name: ClassVar[str] = "choose-medal"
    answers: ClassVar[tuple[Verb, ...]] = (MEDAL,)

    def player(self, s: RushState) -> int:
        """The active player."""
        return s.active

    def legal_actions(self, s: RushState) -> list[Action]:
        """Every nation with a single left."""
        return [MEDAL.of(nation) for nation in nations_with_singles(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """Take it at once."""
        pay_singles(s, actions.argument_of(a), 1, log)

    def why_not(self, s: RushState, a: Action) -> Reason | None:
        """An empty stack is no choice."""
        if not MEDAL.matches(a):
            return Reason("FRONT-077", "Indestructibility: choose the nation of your Medal.")
        nation = actions.argument_of(a)
        if nation in nations_with_singles(s):
            return None
        return Reason("FRONT-078", "There is no single Medal of this nation left.")

    def plausible(self, s: RushState) -> list[Action]:
        """[FRONT-077] A Medal of each nation."""
        return each((MEDAL,), list(range(len(s.singles))))


class Indestructibility(Effect):
    """[RUSH-147] [RUSH-148] Take a single Medal of the card's own nation at once."""

    kind: ClassVar[str] = "indestructibility"
    needs_nation: ClassVar[bool] = True

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """It is no kill [RUSH-150], but the last single ends the game [RUSH-149]."""
        pay_singles(s, s.cards.nation[card], 1, log)

    def value_owned(self) -> float:
        """Return what it is worth on a card of a deck."""
        return 2.2


class IndestructibilityOfAnyNation(Indestructibility):
    """[FRONT-077] The single comes from the stack of any nation, as the player chooses."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """With no single left anywhere nothing is received [FRONT-078]."""
        nations = nations_with_singles(s)
        if len(nations) > 1:
            s.stack.append(CHOOSE_MEDAL)
        else:
            pay_singles(s, nations[0] if nations else s.cards.nation[card], 1, log)


def nations_with_singles(s: RushState) -> list[int]:
    """List the nations whose stack still has a single."""
    return [nation for nation in range(len(s.singles)) if s.singles[nation] > 0]


CHOOSE_MEDAL: Final[ChooseMedal] = ChooseMedal()
