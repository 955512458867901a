"""A process that thinks: questions come in at stdin, answers go out at stdout.

It ends when stdin does: however the server ends, nobody is left thinking.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, BinaryIO, Final

import msgspec

from sztab import games
from sztab.server.thinking.deciding import answer
from sztab.server.thinking.messages import LENGTH, READY, Answer, Task, length_of, pack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NICENESS: Final = 10
"""The server itself goes first, then whoever thinks."""


def main(known: Sequence[str] = ()) -> None:
    """Answer questions until nobody is left to ask them; load games in advance while idle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server alone answers the keyboard
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions, answers = _take_pipes()
    waiting: SimpleQueue[Task] = SimpleQueue()
    # Read by a thread of its own: the end of the server is noticed in the middle of a thought.
    Thread(target=_listen, args=(questions, waiting), daemon=True).start()
    try:
        _send(answers, Answer(READY))
        _load(known, waiting)
        while True:
            _send(answers, _think(waiting.get()))
    except OSError:  # nobody listens any more
        os._exit(0)


def _load(known: Sequence[str], waiting: SimpleQueue[Task]) -> None:
    """Read rules and cards before they are asked for: the first answer is then a quick one."""
    for name in known:
        if not waiting.empty():
            return
        with suppress(Exception):  # whoever asks about this game is told what is wrong with it
            game = games.get(name)
            game.rules(game.min_players)


def _take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return stdin and stdout for messages; what a bot prints goes to stderr instead."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(sys.stderr.fileno(), 1)
    return questions, answers


def _listen(questions: BinaryIO, waiting: SimpleQueue[Task]) -> None:
    """Pass the questions on; when there are no more, end the process, whatever it is doing."""
    try:
        for task in _tasks(questions):
            waiting.put(task)
    finally:
        os._exit(0)


def _tasks(questions: BinaryIO) -> Iterator[Task]:
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        yield msgspec.msgpack.decode(questions.read(length_of(head)), type=Task)


def _think(task: Task) -> Answer:
    """Answer a question; if that takes too long, say on stderr where it hangs, and end.

    The watch does not need the interpreter: it also ends a loop in compiled code.
    """
    faulthandler.dump_traceback_later(task.limit, exit=True)
    try:
        return answer(task)
    finally:
        faulthandler.cancel_dump_traceback_later()


def _send(answers: BinaryIO, message: Answer) -> None:
    answers.write(pack(message))
    answers.flush()


if __name__ == "__main__":
    main(games.names())
