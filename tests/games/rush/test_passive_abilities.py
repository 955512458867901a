"""Abilities that are no action: attack restrictions and National Goods."""

from __future__ import annotations

import pytest

from tests.games.rush.table import Table

TABLE = Table(
    vehicles={
        "bunker": "ussr f1 only_vs_base",
        "hunter": "ussr f1 a1 only_vs_vehicle",
        "truck": "usa r3 goods=usa",
        "lend-lease": "usa r3 goods=germany",
        "wall": "medium a2",
        "american4": "usa c4",
        "american2": "usa c2",
        "american2b": "usa c2",
        "american0": "usa c0",
        "german4": "germany c4",
        "german3": "germany c3",
        "german2": "germany c2",
        "german1": "germany c1",
        "german0": "germany c0",
    }
)


@pytest.mark.clause("RUSH-151")
@pytest.mark.parametrize("card", ["bunker", "truck"])
def test_a_non_action_ability_is_never_activated(card: str) -> None:
    s = TABLE.facing([card])
    assert TABLE.refuse(s, f"activate {card}") == "RUSH-159"


@pytest.mark.clause("RUSH-151")
def test_a_restriction_holds_turn_after_turn() -> None:
    s = TABLE.position(players=[{"garage": ["bunker"]}, {"bases": ["wall", "open", "open"]}])
    for _ in range(2):
        TABLE.end_turn(s)
        TABLE.end_turn(s)
        TABLE.play(s, "attack bunker", "charge")
        assert TABLE.refuse(s, "hit P2.guard1") == "RUSH-152"
        TABLE.play(s, "hit P2.base2")


@pytest.mark.clause("RUSH-152")
def test_base_attacks_only() -> None:
    s = TABLE.facing(["bunker"], "wall")
    TABLE.play(s, "attack bunker", "charge")
    assert TABLE.legal(s) == ["hit P2.base2"]
    assert TABLE.refuse(s, "hit P2.guard1") == "RUSH-152"


@pytest.mark.clause("RUSH-153")
def test_vehicle_attacks_only() -> None:
    s = TABLE.facing(["hunter"], "wall")
    TABLE.play(s, "attack hunter", "charge")
    assert TABLE.legal(s) == ["hit P2.guard1"]
    assert TABLE.refuse(s, "hit P2.base2") == "RUSH-153"


@pytest.mark.clause("RUSH-154")
def test_national_goods_pay_only_for_vehicles_of_the_named_nation() -> None:
    s = TABLE.facing(["truck", "engineers"], reserve=["german1", "american2"])
    TABLE.play(s, "buy german1")
    assert TABLE.refuse(s, "pay truck") == "RUSH-154"
    s = TABLE.facing(["lend-lease"], reserve=["german3", "american2"])
    TABLE.play(s, "buy german3", "pay lend-lease", "take")
    assert "german3" in TABLE.depot(s, 0)


@pytest.mark.clause("RUSH-155")
def test_national_goods_and_an_engineer_together_buy_an_american_vehicle_of_cost_4() -> None:
    s = TABLE.facing(["truck", "engineers"], reserve=["american4"])
    TABLE.play(s, "buy american4", "pay truck", "pay engineers", "take")
    assert TABLE.depot(s, 0) == ["american4", "engineers", "truck"]


@pytest.mark.clause("RUSH-154", "RUSH-155")
@pytest.mark.parametrize("card", ["german4", "german3", "german2"])
def test_national_goods_and_an_engineer_buy_no_german_vehicle_above_cost_1(card: str) -> None:
    s = TABLE.facing(["truck", "engineers"], reserve=[card])
    assert TABLE.refuse(s, f"buy {card}") == "RUSH-154"


@pytest.mark.clause("RUSH-155")
@pytest.mark.parametrize("card", ["german1", "german0", "american0"])
def test_the_engineer_alone_buys_any_vehicle_of_cost_0_or_1(card: str) -> None:
    s = TABLE.facing(["truck", "engineers"], reserve=[card])
    TABLE.play(s, f"buy {card}", "pay engineers", "take")
    assert TABLE.depot(s, 0) == [card, "engineers"]


@pytest.mark.clause("RUSH-156")
def test_national_goods_do_not_allow_a_second_purchase_but_recruitment_does() -> None:
    purchase = ["buy american0", "pay truck", "take"]
    s = TABLE.facing(["truck"], reserve=["american0", "american2"], deck=[])
    TABLE.play(s, *purchase)
    assert TABLE.refuse(s, "buy american2") == "RUSH-082"
    s = TABLE.facing(["truck", "volunteers"], reserve=["american0", "american2"], deck=[])
    TABLE.play(s, "activate volunteers", *purchase, "buy american2", "take")
    assert TABLE.depot(s, 0)[0] == "american2"


@pytest.mark.clause("RUSH-157")
def test_national_goods_are_no_paying_card_for_another_nation() -> None:
    s = TABLE.facing(["truck"], reserve=["german0", "american0"])
    assert TABLE.refuse(s, "buy german0") == "RUSH-157"
    TABLE.play(s, "buy american0", "pay truck", "take")


@pytest.mark.clause("RUSH-157")
def test_the_named_nation_need_not_be_the_cards_own() -> None:
    s = TABLE.facing(["lend-lease"], reserve=["german0", "american0"])
    assert TABLE.refuse(s, "buy american0") == "RUSH-157"
    TABLE.play(s, "buy german0", "pay lend-lease", "take")


@pytest.mark.clause("RUSH-157", "RUSH-102")
def test_national_goods_spent_under_recruitment_back_no_free_vehicle_of_another_nation() -> None:
    s = TABLE.facing(
        ["truck"],
        reserve=["american2", "american0", "german0"],
        deck=[],
        turn={"recruiting": True},
    )
    TABLE.play(s, "buy american2", "pay truck", "take")
    assert TABLE.refuse(s, "buy german0") == "RUSH-157"
    TABLE.play(s, "buy american0", "take")


@pytest.mark.clause("RUSH-158")
@pytest.mark.parametrize(
    ("then", "goods", "pool"), [("american2b", {}, 0), ("german1", {"usa": 1}, 0)]
)
def test_marked_resources_stay_marked_and_are_spent_first(
    then: str, goods: dict[str, int], pool: int
) -> None:
    s = TABLE.facing(
        ["truck", "engineers"],
        reserve=["american2", "american2b", "german1", "german2"],
        deck=[],
        turn={"recruiting": True},
    )
    TABLE.play(s, "buy american2", "pay truck", "pay engineers", "take")
    assert (TABLE.turn(s)["goods"], TABLE.turn(s)["pool"]) == ({"usa": 1}, 1)
    assert TABLE.refuse(s, "buy german2") == "RUSH-076"
    TABLE.play(s, f"buy {then}", "take")
    assert (TABLE.turn(s)["goods"], TABLE.turn(s)["pool"]) == (goods, pool)
    TABLE.play(s, "end")
    assert (TABLE.turn(s)["goods"], TABLE.turn(s)["pool"]) == ({}, 0)


@pytest.mark.clause("RUSH-159")
def test_a_card_with_only_non_action_abilities_may_defend_but_not_be_activated() -> None:
    s = TABLE.facing(["hunter"])
    assert TABLE.refuse(s, "activate hunter") == "RUSH-159"
    TABLE.play(s, "defend hunter", "place base1")
    assert TABLE.bases(s, 0)[0] == {"guard": "hunter"}
