"""Several workers at one table: a seat that is connected to any of them is present."""

from __future__ import annotations

import asyncio

from sztab.server import wire
from sztab.server.store import CONNECTED, Beat
from sztab.server.tables.presence import AWAY
from tests.server.doubles import MemoryStore, in_loop, refused, until
from tests.server.tables.scenes import OPEN, PERSON, terms
from tests.server.tables.service.scenes import Desk, begun
from tests.server.tables.service.test_stand_ins import PATIENCE


def beat(*desks: Desk) -> None:
    for desk in desks:
        worker = desk.hub.registry.presence.worker
        desk.store.signs[worker] = Beat(worker, desk.clock.now, "")


async def written(desk: Desk) -> None:
    """Wait until the worker has stored its sightings."""
    await until(lambda: desk.hub.registry.presence._writing is None)


async def two_workers() -> tuple[Desk, Desk, int]:
    """Return two workers at a table with a player who is overdue, and that player's seat."""
    left = await begun("rush", 2)
    left.store.shared = True
    right = Desk(left.store)
    right.code, right.tokens = left.code, left.tokens
    right.clock = right.hub.state.clock = left.clock
    left.clock.now += PATIENCE
    beat(left, right)
    return left, right, left.live.table.to_move()


@in_loop
async def test_a_player_connected_to_another_worker_is_not_replaced() -> None:
    left, right, slow = await two_workers()
    ear, _ = await right.connect(slow)
    await written(right)
    for request in (wire.HandRequest(slow), wire.FreeRequest(slow)):
        if isinstance(request, wire.HandRequest) or slow == 1:
            assert await refused(left.ask(1 - slow, request)) == "present"
    right.hub.feed.disconnect(right.live, ear)
    await written(right)
    left.clock.now += PATIENCE - 1
    beat(left, right)
    assert await refused(left.ask(1 - slow, wire.HandRequest(slow))) == "patience"
    left.clock.now += 1
    assert isinstance(await left.ask(1 - slow, wire.HandRequest(slow)), wire.OkMessage)


@in_loop
async def test_a_killed_worker_keeps_nobody_present_but_its_last_heartbeat_counts() -> None:
    left, right, slow = await two_workers()
    await right.connect(slow)
    await written(right)
    left.clock.now += AWAY + 1
    assert await refused(left.ask(1 - slow, wire.HandRequest(slow))) == "patience"
    left.clock.now += PATIENCE
    assert isinstance(await left.ask(1 - slow, wire.HandRequest(slow)), wire.OkMessage)


@in_loop
async def test_nothing_is_written_while_people_stay_connected() -> None:
    left, right, slow = await two_workers()
    for _ in range(3):
        await right.connect(slow)
    await written(right)
    before = right.store.sighting_writes
    for _ in range(50):
        await right.ask(slow, wire.PingRequest())
        beat(left, right)
    assert right.store.sighting_writes == before == 1
    assert right.store.sightings == {
        (right.code, slow, right.hub.registry.presence.worker): CONNECTED
    }


@in_loop
async def test_a_flapping_client_ends_in_its_final_state() -> None:
    _, right, slow = await two_workers()
    key = right.code, slow, right.hub.registry.presence.worker
    for _ in range(20):
        ear, _ = await right.connect(slow)
        right.hub.feed.disconnect(right.live, ear)
    await written(right)
    assert right.store.sightings[key] == right.clock.now
    await right.connect(slow)
    await written(right)
    assert right.store.sightings[key] == CONNECTED


@in_loop
async def test_failed_writes_of_sightings_are_repeated() -> None:
    _, right, slow = await two_workers()
    await right.hub.registry.find(right.code)
    right.store.is_up = False
    await right.connect(slow)
    await asyncio.sleep(0)
    right.store.is_up = True
    await written(right)
    assert CONNECTED in right.store.sightings.values()


@in_loop
async def test_presence_covers_all_workers() -> None:
    left, right, slow = await two_workers()
    ear, _ = await left.connect(1 - slow)
    other, _ = await right.connect(slow)
    await written(right)
    await left.hub.registry.presence.look(left.live)
    assert isinstance(ear.heard[-1], wire.PresenceMessage)
    assert ear.heard[-1].here == [0, 1]
    assert [one.here for one in left.hub.feed.look(left.live, 0, refusals=False).table.seats] == [
        True,
        True,
    ]
    right.hub.feed.disconnect(right.live, other)
    await written(right)
    await left.hub.registry.presence.look(left.live)
    assert isinstance(ear.heard[-1], wire.PresenceMessage)
    assert ear.heard[-1].here == [1 - slow]


@in_loop
async def test_a_dead_worker_is_noticed_by_the_housekeeper() -> None:
    left, right, slow = await two_workers()
    await right.connect(slow)
    await written(right)
    await left.hub.registry.presence.look(left.live)
    assert left.live.here() == [slow]
    left.clock.now += AWAY + 1
    beat(left)
    await left.hub.registry.presence.sweep()
    assert left.live.here() == []


@in_loop
async def test_a_worker_that_is_stopped_leaves_the_time() -> None:
    left, right, slow = await two_workers()
    await right.connect(slow)
    await written(right)
    right.clock.now += 500
    await right.hub.close()
    assert list(right.store.sightings.values()) == [right.clock.now]
    assert await refused(left.ask(1 - slow, wire.HandRequest(slow))) == "patience"


@in_loop
async def test_a_player_who_left_the_seat_is_no_longer_present_on_it() -> None:
    store = MemoryStore()
    store.shared = True
    desk = Desk(store)
    await desk.open(terms("rush", [PERSON, OPEN, OPEN]))
    await desk.join("Ada")
    await desk.connect(1)
    await desk.ask(1, wire.LeaveRequest())
    await written(desk)
    assert CONNECTED not in store.sightings.values()
