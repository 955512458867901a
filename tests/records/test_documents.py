"""Bad TOML and JSON is refused with its line, whatever exception Python raises."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.content.document import MAX_DEPTH, MAX_DIGITS, BadDocument, load_json, load_toml

if TYPE_CHECKING:
    from collections.abc import Callable

BEFORE = "a = 1\nb = 'x'\n"
LONG = {
    "hexadecimal": "0x" + "f" * 50_000,
    "octal": "0o" + "7" * 50_000,
    "binary": "0b" + "1" * 50_000,
    "decimal": "9" * 50_000,
    "with underscores": "9_" * 3000 + "9",
    "that Python can print": "-" + "9" * (MAX_DIGITS + 1),
    "just too large": "0x" + "f" * 84,
}


def refused(load: Callable[[str], object], text: str) -> BadDocument:
    with pytest.raises(BadDocument) as caught:
        load(text)
    assert len(str(caught.value.problem)) < 200
    return caught.value


@pytest.mark.parametrize("number", LONG.values(), ids=LONG)
@pytest.mark.parametrize("value", ["{}", "[1, {}]", "{{ x = [{}] }}"])
def test_a_number_of_many_digits_is_refused_with_its_line(number: str, value: str) -> None:
    error = refused(load_toml, f"{BEFORE}n = {value.format(number)}\nc = 3\n")
    assert (error.line, error.is_syntax) == (3, False)
    assert str(error.problem) == f"a whole number has more than {MAX_DIGITS} digits"


def test_the_longest_number_is_read() -> None:
    assert load_toml(f"n = {'9' * MAX_DIGITS}") == {"n": 10**MAX_DIGITS - 1}
    assert load_toml("n = 0x" + "0" * 5000 + "7") == {"n": 7}
    assert load_json(f'{{"n": -{"9" * MAX_DIGITS}}}') == {"n": 1 - 10**MAX_DIGITS}


@pytest.mark.parametrize("depth", [MAX_DEPTH + 1, 900, 50_000])
def test_what_is_nested_too_deep_is_refused_with_its_line(depth: int) -> None:
    listed = f"{BEFORE}n = {'[' * depth}{']' * depth}"
    tables = f"{BEFORE}n = {'{a=' * depth}1{'}' * depth}"
    for text in (listed, tables):
        error = refused(load_toml, text)
        assert (error.line, error.is_syntax) == (3, False)
    error = refused(load_json, f'{{"a": 1,\n"b": {"[" * depth}{"]" * depth}}}')
    assert (error.line, error.is_syntax) == (2, False)


def test_a_key_of_many_parts_is_refused_before_it_is_read() -> None:
    for key in ("a." * 20_000 + "a", "'a' . " * 200 + "a", f"[{'a.' * 200}a]"):
        error = refused(load_toml, f"{BEFORE}{key} = 1\n")
        assert (error.line, "parts" in str(error.problem)) == (3, True)
    dotted = "." * 500
    assert load_toml(f"text = '{dotted}'") == {"text": dotted}


def test_json_that_holds_no_number_is_refused_with_its_line() -> None:
    assert refused(load_json, '{"a": "NaN",\n"b": [1,\nNaN]}').line == 3
    assert str(refused(load_json, "[NaN]").problem) == "NaN is not a number"
    assert refused(load_json, f'{{"a": 1,\n"b": {"9" * 5000}}}').line == 2
    assert refused(load_json, '{"a": 1,\n"b"}').is_syntax
