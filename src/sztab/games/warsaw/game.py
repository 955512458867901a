"""Battle of Warsaw 1920 as the rest of Sztab sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import SPECTATOR, Action, Reason
from sztab.core.event import Event
from sztab.core.game import Game, Section, Summary
from sztab.core.names import tell
from sztab.core.native import i64, vec
from sztab.core.notation import Notation
from sztab.core.state import Frame, State, View
from sztab.core.toggle import Preset, Rules, choose
from sztab.core.zones import column
from sztab.games.warsaw import content as card_content
from sztab.games.warsaw import events
from sztab.games.warsaw.advice.advisor import advise
from sztab.games.warsaw.board import EMPTY, FRONTS, NOBODY, NOWHERE
from sztab.games.warsaw.builder import RulesBuilder
from sztab.games.warsaw.chance import (
    DRAW_ARMIES,
    DRAW_FIRST_MARKER,
    DRAW_ORDER,
    ROLL_BONUS,
)
from sztab.games.warsaw.content import CARD_FILE
from sztab.games.warsaw.declared import DECLARED
from sztab.games.warsaw.duel import BASE_HANDS
from sztab.games.warsaw.names import WarsawNames, WarsawNotation
from sztab.games.warsaw.pointing import why_not_at
from sztab.games.warsaw.position import dump_state, dump_view
from sztab.games.warsaw.reading import load_state, load_view
from sztab.games.warsaw.round import ACTIONS, CONTINUE
from sztab.games.warsaw.rules import UNITS, WarsawRules
from sztab.games.warsaw.state import Army, WarsawState
from sztab.games.warsaw.text import points_by_source, summarise
from sztab.games.warsaw.toggles import PRESETS, TOGGLES
from sztab.games.warsaw.view import WarsawView

LANDMARKS: Final = (
    events.ROUND_BEGUN, events.BONUS_PLACED, events.BATTLE, events.NO_BATTLE, events.POINTS,
)  # fmt: skip
"""What a table of fronts by rounds is made of."""


class Warsaw(Game):
    """Battle of Warsaw 1920."""

    def __init__(self) -> None:
        self.name = "warsaw"
        self.title = "Battle of Warsaw 1920"
        self.version = "1.0"
        self.declared = DECLARED
        self.all_toggles = TOGGLES
        self.min_players = 2
        self.max_players = 4
        self.margin = 2.0
        self.card_file = CARD_FILE
        self.telling = ("play",)

    def presets(self) -> list[Preset]:
        """List the named choices of toggles."""
        return list(PRESETS)

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> WarsawRules:
        """[WAR-014] Freeze the rules for 2 to 4 players."""
        data = CARD_FILE.merge(content)
        asked = dict(settings or {})
        chosen = choose(self.all_toggles, PRESETS, preset or PRESETS[0].name, asked, players)
        builder = RulesBuilder(players, card_content.resources(data), self.declared)
        for toggle in self.all_toggles:
            toggle.edit(builder, chosen[toggle.name])
        builder.content = content
        return builder.freeze(chosen, card_content.cards(data), card_content.digest(data))

    def new(self, rules: Rules) -> WarsawState:
        """Return the table before lots are drawn."""
        assert isinstance(rules, WarsawRules)
        return set_up(rules)

    def notation(self, rules: Rules) -> Notation:
        """Return the notation under these rules."""
        assert isinstance(rules, WarsawRules)
        return WarsawNotation(rules)

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as plain data with names."""
        assert isinstance(state, WarsawState)
        return dump_state(state)

    def load(self, rules: Rules, data: Mapping[str, Any]) -> WarsawState:
        """Return the position that the data describe."""
        assert isinstance(rules, WarsawRules)
        return load_state(rules, data)

    def dump_view(self, view: View) -> dict[str, Any]:
        """Return what a seat may know as plain data with names."""
        assert isinstance(view, WarsawView)
        return dump_view(view)

    def load_view(self, rules: Rules, data: Mapping[str, Any]) -> WarsawView:
        """Return the view that the data describe."""
        assert isinstance(rules, WarsawRules)
        return load_view(rules, data)

    def tell(self, rules: Rules, event: Event) -> dict[str, Any]:
        """Return the event as named parts."""
        assert isinstance(rules, WarsawRules)
        return tell(WarsawNames(rules), event)

    def tries(self, view: View) -> list[Action]:
        """List what the seat of the view may think of now."""
        assert isinstance(view, WarsawView)
        return plausible(view)

    def why_not_at(self, view: View, place: str) -> Reason | None:
        """Return why nothing can be done at a place now."""
        assert isinstance(view, WarsawView)
        return why_not_at(view, place)

    def score_sheet(self, state: State) -> list[dict[str, float]]:
        """Return the points of each seat by their source."""
        assert isinstance(state, WarsawState)
        return points_by_source(state)

    def is_landmark(self, event: Event) -> bool:
        """[WAR-188] Return whether the event is of a battle, or what it was fought for."""
        return event.kind in LANDMARKS

    def summary(self, state: State) -> Summary:
        """Return which army each seat played, and which end condition was met."""
        assert isinstance(state, WarsawState)
        return summarise(state)

    def card_rows(
        self, content: Mapping[str, Any] | None = None, rules: Rules | None = None
    ) -> Section:
        """Return the card list with its provenance; every card is in every game."""
        return card_content.card_rows(CARD_FILE.merge(content))

    def components(self, rules: Rules) -> dict[str, Any]:
        """Return every card with its effects, and what is on the Resource cards."""
        assert isinstance(rules, WarsawRules)
        return card_content.in_play(rules)

    def advise(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return how promising each action looks."""
        assert isinstance(view, WarsawView)
        return advise(view, actions)


def plausible(view: WarsawView) -> list[Action]:
    """List what the seat of the view may think of now; nothing if another one is to move."""
    s = view.table
    if view.seat == SPECTATOR or s.to_move() != view.seat:
        return []
    return s.stack[-1].plausible(s)


def set_up(rules: WarsawRules) -> WarsawState:
    """[WAR-028] [WAR-036] [WAR-037] [WAR-038] [WAR-040] The table, before anything is drawn.

    What is random or chosen waits on the stack: the armies, the markers, the initiative, the
    hands, and stage 1 of round 1, which has no duel [WAR-044].
    """
    stack: list[Frame[Any]] = [
        CONTINUE[ACTIONS], ROLL_BONUS, BASE_HANDS, DRAW_ORDER, DRAW_FIRST_MARKER, DRAW_ARMIES,
    ]  # fmt: skip
    nowhere = column([NOWHERE] * FRONTS)
    return WarsawState(
        rules, stack, [_new_army(rules, army) for army in range(len(rules.decks))],
        [vec[i64]() for _ in range(rules.players)], vec[i64](), vec[i64](), nowhere,
        column([NOBODY] * FRONTS), 0, NOWHERE, NOWHERE, 1, NOBODY, 0, False, EMPTY,
    )  # fmt: skip


def _new_army(rules: WarsawRules, army: int) -> Army:
    """[WAR-032] [WAR-033] [WAR-042] A whole deck, a unit on each second line, 18 in Reserve."""
    zeros = column([0] * FRONTS)
    return Army(
        column([0] * FRONTS + [1] * FRONTS), UNITS - FRONTS, column([EMPTY] * FRONTS), zeros,
        vec[i64](), zeros[:], rules.decks[army][:], vec[i64](), vec[i64](), 0, 0, 0,
    )  # fmt: skip


GAME: Final = Warsaw()
