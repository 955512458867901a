"""Events as named parts, for whoever draws the table instead of reading sentences."""

from __future__ import annotations

from typing import Any, Final

from sztab.core.event import HIDDEN, Event
from sztab.games.rush import actions, events
from sztab.games.rush.frames.targets import HIT_BASE
from sztab.games.rush.rules import RushRules

UNKNOWN: Final = "?"
"""A card that is not to be known [RUSH-032]."""

CARDS: Final = (
    events.CARD_DRAWN, events.RESERVE_DEALT, events.RESERVE_DISCARDED, events.BOUGHT, events.PAID,
    events.ACTIVATED, events.DEFENDED, events.REPLACED, events.DAMAGED, events.DESTROYED,
    events.SABOTAGED, events.SCRAPPED, events.RESEARCHED, events.MEDAL_TAKEN, events.NO_TARGET,
    events.GUARD_HOME, events.DISCARDED, events.FIGHT_BEGUN, events.SUPPORTED, events.REPELLED,
    events.STATIONED, events.RELIEVED, events.KEPT,
)  # fmt: skip
ACHIEVEMENTS: Final = (events.ACHIEVEMENT_REVEALED, events.ACHIEVEMENT_DISCARDED)
TARGETS: Final = (
    events.DEFENDED, events.DAMAGED, events.DESTROYED, events.BASE_DAMAGED, events.BASE_DESTROYED,
    events.GUARD_HOME, events.FIGHT_BEGUN, events.REPELLED,
)  # fmt: skip
NUMBERS: Final = (events.TURN_BEGUN, events.ATTACKERS_NAMED)
HITS: Final = (events.DAMAGED, events.DESTROYED, events.REPELLED)
"""Hits on a vehicle: both numbers are told."""


def tell(rules: RushRules, event: Event) -> dict[str, Any]:
    """Return the event as named parts; the words are those of the notation and the views.

    `seat` is who did it or to whom it happened; `target` names its owner by itself.
    """
    kind = event.kind
    parts: dict[str, Any] = {"kind": events.NAMES[kind]}
    if event.seat >= 0:
        parts["seat"] = event.seat
    if kind in CARDS:
        parts["card"] = UNKNOWN if event.card == HIDDEN else rules.cards.names[event.card]
    if kind in ACHIEVEMENTS:
        parts["achievement"] = rules.achievement_names[event.card]
    if kind in TARGETS:
        parts["target"] = actions.target_name(event.target)
    if kind in NUMBERS:
        parts["number"] = event.number
    if kind in HITS:
        parts["attack"], parts["defence"] = divmod(event.number, HIT_BASE)
    return parts
