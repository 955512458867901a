"""Invalid messages: made from the types of the wire protocol, and then spoiled.

Everything comes from a seeded generator, so that a run can be repeated.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from sztab.server import wire

Data = dict[str, Any]

KINDS: Final[tuple[type[wire.Request], ...]] = get_args(wire.AnyRequest)
HUGE: Final = (2**53, 2**63, 2**64, -(2**63) - 1, 10**400, -(10**30), 1e308, -0.0, 0.1)
ODD_TEXTS: Final = (
    "",
    " ",
    "\0",
    "a\0b",
    "\n\r\t",
    "\u202e",
    "\ufeff",
    "\U0001f600",
    "é" * 30,
    "²",
    "٣",
    "½",
    "١٢٣",
    "ﬀ",
    "ı",
    "İ",
    "ß",
    "\x1b[2J",
    "%s%n",
    "{0}",
    "../../etc/passwd",
    "<b>",
    "'; DROP TABLE log; --",
    "null",
    "-1",
    "1e9",
    "0x10",
    "1_000",
    "+1",
    "99999999999999999999",
    "__class__",
)
WRONG_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    -2,
    1.5,
    [],
    [[]],
    {},
    {"a": 1},
    "x",
    ["x"],
    *HUGE,
    *ODD_TEXTS,
    "y" * 65,
    "y" * 257,
    "y" * 513,
    "y" * 9000,
)


def valid(kind: type[msgspec.Struct], chance: random.Random) -> Data:
    """Return a well-formed message of this kind, as data."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    data: Data = {"type": described.tag}
    for field in described.fields:
        if field.required or chance.random() < 0.5:
            data[field.encode_name] = _value(field.type, chance)
    return data


def _value(kind: inspect.Type, chance: random.Random) -> object:
    match kind:
        case inspect.Metadata(type=inner):
            return _value(inner, chance)
        case inspect.BoolType():
            return chance.random() < 0.5
        case inspect.IntType(ge=least, le=most):
            return chance.choice(
                [least or 0, most or 9, chance.randint(0, 9), chance.randint(0, 99)]
            )
        case inspect.StrType(max_length=longest):
            length = chance.choice([0, 1, 8, longest or 8])
            return "".join(chance.choice("abcXYZ019 .:>-é") for _ in range(length))
        case inspect.LiteralType(values=values):
            return chance.choice(values)
        case inspect.UnionType(types=types):
            return _value(chance.choice(types), chance)
        case inspect.NoneType():
            return None
    raise TypeError(f"no value of {kind} is known")


# Ways to spoil a message


def _drop(data: Data, chance: random.Random) -> str:
    data.pop(chance.choice(list(data)))
    return json.dumps(data)


def _add(data: Data, chance: random.Random) -> str:
    name = chance.choice(["seat", "code", "__proto__", "extra", "Type", "token", "a" * 5000, "\0"])
    return json.dumps({**data, name: chance.choice(WRONG_VALUES)})


def _replace(data: Data, chance: random.Random) -> str:
    return json.dumps({**data, chance.choice(list(data)): chance.choice(WRONG_VALUES)})


def _replace_without_escapes(data: Data, chance: random.Random) -> str:
    data[chance.choice(list(data))] = chance.choice(ODD_TEXTS)
    return json.dumps(data, ensure_ascii=False)


def _other_kind(data: Data, chance: random.Random) -> str:
    tags = ["Hello", "MOVE", "welcome", "update", "ok", "moved", "opened", "", "move ", "móve"]
    return json.dumps({**data, "type": chance.choice(tags)})


def _twice(data: Data, chance: random.Random) -> str:
    """Give one name two values, in either order."""
    inner = json.dumps(data)[1:-1]
    more = f'"{chance.choice(list(data))}":{json.dumps(chance.choice(WRONG_VALUES))}'
    return f"{{{inner},{more}}}" if chance.random() < 0.5 else f"{{{more},{inner}}}"


def _deep(data: Data, chance: random.Random) -> str:
    depth = chance.choice([10, 500, 2000, 7000])
    opening, closing = chance.choice([("[", "]"), ('{"a":', "}")])
    if len(opening) * depth > 8000:
        depth = 1000
    text = json.dumps(data)
    return f'{text[:-1]},"deep":{opening * depth}1{closing * depth}}}'


def _cut(data: Data, chance: random.Random) -> str:
    text = json.dumps(data)
    return text[: chance.randrange(len(text))]


def _tail(data: Data, chance: random.Random) -> str:
    return json.dumps(data) + chance.choice(["x", "{}", "\0", ",", "]", json.dumps(data), "//"])


def _half_characters(data: Data, chance: random.Random) -> str:
    half = chance.choice(["\\ud800", "\\udfff", "\\udc00\\ud800", "\\ud800x", "\\u12", "\\x41"])
    return f'{json.dumps(data)[:-1]},"id":"{half}"}}'


def _scratch(data: Data, chance: random.Random) -> str:
    letters = list(json.dumps(data))
    for _ in range(chance.randint(1, 4)):
        letters[chance.randrange(len(letters))] = chr(chance.choice([0, 34, 92, 125, 160, 0x2028]))
    return "".join(letters)


def _list(data: Data, chance: random.Random) -> str:
    return json.dumps([data] * chance.randint(1, 3))


SPOILERS: Final[tuple[Callable[[Data, random.Random], str], ...]] = (
    _drop,
    _add,
    _replace,
    _replace_without_escapes,
    _other_kind,
    _twice,
    _deep,
    _cut,
    _tail,
    _half_characters,
    _scratch,
    _list,
)
NOISE: Final = (
    "",
    "\0",
    "\0" * 2000,
    " ",
    "null",
    "true",
    "0",
    "-",
    '"',
    '"hello"',
    "[]",
    "{}",
    "[" * 16_000,
    '{"type":' * 1500,
    "{" * 5000,
    "NaN",
    "Infinity",
    "9" * 15_000,
    "1e99999",
    "\ufeff{}",
    '{"type":null}',
    '{"type":["move"]}',
    '{"type":{"type":"ping"}}',
    "GET / HTTP/1.1\r\n\r\n",
    '{"type":"ping","id":"' + "x" * 16_000,
    '{"type":"ping"}' * 900,
    "hello",
    "<xml/>",
    "\\",
)


def spoilt(chance: random.Random) -> str:
    """Return a message with something wrong about it; rarely it is still valid."""
    if chance.random() < 0.1:
        return chance.choice(NOISE)
    return chance.choice(SPOILERS)(valid(chance.choice(KINDS), chance), chance)


# Actions


def strange_action(known: Sequence[str], chance: random.Random) -> str:
    """Return something similar to an action in notation."""
    text = chance.choice(known)
    way = chance.randrange(9)
    if way == 0:
        return text
    if way == 1:
        return _with_number(text, chance)
    if way == 2:
        return f"{text} {chance.choice(known)}"
    if way == 3:
        return text[: chance.randrange(len(text) + 1)]
    if way == 4:
        return (text + chance.choice([" ", ",", "."])) * 40
    if way == 5:
        return chance.choice(ODD_TEXTS)
    if way == 6:
        words = text.split(" ")
        words[chance.randrange(len(words))] = chance.choice(
            [*ODD_TEXTS, *chance.choice(known).split()]
        )
        return " ".join(words)
    if way == 7:
        place = chance.randrange(len(text) + 1)
        return text[:place] + chance.choice(ODD_TEXTS) + text[place:]
    return "".join(chance.sample(text, len(text)))


def _with_number(text: str, chance: random.Random) -> str:
    """Replace a number in it by an impossible one."""
    places = [number for number, letter in enumerate(text) if letter.isdigit()]
    number = chance.choice(
        ["-1", "0", "00", "99", "256", "65536", "9" * 20, "9" * 240, "²", "٣", "1.5"]
    )
    if not places:
        return f"{text} {number}"
    place = chance.choice(places)
    return text[:place] + number + text[place + 1 :]
