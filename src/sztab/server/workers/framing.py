"""How the server and its processes talk over pipes: a length, then msgpack."""

from __future__ import annotations

from struct import Struct as Layout
from typing import Final

import msgspec
from msgspec import Struct

LENGTH: Final = Layout("!I")
READY: Final = 0
"""The number of the answer that a process gives unasked, once it can be asked."""


def pack(message: Struct) -> bytes:
    """Return the message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def length_of(head: bytes) -> int:
    """Return how long the message is that follows."""
    length: int = LENGTH.unpack(head)[0]
    return length
