"""What the engines say when something is not allowed: every sentence, read from their code."""

from __future__ import annotations

import ast
from functools import cache
from string import Formatter
from typing import Final

from sztab.core.action import Reason
from tests.page.texts import ROOT

SENTENCE: Final = 1
"""Which argument of a Reason is its sentence."""


class _Sentences(ast.NodeVisitor):
    """Collects the sentences of one file, and the lines where one is not written out.

    A sentence stands in the call itself, or in a name that is given to it in the same function or
    at the top of the file; a choice between two sentences is two sentences.
    """

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.unclear: list[int] = []
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
            self._read(node.args[SENTENCE], node.lineno)
        self.generic_visit(node)

    def _read(self, told: ast.expr, line: int) -> None:
        if isinstance(told, ast.Constant) and isinstance(told.value, str):
            self.found.add(told.value)
        elif isinstance(told, ast.IfExp):
            self._read(told.body, line)
            self._read(told.orelse, line)
        elif isinstance(told, ast.Name) and (given := self._look_up(told.id)):
            for one in given:
                self._read(one, line)
        else:
            self.unclear.append(line)

    def _look_up(self, name: str) -> list[ast.expr]:
        return next((names[name] for names in reversed(self._names) if name in names), [])


def _given(node: ast.Module | ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """Return what is assigned to each name in a module or a function."""
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
def _read(game: str) -> tuple[dict[str, set[str]], list[str]]:
    sentences: set[str] = set()
    unclear: list[str] = []
    engine = ROOT / "src" / "sztab"
    for path in sorted([*(engine / "games" / game).rglob("*.py"), engine / "core" / "state.py"]):
        reader = _Sentences()
        reader.visit(ast.parse(path.read_text(encoding="utf-8")))
        sentences |= reader.found
        unclear += [f"{path.relative_to(ROOT)}:{line}" for line in reader.unclear]
    return {_message(one): _variables(one) for one in sentences}, unclear


def _message(sentence: str) -> str:
    return f"no-{Reason('', sentence).key}"


def _variables(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def sentences(game: str) -> dict[str, set[str]]:
    """Return the messages that the refusals of a game need, with the values that each has."""
    return _read(game)[0]


def unclear(game: str) -> list[str]:
    """List the places where a sentence is put together, so that nobody can translate it."""
    return _read(game)[1]
