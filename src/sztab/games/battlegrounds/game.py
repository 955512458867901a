"""The object `GAME`, through which the rest of Sztab uses World of Tanks Battlegrounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.game import Game
from sztab.core.toggle import choose
from sztab.games.battlegrounds import content as card_content
from sztab.games.battlegrounds.advice.advisor import BattlegroundsAdvisor
from sztab.games.battlegrounds.builder import RulesBuilder
from sztab.games.battlegrounds.codec import BattlegroundsCodec
from sztab.games.battlegrounds.content import CARD_FILE, BattlegroundsComponents
from sztab.games.battlegrounds.declared import DECLARED, EFFECTS
from sztab.games.battlegrounds.evaluation import EVALUATION
from sztab.games.battlegrounds.initial_position import set_up
from sztab.games.battlegrounds.rules import BattlegroundsRules
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.statistics import BattlegroundsStatistics
from sztab.games.battlegrounds.toggles import PRESETS, TOGGLES
from sztab.games.battlegrounds.view import BattlegroundsView

ALONE: Final = "solo"
"""The preset for one player if none is named."""


class Battlegrounds(Game[BattlegroundsRules, BattlegroundsState, BattlegroundsView]):
    """World of Tanks Battlegrounds."""

    def __init__(self) -> None:
        self.name = "battlegrounds"
        self.title = "World of Tanks Battlegrounds"
        self.version = "1.0"
        self.min_players = 1
        self.max_players = 4
        self.margin = 3.0
        self.declared = DECLARED
        self.all_toggles = TOGGLES
        self.all_presets = PRESETS
        self.codec = BattlegroundsCodec()
        self.advice = BattlegroundsAdvisor()
        self.statistics = BattlegroundsStatistics()
        self.components = BattlegroundsComponents(self.title, CARD_FILE)
        self.words = "sztab.games.battlegrounds.words"

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> BattlegroundsRules:
        """Return the frozen rules for 1 to 4 players; the preset for one is Solo by default."""
        preset = preset or (ALONE if players == 1 else self.all_presets[0].name)
        asked = dict(settings or {})
        chosen = choose(self.name, self.all_toggles, self.all_presets, preset, asked, players)
        builder = RulesBuilder(players, self.declared, EFFECTS, EVALUATION)
        for toggle in self.all_toggles:
            toggle.edit(builder, chosen[toggle.name])
        data = self.components.merge(content)
        builder.content = content
        tanks, pictures = card_content.tanks(data), card_content.pictures(data)
        rules = BattlegroundsRules(builder, chosen, tanks, pictures, card_content.digest(data))
        rules.house = builder.house
        return rules

    def new(self, rules: BattlegroundsRules) -> BattlegroundsState:
        return set_up(rules)


GAME: Final = Battlegrounds()
