"""Repair, and cards that come back [BG-111] to [BG-117]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.battlegrounds.table import (
    ARMOUR,
    DIRECTION,
    EXTRA_TURN,
    FURTHER_MOVE,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

OTHERS = {"yellow": "A8", "blue": "H8", "red": "H1"}


def pass_round(table: Table, s: BattlegroundsState, until: str = "P1") -> None:
    """Let the others move and hold fire until this player has to decide."""
    while table.mover(s) != until:
        table.play(s, f"move {table.offered(s, 'move')[0]}", "hold")


@pytest.mark.clause("BG-111")
@pytest.mark.parametrize("chosen", ["is-2", "bt-7"])
def test_a_card_is_repaired_at_the_end_of_the_owners_next_turn(chosen: str) -> None:
    table = Table()
    s = table.position(
        tanks={**OTHERS, "green": "D6 is-2", "red": "D3 kv-1"},
        reserve={"P1": ["bt-7"]},
        turn="P4",
    )
    table.play(s, "move D3-D4", "shoot D6 tank")
    assert table.mover(s) == "P1"
    assert table.dump(s)["damaged"] == ["is-2"]
    table.play(s, f"enter green {chosen} A1")
    if chosen == "bt-7":
        assert table.dump(s)["damaged"] == ["is-2"]
        table.play(s, "move A1-B2-C3", "hold")
    assert table.mover(s) == "P2"
    assert table.dump(s)["damaged"] == []


@pytest.mark.clause("BG-111")
def test_the_end_of_the_turn_of_the_destruction_repairs_nothing() -> None:
    table = Table()
    s = table.position({"D5": "dud"}, tanks={**OTHERS, "green": "D4 7tp"}, reserve={"P1": ["is-2"]})
    table.play(s, "move D4-D5-D6")
    for seat in ("P2", "P3", "P4"):
        assert table.dump(s)["damaged"] == ["7tp"]
        assert table.mover(s) == seat
        table.play(s, f"move {table.offered(s, 'move')[0]}", "hold")
    table.play(s, "enter green is-2 A1", "move A1-B2", "hold")
    assert table.dump(s)["damaged"] == []


@pytest.mark.clause("BG-111")
def test_a_turn_of_another_player_repairs_nothing() -> None:
    table = Table()
    s = table.position(
        tanks={**OTHERS, "green": "D4 7tp"}, reserve={"P2": ["is-2"]}, damaged=["is-2"], turn="P3"
    )
    pass_round(table, s, "P2")
    assert table.dump(s)["damaged"] == ["is-2"]
    table.play(s, f"move {table.offered(s, 'move')[0]}", "hold")
    assert table.dump(s)["damaged"] == []


@pytest.mark.clause("BG-112")
def test_a_damaged_card_is_not_taken_by_a_change_of_tank_until_the_turn_after() -> None:
    table = Table(2)
    s = table.position(
        tanks={"yellow": "H8", "blue": "A8", "red": "H1"},
        reserve={"P1": ["7tp", "bt-7"]},
        damaged=["7tp"],
    )
    table.play(s, "enter green bt-7 A1")
    assert table.refuse(s, "change green 7tp") == "BG-112"
    assert table.refuse(s, "change yellow 7tp") == "BG-112"
    table.play(s, "move A1-B2-C3", "hold")
    pass_round(table, s)
    table.play(s, "change green 7tp")
    assert table.card(s, "green") == "7tp"


@pytest.mark.clause("BG-112")
def test_a_card_destroyed_in_this_very_turn_is_not_taken_either() -> None:
    table = Table(2)
    s = table.position(
        {"A2": "dud"},
        tanks={"green": "A1 kv-1", "yellow": "H8 7tp", "blue": "A8", "red": "H1"},
        areas={"P1": {"ready": [EXTRA_TURN]}},
    )
    table.play(s, "move A1-A2", "extra-turn")
    assert table.refuse(s, "change yellow kv-1") == "BG-112"


@pytest.mark.clause("BG-113")
def test_during_the_pause_the_pawn_is_a_target_and_an_obstacle() -> None:
    table = Table()
    s = table.position(
        tanks={"yellow": "A5 kv-1", "blue": "H8", "red": "H1"},
        reserve={"P1": ["is-2"]},
        damaged=["is-2"],
    )
    table.play(s, "enter green is-2 A2")
    table.play(s, "move A5-A4", "shoot A2 tank")
    assert table.pawn(s, "green") == ""
    assert table.won(s, "P2") == ["green 3"]
    s = table.position(
        tanks={"yellow": "A4 7tp", "blue": "H8", "red": "H1"},
        reserve={"P1": ["is-2"]},
        damaged=["is-2"],
    )
    table.play(s, "enter green is-2 A2")
    assert table.refuse(s, "move A4-A3-A2") == "BG-057"


@pytest.mark.clause("BG-113")
def test_a_tank_that_pauses_is_driven_through_like_any_other() -> None:
    table = Table()
    s = table.position(
        tanks={"yellow": "A3 7tp", "blue": "H8", "red": "H1"},
        reserve={"P1": ["is-2"]},
        damaged=["is-2"],
    )
    table.play(s, "enter green is-2 A2", "move A3-A2-A1")
    assert table.pawn(s, "yellow") == ""
    assert table.won(s, "P1") == ["yellow 3"]


@pytest.mark.clause("BG-113")
def test_armour_works_during_the_pause() -> None:
    table = Table()
    s = table.position(
        tanks={"yellow": "A5 kv-1", "blue": "H8", "red": "H1"},
        reserve={"P1": ["is-2"]},
        damaged=["is-2"],
        upgrades={"is-2": [ARMOUR]},
    )
    table.play(s, "enter green is-2 A2", "move A5-A4", "shoot A2 tank")
    assert table.pawn(s, "green") == "A2"
    assert table.upgrades(s, "is-2") == []
    assert table.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-114")
def test_without_an_undamaged_card_the_pause_is_the_only_way_back() -> None:
    table = Table(2)
    s = table.position(
        tanks={"blue": "A8", "red": "H1", "yellow": "H8 7tp"},
        reserve={"P1": ["is-2", "bt-7", "kv-1"]},
        damaged=["is-2", "bt-7", "kv-1"],
    )
    assert {words.split()[1] for words in table.offered(s, "enter")} == {"is-2", "bt-7", "kv-1"}
    table.play(s, "enter green bt-7 A1")
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-115")
@pytest.mark.parametrize("players", [3, 4])
def test_with_two_cards_one_is_always_undamaged_at_a_return(players: int) -> None:
    table = Table(players)
    tanks = {**table.parked(), "green": "D4 7tp"}
    s = table.position({"D5": "dud", "B2": "dud"}, tanks=tanks, reserve={"P1": ["is-2"]})
    table.play(s, "move D4-D5-D6")
    for own in ("is-2", "7tp"):
        pass_round(table, s)
        assert own not in table.dump(s)["damaged"]
        table.play(s, f"enter green {own} A1")
        assert table.mover(s) == "P1"
        if own == "is-2":
            table.play(s, "move A1-B2")
            assert table.pawn(s, "green") == ""
            assert table.dump(s)["damaged"] == ["is-2"]


@pytest.mark.clause("BG-116")
def test_a_tank_destroyed_in_its_own_turn_does_not_return_in_it() -> None:
    table = Table()
    s = table.position(
        {"D5": "dud"},
        tanks={**OTHERS, "green": "D4 7tp"},
        reserve={"P1": ["is-2"]},
        areas={"P1": {"ready": [EXTRA_TURN, "castle*"]}},
    )
    table.play(s, "move D4-D5-D6")
    assert set(table.legal(s)) == {"extra-tank", "end"}
    assert table.refuse(s, "extra-turn") == "BG-141"
    assert table.refuse(s, "enter green is-2 A1") == "BG-116"


@pytest.mark.clause("BG-116")
def test_extra_turn_alone_does_not_keep_the_turn_going_without_a_pawn() -> None:
    table = Table()
    s = table.position(
        {"D5": "dud"},
        tanks={**OTHERS, "green": "D4 7tp"},
        reserve={"P1": ["is-2"]},
        areas={"P1": {"ready": [EXTRA_TURN]}},
    )
    table.play(s, "move D4-D5-D6")
    assert table.mover(s) == "P2"
    assert table.area(s, "P1")["ready"] == [EXTRA_TURN]


@pytest.mark.clause("BG-116")
def test_with_two_pawns_extra_turn_belongs_to_the_one_on_the_board() -> None:
    table = Table(2)
    s = table.position(
        {"D5": "dud"},
        tanks={"green": "D4 7tp", "yellow": "H8 kv-1", "blue": "A8", "red": "H1"},
        reserve={"P1": ["is-2"]},
        areas={"P1": {"ready": [EXTRA_TURN]}},
    )
    table.play(s, "move D4-D5-D6", "extra-turn")
    assert table.offered(s, "enter") == []
    assert set(table.legal(s)) == {"move H8-H7", "move H8-G8", "change yellow is-2"}


@pytest.mark.clause("BG-117")
def test_upgrades_work_again_when_the_card_returns() -> None:
    table = Table()
    s = table.position(
        tanks=OTHERS,
        reserve={"P1": ["kv-1"]},
        upgrades={"kv-1": [FURTHER_MOVE, DIRECTION]},
    )
    table.play(s, "enter green kv-1 A1")
    assert table.goals(s) == {"A2", "B1", "A3", "C1", "B2"}


@pytest.mark.clause("BG-117")
def test_upgrades_work_again_after_a_change_of_tank() -> None:
    table = Table()
    s = table.position(
        tanks={**OTHERS, "green": "A1 7tp"},
        reserve={"P1": ["kv-1"]},
        upgrades={"kv-1": [FURTHER_MOVE], "7tp": [DIRECTION]},
    )
    table.play(s, "change green kv-1")
    pass_round(table, s)
    assert table.goals(s) == {"A2", "B1", "A3", "C1"}
