"""Undo: alone, with consent, or not at all, on real positions of all three games."""

from __future__ import annotations

from random import Random

import pytest

from sztab.server import wire
from sztab.server.tables import log, views
from sztab.server.wire.refusals import Refusal
from tests.server.tables.scenes import (
    BOT,
    PERSON,
    TableScene,
    sit,
    terms,
    warsaw_with_a_card_played,
)


def moves(scene: TableScene) -> int:
    return len(scene.table.play.moves)


def why_not(scene: TableScene, seat: int) -> str:
    with pytest.raises(Refusal) as caught:
        scene.undo(seat)
    assert caught.value.code == "revealed"
    return caught.value.text


# Alone


def test_rush_in_the_players_open_turn_needs_no_consent() -> None:
    scene = sit("rush", 3)
    mover = scene.table.to_move()
    before = scene.table.game.codec.dump(scene.table.play.state)
    scene.move(next(one for one in scene.choices() if one.startswith("activate")))
    scene.undo(mover)
    assert isinstance(scene.log[-1][1], log.Undone)
    assert scene.table.game.codec.dump(scene.table.play.state) == before
    assert scene.table.to_move() == mover
    scene.check_log()


def test_rush_after_the_turn_has_ended_cards_were_dealt() -> None:
    scene = sit("rush", 2)
    mover = scene.table.to_move()
    scene.move("end")
    assert "dealt" in why_not(scene, mover)
    assert "dealt" in why_not(scene, 1 - mover)


def test_warsaw_an_effect_in_the_players_own_turn_needs_no_consent() -> None:
    scene = sit("warsaw", 2)
    scene.move("put acz wp.n.line1", "put wp acz.n.line1", "play acz-kamieniew")
    before = moves(scene)
    scene.move("front n")
    assert scene.table.to_move() == 0
    scene.undo(0)
    assert isinstance(scene.log[-1][1], log.Undone)
    assert moves(scene) == before
    assert scene.table.to_move() == 0


def test_a_decision_that_no_bot_has_answered_needs_no_consent() -> None:
    scene = TableScene(terms("warsaw", [PERSON, BOT])).start()
    scene.move("put acz wp.n.line1")
    assert scene.table.to_move() == 1
    scene.undo(0)
    assert isinstance(scene.log[-1][1], log.Undone)
    assert moves(scene) == 0
    assert scene.table.to_move() == 0
    scene.check_log()


def test_a_turn_can_be_taken_back_step_by_step() -> None:
    scene = sit("battlegrounds", 2)
    mover = scene.table.to_move()
    dumps = []
    for _ in range(3):
        dumps.append(scene.table.game.codec.dump(scene.table.play.state))
        scene.move_any()
    assert scene.table.to_move() == mover
    for dump in reversed(dumps):
        scene.undo(mover)
        assert scene.table.game.codec.dump(scene.table.play.state) == dump
    assert scene.refused(mover, wire.UndoRequest(scene.table.turn)) == "nothing-to-undo"
    scene.check_log()


def test_an_undone_position_is_another_position() -> None:
    scene = sit("battlegrounds", 2)
    mover, action = scene.table.to_move(), scene.choices()[0]
    first = scene.table.turn
    scene.move(action)
    second = scene.table.turn
    scene.undo(mover)
    assert len({first, second, scene.table.turn}) == 3
    for stale in (first, second):
        assert scene.refused(mover, wire.MoveRequest(stale, action)) == "stale"


# What a seat is told in advance


def told(scene: TableScene, seat: int) -> str:
    position = views.position(scene.table, seat, 0, refusals=False)
    assert position is not None
    return position.undo


def test_each_seat_sees_where_its_undo_would_lead() -> None:
    scene = sit("battlegrounds", 2)
    mover = scene.table.to_move()
    assert [told(scene, seat) for seat in (0, 1)] == ["nothing-to-undo"] * 2
    assert told(scene, -1) == ""
    scene.move_any()
    assert (told(scene, mover), told(scene, 1 - mover)) == ("now", "nothing-to-undo")
    scene.undo(mover)
    assert told(scene, mover) == "nothing-to-undo"


def test_a_seat_sees_that_others_would_have_to_agree() -> None:
    scene = sit("warsaw", 2)
    scene.move("put acz wp.n.line1")
    assert told(scene, 0) == "ask"
    scene.undo(0)
    assert [told(scene, seat) for seat in (0, 1)] == ["asked", "asked"]
    scene.answer(1, agree=False)
    assert told(scene, 0) == "denied"


def test_a_seat_sees_that_dealt_cards_stand() -> None:
    scene = sit("rush", 2)
    mover = scene.table.to_move()
    scene.move("end")
    assert [told(scene, seat) for seat in (mover, 1 - mover)] == ["revealed", "revealed"]


def test_a_seat_sees_that_undo_is_switched_off() -> None:
    scene = TableScene(terms("battlegrounds", [PERSON, PERSON], undo=False)).start()
    assert told(scene, scene.table.to_move()) == "not-agreed"


# With consent


def test_an_opponent_who_is_thinking_is_asked() -> None:
    """The opponent has decided nothing and was shown nothing, but thinks about the position."""
    scene = sit("warsaw", 2)
    scene.move("put acz wp.n.line1")
    assert scene.table.play.undo_target(0).consent == 0
    scene.undo(0)
    assert scene.consent() == [1]
    assert moves(scene) == 1
    scene.answer(1, agree=True)
    assert moves(scene) == 0
    assert scene.table.to_move() == 0
    scene.check_log()


def test_an_opponent_who_only_waits_is_not_asked() -> None:
    scene = sit("battlegrounds", 3, "family")
    first = scene.table.to_move()
    scene.move_any()
    scene.undo(first)
    assert scene.consent() == [scene.table.to_move()]
    scene.check_log()


def test_an_opponent_who_is_thinking_is_asked_with_those_who_decided() -> None:
    scene = sit("battlegrounds", 3, "family")
    first = scene.table.to_move()
    scene.move_any()
    second = scene.table.to_move()
    scene.move_any()
    third = scene.table.to_move()
    assert len({first, second, third}) == 3
    scene.undo(first)
    assert scene.consent() == sorted([second, third])


def test_a_player_whose_turn_a_bot_plays_is_not_asked() -> None:
    """A player replaced by a bot, or one who is out, does not think about the position."""
    requests: tuple[wire.Request, ...] = (
        wire.HandRequest(2),
        wire.LeaveRequest(),
        wire.ResignRequest(),
    )
    for request in requests:
        scene = sit("battlegrounds", 3, "family")
        scene.move_any()
        assert scene.table.to_move() == 2
        scene.ask(2, request)
        scene.undo(1)
        assert isinstance(scene.log[-1][1], log.Undone)
        assert scene.table.to_move() == 1
        scene.check_log()


def test_a_returning_player_is_asked_again() -> None:
    scene = sit("warsaw", 2)
    scene.move("put acz wp.n.line1")
    scene.ask(1, wire.HandRequest(1))
    scene.ask(1, wire.BackRequest())
    scene.undo(0)
    assert scene.consent() == [1]


def test_warsaw_a_card_from_a_hidden_hand_needs_the_opponent() -> None:
    scene = warsaw_with_a_card_played()
    scene.undo(1)
    asked = scene.log[-1][1]
    assert isinstance(asked, log.Asked)
    assert asked.consent == [0]
    assert moves(scene) == 3
    scene.ask(0, wire.AnswerRequest(scene.table.asked_seq, True))
    assert moves(scene) == 2
    assert scene.table.to_move() == 1
    scene.check_log()


def test_the_opponent_may_refuse_and_the_game_goes_on() -> None:
    scene = warsaw_with_a_card_played()
    scene.undo(1)
    assert scene.refused(1, wire.UndoRequest(scene.table.turn)) == "asked"
    scene.ask(0, wire.AnswerRequest(scene.table.asked_seq, False))
    assert scene.table.asked is None
    assert moves(scene) == 3
    scene.check_log()


def test_a_decision_in_between_answers_the_question() -> None:
    scene = warsaw_with_a_card_played()
    asked = scene.undo(1)
    scene.move_any()
    assert scene.table.asked is None
    assert scene.refused(0, wire.AnswerRequest(asked, True)) == "stale"


def test_a_card_that_the_player_saw_another_play_prevents_undo() -> None:
    scene = warsaw_with_a_card_played()
    scene.move_until(0)
    assert "P2 has shown you" in why_not(scene, 0)


def test_players_who_decided_since_must_agree() -> None:
    scene = sit("battlegrounds", 3, "family")
    first = scene.table.to_move()
    scene.move_any(3)
    scene.undo(first)
    asked = scene.table.asked
    assert asked is not None
    others = [seat for seat in range(3) if seat != first]
    assert asked.consent == others
    assert scene.refused(first, wire.AnswerRequest(scene.table.asked_seq, True)) == "not-asked"
    scene.ask(others[0], wire.AnswerRequest(scene.table.asked_seq, True))
    assert scene.refused(others[0], wire.AnswerRequest(scene.table.asked_seq, True)) == "not-asked"
    assert moves(scene) == 3
    scene.ask(others[1], wire.AnswerRequest(scene.table.asked_seq, True))
    assert moves(scene) == 0
    assert scene.table.to_move() == first
    scene.check_log()


def test_bots_are_not_asked() -> None:
    scene = TableScene(terms("warsaw", [PERSON, BOT])).start()
    scene.move("put acz wp.n.line1")
    scene.undo(0)
    scene.move("put acz wp.c.line1")
    scene.move_any()
    scene.move_until(0, Random("bots"))
    scene.move("bid funds")
    scene.undo(0)
    assert isinstance(scene.log[-1][1], log.Undone)
    assert scene.table.to_move() == 0


def test_a_question_lapses_when_a_bot_replaces_one_of_its_players() -> None:
    for seat in (0, 1):
        scene = warsaw_with_a_card_played()
        asked = scene.undo(1)
        scene.ask(seat, wire.HandRequest(seat, "captain"))
        assert scene.table.asked is None
        assert scene.refused(0, wire.AnswerRequest(asked, True)) == "stale"
        scene.check_log()


def test_a_question_lapses_with_the_game() -> None:
    scene = warsaw_with_a_card_played()
    asked = scene.undo(1)
    scene.ask(0, wire.ResignRequest())
    assert scene.table.asked is None
    assert scene.refused(0, wire.AnswerRequest(asked, True)) == "not-running"


# Not at all


def test_battlegrounds_family_a_revealed_tile_stands() -> None:
    scene = sit("battlegrounds", 2, "family")
    rng = Random("family")
    seen: set[str] = set()
    while scene.table.status == "running" and len(seen) < 2:
        mover, choices = scene.table.to_move(), scene.choices()
        state = scene.table.play.state
        scene.move(rng.choice(choices))
        move = scene.table.play.moves[-1]
        if not scene.table.play.notation.format(move.action).startswith("reveal"):
            continue
        if move.chance:
            seen.add("chance")
            assert "dealt" in why_not(scene, mover)
        else:
            seen.add("covered")
            assert state.reveals(move.action) == -1
            for seat in range(2):
                assert "shown you something" in why_not(scene, seat)
    assert seen == {"chance", "covered"}


def test_battlegrounds_family_the_step_before_it_can_be_taken_back() -> None:
    scene = sit("battlegrounds", 2, "family")
    scene.move_any(3)
    mover = scene.table.play.moves[-1].seat
    assert scene.choices()[0].startswith("reveal")
    scene.undo(mover)
    assert scene.choices()[0].startswith("go")


def test_nothing_is_taken_back_where_it_was_not_agreed() -> None:
    scene = sit("warsaw", 2, undo=False)
    scene.move("put acz wp.n.line1")
    assert scene.refused(0, wire.UndoRequest(scene.table.turn)) == "not-agreed"


def test_too_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sztab.server.tables.table_match.UNDO_LIMIT", 2)
    scene = sit("battlegrounds", 2)
    first = scene.table.to_move()
    while scene.table.to_move() == first:
        scene.move_any()
    scene.move_any(3)
    assert scene.refused(first, wire.UndoRequest(scene.table.turn)) == "too-long-ago"
    scene.undo(1 - first)
    scene.undo(1 - first)
    assert scene.refused(1 - first, wire.UndoRequest(scene.table.turn)) == "too-long-ago"
    scene.check_log()


# Chance


@pytest.mark.parametrize("game", ["rush", "warsaw", "battlegrounds"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_after_an_undo_the_same_decisions_are_dealt_the_same(game: str, seed: str) -> None:
    straight, wavering = sit(game, 2, seed=seed), sit(game, 2, seed=seed)
    rng = Random(f"waver {game} {seed}")
    for _ in range(60):
        if straight.table.status != "running":
            break
        action = rng.choice(straight.choices())
        straight.move(action)
        waver(wavering, rng)
        wavering.move(action)
    assert wavering.table.play.history() == straight.table.play.history()
    assert len(wavering.log) > len(straight.log)
    wavering.check_log()


def waver(scene: TableScene, rng: Random) -> None:
    """Make a decision and take it back, if possible."""
    mover = scene.table.to_move()
    play = scene.table.play
    for action in scene.choices():
        step = play.decide(mover, action)
        if step.move.chance or play.state.reveals(step.move.action) >> mover & 1:
            continue
        if step.state.to_move() < 0:
            continue
        scene.move(action)
        scene.undo(mover)
        if scene.table.asked is not None:
            scene.ask(1 - mover, wire.AnswerRequest(scene.table.asked_seq, True))
        return
