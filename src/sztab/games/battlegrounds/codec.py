"""Actions, positions and views of Battlegrounds as notation and as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sztab.core.game import Codec
from sztab.games.battlegrounds.names import BattlegroundsNames, BattlegroundsNotation
from sztab.games.battlegrounds.position import dump_state, dump_view
from sztab.games.battlegrounds.reading import load_state, load_view
from sztab.games.battlegrounds.rules import BattlegroundsRules
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView


class BattlegroundsCodec(Codec[BattlegroundsRules, BattlegroundsState, BattlegroundsView]):
    """Names, notation, positions and views."""

    def names(self, rules: BattlegroundsRules) -> BattlegroundsNames:
        return BattlegroundsNames(rules)

    def notation(self, rules: BattlegroundsRules) -> BattlegroundsNotation:
        return BattlegroundsNotation(rules)

    def dump(self, state: BattlegroundsState) -> dict[str, Any]:
        return dump_state(state)

    def load(self, rules: BattlegroundsRules, data: Mapping[str, Any]) -> BattlegroundsState:
        return load_state(rules, data)

    def dump_view(self, view: BattlegroundsView) -> dict[str, Any]:
        return dump_view(view)

    def load_view(self, rules: BattlegroundsRules, data: Mapping[str, Any]) -> BattlegroundsView:
        return load_view(rules, data)
