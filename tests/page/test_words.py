"""Banned words: calques, synonyms of terms, wrong typography."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Final

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from tests.page.texts import LANGUAGES, ROOT, files, plain_files

MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)
COMMENT: Final = re.compile(r"^#.*$", re.MULTILINE)
PLACEABLE: Final = re.compile(r"\{[^{}]*\}")

BANNED: Final[dict[str, tuple[str, ...]]] = {
    "en": (
        r"\banew\b",
        r"\bthe own\b",
        r"\bso many\b",
        r"\bso often\b",
        r"\bwhoever\b",
        r"\bhung up\b",
        r"\bnevertheless\b",
        r"(?<!there )\bis no (?:pair|result|token|upgrade)\b",
        r"\ball the same\b",
        r"\bleft alone\b",
        r"\bis told\b",
        r"\bstands in\b(?! the)",
        r"\bLook back\b",
        r"\bWhoever comes\b",
        r"\bDo without\b",
        r"\bmark of the seed\b",
        r"\bThey fit\b",
        r"\btie: nobody\b",
        r"\bShow all\b(?! \{ \$n)",
        r"(?<!Turn )\bSounds on\b",
        r"\bdearer\b",
        r"\bequal (?:pictures|tokens)\b",
        r"(?<!\])'(?!sztab\[)",  # an apostrophe is ’; a shell needs 'sztab[postgres]'
        r'"',
        r"\d %|\} %",
    ),
    "pl": (
        r"\bodnośnik",
        r"\brozmow[ay]\b",  # the chat is Czat
        r"\btrener",  # the coach is Instruktor
        r"\bjednostek(?! pomocniczych)\b|\bjednostki(?! pomocnicze)\b",  # units are oddziały
        r"\bOgień do swoich\b",
        r"\b(?:podajcie|wybierzcie|proszę (?:podać|wybrać))\b",  # the player is “ty”
        r"\d %|\} %",
        r'"',
        r"“",
    ),
    "cs": (
        r"\bnevybuch(?!l)",
        r"\bnebráněn",  # the rulebook: nechráněná základna
        r"\blobby\b",  # Herna
        r"\bpovídání\b",
        r"\b(?:napište|ptejte|uveďte|vyberte|zadejte|zkuste|zvolte)\b",  # the player is “ty”
        r"\bsnad\b",
        r"\btrenér",  # the coach is Instruktor
        r"\bpřítel[ei]?\b",
        r"\bherní plán\b",
        r"\bv Sztabu\b",
        r"\bschopnost",  # abilities are vlastnosti
        r"\bUkázat (?:všechny|méně|další)\b",
        r"\bsi lízn|\bLíznout\b",
        r"\d%|\}%",
        r'"',
        r"”",
    ),
}
"""Regular expressions that no text may match, in upper or lower case."""

BANNED_IN: Final[dict[tuple[str, str], tuple[str, ...]]] = {
    ("pl", "rush"): (r"\bkolejk",),
    ("pl", "lessons-rush"): (r"\bkolejk",),
    ("pl", "rules-rush"): (r"\bkolejk",),
    ("pl", "battlegrounds"): (r"\btur[aęyz]", r"\bbonus"),
    ("cs", "lessons-rush"): (r"\bzáznam",),  # the log is Deník; a record is záznam
    ("cs", "lessons-warsaw"): (r"\bzáznam",),
    ("cs", "lessons-battlegrounds"): (r"\bzáznam",),
}

WANTED: Final[dict[str, dict[str, str]]] = {
    "en": {
        "table-replay": "Replay",
        "lobby-new-sitting-open": "Open seat",
        "lobby-cards-drop": "Remove",
        "table-verify-good": "They match",
        "warsaw-result-tied": "tied",
        "rush-seat-tied": "tied",
        "table-hurry": "Skip",
        "table-volume-next": "Turn sounds on",
        "table-verify-text": "published a fingerprint (hash)",
    },
    "pl": {
        "lobby-custom-chat": "Czat",
        "table-chat": "Czat",
        "table-coach": "Instruktor",
        "lobby-learn-what": "instruktor",
        "rush-reserve-affordable": "stać cię",
        "lobby-new-which": "Wariant",
        "lobby-new-toggles": "Zasady szczegółowo",
        "lobby-new-sitting-open": "Dowolny gracz",
        "lobby-new-sitting-link": "Znajomy (przez link)",
        "rush-lesson-join-title": "Wspólny atak",
        "rush-ask-name-attackers": "Wspólny atak",
        "rush-lesson-target-text": "Uszkodzony cel zniszczy następne trafienie",
        "rush-ability-siege-text": "Uszkodzony cel zniszczy następne trafienie",
        "rush-lesson-damage-text": "naprawiają się same",
        "table-end-you": "Zwycięstwo!",
        "table-replay-wait": "Wczytujemy ten moment",
        "table-nothing-here": "Tu nie można teraz nic zrobić",
        "answer-nothing-here": "Tu nie można teraz nic zrobić",
        "rush-base-undefended": "bez obrońcy",
        "rush-lesson-guard-text": "Baza bez obrońcy",
        "rush-do-end": "Zakończ turę",
    },
    "cs": {
        "table-log": "Deník",
        "table-chat": "Chat",
        "lobby-custom-chat": "Chat",
        "table-hint": "Nápověda",
        "lobby-custom-hints": "Nápověda",
        "table-loading": "Připravujeme stůl",
        "lobby-new-group-cards": "Karty a herní díly",
        "lobby-new-toggles-why": "co se k sobě nehodí",
        "page-offline-lobby": "Herna",
        "table-coach": "Instruktor",
        "lobby-learn-what": "instruktor",
        "table-end-you": "Vítězství!",
        "battlegrounds-ask-activate-card": "Která karta povede tvou zelenou figurku?",
        "battlegrounds-pawn-away": "mimo hrací plán",
        "battlegrounds-board": "Hrací plán",
        "battlegrounds-square-dud": "nevybuchlý granát",
    },
}
"""Texts that must contain, or begin with, certain words."""

DECIDES: Final = "decyduje większa liczba punktów"
"""The sentence of the Polish overview of Battlegrounds on winning without the target."""


@cache
def texts(language: str) -> dict[str, dict[str, str]]:
    """Return all texts by file and key, without comments."""
    rooms = {}
    for path in [*files(language), *plain_files(language)]:
        source = COMMENT.sub("", path.read_text(encoding="utf-8"))
        parts = MESSAGE.split(source)[1:]
        rooms[path.stem] = dict(zip(parts[::2], parts[1::2], strict=True))
    return rooms


def summaries(language: str) -> list[str]:
    """Return all sentences of the overviews."""
    found = []
    for path in sorted((ROOT / "rules" / "summaries").glob("*.toml")):
        for part in tomllib.loads(path.read_text(encoding="utf-8"))["part"]:
            lines = part["line"]
            found += [part["title"][language], *[line.get(language, "") for line in lines]]
            found += [line["name"][language] for line in lines if "name" in line]
    return found


def quotes(text: str) -> str:
    """Return a text without the straight quotes of Fluent's syntax."""
    return PLACEABLE.sub(lambda one: one[0].replace('"', "") if '"' in one[0] else one[0], text)


@pytest.mark.parametrize(
    ("language", "word"), [(one, word) for one in LANGUAGES for word in BANNED.get(one, ())]
)
def test_no_text_has_a_banned_word(language: str, word: str) -> None:
    pattern = re.compile(word, re.IGNORECASE)
    said = {
        f"{room}: {key}": text
        for room, all_ in texts(language).items()
        for key, text in all_.items()
    }
    said |= {f"summary: {text}": text for text in summaries(language)}
    assert [name for name, text in said.items() if pattern.search(quotes(text))] == []


@pytest.mark.parametrize(("language", "room"), list(BANNED_IN))
def test_a_game_has_one_word_for_one_thing(language: str, room: str) -> None:
    for word in BANNED_IN[language, room]:
        pattern = re.compile(word, re.IGNORECASE)
        said = texts(language)[room].items()
        assert [key for key, text in said if pattern.search(text)] == [], word


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_agreed_on_is_said(language: str) -> None:
    said = {key: text for room in texts(language).values() for key, text in room.items()}
    missing = {key: words for key, words in WANTED[language].items() if words not in said[key]}
    assert missing == {}


def test_more_points_decide_in_polish() -> None:
    assert any(DECIDES in text for text in summaries("pl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_follow_their_word(language: str) -> None:
    loose = [
        key
        for room in texts(language).values()
        for key, text in room.items()
        if re.search(r"\w …|\.\.\.", text)
    ]
    assert loose == []


@pytest.mark.parametrize(("language", "close"), [("pl", "”"), ("cs", "“")])
def test_quotes_are_low_and_high(language: str, close: str) -> None:
    for room in texts(language).values():
        for key, text in room.items():
            assert text.count("„") == text.count(close), key
