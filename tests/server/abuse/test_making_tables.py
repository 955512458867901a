"""Every way to open a table counts, for the address that does it."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec

from sztab.server import wire
from sztab.server.tables import results
from tests.server.abuse.clients import greet, opened, reply, socket_of
from tests.server.abuse.test_limits import check_denied, served
from tests.server.servers import Inside


async def resigned(client: httpx.AsyncClient) -> results.OpenedTable:
    """Open a table and resign."""
    table = await opened(client)
    assert (await ask(client, table.code, table.passes[0].token, "resign")).status_code == 200
    return table


async def ask(client: httpx.AsyncClient, code: str, token: str, kind: str) -> httpx.Response:
    return await client.post(
        f"/api/tables/{code}/messages",
        content=f'{{"type":"{kind}"}}',
        headers={"authorization": f"Bearer {token}"},
    )


def test_rematches_over_http_count(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await resigned(client)
        code, token = table.code, table.passes[0].token
        for _ in range(2):
            answer = await ask(client, code, token, "rematch")
            following = msgspec.json.decode(answer.content, type=wire.NextMessage)
            code, token = following.code, following.token
            assert (await ask(client, code, token, "resign")).status_code == 200
        check_denied(await ask(client, code, token, "rematch"), 429, "too-fast")
        assert sum((await server.hub.store.counts()).values()) == 3

    served(tmp_path, talk, tables_per_address=3)


def test_rematches_over_a_socket_count(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await resigned(client)
        async with socket_of(server.url, table.code) as one:
            await greet(one, table.passes[0].token)
            await one.send('{"type":"rematch","id":"r"}')
            refusal = await reply(one, wire.RefusalMessage)
            assert (refusal.code, refusal.id) == ("too-fast", "r")
            assert "wait" in refusal.text
        assert sum((await server.hub.store.counts()).values()) == 1

    served(tmp_path, talk, tables_per_address=1)


def test_following_to_a_table_that_exists_costs_nothing(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        table = await resigned(client)
        first = await ask(client, table.code, table.passes[0].token, "rematch")
        second = await ask(client, table.code, table.passes[1].token, "rematch")
        assert (first.status_code, second.status_code) == (200, 200)
        assert first.json()["code"] == second.json()["code"]

    served(tmp_path, talk, tables_per_address=2)


def test_the_opponent_is_charged_for_their_own_rematch(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        table = await resigned(client)
        assert (await client.post("/api/tables", content=b"{}")).status_code == 422
        elsewhere = {"x-forwarded-for": "203.0.113.9"}
        denied = await ask(client, table.code, table.passes[0].token, "rematch")
        check_denied(denied, 429, "too-fast")
        client.headers.update(elsewhere)
        allowed = await ask(client, table.code, table.passes[1].token, "rematch")
        assert allowed.status_code == 200

    served(tmp_path, talk, proxies=("127.0.0.1",), tables_per_address=1)
