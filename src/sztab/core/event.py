"""What happened, in order, and how much of it each seat may know."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import EventKind

HIDDEN: Final = -1


class Event:
    """Something that happened: a kind, the seat concerned, and a few numbers.

    `audience` is a bit mask of the seats that may know `card`. All others learn only that some card
    was concerned.
    """

    __slots__ = ("audience", "card", "kind", "number", "seat", "target")

    def __init__(
        self, kind: EventKind, seat: int, card: int, target: int, number: int, audience: int
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.target = target
        self.number = number
        self.audience = audience

    def seen_by(self, seat: int) -> Event:
        """Return the event as the seat (-1: a spectator) may know it."""
        if self.audience == EVERYBODY or (seat >= 0 and self.audience >> seat & 1):
            return self
        return Event(self.kind, self.seat, HIDDEN, self.target, self.number, EVERYBODY)


EVERYBODY: Final = -1


class Log:
    """A list of events. The engine takes `None` instead where nobody needs them."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self, kind: EventKind, seat: int, card: int = -1, target: int = -1, number: int = 0
    ) -> None:
        """Log an event that everybody sees."""
        self.events.append(Event(kind, seat, card, target, number, EVERYBODY))

    def add_secret(self, kind: EventKind, seat: int, card: int, allies: int = 0) -> None:
        """Log an event whose card only the seat and its allies (as bits) see."""
        self.events.append(Event(kind, seat, card, -1, 0, 1 << seat | allies))

    def seen_by(self, seat: int) -> list[Event]:
        """Return the events as the seat (-1: a spectator) may know them."""
        return [event.seen_by(seat) for event in self.events]


def note(
    log: Log | None, kind: EventKind, seat: int, card: int = -1, target: int = -1, number: int = 0
) -> None:
    """Log an event that everybody sees, if there is a log."""
    if log is not None:
        log.add(kind, seat, card, target, number)
