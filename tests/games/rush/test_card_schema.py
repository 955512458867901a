"""The published JSON Schema says what the checks say, as far as a schema can."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import ContentError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[3]
SCHEMA = GAME.content_schema()
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


def valid(value: Any, schema: dict[str, Any]) -> bool:  # noqa: ANN401 (plain data)
    """Return whether the value fits; knows the keywords that the schema uses, and no others."""
    checks: dict[str, Callable[[Any], bool]] = {
        "type": lambda kind: isinstance(value, TYPES[kind]) and (
            kind != "integer" or not isinstance(value, bool)),
        "enum": lambda words: value in words,
        "anyOf": lambda schemas: any(valid(value, one) for one in schemas),
        "pattern": lambda pattern: isinstance(value, str) and re.search(pattern, value) is not None,
        "maxLength": lambda most: len(value) <= most,
        "minLength": lambda least: len(value) >= least,
        "minimum": lambda least: value >= least,
        "maximum": lambda most: value <= most,
        "items": lambda item: all(valid(one, item) for one in value),
        "minItems": lambda least: len(value) >= least,
        "maxItems": lambda most: len(value) <= most,
        "uniqueItems": lambda _: all(one not in value[:n] for n, one in enumerate(value)),
        "required": lambda names: all(name in value for name in names),
        "properties": lambda known: all(
            valid(one, known[name]) for name, one in value.items() if name in known),
        "additionalProperties": lambda _: set(value) <= set(schema["properties"]),
        **dict.fromkeys(("$schema", "title", "description", "default"), lambda _: True),
    }  # fmt: skip
    if "type" in schema and not checks["type"](schema["type"]):
        return False
    return all(checks[keyword](wanted) for keyword, wanted in schema.items())


def test_the_published_schema_is_up_to_date() -> None:
    """If not: sztab cards schema > docs/schema/rush-cards.json."""
    published = (ROOT / "docs/schema/rush-cards.json").read_text("utf-8")
    assert published == json.dumps(SCHEMA, ensure_ascii=False, indent=1) + "\n"


def test_the_printed_cards_fit() -> None:
    file = ROOT / "src/sztab/games/rush/data/cards.toml"
    assert valid(tomllib.loads(file.read_text("utf-8")), SCHEMA)


TANK = {
    "id": "x", "name": "x", "nation": "usa", "class": "light", "cost": 1, "resources": 1,
    "firepower": 1, "armour": 1, "abilities": [{"kind": "research", "value": 2}],
}  # fmt: skip
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
        CARD_FILE.check(data, "x")
    except ContentError:
        assert not valid(data, SCHEMA)
    else:
        assert valid(data, SCHEMA)


def test_top_level_fields_are_checked_as_well() -> None:
    assert valid({"remove": ["a"], "pool": ["b"], "start_from": "printed"}, SCHEMA)
    for name, value in (("remove", "a"), ("start_from", "base"), ("tanks", []), ("bases", [{}])):
        assert not valid({name: value}, SCHEMA)
