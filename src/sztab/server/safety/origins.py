"""Origins: which web pages may speak to the server from within somebody's browser."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from sztab.core.action import SztabError

_ORIGIN: Final = re.compile(r"([a-z][a-z0-9+.-]*)://([^/@?#\\\s,]+)/?", re.ASCII)
_USUAL_PORTS: Final = {"http": ":80", "https": ":443"}


def allowed(origin: str | None, host: str | None, extra: Collection[str]) -> bool:
    """Return whether a request with these headers may be answered.

    A browser names the page that asks. It must be a page of this very host and port, or listed.
    A client without an Origin is no browser: it holds only what its user gave it.

    Args:
        origin: The header Origin.
        host: The header Host.
        extra: Further origins, such as `https://play.example.org`.
    """
    if origin is None:
        return True
    asker = _scheme_and_place(origin)
    if asker is None:
        return False
    if any(asker == _scheme_and_place(other) for other in extra):
        return True
    scheme, place = asker
    return scheme in _USUAL_PORTS and host is not None and place == _place(scheme, host)


def only_links(headers: Mapping[str, str]) -> bool:
    """Return whether a request that changes nothing may come from the page that it comes from.

    Pages of other sites may link to the server. They may not load anything from it, because
    everybody who looks at such a page would send requests without knowing. Browsers say what they
    are doing in Sec-Fetch headers, which no page can forge; other clients do not send them.
    """
    if headers.get("sec-fetch-site", "").lower() != "cross-site":
        return True
    mode, target = headers.get("sec-fetch-mode", ""), headers.get("sec-fetch-dest", "document")
    return (mode.lower(), target.lower()) == ("navigate", "document")


def is_origin(text: str) -> bool:
    """Return whether a text can be listed as an origin at all."""
    return _scheme_and_place(text) is not None


def check_origins(origins: Iterable[str]) -> None:
    """Refuse what cannot be listed as an origin; SztabError says how to write it."""
    for origin in origins:
        if not is_origin(origin):
            raise SztabError(
                f"{origin!r} is not an origin: write it as https://play.example.org, "
                "without a path."
            )


def _scheme_and_place(origin: str) -> tuple[str, str] | None:
    match = _ORIGIN.fullmatch(origin.strip().lower())
    return (match[1], _place(match[1], match[2])) if match else None


def _place(scheme: str, host: str) -> str:
    """Return host and port in the one way that a browser writes them."""
    return host.strip().lower().removesuffix(_USUAL_PORTS.get(scheme, ":"))
