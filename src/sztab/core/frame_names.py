"""Names for pending steps and decisions, as saved positions write them: `draw-cards P1 3`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sztab.core.action import PositionError
from sztab.core.state import Frame

NUMBER: Final = "number"
"""The kind of field that is written as a plain number."""
DIGITS: Final = 12
"""Such a number has no more of them."""
FLAG: Final = "flag"
FLAGS: Final = ("no", "yes")
"""The kind of field that is true or false."""

Shape = tuple[type, list[str], list[str]]
"""A class of frames that hold numbers: the class, its fields, and the kinds of the fields."""


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
    """Writes and reads the frames of one game: `steps` hold nothing, `shapes` hold numbers."""

    def __init__(self, steps: Mapping[str, Frame[Any]], shapes: Mapping[str, Shape]) -> None:
        self._steps = dict(steps)
        self._shapes = dict(shapes)

    def write(self, words: Words, frame: Frame[Any]) -> str:
        """Return the frame as text."""
        for name, step in self._steps.items():
            if type(step) is type(frame):
                return name
        for name, (shape, fields, kinds) in self._shapes.items():
            if type(frame) is shape:
                values = [int(getattr(frame, field)) for field in fields]
                pairs = zip(kinds, values, strict=True)
                return " ".join([name, *[words.write(kind, value) for kind, value in pairs]])
        message = f"A frame of a kind that cannot be saved: {frame!r}."
        raise PositionError(message)

    def read(self, words: Words, text: object) -> Frame[Any]:
        """Return the frame that the text names."""
        parts = str(text).split()
        name = parts[0] if parts else ""
        if name in self._steps and len(parts) == 1:
            return self._steps[name]
        if name not in self._shapes or len(parts) != len(self._shapes[name][2]) + 1:
            message = f"stack: {text!r} is not a step or a decision."
            raise PositionError(message)
        shape, _, kinds = self._shapes[name]
        make: Callable[..., Frame[Any]] = shape
        pairs = zip(kinds, parts[1:], strict=True)
        return make(*[words.read(kind, word) for kind, word in pairs])
