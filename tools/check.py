"""Checks everything that must hold before a change is shared.

    python3 tools/check.py [--fast | --all] [--only STAGE,...]

Needs Python 3.11 or newer with pip, and nothing else: the first run creates `.venv` with the
versions of uv.lock, and `.venv-compiled` with a compiled wheel. The engine is tested interpreted,
from the sources, and compiled; browsers play against a compiled server. Without a C compiler the
compiled tests are skipped with a notice; where the variable CI is set, that is a failure.

`--fast` takes a few minutes and leaves out browsers, the compiled build and slow tests. `--all`
adds the long runs, takes more than an hour and writes its result to docs/quality.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

OLDEST = (3, 11)
if sys.version_info < OLDEST:
    sys.exit(f"Sztab needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version}")
sys.path[0] = str(Path(__file__).resolve().parent.parent)  # in place of the folder of this file

from tools.checks.results import table, write_results  # noqa: E402 (found by the line above)
from tools.checks.runner import Run  # noqa: E402 (found by the line above)
from tools.checks.soaks import SOAKS  # noqa: E402 (found by the line above)
from tools.checks.stages import BUILT, LONG, STAGES, Options  # noqa: E402 (found by the line above)

EVERY = {**STAGES, **SOAKS}


def stage_names(text: str) -> list[str]:
    """Read a list of stages. They run in their own order, the environment always first."""
    wanted = {"environment", *text.split(",")}
    unknown = wanted - set(EVERY)
    if unknown:
        there_are = ", ".join(EVERY)
        raise argparse.ArgumentTypeError(f"no stage {', '.join(unknown)}; there are {there_are}")
    if wanted & {*BUILT, *SOAKS}:
        wanted.add("build")
    return [name for name in EVERY if name in wanted]


def main() -> int:
    """Read the command line and run the stages."""
    parser = argparse.ArgumentParser(description="Check everything that must hold.")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument(
        "--fast", action="store_true", help="no slow tests, browsers, compiled build"
    )
    amount.add_argument("--all", action="store_true", help="the long runs, too")
    parser.add_argument(
        "--only", type=stage_names, metavar="STAGE,...", help=f"of: {', '.join(EVERY)}"
    )
    arguments = parser.parse_args()
    names = arguments.only or [
        name
        for name in (EVERY if arguments.all else STAGES)
        if not (arguments.fast and name in LONG)
    ]
    start = time.monotonic()
    run = Run({name: EVERY[name] for name in names}, Options(fast=arguments.fast))
    if not run.run():
        return 1
    print(f"\n{table(run.results)}\n")
    if arguments.all and not arguments.only:
        write_results(run.results)
    lines = [f"All checks passed in {time.monotonic() - start:.0f} s.", *run.notices]
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
