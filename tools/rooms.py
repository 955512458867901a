"""Writes the table of rooms in docs/architecture.md: what each folder holds and what it imports.

    python tools/rooms.py [--check]

The sentence is the first line of the docstring of the folder's `__init__.py`; the imports are read
from the sources. `--check` writes nothing and fails if the table is not up to date.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import defaultdict
from graphlib import TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sztab"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- rooms: tools/rooms.py writes this table -->", "<!-- end of rooms -->"
DIVIDED = ("server",)
"""Rooms whose folders are listed as separate rooms."""
UNLISTED = ("web",)
"""Folders without Python code: the built page."""


def package_folders() -> list[str]:
    """Return the rooms as paths below the package, without the games' own folders."""
    found = []
    for folder in sorted(PACKAGE.iterdir()):
        if (folder / "__init__.py").exists() and folder.name not in UNLISTED:
            found.append(folder.name)
            if folder.name in DIVIDED:
                inner = sorted(folder.glob("*/__init__.py"))
                found += [f"{folder.name}/{init.parent.name}" for init in inner]
    return found


def room_of(path: str, rooms: Iterable[str]) -> str:
    """Return the innermost room that a path below the package lies in; empty for none."""
    inside = [room for room in rooms if path == room or path.startswith(f"{room}/")]
    return max(inside, key=len, default="")


def imported_names(path: Path) -> Iterator[str]:
    """Yield every name of the package that a module imports, as a path below the package."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            package, _, rest = name.partition(".")
            if package == "sztab" and rest:
                yield rest.replace(".", "/")


def imports_between(rooms: list[str]) -> dict[str, set[str]]:
    """Return which other rooms the modules of each room import from."""
    graph: dict[str, set[str]] = defaultdict(set)
    for path in sorted(PACKAGE.rglob("*.py")):
        room = room_of(path.relative_to(PACKAGE).as_posix(), rooms)
        if room:
            graph[room] |= {room_of(name, rooms) for name in imported_names(path)} - {room, ""}
    return graph


def in_layers(rooms: list[str], graph: dict[str, set[str]]) -> list[str]:
    """Sort rooms so that imports go down the list; rooms inside a room follow it."""
    outer = [room for room in rooms if "/" not in room]
    folded = {
        room: {other.split("/")[0] for inner in _with_inner(room, rooms) for other in graph[inner]}
        - {room}
        for room in outer
    }
    listed = []
    for room in reversed(_sorted(folded)):
        listed.append(room)
        inner = [one for one in rooms if one.startswith(f"{room}/")]
        within = {one: graph[one] & set(inner) for one in inner}
        listed += reversed(_sorted(within))
    return listed


def _with_inner(room: str, rooms: list[str]) -> list[str]:
    return [one for one in rooms if one == room or one.startswith(f"{room}/")]


def _sorted(graph: dict[str, set[str]]) -> list[str]:
    """Sort rooms so that imported ones come first, and by name where that leaves a choice."""
    sorter = TopologicalSorter({room: sorted(graph[room]) for room in sorted(graph)})
    sorter.prepare()
    found: list[str] = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready(), reverse=True)
        found += ready
        sorter.done(*ready)
    return found


def sentence(room: str) -> str:
    """Return the first sentence of the docstring of a room."""
    init = PACKAGE / room / "__init__.py"
    text = ast.get_docstring(ast.parse(init.read_text("utf-8"))) or ""
    return text.partition("\n")[0]


def table() -> str:
    """Return the table as Markdown."""
    rooms = package_folders()
    graph = imports_between(rooms)
    order = in_layers(rooms, graph)
    lines = ["| room | what it holds | imports |", "|---|---|---|"]
    for room in order:
        others = ", ".join(f"`{other}`" for other in order if other in graph[room])
        lines.append(f"| `{room}` | {sentence(room)} | {others} |")
    return "\n".join(lines)


def written(page: str) -> str:
    """Return the page with the current table."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}"


def main() -> int:
    """Write the table, or check that it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    page = PAGE.read_text("utf-8")
    if written(page) == page:
        return 0
    if arguments.check:
        print(f"{PAGE.relative_to(ROOT)} is out of date: run python tools/rooms.py")
        return 1
    PAGE.write_text(written(page), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
