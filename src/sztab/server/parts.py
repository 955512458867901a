"""Parts of messages: what may be done, what may not, and who sits where; see `wire`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sztab.core.action import Message


class Choice(Struct):
    """A legal action: in notation, as named parts, and in words."""

    action: str
    fields: dict[str, str]
    """The `verb`, and the cards and places that it names, in the words of the view."""
    text: str


class RefusedAction(Struct):
    """An action that one may think of, and the rule that forbids it now."""

    action: str
    fields: dict[str, str]
    clause: str
    text: str
    key: str = ""
    """The old name of the sentence: for pages from before `reason`, for one version."""
    values: dict[str, str | int] = {}
    """What the sentence has in it, by name."""
    reason: str = ""
    """The name of the sentence, whatever its values: for translations."""


class Complaint(Struct, omit_defaults=True):
    """One of the things that are wrong with rules or with a card file."""

    text: str
    reason: str = ""
    """The name of the sentence, whatever its values: for translations."""
    values: dict[str, str | int] = {}
    """What the sentence has in it, by name."""
    cause: Complaint | None = None
    """What the sentence has in it as its `problem`."""
    line: int = 0
    """The line of the card file, if it is about one."""

    @classmethod
    def of(cls, problem: Message | str) -> Complaint:
        """Return what an error says, and what that is made of."""
        if isinstance(problem, str):
            return cls(problem)
        cause = None if problem.cause is None else cls.of(problem.cause)
        if problem.key == "content-at-line" and cause is not None:
            cause.line = int(problem.values["line"])
            return cause
        return cls(str(problem), problem.key, problem.values, cause)


class SeatInfo(Struct, omit_defaults=True):
    """Who sits where. `bot` is the rank of the bot that decides for the seat, if one does."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    out: bool = False
    """Whether the seat has given up or run out of time: it can no longer win."""
    here: bool = False
    """Whether somebody is connected for the seat."""
    kept: bool = False
    """Whether the seat is free, but only for somebody with its invitation."""
