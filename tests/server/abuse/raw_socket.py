"""Sockets without a library: the test controls every byte, right or wrong."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MASK: Final = b"\x12\x34\x56\x78"
PATIENCE: Final = 30.0
STRANGER: Final = ("127.0.0.2", 0)
"""The attacker's address: it differs from that of the innocent table, which has its own limits."""


def frame(
    opcode: int, data: bytes = b"", *, end: bool = True, masked: bool = True, reserved: int = 0
) -> bytes:
    """Return a frame as a client sends it."""
    first = (0x80 if end else 0) | reserved << 4 | opcode
    mark = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, mark | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack("!BBH", first, mark | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, mark | 127, len(data))
    return head + MASK + _masked(data) if masked else head + data


def _masked(data: bytes) -> bytes:
    key = (MASK * (len(data) // 4 + 1))[: len(data)]
    return (int.from_bytes(data) ^ int.from_bytes(key)).to_bytes(len(data))


def announced(length: int, opcode: int = TEXT) -> bytes:
    """Return the head of a frame that announces this many bytes."""
    return struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, length) + MASK


class Received(NamedTuple):
    """A frame from the server."""

    opcode: int
    data: bytes

    @property
    def code(self) -> int:
        """The code of a close frame."""
        return int.from_bytes(self.data[:2])


class RawSocket:
    """A connection after the handshake."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *parts: bytes) -> None:
        """Send bytes; a server that has disconnected need not accept them."""
        for part in parts:
            self.writer.write(part)
            try:
                await self.writer.drain()
            except OSError:
                return

    async def receive(self) -> Received | None:
        """Return the next frame, or None at the end."""
        try:
            async with asyncio.timeout(PATIENCE):
                first, length = await self.reader.readexactly(2)
                if length == 126:
                    length = int.from_bytes(await self.reader.readexactly(2))
                elif length == 127:
                    length = int.from_bytes(await self.reader.readexactly(8))
                return Received(first & 15, await self.reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError):
            return None

    async def until(self, opcode: int) -> Received | None:
        """Return the next frame of a kind, or None if there are no more."""
        while (received := await self.receive()) is not None:
            if received.opcode == opcode:
                return received
        return None


@asynccontextmanager
async def raw_socket(server: str, code: str) -> AsyncIterator[RawSocket]:
    """Connect to a table and do the handshake, no more."""
    host, port = server.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(handshake(f"{host}:{port}", f"/api/tables/{code}/socket"))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101"), head
        yield RawSocket(reader, writer)
    finally:
        writer.close()


def handshake(host: str, path: str | bytes, **other: str) -> bytes:
    """Return the request that opens a socket."""
    headers = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        "Sec-WebSocket-Version": "13",
        **{name.replace("_", "-"): value for name, value in other.items()},
    }
    lines = [f"{name}: {value}".encode() for name, value in headers.items() if value]
    target = path.encode() if isinstance(path, str) else path
    return b"\r\n".join([b"GET " + target + b" HTTP/1.1", *lines, b"", b""])


class Abuse(NamedTuple):
    """Bytes after a hello, and the code with which the server disconnects; 0 is any."""

    name: str
    parts: tuple[bytes, ...]
    code: int = 0


HELLO: Final = frame(TEXT, b'{"type":"hello"}')
PINGS: Final = frame(TEXT, b'{"type":"ping","id":"p"}')
PROTOCOL, NOT_TEXT, TOO_BIG = 1002, 1007, 1009

ABUSES: Final = (
    Abuse("no mask", (frame(TEXT, b"{}", masked=False),), PROTOCOL),
    Abuse("reserved bits", (frame(TEXT, b"{}", reserved=4),), PROTOCOL),
    Abuse("unknown kind", (frame(3, b"{}"),), PROTOCOL),
    Abuse("unknown control", (frame(11, b"{}"),), PROTOCOL),
    Abuse("continues nothing", (frame(CONTINUATION, b"{}"),), PROTOCOL),
    Abuse("begins twice", (frame(TEXT, b"{", end=False), frame(TEXT, b"}")), PROTOCOL),
    Abuse("long control", (frame(PING, b"x" * 126),), PROTOCOL),
    Abuse("control in parts", (frame(PING, b"x", end=False),), PROTOCOL),
    Abuse("close of one byte", (frame(CLOSE, b"\x03"),), PROTOCOL),
    Abuse("close with a wrong code", (frame(CLOSE, struct.pack("!H", 1005)),), PROTOCOL),
    Abuse("close that is no text", (frame(CLOSE, b"\x03\xe8\xff\xfe"),)),
    Abuse("one MB", (frame(TEXT, b"x" * 1_000_000),), TOO_BIG),
    Abuse("one MB, binary", (frame(BINARY, b"\0" * 1_000_000),), TOO_BIG),
    Abuse("a byte too many", (frame(TEXT, b" " * 16_385),), TOO_BIG),
    Abuse("promises much", (announced(1 << 40),), TOO_BIG),
    Abuse("promises the most", (announced((1 << 64) - 1),)),
    Abuse(
        "too much in parts",
        (frame(TEXT, b"x" * 9000, end=False), frame(CONTINUATION, b"x" * 9000)),
        TOO_BIG,
    ),
    Abuse(
        "too many parts",
        (frame(TEXT, b"", end=False), *[frame(CONTINUATION, b"x" * 100, end=False)] * 200),
        TOO_BIG,
    ),
)
"""The server closes each of these sockets, and no others."""
NOT_UTF8: Final = (
    Abuse("not UTF-8", (frame(TEXT, b'{"type":"\xff"}'),), NOT_TEXT),
    Abuse("half a surrogate", (frame(TEXT, b'{"id":"\xed\xa0\x80"}'),), NOT_TEXT),
    Abuse("overlong", (frame(TEXT, b"\xc0\xaf"),), NOT_TEXT),
    Abuse("cut off", (frame(TEXT, b'{"type":"ping"}\xe2\x82'),), NOT_TEXT),
)
"""It closes these, too."""
GONE: Final = (
    Abuse("gone in a head", (b"\x81",)),
    Abuse("gone in a long head", (b"\x81\xfe\x10",)),
    Abuse("gone in a frame", (frame(TEXT, b'{"type":"ping"}')[:-3],)),
    Abuse("gone between parts", (frame(TEXT, b'{"type":', end=False),)),
    Abuse("gone after a request", (PINGS * 50,)),
    Abuse("gone at once", ()),
)
"""Here the client disconnects, without a close frame."""
