"""The fields of a saved position, each declared once: its name, how to write it, how to read it.

A game lists what its state and the parts of it hold:

    PLAYER = Table(Field("hand", zone(CARD, bag=True)), Field("kills", NUMBER))

A missing field leaves the state's value as it is, so a game reads a position into an empty table.
`ComputedField` is for what only one game has: it calls two functions of that game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from sztab.core.declare import Kind
from sztab.core.names import read_frame, write_frame
from sztab.core.native import i64, mypyc_attr, vec
from sztab.core.notation import Notation
from sztab.core.saved import (
    MAX_NUMBER,
    complain,
    read_list,
    read_number,
    read_table,
    read_truth,
    read_word,
)
from sztab.core.state import Frame, State
from sztab.core.zones import column, ordered


@mypyc_attr(allow_interpreted_subclasses=True)
class Reading:
    """A position while it is read: the names that it may use, and the fields found so far."""

    def __init__(self, notation: Notation) -> None:
        self.notation = notation
        self.names = notation.names
        self.given: set[str] = set()
        """The places of the fields that it has, such as `players[2].hand`."""
        self.found: dict[int, str] = {}
        """The place of each card, in games where none may be in two places."""
        self.at: dict[Kind, int] = {}
        """The entry of each table by names that is being read: `at[SEAT]` is the seat."""

    def value(self, where: str, kind: Kind, word: object) -> int:
        """Return the value that a word stands for."""
        return read_word(where, word, self.names.known(kind))

    def values(self, where: str, kind: Kind, words: object) -> list[int]:
        """Return the values that a list of words stands for."""
        return [self.value(where, kind, word) for word in read_list(where, words)]


Write = Callable[[Notation, Any], object]
Read = Callable[[Reading, str, object, Any], Any]
"""Reads the data at a place. The last argument is the present value: an object is filled and
returned."""


class Shape:
    """How a value is written and read. Without `write` the value is plain data already."""

    def __init__(self, write: Write | None, read: Read) -> None:
        self.write = write
        self.read = read


class PositionField:
    """A field of a table, and the attribute that holds it if that has another name."""

    def __init__(self, name: str, shape: Shape, attribute: str = "") -> None:
        self.name = name
        self.attribute = attribute or name
        self.write = shape.write
        self.read = shape.read


class ComputedField(PositionField):
    """A field that two functions of a game write from, and read into, the whole object."""

    def __init__(self, name: str, write: Write, read: Read) -> None:
        super().__init__(name, Shape(write, read))
        self.attribute = ""


def alike(shape: Shape, *names: str) -> list[PositionField]:
    """Return consecutive fields of the same shape."""
    return [PositionField(name, shape) for name in names]


class ObjectShape(Shape):
    """An object as a table with these fields, in this order."""

    def __init__(self, *fields: PositionField) -> None:
        super().__init__(self.write_row, self.read_row)
        self.fields = fields
        self.names = tuple([field.name for field in fields])
        self._writers = [(field.name, field.attribute, field.write) for field in fields]

    def write_row(self, notation: Notation, owner: object) -> dict[str, Any]:
        """Return the object as plain data. The server calls this for every message."""
        data: dict[str, Any] = {}
        for name, attribute, write in self._writers:
            value = getattr(owner, attribute) if attribute else owner
            data[name] = value if write is None else write(notation, value)
        return data

    def read_row(self, reading: Reading, where: str, data: object, now: object) -> object:
        """Read the fields of the object that the data have; unknown fields are refused."""
        self.fill(reading, where, read_table(where, data, self.names), now)
        return now

    def fill(self, reading: Reading, where: str, row: Mapping[str, Any], owner: object) -> None:
        """Read the fields of the object that the row has."""
        for field in self.fields:
            if field.name not in row:
                continue
            place = f"{where}.{field.name}" if where else field.name
            reading.given.add(place)
            if field.attribute:
                now = getattr(owner, field.attribute)
                setattr(owner, field.attribute, field.read(reading, place, row[field.name], now))
            else:
                field.read(reading, place, row[field.name], owner)


def number_in(least: int = 0, most: int = MAX_NUMBER) -> Shape:
    """Return the shape of whole numbers within bounds."""
    return Shape(None, lambda _reading, where, data, _now: read_number(where, data, least, most))


def named(kind: Kind, *, optional: bool = False) -> Shape:
    """Return the shape of a value by its name; if it may be missing, -1 is the empty name."""

    def write(notation: Notation, value: int) -> str:
        return notation.names.known(kind)[value] if value >= 0 else ""

    def read(reading: Reading, where: str, data: object, _now: int) -> int:
        return -1 if optional and not data else reading.value(where, kind, data)

    return Shape(write, read)


def zone(kind: Kind, *, bag: bool = False, from_end: bool = False) -> Shape:
    """Return the shape of a list of names: a bag is kept sorted, a pile is written from its end."""

    def write(notation: Notation, value: vec[i64]) -> list[str]:
        if len(value) == 0:
            return []
        known = notation.names.known(kind)
        names = [known[one] for one in value]
        return names[::-1] if from_end else names

    def read(reading: Reading, where: str, data: object, _now: vec[i64]) -> vec[i64]:
        values = reading.values(where, kind, data)
        cards = column(values[::-1] if from_end else values)
        return ordered(cards) if bag else cards

    return Shape(write, read)


def name_set(kind: Kind) -> Shape:
    """Return the shape of a list of names that is stored as bits."""

    def write(notation: Notation, value: int) -> list[str]:
        if value == 0:
            return []
        return [name for n, name in enumerate(notation.names.known(kind)) if value >> n & 1]

    def read(reading: Reading, where: str, data: object, _now: int) -> int:
        mask = 0
        for one in reading.values(where, kind, data):
            mask |= 1 << one
        return mask

    return Shape(write, read)


def by_name(kind: Kind, shape: Shape, nothing: int | None = None) -> Shape:
    """Return the shape of a column, or of a list of objects, as a table by the names of a kind.

    Entries that equal `nothing` are left out, and a missing entry has that value.
    """
    inner = shape.write

    def write(notation: Notation, value: Any) -> dict[str, Any]:  # noqa: ANN401  # vec or list
        return {
            name: value[n] if inner is None else inner(notation, value[n])
            for n, name in enumerate(notation.names.known(kind))
            if nothing is None or value[n] != nothing
        }

    def read(
        reading: Reading,
        where: str,
        data: object,
        now: Any,  # noqa: ANN401  # vec or list
    ) -> object:
        known = reading.names.known(kind)
        table = read_table(where, data, known)
        for n, name in enumerate(known):
            if name in table:
                reading.at[kind] = n
                now[n] = shape.read(reading, f"{where}.{name}", table[name], now[n])
            elif nothing is not None:
                now[n] = nothing
        return now

    return Shape(write, read)


def _write_stack(notation: Notation, stack: list[Frame[Any]]) -> list[str]:
    return [write_frame(notation.declared, notation.names, frame) for frame in stack]


def _read_stack(
    reading: Reading, where: str, data: object, _now: list[Frame[Any]]
) -> list[Frame[Any]]:
    declared = reading.notation.declared
    return [read_frame(declared, reading.names, text) for text in read_list(where, data)]


FLAG: Final[Shape] = Shape(None, lambda _reading, where, data, _now: read_truth(where, data))
NUMBER: Final[Shape] = number_in()
STACK: Final[Shape] = Shape(_write_stack, _read_stack)


def run_auto_frames(state: State) -> None:
    """Run the automatic steps of a position that was read."""
    try:
        state.run_auto(None)
    except (IndexError, ValueError):
        complain("stack", "steps-impossible")
