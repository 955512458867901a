"""`python -m bench`: measure Sztab beside its peers and print ratios."""

from __future__ import annotations

import argparse
import json
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, get_args

from bench import report
from bench.engines import ENTRIES, Entry, Home
from bench.run import Run, Settings
from bench.venvs import BuildError, python_for

if TYPE_CHECKING:
    from collections.abc import Sequence

EPILOG = """\
A full run takes about seven minutes. Without --interpreted, --compiled and --peers, environments
are built in bench/.venvs and used again until the sources change. Each engine is measured in a
process of its own. bench/README.md tells what is counted and how to read the table.
"""


def parser() -> argparse.ArgumentParser:
    """Return the options."""
    options = argparse.ArgumentParser(prog="python -m bench", description=__doc__, epilog=EPILOG)
    names = ", ".join(entry.name for entry in ENTRIES)
    options.add_argument("--only", metavar="NAME,...", help=f"only these (with * and ?): {names}")
    options.add_argument("--seconds", type=_positive, help="per measurement (default 2)")
    options.add_argument("--repeat", type=_count, help="samples per figure (default 5)")
    options.add_argument("--quick", action="store_true", help="0.3 seconds, best of 2")
    options.add_argument("--seed", type=int, default=1, help="seed of the games and of the order")
    options.add_argument(
        "--json", metavar="FILE", type=Path, help="write every figure to this file"
    )
    for home, what in (
        ("interpreted", "a Python with Sztab installed with SZTAB_COMPILE=0"),
        ("compiled", "a Python with Sztab installed with SZTAB_COMPILE=1"),
        ("peers", "a Python with the peers (the extra `bench`) installed"),
    ):
        options.add_argument(f"--{home}", metavar="PYTHON", type=Path, help=what)
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the suite."""
    options = parser()
    chosen = options.parse_args(arguments)
    try:
        entries = select(chosen.only)
    except LookupError as error:
        options.error(str(error))
    settings = Settings(
        seconds=chosen.seconds or (0.3 if chosen.quick else 2.0),
        repeat=chosen.repeat or (2 if chosen.quick else 5),
        seed=chosen.seed,
    )
    results = Run(homes(entries, vars(chosen)), settings).all(entries)
    print(report.whole(results))
    if chosen.json:
        text = json.dumps(report.raw(results, settings), indent=1, ensure_ascii=False)
        chosen.json.write_text(text + "\n", encoding="utf-8")
    return 0


def select(only: str | None) -> list[Entry]:
    """Return the engines whose names match one of the comma-separated patterns."""
    if only is None:
        return list(ENTRIES)
    patterns = [pattern.strip() for pattern in only.split(",")]
    for pattern in patterns:
        if not any(fnmatch(entry.name, pattern) for entry in ENTRIES):
            raise LookupError(f"no engine is called {pattern!r}; --help lists their names")
    return [entry for entry in ENTRIES if any(fnmatch(entry.name, pattern) for pattern in patterns)]


def homes(entries: Sequence[Entry], given: dict[str, Path | None]) -> dict[str, Path | str]:
    """Return the Python of each environment that is needed, or why it is missing."""
    found: dict[str, Path | str] = {}
    for home in get_args(Home):
        if not any(entry.home == home for entry in entries):
            continue
        try:
            # Not resolved: the link to the interpreter is what defines an environment.
            found[home] = (given[home] or python_for(home, say)).absolute()
        except BuildError as error:
            found[home] = f"its environment cannot be built: {error}"
    return found


def say(text: str) -> None:
    """Print progress on stderr, apart from the results."""
    print(text, file=sys.stderr, flush=True)


def _positive(text: str) -> float:
    value = float(text)
    if value <= 0:
        raise argparse.ArgumentTypeError("must be greater than 0")
    return value


def _count(text: str) -> int:
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return value


if __name__ == "__main__":
    sys.exit(main())
