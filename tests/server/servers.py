"""Servers for the tests: inside the process, or in a separate process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import asynccontextmanager, closing
from typing import TYPE_CHECKING, Any

import uvicorn

from sztab.server.api.page_files import FOLDER
from sztab.server.app import create_app
from sztab.server.safety import Limits
from sztab.server.serving import options
from sztab.server.settings import VARIABLE, Settings

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from sztab.server.tables.service import TableService

GENEROUS = Limits(
    socket_rate=1e6,
    socket_burst=10**6,
    address_rate=1e6,
    address_burst=10**6,
    sockets_per_address=10_000,
    connections_per_address=10_000,
    tables_per_address=10**6,
    sockets=10_000,
    misses=10**6,
    heavy_per_address=1000,
    heavy_jobs=10_000,
    asides_per_seat=10**6,
    table_entries=10**6,
)
"""All tests come from one address."""


def sqlite(folder: Path) -> str:
    """Return the URL of a database in a folder."""
    return f"sqlite:///{folder / 'sztab.db'}"


def free_port() -> int:
    """Return a free port."""
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Inside:
    """A server in this event loop, with its URL and its tables."""

    def __init__(self, url: str, app: object) -> None:
        self.url = url
        self.opening = asyncio.Lock()
        """Held by a test that opens a table with a chosen seed while others run."""
        self._app = app

    @property
    def hub(self) -> TableService:
        hub: TableService = self._app._app.state.service  # type: ignore[attr-defined]
        return hub


@asynccontextmanager
async def inside(
    database: str,
    *,
    limits: Limits = GENEROUS,
    thinkers: int = 1,
    folder: Path = FOLDER,
    **more: Any,  # noqa: ANN401 (further settings, by name)
) -> AsyncIterator[Inside]:
    """Run a server in this event loop, with the page's files in the folder."""
    settings = Settings(
        port=free_port(), database=database, limits=limits, thinkers=thinkers, **more
    )
    app = create_app(settings, folder)
    server = uvicorn.Server(uvicorn.Config(app, **options(settings)))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if task.done():
                await task
            await asyncio.sleep(0.01)
        yield Inside(f"http://127.0.0.1:{settings.port}", app)
    finally:
        server.should_exit = True
        await task


_SEEDED = "from tests.server import seeded_server; serving.FACTORY = seeded_server.FACTORY;"


class Outside:
    """A server in a separate process, which can be killed and restarted.

    With `seeded`, a test is dealt the same games in every run.
    """

    def __init__(
        self,
        database: str,
        *,
        workers: int = 1,
        port: int | None = None,
        seeded: bool = False,
        limits: Limits = GENEROUS,
    ) -> None:
        self._seeded = seeded
        self.settings = Settings(
            port=port or free_port(),
            database=database,
            workers=workers,
            limits=limits,
            thinkers=1,
            log_level="warning",
            names=("sztab.test",),
        )
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def launch(self, **variables: str) -> subprocess.Popen[bytes]:
        """Start it, with additions to the environment; return before it answers."""
        import msgspec  # noqa: PLC0415 (only needed here)

        told = {VARIABLE: msgspec.json.encode(self.settings).decode(), **variables}
        environment = {**os.environ, **told}
        code = (
            "from sztab.server import serving;"
            "from sztab.server.settings import from_environment;"
            f"{_SEEDED if self._seeded else ''} serving.serve(from_environment())"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=environment, start_new_session=True
        )
        return self.process

    def start(self, patience: float = 60.0, **variables: str) -> None:
        """Start it, with additions to the environment, and wait until it answers."""
        process = self.launch(**variables)
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if process.poll() is not None:
                raise RuntimeError(f"the server ended with status {process.returncode}")
            with closing(socket.socket()) as one:
                if one.connect_ex(("127.0.0.1", self.settings.port)) == 0:
                    return
            time.sleep(0.02)
        self.kill()
        raise TimeoutError("the server does not start")

    def kill(self) -> None:
        """Kill it with all its workers, as a power failure would."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self, patience: float = 20.0) -> int:
        """Ask it to stop; return its exit status."""
        if self.process is None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(patience)
        finally:
            self.kill() if self.process.poll() is None else None
            self.process = None
