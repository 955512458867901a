"""The pools of job processes, as the server sees them."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Final

from sztab.server.safety.limits import household
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.job_queue import JobQueue
from sztab.server.workers.jobs import FAILED, ReplayRecord, TableJob

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.server.safety import Limits
    from sztab.server.workers.jobs import AnyJob, JobRefused, JobResult

# -P: do not import a random.py from the folder in which the server runs.
WORKER: Final = (sys.executable, "-P", "-m", "sztab.server.api.job_process")


class JobPools:
    """Two job queues: uploads of strangers never delay players who return to their table.

    Args:
        processes: The number of processes for card files and records. One more process reads the
            logs of tables.
        limits: The deadline, and how many jobs may wait.
        command: The command that starts a process.
    """

    def __init__(self, processes: int, limits: Limits, command: Sequence[str] = WORKER) -> None:
        def crew(number: int) -> JobQueue:
            return JobQueue(
                number,
                command,
                seconds=limits.heavy_seconds,
                per_address=limits.heavy_per_address,
                most=limits.heavy_jobs,
            )

        self.guests = crew(processes)
        self.tables = crew(1)

    async def do(self, job: AnyJob, address: str, *, patient: bool = False) -> JobResult:
        """Do a job and return its result, as `JobQueue.do`; Refusal says why it failed."""
        home = household(address)
        if isinstance(job, TableJob):
            result = await self.tables.do(job, home, job.code, patient=patient)
        else:
            key = str(hash(job.record)) if isinstance(job, ReplayRecord) else ""
            result = await self.guests.do(job, home, key, patient=patient)
        if result.refused is not None and result.refused.code == FAILED:
            raise RuntimeError("A job process has failed; its traceback is in the log.")
        if result.refused is not None:
            raise refusal_of(result.refused)
        return result

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(self.guests.close(), self.tables.close())


def refusal_of(refused: JobRefused) -> Refusal:
    """Return the refusal that a process has sent."""
    refusal = Refusal(refused.code, refused.text, wait=refused.wait)
    refusal.clause, refusal.key, refusal.values = refused.clause, refused.key, refused.values
    refusal.reason, refusal.complaints = refused.reason, refused.complaints
    return refusal
