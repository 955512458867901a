"""The published JSON Schema agrees with the checks, as far as a schema can."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import ContentError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from tests.games.json_schema import valid

SCHEMA = GAME.components.schema()


TANK = {
    "id": "x",
    "name": "x",
    "nation": "usa",
    "class": "light",
    "cost": 1,
    "resources": 1,
    "firepower": 1,
    "armour": 1,
    "abilities": [{"kind": "research", "value": 2}],
}
AWARD = {"id": "y", "name": "y", "measure": "sum", "of": "cost", "where": {"class": ["light"]}}


@pytest.mark.parametrize(
    ("section", "row", "changes"),
    [
        ("vehicles", TANK, {}),
        ("vehicles", TANK, {"price": 1}),
        ("vehicles", TANK, {"cost": -1}),
        ("vehicles", TANK, {"cost": True}),
        ("vehicles", TANK, {"class": "boat"}),
        ("vehicles", TANK, {"id": "A B"}),
        ("vehicles", TANK, {"abilities": [{"kind": "research"}]}),
        ("vehicles", TANK, {"abilities": [{"kind": "siege", "value": 1}]}),
        ("vehicles", TANK, {"abilities": [{"kind": "siege"}]}),
        ("vehicles", TANK, {"restrictions": ["only_vs_base"]}),
        ("vehicles", TANK, {"restrictions": ["only_vs_base", "only_vs_base"]}),
        ("achievements", AWARD, {}),
        ("achievements", AWARD, {"name": {"en": "y", "pl": "z"}}),
        ("achievements", AWARD, {"name": {"pl": "z"}}),
        ("achievements", AWARD, {"where": {"class": "light", "cost": [1, 2]}}),
        ("achievements", AWARD, {"where": {"class": "boat"}}),
        ("achievements", AWARD, {"where": {"cost": [1]}}),
        ("achievements", AWARD, {"where": {"speed": 1}}),
        ("achievements", AWARD, {"of": "speed"}),
        ("bases", {"id": "base"}, {"medals": 4}),
        ("bases", {"id": "base"}, {"medals": "4"}),
    ],
)
def test_schema_and_checks_agree(
    section: str, row: dict[str, Any], changes: dict[str, Any]
) -> None:
    data = {section: [row | changes]}
    try:
        CARD_FILE.check(data)
    except ContentError:
        assert not valid(data, SCHEMA)
    else:
        assert valid(data, SCHEMA)


def test_top_level_fields_are_checked_as_well() -> None:
    assert valid({"remove": ["a"], "pool": ["b"], "start_from": "printed"}, SCHEMA)
    for name, value in (("remove", "a"), ("start_from", "base"), ("tanks", []), ("bases", [{}])):
        assert not valid({name: value}, SCHEMA)
