"""An effect that moves the Blockade marker of either army without a discard."""

from __future__ import annotations

from typing import ClassVar

from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw.abilities.effect import CardPart, Row
from sztab.games.warsaw.markers import MoveMarker
from sztab.games.warsaw.state import WarsawState


class MoveBlockade(CardPart[WarsawState]):
    """[WAR-147] Move one of the two army markers, without a discard."""

    kind: ClassVar[str] = "move_blockade"

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        s.stack.append(MoveMarker(army))

    @staticmethod
    def phrase(row: Row) -> str:  # noqa: ARG004 (it has no numbers)
        return "move either army Blockade marker"
