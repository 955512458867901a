"""The rules of Rush while toggles still edit them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from sztab.core.action import Message, RulesError
from sztab.core.declare import Declared
from sztab.core.frames import AutoFrame
from sztab.core.state import Frame
from sztab.games.rush.abilities.ability import AnyEffect
from sztab.games.rush.attack import NamedAttack
from sztab.games.rush.declared import EFFECTS
from sztab.games.rush.rules import CardContent, RushRules
from sztab.games.rush.scoring import CapturedBases, HeldAchievements, MedalCards
from sztab.games.rush.state import RushState
from sztab.games.rush.turn import BASE_TURN, TURN

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
"""In the base game; Second Front adds a sixth."""


class Selection:
    """Which cards take part, and the effects of their abilities."""

    def __init__(self, effects: Sequence[type[AnyEffect]]) -> None:
        self.britain = False
        self.extra = False
        self.new_abilities = False
        self.front_achievements = False
        self.headquarters = False
        self.custom = 0
        """How many custom Achievements take part [FRONT-094]."""
        self.effects: dict[str, Callable[[int], AnyEffect]] = {
            effect.kind: effect for effect in effects
        }


class RulesBuilder(RushRules):
    """Starts with the base game; each toggle changes a number, a list of steps or the card set."""

    def __init__(
        self,
        players: int,
        declared: Declared,
        settings: Mapping[str, str],
        effects: Sequence[type[AnyEffect]] = EFFECTS,
    ) -> None:
        sources = [MedalCards(), CapturedBases(), HeldAchievements()]
        super().__init__(
            players=players,
            declared=declared,
            settings=settings,
            assault=NamedAttack(),
            turn=list(BASE_TURN),
            sources=sources,
        )
        self.selection = Selection(effects)
        self.max_players = MAX_PLAYERS

    def add_step(self, step: Frame[RushState]) -> None:
        """Add a step to the turn, at its place in the order of all steps."""
        self.turn = [one for one in TURN if one in self.turn or one is step]

    def drop_step(self, step: Frame[RushState]) -> None:
        """Remove a step from the turn."""
        self.turn = [one for one in self.turn if one is not step]

    def freeze(self, content: CardContent) -> RushRules:
        """Return the frozen rules for the engine."""
        self._check(content)
        self.complete(content, [1 if isinstance(step, AutoFrame) else 0 for step in self.turn])
        return self

    def _check(self, content: CardContent) -> None:
        """Refuse a number of players that the rules or the Achievements do not allow."""
        limit = self.max_players
        if not MIN_PLAYERS <= self.players <= limit:
            clause = "RUSH-011" if limit == MAX_PLAYERS else "FRONT-014"
            key = "rush-sixth-player" if self.players == MAX_PLAYERS + 1 else "rush-players"
            values = {"most": str(limit), "players": str(self.players), "clause": clause}
            raise RulesError(Message(key, values))
        if self.achievements_in_play > len(content.achievements):
            counts = {
                "players": str(self.players),
                "needed": str(self.achievements_in_play),
                "pool": str(len(content.achievements)),
            }
            raise RulesError(Message("rush-achievements", counts))
