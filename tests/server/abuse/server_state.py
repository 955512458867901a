"""A server seen from outside: its stored data, its metrics and its memory."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.request import urlopen

import psutil

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.servers import Outside

PATIENCE: Final = 20.0


def stored(server: Outside) -> dict[str, list[tuple[object, ...]]]:
    """Return everything that is stored about tables."""
    path = Path(server.settings.database.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        return {
            name: database.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall()  # noqa: S608 (fixed names)
            for name in ("log", "tables")
        }


def count(server: Outside, name: str) -> float:
    """Return a metric of the server."""
    lines = _metrics(server).splitlines()
    found = [float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} ")]
    assert len(found) == 1, name
    return found[0]


def refusals(server: Outside) -> set[str]:
    """Return the codes of all refusals so far."""
    return set(re.findall(r'sztab_refusals_total\{code="([^"]*)"\}', _metrics(server)))


def _metrics(server: Outside) -> str:
    with urlopen(f"{server.url}/metrics", timeout=PATIENCE) as answer:  # noqa: S310 (our own)
        return str(answer.read(), "utf-8")


def until(condition: Callable[[], bool]) -> bool:
    """Return whether a condition becomes true before long."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def memory(server: Outside) -> int:
    """Return the memory of the server in bytes."""
    assert server.process is not None
    return int(psutil.Process(server.process.pid).memory_info().rss)
