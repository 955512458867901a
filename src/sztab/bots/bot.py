"""The interface of bots: a bot gets a view and chooses an action."""

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
    """An action that a bot has considered, and its share of all simulations, from 0 to 1."""

    action: Action
    share: float


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base class of bots. To write one, subclass it and define `choose`.

    A bot is made for one seat of one game. `setting` is the part of its name after the colon, such
    as `500` in `ismcts:500`.
    """

    name: ClassVar[str] = "bot"
    memory: int = EVERYTHING
    """How many shown and hidden-again things the bot remembers: see `view.recall`."""
    simulations: int = 0
    """Number of simulations for the last decision; 0 for a bot that does not search."""
    thoughts: Sequence[Thought] = ()
    """Actions considered for the last decision, best first; empty if the bot does not say."""

    def __init__(self, game: AnyGame, rng: Rng, setting: str = "") -> None:
        self.game = game
        self.rng = rng
        self.setting = setting

    def choose(self, view: View) -> Action:
        """Return one of `view.legal_actions()`; only called when the view's seat is to move."""
        raise NotImplementedError

    # Used by a match for built-in bots, which it trusts.

    def choose_unseen(self, actions: list[Action]) -> Action | None:
        """Return one of the legal actions if no view is needed to choose, otherwise None."""
        return None

    def choose_among(self, view: View, actions: list[Action]) -> Action:
        """Return what `choose` would, given the legal actions; need not update `thoughts`."""
        return self.choose(view)
