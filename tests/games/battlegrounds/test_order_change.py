"""Order change: shoot first, move afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area, worth
from tests.games.battlegrounds.table import (
    ARMOUR,
    EXTRA_TANK,
    FURTHER_MOVE,
    ORDER_CHANGE,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()


def position(board: dict[str, str] | None = None, *more: str, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P1: green on D4 with kv-1 and Order change on it."""
    data.setdefault("reserve", {"P1": ["is-2"]})
    data.setdefault("tanks", TABLE.parked(green="D4 kv-1"))
    return TABLE.position(board, upgrades={"kv-1": [ORDER_CHANGE, *more]}, **data)


@pytest.mark.clause("BG-152")
def test_the_shot_may_come_before_the_move() -> None:
    s = position({"D6": "dam"})
    TABLE.play(s, "fire green")
    assert set(TABLE.legal(s)) == {
        "shoot D6 token",
        "shoot D2 dud",
        "shoot B4 dud",
        "shoot F4 dud",
    }
    TABLE.play(s, "shoot D6 token")
    assert set(TABLE.legal(s)) == {"move D4-D5", "move D4-D3", "move D4-C4", "move D4-E4"}
    TABLE.play(s, "move D4-D5")
    assert TABLE.pawn(s, "green") == "D5"
    assert TABLE.area(s, "P1") == area(["dam"])


@pytest.mark.clause("BG-152", "BG-077")
def test_there_is_still_one_shot() -> None:
    s = position({"D6": "dam", "D7": "oasis"})
    TABLE.play(s, "fire green", "shoot D6 token", "move D4-D5")
    assert TABLE.mover(s) == "P2"
    assert TABLE.square(s, "D7") == "oasis"


@pytest.mark.clause("BG-152")
def test_the_order_is_chosen_at_each_action() -> None:
    s = position({"D7": "dam"}, areas={"P1": area(ready=["bridge*", "windmill*"])})
    TABLE.play(s, "move D4-D5", "shoot D7 token", "extra-turn")
    TABLE.play(s, "fire green", "shoot D3 dud", "move D5-D6", "extra-turn")
    assert {"fire green", "move D6-D5"} <= set(TABLE.legal(s))
    TABLE.play(s, "move D6-D5", "hold")
    assert TABLE.square(s, "D3") == "dud"


@pytest.mark.clause("BG-152", "BG-052")
def test_without_it_the_move_comes_first() -> None:
    s = TABLE.position(tanks=TABLE.parked(green="D4 kv-1"))
    assert TABLE.refuse(s, "fire green") == "BG-052"
    assert TABLE.refuse(s, "shoot D6 dud") == "BG-052"


@pytest.mark.clause("BG-152", "BG-135")
def test_it_works_only_for_the_tank_whose_card_has_it() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="D4 kv-1", yellow="E5 t-34"),
        upgrades={"t-34": [ORDER_CHANGE]},
    )
    assert table.offered(s, "fire") == ["yellow"]
    assert table.refuse(s, "fire green") == "BG-052"


@pytest.mark.clause("BG-152", "BG-053")
def test_the_tank_that_shot_is_the_one_that_moves() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="D4 kv-1", yellow="E8 t-34"), upgrades={"kv-1": [ORDER_CHANGE]}
    )
    table.play(s, "fire green", "shoot D6 dud")
    assert all(way.startswith("D4-") for way in table.offered(s, "move"))
    assert table.refuse(s, "move E8-E7-E6") == "BG-053"


@pytest.mark.clause("BG-152", "BG-060")
def test_after_the_shot_the_move_is_a_duty() -> None:
    s = position()
    TABLE.play(s, "fire green", "shoot D6 dud")
    assert TABLE.refuse(s, "stay green") == "BG-060"
    assert TABLE.refuse(s, "end") == "BG-060"


@pytest.mark.clause("BG-152", "BG-050")
def test_additional_actions_may_be_taken_between_shot_and_move() -> None:
    s = position({"D6": FURTHER_MOVE}, areas={"P1": area(["monastery"], ready=[EXTRA_TANK])})
    TABLE.play(s, "fire green", "shoot D6 token")
    assert {"fit further-move kv-1", "extra-tank"} <= set(TABLE.legal(s))
    TABLE.play(s, "fit further-move kv-1", "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == "D6"


@pytest.mark.clause("BG-152")
def test_a_dud_laid_first_may_destroy_the_tank_that_laid_it() -> None:
    s = position({}, FURTHER_MOVE)
    TABLE.play(s, "fire green", "shoot D6 dud", "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.duds(s) == 16
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-152", "BG-159")
def test_armour_saves_a_tank_that_moves_after_its_shot_and_it_does_not_shoot_again() -> None:
    s = position({"D5": "dud"}, ARMOUR)
    TABLE.play(s, "fire green", "shoot D6 dud", "move D4-D5")
    assert TABLE.pawn(s, "green") == "D5"
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-152", "BG-164")
def test_a_shot_that_wins_ends_the_game_before_the_move() -> None:
    s = position({"D6": "church"}, areas={"P1": worth(8, single=["church"])})
    TABLE.play(s, "fire green", "shoot D6 token")
    assert TABLE.mover(s) == "over"
    assert TABLE.pawn(s, "green") == "D4"
    assert s.returns() == [1, 0, 0, 0]


def surrounded(table: Table) -> BattlegroundsState:
    """Return a position: green on A1 (O2, shoots 1 or 2) with tanks on both destinations."""
    return table.position(
        tanks={"green": "A1 7tp", "yellow": "A3 tiger-i", "blue": "C1 churchill"},
        reserve={"P2": ["bt-7"]},
        upgrades={"7tp": [ORDER_CHANGE, "airfield*"]},
    )


@pytest.mark.clause("BG-153")
def test_a_shot_that_frees_a_destination_makes_the_move_a_duty() -> None:
    table = Table(3)
    s = surrounded(table)
    assert set(table.legal(s)) >= {"stay green", "fire green"}
    assert table.offered(s, "move") == []
    table.play(s, "fire green", "shoot A3 tank")
    assert table.legal(s) == ["move A1-A2-A3"]
    assert table.refuse(s, "stay green") == "BG-060"
    table.play(s, "move A1-A2-A3")
    assert table.pawn(s, "green") == "A3"
    assert table.won(s, "P1") == ["yellow 3"]


@pytest.mark.clause("BG-153", "BG-061")
def test_a_tank_without_a_move_after_its_shot_stays() -> None:
    table = Table(3)
    s = surrounded(table)
    table.play(s, "fire green", "shoot A2 dud")
    assert table.legal(s) == ["stay green"]
    table.play(s, "stay green")
    assert table.pawn(s, "green") == "A1"
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-153")
def test_a_dud_laid_on_the_way_counts_for_the_move() -> None:
    """The only move goes over the square at which the tank shoots first."""
    table = Table(3)
    s = table.position(
        tanks={"green": "A1 7tp", "yellow": "H8", "blue": "C1 churchill"},
        upgrades={"7tp": [ORDER_CHANGE]},
        reserve={"P1": ["is-2"]},
    )
    table.play(s, "fire green", "shoot A2 dud")
    assert table.legal(s) == ["move A1-A2-A3"]
    table.play(s, "move A1-A2-A3")
    assert table.pawn(s, "green") == ""


@pytest.mark.clause("BG-049", "BG-152")
def test_bonuses_are_used_while_the_shot_or_the_move_is_due() -> None:
    ready = {"P1": area(ready=[FURTHER_MOVE, EXTRA_TANK, "factory*"])}
    deck = ["bt-7", "cromwell", "hetzer", "t-34"]
    s = position({"D6": "dam"}, areas=ready, deck=deck)
    TABLE.play(s, "fire green", "fit further-move kv-1")
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    assert "shoot D6 token" in TABLE.legal(s)
    TABLE.play(s, "shoot D6 token")
    TABLE.play(s, "extra-tank", "draw hetzer", "draw cromwell", "keep hetzer")
    assert "move D4-D5-D6" in TABLE.legal(s)
    assert TABLE.reserve(s, "P1") == ["hetzer", "is-2", "t-34"]


@pytest.mark.clause("BG-049", "BG-123")
def test_a_pair_is_formed_by_hand_before_the_shot() -> None:
    table = Table(settings={"pairing": "manual"})
    s = table.position(
        {"D6": "dam"},
        tanks=table.parked(green="D4 kv-1"),
        upgrades={"kv-1": [ORDER_CHANGE]},
        areas={"P1": area(["church", "church"])},
    )
    table.play(s, "fire green")
    assert table.points(s) == [2, 0, 0, 0]
    table.play(s, "pair church", "shoot D6 token")
    assert table.points(s) == [4, 0, 0, 0]
