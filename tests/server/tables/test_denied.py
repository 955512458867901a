"""Denied requests: a denied player may not repeat the request at the same position."""

from __future__ import annotations

from sztab.server import wire
from sztab.server.tables.proposals import propose
from tests.server.tables.scenes import sit, warsaw_with_a_card_played


def test_a_denied_request_is_not_repeated_at_the_same_position() -> None:
    scene = warsaw_with_a_card_played()
    scene.undo(1)
    scene.answer(0, agree=False)
    assert scene.refused(1, wire.UndoRequest(scene.table.turn)) == "denied"
    scene.ask(1, wire.HandRequest(1))
    scene.ask(1, wire.BackRequest())
    assert scene.refused(1, wire.UndoRequest(scene.table.turn)) == "denied"
    scene.check_log()


def test_another_position_is_another_question() -> None:
    scene = warsaw_with_a_card_played()
    scene.undo(1)
    scene.answer(0, agree=False)
    scene.move_any()
    scene.undo(1)
    assert scene.table.asked is not None
    scene.check_log()


def test_a_denied_player_may_ask_again_after_returning_to_a_position() -> None:
    scene = sit("battlegrounds", 3, "family")
    scene.move_any(2)
    scene.undo(1)
    scene.answer(0, agree=False)
    scene.undo(2)
    scene.answer(0, agree=True)
    assert len(scene.table.play.moves) == 1
    scene.undo(1)
    assert scene.consent() == [2]
    scene.check_log()


def test_one_refusal_is_enough() -> None:
    scene = sit("battlegrounds", 3, "family")
    scene.move_any(3)
    asked = scene.undo(1)
    scene.answer(0, agree=True)
    scene.answer(2, agree=False)
    assert scene.table.asked is None
    assert scene.table.agreed == set()
    assert scene.refused(1, wire.UndoRequest(scene.table.turn)) == "denied"
    assert scene.refused(0, wire.AnswerRequest(asked, True)) == "stale"
    assert len(scene.table.play.moves) == 3


def test_a_denial_concerns_only_the_player_who_asked() -> None:
    scene = sit("battlegrounds", 3, "family")
    scene.move_any(3)
    for number, seat in enumerate((1, 2, 0)):
        for later in (1, 2, 0)[number + 1 :]:
            propose(scene.table, later, wire.UndoRequest(scene.table.turn), scene.now)
        scene.undo(seat)
        scene.answer(scene.consent()[0], agree=False)
        for denied in (1, 2, 0)[: number + 1]:
            assert scene.refused(denied, wire.UndoRequest(scene.table.turn)) == "denied"
    scene.check_log()


def test_a_question_that_lapsed_was_not_denied() -> None:
    scene = warsaw_with_a_card_played()
    scene.undo(1)
    scene.ask(0, wire.HandRequest(0))
    scene.ask(0, wire.BackRequest())
    scene.undo(1)
    assert scene.consent() == [0]
