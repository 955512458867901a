"""The program of a worker process that does heavy jobs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from sztab.server.api.job_runner import JobRunner
from sztab.server.operations.house_files import load_house_rules
from sztab.server.workers import process_loop
from sztab.server.workers.jobs import JobResult, JobTask
from sztab.server.workers.pipe_messages import READY

if TYPE_CHECKING:
    from queue import SimpleQueue

MEMORY: Final = 1024 * 1024 * 1024
"""Bytes of address space; jobs that need more are refused."""


def main() -> None:
    """Do jobs until the server is gone."""
    _limit_memory()
    process_loop.run(JobTask, JobRunner().answer, JobResult(READY), _nothing)


def _limit_memory() -> None:
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 (Windows has none)

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _nothing(_waiting: SimpleQueue[JobTask]) -> None:
    """Load nothing in advance: games are loaded when a job needs them."""


if __name__ == "__main__":
    load_house_rules()
    main()
