"""A value for each action, from the view alone.

An action is carried through on a copy of what the seat can see, with the best answers to all that
it asks, and the position that follows is judged. Values are victory points to expect, own less
enemy. They serve the greedy bot, hints, and the search at its root.
"""

from __future__ import annotations

from collections.abc import Sequence

from sztab.core.action import Action
from sztab.games.warsaw import actions
from sztab.games.warsaw.advice.evaluator import Evaluator
from sztab.games.warsaw.advice.lookahead import alone, values_after
from sztab.games.warsaw.advice.worth import card_worth
from sztab.games.warsaw.rules import EDGE_A
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView


def advise(view: WarsawView, choices: Sequence[Action]) -> list[float]:
    """Return a value for each action."""
    kind = actions.kind_of(choices[0])
    table = view.table
    if kind == actions.DISCARD.code:
        return [-0.1 * card_worth(table, actions.argument_of(a)) for a in choices]
    if kind == actions.EDGE.code:
        return [1.0 if actions.argument_of(a) == EDGE_A else 0.0 for a in choices]
    if kind == actions.FOUR.code:
        return [four_value(view, actions.argument_of(a)) for a in choices]
    if kind == actions.ORDER.code:
        return [order_value(table, view.seat, actions.argument_of(a)) for a in choices]
    evaluator = Evaluator(view)
    return values_after(evaluator, alone(table), list(choices))


def four_value(view: WarsawView, seat: int) -> float:
    """The ally who holds fewer cards gains more by drawing up to 4."""
    return -float(view.hand_size(seat))


def order_value(s: WarsawState, seat: int, number: int) -> float:
    """To act late is an advantage: the enemy has shown its cards by then."""
    order = s.rules.orders[number]
    value = 0.0
    for place in range(len(order)):
        if s.sides[order[place]] == s.sides[seat]:
            value += float(place)
    return value
