"""Messages of games are named `<game>-<topic>-<name>`, with the same topics in all games."""

from __future__ import annotations

import re
from typing import Final

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from sztab import games
from tests.page.texts import ROOT, files, messages

SHARED: Final = {
    "do": "an action, on a button or in a list",
    "ask": "the question of a decision",
    "detail": "a second line below a question",
    "wait": "what somebody else is deciding",
    "event": "a line of the log",
    "ability": "an effect printed on a card or piece",
    "phase": "a part of a turn",
    "source": "where points come from",
    "unused": "what an early end leaves unused",
    "seat": "what is said of a player",
    "effect": "what comes of a choice, in a word or two",
    "setting": "a setting of this game alone",
}
"""Topics with the same meaning in all games."""
ROOMS: Final = {
    "lessons": {"lesson"},
    "results": {"result"},
    "rules": {"section"},
    "terms": {"toggle", "preset", "condition"},
}
"""Kinds of message files that exist for each game, and their topics."""
CLAUSE: Final = re.compile(r"[A-Z]+-\d+")


def keys(room: str) -> list[str]:
    """Return the keys of a file of messages, without those of clauses."""
    found = messages(ROOT / "locales" / "en" / room)
    return [key for key in found if not CLAUSE.fullmatch(key)]


def topic(key: str) -> str:
    return key.split("-")[1]


@pytest.mark.parametrize("game", games.names())
def test_messages_of_a_game_begin_with_its_name(game: str) -> None:
    rooms = [path.name for path in files("en") if path.stem.rpartition("-")[2] == game]
    assert set(rooms) >= {f"{game}.ftl", *(f"{room}-{game}.ftl" for room in ROOMS)}
    assert [key for room in rooms for key in keys(room) if not key.startswith(f"{game}-")] == []


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("room", ROOMS)
def test_a_file_of_messages_has_its_own_topics(room: str, game: str) -> None:
    assert {topic(key) for key in keys(f"{room}-{game}.ftl")} <= ROOMS[room]


def test_no_other_file_has_messages_of_a_game() -> None:
    every = tuple(f"{game}-" for game in games.names())
    others = [
        path.name for path in files("en") if path.stem.rpartition("-")[2] not in games.names()
    ]
    assert [key for room in others for key in keys(room) if key.startswith(every)] == []


@pytest.mark.parametrize("shared", SHARED)
def test_a_shared_topic_is_used_by_more_than_one_game(shared: str) -> None:
    used = [game for game in games.names() if shared in map(topic, keys(f"{game}.ftl"))]
    assert len(used) > 1
