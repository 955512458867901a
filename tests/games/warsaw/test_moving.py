"""Steps of units [WAR-100] to [WAR-105]."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest

from tests.games.warsaw.table import Table, army, front

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

RETREAT = {"allow_retreat": "true"}
ONCE = {"same_unit_twice": "false"}


def moving(table: Table, number: int, polish: dict[str, Any]) -> WarsawState:
    """Return a position in which WP may move up to this many units, with one more card in hand."""
    stack = ["round verify-orders", "turns", f"move-steps wp {number} no - 0"]
    return table.position(polish, stack=stack, active="P1", hands=[["wp-9dp"]])


@pytest.mark.clause("WAR-100")
def test_a_step_goes_forward_or_to_the_second_line_of_another_front() -> None:
    table = Table()
    s = moving(table, 2, army(n=(1, 2)))
    assert table.legal(s) == ["advance n", "shift n c", "shift n s", "stop"]
    table.play(s, "advance n")
    assert table.units(s, "wp") == [(2, 1), (0, 0), (0, 0)]
    table.play(s, "shift n c")
    assert table.units(s, "wp") == [(2, 0), (0, 1), (0, 0)]


@pytest.mark.clause("WAR-100")
def test_units_do_not_step_back() -> None:
    table = Table()
    s = moving(table, 2, army(n=(2, 1)))
    assert table.refuse(s, "retreat n") == "WAR-100"


@pytest.mark.clause("WAR-100")
def test_units_of_a_first_line_do_not_step_to_another_front() -> None:
    table = Table()
    s = moving(table, 2, army(n=(2, 0), c=(0, 1)))
    assert table.refuse(s, "shift n c") == "WAR-100"
    assert table.refuse(s, "advance n") == "WAR-100"


@pytest.mark.clause("WAR-100")
def test_with_allow_retreat_a_unit_may_step_back_to_the_second_line_of_its_front() -> None:
    table = Table(settings=RETREAT)
    s = moving(table, 3, army(n=(2, 1)))
    table.play(s, "retreat n")
    assert table.units(s, "wp") == [(1, 2), (0, 0), (0, 0)]
    table.play(s, "shift n s", "retreat n")
    assert table.units(s, "wp") == [(0, 2), (0, 0), (0, 1)]


@pytest.mark.clause("WAR-100")
def test_with_allow_retreat_supply_may_step_back_too() -> None:
    table = Table(settings=RETREAT)
    s = table.position(army(s=(1, 0)), stack=["supply-actions wp 2"])
    table.play(s, "retreat s")
    assert table.lines(s, "wp", "s") == (0, 1)


@pytest.mark.clause("WAR-100")
def test_with_allow_retreat_the_limit_of_the_second_line_holds() -> None:
    table = Table(settings=RETREAT)
    s = moving(table, 3, army(n=(2, 3), c=front(1, 3, "wp-galica")))
    assert table.refuse(s, "retreat n") in ("WAR-093", "WAR-100", "WAR-102")
    table.play(s, "retreat c")
    assert table.lines(s, "wp", "c") == (0, 4)


@pytest.mark.clause("WAR-100")
def test_with_allow_retreat_there_must_be_a_unit_on_the_first_line() -> None:
    table = Table(settings=RETREAT)
    s = moving(table, 3, army(n=(0, 2)))
    assert table.refuse(s, "retreat n") == "WAR-100"


@pytest.mark.clause("WAR-100")
def test_a_card_that_moves_units_forward_lets_none_step_back_or_aside() -> None:
    table = Table(settings=RETREAT)
    s = table.position(army(n=(1, 2)), hands=[["wp-poscig-za-bug", "wp-9dp"]])
    table.play(s, "play wp-poscig-za-bug", "front n")
    assert table.legal(s) == ["advance n", "stop"]
    assert table.refuse(s, "retreat n") == "WAR-108"
    assert table.refuse(s, "shift n c") == "WAR-108"


@pytest.mark.clause("WAR-101")
@pytest.mark.parametrize(("origin", "target"), list(permutations("ncs", 2)))
def test_a_step_may_go_from_any_front_to_any_other(origin: str, target: str) -> None:
    table = Table()
    s = moving(table, 1, army(**{origin: (0, 1)}))
    table.play(s, f"shift {origin} {target}")
    assert table.lines(s, "wp", origin) == (0, 0)
    assert table.lines(s, "wp", target) == (0, 1)


@pytest.mark.clause("WAR-102")
def test_we_d11_no_step_goes_to_a_full_second_line_until_there_is_room() -> None:
    """WE-D11."""
    table = Table()
    s = moving(table, 3, army(c=(0, 3), s=(0, 1)))
    assert table.refuse(s, "shift s c") == "WAR-102"
    table.play(s, "advance c", "shift s c")
    assert table.units(s, "wp") == [(0, 0), (1, 3), (0, 0)]


@pytest.mark.clause("WAR-102")
def test_the_limit_of_the_commander_there_decides_whether_a_line_is_full() -> None:
    table = Table()
    s = moving(table, 3, army(n=front(0, 3, "wp-haller"), c=front(0, 3, "wp-rommel"), s=(0, 2)))
    assert table.refuse(s, "shift s c") == "WAR-102"
    table.play(s, "shift s n")
    assert table.refuse(s, "shift s n") == "WAR-102"


@pytest.mark.clause("WAR-103")
@pytest.mark.parametrize("steps", range(4))
def test_a_card_that_moves_up_to_3_allows_0_to_3_steps(steps: int) -> None:
    table = Table()
    s = table.position(army(n=(0, 3), c=(0, 3)), hands=[["wp-przedmoscie", "wp-9dp"]])
    table.play(s, "play wp-przedmoscie", "front s")
    table.play(s, *["advance n"] * steps)
    if steps < 3:
        table.play(s, "stop")
    assert table.lines(s, "wp", "n") == (steps, 3 - steps)
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-103")
def test_while_units_move_nothing_else_is_done() -> None:
    table = Table()
    s = moving(table, 3, army(n=(0, 3)))
    assert table.refuse(s, "pass") == "WAR-103"
    assert table.refuse(s, "play wp-9dp") == "WAR-103"
    assert table.refuse(s, "add n") == "WAR-103"


@pytest.mark.clause("WAR-103")
def test_one_unit_may_take_several_steps() -> None:
    table = Table()
    s = moving(table, 3, army(n=(0, 1)))
    table.play(s, "shift n c", "shift c s", "advance s")
    assert table.units(s, "wp") == [(0, 0), (0, 0), (1, 0)]


@pytest.mark.clause("WAR-103")
def test_without_same_unit_twice_a_unit_that_moved_stays_where_it_is() -> None:
    table = Table(settings=ONCE)
    s = moving(table, 3, army(n=(0, 1), s=(0, 1)))
    table.play(s, "shift n c")
    assert table.refuse(s, "advance c") == "WAR-103"
    assert table.refuse(s, "shift c n") == "WAR-103"
    assert table.legal(s) == ["advance s", "shift s n", "shift s c", "stop"]


@pytest.mark.clause("WAR-103")
def test_without_same_unit_twice_others_of_the_same_line_may_still_move() -> None:
    table = Table(settings=ONCE)
    s = moving(table, 4, army(n=(0, 1), c=(0, 1)))
    table.play(s, "shift n c", "advance c")
    assert table.units(s, "wp") == [(0, 0), (1, 1), (0, 0)]
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-103")
def test_without_same_unit_twice_a_unit_that_advanced_does_not_retreat() -> None:
    table = Table(settings=ONCE | RETREAT)
    s = moving(table, 3, army(n=(0, 1), s=(1, 0)))
    table.play(s, "advance n")
    assert table.refuse(s, "retreat n") == "WAR-103"
    table.play(s, "retreat s")
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-103")
def test_without_same_unit_twice_each_card_moves_units_anew() -> None:
    table = Table(settings=ONCE)
    s = table.position(army(n=(0, 1)), hands=[["wp-przedmoscie", "wp-galica", "wp-9dp"]])
    table.play(s, "play wp-przedmoscie", "front n", "shift n c")
    table.play(s, "play wp-galica", "front n", "effect 2", "advance c")
    assert table.lines(s, "wp", "c") == (1, 0)


@pytest.mark.clause("WAR-103")
def test_no_step_is_asked_for_when_none_is_possible() -> None:
    table = Table()
    s = table.position(army(n=(2, 0)), hands=[["wp-przedmoscie", "wp-9dp"]])
    table.play(s, "play wp-przedmoscie", "front n")
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-104")
def test_move_1_unit_is_one_step() -> None:
    table = Table()
    s = table.position(army(n=(0, 2)), hands=[["wp-do-broni", "wp-9dp"]])
    table.play(s, "play wp-do-broni", "front n", "advance n")
    assert table.lines(s, "wp", "n") == (1, 1)
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-104")
def test_move_1_unit_may_be_left_out() -> None:
    table = Table()
    s = table.position(army(n=(0, 2)), hands=[["wp-do-broni", "wp-9dp"]])
    table.play(s, "play wp-do-broni", "front n", "stop")
    assert table.lines(s, "wp", "n") == (0, 2)
    assert table.orders(s, "wp", "n") == ["wp-do-broni"]


@pytest.mark.clause("WAR-105")
@pytest.mark.parametrize("where", ["n", "c", "s"])
def test_units_of_any_front_move_wherever_the_card_lies(where: str) -> None:
    table = Table()
    s = table.position(army(n=(0, 1), c=(0, 1), s=(0, 1)), hands=[["wp-roja", "wp-9dp"]])
    table.play(s, "play wp-roja", f"front {where}", "effect 2")
    table.play(s, "advance n", "shift c s", "advance s")
    assert table.units(s, "wp") == [(1, 0), (0, 0), (1, 1)]


@pytest.mark.clause("WAR-105")
def test_only_own_units_move() -> None:
    table = Table()
    s = table.position(army(n=(0, 1)), army(c=(0, 2)), hands=[["wp-roja", "wp-9dp"]])
    table.play(s, "play wp-roja", "front c", "effect 2")
    assert table.refuse(s, "advance c") == "WAR-100"


@pytest.mark.clause("WAR-105")
def test_a_card_may_bind_the_moves_to_its_front() -> None:
    table = Table()
    red = army(n=(0, 2), c=front(0, 2, "acz-tuchaczewski"))
    hands = [[], ["acz-53ds", "acz-gaj"]]
    s = table.position(red=red, active="P2", hands=hands)
    table.play(s, "activate c", "discard acz-53ds", "effect 1")
    assert table.legal(s) == ["advance c", "stop"]
    assert table.refuse(s, "advance n") in ("WAR-105", "WAR-134")


@pytest.mark.clause("WAR-105")
def test_move_all_here_moves_the_units_of_no_other_front() -> None:
    table = Table()
    polish = army(n=(0, 2), c=(1, 3))
    s = table.position(polish, hands=[["wp-manewr-znad-wieprza", "wp-9dp"]])
    table.play(s, "play wp-manewr-znad-wieprza", "front c")
    assert table.units(s, "wp") == [(0, 2), (4, 0), (0, 0)]
