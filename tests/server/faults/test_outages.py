"""The storage fails for a moment: nothing is shown or acknowledged that was never written."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import pytest

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, Disconnected, ServerRefused, call, open_seated
from sztab.server.store import Conflict, LogRow, StoreDown
from sztab.server.tables import log as entries
from sztab.server.tables.options import TableOptions
from tests.server.faults.players import PERSON, RECRUIT
from tests.server.faults.stored_tables import write_tables
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    from pathlib import Path

    from sztab.server.tables.service import TableService

TWO = TableOptions("warsaw", [PERSON, PERSON])
BOTS = TableOptions("warsaw", [RECRUIT, RECRUIT])
CODE = "AAAAAA"


class Failing:
    """Replaces a method of the store, and fails once when told to."""

    def __init__(self, method: Callable[..., Awaitable[Any]], error: Exception) -> None:
        self._method = method
        self._error = error
        self.asked = asyncio.Event()
        self.go = asyncio.Event()

    async def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401 (replaces any method)
        if self.asked.is_set():
            return await self._method(*arguments)
        self.asked.set()
        await self.go.wait()
        raise self._error


def failing(hub: TableService, name: str, error: Exception) -> Failing:
    method = getattr(hub.store, name)
    stand_in = Failing(method, error)
    setattr(hub.store, name, stand_in)
    return stand_in


async def seated(server: Inside) -> tuple[str, str, wire.MoveRequest]:
    """Open a table; return its code, the pass of the seat that has to decide, and a decision."""
    opened = await asyncio.to_thread(open_seated, server.url, schemas.OpenTable(TWO))
    for one in opened.passes:
        client = Client(server.url, opened.code, one.token)
        await client.connect()
        await client.close()
        if client.must_decide():
            assert client.position is not None
            action = client.position.choices[0].action
            return opened.code, one.token, wire.MoveRequest(client.position.turn, action, "mine")
    raise AssertionError


async def acknowledged(server: Inside, code: str, token: str, move: wire.MoveRequest) -> None:
    """Repeat a move that was not acknowledged: now it is acknowledged, and stored once."""
    client = Client(server.url, code, token)
    await client.connect()
    answer = await client.ask(move)
    await client.close()
    assert isinstance(answer, wire.OkMessage)
    log = [entries.decode(row.entry) for row in await server.hub.store.read(code)]
    entry = log[answer.done]
    assert isinstance(entry, entries.Moved)
    assert (entry.action, entry.id) == (move.action, move.id)
    assert sum(isinstance(one, entries.Moved) for one in log) == 1


def test_unwritten_changes_are_shown_to_nobody(tmp_path: Path) -> None:
    async def fail() -> None:
        async with inside(sqlite(tmp_path)) as server:
            code, token, move = await seated(server)
            player, watcher = Client(server.url, code, token), Client(server.url, code)
            await player.connect()
            append = failing(server.hub, "append", StoreDown("away"))
            asking = asyncio.create_task(player.ask(move))
            await append.asked.wait()
            watching = asyncio.create_task(watcher.connect())
            await asyncio.sleep(0.3)  # it waits for the table now
            append.go.set()
            with pytest.raises((Disconnected, ServerRefused)):
                await asking
            assert await _shown(watching) <= move.answers
            await player.close()
            await watcher.close()
            await acknowledged(server, code, token, move)

    asyncio.run(fail())


async def _shown(watching: asyncio.Task[wire.WelcomeMessage]) -> int:
    """Return the seq that a client sees; -1 for one that is told to reconnect."""
    try:
        return (await watching).seq
    except ServerRefused as refusal:
        if refusal.code != "unavailable":
            raise
        return -1


def test_a_repeated_move_is_not_acknowledged_before_it_is_written(tmp_path: Path) -> None:
    """Over HTTP there is no connection to close: the second request waits while the first fails."""

    async def fail() -> None:
        async with inside(sqlite(tmp_path)) as server:
            code, token, move = await seated(server)
            url = f"{server.url}/api/tables/{code}/messages"
            append = failing(server.hub, "append", StoreDown("away"))

            def ask() -> asyncio.Task[wire.OkMessage]:
                return asyncio.create_task(
                    asyncio.to_thread(call, url, wire.OkMessage, move, token)
                )

            first = ask()
            await append.asked.wait()
            second = ask()
            await asyncio.sleep(0.3)  # it waits for the table now
            append.go.set()
            for one in (first, second):
                with pytest.raises(ServerRefused) as refused:
                    await one
                assert refused.value.code == "unavailable"
            await acknowledged(server, code, token, move)

    asyncio.run(fail())


def test_a_table_that_lost_a_race_and_then_the_storage_is_rebuilt(tmp_path: Path) -> None:
    async def fail() -> None:
        async with inside(sqlite(tmp_path)) as server:
            code, token, move = await seated(server)
            player = Client(server.url, code, token)
            await player.connect()
            append = failing(server.hub, "append", Conflict(code, 2, 2))
            read = failing(server.hub, "read", StoreDown("away"))
            append.go.set()
            read.go.set()
            with pytest.raises((Disconnected, ServerRefused)):
                await player.ask(move)
            await player.close()
            await acknowledged(server, code, token, move)

    asyncio.run(fail())


def test_unwatched_bots_go_on_after_an_outage(tmp_path: Path) -> None:
    async def fail() -> None:
        database = sqlite(tmp_path)
        await write_tables(database, {CODE: BOTS})
        async with inside(database) as server:
            append = failing(server.hub, "append", StoreDown("away"))
            append.go.set()
            async with asyncio.timeout(30):
                await append.asked.wait()
                await _until_over(server)

    asyncio.run(fail())


async def _until_over(server: Inside) -> None:
    while True:
        row = await server.hub.store.table(CODE)
        assert row is not None
        if row.summary.status == "over":
            return
        await asyncio.sleep(0.05)


def test_notifications_while_a_table_loads_are_not_missed(shared_database: str) -> None:
    async def miss() -> None:
        async with inside(shared_database) as one, inside(shared_database) as other:
            code, token, move = await seated(one)
            read, started = other.hub.store.read, asyncio.Event()
            news = asyncio.Event()

            async def slow(code: str, after: int = -1) -> list[LogRow]:
                rows = await read(code, after)
                if not started.is_set():
                    started.set()
                    await news.wait()
                return rows

            other.hub.store.read = slow  # type: ignore[method-assign]
            heard = other.hub.store.on_news
            assert heard is not None

            def hear(which: str, seq: int) -> None:
                heard(which, seq)
                news.set()

            other.hub.store.on_news = hear
            watcher, player = Client(other.url, code), Client(one.url, code, token)
            watching = asyncio.create_task(watcher.connect())
            await started.wait()
            await player.connect()
            answer = await player.ask(move)
            assert isinstance(answer, wire.OkMessage)
            await watching
            async with asyncio.timeout(10):
                while watcher.seq < answer.done:
                    await watcher.receive()
            await player.close()
            await watcher.close()

    asyncio.run(miss())
