"""Tables are dropped from memory and restored from the store; a shutdown loses nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sztab.server import wire
from sztab.server.store import Store, SummaryRow
from sztab.server.tables import log
from sztab.server.tables.housekeeping import FORGET_AFTER, OVERDUE, Housekeeper
from sztab.server.tables.live_table import LiveTable
from sztab.server.tables.options import SeatPlan
from tests.server.doubles import in_loop, refused, until
from tests.server.servers import sqlite
from tests.server.tables.scenes import BANK, BOT, PERSON, everything
from tests.server.tables.service.scenes import Desk, begun


def age(live: LiveTable) -> None:
    """Pretend that nobody has used a table for a long time."""
    live.used_at -= FORGET_AFTER + 1


async def sweep(desk: Desk) -> bool:
    """Drop unused tables; return whether the table is still in memory."""
    await Housekeeper(desk.hub.registry)._sweep()
    return desk.code in desk.hub.state.live


@in_loop
async def test_an_unused_table_is_dropped_and_restored_unchanged() -> None:
    desk = await begun("rush", 3)
    await desk.move(20)
    before = everything(desk.live.table, desk.clock.now)
    assert await sweep(desk)
    age(desk.live)
    assert not await sweep(desk)
    live = await desk.hub.registry.find(desk.code)
    assert everything(live.table, desk.clock.now) == before
    await desk.move()
    assert len(desk.stored()) == 23


@in_loop
async def test_a_table_in_use_is_kept() -> None:
    desk = await begun("rush", 2)
    ear, _ = await desk.connect(-1)
    age(desk.live)
    assert await sweep(desk)
    desk.hub.feed.disconnect(desk.live, ear)
    assert not await sweep(desk)


@in_loop
async def test_a_table_that_waits_for_a_clock_is_kept() -> None:
    desk = await begun("warsaw", 2, clock=BANK)
    age(desk.live)
    assert await sweep(desk)


@in_loop
async def test_a_table_that_is_being_written_is_kept() -> None:
    desk = await begun("warsaw", 2)
    desk.store.writing = asyncio.Event()
    task = asyncio.create_task(desk.move())
    await until(lambda: desk.store.appends == 2)
    age(desk.live)
    assert await sweep(desk)
    desk.store.writing.set()
    await task


@in_loop
async def test_concurrent_lookups_of_a_table_find_the_same() -> None:
    desk = await begun("rush", 2)
    desk.hub.state.live.clear()
    reads = desk.store.reads
    found = await asyncio.gather(*(desk.hub.registry.find(desk.code) for _ in range(5)))
    assert len({id(one) for one in found}) == 1
    assert desk.store.reads == reads + 1


@in_loop
async def test_a_broken_log_is_said_to_be_broken() -> None:
    desk = await begun("rush", 2)
    for entry in (log.Moved(0, "no such thing"), log.Undone(0, 5)):
        desk.hub.state.live.clear()
        seq = desk.store.write(desk.code, entry)
        assert await refused(desk.hub.registry.find(desk.code)) == "broken"
        del desk.store.logs[desk.code][seq:]
    await desk.hub.registry.find(desk.code)


@in_loop
async def test_another_version_with_the_same_rules_stops_no_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = await begun("rush", 2)
    game = desk.live.table.game
    desk.hub.state.live.clear()
    monkeypatch.setattr(game, "version", "9.9")
    await desk.hub.registry.find(desk.code)
    await desk.move()


# After a restart


async def restarted(desk: Desk, away: int = 0) -> Desk:
    """Return another server with the same store, started this many milliseconds later."""
    new = Desk(desk.store, desk.clock.now + away)
    new.code, new.tokens = desk.code, desk.tokens
    return new


@in_loop
async def test_passes_are_good_after_a_restart() -> None:
    desk = await begun("rush", 2)
    await desk.move(3)
    new = await restarted(desk)
    live = await new.hub.registry.find(new.code)
    assert [new.hub.seats.seat_of(live.table, new.tokens[seat]) for seat in (0, 1)] == [0, 1]
    assert everything(live.table, desk.clock.now) == everything(desk.live.table, desk.clock.now)


@in_loop
async def test_a_move_acknowledged_before_a_restart_is_not_done_twice() -> None:
    desk = await begun("warsaw", 2)
    request = wire.MoveRequest(desk.live.table.turn, desk.choices()[0], "m")
    first = await desk.ask(desk.live.table.to_move(), request)
    new = await restarted(desk)
    assert await new.ask(0, request) == first
    assert new.stored().count("Moved") == 1


@in_loop
async def test_bots_go_on_after_a_restart() -> None:
    desk = await begun("warsaw", [PERSON, BOT])
    desk.thinkers.thinking = asyncio.Event()  # the bot never answers
    await desk.move()
    assert await desk.store.waiting() == [desk.code]
    desk.live.stop()
    new = await restarted(desk)
    await Housekeeper(new.hub.registry)._wake()
    await until(lambda: new.live.table.to_move() == 0)
    assert "Paused" not in new.stored()


@in_loop
async def test_downtime_of_the_server_is_charged_to_no_clock() -> None:
    desk = await begun("warsaw", 2, clock=BANK)
    desk.clock.now += 5_000
    await desk.store.beat("old", desk.clock.now)
    desk.live.stop()
    new = await restarted(desk, 3_600_000)
    keeper = Housekeeper(new.hub.registry)
    await keeper.start()
    await until(lambda: new.stored()[-1] == "Paused")
    clocks = new.live.table.clocks
    assert clocks is not None
    assert clocks.remaining(new.clock.now) == [55_000, 60_000]
    await keeper.close()


# Tables of dead workers


async def forsaken(*plans: SeatPlan, shared: bool = True, **more: Any) -> Desk:  # noqa: ANN401 (as TableOptions takes them)
    """Return another worker, after the one in charge of a table has died."""
    desk = await begun("warsaw", plans, **more)
    desk.thinkers.thinking = asyncio.Event()  # a bot never answers
    await desk.move()
    desk.live.stop()
    desk.store.shared = shared
    return await restarted(desk)


@in_loop
async def test_a_table_whose_bot_is_overdue_is_taken_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sztab.server.tables.scheduler.STEP_IN", 0.0)
    new = await forsaken(PERSON, BOT)
    keeper = Housekeeper(new.hub.registry)
    new.clock.now += OVERDUE
    await keeper._see_to_the_forsaken()
    assert new.hub.state.live == {}  # not overdue yet
    new.clock.now += 1
    await keeper._see_to_the_forsaken()
    await until(lambda: new.live.table.to_move() == 0)
    assert new.stored().count("Moved") > 1


@in_loop
async def test_a_table_whose_clock_is_overdue_is_taken_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sztab.server.tables.scheduler.STEP_IN", 0.0)
    new = await forsaken(PERSON, PERSON, clock=BANK)
    new.clock.now += 60_001
    await Housekeeper(new.hub.registry)._sweep()
    await until(lambda: new.stored()[-1] == "Flagged")


@in_loop
async def test_takeover_needs_other_workers_and_a_waiting_player() -> None:
    alone = await forsaken(PERSON, BOT, shared=False)
    nobody = await forsaken(PERSON, PERSON)
    for new in (alone, nobody):
        new.clock.now += OVERDUE + 1
        await Housekeeper(new.hub.registry)._see_to_the_forsaken()
        assert new.hub.state.live == {}


@in_loop
async def test_a_broken_orphaned_table_stops_nobody() -> None:
    new = await forsaken(PERSON, BOT)
    new.store.write(new.code, log.Undone(0, 5))
    new.clock.now += OVERDUE + 1
    await Housekeeper(new.hub.registry)._see_to_the_forsaken()
    assert new.hub.state.live == {}


@in_loop
async def test_a_table_that_is_in_memory_is_not_loaded_again() -> None:
    new = await forsaken(PERSON, BOT)
    new.clock.now += OVERDUE + 1
    live, reads = await new.hub.registry.find(new.code), new.store.reads
    await Housekeeper(new.hub.registry)._see_to_the_forsaken()
    assert new.live is live
    assert new.store.reads == reads


def test_the_store_knows_which_tables_have_waited_for_how_long(tmp_path: Path) -> None:
    async def scene() -> None:
        store = await Store.open(sqlite(tmp_path))
        for code, at, waits in (("AAAAAA", 10, "bot"), ("BBBBBB", 20, "clock"), ("CCCCCC", 5, "")):
            await store.create(code, at, b"", SummaryRow("running", False, waits, "rush", b""))
        assert await store.waiting() == ["AAAAAA", "BBBBBB"]
        assert [await store.waiting(before) for before in (10, 11, 21)] == [
            [],
            ["AAAAAA"],
            ["AAAAAA", "BBBBBB"],
        ]
        await store.close()

    asyncio.run(scene())


@in_loop
async def test_old_tables_expire() -> None:
    desk = await begun("rush", 2)
    keeper = Housekeeper(desk.hub.registry)
    desk.clock.now += 59 * 86_400_000
    await keeper._expire()
    assert desk.code in desk.store.logs
    desk.clock.now += 2 * 86_400_000
    await keeper._expire()
    assert desk.code not in desk.store.logs


# Closing


@in_loop
async def test_closing_finishes_pending_requests_and_says_goodbye() -> None:
    desk = await begun("warsaw", 2)
    ear, _ = await desk.connect(0)
    desk.store.writing = asyncio.Event()
    moving = asyncio.create_task(desk.move())
    await until(lambda: desk.store.appends == 2)
    closing = asyncio.create_task(desk.hub.close())
    await asyncio.sleep(0)
    assert not closing.done()
    desk.store.writing.set()
    assert isinstance(await moving, wire.OkMessage)
    await closing
    assert ear.kinds() == ["moved"]
    assert ear.bye == ("closing", True)
    assert desk.stored()[-1] == "Moved"


@in_loop
async def test_nothing_new_is_taken_while_closing() -> None:
    desk = await begun("warsaw", 2, clock=BANK)
    request = wire.MoveRequest(desk.live.table.turn, desk.choices()[0])
    before = desk.stored()
    await desk.hub.close()
    assert await refused(desk.ask(0, request)) == "closing"
    assert await refused(desk.ask(0, wire.RematchRequest())) == "closing"
    assert await refused(desk.hub.open(desk.live.table.terms)) == "closing"
    assert desk.live.alarm is None
    assert desk.stored() == before


@in_loop
async def test_bots_stop_thinking_when_the_server_closes() -> None:
    desk = await begun("warsaw", [PERSON, BOT])
    desk.thinkers.thinking = asyncio.Event()
    await desk.move()
    await until(lambda: bool(desk.thinkers.questions))
    await desk.hub.close()
    desk.thinkers.thinking.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert desk.stored().count("Moved") == 1
    assert desk.store.summaries[desk.code].waits == "bot"
