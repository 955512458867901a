"""A value for each action, from the view alone.

Values are rough Medals: what the action should be worth by the end of the game. They serve the
greedy bot, hints, and the search at its root. Nothing here looks at a hidden card, because a view
holds none.
"""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action
from sztab.games.rush.decision import pending
from sztab.games.rush.view import RushView


def advise(view: RushView, choices: Sequence[Action]) -> list[float]:
    """Return a value for each answer to the decision of the moment."""
    decision = pending(view.table)
    return [0.0] * len(choices) if decision is None else decision.values(view, choices)
