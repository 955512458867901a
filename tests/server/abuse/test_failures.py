"""An internal error is reported to one client only, counted and logged, and the server goes on."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection

from sztab.server import wire
from sztab.server.operations import watchdog
from sztab.server.store import StoreDown
from sztab.server.tables.event_feed import EventFeed
from sztab.server.tables.service import TableService
from tests.server.abuse.clients import (
    check_headers,
    greet,
    http_client,
    opened,
    reply,
    socket_of,
    until,
)
from tests.server.servers import Inside, inside, sqlite


async def _broken(*_arguments: object, **_options: object) -> wire.ServerMessage:
    raise RuntimeError("a mistake of our own")


async def _down(*_arguments: object, **_options: object) -> wire.WelcomeMessage:
    raise StoreDown("The storage does not answer.")


async def _nobody_left(server: Inside, code: str) -> None:
    """Wait until the server has forgotten all connections, in its metrics, too."""
    sockets = server.hub.state.metrics.sockets._value
    await until(lambda: not server.hub.state.live[code].connections and not sockets.get())


def failures(server: Inside) -> float:
    return float(server.hub.state.metrics.errors._value.get())


def test_a_failure_is_reported_counted_and_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with (
            inside(sqlite(tmp_path)) as server,
            http_client(server.url) as client,
        ):
            code = (await opened(client)).code
            async with socket_of(server.url, code) as one, socket_of(server.url, code) as other:
                await greet(one)
                await greet(other)
                await fail_on_socket(server, one, other)
                await fail_over_http(server, code, client)
            await _nobody_left(server, code)
            await fail_to_greet(server, code)

    async def fail_on_socket(
        server: Inside, one: ClientConnection, other: ClientConnection
    ) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(TableService, "handle", _broken)
            await one.send('{"type":"ping","id":"x"}')
            refusal = await reply(one, wire.RefusalMessage)
        assert (refusal.code, refusal.id) == ("failed", "x")
        assert failures(server) == 1
        for socket in (one, other):
            await socket.send('{"type":"ping"}')
            await reply(socket, wire.PongMessage)

    async def fail_over_http(server: Inside, code: str, client: httpx.AsyncClient) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(TableService, "handle", _broken)
            answer = await client.post(f"/api/tables/{code}/messages", content='{"type":"ping"}')
        assert (answer.status_code, answer.json()["code"]) == (500, "failed")
        assert "mistake of our own" not in answer.text
        check_headers(answer.headers)
        assert failures(server) == 2

    async def fail_to_greet(server: Inside, code: str) -> None:
        for fault, word, counted in ((_broken, "failed", 3), (_down, "unavailable", 3)):
            with monkeypatch.context() as broken:
                broken.setattr(EventFeed, "connect", fault)
                async with socket_of(server.url, code) as one:
                    await one.send('{"type":"hello"}')
                    assert (await reply(one, wire.RefusalMessage)).code == word
                    assert (await reply(one, wire.ByeMessage)).again
                await _nobody_left(server, code)
            assert failures(server) == counted

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    told = [one for one in caplog.records if one.name != watchdog.__name__]  # a busy machine
    assert [record.exc_info is not None for record in told] == [True] * 3
