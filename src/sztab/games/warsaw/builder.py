"""The rules of the Battle of Warsaw while toggles still edit them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import RulesError
from sztab.core.declare import Declared
from sztab.core.state import Frame

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 4

Resources = Mapping[str, Mapping[int, Mapping[str, list[int]]]]
"""What is on the Resource cards: by card, number of players and edge [WAR-007]."""


def _check(players: int) -> None:
    """[WAR-014] Refuse numbers of players for which there are no rules."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        message = (
            f"Battle of Warsaw is for {MIN_PLAYERS} to {MAX_PLAYERS} players, "
            f"not {players} [WAR-014]."
        )
        raise RulesError(message)


class RulesBuilder:
    """Starts with the rules as printed and ruled; each toggle changes a number or a switch."""

    def __init__(
        self, players: int, resources: Resources, declared: Declared, steps: Sequence[Frame[Any]]
    ) -> None:
        _check(players)
        self.players = players
        self.declared = declared
        self.round = list(steps)
        self.content: Mapping[str, Any] | None = None
        """The custom card file, if there is one."""
        face = MIN_PLAYERS if players <= MIN_PLAYERS else MAX_PLAYERS
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
