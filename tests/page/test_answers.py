"""Whatever the server may answer when it says no, the page can say in every language."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from tests.page.texts import ROOT, messages

if TYPE_CHECKING:
    from collections.abc import Iterator

NO: Final = {"Refusal": 0, "Denial": 1, "UndoRefused": 0}
"""The classes that say no, and which of their arguments is the word for programs."""
BY_RULE: Final = {"illegal"}
"""It names a clause, which has a text of its own."""
IN_PARTS: Final = {"rules"}
"""It lists what is wrong, line by line; the page takes it apart."""
AT_THE_TERMINAL: Final = {"decided-since"}
"""A table asks the others instead."""
OWN: Final = {"offline", "failed"}
"""What the page finds out by itself."""


def words() -> Iterator[str]:
    """Yield the words for programs of all refusals and denials in the server's source."""
    package = ROOT / "src" / "sztab"
    for path in (*sorted((package / "server").rglob("*.py")), package / "play" / "undo.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = NO.get(node.func.id)
                if at is None or len(node.args) <= at:
                    continue
                word = node.args[at]
                if isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield word.value


def test_every_no_of_the_server_has_a_text() -> None:
    said = messages(ROOT / "locales" / "en" / "answers.ftl")
    wanted = (set(words()) | OWN) - BY_RULE - IN_PARTS - AT_THE_TERMINAL
    assert {key.removeprefix("answer-") for key in said} == wanted
