"""Family: pairs that are found, the extra turns they give, what stays face up, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.battlegrounds.family import covered, face_up, family, meadow, shoot, shows
from tests.games.battlegrounds.holdings import area

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState
    from tests.games.battlegrounds.table import Table

TABLE = family()


def after(table: Table, s: BattlegroundsState, go: str, **shots: str) -> BattlegroundsState:
    """Play a whole turn: a move and the tokens turned up."""
    table.play(s, f"go {go}")
    shoot(table, s, **shots)
    return s


@pytest.mark.clause("BG-201")
def test_the_two_tokens_turned_up_may_be_a_pair() -> None:
    s = after(TABLE, meadow(TABLE), "C3", B4="castle", C4="castle")
    assert TABLE.area(s, "P1") == area(done=["castle"])
    assert TABLE.points(s) == [2, 0]
    assert shows(TABLE.dump(s), "B4") == shows(TABLE.dump(s), "C4") == ""
    assert face_up(TABLE, s) == {}


@pytest.mark.clause("BG-201")
def test_a_pair_lies_wherever_it_lies() -> None:
    """H5 was left face up far from the pawn; the other token shows the same picture."""
    s = meadow(TABLE, up={"H5": "castle*", "D4": "dam"})
    after(TABLE, s, "C3", B4="castle", C4="oasis")
    assert TABLE.area(s, "P1") == area(done=["castle*"])
    assert shows(TABLE.dump(s), "H5") == shows(TABLE.dump(s), "B4") == ""


@pytest.mark.clause("BG-201")
def test_a_pair_may_lie_under_pawns() -> None:
    s = meadow(TABLE, up={"C3": "castle", "H8": "dam"}, others={"yellow": "H8"})
    after(TABLE, s, "C3", B4="castle", C4="dam")
    assert TABLE.points(s) == [4, 0]
    assert TABLE.dump(s)["pawns"] == {"green": "C3", "yellow": "H8"}


@pytest.mark.clause("BG-201")
def test_two_pairs_can_be_found_at_once() -> None:
    s = meadow(TABLE, up={"D4": "castle", "E5": "dam"})
    after(TABLE, s, "C3", B4="dam*", C4="castle")
    assert TABLE.area(s, "P1") == area(done=["castle", "dam*"])
    assert TABLE.points(s) == [4, 0]


@pytest.mark.clause("BG-201")
def test_tokens_with_different_pictures_are_no_pair() -> None:
    s = meadow(TABLE, up={"D4": "castle", "E5": "dam"})
    after(TABLE, s, "C3", B4="factory", C4="monastery")
    assert TABLE.points(s) == [0, 0]
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-201")
def test_a_covered_token_is_no_part_of_a_pair() -> None:
    s = meadow(TABLE, seen={"D4": "castle"})
    after(TABLE, s, "C3", B4="castle", C4="dam")
    assert TABLE.points(s) == [0, 0]
    assert covered(TABLE, s) == {"D4": "castle"}


@pytest.mark.clause("BG-201")
def test_the_pair_belongs_to_the_player_on_turn() -> None:
    s = meadow(TABLE, up={"D4": "castle"}, others={"yellow": "G6"}, turn="P2")
    after(TABLE, s, "F6", F7="castle", G7="dam")
    assert TABLE.points(s) == [0, 2]
    assert TABLE.area(s, "P1") == area()


@pytest.mark.clause("BG-201")
def test_with_eight_pictures_two_special_tokens_are_a_pair() -> None:
    table = family(picture_set="8x8")
    s = after(table, meadow(table), "C3", B4="castle*", C4="castle*")
    assert table.area(s, "P1") == area(done=["castle**"])
    assert table.points(s) == [2, 0]


@pytest.mark.clause("BG-201")
def test_an_area_may_hold_two_pairs_of_one_picture() -> None:
    s = meadow(TABLE, areas={"P1": area(done=["castle"])})
    after(TABLE, s, "C3", B4="castle*", C4="castle")
    assert TABLE.area(s, "P1") == area(done=["castle", "castle*"])


@pytest.mark.clause("BG-202")
def test_of_three_equal_tokens_the_player_chooses_two() -> None:
    s = meadow(TABLE, up={"D4": "castle"})
    after(TABLE, s, "C3", C4="castle", B4="castle*")
    assert TABLE.mover(s) == "P1"
    assert TABLE.legal(s) == ["collect B4 C4", "collect B4 D4", "collect C4 D4"]
    assert TABLE.points(s) == [0, 0]


@pytest.mark.clause("BG-202", "BG-204")
@pytest.mark.parametrize(
    ("squares", "pair", "left"),
    [
        ("B4 C4", "castle*", {}),
        ("B4 D4", "castle*", {"C4": "castle"}),
        ("C4 D4", "castle", {"B4": "castle*"}),
    ],
)
def test_one_pair_is_taken_of_three_and_the_third_stays(
    squares: str, pair: str, left: dict[str, str]
) -> None:
    """If D4, left from the turn before, is the third it is covered like any other."""
    s = meadow(TABLE, up={"D4": "castle"})
    after(TABLE, s, "C3", B4="castle*", C4="castle")
    TABLE.play(s, f"collect {squares}")
    assert TABLE.area(s, "P1") == area(done=[pair])
    assert face_up(TABLE, s) == left
    assert covered(TABLE, s) == ({} if left else {"D4": "castle"})
    assert TABLE.points(s) == [2, 0]
    assert (TABLE.mover(s), TABLE.offered(s, "go") != []) == ("P1", True)


@pytest.mark.clause("BG-202")
@pytest.mark.parametrize("move", ["collect B4 E5", "collect A1 A2", "go C3", "reveal C2", "end"])
def test_the_choice_among_three_cannot_be_evaded(move: str) -> None:
    s = meadow(TABLE, up={"D4": "castle", "E5": "dam"})
    after(TABLE, s, "C3", B4="castle*", C4="castle")
    assert TABLE.refuse(s, move) == "BG-202"


@pytest.mark.clause("BG-202")
def test_with_eight_pictures_three_equal_tokens_are_chosen_from_too() -> None:
    table = family(picture_set="8x8")
    s = meadow(table, up={"D4": "castle*"})
    after(table, s, "C3", B4="castle*", C4="castle")
    table.play(s, "collect B4 D4")
    assert table.area(s, "P1") == area(done=["castle**"])
    assert face_up(table, s) == {"C4": "castle"}


@pytest.mark.clause("BG-203")
def test_a_found_pair_gives_one_extra_turn() -> None:
    s = after(TABLE, meadow(TABLE), "C3", B4="castle", C4="castle")
    assert TABLE.mover(s) == "P1"
    after(TABLE, s, "C3", B3="dam", D3="oasis")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-203")
def test_two_pairs_give_two_extra_turns() -> None:
    s = meadow(TABLE, up={"D4": "castle", "E5": "dam"})
    after(TABLE, s, "C3", B4="dam", C4="castle")
    movers = [TABLE.mover(s)]
    for shots in ({"B3": "oasis", "D3": "village"}, {"B2": "church", "D2": "quarry"}):
        after(TABLE, s, "C3", **shots)
        movers.append(TABLE.mover(s))
    assert movers == ["P1", "P1", "P2"]


@pytest.mark.clause("BG-203")
def test_extra_turns_found_in_extra_turns_are_added() -> None:
    """Two to come; in the first of them a pair is found, so two are to come again."""
    s = meadow(TABLE, up={"D4": "castle", "E5": "dam"})
    after(TABLE, s, "C3", B4="dam", C4="castle")
    after(TABLE, s, "C3", B3="oasis", D3="oasis")
    movers = []
    for go, shots in (
        ("C3", {"B2": "church", "D2": "quarry"}),
        ("C1", {"B1": "bridge", "D1": "windmill"}),
    ):
        assert TABLE.mover(s) == "P1"
        after(TABLE, s, go, **shots)
        movers.append(TABLE.mover(s))
    assert movers == ["P1", "P2"]


@pytest.mark.clause("BG-203")
def test_an_extra_turn_is_a_whole_turn_with_move_and_two_shots() -> None:
    s = after(TABLE, meadow(TABLE), "C3", B4="castle", C4="castle")
    assert len(TABLE.offered(s, "go")) == 25
    TABLE.play(s, "go D4")
    shoot(TABLE, s, D5="dam")
    assert TABLE.offered(s, "reveal")
    assert TABLE.refuse(s, "end") == "BG-199"


@pytest.mark.clause("BG-203")
def test_extra_turns_to_come_are_played_before_the_next_player() -> None:
    s = meadow(TABLE, extra=1)
    after(TABLE, s, "C3", B4="castle", C4="dam")
    assert (TABLE.mover(s), TABLE.dump(s)["turn"]) == ("P1", "P1")
    after(TABLE, s, "C3", B3="oasis", C2="quarry")
    assert (TABLE.mover(s), TABLE.dump(s)["turn"]) == ("P2", "P2")


@pytest.mark.clause("BG-204")
def test_tokens_turned_up_and_not_taken_stay_for_the_next_player() -> None:
    s = after(TABLE, meadow(TABLE), "C3", B4="castle", C4="dam")
    assert TABLE.mover(s) == "P2"
    assert face_up(TABLE, s) == {"B4": "castle", "C4": "dam"}
    after(TABLE, s, "F6", F7="castle", G6="oasis")
    assert TABLE.points(s) == [0, 2]
    assert face_up(TABLE, s) == {"G6": "oasis"}


@pytest.mark.clause("BG-204")
def test_tokens_turned_up_and_not_taken_stay_for_the_own_extra_turn() -> None:
    s = meadow(TABLE, up={"D4": "castle"})
    after(TABLE, s, "C3", B4="castle", C4="dam")
    assert (TABLE.mover(s), face_up(TABLE, s)) == ("P1", {"C4": "dam"})
    after(TABLE, s, "C3", B2="dam", B3="oasis")
    assert TABLE.points(s) == [4, 0]


@pytest.mark.clause("BG-205")
def test_tokens_that_were_face_up_when_the_turn_began_are_covered_at_its_end() -> None:
    s = meadow(TABLE, up={"D4": "castle", "E5": "dam"})
    TABLE.play(s, "go C3")
    shoot(TABLE, s, B4="oasis")
    assert face_up(TABLE, s) == {"B4": "oasis", "D4": "castle", "E5": "dam"}
    shoot(TABLE, s, C4="quarry")
    assert face_up(TABLE, s) == {"B4": "oasis", "C4": "quarry"}
    assert sorted(covered(TABLE, s)) == ["D4", "E5"]


@pytest.mark.clause("BG-205")
def test_a_covered_token_lies_face_down_and_can_be_turned_up_again() -> None:
    s = meadow(TABLE, up={"D4": "castle*"})
    after(TABLE, s, "C3", B4="oasis", C4="quarry")
    assert covered(TABLE, s) == {"D4": "castle*"}
    after(TABLE, s, "F6", F7="dam", G6="bridge")
    TABLE.play(s, "go C3", "reveal D4")
    assert face_up(TABLE, s)["D4"] == "castle*"


@pytest.mark.clause("BG-205")
def test_d4_and_e5_are_covered_at_the_end_of_the_very_first_turn() -> None:
    s = TABLE.new()
    TABLE.play(s, "first P1", "turn castle", "turn airfield", "place green A1", "place yellow H8")
    after(TABLE, s, "C3", B4="oasis", C4="quarry")
    assert face_up(TABLE, s) == {"B4": "oasis", "C4": "quarry"}
    assert sorted(covered(TABLE, s)) == ["D4", "E5"]


@pytest.mark.clause("BG-205")
def test_at_the_end_of_an_extra_turn_tokens_of_the_own_turn_before_are_covered() -> None:
    s = meadow(TABLE, up={"D4": "castle"})
    after(TABLE, s, "C3", B4="castle", C4="dam")
    after(TABLE, s, "C3", B2="oasis", B3="quarry")
    assert covered(TABLE, s) == {"C4": "dam"}
    assert face_up(TABLE, s) == {"B2": "oasis", "B3": "quarry"}


@pytest.mark.clause("BG-205")
def test_a_token_covered_and_turned_up_again_in_the_next_turn_stays() -> None:
    s = meadow(TABLE, up={"D4": "castle"})
    after(TABLE, s, "C3", B4="oasis", C4="quarry")
    TABLE.play(s, "go F6", "reveal F7", "turn dam", "reveal G6", "turn bridge")
    TABLE.play(s, "go C3", "reveal D4", "reveal B4")
    assert face_up(TABLE, s) == {"B4": "oasis", "D4": "castle"}
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-205")
def test_a_turn_in_which_nothing_can_be_turned_up_covers_too() -> None:
    s = meadow(TABLE, "A1", up={"D4": "castle"}, gone=["A2", "B1", "B2"])
    TABLE.play(s, "go A1")
    assert (TABLE.mover(s), face_up(TABLE, s)) == ("P2", {})


@pytest.mark.clause("BG-206")
@pytest.mark.parametrize(
    "pair", ["bridge*", "castle*", "church*", "airfield*", "monastery*", "oasis*", "bunker*"]
)
def test_an_icon_gives_nothing(pair: str) -> None:
    """The pair scores like any other and is never ready for use."""
    s = after(TABLE, meadow(TABLE), "C3", B4=pair, C4=pair.rstrip("*"))
    assert TABLE.area(s, "P1") == area(done=[pair])
    assert TABLE.points(s) == [2, 0]
    assert {move.split()[0] for move in TABLE.legal(s)} == {"go"}
    after(TABLE, s, "C3", B3="dam", D3="quarry")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-206")
@pytest.mark.parametrize("move", ["extra-turn", "extra-tank", "fit direction kv-1"])
def test_the_bonus_of_an_icon_cannot_be_used(move: str) -> None:
    s = meadow(TABLE, areas={"P1": area(done=["bridge*", "castle*", "church*"])})
    assert TABLE.refuse(s, move) == "BG-206"
    TABLE.play(s, "go C3")
    assert TABLE.refuse(s, move) == "BG-206"


@pytest.mark.clause("BG-189")
@pytest.mark.parametrize(
    "move", ["shoot D5 token", "shoot C4 dud", "change green kv-1", "fire green", "move B1-C1"]
)
def test_there_are_no_tanks_to_drive_and_no_shots_of_tanks(move: str) -> None:
    s = meadow(TABLE, "B1")
    assert TABLE.refuse(s, move) == "BG-189"
    TABLE.play(s, "go C3")
    assert TABLE.refuse(s, move) == "BG-189"
