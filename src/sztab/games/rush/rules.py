"""The frozen rules of one game of Rush: numbers, cards, the steps of a turn, the scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.toggle import Rules
from sztab.games.rush.cards import Cards, column

if TYPE_CHECKING:
    from sztab.games.rush.builder import CardContent, RulesBuilder
    from sztab.games.rush.scoring import Achievement, Source


class RushRules(Rules):
    """What the engine reads. Toggles wrote it through the builder; nothing asks for a toggle."""

    def __init__(
        self, builder: RulesBuilder, content: CardContent, settings: Mapping[str, str]
    ) -> None:
        super().__init__("rush", builder.players, settings, content.digest)
        self.cards = Cards(content.nations, content.cards)
        self.vehicles: vec[i64] = self._codes(content.vehicles)
        """The whole Vehicle deck [RUSH-021]."""
        self.barracks: vec[i64] = self._codes(content.barracks)
        """The starting deck of one player [RUSH-017]."""
        self.bases: i64 = builder.bases
        self.singles: i64 = builder.singles
        self.doubles: i64 = builder.doubles
        self.achievements: list[Achievement] = content.achievements
        self.achievement_names: list[str] = [card.name for card in content.achievements]
        self.achievements_in_play: i64 = builder.achievements_in_play
        self.hand_size: i64 = builder.hand_size
        self.reserve_size: i64 = builder.reserve_size
        self.first_player: i64 = builder.first_player
        """The seat with the first-player card; -1: chance decides [RUSH-014]."""
        self.siege_power: i64 = builder.siege_power
        """The armour that one hit of Siege destroys at once [RUSH-118]."""
        self.research_needs_target: bool = builder.research_needs_target
        self.pay_attack_at_once: bool = builder.pay_attack_at_once
        """Whether attack kills are paid after the attack or at the end of the turn [RUSH-209]."""
        self.squad_has_defenders: bool = builder.squad_has_defenders
        self.open_depots: bool = builder.open_depots
        self.turn: list[Frame[Any]] = list(builder.turn)
        """The steps of a turn, in order [RUSH-046]."""
        self.automatic: vec[i64] = column(builder.automatic_steps())
        """For each of them 1 if it needs no answer."""
        self.sources: list[Source] = builder.sources
        """What scores at the end [RUSH-259]."""
        self.round_limit: i64 = builder.round_limit
        """A game in which nobody makes progress is scored after so many rounds."""

    def _codes(self, names: list[str]) -> vec[i64]:
        return column(sorted([self.cards.codes[name] for name in names]))
