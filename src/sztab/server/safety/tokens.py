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
INVITATION_MARK: Final = "szi_"
LINK_MARK: Final = "szl_"
"""Every token begins with one of these, so that the log knows one when it sees one."""
_SALT: Final = b"sztab.pass.1"
_INVITATION_SALT: Final = b"sztab.invitation.1"
_JOINING_SALT: Final = b"sztab.joining.1"
_LINK_SALT: Final = b"sztab.link.1"
_EXCHANGE_SALT: Final = b"sztab.exchange.1"
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
    """What its bearer may do: sit in a seat of a table, or take it with an invitation.

    Attributes:
        table: The code of the table.
        seat: The seat.
        token_generation: How often the seat had been freed; freeing it makes older passes and
            invitations void.
        device: Which of the seat's devices has it, from 1. 0 is what was handed out when the table
            was opened, before anybody sat down; of a link, how many devices there were before.
    """

    table: str
    seat: int
    token_generation: int
    device: int = 0


class _Seal:
    """Signs passes of one kind; what another seal has signed is worth nothing to it."""

    def __init__(self, secret: bytes, salt: bytes, mark: str) -> None:
        self._mark = mark.encode()
        self._signer = Signer(secret, salt=salt, key_derivation="hmac", digest_method=sha256)
        self._decoder = msgspec.msgpack.Decoder(Pass)

    def sign(self, one: Pass) -> str:
        fields = msgspec.structs.astuple(one)
        # Without a device it is signed as before there were any.
        packed = msgspec.msgpack.encode(fields if one.device else fields[:-1])
        content = urlsafe_b64encode(packed).rstrip(b"=")
        return self._signer.sign(self._mark + content).decode()

    def read(self, token: str) -> Pass | None:
        if len(token) > _LONGEST or not token.isascii():
            return None
        try:
            content = self._signer.unsign(token).removeprefix(self._mark)
            one = self._decoder.decode(urlsafe_b64decode(content + b"=" * (-len(content) % 4)))
        except (BadSignature, msgspec.DecodeError, ValueError):
            return None
        # Base64 can spell the same signature in several ways; only ours is a token.
        return one if hmac.compare_digest(self.sign(one), token) else None


class Passes:
    """Writes passes as tokens and reads them back; both need the secret.

    A token has no date: it is good as long as its table. An invitation names a seat in the same
    way, but is signed with another key: it is no pass, and a pass is no invitation.

    Args:
        secret: At least 32 random bytes, the same for all workers.
    """

    def __init__(self, secret: bytes) -> None:
        if len(secret) < _SHORTEST_SECRET:
            raise ValueError(f"the secret has {len(secret)} bytes; use {_SHORTEST_SECRET} or more")
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
        """Return the token of an invitation to a seat that is free."""
        return self._invitations.sign(one)

    def read_invitation(self, token: str) -> Pass | None:
        """Return the invitation, or None for anything that `sign_invitation` did not write."""
        return self._invitations.read(token)

    def sign_link(self, one: Pass) -> str:
        """Return the token of a link by which another device comes to a seat, once."""
        return self._links.sign(one)

    def read_link(self, token: str) -> Pass | None:
        """Return the link, or None for anything that `sign_link` did not write."""
        return self._links.read(token)

    def prove_exchange(self, one: Pass, key: str) -> str:
        """Return what the exchange of a link is recognised by if it is repeated; see `prove`."""
        request = msgspec.json.encode((*msgspec.structs.astuple(one), key))
        return hmac.digest(self._exchange, request, sha256).hex()

    def is_exchange(self, proof: str, one: Pass, key: str) -> bool:
        """Return whether a link was exchanged with this key; as fast if it was not."""
        return hmac.compare_digest(proof, self.prove_exchange(one, key))

    def prove(self, one: Pass, name: str, key: str) -> str:
        """Return what a request to sit down is recognised by if it is repeated.

        Whoever has the key of such a request can get its pass again, so the key is not stored, but
        a hash of it that needs the secret: even a poor key cannot be guessed from a stored log.
        """
        request = msgspec.json.encode((one.table, one.seat, one.token_generation, name, key))
        return hmac.digest(self._joining, request, sha256).hex()

    def is_proof(self, proof: str, one: Pass, name: str, key: str) -> bool:
        """Return whether the proof was made for this key and name; as fast if it was not."""
        return hmac.compare_digest(proof, self.prove(one, name, key))
