"""Armour: the tank survives one shot, one dud or one collision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.table import (
    ARMOUR,
    DIRECTION,
    EXTRA_TURN,
    FURTHER_MOVE,
    FURTHER_SHOT,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
SECOND = "radar-station*"
SHOT = ("move D7-D8", "shoot D5 tank")
"""P2 shoots at green on D5."""


def aimed_at(*laid: str, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P2 with green on D5 in reach; these upgrades lie on green's card."""
    data.setdefault("upgrades", {"kv-1": list(laid)})
    tanks = TABLE.parked(green="D5 kv-1", yellow="D7 cromwell")
    return TABLE.position(data.pop("board", {}), tanks=tanks, turn="P2", **data)


def driving(board: dict[str, str], *laid: str, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P1: green on D4 moves two squares; these upgrades lie on its card."""
    tanks = TABLE.parked(green="D4 7tp", **data.pop("tanks", {}))
    return TABLE.position(board, tanks=tanks, upgrades={"7tp": list(laid)}, **data)


@pytest.mark.clause("BG-154")
def test_a_tank_with_armour_survives_a_shot() -> None:
    s = aimed_at(ARMOUR)
    TABLE.play(s, *SHOT)
    assert TABLE.pawn(s, "green") == "D5"
    assert TABLE.card(s, "green") == "kv-1"
    assert TABLE.dump(s)["damaged"] == []
    assert TABLE.upgrades(s, "kv-1") == []
    assert TABLE.stack(s, "green") == [3, 2, 1]
    assert TABLE.points(s) == [2, 0, 0, 0]
    assert TABLE.won(s, "P2") == []


@pytest.mark.clause("BG-154")
def test_the_next_shot_destroys_it() -> None:
    s = aimed_at(ARMOUR, areas={"P2": area(ready=[EXTRA_TURN, "windmill*"])})
    TABLE.play(s, *SHOT, "extra-turn", "move D8-D7", "hold", "extra-turn", *SHOT)
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.won(s, "P2") == ["green 3"]


@pytest.mark.clause("BG-154", "BG-089")
def test_a_shot_at_the_token_under_the_tank_leaves_the_armour() -> None:
    s = aimed_at(ARMOUR, board={"D5": "dam"})
    TABLE.play(s, "move D7-D8", "shoot D5 token")
    assert TABLE.upgrades(s, "kv-1") == [ARMOUR]
    assert TABLE.area(s, "P2") == area(["dam"])


@pytest.mark.clause("BG-154", "BG-090")
def test_a_shot_at_a_tank_with_armour_leaves_the_token_under_it() -> None:
    s = aimed_at(ARMOUR, board={"D5": "dam"})
    TABLE.play(s, *SHOT)
    assert TABLE.square(s, "D5") == "dam"
    assert TABLE.area(s, "P2") == area()


@pytest.mark.clause("BG-154", "BG-113")
def test_armour_works_in_a_repair_pause_too() -> None:
    """Green has been placed with its damaged card; its Armour is on it."""
    s = TABLE.position(
        tanks={"yellow": "A4 cromwell", "blue": "H8", "red": "H1"},
        reserve={"P1": ["kv-1"]},
        damaged=["kv-1"],
        upgrades={"kv-1": [ARMOUR]},
    )
    TABLE.play(s, "enter green kv-1 A2", "move A4-A5", "shoot A2 tank")
    assert TABLE.pawn(s, "green") == "A2"
    assert TABLE.upgrades(s, "kv-1") == []


@pytest.mark.clause("BG-155")
def test_a_tank_with_armour_survives_ending_on_a_dud() -> None:
    s = driving({"D6": "dud"}, ARMOUR)
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == "D6"
    assert TABLE.square(s, "D6") == ""
    assert TABLE.duds(s) == 16
    assert TABLE.upgrades(s, "7tp") == []


@pytest.mark.clause("BG-155")
def test_a_tank_with_armour_survives_driving_through_a_dud() -> None:
    s = driving({"D5": "dud"}, ARMOUR)
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == "D6"
    assert TABLE.square(s, "D5") == ""
    assert TABLE.duds(s) == 16
    assert TABLE.upgrades(s, "7tp") == []


@pytest.mark.clause("BG-156")
def test_a_tank_with_armour_survives_driving_through_another_players_tank() -> None:
    s = driving({}, ARMOUR, tanks={"yellow": "D5 kv-1"})
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == "D6"
    assert TABLE.pawn(s, "yellow") == "D5"
    assert TABLE.stack(s, "green") == [3, 2, 1]
    assert TABLE.points(s) == [2, 0, 0, 0]
    assert TABLE.upgrades(s, "7tp") == []


@pytest.mark.clause("BG-156")
def test_the_armour_of_the_tank_driven_through_is_not_used() -> None:
    tanks = TABLE.parked(green="D4 7tp", yellow="D5 kv-1")
    s = TABLE.position(tanks=tanks, upgrades={"kv-1": [ARMOUR]}, reserve={"P1": ["is-2"]})
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.upgrades(s, "kv-1") == [ARMOUR]
    assert TABLE.points(s) == [0, 5, 0, 0]


@pytest.mark.clause("BG-156", "BG-057")
def test_armour_does_not_allow_to_end_on_a_tank() -> None:
    s = driving({}, ARMOUR, tanks={"yellow": "D6 kv-1"})
    assert TABLE.refuse(s, "move D4-D5-D6") == "BG-057"


@pytest.mark.clause("BG-157")
def test_a_tank_with_armour_survives_driving_through_an_own_tank() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="D4 7tp", yellow="D5 kv-1"), upgrades={"7tp": [ARMOUR]}
    )
    table.play(s, "move D4-D5-D6")
    assert (table.pawn(s, "green"), table.pawn(s, "yellow")) == ("D6", "D5")
    assert table.upgrades(s, "7tp") == []
    assert table.area(s, "P1") == area(done=[ARMOUR])


@pytest.mark.clause("BG-157")
def test_a_tank_with_armour_survives_driving_through_a_team_mates_tank() -> None:
    table = Table(variant="team")
    s = table.position(
        tanks=table.parked(green="D4 7tp", blue="D5 kv-1"), upgrades={"7tp": [ARMOUR]}
    )
    table.play(s, "move D4-D5-D6")
    assert (table.pawn(s, "green"), table.pawn(s, "blue")) == ("D6", "D5")
    assert table.area(s, "A") == area(done=[ARMOUR])


@pytest.mark.clause("BG-158")
def test_armour_is_used_at_the_first_event_and_missing_at_the_second() -> None:
    """The dud takes the Armour; the tank behind it takes the token."""
    s = driving({"D5": "dud"}, ARMOUR, FURTHER_MOVE, tanks={"yellow": "D6 kv-1"})
    TABLE.play(s, "move D4-D5-D6-D7")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.won(s, "P2") == ["green 3"]
    assert TABLE.upgrades(s, "7tp") == [FURTHER_MOVE]
    assert TABLE.area(s, "P1") == area(done=[ARMOUR])


@pytest.mark.clause("BG-158")
def test_in_the_other_order_the_tank_takes_the_armour_and_the_dud_gives_no_token() -> None:
    s = driving({"D6": "dud"}, ARMOUR, FURTHER_MOVE, tanks={"yellow": "D5 kv-1"})
    TABLE.play(s, "move D4-D5-D6-D7")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.stack(s, "green") == [3, 2, 1]
    assert TABLE.points(s) == [2 + 2, 0, 0, 0]


@pytest.mark.clause("BG-158")
def test_nobody_is_asked_whether_to_use_armour() -> None:
    s = aimed_at(ARMOUR)
    TABLE.play(s, *SHOT)
    assert TABLE.mover(s) == "P3"
    s = driving({"D5": "dud"}, ARMOUR)
    TABLE.play(s, "move D4-D5-D6")
    assert {"hold", "shoot D7 dud"} <= set(TABLE.legal(s))


@pytest.mark.clause("BG-158", "BG-137")
def test_of_two_armours_one_is_used_at_each_event() -> None:
    s = aimed_at(ARMOUR, SECOND)
    TABLE.play(s, *SHOT)
    assert len(TABLE.upgrades(s, "kv-1")) == 1
    assert TABLE.pawn(s, "green") == "D5"
    s = driving({"D5": "dud"}, ARMOUR, SECOND)
    TABLE.play(s, "move D4-D5-D6")
    assert len(TABLE.upgrades(s, "7tp")) == 1


@pytest.mark.clause("BG-158", "BG-137")
def test_two_armours_survive_a_tank_and_a_dud_in_one_move() -> None:
    s = driving({"D6": "dud"}, ARMOUR, SECOND, tanks={"yellow": "D5 kv-1"})
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == "D6"
    assert TABLE.points(s) == [4, 0, 0, 0]


@pytest.mark.clause("BG-159")
@pytest.mark.parametrize(
    ("board", "tanks"), [({"D5": "dud"}, {}), ({"D6": "dud"}, {}), ({}, {"yellow": "D5 kv-1"})]
)
def test_a_saved_tank_drives_on_and_may_shoot(board: dict[str, str], tanks: dict[str, str]) -> None:
    s = driving({**board, "D7": "dam"}, ARMOUR, tanks=tanks)
    TABLE.play(s, "move D4-D5-D6", "shoot D7 token")
    assert TABLE.pawn(s, "green") == "D6"
    assert TABLE.area(s, "P1") == area(["dam"], done=[ARMOUR])


@pytest.mark.clause("BG-159", "BG-083")
def test_a_saved_tank_may_lay_the_dud_again_where_it_was() -> None:
    s = driving({"D5": "dud"}, ARMOUR)
    TABLE.play(s, "move D4-D5-D6", "shoot D5 dud")
    assert TABLE.square(s, "D5") == "dud"
    assert TABLE.duds(s) == 15


@pytest.mark.clause("BG-160")
def test_used_armour_frees_its_slot_for_another_upgrade() -> None:
    s = driving({"D5": "dud"}, ARMOUR, DIRECTION, areas={"P1": area(ready=[FURTHER_SHOT, SECOND])})
    assert TABLE.refuse(s, "fit armour 7tp") == "BG-132"
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.upgrades(s, "7tp") == [DIRECTION]
    TABLE.play(s, "fit armour 7tp")
    assert TABLE.upgrades(s, "7tp") == [DIRECTION, SECOND]
    assert TABLE.refuse(s, "fit further-shot 7tp") == "BG-132"


@pytest.mark.clause("BG-160")
@pytest.mark.parametrize("laid", [[DIRECTION, ARMOUR], [ARMOUR, DIRECTION]])
def test_only_the_armour_leaves_the_card(laid: list[str]) -> None:
    s = aimed_at(*laid)
    TABLE.play(s, *SHOT)
    assert TABLE.upgrades(s, "kv-1") == [DIRECTION]
    assert TABLE.area(s, "P1") == area(done=[ARMOUR])
    assert TABLE.points(s) == [4, 0, 0, 0]


@pytest.mark.clause("BG-160")
@pytest.mark.parametrize("pair", [ARMOUR, SECOND])
def test_the_pair_of_a_used_armour_is_spent_and_scores(pair: str) -> None:
    s = aimed_at(pair)
    TABLE.play(s, *SHOT)
    assert TABLE.area(s, "P1") == area(done=[pair])
    assert TABLE.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-154", "BG-160")
def test_in_the_smaller_picture_set_too() -> None:
    table = Table(3, settings={"picture_set": "8x8"})
    s = table.position(
        tanks=table.parked(green="D5 kv-1", yellow="D7 cromwell"),
        turn="P2",
        upgrades={"kv-1": ["bunker*", "bunker*"]},
    )
    table.play(s, *SHOT)
    assert len(table.upgrades(s, "kv-1")) == 1
    assert table.points(s) == [4, 0, 0]
