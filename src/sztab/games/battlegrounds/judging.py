"""Judging a position before the end of the game, for the search."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from sztab.core.rng import Rng
from sztab.games.battlegrounds.outlook import dangers, opportunities
from sztab.games.battlegrounds.prospects import worth
from sztab.games.battlegrounds.rules import RANKS
from sztab.games.battlegrounds.survey import Survey

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

HORIZON: Final = 4
"""So many rounds are played on before a position is judged."""
PACE: Final = 1.3
"""How far a lead of one point goes, near the end."""
DISTANCE: Final = 0.25
"""How much less it says for every point that is still to be made."""


def expected(s: BattlegroundsState, rng: Rng) -> tuple[list[float], list[float]]:
    """Play on for some rounds with sampled answers, then judge."""
    stack = s.stack
    if s.rules.artillery or s.rules.covered:
        s.rollout(rng)
        return alone(s) if s.rules.artillery else s.outcome()
    until = s.round_number + HORIZON
    seat = s.active
    while stack:
        stack.pop().roll(s, rng)
        if s.round_number >= until and s.active == seat:
            break
    if not stack:
        return s.outcome()
    return judge(s)


def alone(s: BattlegroundsState) -> tuple[list[float], list[float]]:
    """[BG-242] Return points and rank of a solo player, counted from the middle of the ranks."""
    points = float(s.areas[0].points)
    return [points - float(RANKS[2])], [float(s.stars()) / float(len(RANKS))]


def judge(s: BattlegroundsState) -> tuple[list[float], list[float]]:
    """Return what each seat may expect: points, and the chance to win, shared in a team."""
    sides = len(s.areas)
    survey = Survey()
    survey.look(s)
    worths = [
        worth(s, side, survey.tokens) + opportunities(s, side, survey) - dangers(s, side, survey)
        for side in range(sides)
    ]
    best = max(worths)
    to_go = max(float(s.rules.target) - best, 0.0)
    sharpness = PACE / (1.0 + DISTANCE * to_go)
    odds = [exp((one - best) * sharpness) for one in worths]
    total = sum(odds)
    members = float(s.rules.players // sides)
    scores: list[float] = []
    chances: list[float] = []
    for seat in range(s.rules.players):
        side = s.rules.sides[seat]
        scores.append(worths[side])
        chances.append(odds[side] / total / members)
    return scores, chances
