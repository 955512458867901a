"""Summaries of the rules, which the terminal prints and the page illustrates."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from sztab import games
from sztab.catalogue.rulebook import rules_file
from sztab.core.action import SztabError
from sztab.core.files import read_text
from sztab.core.languages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

Words = dict[str, str]
"""A text in each language."""


@dataclass(frozen=True)
class Line:
    """A statement with its clauses. In a key, it explains a symbol.

    `id` is the engine's name of the symbol; `icons` are the page's drawings of it.
    """

    clauses: tuple[str, ...]
    text: Words
    name: Words
    id: str
    icons: tuple[str, ...]


@dataclass(frozen=True)
class Part:
    """A part of the summary; a `key` explains symbols."""

    id: str
    title: Words
    key: bool
    lines: tuple[Line, ...]


@cache
def load_summary(game: str) -> tuple[Part, ...]:
    """Return the summary of a game's rules; empty if the game has none.

    SztabError if there is no such game: a name from the network never becomes a path.
    """
    path = rules_file(f"summaries/{games.get(game).name}.toml")
    if path is None:
        return ()
    try:
        return tuple(_part(row) for row in tomllib.loads(read_text(path))["part"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise SztabError(f"{path}: cannot be read as a summary: {error!r}.") from error


def _part(row: Mapping[str, Any]) -> Part:
    lines = tuple(_line(line) for line in row["line"])
    return Part(row["id"], row["title"], row.get("key", False), lines)


def _line(row: Mapping[str, Any]) -> Line:
    text = {language: row[language] for language in LANGUAGES if language in row}
    return Line(
        clauses=tuple(row["clauses"]),
        text=text,
        name=row.get("name", {}),
        id=row.get("id", ""),
        icons=tuple(row.get("icons", ())),
    )
