"""The two environments: `.venv`, where the package is editable, and `.venv-compiled`."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tools.checks.commands import ROOT, Command, StageFailure, say

DEV: Final = ROOT / ".venv"
COMPILED: Final = ROOT / ".venv-compiled"
BIN: Final = "Scripts" if os.name == "nt" else "bin"
PACKAGE: Final = ROOT / "src" / "sztab"
DATA: Final = (
    (PACKAGE / "web" / "dist", "web/dist"),
    (ROOT / "locales", "_locales"),
    (ROOT / "rules", "_rules"),
)
"""Folders that are packed unchanged, and where they go in the package."""


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
    """Create an empty environment unless it exists. It needs no pip of its own."""
    if not Path(python(environment)).exists():
        Command((sys.executable, "-m", "venv", "--without-pip", str(environment))).run()


def sync(environment: Path, extras: tuple[str, ...], *options: str, **variables: str) -> Command:
    """Return the command that makes an environment match uv.lock."""
    chosen = [word for extra in extras for word in ("--extra", extra)]
    words = (str(uv()), "sync", "--quiet", "--locked", *chosen, *options)
    return Command(words, {"UV_PROJECT_ENVIRONMENT": environment.name, **variables})


def locked_uv() -> str:
    """Return the version of uv that uv.lock names."""
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    found = re.search(r'^name = "uv"\nversion = "(.+)"$', lock, re.MULTILINE)
    if found is None:
        raise StageFailure("uv.lock does not name uv")
    return found[1]


def prepare() -> None:
    """Bring the development environment up to date."""
    create(DEV)
    if not uv().exists():
        try:
            pip(DEV, f"uv=={locked_uv()}").run()
        except StageFailure:
            say("uv cannot be installed: plain pip instead, so versions are not those of uv.lock.")
            pip(DEV, "--editable", ".[dev]").run()
            return
    sync(DEV, ("dev",), "--group", "lock").run()


def fingerprint() -> str:
    """Return a hash of everything that decides what the compiled environment holds.

    Except for the folders of DATA, which `copy_data` brings up to date without compiling.
    """
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "uv.lock"]
    files += sorted(path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml"})
    digest = hashlib.sha256(sys.version.encode())
    for path in files:
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def install_compiled() -> None:
    """Build the compiled wheel and install it, unless what is installed was built from the same.

    The environment holds what users have, and what the tests need. It has no mypy: the compiled
    engine must work without the packages that mypy depends on.
    """
    stamp = COMPILED / "built-from.sha256"
    now = fingerprint()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != now:
        if uv().exists():
            options = ("--no-editable", "--reinstall-package", "sztab", "--python", python(DEV))
            sync(COMPILED, ("test", "browser"), *options, SZTAB_COMPILE="1").run()
        else:
            create(COMPILED)
            Command(pip(COMPILED, ".[test,browser]").words, {"SZTAB_COMPILE": "1"}).run()
        stamp.write_text(now, encoding="utf-8")
    copy_data(installed_package())


def installed_package() -> Path:
    """Return the folder of the installed package in the compiled environment."""
    question = "import sysconfig; print(sysconfig.get_path('purelib'))"
    words = [python(COMPILED), "-c", question]
    answer = subprocess.run(words, check=True, capture_output=True, text=True)
    return Path(answer.stdout.strip(), "sztab")


def copy_data(package: Path) -> None:
    """Copy the page, the messages and the clauses of the sources into an installed package."""
    for source, name in DATA:
        target = package / name
        if digests(source) != digests(target):
            # uv links installed files to those in its cache: replace them, never write into them.
            shutil.rmtree(target)
            shutil.copytree(source, target)


def digests(folder: Path) -> dict[str, bytes]:
    """Return a hash of each file of a folder by its path."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).digest()
        for path in folder.rglob("*")
        if path.is_file()
    }


def why_not_compile() -> str:
    """Return what prevents compiling, according to setup.py; empty if nothing does."""
    question = "import setup; print(setup.why_not_compile() or '')"
    words = [python(DEV), "-c", question]
    answer = subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True)
    return answer.stdout.strip()
