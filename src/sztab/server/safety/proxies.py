"""Trusted proxies: the client's real address and scheme behind a reverse proxy."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, MutableMapping
from typing import Any, Final

from starlette.datastructures import Headers

from sztab.core.action import SztabError

UNIX: Final = "unix"
"""The name used for clients of a Unix socket, which have no address."""

_Address = ipaddress.IPv4Address | ipaddress.IPv6Address
_Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_SECURE: Final = {"http": False, "https": True, "ws": False, "wss": True}

FORWARDING: Final = (
    "forwarded",
    "via",
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
)
"""Headers that proxies add; with any of them, the client may not be on this machine."""


class Proxies:
    """The proxies whose headers are trusted; other clients could claim any address.

    Args:
        trusted: Addresses (`127.0.0.1`), networks (`10.0.0.0/8`), or `unix`.
    """

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        names = set(trusted)
        self._unix = UNIX in names
        self._networks = [_network(name) for name in sorted(names - {UNIX})]

    def resolve(self, scope: MutableMapping[str, Any], headers: Headers) -> str:
        """Set the client's address and scheme in a request's scope; return the address."""
        peer = scope["client"][0] if scope.get("client") else UNIX
        if not self.trusts(peer):
            return str(peer)
        address = self._first_untrusted(peer, headers.getlist("x-forwarded-for"))
        scope["client"] = (address, 0)
        _resolve_scheme(scope, headers.getlist("x-forwarded-proto"))
        return address

    def trusts(self, address: str) -> bool:
        """Return whether this is the address of a trusted proxy."""
        if address == UNIX:
            return self._unix
        ip = _parse(address)
        return ip is not None and any(ip in network for network in self._networks)

    def _first_untrusted(self, peer: str, forwarded: list[str]) -> str:
        """Return the first untrusted address, following the chain back from the last proxy.

        Entries before it were written by that client, who could have made them up.
        """
        address = peer
        for entry in reversed(",".join(forwarded).split(",")):
            ip = _parse(_without_port(entry.strip()))
            if ip is None:
                return address
            address = str(ip)
            if not self.trusts(address):
                return address
        return address


def is_local(client: str | None, headers: Headers) -> bool:
    """Return whether a request comes directly from this machine, not through a proxy.

    A proxy on this machine connects from a loopback address for every client.
    """
    if any(name in headers for name in FORWARDING):
        return False
    if client is None or client == UNIX:
        return True
    ip = _parse(client)
    return ip is not None and ip.is_loopback


def _resolve_scheme(scope: MutableMapping[str, Any], forwarded: list[str]) -> None:
    secure = _SECURE.get(",".join(forwarded).split(",")[-1].strip().lower())
    if secure is None:
        return
    plain = "ws" if scope["type"] == "websocket" else "http"
    scope["scheme"] = f"{plain}s" if secure else plain


def _without_port(entry: str) -> str:
    """Return the address in `1.2.3.4`, `1.2.3.4:567`, `::1`, `[::1]` or `[::1]:567`."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def _parse(address: str) -> _Address | None:
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return None
    mapped = ip.ipv4_mapped if isinstance(ip, ipaddress.IPv6Address) else None
    return mapped or ip


def _network(name: str) -> _Network:
    try:
        return ipaddress.ip_network(name.strip(), strict=False)
    except ValueError:
        raise SztabError(
            f"{name!r} is not the address of a proxy: write an address such as 127.0.0.1, "
            f"a network such as 10.0.0.0/8, or {UNIX!r} for a Unix socket."
        ) from None
