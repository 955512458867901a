"""The frozen rules of one game: numbers, switches and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Final

from sztab.core.declare import Declared
from sztab.core.native import i64, vec
from sztab.core.state import Frame
from sztab.core.toggle import Rules
from sztab.games.warsaw.board import ACZ, WP
from sztab.games.warsaw.cards import Card, Cards

ROUNDS: Final = 13
POINTS_TO_WIN: Final = 7
UNITS: Final = 21
"""Units of an army [WAR-008]."""
PLAIN_LIMIT: Final = 3
"""Units on a second line without commander [WAR-093]."""
SWEEP_POINTS: Final = 2
"""For a victory on all three fronts [WAR-190]."""

EDGE_A: Final = 0
EDGE_B: Final = 1


Resources = Mapping[str, Mapping[int, Mapping[str, list[int]]]]
"""What is on the Resource cards: by card, number of players and edge [WAR-007]."""


class Variant:
    """What toggles may change, and what rules are frozen from; it starts as printed and ruled."""

    def __init__(
        self,
        players: int,
        numbers: Mapping[str, Mapping[str, list[int]]],
        declared: Declared,
        steps: Sequence[Frame[Any]],
    ) -> None:
        self.players = players
        self.declared = declared
        self.round = list(steps)
        self.house: dict[str, Any] = {}
        """What toggles of house rules set, for their own frames to read."""
        self.content: Mapping[str, Any] | None = None
        """The custom card file, if there is one."""
        funds, supply = numbers["funds"], numbers["supply"]
        self.funds = [funds["a"], funds["b"]]
        self.first_hands = funds["tie"]
        self.supply = [*supply["a"], *supply["b"]]
        self.die = 3
        self.draw_after_tie = True
        self.markers_on_both_sides = False
        self.blocked_line_holds = False
        self.retreat = False
        self.step_again = True
        self.allies_see_hands = True
        self.orders_in_early_battle = True
        self.orders_share_field = False


class WarsawRules(Rules):
    """What the engine reads. Toggles wrote it through the builder; nothing asks for a toggle."""

    def __init__(
        self, variant: Variant, settings: Mapping[str, str], cards: list[Card], digest: str
    ) -> None:
        super().__init__(
            "warsaw", variant.declared, variant.players, settings, digest, variant.content
        )
        self.round: list[Frame[Any]] = variant.round
        """The steps of a round, in order [WAR-043]."""
        self.cards = Cards(cards)
        self.decks: list[vec[i64]] = [self.cards.deck(WP), self.cards.deck(ACZ)]
        self.teams: bool = variant.players > 2  # noqa: PLR2004
        """Whether there are allies, tokens and edges of Funds to choose [WAR-013]."""
        self.reshuffle: bool = self.teams
        """Whether a discard pile becomes the deck again [WAR-213] [WAR-215]."""
        self.orders: list[list[int]] = [list(one) for one in permutations(range(self.players))]
        """Every order of the seats: the argument of the action `order` is a place in it."""
        self.divisions: list[int] = divisions(self.players)
        """Which seats may be the Polish Army, as bits [WAR-030]."""
        self.die: i64 = variant.die
        self.funds: list[list[int]] = variant.funds
        """Hand sizes of the players of an army, by the edge [WAR-062] [WAR-066] [WAR-067]."""
        self.first_hands: list[int] = variant.first_hands
        """Hand sizes in round 1, and after a tie on Funds [WAR-049]."""
        self.draw_after_tie: bool = variant.draw_after_tie
        """Whether hands are filled after a tie on Funds [WAR-064]."""
        self.supply: list[int] = variant.supply
        """Supply actions, by the edge [WAR-080]."""
        self.markers_on_both_sides: bool = variant.markers_on_both_sides
        """Whether a marker may lie on either side, whatever its colour [WAR-149]."""
        self.blocked_line_holds: bool = variant.blocked_line_holds
        """Whether a marker on the second line forbids all steps from it [WAR-163]."""
        self.retreat: bool = variant.retreat
        """Whether a unit may step back to the second line [WAR-100]."""
        self.step_again: bool = variant.step_again
        """Whether one unit may take several steps of one effect [WAR-103]."""
        self.allies_see_hands: bool = variant.allies_see_hands
        self.orders_in_early_battle: bool = variant.orders_in_early_battle
        """Whether battle effects of Orders work in an early battle [WAR-202]."""
        self.orders_share_field: bool = variant.orders_share_field
        """Whether an Order field holds any number of Orders [WAR-141]."""

    def base_hand(self, allies: int) -> int:
        """[WAR-049] [WAR-073] Return the first hand of a player; one alone has all of it."""
        return self.first_hands[0] if allies > 1 else sum(self.first_hands)


def divisions(players: int) -> list[int]:
    """[WAR-030] List the sets of seats that may play WP: one or two, and so for the others."""
    most = 2 if players > 2 else 1  # noqa: PLR2004
    found = []
    for mask in range(1, (1 << players) - 1):
        size = mask.bit_count()
        if size <= most and players - size <= most:
            found.append(mask)
    return found
