"""The rules of one game of Rush: numbers, cards, the steps of a turn, the scoring.

They start as the base game, toggles edit them through the builder, and `complete` adds the cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sztab.core.declare import Declared
from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.toggle import Rules
from sztab.core.zones import column
from sztab.games.rush.assault import Assault
from sztab.games.rush.cards import Card, Cards
from sztab.games.rush.tally import SQUAD, Achievement, Source


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
        self.custom_file: Mapping[str, Any] | None = None
        """The custom card file, if there is one."""


class RushRules(Rules):
    """The rules that the engine reads. It never asks for a toggle."""

    def __init__(
        self,
        players: int,
        declared: Declared,
        settings: Mapping[str, str],
        assault: Assault[Any],
        turn: list[Frame[Any]],
        sources: list[Source[Any]],
    ) -> None:
        super().__init__("rush", declared, players, settings, "")
        self.singles: i64 = 9
        self.doubles: i64 = 3
        self.achievements_in_play: i64 = players + 1
        self.achievement_deck: bool = False
        """Whether the Achievements that are not in play form a deck [FRONT-022]."""
        self.bases: i64 = 3
        """Bases of each player, including the Headquarters [FRONT-017]."""
        self.headquarters: i64 = -1
        """The slot of the Headquarters; -1: there is none."""
        self.rear_guard: bool = False
        self.hand_size: i64 = 3
        self.hand_cap: i64 = 0
        """Maximum cards in a hand when a turn begins; 0: no maximum [ALT-052]."""
        self.bonus_draw: i64 = 0
        """Cards drawn in addition if most of a player's Bases are defended [ALT-047]."""
        self.one_reshuffle: bool = False
        """Whether the Depot is shuffled into the Garage only once per turn [ALT-059]."""
        self.open_depots: bool = False
        self.reserve_size: i64 = 4
        self.refill_at_once: bool = True
        """Whether a gap in the Reserve is filled at once, not at the end of the turn [ALT-005]."""

        self.assault: Assault[Any] = assault
        """The way to attack [RUSH-179] [ALT-024]."""
        self.attack_is_block: bool = False
        """Whether no other plays may come between single attacks [ALT-040]."""
        self.send_defender: bool = False
        """Whether one attacker goes to defend [FRONT-056]."""
        self.pay_attack_at_once: bool = True
        """Whether attack kills are paid after the attack, not at the end of the turn [RUSH-209]."""
        self.guards_of_locked_hq: bool = True
        """Whether defenders of a Headquarters that is still safe can be chosen [FRONT-040]."""
        self.siege_power: i64 = 0
        """The armour that one hit of Siege destroys at once [RUSH-118]."""
        self.research_needs_target: bool = False

        self.turn: list[Frame[Any]] = turn
        """The steps of a turn, in order [RUSH-046]."""
        self.sources: list[Source[Any]] = sources
        """The sources of points at the end [RUSH-259]."""
        self.squad_zones: i64 = SQUAD
        """The zones whose cards count at the end [RUSH-231]."""
        self.parties: list[list[int]] = [[seat] for seat in range(players)]
        """The seats that are scored together: a team, or one player [ALT-099]."""
        self.order: vec[i64] = column(list(range(players)))
        """The order of turns, which is repeated [ALT-077]."""
        self.first_player: i64 = -1
        """The seat with the first-player card; -1: chance decides [RUSH-014]."""
        self.starters: list[int] = list(range(players))
        """Seats that may have the first turn [ALT-079]."""
        self.round_limit: i64 = 200  # after which even a game without progress is scored

    def complete(self, content: CardContent, automatic: list[int]) -> None:
        """Add the cards that take part, and the values derived from the numbers."""
        self.card_hash = content.digest
        self.content = content.custom_file
        self.cards: Cards = Cards(content.nations, content.cards)
        self.vehicles: vec[i64] = self._codes(content.vehicles)
        """The whole Vehicle deck [RUSH-021]."""
        self.barracks: vec[i64] = self._codes(content.barracks)
        """The starting deck of one player [RUSH-017]."""
        self.achievements: list[Achievement] = content.achievements
        self.achievement_names: list[str] = [card.name for card in content.achievements]
        self.automatic: vec[i64] = column(automatic)
        """For each step of a turn, 1 if it is automatic."""
        self.side: vec[i64] = column(self._sides())
        """For each seat, the party that it plays for."""
        order = [int(seat) for seat in self.order]
        self.first_place: vec[i64] = column([order.index(seat) for seat in range(self.players)])
        """For each seat, its first place in the order of turns."""
        self.lap: i64 = self.players if len(order) == self.players else len(self.parties)
        """The number of turns after which the game may end: one for each player or, with
                unequal teams, for each team [RUSH-226] [ALT-106].
        """

    def _codes(self, names: list[str]) -> vec[i64]:
        return column(sorted([self.cards.codes[name] for name in names]))

    def _sides(self) -> list[int]:
        """Return for each seat the number of its party."""
        sides = [0] * self.players
        for number, seats in enumerate(self.parties):
            for seat in seats:
                sides[seat] = number
        return sides
