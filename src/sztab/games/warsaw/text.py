"""How games ended, and where points came from."""

from __future__ import annotations

from sztab.core.game import Summary
from sztab.games.warsaw.board import (
    ARMY_TITLES,
    NOBODY,
)
from sztab.games.warsaw.rules import POINTS_TO_WIN, ROUNDS
from sztab.games.warsaw.state import WarsawState


def points_by_source(s: WarsawState) -> list[dict[str, float]]:
    """Return the points of each seat: those of its army, and what breaks a tie."""
    rows: list[dict[str, float]] = []
    for seat in range(len(s.hands)):
        if len(s.sides) == 0:
            rows.append({"victory points": 0.0})
            continue
        rows.append({"victory points": float(s.armies[s.sides[seat]].points)})
    return rows


def summarise(s: WarsawState) -> Summary:
    """[WAR-211] [WAR-212] [WAR-213] Return the armies of the seats and what ended the game."""
    roles = [ARMY_TITLES[side] for side in s.sides]
    return Summary(roles, _ending(s), int(s.round_number))


def _ending(s: WarsawState) -> str:
    if s.leader() == NOBODY:
        return "draw"
    if max(int(side.points) for side in s.armies) >= POINTS_TO_WIN:
        return f"{POINTS_TO_WIN} points"
    if s.round_number >= ROUNDS:
        return "last round"
    return "empty deck"
