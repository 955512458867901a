"""A queue of questions and the processes that answer them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from msgspec import structs

from sztab.core.action import SztabError
from sztab.server.workers.bot_connection import BotProcess
from sztab.server.workers.process import ProcessFailed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.server.workers.bot_messages import BotAnswer, Question

MIN_SECONDS: Final = 0.1
"""Minimum thinking time of a bot that searches, however long the queue is."""
TRIES: Final = 2

logger = logging.getLogger("sztab.thinking")

Waiting = asyncio.Future["BotAnswer"]


class NoAnswer(SztabError):
    """The bot did not decide; the message says why."""


class BotQueue:
    """Answers questions in order of arrival, each by the first free process.

    A process that fails is replaced, and its question is asked once more.
    """

    def __init__(self, processes: int, command: Sequence[str], patience: float) -> None:
        self._processes = [BotProcess(command) for _ in range(processes)]
        self._patience = patience
        self._queue: asyncio.Queue[tuple[Question, Waiting]] = asyncio.Queue()
        self._unanswered: set[Waiting] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start all processes; if one does not start, end all of them and raise SztabError."""
        starts = (process.start() for process in self._processes)
        for outcome in await asyncio.gather(*starts, return_exceptions=True):
            if outcome is not None:
                await self._end_all()
                raise outcome
        self._tasks = [asyncio.create_task(self._run(one)) for one in self._processes]

    async def close(self) -> None:
        """End all processes and refuse all open questions."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for waiting in self._unanswered:
            _refuse(waiting, SztabError("The server is being shut down: its bots have stopped."))
        await self._end_all()

    async def _end_all(self) -> None:
        await asyncio.gather(*(process.end() for process in self._processes))

    def unanswered(self) -> int:
        """Return the number of open questions, including those being thought about."""
        return len(self._unanswered)

    async def ask(self, question: Question) -> BotAnswer:
        """Return the bot's answer; NoAnswer says why the bot did not decide."""
        if not self._tasks:
            raise SztabError(
                "No process thinks for the bots: they were not started, or have ended."
            )
        waiting: Waiting = asyncio.get_running_loop().create_future()
        self._unanswered.add(waiting)
        self._queue.put_nowait((question, waiting))
        try:
            return await waiting
        finally:
            self._unanswered.discard(waiting)

    async def _run(self, process: BotProcess) -> None:
        """Let a process answer questions until cancelled."""
        while True:
            question, waiting = await self._queue.get()
            if waiting.done():  # the caller has gone
                continue
            try:
                await self._answer(process, question, waiting)
            except Exception:
                logger.exception("A question to a bot could not be handled")
                _refuse(waiting, NoAnswer("An internal error of the server; see its log."))

    async def _answer(self, process: BotProcess, question: Question, waiting: Waiting) -> None:
        limit = question.seconds + self._patience
        given = structs.replace(question, seconds=self._share(question.seconds))
        problem = ""
        for _ in range(TRIES):
            try:
                if not process.alive():
                    await process.start()
                answer = await process.ask(given, limit)
            except ProcessFailed as error:
                problem = str(error)
                logger.warning("A process for bots failed over %s: %s", question.bot, problem)
                continue
            if answer.error:
                _refuse(waiting, NoAnswer(answer.error))
            elif not waiting.done():
                waiting.set_result(answer)
            return
        _refuse(waiting, NoAnswer(problem))

    def _share(self, seconds: float) -> float:
        return fair_share(seconds, self.unanswered(), len(self._processes))


def fair_share(seconds: float, questions: int, processes: int) -> float:
    """Return a bot's thinking time when questions share processes."""
    if seconds <= 0:
        return 0.0
    return max(MIN_SECONDS, seconds / max(1.0, questions / processes))


def _refuse(waiting: Waiting, error: SztabError) -> None:
    if not waiting.done():
        waiting.set_exception(error)
