"""The rules as numbered clauses, read from the files that the tests are checked against."""

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
    """One clause, with everything that the rules say about it."""

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
    """What a search looks at: all texts, casefolded once, each on lines of its own."""

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

        Each word is looked for only in the clauses that have all words before it, and long words,
        which are rare, come first.
        """
        exact = self.find(words.strip())
        if exact is not None:
            return [exact]
        found = list(self.clauses)
        for word in distinct_words(words):
            found = [clause for clause in found if clause.mentions(word)]
        return found


def distinct_words(text: str) -> list[str]:
    """Return the words to search for: casefolded, each once, the longest first.

    A word that is part of another one is left out: it occurs wherever the other one does.
    """
    words: list[str] = []
    for word in sorted(set(text.casefold().split()), key=lambda one: (-len(one), one)):
        if not any(word in longer for longer in words):
            words.append(word)
    return words


@cache
def load_rulebook(game: str) -> Rulebook:
    """Return the clauses of a game; one that has none gives an empty book.

    SztabError if there is no such game, so that a name from outside never becomes a path.
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
    """Return a file of the rules: in the package when installed, at the root of a checkout."""
    package = Path(sztab.__file__).parent
    for folder in (package / "_rules", package.parent.parent / "rules"):
        path = folder / name
        if path.is_file():
            return path
    return None


def _clause(
    row: Mapping[str, Any], sources: Mapping[str, str], tables: Mapping[str, list[Section]]
) -> Clause:
    option = row.get("option")
    examples = [f"({one['kind']}) {one['text']}" for one in row.get("examples", [])]
    return Clause(
        row["id"], row["section"], row["text"], row["kind"], _source(row["source"], sources),
        row.get("ruling", ""),
        f"{option['name']} = {' or '.join(option['values'])}: {option['text']}" if option else "",
        tuple(examples), tuple(tables.get(row["id"], ())),
    )  # fmt: skip


def _source(places: list[str], sources: Mapping[str, str]) -> str:
    """Return the lines of the rulebooks, with each book's title."""
    books = dict.fromkeys(place[0] for place in places if place[0] in sources)
    titles = "; ".join(f"{letter} = {sources[letter]}" for letter in books)
    return ", ".join(places) + (f" ({titles})" if titles else "")


def _tables(rows: list[Mapping[str, Any]]) -> dict[str, list[Section]]:
    found: dict[str, list[Section]] = {}
    for row in rows:
        cells = [[str(cell) for cell in line] for line in row["rows"]]
        found.setdefault(row["clause"], []).append(Section(row["title"], row["header"], cells))
    return found
