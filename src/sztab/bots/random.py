"""A bot that plays any legal action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.bots.bot import Bot

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import View


class RandomBot(Bot):
    """Chooses among the legal actions, all equally likely."""

    name = "random"

    def choose(self, view: View) -> Action:
        return self.rng.choice(view.legal_actions())
