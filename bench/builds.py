"""`python -m bench.builds OLD NEW`: compares two builds of Sztab.

OLD and NEW are Pythons with Sztab installed, both compiled or both interpreted. Each quantity is
measured in turn, a sample of one build and a sample of the other, so that other load on the machine
affects both. A ratio is new to old in events per second of CPU time: above 1 is faster.
"""

from __future__ import annotations

import argparse
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from bench.engines import ENTRIES, Entry
from bench.worker import Worker

if TYPE_CHECKING:
    from collections.abc import Sequence


def parser() -> argparse.ArgumentParser:
    """Return the options."""
    options = argparse.ArgumentParser(prog="python -m bench.builds", description=__doc__)
    options.add_argument("old", type=Path, help="a Python with the old build")
    options.add_argument("new", type=Path, help="a Python with the new build")
    options.add_argument("--home", default="compiled", choices=("compiled", "interpreted"))
    options.add_argument("--seconds", type=float, default=0.5, help="per sample (default 0.5)")
    options.add_argument("--repeat", type=int, default=9, help="pairs of samples (default 9)")
    options.add_argument("--seed", type=int, default=1)
    return options


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table: the median of the ratios, and their range."""
    chosen = parser().parse_args(arguments)
    pythons = (chosen.old.absolute(), chosen.new.absolute())
    print(f"{'engine':32} {'quantity':10} {'median':>7} {'min':>7} {'max':>7}")
    for entry in ENTRIES:
        if entry.package == "sztab" and entry.home == chosen.home:
            for quantity, ratios in compare(entry, pythons, chosen).items():
                middle, least, most = median(ratios), min(ratios), max(ratios)
                line = f"{middle:7.3f} {least:7.3f} {most:7.3f}"
                print(f"{entry.name:32} {quantity:10} {line}", flush=True)


def compare(
    entry: Entry, pythons: tuple[Path, Path], chosen: argparse.Namespace
) -> dict[str, list[float]]:
    """Return the ratios of all pairs of samples, by quantity."""
    with ExitStack() as stack:
        old, new = (
            stack.enter_context(closing(Worker(entry, one, chosen.seed))) for one in pythons
        )
        known = new.hello()["quantities"]
        quantities = [one for one in old.hello()["quantities"] if one in known]
        return {
            quantity: [
                new.measure(quantity, chosen.seconds).rate
                / old.measure(quantity, chosen.seconds).rate
                for _ in range(chosen.repeat)
            ]
            for quantity in quantities
        }


if __name__ == "__main__":
    main()
