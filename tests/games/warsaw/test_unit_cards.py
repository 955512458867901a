"""Action A with a Unit card."""

from __future__ import annotations

import pytest

from tests.games.warsaw.table import Table, army

TABLE = Table()


@pytest.mark.clause("WAR-122")
def test_a_unit_card_adds_units_from_the_reserve_to_the_line_it_names() -> None:
    s = TABLE.position(army(n=(0, 1), c=(0, 1)), hands=[["wp-14dp"], []])
    TABLE.play(s, "play wp-14dp")
    assert TABLE.units(s, "wp") == [(0, 1), (0, 3), (0, 0)]
    assert TABLE.reserve(s, "wp") == 17


@pytest.mark.clause("WAR-122")
def test_a_unit_card_for_two_fronts_adds_units_to_each() -> None:
    s = TABLE.position(hands=[["wp-7dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-7dp")
    assert TABLE.units(s, "wp") == [(0, 0), (1, 0), (1, 0)]
    assert TABLE.reserve(s, "wp") == 19


@pytest.mark.clause("WAR-123")
def test_a_unit_card_may_add_units_straight_to_a_first_line() -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk", "acz-53ds"]])
    TABLE.play(s, "play wp-9dp", "play acz-14dk")
    assert TABLE.units(s, "wp") == [(2, 0), (0, 0), (0, 0)]
    assert TABLE.units(s, "acz") == [(0, 0), (2, 0), (0, 0)]


@pytest.mark.clause("WAR-124")
@pytest.mark.parametrize(("front", "place"), [("n", 0), ("c", 1), ("s", 2)])
def test_any_front_is_one_front_for_all_parts_of_the_card(front: str, place: int) -> None:
    s = TABLE.position(hands=[["wp-10dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-10dp")
    assert TABLE.legal(s) == ["front n", "front c", "front s"]
    TABLE.play(s, f"front {front}")
    assert TABLE.mover(s) == "P2"
    expected = [(0, 0)] * 3
    expected[place] = (1, 1)
    assert TABLE.units(s, "wp") == expected


@pytest.mark.clause("WAR-124")
def test_a_card_for_one_of_two_fronts_does_not_go_to_the_third() -> None:
    s = TABLE.position(hands=[["wp-2dpleg"], ["acz-14dk"]])
    TABLE.play(s, "play wp-2dpleg")
    assert TABLE.refuse(s, "front c") == "WAR-124"
    assert TABLE.refuse(s, "stop") == "WAR-124"
    TABLE.play(s, "front s")
    assert TABLE.units(s, "wp") == [(0, 0), (0, 0), (2, 0)]


@pytest.mark.clause("WAR-125")
def test_after_its_effect_a_unit_card_goes_to_the_discard_pile() -> None:
    s = TABLE.position(army(discard=["wp-galica"]), hands=[["wp-9dp", "wp-17dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-9dp")
    assert set(TABLE.discard(s, "wp")) == {"wp-9dp", "wp-galica"}
    assert TABLE.discard(s, "acz") == []
    assert TABLE.hand(s, 0) == ["wp-17dp"]


@pytest.mark.clause("WAR-126")
def test_a_unit_card_may_be_played_although_its_line_is_full() -> None:
    s = TABLE.position(army(n=(0, 3)), hands=[["wp-17dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-17dp")
    assert TABLE.lines(s, "wp", "n") == (0, 3)
    assert TABLE.discard(s, "wp") == ["wp-17dp"]
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("WAR-126")
def test_a_unit_card_may_be_played_although_a_marker_or_an_empty_reserve_stops_it() -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-14dk"]], markers={"acz": "wp.n.line1"})
    TABLE.play(s, "play wp-9dp")
    assert (TABLE.lines(s, "wp", "n"), TABLE.reserve(s, "wp")) == ((0, 0), 21)
    s = TABLE.position(army(c=(21, 0)), hands=[["wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "play wp-9dp")
    assert (TABLE.lines(s, "wp", "n"), TABLE.reserve(s, "wp")) == ((0, 0), 0)
    assert TABLE.discard(s, "wp") == ["wp-9dp"]
