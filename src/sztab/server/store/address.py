"""Parsing of database URLs."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from sztab.core.action import SztabError

_FORMS: Final = 'Write "sqlite:///folder/sztab.db" or "postgresql://user:password@host/name".'
_POSTGRES: Final = ("postgresql://", "postgres://")


class Address(Struct, frozen=True):
    """A file, or the URL of a PostgreSQL database; `shown` has no password in it."""

    path: Path | None
    url: str
    shown: str


def read_address(url: str) -> Address:
    """Parse a database URL; raise SztabError with the accepted forms if it is malformed."""
    if url.startswith(_POSTGRES):
        return _postgres(url)
    if url.startswith("sqlite:"):
        return _sqlite(url)
    kind, colon, _ = url.partition(":")
    if not colon or not kind.replace("+", "").isalnum():  # it may be a password: do not show it
        raise SztabError(f"The database URL cannot be read. {_FORMS}")
    raise SztabError(f'The database URL begins with "{kind}", which Sztab does not know. {_FORMS}')


def _postgres(url: str) -> Address:
    try:
        parts = urlsplit(url)
    except ValueError:  # the error's text may contain the password
        raise SztabError(f"The database URL cannot be read. {_FORMS}") from None
    host = parts.netloc.rpartition("@")[2]
    if not all(map(_is_place, host.split(","))) or "@" in parts.path + parts.fragment:
        raise SztabError(
            "The host and port in the database URL cannot be read. Special characters in the "
            f"password must be written as codes: / as %2F, # as %23, ? as %3F, @ as %40. {_FORMS}"
        )
    return Address(None, url, f"postgresql://{host}{parts.path}")


def _is_place(host: str) -> bool:
    """Return whether a host has no port or a numeric one."""
    _, _, port = host.rpartition("]")[2].rpartition(":")
    return ":" not in host.rpartition("]")[2] or not port or port.isdecimal()


def _sqlite(url: str) -> Address:
    try:
        name = make_url(url).database
    except ArgumentError:
        raise SztabError(f"The database URL cannot be read. {_FORMS}") from None
    if not name or name == ":memory:" or name.startswith("file:"):
        raise SztabError(f"The database URL names no file, so no game could be stored. {_FORMS}")
    # Resolve it, so that two names of the same file share one lock file.
    path = Path(name).expanduser().resolve()
    return Address(path, url, str(path))
