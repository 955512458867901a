"""Time in which the event loop was blocked is credited before a player's flag falls."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.server import wire
from sztab.server.operations.lags import Lag, Lags, decode, overlap
from sztab.server.tables import log
from sztab.server.tables.clocks import Clocks
from sztab.server.tables.scheduler import GONE, OVERDUE
from tests.server.doubles import T0, in_loop
from tests.server.tables.scenes import BANK, everything
from tests.server.tables.service.scenes import Desk, begun

# Lags alone


def test_lags_are_summed_within_a_window() -> None:
    lags = Lags()
    lags.add(100, T0 + 1000)
    lags.add(200, T0 + 3000)
    lags.add(50, T0 + 5000)  # too short to count
    assert lags.within(T0, T0 + 9000) == 300
    assert lags.within(T0 + 950, T0 + 2900) == 150
    assert lags.within(T0 + 1000, T0 + 2800) == 0


def test_lags_without_a_pause_are_one() -> None:
    lags = Lags()
    for number in range(5000):
        lags.add(60, T0 + 70 * number)
    assert len(lags._lags) == 1
    assert lags.within(T0, T0 + 70 * 4999) == 70 * 4999


def test_only_the_latest_lags_are_kept_and_shared() -> None:
    lags = Lags()
    for number in range(5000):
        lags.add(60, T0 + 1000 * number)
    now = T0 + 1000 * 4999
    assert len(lags._lags) == 1000
    told = decode(lags.encode(now))
    assert len(told) == 100
    assert told[-1] == Lag(now - 60, now)
    assert lags.encode(now + 10**9) == ""
    assert decode("") == []


def test_overlapping_lags_count_once() -> None:
    lags = [Lag(10, 30), Lag(20, 40), Lag(22, 25), Lag(50, 60)]
    assert overlap(lags, 0, 100) == 40
    assert overlap(lags, 15, 55) == 30


def test_lag_is_credited_once() -> None:
    clocks = Clocks(BANK, 2)
    clocks.pass_to(0, T0, runs=True)
    assert clocks.credited_at == T0
    clocks.give_back(3000, T0 + 5000)
    assert (clocks.credited_at, clocks.remaining(T0 + 5000)[0]) == (T0 + 5000, 58_000)


# At a table


async def playing(**more: Any) -> Desk:  # noqa: ANN401 (as Terms takes them)
    """Begin a game with a minute for each decision."""
    return await begun("warsaw", 2, clock=BANK, **more)


def mover(desk: Desk) -> int:
    return desk.live.table.to_move()


def hold(desk: Desk, seconds: float) -> None:
    """Block the server for some time, until now."""
    desk.clock.now += int(seconds * 1000)
    desk.hub.state.lags.add(int(seconds * 1000), desk.clock.now)


def left(desk: Desk, seat: int) -> int:
    """Return the time left to a seat, in milliseconds."""
    clocks = desk.live.table.clocks
    assert clocks is not None
    return clocks.remaining(desk.clock.now)[seat]


@in_loop
async def test_a_move_carries_the_lag_of_its_time() -> None:
    desk = await playing()
    seat = mover(desk)
    desk.clock.now += 2_000
    hold(desk, 30)
    await desk.move()
    moved = desk.store.entries(desk.code)[-1]
    assert isinstance(moved, log.Moved)
    assert moved.lag == 30_000
    assert left(desk, seat) == 58_000 + 5_000 * (mover(desk) != seat)


@in_loop
async def test_a_move_without_lag_is_stored_as_before() -> None:
    desk = await playing()
    desk.clock.now += 2_000
    await desk.move()
    assert b"lag" not in desk.store.logs[desk.code][-1].entry


@in_loop
async def test_an_answer_in_time_is_not_late_because_of_lag() -> None:
    desk = await playing()
    desk.clock.now += 500
    hold(desk, 70)
    await desk.move()
    assert desk.live.table.status == "running"


@in_loop
async def test_lag_of_an_earlier_turn_is_not_credited_again() -> None:
    desk = await playing()
    hold(desk, 10)
    await desk.move()
    desk.clock.now += 1_000
    await desk.move()
    moved = desk.store.entries(desk.code)[-1]
    assert isinstance(moved, log.Moved)
    assert moved.lag == 0


@in_loop
async def test_a_flag_falls_only_after_lag_is_credited() -> None:
    desk = await playing()
    desk.clock.now += 1_000
    hold(desk, 59)
    desk.clock.now += 100
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.stored()[-1] == "Paused"
    assert left(desk, mover(desk)) == 58_900
    assert desk.live.alarm is not None  # the timer is set again
    desk.clock.now += 58_901
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.stored()[-1] == "Flagged"


@in_loop
async def test_without_lag_the_flag_falls_at_once() -> None:
    desk = await playing()
    desk.clock.now += 60_001
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.stored()[-1] == "Flagged"


@pytest.mark.parametrize(
    "request_", [wire.ResignRequest(), wire.HandRequest(0, "recruit"), wire.LeaveRequest()]
)
def test_stopping_a_clock_credits_lag_first(request_: wire.Request) -> None:
    @in_loop
    async def scene() -> None:
        desk = await playing()
        seat = mover(desk)
        if isinstance(request_, wire.HandRequest):
            request_.seat = seat
        number = len(desk.stored())
        hold(desk, 20)
        await desk.ask(seat, request_)
        assert desk.stored()[number] == "Paused"
        assert left(desk, seat) == 60_000

    scene()


@in_loop
async def test_chat_neither_credits_nor_loses_lag() -> None:
    desk = await playing(chat=True)
    hold(desk, 20)
    await desk.ask(mover(desk), wire.SayRequest("hello"))
    assert desk.stored()[-1] == "Said"
    await desk.move()
    moved = desk.store.entries(desk.code)[-1]
    assert isinstance(moved, log.Moved)
    assert moved.lag == 20_000


@in_loop
async def test_a_stored_game_with_lag_adds_up_to_the_same_table() -> None:
    desk = await playing()
    for seconds in (3, 0, 7):
        hold(desk, seconds)
        await desk.move()
    desk.clock.now += 100
    hold(desk, 60)
    await desk.hub.registry.scheduler._ring(desk.live)
    before = everything(desk.live.table, desk.clock.now)
    desk.hub.state.live.clear()
    live = await desk.hub.registry.find(desk.code)
    assert everything(live.table, desk.clock.now) == before


# Several workers


async def shared() -> Desk:
    desk = await playing()
    desk.store.shared = True
    await desk.store.beat("other", desk.clock.now)
    return desk


@in_loop
async def test_the_lag_of_another_worker_counts_before_a_flag_falls() -> None:
    desk = await shared()
    start = desk.clock.now
    desk.clock.now += 60_001
    lags = Lags()
    lags.add(5_000, start + 20_000)
    await desk.store.beat("other", desk.clock.now, lags.encode(desk.clock.now))
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.stored()[-1] == "Paused"
    assert left(desk, mover(desk)) == 4_999
    desk.clock.now += 5_000
    await desk.store.beat("other", desk.clock.now, lags.encode(desk.clock.now))
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.stored()[-1] == "Flagged"


@in_loop
async def test_the_longest_lag_counts_not_their_sum() -> None:
    desk = await shared()
    lags = Lags()
    lags.add(5_000, desk.clock.now + 20_000)
    desk.clock.now += 53_001
    hold(desk, 7)
    await desk.store.beat("other", desk.clock.now, lags.encode(desk.clock.now))
    await desk.hub.registry.scheduler._ring(desk.live)
    assert left(desk, mover(desk)) == 6_999


@in_loop
async def test_a_worker_without_a_heartbeat_is_lagging_and_later_dead() -> None:
    desk = await shared()
    desk.clock.now += 50_001
    await desk.store.beat("other", desk.clock.now)
    desk.clock.now += 10_000
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.stored()[-1] == "Paused"
    assert left(desk, mover(desk)) == 10_000 - OVERDUE - 1
    desk.clock.now += GONE
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.stored()[-1] == "Flagged"


@in_loop
async def test_a_move_that_is_late_by_another_workers_lag_is_taken() -> None:
    desk = await shared()
    lags = Lags()
    lags.add(5_000, desk.clock.now + 20_000)
    desk.clock.now += 60_001
    await desk.store.beat("other", desk.clock.now, lags.encode(desk.clock.now))
    await desk.move()
    assert desk.stored()[-2:] == ["Paused", "Moved"]
