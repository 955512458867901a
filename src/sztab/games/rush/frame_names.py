"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sztab.core.frame_names import FrameNames, Words
from sztab.core.kinds import CARD, SEAT
from sztab.core.state import Frame
from sztab.games.rush.actions import REAR_NAME
from sztab.games.rush.cards import REAR
from sztab.games.rush.declared import FRAMES
from sztab.games.rush.kinds import NATION, PIECE
from sztab.games.rush.rules import RushRules


class RushWords(Words):
    """The words of Rush in the names of frames."""

    def __init__(self, rules: RushRules) -> None:
        self._rules = rules

    def known(self, kind: str) -> Sequence[str]:
        """List the words for 0, 1, 2 and so on."""
        if kind == SEAT:
            return [f"P{seat + 1}" for seat in range(self._rules.players)]
        if kind in (CARD, PIECE):
            return self._rules.cards.names
        if kind == NATION:
            return self._rules.cards.nations
        return [frame_name(self._rules, step) for step in self._rules.turn]

    def special(self, kind: str) -> tuple[str, int] | None:
        """The card in the Rear Guard is a piece, too."""
        return (REAR_NAME, REAR) if kind == PIECE else None


def frame_name(rules: RushRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `draw-cards P1 3`."""
    return NAMES.write(RushWords(rules), frame)


def read_frame(rules: RushRules, text: object) -> Frame[Any]:
    """Return the frame that the text names."""
    return NAMES.read(RushWords(rules), text)


NAMES: Final[FrameNames] = FrameNames(FRAMES)
