"""A WebSocket of a client: its requests and their answers, and updates of the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.api.dependencies import charge_table, look_up
from sztab.server.store import StoreDown
from sztab.server.tables.service import refusal_message, refuse
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from sztab.server.safety import Gate
    from sztab.server.tables.live_table import LiveTable
    from sztab.server.tables.service import TableService

logger = logging.getLogger(__name__)

WAITING: Final = 200
"""Maximum messages in the queue; a slower client is disconnected, and catches up later."""
HELLO_WITHIN: Final = 10.0
"""Seconds that a client has for its `hello`."""
POLICY: Final = 1008
AGAIN: Final = 1013
NORMAL: Final = 1000


class Socket:
    """A connection to a table; see `live_table.Connection`."""

    def __init__(self, socket: WebSocket, service: TableService, gate: Gate) -> None:
        self.seat = -1
        self.refusals = True
        self._live: LiveTable | None = None
        self._hello_id = ""
        self._own = ""
        # The pass that a link was exchanged for, to be told to the client.
        self._socket = socket
        self._service = service
        self._gate = gate
        self._bucket = gate.bucket()
        self._address = socket.client.host if socket.client else ""
        self._outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._close_code = NORMAL
        self._hung_up = asyncio.Event()

    @property
    def _seq(self) -> int:
        """The sequence number of the table; -1 before a table was found."""
        return self._live.stored if self._live is not None else -1

    def push(self, data: bytes) -> None:
        """Queue a message; a client that stops reading is disconnected."""
        if self._outgoing.qsize() >= WAITING:
            self.hang_up("slow", "You do not take what is sent; come back.", again=True)
            return
        self._outgoing.put_nowait(data)

    def hang_up(self, code: str, text: str, *, again: bool) -> None:
        """Send `bye` after the queued messages, and disconnect."""
        if self._close_code != NORMAL:
            return
        self._close_code = AGAIN if again else POLICY
        self._outgoing.put_nowait(wire.send(wire.ByeMessage(self._seq, code, text, again)))
        self._outgoing.put_nowait(None)
        self._hung_up.set()

    async def run(self, code: str) -> None:
        """Serve the client until one side disconnects."""
        await self._socket.accept()
        self._service.state.metrics.sockets.inc()
        writer = asyncio.create_task(self._send_queued())
        reader = asyncio.create_task(self._read(code), name="socket")
        hung_up = asyncio.create_task(self._hung_up.wait())
        try:
            await asyncio.wait({reader, writer, hung_up}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hung_up.cancel()
            self._outgoing.put_nowait(None)
            await self._finish(reader, writer)
            self._service.state.metrics.sockets.dec()

    async def _finish(self, reader: asyncio.Task[None], writer: asyncio.Task[None]) -> None:
        reader.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
            await reader
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(writer, 1.0)

    async def _send_queued(self) -> None:
        """Send the queued messages in order, until the end of the connection."""
        try:
            while (data := await self._outgoing.get()) is not None:
                await self._socket.send({"type": "websocket.send", "text": data.decode()})
            if self._socket.client_state != WebSocketState.DISCONNECTED:
                await self._socket.close(self._close_code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # the client has disconnected

    async def _read(self, code: str) -> None:
        """Wait for the `hello` of the client, and answer requests until one side disconnects."""
        try:
            live, hello = await self._greet(code)
            await self._stay(live, hello)
        except WebSocketDisconnect:
            return
        except Refusal as refusal:
            self._send_away(refusal)
        except StoreDown as error:
            self._send_away(Refusal("unavailable", str(error)))
        except Exception:
            self._service.state.metrics.errors.inc()
            logger.exception("table %s: a socket has failed", code)
            self._send_away(_FAILED)

    def _send_away(self, refusal: Refusal) -> None:
        self.push(wire.send(refusal_message(refusal, self._seq, self._hello_id)))
        again = refusal.code in {"closing", "unavailable", "too-fast", _FAILED.code}
        self.hang_up(refusal.code, refusal.text, again=again)

    async def _stay(self, live: LiveTable, hello: wire.HelloRequest) -> None:
        try:
            welcome = await self._service.feed.connect(live, self, hello, self._address)
            welcome.token = self._own
            self.push(wire.send(welcome))
            if live.table.next:
                self.push(wire.send(self._service.registry.next_table(live.table, self.seat)))
            live.send_presence()
            await self._listen(live)
        finally:
            self._service.feed.disconnect(live, self)

    async def _greet(self, code: str) -> tuple[LiveTable, wire.HelloRequest]:
        """Wait for `hello`: find the table, exchange a link, and check the pass."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                text = await self._receive()
        except TimeoutError:
            raise Refusal("no-hello", "The first message must be a hello.") from None
        hello = decode(text)
        if not isinstance(hello, wire.HelloRequest):
            raise Refusal("no-hello", "The first message must be a hello.")
        self._hello_id = hello.id
        await self._gate.turn(self._address)
        live = self._live = await look_up(
            self._service, self._gate, self._address, code, hello.token
        )
        joined = await self._service.seats.exchange(live, hello.token, hello.exchange_key)
        if joined is not None:
            self._own = hello.token = joined.token
        self.seat = self._service.seats.seat_of(live.table, hello.token)
        self.refusals = hello.refusals
        return live, hello

    async def _receive(self) -> str:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", NORMAL))
        text = message.get("text")
        if not isinstance(text, str):
            return ""  # a binary message is not JSON
        return text

    async def _listen(self, live: LiveTable) -> None:
        while self._close_code == NORMAL:  # after that the client is not listened to
            text = await self._receive()
            # A client that is too fast waits: nothing is read, so the network slows it down.
            await self._gate.admit(self._address, self._bucket)
            try:
                request = decode(text)
            except Refusal as refusal:
                self._strike(refusal)
                continue
            self._gate.accepted(self._bucket)
            if isinstance(request, wire.HintRequest):
                self._service.state.run_in_background(self._answer(live, request))
            else:
                await self._answer(live, request)

    def _strike(self, refusal: Refusal) -> None:
        """Refuse a message that is not a request; after too many in a row, disconnect."""
        self._service.state.metrics.refusals.labels(refusal.code).inc()
        self.push(wire.send(wire.RefusalMessage(self._seq, refusal.code, refusal.text)))
        if self._gate.refused(self._bucket):
            self.hang_up("garbage", "Too many messages that cannot be answered.", again=False)

    async def _answer(self, live: LiveTable, request: wire.Request) -> None:
        try:
            if isinstance(request, wire.HelloRequest):
                answer: wire.ServerMessage = refuse(_GREETED, self._seq, request)
            else:
                answer = await self._service.handle(live, self.seat, request, self._charge)
        except Refusal as refusal:
            answer = refuse(refusal, self._seq, request)
        except SztabError as error:
            answer = refuse(Refusal("unavailable", str(error)), self._seq, request)
        except Exception:
            self._service.state.metrics.errors.inc()
            logger.exception("table %s: a request has failed", live.code)
            answer = refuse(_FAILED, self._seq, request)
        self.push(wire.send(answer))

    def _charge(self) -> None:
        charge_table(self._gate, self._address)


_GREETED: Final = Refusal("greeted", "You have said hello already.")
_FAILED: Final = Refusal("failed", "The server has made a mistake, which is noted in its log.")


def decode(text: str | bytes) -> wire.Request:
    """Decode a request; Refusal says what is wrong with it."""
    try:
        request: wire.Request = wire.REQUESTS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"This is no request: {error}.") from None
    return request
