"""A listener that records the events of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.play.match import Listener

if TYPE_CHECKING:
    from sztab.core.event import Event
    from sztab.play.match import Match, Move


class EventLog(Listener):
    """The events of a match, without those of undone moves."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._ends: list[int] = []
        # The number of events after the set-up and after each move.

    def on_move(self, match: Match, move: Move, events: list[Event]) -> None:  # noqa: ARG002 (the signature of all listeners)
        self.events += events
        self._ends.append(len(self.events))

    def on_undo(self, match: Match) -> None:
        del self._ends[len(match.moves) + 1 :]
        del self.events[self._ends[-1] :]

    def seen_by(self, seat: int) -> list[Event]:
        """Return the events as seen by a seat, or by a spectator (-1)."""
        return [event.seen_by(seat) for event in self.events]
