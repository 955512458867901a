"""The server that `bench.load` drives, and its tables."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

import msgspec

from bench.machine import family_seconds, psutil
from sztab.server.api import schemas
from sztab.server.client import open_seated
from sztab.server.safety import Limits
from sztab.server.settings import VARIABLE, Settings
from sztab.server.tables.options import SeatPlan, TableOptions

if TYPE_CHECKING:
    from types import TracebackType

NO_LIMITS: Final = Limits(
    socket_rate=1e6,
    socket_burst=10**6,
    address_rate=1e6,
    address_burst=10**6,
    sockets_per_address=20_000,
    connections_per_address=20_000,
    tables_per_address=10**6,
    sockets=10_000,
)
"""Limits for scripted players, who all come from one address."""
USUAL_RATES: Final = Limits(
    address_rate=1e6,
    address_burst=10**6,
    sockets_per_address=20_000,
    connections_per_address=20_000,
    tables_per_address=10**6,
)
"""Limits for the flood test: those of a single socket are the defaults."""
START: Final = (
    "from sztab.server.serving import serve;"
    "from sztab.server.settings import from_environment; serve(from_environment())"
)


@dataclass(frozen=True)
class Opened:
    """A table with the tokens of its seats."""

    code: str
    tokens: list[str]


class LoadServer:
    """A server in its own process, with its own database."""

    def __init__(self, database: str = "", *, generous: bool = True) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="sztab-load-")
        self.settings = Settings(
            port=_free_port(),
            database=database or f"sqlite:///{Path(self._folder.name) / 'load.db'}",
            limits=NO_LIMITS if generous else USUAL_RATES,
            thinkers=1,
            log_level="warning",
        )
        self.url = f"http://127.0.0.1:{self.settings.port}"

    def __enter__(self) -> Self:
        environment = {**os.environ, VARIABLE: msgspec.json.encode(self.settings).decode()}
        self._process = subprocess.Popen([sys.executable, "-c", START], env=environment)
        self._seen = psutil.Process(self._process.pid)
        for _ in range(600):
            with closing(socket.socket()) as one:
                if one.connect_ex(("127.0.0.1", self.settings.port)) == 0:
                    return self
            time.sleep(0.05)
        raise TimeoutError("the server did not start in time")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.terminate()
        try:
            self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()

    def cpu(self) -> float:
        """Return the CPU seconds that the server has used."""
        times = self._seen.cpu_times()
        return float(times.user + times.system)

    def measured(self) -> float:
        """Return the CPU seconds that the server and this process have used."""
        return family_seconds(self._process.pid) + time.process_time()

    def memory(self) -> int:
        """Return the memory of the server in bytes."""
        return int(self._seen.memory_info().rss)


def _free_port() -> int:
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


async def open_tables(url: str, number: int, names: list[str]) -> list[Opened]:
    """Open a number of tables for two, of all games in turn."""
    opened = []
    for start in range(0, number, 8):
        batch = [names[n % len(names)] for n in range(start, min(number, start + 8))]
        opened += await asyncio.gather(*(_open(url, name) for name in batch))
    return opened


async def _open(url: str, game: str) -> Opened:
    terms = TableOptions(game, [SeatPlan("person"), SeatPlan("person")])
    answer = await asyncio.to_thread(open_seated, url, schemas.OpenTable(terms))
    return Opened(answer.code, [one.token for one in answer.passes])
