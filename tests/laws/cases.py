"""The rules that the laws are tested with, and random games under them.

All laws: every preset with every number of players it is for, and every value of every toggle
alone. In one random game each, the laws of `checks`: every two values of two toggles, and 500
random choices of values for random toggles. The adapter of a game knows which values exclude each
other, independently of the game: `test_refusals` compares them.

The compiled build tries all of it. The interpreted build, which is ten times slower, tries a sample
of the cases: an eighth of those of each game, different ones for each law, so that every law meets
every game and every case meets several laws. With `SZTAB_SOAK=1 pytest tests/laws` it tries all
cases; `SZTAB_EXAMPLES=20 pytest tests/laws` tests twenty times as many positions.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import combinations, product
from typing import TYPE_CHECKING, Any
from zlib import crc32

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

import sztab
from sztab import games
from sztab.core.action import OVER
from sztab.core.rng import Rng
from tests.laws.adapters import adapter_for
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from sztab.core.action import Action
    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules, Toggle

MORE = int(os.environ.get("SZTAB_EXAMPLES", "1"))
PHASES = set(Phase) - {Phase.explain}  # it would play a failing game a hundred times more
EXAMPLES = 2 if sztab.COMPILED else 1
"""The number of positions for each law and case."""
SOAK = os.environ.get("SZTAB_SOAK", "")
WHOLE = sztab.COMPILED or bool(SOAK) or MORE > 1
"""Whether every law is tested in every case."""
SAMPLE = 8
"""Otherwise a law is tested in one case out of this number."""
SUBSETS = 500
MANY = 8
"""Fewer toggles than this are covered by pairs: no random subsets of them."""
GAMES: dict[str, AnyGame] = {name: games.get(name) for name in games.names()} | {TOY.name: TOY}


class Case:
    """A game with some rules, and the numbers of players that they are for."""

    def __init__(
        self, game: AnyGame, name: str, asked: Mapping[str, str], preset: str | None = None
    ) -> None:
        self.game = game
        self.asked = dict(asked)
        self.preset = preset
        self.name = f"{game.name}-{name}"
        self.players = legal_counts(game, asked)

    def __str__(self) -> str:
        return self.name

    def only(self, players: int) -> Case:
        """Return the same case for one number of players."""
        one = Case(self.game, "", self.asked, self.preset)
        one.name = f"{self.name}-{players}p"
        one.players = [players]
        return one

    @cache  # noqa: B019 (cases live as long as the tests)
    def rules(self, players: int) -> Rules:
        """Return the rules for a number of players, cached."""
        own = adapter_for(self.game.name).content(self.asked)
        return self.game.rules(players, self.asked, self.preset, own)


def legal_counts(game: AnyGame, asked: Mapping[str, str]) -> list[int]:
    """Return the numbers of players that the settings are for, by the adapter's table."""
    adapter = adapter_for(game.name)
    counts = range(game.min_players, game.max_players + 1)
    return [players for players in counts if not adapter.forbidden(asked, players)]


def counts(game: AnyGame, preset: str) -> list[int]:
    """Return the numbers of players that the preset is for."""
    return adapter_for(game.name).preset_players[preset]


def presets(game: AnyGame) -> Iterator[tuple[str, int]]:
    """Show every preset with every number of players it is for."""
    for preset in game.presets():
        for players in counts(game, preset.name):
            yield preset.name, players


# Conditions of settings


def completed(game: AnyGame, asked: Mapping[str, str]) -> dict[str, str]:
    """Add the values that the requested ones need, so that they can be tested."""
    chosen = dict(asked)
    for toggle in game.toggles():
        for need in toggle.needs:
            if chosen.get(toggle.name) in need.when:
                chosen.setdefault(need.toggle, need.values[0])
    return chosen


def reconciled(game: AnyGame, asked: Mapping[str, str]) -> dict[str, str]:
    """Change and drop values until all conditions are met."""
    chosen = dict(asked)
    while _mended(game.toggles(), chosen):
        pass
    return chosen


def _mended(toggles: list[Toggle], chosen: dict[str, str]) -> bool:
    now = {toggle.name: toggle.default for toggle in toggles} | chosen
    for toggle in toggles:
        if toggle.name not in chosen:
            continue
        value = chosen[toggle.name]
        for need in toggle.needs:
            if need.concerns(value, now) and now[need.toggle] not in need.values:
                chosen[need.toggle] = need.values[0]
                return True
        for other in toggle.excludes:
            if other.concerns(value, now) and now[other.toggle] in other.values:
                del chosen[toggle.name]
                return True
    return False


# The cases


def single_values(game: AnyGame) -> Iterator[dict[str, str]]:
    """Show every value that is not a default."""
    for toggle in game.toggles():
        for value in toggle.values[1:]:
            yield {toggle.name: value}


def pairs(toggles: list[Toggle], *, defaults: bool) -> Iterator[dict[str, str]]:
    """Show every two values of two toggles, with or without those that are defaults."""
    first = 0 if defaults else 1
    for one, two in combinations(toggles, 2):
        for values in product(one.values[first:], two.values[first:]):
            yield dict(zip((one.name, two.name), values, strict=True))


def random_subset(game: AnyGame, number: int) -> dict[str, str]:
    """Return random values for random toggles: few, half or most of them."""
    rng = Rng(f"subset {number} of {game.name}")
    share = rng.choice([20, 50, 80])
    return {
        toggle.name: toggle.values[rng.below(len(toggle.values))]
        for toggle in game.toggles()
        if rng.below(100) < share
    }


def subsets(game: AnyGame) -> list[dict[str, str]]:
    """Return 500 random subsets, valid or not; none if there are few toggles."""
    if len(game.toggles()) < MANY:
        return []
    return [random_subset(game, number) for number in range(SUBSETS)]


def _name(asked: Mapping[str, str]) -> str:
    return "-".join(f"{name.removeprefix('opt.')}={value}" for name, value in asked.items())


def _cases(game: AnyGame) -> Iterator[Case]:
    for preset in game.presets():
        case = Case(game, preset.name, {}, preset.name)
        yield from (case.only(players) for players in counts(game, preset.name))
    for asked in single_values(game):
        yield Case(game, _name(asked), completed(game, asked))


def _combinations(game: AnyGame) -> Iterator[Case]:
    for asked in pairs(game.toggles(), defaults=False):
        yield Case(game, _name(asked), completed(game, asked))
    for number, asked in enumerate(subsets(game)):
        yield Case(game, f"subset-{number}", reconciled(game, asked))


CASES = [case for game in GAMES.values() for case in _cases(game)]
COMBINATIONS = [case for game in GAMES.values() for case in _combinations(game) if case.players]


def sampled(law: str) -> list[Case]:
    """Return the cases that a law is tried in here, some of each game."""
    if WHOLE:
        return CASES
    chosen = []
    for game in GAMES.values():
        cases = [case for case in CASES if case.game is game]
        chosen += cases[crc32(law.encode()) % min(SAMPLE, len(cases)) :: SAMPLE]
    return chosen


class Table:
    """A game played at random up to some ply."""

    def __init__(self, case: Case, players: int, seed: int, plies: int) -> None:
        self.game = case.game
        self.rules = case.rules(players)
        self.adapter = adapter_for(case.game.name)
        self.notation = case.game.codec.notation(self.rules)
        self.rng = Rng(f"{case}/{players}/{seed}")
        self.state = self._start()
        self.record: list[Action] = []
        for _ in range(plies):
            if not self.advance():
                break

    def _start(self) -> State:
        """Return the table before set-up, or in mid-game."""
        opening = self.adapter.opening(self.rules, self.rng)
        if opening is None:
            return self.game.new(self.rules)
        loaded: State = self.game.codec.load(self.rules, opening)
        return loaded

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
        return self.game.codec.dump(state)

    def seen(self, state: State, seat: int) -> dict[str, Any]:
        """Return the view of a seat as plain data."""
        return self.game.codec.dump_view(state.view(seat))

    def swapped(self, state: State, seat: int) -> State:
        """Return a position that differs only in cards that the seat cannot see."""
        dump = self.adapter.swap(self.rules, self.dump(state), seat, self.rng)
        loaded: State = self.game.codec.load(self.rules, dump)
        return loaded


def play_on(state: State, rng: Rng, most: int) -> list[Action]:
    """Play at random to the end; return the actions."""
    record = []
    while state.to_move() != OVER:
        record.append(state.sample(rng))
        state.apply(record[-1])
        assert len(record) <= most, f"no end after {most} plies"
    return record


def law(check: Callable[[Table], None]) -> Callable[[Case], None]:
    """Test a law in every case, in positions that Hypothesis chooses."""

    @pytest.mark.parametrize("case", sampled(check.__name__), ids=str)
    def test(case: Case) -> None:
        longest = adapter_for(case.game.name).plies

        @settings(max_examples=EXAMPLES * MORE, deadline=None, phases=PHASES)
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
