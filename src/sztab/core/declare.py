"""What a game declares, each thing once: kinds of values, verbs, events, frames.

Notation, saved positions, events as data, the page's types and the tests read these declarations;
nobody else keeps a list. A class of frames declares itself: see `Frame`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType
from typing import Any, ClassVar, Final

from sztab.core.action import Action
from sztab.core.native import i64, mypyc_attr


class Kind:
    """A kind of value that frames, actions and events hold: a card, a seat, a number.

    A value is a small int; the game's `Names` have a name for each. `bits` is the room that it
    takes in an action behind another value.
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
"""Named values, in order, each with its kind."""

ARGUMENT_BITS: Final = 8
"""The room for all values of an action, unless a game needs more."""


class Verb:
    """A kind of action: `buy ussr-t-34`.

    An action is an int: the code of its verb, followed by its values, packed.

    Args:
        code: The verb's place in the game's list of verbs.
        name: How notation writes it.
        takes: What the words after it name, in order.
        width: The room for the values, in bits; the same for all verbs of a game.
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
        """Change the code and the room for values, before the verb is used for the first time."""
        self.code = code
        self.width = width
        self.first = code << width

    def of(self, argument: i64 = 0) -> Action:
        """Return the action of this verb with its only value, or with packed ones."""
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
    """Something that events of a kind tell: under which name, and where in the event it stands.

    Where one number holds two values, `per` and `among` take it apart: `number // per % among`.
    """

    def __init__(self, name: str, kind: Kind, source: int, per: int = 1, among: int = 0) -> None:
        self.name = name
        self.kind = kind
        self.source = source
        self.per = per
        self.among = among

    def part_of(self, number: int) -> int:
        """Return this part of a number of an event."""
        if self.source == CONSTANT:
            return self.per
        rest = number // self.per
        return rest % self.among if self.among else rest

    def __repr__(self) -> str:
        return f"{self.name}: {self.kind}"


SEAT_PART: Final[EventPart] = EventPart("seat", SEAT, FROM_SEAT)
NUMBER_PART: Final[EventPart] = EventPart("number", NUMBER, FROM_NUMBER)


class EventKind:
    """A kind of event: its name, and what such an event tells.

    Args:
        name: Identifies it among the events of its game.
        shows: What it tells.
        reveals: Whether it shows what all who see it could not see before, and not by chance. The
            action that leads to it cannot be taken back without their consent. Where a game
            finds that out from what can be seen before and after, its events need not say so.
    """

    def __init__(self, name: str, *shows: EventPart, reveals: bool = False) -> None:
        self.name = name
        self.shows = shows
        self.reveals = reveals

    def __repr__(self) -> str:
        return self.name


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredFrame:
    """What a class of frames declares; `sztab.core.state.Frame` says what its frames do.

    Saved positions write a frame as its name and the values of its fields: `draw-cards P1 3`.
    """

    name: ClassVar[str] = ""
    """Identifies the class among the frames of its game; a class that is only a base has none."""
    fields: ClassVar[Fields] = ()
    """The parameters of the constructor, in order: each is an attribute, with its kind of value."""
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
    """Return the classes of frames that the modules define; one without a name is only a base."""
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
    """Return the verbs that answer any of the frames, by their codes."""
    found = {verb.name: verb for frame in frames for verb in frame.answers}
    return tuple(sorted(found.values(), key=code_of))


def code_of(verb: Verb) -> int:
    """Return the code of a verb."""
    return verb.code


def each(verbs: Sequence[Verb], arguments: Sequence[int]) -> list[Action]:
    """List every one of these verbs with every argument, argument by argument."""
    return [verb.of(argument) for argument in arguments for verb in verbs]
