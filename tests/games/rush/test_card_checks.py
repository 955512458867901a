"""What the rulebooks say about the cards, CARD-01 to CARD-41, checked on the card file.

An "open" or "interface" check says what the data must allow or offer.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from sztab.core.action import RulesError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.content.vocabulary import TABLES
from tests.games.rush.table import CLASSES, Table

DATA = CARD_FILE.printed()
VEHICLES: list[dict[str, Any]] = DATA["vehicles"]
BARRACKS: dict[str, dict[str, Any]] = {row["id"]: row for row in DATA["barracks"]}
ROWS = [row for section in TABLES for row in DATA[section] if "id" in row and "set" in row]

FOUR = ["ussr", "germany", "usa", "france"]
ACTIONS = [
    "reinforcements",
    "recruitment",
    "scouting",
    "sabotage",
    "siege",
    "research",
    "dismantle",
    "indestructibility",
]
PASSIVES = ["only_vs_base", "only_vs_vehicle", "national_goods"]
EXPANSION = ["dispatch", "planning"]
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
TANKS = ("light", "medium", "heavy")


def of_set(name: str) -> list[dict[str, Any]]:
    """Return the vehicles of a box."""
    return [row for row in VEHICLES if row["set"] == name]


def of_class(name: str) -> list[dict[str, Any]]:
    """Return the vehicles of a class."""
    return [row for row in VEHICLES if row["class"] == name]


def symbols(row: dict[str, Any]) -> list[str]:
    """Return all ability symbols of a vehicle, including passive ones."""
    kinds = [ability["kind"] for ability in row["abilities"]]
    goods = ["national_goods"] if "national_goods" in row else []
    return [*kinds, *row["restrictions"], *goods]


def having(kind: str, *, classes: tuple[str, ...] = CLASSES) -> list[dict[str, Any]]:
    """Return the vehicles of these classes that show a symbol."""
    return [row for row in VEHICLES if kind in symbols(row) and row["class"] in classes]


def quantities(section: str, name: str) -> dict[str, int]:
    """Return the number of copies of each card of a box."""
    return {row["id"]: row["quantity"] for row in DATA[section] if row["set"] == name}


def test_card_01_the_base_set_has_25_vehicles_for_each_of_four_nations() -> None:
    assert Counter(row["nation"] for row in of_set("base")) == dict.fromkeys(FOUR, 25)


def test_card_02_second_front_adds_30_british_vehicles_and_5_for_each_other_nation() -> None:
    added = Counter(row["nation"] for row in of_set("second-front"))
    assert added == {"uk": 30} | dict.fromkeys(FOUR, 5)
    assert Counter(row["nation"] for row in VEHICLES) == dict.fromkeys([*FOUR, "uk"], 30)


def test_card_03_every_card_says_whether_it_is_of_the_expansion() -> None:
    assert {row["set"] for row in ROWS} == {"base", "second-front"}
    british = [row for row in ROWS if "uk" in (row["id"], row.get("nation"))]
    assert british
    assert {row["set"] for row in british} == {"second-front"}


def test_card_04_a_vehicle_has_all_printed_values() -> None:
    printed = {"name", "nation", "class", "cost", "resources", "firepower", "armour", "abilities"}
    assert all(printed <= row.keys() for row in VEHICLES)


def test_card_05_a_vehicle_has_exactly_one_nation() -> None:
    assert {row["nation"] for row in VEHICLES} == {row["id"] for row in DATA["nations"]}


def test_card_06_a_vehicle_has_exactly_one_of_five_classes() -> None:
    assert {row["class"] for row in VEHICLES} == set(CLASSES)
    assert [row["id"] for row in DATA["classes"]] == list(CLASSES)


def test_card_07_self_propelled_guns_show_one_of_two_icons_and_are_one_class() -> None:
    icons = {row["subclass"] for row in of_class("spg")}
    assert icons == {"artillery", "tank-destroyer"}
    assert not [row["id"] for row in VEHICLES if "subclass" in row and row["class"] != "spg"]


def test_card_08_all_classes_but_support_are_armoured() -> None:
    armoured = {row["id"]: row["armoured"] for row in DATA["classes"]}
    assert armoured == {name: name != "support" for name in CLASSES}


@pytest.mark.parametrize(
    ("field", "values"),
    [
        pytest.param("firepower", range(3), id="card_09_firepower_is_0_to_2"),
        pytest.param("armour", range(3), id="card_10_armour_is_0_to_2"),
        pytest.param("resources", range(7), id="card_11_resources_are_0_to_6_or_absent"),
        pytest.param("cost", range(100), id="card_12_cost_is_0_or_more"),
    ],
)
def test_cards_09_to_12(field: str, values: range) -> None:
    found = {row[field] for row in VEHICLES if field in row}
    assert found <= set(values)
    assert 0 in found


@pytest.mark.parametrize("name", ["light", "medium", "spg", "heavy"])
def test_card_13_all_vehicles_of_an_armoured_class_have_the_same_values(name: str) -> None:
    [row] = [row for row in DATA["classes"] if row["id"] == name]
    values = {(vehicle["firepower"], vehicle["armour"]) for vehicle in of_class(name)}
    assert values == {(row["firepower"], row["armour"])}


def test_card_14_support_units_differ_in_their_values_and_abilities() -> None:
    support = of_class("support")
    for field in ("firepower", "armour", "resources"):
        assert len({row[field] for row in support}) > 1
    assert len({tuple(symbols(row)) for row in support}) > 5


def test_card_15_heavy_tanks_have_firepower() -> None:
    assert all(row["firepower"] >= 1 for row in of_class("heavy"))


def test_card_16_self_propelled_guns_have_armour() -> None:
    assert all(row["armour"] >= 1 for row in of_class("spg"))


def test_card_17_a_vehicle_with_armour_has_recruitment() -> None:
    assert any(row["armour"] >= 1 for row in having("recruitment"))


def test_card_18_a_tank_with_armour_has_reinforcements_1() -> None:
    wanted = {"kind": "reinforcements", "value": 1}
    tanks = having("reinforcements", classes=TANKS)
    assert any(wanted in row["abilities"] and row["armour"] >= 1 for row in tanks)


def test_card_19_a_tank_with_armour_has_indestructibility() -> None:
    assert any(row["armour"] >= 1 for row in having("indestructibility", classes=TANKS))


def test_card_20_a_support_unit_has_national_goods() -> None:
    assert having("national_goods", classes=("support",))


def test_card_21_a_support_unit_is_not_mechanised() -> None:
    infantry = [row["id"] for row in VEHICLES if row["firepower"] == row["armour"] == 0]
    assert infantry
    assert set(infantry) <= {row["id"] for row in of_class("support")}


def test_card_22_most_vehicles_have_an_ability_and_some_armoured_ones_have_none() -> None:
    for box in ("base", "second-front"):
        assert sum(bool(symbols(row)) for row in of_set(box)) > len(of_set(box)) / 2
    assert any(row["armour"] >= 1 and not symbols(row) for row in VEHICLES)


def test_card_23_abilities_are_an_ordered_list() -> None:
    assert all(isinstance(row["abilities"], list) for row in VEHICLES)
    assert {len(row["abilities"]) for row in VEHICLES} >= {0, 1, 2}


def test_card_24_the_base_set_has_these_ability_symbols() -> None:
    kinds = {row["kind"]: row["group"] for row in DATA["abilities"] if row["set"] == "base"}
    assert kinds == dict.fromkeys(ACTIONS, "action") | dict.fromkeys(PASSIVES, "passive")
    assert {kind for row in of_set("base") for kind in symbols(row)} == set(kinds)


def test_card_25_dispatch_and_planning_are_only_on_cards_of_the_expansion() -> None:
    added = [row["kind"] for row in DATA["abilities"] if row["set"] == "second-front"]
    assert added == EXPANSION
    for kind in EXPANSION:
        assert {row["set"] for row in having(kind)} == {"second-front"}


def test_card_26_only_reinforcements_and_research_carry_a_number() -> None:
    numbered = {"reinforcements", "research"}
    for row in [*VEHICLES, *BARRACKS.values()]:
        for ability in row["abilities"]:
            assert (ability.get("value", 0) >= 1) == (ability["kind"] in numbered)
    nations = {row["id"] for row in DATA["nations"]}
    assert {row["national_goods"] for row in having("national_goods")} <= nations


@pytest.mark.parametrize("words", ["reinforcements", "research", "siege=1", "goods=mars"])
def test_card_26_a_card_file_that_breaks_it_is_refused(words: str) -> None:
    with pytest.raises(RulesError, match="vehicles, v"):
        Table(vehicles={"v": words})


def test_card_27_a_card_with_national_goods_has_resources() -> None:
    assert all("resources" in row for row in having("national_goods"))


def test_card_28_attack_restrictions_stand_on_attackers_and_never_both() -> None:
    restricted = [row for row in VEHICLES if row["restrictions"]]
    assert all(row["firepower"] >= 1 and len(row["restrictions"]) == 1 for row in restricted)


def test_card_29_siege_and_indestructibility_are_on_vehicles_only() -> None:
    kinds = {ability["kind"] for row in BARRACKS.values() for ability in row["abilities"]}
    assert not kinds & {"siege", "indestructibility"}


def test_card_30_a_card_may_have_research_and_resources() -> None:
    assert any(row["resources"] > 0 for row in having("research"))


@pytest.mark.parametrize(
    ("card", "resources", "abilities", "number"),
    [
        pytest.param("engineers", 1, [], 20, id="card_31"),
        pytest.param("technicians", None, [{"kind": "research", "value": 1}], 5, id="card_32"),
        pytest.param("volunteers", None, [{"kind": "recruitment"}], 5, id="card_33"),
    ],
)
def test_cards_31_to_33(
    card: str, resources: int | None, abilities: list[Any], number: int
) -> None:
    row = BARRACKS[card]
    assert (row.get("resources"), row["abilities"]) == (resources, abilities)
    assert row["quantity"] == number
    assert not row.keys() & {"nation", "firepower", "armour", "cost"}
    sixth = {added["card"]: added["quantity"] for added in DATA["sixth_player_set"]}
    assert number + sixth[card] == {20: 24, 5: 6}[number]


def test_card_34_a_medal_pays_as_much_as_it_counts() -> None:
    for row in DATA["medals"]:
        assert row["resources"] == row["medals"]
        assert row["quantity"] == {1: 9, 2: 3}[row["medals"]]
    stacks = [(row["nation"], row["medals"]) for row in DATA["medals"]]
    assert sorted(stacks) == sorted((nation, n) for nation in [*FOUR, "uk"] for n in (1, 2))


def test_card_35_a_base_counts_3_and_cannot_be_played() -> None:
    [row] = [row for row in DATA["bases"] if row["set"] == "base"]
    assert (row["medals"], row["quantity"]) == (3, 15)
    assert not row.keys() & {"resources", "abilities", "firepower", "armour", "cost"}
    assert {"card": "base", "quantity": 3} in DATA["sixth_player_set"]


def test_card_36_there_are_6_headquarters_that_count_3_one_per_player() -> None:
    [row] = [row for row in DATA["bases"] if row["set"] == "second-front"]
    assert (row["id"], row["medals"], row["quantity"]) == ("headquarters", 3, 6)
    start = {"card": "headquarters", "quantity": 1, "set": "second-front"}
    assert start in DATA["starting_set"]


def test_card_37_both_boxes_have_12_achievements_of_value_5_and_one_has_2_blank_ones() -> None:
    boxes = Counter(row["set"] for row in DATA["achievements"])
    assert boxes == {"base": 12, "second-front": 12}
    assert {row["medals"] for row in DATA["achievements"]} == {5}
    assert quantities("other", "second-front")["blank-achievement"] == 2


def test_card_38_vehicle_names_are_in_the_language_of_their_nation_and_not_translated() -> None:
    for row in VEHICLES:
        assert bool(CYRILLIC.search(row["name"])) == (row["nation"] == "ussr")
        assert not row.keys() & {"name_pl", "name_cs"}


def test_card_39_the_data_tell_the_interface_that_heavy_tanks_destroy_bases_at_once() -> None:
    marked = [row["id"] for row in DATA["classes"] if row["destroys_base_at_once"]]
    assert marked == ["heavy"]


def test_card_40_each_nation_has_its_printed_label() -> None:
    labels = {row["id"]: row["name_pl"] for row in DATA["nations"]}
    assert labels == {
        "ussr": "ZSRR",
        "germany": "Niemcy",
        "usa": "USA",
        "france": "Francja",
        "uk": "Wielka Brytania",
    }


def test_card_41_every_physical_vehicle_has_an_id_of_its_own() -> None:
    assert len({row["id"] for row in VEHICLES}) == len(VEHICLES) == 150
    table = Table(vehicles={"twin": "quantity=2", "lone": ""})
    assert table.names(table.rules.vehicles) == ["twin#1", "twin#2", "lone"]
