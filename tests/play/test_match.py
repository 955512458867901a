"""A match deals chance, notifies listeners, and stops bots from cheating."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.bots import Bot, make_bot
from sztab.bots.greedy import GreedyBot
from sztab.core.action import CHANCE, OVER, IllegalAction, PositionError, SztabError
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.play import EventLog, Listener, Match
from tests.laws.cases import presets
from tests.play.scenes import do, puzzle
from tests.records.played import NAMES, Played, play
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.action import Action
    from sztab.core.event import Event
    from sztab.core.game import AnyGame
    from sztab.core.state import View
    from sztab.play import Move

GAME = games.get(NAMES[0])
TABLES = [(name, *table) for name in NAMES for table in presets(games.get(name))]


def test_chance_never_waits() -> None:
    match = Played(GAME, GAME.rules(3), 5)
    assert match.to_move() >= 0
    assert {seat for seat, _ in match.history()} == {CHANCE}


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_is_the_same_game(name: str) -> None:
    game = games.get(name)
    assert play(game, 3, 5).record() == play(game, 3, 5).record()
    assert play(game, 3, 5, 5).record() != play(game, 3, 6, 5).record()


def test_an_illegal_action_changes_nothing() -> None:
    match = puzzle(players=[{"hand": ["engineers"]}])
    before = match.game.codec.dump(match.state)
    with pytest.raises(IllegalAction):
        do(match, "take")
    assert match.game.codec.dump(match.state) == before
    assert match.history() == []


class Cheat(Bot):
    """Plays an illegal action."""

    name = "cheat"

    def choose(self, view: View) -> Action:
        return 999_999


class Clumsy(Bot):
    """Fails."""

    name = "clumsy"

    def choose(self, view: View) -> Action:
        raise ZeroDivisionError


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Cheat, r"bot cheat \(P\d\) chose 999999, which is not one of its legal actions"),
        (Clumsy, r"bot clumsy \(P\d\) failed: ZeroDivisionError\(\) at .*test_match\.py:\d+"),
    ],
)
def test_a_bot_that_cheats_or_fails_is_named(kind: type[Bot], message: str) -> None:
    match = Played(GAME, GAME.rules(2), 5)
    bots = {seat: kind(GAME, Rng(0)) for seat in range(2)}
    with pytest.raises(SztabError, match=message):
        match.run(bots)


# Trusted bots


def is_used_up(limit: Iterator[int]) -> bool:
    return next(limit, None) is None


def bots_of(game: AnyGame, name: str, players: int) -> dict[int, Bot]:
    return {seat: make_bot(name, game, Rng(f"{name} {seat}")) for seat in range(players)}


@pytest.mark.parametrize(("name", "preset", "players"), TABLES)
def test_trusted_bots_decide_as_they_do_when_they_are_checked(
    name: str, preset: str, players: int
) -> None:
    """`run` trusts them: it lists actions once, and makes a view only if they look."""
    game = games.get(name)
    rules = game.rules(players, preset=preset)
    for bot in ("random", "greedy", "greedy@2"):
        trusted, checked = Match(game, rules, 3), Match(game, rules, 3)
        limit = iter(range(150))
        trusted.run(bots_of(game, bot, players), partial(is_used_up, limit))
        bots = bots_of(game, bot, players)
        while len(checked.moves) < len(trusted.moves):
            assert checked.step(bots)
        assert trusted.history() == checked.history()


def test_a_search_is_trusted_too() -> None:
    histories = []
    for run in (True, False):
        match, bots = Match(TOY, TOY.rules(2), 3), bots_of(TOY, "ismcts:5", 2)
        if run:
            match.run(bots)
        while match.step(bots):
            pass
        assert match.is_over()
        histories.append(match.history())
    assert histories[0] == histories[1]


class Impostor(GreedyBot):
    """A subclass of a trusted bot, which is not trusted itself."""

    name = "impostor"

    def choose(self, view: View) -> Action:
        return 999_999

    def choose_unseen(self, actions: list[Action]) -> Action | None:
        return 999_999


def test_a_bot_derived_from_a_trusted_one_is_checked() -> None:
    match = Match(GAME, GAME.rules(2), 5)
    with pytest.raises(SztabError, match="impostor"):
        match.run({seat: Impostor(GAME, Rng(0)) for seat in range(2)})


def test_a_run_ends_where_a_seat_has_no_bot() -> None:
    match = Match(TOY, TOY.rules(2), 1)
    assert match.run({0: make_bot("random", TOY, Rng(1))})
    assert match.to_move() == 1


def test_a_run_can_be_stopped() -> None:
    match = Match(TOY, TOY.rules(2), 1)
    assert not match.run(bots_of(TOY, "random", 2), lambda: len(match.moves) == 3)
    assert len(match.moves) == 3
    assert match.run(bots_of(TOY, "random", 2))
    assert match.is_over()


# Listeners


class Memory(Listener):
    """Records its calls."""

    def __init__(self) -> None:
        self.told: list[tuple[int, int, int]] = []

    def on_move(self, match: Match, move: Move, events: list[Event]) -> None:
        self.told.append((move.seat, match.plies, len(events)))

    def on_undo(self, match: Match) -> None:
        self.told.append((CHANCE - 1, match.plies, 0))


def test_a_listener_is_told_of_the_set_up_of_each_move_and_of_undo() -> None:
    memory = Memory()
    match = Match(TOY, TOY.rules(2), 1, listeners=[memory], undo_limit=1)
    dealt = match.plies
    match.play(match.state.legal_actions()[0])
    match.go_back(0)
    assert [(seat, plies) for seat, plies, _ in memory.told] == [
        (CHANCE, dealt),
        (0, match.plies + 1),
        (CHANCE - 1, match.plies),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_the_events_are_those_of_the_actions(name: str) -> None:
    game = games.get(name)
    match = play(game, 2, 5, 40)
    state, log = game.new(match.rules), Log()
    for _, action in match.history():
        state.apply(action, log)
    told = [game.codec.tell(match.rules, event) for event in match.log.events]
    assert told == [game.codec.tell(match.rules, event) for event in log.events]
    assert game.codec.dump(state) == game.codec.dump(match.state)


def test_whether_anybody_listens_makes_no_difference_to_the_game() -> None:
    quiet, heard = (
        Match(GAME, GAME.rules(2), 5),
        Match(GAME, GAME.rules(2), 5, listeners=[Memory()]),
    )
    for match in (quiet, heard):
        match.run(bots_of(GAME, "random", 2))
        assert match.is_over()
    assert quiet.history() == heard.history()


def test_an_event_log_forgets_what_was_undone() -> None:
    log = EventLog()
    match = Match(TOY, TOY.rules(2), 1, listeners=[log], undo_limit=1)
    before = len(log.events)
    match.play(match.state.legal_actions()[0])
    assert len(log.events) > before
    match.go_back(0)
    assert len(log.events) == before


# Preparing and retracing


@pytest.mark.parametrize("name", NAMES)
def test_what_is_worked_out_and_committed_is_what_would_have_been_played(name: str) -> None:
    game = games.get(name)
    rules = game.rules(game.min_players)
    played = Match(game, rules, 9)
    stored = Match(game, rules, 9, begin=False)
    stored.commit(stored.prepare_set_up())
    rng = Rng(2)
    while len(played.moves) < 60 and played.to_move() != OVER:
        action = rng.choice(played.state.legal_actions())
        before = game.codec.dump(stored.state)
        step = stored.prepare(action)
        assert game.codec.dump(stored.state) == before
        assert game.codec.dump(stored.prepare(action, step.move.chance).state) == game.codec.dump(
            step.state
        )
        stored.commit(step)
        played.play(action)
    assert stored.history() == played.history()
    assert game.codec.dump(stored.state) == game.codec.dump(played.state)


def test_recorded_chance_is_checked() -> None:
    match = Match(GAME, GAME.rules(2), 5, begin=False)
    dealt = match.prepare_set_up().move.chance
    for wrong in (dealt[1:], dealt[:-1], (*dealt, dealt[-1]), dealt[::-1]):
        with pytest.raises(PositionError):
            match.prepare_set_up(wrong)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_is_retraced_has_the_same_moves(name: str) -> None:
    game = games.get(name)
    match = play(game, 2, 5, 40)
    again = Match(game, match.rules, 5, begin=False, undo_limit=64)
    again.retrace(match.history())
    assert again.history() == match.history()
    assert (again.plies, len(again.moves)) == (match.plies, len(match.moves))
    assert len(again.before) == len(match.before)
    assert game.codec.dump(again.state) == game.codec.dump(match.state)


def test_decisions_that_were_made_twice_are_listed_once() -> None:
    match = play(GAME, 2, 5)
    for seat, made in enumerate(match.decisions_by_seat()):
        decisions = [move.action for move in match.moves if move.seat == seat]
        assert made == set(decisions)
        assert len(made) < len(decisions)
