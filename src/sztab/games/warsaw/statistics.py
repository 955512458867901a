"""Points by source, and how games ended."""

from __future__ import annotations

from typing import Final

from sztab.core.event import Event
from sztab.core.game import GameSummary, Statistics
from sztab.games.warsaw import events
from sztab.games.warsaw.board import ARMY_TITLES, NOBODY
from sztab.games.warsaw.rules import POINTS_TO_WIN, ROUNDS
from sztab.games.warsaw.state import WarsawState

LANDMARKS: Final = (
    events.ROUND_BEGUN,
    events.BONUS_PLACED,
    events.BATTLE,
    events.NO_BATTLE,
    events.POINTS,
)
"""The events that make up a table of fronts by rounds."""


class WarsawStatistics(Statistics[WarsawState]):
    """Victory points, armies, battles and endings."""

    def __init__(self) -> None:
        self.counted_verbs = ("play",)

    def score_sheet(self, state: WarsawState) -> list[dict[str, float]]:
        """Return each seat's points, which are those of its army."""
        points = [float(state.armies[side].points) for side in state.sides]
        return [{"victory points": one} for one in points or [0.0] * len(state.hands)]

    def is_landmark(self, event: Event) -> bool:
        """[WAR-188] Return whether the event is a battle or awards what was fought for."""
        return event.kind in LANDMARKS

    def summary(self, state: WarsawState) -> GameSummary:
        """[WAR-211] [WAR-212] [WAR-213] Return the army of each seat, and what ended the game."""
        roles = [ARMY_TITLES[side] for side in state.sides]
        return GameSummary(roles, _ending(state), int(state.round_number))


def _ending(s: WarsawState) -> str:
    if s.leader() == NOBODY:
        return "draw"
    if max(int(side.points) for side in s.armies) >= POINTS_TO_WIN:
        return f"{POINTS_TO_WIN} points"
    if s.round_number >= ROUNDS:
        return "last round"
    return "empty deck"
