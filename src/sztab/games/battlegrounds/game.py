"""World of Tanks Battlegrounds as the rest of Sztab sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import Action, Reason
from sztab.core.event import Event
from sztab.core.game import Earning, Game, Section, Summary
from sztab.core.names import tell
from sztab.core.notation import Notation
from sztab.core.state import State, View
from sztab.core.toggle import Preset, Rules, choose
from sztab.games.battlegrounds import content as components
from sztab.games.battlegrounds.advice.advisor import advise
from sztab.games.battlegrounds.builder import RulesBuilder
from sztab.games.battlegrounds.content import CARD_FILE
from sztab.games.battlegrounds.declared import DECLARED
from sztab.games.battlegrounds.names import BattlegroundsNames, BattlegroundsNotation
from sztab.games.battlegrounds.opening import set_up
from sztab.games.battlegrounds.pointing import why_not_at
from sztab.games.battlegrounds.position import cards_of, dump_state, dump_view
from sztab.games.battlegrounds.reading import load_state
from sztab.games.battlegrounds.rules import BattlegroundsRules
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.text import earnings, points_by_source, summarise
from sztab.games.battlegrounds.toggles import PRESETS, TOGGLES
from sztab.games.battlegrounds.view import BattlegroundsView
from sztab.games.battlegrounds.view_reading import load_view

ALONE: Final = "solo"
"""What one player plays, if nothing else is asked for."""


class Battlegrounds(Game):
    """World of Tanks Battlegrounds."""

    def __init__(self) -> None:
        self.name = "battlegrounds"
        self.title = "World of Tanks Battlegrounds"
        self.version = "1.0"
        self.declared = DECLARED
        self.all_toggles = TOGGLES
        self.min_players = 1
        self.max_players = 4
        self.margin = 3.0
        self.card_file = CARD_FILE
        self.telling = ("activate", "enter", "fit", "take")

    def presets(self) -> list[Preset]:
        """List the named choices of toggles."""
        return list(PRESETS)

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> BattlegroundsRules:
        """Freeze the rules for 1 to 4 players; one player plays Solo if no preset is named."""
        usual = ALONE if players == 1 else PRESETS[0].name
        chosen = choose(self.all_toggles, PRESETS, preset or usual, dict(settings or {}), players)
        builder = RulesBuilder(players, self.declared)
        for toggle in self.all_toggles:
            toggle.edit(builder, chosen[toggle.name])
        data = CARD_FILE.merge(content)
        builder.content = content
        tanks, pictures = components.tanks(data), components.pictures(data)
        return builder.freeze(chosen, tanks, pictures, components.digest(data))

    def new(self, rules: Rules) -> BattlegroundsState:
        """Return the table before anything is laid out."""
        assert isinstance(rules, BattlegroundsRules)
        return set_up(rules)

    def notation(self, rules: Rules) -> Notation:
        """Return the notation under these rules."""
        assert isinstance(rules, BattlegroundsRules)
        return BattlegroundsNotation(rules)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as plain data with names."""
        assert isinstance(state, BattlegroundsState)
        return dump_state(state)

    def load(self, rules: Rules, data: Mapping[str, Any]) -> BattlegroundsState:
        """Return the position that the data describe."""
        assert isinstance(rules, BattlegroundsRules)
        return load_state(rules, data)

    def dump_view(self, view: View) -> dict[str, Any]:
        """Return what a seat may know as plain data with names."""
        assert isinstance(view, BattlegroundsView)
        return dump_view(view)

    def load_view(self, rules: Rules, data: Mapping[str, Any]) -> BattlegroundsView:
        """Return the view that the data describe."""
        assert isinstance(rules, BattlegroundsRules)
        return load_view(rules, data)

    def tell(self, rules: Rules, event: Event) -> dict[str, Any]:
        """Return the event as named parts."""
        assert isinstance(rules, BattlegroundsRules)
        return tell(BattlegroundsNames(rules), event)

    def tries(self, view: View) -> list[Action]:
        """List what the seat may think of now, allowed or not."""
        assert isinstance(view, BattlegroundsView)
        return plausible(view)

    def why_not_at(self, view: View, place: str) -> Reason | None:
        """Return why a square or card cannot be chosen now, or the rule behind the question."""
        assert isinstance(view, BattlegroundsView)
        return why_not_at(view, place)

    def score_sheet(self, state: State) -> list[dict[str, float]]:
        """Return the points of each seat by their source."""
        assert isinstance(state, BattlegroundsState)
        return points_by_source(state)

    def earnings(self, state: State) -> list[list[Earning]]:
        """Return the points with what they are made of."""
        assert isinstance(state, BattlegroundsState)
        return earnings(state)

    def holdings(self, state: State) -> list[list[str]]:
        """List the tank cards of each seat."""
        assert isinstance(state, BattlegroundsState)
        return [cards_of(state, seat) for seat in range(state.seats())]

    def summary(self, state: State) -> Summary:
        """Return who began, and how the game ended."""
        assert isinstance(state, BattlegroundsState)
        return summarise(state)

    def card_rows(
        self, content: Mapping[str, Any] | None = None, rules: Rules | None = None
    ) -> Section:
        """Return the tank cards with their provenance; every card is in every game."""
        return components.card_rows(CARD_FILE.merge(content))

    def components(self, rules: Rules) -> dict[str, Any]:
        """Return tank cards, pictures and icons, and the marks on the board."""
        assert isinstance(rules, BattlegroundsRules)
        return components.in_play(rules)

    def advise(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return how promising each action looks."""
        assert isinstance(view, BattlegroundsView)
        return advise(view, actions)


MAX_TRIES: Final = 150
"""More is not worth showing; only made-up positions have so many."""


def plausible(view: BattlegroundsView) -> list[Action]:
    """List what the seat may think of, each once; nothing if another is to move."""
    s = view.table
    if view.seat < 0 or s.to_move() != view.seat:
        return []
    return list(dict.fromkeys(s.stack[-1].plausible(s)))[:MAX_TRIES]


GAME: Final = Battlegrounds()
