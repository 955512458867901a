"""Codes of tables, and passes: the signed right to sit at one of them."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""What codes are made of; I and O look like digits when somebody reads a code aloud or types it."""
CODE_LENGTH: Final = 6

MARK: Final = "szp_"
"""Every token begins with it, so that the log knows one when it sees one."""
_SALT: Final = b"sztab.pass.1"
_LONGEST: Final = 256
_SHORTEST_SECRET: Final = 32


def new_code() -> str:
    """Return the code of a new table, which nobody can foresee."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str | None:
    """Return the code that somebody typed, in small letters or with gaps; None if it is none."""
    # Only ASCII: "ß" would become two letters in capitals.
    if not text.isascii() or len(text) > _LONGEST:
        return None
    code = "".join(text.replace("-", " ").split()).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(LETTERS) else None


class Pass(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What its bearer may do: sit in a seat of a table.

    Attributes:
        table: The code of the table.
        seat: The seat.
        grip: Which taking of the seat this was; a seat taken anew has another grip, so that a pass
            from before is worth nothing.
    """

    table: str
    seat: int
    grip: int


class Passes:
    """Writes passes as tokens and reads them back; whoever lacks the secret can do neither.

    A token has no date: it is good as long as its table.

    Args:
        secret: At least 32 random bytes, the same for all workers.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) < _SHORTEST_SECRET:
            raise ValueError(f"the secret has {len(secret)} bytes; use {_SHORTEST_SECRET} or more")
        self._signer = Signer(secret, salt=_SALT, key_derivation="hmac", digest_method=sha256)
        self._decoder = msgspec.msgpack.Decoder(Pass)

    def sign(self, one: Pass) -> str:
        """Return the token of a pass."""
        content = urlsafe_b64encode(msgspec.msgpack.encode(one)).rstrip(b"=")
        return self._signer.sign(MARK.encode() + content).decode()

    def read(self, token: str) -> Pass | None:
        """Return the pass, or None for anything that `sign` did not write."""
        if len(token) > _LONGEST or not token.isascii():
            return None
        try:
            content = self._signer.unsign(token).removeprefix(MARK.encode())
            one = self._decoder.decode(urlsafe_b64decode(content + b"=" * (-len(content) % 4)))
        except (BadSignature, msgspec.DecodeError, ValueError):
            return None
        # Base64 can spell the same signature in several ways; only ours is a token.
        return one if hmac.compare_digest(self.sign(one), token) else None
