"""Connections: clients of a seat see the same, presence is sent, missed events are sent later."""

from __future__ import annotations

import asyncio

import msgspec

from sztab.server import wire
from sztab.server.tables.event_feed import MAX_ENTRIES
from sztab.server.tables.live_table import RECENT
from tests.server.doubles import RecordingConnection, in_loop
from tests.server.tables.service.scenes import Desk, begun

# Together


@in_loop
async def test_two_sockets_of_one_seat_see_the_same() -> None:
    desk = await begun("warsaw", 2)
    first, one = await desk.connect(0)
    second, two = await desk.connect(0)
    assert one.position == two.position
    await desk.move(5)
    assert first.updates() == second.updates()
    assert len(first.updates()) == 5


@in_loop
async def test_each_seat_sees_its_own() -> None:
    desk = await begun("warsaw", 2)
    await desk.move(2)
    ears = [(await desk.connect(seat))[0] for seat in (-1, 0, 1)]
    await desk.move()
    for ear, seat in zip(ears, (-1, 0, 1), strict=True):
        assert ear.updates()[-1].position == desk.shown(seat)
    views = [msgspec.json.encode(ear.updates()[-1].position) for ear in ears]
    assert len(set(views)) == 3


@in_loop
async def test_clients_can_opt_out_of_refusals() -> None:
    desk = await begun("warsaw", 2)
    table = desk.live.table
    with_, without = (
        RecordingConnection(table.to_move()),
        RecordingConnection(table.to_move(), refusals=False),
    )
    for ear in (with_, without):
        await desk.hub.feed.connect(desk.live, ear, desk.hello(ear.seat))
    await desk.ask(0, wire.RenameRequest("Ada"))
    shown = [ear.updates()[0].position for ear in (with_, without)]
    assert shown[0] is not None
    assert shown[1] is not None
    assert shown[0].refused
    assert not shown[1].refused
    assert shown[0].choices == shown[1].choices


@in_loop
async def test_presence_is_sent() -> None:
    desk = await begun("warsaw", 2)
    first, welcome = await desk.connect(0)
    assert [seat.here for seat in welcome.table.seats] == [True, False]
    second, _ = await desk.connect(1)
    watcher, _ = await desk.connect(-1)
    assert first.heard[-1] == wire.PresenceMessage(1, [0, 1], 1)
    desk.hub.feed.disconnect(desk.live, second)
    assert first.heard[-1] == watcher.heard[-1] == wire.PresenceMessage(1, [0], 1)
    again, _ = await desk.connect(0)
    desk.hub.feed.disconnect(desk.live, first)
    assert again.heard[-1] == wire.PresenceMessage(1, [0], 1)


@in_loop
async def test_a_disconnected_client_gets_nothing() -> None:
    desk = await begun("warsaw", 2)
    ear, _ = await desk.connect(0)
    desk.hub.feed.disconnect(desk.live, ear)
    heard = len(ear.heard)
    await desk.move()
    assert len(ear.heard) == heard


# Coming back


async def away(moves: int, seat: int = 0) -> tuple[Desk, list[wire.UpdateMessage]]:
    """Play on while the seat has no client; return the messages to a client that stayed."""
    desk = await begun("rush", 2)
    stayed, _ = await desk.connect(seat)
    await desk.move(moves)
    return desk, stayed.updates()


def bare(
    updates: list[wire.UpdateMessage],
) -> list[tuple[int, int, wire.News, list[wire.Happened]]]:
    return [(one.seq, one.at, one.news, one.events) for one in updates]


@in_loop
async def test_a_welcome_without_a_number_has_only_the_position() -> None:
    desk, _ = await away(5)
    _, welcome = await desk.connect(0)
    assert welcome.missed == []
    assert (welcome.seq, welcome.you) == (6, 0)
    assert welcome.position == desk.shown(0)


@in_loop
async def test_a_short_absence_is_replayed_from_memory() -> None:
    desk, told = await away(20)
    reads = desk.store.reads
    _, welcome = await desk.connect(0, after=1)
    assert bare(welcome.missed) == bare(told)
    assert desk.store.reads == reads
    _, welcome = await desk.connect(0, after=15)
    assert bare(welcome.missed) == bare(told[14:])
    _, welcome = await desk.connect(0, after=21)
    assert welcome.missed == []


@in_loop
async def test_a_long_absence_is_replayed_from_the_log() -> None:
    for seat in (-1, 0, 1):
        desk, told = await away(RECENT + 30, seat)
        reads = desk.store.reads
        _, welcome = await desk.connect(seat, after=5)
        assert bare(welcome.missed) == bare(told[4:])
        assert desk.store.reads == reads + 1


@in_loop
async def test_memory_and_log_meet_without_a_gap() -> None:
    desk, told = await away(RECENT + 10)
    for after in range(7, 14):
        _, welcome = await desk.connect(0, after=after)
        assert bare(welcome.missed) == bare(told[after - 1 :])


@in_loop
async def test_events_while_the_log_is_read_are_not_missed() -> None:
    desk, _ = await away(RECENT + 10)
    desk.store.reading = asyncio.Event()
    ear = RecordingConnection(0)
    task = asyncio.create_task(desk.hub.feed.connect(desk.live, ear, desk.hello(0, 2)))
    await asyncio.sleep(0)
    asked = asyncio.create_task(desk.move(3))
    await asyncio.sleep(0)
    desk.store.reading.set()
    welcome = await task
    await asked
    seqs = [one.seq for one in welcome.missed] + [one.seq for one in ear.updates()]
    assert seqs == list(range(3, RECENT + 15))


@in_loop
async def test_a_client_ahead_of_the_log_misses_nothing() -> None:
    desk, _ = await away(5)
    _, welcome = await desk.connect(0, after=999)
    assert welcome.missed == []
    assert welcome.seq == 6


@in_loop
async def test_from_the_very_beginning() -> None:
    desk, told = await away(5)
    _, welcome = await desk.connect(0, after=-1)
    assert [one.news.kind for one in welcome.missed[:2]] == ["opened", "started"]
    assert bare(welcome.missed[2:]) == bare(told)


@in_loop
async def test_events_come_in_pages() -> None:
    desk, _ = await away(RECENT + 10)
    live, seqs, after = desk.live, list[int](), 0
    while True:
        page = await desk.hub.feed.events(live, -1, after, 10)
        seqs += [one.seq for one in page.updates]
        assert len(page.updates) <= 10
        after = seqs[-1]
        if not page.more:
            break
    assert seqs == list(range(1, RECENT + 12))
    assert RECENT + 12 < MAX_ENTRIES


@in_loop
async def test_a_page_is_no_longer_than_asked_for() -> None:
    desk, _ = await away(3)
    page = await desk.hub.feed.events(desk.live, -1, -1, 1)
    assert [one.seq for one in page.updates] == [0]
    assert page.more


@in_loop
async def test_a_very_long_absence_is_replayed_without_a_gap() -> None:
    desk = await begun("rush", 2)
    for n in range(2 * MAX_ENTRIES + RECENT + 20):
        await desk.ask(0, wire.RenameRequest(f"n{n}"))
    last = desk.live.table.seq
    for after in (-1, 1, MAX_ENTRIES, MAX_ENTRIES + 1, last - RECENT, last - 1):
        _, welcome = await desk.connect(0, after=after)
        assert [one.seq for one in welcome.missed] == list(range(after + 1, last + 1))


@in_loop
async def test_a_secret_is_replayed_only_to_its_owner() -> None:
    desk = await begun("warsaw", 2)
    told = {seat: (await desk.connect(seat))[0] for seat in (-1, 0, 1)}
    await desk.move(RECENT + 5)
    for seat, ear in told.items():
        page = await desk.hub.feed.events(desk.live, seat, 1)
        assert bare(page.updates) == bare(ear.updates())
