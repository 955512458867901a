"""Attacks: the attackers, their order, and their targets."""

from __future__ import annotations

import pytest

from tests.games.rush.table import Table, damaged_base, damaged_guard

VEHICLES = {
    "lead": "ussr f2 a1",
    "bunker": "ussr f1 only_vs_base",
    "hunter": "ussr f1 only_vs_vehicle",
    "mate": "ussr f1 a1 r1",
    "mate2": "ussr f1 a2 r1 recruitment",
    "panzer": "germany f1",
    "staff": "ussr a1 r1 recruitment",
    "wall": "medium a2",
    "car": "light a1",
    "x": "c0",
}
TABLE = Table(vehicles=VEHICLES)
ALONE = ("destroyed", "destroyed")


@pytest.mark.clause("RUSH-174")
def test_there_is_one_attack_per_turn() -> None:
    s = TABLE.facing(["mate", "mate2"])
    TABLE.play(s, "attack mate", "charge", "hit P2.base1")
    assert TABLE.refuse(s, "attack mate2") == "RUSH-174"


@pytest.mark.clause("RUSH-174")
def test_the_next_turn_brings_another_attack() -> None:
    s = TABLE.position(players=[{"hand": ["mate"], "garage": ["mate2"]}])
    TABLE.play(s, "attack mate", "charge", "hit P2.base1")
    TABLE.end_turn(s)
    TABLE.end_turn(s)
    TABLE.play(s, "attack mate2")


@pytest.mark.clause("RUSH-175")
def test_nobody_has_to_attack() -> None:
    s = TABLE.facing(["lead"])
    assert "attack lead" in TABLE.legal(s)
    TABLE.end_turn(s)
    assert s.active == 1
    assert TABLE.bases(s, 1) == ["open", "open", "open"]


@pytest.mark.clause("RUSH-176")
@pytest.mark.parametrize("attackers", [["mate"], ["mate", "mate2"], ["lead", "mate", "mate2"]])
def test_an_attack_uses_one_or_several_vehicles_of_the_hand(attackers: list[str]) -> None:
    s = TABLE.facing(attackers)
    TABLE.play(s, f"attack {attackers[0]}", *[f"join {card}" for card in attackers[1:]])
    assert TABLE.turn(s)["attackers"] == attackers


@pytest.mark.clause("RUSH-176")
def test_a_card_that_is_not_in_the_hand_cannot_attack() -> None:
    s = TABLE.position(players=[{"hand": ["mate"], "depot": ["lead"], "garage": ["mate2"]}])
    assert TABLE.refuse(s, "attack lead") == "RUSH-176"
    TABLE.play(s, "attack mate")
    assert TABLE.refuse(s, "join mate2") == "RUSH-176"


@pytest.mark.clause("RUSH-177", "RUSH-276")
def test_firepower_0_cannot_attack_and_firepower_1_and_2_can() -> None:
    s = TABLE.facing(["lead", "mate", "staff"])
    assert TABLE.refuse(s, "attack staff") == "RUSH-177"
    TABLE.play(s, "attack lead", "join mate")
    assert TABLE.refuse(s, "join staff") == "RUSH-177"


@pytest.mark.clause("RUSH-178")
def test_one_attack_may_be_made_with_two_vehicles_of_one_nation_but_not_of_two() -> None:
    s = TABLE.facing(["lead", "mate", "panzer"])
    TABLE.play(s, "attack lead", "join mate")
    assert TABLE.refuse(s, "join panzer") == "RUSH-178"
    TABLE.play(s, "charge", "strike mate", "hit P2.base1", "hit P2.base1")
    assert TABLE.bases(s, 1)[0] == "destroyed"


@pytest.mark.clause("RUSH-179")
def test_all_attackers_are_named_before_the_first_target() -> None:
    s = TABLE.facing(["lead", "mate", "mate2"])
    TABLE.play(s, "attack lead", "join mate")
    assert TABLE.refuse(s, "hit P2.base1") == "RUSH-179"
    TABLE.play(s, "charge")
    assert TABLE.refuse(s, "join mate2") == "RUSH-179"
    assert TABLE.refuse(s, "strike mate2") == "RUSH-179"
    TABLE.play(s, "strike lead")
    assert TABLE.refuse(s, "join mate2") == "RUSH-179"


@pytest.mark.clause("RUSH-180")
def test_a_named_card_is_chosen_and_then_its_target() -> None:
    s = TABLE.position(
        players=[
            {"hand": ["lead", "mate"], "bases": ["open", "car", "open"]},
            {"bases": ["wall", "open", "destroyed"]},
        ]
    )
    TABLE.play(s, "attack lead", "join mate", "charge")
    assert TABLE.legal(s) == ["strike lead", "strike mate"]
    TABLE.play(s, "strike mate")
    assert TABLE.legal(s) == ["hit P2.guard1", "hit P2.base2"]
    assert TABLE.refuse(s, "hit P1.base1") == "RUSH-180"
    assert TABLE.refuse(s, "hit P1.guard2") == "RUSH-180"
    assert TABLE.refuse(s, "hit P2.guard2") == "RUSH-180"
    assert TABLE.refuse(s, "hit P2.base3") == "RUSH-180"


@pytest.mark.clause("RUSH-181")
def test_each_attacker_goes_to_the_depot_before_the_next_one_chooses() -> None:
    s = TABLE.facing(["lead", "mate"], "wall")
    TABLE.play(s, "attack lead", "join mate", "charge", "strike lead", "hit P2.guard1")
    assert TABLE.depot(s, 0) == ["lead"]
    assert "hit P2.base1" in TABLE.legal(s)
    TABLE.play(s, "hit P2.base1")
    assert {"lead", "mate"} <= set(TABLE.depot(s, 0))


@pytest.mark.clause("RUSH-182")
def test_the_same_target_another_one_and_another_opponent_may_be_chosen() -> None:
    table = Table(players=3, vehicles=VEHICLES)
    s = table.position(players=[{"hand": ["lead", "mate", "mate2"]}])
    table.play(s, "attack lead", "join mate", "join mate2", "charge")
    table.play(s, "strike lead", "hit P2.base1", "strike mate", "hit P2.base1", "hit P3.base2")
    assert table.bases(s, 1) == ["destroyed", "open", "open"]
    assert table.bases(s, 2) == ["open", damaged_base(), "open"]


@pytest.mark.clause("RUSH-183")
def test_an_attack_cannot_be_broken_off() -> None:
    s = TABLE.facing(["lead", "mate"])
    TABLE.play(s, "attack lead", "join mate", "charge")
    assert TABLE.refuse(s, "end") == "RUSH-183"
    TABLE.play(s, "strike lead")
    assert TABLE.refuse(s, "end") == "RUSH-183"
    TABLE.play(s, "hit P2.base1")
    assert TABLE.refuse(s, "end") == "RUSH-183"
    TABLE.play(s, "hit P2.base1", "end")


@pytest.mark.clause("RUSH-184")
@pytest.mark.parametrize(
    ("hand", "bases"),
    [
        (["bunker"], ["wall", *ALONE]),
        (["hunter"], ["open", "open", "open"]),
        (["lead"], ["destroyed", *ALONE]),
        (["bunker", "panzer"], ["wall", *ALONE]),
    ],
)
def test_an_attack_needs_a_named_card_with_a_target(hand: list[str], bases: list[str]) -> None:
    s = TABLE.facing(hand, *bases)
    assert TABLE.refuse(s, f"attack {hand[0]}") == "RUSH-184"


@pytest.mark.clause("RUSH-184")
def test_naming_cannot_end_with_cards_that_have_no_target() -> None:
    s = TABLE.facing(["bunker", "mate"], "wall", *ALONE)
    TABLE.play(s, "attack bunker")
    assert TABLE.refuse(s, "charge") == "RUSH-184"
    TABLE.play(s, "join mate", "charge")


@pytest.mark.clause("RUSH-184", "RUSH-197")
def test_a_card_may_hit_the_base_that_an_earlier_card_uncovers() -> None:
    s = TABLE.facing(["lead", "bunker"], "wall", *ALONE)
    TABLE.play(s, "attack lead", "join bunker", "charge")
    assert TABLE.legal(s) == ["hit P2.guard1"]
    TABLE.play(s, "hit P2.guard1", "hit P2.base1")
    assert TABLE.bases(s, 1)[0] == damaged_base()


@pytest.mark.clause("RUSH-184")
def test_cards_left_without_a_target_go_to_the_depot_without_effect() -> None:
    s = TABLE.facing(["lead", "hunter"], "wall", *ALONE)
    TABLE.play(s, "attack lead", "join hunter", "charge", "strike lead", "hit P2.guard1")
    assert TABLE.bases(s, 1)[0] == "open"
    assert {"lead", "hunter"} <= set(TABLE.depot(s, 0))
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("RUSH-185")
@pytest.mark.parametrize("move", ["buy x", "activate mate2", "defend mate2", "attack mate2"])
def test_no_other_card_is_played_during_an_attack(move: str) -> None:
    s = TABLE.facing(["lead", "mate", "mate2"], reserve=["x"])
    for step in ("attack lead", "join mate", "charge", "strike lead", "hit P2.base1"):
        TABLE.play(s, step)
        assert TABLE.refuse(s, move) == "RUSH-185"
    TABLE.play(s, "hit P2.base1")
    assert {"buy x", "activate mate2", "defend mate2"} <= set(TABLE.legal(s))


@pytest.mark.clause("RUSH-198")
@pytest.mark.parametrize(
    "card", ["engineers", "technicians", "volunteers", "medal-ussr-1", "medal-ussr-2", "base"]
)
def test_only_vehicles_attack(card: str) -> None:
    s = TABLE.facing(["lead", card])
    assert TABLE.refuse(s, f"attack {card}") == "RUSH-198"
    TABLE.play(s, "attack lead")
    assert TABLE.refuse(s, f"join {card}") == "RUSH-198"


@pytest.mark.clause("RUSH-199")
def test_a_vehicle_that_attacked_goes_to_the_depot_and_never_to_a_base() -> None:
    s = TABLE.facing(["mate2"], damaged_guard("car"))
    TABLE.play(s, "attack mate2", "charge", "hit P2.guard1")
    assert "mate2" in TABLE.depot(s, 0)
    assert TABLE.bases(s, 0) == ["open", "open", "open"]
    assert TABLE.legal(s) == ["end"]
    assert TABLE.refuse(s, "defend mate2") == "RUSH-051"
