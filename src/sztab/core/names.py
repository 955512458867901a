"""Names for values, and the texts made of them: actions, frames, events.

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
"""Limit of the values of a NUMBER."""
FLAGS: Final = ("no", "yes")
"""The names of a FLAG."""
UNKNOWN: Final = "?"
"""Written for a hidden card."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """The names of the values of each kind, under certain rules."""

    def known(self, kind: Kind) -> Sequence[str]:
        """List the names of 0, 1, 2 and so on; an empty name marks a value not in use."""
        raise NotImplementedError  # each game has its own names

    def special(self, kind: Kind) -> tuple[str, int] | None:
        """Return the name of a value outside that list, if it has one."""
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
        """Return the value of a name, ignoring case; NotationError if there is none."""
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
        """Return the message about an unknown name."""
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
    # An undeclared class may inherit the name of a declared one.
    if declared.frames.get(found.name) is not found:
        raise PositionError(Message("frame-unsaved", {"frame": repr(frame)}))
    values = [names.name(kind, int(getattr(frame, field))) for field, kind in found.fields]
    return " ".join([found.name, *values])


def read_frame(declared: Declared, names: Names, text: object) -> Frame[Any]:
    """Return a new frame of the class that the text names, with the values that follow."""
    parts = str(text).split()
    found = declared.frames.get(parts[0]) if parts else None
    if found is None or len(parts) != len(found.fields) + 1:
        complain("stack", "not-a-step", {"text": repr(text)})
    make = cast("Callable[..., Frame[Any]]", found)
    pairs = zip(found.fields, parts[1:], strict=True)
    return make(*[_read_field(names, kind, word) for (_, kind), word in pairs])


def _read_field(names: Names, kind: Kind, word: str) -> object:
    """Return the value of a field.

    It is typed as an object, with two returns, because a compiled `int` would turn booleans into
    numbers.
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
    """Return the event as data: its kind, and the seats, cards and places concerned.

    `{"kind": "bought", "seat": 0, "card": "ussr-t-34"}`; a hidden card is "?".
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
    """Return a seat or a number as it is, and everything else by name."""
    return value if part.kind in (SEAT, NUMBER) else names.name(part.kind, value)
