"""Solo: tanks that are lost, and the cards that replace them."""

from __future__ import annotations

import pytest

from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import artillery, scene, solo, tanks_placed, turn
from tests.games.battlegrounds.table import TANKS

TABLE = solo()
BASE = ["enter green is-2 A1", "enter green is-2 A2", "enter green is-2 B1"]


@pytest.mark.clause("BG-225")
def test_a_destroyed_tank_is_lost_with_its_card() -> None:
    s = scene(TABLE, {"C4": "artillery"}, green="C3 7tp")
    TABLE.play(s, "move C3-C4-C5")
    data = TABLE.dump(s)
    assert data["pawns"] == {"yellow": "H8"}
    assert data["drives"] == {"yellow": "bt-7"}
    assert data["lost"] == ["7tp"]
    assert data["damaged"] == data["broken"] == []
    assert TABLE.reserve(s, "P1") == []


@pytest.mark.clause("BG-225")
def test_a_lost_tank_is_not_repaired_and_does_not_return() -> None:
    s = scene(TABLE, {"C4": "artillery"}, green="C3 7tp")
    TABLE.play(s, "move C3-C4-C5", "strike B7")
    assert TABLE.goals(s) == {"F6"}
    assert TABLE.offered(s, "enter") == []
    assert TABLE.refuse(s, "enter green 7tp A1") == "BG-227"
    TABLE.play(s, "move H8-G7-F6", "strike C1")
    assert TABLE.offered(s, "enter") == []


@pytest.mark.clause("BG-226")
def test_upgrades_on_a_lost_card_go_to_the_area_as_spent() -> None:
    upgrades = {"7tp": ["church*", "monastery*"], "bt-7": ["airfield*"]}
    s = scene(TABLE, {"C4": "artillery"}, green="C3 7tp", upgrades=upgrades)
    assert TABLE.points(s) == [6]
    TABLE.play(s, "move C3-C4-C5")
    assert TABLE.area(s, "P1") == area(done=["church*", "monastery*"])
    assert TABLE.upgrades(s, "7tp") == []
    assert TABLE.upgrades(s, "bt-7") == ["airfield*"]
    assert TABLE.points(s) == [6]


@pytest.mark.clause("BG-226", "BG-231")
def test_upgrades_on_a_card_that_the_artillery_hits_are_spent_too() -> None:
    s = scene(TABLE, upgrades={"kv-1": ["church*"]})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.area(s, "P1") == area(done=["church*"])
    assert TABLE.offered(s, "fit") == []
    assert TABLE.points(s) == [2]


@pytest.mark.clause("BG-227")
def test_a_reserve_card_may_be_brought_in_for_a_lost_tank() -> None:
    s = scene(TABLE, green="", lost=["7tp"], reserve={"P1": ["is-2"]})
    assert sorted(TABLE.legal(s)) == [*BASE, "wait"]
    TABLE.play(s, "enter green is-2 A2")
    assert (TABLE.pawn(s, "green"), TABLE.card(s, "green")) == ("A2", "is-2")
    assert TABLE.reserve(s, "P1") == []


@pytest.mark.clause("BG-227")
def test_after_that_the_turn_goes_on_normally() -> None:
    s = scene(TABLE, green="", lost=["7tp"], reserve={"P1": ["is-2"]})
    TABLE.play(s, "enter green is-2 A2")
    assert TABLE.goals(s) == {"B1", "B3", "F6"}
    TABLE.play(s, "move A2-B3")
    assert TABLE.mover(s) == "chance"


@pytest.mark.clause("BG-227")
def test_declining_once_forfeits_nothing() -> None:
    s = scene(TABLE, green="", lost=["7tp"], reserve={"P1": ["is-2"]})
    TABLE.play(s, "wait")
    assert TABLE.goals(s) == {"F6"}
    assert TABLE.refuse(s, "enter green is-2 A1") == "BG-227"
    turn(TABLE, s, "move H8-G7-F6", strike="C1")
    assert sorted(TABLE.legal(s)) == [*BASE, "wait"]


@pytest.mark.clause("BG-227")
def test_without_a_tank_on_the_board_the_card_must_be_brought_in() -> None:
    s = scene(TABLE, green="", yellow="", lost=["7tp", "kv-1"], reserve={"P1": ["is-2"]})
    other = ["enter yellow is-2 G8", "enter yellow is-2 H7", "enter yellow is-2 H8"]
    assert sorted(TABLE.legal(s)) == [*BASE, *other]
    assert TABLE.refuse(s, "wait") == "BG-227"
    TABLE.play(s, "enter yellow is-2 H7")
    assert TABLE.goals(s) == {"G8", "G6"}


@pytest.mark.clause("BG-227")
def test_each_lost_tank_takes_one_card() -> None:
    lost, reserve = ["7tp", "kv-1"], {"P1": ["is-2", "t-34"]}
    s = scene(TABLE, green="", yellow="", lost=lost, reserve=reserve)
    assert len(TABLE.legal(s)) == 12
    TABLE.play(s, "enter green t-34 B1")
    assert sorted(TABLE.legal(s)) == [
        "enter yellow is-2 G8",
        "enter yellow is-2 H7",
        "enter yellow is-2 H8",
        "wait",
    ]
    TABLE.play(s, "enter yellow is-2 H8")
    assert TABLE.dump(s)["drives"] == {"green": "t-34", "yellow": "is-2"}
    assert TABLE.goals(s) == {"B3", "D1", "G7"}


@pytest.mark.clause("BG-227")
def test_a_pawn_on_the_board_needs_no_card() -> None:
    s = scene(TABLE, reserve={"P1": ["is-2"]})
    assert TABLE.offered(s, "enter") == []
    assert "wait" not in TABLE.legal(s)
    assert TABLE.refuse(s, "enter green is-2 A1") == "BG-227"


@pytest.mark.clause("BG-227")
def test_spare_pawns_stay_out_of_the_game() -> None:
    s = scene(TABLE, green="", lost=["7tp"], reserve={"P1": ["is-2"]})
    assert TABLE.refuse(s, "enter blue is-2 A8") == "BG-227"


@pytest.mark.clause("BG-227")
def test_the_pawn_returns_to_the_base_in_which_it_started() -> None:
    homes = {"green": "A8", "yellow": "H1"}
    s = scene(
        TABLE, green="", yellow="H1 bt-7", homes=homes, lost=["7tp"], reserve={"P1": ["is-2"]}
    )
    squares = ["A7", "A8", "B8"]
    assert sorted(TABLE.offered(s, "enter")) == [f"green is-2 {square}" for square in squares]
    assert TABLE.refuse(s, "enter green is-2 A1") == "BG-104"


@pytest.mark.clause("BG-227")
def test_artillery_tanks_and_the_other_tank_block_squares_of_the_base() -> None:
    board, reserve = {"A1": "artillery"}, {"P1": ["is-2"]}
    s = scene(TABLE, board, green="", yellow="B1 bt-7", lost=["7tp"], reserve=reserve)
    assert sorted(TABLE.legal(s)) == ["enter green is-2 A2", "wait"]
    assert TABLE.refuse(s, "enter green is-2 A1") == "BG-105"
    assert TABLE.refuse(s, "enter green is-2 B1") == "BG-105"


@pytest.mark.clause("BG-227")
def test_if_all_base_squares_are_blocked_the_nearest_free_squares_are_used() -> None:
    board = dict.fromkeys(["A1", "A2", "B1"], "artillery")
    s = scene(TABLE, board, green="", lost=["7tp"], reserve={"P1": ["is-2"]})
    assert sorted(TABLE.legal(s)) == ["enter green is-2 B2", "wait"]
    s = scene(TABLE, {**board, "B2": "artillery"}, green="", lost=["7tp"], reserve={"P1": ["is-2"]})
    squares = ["A3", "B3", "C1", "C2", "C3"]
    assert sorted(TABLE.offered(s, "enter")) == [f"green is-2 {square}" for square in squares]
    assert tanks_placed(TABLE, s) == ["A1", "A2", "B1", "B2"]


@pytest.mark.clause("BG-227", "BG-239")
def test_extra_tank_may_be_used_before_the_card_is_brought_in() -> None:
    s = scene(TABLE, green="", lost=["7tp"], areas={"P1": area(ready=["castle*"])})
    assert sorted(TABLE.legal(s)) == ["extra-tank", "wait"]
    TABLE.play(s, "extra-tank", "draw is-2", "draw t-34", "keep is-2")
    assert sorted(TABLE.legal(s)) == [*BASE, "wait"]
    TABLE.play(s, "enter green is-2 A1")
    assert TABLE.area(s, "P1") == area(done=["castle*"])


@pytest.mark.clause("BG-227")
def test_a_card_gained_later_in_a_turn_waits_for_the_next() -> None:
    s = scene(TABLE, green="", lost=["7tp"], areas={"P1": area(ready=["castle*"])})
    TABLE.play(s, "wait", "extra-tank", "draw is-2", "draw t-34", "keep is-2")
    assert TABLE.refuse(s, "enter green is-2 A1") == "BG-227"
    turn(TABLE, s, "move H8-G7-F6", strike="C1")
    assert sorted(TABLE.legal(s)) == [*BASE, "wait"]


@pytest.mark.clause("BG-227")
def test_a_card_gained_before_the_loss_can_be_used_after_it() -> None:
    s = scene(TABLE, reserve={"P1": ["is-2"]})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.dump(s)["lost"] == ["kv-1"]
    assert sorted(TABLE.legal(s)) == [*BASE, "wait"]


@pytest.mark.clause("BG-228")
def test_with_a_reserve_card_a_tank_may_be_changed() -> None:
    upgrades = {"kv-1": ["church*"]}
    s = scene(TABLE, reserve={"P1": ["is-2"]}, upgrades=upgrades)
    assert sorted(TABLE.offered(s, "change")) == ["green is-2", "yellow is-2"]
    TABLE.play(s, "change green is-2")
    assert (TABLE.card(s, "green"), TABLE.pawn(s, "green")) == ("is-2", "C3")
    assert TABLE.reserve(s, "P1") == ["kv-1"]
    assert TABLE.upgrades(s, "kv-1") == ["church*"]
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-228")
def test_the_card_taken_off_can_come_back_later() -> None:
    s = scene(TABLE, reserve={"P1": ["is-2"]})
    turn(TABLE, s, "change green is-2", strike="B7")
    assert "change yellow kv-1" in TABLE.legal(s)
    turn(TABLE, s, "change green kv-1", strike="A1")
    assert TABLE.reserve(s, "P1") == ["is-2"]


@pytest.mark.clause("BG-228")
def test_without_a_reserve_card_no_tank_can_be_changed() -> None:
    s = scene(TABLE)
    assert TABLE.offered(s, "change") == []
    assert TABLE.refuse(s, "change green is-2") == "BG-119"
    assert TABLE.refuse(s, "change green bt-7") == "BG-173"


@pytest.mark.clause("BG-228")
def test_a_lost_card_is_no_reserve() -> None:
    s = scene(TABLE, green="", lost=["7tp"])
    assert TABLE.refuse(s, "change yellow 7tp") == "BG-119"


@pytest.mark.clause("BG-217", "BG-227")
def test_extra_tank_draws_two_of_the_ten_cards_of_the_deck() -> None:
    s = scene(TABLE, areas={"P1": area(ready=["castle*"])})
    TABLE.play(s, "extra-tank")
    deck = [card for card in TANKS if card not in ("kv-1", "bt-7")]
    assert TABLE.odds(s) == pytest.approx({f"draw {card}": 1 / 10 for card in deck})
    TABLE.play(s, "draw is-2")
    assert TABLE.odds(s)["draw t-34"] == pytest.approx(1 / 9)
    TABLE.play(s, "draw t-34")
    assert sorted(TABLE.legal(s)) == ["keep is-2", "keep t-34"]
    TABLE.play(s, "keep t-34")
    assert TABLE.reserve(s, "P1") == ["t-34"]
    assert len(TABLE.dump(s)["deck"]) == 8
    assert TABLE.dump(s)["rejected"]["P1"] == ["is-2"]
    assert artillery(TABLE, s)["supply"] == 12
