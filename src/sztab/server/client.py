"""A client of the public protocol, for bots, tools and tests; see `docs/protocol.md`.

It uses nothing that a client written by somebody else could not use.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from itertools import count
from typing import TYPE_CHECKING, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from sztab.core.action import SztabError
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.tables import results

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

T = TypeVar("T")

TIMEOUT: Final = 60.0
"""Seconds to wait for an answer."""
_MESSAGES: Final = msgspec.json.Decoder(wire.AnyMessage)
_HTTP: Final = ("http://", "https://")


class ServerRefused(SztabError):
    """The server refused a request; `code` is the reason for programs."""

    def __init__(self, code: str, text: str, clause: str = "") -> None:
        super().__init__(f"{text} [{clause}]" if clause else text)
        self.code = code
        self.clause = clause


class Disconnected(SztabError):
    """The connection was lost; `again` says whether to reconnect."""

    def __init__(self, text: str, *, again: bool = True) -> None:
        super().__init__(text)
        self.again = again


def call(url: str, kind: type[T], body: msgspec.Struct | None = None, token: str = "") -> T:
    """Send an HTTP request, a POST if there is a body; ServerRefused if it is refused."""
    if not url.startswith(_HTTP):
        raise SztabError(f"{url!r} is not the address of a server, such as http://127.0.0.1:8765.")
    data = None if body is None else msgspec.json.encode(body)
    request = Request(url, data)  # noqa: S310 (the scheme was checked)
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urlopen(request, timeout=TIMEOUT) as response:  # noqa: S310 (the same)
            return msgspec.json.decode(response.read(), type=kind)
    except HTTPError as error:
        raise _refusal(error.read(), error.code) from None
    except (URLError, OSError) as error:
        raise Disconnected(f"{url} does not answer: {error}.") from None


def _refusal(body: bytes, status: int) -> ServerRefused:
    try:
        error = msgspec.json.decode(body, type=schemas.Error)
    except msgspec.DecodeError:
        return ServerRefused("refused", f"The server answered with status {status}.")
    return ServerRefused(error.code, error.text, error.clause)


def open_table(server: str, request: schemas.OpenTable) -> results.OpenedTable:
    """Open a table."""
    return call(f"{server.rstrip('/')}/api/tables", results.OpenedTable, request)


def join_table(
    server: str, code: str, name: str = "", seat: int | None = None, invitation: str = ""
) -> results.JoinedTable:
    """Take a free seat, with or without an invitation; retry if the answer is lost."""
    url = f"{server.rstrip('/')}/api/tables/{code}/join"
    request = results.JoinTable(name, seat, invitation, secrets.token_urlsafe(24))
    try:
        return call(url, results.JoinedTable, request)
    except Disconnected:
        return call(url, results.JoinedTable, request)


def exchange_link(server: str, code: str, link: str, key: str = "") -> results.JoinedTable:
    """Exchange a link for a pass; retry if the answer is lost."""
    url = f"{server.rstrip('/')}/api/tables/{code}/exchange"
    request = schemas.ExchangeLink(key or secrets.token_urlsafe(24))
    try:
        return call(url, results.JoinedTable, request, link)
    except Disconnected:
        return call(url, results.JoinedTable, request, link)


def open_seated(server: str, request: schemas.OpenTable) -> results.OpenedTable:
    """Open a table and exchange the links to all its seats for persons."""
    opened = open_table(server, request)
    for one in opened.passes:
        one.token = exchange_link(server, opened.code, one.token).token
    return opened


class Client:
    """A socket to a table: of a seat with a token, of a spectator without.

    `table` and `position` are those of the last message. `receive` returns the messages that are
    not answers, in order. The first `connect` exchanges a link; from then on `token` is the pass of
    this client. If the answer to an exchange is lost, it can be repeated with the same `key`, also
    by another Client.
    """

    def __init__(
        self, server: str, code: str, token: str = "", *, refusals: bool = True, key: str = ""
    ) -> None:
        self.code = code
        self.seq = -1
        self.seat: int | None = None
        self.table: wire.TableInfo | None = None
        self.position: wire.PositionView | None = None
        self._url = f"ws{server.rstrip('/').removeprefix('http')}/api/tables/{code}/socket"
        self.token = token
        self._key = key or secrets.token_urlsafe(24)
        self._refusals = refusals
        self._name = secrets.token_hex(4)
        self._numbers = count(1)
        # Name and number make a unique request id: the same id again is the same request again.
        self._asked: dict[str, asyncio.Future[wire.ServerMessage]] = {}
        self._inbox: deque[wire.ServerMessage] = deque()
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._bye: Disconnected | None = None

    async def connect(self, *, resume: bool = False) -> wire.WelcomeMessage:
        """Connect and say hello; with `resume`, get what happened since the last message."""
        try:
            self._socket = await connect(
                self._url, compression=None, max_size=None, open_timeout=TIMEOUT
            )
        except InvalidStatus as error:
            raise _refusal(bytes(error.response.body or b""), error.response.status_code) from None
        except (OSError, ConnectionClosed, TimeoutError, InvalidHandshake) as error:
            raise Disconnected(f"{self._url} does not answer: {error!r}.") from None
        self._bye = None
        self._reader = asyncio.create_task(self._read(self._socket))
        after = self.seq if resume else None
        hello = wire.HelloRequest(self.token, after, self._refusals, exchange_key=self._key)
        answer = await self.ask(hello)
        if not isinstance(answer, wire.WelcomeMessage):
            raise SztabError(f"The server answers a hello with {answer!r:.200}.")
        return answer

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self._take(_MESSAGES.decode(data))
        except (ConnectionClosed, OSError):
            pass
        finally:
            self._bye = self._bye or Disconnected("The connection was cut.")
            for waiting in self._asked.values():
                if not waiting.done():
                    waiting.set_exception(self._bye)
            self._news.set()

    def _take(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.WelcomeMessage):
            self.seq, self.seat = message.seq, message.you
            self.table, self.position = message.table, message.position
            self.token = message.token or self.token
        elif isinstance(message, wire.UpdateMessage):
            self.seq = message.seq
            self.table = message.table or self.table
            self.position = message.position or self.position
        elif isinstance(message, wire.ByeMessage):
            self._bye = Disconnected(message.text, again=message.again)
        waiting = self._asked.pop(getattr(message, "id", ""), None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
            return
        self._inbox.append(message)
        self._news.set()

    async def ask(self, request: wire.Request) -> wire.ServerMessage:
        """Send a request and return its answer; ServerRefused says why not."""
        if self._socket is None:
            raise Disconnected("Not connected.")
        mark = getattr(request, "id", "") or f"{self._name}-{next(self._numbers)}"
        request = msgspec.structs.replace(request, id=mark)
        waiting = self._asked[mark] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(msgspec.json.encode(request).decode())
            answer: wire.ServerMessage = await asyncio.wait_for(waiting, TIMEOUT)
        except ConnectionClosed:
            raise self._bye or Disconnected("The connection was cut.") from None
        except TimeoutError:
            raise Disconnected("The server does not answer.") from None
        finally:
            self._asked.pop(mark, None)
            waiting.cancel()
        if isinstance(answer, wire.RefusalMessage):
            raise ServerRefused(answer.code, answer.text, answer.clause)
        return answer

    async def move(self, action: str, mark: str = "") -> wire.OkMessage:
        """Send a decision on the current position."""
        if self.position is None:
            raise SztabError("There is no game yet.")
        answer = await self.ask(wire.MoveRequest(self.position.turn, action, mark))
        if not isinstance(answer, wire.OkMessage):
            raise SztabError(f"The server answers a move with {answer!r:.200}.")
        return answer

    async def receive(self) -> wire.ServerMessage:
        """Return the next message that is not an answer; Disconnected if there is none left."""
        while not self._inbox:
            if self._bye is not None:
                raise self._bye
            self._news.clear()
            await self._news.wait()
        return self._inbox.popleft()

    def must_decide(self) -> bool:
        """Return whether this seat has to decide now."""
        return self.position is not None and bool(self.position.choices)

    def is_over(self) -> bool:
        """Return whether the game is over or the table is closed."""
        return self.table is not None and self.table.status in {"over", "closed"}

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.wait(
                [self._reader]
            )  # not awaited directly, so that cancelling this task works
        self._socket = self._reader = None
