"""Starts the server: one process, or several workers on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import SztabError
from sztab.server import logs
from sztab.server.settings import to_environment
from sztab.server.store import Store

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from sztab.server.settings import Settings

GRACE: Final = 10
"""Seconds for what is under way when the server is stopped."""
PATIENCE: Final = 60
"""Seconds in which a worker answers; on a busy machine it takes many to start."""
FACTORY: Final = "sztab.server.serving:worker"


def serve(settings: Settings) -> None:
    """Run the server until it is told to stop."""
    logs.set_up(settings.log_level, as_json=settings.log_json)
    _quieten(settings)
    to_environment(settings)
    if settings.workers > 1:
        _share_metrics()
    # When it has stopped in good order, uvicorn lets the signal that stopped it happen after all.
    signal.signal(signal.SIGTERM, _leave)
    import uvicorn  # noqa: PLC0415 (after the folder for the metrics is known)

    if settings.workers > 1:
        _notice_deaths()
    uvicorn.run(FACTORY, factory=True, workers=settings.workers, **options(settings))


def worker() -> ASGIApp:
    """Return the application of one process that serves."""
    _end_with_parent()
    from sztab.server.app import worker_app  # noqa: PLC0415 (the metrics read the environment)

    return worker_app()


def _notice_deaths() -> None:
    """Let uvicorn replace a dead worker at once.

    It asks each worker over a pipe whether it lives, and keeps both ends of that pipe open. So it
    waits out its whole patience for the answer of a worker that died after it was asked.
    """
    from uvicorn.supervisors import multiprocess  # noqa: PLC0415 (as above)

    start = multiprocess.Process.start

    def start_and_let_go(process: multiprocess.Process) -> None:
        start(process)
        process.child_conn.close()  # the worker has its own copy: now its death ends the pipe

    multiprocess.Process.start = start_and_let_go  # type: ignore[assignment, method-assign]


def _leave(*_: object) -> None:
    raise SystemExit(0)


def _end_with_parent() -> None:
    """Stop when the process that started the workers is gone: else they would keep the port."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=watch, daemon=True).start()


def options(settings: Settings) -> dict[str, Any]:
    """Return how uvicorn is to be run."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": "websockets-sansio",
        "ws_max_size": settings.limits.message,
        "ws_per_message_deflate": False,  # small messages: it costs memory and time for little
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
        "proxy_headers": False,  # the guard reads them, from trusted proxies only
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": PATIENCE,
        "limit_concurrency": settings.limits.sockets + 1000,
        "backlog": 4096,
    }


def check(settings: Settings) -> None:
    """Refuse settings with which the server would not start; SztabError says what to change.

    The database is opened, so it is migrated once, before several workers start.
    """
    shared = settings.database.startswith(("postgresql:", "postgres:"))
    if settings.workers > 1 and not shared:
        raise SztabError(
            f"{settings.workers} workers need PostgreSQL: an SQLite file has one writer. Use "
            "--database postgresql://… or --workers 1."
        )
    _check_port(settings.host, settings.port)
    logs.set_up(settings.log_level, as_json=settings.log_json)
    _quieten(settings)
    asyncio.run(_try_database(settings.database))


def _check_port(host: str, port: int) -> None:
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind((host, port))
    except OSError as error:
        raise SztabError(
            f"Nothing can listen on {host}:{port}: {error.strerror}. Choose another --port or "
            "--host, or stop the program that uses it."
        ) from None


async def _try_database(url: str) -> None:
    store = await Store.open(url)
    await store.close()


def _quieten(settings: Settings) -> None:
    """Keep the libraries from telling every socket and every look at the database's version."""
    if settings.log_level == "info":
        for name in ("uvicorn", "alembic"):
            logging.getLogger(name).setLevel(logging.WARNING)


def _share_metrics() -> None:
    """Let several workers add up their numbers; whichever of them is asked tells them all."""
    os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="sztab-metrics-"))
    from sztab.server.metrics import forget_earlier_runs  # noqa: PLC0415 (reads the variable)

    forget_earlier_runs()
