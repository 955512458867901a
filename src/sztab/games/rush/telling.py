"""Events as named parts, for whoever draws the table instead of reading sentences."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.event import HIDDEN, Event
from sztab.games.rush import actions, events
from sztab.games.rush.frames.targets import HIT_BASE
from sztab.games.rush.rules import RushRules

UNKNOWN: Final = "?"
"""A card that is not to be known [RUSH-032]."""

HITS: Final = (events.DAMAGED, events.DESTROYED, events.REPELLED)
"""Hits on a vehicle: both numbers are told."""


def tell(rules: RushRules, event: Event) -> dict[str, Any]:
    """Return the event as named parts; the words are those of the notation and the views.

    `seat` is who did it or to whom it happened; `target` names its owner by itself.
    """
    sentence = events.TEXTS[event.kind]
    parts: dict[str, Any] = {"kind": events.NAMES[event.kind]}
    if event.seat >= 0:
        parts["seat"] = event.seat
    if "{card}" in sentence:
        parts["card"] = UNKNOWN if event.card == HIDDEN else rules.cards.names[event.card]
    if "{achievement}" in sentence:
        parts["achievement"] = rules.achievement_names[event.card]
    if "{target}" in sentence:
        parts["target"] = actions.target_name(event.target)
    if "{number}" in sentence:
        parts["number"] = event.number
    if event.kind in HITS:
        parts["attack"], parts["defence"] = divmod(event.number, HIT_BASE)
    return parts
