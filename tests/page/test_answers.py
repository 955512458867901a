"""The page has a text in every language for each refusal of the server."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Final

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from tests.page.texts import ROOT, messages

if TYPE_CHECKING:
    from collections.abc import Iterator

NO: Final = {"Refusal": 0, "Denial": 1, "UndoRefused": 0}
"""The classes of refusals, and which of their arguments is the code for programs."""
BY_RULE: Final = {"illegal"}
"""It names a clause, which has its own text."""
IN_PARTS: Final = {"rules"}
"""It lists mistakes line by line; the page parses it."""
AT_THE_TERMINAL: Final = {"decided-since"}
"""The page asks the other players instead."""
OWN: Final = {"offline", "failed"}
"""Errors that the page detects itself."""


def words() -> Iterator[str]:
    """Yield the codes of all refusals and denials in the source of the server."""
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
