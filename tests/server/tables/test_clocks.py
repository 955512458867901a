"""Clocks: which one runs, how much is left, whose time is over, and that tricks gain no time."""

from __future__ import annotations

import pytest

from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.clocks import NOBODY, Clocks
from sztab.server.tables.proposals import bot_moving, flagging
from sztab.server.wire import ClockPlan
from sztab.server.wire.refusals import Refusal
from tests.server.tables.scenes import BANK, BOT, PERSON, TURN, TableScene, sit, terms

FIRST = "put acz wp.n.line1"
SECOND = "put wp acz.n.line1"


def warsaw(plan: ClockPlan) -> TableScene:
    """Begin a game in which P1 decides first and nothing is dealt between the two."""
    return sit("warsaw", 2, seed="1", clock=plan)


# By themselves


def test_no_clock_runs_at_first() -> None:
    clocks = Clocks(BANK, 2)
    assert clocks.running == NOBODY
    assert clocks.deadline() is None
    assert clocks.remaining(10**9) == [60_000, 60_000]


def test_only_the_clock_of_the_turn_runs() -> None:
    clocks = Clocks(BANK, 2)
    clocks.pass_to(1, 1000, runs=True)
    assert clocks.remaining(4000) == [60_000, 57_000]
    assert clocks.deadline() == 61_000


def test_the_bank_shrinks_and_each_turn_adds_the_increment() -> None:
    clocks = Clocks(BANK, 2)
    clocks.pass_to(0, 0, runs=True)
    clocks.pass_to(1, 10_000, runs=True)
    assert clocks.remaining(10_000) == [55_000, 60_000]
    clocks.pass_to(0, 12_000, runs=True)
    assert clocks.remaining(12_000) == [55_000, 63_000]


def test_each_turn_has_its_own_time() -> None:
    clocks = Clocks(TURN, 2)
    clocks.pass_to(0, 0, runs=True)
    clocks.pass_to(1, 29_000, runs=True)
    assert clocks.remaining(30_000) == [30_000, 29_000]
    clocks.pass_to(0, 31_000, runs=True)
    assert clocks.remaining(31_000) == [30_000, 30_000]


def test_several_decisions_in_one_turn_share_its_time() -> None:
    for plan in (BANK, TURN):
        clocks = Clocks(plan, 2)
        for at in (0, 5_000, 9_000):
            clocks.pass_to(0, at, runs=True)
        assert clocks.remaining(10_000)[0] == plan.seconds * 1000 - 10_000


def test_no_clock_is_ever_negative() -> None:
    clocks = Clocks(TURN, 1)
    clocks.pass_to(0, 0, runs=True)
    assert clocks.remaining(99_000) == [0]


def test_time_in_which_nobody_could_play_is_charged_to_no_clock() -> None:
    clocks = Clocks(BANK, 2)
    clocks.pass_to(0, 0, runs=True)
    clocks.give_back(50_000, 52_000)
    assert clocks.remaining(52_000) == [58_000, 60_000]
    assert clocks.deadline() == 110_000


def test_no_more_is_given_back_than_has_passed() -> None:
    clocks = Clocks(BANK, 2)
    clocks.pass_to(0, 0, runs=True)
    for _ in range(2):  # two workers may come back at the same time
        clocks.give_back(50_000, 52_000)
    assert clocks.remaining(52_000) == [60_000, 60_000]
    clocks.pass_to(1, 53_000, runs=True)
    assert clocks.remaining(53_000)[0] == 59_000 + 5_000


# At a table


def test_time_runs_from_the_start_of_the_game() -> None:
    scene = TableScene(terms("warsaw", [PERSON, PERSON], clock=BANK))
    scene.wait(1000)
    assert scene.left() == [60_000, 60_000]
    scene.start()
    scene.wait(10)
    assert scene.left() == [50_000, 60_000]


def test_a_decision_hands_the_clock_on() -> None:
    scene = warsaw(BANK)
    scene.wait(10)
    scene.move(FIRST)
    scene.wait(20)
    assert scene.left() == [55_000, 40_000]
    assert scene.table.clocks is not None
    assert scene.table.clocks.running == 1
    scene.check_log()


@pytest.mark.parametrize("plan", [TURN, BANK])
def test_a_late_player_may_not_decide_and_loses(plan: ClockPlan) -> None:
    scene = warsaw(plan)
    scene.wait(plan.seconds - 0.001)
    assert flagging(scene.table, scene.now) is None
    scene.wait(0.001)
    assert scene.refused(0, wire.MoveRequest(scene.table.turn, FIRST)) == "time"
    scene.ring()
    assert scene.table.status == "over"
    assert scene.table.outcome is not None
    assert (scene.table.outcome.how, scene.table.outcome.winners) == ("time", (1,))
    assert scene.left()[0] == 0
    assert flagging(scene.table, scene.now) is None
    scene.check_log()


def test_with_three_players_a_bot_plays_on_without_a_clock() -> None:
    scene = sit("rush", 3, clock=BANK)
    mover = scene.table.to_move()
    scene.wait(61)
    scene.ring()
    assert scene.table.status == "running"
    assert scene.table.seats[mover].bot == "lieutenant"
    assert scene.table.waits() == "bot"
    assert scene.table.clocks is not None
    assert scene.table.clocks.running == NOBODY
    scene.wait(1000)
    assert scene.left()[mover] == 0
    scene.check_log()


def test_bots_do_not_tick() -> None:
    scene = TableScene(terms("warsaw", [PERSON, BOT], clock=BANK), "1").start()
    scene.move(FIRST)
    assert scene.table.waits() == "bot"
    scene.wait(1000)
    assert flagging(scene.table, scene.now) is None
    assert scene.left() == [65_000, 60_000]


def test_handing_the_seat_to_a_bot_stops_the_clock_and_gains_no_time() -> None:
    for plan in (TURN, BANK):
        scene = warsaw(plan)
        scene.wait(20)
        for _ in range(3):
            scene.ask(0, wire.HandRequest(0))
            scene.wait(100)
            scene.ask(0, wire.BackRequest())
        assert scene.left()[0] == (plan.seconds - 20) * 1000
        scene.check_log()


def test_the_clock_of_a_finished_game_is_stopped() -> None:
    scene = warsaw(BANK)
    scene.wait(10)
    scene.ask(1, wire.ResignRequest())
    scene.wait(1000)
    assert scene.left() == [50_000, 60_000]
    assert scene.table.waits() == ""


@pytest.mark.parametrize("plan", [TURN, BANK])
def test_an_undo_restores_the_time_before_the_decision(plan: ClockPlan) -> None:
    scene = warsaw(plan)
    full = int(plan.seconds * 1000)
    scene.wait(20)
    for _ in range(3):
        scene.move(FIRST)
        scene.wait(7)
        scene.undo(0)
        scene.wait(2)
        scene.answer(1, agree=True)
        assert scene.left() == [full - 20_000, full]
    scene.wait(1)
    assert scene.left() == [full - 21_000, full]
    scene.check_log()


@pytest.mark.parametrize("plan", [TURN, BANK])
def test_an_undo_after_a_bot_restores_the_time_before_the_decision(plan: ClockPlan) -> None:
    scene = TableScene(terms("warsaw", [PERSON, BOT], clock=plan), "1").start()
    full = int(plan.seconds * 1000)
    scene.wait(20)
    for _ in range(3):
        scene.move(FIRST)
        scene.wait(7)
        scene.undo(0)
        assert scene.left() == [full - 20_000, full]
    scene.check_log()


def test_a_player_asked_for_consent_thinks_on_their_own_time() -> None:
    scene = warsaw(BANK)
    scene.wait(10)
    scene.move(FIRST)
    scene.wait(3)
    scene.undo(0)
    scene.wait(4)
    scene.answer(1, agree=False)
    assert scene.left() == [55_000, 53_000]
    scene.check_log()


def test_an_undo_within_a_turn_gives_no_time_back() -> None:
    scene = sit("battlegrounds", 2, clock=BANK)
    mover = scene.table.to_move()
    for _ in range(3):
        scene.wait(5)
        scene.move_any()
        scene.wait(4)
        scene.undo(mover)
    assert scene.left()[mover] == 60_000 - 27_000
    scene.check_log()


def test_a_refused_or_asked_undo_changes_no_clock() -> None:
    scene = warsaw(BANK)
    scene.move(FIRST, SECOND)
    scene.move(next(one for one in scene.choices() if one.startswith("play")))
    before = scene.left()
    scene.undo(1)
    scene.ask(0, wire.AnswerRequest(scene.table.asked_seq, False))
    assert scene.left() == before


def test_downtime_takes_no_time() -> None:
    scene = warsaw(BANK)
    scene.wait(5)
    scene.wait(3600)
    scene.take(log.Paused(3_600_000))
    assert scene.left() == [55_000, 60_000]
    assert flagging(scene.table, scene.now) is None
    scene.check_log()


def test_a_table_without_a_clock_that_waits_for_a_person_is_not_woken() -> None:
    assert warsaw(BANK).table.waits() == "clock"
    assert sit("warsaw", 2).table.waits() == ""


def test_without_a_clock_no_timer_is_set() -> None:
    scene = sit("warsaw", 2)
    scene.wait(10**6)
    assert flagging(scene.table, scene.now) is None
    scene.take(log.Paused(5))
    scene.check_log()


def test_a_bot_decides_only_for_its_own_seat_and_only_in_time() -> None:
    scene = warsaw(BANK)
    with pytest.raises(Refusal) as caught:
        bot_moving(scene.table, 0, FIRST, scene.table.turn)
    assert caught.value.code == "not-your-turn"
    with pytest.raises(Refusal) as caught:
        bot_moving(scene.table, 0, FIRST, scene.table.turn - 1)
    assert caught.value.code == "stale"
