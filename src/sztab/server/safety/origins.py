"""Origins: which web pages may send requests to the server from a user's browser."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from sztab.core.action import SztabError

_ORIGIN: Final = re.compile(r"([a-z][a-z0-9+.-]*)://([^/@?#\\\s,]+)/?", re.ASCII)
_DEFAULT_PORTS: Final = {"http": ":80", "https": ":443"}


def allowed(origin: str | None, host: str | None, extra: Collection[str]) -> bool:
    """Return whether a request with these headers is allowed.

    A browser names the origin of the page that sends the request. It must have the same host and
    port as this server, or be listed. A client that sends no Origin is not a browser, so it has no
    credentials but those that its user gave it.

    Args:
        origin: The header Origin.
        host: The header Host.
        extra: Further origins, such as `https://play.example.org`.
    """
    if origin is None:
        return True
    sender = _scheme_and_host(origin)
    if sender is None:
        return False
    if any(sender == _scheme_and_host(other) for other in extra):
        return True
    scheme, own = sender
    return scheme in _DEFAULT_PORTS and host is not None and own == _normal_host(scheme, host)


def only_links(headers: Mapping[str, str]) -> bool:
    """Return whether a request that changes nothing is same-site, or merely follows a link.

    Pages of other sites may link to the server, but not load anything from it: every visitor of
    such a page would send requests without knowing. Browsers describe the request in Sec-Fetch
    headers, which no page can forge; other clients do not send them.
    """
    if headers.get("sec-fetch-site", "").lower() != "cross-site":
        return True
    mode, target = headers.get("sec-fetch-mode", ""), headers.get("sec-fetch-dest", "document")
    return (mode.lower(), target.lower()) == ("navigate", "document")


def is_origin(text: str) -> bool:
    """Return whether a text is a valid origin."""
    return _scheme_and_host(text) is not None


def check_origins(origins: Iterable[str]) -> None:
    """Raise SztabError if one of the texts is not a valid origin."""
    for origin in origins:
        if not is_origin(origin):
            raise SztabError(
                f"{origin!r} is not an origin: write it as https://play.example.org, "
                "without a path."
            )


def _scheme_and_host(origin: str) -> tuple[str, str] | None:
    match = _ORIGIN.fullmatch(origin.strip().lower())
    return (match[1], _normal_host(match[1], match[2])) if match else None


def _normal_host(scheme: str, host: str) -> str:
    """Return host and port as a browser writes them: without the scheme's default port."""
    return host.strip().lower().removesuffix(_DEFAULT_PORTS.get(scheme, ":"))
