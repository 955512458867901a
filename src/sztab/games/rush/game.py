"""The object `GAME` of Rush."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import Message, RulesError
from sztab.core.game import Game
from sztab.core.toggle import choose
from sztab.games.rush import content as card_content
from sztab.games.rush.abilities.ability import AnyEffect, check_effect
from sztab.games.rush.advice.advisor import RushAdvisor
from sztab.games.rush.builder import RulesBuilder
from sztab.games.rush.codec import RushCodec
from sztab.games.rush.content import CARD_FILE, RushComponents
from sztab.games.rush.declared import DECLARED, EFFECTS
from sztab.games.rush.rules import RushRules
from sztab.games.rush.setup import set_up
from sztab.games.rush.statistics import RushStatistics
from sztab.games.rush.table import RushTable
from sztab.games.rush.toggles import CUSTOM, PRESETS, TOGGLES
from sztab.games.rush.view import RushView


class Rush(Game[RushRules, RushTable, RushView]):
    """World of Tanks: Rush."""

    def __init__(self) -> None:
        self.name = "rush"
        self.title = "World of Tanks: Rush"
        self.version = "1.0"
        self.min_players = 2
        self.max_players = 6
        self.declared = DECLARED
        self.all_toggles = TOGGLES
        self.all_presets = PRESETS
        self.codec = RushCodec()
        self.advice = RushAdvisor()
        self.statistics = RushStatistics()
        self.effects = list(EFFECTS)
        self.components = RushComponents(self.title, CARD_FILE)
        self.words = "sztab.games.rush.words"

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> RushRules:
        """[RUSH-011] [FRONT-014] Freeze the rules for 2 to 6 players."""
        data = self.components.merge(content)
        asked = dict(settings or {})
        blanks_used = card_content.custom_achievements(data)
        if blanks_used:  # [FRONT-094] they take part unless the settings say otherwise
            asked.setdefault(CUSTOM, str(blanks_used))
        preset = preset or self.all_presets[0].name
        chosen = choose(self.name, self.all_toggles, self.all_presets, preset, asked, players)
        if int(chosen[CUSTOM]) > blanks_used:
            values = {"toggle": CUSTOM, "value": chosen[CUSTOM], "found": str(blanks_used)}
            raise RulesError(Message("rush-custom-achievements", values))
        builder = RulesBuilder(players, self.declared, chosen, self.effects)
        for toggle in self.all_toggles:
            toggle.edit(builder, chosen[toggle.name])
        cards = card_content.select(data, builder.selection)
        cards.custom_file = content
        return builder.freeze(cards)

    def add_effects(self, effects: Sequence[type[AnyEffect]]) -> None:
        """[CARD-23] Let card files name these effects, and cards resolve them."""
        for effect in effects:
            check_effect(effect, self.effects)
            self.effects.append(effect)
        self.components = RushComponents(self.title, card_content.card_file(self.effects))

    def new(self, rules: RushRules) -> RushTable:
        return set_up(rules)


GAME: Final = Rush()
