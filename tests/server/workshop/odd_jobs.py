"""A process that does what a test tells it to, instead of reading cards."""

from __future__ import annotations

import os
import resource
import sys
import time
from pathlib import Path

from sztab.server.processes import loop
from sztab.server.processes.framing import READY
from sztab.server.workshop import ReadCards
from sztab.server.workshop.jobs import Result, Task
from sztab.server.workshop.worker import _limit_memory, _nothing

ROOT = Path(__file__).parents[3]
WORK = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.server.workshop.odd_jobs import work
work()
"""
WORKER = (sys.executable, "-c", WORK)


def job(what: str, number: str = "") -> ReadCards:
    """Return a job: echo, sleep, die, or tell the limit of memory."""
    return ReadCards(what, number)


def work() -> None:
    """Be such a process."""
    _limit_memory()
    loop.run(Task, _answer, Result(READY), _nothing)


def _answer(task: Task) -> Result:
    assert isinstance(task.job, ReadCards)
    what, number = task.job.game, task.job.cards
    if what == "die":
        os._exit(1)
    if what == "sleep":
        time.sleep(float(number))
    if what == "memory":
        number = str(resource.getrlimit(resource.RLIMIT_AS)[0])
    return Result(task.number, body=number.encode())
