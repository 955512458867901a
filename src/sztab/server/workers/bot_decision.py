"""From a question to an answer: restores the view, builds the bot and asks it.

Only the view is known here. There is no position, so no hidden information can leak.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from sztab import games
from sztab.bots import bot_names, make_bot
from sztab.bots.bot import EVERYTHING
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from sztab.server.workers.bot_messages import BotAnswer, BotTask, Question
from sztab.server.workers.ranks import split_memory

if TYPE_CHECKING:
    from sztab.bots import Bot
    from sztab.core.action import Action
    from sztab.core.game import AnyGame
    from sztab.core.state import View
    from sztab.core.toggle import Rules

KEPT_RULES: Final = 64
"""Cached rules of tables: building them takes longer than a quick answer."""


class Agreed(Struct, frozen=True):
    """The options from which rules are built."""

    game: str
    players: int
    preset: str
    settings: dict[str, str]
    content: dict[str, Any] | None
    house: str


def answer(task: BotTask) -> BotAnswer:
    """Return the bot's action, or an error whose text does not reveal what the bot holds."""
    try:
        return weigh(task.question, task.number)
    except SztabError as error:
        return BotAnswer(task.number, error=str(error))
    except Exception as error:  # noqa: BLE001 (a bot may fail in any way; the process lives on)
        return BotAnswer(task.number, error=f"{type(error).__name__} at {_place(error)}")


def decide(question: Question) -> str:
    """Return the bot's action in notation; SztabError if it is illegal."""
    return weigh(question).action


def weigh(question: Question, number: int = 0) -> BotAnswer:
    """Return the bot's action and its second choice; SztabError if the action is illegal."""
    game, rules = _rules(_key(question))
    view = game.codec.load_view(rules, question.view)
    legal = view.legal_actions()
    if not legal:
        raise SztabError(f"P{view.seat + 1} has nothing to decide now; ask the seat to move.")
    bot = _bot(question, game)
    action = _ask(bot, view, legal)
    shares = {one.action: round(one.share * 100) for one in bot.thoughts}
    runner_up = next((one for one in shares if one != action and one in legal), None)
    notation = game.codec.notation(rules)
    return BotAnswer(
        number,
        action=notation.format(action),
        simulations=bot.simulations,
        share=shares.get(action, 0),
        runner_up="" if runner_up is None else notation.format(runner_up),
        runner_up_share=0 if runner_up is None else shares[runner_up],
    )


def _ask(bot: Bot, view: View, legal: list[Action]) -> Action:
    action = bot.choose(view)
    if action not in legal:
        raise SztabError(f"The bot {bot.name} chose {action!r}, which is not legal.")
    return legal[legal.index(action)]  # a plain int, whatever kind of number the bot uses


def _bot(question: Question, game: AnyGame) -> Bot:
    bot = make_bot(within(question.bot, question.seconds), game, Rng(question.seed))
    bot.memory = EVERYTHING  # the view that was sent is already limited to the bot's memory
    return bot


def within(bot: str, seconds: float) -> str:
    """Return the bot with another thinking time, if it has one."""
    name, setting = split_memory(bot)[0].partition(":")[::2]
    if seconds <= 0 or name not in bot_names() or not setting.endswith("s"):
        return bot
    return f"{name}:{seconds:.3f}s"


def _key(question: Question) -> bytes:
    return msgspec.msgpack.encode(
        Agreed(
            question.game,
            question.players,
            question.preset,
            question.settings,
            question.content,
            question.house,
        )
    )


@lru_cache(maxsize=KEPT_RULES)
def _rules(key: bytes) -> tuple[AnyGame, Rules]:
    """Return the game and the rules of a table."""
    agreed = msgspec.msgpack.decode(key, type=Agreed)
    game = games.get_made_with(agreed.game, agreed.house)
    preset = agreed.preset or None
    return game, game.rules(agreed.players, agreed.settings, preset, agreed.content)


def _place(error: Exception) -> str:
    """Return the file and the line where the error was raised."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return "an unknown place"
    return f"{PurePath(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}"
