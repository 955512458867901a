"""Events as named parts, in the words of the notation and of the views."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.event import HIDDEN, Event
from sztab.games.warsaw import actions, events
from sztab.games.warsaw.board import (
    ARMY_NAMES,
    FRONT_NAMES,
    FRONTS,
    LINES,
    MARKER_NAMES,
    PLACE_NAMES,
    RESOURCE_NAMES,
)
from sztab.games.warsaw.frames.battle import STRENGTH_BASE
from sztab.games.warsaw.rules import WarsawRules

HIDDEN_NAME: Final = "?"
CARD_EVENTS: Final = (
    events.DRAWN, events.PLAYED, events.REPLACED, events.DISCARDED, events.BID,
    events.EFFECT_USED, events.NO_EFFECT, events.COMMANDER_LEFT,
)  # fmt: skip
ARMY_EVENTS: Final = (events.FIRST_MARKER, events.RESHUFFLED, events.POINTS, events.NOT_PUT)
ARMY_FRONT_EVENTS: Final = (
    events.SURPLUS, events.STRENGTHENED, events.BATTLE_STARTED, events.COMMANDER_LEFT,
)  # fmt: skip
LINE_EVENTS: Final = (events.ADDED, events.REMOVED, events.NOT_ADDED)
FRONT_EVENTS: Final = (
    events.BONUS_PLACED, events.PLAYED, events.REPLACED, events.EFFECT_USED, events.NO_EFFECT,
    events.NO_BATTLE, events.LOST,
)  # fmt: skip
"""What happens on a front; a card that names its fronts itself is played on none."""
NUMBER_EVENTS: Final = (
    events.EFFECT_USED, events.ADDED, events.REMOVED, events.SURPLUS, events.STRENGTHENED,
    events.POINTS,
)  # fmt: skip


def tell(rules: WarsawRules, event: Event) -> dict[str, Any]:
    """Return the kind of the event, in whose turn it happened, and what it concerns."""
    kind = event.kind
    parts: dict[str, Any] = {"kind": events.NAMES[kind]}
    if event.seat >= 0:
        parts["seat"] = event.seat
    if kind in CARD_EVENTS:
        hidden = event.card == HIDDEN
        parts["card"] = HIDDEN_NAME if hidden else rules.cards.names[event.card]
    parts |= _set_up_parts(rules, event)
    parts |= _resource_parts(kind, event.target, event.number)
    parts |= _board_parts(kind, event.target, event.number)
    if kind in NUMBER_EVENTS:
        parts["number"] = event.number
    return parts


def _set_up_parts(rules: WarsawRules, event: Event) -> dict[str, Any]:
    """Return who is who, in which order they act, and the round."""
    number = event.number
    if event.kind == events.ARMIES:
        others = (1 << rules.players) - 1 - number
        return {"wp": _seats(number, rules.players), "acz": _seats(others, rules.players)}
    if event.kind == events.ORDERED:
        return {"order": ",".join([f"P{seat + 1}" for seat in rules.orders[number]])}
    return {"round": number} if event.kind == events.ROUND_BEGUN else {}


def _seats(mask: int, players: int) -> str:
    return "+".join([f"P{seat + 1}" for seat in range(players) if mask >> seat & 1])


def _resource_parts(kind: int, target: int, number: int) -> dict[str, Any]:
    """Return which resource it is, and what the duel over it brought."""
    if kind == events.EDGE_TAKEN:
        resource, edge = RESOURCE_NAMES[target >> 1], actions.EDGES[target & 1]
        return {"army": ARMY_NAMES[number], "resource": resource, "edge": edge}
    if kind == events.RESOURCE_WON:
        return {"army": ARMY_NAMES[number], "resource": RESOURCE_NAMES[target]}
    if kind in (events.RESOURCE_TIED, events.BID):
        return {"resource": RESOURCE_NAMES[target]}
    return {}


def _board_parts(kind: int, target: int, number: int) -> dict[str, Any]:
    """Return whose part of the board it is, and where on it."""
    if kind == events.MARKER_PUT:
        return {"marker": MARKER_NAMES[number], "place": PLACE_NAMES[target]}
    if kind in ARMY_EVENTS:
        return {"army": ARMY_NAMES[target]}
    if kind == events.MOVED:
        origin, goal = _line_name(number), _line_name(target % LINES)
        return {"army": ARMY_NAMES[target // LINES], "from": origin, "to": goal}
    if kind in LINE_EVENTS:
        front, line = FRONT_NAMES[target % FRONTS], actions.LINES[target % LINES // FRONTS]
        return {"army": ARMY_NAMES[target // LINES], "front": front, "line": line}
    if kind in ARMY_FRONT_EVENTS:
        return {"army": ARMY_NAMES[target // FRONTS], "front": FRONT_NAMES[target % FRONTS]}
    if kind == events.BATTLE:
        return _battle_parts(target, number)
    if kind in FRONT_EVENTS and target >= 0:
        return {"front": FRONT_NAMES[target]}
    return {}


def _line_name(at: int) -> str:
    """Return a line of an army, such as `n.line2`."""
    return f"{FRONT_NAMES[at % FRONTS]}.{actions.LINES[at // FRONTS]}"


def _battle_parts(front: int, number: int) -> dict[str, Any]:
    """[WAR-185] [WAR-186] Return both strengths, and the army that wins; nobody after a tie."""
    wp, acz = divmod(number, STRENGTH_BASE)
    parts: dict[str, Any] = {
        "front": FRONT_NAMES[front], "wp_strength": wp, "acz_strength": acz,
    }  # fmt: skip
    if wp != acz:
        parts["army"] = ARMY_NAMES[0 if wp > acz else 1]
    return parts
