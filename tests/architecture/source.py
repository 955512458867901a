"""The modules of the package, with their places, imports and strings."""

from __future__ import annotations

import ast
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2] / "src"


class Module:
    """One file of the package."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.place = path.relative_to(ROOT).as_posix()
        parts = path.relative_to(ROOT).with_suffix("").parts
        self.parts = parts[:-1] if parts[-1] == "__init__" else parts

    def __str__(self) -> str:
        return self.place

    @property
    def room(self) -> str:
        """The folder below the package: core, games, bots, ...; empty for the package itself."""
        return self.parts[1] if len(self.parts) > 1 else ""

    @property
    def game(self) -> str:
        """The game whose folder the file is in; empty outside such folders."""
        return self.parts[2] if self.room == "games" and len(self.parts) > 2 else ""

    @cached_property
    def text(self) -> str:
        """The source of the module."""
        return self.path.read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree of the module."""
        return ast.parse(self.text)

    def imports(self) -> Iterator[str]:
        """Yield the full name of every import, including those for type checkers."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{self}: imports are absolute"
                yield from (f"{node.module}.{alias.name}" for alias in node.names)

    def strings(self) -> Iterator[ast.Constant]:
        """Yield every string constant."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node


MODULES = [Module(path) for path in sorted((ROOT / "sztab").rglob("*.py"))]
GAMES = sorted({module.game for module in MODULES if module.game})

HOMONYMS = {
    "rush": {"base", "hq", "indestructibility"},
    "battlegrounds": {"battle", "team", "family", "solo"},
}
"""Names of toggles and presets that are also cards, places, abilities or words of the rules."""
