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
"""Units per army [WAR-008]."""
PLAIN_LIMIT: Final = 3
"""The limit of a second line without a commander [WAR-093]."""
SWEEP_POINTS: Final = 2
"""Points for winning all three fronts [WAR-190]."""

EDGE_A: Final = 0
EDGE_B: Final = 1


Resources = Mapping[str, Mapping[int, Mapping[str, list[int]]]]
"""The numbers on the Resource cards, by card, number of players and edge [WAR-007]."""


class WarsawRules(Rules):
    """The rules as the engine reads them. Toggles set them through the builder."""

    def __init__(
        self,
        players: int,
        numbers: Mapping[str, Mapping[str, list[int]]],
        declared: Declared,
        steps: Sequence[Frame[Any]],
    ) -> None:
        super().__init__("warsaw", declared, players, {}, "")
        funds, supply = numbers["funds"], numbers["supply"]
        self.round: list[Frame[Any]] = list(steps)
        """The steps of a round, in order [WAR-043]."""
        self.die: i64 = 3
        self.funds: list[list[int]] = [funds["a"], funds["b"]]
        """Hand sizes of an army's players, by edge [WAR-062] [WAR-066] [WAR-067]."""
        self.first_hands: list[int] = funds["tie"]
        """Hand sizes in round 1, and after a tie on Funds [WAR-049]."""
        self.draw_after_tie: bool = True
        """Whether hands are filled after a tie on Funds [WAR-064]."""
        self.supply: list[int] = [*supply["a"], *supply["b"]]
        """Supply actions, by edge [WAR-080]."""
        self.markers_on_both_sides: bool = False
        """Whether a marker may lie on either side, whatever its colour [WAR-149]."""
        self.blocked_line_holds: bool = False
        """Whether a marker on the second line forbids all steps from it [WAR-163]."""
        self.retreat: bool = False
        """Whether a unit may step back to the second line [WAR-100]."""
        self.step_again: bool = True
        """Whether one unit may take several steps of one effect [WAR-103]."""
        self.allies_see_hands: bool = True
        self.orders_in_early_battle: bool = True
        """Whether battle effects of Orders work in an early battle [WAR-202]."""
        self.orders_share_field: bool = False
        """Whether an Order field holds any number of Orders [WAR-141]."""

    def complete(self, settings: Mapping[str, str], cards: list[Card], digest: str) -> None:
        """Set the chosen toggles, the cards, and what follows from the number of players."""
        self.note_choice(settings, digest)
        self.cards: Cards = Cards(cards)
        self.decks: list[vec[i64]] = [self.cards.deck(WP), self.cards.deck(ACZ)]
        self.teams: bool = self.players > 2  # noqa: PLR2004 (otherwise one player per army)
        """Whether there are allies, tokens and edges of Funds to choose [WAR-013]."""
        self.reshuffle: bool = self.teams
        """Whether an empty deck is refilled from the discard pile [WAR-213] [WAR-215]."""
        self.orders: list[list[int]] = [list(one) for one in permutations(range(self.players))]
        """All orders of the seats; the argument of the action `order` is an index into it."""
        self.divisions: list[int] = divisions(self.players)
        """The sets of seats that may play the Polish Army, as bits [WAR-030]."""

    def base_hand(self, allies: int) -> int:
        """[WAR-049] [WAR-073] Return the size of a player's first hand; one alone holds the sum."""
        return self.first_hands[0] if allies > 1 else sum(self.first_hands)


def divisions(players: int) -> list[int]:
    """[WAR-030] List the sets of seats that may play WP; an army has one or two players."""
    most = 2 if players > 2 else 1  # noqa: PLR2004 (otherwise one player per army)
    sizes = range(players - most, most + 1)
    return [mask for mask in range(1 << players) if mask.bit_count() in sizes]
