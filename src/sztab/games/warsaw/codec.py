"""Actions, positions and views of Warsaw as notation and as data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sztab.core.game import Codec
from sztab.games.warsaw.names import WarsawNames, WarsawNotation
from sztab.games.warsaw.position import dump_state, dump_view
from sztab.games.warsaw.reading import load_state, load_view
from sztab.games.warsaw.rules import WarsawRules
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.view import WarsawView


class WarsawCodec(Codec[WarsawRules, WarsawState, WarsawView]):
    """Names, notation, positions and views."""

    def names(self, rules: WarsawRules) -> WarsawNames:
        return WarsawNames(rules)

    def notation(self, rules: WarsawRules) -> WarsawNotation:
        return WarsawNotation(rules)

    def dump(self, state: WarsawState) -> dict[str, Any]:
        return dump_state(state)

    def load(self, rules: WarsawRules, data: Mapping[str, Any]) -> WarsawState:
        return load_state(rules, data)

    def dump_view(self, view: WarsawView) -> dict[str, Any]:
        return dump_view(view)

    def load_view(self, rules: WarsawRules, data: Mapping[str, Any]) -> WarsawView:
        return load_view(rules, data)
