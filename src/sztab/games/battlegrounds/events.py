"""The kinds of events, with the name of each."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
BOARD_LAID: Final = 1
SWAPPED: Final = 2
DEALT: Final = 3
OFFERED: Final = 4
TAKEN: Final = 5
ACTIVATED: Final = 6
PLACED: Final = 7
ROUND_BEGUN: Final = 8
TURN: Final = 9
ENTERED: Final = 10
REPAIR_PAUSE: Final = 11
DEFUSED: Final = 12
WAITED: Final = 13
MOVED: Final = 14
STAYED: Final = 15
HIT_DUD: Final = 16
DROVE_THROUGH: Final = 17
HIT_ARTILLERY: Final = 18
ARMOUR_USED: Final = 19
DESTROYED: Final = 20
CARD_LOST: Final = 21
POINTS_WON: Final = 22
TOKEN_TAKEN: Final = 23
PAIRED: Final = 24
DUD_LAID: Final = 25
DUD_CLEARED: Final = 26
ARTILLERY_CLEARED: Final = 27
HELD: Final = 28
SHOT_AT: Final = 29
CHANGED: Final = 30
FITTED: Final = 31
EXTRA_TURN: Final = 32
EXTRA_TANK: Final = 33
DRAWN: Final = 34
KEPT: Final = 35
REPAIRED: Final = 36
DECLINED: Final = 37
WENT: Final = 38
TURNED: Final = 39
FOUND: Final = 40
COVERED: Final = 41
STRUCK: Final = 42
ARTILLERY_TOOK: Final = 43
ARTILLERY_PLACED: Final = 44
NOTHING_HIT: Final = 45
PILES_SHUFFLED: Final = 46
GAME_OVER: Final = 47

NAMES: Final = (
    "first", "board-laid", "swapped", "dealt", "offered", "taken", "activated", "placed",
    "round-begun", "turn", "entered", "repair-pause", "defused", "waited", "moved", "stayed",
    "hit-dud", "drove-through", "hit-artillery", "armour-used", "destroyed", "card-lost",
    "points-won", "token-taken", "paired", "dud-laid", "dud-cleared", "artillery-cleared", "held",
    "shot-at", "changed", "fitted", "extra-turn", "extra-tank", "drawn", "kept", "repaired",
    "declined", "went", "turned", "found", "covered", "struck", "artillery-took",
    "artillery-placed", "nothing-hit", "piles-shuffled", "game-over",
)  # fmt: skip
