"""Points by source, and how games ended."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.game import GameSummary, ScoreItem, Statistics
from sztab.games.rush.rules import RushRules
from sztab.games.rush.scoring import earnings, tied_achievements
from sztab.games.rush.table import RushTable

TEAMS: Final = ("A", "B")
"""[ALT-076] The names of the two teams."""


class RushStatistics(Statistics[RushTable]):
    """Statistics of Rush: points by source, tied Achievements, teams."""

    def __init__(self) -> None:
        self.counted_verbs = ("buy",)

    def score_sheet(self, state: RushTable) -> list[dict[str, float]]:
        """Return the points of each seat by source; allies have the same."""
        return [{one.source: one.points for one in row} for row in earnings(state)]

    def earnings(self, state: RushTable) -> list[list[ScoreItem]]:
        return earnings(state)

    def remarks(self, state: RushTable) -> list[dict[str, Any]]:
        return tied_achievements(state)

    def summary(self, state: RushTable) -> GameSummary:
        teams = is_team_game(state.rules)
        roles = [f"team {TEAMS[player.side]}" if teams else "" for player in state.players]
        return GameSummary(roles, "", int(state.round_number))


def is_team_game(rules: RushRules) -> bool:
    """[ALT-071] Whether there are teams."""
    return len(rules.parties) < rules.players
