"""Actions are ints inside, names outside; an illegal one is answered with its clause."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

CHANCE: Final = -1
OVER: Final = -2
AUTO: Final = -3
SPECTATOR: Final = -1

SHOWN_COMPLAINTS: Final = 3
"""So many complaints about a card file fit into one message."""

Action = int
Values = dict[str, str | int]
"""What is put into a sentence, by name."""


class Reason:
    """Why an action is not allowed: the clause that says so, and a sentence with its values.

    The sentence is the same in all cases and has names in braces where the values go: so whoever
    shows it can say it in another language.
    """

    __slots__ = ("clause", "sentence", "values")

    def __init__(self, clause: str, sentence: str, values: Values | None = None) -> None:
        self.clause = clause
        self.sentence = sentence
        self.values: Values = values or {}

    @property
    def text(self) -> str:
        """The sentence with its values, in English."""
        return self.sentence.format_map(self.values) if self.values else self.sentence

    @property
    def key(self) -> str:
        """The name under which translations of the sentence are found."""
        return _key(self.sentence)

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.text!r})"


@lru_cache(maxsize=1000)
def _key(sentence: str) -> str:
    return re.sub("[^a-z0-9]+", "-", sentence.lower()).strip("-")


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
        super().__init__(_first_few(complaints, SHOWN_COMPLAINTS))
        self.complaints = complaints

    def told(self, most: int) -> str:
        """Return the first complaints in one line, and how many more there are."""
        return _first_few(self.complaints, most)


def _first_few(complaints: list[str], most: int) -> str:
    rest = len(complaints) - most
    more = [f"And {rest:,} more."] if rest > 0 else []
    return " ".join([*complaints[:most], *more])


class PositionError(SztabError):
    """A saved position or a record cannot be read."""
