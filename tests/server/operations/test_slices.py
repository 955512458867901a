"""Long computations leave the event loop to others, and give the same tables as without slices."""

from __future__ import annotations

import asyncio

import pytest

from sztab.server.operations import slices
from sztab.server.operations.slices import Slices
from sztab.server.tables import log
from tests.server.doubles import in_loop, until
from tests.server.tables.scenes import everything
from tests.server.tables.service.scenes import Desk, begun


class Turns:
    """Counts the iterations of the event loop while something else runs."""

    def __init__(self) -> None:
        self.number = 0
        self._task = asyncio.create_task(self._count())

    async def _count(self) -> None:
        while True:
            self.number += 1
            await asyncio.sleep(0)

    async def end(self) -> int:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        return self.number


class Clock:
    """A clock that advances by one slice whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += slices.SLICE
        return self.now


@in_loop
async def test_every_item_is_worked_on_in_order() -> None:
    done: list[int] = []
    await Slices().each(range(1000), done.append)
    assert done == list(range(1000))
    await Slices().each([], done.append)


@in_loop
async def test_others_have_a_turn_after_each_slice() -> None:
    turns = Turns()
    await Slices(Clock()).each(range(50), lambda _: None)
    assert await turns.end() >= 50


@in_loop
async def test_only_one_of_several_computations_works_in_a_turn_of_the_loop() -> None:
    shared, order = Slices(Clock()), []
    turns = Turns()

    def work(one: int) -> None:
        order.append((turns.number, one))

    await asyncio.gather(*(shared.each([one] * 10, work) for one in range(5)))
    assert [one for _, one in order[:10]] == [0, 1, 2, 3, 4] * 2  # they take turns
    at = [turn for turn, _ in order]
    assert max(at.count(turn) for turn in at) <= 2
    await turns.end()


@in_loop
async def test_a_failure_ends_the_computation_and_frees_the_others() -> None:
    shared = Slices(Clock())
    with pytest.raises(ZeroDivisionError):
        await shared.each([1, 0, 1], lambda one: 1 // one)
    await shared.each([1], lambda one: 1 // one)


# Tables


async def long_game() -> Desk:
    desk = await begun("rush", 2)
    await desk.move(60)
    return desk


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every slice end after one entry."""
    monkeypatch.setattr(slices, "SLICE", 0.0)


@pytest.mark.usefixtures("tiny")
@in_loop
async def test_a_table_is_loaded_in_slices() -> None:
    desk = await long_game()
    before = everything(desk.live.table, desk.clock.now)
    number = len(desk.stored())
    desk.hub.state.live.clear()
    turns = Turns()
    live = await desk.hub.registry.find(desk.code)
    assert await turns.end() >= number - 2
    assert everything(live.table, desk.clock.now) == before


@pytest.mark.usefixtures("tiny")
@in_loop
async def test_two_requests_for_a_table_while_it_loads_get_the_same() -> None:
    desk = await long_game()
    desk.hub.state.live.clear()
    first, second = await asyncio.gather(
        desk.hub.registry.find(desk.code), desk.hub.registry.find(desk.code)
    )
    assert first is second
    assert desk.store.reads == 1


@pytest.mark.usefixtures("tiny")
@in_loop
async def test_notifications_while_a_table_loads_are_applied() -> None:
    desk = await long_game()
    desk.hub.state.live.clear()
    desk.store.shared = True
    loading = asyncio.create_task(desk.hub.registry.find(desk.code))
    await until(lambda: desk.store.reads == 1)
    for _ in range(5):
        await asyncio.sleep(0)
    assert not loading.done()
    seq = desk.store.write(desk.code, log.Said(0, "hello"), desk.clock.now)
    assert desk.store.on_news is not None
    desk.store.on_news(desk.code, seq)
    live = await loading
    await until(lambda: live.table.seq == seq)


@pytest.mark.usefixtures("tiny")
@in_loop
async def test_entries_of_other_workers_are_applied_in_slices_and_sent_in_order() -> None:
    desk = await long_game()
    ear, _ = await desk.connect(0)
    for number in range(20):
        desk.store.write(desk.code, log.Joined(1, f"n{number}"), desk.clock.now)
    turns = Turns()
    await desk.hub.registry.refresh(desk.live)
    assert await turns.end() >= 20
    assert [one.news.name for one in ear.updates()] == [f"n{number}" for number in range(20)]


@pytest.mark.usefixtures("tiny")
@in_loop
async def test_a_table_that_lost_a_write_race_is_rebuilt_in_slices() -> None:
    desk = await long_game()
    ear, _ = await desk.connect(0)
    desk.store.trouble, desk.store.rival = ["beaten"], log.Joined(1, "faster")
    turns = Turns()
    await desk.move()
    assert await turns.end() >= 60
    assert ear.kinds() == ["joined", "moved"]
    assert len(desk.live.recent) == 32
    again = Desk(desk.store, desk.clock.now)
    live = await again.hub.registry.find(desk.code)
    assert everything(live.table, desk.clock.now) == everything(desk.live.table, desk.clock.now)
