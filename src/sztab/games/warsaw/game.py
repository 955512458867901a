"""The object `GAME`, through which the rest of Sztab uses the Battle of Warsaw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.game import Game
from sztab.core.toggle import choose
from sztab.games.warsaw import content as card_content
from sztab.games.warsaw.advice.advisor import WarsawAdvisor
from sztab.games.warsaw.builder import RulesBuilder
from sztab.games.warsaw.codec import WarsawCodec
from sztab.games.warsaw.content import CARD_FILE, WarsawComponents
from sztab.games.warsaw.declared import DECLARED
from sztab.games.warsaw.rules import WarsawRules
from sztab.games.warsaw.setup import set_up
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.statistics import WarsawStatistics
from sztab.games.warsaw.toggles import PRESETS, TOGGLES
from sztab.games.warsaw.view import WarsawView


class Warsaw(Game[WarsawRules, WarsawState, WarsawView]):
    """Battle of Warsaw 1920."""

    def __init__(self) -> None:
        self.name = "warsaw"
        self.title = "Battle of Warsaw 1920"
        self.version = "1.0"
        self.min_players = 2
        self.max_players = 4
        self.margin = 2.0
        self.declared = DECLARED
        self.all_toggles = TOGGLES
        self.all_presets = PRESETS
        self.codec = WarsawCodec()
        self.advice = WarsawAdvisor()
        self.statistics = WarsawStatistics()
        self.components = WarsawComponents(self.title, CARD_FILE)
        self.words = "sztab.games.warsaw.words"

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> WarsawRules:
        """[WAR-014] Freeze the rules for 2 to 4 players."""
        data = self.components.merge(content)
        asked = dict(settings or {})
        preset = preset or self.all_presets[0].name
        chosen = choose(self.name, self.all_toggles, self.all_presets, preset, asked, players)
        builder = RulesBuilder(players, card_content.resources(data), self.declared)
        for toggle in self.all_toggles:
            toggle.edit(builder, chosen[toggle.name])
        builder.content = content
        return builder.freeze(chosen, card_content.cards(data), card_content.digest(data))

    def new(self, rules: WarsawRules) -> WarsawState:
        return set_up(rules)


GAME: Final = Warsaw()
