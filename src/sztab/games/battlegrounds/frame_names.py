"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sztab.core.frame_names import FrameNames, Shape, Words
from sztab.core.state import Frame
from sztab.games.battlegrounds.board import COLOUR_NAMES, NONE, SQUARE_NAMES
from sztab.games.battlegrounds.frames import (
    acting,
    additional,
    artillery,
    family,
    reacting,
    setup,
    tokens,
    turns,
)
from sztab.games.battlegrounds.rules import BattlegroundsRules

STEPS: Final[dict[str, Frame[Any]]] = {
    "draw-first": setup.DRAW_FIRST,
    "check-neighbours": tokens.CHECK_NEIGHBOURS,
    "check-first-tokens": tokens.CHECK_FIRST_TOKENS,
    "swap-first": tokens.SWAP_FIRST,
    "deal-all": setup.DEAL_ALL,
    "seat-players": setup.SEAT_PLAYERS,
    "begin-game": turns.BEGIN_GAME,
    "start-turn": turns.START_TURN,
    "end-turn": turns.END_TURN,
    "pass-on": turns.PASS_ON,
    "act": acting.ACT,
    "offer-after": acting.OFFER_AFTER,
    "after": acting.AFTER,
    "keep-card": additional.KEEP_CARD,
    "strike": artillery.STRIKE,
    "go": family.GO,
    "find-pairs": family.FIND_PAIRS,
    "collect-pair": family.COLLECT_PAIR,
}

# Frames that hold numbers: their class, its fields, and what the fields are.
SHAPES: Final[dict[str, Shape]] = {
    "lay-token": (tokens.LayToken, ["square"], ["square"]),
    "swap-tokens": (tokens.SwapTokens, ["square"], ["square"]),
    "turn-up": (tokens.TurnUp, ["square"], ["square"]),
    "deal-cards": (setup.DealCards, ["seat", "left"], ["seat", "number"]),
    "take-card": (setup.TakeCard, ["turn"], ["number"]),
    "activate-card": (setup.ActivateCard, ["colour"], ["colour"]),
    "place-pawn": (setup.PlacePawn, ["colour"], ["colour"]),
    "enter": (turns.Enter, ["paused", "done"], ["flag", "number"]),
    "offer-shot": (acting.OfferShot, ["colour"], ["colour"]),
    "shoot": (acting.Shoot, ["colour"], ["colour"]),
    "shoot-first": (acting.ShootFirst, ["colour"], ["colour"]),
    "drive": (acting.Drive, ["colour"], ["colour"]),
    "draw-card": (additional.DrawCard, ["left"], ["number"]),
    "react": (reacting.React, ["colour"], ["colour"]),
    "reveal": (family.Reveal, ["left"], ["number"]),
}

NO_SEAT: Final = "-"


class BattlegroundsWords(Words):
    """The words of the game in the names of frames."""

    def __init__(self, rules: BattlegroundsRules) -> None:
        self._rules = rules

    def known(self, kind: str) -> Sequence[str]:
        """List the words for 0, 1, 2 and so on."""
        if kind == "seat":
            return [f"P{seat + 1}" for seat in range(self._rules.players)]
        return SQUARE_NAMES if kind == "square" else COLOUR_NAMES

    def special(self, kind: str) -> tuple[str, int] | None:
        """Cards are dealt to nobody when they are laid out for the draft."""
        return (NO_SEAT, NONE) if kind == "seat" else None


def frame_name(rules: BattlegroundsRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `shoot green`."""
    return NAMES.write(BattlegroundsWords(rules), frame)


def read_frame(rules: BattlegroundsRules, text: object) -> Frame[Any]:
    """Return the frame that the text names."""
    return NAMES.read(BattlegroundsWords(rules), text)


NAMES: Final[FrameNames] = FrameNames(STEPS, SHAPES)
