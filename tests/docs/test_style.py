"""Plain English: phrases that read like a translation stay out of code, texts and documents.

`docs/style.md` explains each of them. The rulebooks are not bound by it: what they print is kept
letter by letter, so a quotation may be listed in ALLOWED.
"""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]

TICS: Final[dict[str, str]] = {
    r"\banew\b": "again; regenerate",
    r"\bthe own\b": "their own, your own",
    r"\bof the players['’] own\b": "custom",
    r"\bso many\b(?!(?: [\w-]+){0,8} that\b)": "a number of; `max_...`; how many",
    r"\bso often\b(?!(?: [\w-]+){0,8} that\b)": "a number of times; maximum attempts",
    r"\bwho(?:m?ever)\b": "anyone who; the player who",
    r"\bstands? in (?!front\b|for\b|the (?:middle|way)\b)": "is in; is recorded in",
    r"\bhung up\b": "disconnected",
    r"(?<!\bare )(?<!\bbe )\ball the same\b": "anyway; still",
    r"\b(?:is|are|was|were) thought of\b": "is considered",
    r"\b(?:is|are|was|were) told (?:all|at once)\b": "is sent; gets",
    r"\bleft half-way\b": "completes",
    r"\bthe next moment\b": "immediately",
    r"\bdearer\b": "more expensive",
    r"\bwithout anybody (?:asking|saying)\b": "in the background",
    r"\bwhat (?:lies|stands) there\b": "name the thing",
    r"\b(?:for|by|from|than|does|do) who\b": "for the player who",
    r"(?:^|(?<=[.!?:;] ))(?-i:Who) [^.?!:]*[.!](?= |$)": "name the subject: a player who",
}
"""Regular expressions that no sentence matches, and what to write instead."""

ALLOWED: Final[dict[tuple[str, str], str]] = {
    ("docs/style.md", "*"): "lists the phrases beside what to write instead",
    ("tests/docs/test_style.py", "*"): "lists the phrases",
    ("tests/page/test_words.py", "*"): "lists phrases that no text of the page has",
    ("tests/golden/battlegrounds.py", "*"): "writes goldens, whose bytes stay as in version 1.0",
    ("tests/golden/perft.toml", "*"): "a golden, which other implementations share as it is",
    ("tests/golden/rush.py", "*"): "writes goldens, whose bytes stay as in version 1.0",
    ("tests/golden/sentences.py", "*"): "keeps the sentences of version 1.0 for the goldens",
    ("tests/golden/warsaw.py", "*"): "writes goldens, whose bytes stay as in version 1.0",
}
"""A file and a piece of its line (or `*`), and why the phrase is right there."""

GENERATED: Final = {"docs/clauses.md", "docs/games/warsaw-cards.md"}
SKIPPED: Final = {"__pycache__", ".venv", ".venvs", "dist", "node_modules", "screenshots"}
PLACES: Final[tuple[tuple[str, str], ...]] = (
    ("bench", "*.py"),
    ("bench", "*.md"),
    ("docs", "*.md"),
    ("locales/en", "*.ftl"),
    ("rules", "*.toml"),
    ("src", "*.py"),
    ("src", "*.toml"),
    ("tests", "*.py"),
    ("tests", "*.toml"),
    ("tools", "*.py"),
    ("tools", "*.md"),
    ("web/src", "*.css"),
    ("web/src", "*.svelte"),
    ("web/src", "*.ts"),
    ("web/tests", "*.ts"),
)
"""Where prose is; Markdown of the root is added."""

WEB_COMMENT: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`\w])//[^\n]*", re.DOTALL)
FENCE: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
MARGIN: Final = re.compile(r"^(?:\s*(?://+|/\*+|\*/?|#+!?:?|<!--|[-*>|])(?=\s|$))?\s*")

Line = tuple[int, str]


def of_python(source: str) -> Iterator[list[Line]]:
    """Yield each comment and each literal of a module as its lines."""
    block: list[Line] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if block and block[-1][0] != token.start[0] - 1:
                yield block
                block = []
            block.append((token.start[0], token.string))
        elif token.type == tokenize.STRING:
            text = re.sub(r"^\w*(\"\"\"|'''|\"|')|(\"\"\"|'''|\"|')$", "", token.string)
            yield list(enumerate(text.split("\n"), token.start[0]))
    yield block


def of_page(source: str) -> Iterator[list[Line]]:
    """Yield each comment of a style sheet, a component or a TypeScript module."""
    for found in WEB_COMMENT.finditer(source):
        text = re.sub(r"\*/$|-->$", "", found[0])
        yield list(enumerate(text.split("\n"), source.count("\n", 0, found.start()) + 1))


def of_text(source: str) -> Iterator[list[Line]]:
    """Yield the paragraphs of a text, without its blocks of code."""
    plain = FENCE.sub(lambda code: "\n" * code[0].count("\n"), source)
    block: list[Line] = []
    for number, line in enumerate(plain.split("\n"), 1):
        if not line.strip() and block:
            yield block
            block = []
        elif line.strip():
            block.append((number, line))
    yield block


def of_lines(source: str) -> Iterator[list[Line]]:
    """Yield the messages of a Fluent or TOML file: its keys and quotation marks end a sentence."""
    for number, line in enumerate(source.split("\n"), 1):
        parts = re.split(r"^[\w-]+ = |(?<!\\)\"", line)
        yield from ([(number, part)] for part in parts if part.strip())


def prose(path: str, source: str) -> Iterator[list[Line]]:
    """Yield what a person reads in a file: blocks of numbered lines."""
    if path.endswith(".py"):
        return of_python(source)
    if path.endswith((".ts", ".svelte", ".css")):
        return of_page(source)
    return of_text(source) if path.endswith(".md") else of_lines(source)


def join(block: list[Line]) -> tuple[str, list[int]]:
    """Join a block to one line; return it with the line number of each letter."""
    text, numbers = "", []
    for number, line in block:
        piece = MARGIN.sub("", line).rstrip()
        if not piece:
            continue
        piece = re.sub(r"^(?:\[[A-Z]+-[\dA-Z]+\] ?)+", "", piece)
        text += piece + " "
        numbers += [number] * (len(piece) + 1)
    return text.rstrip(), numbers


def tics(path: str, source: str) -> list[str]:
    """List the tics of a file as `file:line: what it says (what to write)`."""
    found: set[tuple[int, str]] = set()
    for block in prose(path, source):
        text, numbers = join(block)
        for pattern, better in TICS.items():
            for match in re.finditer(pattern, text, re.IGNORECASE):
                around = text[max(match.start() - 25, 0) : match.end() + 25]
                if not allowed(path, around):
                    found.add((numbers[match.start()], f"…{around}… (rather: {better})"))
    return [f"{path}:{number}: {text}" for number, text in sorted(found)]


def allowed(path: str, text: str) -> bool:
    return any(path == file and (part == "*" or part in text) for file, part in ALLOWED)


@cache
def files() -> list[str]:
    """Return every file with prose, relative to the root."""
    found = [*ROOT.glob("*.md")]
    for folder, ending in PLACES:
        found += (ROOT / folder).rglob(ending)
    names = [path.relative_to(ROOT) for path in sorted(found)]
    return [
        name.as_posix()
        for name in names
        if not SKIPPED & set(name.parts) and name.as_posix() not in GENERATED
    ]


def folder(path: str) -> str:
    """Return the folder of a file, at most three levels deep."""
    return "/".join(path.split("/")[:-1][:3]) or "."


@pytest.mark.parametrize("room", sorted(set(map(folder, files()))))
def test_prose_has_no_tics(room: str) -> None:
    found = [
        tic
        for path in files()
        if folder(path) == room
        for tic in tics(path, (ROOT / path).read_text("utf-8"))
    ]
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize(
    ("path", "planted", "line"),
    [
        ("a.py", 'x = 1\n"""Write the schema anew."""\n', 2),
        ("a.py", "def f():\n    # So many entries\n    # are sent.\n    pass\n", 2),
        ("a.py", '"""[RUSH-041] Who attacks scraps a card."""\n', 1),
        ("a.py", '"""Attacks.\n\nWho attacks\nscraps a card.\n"""\n', 3),
        ("a.py", 'raise ValueError("whoever asks")\n', 1),
        ("a.py", 'x = f"this is for who plays alone"\n', 1),
        ("a.ts", "const a = 1;\n/** Asks\n * whoever is there. */\n", 3),
        ("a.ts", "const a = 1; // by who plays\n", 1),
        ("a.svelte", "<!-- The own Garage. -->\n<p>{own}</p>\n", 1),
        ("a.css", "a { b: c; } /* Colours stand in tokens. */\n", 1),
        ("a.md", "# Title\n\n- It works\n  all the same.\n", 4),
        ("a.ftl", "key = Fine.\nother-key = Who wins takes all.\n", 2),
        ("a.toml", 'text = "Discard a card from the own Depot"\n', 1),
    ],
)
def test_a_planted_tic_is_found(path: str, planted: str, line: int) -> None:
    found = tics(path, planted)
    assert [tic.split(" ")[0] for tic in found] == [f"{path}:{line}:"]


@pytest.mark.parametrize(
    ("path", "plain"),
    [
        ("a.py", '"""There are so many cards of this kind that a set is faster."""\n'),
        ("a.py", '"""Return who wins."""\nx = "Who wins a tie?"\n'),
        ("a.py", "# Their values are all the same.\n"),
        ("a.ts", 'const anew = "https://example.org/whoever";\n'),
        ("a.md", "```\nwrite anew\n```\n\nA bot stands in for a player who left.\n"),
        ("a.ftl", "key = Who may see this table?\n"),
        ("a.toml", 'text = "A player who wins discards a card"\n'),
    ],
)
def test_plain_english_is_not_a_tic(path: str, plain: str) -> None:
    assert tics(path, plain) == []


def test_what_is_allowed_exists() -> None:
    stale = [
        (path, part)
        for path, part in ALLOWED
        if not (part == "*" or part in (ROOT / path).read_text("utf-8"))
    ]
    assert stale == []
