"""The kinds of events, with the name of each."""

from __future__ import annotations

from typing import Final

ARMIES: Final = 0
FIRST_MARKER: Final = 1
ORDERED: Final = 2
DRAWN: Final = 3
RESHUFFLED: Final = 4
ROUND_BEGUN: Final = 5
BONUS_PLACED: Final = 6
BONUS_NONE: Final = 7
RESOURCE_WON: Final = 8
RESOURCE_TIED: Final = 9
EDGE_TAKEN: Final = 10
PILES_CLEARED: Final = 11
MARKER_PUT: Final = 12
TURN: Final = 13
PASSED: Final = 14
DECLINED: Final = 15
PLAYED: Final = 16
REPLACED: Final = 17
DISCARDED: Final = 18
BID: Final = 19
EFFECT_USED: Final = 20
NO_EFFECT: Final = 21
ADDED: Final = 22
MOVED: Final = 23
REMOVED: Final = 24
SURPLUS: Final = 25
STRENGTHENED: Final = 26
BATTLE_STARTED: Final = 27
BATTLE: Final = 28
NO_BATTLE: Final = 29
LOST: Final = 30
POINTS: Final = 31
COMMANDER_LEFT: Final = 32
GAME_OVER: Final = 33
EXTRA: Final = 34
NOT_ADDED: Final = 35
NOT_PUT: Final = 36

NAMES: Final = (
    "armies", "first-marker", "ordered", "drawn", "reshuffled", "round-begun", "bonus-placed",
    "bonus-none", "resource-won", "resource-tied", "edge-taken", "piles-cleared", "marker-put",
    "turn", "passed", "declined", "played", "replaced", "discarded", "bid", "effect-used",
    "no-effect", "added", "moved", "removed", "surplus", "strengthened", "battle-started",
    "battle", "no-battle", "lost", "points", "commander-left", "game-over", "extra", "not-added",
    "not-put",
)  # fmt: skip
