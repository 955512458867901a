"""A bot that follows the game's advice without searching."""

from __future__ import annotations

from sztab.bots.bot import Bot, Thought
from sztab.core.action import Action
from sztab.core.native import mypyc_attr
from sztab.core.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Takes the action that the game's advisor values most; ties are broken at random."""

    name = "greedy"

    def choose(self, view: View) -> Action:
        view = view.recall(self.memory)
        actions = view.legal_actions()
        self.thoughts = ()
        if len(actions) == 1:
            return actions[0]
        values = self.game.advice.values(view, actions)
        chosen = self._best(actions, values)
        worth = dict(zip(actions, values, strict=True))
        ranked = sorted(actions, key=lambda one: (one != chosen, -worth[one]))
        self.thoughts = [Thought(action, 0.0) for action in ranked]
        return chosen

    def choose_unseen(self, actions: list[Action]) -> Action | None:
        return actions[0] if len(actions) == 1 else None

    def choose_among(self, view: View, actions: list[Action]) -> Action:
        return self._best(actions, self.game.advice.values(view.recall(self.memory), actions))

    def _best(self, actions: list[Action], values: list[float]) -> Action:
        best = max(values)
        equal = [action for at, action in enumerate(actions) if values[at] == best]
        return self.rng.choice(equal)
