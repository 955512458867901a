"""The environments of a run: Sztab interpreted, Sztab compiled, and the peers.

They are in `bench/.venvs/`, and are built if they are missing or if their sources have changed. All
use the Python that runs the suite.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bench.worker import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bench.engines import Home

VENVS: Final = Path(__file__).resolve().parent / ".venvs"
STAMP: Final = "built-of"
SOURCES: Final = ("LICENSE", "README.md", "pyproject.toml", "rules", "setup.py", "src")
"""The files that an installation of Sztab is built from."""
JUNK: Final = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.pyc", "*.so")
COMPILE: Final = {"compiled": "1", "interpreted": "0"}


class BuildError(Exception):
    """An environment could not be built; the message is one line."""


def python_for(home: Home, say: Callable[[str], None]) -> Path:
    """Return the Python of an environment, which is built if necessary."""
    folder = VENVS / f"{home}-{platform.python_version()}"
    stamp = _stamp_of_peers() if home == "peers" else _stamp_of_sources()
    if _read(folder / STAMP) == stamp:
        return _python(folder)
    say(f"building {folder.name} ...")
    _run([sys.executable, "-m", "venv", "--clear", str(folder)])
    if home == "peers":
        _install_peers(_python(folder), say)
    else:
        _install_sztab(_python(folder), COMPILE[home])
    (folder / STAMP).write_text(stamp, encoding="utf-8")
    return _python(folder)


def _install_sztab(python: Path, compile_it: str) -> None:
    """Install from a copy of the sources, so that no build directory is left in the tree."""
    with tempfile.TemporaryDirectory() as temporary:
        for source in _sources():
            target = Path(temporary, source.name)
            if source.is_dir():
                shutil.copytree(source, target, ignore=JUNK)
            else:
                shutil.copyfile(source, target)
        _pip_install(python, [temporary], {"SZTAB_COMPILE": compile_it})


def _install_peers(python: Path, say: Callable[[str], None]) -> None:
    """Install all peers at once or, if that fails, each that can be installed."""
    peers = _peers()
    try:
        _pip_install(python, peers)
    except BuildError:
        for peer in peers:
            try:
                _pip_install(python, [peer])
            except BuildError as error:
                say(f"cannot install {peer}: {error}")


def _pip_install(python: Path, what: list[str], environment: dict[str, str] | None = None) -> None:
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet"]
    _run([*pip, "install", *what], environment)


def _run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command,
        check=False,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise BuildError(first_error(done.stdout))


def first_error(output: str) -> str:
    """Return the line with the cause; the first line of pip says only that it failed."""
    lines = (line.strip() for line in output.splitlines())
    errors = (line for line in lines if "error:" in line.casefold())
    return next((line for line in errors if "subprocess-exited" not in line), "the build failed")


def _python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.exists() else ""


def _peers() -> list[str]:
    """Return the requirements of the extra `bench`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    peers: list[str] = project["project"]["optional-dependencies"]["bench"]
    return peers


def _sources() -> Iterator[Path]:
    return (ROOT / name for name in SOURCES if (ROOT / name).exists())


def _stamp_of_peers() -> str:
    return hashlib.sha256("\n".join(_peers()).encode()).hexdigest()


def _stamp_of_sources() -> str:
    """Hash the name and the content of every file that goes into an installation."""
    digest = hashlib.sha256()
    for source in _sources():
        for file in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if file.is_file() and not JUNK(str(file.parent), [*file.relative_to(ROOT).parts]):
                digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode())
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
