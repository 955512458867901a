"""Arrivals: a game with a clock does not begin by itself before all players have arrived."""

from __future__ import annotations

import pytest

from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.options import SeatPlan
from sztab.server.tables.proposals import coming
from sztab.server.wire import ClockPlan
from tests.server.tables.scenes import BANK, BOT, OPEN, PERSON, TURN, TableScene, terms


def lobby(*plans: SeatPlan, clock: ClockPlan | None = BANK) -> TableScene:
    return TableScene(terms("rush", plans, clock=clock))


@pytest.mark.parametrize("clock", [BANK, TURN])
def test_with_a_clock_all_holders_of_links_must_arrive(clock: ClockPlan) -> None:
    scene = lobby(PERSON, PERSON, BOT, clock=clock)
    assert not scene.table.is_complete()
    assert scene.come(1)
    assert not scene.table.is_complete()
    assert scene.come(0)
    assert scene.table.is_complete()
    scene.check_log()


def test_without_a_clock_no_arrival_is_awaited() -> None:
    scene = lobby(PERSON, PERSON, clock=None)
    assert scene.table.is_complete()
    assert not scene.come(0)
    assert scene.table.seq == 0


@pytest.mark.parametrize("clock", [None, BANK])
def test_an_open_seat_must_be_taken(clock: ClockPlan | None) -> None:
    scene = lobby(OPEN, BOT, clock=clock)
    assert not scene.table.is_complete()
    scene.join("Ada")
    assert scene.table.is_complete()


def test_bots_are_always_there() -> None:
    assert lobby(BOT, BOT).table.is_complete()


def test_an_arrival_keeps_the_name_given_when_the_table_was_opened() -> None:
    scene = lobby(SeatPlan("person", "Ada"), PERSON)
    scene.come(0)
    assert scene.log[-1][1] == log.Joined(0, "Ada")
    assert [seat.come for seat in scene.table.seats] == [True, False]
    assert scene.table.seats[0].token_generation == 0


def test_an_arrival_counts_once() -> None:
    scene = lobby(PERSON, OPEN)
    assert scene.come(0)
    assert not scene.come(0)
    scene.join("Bob")
    assert not scene.come(1)
    assert len(scene.log) == 3


def test_giving_a_name_counts_as_an_arrival() -> None:
    scene = lobby(PERSON, PERSON)
    for seat in (0, 1):
        scene.ask(seat, wire.RenameRequest(""))
    assert scene.table.is_complete()
    assert coming(scene.table, 0) is None


def test_leaving_undoes_an_arrival() -> None:
    scene = lobby(PERSON, PERSON)
    scene.come(0)
    scene.come(1)
    scene.ask(1, wire.LeaveRequest())
    assert not scene.table.seats[1].come
    assert not scene.table.is_complete()
    scene.join("Cyd")
    assert scene.table.is_complete()
    scene.check_log()


def test_a_spectator_does_not_arrive_for_a_seat() -> None:
    scene = lobby(PERSON, PERSON)
    assert not scene.come(-1)
    assert not any(seat.come for seat in scene.table.seats)


@pytest.mark.parametrize("plan", [OPEN, BOT])
def test_seats_without_a_person_have_no_arrival(plan: SeatPlan) -> None:
    scene = lobby(PERSON, plan)
    assert not scene.come(1)
    assert scene.table.seats[1].kind == plan.kind


def test_the_host_may_begin_without_waiting() -> None:
    scene = lobby(PERSON, PERSON)
    scene.come(0)
    scene.ask(0, wire.StartRequest())
    assert scene.table.status == "running"
    assert not scene.come(1)
    scene.check_log()


@pytest.mark.parametrize("last", [log.Closed(), log.Flagged(0)])
def test_a_closed_table_waits_for_nobody(last: log.Entry) -> None:
    scene = lobby(PERSON, PERSON)
    if isinstance(last, log.Flagged):
        scene.start()
    scene.take(last)
    assert scene.table.status in {"closed", "over"}
    assert not scene.come(1)
