"""What a run of the check found: a table for the terminal, and for docs/quality.md."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from tools.checks.commands import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PAGE: Final = ROOT / "docs" / "quality.md"
BEGIN: Final = "<!-- tools/check.py --all writes this table -->"
END: Final = "<!-- end of the table -->"


@dataclass(frozen=True)
class Result:
    """A stage that passed."""

    name: str
    seconds: float
    tests: int = 0
    skipped: int = 0
    games: int = 0
    """Whole games that the tests played, as far as they count them."""


def read_tally(path: Path) -> dict[str, Any]:
    """Return the counts that pytest wrote, if the stage ran it."""
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def table(results: list[Result]) -> str:
    """Return the results as a Markdown table."""
    rows = [
        f"| {one.name} | {number(one.tests)} | {number(one.games)} | {one.seconds:,.0f} |"
        for one in results
    ]
    total = sum(one.seconds for one in results)
    tests, games = (sum(getattr(one, name) for one in results) for name in ("tests", "games"))
    rows.append(f"| all | {number(tests)} | {number(games)} | {total:,.0f} |")
    return "\n".join(["| stage | tests | whole games | seconds |", "|---|---|---|---|", *rows])


def number(count: int) -> str:
    """Return a count for a cell of the table, which is empty for none."""
    return f"{count:,}" if count else ""


def write_results(results: list[Result]) -> None:
    """Write the results and today's date to docs/quality.md."""
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    today = datetime.now(UTC).date()
    block = f"{BEGIN}\n\nAll passed on {today}.\n\n{table(results)}\n\n{END}"
    PAGE.write_text(before + block + after, "utf-8")
