"""Every example in the page is a valid message of its kind."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from sztab.server import wire
from tests.server.protocol.kinds import ALL, MESSAGES, PARTS, REQUESTS, WITHIN
from tests.server.protocol.page import EXAMPLES, Example

JSON = [one for one in EXAMPLES if one.language == "json"]
INSIDE = {*WITHIN, "Terms"} - {"Error"}
"""Types without their own example."""
FROM_CLIENTS = {
    *REQUESTS,
    "OpenTable",
    "JoinTable",
    "CheckRules",
    "SeatPlan",
    "ClockPlan",
    "OpenRecord",
    "Mine",
    "ExchangeLink",
}


def kind_of(example: Example) -> Any:  # noqa: ANN401 (a type)
    assert example.claim in ALL, f"no type {example.claim!r}"
    return ALL[example.claim]


@pytest.mark.parametrize("example", JSON, ids=lambda one: one.claim)
def test_an_example_decodes_as_the_type_it_claims(example: Example) -> None:
    assert msgspec.json.decode(example.text, type=kind_of(example)) is not None


@pytest.mark.parametrize(
    "example", [one for one in JSON if one.claim in REQUESTS], ids=lambda one: one.claim
)
def test_a_request_is_understood_by_the_server_and_round_trips(example: Example) -> None:
    request = wire.REQUESTS.decode(example.text)
    assert type(request) is kind_of(example)
    assert wire.REQUESTS.decode(wire.send(request)) == request


@pytest.mark.parametrize(
    "example", [one for one in JSON if one.claim not in FROM_CLIENTS], ids=lambda one: one.claim
)
def test_the_server_would_write_it_so(example: Example) -> None:
    """No field that does not exist, and no field that the server would leave out."""
    value = msgspec.json.decode(example.text, type=kind_of(example))
    assert json.loads(wire.send(value)) == json.loads(example.text)


@pytest.mark.parametrize("name", [*REQUESTS, *MESSAGES])
def test_every_request_and_message_has_an_example(name: str) -> None:
    assert name in {one.claim for one in JSON}


@pytest.mark.parametrize("name", sorted({*PARTS} - INSIDE))
def test_every_other_type_has_one_too_unless_it_is_inside_another(name: str) -> None:
    assert name in {one.claim for one in JSON}
