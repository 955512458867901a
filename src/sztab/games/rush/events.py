"""The kinds of events of Rush, and what each tells."""

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
    Part,
)
from sztab.games.rush.kinds import ACHIEVEMENT, TARGET

HIT_BASE: Final = 1000
"""The number of a hit holds attack and defence: `attack * HIT_BASE + defence`."""

_SEAT: Final[Part] = SEAT_PART
"""Who did it, or to whom it happened; a target names its owner by itself."""
_CARD: Final[Part] = Part("card", CARD, FROM_CARD)
_ACHIEVEMENT: Final[Part] = Part("achievement", ACHIEVEMENT, FROM_CARD)
_TARGET: Final[Part] = Part("target", TARGET, FROM_TARGET)
_ATTACK: Final[Part] = Part("attack", NUMBER, FROM_NUMBER, per=HIT_BASE)
_DEFENCE: Final[Part] = Part("defence", NUMBER, FROM_NUMBER, among=HIT_BASE)

FIRST_PLAYER: Final[EventKind] = EventKind("first-player", _SEAT)
ACHIEVEMENT_REVEALED: Final[EventKind] = EventKind("achievement-revealed", _SEAT, _ACHIEVEMENT)
CARD_DRAWN: Final[EventKind] = EventKind("card-drawn", _SEAT, _CARD)
RESHUFFLED: Final[EventKind] = EventKind("reshuffled", _SEAT)
RESERVE_DEALT: Final[EventKind] = EventKind("reserve-dealt", _SEAT, _CARD)
RESERVE_DISCARDED: Final[EventKind] = EventKind("reserve-discarded", _SEAT, _CARD)
TURN_BEGUN: Final[EventKind] = EventKind("turn-begun", _SEAT, NUMBER_PART)
REPAIRED: Final[EventKind] = EventKind("repaired", _SEAT)
BOUGHT: Final[EventKind] = EventKind("bought", _SEAT, _CARD)
PAID: Final[EventKind] = EventKind("paid", _SEAT, _CARD)
ACTIVATED: Final[EventKind] = EventKind("activated", _SEAT, _CARD)
DEFENDED: Final[EventKind] = EventKind("defended", _SEAT, _CARD, _TARGET)
REPLACED: Final[EventKind] = EventKind("replaced", _SEAT, _CARD)
ATTACKERS_NAMED: Final[EventKind] = EventKind("attackers-named", _SEAT, NUMBER_PART)
DAMAGED: Final[EventKind] = EventKind("damaged", _SEAT, _CARD, _TARGET, _ATTACK, _DEFENCE)
DESTROYED: Final[EventKind] = EventKind("destroyed", _SEAT, _CARD, _TARGET, _ATTACK, _DEFENCE)
BASE_DAMAGED: Final[EventKind] = EventKind("base-damaged", _SEAT, _TARGET)
BASE_DESTROYED: Final[EventKind] = EventKind("base-destroyed", _SEAT, _TARGET)
SABOTAGED: Final[EventKind] = EventKind("sabotaged", _SEAT, _CARD)
SCRAPPED: Final[EventKind] = EventKind("scrapped", _SEAT, _CARD)
RESEARCHED: Final[EventKind] = EventKind("researched", _SEAT, _CARD)
MEDAL_TAKEN: Final[EventKind] = EventKind("medal-taken", _SEAT, _CARD)
MEDAL_LOST: Final[EventKind] = EventKind("medal-lost", _SEAT)
RECRUITING: Final[EventKind] = EventKind("recruiting", _SEAT)
END_TRIGGERED: Final[EventKind] = EventKind("end-triggered", _SEAT)
GAME_OVER: Final[EventKind] = EventKind("game-over", _SEAT)
NO_TARGET: Final[EventKind] = EventKind("no-target", _SEAT, _CARD)
GUARD_HOME: Final[EventKind] = EventKind("guard-home", _SEAT, _CARD, _TARGET)
BASE_DISCARDED: Final[EventKind] = EventKind("base-discarded", _SEAT)
DISCARDED: Final[EventKind] = EventKind("discarded", _SEAT, _CARD)
DECK_RESHUFFLED: Final[EventKind] = EventKind("deck-reshuffled", _SEAT)
FIGHT_BEGUN: Final[EventKind] = EventKind("fight-begun", _SEAT, _CARD, _TARGET)
SUPPORTED: Final[EventKind] = EventKind("supported", _SEAT, _CARD)
PASSED: Final[EventKind] = EventKind("passed", _SEAT)
REPELLED: Final[EventKind] = EventKind("repelled", _SEAT, _CARD, _TARGET, _ATTACK, _DEFENCE)
STATIONED: Final[EventKind] = EventKind("stationed", _SEAT, _CARD)
RELIEVED: Final[EventKind] = EventKind("relieved", _SEAT, _CARD)
KEPT: Final[EventKind] = EventKind("kept", _SEAT, _CARD)
RETAINING: Final[EventKind] = EventKind("retaining", _SEAT)
ACHIEVEMENT_DISCARDED: Final[EventKind] = EventKind("achievement-discarded", _SEAT, _ACHIEVEMENT)
RUINS_RESHUFFLED: Final[EventKind] = EventKind("ruins-reshuffled", _SEAT)
