"""A process that thinks."""

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
    """BotAnswer questions until nobody is left to ask them; load games in advance while idle."""
    process_loop.run(BotTask, answer, BotAnswer(READY), partial(_load, known))


def _load(known: Sequence[str], waiting: SimpleQueue[BotTask]) -> None:
    """Read rules and cards before they are asked for: the first answer is then a quick one."""
    for name in known:
        if not waiting.empty():
            return
        with suppress(Exception):  # whoever asks about this game is told what is wrong with it
            game = games.get(name)
            game.rules(game.min_players)


if __name__ == "__main__":
    load_house_rules()
    main(games.names())
