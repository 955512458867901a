"""The frozen rules of one game of Rush: numbers, cards, the steps of a turn, the scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.toggle import Rules
from sztab.games.rush.cards import Cards

if TYPE_CHECKING:
    from sztab.games.rush.scoring import Achievement, Source


class RushRules(Rules):
    """What the engine reads. Toggles wrote it through the builder; nothing asks for a toggle."""

    def __init__(
        self, players: int, settings: Mapping[str, str], card_hash: str, cards: Cards
    ) -> None:
        super().__init__("rush", players, settings, card_hash)
        self.cards = cards
        self.vehicles: vec[i64] = vec[i64]()
        """The whole Vehicle deck [RUSH-021]."""
        self.barracks: vec[i64] = vec[i64]()
        """The starting deck of one player [RUSH-017]."""
        self.bases: i64 = 3
        self.singles: i64 = 9
        self.doubles: i64 = 3
        self.achievements: list[Achievement] = []
        self.achievement_names: list[str] = []
        self.achievements_in_play: i64 = players + 1
        self.hand_size: i64 = 3
        self.reserve_size: i64 = 4
        self.first_player: i64 = -1
        """The seat with the first-player card; -1: chance decides [RUSH-014]."""
        self.siege_power: i64 = 0
        """The armour that one hit of Siege destroys at once [RUSH-118]."""
        self.research_needs_target: bool = False
        self.pay_attack_at_once: bool = True
        """Whether attack kills are paid after the attack or at the end of the turn [RUSH-209]."""
        self.squad_has_defenders: bool = False
        self.open_depots: bool = False
        self.turn: list[Frame[Any]] = []
        """The steps of a turn, in order [RUSH-046]."""
        self.automatic: vec[i64] = vec[i64]()
        """For each of them 1 if it needs no answer."""
        self.sources: list[Source] = []
        """What scores at the end [RUSH-259]."""
        self.round_limit: i64 = 200
        """A game in which nobody makes progress is scored after so many rounds."""
