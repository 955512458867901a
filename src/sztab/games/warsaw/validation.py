"""Checks of saved positions against the rules."""

from __future__ import annotations

from sztab.core.action import AUTO
from sztab.core.saved import check_flaws, complain, waits
from sztab.games.warsaw.army import SOME, card_of, spot_of
from sztab.games.warsaw.board import ARMY_NAMES, EMPTY, FRONT_NAMES, NOBODY, NOWHERE
from sztab.games.warsaw.cards import COMMANDER, ORDER
from sztab.games.warsaw.chance import DrawArmies, DrawOrder
from sztab.games.warsaw.decision import TurnDecision
from sztab.games.warsaw.hands import ChooseFront
from sztab.games.warsaw.rules import UNITS
from sztab.games.warsaw.state import WarsawState


def check(s: WarsawState) -> None:
    """Refuse a position that no rule allows, or whose pending decisions cannot be answered."""
    if len(s.order) > 0 and sorted([int(seat) for seat in s.order]) != list(range(s.seats())):
        complain("order", "order-of-all")
    lying_there = [int(place) for place in s.markers if place != NOWHERE]
    if len(set(lying_there)) < len(lying_there):
        complain("markers", "markers-together")
    for army, name in enumerate(ARMY_NAMES):
        side = s.armies[army]
        units = int(side.reserve) + sum([int(number) for number in side.units])
        if units != UNITS:
            complain(f"armies.{name}", "units-other", {"found": units, "wanted": UNITS})
        for front, front_name in enumerate(FRONT_NAMES):
            check_front(s, f"armies.{name}.fronts.{front_name}", army, front)
    check_stack(s)


def check_front(s: WarsawState, place: str, army: int, front: int) -> None:
    """Refuse impossible units, cards or commander states on a front."""
    side, cards = s.armies[army], s.cards
    if side.second(front) > s.limit(army, front):
        complain(place, "units-too-many", {"most": s.limit(army, front)})
    orders = [card_of(one) for one in side.orders if spot_of(one) == front]
    if len(orders) > 1 and not s.rules.orders_share_field:
        complain(place, "orders-too-many")
    for card in orders:
        if cards.kind[card] != ORDER:
            complain(f"{place}.orders", "wrong-field", {"card": cards.names[card]})
    leader, effect = side.commanders[front], side.effect_used(front)
    started = side.started >> front & 1 == 1
    if leader == EMPTY:
        if effect > 0 or started:
            complain(place, "commander-gone-used" if effect > 0 else "commander-gone-started")
        return
    if cards.kind[leader] != COMMANDER:
        complain(f"{place}.commander", "wrong-field", {"card": cards.names[leader]})
    if effect != SOME and effect > len(cards.effects[leader]):
        complain(
            f"{place}.effect", "no-such-effect", {"card": cards.names[leader], "effect": effect}
        )


def check_announced(s: WarsawState) -> None:
    """Refuse an announced card that is not the active army's."""
    if s.announced == EMPTY:
        return
    army = int(s.sides[s.active]) if s.active >= 0 and len(s.sides) > 0 else 0
    if s.cards.army[s.announced] != army:
        name = s.cards.names[s.announced]
        complain("announced", "card-of-other-army", {"card": name, "army": ARMY_NAMES[army]})


def check_stack(s: WarsawState) -> None:
    """Refuse pending frames that need an army, an order or a player that is not there."""
    stack = s.stack
    if not stack:
        return
    if len(s.sides) == 0 and not isinstance(stack[-1], DrawArmies):
        complain("wp", "goes-on-without-army")
    if len(s.order) == 0 and not waits(s, DrawOrder):
        complain("order", "goes-on-without-order")
    if s.active == NOBODY and waits(s, TurnDecision):
        complain("active", "nobody-on-turn")
    choosing = [isinstance(frame, ChooseFront) for frame in stack]
    if any(choosing[:-1]) or choosing[-1] != (s.announced != EMPTY):
        complain("announced", "announced-while-chosen")
    check_flaws(s)
    if is_stuck(s):
        complain("stack", "decision-impossible")


def is_stuck(s: WarsawState) -> bool:
    """Return whether a seat must decide but has no legal action."""
    try:
        return s.to_move() >= NOBODY and not s.legal_actions()
    except (IndexError, ValueError):
        return True


def is_settled(s: WarsawState) -> bool:
    """Return whether no automatic frame is pending; views are only taken at decisions."""
    return not s.stack or s.stack[-1].player(s) != AUTO
