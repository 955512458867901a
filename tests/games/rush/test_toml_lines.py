"""The scanner finds the line of every value in a TOML text."""

from __future__ import annotations

import tomllib
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab.core.content.document import BadDocument, load_toml
from sztab.core.content.lines import find_lines, line_of
from sztab.records import toml

TEXT = dedent('''\
    # a comment with [[tables]] and a = 1
    version = 1
    remove = [
      "a",  # [ not a list
      "b", "c",

      { x = "}" },
    ]
    long = """
    [[vehicles]]
    quote \\""" and two more"" """
    raw = \'\'\'
    it = "is"
    \'\'\'\'
    day = 2026-11-15 10:00:00
    "a key" . 'b' . c = true

    [table]
    x = 0x1F
    inner.deep = "#"
    inner . other = 3.5

    [[vehicles]]
    id = "one"
    abilities = [{ kind = "a" },
      { kind = "b", value = 2 }]

      [vehicles.extra]
      note = ''

    [[vehicles]] # the second
    id = "two"
    [[vehicles.parts]]
    n = 1
    [[vehicles.parts]]
    n = 2
    ''')

PLACES = {
    ("version",): 2,
    ("remove",): 3,
    ("remove", 0): 4,
    ("remove", 1): 5,
    ("remove", 2): 5,
    ("remove", 3): 7,
    ("remove", 3, "x"): 7,
    ("long",): 9,
    ("raw",): 12,
    ("day",): 15,
    ("a key",): 16,
    ("a key", "b", "c"): 16,
    ("table",): 18,
    ("table", "x"): 19,
    ("table", "inner"): 20,
    ("table", "inner", "deep"): 20,
    ("table", "inner", "other"): 21,
    ("vehicles",): 23,
    ("vehicles", 0): 23,
    ("vehicles", 0, "id"): 24,
    ("vehicles", 0, "abilities"): 25,
    ("vehicles", 0, "abilities", 1): 26,
    ("vehicles", 0, "abilities", 1, "value"): 26,
    ("vehicles", 0, "extra"): 28,
    ("vehicles", 0, "extra", "note"): 29,
    ("vehicles", 1): 31,
    ("vehicles", 1, "id"): 32,
    ("vehicles", 1, "parts", 0): 33,
    ("vehicles", 1, "parts", 0, "n"): 34,
    ("vehicles", 1, "parts", 1): 35,
    ("vehicles", 1, "parts", 1, "n"): 36,
}


@pytest.mark.parametrize(("place", "line"), PLACES.items(), ids=str)
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_every_place_has_its_line(place: tuple[str | int, ...], line: int, newline: str) -> None:
    assert find_lines(TEXT.replace("\n", newline))[place] == line


def test_what_is_not_there_is_looked_for_where_it_should_be() -> None:
    lines = find_lines(TEXT)
    assert line_of(lines, ("vehicles", 1, "cost")) == 31
    assert line_of(lines, ("vehicles", 7, "cost")) == 23
    assert line_of(lines, ("nowhere",)) == 1


def places(
    value: Any,  # noqa: ANN401  # any value of a TOML file
    place: tuple[str | int, ...] = (),
) -> set[tuple[str | int, ...]]:
    """Return every place in the data."""
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    inside = [places(inner, (*place, key)) for key, inner in items]
    return {(*place, key) for key, _ in items}.union(*inside)


def test_nothing_else_is_found() -> None:
    assert set(find_lines(TEXT)) == places(tomllib.loads(TEXT))


WORDS = st.text(st.characters(codec="utf-8"), max_size=9)
DATA = st.recursive(
    st.booleans() | st.integers(-(2**40), 2**40) | st.floats(allow_nan=False) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=15,
)


@given(st.dictionaries(WORDS, DATA, max_size=6))
@settings(max_examples=80, deadline=None)
def test_whatever_is_written_is_found_again(data: dict[str, Any]) -> None:
    text = toml.dumps(data)
    lines = find_lines(text)
    assert set(lines) == places(data)
    assert all(1 <= line <= text.count("\n") + 1 for line in lines.values())


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", 2),
        ("a = 1\na = 2\n", 2),
        ("a = [\n1,\n", 2),
        ("[a]\n\n[a]\n", 3),
        ("'", 1),
    ],
)
def test_a_text_that_is_not_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(BadDocument) as caught:
        load_toml(text)
    assert caught.value.line == line
    assert caught.value.is_syntax
    assert "line" not in str(caught.value.problem)
