"""The rooms of the server import downwards only, and its layers do not share verbs."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

import pytest

from tests.architecture.source import MODULES, Module
from tests.architecture.test_cycles import graph_of

if TYPE_CHECKING:
    from collections.abc import Mapping

TOP = ""
ORDER = ("wire", "safety", "store", "operations", "workers", "tables", "api", TOP)
"""The rooms of the server, the lowest first; the top level puts everything together."""
MAX_TOP_LEVEL = 6
SERVER = [module for module in MODULES if module.room == "server"]
ONCE = ("write", "broadcast", "serve")
"""Verbs that one layer has for itself."""


def room_of(name: str) -> str:
    """Return the room of a module of the server, given by its full name."""
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[2] in ORDER else TOP


def upward_imports(graph: Mapping[str, set[str]]) -> list[str]:
    """Return the imports that go up, from a graph of modules and what each imports."""
    return sorted(
        f"{module} imports {other}"
        for module, others in graph.items()
        for other in others
        if ORDER.index(room_of(other)) > ORDER.index(room_of(module))
    )


def functions_named(verb: str, modules: list[Module]) -> list[str]:
    """Return the functions with this name, with or without an underscore."""
    return [
        f"{module}:{node.lineno}"
        for module in modules
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.lstrip("_") == verb
    ]


def test_every_folder_of_the_server_is_in_the_order() -> None:
    folders = {module.parts[2] for module in SERVER if module.path.parent.name != "server"}
    assert folders == {*ORDER} - {TOP}


def test_imports_of_the_server_go_down() -> None:
    assert upward_imports(graph_of(SERVER)) == []


@pytest.mark.parametrize(
    ("module", "other"),
    [
        ("sztab.server.tables.service", "sztab.server.api.schemas"),
        ("sztab.server.workers.jobs", "sztab.server.tables.log"),
        ("sztab.server.store.store", "sztab.server.tables.log"),
        ("sztab.server.safety.guard", "sztab.server.store"),
        ("sztab.server.wire.parts", "sztab.server.refusals"),
        ("sztab.server.api.socket", "sztab.server.app"),
    ],
)
def test_a_planted_upward_import_is_found(module: str, other: str) -> None:
    graph = graph_of(SERVER)
    planted = {**graph, module: graph[module] | {other}}
    assert upward_imports(planted) == [f"{module} imports {other}"]


def test_few_modules_are_at_the_top_level() -> None:
    found = {module.path.name for module in SERVER if module.path.parent.name == "server"}
    assert len(found - {"__init__.py"}) <= MAX_TOP_LEVEL, found


@pytest.mark.parametrize("verb", ONCE)
def test_one_layer_has_the_verb(verb: str) -> None:
    assert len(functions_named(verb, SERVER)) == 1, functions_named(verb, SERVER)
