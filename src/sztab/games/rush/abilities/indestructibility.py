"""Indestructibility: a Medal at once."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Reason
from sztab.core.declare import Verb
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.rush import actions
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.decision import MEDALS, Decision
from sztab.games.rush.kinds import NATION
from sztab.games.rush.medals import pay_singles
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView
from sztab.games.rush.worth import achievement_value

MEDAL: Final[Verb] = Verb(29, "medal", ("nation", NATION))


class ChooseMedal(Decision):
    """[FRONT-077] [FRONT-078] A single from the stack of any nation that has one."""

    name: ClassVar[str] = "choose-medal"
    answers: ClassVar[tuple[Verb, ...]] = (MEDAL,)
    places: ClassVar[tuple[str, ...]] = (MEDALS,)
    refusal: ClassVar[Reason] = Reason("FRONT-077", "indestructibility-needs-nation")

    def legal_actions(self, s: RushState) -> list[Action]:
        return [MEDAL.of(nation) for nation in nations_with_singles(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        pay_singles(s, actions.argument_of(a), 1, log)

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        return None if s.singles[thing] > 0 else Reason("FRONT-078", "no-single-medal")

    def value(self, view: RushView, a: Action) -> float:
        """Prefer the Medal that helps most; the last single of a stack ends the game."""
        s = view.table
        nation: i64 = actions.argument_of(a)
        last = 0.2 if s.singles[nation] == 1 else 0.0
        return 1.0 + achievement_value(s, s.cards.single[nation]) - last


class Indestructibility(Effect[RushState, RushView]):
    """[RUSH-147] [RUSH-148] Take a single Medal of the card's nation at once."""

    kind: ClassVar[str] = "indestructibility"
    needs_nation: ClassVar[bool] = True
    owned: ClassVar[float] = 2.2

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """It does not count as a kill [RUSH-150], but the last single ends the game [RUSH-149]."""
        pay_singles(s, s.cards.nation[card], 1, log)

    def value_now(self, view: RushView) -> float:
        return 1.2


class IndestructibilityOfAnyNation(Indestructibility):
    """[FRONT-077] The single comes from the stack of any nation, as the player chooses."""

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """If no stack has a single, nothing is received [FRONT-078]."""
        nations = nations_with_singles(s)
        if len(nations) > 1:
            s.stack.append(ChooseMedal())
        else:
            pay_singles(s, nations[0] if nations else s.cards.nation[card], 1, log)


def nations_with_singles(s: RushState) -> list[int]:
    """List the nations whose stack still has a single."""
    return [nation for nation in range(len(s.singles)) if s.singles[nation] > 0]
