"""The verbs of Rush: the only module that packs and unpacks actions.

An action is a verb and an argument: a card, a target, a Base or a number. Frames use the verbs and
the functions below; code outside the game uses notation (`buy ussr-t-34`).
"""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.declare import CARD, NUMBER, SEAT, Verb
from sztab.games.rush.kinds import ACHIEVEMENT, BASE, PIECE, TARGET

END: Final[Verb] = Verb(0, "end")
BUY: Final[Verb] = Verb(1, "buy", ("card", CARD))
PAY: Final[Verb] = Verb(2, "pay", ("card", PIECE))
TAKE: Final[Verb] = Verb(3, "take")
ACTIVATE: Final[Verb] = Verb(4, "activate", ("card", PIECE))
DEFEND: Final[Verb] = Verb(5, "defend", ("card", PIECE))
PLACE: Final[Verb] = Verb(6, "place", ("base", BASE))
ATTACK: Final[Verb] = Verb(7, "attack", ("card", PIECE))
JOIN: Final[Verb] = Verb(8, "join", ("card", PIECE))
CHARGE: Final[Verb] = Verb(9, "charge")
STRIKE: Final[Verb] = Verb(10, "strike", ("card", CARD))
HIT: Final[Verb] = Verb(11, "hit", ("target", TARGET))
STOP: Final[Verb] = Verb(16, "stop")
DOUBLES: Final[Verb] = Verb(17, "doubles", ("number", NUMBER))
FIRST: Final[Verb] = Verb(18, "first", ("seat", SEAT))
DRAW: Final[Verb] = Verb(19, "draw", ("card", CARD))
DEAL: Final[Verb] = Verb(20, "deal", ("card", CARD))
REVEAL: Final[Verb] = Verb(21, "reveal", ("achievement", ACHIEVEMENT))
PASS: Final[Verb] = Verb(22, "pass")
REFILL: Final[Verb] = Verb(23, "refill")
SUPPORT: Final[Verb] = Verb(24, "support", ("card", PIECE))
SEND: Final[Verb] = Verb(25, "send", ("card", CARD))
AID: Final[Verb] = Verb(26, "aid", ("target", TARGET))
KEEP: Final[Verb] = Verb(32, "keep", ("card", CARD))
SCRAP: Final[Verb] = Verb(33, "scrap", ("card", CARD))
STATION: Final[Verb] = Verb(34, "station", ("card", CARD))
TOP: Final[Verb] = Verb(35, "top", ("card", CARD))

BASES_PER_SEAT: Final = 4
"""Base slots of each seat in a packed target (three Bases and the Headquarters)."""
HQ_SLOT: Final = BASES_PER_SEAT - 1
"""The Headquarters is the fourth Base of a player [FRONT-017]."""


def kind_of(action: Action) -> int:
    """Return the code of the action's verb."""
    return action >> 8


def argument_of(action: Action) -> int:
    """Return the card, target, Base or number of the action."""
    return action & 255


def make_target(seat: int, slot: int, *, base: bool) -> int:
    """Pack a target: a Base or its defender."""
    return (seat * BASES_PER_SEAT + slot) << 1 | (1 if base else 0)


def target_seat(target: int) -> int:
    """Return the seat that the target belongs to."""
    return target >> 3


def target_slot(target: int) -> int:
    """Return the slot of the target's Base."""
    return (target >> 1) & 3


def target_is_base(target: int) -> bool:
    """Return whether the target is the Base itself, not its defender."""
    return target & 1 == 1


def base_name(slot: int) -> str:
    """Return the name of a Base."""
    return "hq" if slot == HQ_SLOT else f"base{slot + 1}"


def guard_name(slot: int) -> str:
    """Return the name of the defender of a Base."""
    return "hq-guard" if slot == HQ_SLOT else f"guard{slot + 1}"


def target_name(target: int) -> str:
    """Return the name of the target: a Base or the guard (defender) on it."""
    slot = target_slot(target)
    part = base_name(slot) if target_is_base(target) else guard_name(slot)
    return f"P{target_seat(target) + 1}.{part}"
