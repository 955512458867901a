"""The parent process that keeps several workers running on one port.

This module imports little, because each worker imports it before anything else and cannot notice
the death of its parent until then.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import time
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

from sztab.server.operations.parent_death import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

PATIENCE: Final = 60.0
"""Seconds without a pulse after which a worker is killed; on a busy machine it starts slowly."""
PULSE: Final = 1.0
"""Seconds between two pulses of a worker."""
STOPPING: Final = 15.0
"""Seconds that workers get to stop by themselves."""
READY: Final = b"ready"
STARTING: Final = b"starting"

_TICK: Final = 0.5
_FIRST_DELAY: Final = 0.5
_MAX_DELAY: Final = 30.0
logger = logging.getLogger("sztab.supervisor")
_SPAWN: Final = multiprocessing.get_context("spawn")
multiprocessing.allow_connection_pickling()


class _Worker:
    """One worker process and when it was last heard of."""

    def __init__(self, target: str, arguments: Sequence[Any]) -> None:
        self.pulse, other_end = _SPAWN.Pipe(duplex=False)
        self.process: SpawnProcess = _SPAWN.Process(
            target=_run, args=(target, tuple(arguments), other_end)
        )
        self.process.start()
        other_end.close()  # the worker has its own copy
        self.heard_at = time.monotonic()
        self.ready = False

    def listen(self) -> None:
        """Read the pulses that have arrived."""
        with suppress(EOFError, OSError):
            while self.pulse.poll():
                self.ready = self.pulse.recv_bytes() == READY
                self.heard_at = time.monotonic()


class Supervisor:
    """Starts workers, replaces those that die or hang, and stops them all.

    Args:
        target: The worker's function, as `module:function`. It is called with `arguments` and a
            connection on which it sends `STARTING` or `READY` every `PULSE` seconds.
        arguments: The arguments of the function.
        number: The number of workers.
        on_death: Called with the process id of each worker that has ended.
    """

    def __init__(
        self,
        target: str,
        arguments: Sequence[Any],
        number: int,
        on_death: Callable[[int], None] = lambda _: None,
    ) -> None:
        self._target = target
        self._arguments = arguments
        self._number = number
        self._on_death = on_death
        self._workers: list[_Worker] = []
        self._stopping = False
        self._has_served = False
        self._failures = 0
        self._next_start = 0.0
        self._status = 0

    def run(self) -> int:
        """Run until SIGTERM or SIGINT; return the exit status.

        If a worker exits with an error before any worker was ready, a restart would not help: then
        the server stops with that status.
        """
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        try:
            while not self._stopping:
                self._start_missing()
                self._watch()
        finally:
            self._end()
        return self._status

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _start_missing(self) -> None:
        if time.monotonic() < self._next_start:
            return
        try:
            while len(self._workers) < self._number:
                self._workers.append(_Worker(self._target, self._arguments))
        except OSError as error:  # the system is out of processes, memory or files
            self._next_start = time.monotonic() + self._delay()
            logger.error("worker cannot be started: %s", error.strerror)  # noqa: TRY400 (the message says enough)

    def _watch(self) -> None:
        """Wait until a worker sends a pulse or dies, but not long: a signal may have arrived."""
        wait([end for one in self._workers for end in (one.process.sentinel, one.pulse)], _TICK)
        for worker in list(self._workers):
            self._check(worker)

    def _check(self, worker: _Worker) -> None:
        worker.listen()
        if worker.ready:
            self._has_served, self._failures = True, 0
        if not worker.process.is_alive():
            self._replace(worker)
        elif time.monotonic() - worker.heard_at > PATIENCE:
            logger.error("worker does not answer and is killed", extra={"pid": worker.process.pid})
            worker.process.kill()

    def _replace(self, worker: _Worker) -> None:
        """Forget a dead worker and schedule its replacement."""
        process = worker.process
        self._forget(worker)
        status = process.exitcode or 0
        if status > 0 and not self._has_served:
            logger.error("worker failed to start; stopping", extra={"pid": process.pid})
            self._stopping, self._status = True, status
            return
        delay = 0.0 if worker.ready else self._delay()
        self._next_start = time.monotonic() + delay
        logger.warning(
            "worker died and is replaced",
            extra={"pid": process.pid, "status": status, "delay": delay},
        )

    def _delay(self) -> float:
        """Count another failed start; return the seconds to wait before the next one."""
        self._failures += 1
        if self._failures == 1:
            return 0.0
        return min(_MAX_DELAY, _FIRST_DELAY * 2.0 ** (self._failures - 2))

    def _forget(self, worker: _Worker) -> None:
        self._workers.remove(worker)
        worker.pulse.close()
        if worker.process.pid is not None:
            self._on_death(worker.process.pid)

    def _end(self) -> None:
        """Stop all workers: terminate them, and kill those that do not stop in time."""
        for worker in self._workers:
            worker.process.terminate()
        end = time.monotonic() + STOPPING
        for worker in list(self._workers):
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.is_alive():
                logger.error(
                    "worker does not stop and is killed", extra={"pid": worker.process.pid}
                )
                worker.process.kill()
                worker.process.join()
            self._forget(worker)


def _run(target: str, arguments: tuple[Any, ...], pulse: Connection) -> None:
    """Run a worker: tie it to its parent first, then import everything else."""
    end_with_parent()
    module, _, name = target.partition(":")
    getattr(import_module(module), name)(*arguments, pulse)
