"""Rush as the rest of Sztab sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import SPECTATOR, Action, Reason, RulesError
from sztab.core.event import Event
from sztab.core.game import Earning, Game, Section, Summary
from sztab.core.names import tell
from sztab.core.native import append, i64, vec
from sztab.core.notation import Notation
from sztab.core.state import Frame, State, View
from sztab.core.toggle import Preset, Rules, choose
from sztab.games.rush.abilities.ability import Effect, check_effect
from sztab.games.rush.advice.advisor import advise
from sztab.games.rush.builder import RulesBuilder
from sztab.games.rush.chance import (
    DealReserve,
    DrawCards,
    FirstPlayer,
    RevealAchievements,
)
from sztab.games.rush.content import (
    CARD_FILE,
    achievement_rows,
    card_file,
    custom_achievements,
    in_play,
    select,
)
from sztab.games.rush.declared import DECLARED, EFFECTS
from sztab.games.rush.names import RushNames
from sztab.games.rush.pointing import why_not_at
from sztab.games.rush.position import dump_state, dump_view
from sztab.games.rush.reading import load_state
from sztab.games.rush.rules import RushRules
from sztab.games.rush.scoring import earnings, points_by_source, tied_achievements
from sztab.games.rush.state import NOBODY, Player, RushState, fresh_turn, no_attack
from sztab.games.rush.text import card_list, summarise
from sztab.games.rush.toggles import CUSTOM, PRESETS, TOGGLES
from sztab.games.rush.turn import START_PLAY
from sztab.games.rush.view import RushView
from sztab.games.rush.view_reading import load_view
from sztab.games.rush.zones import EMPTY, UNDEFENDED


class Rush(Game):
    """World of Tanks: Rush."""

    def __init__(self) -> None:
        self.name = "rush"
        self.title = "World of Tanks: Rush"
        self.version = "1.0"
        self.declared = DECLARED
        self.all_toggles = TOGGLES
        self.min_players = 2
        self.max_players = 6
        self.card_file = self._file = CARD_FILE
        self.telling = ("buy",)
        self.effects: list[type[Effect]] = list(EFFECTS)

    def add_effects(self, effects: Sequence[type[Effect]]) -> None:
        """[CARD-23] Card files may name them, and cards resolve them."""
        for effect in effects:
            check_effect(effect, self.effects)
            self.effects.append(effect)
        self.card_file = self._file = card_file(self.effects)

    def presets(self) -> list[Preset]:
        """List the named choices of toggles."""
        return list(PRESETS)

    def rules(
        self,
        players: int,
        settings: Mapping[str, str] | None = None,
        preset: str | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> RushRules:
        """[RUSH-011] [FRONT-014] Freeze the rules for 2 to 6 players."""
        data = self._file.merge(content)
        asked = dict(settings or {})
        own = custom_achievements(data)
        if own:  # [FRONT-094] who brings Achievements means to play with them
            asked.setdefault(CUSTOM, str(own))
        chosen = choose(self.all_toggles, PRESETS, preset or PRESETS[0].name, asked, players)
        if int(chosen[CUSTOM]) > own:
            message = f"{CUSTOM} = {chosen[CUSTOM]}, but the card file defines {own} [FRONT-094]."
            raise RulesError(message)
        builder = RulesBuilder(players, self.declared, self.effects)
        for toggle in self.all_toggles:
            toggle.edit(builder, chosen[toggle.name])
        cards = select(data, builder.cards)
        cards.own = content
        return builder.freeze(chosen, cards)

    def new(self, rules: Rules) -> RushState:
        """Return the table before anything is dealt."""
        assert isinstance(rules, RushRules)
        return set_up(rules)

    def notation(self, rules: Rules) -> Notation:
        """Return the notation under these rules."""
        assert isinstance(rules, RushRules)
        return Notation(rules.declared, RushNames(rules))

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as plain data with names."""
        assert isinstance(state, RushState)
        return dump_state(state)

    def load(self, rules: Rules, data: Mapping[str, Any]) -> RushState:
        """Return the position that the data describe."""
        assert isinstance(rules, RushRules)
        return load_state(rules, data)

    def dump_view(self, view: View) -> dict[str, Any]:
        """Return what a seat may know as plain data with names."""
        assert isinstance(view, RushView)
        return dump_view(view)

    def load_view(self, rules: Rules, data: Mapping[str, Any]) -> RushView:
        """Return the view that the data describe."""
        assert isinstance(rules, RushRules)
        return load_view(rules, data)

    def tell(self, rules: Rules, event: Event) -> dict[str, Any]:
        """Return the event as named parts."""
        assert isinstance(rules, RushRules)
        return tell(RushNames(rules), event)

    def tries(self, view: View) -> list[Action]:
        """List what somebody may think of now, allowed or not."""
        assert isinstance(view, RushView)
        return plausible(view)

    def why_not_at(self, view: View, place: str) -> Reason | None:
        """Return why nothing can be done at a place now."""
        assert isinstance(view, RushView)
        return why_not_at(view, place)

    def score_sheet(self, state: State) -> list[dict[str, float]]:
        """Return the points of each seat by their source."""
        assert isinstance(state, RushState)
        return points_by_source(state)

    def earnings(self, state: State) -> list[list[Earning]]:
        """Return the points with what they are made of."""
        assert isinstance(state, RushState)
        return earnings(state)

    def remarks(self, state: State) -> list[dict[str, Any]]:
        """Return the Achievements that nobody gets because of a tie."""
        assert isinstance(state, RushState)
        return tied_achievements(state)

    def summary(self, state: State) -> Summary:
        """Return the teams, if there are some, and how many rounds were played."""
        assert isinstance(state, RushState)
        return summarise(state)

    def card_rows(
        self, content: Mapping[str, Any] | None = None, rules: Rules | None = None
    ) -> Section:
        """Return the card list with its provenance."""
        data = self._file.merge(content)
        cards = card_list(data)
        rows = cards.rows + achievement_rows(data)
        if rules is not None:
            assert isinstance(rules, RushRules)
            playing = {name.partition("#")[0] for name in rules.cards.names}
            playing |= set(rules.achievement_names)
            rows = [row for row in rows if row[0] in playing]
        return Section(cards.title, cards.columns, rows)

    def components(self, rules: Rules) -> dict[str, Any]:
        """Return every card and Achievement that takes part, with its values."""
        assert isinstance(rules, RushRules)
        return in_play(rules, self._file.merge(rules.content))

    def advise(self, view: View, actions: Sequence[Action]) -> list[float]:
        """Return how promising each action looks."""
        assert isinstance(view, RushView)
        return advise(view, actions)


def plausible(view: RushView) -> list[Action]:
    """List what the seat of the view may think of now; nothing if another one is to move."""
    s = view.table
    if view.seat == SPECTATOR or s.to_move() != view.seat:
        return []
    return s.stack[-1].plausible(s)[:MAX_TRIES]


MAX_TRIES: Final = 150
"""More is not worth showing; only an enormous Depot or hand comes so far."""


def set_up(rules: RushRules) -> RushState:
    """[RUSH-016] [RUSH-018] [RUSH-021] [RUSH-025] Bases, Garages, Vehicle deck, Medal stacks.

    What is random waits on the stack: who begins, the hands, the Reserve, the Achievements.
    """
    nations = len(rules.cards.nations)
    stack: list[Frame[Any]] = [
        START_PLAY,
        RevealAchievements(rules.achievements_in_play),
        DealReserve(rules.reserve_size),
    ]
    for seat in range(rules.players - 1, -1, -1):
        stack.append(DrawCards(seat, rules.hand_size))
    first = rules.first_player
    if first == NOBODY:
        stack.append(FirstPlayer())
        first = 0
    players = [_new_player(rules, seat) for seat in range(rules.players)]
    return RushState(
        rules, stack, players, fresh_turn(nations), no_attack(), vec[i64](),
        rules.vehicles[:], vec[i64](), vec[i64](), filled(nations, rules.singles),
        filled(nations, rules.doubles), vec[i64](), first, first, 1, NOBODY, vec[i64](), 0,
    )  # fmt: skip


def _new_player(rules: RushRules, seat: int) -> Player:
    """[RUSH-016] [RUSH-017] [RUSH-019] [FRONT-017] Bases, six Barracks cards, an empty Depot."""
    guards = filled(rules.bases, UNDEFENDED)
    return Player(
        vec[i64](), rules.barracks[:], vec[i64](), guards, 0, 0, 0, 0, rules.side[seat], EMPTY,
        vec[i64](),
    )  # fmt: skip


def filled(length: int, value: i64) -> vec[i64]:
    """Return so many times the same value."""
    result = vec[i64]()
    for _ in range(length):
        result = append(result, value)
    return result


GAME: Final = Rush()
