"""Jobs on the log of a table: the process asks for missing entries, and is sent them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import structs

from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import LogLine, Retell

if TYPE_CHECKING:
    from sztab.server.store import Store
    from sztab.server.workers.job_pools import JobPools
    from sztab.server.workers.jobs import AnyTableJob

SLICE: Final = 1000
"""Entries that are retold per job: a long log must not exceed the deadline."""


async def ask(
    pools: JobPools, store: Store, job: AnyTableJob, address: str, *, patient: bool = False
) -> bytes:
    """Return the answer to a job on a table, and send the process the entries that it lacks."""
    lines: list[LogLine] = []
    while (result := await pools.do(job, address, patient=patient)).missing is not None:
        last = result.missing
        lines = [line for line in lines if line.seq > last]
        if not lines:
            rows = await store.read(job.code, last)
            lines = [LogLine(row.seq, row.at, row.entry) for row in rows]
        if not lines:
            raise Refusal("no-table", f"There is no table {job.code}; perhaps it has expired.")
        most = SLICE if isinstance(job, Retell) else len(lines)
        job = structs.replace(job, lines=lines[:most])
    return result.body
