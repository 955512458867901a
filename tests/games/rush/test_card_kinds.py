"""The kinds of cards, what they can do, and how they join a squad."""

from __future__ import annotations

import re
from typing import Any

import pytest

from sztab import words
from sztab.games.rush.cards import CLASSES
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

TABLE = Table(
    vehicles={
        "truck": "r2",
        "hero": "france indestructibility",
        "heavy": "germany heavy f2",
        "tank": "germany f2",
        "car": "usa a1",
        "a": "c0",
        "b": "c1",
        "n": "c0",
    }
)
PRINTED: list[dict[str, Any]] = CARD_FILE.printed()["vehicles"]
ARMOURED = ["light", "medium", "spg", "heavy"]


@pytest.mark.clause("RUSH-264")
@pytest.mark.parametrize(
    ("card", "moves", "gained"),
    [
        ("truck", ["buy a", "pay truck", "take", "deal n"], "a"),
        ("technicians", ["activate technicians", "research b", "deal n"], "b"),
        ("hero", ["activate hero"], "medal-france-1"),
        ("tank", ["attack tank", "charge", "hit P2.guard1"], "medal-germany-1"),
        ("heavy", ["attack heavy", "charge", "hit P2.base2"], "base"),
    ],
)
def test_every_card_that_joins_a_squad_goes_face_up_on_their_depot(
    card: str, moves: list[str], gained: str
) -> None:
    s = TABLE.facing([card], "car", reserve=["a", "b"], deck=["n"])
    TABLE.play(s, *moves)
    assert gained in TABLE.depot(s, 0)
    assert TABLE.garage(s, 0) == TABLE.hand(s, 0) == []
    assert gained in TABLE.view(s, 0)["players"][0]["depot"]


@pytest.mark.clause("RUSH-265")
def test_barracks_cards_can_be_neither_bought_nor_taken() -> None:
    s = TABLE.facing(["truck", "technicians"], reserve=["a"])
    assert TABLE.refuse(s, "buy engineers") == "RUSH-083"
    TABLE.play(s, "activate technicians")
    assert TABLE.refuse(s, "research engineers") == "RUSH-133"


@pytest.mark.clause("RUSH-265")
def test_no_player_gains_a_barracks_card_in_a_whole_game() -> None:
    table = Table(players=3, printed=True)
    barracks = {"engineers", "technicians", "volunteers"}
    owned = [6, 6, 6]
    for s in table.random_game(265):
        now = [
            sum(
                name in barracks
                for zone in (p.hand, p.garage, p.depot)
                for name in table.names(zone)
            )
            for p in s.players
        ]
        if s.turn.resolving < 0:  # a card that is being resolved is in no zone
            assert all(after <= before for before, after in zip(owned, now, strict=True))
            owned = now


@pytest.mark.clause("RUSH-266")
def test_engineers_pay_1_and_do_nothing_else() -> None:
    s = TABLE.facing(["engineers"], reserve=["b"], deck=[])
    assert TABLE.refuse(s, "activate engineers") == "RUSH-086"
    assert TABLE.refuse(s, "defend engineers") == "RUSH-167"
    assert TABLE.refuse(s, "attack engineers") == "RUSH-198"
    TABLE.play(s, "buy b", "pay engineers")
    assert TABLE.turn(s)["pool"] == 1


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("technicians", marks=pytest.mark.clause("RUSH-267")),
        pytest.param("volunteers", marks=pytest.mark.clause("RUSH-268")),
    ],
)
def test_technicians_and_volunteers_can_only_be_used_for_their_ability(card: str) -> None:
    s = TABLE.facing(["truck", card], reserve=["a"])
    assert TABLE.refuse(s, f"defend {card}") == "RUSH-167"
    assert TABLE.refuse(s, f"attack {card}") == "RUSH-198"
    assert f"activate {card}" in TABLE.legal(s)
    TABLE.play(s, "buy a")
    assert TABLE.refuse(s, f"pay {card}") == "RUSH-074"


@pytest.mark.clause("RUSH-267")
def test_technicians_have_research_1() -> None:
    s = TABLE.facing(["technicians"], reserve=["a", "b"])
    TABLE.play(s, "activate technicians")
    assert sorted(TABLE.legal(s)) == ["research a", "research b"]


@pytest.mark.clause("RUSH-268")
def test_volunteers_have_recruitment() -> None:
    s = TABLE.facing(["volunteers"])
    TABLE.play(s, "activate volunteers")
    assert TABLE.turn(s)["recruiting"]


@pytest.mark.clause("RUSH-269")
def test_vehicles_are_gained_from_the_reserve_only() -> None:
    s = TABLE.position(
        players=[{"hand": ["truck"]}, {"depot": ["hero"]}],
        reserve=["a"],
        deck=["n"],
        discard=["b"],
    )
    assert TABLE.refuse(s, "buy n") == "RUSH-083"
    assert TABLE.refuse(s, "buy b") == "RUSH-083"
    assert TABLE.refuse(s, "buy hero") == "RUSH-083"
    TABLE.play(s, "buy a", "pay truck", "take")
    assert TABLE.reserve(s) == []
    assert TABLE.depot(s, 0) == ["a", "truck"]


@pytest.mark.clause("RUSH-270")
def test_there_are_five_vehicle_classes() -> None:
    assert list(CLASSES) == [row["id"] for row in CARD_FILE.printed()["classes"]]
    assert {row["class"] for row in PRINTED} == set(CLASSES) == {*ARMOURED, "support"}


@pytest.mark.clause("RUSH-271")
def test_four_classes_are_armoured_and_support_units_are_not() -> None:
    armoured = [row["id"] for row in CARD_FILE.printed()["classes"] if row["armoured"]]
    assert armoured == ARMOURED


@pytest.mark.clause("RUSH-272")
@pytest.mark.parametrize("kind", ARMOURED)
def test_all_vehicles_of_an_armoured_class_have_the_same_firepower_and_armour(kind: str) -> None:
    values = {(row["firepower"], row["armour"]) for row in PRINTED if row["class"] == kind}
    assert len(values) == 1


@pytest.mark.clause("RUSH-273")
@pytest.mark.parametrize("field", ["firepower", "armour", "resources", "abilities"])
def test_support_units_differ(field: str) -> None:
    assert len({str(row[field]) for row in PRINTED if row["class"] == "support"}) > 1


@pytest.mark.clause("RUSH-274")
@pytest.mark.parametrize(
    ("nation", "name"),
    [
        ("ussr", "Order Czerwonego Sztandaru"),
        ("germany", "Żelazny Krzyż"),
        ("usa", "Medal Honoru"),
        ("france", "Médaille Militaire"),
    ],
)
def test_each_medal_is_tied_to_one_nation(nation: str, name: str) -> None:
    data = CARD_FILE.printed()
    row = next(row for row in data["nations"] if row["id"] == nation)
    assert row["medal_pl"] == name
    medals = [card for card in data["medals"] if card["nation"] == nation]
    assert [(card["name"], card["medals"]) for card in medals] == [
        (row["medal"], 1),
        (row["medal"], 2),
    ]


@pytest.mark.clause("RUSH-274")
def test_medals_are_gained_for_destroyed_vehicles_and_by_indestructibility() -> None:
    s = TABLE.facing(["tank", "hero"], "car")
    TABLE.play(s, "attack tank", "charge", "hit P2.guard1")
    assert TABLE.depot(s, 0)[0] == "medal-germany-1"
    TABLE.play(s, "activate hero")
    assert TABLE.depot(s, 0)[:2] == ["hero", "medal-france-1"]


@pytest.mark.clause("RUSH-275")
def test_a_base_joins_the_squad_of_the_player_who_destroyed_it_at_once() -> None:
    s = TABLE.facing(["heavy"])
    TABLE.play(s, "attack heavy", "charge", "hit P2.base1")
    assert "base" in TABLE.depot(s, 0)
    assert TABLE.depot(s, 1) == []


@pytest.mark.clause("RUSH-276")
def test_a_vehicle_with_firepower_0_cannot_attack() -> None:
    s = TABLE.facing(["truck"])
    assert TABLE.refuse(s, "attack truck") == "RUSH-177"


@pytest.mark.clause("RUSH-277")
def test_vehicle_names_are_in_the_language_of_their_country_and_shown_as_they_are() -> None:
    cyrillic = re.compile("[А-Яа-яЁё]")
    for row in PRINTED:
        assert bool(cyrillic.search(row["name"])) == (row["nation"] == "ussr"), row["id"]
    table = Table(printed=True)
    code = table.cards.codes["ussr-t-34"]
    assert table.cards.titles[code] == "Т-34"
    assert GAME.components.in_play(table.rules)["cards"]["ussr-t-34"]["title"] == "Т-34"
    bought = table.notation.parse("buy ussr-t-34")
    assert "T-34" in words.explain(GAME, words.ENGLISH, table.rules, bought)
