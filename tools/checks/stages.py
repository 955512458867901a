"""The stages of a check. Each is a function; the first line of its docstring is its heading."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tools.checks import environments
from tools.checks.commands import Command, StageFailure, StageSkipped, find_program
from tools.checks.environments import COMPILED, DEV, python

if TYPE_CHECKING:
    from collections.abc import Callable

BROWSER: Final = "tests/browser"
PLAYING: Final = "tests/server/playing"
"""Whole games over the network, which take long: they are played compiled only, where possible."""
SHARED: Final = ("--dist", "worksteal", "-n")
"""Tests run in several processes; a process that has finished takes tests from another."""
CORES: Final = os.cpu_count() or 1
BUSY: Final = (*SHARED, str(CORES))
"""For tests that keep a core busy."""
BROWSING: Final = (*SHARED, str(CORES + 1))
"""For tests in browsers, each of which has several processes."""
WAITING: Final = (*SHARED, str(2 * CORES))
"""For tests that also wait for servers that they started."""


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line."""

    fast: bool = False


def tool(*words: str) -> Command:
    """Return a command of the development environment: a module or a script, and its options."""
    return Command((python(DEV), *words))


def pytest(*words: str, compiled: bool = False, **variables: str) -> Command:
    """Return a pytest command, which fails if it meets another build of the engine."""
    if compiled:  # the tests find the installed package, and leave nothing in the source folder
        words = ("-p", "no:cacheprovider", *words)
    expected = {"SZTAB_EXPECT_COMPILED": str(int(compiled))}
    interpreter = python(COMPILED if compiled else DEV)
    return Command((interpreter, "-m", "pytest", *words), {**expected, **variables})


def can_compile() -> bool:
    """Return whether there is a compiled environment to test; where CI is set, there must be."""
    reason = environments.why_not_compile()
    if reason and os.environ.get("CI"):
        raise StageFailure(f"the engine cannot be compiled: {reason}")
    return not reason


def require_compiled() -> None:
    """Skip the stage where the engine cannot be compiled."""
    if not can_compile():
        reason = environments.why_not_compile()
        raise StageSkipped(f"the compiled engine is not tested: {reason}")


def environment(_options: Options) -> None:
    """Bring the development environment up to date; the package in it is editable."""
    environments.prepare()


def build(_options: Options) -> None:
    """Compile and install the package, unless it is installed already (mypyc)."""
    require_compiled()
    environments.install_compiled()


def lint(_options: Options) -> None:
    """Look for mistakes and bad habits (ruff)."""
    tool("-m", "ruff", "check").run()


def layout(_options: Options) -> None:
    """Compare the layout of the code with the formatter's (ruff)."""
    tool("-m", "ruff", "format", "--check").run()


def types(_options: Options) -> None:
    """Check the types (mypy)."""
    tool("-m", "mypy").run()


def clauses(_options: Options) -> None:
    """Find clauses of the rules without a test, and citations of unknown ones."""
    tool("tools/clauses.py", "--check-docs").run()


def page(_options: Options) -> None:
    """Check and test the page's sources, and compare its build with the package's (npm)."""
    npm = find_program("npm", "Node 20 or newer")
    tool("tools/page.py", "--check").run()
    for script in ("lint", "check", "test"):
        Command((npm, "--prefix", "web", "run", "--silent", script)).run()


def interpreted(options: Options) -> None:
    """Run the tests, interpreted, from the sources (pytest)."""
    if options.fast:
        pytest(*WAITING, "-m", "not slow", "--ignore", BROWSER).run()
        return
    elsewhere = ("--ignore", PLAYING) if can_compile() else ()
    pytest(*WAITING, "--ignore", BROWSER, *elsewhere).run()


def browser(_options: Options) -> None:
    """Play in browsers against a compiled server (pytest, Playwright, Chromium, Firefox)."""
    find_program("chromium", "Debian's chromium")
    find_program("firefox-esr", "Debian's firefox-esr")
    pytest(*BROWSING, BROWSER, compiled=can_compile()).run()


def compiled(_options: Options) -> None:
    """Run the tests that both builds take, compiled (pytest)."""
    require_compiled()
    pytest(*BUSY, "-m", "compiled", "--ignore", BROWSER, compiled=True).run()


STAGES: Final[dict[str, Callable[[Options], None]]] = {
    "environment": environment,
    "lint": lint,
    "format": layout,
    "types": types,
    "clauses": clauses,
    "page": page,
    "build": build,
    "tests": interpreted,
    "browser": browser,
    "compiled": compiled,
}
TOGETHER: Final = ("types", "page", "lint", "format", "clauses")
"""Stages that run at the same time, two by two: most of them use one core. The longest begin."""
LONG: Final = ("build", "browser", "compiled")
"""Stages that a fast check leaves out."""
BUILT: Final = ("browser", "compiled")
"""Stages that need the compiled build, apart from the long runs."""
