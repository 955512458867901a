"""Starts the server: one process, or several workers on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import time
from contextlib import closing, suppress
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import SztabError
from sztab.server.operations import logs
from sztab.server.operations.house_files import leave_house_rules, load_house_rules
from sztab.server.operations.metrics_folder import shared_metrics
from sztab.server.operations.open_files import max_connections, raise_file_limit
from sztab.server.operations.supervisor import PULSE, READY, STARTING, Supervisor
from sztab.server.safety.connections import guarded_protocol
from sztab.server.safety.hosts import Hosts
from sztab.server.safety.origins import check_origins
from sztab.server.safety.proxies import Proxies
from sztab.server.settings import from_environment, to_environment
from sztab.server.store import Store

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    import uvicorn
    from starlette.types import ASGIApp

    from sztab.server.settings import Settings

GRACE: Final = 10
"""Seconds that requests have to finish when the server is stopped."""
SPARE: Final = 1000
"""HTTP connections that are allowed besides the sockets."""
FACTORY: Final = "sztab.server.serving:worker"
WORK: Final = "sztab.server.serving:run_worker"


def serve(settings: Settings) -> None:
    """Run the server until it is stopped."""
    _set_up(settings)
    raise_file_limit(settings.limits.sockets + SPARE)
    to_environment(settings)
    leave_house_rules()
    if settings.workers > 1:
        _run_workers(settings)
    else:
        import uvicorn  # noqa: PLC0415 (heavy)

        uvicorn.run(FACTORY, factory=True, **options(settings))


def _run_workers(settings: Settings) -> None:
    """Run several workers on one port."""
    with shared_metrics(), closing(_bound(settings.host, settings.port)) as listener:
        # Importing it reads the variable with the shared folder.
        from sztab.server.operations import metrics  # noqa: PLC0415 (reads the environment)

        metrics.forget_earlier_runs()
        status = Supervisor(
            WORK, (FACTORY, listener), settings.workers, metrics.forget_worker
        ).run()
    if status:
        raise SystemExit(status)


def run_worker(factory: str, listener: socket.socket, pulse: Connection) -> None:
    """Run one of several workers until it is stopped."""
    import uvicorn  # noqa: PLC0415 (heavy)

    settings = from_environment()
    _set_up(settings)
    server = uvicorn.Server(uvicorn.Config(factory, factory=True, **options(settings)))
    Thread(target=_beat, args=(server, pulse), daemon=True).start()
    with suppress(KeyboardInterrupt):  # uvicorn raises it again after it has stopped
        server.run([listener])


def _beat(server: uvicorn.Server, pulse: Connection) -> None:
    """Send heartbeats to the supervisor: whether this worker is starting or ready."""
    with suppress(OSError):
        while True:
            pulse.send_bytes(READY if server.started else STARTING)
            time.sleep(PULSE)


def worker() -> ASGIApp:
    """Return the application of one server process."""
    from sztab.server.app import worker_app  # noqa: PLC0415 (the metrics read the environment)

    load_house_rules()
    return worker_app()


def _set_up(settings: Settings) -> None:
    logs.set_up(settings.log_level, as_json=settings.log_json)
    _quieten(settings)
    # After a clean stop, uvicorn raises the signal that stopped it again.
    signal.signal(signal.SIGTERM, _leave)


def _leave(*_: object) -> None:
    raise SystemExit(0)


def options(settings: Settings) -> dict[str, Any]:
    """Return the options of uvicorn."""
    return {
        "host": settings.host,
        "port": settings.port,
        "http": guarded_protocol(settings.limits, Proxies(settings.proxies)),
        "ws": "websockets-sansio",
        "ws_max_size": settings.limits.message,
        "ws_per_message_deflate": False,  # messages are small: it costs more than it saves
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
        "proxy_headers": False,  # the guard reads them, from trusted proxies only
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": GRACE,
        "limit_concurrency": max_connections(settings.limits.sockets + SPARE),
        "backlog": 4096,
    }


def check(settings: Settings) -> None:
    """Check settings before the server starts; SztabError says what to change.

    This opens the database, so it is migrated once, before several workers start.
    """
    shared = settings.database.startswith(("postgresql:", "postgres:"))
    if settings.workers > 1 and not shared:
        raise SztabError(
            f"{settings.workers} workers need PostgreSQL: an SQLite file has one writer. Use "
            "--database postgresql://… or --workers 1."
        )
    _check_names(settings)
    _check_port(settings.host, settings.port)
    logs.set_up(settings.log_level, as_json=settings.log_json)
    _quieten(settings)
    asyncio.run(_try_database(settings.database))


def _check_names(settings: Settings) -> None:
    """Check addresses and names: a worker that finds a mistake can only fail."""
    Hosts(settings.names)
    Proxies(settings.proxies)
    check_origins(settings.origins)


def _check_port(host: str, port: int) -> None:
    _bound(host, port).close()


def _bound(host: str, port: int) -> socket.socket:
    """Return a socket that is bound but not listening yet; SztabError if the port is taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        one = socket.socket(family, socket.SOCK_STREAM)
        try:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            one.bind((host, port))
        except OSError:
            one.close()
            raise
    except OSError as error:
        raise SztabError(
            f"Nothing can listen on {host}:{port}: {error.strerror}. Choose another --port or "
            "--host, or stop the program that uses it."
        ) from None
    return one


async def _try_database(url: str) -> None:
    store = await Store.open(url)
    try:
        for risk in await store.risks():
            logging.getLogger(__name__).warning("%s", risk)
    finally:
        await store.close()


def _quieten(settings: Settings) -> None:
    """Silence libraries that log every socket and every check of the database version."""
    if settings.log_level == "info":
        for name in ("uvicorn", "alembic"):
            logging.getLogger(name).setLevel(logging.WARNING)
