"""Clients for the tests: requests over HTTP, sockets, and checks that apply to every response."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.tables import results
from sztab.server.tables.options import SeatPlan, TableOptions

Kind = TypeVar("Kind", bound=wire.ServerMessage)

PATIENCE: Final = 30.0
HEADERS: Final = {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=()",
}
TERMS: Final = TableOptions("warsaw", [SeatPlan("person"), SeatPlan("person")])
_ANSWERS: Final = msgspec.json.Decoder(wire.AnyMessage)


def http_client(server: str) -> httpx.AsyncClient:
    """Return a client; it never uses TLS, so it need not load certificates."""
    return httpx.AsyncClient(
        base_url=server,
        trust_env=False,
        verify=False,  # noqa: S501 (it never uses TLS)
        timeout=PATIENCE,
    )


def socket_of(server: str, code: str, **more: Any) -> connect:  # noqa: ANN401 (options)
    """Connect to a table."""
    url = f"ws{server.removeprefix('http')}/api/tables/{code}/socket"
    return connect(url, compression=None, max_size=None, proxy=None, close_timeout=PATIENCE, **more)


async def opened(client: httpx.AsyncClient) -> results.OpenedTable:
    """Open a table, and exchange the links to its seats: the passes are good for requests."""
    answer = await client.post("/api/tables", content=wire.send(schemas.OpenTable(TERMS)))
    assert answer.status_code == 201, answer.text
    table = msgspec.json.decode(answer.content, type=results.OpenedTable)
    for one in table.passes:
        headers = {"authorization": f"Bearer {one.token}"}
        own = await client.post(f"/api/tables/{table.code}/exchange", json={}, headers=headers)
        one.token = own.json()["token"]
    return table


async def greet(one: ClientConnection, token: str = "") -> None:
    """Say hello."""
    await one.send(wire.send(wire.HelloRequest(token)).decode())
    await reply(one, wire.WelcomeMessage)


async def next_answer(one: ClientConnection) -> wire.AnyMessage:
    """Return the next message that is not about presence."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: wire.AnyMessage = _ANSWERS.decode(await one.recv())
            if not isinstance(message, wire.PresenceMessage):
                return message


async def reply(one: ClientConnection, kind: type[Kind]) -> Kind:
    """Return the next message, which must be of this kind."""
    message = await next_answer(one)
    assert isinstance(message, kind), message
    return message


async def closing_code(one: ClientConnection) -> int:
    """Read until the server disconnects; return the close code."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await one.recv()
    assert one.close_code is not None
    return one.close_code


def check_headers(headers: Any) -> None:  # noqa: ANN401 (of either library)
    """Check that a response has the headers that every response has."""
    for name, begin in HEADERS.items():
        assert headers[name].startswith(begin), name
    assert "server" not in headers


async def until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds; there is no event for it."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.01)
