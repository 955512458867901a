"""Action A with an Order card."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import after_battles, battles
from tests.games.warsaw.table import Table, army, front

TABLE = Table()
MANY = Table(settings={"orders_per_field": "unlimited"})


@pytest.mark.clause("WAR-140")
@pytest.mark.parametrize("where", ["n", "c", "s"])
def test_an_order_lies_on_the_own_field_of_a_chosen_front(where: str) -> None:
    s = TABLE.position(hands=[["wp-obrona-plocka"], ["acz-14dk"]])
    TABLE.play(s, "play wp-obrona-plocka")
    assert TABLE.legal(s) == ["front n", "front c", "front s"]
    assert TABLE.refuse(s, "stop") == "WAR-140"
    TABLE.play(s, f"front {where}")
    lying = {f"{side}.{at}": TABLE.orders(s, side, at) for side in ("wp", "acz") for at in "ncs"}
    assert {place for place, orders in lying.items() if orders} == {f"wp.{where}"}
    assert lying[f"wp.{where}"] == ["wp-obrona-plocka"]
    assert TABLE.discard(s, "wp") == []


@pytest.mark.clause("WAR-141")
def test_an_order_field_holds_one_order() -> None:
    s = TABLE.position(
        army(c=front(orders=["wp-do-broni"])), hands=[["wp-obrona-plocka"], ["acz-14dk"]]
    )
    TABLE.play(s, "play wp-obrona-plocka")
    assert TABLE.legal(s) == ["front n", "front s"]
    assert TABLE.refuse(s, "front c") == "WAR-141"


@pytest.mark.clause("WAR-141")
def test_with_three_occupied_fields_no_order_can_be_played() -> None:
    polish = army(
        n=front(orders=["wp-do-broni"]),
        c=front(orders=["wp-przedmoscie"]),
        s=front(orders=["wp-radiowywiad"]),
    )
    s = TABLE.position(polish, hands=[["wp-obrona-plocka"], []])
    assert TABLE.refuse(s, "play wp-obrona-plocka") == "WAR-141"


@pytest.mark.clause("WAR-141")
def test_an_order_of_the_enemy_does_not_occupy_the_own_field() -> None:
    s = TABLE.position(red=army(c=front(orders=["acz-sabotaz"])), hands=[["wp-obrona-plocka"], []])
    TABLE.play(s, "play wp-obrona-plocka")
    assert "front c" in TABLE.legal(s)


@pytest.mark.clause("WAR-141")
def test_orders_per_field_unlimited_a_field_holds_several_orders() -> None:
    s = MANY.position(
        army(c=front(orders=["wp-do-broni"])), hands=[["wp-obrona-plocka"], ["acz-14dk"]]
    )
    MANY.play(s, "play wp-obrona-plocka", "front c")
    assert MANY.orders(s, "wp", "c") == ["wp-do-broni", "wp-obrona-plocka"]


@pytest.mark.clause("WAR-141", "WAR-180")
def test_orders_per_field_unlimited_all_orders_of_a_field_are_verified() -> None:
    both = ["wp-boj-pod-ossowem", "wp-odbicie-radzymina"]
    s = after_battles(MANY, army(c=front(0, 1, orders=both)), army(c=(0, 3)))
    assert MANY.strength(s, "c") == (1 + 2 + 1, 3)


@pytest.mark.clause("WAR-141", "WAR-167")
def test_orders_per_field_unlimited_a_marker_still_keeps_orders_out() -> None:
    s = MANY.position(hands=[["wp-obrona-plocka"], []], markers={"acz": "wp.c.order"})
    MANY.play(s, "play wp-obrona-plocka")
    assert MANY.refuse(s, "front c") == "WAR-167"


@pytest.mark.clause("WAR-142")
def test_an_effect_without_a_time_is_carried_out_at_once() -> None:
    s = TABLE.position(hands=[["wp-obrona-plocka"], ["acz-14dk"]])
    TABLE.play(s, "play wp-obrona-plocka", "front s")
    assert TABLE.units(s, "wp") == [(0, 0), (0, 0), (0, 2)]
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-143")
def test_a_battle_effect_waits_for_the_verification() -> None:
    table = Table()
    s = table.position(army(n=(0, 1)), hands=[["wp-bitwa-nad-wkra"], ["acz-14dk"]])
    table.play(s, "play wp-bitwa-nad-wkra", "front n", "stop")
    assert table.strength(s, "n") == (1, 0)
    table.play(s, "pass")
    assert battles(table) == ["n 3:0"]


@pytest.mark.clause("WAR-143")
def test_the_condition_of_a_battle_effect_is_read_in_the_verification() -> None:
    """At first WP has more units, in the battle fewer."""
    table = Table()
    s = table.position(army(n=(0, 2)), hands=[["wp-boj-pod-ossowem"], ["acz-12ds"]])
    table.play(s, "play wp-boj-pod-ossowem", "front n", "stop", "play acz-12ds")
    assert battles(table) == ["n 4:3"]


@pytest.mark.clause("WAR-144")
def test_all_effects_of_an_order_are_carried_out_each_in_its_time() -> None:
    table = Table()
    s = table.position(
        army(s=(2, 0)), army(s=(2, 1)), hands=[["wp-odbicie-radzymina"], ["acz-14dk"]]
    )
    table.play(s, "play wp-odbicie-radzymina", "front s")
    assert table.lines(s, "acz", "s") == (1, 1)
    table.play(s, "pass")
    assert battles(table)[-1] == "s 5:3"


@pytest.mark.clause("WAR-144")
def test_nobody_chooses_among_the_effects_of_an_order() -> None:
    s = TABLE.position(
        red=army(n=front(0, 1, "acz-gaj")),
        hands=[["wp-zdobycie-ciechanowa"], ["acz-14dk"]],
        polish=army(n=(0, 1)),
    )
    TABLE.play(s, "play wp-zdobycie-ciechanowa", "front s")
    assert TABLE.legal(s) == ["put wp acz.n.commander"]
    assert TABLE.refuse(s, "decline") == "WAR-147"
    TABLE.play(s, "put wp acz.n.commander")
    assert "advance n" in TABLE.legal(s)


@pytest.mark.clause("WAR-145")
def test_an_order_removes_units_on_its_own_front_only() -> None:
    everywhere = army(n=(2, 0), c=(2, 0), s=(2, 0))
    s = TABLE.position(everywhere, everywhere, hands=[["wp-odbicie-radzymina"], ["acz-14dk"]])
    TABLE.play(s, "play wp-odbicie-radzymina", "front c")
    assert TABLE.units(s, "acz") == [(2, 0), (1, 0), (2, 0)]


@pytest.mark.clause("WAR-145")
def test_the_condition_of_an_order_looks_at_its_own_front() -> None:
    s = TABLE.position(
        army(n=(2, 0)), army(n=(2, 0), c=(2, 0)), hands=[["wp-odbicie-radzymina"], ["acz-14dk"]]
    )
    TABLE.play(s, "play wp-odbicie-radzymina", "front c")
    assert TABLE.units(s, "acz") == [(2, 0), (2, 0), (0, 0)]


@pytest.mark.clause("WAR-145")
def test_moves_of_an_order_may_be_made_on_other_fronts() -> None:
    s = TABLE.position(army(n=(0, 2)), hands=[["wp-przedmoscie"], ["acz-14dk"]])
    TABLE.play(s, "play wp-przedmoscie", "front s", "shift n c", "advance c", "advance n")
    assert TABLE.units(s, "wp") == [(1, 0), (1, 0), (0, 0)]
