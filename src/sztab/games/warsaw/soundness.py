"""What a saved position must not contradict, with the clause that says so."""

from __future__ import annotations

from typing import Final

from sztab.core.action import AUTO
from sztab.core.saved import check_flaws, complain
from sztab.games.warsaw.army import spot_of
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    EMPTY,
    FRONT_NAMES,
    NOBODY,
)
from sztab.games.warsaw.chance import DrawArmies, DrawOrder
from sztab.games.warsaw.hands import ChooseEffect, ChooseFront
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.turn import DiscardFor, TakeAction

TURN_FRAMES: Final = (TakeAction, DiscardFor, ChooseFront, ChooseEffect)
"""What only the player on turn can answer."""


def check(s: WarsawState) -> None:
    """Refuse what no rule allows and what the pending decisions cannot do without."""
    for army, name in enumerate(ARMY_NAMES):
        side = s.armies[army]
        for front, front_name in enumerate(FRONT_NAMES):
            place = f"armies.{name}.fronts.{front_name}"
            if side.second(front) > s.limit(army, front):
                complain(place, f"more than {s.limit(army, front)} units [WAR-093]")
            orders = [one for one in side.orders if spot_of(one) == front]
            if len(orders) > 1 and not s.rules.orders_share_field:
                complain(place, "more than one Order [WAR-141]")
    check_stack(s)


def check_stack(s: WarsawState) -> None:
    """Refuse what waits for somebody or something that is not there."""
    stack = s.stack
    if not stack:
        return
    if len(s.sides) == 0 and not isinstance(stack[-1], DrawArmies):
        complain("wp", "nobody has an army, but the game goes on")
    if len(s.order) == 0 and not any(isinstance(frame, DrawOrder) for frame in stack):
        complain("order", "nobody has the initiative, but the game goes on")
    if s.active == NOBODY and any(isinstance(frame, TURN_FRAMES) for frame in stack):
        complain("active", "nobody is on turn, but an action is due")
    choosing = [isinstance(frame, ChooseFront) for frame in stack]
    if any(choosing[:-1]) or choosing[-1] != (s.announced != EMPTY):
        complain("announced", "there is a card just while its front is chosen")
    check_flaws(s)
    if is_stuck(s):
        complain("stack", "the decision on top of it cannot be made in this position")


def is_stuck(s: WarsawState) -> bool:
    """Return whether somebody has to decide, and nothing is possible."""
    try:
        return s.to_move() >= NOBODY and not s.legal_actions()
    except (IndexError, ValueError):
        return True


def is_settled(s: WarsawState) -> bool:
    """Return whether no automatic step is due: a view is taken only when somebody decides."""
    return not s.stack or s.stack[-1].player(s) != AUTO
