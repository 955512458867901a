"""Names for pending steps and decisions, as saved positions write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sztab.core.frame_names import FrameNames, Words
from sztab.core.kinds import CARD, SEAT, STEP
from sztab.core.state import Frame
from sztab.games.warsaw.actions import EDGES, VERBS
from sztab.games.warsaw.board import ARMY_NAMES, FRONT_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.declared import FRAMES
from sztab.games.warsaw.frames import round as rounds
from sztab.games.warsaw.kinds import ARMY, EDGE, FRONT, RESOURCE, VERB
from sztab.games.warsaw.rules import WarsawRules

NO_FRONT: Final = "-"
KINDS: Final[dict[str, tuple[str, ...]]] = {
    ARMY: ARMY_NAMES, FRONT: FRONT_NAMES, RESOURCE: RESOURCE_NAMES, VERB: VERBS, EDGE: EDGES,
}  # fmt: skip
"""Kinds of fields whose words are always the same."""


class WarsawWords(Words):
    """The words of the game in the names of frames."""

    def __init__(self, rules: WarsawRules) -> None:
        self._rules = rules

    def known(self, kind: str) -> Sequence[str]:
        """List the words for 0, 1, 2 and so on."""
        if kind == SEAT:
            return [f"P{seat + 1}" for seat in range(self._rules.players)]
        if kind == CARD:
            return self._rules.cards.names
        if kind == STEP:
            return [frame_name(self._rules, step) for step in rounds.ROUND]
        return KINDS[kind]

    def special(self, kind: str) -> tuple[str, int] | None:
        """Some cards lie on no front."""
        return (NO_FRONT, -1) if kind == FRONT else None


def frame_name(rules: WarsawRules, frame: Frame[Any]) -> str:
    """Return the frame as text, such as `fill-hand P1 4`."""
    return NAMES.write(WarsawWords(rules), frame)


def read_frame(rules: WarsawRules, text: object) -> Frame[Any]:
    """Return the frame that the text names."""
    return NAMES.read(WarsawWords(rules), text)


NAMES: Final[FrameNames] = FrameNames(FRAMES)
