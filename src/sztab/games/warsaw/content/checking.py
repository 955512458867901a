"""Checks the card file: every field by itself, then whether the rows go together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from sztab.core.content.reading import bad_fields, repeated
from sztab.core.content.shapes import Row
from sztab.core.languages import LANGUAGES
from sztab.games.warsaw.board import ARMY_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.cards import KIND_NAMES
from sztab.games.warsaw.content.vocabulary import COUNTS, ONE, SECTIONS

ID: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+")
CODE: Final = re.compile(r"([A-Z]+)-([A-Z])[0-9]{2}")
PLAYERS: Final = [2, 3, 4]


def complaints(data: Row) -> list[str]:
    """Return all that is wrong; nothing is said of the whole while a field is wrong."""
    found = list(bad_fields(data, SECTIONS))
    return found or [*_bad_cards(data), *_bad_decks(data), *_bad_resources(data)]


def _bad_cards(data: Row) -> Iterator[str]:
    for row in data["cards"]:
        for field, problem in _bad_card(row):
            yield f"cards, {row['id']}: field {field!r} {problem}."


def _bad_card(row: Row) -> Iterator[tuple[str, str]]:
    army, kind = row["army"], row["kind"]
    if not ID.fullmatch(row["id"]) or not row["id"].startswith(f"{army}-"):
        yield "id", f"must be {army}- with small letters, digits and hyphens, not {row['id']!r}"
    code = CODE.fullmatch(row["code"])
    wanted = (army.upper(), kind[0].upper())
    if code is None or code.groups() != wanted:
        yield "code", f"must be {'-'.join(wanted)} and two digits, not {row['code']!r}"
    if kind == "unit":
        yield from _bad_fronts(row["effects"])


def _bad_fronts(effects: list[Row]) -> Iterator[tuple[str, str]]:
    """[WAR-124] A Unit card with a choice of fronts has one choice for all its effects."""
    for number, effect in enumerate(effects, 1):
        if ("pick" in effect) != (len(effect["fronts"]) > 1):
            yield f"effects.{number}.pick", "belongs to several fronts, and they need it"
    choices = [effect["fronts"] for effect in effects if effect.get("pick") == ONE]
    if any(choice != choices[0] for choice in choices):
        yield "effects", "must let the player pick among the same fronts everywhere [WAR-124]"


def _bad_decks(data: Row) -> Iterator[str]:
    """[WAR-001] [WAR-002] [WAR-003] Every card exists once, and each deck has its numbers."""
    rows: list[Row] = data["cards"]
    yield from repeated("cards", "id", [(row["id"], row["id"]) for row in rows])
    yield from repeated("cards", "code", [(row["id"], row["code"]) for row in rows])
    for language in LANGUAGES:
        named = [row for row in rows if language in row["name"]]
        names = [(row["id"], row["name"][language]) for row in named]
        yield from repeated("cards", f"name.{language}", names)
    armies = [ARMY_NAMES.index(row["army"]) for row in rows]
    if armies != sorted(armies):
        yield "cards: all cards of wp must stand before those of acz."
    found = Counter((row["army"], row["kind"]) for row in rows)
    for army in ARMY_NAMES:
        for kind in KIND_NAMES:
            number, wanted = found[army, kind], COUNTS[army][kind]
            if number != wanted:
                yield f"cards: {army} has {number} cards of the kind {kind}, not {wanted}."


def _bad_resources(data: Row) -> Iterator[str]:
    """[WAR-006] [WAR-007] Three cards, each with one face for every number of players."""
    rows: list[Row] = data["resources"]
    if [row["id"] for row in rows] != list(RESOURCE_NAMES):
        yield f"resources: must be {', '.join(RESOURCE_NAMES)}, in this order."
    for row in rows:
        players = [number for face in row["faces"] for number in face["players"]]
        if sorted(players) != PLAYERS:
            yield f"resources, {row['id']}: field 'faces' must have 2, 3 and 4 players once each."
