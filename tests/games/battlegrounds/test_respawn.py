"""Return of a pawn to the board [BG-104] to [BG-110]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.battlegrounds.table import (
    ARMOUR,
    BASES,
    DIRECTION,
    EXTRA_TURN,
    Table,
)

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

DESTROY = {"respawn_on_dud": "destroy"}
OTHERS = {"yellow": "A8", "blue": "H8", "red": "H1"}


def squares(table: Table, s: BattlegroundsState) -> set[str]:
    """Return the squares on which a pawn may return."""
    return {words.split()[-1] for words in table.offered(s, "enter")}


def pass_round(table: Table, s: BattlegroundsState, until: str = "P1") -> None:
    """Let the others move and hold fire until this player has to decide."""
    while table.mover(s) != until:
        table.play(s, f"move {table.offered(s, 'move')[0]}", "hold")


@pytest.mark.clause("BG-104")
@pytest.mark.parametrize(
    ("players", "turn", "colour", "base"),
    [
        (2, "P1", "yellow", "H8"),
        (2, "P2", "blue", "A8"),
        (2, "P2", "red", "H1"),
        (3, "P3", "blue", "H8"),
        (4, "P1", "green", "A1"),
        (4, "P2", "yellow", "A8"),
        (4, "P4", "red", "H1"),
    ],
)
def test_a_pawn_returns_on_one_of_the_squares_of_its_base(
    players: int, turn: str, colour: str, base: str
) -> None:
    table = Table(players)
    tanks = {other: square for other, square in table.parked().items() if other != colour}
    s = table.position(tanks=tanks, turn=turn, reserve={turn: ["is-2"]})
    assert table.offered(s, "enter")
    assert squares(table, s) == set(BASES[base])
    for square in ("C3", "B2", "H4"):
        assert table.refuse(s, f"enter {colour} is-2 {square}") == "BG-104"
    goal = BASES[base][1]
    table.play(s, f"enter {colour} is-2 {goal}")
    assert table.pawn(s, colour) == goal


@pytest.mark.clause("BG-104")
def test_the_base_goes_by_the_starting_player() -> None:
    table = Table(4)
    s = table.position(start="P2", turn="P1", reserve={"P1": ["is-2"]})
    assert squares(table, s) == set(BASES["H1"])


@pytest.mark.clause("BG-104")
def test_the_pawn_must_return_and_stands_on_the_token() -> None:
    table = Table()
    s = table.position({"A2": "dam"}, reserve={"P1": ["is-2"]}, tanks=OTHERS)
    assert all(move.startswith("enter green is-2 ") for move in table.legal(s))
    assert table.refuse(s, "end") == "BG-046"
    table.play(s, "enter green is-2 A2")
    assert table.square(s, "A2") == "dam"


@pytest.mark.clause("BG-104")
def test_a_pawn_on_the_board_or_of_another_player_does_not_enter() -> None:
    table = Table(2)
    s = table.position(
        tanks={"green": "D4 kv-1", "blue": "A8"}, reserve={"P1": ["is-2"], "P2": ["bt-7"]}
    )
    assert table.refuse(s, "enter green is-2 A1") == "BG-104"
    assert table.refuse(s, "enter red bt-7 H1") == "BG-104"
    assert squares(table, s) == set(BASES["H8"])


@pytest.mark.clause("BG-105")
@pytest.mark.parametrize("other", ["yellow", "blue", "red"])
def test_a_square_with_a_pawn_cannot_be_used(other: str) -> None:
    table = Table()
    s = table.position(tanks={**OTHERS, other: "A2"}, reserve={"P1": ["is-2"]})
    assert squares(table, s) == {"A1", "B1"}
    assert table.refuse(s, "enter green is-2 A2") == "BG-105"


@pytest.mark.clause("BG-105")
def test_two_returning_pawns_of_a_player_do_not_share_a_square() -> None:
    table = Table(2)
    s = table.position(
        tanks={"green": "G8 kv-1", "blue": "A8", "red": "H1"}, reserve={"P1": ["is-2"]}
    )
    assert squares(table, s) == {"H8", "H7"}
    assert table.refuse(s, "enter yellow is-2 G8") == "BG-105"


@pytest.mark.clause("BG-106")
def test_a_square_with_a_dud_cannot_be_used_while_another_is_free() -> None:
    table = Table()
    board = {"A1": "dud", "B1": "dud"}
    s = table.position(board, tanks=OTHERS, reserve={"P1": ["is-2"]})
    assert squares(table, s) == {"A2"}
    assert table.refuse(s, "enter green is-2 A1") == "BG-106"


@pytest.mark.clause("BG-106")
@pytest.mark.parametrize(
    ("duds", "tanks"),
    [
        (["A1", "A2", "B1"], {}),
        (["A1", "B1"], {"blue": "A2"}),
        (["A2"], {"blue": "A1", "red": "B1"}),
    ],
)
def test_if_only_squares_with_duds_are_left_the_dud_goes_to_the_pool(
    duds: list[str], tanks: dict[str, str]
) -> None:
    table = Table()
    s = table.position(
        dict.fromkeys(duds, "dud"), tanks={**OTHERS, **tanks}, reserve={"P1": ["is-2"]}
    )
    assert squares(table, s) == set(duds)
    assert table.duds(s) == 16 - len(duds)
    table.play(s, f"enter green is-2 {duds[0]}")
    assert table.pawn(s, "green") == duds[0]
    assert table.square(s, duds[0]) == ""
    assert table.duds(s) == 17 - len(duds)
    assert [square for square in duds if table.square(s, square) == "dud"] == duds[1:]
    assert table.offered(s, "move")
    assert table.stack(s, "green") == [3, 2, 1]


@pytest.mark.clause("BG-106")
def test_a_dud_under_a_returning_pawn_spends_no_armour() -> None:
    table = Table()
    s = table.position(
        dict.fromkeys(("A1", "A2", "B1"), "dud"),
        tanks=OTHERS,
        reserve={"P1": ["is-2"]},
        upgrades={"is-2": [ARMOUR]},
    )
    table.play(s, "enter green is-2 A1")
    assert table.upgrades(s, "is-2") == [ARMOUR]


@pytest.mark.clause("BG-106")
def test_with_destroy_a_square_with_a_dud_may_be_chosen_at_any_time() -> None:
    table = Table(settings=DESTROY)
    s = table.position({"A1": "dud"}, tanks=OTHERS, reserve={"P1": ["is-2", "kv-1"]})
    assert squares(table, s) == {"A1", "A2", "B1"}
    table.play(s, "enter green is-2 A1")
    assert table.pawn(s, "green") == ""
    assert table.card(s, "green") == ""
    assert table.square(s, "A1") == ""
    assert table.duds(s) == 16
    assert table.stack(s, "green") == [3, 2, 1]
    assert table.points(s) == [0, 0, 0, 0]
    assert table.mover(s) == "P2"
    assert table.reserve(s, "P1") == ["is-2", "kv-1"]
    assert table.dump(s)["damaged"] == ["is-2"]


@pytest.mark.clause("BG-106")
def test_with_destroy_the_pawn_returns_a_turn_later() -> None:
    table = Table(settings=DESTROY)
    s = table.position({"A1": "dud"}, tanks=OTHERS, reserve={"P1": ["is-2", "kv-1"]})
    table.play(s, "enter green is-2 A1")
    pass_round(table, s)
    assert {f"enter green {card} A1" for card in ("is-2", "kv-1")} <= set(table.legal(s))
    table.play(s, "enter green kv-1 A1")
    assert table.offered(s, "move")


@pytest.mark.clause("BG-106")
def test_with_destroy_a_free_square_works_as_usual() -> None:
    table = Table(settings=DESTROY)
    s = table.position({"A1": "dud"}, tanks=OTHERS, reserve={"P1": ["is-2"]})
    table.play(s, "enter green is-2 A2")
    assert table.pawn(s, "green") == "A2"
    assert table.square(s, "A1") == "dud"


@pytest.mark.clause("BG-106")
def test_with_destroy_the_other_tank_of_the_player_still_acts() -> None:
    table = Table(2, settings=DESTROY)
    s = table.position(
        {"A1": "dud"},
        tanks={"yellow": "H8 7tp", "blue": "A8", "red": "H1"},
        reserve={"P1": ["is-2", "kv-1"]},
    )
    table.play(s, "enter green is-2 A1")
    assert table.pawn(s, "green") == ""
    assert table.mover(s) == "P1"
    assert table.goals(s) == {"H6", "F8"}


@pytest.mark.clause("BG-106")
def test_with_destroy_armour_saves_the_returning_tank() -> None:
    table = Table(settings=DESTROY)
    s = table.position(
        {"A1": "dud"}, tanks=OTHERS, reserve={"P1": ["is-2"]}, upgrades={"is-2": [ARMOUR]}
    )
    table.play(s, "enter green is-2 A1")
    assert table.pawn(s, "green") == "A1"
    assert table.square(s, "A1") == ""
    assert table.upgrades(s, "is-2") == []
    assert table.area(s, "P1")["done"] == [ARMOUR]
    assert table.goals(s) == {"B2"}


@pytest.mark.clause("BG-106")
def test_with_destroy_a_damaged_card_stays_damaged_for_one_more_turn() -> None:
    table = Table(settings=DESTROY)
    s = table.position(
        {"A1": "dud"}, tanks=OTHERS, reserve={"P1": ["is-2", "kv-1"]}, damaged=["is-2"]
    )
    table.play(s, "enter green is-2 A1")
    assert table.mover(s) == "P2"
    assert table.dump(s)["damaged"] == ["is-2"]
    pass_round(table, s)
    table.play(s, "enter green is-2 A1")
    assert table.mover(s) == "P2"
    assert table.dump(s)["damaged"] == []


@pytest.mark.clause("BG-106")
def test_with_destroy_a_pawn_does_not_return_twice_in_a_turn() -> None:
    table = Table(2, settings=DESTROY)
    s = table.position(
        {"A1": "dud"},
        tanks={"blue": "A8", "red": "H1"},
        reserve={"P1": ["is-2", "kv-1", "7tp"]},
    )
    table.play(s, "enter green is-2 A1")
    assert {words.split()[0] for words in table.offered(s, "enter")} == {"yellow"}
    assert table.refuse(s, "enter green kv-1 A2") == "BG-104"
    table.play(s, "enter yellow 7tp H8")
    assert table.goals(s) == {"H6", "F8"}


@pytest.mark.clause("BG-107")
def test_if_pawns_stand_on_the_whole_base_the_nearest_square_is_used() -> None:
    table = Table()
    tanks = {"yellow": "A1", "blue": "A2", "red": "B1"}
    s = table.position(tanks=tanks, reserve={"P1": ["is-2"]})
    assert squares(table, s) == {"B2"}
    assert table.refuse(s, "enter green is-2 C1") == "BG-107"
    assert table.refuse(s, "enter green is-2 A1") == "BG-105"
    table.play(s, "enter green is-2 B2")
    assert table.pawn(s, "green") == "B2"
    assert table.offered(s, "move")


@pytest.mark.clause("BG-107")
def test_among_equally_near_squares_without_dud_the_owner_chooses() -> None:
    table = Table()
    tanks = {"yellow": "A1", "blue": "A2", "red": "B1"}
    board = {"B2": "dud", "C3": "dud", "A3": "dam"}
    s = table.position(board, tanks=tanks, reserve={"P1": ["is-2"]})
    assert squares(table, s) == {"A3", "B3", "C2", "C1"}
    assert table.refuse(s, "enter green is-2 B2") == "BG-107"
    assert table.refuse(s, "enter green is-2 D1") == "BG-107"


@pytest.mark.clause("BG-107")
@pytest.mark.parametrize(
    ("seat", "colour", "goal"), [(2, "yellow", "B7"), (3, "blue", "G7"), (4, "red", "G2")]
)
def test_nearest_is_counted_from_the_corner_of_the_base(seat: int, colour: str, goal: str) -> None:
    table = Table()
    home = list(BASES)[seat - 1]
    others = [other for other in ("green", "yellow", "blue", "red") if other != colour]
    tanks = dict(zip(others, BASES[home], strict=True))
    s = table.position(tanks=tanks, reserve={f"P{seat}": ["is-2"]}, turn=f"P{seat}")
    assert squares(table, s) == {goal}


@pytest.mark.clause("BG-108")
def test_with_an_undamaged_card_the_turn_goes_on() -> None:
    table = Table()
    s = table.position(
        {"A4": "dam"},
        tanks=OTHERS,
        reserve={"P1": ["kv-1", "7tp", "bt-7"]},
        damaged=["bt-7"],
        areas={"P1": {"ready": [DIRECTION]}},
    )
    table.play(s, "enter green kv-1 A1")
    assert table.card(s, "green") == "kv-1"
    assert table.reserve(s, "P1") == ["7tp", "bt-7"]
    assert set(table.legal(s)) == {
        "move A1-A2",
        "move A1-B1",
        "change green 7tp",
        "fit direction kv-1",
    }
    table.play(s, "move A1-A2", "shoot A4 token")
    assert table.area(s, "P1")["single"] == ["dam"]


@pytest.mark.clause("BG-109")
@pytest.mark.parametrize("players", [3, 4])
def test_with_a_damaged_card_the_turn_ends_at_once(players: int) -> None:
    table = Table(players)
    others = {colour: square for colour, square in table.parked().items() if colour != "green"}
    s = table.position(
        tanks=others,
        reserve={"P1": ["kv-1", "7tp"]},
        damaged=["kv-1"],
        areas={"P1": {"ready": [DIRECTION, EXTRA_TURN, "castle*"]}},
    )
    table.play(s, "enter green kv-1 B1")
    assert table.pawn(s, "green") == "B1"
    assert table.card(s, "green") == "kv-1"
    assert table.mover(s) == "P2"
    assert table.area(s, "P1")["ready"] == sorted([DIRECTION, EXTRA_TURN, "castle*"])
    pass_round(table, s)
    assert table.goals(s) == {"A1", "B2", "C1"}
    assert "change green 7tp" in table.legal(s)


@pytest.mark.clause("BG-109")
def test_an_extra_tank_used_before_the_pause_stands() -> None:
    table = Table()
    s = table.position(
        tanks=OTHERS,
        reserve={"P1": ["7tp"]},
        damaged=["7tp"],
        areas={"P1": {"ready": ["castle*"]}},
    )
    table.play(s, "extra-tank")
    table.chance(s)
    kept = table.offered(s, "keep")[0]
    table.play(s, f"keep {kept}", "enter green 7tp A1")
    assert table.mover(s) == "P2"
    assert table.reserve(s, "P1") == [kept]
    assert table.area(s, "P1")["done"] == ["castle*"]


@pytest.mark.clause("BG-109")
def test_with_two_pawns_the_pause_of_one_ends_the_turn_of_both() -> None:
    table = Table(2)
    s = table.position(
        tanks={"yellow": "H8 7tp", "blue": "A8", "red": "H1"},
        reserve={"P1": ["is-2"]},
        damaged=["is-2"],
    )
    table.play(s, "enter green is-2 A1")
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-109")
@pytest.mark.parametrize(
    "moves",
    [
        ("enter green is-2 A1", "enter yellow bt-7 H8"),
        ("enter yellow bt-7 H8", "enter green is-2 A1"),
        ("enter yellow is-2 H8", "enter green bt-7 A1"),
    ],
)
def test_both_pawns_are_placed_before_the_pause_ends_the_turn(moves: tuple[str, str]) -> None:
    table = Table(2)
    s = table.position(
        tanks={"blue": "A8", "red": "H1"}, reserve={"P1": ["is-2", "bt-7"]}, damaged=["is-2"]
    )
    table.play(s, moves[0])
    assert table.mover(s) == "P1"
    assert table.offered(s, "move") == []
    table.play(s, moves[1])
    assert table.pawn(s, "green") == "A1"
    assert table.pawn(s, "yellow") == "H8"
    assert table.mover(s) == "P2"


@pytest.mark.clause("BG-109")
def test_after_the_first_damaged_card_no_extra_tank_is_used() -> None:
    table = Table(2)
    s = table.position(
        tanks={"blue": "A8", "red": "H1"},
        reserve={"P1": ["is-2", "bt-7"]},
        damaged=["is-2"],
        areas={"P1": {"ready": ["castle*"]}},
    )
    assert "extra-tank" in table.legal(s)
    table.play(s, "enter green is-2 A1")
    assert table.refuse(s, "extra-tank") == "BG-109"


@pytest.mark.clause("BG-110")
def test_the_card_is_chosen_when_the_pawn_is_placed() -> None:
    table = Table()
    s = table.position(
        {"D5": "dud"}, tanks={**OTHERS, "green": "D4 7tp"}, reserve={"P1": ["is-2", "bt-7"]}
    )
    table.play(s, "move D4-D5-D6")
    assert table.mover(s) == "P2"
    assert table.card(s, "green") == ""
    pass_round(table, s)
    cards = {words.split()[1] for words in table.offered(s, "enter")}
    assert cards == {"7tp", "is-2", "bt-7"}
    assert len(table.offered(s, "enter")) == 9


@pytest.mark.clause("BG-110")
def test_only_an_own_inactive_card_can_be_chosen() -> None:
    table = Table(2)
    s = table.position(
        tanks={"yellow": "H8 7tp", "blue": "A8 tiger-i", "red": "H1 kv-1"},
        reserve={"P1": ["is-2"], "P2": ["bt-7"]},
    )
    assert {words.split()[1] for words in table.offered(s, "enter")} == {"is-2"}
    for card in ("bt-7", "tiger-i", "sherman"):
        assert table.refuse(s, f"enter green {card} A1") == "BG-108"
    assert table.refuse(s, "enter green 7tp A1") == "BG-173"
