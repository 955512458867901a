"""Events as named parts, for whoever draws the table instead of reading sentences."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.event import HIDDEN, Event
from sztab.games.battlegrounds import events, paths
from sztab.games.battlegrounds.board import COLOUR_NAMES, SQUARE_NAMES, SQUARES
from sztab.games.battlegrounds.cards import ICON_NAMES
from sztab.games.battlegrounds.rules import PAIR_POINTS, BattlegroundsRules

UNKNOWN: Final = "?"
"""A card that is not to be known [BG-144]."""

PARTS: Final[dict[int, list[str]]] = {
    events.FIRST: ["seat"],
    events.SWAPPED: ["square", "other"],
    events.DEALT: ["seat", "card"],
    events.OFFERED: ["card"],
    events.TAKEN: ["seat", "card"],
    events.ACTIVATED: ["seat", "card", "colour"],
    events.PLACED: ["seat", "colour", "square"],
    events.ROUND_BEGUN: ["number"],
    events.TURN: ["seat"],
    events.ENTERED: ["seat", "card", "colour", "square"],
    events.REPAIR_PAUSE: ["seat"],
    events.DEFUSED: ["seat", "square"],
    events.WAITED: ["seat"],
    events.MOVED: ["seat", "card", "colour", "path"],
    events.STAYED: ["seat", "card", "colour", "square"],
    events.HIT_DUD: ["seat", "card", "colour", "square"],
    events.DROVE_THROUGH: ["seat", "card", "colour", "square"],
    events.HIT_ARTILLERY: ["seat", "card", "colour", "square"],
    events.ARMOUR_USED: ["seat", "card", "colour"],
    events.DESTROYED: ["seat", "card", "colour", "square"],
    events.CARD_LOST: ["seat", "card"],
    events.POINTS_WON: ["seat", "colour", "number"],
    events.TOKEN_TAKEN: ["seat", "token", "square"],
    events.PAIRED: ["seat", "side", "pair", "number"],
    events.DUD_LAID: ["seat", "square"],
    events.DUD_CLEARED: ["seat", "square"],
    events.ARTILLERY_CLEARED: ["seat", "square"],
    events.HELD: ["seat"],
    events.SHOT_AT: ["seat", "card", "colour", "square"],
    events.CHANGED: ["seat", "card", "colour"],
    events.FITTED: ["seat", "upgrade", "card"],
    events.EXTRA_TURN: ["seat"],
    events.EXTRA_TANK: ["seat"],
    events.DRAWN: ["seat", "card"],
    events.KEPT: ["seat", "card"],
    events.REPAIRED: ["seat", "card"],
    events.DECLINED: ["seat"],
    events.WENT: ["seat", "square"],
    events.TURNED: ["seat", "square", "token"],
    events.FOUND: ["seat", "square", "other", "pair", "number"],
    events.COVERED: ["square"],
    events.STRUCK: ["square"],
    events.ARTILLERY_TOOK: ["token", "square"],
    events.ARTILLERY_PLACED: ["square"],
    events.NOTHING_HIT: ["square"],
}
"""Whom and what an event of each kind concerns; of the others there is nothing to say."""


COLOUR_TARGETS: Final = (events.ACTIVATED, events.CHANGED, events.POINTS_WON)
"""Events that concern no square: their target is a colour. All others have it as their number."""


def tell(rules: BattlegroundsRules, event: Event) -> dict[str, Any]:
    """Return the event as named parts; the words are those of the notation and the views."""
    parts: dict[str, Any] = {"kind": events.NAMES[event.kind]}
    for name in PARTS.get(event.kind, []):
        if name == "seat":
            parts[name] = event.seat
        elif name == "number":
            parts[name] = _number(event)
        else:
            parts[name] = _word(rules, event, name)
    return parts


def _number(event: Event) -> int:
    """[BG-125] Return the round, or how many points it is."""
    return PAIR_POINTS if event.kind in (events.PAIRED, events.FOUND) else event.number


def _word(rules: BattlegroundsRules, event: Event, name: str) -> str:
    """Return the name of what the event concerns."""
    if name == "card":
        return UNKNOWN if event.card == HIDDEN else rules.tanks.names[event.card]
    if name == "path":
        return paths.path_name(event.target)
    if name == "upgrade":
        return ICON_NAMES[event.target]
    if name == "side":
        return rules.side_names[event.target]
    if name in ("token", "pair"):
        return rules.pictures.token_name(event.number)
    if name == "colour":
        as_target = event.kind in COLOUR_TARGETS
        return COLOUR_NAMES[event.target if as_target else event.number]
    return SQUARE_NAMES[_square(event, name)]


def _square(event: Event, name: str) -> int:
    """Return the square of an event; of two squares `other` is the second."""
    if event.kind == events.FOUND:
        one, other = sorted([event.target // SQUARES, event.target % SQUARES])
        return one if name == "square" else other
    return event.target if name == "square" else event.number
