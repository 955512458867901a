"""The frozen rules of one game of Rush: numbers, cards, the steps of a turn, the scoring.

They are long, so they come in parts, each of which adds its fields to the one before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.toggle import Rules
from sztab.core.zones import column
from sztab.games.rush.cards import Cards

if TYPE_CHECKING:
    from sztab.games.rush.assault import Assault
    from sztab.games.rush.builder import CardContent, RulesBuilder
    from sztab.games.rush.scoring import Achievement, Source


class CardRules(Rules):
    """Which cards take part, and in what numbers."""

    def __init__(
        self, builder: RulesBuilder, content: CardContent, settings: Mapping[str, str]
    ) -> None:
        super().__init__(
            "rush", builder.declared, builder.players, settings, content.digest, content.own
        )
        self.cards = Cards(content.nations, content.cards)
        self.vehicles: vec[i64] = self._codes(content.vehicles)
        """The whole Vehicle deck [RUSH-021]."""
        self.barracks: vec[i64] = self._codes(content.barracks)
        """The starting deck of one player [RUSH-017]."""
        self.singles: i64 = builder.singles
        self.doubles: i64 = builder.doubles
        self.achievements: list[Achievement] = content.achievements
        self.achievement_names: list[str] = [card.name for card in content.achievements]
        self.achievements_in_play: i64 = builder.achievements_in_play
        self.achievement_deck: bool = builder.achievement_deck
        """Whether the Achievements that are not laid out form a deck [FRONT-022]."""

    def _codes(self, names: list[str]) -> vec[i64]:
        return column(sorted([self.cards.codes[name] for name in names]))


class ZoneRules(CardRules):
    """Bases, hands, Depots and the Reserve."""

    def __init__(
        self, builder: RulesBuilder, content: CardContent, settings: Mapping[str, str]
    ) -> None:
        super().__init__(builder, content, settings)
        self.bases: i64 = builder.bases
        """Bases of each player, the Headquarters included [FRONT-017]."""
        self.headquarters: i64 = builder.headquarters
        """Which of them is the Headquarters; -1: none is."""
        self.rear_guard: bool = builder.rear_guard
        self.hand_size: i64 = builder.hand_size
        self.hand_cap: i64 = builder.hand_cap
        """Most cards in a hand when a turn begins; 0: any number [ALT-052]."""
        self.bonus_draw: i64 = builder.bonus_draw
        """Cards drawn in addition if most own Bases are defended [ALT-047]."""
        self.one_reshuffle: bool = builder.one_reshuffle
        """Whether a Garage is made anew only once per turn [ALT-059]."""
        self.open_depots: bool = builder.open_depots
        self.reserve_size: i64 = builder.reserve_size
        self.refill_at_once: bool = builder.refill_at_once
        """Whether a gap in the Reserve is filled at once or at the end of the turn [ALT-005]."""


class AttackRules(ZoneRules):
    """Attack, Siege, and what they bring."""

    def __init__(
        self, builder: RulesBuilder, content: CardContent, settings: Mapping[str, str]
    ) -> None:
        super().__init__(builder, content, settings)
        self.assault: Assault = builder.assault
        """How an attack goes [RUSH-179] [ALT-024]."""
        self.attack_is_block: bool = builder.attack_is_block
        """Whether single attacks follow each other without other plays [ALT-040]."""
        self.send_defender: bool = builder.send_defender
        """Whether one attacker goes to defend [FRONT-056]."""
        self.pay_attack_at_once: bool = builder.pay_attack_at_once
        """Whether attack kills are paid after the attack or at the end of the turn [RUSH-209]."""
        self.guards_of_locked_hq: bool = builder.guards_of_locked_hq
        """Whether they can be chosen while their Headquarters cannot [FRONT-040]."""
        self.siege_power: i64 = builder.siege_power
        """The armour that one hit of Siege destroys at once [RUSH-118]."""
        self.research_needs_target: bool = builder.research_needs_target


class RushRules(AttackRules):
    """What the engine reads. Toggles wrote it through the builder; nothing asks for a toggle."""

    def __init__(
        self, builder: RulesBuilder, content: CardContent, settings: Mapping[str, str]
    ) -> None:
        super().__init__(builder, content, settings)
        self.parties: list[list[int]] = builder.teams
        """The seats that are scored together: a team, or one player [ALT-099]."""
        self.side: vec[i64] = column(self._sides())
        """For each seat the party it plays for."""
        self.first_player: i64 = builder.first_player
        """The seat with the first-player card; -1: chance decides [RUSH-014]."""
        self.starters: list[int] = builder.starters
        """Seats that may have the first turn [ALT-079]."""
        self.order: vec[i64] = column(builder.order)
        """The order of turns, until it begins anew [ALT-077]."""
        self.first_place: vec[i64] = column([builder.order.index(n) for n in range(self.players)])
        """For each seat where it comes first in that order."""
        self.lap: i64 = self._lap()
        """After so many turns each time the game may end [RUSH-226] [ALT-106]."""
        self.round_limit: i64 = builder.round_limit
        """A game in which nobody makes progress is scored after so many rounds."""
        self.turn: list[Frame[Any]] = list(builder.turn)
        """The steps of a turn, in order [RUSH-046]."""
        self.automatic: vec[i64] = column(builder.automatic_steps())
        """For each of them 1 if it needs no answer."""
        self.squad_zones: i64 = builder.squad_zones
        """Where the cards lie that count at the end [RUSH-231]."""
        self.sources: list[Source] = builder.sources
        """What scores at the end [RUSH-259]."""

    def _sides(self) -> list[int]:
        """Return for each seat the number of its party."""
        sides = [0] * self.players
        for number, seats in enumerate(self.parties):
            for seat in seats:
                sides[seat] = number
        return sides

    def _lap(self) -> int:
        """[RUSH-226] [ALT-106] Everybody once; with unequal teams, each team once."""
        return self.players if len(self.order) == self.players else len(self.parties)
