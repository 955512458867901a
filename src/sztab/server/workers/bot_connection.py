"""The server's side of a bot process."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Final

from sztab.server.workers.bot_messages import MAX_ANSWER_BYTES, BotAnswer, BotTask, Question
from sztab.server.workers.process import WorkerProcess

if TYPE_CHECKING:
    from collections.abc import Sequence

# -P: do not import a random.py from the folder in which the server runs.
WORKER: Final = (sys.executable, "-P", "-m", "sztab.server.workers.bot_process")


class BotProcess(WorkerProcess[BotAnswer]):
    """A process that decides for bots, as the server sees it."""

    def __init__(self, command: Sequence[str] = WORKER) -> None:
        super().__init__(command, BotAnswer, MAX_ANSWER_BYTES, "for bots")

    async def ask(self, question: Question, limit: float) -> BotAnswer:
        """Return the answer; ProcessFailed if none arrives within `limit` seconds."""
        return await self.exchange(lambda number: BotTask(number, question, limit), limit)
