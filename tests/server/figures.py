"""Figures that tests measure, summed or listed at the end of the run.

A test passes them to `record_property`, which carries them out of the processes of pytest-xdist:
counts as `count:<title>` with a mapping, table rows as `row:<title>` with a mapping of columns.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import pytest

COUNT: Final = "count:"
ROW: Final = "row:"

Record = Callable[[str, Any], None]
"""The type of the fixture `record_property`."""
Row = dict[str, str]


def counted(record: Record, title: str, counts: Mapping[str, int]) -> None:
    """Report counts, to be added to those of other tests."""
    record(f"{COUNT}{title}", dict(counts))


def tabled(record: Record, title: str, row: Row) -> None:
    """Report a table row."""
    record(f"{ROW}{title}", row)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print one line for each title that was counted, and a Markdown table for each with rows."""
    counts: dict[str, Counter[str]] = defaultdict(Counter)
    tables: dict[str, list[Row]] = defaultdict(list)
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            for name, value in getattr(report, "user_properties", []):
                if name.startswith(COUNT):
                    counts[name.removeprefix(COUNT)].update(value)
                elif name.startswith(ROW):
                    tables[name.removeprefix(ROW)].append(value)
    for title, total in counts.items():
        numbers = ", ".join(f"{number:,} {name}" for name, number in total.items())
        terminalreporter.write_line(f"{title}: {numbers}{share_found(total)}")
    for title, rows in tables.items():
        terminalreporter.write_line(f"\n{title}\n\n{markdown(rows)}\n")


def total(reports: Iterable[pytest.TestReport], name: str) -> int:
    """Return the sum of all counts of a name, whatever their titles."""
    return sum(
        value.get(name, 0)
        for report in reports
        for title, value in report.user_properties
        if title.startswith(COUNT) and isinstance(value, Mapping)
    )


def share_found(counts: Counter[str]) -> str:
    """Return the share of planted leaks that were found, with its 95 % interval (Wilson)."""
    number = counts["planted"]
    if not number:
        return ""
    share, z = counts["found"] / number, 1.96
    middle = share + z * z / (2 * number)
    width = z * sqrt(share * (1 - share) / number + z * z / (4 * number * number))
    low, high = ((middle + sign * width) / (1 + z * z / number) for sign in (-1, 1))
    return f" ({share:.0%}, 95 % interval {low:.1%} to {high:.1%})"


def markdown(rows: list[Row]) -> str:
    """Return rows as a Markdown table; all have the columns of the first."""
    columns = list(rows[0])
    lines = [columns, ["---"] * len(columns), *([row[name] for name in columns] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
