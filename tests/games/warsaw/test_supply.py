"""Supply [WAR-078] to [WAR-088]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.warsaw.table import Table, army, front

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

STACK = ["round duel-supply"]
ONE_EACH = {"n": (0, 1), "c": (0, 1), "s": (0, 1)}


def supplied(table: Table, **data: object) -> WarsawState:
    """Return the position in which WP, who won with edge A, has three supply actions."""
    s = table.position(army(supply=["wp-9dp"], **data), stack=STACK)
    table.play(s, "edge a")
    return s


@pytest.mark.clause("WAR-078")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_winner_chooses_the_edge_with_any_number_of_players(players: int) -> None:
    table = Table(players)
    s = table.position(red=army(supply=["acz-53ds"]), stack=STACK)
    assert table.mover(s) == f"P{players}"
    assert table.legal(s) == ["edge a", "edge b"]
    assert table.refuse(s, "add n") == "WAR-078"


@pytest.mark.clause("WAR-079")
@pytest.mark.parametrize("resource", ["wp", "acz"])
@pytest.mark.parametrize(("order", "seats"), [("P1,P2", ["P1", "P2"]), ("P2,P1", ["P2", "P1"])])
def test_the_army_with_the_initiative_is_first_whoever_won(
    resource: str, order: str, seats: list[str]
) -> None:
    table = Table()
    polish = army(supply=["wp-9dp"] if resource == "wp" else [])
    red = army(supply=["acz-53ds"] if resource == "acz" else [])
    s = table.position(polish, red, order=order.split(","), stack=STACK)
    table.play(s, "edge b")
    movers = [table.mover(s)]
    table.play(s, "stop")
    movers.append(table.mover(s))
    assert movers == seats


@pytest.mark.clause("WAR-079")
def test_with_four_players_the_army_of_token_1_is_first() -> None:
    table = Table(4)
    order = ["P4", "P1", "P3", "P2"]
    s = table.position(army(supply=["wp-9dp"]), order=order, stack=STACK)
    table.play(s, "edge a")
    assert table.dump(s)["stack"][-2:] == ["supply-actions wp 4", "supply-actions acz 2"]


@pytest.mark.clause("WAR-079")
def test_we_r1_supply_of_three_players() -> None:
    """WE-R1: P1 is Zuzia, P2 Marysia, who has the higher token, and P3 Janek."""
    table = Table(3)
    s = table.position(
        army(**ONE_EACH, supply=["wp-9dp"]),
        army(**ONE_EACH),
        order=["P3", "P1", "P2"],
        stack=STACK,
        hands=[["wp-roja"]],
    )
    assert table.mover(s) == "P2"
    table.play(s, "edge a")
    assert table.mover(s) == "P3"
    table.play(s, "add n", "add c")
    assert table.units(s, "acz") == [(0, 2), (0, 2), (0, 1)]
    assert table.reserve(s, "acz") == 16
    assert table.mover(s) == "P2"
    table.play(s, "add c", "shift s c")
    assert table.lines(s, "wp", "c") == (0, 3)
    assert table.refuse(s, "shift n c") == "WAR-102"
    table.play(s, "advance c", "advance c")
    assert table.units(s, "wp") == [(0, 1), (2, 1), (0, 0)]
    assert table.reserve(s, "wp") == 17
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-080")
def test_each_action_adds_a_unit_or_moves_one_a_step() -> None:
    table = Table()
    s = supplied(table, n=(0, 2))
    table.play(s, "add c")
    assert table.units(s, "wp") == [(0, 2), (0, 1), (0, 0)]
    assert table.dump(s)["stack"][-1] == "supply-actions wp 2"
    table.play(s, "advance n")
    assert table.units(s, "wp") == [(1, 1), (0, 1), (0, 0)]
    assert table.dump(s)["stack"][-1] == "supply-actions wp 1"
    table.play(s, "shift n s")
    assert table.units(s, "wp") == [(1, 0), (0, 1), (0, 1)]
    assert table.mover(s) == "P2"


@pytest.mark.clause("WAR-080")
def test_a_supply_action_is_nothing_else() -> None:
    table = Table()
    s = supplied(table, n=(0, 2))
    assert table.refuse(s, "pass") == "WAR-080"
    assert table.refuse(s, "put wp acz.n.line1") == "WAR-080"


@pytest.mark.clause("WAR-081")
def test_a_unit_that_was_just_added_may_be_moved_in_any_order_with_adding() -> None:
    table = Table()
    s = supplied(table)
    table.play(s, "add n", "shift n s", "advance s")
    assert table.units(s, "wp") == [(0, 0), (0, 0), (1, 0)]
    s = supplied(table, s=(0, 3))
    table.play(s, "advance s", "add s", "advance s")
    assert table.units(s, "wp") == [(0, 0), (0, 0), (2, 2)]


@pytest.mark.clause("WAR-081")
def test_one_unit_may_take_two_supply_steps_also_if_cards_forbid_it() -> None:
    table = Table(settings={"same_unit_twice": "false"})
    s = supplied(table, n=(0, 1))
    table.play(s, "shift n c", "shift c s", "advance s")
    assert table.units(s, "wp") == [(0, 0), (0, 0), (1, 0)]


@pytest.mark.clause("WAR-082")
@pytest.mark.parametrize("moves", [[], ["add n"], ["add n", "advance n"]])
def test_fewer_actions_may_be_used_also_none(moves: list[str]) -> None:
    table = Table()
    s = supplied(table)
    table.play(s, *moves)
    assert table.mover(s) == "P1"
    table.play(s, "stop")
    assert table.mover(s) == "P2"


@pytest.mark.clause("WAR-082")
def test_an_army_that_can_do_nothing_is_not_asked() -> None:
    table = Table()
    s = supplied(table, n=(7, 0), c=(7, 0), s=(7, 0))
    assert table.mover(s) == "P2"


@pytest.mark.clause("WAR-083")
def test_a_unit_is_added_to_the_second_line_of_any_front() -> None:
    table = Table()
    s = supplied(table)
    table.play(s, "add n", "add c", "add s")
    assert table.units(s, "wp") == [(0, 1), (0, 1), (0, 1)]
    assert table.reserve(s, "wp") == 18


@pytest.mark.clause("WAR-083")
def test_no_unit_is_added_above_the_limit() -> None:
    table = Table()
    s = supplied(table, n=(0, 3), c=front(0, 3, "wp-galica"))
    assert table.refuse(s, "add n") in ("WAR-083", "WAR-093")
    table.play(s, "add c")
    assert table.lines(s, "wp", "c") == (0, 4)


@pytest.mark.clause("WAR-083")
def test_no_unit_is_added_from_an_empty_reserve() -> None:
    table = Table()
    s = supplied(table, n=(18, 1), c=(2, 0))
    assert table.reserve(s, "wp") == 0
    assert table.refuse(s, "add c") == "WAR-083"
    assert "advance n" in table.legal(s)


@pytest.mark.clause("WAR-084")
@pytest.mark.parametrize(("players", "wp_acts", "acz_acts"), [(3, "P2", "P3"), (4, "P3", "P4")])
def test_an_army_uses_supply_once_not_each_of_its_players(
    players: int, wp_acts: str, acz_acts: str
) -> None:
    table = Table(players)
    s = table.position(army(supply=["wp-9dp"]), stack=STACK, hands=[["wp-roja"]])
    table.play(s, "edge a")
    movers = []
    while table.dump(s)["stack"][-1].startswith("supply-actions"):
        movers.append(table.mover(s))
        table.play(s, table.legal(s)[0])
    assert movers == [wp_acts] * 4 + [acz_acts] * 2


@pytest.mark.clause("WAR-085")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("values", "edges"), [("standard", (4, 2)), ("4-2", (4, 2)), ("3-1", (3, 1))]
)
def test_the_edges_of_supply_for_more_than_two_players(
    players: int, values: str, edges: tuple[int, int]
) -> None:
    assert numbers(Table(players, {"supply_values": values})) == edges


@pytest.mark.clause("WAR-086")
@pytest.mark.parametrize(
    ("values", "edges"), [("standard", (3, 1)), ("4-2", (4, 2)), ("3-1", (3, 1))]
)
def test_the_edges_of_supply_for_two_players(values: str, edges: tuple[int, int]) -> None:
    assert numbers(Table(settings={"supply_values": values})) == edges


def numbers(table: Table) -> tuple[int, int]:
    """Return how many units an army can add with edge A, and with edge B."""
    found = []
    for edge in ("a", "b"):
        s = table.position(army(supply=["wp-9dp"]), stack=STACK)
        table.play(s, f"edge {edge}")
        while table.dump(s)["stack"][-1].startswith("supply-actions wp"):
            table.play(s, table.legal(s)[0])
        found.append(21 - table.reserve(s, "wp"))
    return found[0], found[1]


@pytest.mark.clause("WAR-087")
@pytest.mark.parametrize("cards", [0, 1])
def test_after_a_tie_nobody_has_supply_actions(cards: int) -> None:
    table = Table()
    polish, red = ["wp-9dp"][:cards], ["acz-53ds"][:cards]
    s = table.position(army(supply=polish), army(supply=red, support=["acz-gaj"]), stack=STACK)
    assert table.mover(s) == "P2"
    assert table.refuse(s, "add n") == "WAR-089"


@pytest.mark.clause("WAR-088")
def test_a_marker_on_a_first_line_stops_supply_steps_onto_it() -> None:
    table = Table()
    s = table.position(
        army(n=(0, 2), c=(0, 1), supply=["wp-9dp"]), stack=STACK, markers={"acz": "wp.n.line1"}
    )
    table.play(s, "edge a")
    assert table.refuse(s, "advance n") == "WAR-161"
    table.play(s, "advance c", "add n", "shift n c")
    assert table.units(s, "wp") == [(0, 2), (1, 1), (0, 0)]


@pytest.mark.clause("WAR-088")
def test_a_marker_on_the_second_line_stops_supply_steps_between_fronts() -> None:
    table = Table()
    s = table.position(army(n=(0, 2), supply=["wp-9dp"]), stack=STACK, markers={"acz": "wp.line2"})
    table.play(s, "edge a")
    assert table.refuse(s, "shift n c") == "WAR-163"
    table.play(s, "add n", "advance n", "add c")
    assert table.units(s, "wp") == [(1, 2), (0, 1), (0, 0)]


@pytest.mark.clause("WAR-088")
def test_a_marker_on_the_second_line_may_stop_every_supply_step() -> None:
    table = Table(settings={"block_2lf_scope": "all_moves"})
    s = table.position(army(n=(0, 2), supply=["wp-9dp"]), stack=STACK, markers={"acz": "wp.line2"})
    table.play(s, "edge a")
    assert table.refuse(s, "advance n") == "WAR-163"
    assert table.refuse(s, "shift n c") == "WAR-163"
    assert table.legal(s) == ["add n", "add c", "add s", "stop"]
