"""A turn of the Solo variant: one tank moves and shoots; artillery tanks; pairs and bonuses."""

from __future__ import annotations

import pytest

from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import (
    artillery,
    artillery_points,
    scene,
    solo,
    tanks_placed,
    turn,
)

TABLE = solo()
CAUGHT = [
    "bridge*",
    "windmill*",
    "castle*",
    "factory*",
    "harbour*",
    "airfield*",
    "quarry*",
    "monastery*",
    "oasis*",
    "village*",
    "bunker*",
    "bridge",
    "windmill",
    "castle",
    "factory",
    "harbour",
    "airfield",
    "quarry",
]
"""One more token then ends the game."""


@pytest.mark.clause("BG-216")
def test_either_tank_may_be_chosen() -> None:
    s = scene(TABLE)
    assert TABLE.goals(s) == {"B3", "D3", "C2", "C4", "F6"}


@pytest.mark.clause("BG-216")
def test_the_tank_of_the_last_turn_may_be_chosen_again() -> None:
    s = scene(TABLE)
    turn(TABLE, s, "move C3-C4", strike="A1")
    assert {"move C4-C5", "move H8-G7-F6"} < set(TABLE.legal(s))


@pytest.mark.clause("BG-216")
def test_the_tank_that_moved_shoots() -> None:
    """From C4 at two squares; the other tank has a token in reach of its own."""
    s = scene(TABLE, {"C6": "dam", "E4": "castle", "G7": "oasis"})
    TABLE.play(s, "move C3-C4")
    assert sorted(TABLE.legal(s)) == ["hold", "shoot C6 token", "shoot E4 token"]
    assert TABLE.refuse(s, "shoot G7 token") == "BG-078"


@pytest.mark.clause("BG-216")
def test_the_duty_to_move_is_that_of_battle() -> None:
    s = scene(TABLE)
    assert TABLE.refuse(s, "stay green") == "BG-060"
    for move in ("end", "hold"):
        assert TABLE.refuse(s, move) == "BG-048", move
    assert TABLE.refuse(s, "move C3-C4-C5") == "BG-055"


@pytest.mark.clause("BG-216")
def test_the_shot_is_optional() -> None:
    s = scene(TABLE, {"C6": "dam"})
    TABLE.play(s, "move C3-C4", "hold")
    assert TABLE.mover(s) == "chance"
    assert TABLE.square(s, "C6") == "dam"


@pytest.mark.clause("BG-216")
def test_one_shot_and_the_turn_is_over() -> None:
    s = scene(TABLE, {"C6": "dam", "E4": "castle"})
    TABLE.play(s, "move C3-C4", "shoot C6 token")
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-216")
def test_a_tank_that_cannot_move_may_stay_and_shoot() -> None:
    """Artillery tanks on both destinations of A1."""
    board = {"A2": "artillery", "B1": "artillery", "A3": "dam"}
    s = scene(TABLE, board, green="A1 kv-1")
    TABLE.play(s, "stay green")
    assert "shoot A3 token" in TABLE.legal(s)


@pytest.mark.clause("BG-217")
def test_a_token_hit_is_taken() -> None:
    s = scene(TABLE, {"C6": "dam*"})
    TABLE.play(s, "move C3-C4", "shoot C6 token")
    assert TABLE.square(s, "C6") == ""
    assert TABLE.area(s, "P1") == area(single=["dam*"])
    assert TABLE.points(s) == [0]


@pytest.mark.clause("BG-217")
def test_two_equal_tokens_are_a_pair_and_its_bonus_is_ready() -> None:
    s = scene(TABLE, {"C6": "church*"}, areas={"P1": area(single=["church"])})
    TABLE.play(s, "move C3-C4", "shoot C6 token")
    assert TABLE.area(s, "P1") == area(ready=["church*"])
    assert TABLE.points(s) == [2]
    assert sorted(TABLE.legal(s)) == ["end", "fit direction bt-7", "fit direction kv-1"]


@pytest.mark.clause("BG-217")
def test_an_upgrade_works_on_its_card() -> None:
    s = scene(TABLE, areas={"P1": area(ready=["airfield*", "monastery*"])})
    TABLE.play(s, "fit further-move kv-1", "fit further-shot kv-1")
    assert TABLE.upgrades(s, "kv-1") == ["monastery*", "airfield*"]
    assert "move C3-C4-C5" in TABLE.legal(s)
    assert TABLE.points(s) == [4]


@pytest.mark.clause("BG-217")
def test_a_card_has_two_slots() -> None:
    upgrades = {"kv-1": ["airfield*", "monastery*"]}
    s = scene(TABLE, upgrades=upgrades, areas={"P1": area(ready=["church*"])})
    assert TABLE.refuse(s, "fit direction kv-1") == "BG-132"
    assert TABLE.offered(s, "fit") == ["direction bt-7"]


@pytest.mark.clause("BG-218")
def test_a_shot_at_an_empty_square_has_no_effect() -> None:
    s = scene(TABLE, {"E4": "castle"})
    TABLE.play(s, "move C3-C4")
    assert sorted(TABLE.legal(s)) == ["hold", "shoot E4 token"]
    assert TABLE.refuse(s, "shoot C6 dud") == "BG-218"
    assert TABLE.duds(s) == 0


@pytest.mark.clause("BG-218")
def test_without_a_target_the_turn_ends_after_the_move() -> None:
    s = scene(TABLE)
    TABLE.play(s, "move C3-C4")
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-219", "BG-237")
def test_a_shot_at_an_artillery_tank_removes_it() -> None:
    s = scene(TABLE, {"C6": "artillery", "A4": "artillery"}, artillery={"taken": ["dam"]})
    assert artillery_points(TABLE, s) == 3
    TABLE.play(s, "move C3-C4", "shoot C6 artillery")
    assert tanks_placed(TABLE, s) == ["A4"]
    assert artillery_points(TABLE, s) == 2
    assert TABLE.points(s) == [0]
    assert TABLE.area(s, "P1") == area()


@pytest.mark.clause("BG-219")
def test_an_artillery_tank_is_no_token_and_no_dud() -> None:
    s = scene(TABLE, {"C6": "artillery"})
    TABLE.play(s, "move C3-C4")
    assert sorted(TABLE.legal(s)) == ["hold", "shoot C6 artillery"]
    for target in ("token", "tank", "dud", "clear"):
        assert TABLE.refuse(s, f"shoot C6 {target}").startswith("BG-"), target
    assert TABLE.refuse(s, "shoot A4 artillery") == "BG-219"


@pytest.mark.clause("BG-220")
def test_a_removed_artillery_tank_goes_back_to_the_supply() -> None:
    s = scene(TABLE, {"C6": "artillery", "A4": "artillery"})
    assert artillery(TABLE, s)["supply"] == 10
    TABLE.play(s, "move C3-C4", "shoot C6 artillery")
    assert artillery(TABLE, s)["supply"] == 11


@pytest.mark.clause("BG-220")
def test_a_removed_artillery_tank_can_be_placed_again() -> None:
    s = scene(TABLE, {"C6": "artillery"}, artillery={"supply": 0})
    TABLE.play(s, "move C3-C4", "shoot C6 artillery", "strike B7")
    assert tanks_placed(TABLE, s) == ["B7"]
    assert artillery(TABLE, s)["supply"] == 0


@pytest.mark.clause("BG-221")
def test_a_move_may_not_end_on_an_artillery_tank() -> None:
    s = scene(TABLE, {"C4": "artillery"})
    assert TABLE.refuse(s, "move C3-C4") == "BG-221"
    assert TABLE.goals(s) == {"B3", "D3", "C2", "F6"}


@pytest.mark.clause("BG-221")
def test_nor_with_armour() -> None:
    s = scene(TABLE, {"C5": "artillery"}, green="C3 7tp", upgrades={"7tp": ["bunker*"]})
    assert TABLE.refuse(s, "move C3-C4-C5") == "BG-221"


@pytest.mark.clause("BG-222", "BG-223")
def test_driving_through_an_artillery_tank_destroys_the_tank() -> None:
    s = scene(TABLE, {"C4": "artillery", "C6": "dam"}, green="C3 7tp")
    TABLE.play(s, "move C3-C4-C5")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.square(s, "C4") == "artillery"
    assert artillery(TABLE, s)["supply"] == 11
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-222", "BG-223")
def test_armour_is_lost_instead_and_the_move_goes_on() -> None:
    board = {"C4": "artillery", "C6": "dam"}
    s = scene(TABLE, board, green="C3 7tp", upgrades={"7tp": ["bunker*"]})
    TABLE.play(s, "move C3-C4-C5")
    assert TABLE.pawn(s, "green") == "C5"
    assert TABLE.upgrades(s, "7tp") == []
    assert TABLE.area(s, "P1") == area(done=["bunker*"])
    assert tanks_placed(TABLE, s) == ["C4"]
    assert "shoot C6 token" in TABLE.legal(s)
    assert TABLE.points(s) == [2]


@pytest.mark.clause("BG-222")
def test_each_artillery_tank_on_the_way_takes_one_armour() -> None:
    board = {"C4": "artillery", "C5": "artillery"}
    upgrades = {"7tp": ["bunker*", "monastery*"]}
    s = scene(TABLE, board, green="C3 7tp", upgrades=upgrades)
    TABLE.play(s, "move C3-C4-C5-C6")
    assert TABLE.pawn(s, "green") == ""
    assert tanks_placed(TABLE, s) == ["C4", "C5"]
    assert TABLE.area(s, "P1") == area(done=["bunker*", "monastery*"])


@pytest.mark.clause("BG-224")
def test_driving_through_the_own_other_tank_destroys_the_moving_tank() -> None:
    s = scene(TABLE, {"C6": "dam"}, green="C3 7tp", yellow="C4 kv-1")
    TABLE.play(s, "move C3-C4-C5")
    assert (TABLE.pawn(s, "green"), TABLE.pawn(s, "yellow")) == ("", "C4")
    assert TABLE.card(s, "yellow") == "kv-1"
    assert TABLE.dump(s)["lost"] == ["7tp"]
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-224")
def test_armour_protects_against_the_own_other_tank() -> None:
    upgrades = {"7tp": ["bunker*"]}
    s = scene(TABLE, {"C6": "dam"}, green="C3 7tp", yellow="C4 kv-1", upgrades=upgrades)
    TABLE.play(s, "move C3-C4-C5")
    assert (TABLE.pawn(s, "green"), TABLE.pawn(s, "yellow")) == ("C5", "C4")
    assert TABLE.upgrades(s, "7tp") == []
    assert "shoot C6 token" in TABLE.legal(s)


@pytest.mark.clause("BG-224")
def test_a_move_may_not_end_on_the_own_other_tank() -> None:
    s = scene(TABLE, yellow="C4 7tp")
    assert TABLE.refuse(s, "move C3-C4") == "BG-057"


@pytest.mark.clause("BG-216")
def test_the_own_other_tank_is_no_target_but_the_token_under_it_is() -> None:
    s = scene(TABLE, {"C6": "dam"}, yellow="C6 7tp")
    TABLE.play(s, "move C3-C4")
    assert sorted(TABLE.legal(s)) == ["hold", "shoot C6 token"]
    assert TABLE.refuse(s, "shoot C6 tank") == "BG-091"
    TABLE.play(s, "shoot C6 token")
    assert TABLE.pawn(s, "yellow") == "C6"


@pytest.mark.clause("BG-217")
def test_order_change_works_as_in_battle() -> None:
    s = scene(TABLE, {"C5": "dam"}, upgrades={"kv-1": ["oasis*"]})
    TABLE.play(s, "fire green", "shoot C5 token")
    assert TABLE.area(s, "P1") == area(single=["dam"])
    assert {"move C3-C4", "move C3-D3"} < set(TABLE.legal(s))
    TABLE.play(s, "move C3-C4")
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-149", "BG-217")
@pytest.mark.parametrize("reversal", ["true", "false"])
def test_a_tank_may_turn_straight_back_unless_the_players_agreed_otherwise(reversal: str) -> None:
    table = solo(direction_reversal=reversal)
    s = scene(table, green="C3 7tp", upgrades={"7tp": ["church*", "monastery*"]})
    back = "move C3-C4-C3-D3"
    if reversal == "true":
        assert back in table.legal(s)
    else:
        assert table.refuse(s, back) == "BG-149"
    assert "move C3-C4-D4-D3" in table.legal(s)


@pytest.mark.clause("BG-123", "BG-217")
def test_with_manual_pairing_the_player_forms_the_pairs() -> None:
    table = solo(pairing="manual")
    s = scene(table, {"C6": "church*"}, areas={"P1": area(single=["church"])})
    table.play(s, "move C3-C4", "shoot C6 token")
    assert table.points(s) == [0]
    table.play(s, "pair church*")
    assert table.points(s) == [2]
    assert table.area(s, "P1") == area(ready=["church*"])


@pytest.mark.clause("BG-123", "BG-241")
def test_with_manual_pairing_tokens_kept_apart_count_nothing() -> None:
    table = solo(pairing="manual")
    held = area(single=["church", "church"], done=["dam"])
    s = scene(table, {"A1": "oasis"}, areas={"P1": held}, artillery={"taken": ["dam", *CAUGHT]})
    turn(table, s, "move C3-C4", strike="A1")
    assert table.mover(s) == "over"
    assert table.points(s) == [2]


@pytest.mark.clause("BG-127", "BG-217")
def test_with_eight_pictures_two_special_tokens_give_one_bonus() -> None:
    table = solo(picture_set="8x8")
    s = scene(
        table,
        {"C6": "church*", "F8": "monastery"},
        areas={"P1": area(single=["church*"])},
    )
    table.play(s, "move C3-C4", "shoot C6 token")
    assert table.area(s, "P1") == area(ready=["church**"])
    table.play(s, "fit direction kv-1")
    assert table.upgrades(s, "kv-1") == ["church**"]
    assert table.area(s, "P1") == area()
    assert table.points(s) == [2]
