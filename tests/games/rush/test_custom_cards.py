"""Custom cards: added to the printed ones, changed, removed."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import ContentError, RulesError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from sztab.games.rush.rules import RushRules

TANK = {
    "id": "7tp",
    "name": "7TP",
    "nation": "usa",
    "class": "light",
    "cost": 1,
    "firepower": 1,
    "armour": 1,
}
BRITISH = {"cards.britain": "on"}
NEW_ABILITIES = {
    "cards.newAbilities": "keep",
    "rearGuard": "on",
    "achievements.deck": "on",
}


def rules(own: dict[str, Any], settings: dict[str, str] | None = None) -> RushRules:
    return GAME.rules(2, settings, content=own)


def value(made: RushRules, table: str, card: str) -> int:
    """Return a printed value of a card."""
    return int(getattr(made.cards, table)[made.cards.codes[card]])


def row(own: dict[str, Any], section: str, name: str) -> dict[str, Any]:
    """Return a row of the merged card list."""
    rows: list[dict[str, Any]] = CARD_FILE.merge(own)[section]
    return next(card for card in rows if card.get("id", card.get("card")) == name)


def test_a_file_that_says_nothing_changes_nothing() -> None:
    assert CARD_FILE.merge(None) == CARD_FILE.merge({}) == CARD_FILE.printed()


def test_a_new_id_adds_a_vehicle_with_defaults() -> None:
    made = rules({"vehicles": [TANK]})
    assert len(made.vehicles) == 101
    assert value(made, "cost", "7tp") == 1
    assert value(made, "resources", "7tp") == -1
    assert row({"vehicles": [TANK]}, "vehicles", "7tp") == TANK | {
        "name_en": "7TP",
        "abilities": [],
        "restrictions": [],
        "set": "own",
        "source": "designed",
    }


def test_copies_of_a_new_vehicle_are_cards_of_their_own() -> None:
    names = rules({"vehicles": [TANK | {"quantity": 2}]}).cards.names
    assert [name for name in names if "7tp" in name] == ["7tp#1", "7tp#2"]


def test_a_known_id_changes_only_what_is_said() -> None:
    printed = next(card for card in CARD_FILE.printed()["vehicles"] if card["id"] == "ussr-t-34")
    own = {"vehicles": [{"id": "ussr-t-34", "cost": 9, "abilities": []}]}
    assert row(own, "vehicles", "ussr-t-34") == printed | {
        "cost": 9,
        "abilities": [],
        "source": "changed",
    }
    assert len(rules(own).vehicles) == 100
    assert value(rules(own), "cost", "ussr-t-34") == 9
    assert value(rules(own), "armour", "ussr-t-34") == printed["armour"]


def test_the_printed_cards_themselves_never_change() -> None:
    own = {"vehicles": [{"id": "ussr-t-34", "cost": 9, "abilities": []}], "remove": ["usa-m6"]}
    before = rules({}).card_hash
    rules(own)
    assert rules({}).card_hash == before


def test_barracks_cards_and_the_starting_set() -> None:
    own = {
        "barracks": [{"id": "medics", "name": "Medics", "resources": 2}],
        "starting_set": [{"card": "engineers", "quantity": 2}, {"card": "medics", "quantity": 1}],
    }
    made = rules(own)
    start = [made.cards.names[card] for card in made.barracks]
    assert start == ["engineers", "engineers", "technicians", "volunteers", "medics"]
    assert value(made, "resources", "medics") == 2
    changed = {"barracks": [{"id": "technicians", "resources": 1}]}
    assert value(rules(changed), "resources", "technicians") == 1


def test_medals_and_bases_may_have_other_values() -> None:
    own = {
        "medals": [{"id": "medal-usa-1", "resources": 3}],
        "bases": [{"id": "base", "medals": 2}],
    }
    assert value(rules(own), "resources", "medal-usa-1") == 3
    assert value(rules(own), "medals", "base") == 2


@pytest.mark.parametrize(
    ("own", "problem"),
    [
        ({"medals": [{"id": "medal-usa-1", "medals": 2}]}, "field 'medals' of a printed card"),
        ({"medals": [{"id": "medal-usa-1", "quantity": 8}]}, "field 'quantity' of a printed card"),
        ({"medals": [{"id": "medal-mars-1"}]}, "there is no such card (did you mean 'medal-us"),
        ({"bases": [{"id": "base", "quantity": 20}]}, "field 'quantity' of a printed card cannot"),
        ({"starting_set": [{"card": "base", "quantity": 4}]}, "the number of Bases is a rule"),
        ({"starting_set": [{"card": "cook", "quantity": 4}]}, "field 'card' is 'cook'; known: eng"),
        (
            {"achievements": [{"id": "heavy-tanks", "best": "min"}]},
            "'best' of a printed Achievement",
        ),
    ],
)
def test_what_rules_rest_on_stays_as_printed(own: dict[str, Any], problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        CARD_FILE.merge(own)
    assert problem in str(caught.value)


@pytest.mark.clause("FRONT-100")
def test_vehicles_and_achievements_can_be_removed() -> None:
    made = rules({"remove": ["ussr-t-34", "light-tanks"]})
    assert "ussr-t-34" not in made.cards.names
    assert len(made.vehicles) == 99
    assert "light-tanks" not in made.achievement_names
    assert len(made.achievements) == 11


@pytest.mark.clause("FRONT-100")
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (
            "ussr-t34",
            "'ussr-t34' is not a printed vehicle or Achievement (did you mean 'ussr-t-34'?)",
        ),
        ("engineers", "'engineers' is not a printed vehicle or Achievement"),
        ("7tp", "'7tp' is defined in this file as well"),
    ],
)
def test_nothing_else_can_be_removed(name: str, problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        CARD_FILE.merge({"vehicles": [TANK], "remove": [name]})
    assert f"remove: {problem}" in str(caught.value)


@pytest.mark.clause("FRONT-100")
def test_a_pool_names_the_achievements_to_choose_from() -> None:
    pool = ["heavy-tanks", "light-tanks", "infantry"]
    made = rules({"pool": pool}, {"achievements.front": "on"})
    assert made.achievement_names == ["light-tanks", "heavy-tanks", "infantry"]
    with pytest.raises(RulesError, match=r"RUSH-026"):
        GAME.rules(3, {"achievements.front": "on"}, content={"pool": pool})


@pytest.mark.clause("FRONT-092")
def test_a_pool_with_a_new_achievement_needs_the_new_achievements() -> None:
    with pytest.raises(RulesError, match=r"names infantry, .* achievements.front = on \[FRONT-092"):
        rules({"pool": ["heavy-tanks", "light-tanks", "infantry"]})


@pytest.mark.clause("FRONT-093")
def test_a_pool_with_british_medals_needs_britain() -> None:
    own = {"pool": ["heavy-tanks", "light-tanks", "british-medals"]}
    with pytest.raises(RulesError, match=r"british-medals, .* cards.britain = on \[FRONT-093\]"):
        rules(own, {"achievements.front": "on"})
    made = rules(own, {"achievements.front": "on", **BRITISH})
    assert "british-medals" in made.achievement_names


@pytest.mark.clause("FRONT-092", "FRONT-093")
def test_new_achievements_join_without_the_rest_and_british_medals_stay_out_silently() -> None:
    names = rules({}, {"achievements.front": "on"}).achievement_names
    assert len(names) == 23
    assert "british-medals" not in names
    assert len(rules({}, {"achievements.front": "on", **BRITISH}).achievement_names) == 24


@pytest.mark.clause("FRONT-002")
def test_an_own_british_vehicle_needs_britain() -> None:
    own = {"vehicles": [TANK | {"nation": "uk"}]}
    with pytest.raises(RulesError, match=r"7tp is of the nation uk.* = on \[FRONT-002\]"):
        rules(own)
    assert "7tp" in rules(own, BRITISH).cards.names


@pytest.mark.parametrize(
    ("ability", "clause"),
    [
        pytest.param("dispatch", "FRONT-067", marks=pytest.mark.clause("FRONT-067")),
        pytest.param("planning", "FRONT-071", marks=pytest.mark.clause("FRONT-071")),
    ],
)
@pytest.mark.parametrize("section", ["vehicles", "barracks"])
def test_new_abilities_need_their_toggle(section: str, ability: str, clause: str) -> None:
    card = TANK if section == "vehicles" else {"id": "7tp", "name": "7TP"}
    own = {section: [card | {"abilities": [{"kind": ability}]}]}
    with pytest.raises(RulesError, match=rf"7tp has the ability {ability}.*keep \[{clause}\]"):
        rules(own)
    assert "7tp" in rules(own, NEW_ABILITIES).cards.names


def test_a_card_of_the_expansion_joins_the_base_game_by_another_set() -> None:
    rows = CARD_FILE.printed()["vehicles"]
    card = next(
        row["id"]
        for row in rows
        if row["set"] == "second-front"
        and row["nation"] == "usa"
        and not {one["kind"] for one in row["abilities"]} & {"dispatch", "planning"}
    )
    assert card not in rules({}).cards.names
    assert card in rules({"vehicles": [{"id": card, "set": "own"}]}).cards.names


def test_goods_for_a_nation_that_is_not_in_play_pay_nothing() -> None:
    own = {"vehicles": [TANK | {"resources": 3, "national_goods": "uk"}]}
    assert value(rules(own), "resources", "7tp") == value(rules(own), "goods", "7tp") == -1
    assert value(rules(own, BRITISH), "resources", "7tp") == 3
    assert value(rules(own, BRITISH), "goods", "7tp") == 4


def test_a_complete_file_starts_from_nothing() -> None:
    data = {"start_from": "nothing", **CARD_FILE.printed(), "vehicles": [TANK]}
    made = rules(data)
    assert [made.cards.names[card] for card in made.vehicles] == ["7tp"]


def test_own_and_changed_cards_are_marked_in_the_card_list() -> None:
    own = {"vehicles": [TANK, {"id": "ussr-t-34", "cost": 9}], "remove": ["usa-m6"]}
    rows = {row[0]: row[-2:] for row in GAME.components.rows(own).rows}
    assert rows["7tp"] == ["own", "designed"]
    assert rows["ussr-t-34"] == ["base", "changed"]
    assert rows["ussr-t-26"] == ["base", "designed"]
    assert "usa-m6" not in rows


def test_the_card_list_shows_what_takes_part() -> None:
    every = {row[0] for row in GAME.components.rows().rows}
    base = {row[0] for row in GAME.components.rows(None, GAME.rules(2)).rows}
    assert base < every
    assert {"medal-uk-1", "headquarters", "infantry"} <= every - base
    assert {"engineers", "base", "medal-usa-2", "light-tanks"} <= base
    copies = {"vehicles": [TANK | {"quantity": 3}]}
    assert "7tp" in {row[0] for row in GAME.components.rows(copies, rules(copies)).rows}
