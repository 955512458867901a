"""One thinking process as the server sees it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from sztab.server.workers.bot_messages import LONGEST_ANSWER, BotAnswer, BotTask, Question
from sztab.server.workers.process import WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Sequence

# -P: a file called random.py in the folder where the server runs is none of our modules.
WORKER: Final = (sys.executable, "-P", "-m", "sztab.server.workers.bot_process")


class ThinkingProcess(WorkerProcess[BotAnswer]):
    """A process that decides for bots."""

    def __init__(self, command: Sequence[str] = WORKER) -> None:
        super().__init__(command, BotAnswer, LONGEST_ANSWER, "for bots")

    async def ask(self, question: Question, limit: float) -> BotAnswer:
        """Return the answer; ProcessFailed if there is none after this many seconds."""
        return await self.exchange(lambda number: BotTask(number, question, limit), limit)
