"""Messages over pipes: a length prefix, then msgpack."""

from __future__ import annotations

from struct import Struct as Layout
from typing import Final

import msgspec
from msgspec import Struct

LENGTH: Final = Layout("!I")
READY: Final = 0
"""The number of the message that a process sends when it is ready for tasks."""


def pack(message: Struct) -> bytes:
    """Return the encoded message with its length prefix."""
    body = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(body)) + body


def length_of(head: bytes) -> int:
    """Return the length of the message after this prefix."""
    length: int = LENGTH.unpack(head)[0]
    return length
