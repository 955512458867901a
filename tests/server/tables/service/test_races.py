"""Requests that interleave: nothing is lost, doubled or invented."""

from __future__ import annotations

import asyncio

import pytest

from sztab.server import wire
from sztab.server.store import LogRow, StoreDown
from sztab.server.tables import log
from sztab.server.tables.housekeeping import FORGET_AFTER, Housekeeper
from sztab.server.tables.live_table import RECENT
from tests.server.api.test_socket import talk
from tests.server.doubles import RecordingConnection, in_loop, refused, until
from tests.server.tables.scenes import BANK, BOT, OPEN, PERSON, terms
from tests.server.tables.service.scenes import Desk, begun


@in_loop
async def test_a_client_during_a_failed_write_sees_only_stored_entries() -> None:
    desk = await begun("warsaw", 2)
    desk.store.writing = asyncio.Event()
    desk.store.trouble = ["down"]
    moving = asyncio.create_task(desk.move())
    await until(lambda: desk.store.appends == 2)
    connecting = asyncio.create_task(desk.connect(1))
    await asyncio.sleep(0)
    desk.store.writing.set()
    with pytest.raises(StoreDown):
        await moving
    assert await refused(connecting) == "unavailable"
    _, welcome = await desk.connect(1)
    assert welcome.seq == len(desk.store.logs[desk.code]) - 1


@in_loop
async def test_a_dropped_table_is_not_used_by_requests_that_waited_for_its_lock() -> None:
    desk = await begun("warsaw", 2)
    desk.store.writing = asyncio.Event()
    desk.store.trouble = ["unknown"]  # written, but the answer was lost
    moving = asyncio.create_task(desk.move())
    await until(lambda: desk.store.appends == 2)
    renaming = asyncio.create_task(desk.ask(0, wire.RenameRequest("Ada")))
    await asyncio.sleep(0)
    first, desk.store.writing = desk.store.writing, asyncio.Event()
    first.set()
    await asyncio.gather(moving, return_exceptions=True)
    await desk.connect(1)  # on a table that was loaded again
    desk.store.writing.set()
    await asyncio.gather(renaming, return_exceptions=True)
    await asyncio.sleep(0)
    assert desk.live.table.seq == len(desk.store.logs[desk.code]) - 1


@in_loop
async def test_a_conflict_while_the_store_goes_down_leaves_nothing_unwritten_in_memory() -> None:
    desk = await begun("warsaw", 2)
    store = desk.store
    store.rival, store.trouble = log.Joined(1, "Bob"), ["beaten"]
    read = store.read

    async def down(code: str, after: int = -1) -> list[LogRow]:
        raise StoreDown("The database does not answer.")

    store.read = down  # type: ignore[method-assign]
    with pytest.raises(StoreDown):
        await desk.move()
    store.read = read  # type: ignore[method-assign]
    _, welcome = await desk.connect(1)
    assert welcome.seq == len(store.logs[desk.code]) - 1
    assert welcome.table.seats[1].name == "Bob"


@in_loop
async def test_a_cancelled_lookup_does_not_load_a_table_twice() -> None:
    desk = await begun("warsaw", 2)
    desk.hub.state.live.clear()
    desk.store.reading = asyncio.Event()
    first = asyncio.create_task(desk.hub.registry.find(desk.code))
    second = asyncio.create_task(desk.hub.registry.find(desk.code))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    third = asyncio.create_task(desk.hub.registry.find(desk.code))
    await asyncio.sleep(0)
    desk.store.reading.set()
    assert await second is await third


@in_loop
async def test_notifications_while_a_table_loads_are_not_lost() -> None:
    desk = await begun("warsaw", 2)
    action = desk.choices()[0]
    desk.hub.state.live.clear()
    desk.store.reading = asyncio.Event()
    finding = asyncio.create_task(desk.hub.registry.find(desk.code))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    seq = desk.store.write(desk.code, log.Moved(0, action))  # after the rows were read
    assert desk.store.on_news is not None
    desk.store.on_news(desk.code, seq)
    desk.store.reading.set()
    live = await finding
    for _ in range(50):
        await asyncio.sleep(0)
    assert live.table.seq == seq


@in_loop
async def test_a_store_failure_while_catching_up_disconnects_the_client() -> None:
    desk = await begun("rush", 2)
    await desk.move(RECENT + 10)
    desk.store.is_up = False
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[0], after=1))
        await until(lambda: line.closed is not None)
        assert line.kinds()[-1] == "Bye"


@in_loop
async def test_a_table_that_was_just_looked_for_is_not_forgotten() -> None:
    desk = await begun("rush", 2)
    desk.live.used_at -= FORGET_AFTER + 1
    live = await desk.hub.registry.find(desk.code)
    await Housekeeper(desk.hub.registry)._sweep()  # between find and connect
    assert await desk.hub.registry.find(desk.code) is live


@in_loop
async def test_a_bot_goes_on_soon_after_the_store_is_back() -> None:
    desk = await begun("warsaw", [PERSON, BOT])
    ear, _ = await desk.connect(0)
    desk.store.trouble = ["", "down"]
    await desk.move()
    await until(lambda: ear.bye is not None)
    await desk.connect(0)
    async with asyncio.timeout(5):
        await until(lambda: desk.live.table.to_move() == 0)


@in_loop
async def test_a_seat_that_was_left_while_a_client_connects_is_not_its_seat() -> None:
    desk = await begun("rush", 2, autostart=False)
    desk.store.writing = asyncio.Event()
    leaving = asyncio.create_task(desk.ask(1, wire.LeaveRequest()))
    await until(lambda: desk.store.appends == 1)
    ear = RecordingConnection(1)  # its pass was checked before
    connecting = asyncio.create_task(
        desk.hub.feed.connect(desk.live, ear, wire.HelloRequest(desk.tokens[1]))
    )
    await asyncio.sleep(0)
    desk.store.writing.set()
    await leaving
    assert await refused(connecting) == "bad-token"


@in_loop
async def test_the_last_seat_is_taken_although_another_worker_begins_the_game() -> None:
    for begins in (True, False):
        desk = await begun("rush", [PERSON, OPEN])
        play = desk.live.table.play
        started = log.Started(play.words(play.prepare_set_up().move.chance))
        desk.store.trouble = ["", "beaten"]
        desk.store.rival = started if begins else log.Joined(0, "Bob")
        joined = await desk.join("Ada")
        assert joined.seat == 1
        assert desk.live.table.status == "running"
        assert desk.stored().count("Started") == 1


@in_loop
async def test_an_arrival_counts_although_another_worker_writes() -> None:
    desk = Desk()
    await desk.open(terms("rush", [PERSON, PERSON], clock=BANK))
    desk.store.trouble, desk.store.rival = ["beaten"], log.Joined(0, "")
    _, welcome = await desk.connect(1)
    assert welcome.table.status == "running"
    assert desk.stored() == ["Opened", "Joined", "Joined", "Started"]


@in_loop
async def test_no_unstored_number_is_sent() -> None:
    desk = await begun("warsaw", 2)
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[1]))
        await until(lambda: len(line.heard) == 2)
        desk.store.writing = asyncio.Event()
        desk.store.trouble = ["down"]
        moving = asyncio.create_task(desk.move())
        await until(lambda: desk.store.appends == 2)
        line.say(wire.PingRequest())
        desk.live.send_presence()
        await until(lambda: len(line.heard) == 4)
        desk.store.writing.set()
        await asyncio.gather(moving, return_exceptions=True)
        await until(lambda: line.closed is not None)
        assert [one.seq for one in line.heard] == [1] * len(line.heard)
        assert line.codes() == ["unavailable"]
