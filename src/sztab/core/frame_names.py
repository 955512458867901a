"""Names for pending steps and decisions, as saved positions write them: `draw-cards P1 3`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sztab.core.action import PositionError
from sztab.core.kinds import FLAG, NUMBER
from sztab.core.state import Frame

DIGITS: Final = 12
"""A NUMBER has no more of them."""
FLAGS: Final = ("no", "yes")
"""The words for a FLAG."""


class Words:
    """Which words stand for 0, 1, 2 … in a field of some kind; a game knows its own kinds."""

    def known(self, kind: str) -> Sequence[str]:
        """List the words for 0, 1, 2 and so on."""
        raise NotImplementedError  # only a game knows its words

    def special(self, kind: str) -> tuple[str, int] | None:
        """Return a word for a number outside that list, if the kind has one."""
        return None

    def write(self, kind: str, number: int) -> str:
        """Return the word for a number."""
        special = self.special(kind)
        if special is not None and number == special[1]:
            return special[0]
        if kind == FLAG:
            return FLAGS[number]
        return str(number) if kind == NUMBER else self.known(kind)[number]

    def read(self, kind: str, word: str) -> object:
        """Return the number for a word, or true or false; PositionError if there is none.

        The type says no more than that: compiled, an `int` would lose what is true or false.
        """
        special = self.special(kind)
        if special is not None and word == special[0]:
            return special[1]
        if kind == NUMBER and word.isdecimal() and len(word) <= DIGITS:
            return int(word)
        if kind == FLAG and word in FLAGS:
            return word == FLAGS[1]
        known = [] if kind in (NUMBER, FLAG) else list(self.known(kind))
        if word not in known:
            message = f"stack: {word!r} is not a {kind} here."
            raise PositionError(message)
        return known.index(word)


class FrameNames:
    """Writes and reads the frames of one game by the names and fields of their classes."""

    def __init__(self, frames: Sequence[type[Frame[Any]]]) -> None:
        self._classes: dict[str, type[Frame[Any]]] = {frame.name: frame for frame in frames}

    def write(self, words: Words, frame: Frame[Any]) -> str:
        """Return the frame as text; PositionError if its class is not listed."""
        found = type(frame)
        # A class that is not listed may inherit the name of one that is.
        if self._classes.get(found.name) is not found:
            message = f"A frame of a kind that cannot be saved: {frame!r}."
            raise PositionError(message)
        values = [words.write(kind, int(getattr(frame, field))) for field, kind in found.fields]
        return " ".join([found.name, *values])

    def read(self, words: Words, text: object) -> Frame[Any]:
        """Return a new frame of the class that the text names, with its values."""
        parts = str(text).split()
        found = self._classes.get(parts[0]) if parts else None
        if found is None or len(parts) != len(found.fields) + 1:
            message = f"stack: {text!r} is not a step or a decision."
            raise PositionError(message)
        make: Callable[..., Frame[Any]] = found
        pairs = zip(found.fields, parts[1:], strict=True)
        return make(*[words.read(kind, word) for (_, kind), word in pairs])
