"""The rules of a game as numbered clauses, read from the files that the tests refer to."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sztab
from sztab import games
from sztab.core.action import SztabError
from sztab.core.files import read_text
from sztab.core.game import Section

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class Clause:
    """One clause of the rules, with its source, ruling, option, examples and tables."""

    id: str
    section: str
    text: str
    kind: str
    source: str
    ruling: str
    option: str
    examples: tuple[str, ...]
    tables: tuple[Section, ...]
    searched: str = field(init=False, repr=False, compare=False)
    """The text that is searched: all fields, casefolded, on separate lines."""

    def __post_init__(self) -> None:
        texts = (self.id, self.section, self.text, self.ruling, self.option, *self.examples)
        object.__setattr__(self, "searched", "\n".join(texts).casefold())

    def mentions(self, word: str) -> bool:
        """Return whether a casefolded word occurs."""
        return word in self.searched


@dataclass(frozen=True)
class Rulebook:
    """All clauses of a game."""

    game: str
    clauses: tuple[Clause, ...]

    def find(self, name: str) -> Clause | None:
        """Return the clause with this id, or None."""
        for clause in self.clauses:
            if clause.id == name.upper():
                return clause
        return None

    def search(self, words: str) -> list[Clause]:
        """Return the clause with this id, or else all clauses in which every word occurs.

        Long words, which are rare, are searched first, and each word only in the clauses that
        contain all words before it.
        """
        exact = self.find(words.strip())
        if exact is not None:
            return [exact]
        found = list(self.clauses)
        for word in distinct_words(words):
            found = [clause for clause in found if clause.mentions(word)]
        return found


def distinct_words(text: str) -> list[str]:
    """Return the words to search for: casefolded, without duplicates, the longest first.

    A word that is part of a longer one is left out, because it occurs wherever the longer one does.
    """
    words: list[str] = []
    for word in sorted(set(text.casefold().split()), key=lambda one: (-len(one), one)):
        if not any(word in longer for longer in words):
            words.append(word)
    return words


@cache
def load_rulebook(game: str) -> Rulebook:
    """Return the clauses of a game; the book is empty if the game has none.

    SztabError if there is no such game: a name from the network never becomes a path.
    """
    path = rules_file(f"{games.get(game).name}.toml")
    if path is None:
        return Rulebook(game, ())
    try:
        data = tomllib.loads(read_text(path))
        sources = data["rules"]["sources"]
        tables = _tables(data.get("table", []))
        clauses = [_clause(row, sources, tables) for row in data["clause"]]
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise SztabError(f"{path}: cannot be read as rules: {error!r}.") from error
    return Rulebook(game, tuple(clauses))


def rules_file(name: str) -> Path | None:
    """Return the path of a rules file in the installed package or the checkout, or None."""
    package = Path(sztab.__file__).parent
    for folder in (package / "_rules", package.parent.parent / "rules"):
        path = folder / name
        if path.is_file():
            return path
    return None


def _clause(
    row: Mapping[str, Any], sources: Mapping[str, str], tables: Mapping[str, list[Section]]
) -> Clause:
    return Clause(
        id=row["id"],
        section=row["section"],
        text=row["text"],
        kind=row["kind"],
        source=_source(row["source"], sources),
        ruling=row.get("ruling", ""),
        option=_option(row["option"]) if "option" in row else "",
        examples=tuple(f"({one['kind']}) {one['text']}" for one in row.get("examples", [])),
        tables=tuple(tables.get(row["id"], ())),
    )


def _option(row: Mapping[str, Any]) -> str:
    return f"{row['name']} = {' or '.join(row['values'])}: {row['text']}"


def _source(places: list[str], sources: Mapping[str, str]) -> str:
    """Return the places in the printed rulebooks, with the title of each book."""
    books = dict.fromkeys(place[0] for place in places if place[0] in sources)
    titles = "; ".join(f"{letter} = {sources[letter]}" for letter in books)
    return ", ".join(places) + (f" ({titles})" if titles else "")


def _tables(rows: list[Mapping[str, Any]]) -> dict[str, list[Section]]:
    found: dict[str, list[Section]] = {}
    for row in rows:
        cells = [[str(cell) for cell in line] for line in row["rows"]]
        found.setdefault(row["clause"], []).append(Section(row["title"], row["header"], cells))
    return found
