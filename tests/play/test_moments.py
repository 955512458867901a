"""The moments of a game: positions, events, points, and undone moves left out."""

from __future__ import annotations

import pytest

from sztab import games
from sztab.bots import make_bot
from sztab.core.action import CHANCE
from sztab.core.event import EVERYBODY
from sztab.core.rng import Rng
from sztab.play import Match, Replay
from tests.records.played import NAMES
from tests.toy.game import GAME as TOY


def replayed(name: str, players: int, preset: str | None = None) -> tuple[Match, Replay]:
    game = games.get(name)
    rules = game.rules(players, preset=preset)
    replay = Replay(game, rules)
    match = Match(game, rules, 3, listeners=[replay])
    match.run({seat: make_bot("random", game, Rng(seat)) for seat in range(players)})
    return match, replay


@pytest.mark.parametrize("name", NAMES)
def test_there_is_a_moment_after_set_up_and_after_each_move(name: str) -> None:
    match, replay = replayed(name, 2)
    first, *others = replay.moments
    assert (first.move.seat, first.move.chance) == (CHANCE, match.set_up)
    assert [one.move for one in others] == match.moves
    game, state = match.game, match.game.new(match.rules)
    for moment in replay.moments:
        if moment.move.seat != CHANCE:
            state.apply(moment.move.action)
        for action in moment.move.chance:
            state.apply(action)
        assert game.codec.dump(moment.state) == game.codec.dump(state)


def test_the_moments_of_undone_moves_are_gone() -> None:
    replay = Replay(TOY, TOY.rules(2))
    match = Match(TOY, TOY.rules(2), 1, listeners=[replay], undo_limit=5)
    for _ in range(3):
        match.play(match.state.legal_actions()[0])
    match.go_back(1)
    assert [one.move for one in replay.moments[1:]] == match.moves
    assert TOY.codec.dump(replay.moments[-1].state) == TOY.codec.dump(match.state)


def test_witnesses_are_those_of_the_position_before() -> None:
    match, replay = replayed("rush", 3, "alternative")
    secret = 0
    assert replay.witnesses(0) == EVERYBODY
    for number in range(1, len(replay.moments)):
        action = replay.moments[number].move.action
        assert replay.witnesses(number) == replay.moments[number - 1].state.witnesses(action)
        secret += replay.witnesses(number) != EVERYBODY
    assert secret
    assert match.is_over()


@pytest.mark.parametrize("name", NAMES)
def test_points_are_told_whenever_another_seat_decides_and_at_the_end(name: str) -> None:
    match, replay = replayed(name, 2)
    standings = list(replay.standings())
    assert standings[-1].number == len(match.moves)
    assert standings[-1].scores == match.state.scores()
    movers = [one.state.to_move() for one in replay.moments]
    told = {one.number for one in standings}
    for number in range(len(movers) - 1):
        assert (number in told) == (movers[number] != movers[number + 1])


def test_points_of_a_solo_game_are_told_after_each_decision() -> None:
    _, replay = replayed("battlegrounds", 1, "solo")
    assert [one.number for one in replay.standings()] == list(range(len(replay.moments)))


def test_landmarks_are_the_events_that_the_game_calls_so() -> None:
    match, replay = replayed("warsaw", 2)
    found = list(replay.landmarks())
    assert found
    for number, event in found:
        assert event in replay.moments[number].events
        assert match.game.statistics.is_landmark(event)
