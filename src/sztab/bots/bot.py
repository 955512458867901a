"""What a bot is: it sees a view and names an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

EVERYTHING: Final = -1

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.core.action import Action
    from sztab.core.game import Game
    from sztab.core.rng import Rng
    from sztab.core.state import View


class Thought(NamedTuple):
    """An action that a bot has considered, and its part of all simulations, from 0 to 1."""

    action: Action
    share: float


class Bot:
    """Base of all bots. Make your own: subclass it and write `choose`.

    A bot is made for one seat of one game. `setting` is what stood behind the colon of its name,
    such as `500` in `ismcts:500`.
    """

    name = "bot"
    memory: int = EVERYTHING
    """How many things it remembers that were shown to all and are hidden again: `view.recall`."""
    simulations: int = 0
    """In how many games the last decision was tried; 0 for a bot that does not search."""
    thoughts: Sequence[Thought] = ()
    """What was considered for the last decision, best first; empty if the bot does not tell."""

    def __init__(self, game: Game, rng: Rng, setting: str = "") -> None:
        self.game = game
        self.rng = rng
        self.setting = setting

    def choose(self, view: View) -> Action:
        """Return one of `view.legal_actions()`; called only when the view's seat is to move."""
        raise NotImplementedError
