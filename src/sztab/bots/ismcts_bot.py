"""A bot that plays the most visited action of a tree search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.bots.bot import Bot, Thought
from sztab.bots.ismcts import Search, parse_budget

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.game import AnyGame
    from sztab.core.rng import Rng
    from sztab.core.state import View


class IsmctsBot(Bot):
    """Information-set MCTS with a budget in iterations (`ismcts:500`) or seconds (`ismcts:2s`)."""

    name = "ismcts"

    def __init__(self, game: AnyGame, rng: Rng, setting: str = "") -> None:
        super().__init__(game, rng, setting)
        self.iterations, self.seconds = parse_budget(setting)

    def choose(self, view: View) -> Action:
        view = view.recall(self.memory)
        actions = view.legal_actions()
        self.simulations, self.thoughts = 0, ()
        if len(actions) == 1:
            return actions[0]
        advice = self.game.advice.values(view, actions)
        advised = dict(zip(actions, advice, strict=True))
        search = Search(view, self.rng, advised, self.game.margin)
        self.simulations = search.run(self.budget(len(actions)), self.seconds)
        self.thoughts = [Thought(action, share) for action, share in search.ranked()]
        return self.thoughts[0].action

    def budget(self, choices: int) -> int:
        """Return the number of iterations for this many choices; 0 means no limit."""
        return self.iterations
