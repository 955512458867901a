"""A mistake in a card file is answered with the file, the card and the field."""

from __future__ import annotations

import re

import pytest

from sztab.core.action import RulesError
from sztab.games.rush import content
from sztab.games.rush.game import GAME
from tests.games.rush.table import vehicle

TAIL = """
[[nations]]
id = "ussr"
name = "a"
name_en = "b"
name_pl = "c"
medal = "d"
medal_pl = "e"
set = "base"
""" + "".join(
    f"""
[[abilities]]
kind = "{kind}"
name_en = "a"
name_pl = "b"
group = "action"
value = {value}
set = "base"
summary = "c"
source = "published"
"""
    for kind, value in (("siege", "false"), ("research", "true"))
)
GOOD = (
    'id = "x", name = "x", name_en = "x", nation = "ussr", class = "light", cost = 1, '
    'firepower = 1, armour = 1, abilities = [], restrictions = [], set = "base", '
    'source = "designed"'
)


def complaint(row: str) -> str:
    with pytest.raises(RulesError) as caught:
        content.parse(f"vehicles = [{{ {row} }}]{TAIL}", "mine.toml")
    return str(caught.value)


def test_a_good_card_is_taken() -> None:
    data = content.parse(f"vehicles = [{{ {GOOD} }}]{TAIL}", "mine.toml")
    assert data["vehicles"][0]["id"] == "x"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cost = 1", "price = 1", "unknown field 'price'"),
        ("cost = 1, ", "", "field 'cost' is missing"),
        ("cost = 1", 'cost = "1"', "field 'cost' must be int, not '1'"),
        ("cost = 1", "cost = true", "field 'cost' must be int, not True"),
        ("armour = 1", "armour = 3", "field 'armour' must be 0 to 2, not 3"),
        ('nation = "ussr"', 'nation = "mars"', "field 'nation' is 'mars'; known: ussr"),
        ('class = "light"', 'class = "boat"', "field 'class' is 'boat'"),
        ("restrictions = []", 'restrictions = ["never"]', "unknown restriction 'never'"),
        ("abilities = []", "abilities = [1]", "an ability is"),
        ("abilities = []", 'abilities = [{ kind = "fly" }]', "unknown ability 'fly'"),
        ("abilities = []", 'abilities = [{ kind = "siege", value = 1 }]', "takes no value"),
        ("abilities = []", 'abilities = [{ kind = "research" }]', "needs a value of at least 1"),
    ],
)
def test_a_mistake_in_a_card_names_file_card_and_field(old: str, new: str, problem: str) -> None:
    text = complaint(GOOD.replace(old, new))
    assert text.startswith("mine.toml: vehicles, x: ")
    assert problem in text


def test_an_id_used_twice_is_refused() -> None:
    with pytest.raises(RulesError, match=r"mine\.toml: vehicles, x: this id is used twice"):
        content.parse(f"vehicles = [{{ {GOOD} }}, {{ {GOOD} }}]{TAIL}", "mine.toml")


def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(RulesError, match=r"mine\.toml: tanks: unknown section"):
        content.parse("tanks = []", "mine.toml")


def test_a_file_that_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(RulesError, match=re.escape("mine.toml is not a TOML file")) as caught:
        content.parse("vehicles = [\n", "mine.toml")
    assert "line" in str(caught.value) or "end of document" in str(caught.value)


def test_more_cards_than_the_engine_has_codes_for_are_refused() -> None:
    data = dict(content.printed())
    data["vehicles"] = [vehicle(f"v{number}", "") for number in range(300)]
    with pytest.raises(RulesError, match="at most 256"):
        GAME.rules(2, content=data)


def test_the_same_cards_have_the_same_hash_and_others_another() -> None:
    data = dict(content.printed())
    other = data | {"vehicles": [*data["vehicles"][:-1], data["vehicles"][-1] | {"cost": 9}]}
    first = data["vehicles"][0]
    changed = data | {"vehicles": [first | {"cost": first["cost"] + 1}, *data["vehicles"][1:]]}
    assert GAME.rules(2).card_hash == GAME.rules(3, content=dict(data)).card_hash
    assert GAME.rules(2, content=changed).card_hash != GAME.rules(2).card_hash
    assert GAME.rules(2, content=other).card_hash == GAME.rules(2).card_hash  # of a set not played
