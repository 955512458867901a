"""Actions as text: a verb and the name of a card or a place, such as `buy ussr-t-34`."""

from __future__ import annotations

from sztab.core.action import Action
from sztab.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation:
    """Prints and parses the actions of one game under one set of rules.

    Printing and parsing are inverse: `parse(format(a)) == a` for every action of the game. Every
    game has a notation of its own: what raises NotImplementedError here is written there.
    """

    def format(self, action: Action) -> str:
        """Return the action in notation."""
        raise NotImplementedError

    def parse(self, text: str) -> Action:
        """Return the action that the text names; NotationError says what is wrong with it."""
        raise NotImplementedError

    def fields(self, action: Action) -> dict[str, str]:
        """Return the action as named parts: its verb, and the cards and places that it names.

        `{"verb": "buy", "card": "ussr-t-34"}`; the words are those of the notation and the views.
        """
        raise NotImplementedError
