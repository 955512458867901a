"""A bot that follows the game's advice: what an experienced player would look at first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.bots.bot import Bot, Thought

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import View


class GreedyBot(Bot):
    """Takes the action the game's advisor values most; equal ones are drawn by lot."""

    name = "greedy"

    def choose(self, view: View) -> Action:
        view = view.recall(self.memory)
        actions = view.legal_actions()
        self.thoughts = ()
        if len(actions) == 1:
            return actions[0]
        values = self.game.advise(view, actions)
        best = max(values)
        chosen = self.rng.choice(
            [a for a, value in zip(actions, values, strict=True) if value == best]
        )
        worth = dict(zip(actions, values, strict=True))
        ranked = sorted(actions, key=lambda one: (one != chosen, -worth[one]))
        self.thoughts = [Thought(action, 0.0) for action in ranked]
        return chosen
