"""Further shot and Further move: one step more, or two with both on one card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import NotationError
from tests.games.battlegrounds.table import DIRECTION, FURTHER_MOVE, FURTHER_SHOT, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
SHOTS = ["airfield*", "quarry*"]
MOVES = ["monastery*", "dam*"]


def position(
    card: str,
    laid: list[str],
    board: dict[str, str] | None = None,
    **data: Any,  # noqa: ANN401 (fields of a saved position)
) -> BattlegroundsState:
    """Return a position of P1: green on D4 with a card and the upgrades on it."""
    tanks = TABLE.parked(green=f"D4 {card}", **data.pop("tanks", {}))
    return TABLE.position(board, tanks=tanks, upgrades={card: laid}, **data)


def targets(card: str, laid: list[str]) -> set[str]:
    """Return the squares at which a tank may shoot on a board full of tokens."""
    s = TABLE.position(
        tanks=TABLE.parked(green=f"D4 {card}"),
        upgrades={card: laid},
        fill=True,
        stack=["end-turn", "offer-after", "shoot green"],
    )
    return {words.split()[0] for words in TABLE.offered(s, "shoot")}


@pytest.mark.clause("BG-150")
@pytest.mark.parametrize(
    ("card", "none", "one", "two"),
    [
        ("7tp", {"D3", "D5", "C4", "E4"}, {"D2", "D6", "B4", "F4"}, {"D1", "D7", "A4", "G4"}),
        ("tiger-i", {"B2", "B6", "F2", "F6"}, {"A1", "A7", "G1", "G7"}, {"H8"}),
        ("bt-7", {"C3", "C5", "E3", "E5"}, {"B2", "B6", "F2", "F6"}, {"A1", "A7", "G1", "G7"}),
        ("t-34", {"D1", "D7", "A4", "G4"}, {"D8", "H4"}, set()),
    ],
)
def test_each_adds_one_to_the_shot_which_the_player_may_use(
    card: str, none: set[str], one: set[str], two: set[str]
) -> None:
    assert targets(card, []) == none
    assert targets(card, SHOTS[:1]) == none | one
    assert targets(card, SHOTS) == none | one | two


@pytest.mark.clause("BG-150")
def test_the_distance_is_chosen_at_each_shot() -> None:
    for square in ("D7", "D8"):
        s = position("kv-1", [FURTHER_SHOT], {"D7": "dam", "D8": "oasis"})
        TABLE.play(s, "move D4-D5", f"shoot {square} token")
        assert TABLE.square(s, square) == ""


@pytest.mark.clause("BG-150")
@pytest.mark.parametrize(("laid", "square"), [(SHOTS[:1], "D1"), (SHOTS, "D4"), (SHOTS[:1], "C3")])
def test_no_other_square_is_a_target(laid: list[str], square: str) -> None:
    """From D5 a kv-1 reaches 2, 3 and with both 4 squares: D1 needs both, D4 is too near."""
    s = position("kv-1", laid, {square: "dam"})
    TABLE.play(s, "move D4-D5")
    assert TABLE.refuse(s, f"shoot {square} token") == "BG-150"


@pytest.mark.clause("BG-150")
def test_it_does_not_lengthen_the_move() -> None:
    assert TABLE.goals(position("kv-1", SHOTS)) == {"D3", "D5", "C4", "E4"}


@pytest.mark.clause("BG-150", "BG-087")
def test_a_tank_at_the_further_distance_is_destroyed() -> None:
    s = position("kv-1", [FURTHER_SHOT], tanks={"yellow": "D8 tiger-i"})
    TABLE.play(s, "move D4-D5", "shoot D8 tank")
    assert TABLE.pawn(s, "yellow") == ""
    assert TABLE.won(s, "P1") == ["yellow 3"]


@pytest.mark.clause("BG-150", "BG-137")
def test_two_on_two_cards_do_not_add_up() -> None:
    s = TABLE.position(
        tanks=TABLE.parked(green="D4 kv-1"),
        reserve={"P1": ["is-2"]},
        upgrades={"kv-1": SHOTS[:1], "is-2": SHOTS[1:]},
    )
    TABLE.play(s, "move D4-D5")
    assert "shoot D8 dud" in TABLE.legal(s)
    assert TABLE.refuse(s, "shoot D1 dud") == "BG-150"


@pytest.mark.clause("BG-151")
@pytest.mark.parametrize(
    ("card", "none", "one", "two"),
    [
        ("kv-1", {"D3", "D5", "C4", "E4"}, {"D2", "D6", "B4", "F4"}, {"D1", "D7", "A4", "G4"}),
        ("t-34", {"D2", "D6", "B4", "F4"}, {"D1", "D7", "A4", "G4"}, {"D8", "H4"}),
        ("hetzer", {"C3", "C5", "E3", "E5"}, {"B2", "B6", "F2", "F6"}, {"A7", "G1", "G7"}),
        ("bt-7", {"B2", "B6", "F2", "F6"}, {"A7", "G1", "G7"}, set()),
    ],
)
def test_each_adds_one_to_the_move_which_the_player_may_use(
    card: str, none: set[str], one: set[str], two: set[str]
) -> None:
    """A1 and H8 are taken by other tanks."""
    tanks = {"yellow": "A1", "blue": "H8", "red": "H1"}
    assert TABLE.goals(position(card, [], tanks=tanks)) == none
    assert TABLE.goals(position(card, MOVES[:1], tanks=tanks)) == none | one
    assert TABLE.goals(position(card, MOVES, tanks=tanks)) == none | one | two


@pytest.mark.clause("BG-151")
def test_the_distance_chosen_is_driven_in_full_and_straight() -> None:
    s = position("7tp", MOVES)
    TABLE.play(s, "move D4-D5-D6-D7")
    assert TABLE.pawn(s, "green") == "D7"


@pytest.mark.clause("BG-151")
@pytest.mark.parametrize(
    ("card", "laid", "way"),
    [
        ("kv-1", MOVES[:1], "D4-D5-D6-D7"),
        ("kv-1", MOVES, "D4-D5-D6-D7-D8"),
        ("7tp", MOVES[:1], "D4-D5"),
        ("7tp", MOVES, "D4-D5"),
    ],
)
def test_no_other_distance_is_allowed(card: str, laid: list[str], way: str) -> None:
    assert TABLE.refuse(position(card, laid), f"move {way}") == "BG-151"


@pytest.mark.clause("BG-151")
def test_a_longer_move_does_not_turn() -> None:
    assert TABLE.refuse(position("kv-1", MOVES[:1]), "move D4-D5-E5") == "BG-055"


@pytest.mark.clause("BG-151", "BG-056")
def test_a_longer_move_does_not_leave_the_board() -> None:
    s = TABLE.position(tanks=TABLE.parked(green="D7 kv-1"), upgrades={"kv-1": [FURTHER_MOVE]})
    assert TABLE.goals(s) == {"D6", "D8", "C7", "E7", "D5", "B7", "F7"}
    with pytest.raises(NotationError, match="BG-056"):
        TABLE.notation.parse("move D7-D8-D9")


@pytest.mark.clause("BG-151", "BG-057")
def test_a_longer_move_ends_on_no_pawn() -> None:
    s = position("kv-1", [FURTHER_MOVE], tanks={"yellow": "D6 tiger-i"})
    assert TABLE.refuse(s, "move D4-D5-D6") == "BG-057"


@pytest.mark.clause("BG-151", "BG-068")
def test_a_longer_move_meets_the_hazards_on_its_way() -> None:
    s = position("kv-1", [FURTHER_MOVE], {"D5": "dud"})
    TABLE.play(s, "move D4-D5-D6")
    assert TABLE.pawn(s, "green") == ""


@pytest.mark.clause("BG-151", "BG-063")
def test_a_longer_move_is_no_duty() -> None:
    """The only standard destinations of the tank on A1 are taken."""
    s = TABLE.position(
        tanks={"green": "A1 kv-1", "yellow": "A2", "blue": "B1", "red": "H1"},
        upgrades={"kv-1": [FURTHER_MOVE]},
    )
    assert set(TABLE.legal(s)) == {"stay green", "move A1-A2-A3", "move A1-B1-C1"}
    TABLE.play(s, "stay green", "shoot A3 dud")
    assert TABLE.pawn(s, "green") == "A1"


@pytest.mark.clause("BG-151", "BG-149")
def test_with_direction_the_longer_move_may_turn_and_the_shorter_too() -> None:
    s = position("7tp", [FURTHER_MOVE, DIRECTION])
    assert {"D4-D5-E5", "D4-D5-E5-E6", "D4-D5-D6-D7"} <= set(TABLE.offered(s, "move"))
    assert TABLE.refuse(s, "move D4-D5") == "BG-151"


@pytest.mark.clause("BG-150", "BG-151")
def test_both_kinds_on_one_card_each_add_to_their_half() -> None:
    s = position("kv-1", [FURTHER_MOVE, FURTHER_SHOT], {"D1": "dam"})
    TABLE.play(s, "move D4-C4-B4")
    assert set(TABLE.offered(s, "shoot")) >= {"B2 dud", "B1 dud", "D4 dud", "E4 dud"}
