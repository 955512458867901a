"""The rules of the Battle of Warsaw while toggles still edit them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import RulesError
from sztab.core.declare import Declared
from sztab.core.state import Frame
from sztab.games.warsaw.cards import Card
from sztab.games.warsaw.round import ROUND
from sztab.games.warsaw.rules import WarsawRules

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

Resources = Mapping[str, Mapping[int, Mapping[str, list[int]]]]
"""What is on the Resource cards: by card, number of players and edge [WAR-007]."""


class RulesBuilder:
    """Starts with the rules as printed and ruled; each toggle changes a number or a switch."""

    def __init__(self, players: int, resources: Resources, declared: Declared) -> None:
        self.players = players
        self.declared = declared
        self.house: dict[str, Any] = {}
        """What toggles of house rules set, for their own frames and effects to read."""
        self.round: list[Frame[Any]] = list(ROUND)
        self.content: Mapping[str, Any] | None = None
        """The custom card file, if there is one."""
        face = LEAST_PLAYERS if players <= LEAST_PLAYERS else MOST_PLAYERS
        funds, supply = resources["funds"][face], resources["supply"][face]
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

    def freeze(self, settings: Mapping[str, str], cards: list[Card], digest: str) -> WarsawRules:
        """[WAR-014] Return the rules as the engine reads them, for 2, 3 or 4 players."""
        if not LEAST_PLAYERS <= self.players <= MOST_PLAYERS:
            message = (
                f"Battle of Warsaw is for {LEAST_PLAYERS} to {MOST_PLAYERS} players, "
                f"not {self.players} [WAR-014]."
            )
            raise RulesError(message)
        rules = WarsawRules(self, settings, cards, digest)
        rules.house = self.house
        return rules
