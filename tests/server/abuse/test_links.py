"""The sender of a link keeps nothing that opens the seat, now or after a rematch."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import Client, ServerRefused, call, exchange_link, open_table
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.server.abuse.clients import reply, socket_of
from tests.server.servers import Inside, inside, sqlite

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

TWO = TableOptions("rush", [SeatPlan("person", "Host"), SeatPlan("person", "Guest")])


def served(folder: Path, scene: Callable[[Inside], Awaitable[None]]) -> None:
    async def run() -> None:
        async with inside(sqlite(folder)) as server:
            await scene(server)

    asyncio.run(run())


async def opened(server: Inside) -> results.OpenedTable:
    return await asyncio.to_thread(open_table, server.url, schemas.OpenTable(TWO))


async def code_of(work: Awaitable[object]) -> str:
    """Return the code of a refusal."""
    try:
        await work
    except ServerRefused as refusal:
        return refusal.code
    return "let in"


async def doors(server: Inside, code: str, token: str) -> dict[str, str]:
    """Try a token on every route to a seat; return the answers."""
    table = f"{server.url}/api/tables/{code}"
    found = {
        path: await code_of(asyncio.to_thread(call, f"{table}/{path}", dict, None, token))
        for path in ("state", "events", "replay", "record", "timeline")
    }
    ask = asyncio.to_thread(call, f"{table}/messages", wire.OkMessage, wire.DeviceRequest(), token)
    found["messages"] = await code_of(ask)
    found["hello"] = await code_of(Client(server.url, code, token).connect())
    told = await asyncio.to_thread(
        call, f"{server.url}/api/mine", schemas.MyTables, schemas.Mine([token])
    )
    found["mine"] = "let in" if told.tables[0] else "null"
    return found


def test_after_the_guest_has_joined_the_host_has_no_access_to_the_seat(tmp_path: Path) -> None:
    async def scene(server: Inside) -> None:
        table = await opened(server)
        link = table.passes[1].token
        guest = Client(server.url, table.code, link)
        welcome = await guest.connect()
        assert welcome.you == 1
        assert guest.token == welcome.token != link
        found = await doors(server, table.code, link)
        assert found.pop("mine") == "null"
        assert set(found.values()) == {"used"}
        assert (await Client(server.url, table.code, guest.token).connect()).you == 1
        await guest.close()

    served(tmp_path, scene)


def test_before_that_the_link_shows_no_hand_over_http(tmp_path: Path) -> None:
    async def scene(server: Inside) -> None:
        table = await opened(server)
        link = table.passes[1].token
        state = f"{server.url}/api/tables/{table.code}/state"
        look = asyncio.to_thread(call, state, wire.WelcomeMessage, None, link)
        assert await code_of(look) == "exchange"
        own = await asyncio.to_thread(exchange_link, server.url, table.code, link)
        shown = await asyncio.to_thread(call, state, wire.WelcomeMessage, None, own.token)
        assert (own.seat, shown.you) == (1, 1)

    served(tmp_path, scene)


def test_an_old_link_opens_no_seat_of_the_next_game(tmp_path: Path) -> None:
    async def scene(server: Inside) -> None:
        table = await opened(server)
        host, guest = (Client(server.url, table.code, one.token) for one in table.passes)
        await host.connect()
        await guest.connect()
        await host.ask(wire.ResignRequest())
        answer = await host.ask(wire.RematchRequest())
        assert isinstance(answer, wire.NextMessage)
        # The host sits one seat further; the guest's seat was the host's before.
        for old in (table.passes[1].token, table.passes[0].token, answer.token):
            client = Client(server.url, answer.code, old)
            try:
                seat = (await client.connect()).you
            except SztabError:
                seat = None
            assert seat in {None, 1}
            await client.close()
        assert set((await doors(server, table.code, table.passes[1].token)).values()) <= {
            "used",
            "null",
        }
        await host.close()
        await guest.close()

    served(tmp_path, scene)


def test_a_client_that_lost_the_answer_gets_in_with_its_key(tmp_path: Path) -> None:
    async def scene(server: Inside) -> None:
        table = await opened(server)
        link, key = table.passes[1].token, "k" * 32
        hello = wire.HelloRequest(link, exchange_key=key)
        async with socket_of(server.url, table.code) as lost:
            await lost.send(wire.send(hello).decode())
            first = await reply(lost, wire.WelcomeMessage)
        client = Client(server.url, table.code, link, key=key)
        assert (await client.connect()).token == first.token
        await client.close()
        assert await code_of(Client(server.url, table.code, link).connect()) == "used"

    served(tmp_path, scene)


def test_another_device_is_added_from_the_seat_and_both_hear_everything(tmp_path: Path) -> None:
    async def scene(server: Inside) -> None:
        table = await opened(server)
        first = Client(server.url, table.code, table.passes[1].token)
        await first.connect()
        answer = await first.ask(wire.DeviceRequest())
        assert isinstance(answer, wire.LinkMessage)
        second = Client(server.url, table.code, answer.token)
        assert (await second.connect()).you == 1
        await second.ask(wire.RenameRequest("Bo"))
        async with asyncio.timeout(5):
            while first.table is None or first.table.seats[1].name != "Bo":
                await first.receive()
        assert await code_of(Client(server.url, table.code, answer.token).connect()) == "used"
        await first.close()
        await second.close()

    served(tmp_path, scene)


def test_no_token_is_sent_to_another_client(tmp_path: Path) -> None:
    async def scene(server: Inside) -> None:
        table = await opened(server)
        watching = Client(server.url, table.code)
        await watching.connect()
        guest = Client(server.url, table.code, table.passes[1].token)
        await guest.connect()
        heard: list[wire.ServerMessage] = []
        async with asyncio.timeout(5):
            while not any(
                isinstance(one, wire.PresenceMessage) and one.here == [1] for one in heard
            ):
                heard.append(await watching.receive())
        assert [one.news.kind for one in heard if isinstance(one, wire.UpdateMessage)] == [
            "exchanged"
        ]
        said = b"".join(map(wire.send, heard))
        assert not [one for one in (b"szp_", b"szl_", b"proof") if one in said]
        await guest.close()
        await watching.close()

    served(tmp_path, scene)
