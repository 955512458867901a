"""Measures the sources, as a Markdown table: modules, lengths, import cycles, files per room.

    python tools/house.py [ROOT]

ROOT is a checkout, by default this one: two states of the sources can be compared.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

LONG_FILE: Final = 400
"""Files with more lines than this are counted."""

Trees = dict[str, ast.Module]
"""Syntax trees by the full name of their module."""


def main(argv: Sequence[str] | None = None) -> int:
    """Print the table."""
    args = sys.argv[1:] if argv is None else argv
    root = Path(args[0]) if args else Path(__file__).parents[1]
    source = root / "src"
    print("| measure | value |\n|---|---|")
    for name, value in measures(source):
        print(f"| {name} | {value} |")
    return 0


def measures(source: Path) -> Iterator[tuple[str, object]]:
    """Yield the name and the value of each measure."""
    paths = sorted((source / "sztab").rglob("*.py"))
    texts = {path: path.read_text("utf-8") for path in paths}
    trees = {module_name(path, source): ast.parse(text) for path, text in texts.items()}
    lengths = [length for tree in trees.values() for length in function_lengths(tree)]
    long = [path for path, text in texts.items() if text.count("\n") > LONG_FILE]
    groups = cycles({name: imports(tree.body, trees) for name, tree in trees.items()})
    wide = cycles({name: imports(ast.walk(tree), trees) for name, tree in trees.items()})
    yield "modules", len(paths)
    yield "lines", sum(text.count("\n") for text in texts.values())
    yield "functions", len(lengths)
    yield "function length, median", f"{median(lengths):g}"
    yield "function length, p90", f"{quantiles(lengths, n=10)[-1]:g}"
    yield "function length, maximum", max(lengths)
    yield f"files above {LONG_FILE} lines", len(long)
    yield "import cycles when modules are loaded", len(groups)
    yield "import cycles, counting imports in functions and for type checkers", len(wide)
    yield "modules in the largest of these", max(map(len, wide), default=0)
    rooms = Counter(room(path.relative_to(source / "sztab")) for path in paths)
    for name, number in sorted(rooms.items()):
        yield f"files in `{name}`", number


def module_name(path: Path, source: Path) -> str:
    """Return the full name of a module."""
    parts = path.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(path: Path) -> str:
    """Return the room of a file: a folder of the package, or one of the server or of the games."""
    folders = path.parent.parts
    depth = 2 if folders[:1] in {("server",), ("games",)} else 1
    return "/".join(folders[:depth]) or "sztab"


def function_lengths(tree: ast.Module) -> Iterator[int]:
    """Yield the number of lines of each function, docstring included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield (node.end_lineno or node.lineno) - node.lineno + 1


def imports(nodes: Iterable[ast.AST], trees: Trees) -> set[str]:
    """Return the modules of the package that these statements import."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            below = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= below
            if below - trees.keys():  # some names are not modules, but in one
                found.add(str(node.module))
    return found & trees.keys()


def cycles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """Return the groups of modules that import each other: strongly connected components."""
    far = {name: _reached(name, graph) for name in graph}
    groups = {
        frozenset(other for other in far[name] if name in far[other])
        for name in graph
        if name in far[name]
    }
    return sorted((set(group) for group in groups), key=sorted)


def _reached(start: str, graph: Mapping[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found


if __name__ == "__main__":
    sys.exit(main())
