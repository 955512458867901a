"""The measures of the sources: lengths, rooms and import cycles."""

import ast
from pathlib import Path

import pytest

from tools import house

TREES = {
    "toy.a": ast.parse("from toy import b\n"),
    "toy.b": ast.parse("def f():\n    from toy.c import g\n    return g\n"),
    "toy.c": ast.parse("import toy.a\n"),
    "toy.d": ast.parse("import toy.a, ast\n"),
}


def test_only_imports_in_functions_close_the_cycle() -> None:
    assert house.cycles({n: house.imports(t.body, TREES) for n, t in TREES.items()}) == []
    wide = {name: house.imports(ast.walk(tree), TREES) for name, tree in TREES.items()}
    assert house.cycles(wide) == [{"toy.a", "toy.b", "toy.c"}]
    assert wide["toy.d"] == {"toy.a"}


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("__init__.py", "sztab"),
        ("records/toml.py", "records"),
        ("server/store/batch.py", "server/store"),
        ("games/rush/abilities/dismantle.py", "games/rush"),
    ],
)
def test_every_file_is_in_a_room(path: str, room: str) -> None:
    assert house.room(Path(path)) == room


def test_this_checkout_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert house.main([]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("| measure | value |\n|---|---|\n| modules | ")
    assert "| files in `records` | " in printed
