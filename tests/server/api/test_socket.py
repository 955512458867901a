"""A socket: hello first, one answer to each request, and misbehaving clients are disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketState

from sztab.server import wire
from sztab.server.api.socket import WAITING, Socket
from sztab.server.safety import Gate, Limits
from tests.server.doubles import in_loop, until
from tests.server.tables.service.scenes import Desk, begun

_MESSAGES = msgspec.json.Decoder(wire.AnyMessage)
FAST = Limits(socket_rate=1e6, socket_burst=10**6, address_rate=1e6, address_burst=10**6)


class Line:
    """The client's end of a socket: it queues messages to the server, and keeps those from it."""

    client = None
    client_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[wire.AnyMessage] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.closed: int | None = None

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:
        return await self.said.get()

    async def send(self, message: dict[str, Any]) -> None:
        await self.reads.wait()
        self.heard.append(_MESSAGES.decode(message["text"]))

    async def close(self, code: int = 1000) -> None:
        self.closed = code

    def say(self, request: wire.Request | str) -> None:
        text = request if isinstance(request, str) else wire.send(request).decode()
        self.said.put_nowait({"type": "websocket.receive", "text": text})

    def go(self) -> None:
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def kinds(self) -> list[str]:
        return [type(one).__name__.removesuffix("Message") for one in self.heard]

    def codes(self) -> list[str]:
        return [
            one.code for one in self.heard if isinstance(one, wire.RefusalMessage | wire.ByeMessage)
        ]


@asynccontextmanager
async def talk(desk: Desk, code: str = "", limits: Limits = FAST) -> AsyncIterator[Line]:
    line = Line()
    socket = Socket(cast("WebSocket", line), desk.hub, Gate(limits))
    task = asyncio.create_task(socket.run(code or desk.code))
    try:
        yield line
    finally:
        line.reads.set()
        line.go()
        await task


@in_loop
async def test_hello_is_answered_with_the_table() -> None:
    desk = await begun()
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[1], id="h"))
        await until(lambda: line.kinds() == ["Welcome", "Presence"])
        welcome = line.heard[0]
        assert isinstance(welcome, wire.WelcomeMessage)
        assert (welcome.you, welcome.id, welcome.seq) == (1, "h", 1)
        assert desk.live.here() == [1]
    assert desk.live.here() == []


@in_loop
async def test_a_client_without_a_hello_is_disconnected() -> None:
    desk = await begun()
    for first in (
        wire.PingRequest(),
        "garbage",
        wire.HelloRequest("szp_forged"),
        '{"type": "hello", "x": 1}',
    ):
        async with talk(desk) as line:
            line.say(first)
            await until(lambda line=line: line.closed is not None)  # type: ignore[misc]
            assert line.kinds() == ["Refusal", "Bye"]
            assert line.closed == 1008
    assert desk.live.connections == set()


@in_loop
async def test_a_refused_hello_is_answered_with_its_id() -> None:
    desk = await begun(watch=False)
    for hello, code in (
        (wire.HelloRequest("szp_forged", id="h"), "bad-token"),
        (wire.HelloRequest(id="h"), "private"),
    ):
        async with talk(desk) as line:
            line.say(hello)
            await until(lambda line=line: line.closed is not None)  # type: ignore[misc]
            refusal, bye = line.heard
            assert isinstance(refusal, wire.RefusalMessage)
            assert isinstance(bye, wire.ByeMessage)
            assert (refusal.code, refusal.id, bye.code, bye.again) == (code, "h", code, False)
            assert (refusal.seq, bye.seq, line.closed) == (1, 1, 1008)


@in_loop
async def test_both_sides_say_which_version_they_speak() -> None:
    desk = await begun()
    for text in ('{"type": "hello"}', '{"type": "hello", "protocol": 1}'):
        async with talk(desk) as line:
            line.say(text)
            await until(lambda line=line: "Welcome" in line.kinds())  # type: ignore[misc]
            welcome = line.heard[0]
            assert isinstance(welcome, wire.WelcomeMessage)
            assert welcome.protocol == wire.PROTOCOL


@in_loop
async def test_a_missing_table() -> None:
    desk = await begun()
    async with talk(desk, "ZZZZZZ") as line:
        line.say(wire.HelloRequest())
        await until(lambda: line.closed is not None)
        assert line.codes() == ["no-table", "no-table"]
        assert [one.seq for one in line.heard] == [-1, -1]


@in_loop
async def test_when_the_store_is_down_the_client_shall_reconnect() -> None:
    desk = await begun()
    desk.hub.state.live.clear()
    desk.store.is_up = False
    async with talk(desk) as line:
        line.say(wire.HelloRequest())
        await until(lambda: line.closed is not None)
        bye = line.heard[-1]
        assert isinstance(bye, wire.ByeMessage)
        assert (bye.code, bye.again, line.closed) == ("unavailable", True, 1013)


@in_loop
async def test_every_request_has_one_answer_with_its_id() -> None:
    desk = await begun()
    table = desk.live.table
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[table.to_move()]))
        await until(lambda: len(line.heard) == 2)
        line.say(wire.PingRequest("1"))
        line.say(wire.MoveRequest(table.turn, "stop", "2"))
        line.say(wire.MoveRequest(table.turn, desk.choices()[0], "3"))
        line.say(wire.HelloRequest(id="4"))
        line.say("{}")
        line.say(wire.WhyRequest("stop", "5"))
        await until(lambda: len(line.heard) == 9)
        told = [
            (type(one).__name__.removesuffix("Message"), getattr(one, "id", ""))
            for one in line.heard[2:]
        ]
        assert told == [
            ("Pong", "1"),
            ("Refusal", "2"),
            ("Update", ""),
            ("Ok", "3"),
            ("Refusal", "4"),
            ("Refusal", ""),
            ("Refusal", "5"),
        ]


@in_loop
async def test_a_failed_write_is_reported() -> None:
    desk = await begun()
    table = desk.live.table
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[table.to_move()]))
        await until(lambda: len(line.heard) == 2)
        desk.store.trouble = ["down"]
        line.say(wire.MoveRequest(table.turn, desk.choices()[0], "m"))
        await until(lambda: line.closed is not None)
        assert set(line.codes()) <= {"unavailable"}
        assert "Ok" not in line.kinds()
        assert "Update" not in line.kinds()
        assert line.closed == 1013


@in_loop
async def test_a_player_who_leaves_an_open_seat_becomes_a_spectator() -> None:
    desk = await begun("rush", 2, autostart=False)
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[1]))
        await until(lambda: len(line.heard) == 2)
        line.say(wire.LeaveRequest("l"))
        line.say(wire.RenameRequest("Eve", "r"))
        await until(lambda: len(line.heard) == 5)
        assert line.kinds()[2:] == ["Update", "Ok", "Refusal"]
        assert line.codes() == ["spectator"]


@in_loop
async def test_garbage_ends_the_conversation_after_a_while() -> None:
    desk = await begun()
    async with talk(desk) as line:
        line.say(wire.HelloRequest())
        for _ in range(FAST.strikes + 5):
            line.say("garbage")
        await until(lambda: line.closed is not None)
        assert line.codes()[-1] == "garbage"
        assert line.closed == 1008


@in_loop
async def test_a_client_that_stops_reading_is_disconnected() -> None:
    desk = await begun()
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[0]))
        await until(lambda: len(line.heard) == 2)
        line.reads.clear()
        (socket,) = desk.live.connections
        assert isinstance(socket, Socket)
        for number in range(WAITING + 100):
            await desk.ask(1, wire.RenameRequest(f"n{number}"))
        assert socket._outgoing.qsize() <= WAITING + 5
        line.reads.set()
        await until(lambda: line.closed is not None)
        bye = line.heard[-1]
        assert isinstance(bye, wire.ByeMessage)
        assert (bye.code, bye.again, line.closed) == ("slow", True, 1013)


@in_loop
async def test_a_client_that_never_reads_again_is_aborted() -> None:
    desk = await begun()
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[0]))
        await until(lambda: len(line.heard) == 2)
        line.reads.clear()
        for number in range(WAITING + 100):
            await desk.ask(1, wire.RenameRequest(f"n{number}"))
        await until(lambda: desk.live.here() == [])


@in_loop
async def test_a_client_that_connects_during_shutdown_is_refused() -> None:
    desk = await begun("warsaw", 2)
    await desk.hub.close()
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[0]))
        await until(lambda: line.closed is not None)
        assert line.codes()[-1] == "closing"


@in_loop
async def test_a_goodbye_says_how_far_the_table_has_come() -> None:
    desk = await begun()
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[0]))
        await until(lambda: len(line.heard) == 2)
        await desk.move(3)  # without a request
        await desk.hub.close()
        await until(lambda: line.closed is not None)
        bye = line.heard[-1]
        assert isinstance(bye, wire.ByeMessage)
        assert (bye.seq, bye.code, line.closed) == (4, "closing", 1013)


# Clients that are too fast


SLOW = Limits(socket_rate=500, socket_burst=2)
NEVER = Limits(socket_rate=1e-6, socket_burst=1)


@in_loop
async def test_a_client_that_is_too_fast_is_throttled_and_loses_nothing() -> None:
    desk = await begun()
    async with talk(desk, limits=SLOW) as line:
        line.say(wire.HelloRequest(desk.tokens[0]))
        marks = [f"p{number}" for number in range(20)]
        for mark in marks:
            line.say(wire.PingRequest(mark))
        await until(lambda: line.kinds().count("Pong") == len(marks))
        assert [one.id for one in line.heard if isinstance(one, wire.PongMessage)] == marks
        assert line.codes() == []


@in_loop
async def test_nothing_is_read_from_a_throttled_client() -> None:
    desk = await begun()
    async with talk(desk, limits=NEVER) as line:
        line.say(wire.HelloRequest(desk.tokens[0]))
        for number in range(5):
            line.say(wire.PingRequest(f"p{number}"))
        await until(lambda: "Pong" in line.kinds())
        for _ in range(50):
            await asyncio.sleep(0)
        assert line.kinds().count("Pong") == 1
        assert line.said.qsize() == 3  # one is being handled
        await desk.move()
        await until(lambda: "Update" in line.kinds())  # events are still sent
        await desk.hub.close()


@in_loop
async def test_a_throttled_client_is_disconnected_like_others() -> None:
    desk = await begun()
    async with talk(desk, limits=NEVER) as line:
        line.say(wire.HelloRequest(desk.tokens[0]))
        line.say(wire.PingRequest())
        line.say(wire.PingRequest())
        await until(lambda: "Pong" in line.kinds())
        await desk.hub.close()
        await until(lambda: line.closed is not None)
        assert line.codes() == ["closing"]


@in_loop
async def test_a_client_that_stops_reading_delays_nobody() -> None:
    desk = await begun()
    async with talk(desk) as slow, talk(desk) as quick:
        for line, seat in ((slow, 0), (quick, 1)):
            line.say(wire.HelloRequest(desk.tokens[seat]))
            await until(lambda line=line: "Welcome" in line.kinds())  # type: ignore[misc]
        slow.reads.clear()
        await desk.move(5)
        await until(lambda: quick.kinds().count("Update") == 5)
        assert slow.kinds().count("Update") <= 1


@in_loop
async def test_a_late_client_hears_of_the_rematch() -> None:
    desk = await begun()
    await desk.ask(0, wire.ResignRequest())
    await desk.ask(0, wire.RematchRequest())
    async with talk(desk) as line:
        line.say(wire.HelloRequest(desk.tokens[1]))
        await until(lambda: len(line.heard) == 3)
        told = line.heard[1]
        assert isinstance(told, wire.NextMessage)
        assert told.code == desk.live.table.next
        assert told.token
