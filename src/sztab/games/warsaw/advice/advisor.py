"""A value for each action, from the view alone.

An action is carried through on a copy of what the seat can see, with the best answers to all that
it asks, and the position that follows is judged. Values are victory points to expect, own less
enemy. They serve the greedy bot, hints, and the search at its root.
"""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action
from sztab.games.warsaw.decision import decision_of
from sztab.games.warsaw.view import WarsawView


def advise(view: WarsawView, choices: Sequence[Action]) -> list[float]:
    """Return a value for each action."""
    return decision_of(view.table).values(view, list(choices))
