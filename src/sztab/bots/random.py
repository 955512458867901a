"""A bot that plays random legal actions."""

from __future__ import annotations

from sztab.bots.bot import Bot
from sztab.core.action import Action
from sztab.core.native import mypyc_attr
from sztab.core.state import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Chooses uniformly among the legal actions."""

    name = "random"

    def choose(self, view: View) -> Action:
        return self.rng.choice(view.legal_actions())

    def choose_unseen(self, actions: list[Action]) -> Action | None:
        return self.rng.choice(actions)
