"""Patience: when the others may let a bot decide for a player who keeps them waiting."""

from __future__ import annotations

import msgspec
import pytest

from sztab.server import wire
from sztab.server.tables.options import STAND_IN, TableOptions
from sztab.server.tables.proposals import propose
from sztab.server.wire import ClockPlan
from sztab.server.wire.refusals import Refusal
from tests.server.tables.scenes import BANK, TURN, sit

PATIENCE = 120
"""The default, in seconds."""


def test_a_player_who_keeps_the_others_waiting_may_be_replaced() -> None:
    scene = sit("rush", 2)
    slow = scene.table.to_move()
    other = 1 - slow
    scene.wait(PATIENCE - 0.001)
    assert scene.refused(other, wire.HandRequest(slow)) == "patience"
    scene.wait(0.001)
    scene.ask(other, wire.HandRequest(slow))
    assert scene.table.seats[slow].bot == STAND_IN
    scene.check_log()


@pytest.mark.parametrize("patience", [1, 60, 86_400])
def test_how_long_the_others_wait_is_agreed_on(patience: int) -> None:
    scene = sit("rush", 2, patience=patience)
    slow = scene.table.to_move()
    scene.wait(patience - 0.001)
    with pytest.raises(Refusal, match=f" {patience} seconds") as caught:
        propose(scene.table, 1 - slow, wire.HandRequest(slow), scene.now)
    assert caught.value.code == "patience"
    scene.wait(0.001)
    scene.ask(1 - slow, wire.HandRequest(slow))
    assert scene.table.seats[slow].bot == STAND_IN


def test_replacing_can_be_switched_off() -> None:
    scene = sit("rush", 2, patience=0)
    slow = scene.table.to_move()
    scene.wait(10**7)
    assert scene.refused(1 - slow, wire.HandRequest(slow)) == "patience"
    with pytest.raises(Refusal, match="agreed"):
        propose(scene.table, 1 - slow, wire.HandRequest(slow), scene.now)


@pytest.mark.parametrize("clock", [BANK, TURN])
@pytest.mark.parametrize("patience", [0, 1, PATIENCE])
def test_with_a_clock_nobody_is_replaced(clock: ClockPlan, patience: int) -> None:
    scene = sit("rush", 2, clock=clock, patience=patience)
    slow = scene.table.to_move()
    for seconds in (1, clock.seconds, 10**7):
        scene.wait(seconds)
        assert scene.refused(1 - slow, wire.HandRequest(slow)) == "patience"


def test_a_player_may_hand_their_seat_to_a_bot_at_once() -> None:
    for scene in (sit("rush", 2, patience=0), sit("rush", 2, clock=BANK)):
        scene.ask(0, wire.HandRequest(0))
        assert scene.table.seats[0].bot == STAND_IN


def test_only_the_awaited_player_may_be_replaced() -> None:
    scene = sit("rush", 3)
    slow = scene.table.to_move()
    first, second = [seat for seat in range(3) if seat != slow]
    scene.wait(1000)
    assert scene.refused(first, wire.HandRequest(second)) == "patience"


def test_patience_is_counted_from_the_last_decision() -> None:
    scene = sit("battlegrounds", 2)
    slow = scene.table.to_move()
    scene.wait(PATIENCE - 1)
    scene.move_any()
    assert scene.table.to_move() == slow
    scene.wait(PATIENCE - 1)
    assert scene.refused(1 - slow, wire.HandRequest(slow)) == "patience"
    scene.wait(1)
    scene.ask(1 - slow, wire.HandRequest(slow))
    assert scene.table.seats[slow].bot == STAND_IN


def test_a_question_does_not_restart_the_patience() -> None:
    scene = sit("warsaw", 2)
    scene.move("put acz wp.n.line1")
    scene.wait(PATIENCE - 1)
    scene.undo(0)
    scene.wait(1)
    scene.ask(0, wire.HandRequest(1))
    assert scene.table.seats[1].bot == STAND_IN
    assert scene.table.asked is None
    scene.check_log()


def test_a_returning_player_gets_the_full_patience_again() -> None:
    scene = sit("rush", 2)
    slow = scene.table.to_move()
    scene.wait(PATIENCE)
    scene.ask(1 - slow, wire.HandRequest(slow))
    scene.wait(PATIENCE / 2)
    scene.ask(slow, wire.BackRequest())
    scene.wait(PATIENCE - 1)
    assert scene.refused(1 - slow, wire.HandRequest(slow)) == "patience"
    scene.wait(1)
    scene.ask(1 - slow, wire.HandRequest(slow))
    scene.check_log()


def test_handing_over_another_seat_does_not_restart_the_patience() -> None:
    scene = sit("rush", 3)
    slow = scene.table.to_move()
    first, second = [seat for seat in range(3) if seat != slow]
    scene.wait(PATIENCE - 1)
    scene.ask(first, wire.HandRequest(first))
    scene.ask(first, wire.BackRequest())
    scene.wait(1)
    scene.ask(second, wire.HandRequest(slow))
    assert scene.table.seats[slow].bot == STAND_IN


@pytest.mark.parametrize("patience", [-1, 2_592_001, 1.5, None])
def test_patience_is_a_number_of_seconds_up_to_thirty_days(patience: object) -> None:
    data = {"game": "rush", "seats": [{}, {}], "patience": patience}
    with pytest.raises(msgspec.ValidationError, match="patience"):
        msgspec.convert(data, TableOptions)
