"""Bodies of requests: read as a whole before anybody works on them, and never more than allowed."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Message, Receive

PATIENCE: Final = 20.0
"""Seconds for a whole body; a sender who takes longer only holds a connection."""
LINGER: Final = 3.0
"""Seconds in which the sender of a refused body may finish."""

_MOST_DISCARDED: Final = 16 * 1024 * 1024
_LONGEST_NUMBER: Final = 15


class TooLarge(Exception):
    """The body has more bytes than allowed."""


class TooSlow(Exception):
    """The body did not arrive in time."""


class SenderGone(Exception):
    """The connection was lost before the body was complete."""


async def read_body(receive: Receive, headers: Headers, most: int) -> bytes:
    """Return the body, whether its length was announced or not.

    Raises:
        TooLarge: It has more than `most` bytes.
        TooSlow: It takes more than `PATIENCE` seconds.
        SenderGone: It will never be complete.
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
        return 0  # what is not announced is counted
    return int(length[:_LONGEST_NUMBER])


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
    """Take the rest of a refused body, within limits; then even a simple client reads the answer.

    A connection that is closed while its client still sends is reset, and the answer lost.
    """
    discarded = 0
    try:
        async with asyncio.timeout(LINGER):
            while discarded < _MOST_DISCARDED:
                message = await receive()
                discarded += len(message.get("body", b""))
                if not message.get("more_body", False):
                    return
    except TimeoutError:
        return


def replay(body: bytes, receive: Receive) -> Receive:
    """Return a `receive` that hands over the body and then what else happens."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
