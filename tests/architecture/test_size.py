"""Files and functions are short enough to read in one go, and `__all__` is complete."""

from __future__ import annotations

import ast
from importlib import import_module
from typing import TYPE_CHECKING

import pytest

from tests.architecture.source import MODULES, Module

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_LINES = 400
MAX_LINES_OF_A_FUNCTION = 40

LONG_FUNCTIONS: dict[str, str] = {
    "sztab/games/battlegrounds/rules.py:BattlegroundsRules.__init__": "rules are their fields",
    "sztab/games/battlegrounds/state.py:BattlegroundsState.__init__": "a position is its fields",
    "sztab/games/rush/rules.py:RushRules.__init__": "rules are their fields",
    "sztab/games/rush/state.py:RushState.__init__": "a position is its fields",
    "sztab/games/warsaw/state.py:WarsawState.__init__": "a position is its fields",
}
"""Functions that may be longer, as "file:Class.function", with reasons."""

WITH_ALL = [
    module
    for module in MODULES
    if any(
        isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__"
        for node in module.tree.body
    )
]


def test_no_file_is_too_long() -> None:
    lengths = {str(module): len(module.text.splitlines()) for module in MODULES}
    assert not {name: length for name, length in lengths.items() if length > MAX_LINES}


def long_functions(module: Module) -> dict[str, int]:
    lengths = {
        f"{module}:{name}": (node.end_lineno or 0) - node.lineno + 1
        for name, node in functions(module.tree, "")
    }
    return {name: length for name, length in lengths.items() if length > MAX_LINES_OF_A_FUNCTION}


def functions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, ast.stmt]]:
    """Yield every function with its name, which includes that of its class."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = prefix + node.name
            if not isinstance(node, ast.ClassDef):
                yield name, node
            yield from functions(node, f"{name}.")
        else:
            yield from functions(node, prefix)


def test_no_function_is_too_long() -> None:
    """Split it, or list it above with a reason."""
    found = {name: n for module in MODULES for name, n in long_functions(module).items()}
    assert not {name: n for name, n in found.items() if name not in LONG_FUNCTIONS}


def test_only_long_functions_are_excused() -> None:
    long = {name for module in MODULES for name in long_functions(module)}
    assert set(LONG_FUNCTIONS) <= long
    assert all(LONG_FUNCTIONS.values())


@pytest.mark.parametrize("module", WITH_ALL, ids=str)
def test_what_a_module_offers_is_listed_in_order(module: Module) -> None:
    loaded = import_module(".".join(module.parts))
    listed: list[str] = loaded.__all__
    assert listed == sorted(listed, key=_order)
    assert len(set(listed)) == len(listed)
    assert all(hasattr(loaded, name) for name in listed)
    assert public_names(module) <= set(listed)


def _order(name: str) -> tuple[int, str]:
    """Constants, then classes, then the rest, as ruff sorts."""
    if name.isupper():
        return 0, name
    return (1 if name[0].isupper() else 2), name


def public_names(module: Module) -> set[str]:
    """Return the names that are defined here or imported from public modules of the package."""
    names: set[str] = set()
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sztab"):
            if not any(part.startswith("_") for part in (node.module or "").split(".")):
                names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return {name for name in names if not name.startswith("_")}
