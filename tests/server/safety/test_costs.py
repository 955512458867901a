"""The costs of requests, and their names in logs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sztab.server.safety.costs import COSTS, MISS, SEARCH, route_of

OPERATIONS = Path(__file__).parents[3] / "docs" / "operations.md"


def asked(method: str, path: str, query: bytes = b"", **more: Any) -> tuple[str, int]:  # noqa: ANN401 (a scope's)
    scope = {"type": "http", "method": method, "path": path, "query_string": query, **more}
    return route_of(scope)


@pytest.mark.parametrize(
    ("method", "path", "name", "cost"),
    [
        ("GET", "/", "GET page", 1),
        ("GET", "/assets/main-5f3a.js", "GET page", 1),
        ("GET", "/health/ready", "GET /health/ready", 1),
        ("GET", "/api/games", "GET /api/games", 1),
        ("GET", "/api/games/rush/rules", "GET /api/games/{game}/rules", 1),
        ("POST", "/api/tables", "POST /api/tables", 10),
        ("POST", "/api/replay", "POST /api/replay", 20),
        ("GET", "/api/tables/ABCDEF/replay", "GET /api/tables/{code}/replay", 10),
        ("HEAD", "/api/tables/ABCDEF/replay", "HEAD /api/tables/{code}/replay", 10),
        ("BREW", "/api/tables", "OTHER /api/tables", 1),
        ("GET", "/api/szp_secret/x", "GET /api/{other}/{other}", 1),
        ("GET", "/api/tables/szp_secret", "GET /api/tables/{code}", 1),
    ],
)
def test_a_route_has_a_name_and_a_cost(method: str, path: str, name: str, cost: int) -> None:
    assert asked(method, path) == (name, cost)


def test_a_search_costs_more_than_a_list() -> None:
    assert asked("GET", "/api/games/rush/rules", b"search=a+b") == (SEARCH, COSTS[SEARCH])
    assert asked("GET", "/api/games/rush/rules", b"x=1")[1] == 1


def test_a_socket_and_a_path_below_a_root() -> None:
    path = "/sztab/api/tables/ABCDEF/socket"
    found = asked("GET", path, type="websocket", root_path="/sztab")
    assert found == ("SOCKET /api/tables/{code}/socket", 2)


def test_all_costs_are_documented() -> None:
    text = OPERATIONS.read_text(encoding="utf-8")
    for name, cost in [*COSTS.items(), ("a table code that does not exist", MISS)]:
        (row,) = [line for line in text.splitlines() if line.startswith(f"| {_quoted(name)} |")]
        assert row.endswith(f"| {cost} |"), row


def _quoted(name: str) -> str:
    return f"`{name}`" if "/" in name else name
