"""Every text exists in three languages with the plural forms it needs, and none is unused."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from tests.page.texts import (
    LANGUAGES,
    PLURALS,
    ROOT,
    files,
    junk,
    messages,
    needs,
    patterns,
    said,
    terminal_patterns,
    told,
)

ROOMS = [path.name for path in files("en")]
OTHERS = [language for language in LANGUAGES if language != "en"]
FORMS = {"hue": "colour", "letter": "colour", "number": "base"}
"""Variables that select the form of another one, in languages with inflection."""


def test_all_languages_have_the_same_rooms() -> None:
    for language in LANGUAGES:
        assert [path.name for path in files(language)] == ROOMS


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_everything_in_a_room_is_a_message(language: str, room: str) -> None:
    assert junk(ROOT / "locales" / language / room) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_the_same_in_all_languages(language: str, room: str) -> None:
    english = messages(ROOT / "locales" / "en" / room)
    other = messages(ROOT / "locales" / language / room)
    assert sorted(other) == sorted(english)
    for key in english:
        known = needs(english, key)
        forms = {form for form, word in FORMS.items() if word in known}
        assert needs(other, key) <= known | forms, f"{key} says what English does not know"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_plural_forms_of_english_exist_in_all_languages(language: str, room: str) -> None:
    other = messages(ROOT / "locales" / language / room)
    for key, message in messages(ROOT / "locales" / "en" / room).items():
        if any("one" in choice for choice in message.choices):
            assert any(choice & PLURALS for choice in other[key].choices), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_in_two_files(language: str) -> None:
    seen: dict[str, str] = {}
    for path in files(language):
        for key in messages(path):
            assert key not in seen, f"{key}: {seen.get(key)} and {path.name}"
            seen[key] = path.name


@cache
def known() -> set[str]:
    return {key for path in files("en") for key in messages(path)}


def test_whatever_the_page_says_is_written() -> None:
    missing = {key: path.name for key, path in said().items() if key not in known()}
    assert missing == {}


def test_whatever_the_terminal_says_is_written() -> None:
    missing = {key: path.name for key, path in told().items() if key not in known()}
    assert missing == {}
    assert len(told()) > 200


def test_no_message_is_unused() -> None:
    clauses = {
        clause["id"]
        for path in (ROOT / "rules").glob("*.toml")
        for clause in tomllib.loads(path.read_text(encoding="utf-8"))["clause"]
    }
    inside = {
        key for path in files("en") for one in messages(path).values() for key in one.messages
    }
    asked = [*patterns(), *terminal_patterns()]
    unused = [
        key
        for key in sorted(known() - clauses - inside)
        if not any(pattern.fullmatch(key) for pattern in asked)
    ]
    assert unused == []


def test_every_clause_has_a_short_text() -> None:
    """In the order of the rules; a clause of an ability can be next to its other messages."""
    for path in sorted((ROOT / "rules").glob("*.toml")):
        clauses = tomllib.loads(path.read_text(encoding="utf-8"))["clause"]
        ids = [clause["id"] for clause in clauses]
        game = path.stem
        rules, words = [
            messages(ROOT / "locales" / "en" / f"{r}{game}.ftl") for r in ("rules-", "")
        ]
        missing = [one for one in ids if one not in rules and one not in words]
        assert not missing, f"no message in rules-{game}.ftl or {game}.ftl: {missing}"
        short = [key for key in rules if "-section-" not in key]
        assert short == [one for one in ids if one in rules]


def test_a_pattern_with_a_hole_does_not_match_everything() -> None:
    every = [*patterns(), *terminal_patterns()]
    assert not any(re.fullmatch(pattern, "no-such-key-anywhere") for pattern in every)
