"""A value for each action, from the view alone.

An action is carried through on a copy of what the seat can see, with the best shot after a move,
and the position that follows is judged. Values are victory points to expect. They serve the greedy
bot, hints, and the search at its root.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sztab.core.action import Action
from sztab.games.battlegrounds import actions
from sztab.games.battlegrounds.advice.lookahead import value_after
from sztab.games.battlegrounds.advice.memory import advise_family
from sztab.games.battlegrounds.board import OFF, SET, SQUARES, far
from sztab.games.battlegrounds.outlook import outlook
from sztab.games.battlegrounds.prospects import FITTED
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.survey import Survey
from sztab.games.battlegrounds.view import BattlegroundsView

AT_ONCE: Final = 50.0
"""Upgrades and pairs are laid before anything else."""
CARD: Final = 0.15
"""What one more tank card is worth."""


def advise(view: BattlegroundsView, choices: Sequence[Action]) -> list[float]:
    """Return a value for each action."""
    table = view.table
    listed = list(choices)
    if table.rules.covered:
        return advise_family(table, listed)
    side = table.rules.sides[view.seat]
    survey = Survey()
    now = outlook(table, side, survey)
    return [value_of(table, a, side, now, survey) for a in listed]


def value_of(s: BattlegroundsState, a: Action, side: int, now: float, survey: Survey) -> float:
    """Return the value of one action; `now` is that of the position as it is."""
    kind = actions.kind_of(a)
    if kind in (actions.TAKE.code, actions.ACTIVATE.code, actions.KEEP.code):
        return card_worth(s, actions.card_of(a))
    if kind == actions.FIT.code:
        return AT_ONCE + now + FITTED[actions.icon_of(a)]
    if kind == actions.PAIR.code:
        return AT_ONCE + now + float(actions.argument_of(a) // 16)
    if kind == actions.EXTRA_TANK.code:
        return now + CARD
    return value_after(s, a, side, survey)


def card_worth(s: BattlegroundsState, card: int) -> float:
    """Return how many squares a tank can hit in a turn, on average over the board."""
    tanks = s.tanks
    hits = 0
    for start in range(SQUARES):
        reached: list[int] = []
        for turn in range(SET):
            stop = far(start, tanks.move_set[card] + turn, tanks.move[card])
            for aim in range(SET if stop != OFF else 0):
                square = far(stop, tanks.shot_set[card] + aim, tanks.shot[card])
                if square not in reached and square != OFF:
                    reached.append(square)
        hits += len(reached)
    return float(hits) / float(SQUARES)
