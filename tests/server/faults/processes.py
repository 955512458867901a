"""The processes of a server: finding them, killing them one by one, and waiting for them."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import closing
from typing import TYPE_CHECKING, Final

import psutil

from tests.server.servers import Outside

if TYPE_CHECKING:
    from collections.abc import Iterator

_BELOW: Final = range(20_000, 32_000)
"""Below the range from which the system assigns ports to clients.

While the server is down, a player who connects to its port could be assigned that very port. Then
the client would talk to itself, and the server could not use the port again.
"""


def quiet_port() -> int:
    """Return a free port that the system does not assign to clients."""
    for number in range(len(_BELOW)):
        port = _BELOW[(os.getpid() * 37 + time.monotonic_ns() // 1000 + number) % len(_BELOW)]
        with closing(socket.socket()) as one:
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("all ports are taken")


def own_server(database: str, *, workers: int = 1) -> Outside:
    """Return a server that can be killed and restarted on the same port."""
    return Outside(database, workers=workers, port=quiet_port())


def family(server: Outside) -> list[psutil.Process]:
    """Return all descendants of the server's process."""
    assert server.process is not None
    return psutil.Process(server.process.pid).children(recursive=True)


def kill_alone(server: Outside) -> list[psutil.Process]:
    """Kill the server's own process, as `kill -9` does; return its children."""
    assert server.process is not None
    kin = family(server)
    server.process.kill()
    server.process.wait()
    server.process = None
    return kin


def ended(processes: list[psutil.Process], patience: float = 10.0) -> bool:
    """Wait until processes have ended and kill the rest; return whether all ended themselves."""
    _, left = psutil.wait_procs(processes, patience)
    left = [one for one in left if _lives(one)]
    for one in left:
        one.kill()
    return not left


def _lives(process: psutil.Process) -> bool:
    try:
        return bool(process.status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def workers(server: Outside) -> list[psutil.Process]:
    """Return the processes that serve requests, of a server with several workers."""
    assert server.process is not None
    children = psutil.Process(server.process.pid).children()
    return [one for one in children if _is_worker(one)]


def _is_worker(process: psutil.Process) -> bool:
    try:
        return "spawn_main" in " ".join(process.cmdline())
    except psutil.NoSuchProcess:  # also a killed one, until its parent has noticed
        return False


def serves(worker: psutil.Process, port: int) -> bool:
    """Return whether the worker serves the connection from a client's port."""
    found = worker.net_connections("tcp")
    return port in {one.raddr.port for one in found if len(one.raddr)}


class Frozen:
    """A process that does nothing for some time."""

    def __init__(self, pid: int) -> None:
        self._pid = pid

    def __enter__(self) -> None:
        os.kill(self._pid, signal.SIGSTOP)

    def __exit__(self, *_: object) -> None:
        os.kill(self._pid, signal.SIGCONT)


def until(condition: Callable[[], bool], patience: float = 20.0) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


def tries(number: int) -> Iterator[int]:
    """Count the tries; too many are a failure."""
    yield from range(number)
    raise AssertionError(f"not in {number} tries")
