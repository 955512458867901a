"""Bots by name: `greedy`, `ismcts:500`, or `path/to/file.py:MyBot` for a custom one.

An `@` after the name sets how many shown and hidden-again things the bot remembers: `@perfect` (the
default), `@none`, or a number as in `greedy@3`.
"""

from __future__ import annotations

from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sztab.bots.bot import EVERYTHING, Bot
from sztab.bots.greedy import GreedyBot
from sztab.bots.ismcts_bot import IsmctsBot
from sztab.bots.random import RandomBot
from sztab.bots.solver import SolverBot
from sztab.core.action import Message, SztabError

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.rng import Rng

MEMORIES: Final[dict[str, int]] = {"perfect": EVERYTHING, "none": 0}
DIGITS: Final = 4
"""Maximum number of digits of a memory size."""
BOTS: Final[dict[str, type[Bot]]] = {
    bot.name: bot for bot in (RandomBot, GreedyBot, IsmctsBot, SolverBot)
}


def bot_names() -> list[str]:
    """List the names of the built-in bots."""
    return list(BOTS)


def is_built_in(bot: Bot) -> bool:
    """Return whether the bot is a built-in one; instances of subclasses are not."""
    return type(bot) in BOTS.values()


def make_bot(text: str, game: AnyGame, rng: Rng) -> Bot:
    """Return the bot with this name; raises SztabError if the name is wrong."""
    name, at, memory = text.rpartition("@")
    if not at or ":" in memory:  # no @, or it belongs to the path of a file
        return _make(text, game, rng)
    bot = _make(name, game, rng)
    bot.memory = parse_memory(memory)
    return bot


def parse_memory(text: str) -> int:
    """Return a memory size from the word after the @; -1 means everything."""
    if text in MEMORIES:
        return MEMORIES[text]
    if text.isdecimal() and len(text) <= DIGITS:
        return int(text)
    raise SztabError(Message("bot-memory", {"text": repr(text)}))


def _make(text: str, game: AnyGame, rng: Rng) -> Bot:
    name, _, setting = text.partition(":")
    if name in BOTS:
        return BOTS[name](game, rng, setting)
    path, _, own = text.rpartition(":")
    if path.endswith(".py"):
        return _make_own(Path(path), own, game, rng)
    raise SztabError(Message("bot-unknown", {"bot": repr(text), "names": ", ".join(BOTS)}))


def _make_own(path: Path, name: str, game: AnyGame, rng: Rng) -> Bot:
    try:
        return _load(path, name)(game, rng)
    except SztabError:
        raise
    except Exception as error:
        values = {"file": str(path), "name": name, "error": repr(error)}
        raise SztabError(Message("bot-fails", values)) from error


@cache
def _load(path: Path, name: str) -> type[Bot]:
    """Return a bot class from a file."""
    if not path.is_file():
        raise SztabError(Message("bot-file-missing", {"file": repr(str(path))}))
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise SztabError(Message("bot-file-unreadable", {"file": str(path)}))
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        values = {"file": str(path), "error": repr(error)}
        raise SztabError(Message("bot-file-fails", values)) from error
    found = getattr(module, name, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        values = {"file": str(path), "name": repr(name)}
        raise SztabError(Message("bot-class-missing", values))
    return found
