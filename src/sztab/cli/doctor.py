"""`sztab doctor`: how this installation runs, why, and how to change it."""

from __future__ import annotations

import json
import os
import platform
import sys
from importlib.metadata import Distribution, PackageNotFoundError
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit
from urllib.request import url2pathname

import typer

import sztab
from sztab.cli.language import text
from sztab.cli.lines import say
from sztab.cli.local_server import database, free_port, is_sztab, url_of
from sztab.core.action import SztabError
from sztab.server.settings import Settings

REASON: Final = Path(sztab.__file__).with_name("_interpreted.txt")
"""Written by setup.py if it did not compile: why."""


class Finding(NamedTuple):
    """One thing that was looked at: whether all is well, what it is, and what can be done."""

    well: bool
    fact: str
    advice: str = ""


def run_doctor() -> None:
    """Print all findings; the exit status is 1 if something is wrong."""
    system = f"{platform.system()} {platform.machine()}"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    say(text("terminal-doctor-version", version=sztab.__version__, python=python, system=system))
    findings = [_engine(), _tables(), _port(), _postgres()]
    for finding in findings:
        say(f"{'+' if finding.well else '!'} {finding.fact}")
        for line in finding.advice.splitlines():
            say(f"    {line}")
    if not all(finding.well for finding in findings):
        raise typer.Exit(1)


def _engine() -> Finding:
    """Interpreted is slower, but nothing is wrong with it."""
    if sztab.COMPILED:
        return Finding(well=True, fact=text("terminal-doctor-compiled"))
    source, editable = _source()
    if editable:
        fact = text("terminal-doctor-editable", folder=source)
        return Finding(well=True, fact=fact, advice=text("terminal-doctor-compile-elsewhere"))
    reason = REASON.read_text("utf-8").strip() if REASON.exists() else "?"
    advice = text("terminal-doctor-compile", command=_command(source))
    return Finding(
        well=True, fact=text("terminal-doctor-interpreted", reason=reason), advice=advice
    )


def _source() -> tuple[str, bool]:
    """Return the folder that Sztab was installed from, if pip noted one, and if it is editable."""
    try:
        noted = Distribution.from_name("sztab").read_text("direct_url.json")
    except PackageNotFoundError:
        noted = None
    if noted is None:
        return "", False
    origin = json.loads(noted)
    parts = urlsplit(origin["url"])
    folder = url2pathname(parts.path) if parts.scheme == "file" else ""
    return folder, bool(origin.get("dir_info", {}).get("editable"))


def _command(source: str) -> str:
    """Return the command that installs the same sources again; by default they are compiled."""
    again = "--force-reinstall --no-deps --no-cache-dir"
    what = f'"{source}"' if source else f"--no-binary sztab sztab=={sztab.__version__}"
    return f'"{sys.executable}" -m pip install -v {again} {what}'


def _tables() -> Finding:
    """The tables of `sztab` without a command are kept in the user's own folder."""
    try:
        file = database()
    except SztabError as error:
        return Finding(well=False, fact=str(error))
    target = file if file.exists() else file.parent
    if os.access(target, os.W_OK):
        return Finding(well=True, fact=text("terminal-doctor-tables", file=str(file)))
    fact = text("terminal-doctor-tables-read-only", file=str(file))
    return Finding(well=False, fact=fact)


def _port() -> Finding:
    usual = Settings().port
    if is_sztab(url_of(usual)):
        return Finding(well=True, fact=text("terminal-running", url=url_of(usual)))
    try:
        port = free_port(usual)
    except SztabError as error:
        return Finding(well=False, fact=str(error))
    if port == usual:
        return Finding(well=True, fact=text("terminal-doctor-port", port=str(port)))
    used = text("terminal-port-used", usual=str(usual), port=str(port))
    return Finding(well=True, fact=used)


def _postgres() -> Finding:
    if find_spec("asyncpg") is None:
        return Finding(well=True, fact=text("terminal-doctor-sqlite-only"))
    return Finding(well=True, fact=text("terminal-doctor-postgres"))
