"""Checks whether the engine is compiled, and whether the binaries match the sources.

An installation may contain `core/state.py` and, beside it, the binary that mypyc made of it. Python
loads the binary and ignores the source, so an edit there would silently have no effect. The build
therefore records the hash of each compiled source, and importing `sztab` fails if a source has
changed since.
"""

import hashlib
import json
import os.path
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Final

RECORD: Final = "_compiled.json"
"""The file with the SHA-256 of each compiled source, by path in the package; setup.py writes it."""

PROBE: Final = "core/state.py"
"""A module of the engine, which is compiled completely or not at all."""

REMEDY: Final = """\
Python loads compiled modules without looking at their source, so what runs would not be what you
read: the edit, or the fix, would silently have no effect.
Install Sztab again from its source folder, compiled:
    pip install --force-reinstall --no-deps .
or interpreted, so that edits count at once:
    SZTAB_COMPILE=0 pip install --force-reinstall --no-deps -e ."""


def check_build(package: str) -> bool:
    """Return whether the engine in the package's folder is compiled.

    Every import of `sztab` calls this, so it uses plain strings for paths (3 ms for 80 modules).

    Raises:
        ImportError: A source was edited after it was compiled, or there is a binary that no build
            recorded.
    """
    try:
        with open(os.path.join(package, RECORD), "rb") as file:
            record: dict[str, str] = json.load(file)
    except FileNotFoundError:
        record = {}
    fault = _first_fault(package, record)
    if fault:
        raise ImportError(f"Sztab refuses to start: {fault}.\n{REMEDY}", name="sztab")
    return PROBE in record


def _first_fault(package: str, record: dict[str, str]) -> str | None:
    """Return the first contradiction between sources, binaries and the record of the build."""
    if PROBE not in record and _has_binary(os.path.join(package, PROBE)):
        return f"{os.path.join(package, PROBE)} has a binary beside it that no build recorded"
    for source, digest in record.items():
        path = os.path.join(package, source)
        try:
            with open(path, "rb") as file:
                content = file.read()
        except FileNotFoundError:
            return f"{path} was removed after it was compiled"
        if hashlib.sha256(content).hexdigest() != digest:
            return f"{path} was edited after it was compiled"
        if not _has_binary(path):
            return f"{path} was compiled, but the binary beside it is missing"
    return None


def _has_binary(source: str) -> bool:
    """Return whether Python loads a binary instead of this source."""
    stem = source.removesuffix(".py")
    return any(os.path.exists(stem + suffix) for suffix in EXTENSION_SUFFIXES)
