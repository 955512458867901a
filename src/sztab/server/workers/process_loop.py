"""The main loop of a worker process: it reads tasks from stdin and writes answers to stdout.

It ends when stdin is closed, so no process survives the server.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, BinaryIO, Final, Protocol, TypeVar

import msgspec

from sztab.server.operations.parent_death import ask_kernel_to_kill
from sztab.server.workers.pipe_messages import LENGTH, length_of, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from msgspec import Struct

NICENESS: Final = 10
"""Lowers the priority, so that the server itself goes first."""


class Timed(Protocol):
    """A task; a process that takes longer than `limit` seconds is considered hung."""

    @property
    def limit(self) -> float: ...


Task = TypeVar("Task", bound=Timed)


def run(
    kind: type[Task],
    answer: Callable[[Task], Struct],
    ready: Struct,
    prepare: Callable[[SimpleQueue[Task]], None],
) -> None:
    """Do tasks until the server is gone.

    Args:
        kind: The type of the tasks.
        answer: Does a task and returns the answer.
        ready: The message that is sent first, when the process is ready.
        prepare: Called after that, with the queue; it should return when the queue is not empty.
    """
    ask_kernel_to_kill()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the server handles Ctrl-C
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    tasks, answers = _take_pipes()
    waiting: SimpleQueue[Task] = SimpleQueue()
    # A separate thread reads stdin, so the end of the server is noticed during a task, too.
    Thread(target=_listen, args=(tasks, waiting, kind), daemon=True).start()
    try:
        _send(answers, ready)
        prepare(waiting)
        while True:
            _send(answers, _watched(waiting.get(), answer))
    except OSError:  # the server is gone
        os._exit(0)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return stdin and stdout for messages; output of a bot goes to stderr instead."""
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), 1)
    return tasks, answers


def _listen(tasks: BinaryIO, waiting: SimpleQueue[Task], kind: type[Task]) -> None:
    """Put tasks into the queue; at the end of stdin, end the process even during a task."""
    try:
        for task in _read(tasks, kind):
            waiting.put(task)
    finally:
        os._exit(0)


def _read(tasks: BinaryIO, kind: type[Task]) -> Iterator[Task]:
    while len(head := tasks.read(LENGTH.size)) == LENGTH.size:
        yield msgspec.msgpack.decode(tasks.read(length_of(head)), type=kind)


def _watched(task: Task, answer: Callable[[Task], Struct]) -> Struct:
    """Do a task; if it takes too long, dump the traceback to stderr and exit.

    The watchdog does not need the interpreter, so it also ends loops in compiled code.
    """
    faulthandler.dump_traceback_later(task.limit, exit=True)
    try:
        return answer(task)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _send(answers: BinaryIO, message: Struct) -> None:
    answers.write(pack(message))
    answers.flush()
