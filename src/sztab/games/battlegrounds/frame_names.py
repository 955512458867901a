"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sztab.core.frame_names import FrameNames, Words
from sztab.core.kinds import SEAT
from sztab.core.state import Frame
from sztab.games.battlegrounds.board import COLOUR_NAMES, NONE, SQUARE_NAMES
from sztab.games.battlegrounds.declared import FRAMES
from sztab.games.battlegrounds.kinds import SQUARE
from sztab.games.battlegrounds.rules import BattlegroundsRules

NO_SEAT: Final = "-"


class BattlegroundsWords(Words):
    """The words of the game in the names of frames."""

    def __init__(self, rules: BattlegroundsRules) -> None:
        self._rules = rules

    def known(self, kind: str) -> Sequence[str]:
        """List the words for 0, 1, 2 and so on."""
        if kind == SEAT:
            return [f"P{seat + 1}" for seat in range(self._rules.players)]
        return SQUARE_NAMES if kind == SQUARE else COLOUR_NAMES

    def special(self, kind: str) -> tuple[str, int] | None:
        """Cards are dealt to nobody when they are laid out for the draft."""
        return (NO_SEAT, NONE) if kind == SEAT else None


def frame_name(rules: BattlegroundsRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `shoot green`."""
    return NAMES.write(BattlegroundsWords(rules), frame)


def read_frame(rules: BattlegroundsRules, text: object) -> Frame[Any]:
    """Return the frame that the text names."""
    return NAMES.read(BattlegroundsWords(rules), text)


NAMES: Final[FrameNames] = FrameNames(FRAMES)
