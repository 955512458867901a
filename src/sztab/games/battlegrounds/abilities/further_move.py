"""Further move: a longer move."""

from __future__ import annotations

from typing import ClassVar

from sztab.games.battlegrounds.abilities.upgrade import Upgrade


class FurtherMove(Upgrade):
    """[BG-151] The tank may also drive one square farther."""

    kind: ClassVar[str] = "further-move"
    value_ready: ClassVar[float] = 0.6
    value_fitted: ClassVar[float] = 0.8
