"""What a game declares, once each: kinds of values, verbs, events, frames.

Notation, saved positions, events as data, the page's types and the tests are derived from these
declarations; there are no other lists. A class of frames declares itself: see `Frame`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, Final

from sztab.core.action import Action
from sztab.core.native import i64, mypyc_attr


class Kind:
    """A kind of value in frames, actions and events: a card, a seat, a number.

    A value is a small int, and the game's `Names` have a name for each. `bits` is its width where
    an action packs it behind another value.
    """

    def __init__(self, name: str, bits: int = 0) -> None:
        self.name = name
        self.bits = bits

    def __repr__(self) -> str:
        return self.name


CARD: Final[Kind] = Kind("card")
FLAG: Final[Kind] = Kind("flag")
"""True or false."""
NUMBER: Final[Kind] = Kind("number")
"""Written as a plain number."""
SEAT: Final[Kind] = Kind("seat")
STEP: Final[Kind] = Kind("step")
"""A position in the list of steps that make up a turn or a round."""

Fields = tuple[tuple[str, Kind], ...]
"""The names of values, in order, each with its kind."""

ARGUMENT_BITS: Final = 8
"""The width of all values of an action together, unless a game needs more."""


class Verb:
    """A kind of action: `buy ussr-t-34`.

    An action is an int: the code of its verb, followed by its values, packed.

    Args:
        code: The verb's index in the game's list of verbs.
        name: How notation writes it.
        takes: The kinds of the values that follow it, in order.
        width: The width of all values together, in bits; the same for all verbs of a game.
    """

    __slots__ = ("code", "first", "name", "takes", "width")

    def __init__(
        self, code: int, name: str, *takes: tuple[str, Kind], width: int = ARGUMENT_BITS
    ) -> None:
        self.code: i64 = code
        self.name = name
        self.takes: Fields = takes
        self.width: i64 = width
        self.first: i64 = self.code << self.width

    def number(self, code: i64, width: i64) -> None:
        """Change the code and the width, before the verb is used for the first time."""
        self.code = code
        self.width = width
        self.first = code << width

    def of(self, argument: i64 = 0) -> Action:
        """Return the action of this verb with its only value, or with packed values."""
        return self.first | argument

    def matches(self, action: i64) -> bool:
        """Return whether the action is one of this verb."""
        return action >> self.width == self.code

    def pack(self, values: Sequence[int]) -> Action:
        """Return the action of this verb with these values."""
        argument = 0
        for (_, kind), value in zip(self.takes, values, strict=True):
            argument = argument << kind.bits | value
        return self.of(argument)

    def unpack(self, action: Action) -> list[int]:
        """Return the values of an action of this verb."""
        rest = int(action - self.first)
        values: list[int] = []
        for _, kind in reversed(self.takes[1:]):
            values.append(rest & (1 << kind.bits) - 1)
            rest >>= kind.bits
        if self.takes:
            values.append(rest)
        return values[::-1]

    def __repr__(self) -> str:
        return self.name


FROM_SEAT: Final = 0
FROM_CARD: Final = 1
FROM_TARGET: Final = 2
FROM_NUMBER: Final = 3
CONSTANT: Final = 4


class EventPart:
    """A named part of an event, and the attribute of the event that holds it.

    If a number holds two values, `per` and `among` take it apart: `number // per % among`.
    """

    def __init__(self, name: str, kind: Kind, source: int, per: int = 1, among: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.source = source
        self.per = per
        self.among = among

    def part_of(self, number: int) -> int:
        """Return this part of the event's number."""
        if self.source == CONSTANT:
            return self.per
        rest = number // self.per
        return rest % self.among if self.among else rest

    def __repr__(self) -> str:
        return f"{self.name}: {self.kind}"


SEAT_PART: Final[EventPart] = EventPart("seat", SEAT, FROM_SEAT)
NUMBER_PART: Final[EventPart] = EventPart("number", NUMBER, FROM_NUMBER)


class EventKind:
    """A kind of event: its name, and the parts of such an event.

    Args:
        name: Identifies it among the events of its game.
        shows: Its parts.
        reveals: Whether it shows its audience something hidden that chance did not decide. The
            action behind it cannot be taken back without their consent. A game that compares
            what can be seen before and after an action does not need this.
    """

    def __init__(self, name: str, *shows: EventPart, reveals: bool = False) -> None:
        self.name = name
        self.shows = shows
        self.reveals = reveals

    def __repr__(self) -> str:
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredFrame:
    """The declarations of a class of frames; `sztab.core.state.Frame` adds the behaviour.

    Saved positions write a frame as its name and the values of its fields: `draw-cards P1 3`.
    """

    name: ClassVar[str] = ""
    """Identifies the class among the frames of its game; a mere base class has none."""
    fields: ClassVar[Fields] = ()
    """The parameters of the constructor, in order, with their kinds; each is an attribute, too."""
    answers: ClassVar[tuple[Verb, ...]] = ()
    """The verbs of its legal actions; an automatic frame has none."""


class Declared:
    """The verbs, events and frames of a game; `house` identifies the house rules among them."""

    def __init__(
        self,
        verbs: Sequence[Verb],
        events: Sequence[EventKind],
        frames: Sequence[type[DeclaredFrame]],
        house: str = "",
    ) -> None:
        self.house = house
        self.verbs = sorted(verbs, key=code_of)
        self.events = list(events)
        self.frames: dict[str, type[DeclaredFrame]] = {frame.name: frame for frame in frames}
        self.named_verbs: dict[str, Verb] = {verb.name: verb for verb in verbs}


def homes_of(classes: Sequence[type[Any]]) -> list[ModuleType]:
    """Return the modules that define the classes, each once."""
    return [sys.modules[name] for name in dict.fromkeys([one.__module__ for one in classes])]


def frames_in(modules: Sequence[ModuleType]) -> list[type[DeclaredFrame]]:
    """Return the classes of frames that the modules define, except base classes without a name."""
    found: list[type[DeclaredFrame]] = []
    for module in modules:
        for thing in vars(module).values():
            if not isinstance(thing, type) or not issubclass(thing, DeclaredFrame):
                continue
            own = vars(thing)
            if own["__module__"] == module.__name__ and "name" in own:
                found.append(thing)
    return found


def events_in(modules: Sequence[ModuleType]) -> list[EventKind]:
    """Return the kinds of events that the modules define or use, each once."""
    things = [thing for module in modules for thing in vars(module).values()]
    return list(dict.fromkeys([thing for thing in things if isinstance(thing, EventKind)]))


def verbs_of(frames: Sequence[type[DeclaredFrame]]) -> tuple[Verb, ...]:
    """Return the verbs that answer any of the frames, ordered by code."""
    found = {verb.name: verb for frame in frames for verb in frame.answers}
    return tuple(sorted(found.values(), key=code_of))


def code_of(verb: Verb) -> int:
    """Return the code of a verb."""
    return verb.code


def each(verbs: Sequence[Verb], arguments: Sequence[int]) -> list[Action]:
    """List each of these verbs with each argument, argument by argument."""
    return [verb.of(argument) for argument in arguments for verb in verbs]
