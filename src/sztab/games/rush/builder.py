"""The rules of Rush while toggles still edit them."""

from __future__ import annotations

from collections.abc import Mapping

from sztab.core.native import append, i64, vec
from sztab.core.state import Frame
from sztab.games.rush.cards import Card, Cards, column
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

    def freeze(self, settings: Mapping[str, str], content: CardContent) -> RushRules:
        """Return the rules as the engine reads them."""
        cards = Cards(content.nations, content.cards)
        rules = RushRules(self.players, settings, content.digest, cards)
        rules.vehicles = _codes(cards, content.vehicles)
        rules.barracks = _codes(cards, content.barracks)
        rules.achievements = content.achievements
        rules.achievement_names = [card.name for card in content.achievements]
        rules.bases = self.bases
        rules.singles = self.singles
        rules.doubles = self.doubles
        rules.hand_size = self.hand_size
        rules.reserve_size = self.reserve_size
        rules.achievements_in_play = self.achievements_in_play
        rules.first_player = self.first_player
        rules.siege_power = self.siege_power
        rules.research_needs_target = self.research_needs_target
        rules.pay_attack_at_once = self.pay_attack_at_once
        rules.squad_has_defenders = self.squad_has_defenders
        rules.open_depots = self.open_depots
        rules.round_limit = self.round_limit
        rules.turn = list(self.turn)
        rules.automatic = column([1 if isinstance(step, Step) else 0 for step in self.turn])
        rules.sources = self.sources
        return rules


def _codes(cards: Cards, names: list[str]) -> vec[i64]:
    codes = vec[i64]()
    for code in sorted([cards.codes[name] for name in names]):
        codes = append(codes, code)
    return codes
