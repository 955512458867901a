"""Idle connections: an address may have a limited number of them, each for a limited time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from sztab.server.safety import Limits, Proxies
from sztab.server.safety.connections import WARN_EVERY, Connections, GuardedProtocol
from tests.server.abuse.clients import greet, http_client, opened, socket_of
from tests.server.servers import GENEROUS, Inside, inside, sqlite

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable
    from pathlib import Path

OTHER = "127.0.0.2"
"""Another address of this machine, which counts separately."""
REQUEST = b"GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line:
    """A connection on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self) -> bytes:
        """Send a whole request; return the status line of the response."""
        self.writer.write(REQUEST)
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), 20)
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        await self.reader.readexactly(length)
        return head.partition(b"\r\n")[0]

    async def rest(self) -> bytes:
        """Return everything until the connection is closed."""
        try:
            return await asyncio.wait_for(self.reader.read(), 20)
        except OSError:
            return b""


@asynccontextmanager
async def lines(server: Inside, number: int, address: str = "") -> AsyncIterator[list[Line]]:
    """Open connections, one after the other; close all of them at the end."""
    host, port = server.url.removeprefix("http://").split(":")
    local = (address, 0) if address else None
    made = [
        Line(*await asyncio.open_connection(host, int(port), local_addr=local))
        for _ in range(number)
    ]
    try:
        yield made
    finally:
        for one in made:
            one.writer.close()


def served(
    folder: Path,
    talk: Callable[[Inside], Awaitable[None]],
    settings: dict[str, Any] | None = None,
    **limits: float,
) -> None:
    async def run() -> None:
        allowed = msgspec.structs.replace(GENEROUS, **limits)
        async with (
            inside(sqlite(folder), limits=allowed, **(settings or {})) as server,
            asyncio.timeout(60),
        ):
            await talk(server)

    asyncio.run(run())


def test_connections_per_address_are_limited(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def talk(server: Inside) -> None:
        async with lines(server, 5) as idle, lines(server, 20) as refused:
            for one in refused:
                answer = await one.rest()
                assert answer.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
                assert b'"too-many-connections"' in answer
            async with lines(server, 5, OTHER) as others:
                assert [await one.ask() for one in others] == [b"HTTP/1.1 200 OK"] * 5
            assert await idle[0].ask() == b"HTTP/1.1 200 OK"
        await asyncio.sleep(0.1)  # the server has to notice that they are closed
        async with lines(server, 3) as again:
            assert [await one.ask() for one in again] == [b"HTTP/1.1 200 OK"] * 3

    served(tmp_path, talk, connections_per_address=5)
    (warning,) = [one for one in caplog.records if one.name == "sztab.connections"]
    assert warning.levelno == logging.WARNING
    found = vars(warning)
    assert (found["last"], found["open"]) == ("127.0.0.1", 5)
    assert "connections_per_address=5" in found["why"]


def test_a_trusted_proxy_carries_everybody(tmp_path: Path) -> None:
    async def talk(server: Inside) -> None:
        async with lines(server, 20) as many:
            assert [await one.ask() for one in many] == [b"HTTP/1.1 200 OK"] * 20

    served(tmp_path, talk, {"proxies": ("127.0.0.1",)}, connections_per_address=5)


def test_sockets_are_not_counted_twice(tmp_path: Path) -> None:
    async def talk(server: Inside) -> None:
        async with http_client(server.url) as client:
            code = (await opened(client)).code
        sockets = [await socket_of(server.url, code) for _ in range(6)]
        for one in sockets:
            await greet(one)
            await one.close()

    served(tmp_path, talk, connections_per_address=2)


@pytest.mark.parametrize(
    "before", [[], [b"GET / HTTP/1.1\r\n", b"Host: localhost\r\n"], [REQUEST], [REQUEST, b"GET /"]]
)
def test_a_connection_without_a_whole_request_is_closed(
    tmp_path: Path, before: list[bytes]
) -> None:
    """At once, after some headers, after a response, and in the middle of the next request."""

    async def talk(server: Inside) -> None:
        async with lines(server, 1) as (one,):
            for piece in before:
                one.writer.write(piece)
            rest = asyncio.create_task(one.rest())
            while not rest.done():
                if before and before[-1] != REQUEST:
                    one.writer.write(b"X")  # slowly, but without end
                await asyncio.sleep(0.1)
            answer = await rest
            assert answer.count(b"HTTP/1.1") == before.count(REQUEST), answer

    served(tmp_path, talk, first_request=1.0)


def test_headers_without_end_are_refused(tmp_path: Path) -> None:
    async def talk(server: Inside) -> None:
        async with lines(server, 1) as (one,):
            one.writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"y" * 70_000)
            assert (await one.rest()).startswith(b"HTTP/1.1 431 ")

    served(tmp_path, talk)


def test_a_long_body_does_not_count_as_headers(tmp_path: Path) -> None:
    async def talk(server: Inside) -> None:
        async with http_client(server.url) as client:
            answer = await client.post("/api/tables", content=b" " * 200_000)
            assert answer.status_code == 422

    served(tmp_path, talk)


def test_total_connections_are_limited(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sztab.server.serving.SPARE", 5)

    async def talk(server: Inside) -> None:
        async with lines(server, 6), lines(server, 1, OTHER) as (refused,):
            assert (await refused.rest()).startswith(b"HTTP/1.1 429 ")

    served(tmp_path, talk, sockets=1)
    assert [one.name for one in caplog.records].count("sztab.connections") == 1


# Counting


def test_warnings_are_few_and_count_the_refusals(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    count = Connections(Limits(connections_per_address=1), Proxies(), clock=lambda: now[0])
    for number in range(50):
        count.enter(f"198.51.100.{number % 2}")
    assert [vars(one)["refused"] for one in caplog.records] == [1]
    now[0] += WARN_EVERY
    count.enter("198.51.100.7")
    count.enter("198.51.100.7")
    last = vars(caplog.records[-1])
    assert (last["refused"], last["last"], last["open"]) == (48, "198.51.100.7", 1)


def test_a_customers_ipv6_network_is_one_address() -> None:
    count = Connections(Limits(connections_per_address=2), Proxies(["2001:db8:1::/64"]))
    assert [count.enter(f"2001:db8::{n}") for n in range(3)] == [True, True, False]
    assert count.enter("2001:db8:0:1::1")
    assert all(count.enter(f"2001:db8:1::{n}") for n in range(5))
    count.leave("2001:db8::1")
    assert count.enter("2001:db8::9")


def test_nothing_is_remembered_of_closed_connections() -> None:
    count = Connections(Limits(), Proxies())
    for number in range(100):
        count.enter(f"198.51.100.{number}")
        count.leave(f"198.51.100.{number}")
    assert not count._open


class SlowTransport:
    """A transport whose client reads at its own pace."""

    def __init__(self) -> None:
        self.unsent = 300
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.aborted = True


def test_a_client_that_still_receives_is_not_cut_off() -> None:
    waits: list[float] = []

    class Loop:
        def call_later(self, seconds: float, _call: object) -> None:
            waits.append(seconds)

    one = GuardedProtocol.__new__(GuardedProtocol)
    one.counter = Connections(Limits(), Proxies())
    one.transport = transport = SlowTransport()  # type: ignore[assignment]
    one.loop = Loop()  # type: ignore[assignment]
    one._deadline = None
    one._wait_for_head()
    for left in (200, 100):
        transport.unsent = left
        one._too_late()
    assert (len(waits), transport.aborted) == (3, False)
    one._too_late()
    assert transport.aborted
