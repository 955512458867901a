"""Messages on events address the reader as "you" and name everybody else, in all languages.

`test_captions.py` plays whole games; this checks every message, including rare ones.
"""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from fluent.syntax import FluentParser, ast

from tests.page.texts import LANGUAGES, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOMS: Final = ("rush", "warsaw", "battlegrounds", "table")
TOLD: Final = re.compile(
    r"(rush|warsaw|battlegrounds)-event-.*|battlegrounds-then-.*|rush-(key|target|object)-.*|warsaw-do-four"
    r"|table-news-.*|table-replay-(choice|secret)"
)
NAMES: Final = {"seat", "who", "name", "warsaw-side"}
"""The functions and variables that put a name into a sentence."""
PERSONS: Final = {"actor", "side", "owner", "rival"}
"""Variables that say whether somebody is the reader."""
YOURS: Final = {"you", "own"}
TO_YOU: Final = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "pl": re.compile(r"\b(\w+sz|jesteś|ci|ciebie|tw[oó]j\w*)\b", re.IGNORECASE),
    "cs": re.compile(r"\b(\w+š|jsi|tě|tebe|tv(ůj|é|oje|oji|ého))\b", re.IGNORECASE),
}
"""Words for the reader; in Polish and Czech, endings of verbs show the person."""


class Said(NamedTuple):
    """One combination of variants of a message: the choices and the resulting text."""

    chosen: dict[str, str]
    text: str
    named: set[str]


def ways(pattern: ast.Pattern, chosen: dict[str, str] | None = None) -> Iterator[Said]:
    """Yield every combination of variants of a message."""
    found = [Said(chosen or {}, "", set())]
    for element in pattern.elements:
        found = list(chain.from_iterable(_after(one, element) for one in found))
    yield from found


def _after(said: Said, element: ast.TextElement | ast.Placeable) -> Iterator[Said]:
    if isinstance(element, ast.TextElement):
        yield said._replace(text=said.text + element.value)
        return
    inner = element.expression
    if isinstance(inner, ast.SelectExpression):
        for variant in inner.variants:
            choice = said.chosen | _choice(inner, variant)
            for more in ways(variant.value, choice):
                yield Said(more.chosen, said.text + more.text, said.named | more.named)
        return
    name = getattr(getattr(inner, "id", None), "name", "")
    yield Said(said.chosen, f"{said.text}–", said.named | {name})


def _choice(inner: ast.SelectExpression, variant: ast.Variant) -> dict[str, str]:
    assert isinstance(inner.selector, ast.VariableReference)
    key = variant.key
    return {inner.selector.id.name: key.name if isinstance(key, ast.Identifier) else key.value}


def faults(language: str, key: str, pattern: ast.Pattern) -> list[str]:
    """Return what is wrong with the persons in a message."""
    found = []
    every = list(ways(pattern))
    asked = {name for said in every for name in said.chosen} & PERSONS
    if not asked and any(said.named & NAMES for said in every):
        found.append(f"{key} has no form for its reader")
    for chosen, text, named in every:
        persons = {name: chosen[name] for name in asked if name in chosen}
        yours = bool(YOURS & set(persons.values()))
        if yours != bool(TO_YOU[language].search(text)):
            found.append(f"{key} {persons}: {text}")
        subject = persons.get("actor") or persons.get("side") or persons.get("owner")
        if subject == "you" and named & NAMES:
            found.append(f"{key} {persons} names its reader: {text}")
    return found


def told(language: str, room: str) -> dict[str, ast.Pattern]:
    """Return the messages of a file that describe events."""
    source = (ROOT / "locales" / language / f"{room}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: entry.value
        for entry in FluentParser(with_spans=False).parse(source).body
        if isinstance(entry, ast.Message) and entry.value and TOLD.fullmatch(entry.id.name)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_every_message_speaks_to_its_reader_alone(language: str, room: str) -> None:
    messages = told(language, room)
    assert len(messages) > 10
    assert [fault for key in messages for fault in faults(language, key, messages[key])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_all_languages_speak_to_the_same_persons(language: str, room: str) -> None:
    english = told("en", room)
    for key, pattern in told(language, room).items():
        persons = [
            {name for said in ways(one) for name in said.chosen} & PERSONS
            for one in (pattern, english[key])
        ]
        assert persons[0] == persons[1], key


PLANTED: Final = {
    "en": ("{ $seat } buys { $card }", "Your { $card } is lost", "{ $seat } takes the lead"),
    "pl": ("{ $seat } kupuje: { $card }", "Tracisz: { $card }", "{ $seat } prowadzi"),
    "cs": ("{ $seat } kupuje: { $card }", "Ztrácíš: { $card }", "{ $seat } vede"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_without_the_forms_is_found(language: str) -> None:
    third, second, other = PLANTED[language]
    wrong = {
        "the form is missing": third,
        "everybody is the reader": second,
        "the reader is spoken of": f"{{ $actor ->\n [you] {third}\n *[other] {other}\n }}",
        "others are spoken to": f"{{ $actor ->\n [you] {second}\n *[other] {second}\n }}",
        "one of two choices lacks it": (
            f"{{ $actor ->\n [you] {{ $n ->\n [one] {second}\n *[other] {other}\n }}\n"
            f" *[other] {third}\n }}"
        ),
    }
    right = f"{{ $actor ->\n [you] {second}\n *[other] {third}\n }}"
    for why, text in [*wrong.items(), ("", right)]:
        message = FluentParser().parse_entry(f"rush-event-planted = {text}\n")
        assert isinstance(message, ast.Message), text
        assert message.value is not None
        assert bool(faults(language, "rush-event-planted", message.value)) == bool(why), why
