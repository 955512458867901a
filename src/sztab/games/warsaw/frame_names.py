"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sztab.core.frame_names import FrameNames, Shape, Words
from sztab.core.state import Frame
from sztab.games.warsaw.actions import EDGES, VERBS
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
SHAPES: Final[dict[str, Shape]] = {
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
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "army": ARMY_NAMES, "front": FRONT_NAMES, "resource": RESOURCE_NAMES, "verb": VERBS,
    "edge": EDGES,
}  # fmt: skip
"""Kinds of fields whose words are always the same."""


class WarsawWords(Words):
    """The words of the game in the names of frames."""

    def __init__(self, rules: WarsawRules) -> None:
        self._rules = rules

    def known(self, kind: str) -> Sequence[str]:
        """List the words for 0, 1, 2 and so on."""
        if kind == "seat":
            return [f"P{seat + 1}" for seat in range(self._rules.players)]
        if kind == "card":
            return self._rules.cards.names
        if kind == "step":
            return [frame_name(self._rules, step) for step in rounds.ROUND]
        return KINDS[kind]

    def special(self, kind: str) -> tuple[str, int] | None:
        """Some cards lie on no front."""
        return (NO_FRONT, -1) if kind == "front" else None


def frame_name(rules: WarsawRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `fill-hand P1 4`."""
    return NAMES.write(WarsawWords(rules), frame)


def read_frame(rules: WarsawRules, text: object) -> Frame[Any]:
    """Return the frame that the text names."""
    return NAMES.read(WarsawWords(rules), text)


NAMES: Final[FrameNames] = FrameNames(STEPS, SHAPES)
