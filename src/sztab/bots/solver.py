"""A bot for who plays alone: it searches longer where there is more to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.bots.bot import Bot
from sztab.bots.ismcts import Search
from sztab.core.action import SztabError

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.game import Game
    from sztab.core.rng import Rng
    from sztab.core.state import View

DEFAULT_TRIES: Final = 60
DIGITS: Final = 6


class SolverBot(Bot):
    """Plays games of one player, trying every choice so many times on average (`solver:60`).

    There is no opponent to be guessed, only chance: what it finds is a plan against the odds.
    """

    name = "solver"

    def __init__(self, game: Game, rng: Rng, setting: str = "") -> None:
        super().__init__(game, rng, setting)
        if setting and not (setting.isdecimal() and len(setting) <= DIGITS and int(setting) > 0):
            raise SztabError(f"solver takes tries per choice, such as 60, not {setting!r}.")
        self.tries = int(setting) if setting else DEFAULT_TRIES

    def choose(self, view: View) -> Action:
        view = view.recall(self.memory)
        actions = view.legal_actions()
        if view.determinise(self.rng).seats() > 1:
            raise SztabError("solver is for who plays alone; name ismcts for a game with others.")
        if len(actions) == 1:
            return actions[0]
        advised = dict(zip(actions, self.game.advise(view, actions), strict=True))
        search = Search(view, self.rng, advised, self.game.margin)
        search.run(self.tries * len(actions), 0.0)
        return search.choice()
