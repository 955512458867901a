"""Further shot: a longer shot."""

from __future__ import annotations

from typing import ClassVar

from sztab.games.battlegrounds.abilities.upgrade import Upgrade


class FurtherShot(Upgrade):
    """[BG-150] The tank also shoots one square farther."""

    kind: ClassVar[str] = "further-shot"
    value_ready: ClassVar[float] = 0.6
    value_fitted: ClassVar[float] = 0.8
