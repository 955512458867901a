"""Interpreted modules do not create machine values: the compiler would expect other types."""

from __future__ import annotations

import ast
import tomllib

from tests.architecture.source import MODULES, ROOT, Module

PROJECT = tomllib.loads((ROOT.parent / "pyproject.toml").read_text("utf-8"))
EXCEPT = set(PROJECT["tool"]["sztab"]["compiled"]["except"])
STAND_INS = {f"sztab.core.native.{name}" for name in ("append", "extend", "pop", "remove", "vec")}
"""Lists in interpreted code, and flat arrays in compiled code."""


def is_interpreted(module: Module) -> bool:
    """Return whether a module is interpreted and its neighbours are compiled."""
    return module.room in {"core", "games"} and bool(EXCEPT & set(module.path.parts))


def made_in(module: Module) -> list[int]:
    """Return the lines that call a stand-in, with which compiled code would get a list."""
    names = {name.rpartition(".")[2] for name in STAND_INS & set(module.imports())}
    calls = [node for node in ast.walk(module.tree) if isinstance(node, ast.Call)]
    return [call.lineno for call in calls if _name(call.func) in names]


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Subscript):
        called = called.value
    return called.id if isinstance(called, ast.Name) else ""


def test_interpreted_modules_of_the_engine_make_no_arrays() -> None:
    interpreted = [module for module in MODULES if is_interpreted(module)]
    assert len(interpreted) > 30
    assert [f"{module}:{line}" for module in interpreted for line in made_in(module)] == []


def test_modules_that_make_arrays_are_found() -> None:
    making = {str(module) for module in MODULES if made_in(module)}
    assert {"sztab/core/zones.py", "sztab/games/rush/setup.py"} <= making
