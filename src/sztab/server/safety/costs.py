"""The cost of each request in tokens of the rate limit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

SEARCH: Final = "GET /api/games/{game}/rules?search"

COSTS: Final = {
    "GET /api/tables": 5,
    "POST /api/tables": 10,
    "GET /api/tables/{code}/components": 5,
    "GET /api/tables/{code}/events": 5,
    "POST /api/tables/{code}/join": 5,
    "GET /api/tables/{code}/record": 10,
    "GET /api/tables/{code}/replay": 10,
    "GET /api/tables/{code}/timeline": 10,
    "GET /api/tables/{code}/state": 2,
    "SOCKET /api/tables/{code}/socket": 2,
    "POST /api/replay": 20,
    "POST /api/mine": 5,
    "POST /api/games/{game}/check": 10,
    "GET /api/games/{game}/components": 2,
    SEARCH: 5,
}
"""Requests that cost more than one token; `docs/operations.md` lists them."""

MISS: Final = 10
"""Extra tokens for a table code that does not exist."""

_METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"}
_NAMED: Final = {"tables": "{code}", "games": "{game}"}
_PARTS: Final = {word for route in COSTS for word in route.partition("?")[0].split("/")[1:]} | {
    "cards",
    "health",
    "invitation",
    "live",
    "messages",
    "metrics",
    "openapi.json",
    "reach",
    "ready",
    "summary",
}


class Route(NamedTuple):
    """The route of a request, without any text that a client chose, and its cost."""

    name: str
    cost: int


def route_of(scope: Mapping[str, Any]) -> Route:
    """Return the route of a request; its name is safe to log."""
    method = "SOCKET" if scope["type"] == "websocket" else scope["method"]
    if method not in _METHODS:
        method = "OTHER"
    path = scope["path"].removeprefix(scope.get("root_path", ""))
    name = f"{method} {_template(path)}"
    if f"{name}?search" == SEARCH and b"search=" in scope.get("query_string", b""):
        name = SEARCH
    # A HEAD request is as much work as a GET request.
    return Route(name, COSTS.get(name.replace("HEAD ", "GET "), 1))


def _template(path: str) -> str:
    """Return the path with placeholders for table codes, games and unknown parts."""
    parts = path.strip("/").split("/")
    if parts[0] not in {"api", "health", "metrics"}:
        return "page"
    for place, part in enumerate(parts):
        before = parts[place - 1] if place else ""
        parts[place] = _NAMED.get(before, part if part in _PARTS else "{other}")
    return "/" + "/".join(parts)
