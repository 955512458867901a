"""Reading request bodies completely, within a limit on size and time."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Message, Receive

PATIENCE: Final = 20.0
"""Seconds for a whole body; a slower client only occupies a connection."""
LINGER: Final = 3.0
"""Seconds for which the rest of a refused body is read."""

_MAX_DISCARDED: Final = 16 * 1024 * 1024
_MAX_DIGITS: Final = 15


class TooLarge(Exception):
    """The body has more bytes than allowed."""


class TooSlow(Exception):
    """The body did not arrive in time."""


class SenderGone(Exception):
    """The connection was lost before the body was complete."""


async def read_body(receive: Receive, headers: Headers, most: int) -> bytes:
    """Return the body, with or without a Content-Length.

    Raises:
        TooLarge: It has more than `most` bytes.
        TooSlow: It takes more than `PATIENCE` seconds.
        SenderGone: The client disconnected.
    """
    if _announced(headers) > most:
        raise TooLarge
    try:
        async with asyncio.timeout(PATIENCE):
            return await _collect(receive, most)
    except TimeoutError:
        raise TooSlow from None


def _announced(headers: Headers) -> int:
    length = headers.get("content-length", "").strip()
    if not length.isdecimal():
        return 0  # unknown: the bytes are counted while they arrive
    return int(length[:_MAX_DIGITS])


async def _collect(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise SenderGone
        body += message.get("body", b"")
        if len(body) > most:
            raise TooLarge
        if not message.get("more_body", False):
            return bytes(body)


async def discard(receive: Receive) -> None:
    """Read and drop the rest of a refused body, within limits, so that the client gets the answer.

    If a connection is closed while the client is still sending, it is reset and the answer is lost.
    """
    discarded = 0
    try:
        async with asyncio.timeout(LINGER):
            while discarded < _MAX_DISCARDED:
                message = await receive()
                discarded += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
    except TimeoutError:
        return


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that returns the body first and later messages after it."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
