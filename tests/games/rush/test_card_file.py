"""A complaint about a card file names the file, the line, the card and the field."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sztab.core.action import ContentError, RulesError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.content.vocabulary import TABLES
from sztab.games.rush.game import GAME
from tests.games.rush.table import vehicle

CARD = dedent("""\
    # a card
    [[vehicles]]
    id = "x"
    name = "x"
    nation = "ussr"
    class = "light"
    cost = 1
    firepower = 1
    armour = 1
    """)


def complaints(text: str) -> list[str]:
    """Return all complaints about a file."""
    with pytest.raises(ContentError) as caught:
        CARD_FILE.parse(text, "my.toml")
    return [str(one) for one in caught.value.complaints]


def complaint(text: str) -> str:
    """Return the only complaint about a file."""
    [only] = complaints(text)
    return only


def test_a_good_card_is_taken() -> None:
    assert CARD_FILE.parse(CARD, "my.toml")["vehicles"][0]["id"] == "x"


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ("cost = 1", "price = 1\ncost = 1", 7, "unknown field 'price'; known: id, name"),
        ("cost = 1", "cots = 1\ncost = 1", 7, "unknown field 'cots' (did you mean 'cost'?)"),
        ("cost = 1\n", "", 2, "field 'cost' is missing"),
        ("cost = 1", 'cost = "1"', 7, "field 'cost' must be a whole number, not '1'"),
        ("cost = 1", "cost = true", 7, "field 'cost' must be a whole number, not True"),
        ("cost = 1", "cost = 1.5", 7, "field 'cost' must be a whole number, not 1.5"),
        ("cost = 1", "cost = 100", 7, "field 'cost' must be 0 to 99, not 100"),
        ("armour = 1", "armour = 3", 9, "field 'armour' must be 0 to 2, not 3"),
        ("firepower = 1", "firepower = -1", 8, "field 'firepower' must be 0 to 2, not -1"),
        ("cost = 1", "cost = 1\nresources = 7", 8, "field 'resources' must be 0 to 6, not 7"),
        ("cost = 1", "cost = 1\nquantity = 0", 8, "field 'quantity' must be 1 to 99, not 0"),
        ('name = "x"', "name = 5", 4, "field 'name' must be a text, not 5"),
        ('name = "x"', 'name = " "', 4, "field 'name' must be a text, not ''"),
        ('nation = "ussr"', 'nation = "usr"', 5, "field 'nation' is 'usr' (did you mean 'ussr'?)"),
        ('class = "light"', 'class = "boat"', 6, "field 'class' is 'boat'; known: light"),
        ("cost = 1", 'cost = 1\nrestrictions = ["never"]', 8, "'restrictions' is 'never'; known"),
        ("cost = 1", "cost = 1\nrestrictions = 1", 8, "must be a list of restrictions, not 1"),
        (
            "cost = 1",
            'cost = 1\nresources = 1\nnational_goods = "mars"',
            9,
            "'national_goods' is 'm",
        ),
    ],
)
def test_a_mistake_in_a_card_names_line_card_and_field(
    old: str, new: str, line: int, problem: str
) -> None:
    text = complaint(CARD.replace(old, new, 1))
    assert text.startswith(f"my.toml:{line}: vehicles, x: ")
    assert problem in text


@pytest.mark.parametrize(
    ("ability", "problem"),
    [
        ("1", "has 1, but an ability is { kind = "),
        ('{ name = "siege" }', "but an ability is"),
        ('{ kind = "fly" }', "has the unknown ability 'fly'; known: reinforcements"),
        ('{ kind = "siege", value = 1 }', "has 'siege', which takes no value [CARD-26]"),
        ('{ kind = "research" }', "has 'research', which needs a value [CARD-26]"),
        ('{ kind = "research", value = 0 }', "has 'research', whose value must be 1 to"),
    ],
)
def test_a_bad_ability_is_named_with_the_line_that_it_stands_on(ability: str, problem: str) -> None:
    text = complaint(f'{CARD}abilities = [\n  {{ kind = "siege" }},\n  {ability},\n]\n')
    assert text.startswith("my.toml:12: vehicles, x: field 'abilities' ")
    assert problem in text


@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ('national_goods = "usa"', "a card with national_goods needs resources [CARD-27]"),
        ('restrictions = ["only_vs_base"]', "needs firepower of at least 1 [CARD-28]"),
    ],
)
def test_symbols_must_go_together(more: str, problem: str) -> None:
    text = complaint(CARD.replace("firepower = 1", "firepower = 0") + more)
    assert text.startswith("my.toml:10: vehicles, x: ")
    assert problem in text


def test_card_28_no_card_has_both_attack_restrictions() -> None:
    both = 'restrictions = ["only_vs_base", "only_vs_vehicle"]'
    assert "cannot have both" in complaint(CARD + both)


def test_card_29_a_barracks_card_has_no_ability_that_needs_a_nation() -> None:
    text = '[[barracks]]\nid = "x"\nname = "x"\nabilities = [{ kind = "siege" }]'
    assert complaint(text).startswith("my.toml:4: barracks, x: a Barracks card has no nation")


@pytest.mark.parametrize("name", ["X", "a b", "a#1", "-", "", "rear", "open", "destroyed"])
def test_an_id_is_a_word_that_notation_can_hold(name: str) -> None:
    text = complaint(CARD.replace('id = "x"', f'id = "{name}"'))
    assert text.startswith("my.toml:3: vehicles, ")
    assert "field 'id'" in text


def test_an_id_used_twice_is_refused() -> None:
    assert complaint(CARD + CARD) == "my.toml:12: vehicles, x: this id is used twice."


@pytest.mark.parametrize("name", ["engineers", "medal-usa-1", "base", "light-tanks"])
def test_an_id_of_another_kind_of_card_is_refused(name: str) -> None:
    text = complaint(CARD.replace('id = "x"', f'id = "{name}"'))
    assert text.startswith(f"my.toml:3: vehicles, {name}: this id is used among the ")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("tanks = []", "my.toml:1: tanks: unknown section; known: schema_version, start_from"),
        ("\nvehicle = []", "my.toml:2: vehicle: unknown section (did you mean 'vehicles'?)"),
        ("vehicles = 1", "my.toml:1: vehicles: must be an array of tables, [[vehicles]]"),
        ("vehicles = [\n1]", "my.toml:2: vehicles, row 1: must be a table, not 1"),
        ("[[vehicles]]\ncost = 1", "my.toml:1: vehicles, row 1: field 'id' is missing"),
        ("[[nations]]", "my.toml:1: nations: cannot be changed: only a file with start_from"),
        ("schema_version = 2", "my.toml:1: schema_version: must be 1, not 2"),
        ('start_from = "base"', "my.toml:1: start_from: is 'base'; known: printed, nothing"),
        ('remove = "ussr-t-34"', "my.toml:1: remove: must be a list of ids, not 'ussr-t-34'"),
        ("vehicles = [\n", "my.toml:1: not a TOML file: "),
        ("a = 1\nb", "my.toml:2: not a TOML file: "),
        ("a = " + "[" * 9999, "my.toml:1: not a "),
    ],
)
def test_a_mistake_in_the_file_as_a_whole_has_its_line(text: str, problem: str) -> None:
    assert complaints(text)[0].startswith(problem)


def test_all_mistakes_are_named_in_the_order_of_the_file() -> None:
    text = dedent("""\
        remove = ["ussr-t34",
          "engineers"]
        pool = ["light-tank"]
        [[vehicles]]
        id = "ussr-t-34"
        cost = -1
        class = "boat"
        [[vehicles]]
        id = "new"
        """)
    found = complaints(text)
    assert [line.split(": ")[0] for line in found] == [
        "my.toml:1",
        "my.toml:2",
        "my.toml:3",
        "my.toml:6",
        "my.toml:7",
        *["my.toml:8"] * 6,
    ]
    assert (
        "'ussr-t34' is not a printed vehicle or Achievement (did you mean 'ussr-t-34'?)" in found[0]
    )
    assert "'light-tank' is not an Achievement (did you mean 'light-tanks'?)" in found[2]


def test_a_message_shows_the_first_few_and_how_many_there_are() -> None:
    with pytest.raises(RulesError) as caught:
        CARD_FILE.parse('[[vehicles]]\nid = "new"', "my.toml")
    assert str(caught.value).startswith("my.toml:1: vehicles, new: field 'name' is missing. my.")
    assert str(caught.value).endswith(" And 3 more.")
    assert "\n" not in str(caught.value)


def test_cards_that_are_there_as_data_are_checked_as_well() -> None:
    with pytest.raises(ContentError, match=r"card file: vehicles, x: field 'name' is missing"):
        GAME.rules(2, content={"vehicles": [{"id": "x"}]})


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(["a", "printed"])
NAMES = st.sampled_from(
    [
        *TABLES,
        "remove",
        "pool",
        "start_from",
        "id",
        "name",
        "abilities",
        "kind",
        "value",
        "where",
        "measure",
        "metric",
        "card",
        "nation",
        "restrictions",
        "class",
        "cost",
        "quantity",
    ]
)
ANYTHING = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner), max_leaves=20
)


@given(st.dictionaries(NAMES, ANYTHING))
@settings(max_examples=200, deadline=None)
def test_no_file_causes_a_crash(data: dict[str, Any]) -> None:
    try:
        merged = CARD_FILE.merge(data)
    except ContentError as error:
        assert error.complaints  # noqa: PT017  # there may be none
    else:
        assert "start_from" not in merged


def test_more_cards_than_the_engine_has_codes_for_are_refused() -> None:
    data = {"vehicles": [vehicle(f"v{number}", "") for number in range(200)]}
    with pytest.raises(RulesError, match="312 different cards; the engine takes at most 255"):
        GAME.rules(2, content=data)


def test_the_same_cards_have_the_same_hash_and_others_another() -> None:
    printed = GAME.rules(2).card_hash
    rows = CARD_FILE.printed()["vehicles"]
    complete = {"start_from": "nothing", **CARD_FILE.printed()}
    assert GAME.rules(3, content=complete).card_hash == printed
    assert GAME.rules(3, content={}).card_hash == printed
    first, last = rows[0], rows[-1]
    same = {"vehicles": [{"id": first["id"], "cost": first["cost"]}]}
    assert GAME.rules(2, content=same).card_hash == printed
    other = {"vehicles": [{"id": first["id"], "cost": first["cost"] + 1}]}
    assert GAME.rules(2, content=other).card_hash != printed
    absent = {"vehicles": [{"id": last["id"], "cost": 9}]}
    assert last["set"] == "second-front"
    assert GAME.rules(2, content=absent).card_hash == printed


@pytest.mark.parametrize(
    ("section", "row", "problem"),
    [
        ("bases", "base", "The card file has no Base"),
        ("medals", "medal-usa-2", "The nation usa needs a single and a double Medal card"),
    ],
)
def test_a_complete_file_has_what_every_game_needs(section: str, row: str, problem: str) -> None:
    data = {"start_from": "nothing", **CARD_FILE.printed()}
    data[section] = [card for card in data[section] if card["id"] != row]
    data["starting_set"] = [card for card in data["starting_set"] if card["card"] != row]
    with pytest.raises(RulesError, match=problem):
        GAME.rules(2, content=data)
