"""The keys of all refusals, read from the code of the engines."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
KEY: Final = 1
VALUES: Final = 2
"""The positions of key and values among the arguments of a Reason."""


class Said(NamedTuple):
    """A key in the code of an engine, and its values if they are literal."""

    key: str
    values: frozenset[str] | None
    place: str


class _Keys(ast.NodeVisitor):
    """Collects the keys of one file, and the lines with a key that is not literal.

    A key is an argument of the call, or is assigned to a name in the same function or at the top of
    the file. A conditional expression has two keys.
    """

    def __init__(self, file: str) -> None:
        self.found: list[Said] = []
        self.unclear: list[str] = []
        self._file = file
        self._names: list[dict[str, list[ast.expr]]] = []

    def visit_Module(self, node: ast.Module) -> None:
        self._enter(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node)

    def _enter(self, node: ast.Module | ast.FunctionDef) -> None:
        self._names.append(_given(node))
        self.generic_visit(node)
        self._names.pop()

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id == "Reason":
            place = f"{self._file}:{node.lineno}"
            self._read(node.args[KEY], _written_out(node.args[VALUES:]), place)
        self.generic_visit(node)

    def _read(self, told: ast.expr, values: frozenset[str] | None, place: str) -> None:
        if isinstance(told, ast.Constant) and isinstance(told.value, str):
            self.found.append(Said(told.value, values, place))
        elif isinstance(told, ast.IfExp):
            self._read(told.body, values, place)
            self._read(told.orelse, values, place)
        elif isinstance(told, ast.Name) and (given := self._look_up(told.id)):
            for one in given:
                self._read(one, values, place)
        else:
            self.unclear.append(place)

    def _look_up(self, name: str) -> list[ast.expr]:
        return next((names[name] for names in reversed(self._names) if name in names), [])


def _written_out(rest: list[ast.expr]) -> frozenset[str] | None:
    """Return the names of the values of a Reason; None if they are not literal."""
    if not rest:
        return frozenset()
    if isinstance(rest[0], ast.Dict):
        return frozenset(str(one.value) for one in rest[0].keys if isinstance(one, ast.Constant))
    return None


def _given(node: ast.Module | ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """Return the values assigned to each name in a module or a function."""
    names: dict[str, list[ast.expr]] = {}
    inner = ast.walk(node) if isinstance(node, ast.FunctionDef) else node.body
    for one in inner:
        if isinstance(one, ast.Assign):
            targets, value = one.targets, one.value
        elif isinstance(one, ast.AnnAssign) and one.value is not None:
            targets, value = [one.target], one.value
        else:
            continue
        for target in targets:
            if isinstance(target, ast.Name):
                names.setdefault(target.id, []).append(value)
    return names


@cache
def _read(game: str) -> tuple[list[Said], list[str]]:
    found: list[Said] = []
    unclear: list[str] = []
    engine = ROOT / "src" / "sztab"
    for path in sorted([*(engine / "games" / game).rglob("*.py"), engine / "core" / "state.py"]):
        reader = _Keys(str(path.relative_to(ROOT)))
        reader.visit(ast.parse(path.read_text(encoding="utf-8")))
        found += reader.found
        unclear += reader.unclear
    return found, unclear


def refusals(game: str) -> list[Said]:
    """List the refusals of a game with their places in the code."""
    return _read(game)[0]


def unclear(game: str) -> list[str]:
    """List the places with a computed key, whose message cannot be found."""
    return _read(game)[1]
