"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sztab.core.action import PositionError
from sztab.core.state import Frame
from sztab.games.rush.actions import REAR_NAME
from sztab.games.rush.cards import REAR
from sztab.games.rush.frames import (
    abilities,
    attack,
    buying,
    chance,
    defence,
    fight,
    hands,
    keeping,
    medals,
    planning,
    rear,
    reserve,
    sending,
    turn,
)
from sztab.games.rush.rules import RushRules

STEPS: Final[dict[str, Frame[Any]]] = {
    "start-play": turn.START_PLAY,
    "repair": turn.REPAIR,
    "reveal-hand": turn.REVEAL_HAND,
    "offer-refill": reserve.OFFER_REFILL,
    "play-cards": turn.PLAY_CARDS,
    "pay-pending": turn.PAY_PENDING,
    "pay-attack": sending.PAY_ATTACK,
    "rotate-reserve": reserve.ROTATE_RESERVE,
    "offer-compensation": keeping.OFFER_COMPENSATION,
    "offer-keep": keeping.OFFER_KEEP,
    "offer-station": rear.OFFER_STATION,
    "discard-hand": hands.DISCARD_HAND,
    "draw-hand": hands.DRAW_HAND,
    "end-turn": turn.END_TURN,
    "first-player": chance.FirstPlayer(),
    "choose-striker": attack.CHOOSE_STRIKER,
    "next-strike": attack.NEXT_STRIKE,
    "attack-again": fight.ATTACK_AGAIN,
    "send-defender": sending.SEND_DEFENDER,
    "choose-compensation": keeping.CHOOSE_COMPENSATION,
    "choose-recruitment": keeping.CHOOSE_RECRUITMENT,
    "choose-station": rear.CHOOSE_STATION,
    "choose-dispatch": rear.CHOOSE_DISPATCH,
    "choose-achievement": planning.CHOOSE_ACHIEVEMENT,
    "choose-medal": medals.CHOOSE_MEDAL,
    "lay-top": hands.LAY_TOP,
}

MOST: Final = 1000

# Frames that hold numbers: their class, its fields, and what the fields are.
SHAPES: Final[dict[str, tuple[type, list[str], list[str]]]] = {
    "turn": (turn.ContinueTurn, ["position"], ["step"]),
    "draw-cards": (chance.DrawCards, ["seat", "number"], ["seat", "number"]),
    "deal-reserve": (chance.DealReserve, ["number"], ["number"]),
    "reveal-achievements": (chance.RevealAchievements, ["number"], ["number"]),
    "pay-for": (buying.PayFor, ["card", "least"], ["card", "piece"]),
    "place-defender": (defence.PlaceDefender, ["card"], ["card"]),
    "place-unused": (defence.PlaceUnused, ["card"], ["card"]),
    "name-attackers": (attack.NameAttackers, ["last"], ["piece"]),
    "choose-target": (attack.ChooseTarget, ["card"], ["card"]),
    "choose-aim": (fight.ChooseAim, ["card"], ["card"]),
    "support": (fight.Support, ["place", "passed"], ["number", "number"]),
    "choose-kept": (keeping.ChooseKept, ["left"], ["number"]),
    "replace-achievement": (planning.ReplaceAchievement, ["position"], ["number"]),
    "resolve-ability": (abilities.ResolveAbility, ["card", "position"], ["card", "number"]),
    "sabotage-discard": (abilities.SabotageDiscard, ["seat"], ["seat"]),
    "choose-siege": (abilities.ChooseSiege, ["card"], ["card"]),
    "choose-research": (abilities.ChooseResearch, ["most"], ["number"]),
    "choose-dismantle": (abilities.ChooseDismantle, ["least", "left"], ["card", "number"]),
    "choose-doubles": (medals.ChooseDoubles, ["nation", "due"], ["nation", "number"]),
}


def frame_name(rules: RushRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `draw-cards P1 3`."""
    for name, step in STEPS.items():
        if type(step) is type(frame):
            return name
    for name, (shape, fields, kinds) in SHAPES.items():
        if type(frame) is shape:
            values = [int(getattr(frame, field)) for field in fields]
            words = [_word(rules, kind, n) for kind, n in zip(kinds, values, strict=True)]
            return " ".join([name, *words])
    message = f"A frame of a kind that cannot be saved: {frame!r}."
    raise PositionError(message)


def read_frame(rules: RushRules, text: object) -> Frame[Any]:
    """Return the frame that the text names."""
    words = str(text).split()
    name = words[0] if words else ""
    if name in STEPS and len(words) == 1:
        return STEPS[name]
    if name not in SHAPES or len(words) != len(SHAPES[name][2]) + 1:
        message = f"stack: {text!r} is not a step or a decision."
        raise PositionError(message)
    shape, _, kinds = SHAPES[name]
    make: Callable[..., Frame[Any]] = shape
    pairs = zip(kinds, words[1:], strict=True)
    return make(*[_number(rules, kind, word) for kind, word in pairs])


def _known(rules: RushRules, kind: str) -> list[str]:
    """List the words that stand for 0, 1, 2 … where this kind of number is written."""
    if kind == "seat":
        return [f"P{seat + 1}" for seat in range(rules.players)]
    if kind in ("card", "piece"):
        return rules.cards.names
    if kind == "nation":
        return rules.cards.nations
    if kind == "step":
        return [frame_name(rules, step) for step in rules.turn]
    return [str(number) for number in range(MOST)]


def _word(rules: RushRules, kind: str, number: int) -> str:
    if kind == "number":
        return str(number)
    return REAR_NAME if kind == "piece" and number == REAR else _known(rules, kind)[number]


def _number(rules: RushRules, kind: str, word: str) -> int:
    if kind == "piece" and word == REAR_NAME:
        return REAR
    known = _known(rules, kind)
    if word not in known:
        message = f"stack: {word!r} is not a {kind} here."
        raise PositionError(message)
    return known.index(word)
