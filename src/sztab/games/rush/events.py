"""The kinds of events, with the name of each."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
ACHIEVEMENT_REVEALED: Final = 1
CARD_DRAWN: Final = 2
RESHUFFLED: Final = 3
RESERVE_DEALT: Final = 4
RESERVE_DISCARDED: Final = 5
TURN_BEGUN: Final = 6
REPAIRED: Final = 7
BOUGHT: Final = 8
PAID: Final = 9
ACTIVATED: Final = 10
DEFENDED: Final = 11
REPLACED: Final = 12
ATTACKERS_NAMED: Final = 13
DAMAGED: Final = 14
DESTROYED: Final = 15
BASE_DAMAGED: Final = 16
BASE_DESTROYED: Final = 17
SABOTAGED: Final = 18
SCRAPPED: Final = 19
RESEARCHED: Final = 20
MEDAL_TAKEN: Final = 21
MEDAL_LOST: Final = 22
RECRUITING: Final = 23
END_TRIGGERED: Final = 24
GAME_OVER: Final = 25
NO_TARGET: Final = 26
GUARD_HOME: Final = 27
BASE_DISCARDED: Final = 28
DISCARDED: Final = 29
DECK_RESHUFFLED: Final = 30
FIGHT_BEGUN: Final = 31
SUPPORTED: Final = 32
PASSED: Final = 33
REPELLED: Final = 34
STATIONED: Final = 35
RELIEVED: Final = 36
KEPT: Final = 37
RETAINING: Final = 38
ACHIEVEMENT_DISCARDED: Final = 39
RUINS_RESHUFFLED: Final = 40

NAMES: Final = (
    "first-player", "achievement-revealed", "card-drawn", "reshuffled", "reserve-dealt",
    "reserve-discarded", "turn-begun", "repaired", "bought", "paid", "activated", "defended",
    "replaced", "attackers-named", "damaged", "destroyed", "base-damaged", "base-destroyed",
    "sabotaged", "scrapped", "researched", "medal-taken", "medal-lost", "recruiting",
    "end-triggered", "game-over", "no-target", "guard-home", "base-discarded", "discarded",
    "deck-reshuffled", "fight-begun", "supported", "passed", "repelled", "stationed", "relieved",
    "kept", "retaining", "achievement-discarded", "ruins-reshuffled",
)  # fmt: skip
"""What each kind is called where its parts are told by name."""
