"""Actions, positions and views of Rush as notation and as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sztab.core.game import Codec
from sztab.games.rush.names import RushNames
from sztab.games.rush.position import dump_state, dump_view
from sztab.games.rush.reading import load_state, load_view
from sztab.games.rush.rules import RushRules
from sztab.games.rush.table import RushTable
from sztab.games.rush.view import RushView


class RushCodec(Codec[RushRules, RushTable, RushView]):
    """Names, notation, positions and views."""

    def names(self, rules: RushRules) -> RushNames:
        return RushNames(rules)

    def dump(self, state: RushTable) -> dict[str, Any]:
        return dump_state(state)

    def load(self, rules: RushRules, data: Mapping[str, Any]) -> RushTable:
        return load_state(rules, data)

    def dump_view(self, view: RushView) -> dict[str, Any]:
        return dump_view(view)

    def load_view(self, rules: RushRules, data: Mapping[str, Any]) -> RushView:
        return load_view(rules, data)
