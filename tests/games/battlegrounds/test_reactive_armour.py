"""Armour laid on a card in answer to a shot, where the players allow it [BG-050]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area, worth
from tests.games.battlegrounds.table import ARMOUR, DIRECTION, EXTRA_TURN, FURTHER_SHOT, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

REACTIVE = {"reactive_armour": "true"}
TABLE = Table(settings=REACTIVE)
SECOND = "radar-station*"
SHOT = ("move D7-D8", "shoot D5 tank")


def aimed_at(
    table: Table = TABLE,
    ready: tuple[str, ...] = (ARMOUR,),
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position of P2 with green on D5 in reach; P1 has these pairs ready."""
    data.setdefault("areas", {"P1": area(ready=ready)})
    tanks = table.parked(**{"green": "D5 kv-1", "yellow": "D7 cromwell", **data.pop("tanks", {})})
    return table.position(data.pop("board", {}), tanks=tanks, turn="P2", **data)


@pytest.mark.clause("BG-050", "BG-154")
def test_the_owner_may_lay_armour_before_the_shot_and_is_saved() -> None:
    s = aimed_at()
    TABLE.play(s, *SHOT)
    assert TABLE.mover(s) == "P1"
    assert set(TABLE.legal(s)) == {"fit armour kv-1", "decline"}
    TABLE.play(s, "fit armour kv-1")
    assert TABLE.pawn(s, "green") == "D5"
    assert TABLE.upgrades(s, "kv-1") == []
    assert TABLE.area(s, "P1") == area(done=[ARMOUR])
    assert TABLE.points(s) == [2, 0, 0, 0]
    assert TABLE.mover(s) == "P3"


@pytest.mark.clause("BG-050", "BG-097")
def test_the_owner_may_decline() -> None:
    s = aimed_at()
    TABLE.play(s, *SHOT, "decline")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.area(s, "P1") == area(ready=[ARMOUR])
    assert TABLE.points(s) == [2, 3, 0, 0]


@pytest.mark.clause("BG-050")
def test_the_turn_of_the_shooter_goes_on_afterwards() -> None:
    areas = {"P1": area(ready=[ARMOUR]), "P2": area(ready=[EXTRA_TURN])}
    s = aimed_at(areas=areas)
    TABLE.play(s, *SHOT, "fit armour kv-1")
    assert TABLE.mover(s) == "P2"
    assert set(TABLE.legal(s)) == {"extra-turn", "end"}


@pytest.mark.clause("BG-050")
def test_without_a_ready_armour_nobody_is_asked() -> None:
    for ready in ((), (DIRECTION,), (EXTRA_TURN,)):
        s = aimed_at(ready=ready)
        TABLE.play(s, *SHOT)
        assert TABLE.pawn(s, "green") == ""
        assert TABLE.mover(s) == "P3"


@pytest.mark.clause("BG-050", "BG-126", "BG-129")
def test_a_single_token_and_a_spent_pair_are_no_ready_armour() -> None:
    s = aimed_at(areas={"P1": area([SECOND], done=[ARMOUR])})
    TABLE.play(s, *SHOT)
    assert TABLE.pawn(s, "green") == ""


@pytest.mark.clause("BG-050", "BG-132")
def test_without_a_free_slot_nobody_is_asked() -> None:
    s = aimed_at(upgrades={"kv-1": [DIRECTION, FURTHER_SHOT]})
    TABLE.play(s, *SHOT)
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.mover(s) == "P3"


@pytest.mark.clause("BG-050")
def test_the_other_answers_are_refused() -> None:
    s = aimed_at(ready=(ARMOUR, DIRECTION), reserve={"P1": ["is-2"]})
    TABLE.play(s, *SHOT)
    assert TABLE.refuse(s, "fit direction kv-1") == "BG-050"
    assert TABLE.refuse(s, "fit armour is-2") == "BG-050"
    assert TABLE.refuse(s, "hold") == "BG-050"


@pytest.mark.clause("BG-050")
def test_a_shot_at_the_token_under_the_tank_asks_nobody() -> None:
    s = aimed_at(board={"D5": "dam"})
    TABLE.play(s, "move D7-D8", "shoot D5 token")
    assert TABLE.mover(s) == "P3"
    assert TABLE.area(s, "P2") == area(["dam"])


@pytest.mark.clause("BG-050")
def test_a_dud_and_a_collision_ask_nobody() -> None:
    for board, tanks in (({"D5": "dud"}, {}), ({}, {"yellow": "D5 kv-1"})):
        s = TABLE.position(
            board,
            tanks=TABLE.parked(green="D4 7tp", **tanks),
            reserve={"P1": ["is-2"]},
            areas={"P1": area(ready=[ARMOUR])},
        )
        TABLE.play(s, "move D4-D5-D6")
        assert TABLE.pawn(s, "green") == ""
        assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-050")
def test_without_the_option_armour_is_laid_in_ones_own_turn_only() -> None:
    table = Table()
    s = aimed_at(table)
    table.play(s, *SHOT)
    assert table.pawn(s, "green") == ""
    assert table.mover(s) == "P3"


@pytest.mark.clause("BG-050", "BG-173")
def test_with_two_tanks_the_armour_goes_on_the_card_of_the_tank_shot_at() -> None:
    table = Table(2, settings=REACTIVE)
    s = table.position(
        tanks=table.parked(green="D5 kv-1", yellow="E8 t-34", blue="D7 cromwell"),
        turn="P2",
        areas={"P1": area(ready=[ARMOUR])},
    )
    table.play(s, *SHOT)
    assert set(table.legal(s)) == {"fit armour kv-1", "decline"}
    assert table.refuse(s, "fit armour t-34") == "BG-050"
    table.play(s, "fit armour kv-1")
    assert table.pawn(s, "green") == "D5"


@pytest.mark.clause("BG-050", "BG-184")
def test_in_a_team_the_owner_of_the_tank_answers_with_an_armour_of_the_team() -> None:
    table = Table(variant="team", settings=REACTIVE)
    s = table.position(
        tanks=table.parked(blue="D5 kv-1", yellow="D7 cromwell"),
        turn="P2",
        areas={"A": area(ready=[ARMOUR])},
    )
    table.play(s, *SHOT)
    assert table.mover(s) == "P3"
    table.play(s, "fit armour kv-1")
    assert table.pawn(s, "blue") == "D5"
    assert table.area(s, "A") == area(done=[ARMOUR])


@pytest.mark.clause("BG-050", "BG-091")
def test_a_team_mates_shot_may_be_answered_too() -> None:
    table = Table(variant="team", settings={**REACTIVE, "friendly_fire": "true"})
    s = table.position(
        tanks=table.parked(blue="D5 kv-1", green="D7 cromwell"),
        areas={"A": area(ready=[ARMOUR])},
    )
    table.play(s, *SHOT)
    assert table.mover(s) == "P3"
    table.play(s, "decline")
    assert table.pawn(s, "blue") == ""
    assert table.points(s) == [2, 0, 2, 0]


@pytest.mark.clause("BG-050")
def test_one_pair_is_laid_and_the_next_shot_asks_again() -> None:
    areas = {"P1": area(ready=[ARMOUR, SECOND]), "P2": area(ready=[EXTRA_TURN, "windmill*"])}
    s = aimed_at(areas=areas)
    TABLE.play(s, *SHOT, "fit armour kv-1")
    left = TABLE.area(s, "P1")["ready"]
    assert len(left) == 1
    TABLE.play(s, "extra-turn", "move D8-D7", "hold", "extra-turn", *SHOT)
    assert set(TABLE.legal(s)) == {"fit armour kv-1", "decline"}
    TABLE.play(s, "fit armour kv-1")
    assert TABLE.pawn(s, "green") == "D5"
    assert TABLE.area(s, "P1") == area(done=[ARMOUR, SECOND])


@pytest.mark.clause("BG-050", "BG-158")
@pytest.mark.parametrize(
    ("answer", "laid", "held"),
    [
        ("fit armour kv-1", 1, area(done=[ARMOUR])),
        ("decline", 0, area(ready=[SECOND], done=[ARMOUR])),
    ],
)
def test_an_armour_that_lies_on_the_card_is_used_first(
    answer: str, laid: int, held: dict[str, list[str]]
) -> None:
    s = aimed_at(ready=(SECOND,), upgrades={"kv-1": [ARMOUR]})
    TABLE.play(s, *SHOT, answer)
    assert TABLE.pawn(s, "green") == "D5"
    assert len(TABLE.upgrades(s, "kv-1")) == laid
    assert TABLE.area(s, "P1") == held


@pytest.mark.clause("BG-050", "BG-152")
@pytest.mark.parametrize("answer", ["fit armour kv-1", "decline"])
def test_who_shot_first_still_moves_after_the_answer(answer: str) -> None:
    s = aimed_at(tanks={"yellow": "D8 cromwell"}, upgrades={"cromwell": ["oasis*"]})
    TABLE.play(s, "fire yellow", "shoot D5 tank", answer)
    assert TABLE.mover(s) == "P2"
    assert TABLE.goals(s) == {"C8", "E8", "D7"}


@pytest.mark.clause("BG-050", "BG-164")
def test_the_points_of_a_shot_that_is_not_answered_win() -> None:
    areas = {"P1": area(ready=[ARMOUR]), "P2": worth(10)}
    s = aimed_at(areas=areas)
    saved = s.clone()
    TABLE.play(s, *SHOT, "decline")
    assert TABLE.mover(s) == "over"
    TABLE.play(saved, *SHOT, "fit armour kv-1")
    assert TABLE.mover(saved) == "P3"


@pytest.mark.clause("BG-050")
def test_in_the_smaller_picture_set_a_pair_of_two_special_tokens_answers_once() -> None:
    table = Table(3, settings={**REACTIVE, "picture_set": "8x8"})
    s = aimed_at(table, ready=("bunker**",))
    table.play(s, *SHOT, "fit armour kv-1")
    assert table.area(s, "P1") == area(done=["bunker**"])
    assert table.pawn(s, "green") == "D5"
