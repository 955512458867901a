"""A bot for solo games that searches longer where there are more choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.bots.ismcts_bot import IsmctsBot
from sztab.core.action import Message, SztabError

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.game import AnyGame
    from sztab.core.rng import Rng
    from sztab.core.state import View

DEFAULT_TRIES: Final = "60"
DIGITS: Final = 6


class SolverBot(IsmctsBot):
    """Plays games for one player, trying every choice this often on average (`solver:60`).

    There is no opponent to guess, only chance, so the result is a plan against the odds.
    """

    name = "solver"

    def __init__(self, game: AnyGame, rng: Rng, setting: str = "") -> None:
        tries = setting or DEFAULT_TRIES
        if not (tries.isdecimal() and len(tries) <= DIGITS and int(tries) > 0):
            raise SztabError(Message("solver-tries", {"setting": repr(setting)}))
        super().__init__(game, rng, tries)

    def choose(self, view: View) -> Action:
        if view.determinise(self.rng).seats() > 1:
            raise SztabError(Message("solver-alone"))
        return super().choose(view)

    def budget(self, choices: int) -> int:
        return self.iterations * choices
