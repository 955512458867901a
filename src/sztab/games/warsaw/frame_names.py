"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sztab.core.action import PositionError
from sztab.core.state import Frame
from sztab.games.warsaw.actions import VERBS
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.frames import (
    battle,
    carrying,
    chance,
    duel,
    markers,
    moving,
    playing,
    turns,
)
from sztab.games.warsaw.frames import round as rounds
from sztab.games.warsaw.rules import WarsawRules

STEPS: Final[dict[str, Frame[Any]]] = {
    "roll-bonus": chance.ROLL_BONUS,
    "duel-funds": duel.DUEL_FUNDS,
    "duel-supply": duel.DUEL_SUPPLY,
    "duel-support": duel.DUEL_SUPPORT,
    "clear-piles": duel.CLEAR_PILES,
    "turns": turns.TURNS,
    "verify-orders": battle.VERIFY_ORDERS,
    "fight-battles": battle.FIGHT_BATTLES,
    "award-points": battle.AWARD_POINTS,
    "clean-up": battle.CLEAN_UP,
    "end-round": rounds.END_ROUND,
    "draw-armies": chance.DRAW_ARMIES,
    "draw-first-marker": chance.DRAW_FIRST_MARKER,
    "draw-order": chance.DRAW_ORDER,
    "base-hands": duel.BASE_HANDS,
    "choose-front": playing.CHOOSE_FRONT,
    "take-action": turns.TAKE_ACTION,
    "extra-action": turns.EXTRA_ACTION,
}

# Frames that hold numbers: their class, its fields, and what the fields are.
SHAPES: Final[dict[str, tuple[type, list[str], list[str]]]] = {
    "round": (rounds.ContinueRound, ["position"], ["step"]),
    "fill-hand": (chance.FillHand, ["seat", "size"], ["seat", "number"]),
    "draw-cards": (chance.DrawCards, ["seat", "number"], ["seat", "number"]),
    "choose-edge": (duel.ChooseEdge, ["resource", "army"], ["resource", "army"]),
    "draw-funds": (duel.DrawFunds, ["army", "edge"], ["army", "edge"]),
    "choose-four": (duel.ChooseFour, ["army"], ["army"]),
    "deal-tokens": (duel.DealTokens, ["army"], ["army"]),
    "place-first": (markers.PlaceFirst, ["army"], ["army"]),
    "move-marker": (markers.MoveMarker, ["army"], ["army"]),
    "place-special": (markers.PlaceSpecial, ["army"], ["army"]),
    "block-by-card": (
        markers.BlockByCard, ["army", "kinds", "fronts"], ["army", "number", "number"],
    ),
    "supply-actions": (moving.SupplyActions, ["army", "left"], ["army", "number"]),
    "move-steps": (
        moving.MoveSteps,
        ["army", "left", "forward", "here", "moved"],
        ["army", "number", "flag", "front", "number"],
    ),
    "remove-units": (
        moving.RemoveUnits, ["army", "front", "left"], ["army", "front", "number"],
    ),
    "advance-all": (moving.AdvanceAll, ["army", "front"], ["army", "front"]),
    "choose-effect": (
        playing.ChooseEffect, ["army", "front", "played"], ["army", "front", "flag"],
    ),
    "discard-for": (turns.DiscardFor, ["kind", "argument"], ["verb", "number"]),
    "carry-out": (
        carrying.CarryOut,
        ["card", "effect", "part", "front"],
        ["card", "number", "number", "front"],
    ),
    "early-battle": (battle.EarlyBattle, ["front"], ["front"]),
}  # fmt: skip

NO_FRONT: Final = "-"
FLAGS: Final = ("no", "yes")
EDGES: Final = ("a", "b")
DIGITS: Final = 12
"""A number on the stack has no more of them."""


def frame_name(rules: WarsawRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `fill-hand P1 4`."""
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


def read_frame(rules: WarsawRules, text: object) -> Frame[Any]:
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
    return make(*[_value(rules, kind, word) for kind, word in pairs])


def _known(rules: WarsawRules, kind: str) -> list[str]:
    """List the words that stand for 0, 1, 2 … where this kind of number is written."""
    if kind == "seat":
        return [f"P{seat + 1}" for seat in range(rules.players)]
    if kind == "card":
        return rules.cards.names
    if kind == "step":
        return [frame_name(rules, step) for step in rounds.ROUND]
    return list(WORDS[kind])


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "army": ARMY_NAMES, "front": FRONT_NAMES, "resource": RESOURCE_NAMES, "verb": VERBS,
    "edge": EDGES, "flag": FLAGS,
}  # fmt: skip


def _word(rules: WarsawRules, kind: str, number: int) -> str:
    if kind == "number":
        return str(number)
    return NO_FRONT if kind == "front" and number < 0 else _known(rules, kind)[number]


def _value(rules: WarsawRules, kind: str, word: str) -> int | bool:
    if kind == "number" and word.isdecimal() and len(word) <= DIGITS:
        return int(word)
    if kind == "front" and word == NO_FRONT:
        return -1
    known = [] if kind == "number" else _known(rules, kind)
    if word not in known:
        message = f"stack: {word!r} is not a {kind} here."
        raise PositionError(message)
    return word == FLAGS[1] if kind == "flag" else known.index(word)
