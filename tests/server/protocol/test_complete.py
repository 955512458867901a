"""The page describes everything, and nothing that does not exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest

import sztab
from sztab.server.api.responses import STATUS
from sztab.server.app import create_app
from sztab.server.safety import Limits
from sztab.server.settings import Settings
from sztab.server.tables import log, views
from sztab.server.tables.housekeeping import Expiry
from tests.server.protocol import page
from tests.server.protocol.kinds import ALL, REQUESTS, WITHIN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fastapi import FastAPI

SERVER = page.ROOT / "src" / "sztab" / "server"
CODE = re.compile(r"[a-z]+(-[a-z]+)*")
UNDO = page.ROOT / "src" / "sztab" / "play" / "undo.py"
SAY_NO = {"Refusal", "UndoRefused", "Denial", "Error", "hang_up", "cls"}
"""Callables that take a code: the first string, as the first or second argument."""
AT_THE_TERMINAL = {"decided-since"}
"""At a table, the other players are asked instead."""


# Types and fields


@pytest.mark.parametrize("name", ALL)
def test_every_field_is_explained_in_the_section_of_its_type(name: str) -> None:
    text = page.section(WITHIN.get(name, name))
    if name in REQUESTS:
        text += page.section("What holds everywhere")  # there `id` is explained, once for all
    fields = [field.encode_name for field in msgspec.structs.fields(ALL[name])]
    assert [field for field in fields if not page.names(text, field)] == []


@pytest.mark.parametrize("kind", views.KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_news_is_in_the_table(kind: type) -> None:
    assert f"| `{kind.__name__.lower()}` |" in page.section("News")


def test_every_entry_but_stopped_is_sent() -> None:
    """Written when the table cannot be restored, so no client can receive it."""
    assert {*get_args(log.AnyEntry)} - views.KINDS.keys() == {log.Stopped}


# Routes


@cache
def description() -> dict[str, Any]:
    guard: Any = create_app(Settings())
    app: FastAPI = guard._app
    return app.openapi()


ROUTES = [
    (method.upper(), path) for path, methods in description()["paths"].items() for method in methods
]


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_route_is_in_the_table_with_its_parameters(method: str, path: str) -> None:
    (row,) = [
        line
        for line in page.section("HTTP").splitlines()
        if line.startswith(f"| `{method} {path}` |")
    ]
    operation = description()["paths"][path][method.lower()]
    asked = [one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"]
    assert [name for name in asked if name not in row] == []


def test_no_route_is_in_the_table_that_is_not_there() -> None:
    rows = re.findall(r"^\| `([A-Z]+) (\S+)` \|", page.section("HTTP"), re.MULTILINE)
    assert set(rows) - set(ROUTES) == {("GET", "/api/tables/{code}/socket")}


def test_the_version_is_where_the_page_says() -> None:
    assert description()["info"]["version"] == sztab.__version__


# Refusals


def codes() -> Iterator[str]:
    """Return all codes that occur in the sources."""
    for path in (*SERVER.rglob("*.py"), UNDO):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield from _called_with(node)
            yield from _words_of_the_framework(node)


def _called_with(node: ast.AST) -> Iterator[str]:
    if not isinstance(node, ast.Call):
        return
    called = node.func
    name = getattr(called, "id", "") or getattr(called, "attr", "")
    if name not in SAY_NO:
        return
    texts = [_text(argument) for argument in node.args[:2]]
    yield from [text for text in texts if CODE.fullmatch(text)][:1]


def _words_of_the_framework(node: ast.AST) -> Iterator[str]:
    """Yield the values of the table `_WORDS` in answers.py, and the default."""
    if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "_WORDS":
        assert isinstance(node.value, ast.Dict)
        yield from map(_text, node.value.values)
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "_WORDS.get":
        yield _text(node.args[1])


def _text(node: ast.AST) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def test_the_table_of_refusals_has_every_code_and_no_other() -> None:
    assert sorted(page.refusals()) == sorted(set(codes()) - AT_THE_TERMINAL)


ELSEWHERE = {
    "body-too-large": "413",
    "body-too-slow": "408",
    "foreign-page": "403",
    "not-found": "404",
    "too-many-requests": "429",
    "too-many-sockets": "429",
    "wrong-method": "405",
    "bad-host": "400",
    "head-too-large": "431",
    "too-many-connections": "429",
    "unknown-host": "421",
    "failed": "500",
    "refused": "any",
    "garbage": "–",
    "slow": "–",
}
"""The status of denials that never reach the tables; "–" occurs on sockets only."""


@pytest.mark.parametrize("code", page.refusals())
def test_the_status_of_a_refusal_is_right(code: str) -> None:
    expected = ELSEWHERE.get(code) or str(STATUS.get(code, 409))
    assert page.refusals()[code] == expected


# Numbers


@pytest.mark.parametrize("name", Limits.__struct_fields__)
def test_every_limit_is_named_with_its_number(name: str) -> None:
    (row,) = [line for line in page.section("Limits").splitlines() if f"`{name}`" in line]
    assert f"{int(getattr(Limits(), name))}" in row


def test_the_days_until_a_table_expires_are_right() -> None:
    days = [int(one) for one in re.findall(r"\b(\d+) if", page.section("Expiry"))]
    kept = Expiry()
    assert days == [kept.open, kept.running, kept.over, kept.closed]


def test_every_link_inside_the_page_leads_somewhere() -> None:
    headings = re.findall(r"^#+ (.+)$", page.PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in headings}
    assert [one for one in re.findall(r"\]\(#([^)]+)\)", page.PAGE) if one not in anchors] == []
