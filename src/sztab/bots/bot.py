"""What a bot is: it sees a view and names an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from sztab.core.action import Action
from sztab.core.game import AnyGame
from sztab.core.native import mypyc_attr
from sztab.core.rng import Rng
from sztab.core.state import View

EVERYTHING: Final = -1


class Thought(NamedTuple):
    """An action that a bot has considered, and its part of all simulations, from 0 to 1."""

    action: Action
    share: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. Make your own: subclass it and write `choose`.

    A bot is made for one seat of one game. `setting` is what stood behind the colon of its name,
    such as `500` in `ismcts:500`.
    """

    name: ClassVar[str] = "bot"
    memory: int = EVERYTHING
    """How many things it remembers that were shown to all and are hidden again: `view.recall`."""
    simulations: int = 0
    """In how many games the last decision was tried; 0 for a bot that does not search."""
    thoughts: Sequence[Thought] = ()
    """What was considered for the last decision, best first; empty if the bot does not tell."""

    def __init__(self, game: AnyGame, rng: Rng, setting: str = "") -> None:
        self.game = game
        self.rng = rng
        self.setting = setting

    def choose(self, view: View) -> Action:
        """Return one of `view.legal_actions()`; called only when the view's seat is to move."""
        raise NotImplementedError

    # How a match asks the bots that come with Sztab, which it trusts.

    def choose_unseen(self, actions: list[Action]) -> Action | None:
        """Return one of the legal actions if that needs no look at the table, else None."""
        return None

    def choose_among(self, view: View, actions: list[Action]) -> Action:
        """Return what `choose` would, given the legal actions; `thoughts` may be left alone."""
        return self.choose(view)
