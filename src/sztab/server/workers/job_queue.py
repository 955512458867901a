"""Processes that share a queue which is fair to every address."""

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
"""Seconds in which an abandoned job may still finish: a process is dearer than a small job."""
KEYS: Final = 4
"""Jobs of one kind that a process is taken to remember."""

logger = logging.getLogger("sztab.workshop")


class QueuedJob:
    """A job that somebody waits for."""

    __slots__ = ("address", "is_sent", "job", "key", "result", "task")

    def __init__(self, job: AnyJob, address: str, key: str) -> None:
        self.job = job
        self.address = address
        self.key = key
        self.result: asyncio.Future[JobResult] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None
        self.is_sent = False
        """Whether a process works on it."""


class JobWorker:
    """A process, and the keys of its last jobs: what it made for them, it still has."""

    def __init__(self, command: Sequence[str]) -> None:
        self.process = WorkerProcess(command, JobResult, MAX_ANSWER_BYTES, "for heavy work")
        self.keys: deque[str] = deque(maxlen=KEYS)


class JobQueue:
    """Does jobs in processes that are started when they are first needed.

    One job at a time for each address, the addresses in turn. A process that dies or takes too
    long loses its own job only, and is replaced.

    Args:
        processes: Jobs that are done at the same time.
        command: What starts a process.
        seconds: The deadline of a job.
        per_address: Jobs of one address that may wait or be under way.
        most: Jobs of everybody that may wait or be under way.
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
        self._hands = tuple(self._idle)
        self._seconds = seconds
        self._per_address = per_address
        self._most = most
        self._queues: OrderedDict[str, deque[QueuedJob]] = OrderedDict()
        self._busy: dict[str, QueuedJob] = {}
        self._closed = False
        self.killed = 0
        """Processes that were ended in the middle of a job."""

    @property
    def pids(self) -> list[int]:
        """The ids of the processes that run."""
        return [hand.process.pid for hand in self._hands if hand.process.pid]

    def unfinished(self) -> int:
        """Return how many jobs wait or are under way."""
        return len(self._busy) + sum(map(len, self._queues.values()))

    async def do(
        self, job: AnyJob, address: str, key: str = "", *, patient: bool = False
    ) -> JobResult:
        """Return what came of a job; Refusal if there are too many, or it takes too long.

        Cancelling it cancels the job. A patient client waits however many jobs its address has;
        something else must limit how many those are.
        """
        if self._closed:
            raise Refusal("closing", "The server is being restarted; come back in a moment.")
        self._check_room(address, patient=patient)
        errand = QueuedJob(job, address, key)
        self._queues.setdefault(address, deque()).append(errand)
        self._dispatch()
        try:
            return await errand.result
        finally:
            self._leave(errand)

    def _check_room(self, address: str, *, patient: bool) -> None:
        own = len(self._queues.get(address, ())) + (address in self._busy)
        wait = max(1, int(self._seconds))
        if not patient and own >= self._per_address:
            text = f"{own} requests from your address are being worked on. Try again in {wait} s."
            raise Refusal("too-fast", text, wait=wait)
        if self.unfinished() >= self._most:
            text = f"The server is busy with other requests. Try again in {wait} s."
            raise Refusal("unavailable", text, wait=wait)

    def _leave(self, errand: QueuedJob) -> None:
        """Take back a job that nobody waits for any more."""
        if errand.task is not None:
            if not errand.task.done():
                asyncio.get_running_loop().call_later(GRACE, _cancel, errand)
            return
        queue = self._queues.get(errand.address)
        if queue is not None and errand in queue:
            queue.remove(errand)
            if not queue:
                del self._queues[errand.address]

    # Doing them

    def _dispatch(self) -> None:
        """Give waiting jobs to idle processes."""
        while self._idle and not self._closed:
            errand = self._next()
            if errand is None:
                return
            hand = self._choose(errand.key)
            self._busy[errand.address] = errand
            errand.task = asyncio.create_task(self._run(hand, errand))

    def _next(self) -> QueuedJob | None:
        """Return the oldest job of the address whose turn it is."""
        address = next((one for one in self._queues if one not in self._busy), None)
        if address is None:
            return None
        queue = self._queues.pop(address)
        errand = queue.popleft()
        if queue:
            self._queues[address] = queue  # behind the others
        return errand

    def _choose(self, key: str) -> JobWorker:
        """Return an idle process, if possible one that remembers the last job with this key."""
        remembering = [hand for hand in self._idle if key and key in hand.keys]
        running = [hand for hand in self._idle if hand.process.alive()]
        hand = [*remembering, *running, *self._idle][0]
        self._idle.remove(hand)
        if key:
            hand.keys.append(key)
        return hand

    async def _run(self, hand: JobWorker, errand: QueuedJob) -> None:
        try:
            result = await self._result(hand, errand)
            if not errand.result.done():
                errand.result.set_result(result)
        except asyncio.CancelledError:
            if errand.is_sent:
                await self._kill(hand)
            errand.result.cancel()
        except Refusal as refusal:
            _fail(errand, refusal)
        except Exception:
            logger.exception("a job could not be done")
            _fail(errand, Refusal("unavailable", "This could not be worked on; try again."))
        finally:
            del self._busy[errand.address]
            self._idle.append(hand)
            self._dispatch()

    async def _result(self, hand: JobWorker, errand: QueuedJob) -> JobResult:
        process, limit = hand.process, self._seconds
        if not process.alive():
            hand.keys.clear()
            await process.start()
        if errand.result.done():  # abandoned while the process started, which is kept
            return errand.result.result()
        errand.is_sent = True
        began = monotonic()
        try:
            return await process.exchange(lambda number: JobTask(number, errand.job, limit), limit)
        except ProcessFailed as error:
            self.killed += 1
            kind = type(errand.job).__name__
            logger.warning("a process failed over a %s from %s: %s", kind, errand.address, error)
            if monotonic() - began < limit:
                text = "The process that worked on this has ended; try again."
                raise Refusal("unavailable", text) from None
            text = f"This takes longer than the {limit:g} seconds that a request may take."
            raise Refusal("too-heavy", f"{text} Send something smaller.") from None

    async def _kill(self, hand: JobWorker) -> None:
        self.killed += 1
        await hand.process.end(0)

    async def close(self) -> None:
        """End all processes; clients that still wait are refused."""
        self._closed = True
        refusal = Refusal("closing", "The server is being restarted; come back in a moment.")
        for queue in self._queues.values():
            for errand in queue:
                _fail(errand, refusal)
        self._queues.clear()
        tasks = [errand.task for errand in self._busy.values() if errand.task is not None]
        for errand in self._busy.values():
            _fail(errand, refusal)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(hand.process.end() for hand in self._hands))


def _cancel(errand: QueuedJob) -> None:
    if errand.is_sent and errand.task is not None:
        errand.task.cancel()


def _fail(errand: QueuedJob, refusal: Refusal) -> None:
    if not errand.result.done():
        errand.result.set_exception(refusal)
