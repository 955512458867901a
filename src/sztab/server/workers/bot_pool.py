"""The pool of processes that think for the bots of a server."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from msgspec import structs

from sztab.core.action import SztabError
from sztab.server.workers.bot_connection import WORKER
from sztab.server.workers.bot_queue import BotQueue, NoAnswer
from sztab.server.workers.ranks import split_memory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.server.workers.bot_messages import BotAnswer, Question
    from sztab.server.workers.ranks import Rank

PATIENCE: Final = 10.0
"""Seconds beyond its thinking time after which a bot is considered hung."""
STAND_INS: Final = ("greedy", "random")
"""The bots that decide in place of one that fails."""

logger = logging.getLogger("sztab.thinking")


class BotPool:
    """A pool of processes that decide for bots, with a separate queue for quick ranks.

    Args:
        processes: The number of processes that search.
        quick: The number of processes for quick ranks, which never wait for a search.
        command: The command that starts a process; it must run `process_loop.run`.
        patience: Seconds beyond the thinking time after which a process is considered hung.
    """

    def __init__(
        self,
        processes: int,
        *,
        quick: int = 1,
        command: Sequence[str] = WORKER,
        patience: float = PATIENCE,
    ) -> None:
        if min(processes, quick) < 1:
            raise SztabError(
                "Bots need at least 1 process to think in and 1 for the quick ranks, "
                f"not {processes} and {quick}."
            )
        self._quick = BotQueue(quick, command, patience)
        self._searching = BotQueue(processes, command, patience)

    async def start(self) -> None:
        """Start the processes; SztabError says why one does not start."""
        try:
            await self._quick.start()
            await self._searching.start()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End the processes; open questions are answered with SztabError."""
        await asyncio.gather(self._quick.close(), self._searching.close())

    def waiting(self) -> int:
        """Return the number of open questions, including those being thought about."""
        return self._quick.unanswered() + self._searching.unanswered()

    async def ask(self, question: Question, rank: Rank) -> str:
        """Return the action of a bot of this rank in notation; SztabError if all bots fail."""
        return (await self.advise(question, rank)).action

    async def advise(self, question: Question, rank: Rank) -> BotAnswer:
        """Return the action of a bot of this rank and its second choice; SztabError as in `ask`.

        A bot that fails is replaced by a simpler one for this decision. Callers may cancel.
        """
        lane = self._quick if rank.quick else self._searching
        try:
            return await lane.ask(question)
        except NoAnswer as error:
            logger.warning("%s: the %s gives no answer: %s", question.game, rank.name, error)
        own = split_memory(question.bot)[0]
        for bot in STAND_INS:
            if bot == own:
                continue
            try:
                return await self._quick.ask(structs.replace(question, bot=bot, seconds=0.0))
            except NoAnswer as error:
                logger.warning("%s: %s gives no answer either: %s", question.game, bot, error)
        # Without the cause, which could reveal what the bot holds in its hand.
        raise SztabError(
            f"The {rank.title} cannot decide; the server's log says why. Let a person take over."
        )
