"""Siege: damage or destroy one enemy card without attacking it."""

from __future__ import annotations

import pytest

from sztab.core.action import CHANCE
from tests.games.rush.table import Table, damaged_base, damaged_guard

VEHICLES = {
    "gun": "ussr siege",
    "french-gun": "france siege",
    "american-gun": "usa siege",
    "bunker-gun": "germany f1 siege only_vs_base",
    "hunter-gun": "germany f1 siege only_vs_vehicle",
    "heavy-gun": "heavy f2 siege",
    "tank": "germany f1",
    "car": "light a1",
    "wall": "medium a2",
    "own": "medium a2",
    "x": "",
}
TABLE = Table(vehicles=VEHICLES)
ALL_MEDALS = (9, 3)


@pytest.mark.clause("RUSH-115")
def test_siege_chooses_one_enemy_base_or_one_vehicle_that_defends_one() -> None:
    table = Table(players=3, vehicles=VEHICLES)
    s = table.position(
        players=[
            {"hand": ["gun"], "bases": ["own", "open", "open"]},
            {"bases": ["open", "wall", "destroyed"]},
            {"bases": ["car", "destroyed", "destroyed"]},
        ]
    )
    table.play(s, "activate gun")
    assert sorted(table.legal(s)) == [
        "siege P2.base1",
        "siege P2.base2",
        "siege P2.guard2",
        "siege P3.base1",
        "siege P3.guard1",
    ]
    assert table.refuse(s, "siege P1.guard1") == "RUSH-115"
    assert table.refuse(s, "siege P1.base2") == "RUSH-115"
    assert table.refuse(s, "siege P2.guard1") == "RUSH-115"
    assert table.refuse(s, "siege P2.base3") == "RUSH-115"
    table.play(s, "siege P2.guard2")
    assert table.bases(s, 1) == ["open", damaged_guard("wall"), "destroyed"]
    assert table.bases(s, 2) == [{"guard": "car"}, "destroyed", "destroyed"]


@pytest.mark.clause("RUSH-116")
@pytest.mark.parametrize(
    ("target", "after"),
    [("P2.base1", [damaged_base(), "open"]), ("P2.guard2", ["open", damaged_guard("wall")])],
)
def test_siege_damages_an_undamaged_card(target: str, after: list[object]) -> None:
    before = ["open", "wall"] if "guard" in target else ["open", "open"]
    s = TABLE.facing(["gun"], *before)
    TABLE.play(s, "activate gun", f"siege {target}")
    assert TABLE.bases(s, 1)[:2] == after


@pytest.mark.clause("RUSH-117")
@pytest.mark.parametrize(
    ("target", "before", "after"),
    [
        ("P2.base1", damaged_base(), "destroyed"),
        ("P2.guard1", damaged_guard("car"), "open"),
        ("P2.guard1", damaged_guard("wall"), "open"),
    ],
)
def test_siege_destroys_a_damaged_card(target: str, before: object, after: object) -> None:
    s = TABLE.facing(["gun"], before)
    TABLE.play(s, "activate gun", f"siege {target}")
    assert TABLE.bases(s, 1)[0] == after


@pytest.mark.clause("RUSH-118")
@pytest.mark.parametrize("guard", ["car", "wall"])
def test_the_first_siege_damages_a_vehicle_whatever_its_armour(guard: str) -> None:
    s = TABLE.facing(["gun"], guard)
    TABLE.play(s, "activate gun", "siege P2.guard1")
    assert TABLE.bases(s, 1)[0] == damaged_guard(guard)


@pytest.mark.clause("RUSH-118")
def test_at_some_tables_the_first_siege_destroys_armour_1_but_not_armour_2() -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.siegeArmour1": "destroy"})
    s = table.facing(["gun", "french-gun"], "car", "wall")
    table.play(s, "activate gun", "siege P2.guard1", "activate french-gun", "siege P2.guard2")
    assert table.bases(s, 1) == ["open", damaged_guard("wall"), "open"]
    assert s.players[0].kills == 1


@pytest.mark.clause("RUSH-119")
def test_a_defender_does_not_protect_its_base_from_siege() -> None:
    s = TABLE.facing(["gun"], "wall", "destroyed", "destroyed")
    TABLE.play(s, "activate gun", "siege P2.base1")
    assert TABLE.bases(s, 1)[0] == damaged_base("wall")


@pytest.mark.clause("RUSH-120", "RUSH-121", "RUSH-122")
def test_a_defended_base_is_captured_and_its_defender_goes_home_without_medal() -> None:
    s = TABLE.facing(["gun"], damaged_base("wall"))
    TABLE.play(s, "activate gun", "siege P2.base1")
    assert TABLE.bases(s, 1)[0] == "destroyed"
    assert TABLE.depot(s, 1) == ["wall"]
    assert TABLE.depot(s, 0) == ["gun", "base"]
    assert (s.players[0].razed, s.players[0].kills) == (1, 0)
    TABLE.end_turn(s)
    assert TABLE.medals(s, "ussr") == ALL_MEDALS


@pytest.mark.clause("RUSH-123")
def test_a_vehicle_destroyed_by_siege_goes_to_its_owners_depot() -> None:
    s = TABLE.facing(["gun"], damaged_guard("wall"))
    TABLE.play(s, "activate gun", "siege P2.guard1")
    assert TABLE.depot(s, 1) == ["wall"]
    assert TABLE.depot(s, 0) == ["gun"]
    assert TABLE.names(s.scrapyard) == []


@pytest.mark.clause("RUSH-124")
@pytest.mark.parametrize("attack_first", [True, False])
def test_a_german_attack_and_a_french_siege_go_together_in_any_order(attack_first: bool) -> None:
    attack = ["attack tank", "charge", "hit P2.base1"]
    siege = ["activate french-gun", "siege P2.base1"]
    s = TABLE.facing(["tank", "french-gun"])
    TABLE.play(s, *(attack + siege if attack_first else siege + attack))
    assert TABLE.bases(s, 1)[0] == "destroyed"


@pytest.mark.clause("RUSH-125")
def test_any_number_of_siege_cards_leaves_the_one_attack_of_the_turn() -> None:
    s = TABLE.facing(["gun", "french-gun", "american-gun", "tank"], "car")
    for gun in ("gun", "french-gun", "american-gun"):
        TABLE.play(s, f"activate {gun}", "siege P2.base2" if gun == "gun" else "siege P2.guard1")
    TABLE.play(s, "attack tank", "charge", "hit P2.base2")
    assert TABLE.bases(s, 1) == ["open", "destroyed", "open"]


@pytest.mark.clause("RUSH-126")
@pytest.mark.parametrize(
    ("gun", "target", "after", "clause"),
    [
        ("bunker-gun", "P2.guard1", damaged_guard("wall"), "RUSH-152"),
        ("hunter-gun", "P2.base2", damaged_base(), "RUSH-153"),
    ],
)
def test_attack_restrictions_do_not_bind_siege(
    gun: str, target: str, after: object, clause: str
) -> None:
    s = TABLE.facing([gun], "wall")
    TABLE.play(s, f"activate {gun}", f"siege {target}")
    assert after in TABLE.bases(s, 1)
    s = TABLE.facing([gun], "wall")
    TABLE.play(s, f"attack {gun}", "charge")
    assert TABLE.refuse(s, f"hit {target}") == clause


@pytest.mark.clause("RUSH-127")
def test_a_heavy_tank_that_uses_siege_only_damages_a_base() -> None:
    s = TABLE.facing(["heavy-gun"])
    TABLE.play(s, "activate heavy-gun", "siege P2.base1")
    assert TABLE.bases(s, 1)[0] == damaged_base()


@pytest.mark.clause("RUSH-128")
def test_siege_cannot_be_passed_while_there_is_a_target() -> None:
    s = TABLE.facing(["gun"])
    TABLE.play(s, "activate gun")
    assert TABLE.refuse(s, "end") == "RUSH-128"
    assert TABLE.refuse(s, "stop") == "RUSH-128"


@pytest.mark.clause("RUSH-128")
def test_siege_without_any_target_does_nothing() -> None:
    s = TABLE.facing(["gun"], "destroyed", "destroyed", "destroyed")
    TABLE.play(s, "activate gun")
    assert TABLE.depot(s, 0) == ["gun"]
    assert "end" in TABLE.legal(s)


@pytest.mark.clause("RUSH-129")
def test_each_siege_kill_brings_a_medal_of_the_siege_cards_nation_at_the_end_of_the_turn() -> None:
    s = TABLE.facing(["french-gun", "american-gun"], damaged_guard("car"), damaged_guard("wall"))
    TABLE.play(s, "activate french-gun", "siege P2.guard1")
    TABLE.play(s, "activate american-gun", "siege P2.guard2")
    assert TABLE.medals(s, "france") == TABLE.medals(s, "usa") == ALL_MEDALS
    TABLE.play(s, "end")
    assert TABLE.medals(s, "france") == TABLE.medals(s, "usa") == (8, 3)
    assert TABLE.medals(s, "ussr") == ALL_MEDALS


@pytest.mark.clause("RUSH-130")
def test_siege_medals_are_taken_before_the_reserve_is_refilled_and_cards_are_drawn() -> None:
    s = TABLE.facing(["gun", "engineers"], damaged_guard("car"), deck=["x"])
    TABLE.play(s, "activate gun", "siege P2.guard1", "end")
    assert s.to_move() == CHANCE
    assert TABLE.legal(s) == ["deal x"]
    assert TABLE.depot(s, 0) == ["medal-ussr-1", "gun"]
    assert TABLE.hand(s, 0) == ["engineers"]
    TABLE.play(s, "deal x")
    assert "draw medal-ussr-1" in TABLE.legal(s)


@pytest.mark.clause("RUSH-131")
def test_the_siege_card_that_destroys_decides_the_nation_of_the_medal() -> None:
    s = TABLE.facing(["french-gun", "american-gun"], "wall")
    TABLE.play(s, "activate french-gun", "siege P2.guard1")
    TABLE.play(s, "activate american-gun", "siege P2.guard1", "end")
    assert TABLE.medals(s, "usa") == (8, 3)
    assert TABLE.medals(s, "france") == ALL_MEDALS


@pytest.mark.clause("RUSH-131")
def test_a_vehicle_damaged_by_siege_and_destroyed_in_an_attack_is_an_attack_kill() -> None:
    s = TABLE.facing(["french-gun", "tank"], "wall")
    TABLE.play(s, "activate french-gun", "siege P2.guard1")
    TABLE.play(s, "attack tank", "charge", "hit P2.guard1")
    assert TABLE.medals(s, "germany") == (8, 3)
    TABLE.end_turn(s)
    assert TABLE.medals(s, "germany") == (8, 3)
    assert TABLE.medals(s, "france") == ALL_MEDALS


@pytest.mark.clause("RUSH-131", "RUSH-121")
def test_two_sieges_capture_a_defended_base_and_bring_no_medal() -> None:
    s = TABLE.facing(["french-gun", "american-gun"], "wall")
    TABLE.play(s, "activate french-gun", "siege P2.base1")
    assert TABLE.bases(s, 1)[0] == damaged_base("wall")
    TABLE.play(s, "activate american-gun", "siege P2.base1")
    assert TABLE.bases(s, 1)[0] == "destroyed"
    assert "base" in TABLE.depot(s, 0)
    assert TABLE.depot(s, 1) == ["wall"]
    TABLE.end_turn(s)
    assert TABLE.medals(s, "usa") == TABLE.medals(s, "france") == ALL_MEDALS
