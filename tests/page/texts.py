"""The texts of the page: messages in `locales`, and the keys that the page uses."""

from __future__ import annotations

import ast as python
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sztab.core.languages import LANGUAGES as LANGUAGES  # noqa: PLC0414 (for the tests of the page)
from sztab.core.languages import PLAIN

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[2]
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
"""Plural categories; CLDR says which of them a language has."""


class _Uses(Visitor):
    """Collects the variables, messages and terms in a pattern, and its variants."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by the base class)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named by the base class)
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (named by the base class)
        keys = [one.key for one in node.variants]
        self.choices.append({one.name for one in keys if isinstance(one, ast.Identifier)})
        self.generic_visit(node)


@dataclass
class Message:
    """A message of one language: its references, and its place."""

    key: str
    file: Path
    text: str
    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    choices: list[set[str]] = field(default_factory=list)


def files(language: str) -> list[Path]:
    """List the message files of page and terminal; the engine has others."""
    found = (ROOT / "locales" / language).glob("*.ftl")
    return sorted(path for path in found if not path.name.startswith(PLAIN))


def plain_files(language: str) -> list[Path]:
    """List the message files of refusals and errors, which the engine raises."""
    found = (ROOT / "locales" / language).glob("*.ftl")
    return sorted(path for path in found if path.name.startswith(PLAIN))


def junk(path: Path) -> list[str]:
    """List the entries of a file that are not messages."""
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    return [str(entry.content) for entry in resource.body if isinstance(entry, ast.Junk)]


@cache
def messages(path: Path) -> dict[str, Message]:
    """Return the messages of a file."""
    source = path.read_text(encoding="utf-8")
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(source).body:
        if not isinstance(entry, ast.Message):
            continue
        uses = _Uses()
        uses.visit(entry)
        assert entry.span is not None
        text = source[entry.span.start : entry.span.end]
        key = entry.id.name
        assert key not in found, f"{path.name}: {key} stands there twice"
        found[key] = Message(key, path, text, uses.variables, uses.messages, uses.choices)
    return found


def needs(room: dict[str, Message], key: str) -> set[str]:
    """Return the variables of a message and of the messages that it refers to."""
    inner = [needs(room, other) for other in room[key].messages if other in room]
    return room[key].variables.union(*inner)


_SAID: Final = re.compile(r'(?<![.\w])(?:t|tOr|has)\(\s*(["`])((?:(?!\1).)+)\1', re.DOTALL)
_LITERAL: Final = re.compile(r"""(["'`])([A-Za-z][\w-]*(?:\$\{[^`]*?\}[\w-]*)*)\1""")
_HOLE: Final = re.compile(r"\$\{[^}]*\}")


TELLING: Final = 4
"""A pattern with fewer literal letters would match too much."""


def sources() -> Iterator[tuple[Path, str]]:
    """Yield the files of the page with their texts."""
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            yield path, path.read_text(encoding="utf-8")


def said() -> dict[str, Path]:
    """Return the keys that the code of the page contains in full."""
    found: dict[str, Path] = {}
    for path, source in sources():
        for match in _SAID.finditer(source):
            if "${" not in match[2]:
                found[match[2]] = path
    return found


def patterns() -> list[re.Pattern[str]]:
    """Return patterns of all keys that the page can use: literal, or with a variable part."""
    words: set[str] = set()
    for _, source in sources():
        words |= {match[2] for match in _LITERAL.finditer(source)}
        words |= {match[2] for match in _SAID.finditer(source)}
    return [
        re.compile("[\\w-]+".join(re.escape(part) for part in _HOLE.split(word)))
        for word in words
        if len(_HOLE.sub("", word)) >= TELLING
    ]


SPEAKERS: Final = ("text", "text_or", "say", "say_or")
"""Functions of the terminal and of the games' words whose first argument is a key."""


def python_sources() -> Iterator[tuple[Path, python.Module]]:
    """Yield the modules that use messages."""
    package = ROOT / "src" / "sztab"
    for folder in (package / "cli", package / "words", *package.glob("games/*/words")):
        for path in sorted(folder.glob("*.py")):
            yield path, python.parse(path.read_text(encoding="utf-8"))


def told() -> dict[str, Path]:
    """Return the keys that the code of the terminal contains in full, including help."""
    found: dict[str, Path] = {}
    for path, tree in python_sources():
        for node in python.walk(tree):
            if not isinstance(node, python.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            asked = node.args[:1] if name in SPEAKERS else []
            asked += [one.value for one in node.keywords if one.arg == "help"]
            for one in asked:
                if isinstance(one, python.Constant) and isinstance(one.value, str):
                    found[one.value] = path
    return found


def terminal_patterns() -> list[re.Pattern[str]]:
    """Return patterns of all keys that the terminal can use."""
    found = {TERM}
    for _, tree in python_sources():
        for node in python.walk(tree):
            if isinstance(node, python.JoinedStr):
                found.add("".join(_piece(one) for one in node.values))
            elif isinstance(node, python.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
    return [
        re.compile(one)
        for one in found
        if len(re.sub(r"\W", "", one.replace(HOLE, ""))) >= TELLING - 1
    ]


HOLE: Final = r"[\w-]+"
TERM: Final = r"[a-z]+-(?:source|role|ending|figure)-[\w-]+"
"""Keys of `words.term`, which takes the kind as an argument."""


def _piece(one: python.expr) -> str:
    return re.escape(str(one.value)) if isinstance(one, python.Constant) else HOLE
