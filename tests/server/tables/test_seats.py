"""Seats: taking and leaving them, names, replacement bots, and the host."""

from __future__ import annotations

import pytest

from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.options import STAND_IN, SeatPlan
from sztab.server.tables.proposals import Repeated, joining, propose, starting
from sztab.server.wire.refusals import Refusal
from tests.server.tables.scenes import BOT, OPEN, PERSON, TableScene, sit, terms


def lobby(*plans: object) -> TableScene:
    return TableScene(terms("rush", plans or [OPEN, OPEN, OPEN], autostart=False))  # type: ignore[arg-type]


def code_of(work: object, *args: object) -> str:
    with pytest.raises(Refusal) as caught:
        work(*args)  # type: ignore[operator]
    return caught.value.code


# Before the start


def test_the_first_free_seat_is_taken_if_none_is_named() -> None:
    scene = lobby(PERSON, OPEN, BOT, OPEN)
    scene.join("Ada")
    scene.join("Bob")
    assert [seat.name for seat in scene.table.seats] == ["", "Ada", "", "Bob"]
    assert code_of(scene.join) == "full"


def test_a_seat_can_be_chosen() -> None:
    scene = lobby()
    scene.join("Ada", 2)
    assert scene.table.seats[2].has_person
    assert code_of(scene.join, "Bob", 2) == "taken"
    with pytest.raises(Refusal, match="free seats: P1, P2"):
        joining(scene.table, "Bob", 2)
    assert code_of(scene.join, "Bob", 50) == "taken"


def test_leaving_before_the_start_frees_the_seat_and_voids_the_pass() -> None:
    scene = lobby()
    scene.join("Ada")
    scene.join("Bob")
    assert scene.table.seats[0].token_generation == 0
    scene.ask(0, wire.LeaveRequest())
    seat = scene.table.seats[0]
    assert (seat.is_free, seat.name, seat.token_generation) == (True, "", 1)
    scene.join("Cyd")
    assert (seat.has_person, seat.name, seat.token_generation) == (True, "Cyd", 1)
    scene.check_log()


def test_the_table_closes_when_the_last_person_leaves() -> None:
    scene = lobby(OPEN, BOT, OPEN)
    scene.join("Ada")
    scene.ask(0, wire.LeaveRequest())
    assert scene.table.status == "closed"
    with pytest.raises(Refusal, match="closed"):
        joining(scene.table, "Bob", None)
    with pytest.raises(Refusal, match="closed"):
        starting(scene.table)
    assert scene.refused(0, wire.LeaveRequest()) == "not-running"


def test_the_first_person_runs_the_table() -> None:
    scene = lobby(BOT, OPEN, OPEN)
    assert scene.table.host() == -1
    scene.join("Ada", 2)
    assert scene.table.host() == 2
    scene.join("Bob", 1)
    assert scene.table.host() == 1
    assert scene.refused(2, wire.StartRequest()) == "not-host"
    scene.ask(1, wire.LeaveRequest())
    assert scene.table.host() == 2
    assert scene.refused(2, wire.StartRequest()) == "seats-open"
    scene.join("Cyd")
    assert scene.refused(2, wire.StartRequest()) == "not-host"
    scene.ask(1, wire.StartRequest())
    assert scene.table.status == "running"
    assert scene.refused(1, wire.StartRequest()) == "not-open"
    scene.check_log()


def test_nobody_sits_down_at_a_game_that_has_begun() -> None:
    scene = sit("rush", 2)
    assert code_of(scene.join) == "not-open"
    assert code_of(scene.start) == "not-open"


def test_a_name_can_be_changed_until_the_game_is_over() -> None:
    scene = lobby(PERSON, OPEN)
    scene.ask(0, wire.RenameRequest("  Ada "))
    assert scene.table.seats[0].name == "Ada"
    scene.join("Bob")
    scene.start()
    turn = scene.table.turn
    scene.ask(1, wire.RenameRequest("Cyd"))
    assert scene.table.seats[1].name == "Cyd"
    scene.ask(1, wire.RenameRequest(""))
    assert scene.table.seats[1].name == ""
    assert scene.table.turn == turn
    scene.ask(1, wire.ResignRequest())
    assert scene.table.status == "over"
    assert scene.refused(1, wire.RenameRequest("Dan")) == "not-running"
    scene.check_log()


def test_a_player_who_is_out_may_change_their_name() -> None:
    scene = sit("rush", 3)
    scene.ask(0, wire.ResignRequest())
    scene.ask(0, wire.RenameRequest("Ada"))
    assert (scene.table.seats[0].name, scene.table.seats[0].out) == ("Ada", True)
    scene.check_log()


def test_names_do_not_change_at_a_closed_table() -> None:
    scene = lobby(PERSON, PERSON)
    scene.take(log.Closed())
    assert scene.refused(0, wire.RenameRequest("Ada")) == "not-running"


def test_the_same_name_again_has_been_done_already() -> None:
    scene = lobby(PERSON, OPEN)
    scene.ask(0, wire.RenameRequest("Ada"))
    scene.join("Bob")
    for seat, name in ((0, "Ada"), (0, " Ada  "), (1, "Bob")):
        with pytest.raises(Repeated) as caught:
            propose(scene.table, seat, wire.RenameRequest(name), scene.now)
        assert caught.value.done == scene.table.seq
    scene.ask(0, wire.RenameRequest("Bob"))
    assert [seat.name for seat in scene.table.seats] == ["Bob", "Bob"]
    scene.check_log()


def test_giving_the_name_from_the_opening_counts_as_an_arrival() -> None:
    scene = lobby(SeatPlan("person", "Ada"), OPEN)
    assert not scene.table.seats[0].come
    scene.ask(0, wire.RenameRequest("Ada"))
    assert scene.table.seats[0].come
    with pytest.raises(Repeated):
        propose(scene.table, 0, wire.RenameRequest("Ada"), scene.now)
    scene.check_log()


# Replacement bots


def test_a_player_who_leaves_later_is_replaced_by_a_bot_and_may_return() -> None:
    scene = sit("rush", 2)
    seat = scene.table.to_move()
    scene.ask(seat, wire.LeaveRequest())
    one = scene.table.seats[seat]
    assert (one.has_person, one.decides, one.bot, one.token_generation) == (
        True,
        False,
        STAND_IN,
        0,
    )
    assert scene.table.waits() == "bot"
    assert scene.refused(seat, wire.LeaveRequest()) == "handed"
    scene.ask(seat, wire.BackRequest())
    assert (one.decides, one.bot) == (True, "")
    assert scene.table.waits() == ""
    scene.check_log()


def test_a_bot_of_any_rank_plays_for_me_until_i_am_back() -> None:
    scene = sit("rush", 2)
    seat = scene.table.to_move()
    scene.ask(seat, wire.HandRequest(seat, "captain"))
    assert scene.table.seats[seat].bot == "captain"
    assert scene.refused(seat, wire.MoveRequest(scene.table.turn, "end")) == "handed"
    assert scene.refused(seat, wire.UndoRequest(scene.table.turn)) == "handed"
    assert scene.refused(seat, wire.HandRequest(seat)) == "handed"
    scene.move_any()
    scene.ask(seat, wire.BackRequest())
    assert scene.refused(seat, wire.BackRequest()) == "not-handed"
    scene.check_log()


def test_the_rank_must_exist() -> None:
    scene = sit("rush", 2)
    assert scene.refused(0, wire.HandRequest(0, "marshal")) == "no-rank"


def test_a_bots_seat_is_not_handed() -> None:
    scene = TableScene(terms("rush", [PERSON, BOT])).start()
    assert scene.refused(0, wire.HandRequest(1)) == "no-person"
    assert scene.refused(0, wire.HandRequest(50)) == "no-person"


def test_a_player_who_is_out_does_not_return() -> None:
    scene = sit("rush", 3)
    scene.ask(0, wire.ResignRequest())
    for request in (
        wire.BackRequest(),
        wire.ResignRequest(),
        wire.LeaveRequest(),
        wire.HandRequest(0),
    ):
        assert scene.refused(0, request) == "out"
    assert scene.refused(0, wire.MoveRequest(scene.table.turn, "end")) == "out"
    assert scene.refused(0, wire.UndoRequest(scene.table.turn)) == "out"
    assert scene.refused(1, wire.HandRequest(0)) == "out"


# Spectators


@pytest.mark.parametrize(
    "request_",
    [
        wire.MoveRequest(1, "end"),
        wire.UndoRequest(1),
        wire.AnswerRequest(1, True),
        wire.RenameRequest("Eve"),
        wire.StartRequest(),
        wire.ResignRequest(),
        wire.LeaveRequest(),
        wire.HandRequest(0),
        wire.BackRequest(),
    ],
)
def test_a_spectator_can_do_nothing(request_: wire.Request) -> None:
    assert sit("rush", 2).refused(-1, request_) == "spectator"


@pytest.mark.parametrize("status", ["open", "over", "closed"])
def test_nothing_is_played_where_no_game_runs(status: str) -> None:
    scene = lobby(PERSON, PERSON)
    if status == "over":
        scene.start().ask(0, wire.ResignRequest())
    if status == "closed":
        scene.take(log.Closed())
    requests = [
        wire.MoveRequest(scene.table.turn, "end"),
        wire.UndoRequest(scene.table.turn),
        wire.AnswerRequest(1, True),
        wire.ResignRequest(),
        wire.HandRequest(0),
        wire.BackRequest(),
    ]
    for request in requests:
        assert scene.refused(0, request) == "not-running"
