"""The HTTP routes match their own OpenAPI description, as checked by schemathesis.

By default a few examples of each operation; `SZTAB_SOAK=10000` tries a hundredth of that many.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import Case

from sztab.server import wire
from sztab.server.app import create_app
from sztab.server.safety import Guard
from sztab.server.settings import Settings
from tests.server.abuse import server_state
from tests.server.abuse.honest_players import LOBBIES, PLAYED, Party
from tests.server.servers import Outside, sqlite

ASKED = int(os.environ.get("SZTAB_SOAK", "") or 0)
EXAMPLES = max(10, ASKED // 100)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Outside]:
    one = Outside(sqlite(tmp_path_factory.mktemp("schema")))
    one.start()
    try:
        yield one
    finally:
        one.stop()


async def _prepared(server: str) -> dict[str, list[str]]:
    """Open tables that are running, open and over; return their passes."""
    passes = {}
    for number, terms in enumerate((*PLAYED, *LOBBIES, *PLAYED)):
        party = Party(server, terms)
        await party.sit_down()
        await party.play(4)
        if number >= len(PLAYED) + len(LOBBIES):
            for seat in list(party.tokens)[1:]:
                await party.ask(seat, wire.ResignRequest())
        await party.leave()
        passes[party.code] = party.secrets
    return passes


@pytest.fixture(scope="module")
def passes(server: Outside) -> dict[str, list[str]]:
    """The passes of tables that exist; their codes are tried, too."""
    found = asyncio.run(_prepared(server.url))
    REAL["code"] = sorted(found)
    return found


REAL = {"code": ["ABCDEF"], "game": ["rush", "warsaw", "battlegrounds"]}
"""Existing names, for parameters that random text would hardly ever match."""
_SHAPE = {"code": re.compile("[A-Za-z]{6}").fullmatch, "game": re.compile("[a-z]{1,64}").fullmatch}
APP = create_app(Settings())
assert isinstance(APP, Guard)
assert isinstance(APP._app, FastAPI)
api = schemathesis.openapi.from_dict(APP._app.openapi())
# A game's rules can refuse a well-formed request: 422, like any other mistake in a body.
api.config.checks.positive_data_acceptance.expected_statuses += ["422"]
api.config.checks.negative_data_rejection.expected_statuses += ["413"]


@api.hook
def flatmap_path_parameters(_context: object, found: dict[str, Any]) -> st.SearchStrategy[Any]:
    names = [name for name in found or {} if name in REAL and _SHAPE[name](str(found[name]))]
    if not names:
        return st.just(found)
    met = st.deferred(lambda: st.fixed_dictionaries({n: st.sampled_from(REAL[n]) for n in names}))
    return met.map(lambda new: {**found, **new}) | st.just(found)


@api.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=not ASKED,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_matches_its_description(
    case: Case[Any], server: Outside, passes: dict[str, list[str]]
) -> None:
    code = (case.path_parameters or {}).get("code", "")
    size = len(str(case.body))
    if code in passes and size % 3:
        token = passes[code][size % len(passes[code])]
        case.headers["Authorization"] = f"Bearer {token}"
    case.call_and_validate(base_url=server.url)


def test_nothing_has_failed(server: Outside) -> None:
    assert server_state.count(server, "sztab_errors_total") == 0
