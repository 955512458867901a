"""Points by source, and how games ended."""

from __future__ import annotations

from typing import Final

from sztab.core.game import GameSummary, ScoreItem, Statistics
from sztab.games.battlegrounds.board import NONE
from sztab.games.battlegrounds.position import cards_of
from sztab.games.battlegrounds.rules import PAIR_POINTS, STACK, STACK_SIZE
from sztab.games.battlegrounds.state import BattlegroundsState

ORDER: Final[list[str]] = ["first", "second", "third", "fourth"]
ENDINGS: Final[dict[str, str]] = {
    "BG-165": "stalled",
    "BG-166": "rounds",
    "BG-238": "artillery",
    "BG-239": "tanks-lost",
    "BG-240": "board-empty",
}
"""The names of endings by clause, except those by reaching a target."""


class BattlegroundsStatistics(Statistics[BattlegroundsState]):
    """Pairs, point tokens, tank cards, teams and endings."""

    def __init__(self) -> None:
        self.counted_verbs = ("activate", "enter", "fit", "take")

    def score_sheet(self, state: BattlegroundsState) -> list[dict[str, float]]:
        """[BG-161] [BG-183] [BG-241] Return the points of each seat: those of its side."""
        rows: list[dict[str, float]] = []
        for side in state.rules.sides:
            tanks = state.side_tank_points(side)
            row = {"pairs": float(state.areas[side].points - tanks)}
            rows.append(row if state.rules.artillery else row | {"tanks": float(tanks)})
        return rows

    def earnings(self, state: BattlegroundsState) -> list[list[ScoreItem]]:
        """[BG-125] [BG-098] Return the pairs of each seat's side, and its point tokens."""
        rows: list[list[ScoreItem]] = []
        for side, sources in zip(state.rules.sides, self.score_sheet(state), strict=True):
            pairs = sources["pairs"]
            row = [ScoreItem("pairs", pairs, int(pairs) // PAIR_POINTS, PAIR_POINTS)]
            if "tanks" in sources:
                told = [{"kind": "token", "number": worth} for worth in _tokens_won(state, side)]
                row.append(ScoreItem("tanks", sources["tanks"], reasons=told))
            rows.append(row)
        return rows

    def holdings(self, state: BattlegroundsState) -> list[list[str]]:
        """Return the tank cards of each seat."""
        return [cards_of(state, seat) for seat in range(state.seats())]

    def summary(self, state: BattlegroundsState) -> GameSummary:
        """Return the seats' turn order or teams, and what ended the game."""
        roles = [_role(state, seat) for seat in range(state.rules.players)]
        figures = {"stars": float(state.stars())} if state.rules.artillery else {}
        ending = "" if state.stack else ENDINGS.get(state.over_clause(), "target")
        return GameSummary(roles, ending, int(state.round_number), figures)


def _tokens_won(s: BattlegroundsState, side: int) -> list[int]:
    """Return the values of a side's point tokens, the highest first."""
    worths = [
        STACK[at % STACK_SIZE]
        for at, holder in enumerate(s.trophies)
        if holder >= 0 and s.rules.sides[holder] == side
    ]
    return sorted(worths, reverse=True)


def _role(s: BattlegroundsState, seat: int) -> str:
    """[BG-180] Return the team of a seat, or its place in the turn order."""
    players = s.rules.players
    if len(s.rules.side_names) < players:
        return f"team {s.rules.side_names[s.rules.sides[seat]]}"
    if s.rules.artillery or s.start == NONE:
        return ""
    return ORDER[(seat - int(s.start) + players) % players]
