"""Social Support [WAR-089] to [WAR-091]."""

from __future__ import annotations

import pytest

from sztab.games.warsaw.board import PLACE_NAMES
from tests.games.warsaw.table import Table, army, front

STACK = ["round duel-support"]


@pytest.mark.clause("WAR-089")
@pytest.mark.parametrize(("cards", "mover", "side"), [((1, 0), "P1", "acz"), ((1, 2), "P2", "wp")])
def test_the_winner_may_put_the_special_marker_on_any_place_of_the_enemy(
    cards: tuple[int, int], mover: str, side: str
) -> None:
    table = Table()
    halves = army(support=["wp-9dp"][: cards[0]]), army(support=["acz-53ds", "acz-gaj"][: cards[1]])
    s = table.position(*halves, stack=STACK)
    assert table.mover(s) == mover
    places = [place for place in PLACE_NAMES if place.startswith(f"{side}.")]
    assert table.legal(s) == [*[f"put special {place}" for place in places], "decline"]


@pytest.mark.clause("WAR-089")
def test_the_marker_lies_on_the_chosen_place() -> None:
    table = Table()
    red = army(n=front(0, 1, "acz-gaj"))
    s = table.position(army(support=["wp-9dp"]), red, stack=STACK, hands=[[], ["acz-53ds"]])
    table.play(s, "put special acz.n.commander")
    assert table.marker(s, "special") == "acz.n.commander"
    assert table.mover(s) == "P2"
    assert table.refuse(s, "activate n") == "WAR-164"


@pytest.mark.clause("WAR-089")
def test_the_winner_may_decline() -> None:
    table = Table()
    s = table.position(army(support=["wp-9dp"]), stack=STACK, hands=[["wp-roja"]])
    table.play(s, "decline")
    assert table.marker(s, "special") == ""
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-089")
def test_nothing_but_the_special_marker_may_be_put() -> None:
    table = Table()
    s = table.position(army(support=["wp-9dp"]), stack=STACK, markers={"wp": "acz.n.line1"})
    assert table.refuse(s, "put wp acz.s.line1") == "WAR-089"
    assert table.refuse(s, "put acz wp.s.line1") == "WAR-089"
    assert table.refuse(s, "pass") == "WAR-089"
    assert table.refuse(s, "put special acz.n.line1") == "WAR-174"
    assert table.refuse(s, "put special wp.n.line1") == "WAR-175"


@pytest.mark.clause("WAR-089")
def test_where_markers_may_lie_on_both_sides_the_special_one_may_too() -> None:
    table = Table(settings={"blockade_side": "free"})
    s = table.position(army(support=["wp-9dp"]), stack=STACK, hands=[["wp-roja"]])
    table.play(s, "put special wp.n.line1")
    assert table.marker(s, "special") == "wp.n.line1"


@pytest.mark.clause("WAR-089")
def test_after_a_tie_nobody_puts_the_marker() -> None:
    table = Table()
    s = table.position(
        army(support=["wp-9dp"]), army(support=["acz-53ds"]), stack=STACK, hands=[["wp-roja"]]
    )
    assert table.legal(s)[-1] == "pass"
    assert table.marker(s, "special") == ""


@pytest.mark.clause("WAR-090")
def test_the_marker_costs_no_card() -> None:
    table = Table()
    hand = ["wp-17dp", "wp-roja"]
    s = table.position(army(support=["wp-9dp"]), stack=STACK, hands=[hand])
    table.play(s, "put special acz.line2")
    assert table.hand(s, 0) == hand
    assert table.discard(s, "wp") == ["wp-9dp"]
    assert table.mover(s) == "P1"


@pytest.mark.clause("WAR-091")
def test_the_special_marker_is_put_after_supply_and_does_not_restrict_it() -> None:
    table = Table()
    polish = army(supply=["wp-9dp"], support=["wp-17dp"])
    s = table.position(
        polish,
        army(n=(0, 2)),
        order=["P2", "P1"],
        stack=["round duel-supply"],
        hands=[["wp-roja"]],
    )
    table.play(s, "edge b")
    assert table.refuse(s, "put special acz.line2") == "WAR-080"
    table.play(s, "shift n c", "advance n", "stop", "stop", "put special acz.line2")
    assert table.units(s, "acz") == [(1, 0), (0, 1), (0, 0)]


@pytest.mark.clause("WAR-091")
def test_the_special_marker_is_gone_before_the_next_supply() -> None:
    table = Table()
    s = table.position(
        army(n=(0, 2)), markers={"special": "wp.line2"}, hands=[["wp-9dp", "wp-roja"]]
    )
    table.play(s, "bid supply", "discard wp-9dp", "pass")
    assert table.marker(s, "special") == ""
    table.chance(s)
    table.play(s, "edge a", "shift n s")
    assert table.units(s, "wp") == [(0, 1), (0, 0), (0, 1)]
