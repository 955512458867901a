"""Text from outside: invisible characters and terminal sequences are removed on reading."""

from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab import games
from sztab.core.text import clean, clean_data, clean_lines, escape, is_visible
from sztab.games.rush.content import CARD_FILE
from sztab.records import parse_record, print_record, record_from_json

ESC = "\x1b]0;owned\x07\x1b[2J"


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("A\0da", "A da"),
        ("Ad\u200ba\u2060\ufeff", "Ada"),
        ("\u202eadA\u2066\u200f", "adA"),
        ("\x1b[31mAda", "[31mAda"),
        ("A\u034fda\ufe0f", "Ada"),
        ("A\u0301da", "\u00c1da"),
        ("ab\u200dc", "abc"),
        ("\u3164\u2800", ""),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\U0001f469\U0001f3fd\u200d\U0001f680", "\U0001f469\U0001f3fd\u200d\U0001f680"),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
        ("\U0001f469\u200d", "\U0001f469"),
        ("\u200d\U0001f680\u200d\u200d\U0001f680", "\U0001f680\U0001f680"),
        ("\ud800x\ue000", "x"),
        ("Zażółć příště", "Zażółć příště"),
    ],
)
def test_a_text_is_cleaned(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


@given(st.text(max_size=40))
def test_a_cleaned_text_has_nothing_to_clean(text: str) -> None:
    once = clean(text)
    assert clean(once) == once
    assert "\n" not in once
    odd = [one for one in once if unicodedata.category(one) in {"Cc", "Cf", "Cs", "Co"}]
    assert set(odd) <= {"\u200d"}


@given(st.text(max_size=20), st.sampled_from("\u200b\u200c\u200e\u202e\u2060\ufeff\u00ad\0\x1b"))
def test_an_invisible_character_makes_no_new_name(text: str, extra: str) -> None:
    name = clean(text)
    assert clean(f"{extra}{name}{extra}") == name


def test_a_comment_keeps_its_lines_and_indents() -> None:
    assert clean_lines("a\n  b\x1b[2J\u200b  \nc") == "a\n  b [2J\nc"


def test_plain_data_is_cleaned_at_any_depth() -> None:
    data = {"a\u200b": ["x\u202e", {"title": "T\x1b34"}, 3, True]}
    assert clean_data(data) == {"a\u200b": ["x", {"title": "T 34"}, 3, True]}


def test_the_printed_cards_have_nothing_to_clean() -> None:
    assert clean_data(CARD_FILE.printed()) == CARD_FILE.printed()


def test_titles_in_a_custom_card_file_are_cleaned() -> None:
    text = 'schema_version = 1\n[[vehicles]]\nid = "ussr-t-34"\nname = "T\\u001b[31m\\u202e-34"\n'
    content = games.get("rush").components.read(text, "cards")
    assert content["vehicles"][0]["name"] == "T [31m-34"


def test_whether_a_name_can_be_seen() -> None:
    assert is_visible("Ada")
    assert is_visible("\U0001f680")
    assert not any(is_visible(one) for one in ("", " ", "\u200b", "\u3164", "\ufe0f", "\u2800"))


def test_names_and_comments_of_a_record_are_cleaned() -> None:
    lines = [
        "[game warsaw]",
        "[players 2]",
        f"[seat P1 Ada{ESC}]",
        "[seat P2 B\u202eo]",
        f"; x{ESC}",
        "P1: put acz wp.n.line1 ; y\u200b\x1b[1m",
    ]
    record = parse_record("\n".join(lines))
    assert record.seats == ("Ada ]0;owned [2J", "Bo")
    assert (record.comment, record.plies[0].comment) == ("x ]0;owned  [2J", "y [1m")
    data = {"game": "warsaw", "players": 2, "seats": ["A\0da", "B\u2066o"], "comment": ESC}
    read = record_from_json(json.dumps(data))
    assert read.seats == ("A da", "Bo")
    assert "\x1b" not in read.comment
    assert parse_record(print_record(record)) == record


@given(st.text())
def test_nothing_that_a_terminal_acts_on_is_left_in_an_escaped_text(text: str) -> None:
    shown = escape(text)
    assert all(one.isprintable() or one in "\n\t" for one in shown)


def test_an_escaped_text_shows_its_characters() -> None:
    assert escape("a\x1b[31m\u202eb\nc") == "a\\x1b[31m\\u202eb\nc"
    assert escape("Zażółć", kept="") == "Zażółć"
