"""Fingerprints of engines: are the installed rules those of a stored table?

A fingerprint is a hash of the printed cards and of the syntax trees of the sources that decide the
rules. Layout, comments and docstrings do not count. The compiled build ships with its sources, so
both builds have the same fingerprint. A different fingerprint does not mean different rules: it
means that a table must be replayed to check.
"""

from __future__ import annotations

import ast
import asyncio
import sys
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import sztab.core
from sztab import games

if TYPE_CHECKING:
    from collections.abc import Iterator

LETTERS: Final = 16
"""The length of a fingerprint."""

NOT_RULES: Final = {
    "advice": "how promising a move looks to a bot",
    "refusals": "why nothing can be done at a place of the page",
    "statistics": "where points came from, and how games ended",
    "words": "questions, choices, events and the table in every language",
}
"""Modules and folders of a game that cannot change how it is played, and what they are for.

Everything else counts, including modules added later. A test makes sure that no module that counts
imports one of these, except `game.py`, which only passes their answers on.
"""

_SKIPPED: Final = {"ctx", "kind", "type_comment"}
"""Fields of a syntax tree that follow from other fields, or are comments."""


def known(game: str) -> str:
    """Return the fingerprint of a game's engine if it is computed already, else ""."""
    return _known.get(game, "")


def fingerprint(game: str) -> str:
    """Return the fingerprint of a game's engine; the first call in a process takes a moment."""
    with _one_at_a_time:
        if game not in _known:
            _known[game] = _work_out(game)
        return _known[game]


async def ready(game: str) -> str:
    """Return the fingerprint, computed in a thread the first time."""
    return known(game) or await asyncio.to_thread(fingerprint, game)


_known: Final[dict[str, str]] = {}
_one_at_a_time: Final = Lock()
"""Avoids computing twice; and Python 3.11 fails if two threads parse at the same time."""


def _work_out(game: str) -> str:
    return of_folders(_folder_of(sztab.core.__name__), _folder_of(type(games.get(game)).__module__))


def of_folders(core: Path, game: Path) -> str:
    """Return the fingerprint of the sources and data in the folders of the core and of a game."""
    lines = [f"core/{path} {digest}" for path, digest in _sources(core).items()]
    lines += [f"game/{path} {digest}" for path, digest in _sources(game).items() if counts(path)]
    return sha256("\n".join(lines).encode()).hexdigest()[:LETTERS]


def _folder_of(module: str) -> Path:
    return Path(str(sys.modules[module].__file__)).parent


@cache
def _sources(folder: Path) -> dict[str, str]:
    """Return every source and data file in a folder, with the hash of its content."""
    files = [*folder.rglob("*.py"), *folder.glob("data/*.toml")]
    named = {file.relative_to(folder).as_posix(): file for file in files}
    return {path: _digest(named[path]) for path in sorted(named)}


def counts(path: str) -> bool:
    """Return whether a file, named from its game's folder, may decide how the game is played."""
    return path.partition("/")[0].removesuffix(".py") not in NOT_RULES


def _digest(file: Path) -> str:
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        return tree_digest(text)
    return sha256(repr(tomllib.loads(text)).encode()).hexdigest()


def tree_digest(source: str) -> str:
    """Return the hash of a source's syntax tree, the same for every version of Python.

    `ast.dump` differs between versions, because fields are added; here empty fields are left out.
    """
    return sha256("\n".join(_walk(ast.parse(source))).encode()).hexdigest()


def _walk(node: ast.AST) -> Iterator[str]:
    """Yield the tree as words."""
    yield f"({type(node).__name__}"
    for name in node._fields:
        value = getattr(node, name, None)
        if name in _SKIPPED or (value is None and not isinstance(node, ast.Constant)):
            continue
        if isinstance(value, list):
            value = [item for item in value if not _is_remark(item)]
        if value != []:
            yield name
            yield from _words(value)
    yield ")"


def _is_remark(node: Any) -> bool:  # noqa: ANN401 (a node, or what takes its place)
    """Return whether a statement is only a string: the docstring of a function or of a field."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _words(value: Any) -> Iterator[str]:  # noqa: ANN401 (a node, a list of nodes, or a constant)
    if isinstance(value, ast.AST):
        yield from _walk(value)
    elif isinstance(value, list):
        for item in value:
            yield from _words(item)
    else:
        yield repr(value)
