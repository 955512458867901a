"""When the store fails, nothing is acknowledged that is not stored, and clients come back."""

from __future__ import annotations

import asyncio

import pytest

from sztab.server import wire
from sztab.server.store import StoreDown
from sztab.server.tables import log, results
from sztab.server.tables import registry as tables
from tests.server.doubles import T0, in_loop, refused, until
from tests.server.tables.scenes import BOT, OPEN, PERSON, everything
from tests.server.tables.service.scenes import Desk, begun


async def fail(desk: Desk, *trouble: str, mark: str = "") -> wire.MoveRequest:
    """Make a move while the store fails; return the request."""
    desk.store.trouble = list(trouble)
    table = desk.live.table
    request = wire.MoveRequest(table.turn, desk.choices()[0], mark)
    with pytest.raises(StoreDown):
        await desk.ask(table.to_move(), request)
    return request


@in_loop
async def test_a_failed_write_is_not_acknowledged_and_has_no_effect() -> None:
    desk = await begun("warsaw", 2)
    await desk.move()
    before = everything(desk.live.table, desk.clock.now)
    ear, _ = await desk.connect(0)
    await fail(desk, "down")
    assert ear.updates() == []
    assert ear.bye == ("unavailable", True)
    assert desk.code not in desk.hub.state.live
    live = await desk.hub.registry.find(desk.code)
    assert everything(live.table, desk.clock.now) == before
    await desk.move()
    assert desk.stored() == ["Opened", "Started", "Moved", "Moved"]


@in_loop
async def test_an_unacknowledged_entry_that_was_written_is_found() -> None:
    desk = await begun("warsaw", 2)
    request = await fail(desk, "unknown", mark="m")
    answer = await desk.ask(0, request)
    assert answer == wire.OkMessage(2, 2, "m")
    assert desk.stored().count("Moved") == 1


@in_loop
async def test_clients_reconnect_to_the_stored_state() -> None:
    desk = await begun("warsaw", 2)
    ears = [(await desk.connect(seat))[0] for seat in (0, 1, -1)]
    await fail(desk, "down")
    assert [ear.bye for ear in ears] == [("unavailable", True)] * 3
    ear, welcome = await desk.connect(1, after=1)
    assert (welcome.seq, welcome.missed) == (1, [])
    await desk.move()
    assert ear.kinds() == ["moved"]


@in_loop
async def test_a_table_that_cannot_be_created_is_not_there() -> None:
    desk = await begun("warsaw", 2)
    desk.store.is_up = False
    with pytest.raises(StoreDown):
        await desk.hub.open(desk.live.table.terms)
    assert list(desk.hub.state.live) == [desk.code]


@in_loop
async def test_a_table_that_cannot_be_read_can_be_read_later() -> None:
    desk = await begun("warsaw", 2)
    desk.hub.state.live.clear()
    desk.store.is_up = False
    with pytest.raises(StoreDown):
        await desk.hub.registry.find(desk.code)
    desk.store.is_up = True
    assert (await desk.hub.registry.find(desk.code)).table.seq == 1


@in_loop
async def test_a_bots_decision_that_cannot_be_written_is_made_again_later() -> None:
    desk = await begun("warsaw", [PERSON, BOT])
    ear, _ = await desk.connect(0)
    desk.store.trouble = ["", "down"]
    await desk.move()
    await until(lambda: ear.bye is not None)
    assert desk.stored() == ["Opened", "Started", "Moved"]
    live = await desk.hub.registry.find(desk.code)
    desk.hub.registry.scheduler.wake(live, mine=True)
    await until(lambda: live.table.to_move() == 0)


@in_loop
async def test_a_join_that_cannot_be_written_takes_no_seat() -> None:
    desk = await begun("rush", [PERSON, OPEN])
    desk.store.trouble = ["down"]
    with pytest.raises(StoreDown):
        await desk.hub.seats.join(desk.code, results.JoinTable("Ada"))
    joined = await desk.hub.seats.join(desk.code, results.JoinTable("Ada"))
    assert joined.seq == 1
    assert desk.stored() == ["Opened", "Joined", "Started"]


# Other workers


@in_loop
async def test_the_slower_of_two_requests_is_refused_and_the_faster_is_sent() -> None:
    desk = await begun("warsaw", 2)
    ears = [(await desk.connect(seat))[0] for seat in (0, 1, -1)]
    first, second = desk.choices()[:2]
    desk.store.trouble, desk.store.rival = ["beaten"], log.Moved(0, second)
    answer = await desk.ask(0, wire.MoveRequest(desk.live.table.turn, first, "m"))
    assert isinstance(answer, wire.RefusalMessage)
    assert (answer.code, answer.id, answer.seq) == ("stale", "m", 2)
    for ear in ears:
        (update,) = ear.updates()
        assert (update.seq, update.news.action) == (2, second)
        assert ear.bye is None
    assert [one.position for one in ears[0].updates()] == [desk.shown(0)]
    await desk.move()
    assert desk.stored() == ["Opened", "Started", "Moved", "Moved"]


@in_loop
async def test_an_unrelated_conflict_stops_nobody() -> None:
    desk = await begun("warsaw", 2)
    desk.store.trouble, desk.store.rival = ["beaten"], log.Joined(1, "Bob")
    turn = desk.live.table.turn
    request = wire.MoveRequest(turn, desk.choices()[0])
    assert await desk.ask(0, request) == wire.OkMessage(3, 3)
    assert desk.stored() == ["Opened", "Started", "Joined", "Moved"]


@in_loop
async def test_a_move_that_another_worker_has_done_already_is_not_done_twice() -> None:
    desk = await begun("warsaw", 2)
    turn, action = desk.live.table.turn, desk.choices()[0]
    desk.store.trouble, desk.store.rival = ["beaten"], log.Moved(0, action, [], "m")
    assert await desk.ask(0, wire.MoveRequest(turn, action, "m")) == wire.OkMessage(2, 2, "m")
    assert desk.stored().count("Moved") == 1


@in_loop
async def test_a_table_that_is_gone_is_said_to_be_gone() -> None:
    desk = await begun("warsaw", 2)
    ear, _ = await desk.connect(0)
    del desk.store.logs[desk.code]
    request = wire.MoveRequest(desk.live.table.turn, desk.choices()[0])
    assert await refused(desk.ask(0, request)) == "no-table"
    assert ear.bye is not None
    assert desk.code not in desk.hub.state.live


@in_loop
async def test_entries_of_another_worker_are_applied_and_sent() -> None:
    desk = await begun("warsaw", 2)
    ear, _ = await desk.connect(1)
    action = desk.choices()[0]
    seq = desk.store.write(desk.code, log.Moved(0, action), T0 + 5)
    assert desk.store.on_news is not None
    desk.store.on_news(desk.code, seq)
    desk.store.on_news(desk.code, seq)
    desk.store.on_news("ZZZZZZ", 7)
    await until(lambda: desk.live.table.seq == seq)
    await until(lambda: not desk.hub.state._background)
    assert [one.seq for one in ear.updates()] == [seq]
    assert ear.updates()[0].news.action == action


@in_loop
async def test_after_a_gap_everything_is_caught_up_with() -> None:
    desk = await begun("warsaw", 2)
    ear, _ = await desk.connect(1)
    desk.store.write(desk.code, log.Joined(0, "Ada"))
    desk.store.write(desk.code, log.Joined(0, "Bob"))
    assert desk.store.on_gap is not None
    desk.store.on_gap()
    await until(lambda: len(ear.updates()) == 2)
    assert desk.live.table.seats[0].name == "Bob"


@in_loop
async def test_news_that_cannot_be_read_now_are_read_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """They come only once: a worker that ignored them would keep its players waiting for ever."""
    monkeypatch.setattr(tables, "RETRY_SECONDS", 0.01)
    desk = await begun("warsaw", 2)
    ear, _ = await desk.connect(0)
    seq = desk.store.write(desk.code, log.Said(1, "Hello"))
    desk.store.is_up = False
    assert desk.store.on_news is not None
    desk.store.on_news(desk.code, seq)
    await asyncio.sleep(0.05)
    assert ear.updates() == []
    desk.store.is_up = True
    await until(lambda: len(ear.updates()) == 1)


@in_loop
async def test_a_seat_left_at_another_worker_is_left_here_too() -> None:
    desk = await begun("rush", [PERSON, PERSON], autostart=False)
    ear, _ = await desk.connect(1)
    desk.store.write(desk.code, log.Left(1))
    assert desk.store.on_gap is not None
    desk.store.on_gap()
    await until(lambda: bool(ear.updates()))
    assert ear.seat == -1


@in_loop
async def test_two_workers_play_one_game() -> None:
    """Each takes what the other writes; the slower one is told so, and nothing is lost."""
    left = await begun("rush", 2)
    right = Desk(left.store)
    right.code, right.tokens = left.code, left.tokens
    await right.hub.registry.find(right.code)
    ears = [(await desk.connect(-1))[0] for desk in (left, right)]
    done = 0
    for number in range(30):
        desk = (left, right)[number % 2]
        table = desk.live.table
        request = wire.MoveRequest(table.turn, desk.choices()[0])
        answer = await desk.ask(table.to_move(), request)
        done += isinstance(answer, wire.OkMessage)
    for desk in (left, right):
        await desk.hub.registry.refresh(desk.live)
    tables = [everything(desk.live.table, T0) for desk in (left, right)]
    assert tables[0] == tables[1]
    for ear in ears:
        assert [one.seq for one in ear.updates()] == list(range(2, 2 + done))
    await asyncio.sleep(0)
