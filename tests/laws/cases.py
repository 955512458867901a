"""Which rules the laws are tried under, and games played at random under them.

Every game with every number of players; every value of every toggle alone; every two values of two
toggles together. A combination that the game refuses is tested to be refused with a reason.

`SZTAB_EXAMPLES=20 pytest tests/laws` tries twenty times as many positions.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from sztab import games
from sztab.core.action import OVER, RulesError
from sztab.core.rng import Rng
from tests.laws.adapters import adapter_for
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from sztab.core.action import Action
    from sztab.core.game import Game
    from sztab.core.state import State
    from sztab.core.toggle import Rules, Toggle

MORE = int(os.environ.get("SZTAB_EXAMPLES", "1"))
PHASES = set(Phase) - {Phase.explain}  # it would play a failing game a hundred times more
GAMES: dict[str, Game] = {name: games.get(name) for name in games.names()} | {TOY.name: TOY}


class Case:
    """A game with some toggles set, for one number of players or any."""

    def __init__(
        self, game: Game, asked: Mapping[str, str], players: int | None, examples: int
    ) -> None:
        self.game = game
        self.settings = _with_needs(game.toggles(), asked)
        self.examples = examples
        self.refusal = ""
        self.players = [players] if players else self._player_counts()
        words = [f"{name.removeprefix('opt.')}={value}" for name, value in asked.items()]
        self.name = "-".join([game.name, *words, *([f"{players}p"] if players else [])])

    def __str__(self) -> str:
        return self.name

    def _player_counts(self) -> list[int]:
        allowed = []
        for players in range(self.game.min_players, self.game.max_players + 1):
            try:
                self.game.rules(players, self.settings)
            except RulesError as error:
                self.refusal = str(error)
            else:
                allowed.append(players)
        return allowed

    @cache  # noqa: B019  # cases live as long as the tests
    def rules(self, players: int) -> Rules:
        """Return the rules for so many players, read once."""
        return self.game.rules(players, self.settings)


def _with_needs(toggles: list[Toggle], asked: Mapping[str, str]) -> dict[str, str]:
    """Add the values that the asked ones need, so that each can be tried alone."""
    chosen = dict(asked)
    for toggle in toggles:
        for need in toggle.needs:
            if chosen.get(toggle.name) in need.when:
                chosen.setdefault(need.toggle, need.values[0])
    return chosen


def _cases(game: Game) -> Iterator[Case]:
    for players in range(game.min_players, game.max_players + 1):
        yield Case(game, {}, players, examples=6)
    others = {toggle.name: toggle.values[1:] for toggle in game.toggles()}
    for name, values in others.items():
        for value in values:
            yield Case(game, {name: value}, None, examples=4)
    for one, two in combinations(others, 2):
        for first, second in product(others[one], others[two]):
            yield Case(game, {one: first, two: second}, None, examples=3)


EVERY_CASE = [case for game in GAMES.values() for case in _cases(game)]
CASES = [case for case in EVERY_CASE if case.players]
REFUSED = [case for case in EVERY_CASE if not case.players]


class Table:
    """A game played at random up to some ply."""

    def __init__(self, case: Case, players: int, seed: int, plies: int) -> None:
        self.game = case.game
        self.rules = case.rules(players)
        self.adapter = adapter_for(case.game.name)
        self.notation = case.game.notation(self.rules)
        self.rng = Rng(f"{case}/{players}/{seed}")
        self.state = case.game.new(self.rules)
        self.record: list[Action] = []
        for _ in range(plies):
            if not self.advance():
                break

    @property
    def seats(self) -> range:
        """All seats, the spectator (-1) included."""
        return range(-1, self.rules.players)

    def advance(self) -> bool:
        """Play one ply: any legal action, or a sampled one; return whether there was one."""
        if self.state.to_move() == OVER:
            return False
        fair = self.state.to_move() >= 0 and self.rng.below(2) == 0
        options = self.state.legal_actions() if fair else []
        action = self.rng.choice(options) if fair else self.state.sample(self.rng)
        self.record.append(action)
        self.state.apply(action)
        return True

    def plies(self, number: int) -> Iterator[State]:
        """Show this position and the next ones, one after another."""
        yield self.state
        for _ in range(number):
            if not self.advance():
                return
            yield self.state

    def dump(self, state: State) -> dict[str, Any]:
        """Return the position as plain data."""
        return self.game.dump(state)

    def seen(self, state: State, seat: int) -> dict[str, Any]:
        """Return what the seat may know as plain data."""
        return self.game.dump_view(state.view(seat))

    def swapped(self, state: State, seat: int) -> State:
        """Return a position that differs only in cards that the seat cannot see."""
        dump = self.adapter.swap(self.rules, self.dump(state), seat, self.rng)
        return self.game.load(self.rules, dump)


def play_on(state: State, rng: Rng, most: int) -> list[Action]:
    """Play at random to the end; return what was played."""
    record = []
    while state.to_move() != OVER:
        record.append(state.sample(rng))
        state.apply(record[-1])
        assert len(record) <= most, f"no end after {most} plies"
    return record


def law(check: Callable[[Table], None]) -> Callable[[Case], None]:
    """Try a law in every case, in positions that Hypothesis chooses."""

    @pytest.mark.parametrize("case", CASES, ids=str)
    def test(case: Case) -> None:
        longest = adapter_for(case.game.name).plies

        @settings(max_examples=case.examples * MORE, deadline=None, phases=PHASES)
        @given(
            players=st.sampled_from(case.players),
            seed=st.integers(0, 2**32 - 1),
            plies=st.integers(0, longest),
        )
        def hold(players: int, seed: int, plies: int) -> None:
            check(Table(case, players, seed, plies))

        hold()

    test.__name__ = check.__name__
    test.__doc__ = check.__doc__
    return test
