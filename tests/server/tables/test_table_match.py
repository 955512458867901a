"""Decisions: what is allowed, what is refused by which rule, and what chance adds."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab import games
from sztab.core.action import PositionError
from sztab.server.tables.table_match import TableMatch
from sztab.server.wire.refusals import Refusal

GAMES = [
    ("rush", 2, ""),
    ("warsaw", 2, ""),
    ("battlegrounds", 2, ""),
    ("battlegrounds", 2, "family"),
    ("rush", 3, "alternative"),
]
ANY_GAME = pytest.mark.parametrize(("game", "players", "preset"), GAMES)


def begun(game: str, players: int = 2, preset: str = "", seed: int = 1) -> TableMatch:
    one = games.get(game)
    play = TableMatch(one, one.rules(players, {}, preset or None), seed)
    play.commit(play.prepare_set_up())
    return play


def go_on(play: TableMatch, number: int, rng: Random) -> list[str]:
    """Decide at random; return all events, including those of chance."""
    said = []
    for _ in range(number):
        seat = play.state.to_move()
        if seat < 0:
            break
        action = play.notation.format(rng.choice(play.state.legal_actions()))
        step = play.decide(seat, action)
        said += [action, *play.words(step.move.chance)]
        play.commit(step)
    return said


@ANY_GAME
def test_only_the_seat_to_move_may_decide(game: str, players: int, preset: str) -> None:
    play = begun(game, players, preset)
    mover = play.state.to_move()
    action = play.notation.format(play.state.legal_actions()[0])
    for seat in range(players):
        refusal = play.why_not(seat, action)
        if seat == mover:
            assert refusal is None
        else:
            assert refusal is not None
            assert refusal.code == "not-your-turn"
            assert f"P{mover + 1}" in refusal.text


@ANY_GAME
def test_computing_a_decision_changes_nothing(game: str, players: int, preset: str) -> None:
    play = begun(game, players, preset)
    dump, seat = play.game.codec.dump(play.state), play.state.to_move()
    steps = [play.decide(seat, play.notation.format(a)) for a in play.state.legal_actions()]
    assert play.game.codec.dump(play.state) == dump
    assert (play.moves, play.plies) == ([], len(play.set_up))
    assert all(step.state is not play.state for step in steps)


@ANY_GAME
def test_every_action_is_allowed_or_refused_with_a_clause(
    game: str, players: int, preset: str
) -> None:
    said = set(go_on(begun(game, players, preset, 2), 200, Random("words")))
    play = begun(game, players, preset, 3)
    for _ in range(6):
        go_on(play, 5, Random("position"))
        seat = play.state.to_move()
        legal = {play.notation.format(action) for action in play.state.legal_actions()}
        for text in sorted(said):
            refusal = play.why_not(seat, text)
            assert (refusal is None) == (text in legal), text
            if refusal is not None:
                assert refusal.code == "illegal"
                assert refusal.clause
                assert refusal.text


@given(
    st.sampled_from(GAMES),
    st.text(max_size=40) | st.from_regex(r"[a-z]{2,8}( [a-zA-Z0-9.,-]+){0,3}"),
)
def test_any_text_is_refused_in_words(game: tuple[str, int, str], text: str) -> None:
    play = begun(*game)
    refusal = play.why_not(play.state.to_move(), text)
    if refusal is not None:
        assert refusal.code in {"unknown-action", "illegal"}
        assert refusal.text


@ANY_GAME
def test_the_same_seed_deals_the_same(game: str, players: int, preset: str) -> None:
    first, second = begun(game, players, preset), begun(game, players, preset)
    assert go_on(first, 60, Random("same")) == go_on(second, 60, Random("same"))
    assert first.history() == second.history()
    other = begun(game, players, preset, seed=5)
    go_on(other, 60, Random("same"))
    assert first.history() != other.history()


@ANY_GAME
def test_plies_count_decisions_and_chance(game: str, players: int, preset: str) -> None:
    play = begun(game, players, preset)
    go_on(play, 40, Random("plies"))
    assert play.plies == len(play.history())


def test_nobody_decides_when_the_game_is_over() -> None:
    play = begun("battlegrounds", 2, "family")
    go_on(play, 10_000, Random("to the end"))
    refusal = play.why_not(0, "go A1")
    assert refusal is not None
    assert refusal.code == "not-running"


def test_undo_ends_where_the_kept_positions_end() -> None:
    play = begun("warsaw")
    for moves in (-1, 0, 1):
        with pytest.raises(PositionError):
            play.go_back(moves)


def test_a_refusal_by_rule_carries_text_and_clause() -> None:
    play = begun("battlegrounds", 2, "family")
    with pytest.raises(Refusal) as caught:
        play.decide(play.state.to_move(), "go A1")
    assert caught.value.code == "illegal"
    assert caught.value.clause.startswith("BG-")
