"""Clocks: the thinking time left to each seat, computed from the times of the entries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sztab.server.wire import ClockPlan

SECOND: Final = 1000
"""All times are in milliseconds."""
NOBODY: Final = -1


class Clocks:
    """The time left to each seat. Only the clock of the seat to move runs, and only a person's.

    Nobody gains time by an undo, or by letting a bot play for a while.
    """

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.seconds * SECOND for _ in range(seats)]
        self.running = NOBODY
        self._turn_of = NOBODY
        # The seat whose turn it is, even while a bot plays for it.
        self._turns = 0
        self._since = 0
        self.credited_at = 0
        """Lag up to this moment has been given back, or no clock was running."""
        self._before: list[tuple[int, int, list[float]]] = []
        # Before each decision: the number of the turn, its seat, and the time left.

    def decide(self, at: int) -> None:
        """Remember the time left before a decision, for an undo."""
        self._settle(at)
        self._before.append((self._turns, self._turn_of, list(self.left)))

    def go_back(self, moves: int, at: int) -> None:
        """Restore the time left before a decision.

        Within a turn nothing is given back: a player who undoes has been thinking all the time.
        """
        self.stop(at)
        turns, turn_of, left = self._before[moves]
        del self._before[moves:]
        if turns != self._turns:
            self._turns, self._turn_of, self.left = turns, turn_of, left

    def pass_to(self, seat: int, at: int, *, runs: bool) -> None:
        """Begin a seat's turn, or nobody's; the same seat again continues its turn."""
        self._settle(at)
        if seat != self._turn_of:
            self._end_turn()
            self._turns += 1
            self._turn_of = seat
        self.running = seat if runs else NOBODY

    def stop(self, at: int) -> None:
        """Stop all clocks."""
        self._settle(at)
        self.running = NOBODY

    def _settle(self, at: int) -> None:
        if self.running != NOBODY:
            self.left[self.running] -= at - self._since
        self._since = self.credited_at = at

    def _end_turn(self) -> None:
        if self._turn_of != NOBODY and self.plan.kind == "turn":
            self.left[self._turn_of] = self.plan.seconds * SECOND
        elif self.running != NOBODY:
            self.left[self.running] += self.plan.increment * SECOND

    def give_back(self, away: int, at: int) -> None:
        """Give back `away` milliseconds before `at`, in which nobody could play."""
        self._since = min(self._since + away, at)
        self.credited_at = at

    def remaining(self, at: int) -> list[int]:
        """Return the milliseconds left to each seat at a moment."""
        left = [int(one) for one in self.left]
        if self.running != NOBODY:
            left[self.running] -= at - self._since
        return [max(0, one) for one in left]

    def deadline(self) -> int | None:
        """Return when the running clock is over, or None if no clock runs."""
        if self.running == NOBODY:
            return None
        return self._since + int(self.left[self.running])
