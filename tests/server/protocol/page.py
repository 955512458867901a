"""Reads docs/protocol.md: its sections, its examples and its table of refusals."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")

_FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)
_HEADING = re.compile(r"^(#+) (.+)$", re.MULTILINE)
_REFUSAL = re.compile(r"^\| `([a-z-]+)` \| (\d+|–|any) \|", re.MULTILINE)


@dataclass(frozen=True)
class Example:
    """A code block in the page: its language, its title, and its text."""

    language: str
    claim: str
    text: str


EXAMPLES = [Example(*found) for found in _FENCE.findall(PAGE)]
"""All code blocks."""


def code(claim: str) -> str:
    """Return the code block with this title; there must be exactly one."""
    (text,) = [one.text for one in EXAMPLES if one.claim == claim]
    return text


def section(title: str) -> str:
    """Return the text below a heading, down to the next of its level; code is no heading."""
    bare = _FENCE.sub(lambda found: re.sub(r"^#", " ", found[0], flags=re.MULTILINE), PAGE)
    found = next(one for one in _HEADING.finditer(bare) if one[2].strip("`") == title)
    rest = bare[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def refusals() -> dict[str, str]:
    """Return the codes in the table of refusals, with their HTTP status."""
    return dict(_REFUSAL.findall(section("Refusals")))


def names(text: str, word: str) -> bool:
    """Return whether the text has the word in backticks, alone or as part of a path."""
    return re.search(rf"`[^`\n]*\b{re.escape(word)}\b[^`\n]*`", text) is not None
