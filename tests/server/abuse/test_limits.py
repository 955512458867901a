"""The limits, over the network: clients that exceed them are told so; others notice nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from sztab.server import serving, wire
from sztab.server.api import schemas, socket
from tests.server.abuse.clients import (
    TERMS,
    check_headers,
    closing_code,
    greet,
    http_client,
    next_answer,
    opened,
    reply,
    socket_of,
    until,
)
from tests.server.servers import GENEROUS, Inside, inside, sqlite

EVIL = "https://evil.example"

Talk = Callable[[Inside, httpx.AsyncClient], Awaitable[None]]


def served(
    folder: Path,
    talk: Talk,
    proxies: tuple[str, ...] = (),
    **limits: Any,  # noqa: ANN401 (numbers)
) -> None:
    """Run a server with these limits, and connect to it."""
    allowed = msgspec.structs.replace(GENEROUS, **limits)

    async def run() -> None:
        async with (
            inside(sqlite(folder), limits=allowed, proxies=proxies) as server,
            http_client(server.url) as client,
            asyncio.timeout(60),
        ):
            await talk(server, client)
            assert server.hub.state.metrics.errors._value.get() == 0

    asyncio.run(run())


def check_denied(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.json()["code"] == code
    check_headers(answer.headers)


# Rates


async def stays_silent(one: ClientConnection) -> bool:
    """Return whether a socket is throttled; it would be for much longer than this takes."""
    try:
        async with asyncio.timeout(0.2):
            await next_answer(one)
    except TimeoutError:
        return True
    return False


@pytest.fixture
def quick_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the server stop without waiting long for throttled sockets."""
    monkeypatch.setattr(serving, "GRACE", 1)


@pytest.mark.usefixtures("quick_end")
def test_a_socket_that_is_too_fast_is_throttled(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        code = (await opened(client)).code
        async with socket_of(server.url, code) as fast, socket_of(server.url, code) as other:
            await greet(fast)
            await greet(other)
            for number in range(4):
                await fast.send(f'{{"type":"ping","id":"{number}"}}')
            for number in range(3):
                assert (await reply(fast, wire.PongMessage)).id == str(number)
            assert await stays_silent(fast)
            await other.send('{"type":"ping"}')
            await reply(other, wire.PongMessage)

    served(tmp_path, talk, socket_rate=0.001, socket_burst=3)


def test_a_throttled_message_is_handled_in_time(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        async with socket_of(server.url, (await opened(client)).code) as one:
            await greet(one)
            for number in range(5):
                await one.send(f'{{"type":"ping","id":"{number}"}}')
            assert [(await reply(one, wire.PongMessage)).id for _ in range(5)] == list("01234")

    served(tmp_path, talk, socket_rate=20.0, socket_burst=1)


def test_one_address_may_not_ask_too_often(tmp_path: Path) -> None:
    async def talk(_server: Inside, client: httpx.AsyncClient) -> None:
        answers = [await client.get("/api/games/nothing") for _ in range(7)]
        assert [one.status_code for one in answers] == [404] * 5 + [429] * 2
        check_denied(answers[-1], 429, "too-many-requests")
        assert int(answers[-1].headers["retry-after"]) >= 1

    served(tmp_path, talk, address_rate=0.01, address_burst=5)


@pytest.mark.usefixtures("quick_end")
def test_the_sockets_of_an_address_share_its_rate(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        code = (await opened(client)).code
        async with socket_of(server.url, code) as one, socket_of(server.url, code) as two:
            await greet(one)
            await greet(two)
            for _ in range(3):
                await one.send('{"type":"ping"}')
                await reply(one, wire.PongMessage)
            await one.send('{"type":"ping"}')
            assert await stays_silent(one)
            await two.send('{"type":"ping"}')
            await reply(two, wire.PongMessage)  # the last token is for the quiet one
            await two.send('{"type":"ping"}')
            assert await stays_silent(two)
            check_denied(await client.get("/api/games"), 429, "too-many-requests")

    # Ten for the table, one for each link, two for each socket, four for what is sent.
    served(tmp_path, talk, address_rate=0.01, address_burst=18 + len(TERMS.seats))


# Numbers


def test_one_address_may_not_have_too_many_sockets(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        code = (await opened(client)).code
        async with socket_of(server.url, code) as one:
            await greet(one)
            async with socket_of(server.url, code):
                with pytest.raises(InvalidStatus) as denied:
                    await socket_of(server.url, code)
                response = denied.value.response
                assert response.status_code == 429
                assert b"too-many-sockets" in response.body
                check_headers(response.headers)
                await one.send('{"type":"ping"}')
                await reply(one, wire.PongMessage)
        for _ in range(5):  # after closing one, the client may open another
            async with socket_of(server.url, code) as again:
                await greet(again)
            await until(lambda: not server.hub.state.live[code].connections)

    served(tmp_path, talk, sockets_per_address=2)


def test_one_address_may_not_open_too_many_tables(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        for _ in range(3):
            await opened(client)
        body = wire.send(schemas.OpenTable(TERMS))
        denied = await client.post("/api/tables", content=body)
        check_denied(denied, 429, "too-fast")
        minutes = int(denied.headers["retry-after"]) // 60
        assert minutes >= 1
        assert f"wait {minutes} min" in denied.json()["text"]
        assert sum((await server.hub.store.counts()).values()) == 3

    served(tmp_path, talk, tables_per_address=3)


# Sizes


def test_bodies_and_messages_may_not_be_too_long(tmp_path: Path) -> None:
    async def chunks() -> Any:  # noqa: ANN401 (an iterator)
        for _ in range(60):
            yield b" " * 1000

    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        code = (await opened(client)).code
        url = f"/api/tables/{code}/messages"
        for body in (b" " * 50_001, chunks()):
            check_denied(await client.post(url, content=body), 413, "body-too-large")
        ping = b'{"type":"ping"}' + b" " * (50_000 - 15)
        assert (await client.post(url, content=ping)).json()["type"] == "pong"
        async with socket_of(server.url, code) as long, socket_of(server.url, code) as other:
            await greet(long)
            await greet(other)
            await long.send(" " * 1001)
            assert await closing_code(long) == 1009
            await other.send('{"type":"ping"}' + " " * 900)
            await reply(other, wire.PongMessage)

    served(tmp_path, talk, body=50_000, message=1000)


def test_endless_garbage_is_disconnected(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        code = (await opened(client)).code
        async with socket_of(server.url, code) as bad, socket_of(server.url, code) as other:
            await greet(other)
            await greet(bad)
            for number in range(5):
                await bad.send("garbage")
                assert (await reply(bad, wire.RefusalMessage)).code == "malformed"
                if number == 1:  # a valid message resets the count
                    await bad.send('{"type":"ping"}')
                    await reply(bad, wire.PongMessage)
            bye = await reply(bad, wire.ByeMessage)
            assert (bye.code, bye.again) == ("garbage", False)
            assert await closing_code(bad) == 1008
            await other.send('{"type":"ping"}')
            await reply(other, wire.PongMessage)

    served(tmp_path, talk, strikes=3)


def test_messages_after_a_disconnection_are_ignored(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await opened(client)
        async with socket_of(server.url, table.code) as bad:
            await greet(bad, table.passes[0].token)
            before = server.hub.state.live[table.code].table.seq
            for _ in range(10):
                await bad.send("garbage")
            for _ in range(10):
                await bad.send('{"type":"rename","name":"late"}')
            assert await closing_code(bad) == 1008
            assert server.hub.state.live[table.code].table.seq == before

    served(tmp_path, talk, strikes=5)


# Time


def test_a_client_without_a_hello_is_disconnected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_WITHIN", 0.1)

    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        code = (await opened(client)).code
        async with socket_of(server.url, code) as silent, socket_of(server.url, code) as other:
            await greet(other)
            refusal = await reply(silent, wire.RefusalMessage)
            assert refusal.code == "no-hello"
            assert (await reply(silent, wire.ByeMessage)).code == "no-hello"
            assert await closing_code(silent) == 1008
            await asyncio.sleep(0.2)  # after the hello, a client may be silent
            await other.send('{"type":"ping"}')
            await reply(other, wire.PongMessage)

    served(tmp_path, talk)


# Pages of other sites


def test_pages_of_other_sites_are_denied(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await opened(client)
        before = server.hub.state.live[table.code].table.seq
        for origin in (
            EVIL,
            "null",
            "http://127.0.0.1:1",
            "http://127.0.0.1.evil.example",
            "x",
            "",
        ):
            headers = {"origin": origin, "authorization": f"Bearer {table.passes[0].token}"}
            for path in ("", f"/{table.code}/messages", f"/{table.code}/join"):
                answer = await client.post(f"/api/tables{path}", content=b"{}", headers=headers)
                check_denied(answer, 403, "foreign-page")
        for origin in (EVIL, "null", "http://localhost:1"):
            with pytest.raises(InvalidStatus) as denied:
                await socket_of(server.url, table.code, origin=Origin(origin))
            assert denied.value.response.status_code == 403
            check_headers(denied.value.response.headers)
        assert server.hub.state.live[table.code].table.seq == before
        assert sum((await server.hub.store.counts()).values()) == 1

    served(tmp_path, talk)


def test_our_own_page_is_allowed(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        table = await opened(client)
        url = f"/api/tables/{table.code}/messages"
        answer = await client.post(url, content='{"type":"ping"}', headers={"origin": server.url})
        assert answer.json()["type"] == "pong"
        async with socket_of(server.url, table.code, origin=Origin(server.url)) as one:
            await greet(one)

    served(tmp_path, talk)


# Headers


def test_every_answer_has_the_headers(tmp_path: Path) -> None:
    async def talk(server: Inside, client: httpx.AsyncClient) -> None:
        code = (await opened(client)).code
        asked = [
            ("GET", "/api/games", 200),
            ("GET", "/api/openapi.json", 200),
            ("GET", "/metrics", 200),
            ("GET", "/health/live", 200),
            ("GET", "/health/ready", 200),
            ("GET", "/no.png", 404),
            ("GET", f"/api/tables/{code}", 200),
            ("GET", f"/api/tables/{code}/socket", 404),
            ("GET", f"/api/tables/{code}/record", 409),
            ("GET", "/api/tables/nothing", 422),
            ("GET", f"/api/tables/{code}/events?after=x", 422),
            ("PUT", "/api/tables", 405),
            ("POST", "/api/tables", 422),
            ("GET", "/api/tables/ABCDEF", 404),
            ("PUT", "/", 404),
        ]
        for method, path, status in asked:
            answer = await client.request(method, path)
            assert answer.status_code == status, (path, answer.text)
            check_headers(answer.headers)
            assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith(
                "/api"
            )
            if status >= 400:
                assert msgspec.json.decode(answer.content, type=schemas.Error).text
        assert (await client.put("/api/tables")).headers["allow"] == "GET, POST"

    served(tmp_path, talk)
