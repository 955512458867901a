"""A job process that does what a test tells it to, instead of reading cards."""

from __future__ import annotations

import os
import resource
import sys
import time
from pathlib import Path

from sztab.server.api.job_process import _limit_memory, _nothing
from sztab.server.workers import process_loop
from sztab.server.workers.jobs import JobResult, JobTask, ReadCards
from sztab.server.workers.pipe_messages import READY

ROOT = Path(__file__).parents[3]
WORK = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.server.workers.job_double import work
work()
"""
WORKER = (sys.executable, "-c", WORK)


def job(what: str, number: str = "") -> ReadCards:
    """Do a job: echo, sleep, die, or report the limit of memory."""
    return ReadCards(what, number)


def work() -> None:
    """Run such a process."""
    _limit_memory()
    process_loop.run(JobTask, _answer, JobResult(READY), _nothing)


def _answer(task: JobTask) -> JobResult:
    assert isinstance(task.job, ReadCards)
    what, number = task.job.game, task.job.cards
    if what == "die":
        os._exit(1)
    if what == "sleep":
        time.sleep(float(number))
    if what == "memory":
        number = str(resource.getrlimit(resource.RLIMIT_AS)[0])
    return JobResult(task.number, body=number.encode())
