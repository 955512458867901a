"""The names that house rules of Rush import; `sztab.house` has the general ones."""

from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.actions import STOP, argument_of
from sztab.games.rush.cards import BARRACKS, BASE, MEDAL, VEHICLE
from sztab.games.rush.chance import begin_draw
from sztab.games.rush.decision import Decision
from sztab.games.rush.events import ACHIEVEMENT_PART, CARD_PART, TARGET_PART
from sztab.games.rush.kinds import ACHIEVEMENT, NATION, PIECE, TARGET
from sztab.games.rush.resolution import unfinished
from sztab.games.rush.worth import hand_value, keep_value, scrap_value, squad_value

__all__ = [
    "ACHIEVEMENT",
    "ACHIEVEMENT_PART",
    "BARRACKS",
    "BASE",
    "CARD_PART",
    "MEDAL",
    "NATION",
    "PIECE",
    "STOP",
    "TARGET",
    "TARGET_PART",
    "VEHICLE",
    "Decision",
    "Effect",
    "argument_of",
    "begin_draw",
    "hand_value",
    "keep_value",
    "scrap_value",
    "squad_value",
    "unfinished",
]
