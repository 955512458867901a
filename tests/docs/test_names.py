"""Names in backticks in the documents exist: files, folders, modules, members and identifiers."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.test_imports import LAYERS
from tests.architecture.test_rooms import PLAN

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "bench",
    "docs",
    "locales",
    "rules",
    "src",
    "tests",
    "tools",
    "web/src",
    "web/tests",
)
SKIPPED = {".venvs", "__pycache__", "dist", "node_modules", "screenshots", "test-results"}
GENERATED = {"docs/clauses.md", "docs/games/warsaw-cards.md"}
EXAMPLES = {"cautious.py", "house.py", "my.py", "my.toml", "salvage.py", "trucks.toml"}
"""Files that readers create."""
ELSEWHERE = {"ExecStart", "Game.copy", "step_back", "sztab.db"}
"""Names of systemd, of engines in the benchmarks, and of users' files."""
BUILT = {"bench/.venvs/", "src/sztab/web/dist"}
ENDINGS = "css|ftl|html|js|json|md|mjs|py|svelte|toml|ts"
DOCUMENTS = sorted(
    str(path.relative_to(ROOT))
    for folder in (".", "bench", "docs", "docs/decisions", "docs/games", "tools/vehicles")
    for path in (ROOT / folder).glob("*.md")
    if str(path.relative_to(ROOT)) not in GENERATED
)


def walk() -> Iterator[str]:
    """Yield the path of each file and folder, from the root of the repository."""
    for folder in FOLDERS:
        for here, inside, files in os.walk(ROOT / folder):
            inside[:] = [name for name in inside if name not in SKIPPED]
            below = Path(here).relative_to(ROOT).as_posix()
            yield from (f"/{below}/{name}" for name in files)
            yield f"/{below}/"
    yield from (f"/{path.name}" for path in ROOT.iterdir() if path.is_file())


@cache
def listing() -> str:
    return "\n".join(walk()) + "\n"


@cache
def vocabulary() -> frozenset[str]:
    """Return every word of the code, the texts and the rules, but not of the documents."""
    words: set[str] = set()
    for line in listing().splitlines():
        if line.endswith((".py", ".ts", ".svelte", ".toml", ".ftl", ".js", ".mjs")):
            words.update(re.findall(r"\w+", (ROOT / line[1:]).read_text("utf-8")))
    return frozenset(words - {Path(__file__).stem})


@cache
def members() -> dict[str, set[str]]:
    """Return the members of each class of core and games, including inherited ones."""
    own: dict[str, set[str]] = {}
    bases: dict[str, set[str]] = {}
    for room in ("core", "games"):
        for path in (ROOT / "src/sztab" / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ClassDef):
                    own.setdefault(node.name, set()).update(defined(node))
                    bases.setdefault(node.name, set()).update(
                        re.findall(r"\w+", " ".join(map(ast.unparse, node.bases)))
                    )
    for _ in range(4):
        for name, above in bases.items():
            own[name].update(*(own.get(base, ()) for base in above))
    return own


def defined(node: ast.ClassDef) -> set[str]:
    """Return the methods and attributes of one class."""
    found: set[str] = set()
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef):
            found.add(inner.name)
        elif isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store):
            found.add(inner.attr)
        elif isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name):
            found.add(inner.target.id)
    return found


def quoted(text: str) -> list[str]:
    """Return the text in backticks within lines, without blocks of code."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"`([^`\n]+)`", prose)


def rooms() -> set[str]:
    return {path.name for path in (ROOT / "src/sztab").iterdir() if path.is_dir()}


def is_path(word: str) -> bool:
    if not re.fullmatch(r"\w[\w./<>*-]*", word) or word in EXAMPLES | BUILT:
        return False
    first = word.split("/", maxsplit=1)[0]
    return bool(re.search(rf"\.({ENDINGS})$", word)) or (
        "/" in word and first in rooms() | {folder.split("/", maxsplit=1)[0] for folder in FOLDERS}
    )


def exists(path: str) -> bool:
    """Return whether a path ends like this; `<game>` and `*` stand for any name."""
    pattern = re.sub(r"<\w+>|\\\*", "[^/\n]+", re.escape(path.rstrip("/")))
    return re.search(rf"/{pattern}(\.py)?(/|$)", listing(), re.MULTILINE) is not None


def is_module(name: str) -> bool:
    """Return whether `sztab.core.state` or `sztab.core.state.Frame` exists."""
    if exists("src/" + name.replace(".", "/")):
        return True
    path = ROOT / "src" / name.rpartition(".")[0].replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return source.exists() and name.rpartition(".")[2] in re.findall(
        r"\w+", source.read_text("utf-8")
    )


def metric(name: str) -> str:
    """Return the name of a metric in the code; other names are unchanged."""
    return name.removeprefix("sztab_").removesuffix("_total")


def stale(text: str) -> list[str]:
    """List the names in a text that do not exist in the repository."""
    found: list[str] = []
    for quote in quoted(text):
        for word in (part.rstrip(",;:") for part in quote.split()):
            if word in ELSEWHERE:
                continue
            member = re.match(r"([A-Z]\w+)\.(\w+)", word)
            name = re.match(r"[A-Za-z]\w*(?=\(|$)", word)
            if is_path(word):
                found += [] if exists(word) else [word]
            elif re.fullmatch(r"sztab(\.\w+)+", word):
                found += [] if is_module(word) else [word]
            elif member and member[1] in members():
                found += [] if member[2] in members()[member[1]] else [word]
            elif name and re.search(r"_|[a-z][A-Z]", name[0]):
                found += [] if metric(name[0]) in vocabulary() else [word]
    return found


@pytest.mark.parametrize("page", DOCUMENTS)
def test_what_a_document_names_exists(page: str) -> None:
    assert stale((ROOT / page).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "planted",
    [
        "core/frame_" + "names.py",
        "server/think" + "ings/",
        "games/<game>/tell" + "ing.py",
        "sztab.records." + "match",
        "sztab.core.state." + "Frames",
        "Game.sum" + "mary",
        "Continue" + "Turns(position)",
        "undo_" + "targets",
    ],
)
def test_a_planted_stale_name_is_found(planted: str) -> None:
    assert stale(f"See `{planted}` and `core/state.py`.") == [planted]


def test_what_exists_is_not_called_stale() -> None:
    good = (
        "`games/<game>/declared.py` `src/sztab/core` `tests/docs` `sztab.core.state.Frame`"
        " `State.clone` `why_not` `my.toml` `sq/H8` `/api/tables`"
    )
    assert stale(good) == []


def test_the_architecture_has_every_room_and_every_file_of_the_plan() -> None:
    named = " ".join(quoted((ROOT / "docs/architecture.md").read_text("utf-8")))
    words = set(re.findall(r"\w+", named))
    assert PLAN - words == set()
    assert set(LAYERS) & rooms() - words == set()


def test_decisions_are_numbered_without_holes() -> None:
    paths = sorted((ROOT / "docs/decisions").glob("*.md"))
    titles = [path.read_text("utf-8").splitlines()[0] for path in paths]
    numbers = [f"{number:03}" for number in range(1, len(paths) + 1)]
    assert [path.name[:3] for path in paths] == numbers
    assert [title[:6] for title in titles] == [f"# {number} " for number in numbers]
