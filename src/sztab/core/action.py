"""Actions are ints inside, names outside; an illegal one is answered with its clause."""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
OVER: Final = -2
AUTO: Final = -3
SPECTATOR: Final = -1

SHOWN_COMPLAINTS: Final = 3
"""So many complaints about a card file fit into one message."""

Action = int


class Reason:
    """Why an action is not allowed: the clause that says so, and a sentence with its values."""

    __slots__ = ("clause", "text")

    def __init__(self, clause: str, text: str) -> None:
        self.clause = clause
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.text!r})"


class SztabError(Exception):
    """Something the user can mend; the message says what, why and what to do."""


class IllegalAction(SztabError):
    """The action is not allowed in this position."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class NotationError(SztabError):
    """The text does not name an action, a card or a place."""


class RulesError(SztabError):
    """The toggles, the number of players or the card set do not go together."""


class ContentError(RulesError):
    """A card file is wrong; each complaint names the file, the line if known, and the card."""

    def __init__(self, complaints: list[str]) -> None:
        rest = len(complaints) - SHOWN_COMPLAINTS
        more = [f"And {rest} more."] if rest > 0 else []
        super().__init__(" ".join([*complaints[:SHOWN_COMPLAINTS], *more]))
        self.complaints = complaints


class PositionError(SztabError):
    """A saved position or a record cannot be read."""
