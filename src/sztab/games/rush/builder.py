"""The rules of Rush while toggles still edit them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sztab.core.action import RulesError
from sztab.core.declare import Declared
from sztab.core.frames import Step
from sztab.core.state import Frame
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.assault import Assault
from sztab.games.rush.attack import NamedAttack
from sztab.games.rush.cards import Card
from sztab.games.rush.declared import EFFECTS
from sztab.games.rush.rules import RushRules
from sztab.games.rush.scoring import (
    SQUAD,
    Achievement,
    CapturedBases,
    HeldAchievements,
    MedalCards,
    Source,
)
from sztab.games.rush.state import RushState
from sztab.games.rush.turn import BASE_TURN, TURN


class Selection:
    """Which cards take part, and what their abilities do."""

    def __init__(self, effects: Sequence[type[Effect]]) -> None:
        self.britain = False
        self.extra = False
        self.new_abilities = False
        self.front_achievements = False
        self.headquarters = False
        self.custom = 0
        """How many custom Achievements take part [FRONT-094]."""
        self.effects: dict[str, Callable[[int], Effect]] = {
            effect.kind: effect for effect in effects
        }


class CardContent:
    """The cards that take part in one game, read from the card file."""

    def __init__(
        self,
        nations: list[str],
        cards: list[Card],
        vehicles: list[str],
        barracks: list[str],
        achievements: list[Achievement],
        digest: str,
    ) -> None:
        self.nations = nations
        self.cards = cards
        self.vehicles = vehicles
        self.barracks = barracks
        self.achievements = achievements
        self.digest = digest
        self.own: Mapping[str, Any] | None = None
        """The custom card file, if there is one."""


class RulesBuilder:
    """Starts as the base game; each toggle changes a number, a list of steps or a card set."""

    def __init__(
        self, players: int, declared: Declared, effects: Sequence[type[Effect]] = EFFECTS
    ) -> None:
        self.players = players
        self.declared = declared
        self.house: dict[str, Any] = {}
        """What toggles of house rules set, for their own frames and effects to read."""
        self.cards = Selection(effects)
        self.most_players = 5
        self.bases = 3
        self.headquarters = -1
        self.guards_of_locked_hq = True
        self.rear_guard = False
        self.singles = 9
        self.doubles = 3
        self.hand_size = 3
        self.hand_cap = 0
        self.bonus_draw = 0
        self.one_reshuffle = False
        self.reserve_size = 4
        self.refill_at_once = True
        self.achievements_in_play = players + 1
        self.achievement_deck = False
        self.first_player = -1
        self.siege_power = 0
        self.research_needs_target = False
        self.assault: Assault = NamedAttack()
        self.pay_attack_at_once = True
        self.send_defender = False
        self.attack_is_block = False
        self.squad_zones = SQUAD
        self.open_depots = False
        self.round_limit = 200
        self.teams: list[list[int]] = [[seat] for seat in range(players)]
        self.order: list[int] = list(range(players))
        self.starters: list[int] = list(range(players))
        self.turn: list[Frame[RushState]] = list(BASE_TURN)
        self.sources: list[Source] = [MedalCards(), CapturedBases(), HeldAchievements()]

    def add_step(self, step: Frame[RushState]) -> None:
        """Give a step its place in the turn, before those that come later in every turn."""
        self.turn = [one for one in TURN if one in self.turn or one is step]

    def drop_step(self, step: Frame[RushState]) -> None:
        """Take a step out of the turn."""
        self.turn = [one for one in self.turn if one is not step]

    def automatic_steps(self) -> list[int]:
        """Return for each step of the turn 1 if it needs no answer, else 0."""
        return [1 if isinstance(step, Step) else 0 for step in self.turn]

    def freeze(self, settings: Mapping[str, str], content: CardContent) -> RushRules:
        """Return the rules as the engine reads them."""
        self._check(content)
        rules = RushRules(self, content, settings)
        rules.house = self.house
        return rules

    def _check(self, content: CardContent) -> None:
        """Refuse what the number of players does not go with."""
        most = self.most_players
        if not 2 <= self.players <= most:  # noqa: PLR2004  # nobody plays alone
            clause = "RUSH-011" if most == 5 else "FRONT-014"  # noqa: PLR2004
            message = f"Rush is for 2 to {most} players here, not {self.players} [{clause}]."
            if self.players == 6:  # noqa: PLR2004
                message += " A sixth player needs players.max = 6."
            raise RulesError(message)
        if self.achievements_in_play > len(content.achievements):
            message = (
                f"{self.players} players need {self.achievements_in_play} Achievements, but the "
                f"pool has only {len(content.achievements)} [RUSH-026]."
            )
            raise RulesError(message)
