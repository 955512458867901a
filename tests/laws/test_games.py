"""Every game ends with a result, and the same seed gives the same game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import CHANCE, OVER
from sztab.core.rng import Rng
from tests import games_played
from tests.laws import checks
from tests.laws.adapters import adapter_for
from tests.laws.cases import CASES, GAMES, Table, law, play_on, presets, sampled

if TYPE_CHECKING:
    from tests.laws.cases import Case


@law
def test_every_game_ends_with_a_result(table: Table) -> None:
    play_on(table.state, table.rng, table.adapter.max_plies)
    games_played.finish(table.game.name)
    checks.result_is_shared(table, table.state)


@law
def test_after_the_end_nothing_is_allowed(table: Table) -> None:
    state = table.state
    state.rollout(table.rng)
    assert state.to_move() == OVER
    assert state.legal_actions() == []
    for seat in table.seats:
        assert state.view(seat).to_move() == OVER
        assert state.view(seat).legal_actions() == []
    for text in table.adapter.well_formed(table.rules)[:50]:
        reason = state.why_not(table.notation.parse(text))
        assert reason is not None
        assert reason.clause == state.over_clause()
        assert reason.clause in table.adapter.clauses()


@law
def test_points_add_up(table: Table) -> None:
    for state in table.plies(10):
        checks.points_add_up(table, state)


@law
def test_points_fall_only_where_they_may(table: Table) -> None:
    if not table.adapter.keeps_points(table.rules):
        return
    before = table.state.scores()
    for state in table.plies(100):
        now = state.scores()
        assert all(new >= old for old, new in zip(before, now, strict=True)), (before, now)
        before = now


@law
def test_a_rollout_plays_to_the_end_and_loses_no_card(table: Table) -> None:
    before = table.adapter.inventory(table.dump(table.state))
    undecided = table.state.clone().advance(table.rng.clone()) != OVER
    decisions = table.state.rollout(table.rng)
    assert table.state.to_move() == OVER
    assert (decisions > 0) == undecided
    assert table.adapter.inventory(table.dump(table.state)) == before


@law
def test_a_rollout_is_the_same_for_the_same_numbers(table: Table) -> None:
    one, two = table.state.clone(), table.state.clone()
    assert one.rollout(table.rng.clone()) == two.rollout(table.rng.clone())
    assert table.dump(one) == table.dump(two)


@law
def test_advancing_applies_the_samples_of_chance(table: Table) -> None:
    at_once, rng = table.state.clone(), table.rng.clone()
    seat = at_once.advance(rng)
    while table.state.to_move() == CHANCE:
        table.state.apply(table.state.sample(table.rng))
    assert seat == table.state.to_move()
    assert table.dump(at_once) == table.dump(table.state)
    assert rng.word() == table.rng.word()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_ambition_ends(name: str) -> None:
    """Everybody always takes the first listed action: in most games, to pass."""
    game, rng = GAMES[name], Rng(name)
    for preset, players in presets(game):
        state = game.new(game.rules(players, preset=preset))
        for _ in range(adapter_for(name).max_plies):
            if state.advance(rng) == OVER:
                break
            state.apply(state.legal_actions()[0])
        assert state.to_move() == OVER
        assert checks.is_shared_out(state)
        games_played.finish(name)


@pytest.mark.parametrize("case", sampled("the same seed"), ids=str)
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    players = case.players[-1]
    one, two = (Table(case, players, 7, adapter_for(case.game.name).plies) for _ in range(2))
    assert one.record == two.record
    assert one.dump(one.state) == two.dump(two.state)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_meet_every_verb(name: str) -> None:
    """The laws prove nothing about verbs that the random games never meet."""
    game, adapter = GAMES[name], adapter_for(name)
    met: set[str] = set()
    cases = [case for case in CASES if case.game is game]
    for seed in range(10 * len(cases)):
        case = cases[seed % len(cases)]
        table = Table(case, case.players[seed % len(case.players)], seed, adapter.max_plies)
        met |= {table.notation.format(action).split()[0] for action in set(table.record)}
        if met == adapter.verbs:
            return
    assert met == adapter.verbs
