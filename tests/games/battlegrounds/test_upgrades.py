"""Bonuses and when to use them, upgrades and the slots of the cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import PositionError
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.table import (
    ARMOUR,
    DIRECTION,
    EXTRA_TANK,
    EXTRA_TURN,
    FURTHER_MOVE,
    FURTHER_SHOT,
    ORDER_CHANGE,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
ONE_STEP = {"D3", "D5", "C4", "E4"}
TWO_STEPS = {"D2", "D6", "B4", "F4"}


def position(
    board: dict[str, str] | None = None,
    *,
    ready: list[str] | None = None,
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position of P1: green on D4 with kv-1, is-2 in reserve, these pairs ready."""
    data.setdefault("reserve", {"P1": ["is-2"]})
    data.setdefault("areas", {"P1": area(ready=ready or [])})
    tanks = data.pop("tanks", TABLE.parked(green="D4 kv-1"))
    return TABLE.position(board, tanks=tanks, **data)


@pytest.mark.clause("BG-128")
def test_a_bonus_may_be_used_in_the_turn_in_which_its_pair_is_formed() -> None:
    s = position({"D7": DIRECTION}, areas={"P1": area(["church"])})
    TABLE.play(s, "move D4-D5", "shoot D7 token", "fit direction kv-1")
    assert TABLE.upgrades(s, "kv-1") == [DIRECTION]


@pytest.mark.clause("BG-128")
def test_a_bonus_may_wait_for_a_later_turn() -> None:
    s = position(ready=[DIRECTION])
    TABLE.play(s, "move D4-D5", "hold", "end")
    for _ in range(3):
        assert TABLE.offered(s, "fit") == []
        TABLE.play(s, TABLE.legal(s)[0], "hold")
    assert TABLE.mover(s) == "P1"
    TABLE.play(s, "fit direction kv-1")
    assert TABLE.area(s, "P1") == area()


@pytest.mark.clause("BG-128")
@pytest.mark.parametrize(
    "moves",
    [
        [],
        ["move D4-D5"],
        ["move D4-D5", "hold"],
        ["move D4-D5", "shoot D7 dud"],
        ["change green is-2"],
    ],
)
def test_a_bonus_may_be_used_before_between_and_after(moves: list[str]) -> None:
    s = position(ready=[FURTHER_SHOT, EXTRA_TANK])
    TABLE.play(s, *moves)
    card = TABLE.card(s, "green")
    assert {f"fit further-shot {card}", "extra-tank"} <= set(TABLE.legal(s))


@pytest.mark.clause("BG-128")
def test_an_upgrade_laid_between_move_and_shot_works_for_that_shot() -> None:
    s = position({"D8": "dam"}, ready=[FURTHER_SHOT])
    TABLE.play(s, "move D4-D5")
    assert "shoot D8 token" not in TABLE.legal(s)
    TABLE.play(s, "fit further-shot kv-1", "shoot D8 token")
    assert TABLE.area(s, "P1") == area(["dam"])


@pytest.mark.clause("BG-129")
def test_a_used_extra_turn_is_spent() -> None:
    s = position(ready=[EXTRA_TURN, DIRECTION])
    TABLE.play(s, "move D4-D5", "hold", "extra-turn")
    assert TABLE.area(s, "P1") == area(ready=[DIRECTION], done=[EXTRA_TURN])
    TABLE.play(s, "move D5-D4", "hold")
    assert TABLE.refuse(s, "extra-turn") == "BG-129"


@pytest.mark.clause("BG-129")
def test_a_used_extra_tank_is_spent() -> None:
    s = position(ready=[EXTRA_TANK])
    TABLE.play(s, "extra-tank")
    assert TABLE.area(s, "P1") == area(done=[EXTRA_TANK])
    TABLE.play(s, "draw bt-7", "draw t-34", "keep t-34")
    assert TABLE.refuse(s, "extra-tank") == "BG-129"


@pytest.mark.clause("BG-129", "BG-160")
def test_a_used_armour_is_spent() -> None:
    s = position({"D5": "dud"}, upgrades={"kv-1": [ARMOUR]})
    TABLE.play(s, "move D4-D5")
    assert TABLE.area(s, "P1") == area(done=[ARMOUR])
    assert TABLE.refuse(s, "fit armour kv-1") == "BG-129"
    assert TABLE.points(s) == [2, 0, 0, 0]


@pytest.mark.clause("BG-129")
def test_a_spent_pair_does_not_hinder_another_with_the_same_icon() -> None:
    s = position(areas={"P1": area(ready=["windmill*"], done=[EXTRA_TURN])})
    TABLE.play(s, "move D4-D5", "hold", "extra-turn")
    assert TABLE.area(s, "P1") == area(done=[EXTRA_TURN, "windmill*"])


@pytest.mark.clause("BG-130")
def test_an_upgrade_works_only_when_it_lies_on_a_card() -> None:
    s = position(ready=[FURTHER_MOVE])
    assert TABLE.goals(s) == ONE_STEP
    assert TABLE.refuse(s, "move D4-D5-D6") == "BG-055"
    TABLE.play(s, "fit further-move kv-1")
    assert TABLE.goals(s) == ONE_STEP | TWO_STEPS
    assert TABLE.area(s, "P1") == area()


@pytest.mark.clause("BG-130")
def test_an_order_change_works_only_when_it_lies_on_a_card() -> None:
    s = position(ready=[ORDER_CHANGE])
    assert TABLE.refuse(s, "fire green") == "BG-052"
    TABLE.play(s, "fit order-change kv-1")
    assert "fire green" in TABLE.legal(s)


@pytest.mark.clause("BG-130")
def test_an_armour_works_only_when_it_lies_on_a_card() -> None:
    s = position({"D5": "dud"}, ready=[ARMOUR])
    destroyed = s.clone()
    TABLE.play(destroyed, "move D4-D5")
    assert TABLE.pawn(destroyed, "green") == ""
    assert TABLE.area(destroyed, "P1") == area(ready=[ARMOUR])
    TABLE.play(s, "fit armour kv-1", "move D4-D5")
    assert TABLE.pawn(s, "green") == "D5"


@pytest.mark.clause("BG-131")
def test_upgrades_are_laid_on_no_inactive_card() -> None:
    s = position(ready=[DIRECTION])
    assert TABLE.offered(s, "fit") == ["direction kv-1"]
    assert TABLE.refuse(s, "fit direction is-2") == "BG-131"
    TABLE.play(s, "change green is-2")
    assert TABLE.offered(s, "fit") == ["direction is-2"]
    assert TABLE.refuse(s, "fit direction kv-1") == "BG-131"


@pytest.mark.clause("BG-131")
@pytest.mark.parametrize("card", ["tiger-i", "bt-7", "hetzer"])
def test_upgrades_are_laid_on_own_cards_only(card: str) -> None:
    """The card drives another's tank, lies in another's reserve, or in the deck."""
    s = position(ready=[DIRECTION], reserve={"P1": ["is-2"], "P2": ["bt-7"]})
    assert TABLE.refuse(s, f"fit direction {card}") == "BG-131"


@pytest.mark.clause("BG-131")
def test_no_upgrade_is_laid_on_the_card_of_a_destroyed_tank() -> None:
    s = position({"D5": "dud"}, ready=[DIRECTION, EXTRA_TANK])
    TABLE.play(s, "move D4-D5")
    assert set(TABLE.legal(s)) == {"extra-tank", "end"}
    assert TABLE.refuse(s, "fit direction kv-1") == "BG-131"


@pytest.mark.clause("BG-131")
def test_with_two_tanks_either_active_card_may_have_the_upgrade() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="D4 kv-1", yellow="E8 t-34"),
        reserve={"P1": ["is-2", "bt-7"]},
        areas={"P1": area(ready=[DIRECTION])},
    )
    assert set(table.offered(s, "fit")) == {"direction kv-1", "direction t-34"}
    table.play(s, "move D4-D5", "fit direction t-34")
    assert table.upgrades(s, "t-34") == [DIRECTION]


PERMANENT = [
    (DIRECTION, "direction"),
    (FURTHER_SHOT, "further-shot"),
    (FURTHER_MOVE, "further-move"),
    (ORDER_CHANGE, "order-change"),
    (ARMOUR, "armour"),
]


@pytest.mark.clause("BG-132")
@pytest.mark.parametrize(("pair", "icon"), PERMANENT)
@pytest.mark.parametrize("laid", [["harbour*", "quarry*"], ["radar-station*", "dam*"]])
def test_a_card_holds_no_third_upgrade(pair: str, icon: str, laid: list[str]) -> None:
    s = position(ready=[pair], upgrades={"kv-1": laid})
    assert TABLE.offered(s, "fit") == []
    assert TABLE.refuse(s, f"fit {icon} kv-1") == "BG-132"
    assert TABLE.upgrades(s, "kv-1") == laid


@pytest.mark.clause("BG-132")
@pytest.mark.parametrize(("pair", "icon"), PERMANENT)
def test_a_second_upgrade_takes_the_second_slot(pair: str, icon: str) -> None:
    s = position(ready=[pair], upgrades={"kv-1": ["village*"]})
    TABLE.play(s, f"fit {icon} kv-1")
    assert TABLE.upgrades(s, "kv-1") == ["village*", pair]
    assert TABLE.area(s, "P1") == area()


@pytest.mark.clause("BG-132")
def test_a_position_with_three_upgrades_on_a_card_is_refused() -> None:
    with pytest.raises(PositionError, match="BG-132"):
        position(upgrades={"kv-1": [DIRECTION, ARMOUR, "harbour*"]})


@pytest.mark.clause("BG-126", "BG-134")
def test_an_upgrade_on_the_card_of_another_player_is_none_of_mine() -> None:
    s = position(
        tanks=TABLE.parked(green="D4 kv-1", yellow="A8 tiger-i"),
        upgrades={"tiger-i": [DIRECTION]},
        areas={"P3": area(ready=[ARMOUR], done=["dam*"])},
    )
    for icon in ("direction", "armour", "further-move"):
        assert TABLE.refuse(s, f"fit {icon} kv-1") == "BG-126"


@pytest.mark.clause("BG-049", "BG-130")
def test_of_two_ready_pairs_with_one_icon_one_after_the_other_is_laid() -> None:
    s = position(ready=["monastery*", "dam*"])
    assert TABLE.offered(s, "fit") == ["further-move kv-1"]
    TABLE.play(s, "fit further-move kv-1", "fit further-move kv-1")
    assert sorted(TABLE.upgrades(s, "kv-1")) == ["dam*", "monastery*"]
    assert TABLE.area(s, "P1") == area()


@pytest.mark.clause("BG-049", "BG-128")
def test_nothing_is_asked_when_the_last_additional_action_has_been_taken() -> None:
    """No dud is left to lay, no token to hit: after the upgrade the turn ends by itself."""
    s = position(ready=[FURTHER_SHOT], duds=0)
    TABLE.play(s, "move D4-D5")
    assert set(TABLE.legal(s)) == {"hold", "fit further-shot kv-1"}
    TABLE.play(s, "fit further-shot kv-1")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-133")
def test_a_pair_without_a_slot_scores_and_is_laid_on_another_card_later() -> None:
    s = position(ready=[ARMOUR], upgrades={"kv-1": [DIRECTION, FURTHER_SHOT]})
    assert TABLE.points(s) == [6, 0, 0, 0]
    TABLE.play(s, "change green is-2", "fit armour is-2")
    assert TABLE.upgrades(s, "is-2") == [ARMOUR]
    assert TABLE.points(s) == [6, 0, 0, 0]


@pytest.mark.clause("BG-133", "BG-160")
def test_a_pair_without_a_slot_finds_the_slot_of_a_used_armour() -> None:
    s = position({"D5": "dud"}, ready=[DIRECTION], upgrades={"kv-1": [FURTHER_SHOT, ARMOUR]})
    TABLE.play(s, "move D4-D5", "fit direction kv-1")
    assert TABLE.upgrades(s, "kv-1") == [FURTHER_SHOT, DIRECTION]


@pytest.mark.clause("BG-134")
def test_a_laid_upgrade_cannot_be_moved_to_another_card() -> None:
    table = Table(2)
    s = table.position(
        tanks=table.parked(green="D4 kv-1", yellow="E8 t-34"), upgrades={"kv-1": [DIRECTION]}
    )
    assert table.offered(s, "fit") == []
    assert table.refuse(s, "fit direction t-34") == "BG-134"


@pytest.mark.clause("BG-134")
def test_a_laid_upgrade_stays_when_the_tank_is_changed() -> None:
    s = position(upgrades={"kv-1": [DIRECTION, ARMOUR]})
    TABLE.play(s, "change green is-2")
    assert TABLE.upgrades(s, "kv-1") == [DIRECTION, ARMOUR]
    assert TABLE.upgrades(s, "is-2") == []


@pytest.mark.clause("BG-134")
def test_permanent_upgrades_stay_on_the_card_of_a_destroyed_tank() -> None:
    s = position({"D5": "dud"}, upgrades={"kv-1": [DIRECTION, FURTHER_SHOT]})
    TABLE.play(s, "move D4-D5")
    assert TABLE.upgrades(s, "kv-1") == [DIRECTION, FURTHER_SHOT]
    assert TABLE.area(s, "P1") == area()


@pytest.mark.clause("BG-135")
def test_upgrades_on_an_inactive_card_have_no_effect() -> None:
    s = position(
        {"C5": "dud"},
        tanks=TABLE.parked(green="D4 is-2"),
        reserve={"P1": ["kv-1"]},
        upgrades={"kv-1": [FURTHER_MOVE, ARMOUR]},
    )
    assert TABLE.goals(s) == {"C3", "C5", "E3", "E5"}
    TABLE.play(s, "move D4-C5")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.upgrades(s, "kv-1") == [FURTHER_MOVE, ARMOUR]


@pytest.mark.clause("BG-135")
def test_upgrades_on_an_inactive_card_give_no_further_shot_and_no_order_change() -> None:
    s = position(
        {"D8": "dam", "C8": "oasis"},
        tanks=TABLE.parked(green="D4 is-2"),
        reserve={"P1": ["kv-1"]},
        upgrades={"kv-1": [FURTHER_SHOT, ORDER_CHANGE]},
    )
    assert TABLE.refuse(s, "fire green") == "BG-052"
    TABLE.play(s, "move D4-C5")
    assert "shoot C8 token" in TABLE.legal(s)
    assert "shoot G5 dud" not in TABLE.legal(s)


@pytest.mark.clause("BG-135", "BG-117")
def test_upgrades_work_again_when_the_card_does() -> None:
    s = position(
        tanks=TABLE.parked(green="D4 is-2"),
        reserve={"P1": ["kv-1"]},
        upgrades={"kv-1": [FURTHER_MOVE]},
        areas={"P1": area(ready=[EXTRA_TURN])},
    )
    TABLE.play(s, "change green kv-1", "extra-turn")
    assert TABLE.goals(s) == ONE_STEP | TWO_STEPS


@pytest.mark.clause("BG-136")
def test_the_printed_values_may_still_be_used() -> None:
    s = position({"D7": "dam", "D8": "oasis"}, upgrades={"kv-1": [FURTHER_MOVE, FURTHER_SHOT]})
    TABLE.play(s, "move D4-D5")
    assert {"shoot D7 token", "shoot D8 token"} <= set(TABLE.legal(s))
    TABLE.play(s, "shoot D7 token")
    assert TABLE.area(s, "P1") == area(["dam"])


@pytest.mark.clause("BG-136")
def test_the_printed_order_and_the_straight_way_may_still_be_used() -> None:
    s = position(tanks=TABLE.parked(green="D4 t-34"), upgrades={"t-34": [DIRECTION, ORDER_CHANGE]})
    TABLE.play(s, "move D4-D5-D6", "shoot G6 dud")
    assert TABLE.square(s, "G6") == "dud"
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-137")
def test_two_equal_upgrades_may_lie_on_one_card() -> None:
    s = position(ready=["dam*"], upgrades={"kv-1": ["monastery*"]})
    TABLE.play(s, "fit further-move kv-1")
    assert TABLE.upgrades(s, "kv-1") == ["monastery*", "dam*"]
    assert TABLE.goals(s) == ONE_STEP | TWO_STEPS | {"D1", "D7", "A4", "G4"}


@pytest.mark.clause("BG-137")
def test_a_second_direction_has_no_further_effect() -> None:
    tanks = TABLE.parked(green="D4 7tp")
    one = position(tanks=tanks, upgrades={"7tp": ["church*"]})
    two = position(tanks=tanks, upgrades={"7tp": ["church*", "harbour*"]})
    assert TABLE.legal(one) == TABLE.legal(two)


@pytest.mark.clause("BG-137")
def test_a_second_order_change_has_no_further_effect() -> None:
    s = position(upgrades={"kv-1": ["oasis*", "village*"]})
    TABLE.play(s, "fire green", "shoot D6 dud", "move D4-E4")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-137")
def test_two_armours_are_two_protections() -> None:
    s = position(
        {"D5": "dud", "D6": "dud"},
        tanks=TABLE.parked(green="D4 7tp"),
        upgrades={"7tp": ["bunker*", "radar-station*"]},
    )
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == "D6"
    assert TABLE.upgrades(s, "7tp") == []
    assert TABLE.area(s, "P1") == area(done=["bunker*", "radar-station*"])


@pytest.mark.clause("BG-137")
def test_equal_upgrades_on_two_cards_do_not_add_up() -> None:
    s = position(upgrades={"kv-1": ["monastery*"], "is-2": ["dam*"]})
    assert TABLE.goals(s) == ONE_STEP | TWO_STEPS
