"""Imports go one way: core ← words ← games ← house ← bots ← play ← … ← cli."""

from __future__ import annotations

import sys
from graphlib import TopologicalSorter

from tests.architecture.source import GAMES, MODULES, Module

LAYERS = {
    "core": 0,
    "words": 1,
    "games": 2,
    "house": 3,
    "bots": 4,
    "play": 5,
    "records": 6,
    "catalogue": 6,
    "lab": 7,
    "envs": 7,
    "server": 8,
    "cli": 9,
}
PACKAGE_ITSELF = -1
MACHINE_TYPES = {"librt", "mypy_extensions"}
"""Modules with machine types for the compiler; only core/native.py imports them."""


def rooms_imported(module: Module) -> set[str]:
    """Return the rooms that the module imports from; names of the package itself have no room."""
    names = [name.split(".") for name in module.imports()]
    return {parts[1] for parts in names if parts[0] == "sztab" and len(parts) > 1} & set(LAYERS)


def games_imported(module: Module) -> set[str]:
    names = [name.split(".") for name in module.imports()]
    return {parts[2] for parts in names if parts[:2] == ["sztab", "games"] and len(parts) > 2}


def test_every_folder_has_its_layer() -> None:
    assert {module.room for module in MODULES if len(module.parts) > 2} <= set(LAYERS)


def test_a_module_imports_only_its_own_layer_and_lower_ones() -> None:
    faults = [
        f"{module} imports from {room}"
        for module in MODULES
        for room in rooms_imported(module)
        if LAYERS[room] > LAYERS.get(module.room, PACKAGE_ITSELF)
    ]
    assert not faults


def test_folders_do_not_import_each_other_in_a_circle() -> None:
    graph: dict[str, set[str]] = {room: set() for room in LAYERS}
    for module in MODULES:
        if module.room in LAYERS:
            graph[module.room] |= rooms_imported(module) - {module.room}
    assert list(TopologicalSorter(graph).static_order())


def test_core_and_games_need_nothing_but_the_standard_library() -> None:
    known = set(sys.stdlib_module_names) | {"sztab"}
    for module in MODULES:
        if module.room in ("core", "games"):
            foreign = {name.split(".")[0] for name in module.imports()} - known
            allowed = MACHINE_TYPES if module.place == "sztab/core/native.py" else set()
            assert foreign <= allowed, str(module)


def test_a_game_is_imported_only_by_itself() -> None:
    """Other modules get it by name from `sztab.games`."""
    for module in MODULES:
        assert games_imported(module) & set(GAMES) <= {module.game}, str(module)
