"""The rules of Rush while toggles still edit them."""

from __future__ import annotations

from collections.abc import Mapping

from sztab.core.state import Frame
from sztab.games.rush.cards import Card
from sztab.games.rush.frames.step import Step
from sztab.games.rush.frames.turn import BASE_TURN
from sztab.games.rush.rules import RushRules
from sztab.games.rush.scoring import (
    Achievement,
    CapturedBases,
    HeldAchievements,
    MedalCards,
    Source,
)
from sztab.games.rush.state import RushState


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


class RulesBuilder:
    """Starts as the base game; each toggle changes a number, a list of steps or a card set."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.card_sets: list[str] = ["base"]
        self.bases = 3
        self.singles = 9
        self.doubles = 3
        self.hand_size = 3
        self.reserve_size = 4
        self.achievements_in_play = players + 1
        self.first_player = -1
        self.siege_power = 0
        self.research_needs_target = False
        self.pay_attack_at_once = True
        self.squad_has_defenders = False
        self.open_depots = False
        self.round_limit = 200
        self.turn: list[Frame[RushState]] = list(BASE_TURN)
        self.sources: list[Source] = [MedalCards(), CapturedBases(), HeldAchievements()]

    def automatic_steps(self) -> list[int]:
        """Return for each step of the turn 1 if it needs no answer, else 0."""
        return [1 if isinstance(step, Step) else 0 for step in self.turn]

    def freeze(self, settings: Mapping[str, str], content: CardContent) -> RushRules:
        """Return the rules as the engine reads them."""
        return RushRules(self, content, settings)
