"""What a process does: tasks come in at stdin, answers go out at stdout.

It ends when stdin does: however the server ends, no process is left working.
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
from sztab.server.workers.framing import LENGTH, length_of, pack

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from msgspec import Struct

NICENESS: Final = 10
"""The server itself goes first, then its processes."""


class Timed(Protocol):
    """A task; a process that takes longer than `limit` seconds hangs."""

    @property
    def limit(self) -> float: ...


Task = TypeVar("Task", bound=Timed)


def run(
    kind: type[Task],
    answer: Callable[[Task], Struct],
    ready: Struct,
    prepare: Callable[[SimpleQueue[Task]], None],
) -> None:
    """Answer tasks of a kind until nobody is left to send them.

    Args:
        kind: The type of the tasks.
        answer: Does one.
        ready: Sent first, when the process can be asked.
        prepare: Called then, with the queue: it should stop as soon as that is not empty.
    """
    ask_kernel_to_kill()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server alone answers the keyboard
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    tasks, answers = _take_pipes()
    waiting: SimpleQueue[Task] = SimpleQueue()
    # Read by a thread of its own: the end of the server is noticed in the middle of a task.
    Thread(target=_listen, args=(tasks, waiting, kind), daemon=True).start()
    try:
        _send(answers, ready)
        prepare(waiting)
        while True:
            _send(answers, _watched(waiting.get(), answer))
    except OSError:  # nobody listens any more
        os._exit(0)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return stdin and stdout for messages; what a bot prints goes to stderr instead."""
    tasks, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), 1)
    return tasks, answers


def _listen(tasks: BinaryIO, waiting: SimpleQueue[Task], kind: type[Task]) -> None:
    """Pass the tasks on; when there are no more, end the process, whatever it is doing."""
    try:
        for task in _read(tasks, kind):
            waiting.put(task)
    finally:
        os._exit(0)


def _read(tasks: BinaryIO, kind: type[Task]) -> Iterator[Task]:
    while len(head := tasks.read(LENGTH.size)) == LENGTH.size:
        yield msgspec.msgpack.decode(tasks.read(length_of(head)), type=kind)


def _watched(task: Task, answer: Callable[[Task], Struct]) -> Struct:
    """Do a task; if that takes too long, say on stderr where it hangs, and end.

    The watch does not need the interpreter: it also ends a loop in compiled code.
    """
    faulthandler.dump_traceback_later(task.limit, exit=True)
    try:
        return answer(task)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _send(answers: BinaryIO, message: Struct) -> None:
    answers.write(pack(message))
    answers.flush()
