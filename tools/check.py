"""Checks everything that must hold before a change is shared.

    python3 tools/check.py [--fast] [--only STAGE,...]

Needs Python 3.11 or newer with pip, and nothing else: the first run creates `.venv` with the
versions of uv.lock. The engine is tested twice: interpreted, from the sources, and compiled, from
a wheel installed into `.venv-compiled`. Without a C compiler the latter is left out with a notice;
where the variable CI is set, that is a failure.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent
DEV = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
BROWSER = ROOT / "tests" / "browser"
BIN = "Scripts" if os.name == "nt" else "bin"
OLDEST = (3, 11)
SHARED = ("--dist", "worksteal", "-n")
"""Tests run in several processes; one that is done early takes tests from another."""
EACH_CORE = (*SHARED, "auto")
"""A process for each core: what these tests do keeps it busy."""
WAITING = (*SHARED, str(2 * (os.cpu_count() or 1)))
"""Two for each core: half of the time these tests wait for servers that they started."""


@dataclass(frozen=True)
class Command:
    """A command, run in the root folder, with additions to the environment."""

    words: tuple[str, ...]
    variables: dict[str, str] = field(default_factory=dict)

    def run(self) -> None:
        """Run it; its output goes straight to the terminal."""
        environment = {**os.environ, **self.variables}
        environment.pop("VIRTUAL_ENV", None)  # ours are meant, whichever one is active
        status = subprocess.run(self.words, cwd=ROOT, env=environment, check=False).returncode
        if status != 0:
            raise StageFailure(f"exit status {status}", self)

    def __str__(self) -> str:
        assignments = [f"{name}={shlex.quote(value)}" for name, value in self.variables.items()]
        words = [word.removeprefix(f"{ROOT}{os.sep}") for word in self.words]
        return " ".join([*assignments, shlex.join(words)])


class StageFailure(Exception):
    """A stage does not pass: why, and what to run to see it again."""

    def __init__(self, reason: str, command: Command | None = None) -> None:
        super().__init__(reason)
        self.command = command


class StageSkipped(Exception):
    """A stage cannot run on this machine, and need not: why."""


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line."""

    fast: bool


def say(text: str) -> None:
    """Print a line of our own between the output of the commands."""
    print(text, flush=True)


# The environments


def python(environment: Path) -> str:
    """Return the interpreter of an environment."""
    return str(environment / BIN / ("python.exe" if os.name == "nt" else "python"))


def uv() -> Path:
    """Return where the development environment has uv, if it has it."""
    return DEV / BIN / ("uv.exe" if os.name == "nt" else "uv")


def pip(environment: Path, *arguments: str) -> Command:
    """Return a command of the pip that came with Python, for one of our environments."""
    options = ("--python", python(environment), "--disable-pip-version-check")
    return Command((sys.executable, "-m", "pip", *options, "install", "--quiet", *arguments))


def create(environment: Path) -> None:
    """Create an empty environment unless it is there. It needs no pip of its own."""
    if not Path(python(environment)).exists():
        Command((sys.executable, "-m", "venv", "--without-pip", str(environment))).run()


def sync(environment: Path, extra: str, *options: str, **variables: str) -> Command:
    """Return the command that makes an environment what uv.lock says."""
    words = (str(uv()), "sync", "--quiet", "--locked", "--extra", extra, *options)
    return Command(words, {"UV_PROJECT_ENVIRONMENT": environment.name, **variables})


def locked_uv() -> str:
    """Return the version of uv that uv.lock names."""
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    found = re.search(r'^name = "uv"\nversion = "(.+)"$', lock, re.MULTILINE)
    if found is None:
        raise StageFailure("uv.lock does not name uv")
    return found[1]


def prepare(_options: Options) -> None:
    """Bring the development environment up to date; the package in it is editable."""
    create(DEV)
    if not uv().exists():
        try:
            pip(DEV, f"uv=={locked_uv()}").run()
        except StageFailure:
            say("uv cannot be installed: plain pip instead, so versions are not those of uv.lock.")
            pip(DEV, "--editable", ".[dev]").run()
            return
    sync(DEV, "dev", "--group", "lock").run()


def fingerprint() -> str:
    """Return a hash of everything that the compiled environment is made from."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "uv.lock"]
    files += sorted((ROOT / "rules").glob("*.toml"))
    files += sorted(
        path for path in (ROOT / "src" / "sztab").rglob("*") if path.suffix in {".py", ".toml"}
    )
    digest = hashlib.sha256(sys.version.encode())
    for path in files:
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def install_compiled() -> None:
    """Build the compiled wheel and install it, unless what is installed was built from the same.

    With what a user has and the tests need, no more: mypy, for one, brings packages along that the
    compiled engine must not miss without it.
    """
    stamp = COMPILED / "built-from.sha256"
    now = fingerprint()
    if stamp.exists() and stamp.read_text(encoding="utf-8") == now:
        return
    if uv().exists():
        options = ("--no-editable", "--reinstall-package", "sztab", "--python", python(DEV))
        sync(COMPILED, "test", *options, SZTAB_COMPILE="1").run()
    else:
        create(COMPILED)
        Command(pip(COMPILED, ".[test]").words, {"SZTAB_COMPILE": "1"}).run()
    stamp.write_text(now, encoding="utf-8")


def why_not_compile() -> str:
    """Return what stands in the way of compiling, as setup.py sees it; empty if nothing does."""
    question = "import setup; print(setup.why_not_compile() or '')"
    words = [python(DEV), "-c", question]
    answer = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True)
    return answer.stdout.strip()


def needed(program: str, where: str) -> str:
    """Return where a program is; without it the stage is left out, or fails where CI is set."""
    found = shutil.which(program)
    if found is None:
        shout = StageFailure if os.environ.get("CI") else StageSkipped
        raise shout(f"there is no {program} here ({where})")
    return found


# The stages


def tool(*words: str) -> Command:
    """Return a command of the development environment: a module or a script, and its options."""
    return Command((python(DEV), *words))


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
    npm = needed("npm", "Node 20 or newer")
    tool("tools/page.py", "--check").run()
    for script in ("lint", "check", "test"):
        Command((npm, "--prefix", "web", "run", "--silent", script)).run()


def interpreted(options: Options) -> None:
    """Run the tests, interpreted, from the sources (pytest)."""
    selection = ("-m", "not slow") if options.fast else ()
    words = tool("-m", "pytest", *WAITING, *selection, "--ignore", str(BROWSER)).words
    Command(words, {"SZTAB_EXPECT_COMPILED": "0"}).run()


def browser(_options: Options) -> None:
    """Play in browsers, from the sources (pytest, Playwright, Chromium, Firefox)."""
    needed("chromium", "Debian's chromium")
    needed("firefox-esr", "Debian's firefox-esr")
    tool("-m", "pytest", *EACH_CORE, str(BROWSER)).run()


def compiled(_options: Options) -> None:
    """Compile, install, and run the tests that both builds take (mypyc, pytest)."""
    reason = why_not_compile()
    if reason and os.environ.get("CI"):
        raise StageFailure(f"the engine cannot be compiled: {reason}")
    if reason:
        raise StageSkipped(f"the compiled engine is not tested: {reason}")
    install_compiled()
    options = (*EACH_CORE, "-p", "no:cacheprovider", "--import-mode=importlib", "-m", "compiled")
    words = (python(COMPILED), "-m", "pytest", *options)
    Command(words, {"SZTAB_EXPECT_COMPILED": "1"}).run()


STAGES: dict[str, Callable[[Options], None]] = {
    "environment": prepare,
    "lint": lint,
    "format": layout,
    "types": types,
    "clauses": clauses,
    "page": page,
    "tests": interpreted,
    "browser": browser,
    "compiled": compiled,
}
SLOW = {"browser", "compiled"}


def run_stage(name: str, stage: Callable[[Options], None], options: Options) -> None:
    """Run one stage between a heading and the time it took."""
    say(f"\n== {name}: {(stage.__doc__ or '').splitlines()[0]}")
    start = time.monotonic()
    stage(options)
    say(f"-- {name}: passed in {time.monotonic() - start:.1f} s")


def run_stages(names: list[str], options: Options) -> int:
    """Run the stages until one fails; return the exit status."""
    start = time.monotonic()
    notices = []
    for name in names:
        try:
            run_stage(name, STAGES[name], options)
        except StageSkipped as skipped:
            notices.append(f"SKIPPED {name}: {skipped}.")
            say(notices[-1])
        except StageFailure as failure:
            say(f"\nFAILED in {name}: {failure}.")
            if failure.command:
                say(f"To repeat it:\n  {failure.command}")
            return 1
    say("\n" + "\n".join([f"All checks passed in {time.monotonic() - start:.0f} s.", *notices]))
    return 0


def stage_names(text: str) -> list[str]:
    """Read a list of stages. They run in their own order, the environment always first."""
    wanted = {"environment", *text.split(",")}
    unknown = wanted - set(STAGES)
    if unknown:
        there_are = ", ".join(STAGES)
        raise argparse.ArgumentTypeError(f"no stage {', '.join(unknown)}; there are {there_are}")
    return [name for name in STAGES if name in wanted]


def main() -> int:
    """Read the command line and run the stages."""
    if sys.version_info < OLDEST:
        sys.exit(f"Sztab needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version}")
    parser = argparse.ArgumentParser(description="Check everything that must hold.")
    parser.add_argument("--fast", action="store_true", help="no slow tests, no compiled build")
    parser.add_argument(
        "--only", type=stage_names, metavar="STAGE,...", help=f"of: {', '.join(STAGES)}"
    )
    arguments = parser.parse_args()
    names = arguments.only or [n for n in STAGES if not (arguments.fast and n in SLOW)]
    return run_stages(names, Options(fast=arguments.fast))


if __name__ == "__main__":
    sys.exit(main())
