"""Moves: the entries they become, stale ones, repeated ones, and illegal ones."""

from __future__ import annotations

import pytest

from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.checks import check_value
from sztab.server.tables.proposals import Repeated, propose
from sztab.server.wire.refusals import Refusal
from tests.server.tables.scenes import TableScene, sit


def warsaw() -> TableScene:
    return sit("warsaw", 2, seed="1")


FIRST = "put acz wp.n.line1"


def test_a_move_becomes_an_entry_with_the_outcomes_of_chance() -> None:
    scene = warsaw()
    scene.move(FIRST, mark="mine")
    check = check_value(scene.table.game, scene.table.play.state)
    assert scene.log[-1][1] == log.Moved(0, FIRST, [], "mine", check=check)
    scene.move("put wp acz.n.line1")
    entry = scene.log[-1][1]
    assert isinstance(entry, log.Moved)
    assert entry.chance[0].startswith("order")


def test_only_the_position_that_is_there_can_be_answered() -> None:
    scene = warsaw()
    old = scene.table.turn
    for answers in (-1, old - 1, old + 1, 2**53 - 1):
        assert scene.refused(0, wire.MoveRequest(answers, FIRST)) == "stale"
    scene.move(FIRST)
    assert scene.refused(0, wire.MoveRequest(old, FIRST)) == "stale"
    assert scene.refused(1, wire.MoveRequest(old, "put wp acz.n.line1")) == "stale"


def test_it_is_said_whose_turn_it_is() -> None:
    assert warsaw().refused(1, wire.MoveRequest(warsaw().table.turn, FIRST)) == "not-your-turn"


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    scene = warsaw()
    with pytest.raises(Refusal) as caught:
        propose(scene.table, 0, wire.MoveRequest(scene.table.turn, "stop"), scene.now)
    assert caught.value.code == "illegal"
    assert caught.value.clause.startswith("WAR-")


def test_malformed_notation_is_refused() -> None:
    scene = warsaw()
    assert scene.refused(0, wire.MoveRequest(scene.table.turn, "castle long")) == "unknown-action"


# Repeated


def repeated(scene: TableScene, seat: int, request: wire.MoveRequest) -> int:
    with pytest.raises(Repeated) as caught:
        propose(scene.table, seat, request, scene.now)
    return caught.value.done


def test_the_same_request_again_has_been_done_already() -> None:
    scene = warsaw()
    request = wire.MoveRequest(scene.table.turn, FIRST, "a")
    done = scene.ask(0, request)
    assert repeated(scene, 0, request) == done
    scene.move("put wp acz.n.line1")
    assert repeated(scene, 0, request) == done
    assert scene.refused(1, request) == "stale"
    scene.check_log()


def test_a_double_click_without_a_request_id_is_stale() -> None:
    scene = warsaw()
    request = wire.MoveRequest(scene.table.turn, FIRST)
    scene.ask(0, request)
    assert scene.refused(0, request) == "stale"


def test_the_same_request_id_at_another_position_is_another_request() -> None:
    """A reloaded page may start its request ids from the beginning."""
    scene = sit("battlegrounds", 2)
    seat = scene.table.to_move()
    first = scene.move(scene.choices()[0], mark="1")
    second = scene.move(scene.choices()[0], mark="1")
    assert first < second
    assert scene.table.last_moves[seat].done == second


def test_after_an_undo_the_same_request_id_decides_again() -> None:
    scene = warsaw()
    scene.move(FIRST, mark="a")
    scene.undo(0)
    scene.answer(1, agree=True)
    assert scene.move(FIRST, mark="a") == scene.table.seq
    assert len(scene.table.play.moves) == 1
    scene.check_log()


def test_a_request_that_was_refused_can_be_sent_again() -> None:
    scene = warsaw()
    assert scene.refused(0, wire.MoveRequest(scene.table.turn, "stop", "a")) == "illegal"
    scene.move(FIRST, mark="a")
    assert len(scene.table.play.moves) == 1


def test_a_repeated_move_is_answered_even_after_the_game() -> None:
    scene = warsaw()
    request = wire.MoveRequest(scene.table.turn, FIRST, "a")
    done = scene.ask(0, request)
    scene.ask(1, wire.ResignRequest())
    assert repeated(scene, 0, request) == done


# Moves without a request id


def test_an_answer_needs_a_question() -> None:
    scene = warsaw()
    assert scene.refused(0, wire.AnswerRequest(0, True)) == "stale"
    assert scene.refused(0, wire.AnswerRequest(scene.table.seq, True)) == "stale"
    scene.move(FIRST, "put wp acz.n.line1")
    scene.move(next(one for one in scene.choices() if one.startswith("play")))
    asked = scene.undo(1)
    assert scene.refused(0, wire.AnswerRequest(asked - 1, True)) == "stale"
    scene.ask(0, wire.AnswerRequest(asked, False))
    assert scene.refused(0, wire.AnswerRequest(asked, True)) == "stale"
