"""The program of a bot process."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sztab import games
from sztab.server.operations.house_files import load_house_rules
from sztab.server.workers import process_loop
from sztab.server.workers.bot_decision import answer
from sztab.server.workers.bot_messages import READY, BotAnswer, BotTask

if TYPE_CHECKING:
    from collections.abc import Sequence
    from queue import SimpleQueue


def main(known: Sequence[str] = ()) -> None:
    """Answer questions until the server is gone; load games in advance while idle."""
    process_loop.run(BotTask, answer, BotAnswer(READY), partial(_load, known))


def _load(known: Sequence[str], waiting: SimpleQueue[BotTask]) -> None:
    """Load rules and cards in advance, so that the first answer is quick."""
    for name in known:
        if not waiting.empty():
            return
        with suppress(Exception):  # a question about this game reports the error
            game = games.get(name)
            game.rules(game.min_players)


if __name__ == "__main__":
    load_house_rules()
    main(games.names())
