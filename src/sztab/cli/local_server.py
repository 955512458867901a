"""Sztab without a command: a server for this machine only, shown in the browser."""

from __future__ import annotations

import json
import os
import socket
import sys
import webbrowser
from contextlib import closing
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import typer

from sztab.cli.language import text
from sztab.cli.lines import say
from sztab.core.action import SztabError
from sztab.server.serving import check, serve
from sztab.server.settings import Settings

HERE: Final = "127.0.0.1"
PORTS: Final = 20
"""How many ports are tried, one after the other."""
PATIENCE: Final = 30.0
"""Seconds after which the browser is opened even if the server does not answer yet."""


def play_here() -> None:
    """Run a server for this machine and open its page; if one is running already, open that."""
    usual = Settings().port
    if is_sztab(url_of(usual)):
        say(text("terminal-running", url=url_of(usual)))
        show(url_of(usual))
        return
    port = free_port(usual)
    if port != usual:
        say(text("terminal-port-used", usual=str(usual), port=str(port)))
    settings = Settings(port=port, database=f"sqlite:///{database()}", log_level="warning")
    check(settings)
    say(text("terminal-open", url=url_of(port)))
    show_when_ready(url_of(port))
    serve(settings)


def database() -> Path:
    """Return the database file of this user, the same in every working directory."""
    folder = Path(typer.get_app_dir("sztab"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SztabError(
            text("terminal-no-folder", folder=str(folder), error=str(error.strerror))
        ) from None
    return folder / "tables.db"


def free_port(first: int) -> int:
    """Return the first free port, starting with the given one."""
    for port in range(first, first + PORTS):
        with closing(socket.socket()) as one:
            if os.name != "nt":  # on Windows, two programs could then use the same port
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                one.bind((HERE, port))
            except OSError:
                continue
            return port
    last = first + PORTS - 1
    raise SztabError(text("terminal-no-port", first=str(first), last=str(last)))


def is_sztab(url: str) -> bool:
    """Return whether a Sztab server answers at a URL."""
    try:
        with urlopen(f"{url}/health/live", timeout=1) as answer:  # noqa: S310 (this machine)
            return bool(json.loads(answer.read(100)) == {"status": "alive"})
    except (URLError, OSError, ValueError):
        return False


def show_when_ready(url: str) -> None:
    """Open the browser as soon as the server answers."""
    Thread(target=_wait_and_show, args=(url,), daemon=True).start()


def _wait_and_show(url: str) -> None:
    end = monotonic() + PATIENCE
    while not is_sztab(url) and monotonic() < end:
        sleep(0.1)
    show(url)


def show(url: str) -> None:
    """Open the browser, if there is one; the URL has been printed anyway."""
    if not _has_screen():
        return
    try:
        webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return


def _has_screen() -> bool:
    """Return whether there is a screen: a text browser would take over the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def url_of(port: int) -> str:
    """Return the address of a local server."""
    return f"http://{HERE}:{port}"
