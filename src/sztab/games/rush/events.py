"""The kinds of events of Rush that several modules share, and their parts."""

from __future__ import annotations

from typing import Final

from sztab.core.declare import (
    CARD,
    FROM_CARD,
    FROM_NUMBER,
    FROM_TARGET,
    NUMBER,
    NUMBER_PART,
    SEAT_PART,
    EventKind,
    EventPart,
)
from sztab.games.rush.kinds import ACHIEVEMENT, TARGET

HIT_BASE: Final = 1000
"""Base for packing both numbers of a hit into one: `attack * HIT_BASE + defence`."""

CARD_PART: Final[EventPart] = EventPart("card", CARD, FROM_CARD)
ACHIEVEMENT_PART: Final[EventPart] = EventPart("achievement", ACHIEVEMENT, FROM_CARD)
TARGET_PART: Final[EventPart] = EventPart("target", TARGET, FROM_TARGET)
_HIT: Final[tuple[EventPart, ...]] = (
    SEAT_PART,
    CARD_PART,
    TARGET_PART,
    EventPart("attack", NUMBER, FROM_NUMBER, per=HIT_BASE),
    EventPart("defence", NUMBER, FROM_NUMBER, among=HIT_BASE),
)

FIRST_PLAYER: Final[EventKind] = EventKind("first-player", SEAT_PART)
ACHIEVEMENT_REVEALED: Final[EventKind] = EventKind(
    "achievement-revealed", SEAT_PART, ACHIEVEMENT_PART
)
CARD_DRAWN: Final[EventKind] = EventKind("card-drawn", SEAT_PART, CARD_PART)
RESHUFFLED: Final[EventKind] = EventKind("reshuffled", SEAT_PART)
RESERVE_DEALT: Final[EventKind] = EventKind("reserve-dealt", SEAT_PART, CARD_PART)
RESERVE_DISCARDED: Final[EventKind] = EventKind("reserve-discarded", SEAT_PART, CARD_PART)
TURN_BEGUN: Final[EventKind] = EventKind("turn-begun", SEAT_PART, NUMBER_PART)
REPAIRED: Final[EventKind] = EventKind("repaired", SEAT_PART)
BOUGHT: Final[EventKind] = EventKind("bought", SEAT_PART, CARD_PART)
PAID: Final[EventKind] = EventKind("paid", SEAT_PART, CARD_PART)
ACTIVATED: Final[EventKind] = EventKind("activated", SEAT_PART, CARD_PART)
DEFENDED: Final[EventKind] = EventKind("defended", SEAT_PART, CARD_PART, TARGET_PART)
REPLACED: Final[EventKind] = EventKind("replaced", SEAT_PART, CARD_PART)
ATTACKERS_NAMED: Final[EventKind] = EventKind("attackers-named", SEAT_PART, NUMBER_PART)
DAMAGED: Final[EventKind] = EventKind("damaged", *_HIT)
DESTROYED: Final[EventKind] = EventKind("destroyed", *_HIT)
BASE_DAMAGED: Final[EventKind] = EventKind("base-damaged", SEAT_PART, TARGET_PART)
BASE_DESTROYED: Final[EventKind] = EventKind("base-destroyed", SEAT_PART, TARGET_PART)
SCRAPPED: Final[EventKind] = EventKind("scrapped", SEAT_PART, CARD_PART)
MEDAL_TAKEN: Final[EventKind] = EventKind("medal-taken", SEAT_PART, CARD_PART)
MEDAL_LOST: Final[EventKind] = EventKind("medal-lost", SEAT_PART)
END_TRIGGERED: Final[EventKind] = EventKind("end-triggered", SEAT_PART)
GAME_OVER: Final[EventKind] = EventKind("game-over", SEAT_PART)
NO_TARGET: Final[EventKind] = EventKind("no-target", SEAT_PART, CARD_PART)
GUARD_HOME: Final[EventKind] = EventKind("guard-home", SEAT_PART, CARD_PART, TARGET_PART)
BASE_DISCARDED: Final[EventKind] = EventKind("base-discarded", SEAT_PART)
DISCARDED: Final[EventKind] = EventKind("discarded", SEAT_PART, CARD_PART)
DECK_RESHUFFLED: Final[EventKind] = EventKind("deck-reshuffled", SEAT_PART)
FIGHT_BEGUN: Final[EventKind] = EventKind("fight-begun", SEAT_PART, CARD_PART, TARGET_PART)
SUPPORTED: Final[EventKind] = EventKind("supported", SEAT_PART, CARD_PART)
PASSED: Final[EventKind] = EventKind("passed", SEAT_PART)
REPELLED: Final[EventKind] = EventKind("repelled", *_HIT)
STATIONED: Final[EventKind] = EventKind("stationed", SEAT_PART, CARD_PART)
RELIEVED: Final[EventKind] = EventKind("relieved", SEAT_PART, CARD_PART)
KEPT: Final[EventKind] = EventKind("kept", SEAT_PART, CARD_PART)
RUINS_RESHUFFLED: Final[EventKind] = EventKind("ruins-reshuffled", SEAT_PART)
