"""The toy game for the tests of bot processes: its questions, and a process that knows it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sztab import games
from sztab.core.game import AnyGame
from sztab.core.rng import Rng
from sztab.server.workers.bot_messages import Question
from sztab.server.workers.bot_process import main
from tests.toy import game as toy

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.state import View
    from sztab.core.toggle import Rules

ROOT = Path(__file__).parents[3]
BOTS = Path(__file__).with_name("faulty_bots.py")
"""Bots that fail in every possible way."""

WORK = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tests.server.workers.toy_game import work
work()
"""
WORKER = (sys.executable, "-c", WORK)
"""Starts a process that knows the toy game in addition to the others."""


class SentCodec(toy.HighCodec):
    """Decodes views without checking them."""

    def load_view(self, rules: toy.HighRules, data: Mapping[str, Any]) -> toy.HighView:
        state = self.load(rules, {field: data[field] for field in toy.FIELDS})
        view = toy.HighView(data["seat"], state)
        view.sizes, view.laid, view.unseen = data["sizes"], data["laid"], data["unseen"]
        return view


class SentHighCard(toy.HighCard):
    """High Card whose views are not checked."""

    def __init__(self) -> None:
        super().__init__()
        self.codec = SentCodec()


def work() -> None:
    """Run a bot process."""
    games.register(SentHighCard())
    main()


def first_view(game: AnyGame, rules: Rules) -> View:
    """Return what the seat to move sees at the first decision."""
    state = game.new(rules)
    return state.view(state.advance(Rng(7)))


def question(
    bot: str, seconds: float = 0.0, game: AnyGame = toy.GAME, players: int = 2
) -> Question:
    """Ask a bot for the first decision of a game."""
    view = game.codec.dump_view(first_view(game, game.rules(players)))
    return Question(game.name, players, "", {}, None, view, bot, seconds, "seed")


def own(name: str) -> str:
    """Name one of the failing bots."""
    return f"{BOTS}:{name}"


HAND = first_view(toy.GAME, toy.GAME.rules(2)).legal_actions()
NOTATION = toy.GAME.codec.notation(toy.GAME.rules(2))
HIGHEST = NOTATION.format(HAND[-1])
"""The action of the greedy bot."""
LEGAL = {NOTATION.format(action) for action in HAND}
