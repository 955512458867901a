"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sztab.core.frame_names import FrameNames, Shape, Words
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

# Frames that hold numbers: their class, its fields, and what the fields are.
SHAPES: Final[dict[str, Shape]] = {
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


class RushWords(Words):
    """The words of Rush in the names of frames."""

    def __init__(self, rules: RushRules) -> None:
        self._rules = rules

    def known(self, kind: str) -> Sequence[str]:
        """List the words for 0, 1, 2 and so on."""
        if kind == "seat":
            return [f"P{seat + 1}" for seat in range(self._rules.players)]
        if kind in ("card", "piece"):
            return self._rules.cards.names
        if kind == "nation":
            return self._rules.cards.nations
        return [frame_name(self._rules, step) for step in self._rules.turn]

    def special(self, kind: str) -> tuple[str, int] | None:
        """The card in the Rear Guard is a piece, too."""
        return (REAR_NAME, REAR) if kind == "piece" else None


def frame_name(rules: RushRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `draw-cards P1 3`."""
    return NAMES.write(RushWords(rules), frame)


def read_frame(rules: RushRules, text: object) -> Frame[Any]:
    """Return the frame that the text names."""
    return NAMES.read(RushWords(rules), text)


NAMES: Final[FrameNames] = FrameNames(STEPS, SHAPES)
