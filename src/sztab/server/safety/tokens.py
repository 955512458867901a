"""Codes of tables, and passes: signed tokens that give access to a seat."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

import msgspec
from itsdangerous import BadSignature, Signer

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The alphabet of codes, without I and O, which are easily mistaken for digits."""
CODE_LENGTH: Final = 6

MARK: Final = "szp_"
INVITATION_MARK: Final = "szi_"
LINK_MARK: Final = "szl_"
"""Every token begins with one of these, so that logs can recognise and remove tokens."""
_SALT: Final = b"sztab.pass.1"
_INVITATION_SALT: Final = b"sztab.invitation.1"
_JOINING_SALT: Final = b"sztab.joining.1"
_LINK_SALT: Final = b"sztab.link.1"
_EXCHANGE_SALT: Final = b"sztab.exchange.1"
_MAX_LENGTH: Final = 256
_MIN_SECRET_BYTES: Final = 32


def new_code() -> str:
    """Return an unpredictable code for a new table."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def clean_code(text: str) -> str | None:
    """Return the code in a text, which may have small letters or gaps; None if it is invalid."""
    # Only ASCII: in capitals, "ß" would become two letters.
    if not text.isascii() or len(text) > _MAX_LENGTH:
        return None
    code = "".join(text.replace("-", " ").split()).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(LETTERS) else None


class Pass(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The content of a token: the right to a seat of a table.

    Attributes:
        table: The code of the table.
        seat: The seat.
        token_generation: How often the seat had been freed when the token was issued; freeing the
            seat again invalidates the token.
        device: The number of the seat's device, from 1. 0 for tokens that were issued when the
            table was opened, before a player sat down. In a link, how many devices there were.
    """

    table: str
    seat: int
    token_generation: int
    device: int = 0


class _Seal:
    """Signs passes of one kind; tokens that another seal signed are invalid."""

    def __init__(self, secret: bytes, salt: bytes, mark: str) -> None:
        self._mark = mark.encode()
        self._signer = Signer(secret, salt=salt, key_derivation="hmac", digest_method=sha256)
        self._decoder = msgspec.msgpack.Decoder(Pass)

    def sign(self, one: Pass) -> str:
        fields = msgspec.structs.astuple(one)
        # Without a device, the format is that of versions before devices existed.
        packed = msgspec.msgpack.encode(fields if one.device else fields[:-1])
        content = urlsafe_b64encode(packed).rstrip(b"=")
        return self._signer.sign(self._mark + content).decode()

    def read(self, token: str) -> Pass | None:
        if len(token) > _MAX_LENGTH or not token.isascii():
            return None
        try:
            content = self._signer.unsign(token).removeprefix(self._mark)
            one = self._decoder.decode(urlsafe_b64decode(content + b"=" * (-len(content) % 4)))
        except (BadSignature, msgspec.DecodeError, ValueError):
            return None
        # Base64 can encode the same signature in several ways; accept only ours.
        return one if hmac.compare_digest(self.sign(one), token) else None


class Passes:
    """Encodes passes as signed tokens and decodes them.

    A token has no date: it is valid as long as its table exists. Invitations and links have the
    same content but are signed with other keys, so no kind is accepted in place of another.

    Args:
        secret: At least 32 random bytes, the same for all workers.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) < _MIN_SECRET_BYTES:
            raise ValueError(f"the secret has {len(secret)} bytes; use {_MIN_SECRET_BYTES} or more")
        self._passes = _Seal(secret, _SALT, MARK)
        self._invitations = _Seal(secret, _INVITATION_SALT, INVITATION_MARK)
        self._links = _Seal(secret, _LINK_SALT, LINK_MARK)
        self._joining = hmac.digest(secret, _JOINING_SALT, sha256)
        self._exchange = hmac.digest(secret, _EXCHANGE_SALT, sha256)

    def sign(self, one: Pass) -> str:
        """Return the token of a pass."""
        return self._passes.sign(one)

    def read(self, token: str) -> Pass | None:
        """Return the pass, or None for anything that `sign` did not write."""
        return self._passes.read(token)

    def sign_invitation(self, one: Pass) -> str:
        """Return the token of an invitation to a free seat."""
        return self._invitations.sign(one)

    def read_invitation(self, token: str) -> Pass | None:
        """Return the invitation, or None for anything that `sign_invitation` did not write."""
        return self._invitations.read(token)

    def sign_link(self, one: Pass) -> str:
        """Return the token of a link with which another device joins a seat, once."""
        return self._links.sign(one)

    def read_link(self, token: str) -> Pass | None:
        """Return the link, or None for anything that `sign_link` did not write."""
        return self._links.read(token)

    def prove_exchange(self, one: Pass, key: str) -> str:
        """Return the proof by which a repeated exchange of a link is recognised; see `prove`."""
        request = msgspec.json.encode((*msgspec.structs.astuple(one), key))
        return hmac.digest(self._exchange, request, sha256).hex()

    def is_exchange(self, proof: str, one: Pass, key: str) -> bool:
        """Return whether a link was exchanged with this key, in constant time."""
        return hmac.compare_digest(proof, self.prove_exchange(one, key))

    def prove(self, one: Pass, name: str, key: str) -> str:
        """Return the proof by which a repeated request to sit down is recognised.

        The key of such a request gives access to its pass, so the key itself is not stored. The
        proof is a keyed hash of it: even a weak key cannot be guessed from a stolen log.
        """
        request = msgspec.json.encode((one.table, one.seat, one.token_generation, name, key))
        return hmac.digest(self._joining, request, sha256).hex()

    def is_proof(self, proof: str, one: Pass, name: str, key: str) -> bool:
        """Return whether the proof was made for this key and name, in constant time."""
        return hmac.compare_digest(proof, self.prove(one, name, key))
