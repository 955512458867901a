"""The list of all toggles, and the presets that the books suggest."""

from __future__ import annotations

from typing import Final

from sztab.core.toggle import Preset, Toggle
from sztab.games.rush.toggles.alternative import TOGGLES as ALTERNATIVE_RULES
from sztab.games.rush.toggles.front import TOGGLES as FRONT_RULES
from sztab.games.rush.toggles.options import TOGGLES as OPTIONS

TOGGLES: Final[list[Toggle]] = FRONT_RULES + ALTERNATIVE_RULES + OPTIONS

SECOND_FRONT: Final = {
    "cards.britain": "on",
    "cards.extra20": "on",
    "cards.newAbilities": "keep",
    "players.max": "6",
    "achievements.front": "on",
    "achievements.deck": "on",
    "hq": "on",
    "rearGuard": "on",
    "reserve.size": "5",
    "reserve.rotate": "start-optional",
    "attack.sendDefender": "on",
    "indestructibility": "any-nation",
}

INTERACTIVE: Final = {
    "combat": "interactive",
    "hand.reveal": "one-by-one",
    "bonus.defended": "on",
    "hand.cap": "5",
}

ALTERNATIVE: Final = INTERACTIVE | {
    "reserve.size": "6",
    "reserve.gap": "end-of-turn",
    "weakHand": "on",
    "scoring.sets": "on",
    "reshuffle.limit": "once",
    "recruit.keep": "on",
}

PRESETS: Final = [
    Preset("base", "The base game as printed.", {}),
    Preset("second-front", "The expansion Second Front, for up to 6 players.", SECOND_FRONT),
    Preset("alternative", "All alternative rules, everybody alone.", ALTERNATIVE),
    Preset(
        name="alternative-teams",
        text="All alternative rules in teams: 1v2, 2v2 or 2v3.",
        settings=ALTERNATIVE,
        by_players={3: {"teams": "1v2"}, 4: {"teams": "2v2"}, 5: {"teams": "2v3"}},
        clause="ALT-074",
    ),
    Preset(
        "base-front-achievements",
        "The base game with the Achievements of Second Front.",
        {"achievements.front": "on"},
    ),
    Preset("base-reserve-5", "The base game with a Reserve of five.", {"reserve.size": "5"}),
    Preset(
        "base-send-defender",
        "The base game; after an attack one attacker goes to defend.",
        {"attack.sendDefender": "on"},
    ),
    Preset(
        "second-front-surviving-bases",
        "Second Front; each Base that was not destroyed scores 1.",
        SECOND_FRONT | {"scoring.survivingBases": "1"},
    ),
    Preset(
        "interactive-core",
        "The base game with fights, a hidden hand and the defence bonus.",
        INTERACTIVE,
    ),
]
