"""Broken frames, broken handshakes, and frames that only look broken."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sztab.server import wire
from sztab.server.api.socket import NORMAL, WAITING, Socket
from sztab.server.operations import logs, watchdog
from sztab.server.tables.live_table import Connection
from tests.server.abuse.attackers import misframe
from tests.server.abuse.clients import until
from tests.server.abuse.honest_players import PLAYED, Party
from tests.server.abuse.raw_socket import (
    ABUSES,
    CLOSE,
    CONTINUATION,
    GONE,
    HELLO,
    NOT_UTF8,
    PING,
    PONG,
    TEXT,
    frame,
    handshake,
    raw_socket,
)
from tests.server.servers import Inside, inside, sqlite

Talk = Callable[[Inside, Party], Awaitable[None]]
WATCHDOG = f" {watchdog.__name__}: "
NOT_HTTP = "Invalid HTTP request received."
"""What the web server logs about requests that never reach us: one line, without their content."""


@pytest.fixture
def log() -> io.StringIO:
    """Everything that the server logs, at the most verbose level."""
    stream = io.StringIO()
    logs.set_up("debug", stream=stream)
    return stream


@asynccontextmanager
async def besieged(folder: Path) -> AsyncIterator[tuple[Inside, Party]]:
    """Run a server with one table; at the end check that its players noticed nothing."""
    async with inside(sqlite(folder)) as server:
        party = Party(server.url, PLAYED[2])
        await party.sit_down()
        await party.play(3)
        seq = server.hub.state.live[party.code].table.seq
        try:
            yield server, party
            assert server.hub.state.live[party.code].table.seq == seq
            await party.check()
            await party.play(3)
            assert server.hub.state.metrics.errors._value.get() == 0
            sockets = server.hub.state.metrics.sockets._value
            await until(lambda: bool(sockets.get() == party.connections))
        finally:
            await party.leave()


def run(folder: Path, talk: Talk) -> None:
    async def whole() -> None:
        async with besieged(folder) as (server, party):
            await talk(server, party)

    asyncio.run(whole())


def check_calm(log: io.StringIO) -> None:
    """Check that nothing was logged as a warning, except that the machine is busy."""
    lines = [line for line in log.getvalue().splitlines() if WATCHDOG not in line]
    loud = [line for line in lines if line.split()[1] in {"warning", "error", "critical"}]
    assert not [line for line in loud if not line.endswith(NOT_HTTP)]


def test_broken_frames_end_only_their_own_socket(tmp_path: Path, log: io.StringIO) -> None:
    async def talk(server: Inside, party: Party) -> None:
        for abuse in (*ABUSES, *GONE):
            await misframe(server.url, party.code, abuse)

    run(tmp_path, talk)
    check_calm(log)


def test_invalid_utf8_ends_only_its_own_socket(tmp_path: Path, log: io.StringIO) -> None:
    async def talk(server: Inside, party: Party) -> None:
        for abuse in NOT_UTF8:
            await misframe(server.url, party.code, abuse)

    run(tmp_path, talk)
    check_calm(log)


def test_broken_frames_instead_of_a_hello(tmp_path: Path, log: io.StringIO) -> None:
    async def talk(server: Inside, party: Party) -> None:
        for abuse in (*ABUSES, *GONE):
            async with raw_socket(server.url, party.code) as raw:
                await raw.send(*abuse.parts)
                if abuse not in GONE:
                    await raw.until(CLOSE)

    run(tmp_path, talk)
    check_calm(log)


def test_a_message_in_parts_is_one_message(tmp_path: Path) -> None:
    async def talk(server: Inside, party: Party) -> None:
        async with raw_socket(server.url, party.code) as raw:
            text = b'{"type":"hello","id":"\xc3\xa9"}'
            parts = [text[n : n + 1] for n in range(len(text))]
            await raw.send(frame(TEXT, parts[0], end=False), frame(PING, b"between"))
            for part in parts[1:-1]:
                await raw.send(frame(CONTINUATION, part, end=False), frame(CONTINUATION, end=False))
            await raw.send(frame(PONG, b"nobody asked"), frame(CONTINUATION, parts[-1]))
            assert (await raw.until(PONG)) == (PONG, b"between")
            answer = await raw.until(TEXT)
            assert answer is not None
            assert json.loads(answer.data)["id"] == "é"
            assert json.loads(answer.data)["type"] == "welcome"

    run(tmp_path, talk)


def test_the_longest_message_is_read_and_answered(tmp_path: Path) -> None:
    async def talk(server: Inside, party: Party) -> None:
        async with raw_socket(server.url, party.code) as raw:
            await raw.send(frame(TEXT, b'{"type":"hello"}' + b" " * (16_384 - 16)))
            answer = await raw.until(TEXT)
            assert answer is not None
            assert json.loads(answer.data)["type"] == "welcome"

    run(tmp_path, talk)


def test_a_client_that_never_reads_is_disconnected(tmp_path: Path, log: io.StringIO) -> None:
    """A client that only sends neither fills the memory nor goes on being served."""

    async def talk(server: Inside, party: Party) -> None:
        live = server.hub.state.live[party.code]
        others = set(live.connections)
        async with raw_socket(server.url, party.code) as raw:
            await raw.send(HELLO)
            assert await raw.until(TEXT) is not None
            (deaf,) = live.connections - others
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
            await fill(deaf)
            await raw.send(frame(TEXT, b'{"type":"ping"}'))
            await until(lambda: deaf not in live.connections)

    run(tmp_path, talk)
    check_calm(log)


async def fill(one: Connection) -> None:
    """Send a connection more and more, until it is closed."""
    assert isinstance(one, Socket)
    message = wire.send(wire.RefusalMessage(0, "loud", "x" * 100_000))
    for _ in range(5000):
        one.push(message)
        await asyncio.sleep(0)
        if one._close_code != NORMAL:
            assert one._outgoing.qsize() <= WAITING + 2
            return
    raise AssertionError("it is never disconnected")


POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
PATH = "/api/tables/ABCDEF/socket"
HANDSHAKES = [
    (b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\n\r\n", "no upgrade"),
    (
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        "no key",
    ),
    (b"\0" * 3000, "zeros"),
    (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\xaa" * 200, "TLS"),
    (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n", "a long path"),
    (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000 + b"\r\n", "many headers"),
    (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 300_000 + b"\r\n\r\n", "a long header"),
    (POST + b"Content-Length: -5\r\n\r\n", "less than nothing"),
    (POST + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n", "two lengths"),
    (POST + CHUNKED + b"\r\nZZ\r\n", "a bad chunk"),
    (POST + CHUNKED + b"Content-Length: 4\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n", "smuggled"),
    (
        b"GET /api/tables/\xff\xfe/socket HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "a path that is no text",
    ),
    (b"FOO / HTTP/1.1\r\nHost: localhost\r\n\r\n", "an unknown method"),
    (b"GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "an unknown version"),
    (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "HTTP/2"),
    (handshake("localhost", "/nowhere"), "no such place"),
    (handshake("localhost", "/api/tables/abc/socket"), "no such table"),
    (handshake("localhost", "/api/tables/%00%ff%2e%2e/socket"), "escapes"),
    (
        handshake("localhost", b"/api/tables/\xff\xc3\xa9/socket"),
        "a socket at a path that is no text",
    ),
    (handshake("localhost", b"/api/tables/ABCDEF/socket?\xff=\xfe"), "a query that is no text"),
    (handshake("localhost", PATH, Sec_WebSocket_Version="7"), "an old version"),
    (handshake("localhost", PATH, Sec_WebSocket_Key="short"), "a short key"),
    (handshake("localhost", PATH, Sec_WebSocket_Key=""), "no key at all"),
    (handshake("localhost", PATH, Sec_WebSocket_Protocol="é,,;"), "protocols"),
    (
        handshake("localhost", PATH, Sec_WebSocket_Extensions="permessage-deflate; x=;;"),
        "ext",
    ),
]


def test_broken_requests_and_handshakes(tmp_path: Path, log: io.StringIO) -> None:
    async def talk(server: Inside, party: Party) -> None:
        host, port = server.url.removeprefix("http://").split(":")
        for request, name in HANDSHAKES:
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(request.replace(b"%s", party.code.encode()))
            writer.write_eof()
            answer = await asyncio.wait_for(_rest(reader), 20)
            writer.close()
            assert b" 500 " not in answer[:20], name

    run(tmp_path, talk)
    check_calm(log)


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except OSError:
        return b""
