"""A queue of questions and the processes that share it."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from msgspec import structs

from sztab.core.action import SztabError
from sztab.server.workers.bot_connection import ThinkingProcess
from sztab.server.workers.process import ProcessFailed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.server.workers.bot_messages import BotAnswer, Question

LEAST_SECONDS: Final = 0.1
"""Whoever searches gets so long, however many others wait."""
TRIES: Final = 2

logger = logging.getLogger("sztab.thinking")

Waiting = asyncio.Future["BotAnswer"]


class NoAnswer(SztabError):
    """The bot did not decide; the message says why."""


class BotQueue:
    """Questions are answered in the order in which they came, by the first process that is free.

    A process that fails is replaced, and its question is asked once more.
    """

    def __init__(self, processes: int, command: Sequence[str], patience: float) -> None:
        self._processes = [ThinkingProcess(command) for _ in range(processes)]
        self._patience = patience
        self._queue: asyncio.Queue[tuple[Question, Waiting]] = asyncio.Queue()
        self._unanswered: set[Waiting] = set()
        self._servants: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start all processes; SztabError if one does not start, and then none is left."""
        starts = (process.start() for process in self._processes)
        for outcome in await asyncio.gather(*starts, return_exceptions=True):
            if outcome is not None:
                await self._end_all()
                raise outcome
        self._servants = [asyncio.create_task(self._run(one)) for one in self._processes]

    async def close(self) -> None:
        """End all processes; who still waits gets no answer."""
        for servant in self._servants:
            servant.cancel()
        await asyncio.gather(*self._servants, return_exceptions=True)
        self._servants = []
        for waiting in self._unanswered:
            _refuse(waiting, SztabError("The server is being shut down: its bots have stopped."))
        await self._end_all()

    async def _end_all(self) -> None:
        await asyncio.gather(*(process.end() for process in self._processes))

    def unanswered(self) -> int:
        """Return how many questions wait for an answer, those being thought about included."""
        return len(self._unanswered)

    async def ask(self, question: Question) -> BotAnswer:
        """Return the bot's answer; NoAnswer says why the bot did not decide."""
        if not self._servants:
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

    async def _run(self, process: ThinkingProcess) -> None:
        """Let one process answer questions for ever."""
        while True:
            question, waiting = await self._queue.get()
            if waiting.done():  # whoever asked has gone
                continue
            try:
                await self._answer(process, question, waiting)
            except Exception:
                logger.exception("A question to a bot could not be dealt with")
                _refuse(waiting, NoAnswer("A fault of the server; its log says which."))

    async def _answer(self, process: ThinkingProcess, question: Question, waiting: Waiting) -> None:
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
    """Return how long a bot may think where so many questions share so many processes."""
    if seconds <= 0:
        return 0.0
    return max(LEAST_SECONDS, seconds / max(1.0, questions / processes))


def _refuse(waiting: Waiting, error: SztabError) -> None:
    if not waiting.done():
        waiting.set_exception(error)
