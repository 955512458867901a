"""Modules do not import each other in cycles."""

from __future__ import annotations

import pytest

from tests.architecture.source import GAMES, MODULES, Module

ROOMS = sorted({module.room for module in MODULES} - {"", "games"})
"""Rooms without cycles, the server among them; each game has its own test."""
PAIR = {"state", "view"}
"""A position makes views, and a view holds a position: these two may import each other."""


def imported(module: Module, names: set[str]) -> set[str]:
    """Return which of these modules a module imports, including imports for type checkers."""
    found = set()
    for name in module.imports():
        found.add(name if name in names else name.rpartition(".")[0])
    return found & names


def reached(start: str, graph: dict[str, set[str]]) -> set[str]:
    """Return the modules that a module depends on."""
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found


def graph_of(modules: list[Module]) -> dict[str, set[str]]:
    """Return what each module imports from the others."""
    by_name = {".".join(module.parts): module for module in modules}
    return {name: imported(module, set(by_name)) for name, module in by_name.items()}


def circles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Return the groups of modules that depend on each other."""
    far = {name: reached(name, graph) for name in graph}
    groups = {
        frozenset(other for other in far[name] if name in far[other])
        for name in graph
        if name in far[name]
    }
    return sorted((set(group) for group in groups), key=sorted)


@pytest.mark.parametrize("game", GAMES)
def test_only_a_position_and_its_views_import_each_other(game: str) -> None:
    found = circles(graph_of([module for module in MODULES if module.game == game]))
    allowed = {f"sztab.games.{game}.{name}" for name in PAIR}
    assert [group for group in found if not group <= allowed] == []
    assert len(found) <= 1


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_has_a_circle(room: str) -> None:
    assert circles(graph_of([module for module in MODULES if module.room == room])) == []


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set(), "e": {"a", "f"}, "f": {"e"}}
    assert circles(graph) == [{"a", "b", "c"}, {"e", "f"}]
