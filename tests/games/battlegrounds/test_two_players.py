"""Battle with two players: two tanks each, one common reserve, two stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area, ready_to_play, setting_up
from tests.games.battlegrounds.table import (
    ARMOUR,
    BASES,
    DIRECTION,
    EXTRA_TANK,
    EXTRA_TURN,
    ORDER_CHANGE,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table(2)
RESERVE = {"P1": ["is-2", "bt-7"], "P2": ["hetzer", "sherman"]}


def position(board: dict[str, str] | None = None, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P1: green on D4 (O1/O2), yellow on E6 (O2/O3), two cards in reserve."""
    tanks = TABLE.parked(**{"green": "D4 kv-1", "yellow": "E6 t-34", **data.pop("tanks", {})})
    data.setdefault("reserve", RESERVE)
    return TABLE.position(board, tanks=tanks, **data)


def away(*colours: str, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P1 with these pawns off the board and their cards in reserve."""
    cards = {"green": "kv-1", "yellow": "t-34"}
    tanks = {"green": "D4 kv-1", "yellow": "E6 t-34", "blue": "A8 7tp", "red": "H1 churchill"}
    for colour in colours:
        del tanks[colour]
    data.setdefault("reserve", {"P1": [*RESERVE["P1"], *(cards[colour] for colour in colours)]})
    return TABLE.position(data.pop("board", {}), tanks=tanks, **data)


@pytest.mark.clause("BG-169")
def test_each_player_has_two_tanks_two_inactive_cards_and_two_stacks() -> None:
    dump = TABLE.dump(ready_to_play(TABLE))
    assert sorted(dump["pawns"]) == ["blue", "green", "red", "yellow"]
    assert sorted(dump["drives"]) == ["blue", "green", "red", "yellow"]
    assert [len(dump["reserve"][seat]) for seat in ("P1", "P2")] == [2, 2]
    assert len(dump["deck"]) == 4
    assert all(dump["stacks"][colour] == [3, 2, 1] for colour in dump["pawns"])


@pytest.mark.clause("BG-170", "BG-176")
@pytest.mark.parametrize(
    ("start", "homes"),
    [
        ("P1", {"green": "A1", "yellow": "H8", "blue": "A8", "red": "H1"}),
        ("P2", {"green": "A8", "yellow": "H1", "blue": "A1", "red": "H8"}),
    ],
)
def test_the_two_pawns_of_a_player_start_in_opposite_bases(
    start: str, homes: dict[str, str]
) -> None:
    found: dict[str, set[str]] = {}
    for s in setting_up(TABLE, start):
        for words in TABLE.offered(s, "place"):
            colour, square = words.split()
            found.setdefault(colour, set()).add(square)
    assert {colour: set(BASES[home]) for colour, home in homes.items()} == found
    assert TABLE.dump(s)["homes"] == homes


@pytest.mark.clause("BG-171")
def test_the_player_chooses_one_tank_for_the_main_action() -> None:
    s = position()
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"D4", "E6"}
    assert set(TABLE.offered(s, "change")) == {
        "green is-2",
        "green bt-7",
        "yellow is-2",
        "yellow bt-7",
    }
    TABLE.play(s, "move D4-D5")
    assert TABLE.offered(s, "move") == []
    assert TABLE.pawn(s, "yellow") == "E6"


@pytest.mark.clause("BG-171", "BG-053")
def test_only_the_tank_that_moved_shoots() -> None:
    """Green on D5 reaches D7, D3, B5, F5; yellow on E6 would reach E3, B6, H6."""
    s = position({"E3": "dam", "D7": "oasis"})
    TABLE.play(s, "move D4-D5")
    assert set(TABLE.offered(s, "shoot")) == {"D7 token", "D3 dud", "B5 dud", "F5 dud"}
    assert TABLE.refuse(s, "shoot E3 token") == "BG-078"


@pytest.mark.clause("BG-171")
def test_after_the_main_action_of_one_tank_the_turn_is_over() -> None:
    s = position()
    TABLE.play(s, "move E6-E7-E8", "hold")
    assert TABLE.mover(s) == "P2"
    assert TABLE.pawn(s, "green") == "D4"


@pytest.mark.clause("BG-171")
def test_the_tanks_of_the_other_player_are_not_moved() -> None:
    s = position(tanks={"blue": "B4 7tp"})
    assert TABLE.refuse(s, "move B4-B5-B6") == "BG-171"
    assert TABLE.refuse(s, "change blue hetzer") == "BG-171"


@pytest.mark.clause("BG-171", "BG-121")
def test_only_the_chosen_tank_is_changed() -> None:
    s = position()
    TABLE.play(s, "change yellow bt-7")
    assert (TABLE.card(s, "green"), TABLE.card(s, "yellow")) == ("kv-1", "bt-7")
    assert TABLE.reserve(s, "P1") == ["is-2", "t-34"]
    assert TABLE.pawn(s, "yellow") == "E6"


@pytest.mark.clause("BG-172")
def test_a_tank_that_cannot_move_may_be_chosen_although_the_other_could() -> None:
    s = position(
        {"A3": "dam"},
        tanks={"green": "A1 kv-1", "blue": "A2 7tp", "red": "B1 churchill"},
    )
    assert "stay green" in TABLE.legal(s)
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"E6"}
    assert TABLE.refuse(s, "stay yellow") == "BG-060"
    TABLE.play(s, "stay green", "shoot A3 token")
    assert TABLE.area(s, "P1") == area(["dam"])


@pytest.mark.clause("BG-172")
def test_own_tanks_block_destinations_too() -> None:
    s = position(tanks={"green": "A1 kv-1", "yellow": "A2 t-34", "blue": "B1 7tp"})
    assert "stay green" in TABLE.legal(s)
    assert TABLE.refuse(s, "move A1-A2") == "BG-057"


@pytest.mark.clause("BG-173")
def test_a_card_active_under_one_pawn_is_not_available_to_the_other() -> None:
    s = position()
    assert TABLE.refuse(s, "change green t-34") == "BG-173"
    assert TABLE.refuse(s, "change yellow kv-1") == "BG-173"


@pytest.mark.clause("BG-173", "BG-119")
def test_cards_of_the_other_player_and_of_the_deck_are_not_available() -> None:
    s = position()
    assert TABLE.refuse(s, "change green hetzer") == "BG-119"
    assert TABLE.refuse(s, "change green cromwell") == "BG-119"


@pytest.mark.clause("BG-173")
def test_a_returning_pawn_draws_on_the_common_reserve() -> None:
    s = away("green", damaged=["kv-1"])
    assert set(TABLE.offered(s, "enter")) == {
        f"green {card} {square}"
        for card in ("is-2", "bt-7", "kv-1")
        for square in ("A1", "A2", "B1")
    }
    assert TABLE.refuse(s, "enter green t-34 A1") == "BG-173"


@pytest.mark.clause("BG-173")
def test_the_card_of_a_destroyed_tank_may_later_drive_the_other_pawn() -> None:
    s = away("green", damaged=["kv-1"])
    TABLE.play(s, "enter green is-2 A1", "move A1-B2", "hold")
    assert TABLE.dump(s)["damaged"] == []
    for move in ("move A8-A7-A6", "hold"):
        TABLE.play(s, move)
    TABLE.play(s, "change yellow kv-1")
    assert TABLE.card(s, "yellow") == "kv-1"
    assert TABLE.pawn(s, "yellow") == "E6"


@pytest.mark.clause("BG-174")
def test_driving_through_the_own_other_tank_gives_no_token() -> None:
    s = position(tanks={"green": "D6 kv-1"})
    TABLE.play(s, "move E6-D6-C6")
    assert (TABLE.pawn(s, "yellow"), TABLE.pawn(s, "green")) == ("", "D6")
    assert TABLE.stack(s, "yellow") == [3, 2, 1]
    assert TABLE.stack(s, "green") == [3, 2, 1]
    assert TABLE.points(s) == [0, 0]
    assert "t-34" in TABLE.reserve(s, "P1")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-174", "BG-091")
def test_own_tanks_are_no_targets_but_the_tokens_under_them_are() -> None:
    s = position({"D7": "dam"}, tanks={"yellow": "D7 t-34"})
    TABLE.play(s, "move D4-D5")
    assert "shoot D7 token" in TABLE.legal(s)
    assert TABLE.refuse(s, "shoot D7 tank") == "BG-091"
    TABLE.play(s, "shoot D7 token")
    assert TABLE.pawn(s, "yellow") == "D7"


@pytest.mark.clause("BG-175")
@pytest.mark.parametrize(("colour", "other"), [("blue", "red"), ("red", "blue")])
def test_the_token_comes_from_the_stack_of_the_destroyed_pawn(colour: str, other: str) -> None:
    s = position(tanks={colour: "D7 churchill"}, stacks={colour: [2, 1]})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.won(s, "P1") == [f"{colour} 2"]
    assert TABLE.stack(s, colour) == [1]
    assert TABLE.stack(s, other) == [3, 2, 1]
    assert TABLE.points(s) == [2, 0]


@pytest.mark.clause("BG-175")
def test_an_empty_stack_gives_nothing_although_the_other_is_full() -> None:
    s = position(tanks={"blue": "D7 churchill"}, stacks={"blue": []})
    TABLE.play(s, "move D4-D5", "shoot D7 tank")
    assert TABLE.points(s) == [0, 0]
    assert TABLE.stack(s, "red") == [3, 2, 1]


@pytest.mark.clause("BG-175", "BG-098")
def test_driving_through_an_enemy_tank_gives_the_token_of_the_moving_colour() -> None:
    s = position(tanks={"red": "D6 churchill"})
    TABLE.play(s, "move E6-D6-C6")
    assert TABLE.won(s, "P2") == ["yellow 3"]
    assert TABLE.stack(s, "yellow") == [2, 1]
    assert TABLE.stack(s, "green") == [3, 2, 1]


@pytest.mark.clause("BG-176")
@pytest.mark.parametrize(
    ("colour", "squares"), [("green", {"A1", "A2", "B1"}), ("yellow", {"H8", "H7", "G8"})]
)
def test_a_pawn_returns_to_the_base_in_which_it_started(colour: str, squares: set[str]) -> None:
    s = away(colour)
    assert {words.split()[2] for words in TABLE.offered(s, "enter")} == squares
    other = "A1" if colour == "yellow" else "H8"
    assert TABLE.refuse(s, f"enter {colour} is-2 {other}") == "BG-176"


@pytest.mark.clause("BG-177")
def test_all_pawns_return_in_an_order_of_choice_before_the_main_action() -> None:
    s = away("green", "yellow")
    assert {words.split()[0] for words in TABLE.offered(s, "enter")} == {"green", "yellow"}
    assert TABLE.offered(s, "move") == []
    TABLE.play(s, "enter yellow t-34 H8")
    assert TABLE.mover(s) == "P1"
    assert {words.split()[0] for words in TABLE.offered(s, "enter")} == {"green"}
    assert "green t-34 A1" not in TABLE.offered(s, "enter")
    TABLE.play(s, "enter green kv-1 A1")
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"A1", "H8"}


@pytest.mark.clause("BG-177", "BG-104")
def test_the_pawn_must_return_although_the_other_tank_is_on_the_board() -> None:
    s = away("green")
    assert TABLE.refuse(s, "move E6-E7-E8") == "BG-046"
    TABLE.play(s, "enter green is-2 B1", "move E6-E7-E8")
    assert TABLE.pawn(s, "green") == "B1"


@pytest.mark.clause("BG-178")
def test_a_repair_pause_of_one_pawn_ends_the_whole_turn() -> None:
    s = away("green", damaged=["kv-1"], areas={"P1": area(ready=[EXTRA_TURN, DIRECTION])})
    TABLE.play(s, "enter green kv-1 A1")
    assert TABLE.mover(s) == "P2"
    assert TABLE.pawn(s, "yellow") == "E6"
    assert TABLE.area(s, "P1") == area(ready=[DIRECTION, EXTRA_TURN])


@pytest.mark.clause("BG-178", "BG-177")
@pytest.mark.parametrize(
    "moves",
    [
        ["enter green kv-1 A1", "enter yellow is-2 H8"],
        ["enter yellow is-2 H8", "enter green kv-1 A1"],
    ],
)
def test_the_turn_ends_after_both_pawns_are_placed(moves: list[str]) -> None:
    s = away("green", "yellow", damaged=["kv-1"])
    TABLE.play(s, moves[0])
    assert TABLE.mover(s) == "P1"
    TABLE.play(s, moves[1])
    assert TABLE.mover(s) == "P2"
    assert (TABLE.pawn(s, "green"), TABLE.pawn(s, "yellow")) == ("A1", "H8")
    assert TABLE.dump(s)["damaged"] == []


@pytest.mark.clause("BG-178")
def test_both_pawns_may_be_repaired_in_one_pause() -> None:
    s = away("green", "yellow", damaged=["kv-1", "t-34"])
    TABLE.play(s, "enter green t-34 A1", "enter yellow kv-1 H8")
    assert TABLE.mover(s) == "P2"
    TABLE.play(s, "move A8-A7-A6", "hold")
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"A1", "H8"}


@pytest.mark.clause("BG-179")
def test_the_extra_turn_may_be_made_with_the_other_tank() -> None:
    s = position(areas={"P1": area(ready=[EXTRA_TURN])})
    TABLE.play(s, "move D4-D5", "hold", "extra-turn")
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"D5", "E6"}
    TABLE.play(s, "move E6-E7-E8", "shoot E5 dud")
    assert (TABLE.pawn(s, "green"), TABLE.pawn(s, "yellow")) == ("D5", "E8")
    assert TABLE.square(s, "E5") == "dud"


@pytest.mark.clause("BG-179", "BG-141")
def test_the_extra_turn_is_used_with_the_tank_that_is_left() -> None:
    """Green was destroyed in this turn and does not return; yellow acts."""
    s = position({"D5": "dud"}, areas={"P1": area(ready=[EXTRA_TURN])})
    TABLE.play(s, "move D4-D5", "extra-turn")
    assert TABLE.offered(s, "enter") == []
    assert {way.split("-")[0] for way in TABLE.offered(s, "move")} == {"E6"}
    assert set(TABLE.offered(s, "change")) == {"yellow is-2", "yellow bt-7"}


@pytest.mark.clause("BG-179", "BG-178", "BG-111")
def test_a_tank_destroyed_in_its_own_turn_is_repaired_a_turn_later() -> None:
    s = position({"D5": "dud"}, tanks={"blue": "A8 7tp"})
    TABLE.play(s, "move D4-D5")
    assert TABLE.mover(s) == "P2"
    TABLE.play(s, "move A8-A7-A6", "hold", "enter green kv-1 A1")
    assert TABLE.mover(s) == "P2"
    assert TABLE.dump(s)["damaged"] == []


@pytest.mark.clause("BG-171", "BG-152")
def test_order_change_and_armour_belong_to_one_card() -> None:
    s = position({"D5": "dud", "E7": "dud"}, upgrades={"kv-1": [ORDER_CHANGE], "t-34": [ARMOUR]})
    assert TABLE.offered(s, "fire") == ["green"]
    hit = s.clone()
    TABLE.play(hit, "move D4-D5")
    assert TABLE.pawn(hit, "green") == ""
    TABLE.play(s, "move E6-E7-E8")
    assert TABLE.pawn(s, "yellow") == "E8"


@pytest.mark.clause("BG-177", "BG-106")
def test_a_pawn_destroyed_on_its_return_does_not_return_again_in_this_turn() -> None:
    """Where duds destroy returning pawns: the other pawn follows, and acts."""
    table = Table(2, settings={"respawn_on_dud": "destroy"})
    s = table.position(
        {"A1": "dud"},
        tanks={"blue": "A8 7tp", "red": "H1 churchill"},
        reserve={"P1": ["is-2", "bt-7", "kv-1", "t-34"]},
    )
    table.play(s, "enter green kv-1 A1")
    assert {words.split()[0] for words in table.offered(s, "enter")} == {"yellow"}
    table.play(s, "enter yellow t-34 H8")
    assert {way.split("-")[0] for way in table.offered(s, "move")} == {"H8"}
    assert table.pawn(s, "green") == ""


@pytest.mark.clause("BG-178", "BG-109")
def test_once_a_damaged_card_was_chosen_no_extra_tank_is_used() -> None:
    s = away("green", "yellow", damaged=["kv-1"], areas={"P1": area(ready=[EXTRA_TANK])})
    assert "extra-tank" in TABLE.legal(s)
    unharmed = s.clone()
    TABLE.play(unharmed, "enter yellow is-2 H8")
    assert "extra-tank" in TABLE.legal(unharmed)
    TABLE.play(s, "enter green kv-1 A1")
    assert TABLE.refuse(s, "extra-tank") == "BG-109"
    TABLE.play(s, "enter yellow is-2 H8")
    assert TABLE.mover(s) == "P2"
    assert TABLE.area(s, "P1") == area(ready=[EXTRA_TANK])
