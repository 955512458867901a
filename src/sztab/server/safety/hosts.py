"""Host names: a check of the Host header, against DNS rebinding.

Any site can point one of its own host names at this machine. The browser then treats that site's
page as one of ours, because Origin and Host agree. Only the name in Host gives it away, so requests
for names that do not belong to this server are refused.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from sztab.core.action import SztabError

_LABEL: Final = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME: Final = re.compile(rf"{_LABEL}(\.{_LABEL})*", re.ASCII)
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[^:\[\]]+)(:[0-9]{1,5})?", re.ASCII)
_MAX_LENGTH: Final = 253
_ALWAYS: Final = "localhost"
_LOCAL_NETWORK: Final = ".local"
"""The domain of mDNS names, which public name servers do not resolve."""


class Hosts:
    """The host names that this server accepts.

    IP addresses, `localhost`, this machine's own name and `*.local` are always accepted.

    Args:
        names: Further names, such as `play.example.org`.
        origins: Allowed origins, whose host names are accepted, too.
    """

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        listed = {_listed(name) for name in names}
        named = {(urlsplit(origin).hostname or "").lower() for origin in origins}
        self._names = {*listed, *named, *_own_names(), _ALWAYS} - {""}

    def knows(self, name: str) -> bool:
        """Return whether a name, in the form that `host_name` returns, is accepted."""
        if name in self._names or _is_address(name):
            return True
        return name.endswith((_LOCAL_NETWORK, f".{_ALWAYS}"))


def host_name(headers: list[str]) -> str | None:
    """Return the name or address in a request's Host headers, without the port.

    None if Host is missing, repeated or malformed.
    """
    if len(headers) != 1:
        return None
    match = _HOST.fullmatch(headers[0].strip().lower())
    if match is None:
        return None
    name = match[1].strip("[]").removesuffix(".")
    return name if _is_address(name) or _is_name(name) else None


def _listed(name: str) -> str:
    cleaned = name.strip().lower().removesuffix(".")
    if not (_is_name(cleaned) or _is_address(cleaned)):
        raise SztabError(
            f"{name!r} is not a host name: write it as play.example.org, without https:// and "
            "without a port."
        )
    return cleaned


def _is_name(text: str) -> bool:
    return len(text) <= _MAX_LENGTH and _NAME.fullmatch(text) is not None


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


@lru_cache(maxsize=1)
def _own_names() -> frozenset[str]:
    """Return the names of this machine, with and without its domain."""
    full = socket.getfqdn().lower()
    short = socket.gethostname().lower()
    return frozenset(name for name in (full, short, short.partition(".")[0]) if _is_name(name))
