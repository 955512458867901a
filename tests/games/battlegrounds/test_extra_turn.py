"""Extra turn: one more main action in the same turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.table import (
    ARMOUR,
    DIRECTION,
    EXTRA_TANK,
    EXTRA_TURN,
    FURTHER_SHOT,
    ORDER_CHANGE,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
FIRST = ("move D4-D5", "shoot D7 token")


def position(board: dict[str, str] | None = None, *ready: str, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P1: green on D4 with kv-1, is-2 in reserve, Extra turn ready."""
    data.setdefault("reserve", {"P1": ["is-2"]})
    data.setdefault("areas", {"P1": area(ready=[EXTRA_TURN, *ready])})
    data.setdefault("tanks", TABLE.parked(green="D4 kv-1"))
    return TABLE.position(board, **data)


@pytest.mark.clause("BG-138")
def test_it_gives_one_more_move_and_shot_in_the_same_turn() -> None:
    s = position({"D7": "dam", "D8": "oasis"})
    TABLE.play(s, *FIRST)
    assert set(TABLE.legal(s)) == {"extra-turn", "end"}
    TABLE.play(s, "extra-turn", "move D5-D6", "shoot D8 token")
    assert TABLE.area(s, "P1") == area(["dam", "oasis"], done=[EXTRA_TURN])
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-138")
def test_its_main_action_may_be_a_change_of_tank() -> None:
    s = position({"D7": "dam"})
    TABLE.play(s, *FIRST, "extra-turn", "change green is-2")
    assert TABLE.card(s, "green") == "is-2"
    assert TABLE.pawn(s, "green") == "D5"
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-138")
def test_it_may_follow_a_change_of_tank() -> None:
    s = position()
    TABLE.play(s, "change green is-2", "extra-turn", "move D4-E5", "shoot E8 dud")
    assert TABLE.square(s, "E8") == "dud"


@pytest.mark.clause("BG-138", "BG-048")
def test_its_main_action_is_a_whole_one_and_cannot_be_declined() -> None:
    s = position()
    TABLE.play(s, "move D4-D5", "hold", "extra-turn")
    assert set(TABLE.legal(s)) == {
        "move D5-C5",
        "move D5-E5",
        "move D5-D4",
        "move D5-D6",
        "change green is-2",
    }
    assert TABLE.refuse(s, "stay green") == "BG-060"
    assert TABLE.refuse(s, "end") == "BG-048"


@pytest.mark.clause("BG-138")
def test_its_shot_is_one_shot_again() -> None:
    s = position({"D7": "dam", "D8": "oasis", "D4": "castle"})
    TABLE.play(s, *FIRST, "extra-turn", "move D5-D6", "shoot D8 token")
    assert TABLE.mover(s) == "P2"
    assert TABLE.square(s, "D4") == "castle"


@pytest.mark.clause("BG-139")
def test_it_is_not_used_before_the_main_action() -> None:
    assert TABLE.refuse(position(), "extra-turn") == "BG-139"


@pytest.mark.clause("BG-139")
def test_it_is_not_used_between_move_and_shot() -> None:
    s = position()
    TABLE.play(s, "move D4-D5")
    assert TABLE.refuse(s, "extra-turn") == "BG-139"


@pytest.mark.clause("BG-139")
def test_it_is_not_used_between_shot_and_move() -> None:
    s = position(upgrades={"kv-1": [ORDER_CHANGE]})
    TABLE.play(s, "fire green")
    assert TABLE.refuse(s, "extra-turn") == "BG-139"
    TABLE.play(s, "shoot D6 dud")
    assert TABLE.refuse(s, "extra-turn") == "BG-139"
    TABLE.play(s, "move D4-E4", "extra-turn")
    assert "fire green" in TABLE.legal(s)


@pytest.mark.clause("BG-139", "BG-050")
def test_it_is_not_used_before_the_respawn() -> None:
    s = position(tanks={"yellow": "A8", "blue": "H8", "red": "H1"})
    assert TABLE.refuse(s, "extra-turn") == "BG-050"


@pytest.mark.clause("BG-139")
def test_additional_actions_may_again_be_taken_in_all_windows() -> None:
    s = position({}, DIRECTION, FURTHER_SHOT, EXTRA_TANK)
    TABLE.play(s, "move D4-D5", "hold", "extra-turn", "fit further-shot kv-1", "move D5-D6")
    TABLE.play(s, "fit direction kv-1", "shoot D3 dud")
    assert set(TABLE.legal(s)) == {"extra-tank", "end"}


@pytest.mark.clause("BG-140")
def test_several_may_be_used_in_one_turn() -> None:
    s = position({}, "windmill*", "railway-station*", "lighthouse*")
    TABLE.play(s, "move D4-D5", "hold", "extra-turn", "move D5-D4", "hold", "extra-turn")
    TABLE.play(s, "move D4-D5", "hold", "extra-turn", "move D5-D4", "hold", "extra-turn")
    TABLE.play(s, "move D4-D5", "hold")
    assert TABLE.mover(s) == "P2"
    assert TABLE.points(s) == [8, 0, 0, 0]


@pytest.mark.clause("BG-140")
def test_each_is_used_after_the_main_action_before_it() -> None:
    s = position({}, "windmill*")
    TABLE.play(s, "move D4-D5", "hold", "extra-turn")
    assert TABLE.refuse(s, "extra-turn") == "BG-139"


@pytest.mark.clause("BG-140", "BG-128")
def test_it_may_be_of_a_pair_formed_in_the_same_turn() -> None:
    """The extra turn completes the pair of the next one."""
    s = position(
        {"D7": "bridge", "D8": "windmill", "D4": "dam"},
        areas={"P1": area(["bridge*", "windmill*"])},
    )
    TABLE.play(s, *FIRST, "extra-turn", "move D5-D6", "shoot D8 token", "extra-turn")
    TABLE.play(s, "move D6-C6", "hold")
    assert TABLE.area(s, "P1") == area(done=["bridge*", "windmill*"])
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-141", "BG-116")
def test_it_is_not_used_without_a_pawn_on_the_board() -> None:
    s = position({"D5": "dud"}, EXTRA_TANK)
    TABLE.play(s, "move D4-D5")
    assert TABLE.refuse(s, "extra-turn") == "BG-141"
    assert set(TABLE.legal(s)) == {"extra-tank", "end"}
    TABLE.play(s, "extra-tank", "draw bt-7", "draw t-34", "keep bt-7")
    assert TABLE.mover(s) == "P2"
    assert TABLE.area(s, "P1") == area(ready=[EXTRA_TURN], done=[EXTRA_TANK])


@pytest.mark.clause("BG-141", "BG-116")
def test_the_turn_of_a_destroyed_tank_ends_although_an_extra_turn_is_ready() -> None:
    s = position({"D5": "dud"})
    TABLE.play(s, "move D4-D5")
    assert TABLE.mover(s) == "P2"
    assert TABLE.area(s, "P1") == area(ready=[EXTRA_TURN])


@pytest.mark.clause("BG-141")
def test_a_tank_destroyed_in_its_extra_turn_ends_the_turn_too() -> None:
    s = position({"D6": "dud"}, "windmill*")
    TABLE.play(s, "move D4-D5", "hold", "extra-turn", "move D5-D6")
    assert TABLE.mover(s) == "P2"
    assert TABLE.area(s, "P1") == area(ready=["windmill*"], done=[EXTRA_TURN])


@pytest.mark.clause("BG-141")
def test_it_is_used_when_armour_saved_the_tank() -> None:
    s = position({"D5": "dud"}, upgrades={"kv-1": [ARMOUR]})
    TABLE.play(s, "move D4-D5", "hold", "extra-turn", "move D5-D6")
    assert TABLE.pawn(s, "green") == "D6"


@pytest.mark.clause("BG-141")
def test_it_is_not_used_in_a_repair_pause() -> None:
    s = position(tanks={"yellow": "A8", "blue": "H8", "red": "H1"}, damaged=["is-2"])
    TABLE.play(s, "enter green is-2 A1")
    assert TABLE.mover(s) == "P2"
    assert TABLE.area(s, "P1") == area(ready=[EXTRA_TURN])


@pytest.mark.clause("BG-141")
def test_it_is_used_after_a_respawn_that_was_no_repair_pause() -> None:
    s = position(tanks={"yellow": "A8", "blue": "H8", "red": "H1"})
    TABLE.play(s, "enter green is-2 A1", "move A1-B2", "hold", "extra-turn", "move B2-C3")
    assert TABLE.pawn(s, "green") == "C3"


@pytest.mark.clause("BG-138")
@pytest.mark.parametrize("players", [2, 3])
def test_it_works_with_fewer_players(players: int) -> None:
    table = Table(players)
    s = table.position(tanks=table.parked(green="D4 kv-1"), areas={"P1": area(ready=[EXTRA_TURN])})
    table.play(s, "move D4-D5", "hold", "extra-turn", "move D5-D6", "hold")
    assert table.mover(s) == "P2"
