"""What a saved position must not contradict, with the clause that says so."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.action import AUTO
from sztab.core.saved import complain
from sztab.core.state import Frame
from sztab.games.warsaw import actions
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    EMPTY,
    FRONT_NAMES,
    FRONTS,
    NOBODY,
    SUPPORT,
)
from sztab.games.warsaw.cards import UNIT
from sztab.games.warsaw.frames.battle import EarlyBattle
from sztab.games.warsaw.frames.carrying import CarryOut
from sztab.games.warsaw.frames.chance import DrawArmies, DrawOrder
from sztab.games.warsaw.frames.duel import ChooseEdge, ChooseFour
from sztab.games.warsaw.frames.moving import AdvanceAll, RemoveUnits
from sztab.games.warsaw.frames.playing import ChooseEffect, ChooseFront
from sztab.games.warsaw.frames.turns import DiscardFor, TakeAction
from sztab.games.warsaw.state import WarsawState, spot_of

TURN_FRAMES: Final = (TakeAction, DiscardFor, ChooseFront, ChooseEffect)
"""What only the player on turn can answer."""

PAIR: Final = 2
"""So many allies share what edge B of Funds brings [WAR-067]."""


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
    for frame in stack:
        check_frame(s, frame)
    if is_stuck(s):
        complain("stack", "the decision on top of it cannot be made in this position")


def check_frame(s: WarsawState, frame: Frame[Any]) -> None:
    """Refuse what can never be due, wherever it waits."""
    if isinstance(frame, DiscardFor) and not is_paid(frame):
        complain("stack", "no card is discarded for that")
    if not is_sound(s, frame):
        complain("stack", "something that can never be due waits on it")


def is_stuck(s: WarsawState) -> bool:
    """Return whether somebody has to decide, and nothing is possible."""
    try:
        return s.to_move() >= NOBODY and not s.legal_actions()
    except (IndexError, ValueError):
        return True


def is_settled(s: WarsawState) -> bool:
    """Return whether no automatic step is due: a view is taken only when somebody decides."""
    return not s.stack or s.stack[-1].player(s) != AUTO


def is_paid(frame: DiscardFor) -> bool:
    """[WAR-120] Return whether the action is one for which a card is discarded."""
    return frame.kind in (actions.BLOCK, actions.BID, actions.ACTIVATE) and frame.argument < FRONTS


def is_placed(s: WarsawState, frame: CarryOut) -> bool:
    """[WAR-122] Return whether the card names its fronts itself."""
    return s.cards.kind[frame.card] == UNIT and len(s.cards.choices[frame.card]) == 0


def is_sound(s: WarsawState, frame: Frame[Any]) -> bool:
    """Return whether the step or decision names a front, an effect, a resource that there is."""
    if isinstance(frame, ChooseEffect):
        if frame.front < 0 or len(s.sides) == 0 or s.sides[s.active] != frame.army:
            return False
        return s.armies[frame.army].commanders[frame.front] != EMPTY
    if isinstance(frame, RemoveUnits):
        return frame.front >= 0 and frame.left > 0
    if isinstance(frame, AdvanceAll):
        return frame.front >= 0
    if isinstance(frame, EarlyBattle):
        return frame.front >= 0
    if isinstance(frame, CarryOut):
        on_front = frame.front >= 0 or is_placed(s, frame)
        return on_front and frame.effect < len(s.cards.effects[frame.card])
    if isinstance(frame, ChooseEdge):
        return frame.resource != SUPPORT
    if isinstance(frame, ChooseFour):
        return s.allies(frame.army) == PAIR
    return True
