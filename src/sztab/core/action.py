"""Actions are ints inside and names outside. An illegal one is refused with its clause."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Final

from sztab.core.languages import english

CHANCE: Final = -1
OVER: Final = -2
AUTO: Final = -3
SPECTATOR: Final = -1

SHOWN_COMPLAINTS: Final = 3
"""Maximum complaints about a card file in one message."""

Action = int
Values = dict[str, str | int]
"""Values for the placeholders of a sentence, by name."""


class Message:
    """A message for people: the key of a sentence, and the values for its placeholders.

    The sentence is in `locales`, under the prefix and the key; `sztab.words` renders it in any
    language. If there is none, as for a house rule, the text is used: English, with placeholders
    in braces. A message that reports another one has it as its cause, and its sentence refers to
    the cause as `problem`.
    """

    prefix: ClassVar[str] = "error"
    """The first word of the names of such messages."""

    def __init__(
        self,
        key: str,
        values: Mapping[str, str | int] | None = None,
        text: str = "",
        cause: Message | str | None = None,
    ) -> None:
        self.key = key
        self.values: Values = dict(values) if values else {}
        self.otherwise = text
        self.cause = cause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.key, self.values, self.otherwise, self.cause)

    @property
    def name(self) -> str:
        """The name of the message in `locales`."""
        return f"{self.prefix}-{self.key}"

    @property
    def text(self) -> str:
        """The sentence with its values, in English."""
        sentence = english(self.name) or self.otherwise
        if not sentence:
            return self.key.replace("-", " ")
        values = self.values
        if self.cause is not None:
            values = {**values, "problem": str(self.cause)}
        try:
            return sentence.format_map(values) if values else sentence
        except (LookupError, ValueError):  # house rules may omit a value, or use a selector
            return sentence

    def __str__(self) -> str:
        return self.text


class Reason(Message):
    """Why an action is not allowed: a clause, and a sentence with its values."""

    prefix: ClassVar[str] = "no"

    def __init__(
        self, clause: str, key: str, values: Mapping[str, str | int] | None = None, text: str = ""
    ) -> None:
        super().__init__(key, values, text)
        self.clause = clause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.clause, self.key, self.values, self.otherwise)

    def about(self, values: Mapping[str, str | int]) -> Reason:
        """Return this reason with other values."""
        return Reason(self.clause, self.key, values, self.otherwise)

    def __str__(self) -> str:
        return f"{self.text} [{self.clause}]"

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.key!r}, {self.values!r})"


class Term(Message):
    """A message that the page uses too: its key is its full name in `locales`."""

    @property
    def name(self) -> str:
        return self.key


class Sentences(Message):
    """Several messages, joined."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Message]) -> None:
        super().__init__("")
        self.parts = parts

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.parts,)

    @property
    def text(self) -> str:
        return " ".join(str(one) for one in self.parts)


def suggest(
    key: str, name: str, known: Sequence[str], more: Mapping[str, str] | None = None
) -> Message:
    """Return the message about an unknown name: `<key>-like` if a known name is similar to it."""
    values = {"name": repr(name), "names": ", ".join(known), **(more or {})}
    close = get_close_matches(name, known, 1)
    if not close:
        return Message(key, values)
    return Message(f"{key}-like", {**values, "close": repr(close[0])})


class SztabError(Exception):
    """An error that the user can fix; the message says what, why and what to do.

    A complaint that is a Message can be translated; a plain text is English.
    """

    def __init__(self, complaint: Message | str) -> None:
        super().__init__(str(complaint))
        self.complaint = complaint

    def said(self, say: Callable[[Message], str]) -> str:
        """Return the complaint as text; `say` renders a message."""
        if isinstance(self.complaint, Message):
            return say(self.complaint)
        return str(self)


class IllegalAction(SztabError):
    """The action is not allowed in this position."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class NotationError(SztabError):
    """The text does not name an action, a card or a place."""


class RulesError(SztabError):
    """The toggles, the number of players and the card set are incompatible."""


class ContentError(RulesError):
    """A card file is wrong; each complaint names the file, the line if known, and the card."""

    def __init__(self, complaints: list[Message]) -> None:
        super().__init__(_first_few(complaints, SHOWN_COMPLAINTS))
        self.complaints = complaints

    def first(self, most: int) -> Sentences:
        """Return the first complaints, and the number of the others."""
        return _first_few(self.complaints, most)


def _first_few(complaints: list[Message], most: int) -> Sentences:
    rest = len(complaints) - most
    more = [Message("content-more", {"number": rest, "written": f"{rest:,}"})] if rest > 0 else []
    return Sentences([*complaints[:most], *more])


class PositionError(SztabError):
    """A saved position or a record cannot be read."""
