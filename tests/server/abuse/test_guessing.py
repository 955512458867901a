"""Table codes cannot be guessed, and a client that mistypes one or two is not locked out."""

from __future__ import annotations

import itertools
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection

from sztab.server import wire
from tests.server.abuse.clients import greet, opened, reply, socket_of
from tests.server.abuse.test_limits import check_denied, served
from tests.server.servers import Inside

PATHS = ("", "/state", "/events", "/components", "/record", "/invitation", "/replay", "/timeline")
CODES = ("".join(letters) for letters in itertools.product("ABCDEFGH", repeat=6))


async def said_hello(one: ClientConnection, token: str = "") -> wire.RefusalMessage:
    await one.send(wire.send(wire.HelloRequest(token)).decode())
    return await reply(one, wire.RefusalMessage)


def test_guessing_over_http_has_to_wait(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        table = await opened(client)
        for path in PATHS[:4]:
            answer = await client.get(f"/api/tables/{next(CODES)}{path}")
            check_denied(answer, 404, "no-table")
        for path in PATHS:
            denied = await client.get(f"/api/tables/{next(CODES)}{path}")
            check_denied(denied, 429, "too-fast")
            assert int(denied.headers["retry-after"]) >= 1
        join = await client.post(f"/api/tables/{next(CODES)}/join", content=b"{}")
        check_denied(join, 429, "too-fast")
        # A guessed correct code is refused like a wrong one, so the guesser learns nothing.
        check_denied(await client.get(f"/api/tables/{table.code}"), 429, "too-fast")

    served(tmp_path, talk, misses=3)


def test_guessing_on_sockets_has_to_wait(tmp_path: Path) -> None:
    async def talk(server: Inside, _client: httpx.AsyncClient) -> None:
        told = []
        for _ in range(4):
            async with socket_of(server.url, next(CODES)) as one:
                told.append((await said_hello(one)).code)
        assert told == ["no-table", "no-table", "no-table", "too-fast"]

    served(tmp_path, talk, misses=2)


def test_a_client_with_a_pass_or_an_invitation_need_not_wait(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await opened(client)
        token = table.passes[0].token
        for _ in range(4):
            await client.get(f"/api/tables/{next(CODES)}")
        bearer = {"authorization": f"Bearer {token}"}
        state = await client.get(f"/api/tables/{table.code}/state", headers=bearer)
        assert state.status_code == 200
        async with socket_of(server.url, table.code) as one:
            await greet(one, token)
        denied = await client.get(f"/api/tables/{next(CODES)}", headers=bearer)
        check_denied(denied, 429, "too-fast")  # it is for one table only
        forged = {"authorization": "Bearer szp_forged"}
        denied = await client.get(f"/api/tables/{table.code}", headers=forged)
        check_denied(denied, 429, "too-fast")

    served(tmp_path, talk, misses=3)


def test_two_typing_errors_lock_nobody_out(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await opened(client)
        for _ in range(2):
            check_denied(await client.get(f"/api/tables/{next(CODES)}"), 404, "no-table")
        assert (await client.get(f"/api/tables/{table.code}")).status_code == 200
        async with socket_of(server.url, table.code) as one:
            await greet(one)

    served(tmp_path, talk, misses=10)
