"""Every worked example of the rules has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "rules"
EXAMPLE = re.compile(r"\bWE-([RD]?\d+)\b")
IN_A_NAME = re.compile(r"test_we_([rd]?\d+)")
EXAMPLES = {"battlegrounds": 34, "warsaw": 32}
"""The number of worked examples in the rules of each game."""


def named_in_tests(game: str) -> set[str]:
    """Return the examples that a test names, in its name (test_we_d16_…) or in its text."""
    found: set[str] = set()
    for file in (HERE / game).glob("test_*.py"):
        text = file.read_text("utf-8")
        found |= set(EXAMPLE.findall(text)) | {name.upper() for name in IN_A_NAME.findall(text)}
    return found


@pytest.mark.parametrize("game", EXAMPLES)
def test_every_worked_example_is_a_test(game: str) -> None:
    examples = set(EXAMPLE.findall((RULES / f"{game}.toml").read_text("utf-8")))
    assert len(examples) == EXAMPLES[game]
    assert examples - named_in_tests(game) == set()
