"""Names for values, and what is written with them: actions, frames, events.

`buy ussr-t-34` is an action in notation, `draw-cards P1 3` a frame in a saved position, and
`{"kind": "bought", "seat": 0, "card": "ussr-t-34"}` an event as data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

from sztab.core.action import Message, NotationError, PositionError
from sztab.core.declare import CARD, FLAG, NUMBER, SEAT, Declared, EventPart, Kind
from sztab.core.event import HIDDEN, Event
from sztab.core.native import mypyc_attr
from sztab.core.saved import complain
from sztab.core.state import Frame

DIGITS: Final = 12
"""A NUMBER has no more of them."""
FLAGS: Final = ("no", "yes")
"""The names of a FLAG."""
UNKNOWN: Final = "?"
"""Stands for a card that is not to be known."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """Which names stand for 0, 1, 2 … of each kind of value, under some rules."""

    def known(self, kind: Kind) -> Sequence[str]:
        """List the names for 0, 1, 2 and so on; an empty one stands for a value not in use."""
        raise NotImplementedError  # only a game knows its names

    def special(self, kind: Kind) -> tuple[str, int] | None:
        """Return a name for a value outside that list, if the kind has one."""
        return None

    def name(self, kind: Kind, value: int) -> str:
        """Return the name of a value."""
        special = self.special(kind)
        if special is not None and value == special[1]:
            return special[0]
        if kind is FLAG:
            return FLAGS[value]
        return str(value) if kind is NUMBER else self.known(kind)[value]

    def value(self, kind: Kind, name: str) -> int:
        """Return the value of a name, in whatever case; NotationError if there is none."""
        special = self.special(kind)
        if special is not None and name == special[0]:
            return special[1]
        if kind is NUMBER and name.isdecimal() and len(name) <= DIGITS:
            return int(name)
        known = list(FLAGS) if kind is FLAG else [] if kind is NUMBER else list(self.known(kind))
        if name and name in known:
            return known.index(name)
        for number, one in enumerate(known):
            if one and one.lower() == name.lower():
                return number
        raise NotationError(self.unknown(kind, name))

    def unknown(self, kind: Kind, name: str) -> Message:
        """Return what to answer to a name that there is not."""
        if kind is NUMBER:
            return Message("number-expected", {"name": repr(name)})
        names = ", ".join([one for one in self.known(kind) if one])
        return Message("name-unknown", {"kind": str(kind), "name": repr(name), "names": names})

    def has(self, kind: Kind, value: int) -> bool:
        """Return whether there is such a value."""
        special = self.special(kind)
        if kind is NUMBER or (special is not None and value == special[1]):
            return True
        known = self.known(kind)
        return 0 <= value < len(known) and known[value] != ""


# Saved positions


def write_frame(declared: Declared, names: Names, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `draw-cards P1 3`; PositionError if it is not declared."""
    found = type(frame)
    # A class that is not declared may inherit the name of one that is.
    if declared.frames.get(found.name) is not found:
        raise PositionError(Message("frame-unsaved", {"frame": repr(frame)}))
    values = [names.name(kind, int(getattr(frame, field))) for field, kind in found.fields]
    return " ".join([found.name, *values])


def read_frame(declared: Declared, names: Names, text: object) -> Frame[Any]:
    """Return a new frame of the class that the text names, with its values."""
    parts = str(text).split()
    found = declared.frames.get(parts[0]) if parts else None
    if found is None or len(parts) != len(found.fields) + 1:
        complain("stack", "not-a-step", {"text": repr(text)})
    make = cast("Callable[..., Frame[Any]]", found)
    pairs = zip(found.fields, parts[1:], strict=True)
    return make(*[_read_field(names, kind, word) for (_, kind), word in pairs])


def _read_field(names: Names, kind: Kind, word: str) -> object:
    """Return what a field holds.

    The type says no more than that, and there are two returns: compiled, an `int` would lose what
    is true or false.
    """
    try:
        value = names.value(kind, word)
    except NotationError:
        complain("stack", "not-a-value", {"word": repr(word), "kind": str(kind)})
    if kind is FLAG:
        return value == 1
    return value


# Events


def tell(names: Names, event: Event) -> dict[str, Any]:
    """Return the event as data: its kind, and whom and what it concerns.

    `{"kind": "bought", "seat": 0, "card": "ussr-t-34"}`; a card that is not to be known is "?".
    """
    told: dict[str, Any] = {"kind": event.kind.name}
    numbers = (event.seat, event.card, event.target, event.number, 0)
    for part in event.kind.shows:
        number = numbers[part.source]
        if number >= 0:
            told[part.name] = _tell_part(names, part, part.part_of(number))
        elif part.kind is CARD and number == HIDDEN:
            told[part.name] = UNKNOWN
    return told


def _tell_part(names: Names, part: EventPart, value: int) -> object:
    """Return a seat or a number as such, and everything else by name."""
    return value if part.kind in (SEAT, NUMBER) else names.name(part.kind, value)
