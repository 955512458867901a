"""Where points came from, and how games ended."""

from __future__ import annotations

from typing import Final

from sztab.core.game import Earning, Statistics, Summary
from sztab.games.battlegrounds.board import NONE
from sztab.games.battlegrounds.position import cards_of
from sztab.games.battlegrounds.rules import (
    ARTILLERY_GOAL,
    PAIR_POINTS,
    ROUNDS,
    STACK,
    STACK_SIZE,
    BattlegroundsRules,
)
from sztab.games.battlegrounds.state import BattlegroundsState


class BattlegroundsStatistics(Statistics[BattlegroundsState]):
    """Pairs, point tokens, tank cards, teams and endings."""

    def __init__(self) -> None:
        self.counted_verbs = ("activate", "enter", "fit", "take")

    def score_sheet(self, state: BattlegroundsState) -> list[dict[str, float]]:
        return points_by_source(state)

    def earnings(self, state: BattlegroundsState) -> list[list[Earning]]:
        return earnings(state)

    def holdings(self, state: BattlegroundsState) -> list[list[str]]:
        """The tank cards of each seat."""
        return [cards_of(state, seat) for seat in range(state.seats())]

    def summary(self, state: BattlegroundsState) -> Summary:
        """The seats by when they began, or by their teams, and what ended the game."""
        roles = [_role(state, seat) for seat in range(state.rules.players)]
        figures = {"stars": float(state.stars())} if state.rules.artillery else {}
        return Summary(roles, _ending(state), int(state.round_number), figures)


def points_by_source(s: BattlegroundsState) -> list[dict[str, float]]:
    """[BG-161] [BG-183] [BG-241] Return the points of each seat: those of its side."""
    rows: list[dict[str, float]] = []
    for side in s.rules.sides:
        tanks = s.side_tank_points(side)
        row: dict[str, float] = {"pairs": float(s.areas[side].points - tanks)}
        if not s.rules.artillery:
            row["tanks"] = float(tanks)
        rows.append(row)
    return rows


def earnings(s: BattlegroundsState) -> list[list[Earning]]:
    """[BG-125] [BG-098] Return the pairs of each seat's side, and the point tokens it won."""
    rows: list[list[Earning]] = []
    for seat, sources in enumerate(points_by_source(s)):
        pairs, tanks = sources["pairs"], sources.get("tanks")
        row = [Earning("pairs", pairs, int(pairs) // PAIR_POINTS, PAIR_POINTS)]
        if tanks is not None:
            side = s.rules.sides[seat]
            told = [{"kind": "token", "number": worth} for worth in _tokens_won(s, side)]
            row.append(Earning("tanks", tanks, reasons=told))
        rows.append(row)
    return rows


def _tokens_won(s: BattlegroundsState, side: int) -> list[int]:
    """Return what the point tokens of a side are worth, the best first."""
    worths = [
        STACK[at % STACK_SIZE]
        for at in range(len(s.trophies))
        if s.trophies[at] >= 0 and s.rules.sides[s.trophies[at]] == side
    ]
    return sorted(worths, reverse=True)


ORDER: Final[list[str]] = ["first", "second", "third", "fourth"]


def is_team_game(rules: BattlegroundsRules) -> bool:
    """[BG-180] Return whether some seats play together."""
    return len(rules.side_names) < rules.players


def _role(s: BattlegroundsState, seat: int) -> str:
    if is_team_game(s.rules):
        return f"team {s.rules.side_names[s.rules.sides[seat]]}"
    if s.rules.artillery or s.start == NONE:
        return ""
    players = s.rules.players
    return ORDER[(seat - int(s.start) + players) % players]


def _ending(s: BattlegroundsState) -> str:
    """[BG-164] [BG-165] [BG-166] [BG-238] [BG-239] [BG-240] Return why the game is over."""
    if s.stack:
        return ""
    if s.winner != NONE:
        return "target"
    if not s.rules.artillery:
        return "rounds" if s.round_number >= ROUNDS else "stalled"
    if s.artillery_points() >= ARTILLERY_GOAL:
        return "artillery"
    if not s.tokens_on_board():
        return "board-empty"
    return "rounds" if s.has_pawn(0) else "tanks-lost"
