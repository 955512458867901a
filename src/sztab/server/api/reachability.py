"""How other machines reach this server, for links that its own user sends."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final

from sztab.server.api import schemas

ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address reserved for documentation: nothing is sent there, only the route is looked up."""


def reach(host: str) -> schemas.Reach:
    """Return how to reach a server that listens on `host`; nothing without a host."""
    if not host or _is_loopback(host):
        return schemas.Reach(network=False, addresses=[])
    own = _own_address() if host in {"0.0.0.0", "::"} else host  # noqa: S104 (compared only)
    return schemas.Reach(network=True, addresses=[own] if own else [])


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _own_address() -> str:
    """Return the address of this machine in its network; "" if it has none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            one.connect(ELSEWHERE)
            found = str(one.getsockname()[0])
    except OSError:
        return ""
    return "" if _is_loopback(found) else found
