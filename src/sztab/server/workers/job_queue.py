"""A job queue that is fair to every address, and the processes that do the jobs."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from time import monotonic
from typing import TYPE_CHECKING, Final

from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import MAX_ANSWER_BYTES, AnyJob, JobResult, JobTask
from sztab.server.workers.process import ProcessFailed, WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Sequence

GRACE: Final = 0.25
"""Seconds in which an abandoned job may still finish: restarting a process costs more."""
KEYS: Final = 4
"""The number of recent jobs that a process is assumed to have cached."""

logger = logging.getLogger("sztab.workshop")


class QueuedJob:
    """A job with a waiting caller."""

    __slots__ = ("address", "is_sent", "job", "key", "result", "task")

    def __init__(self, job: AnyJob, address: str, key: str) -> None:
        self.job = job
        self.address = address
        self.key = key
        self.result: asyncio.Future[JobResult] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None
        self.is_sent = False
        """Whether it was sent to a process."""


class JobWorker:
    """A process, and the keys of its last jobs, whose results it has cached."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = WorkerProcess(command, JobResult, MAX_ANSWER_BYTES, "for heavy work")
        self.keys: deque[str] = deque(maxlen=KEYS)


class JobQueue:
    """Does jobs in processes that are started when they are first needed.

    One job at a time for each address, with the addresses taking turns. A process that dies or
    takes too long loses only its own job, and is replaced.

    Args:
        processes: The number of processes.
        command: The command that starts a process.
        seconds: The deadline of a job.
        per_address: Maximum unfinished jobs of one address.
        most: Maximum unfinished jobs in total.
    """

    def __init__(
        self,
        processes: int,
        command: Sequence[str],
        *,
        seconds: float,
        per_address: int,
        most: int,
    ) -> None:
        self._idle = [JobWorker(command) for _ in range(processes)]
        self._workers = tuple(self._idle)
        self._seconds = seconds
        self._per_address = per_address
        self._most = most
        self._queues: OrderedDict[str, deque[QueuedJob]] = OrderedDict()
        self._busy: dict[str, QueuedJob] = {}
        self._closed = False
        self.killed = 0
        """Processes that were killed during a job."""

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [worker.process.pid for worker in self._workers if worker.process.pid]

    def unfinished(self) -> int:
        """Return the number of jobs that wait or are running."""
        return len(self._busy) + sum(map(len, self._queues.values()))

    async def do(
        self, job: AnyJob, address: str, key: str = "", *, patient: bool = False
    ) -> JobResult:
        """Return the result of a job; Refusal if there are too many jobs, or it takes too long.

        Cancelling the call cancels the job. A patient client may wait with any number of jobs of
        its address; something else must limit them.
        """
        if self._closed:
            raise Refusal("closing", "The server is being restarted; come back in a moment.")
        self._check_room(address, patient=patient)
        queued = QueuedJob(job, address, key)
        self._queues.setdefault(address, deque()).append(queued)
        self._dispatch()
        try:
            return await queued.result
        finally:
            self._leave(queued)

    def _check_room(self, address: str, *, patient: bool) -> None:
        own = len(self._queues.get(address, ())) + (address in self._busy)
        wait = max(1, int(self._seconds))
        if not patient and own >= self._per_address:
            text = f"{own} requests from your address are being worked on. Try again in {wait} s."
            raise Refusal("too-fast", text, wait=wait)
        if self.unfinished() >= self._most:
            text = f"The server is busy with other requests. Try again in {wait} s."
            raise Refusal("unavailable", text, wait=wait)

    def _leave(self, queued: QueuedJob) -> None:
        """Remove a job that its caller has abandoned."""
        if queued.task is not None:
            if not queued.task.done():
                asyncio.get_running_loop().call_later(GRACE, _cancel, queued)
            return
        queue = self._queues.get(queued.address)
        if queue is not None and queued in queue:
            queue.remove(queued)
            if not queue:
                del self._queues[queued.address]

    # Doing jobs

    def _dispatch(self) -> None:
        """Give waiting jobs to idle processes."""
        while self._idle and not self._closed:
            queued = self._next()
            if queued is None:
                return
            worker = self._choose(queued.key)
            self._busy[queued.address] = queued
            queued.task = asyncio.create_task(self._run(worker, queued))

    def _next(self) -> QueuedJob | None:
        """Return the oldest job of the address whose turn it is."""
        address = next((one for one in self._queues if one not in self._busy), None)
        if address is None:
            return None
        queue = self._queues.pop(address)
        queued = queue.popleft()
        if queue:
            self._queues[address] = queue  # behind the others
        return queued

    def _choose(self, key: str) -> JobWorker:
        """Return an idle process, preferably one that has cached the last job with this key."""
        remembering = [worker for worker in self._idle if key and key in worker.keys]
        running = [worker for worker in self._idle if worker.process.alive()]
        worker = [*remembering, *running, *self._idle][0]
        self._idle.remove(worker)
        if key:
            worker.keys.append(key)
        return worker

    async def _run(self, worker: JobWorker, queued: QueuedJob) -> None:
        try:
            result = await self._result(worker, queued)
            if not queued.result.done():
                queued.result.set_result(result)
        except asyncio.CancelledError:
            if queued.is_sent:
                await self._kill(worker)
            queued.result.cancel()
        except Refusal as refusal:
            _fail(queued, refusal)
        except Exception:
            logger.exception("a job could not be done")
            _fail(queued, Refusal("unavailable", "This could not be worked on; try again."))
        finally:
            del self._busy[queued.address]
            self._idle.append(worker)
            self._dispatch()

    async def _result(self, worker: JobWorker, queued: QueuedJob) -> JobResult:
        process, limit = worker.process, self._seconds
        if not process.alive():
            worker.keys.clear()
            await process.start()
        if queued.result.done():  # abandoned while the process was starting; the process is kept
            return queued.result.result()
        queued.is_sent = True
        began = monotonic()
        try:
            return await process.exchange(lambda number: JobTask(number, queued.job, limit), limit)
        except ProcessFailed as error:
            self.killed += 1
            kind = type(queued.job).__name__
            logger.warning("a process failed over a %s from %s: %s", kind, queued.address, error)
            if monotonic() - began < limit:
                text = "The process that worked on this has ended; try again."
                raise Refusal("unavailable", text) from None
            text = f"This takes longer than the {limit:g} seconds that a request may take."
            raise Refusal("too-heavy", f"{text} Send something smaller.") from None

    async def _kill(self, worker: JobWorker) -> None:
        self.killed += 1
        await worker.process.end(0)

    async def close(self) -> None:
        """End all processes; clients that still wait are refused."""
        self._closed = True
        refusal = Refusal("closing", "The server is being restarted; come back in a moment.")
        for queue in self._queues.values():
            for queued in queue:
                _fail(queued, refusal)
        self._queues.clear()
        tasks = [queued.task for queued in self._busy.values() if queued.task is not None]
        for queued in self._busy.values():
            _fail(queued, refusal)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(worker.process.end() for worker in self._workers))


def _cancel(queued: QueuedJob) -> None:
    if queued.is_sent and queued.task is not None:
        queued.task.cancel()


def _fail(queued: QueuedJob, refusal: Refusal) -> None:
    if not queued.result.done():
        queued.result.set_exception(refusal)
