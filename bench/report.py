"""The report: table, ratios and targets; all raw figures as JSON."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bench.results import Result, by_name, ratio

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.run import Settings

UNKNOWN: Final = "–"
REFERENCE: Final = "catanatron"
QUIET: Final = 0.9
"""The share of CPU time from which on a sample counts as undisturbed."""
HEADINGS: Final = (
    "engine",
    "choices",
    "decisions/s",
    "games/s",
    "clone µs",
    "ISMCTS it/s",
    "decisions ×",
    "clone ×",
)
CAPTION: Final = (
    "choices: legal actions per decision. ×: times catanatron (more decisions per second, cheaper "
    "copies)."
)


class Ratio(NamedTuple):
    """A target: a multiple of the rate of a peer."""

    what: str
    quantity: str
    ours: str
    theirs: str
    aim: float

    def measured(self, results: dict[str, Result]) -> float | None:
        """Return the ratio, if both were measured."""
        ours, theirs = results.get(self.ours), results.get(self.theirs)
        if ours is None or theirs is None:
            return None
        return ratio(ours.rate(self.quantity), theirs.rate(self.quantity))

    def show(self, value: float) -> str:
        """Return a ratio as text."""
        return f"×{figure(value)}"


class Micros(NamedTuple):
    """A target: a maximum of microseconds."""

    what: str
    quantity: str
    ours: str
    aim: float

    def measured(self, results: dict[str, Result]) -> float | None:
        """Return the time, if measured."""
        ours = results.get(self.ours)
        best = ours.best(self.quantity) if ours else None
        return best.micros if best else None

    def show(self, value: float) -> str:
        """Return a time as text."""
        return f"{figure(value)} µs"


OURS: Final = "rush4-compiled"
OURS_INTERPRETED: Final = "rush4-interpreted"
BOARD_4: Final = "battlegrounds4-compiled"
BOARD_2: Final = "battlegrounds2-compiled"
TARGETS: Final = (
    Ratio("compiled, decisions against catanatron", "play", OURS, "catanatron", 15),
    Ratio("compiled, decisions against hearts", "play", OURS, "open_spiel-hearts", 1.5),
    Ratio("compiled, decisions against fastcatan", "play", OURS, "fastcatan", 1),
    Micros("compiled, clone (at most)", "clone", OURS, 2),
    Ratio("compiled, ISMCTS against gin_rummy", "ismcts", OURS, "open_spiel-gin_rummy", 5),
    Ratio("interpreted, decisions against catanatron", "play", OURS_INTERPRETED, "catanatron", 3),
    Ratio("battlegrounds, 4 players, against catanatron", "play", BOARD_4, "catanatron", 10),
    Ratio("battlegrounds, 2 players, against catanatron", "play", BOARD_2, "catanatron", 10),
    Micros("battlegrounds, 4 players, clone (at most)", "clone", BOARD_4, 2),
    Micros("battlegrounds, 2 players, clone (at most)", "clone", BOARD_2, 2),
)


def figure(value: float) -> str:
    """Return a number with commas or about three significant digits: 1,234,567 or 0.055."""
    for least, digits in ((100, 0), (10, 1), (1, 2)):
        if value >= least:
            return f"{value:,.{digits}f}"
    return f"{value:.3f}"


def cell(value: float | None, sign: str = "") -> str:
    """Return a number that may be unknown as text."""
    return UNKNOWN if value is None else f"{sign}{figure(value)}"


def rows(results: Sequence[Result]) -> list[list[str]]:
    """Return the body of the table: a row per engine, and one for an engine-driven rollout."""
    reference = by_name(results).get(REFERENCE)
    body: list[list[str]] = []
    for result in results:
        if result.trouble:
            body.append([result.label, result.trouble])
            continue
        body.append(_row(result, reference))
        if result.best("rollout"):
            body.append(_rollout_row(result, reference))
    return body


def _row(result: Result, reference: Result | None) -> list[str]:
    play, clone = result.best("play"), result.best("clone")
    choices = result.hello.get("choices")
    return [
        result.label,
        UNKNOWN if choices is None else f"{choices:.1f}",
        cell(play.rate if play else None),
        cell(play.rounds if play else None),
        cell(clone.micros if clone else None),
        cell(result.rate("ismcts")),
        _times(result, reference, "play", "play"),
        _times(result, reference, "clone", "clone"),
    ]


def _rollout_row(result: Result, reference: Result | None) -> list[str]:
    rollout = result.best("rollout")
    return [
        "  the same, engine-driven rollout",
        "",
        cell(rollout.rate if rollout else None),
        cell(rollout.rounds if rollout else None),
        "",
        "",
        _times(result, reference, "rollout", "play"),
        "",
    ]


def _times(result: Result, reference: Result | None, ours: str, theirs: str) -> str:
    return cell(ratio(result.rate(ours), reference.rate(theirs) if reference else None), "×")


def table(results: Sequence[Result]) -> str:
    """Return the table as text; a row without figures gives the reason."""
    body = rows(results)
    full = [list(HEADINGS), *(row for row in body if len(row) == len(HEADINGS))]
    widths = [max(len(row[column]) for row in full) for column in range(len(HEADINGS))]
    widths[0] = max(len(row[0]) for row in [*full, *body])
    lines = [_line(row, widths) for row in [list(HEADINGS), *body]]
    lines.insert(1, "-" * len(lines[0]))
    return "\n".join([*lines, "", CAPTION])


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first = row[0].ljust(widths[0])
    if len(row) < len(widths):
        return f"{first}  {row[1]}"
    rest = (text.rjust(width) for text, width in zip(row[1:], widths[1:], strict=True))
    return "  ".join([first, *rest]).rstrip()


def failures(results: Sequence[Result]) -> str:
    """Return a line for each figure that could not be measured."""
    return "\n".join(
        f"{result.label}, {quantity} failed: {why}"
        for result in results
        for quantity, why in result.failures.items()
    )


def disturbance(results: Sequence[Result]) -> str:
    """Return a warning if even the fastest samples shared the processor with other programs."""
    shares = [
        best.share
        for result in results
        for quantity in result.samples
        if (best := result.best(quantity)) and best.share < QUIET
    ]
    if not shares:
        return ""
    return (
        f"The machine was busy: {len(shares)} of the figures come from samples that had less than "
        f"{QUIET:.0%} of a processor, the worst {min(shares):.0%}. Only the processor's time is "
        "counted, but a quiet machine would give better figures."
    )


def targets(results: Sequence[Result]) -> str:
    """Return targets and measured values, without judging them."""
    named = by_name(results)
    width = max(len(target.what) for target in TARGETS)
    lines = ["Against the targets (Rush with 4 players unless another game is named)"]
    for target in TARGETS:
        value = target.measured(named)
        shown = UNKNOWN if value is None else target.show(value)
        lines.append(f"  {target.what.ljust(width)}  {shown:>10}  aim {target.show(target.aim)}")
    return "\n".join(lines)


def whole(results: Sequence[Result]) -> str:
    """Return the whole report."""
    parts = (
        heading(),
        table(results),
        failures(results),
        disturbance(results),
        targets(results),
    )
    return "\n\n".join(part for part in parts if part)


def heading() -> str:
    """Return one line about the machine."""
    about = machine()
    return f"{about['cpu']}, {about['cores']} cores, {about['system']}, Python {about['python']}"


def raw(results: Sequence[Result], settings: Settings) -> dict[str, Any]:
    """Return every figure, with the machine and the versions."""
    named = by_name(results)
    return {
        "machine": machine(),
        "settings": settings._asdict(),
        "engines": [result.raw() for result in results],
        "targets": [
            {"what": target.what, "aim": target.aim, "measured": target.measured(named)}
            for target in TARGETS
        ],
    }


def machine() -> dict[str, Any]:
    """Return facts about the machine, and the time."""
    return {
        "cpu": _cpu(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _cpu() -> str:
    """Return the name of the processor, which Linux has in a file."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or "unknown processor")
