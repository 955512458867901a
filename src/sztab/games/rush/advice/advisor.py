"""A value for each action, from the view alone.

Values are rough Medals: what the action should be worth by the end of the game. They serve the
greedy bot, hints, and the search at its root. Nothing here looks at a hidden card, because a view
holds none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sztab.core.action import Action
from sztab.core.native import i64
from sztab.games.rush import actions
from sztab.games.rush.abilities.dismantle import DISMANTLE
from sztab.games.rush.abilities.dispatch import DISPATCH
from sztab.games.rush.abilities.indestructibility import MEDAL
from sztab.games.rush.abilities.planning import PLAN
from sztab.games.rush.abilities.recruitment import RECRUIT, RETAIN
from sztab.games.rush.abilities.research import RESEARCH
from sztab.games.rush.abilities.sabotage import DISCARD
from sztab.games.rush.abilities.siege import SIEGE
from sztab.games.rush.advice.placing import (
    aid_value,
    dispatch_value,
    place_value,
    send_value,
    sole_defence_value,
    station_value,
)
from sztab.games.rush.advice.striking import (
    attack_value,
    hit_value,
    join_value,
    siege_value,
    strike_order,
    striker,
    support_value,
)
from sztab.games.rush.advice.using import (
    activation_value,
    kept_value,
    medal_value,
    payment_value,
    plan_value,
    purchase_value,
    recruit_value,
    refill_value,
    relief_value,
    retain_value,
)
from sztab.games.rush.advice.worth import discard_value, scrap_value, squad_value
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView


def advise(view: RushView, choices: Sequence[Action]) -> list[float]:
    """Return a value for each action."""
    return [value_of(view, action) for action in choices]


def value_of(view: RushView, action: Action) -> float:
    """Return the value of one action."""
    s = view.table
    kind = actions.kind_of(action)
    argument: i64 = actions.argument_of(action)
    if kind == actions.ACTIVATE.code:
        return activation_value(view, argument)
    if kind == PLAN.code:
        return plan_value(view, argument)
    if kind == actions.HIT.code:
        return hit_value(s, argument, striker(s))
    if kind == actions.DOUBLES.code:
        return float(argument)  # the deck stays thinner
    lone = LONE_WEIGHTS.get(kind)
    if lone is not None:
        return lone(s)
    weigh = WEIGHTS.get(kind)
    return 0.0 if weigh is None else weigh(s, argument)


# Every other kind of action (end, take, charge, stop, pass) is worth nothing by itself.
LONE_WEIGHTS: Final[dict[int, Callable[[RushState], float]]] = {
    actions.REFILL.code: refill_value,
    RECRUIT.code: recruit_value,
    RETAIN.code: retain_value,
}
WEIGHTS: Final[dict[int, Callable[[RushState, i64], float]]] = {
    actions.BUY.code: purchase_value,
    actions.PAY.code: payment_value,
    actions.DEFEND.code: sole_defence_value,
    actions.ATTACK.code: attack_value,
    actions.PLACE.code: place_value,
    actions.AID.code: aid_value,
    actions.JOIN.code: join_value,
    actions.STRIKE.code: strike_order,
    actions.SUPPORT.code: support_value,
    actions.SEND.code: send_value,
    SIEGE.code: siege_value,
    DISCARD.code: discard_value,
    RESEARCH.code: squad_value,
    DISMANTLE.code: scrap_value,
    DISPATCH.code: dispatch_value,
    MEDAL.code: medal_value,
    actions.KEEP.code: kept_value,
    actions.SCRAP.code: relief_value,
    actions.STATION.code: station_value,
}
