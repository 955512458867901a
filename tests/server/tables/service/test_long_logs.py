"""A long log is replayed once, in slices, and does not grow without limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.server import wire
from sztab.server.safety import Limits
from sztab.server.tables import history, log
from sztab.server.tables.live_table import RECENT, follow
from sztab.server.workers.jobs import Retell
from sztab.server.workers.log_jobs import SLICE
from tests.server.doubles import in_loop
from tests.server.tables.service.scenes import begun

if TYPE_CHECKING:
    import pytest

    from sztab.server.tables.live_table import AppliedEntry
    from sztab.server.tables.table import Table
    from tests.server.tables.service.scenes import Desk

ENTRIES = 2 * SLICE + 500


async def long_table() -> Desk:
    """Return a table at which a player has changed their name thousands of times."""
    desk = await begun("rush", 2)
    for number in range(ENTRIES):
        desk.store.write(desk.code, log.Joined(0, f"n{number}"))
    desk.hub.state.live.clear()
    return desk


def count_replayed(patch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that collects the number of every replayed entry."""
    replayed: list[int] = []

    def counted(table: Table, entry: log.Entry, at: int) -> AppliedEntry:
        happening = follow(table, entry, at)
        replayed.append(happening.seq)
        return happening

    patch.setattr(history, "follow", counted)
    return replayed


def test_from_the_start_every_entry_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = count_replayed(monkeypatch)

    @in_loop
    async def run() -> None:
        desk = await long_table()
        _, welcome = await desk.connect(0, after=-1)
        last = welcome.seq
        assert [one.seq for one in welcome.missed] == list(range(last + 1))
        told = last - RECENT  # the last few are in memory
        assert replayed[:told] == list(range(1, told + 1))
        assert len(replayed) <= last
        sizes = [len(job.lines) for job in desk.workshop.jobs if isinstance(job, Retell)]
        assert max(sizes) == SLICE

    run()


def test_pages_of_events_replay_nothing_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = count_replayed(monkeypatch)

    @in_loop
    async def run() -> None:
        desk = await long_table()
        live = await desk.hub.registry.find(desk.code)
        for viewer in (0, 1, -1):
            for after in (-1, 700, 20, 1400, 700):
                page = await desk.hub.feed.events(live, viewer, after, 50)
                assert [one.seq for one in page.updates] == list(range(after + 1, after + 51))
        assert len(replayed) == len(set(replayed)) <= live.table.seq

    run()


def test_new_entries_are_added_to_the_replayed_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = count_replayed(monkeypatch)

    @in_loop
    async def run() -> None:
        desk = await begun("rush", 2)
        await desk.move(RECENT + 5)
        await desk.connect(1, after=-1)
        await desk.move(RECENT + 5)
        _, welcome = await desk.connect(1, after=1)
        assert [one.seq for one in welcome.missed] == list(range(2, welcome.seq + 1))
        assert len(replayed) == len(set(replayed))

    run()


# Limits of the log


async def crowded(**limits: int) -> Desk:
    desk = await begun("rush", 2)
    desk.hub.state.limits = Limits(**limits)
    return desk


async def code(desk: Desk, seat: int, request: wire.Request) -> str:
    answer = await desk.ask(seat, request)
    return answer.code if isinstance(answer, wire.RefusalMessage) else ""


@in_loop
async def test_a_seat_that_changes_too_much_can_only_move() -> None:
    desk = await crowded(asides_per_seat=3)
    names = [await code(desk, 0, wire.RenameRequest(f"n{number}")) for number in range(5)]
    assert names == ["", "", "", "log-full", "log-full"]
    assert await code(desk, 0, wire.HandRequest(0)) == "log-full"
    assert await code(desk, 1, wire.RenameRequest("other")) == ""
    await desk.move(20)
    assert await code(desk, 0, wire.SayRequest("still here")) == ""
    assert await code(desk, 0, wire.ResignRequest()) == ""


@in_loop
async def test_a_seat_handed_to_a_bot_can_always_be_taken_back() -> None:
    desk = await crowded(asides_per_seat=2)
    other = 1 - desk.live.table.to_move()
    answers = [
        await code(desk, other, request)
        for _ in range(3)
        for request in (wire.HandRequest(other), wire.BackRequest())
    ]
    assert answers == ["", "", "", "", "log-full", "not-handed"]


@in_loop
async def test_moves_that_are_taken_back_count() -> None:
    desk = await crowded(asides_per_seat=4)
    seat = desk.live.table.to_move()
    action = next(one for one in desk.choices() if one.startswith("activate"))
    codes = []
    for _ in range(3):
        assert await code(desk, seat, wire.MoveRequest(desk.live.table.turn, action)) == ""
        codes.append(await code(desk, seat, wire.UndoRequest(desk.live.table.turn)))
    assert codes == ["", "", "log-full"]
    assert desk.live.table.asides[seat] == 4
    await desk.move()


@in_loop
async def test_a_full_table_takes_moves_only() -> None:
    desk = await crowded(table_entries=10)
    await desk.move(12)
    assert await code(desk, 0, wire.RenameRequest("late")) == "log-full"
    assert await code(desk, 0, wire.SayRequest("late")) == "enough"
    await desk.move(5)
    assert await code(desk, 1, wire.ResignRequest()) == ""


@in_loop
async def test_the_count_is_the_same_after_a_restart() -> None:
    desk = await crowded()
    for number in range(4):
        await desk.ask(0, wire.RenameRequest(f"n{number}"))
    await desk.move(3)
    before = desk.live.table.asides
    desk.hub.state.live.clear()
    assert (await desk.hub.registry.find(desk.code)).table.asides == before
