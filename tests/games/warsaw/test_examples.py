"""Every worked example of the rules is a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "rules" / "warsaw.toml"
EXAMPLE = re.compile(r"\bWE-[RD]\d+\b")


def named_in_tests() -> set[str]:
    """Return the examples that a test names: in its name, test_we_d16_…, or in its text."""
    found: set[str] = set()
    for file in HERE.glob("test_*.py"):
        text = file.read_text("utf-8")
        found |= set(EXAMPLE.findall(text))
        found |= {f"WE-{kind.upper()}{n}" for kind, n in re.findall(r"test_we_([rd])(\d+)", text)}
    return found


def test_every_worked_example_is_a_test() -> None:
    examples = set(EXAMPLE.findall(RULES.read_text("utf-8")))
    assert len(examples) == 32
    assert examples - named_in_tests() == set()
