"""Stage 4D: losses and the end of the round."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import after_battles, after_round, won
from tests.games.warsaw.table import Table, army, front

TABLE = Table()


@pytest.mark.clause("WAR-194", "WAR-195")
def test_all_units_on_first_lines_go_to_the_reserve_and_those_behind_stay() -> None:
    s = after_round(TABLE, army(n=(3, 1), c=(1, 2), s=(2, 0)), army(n=(1, 3), s=(4, 2)))
    assert TABLE.units(s, "wp") == [(0, 1), (0, 2), (0, 0)]
    assert TABLE.units(s, "acz") == [(0, 3), (0, 0), (0, 2)]
    assert (TABLE.reserve(s, "wp"), TABLE.reserve(s, "acz")) == (18, 16)


@pytest.mark.clause("WAR-196")
def test_all_orders_go_to_the_discard_piles() -> None:
    polish = army(n=front(orders=["wp-do-broni"]), s=front(0, 1, orders=["wp-przedmoscie"]))
    red = army(c=front(0, 1, orders=["acz-sabotaz"]), discard=["acz-14dk"])
    s = after_round(TABLE, polish, red)
    assert [TABLE.orders(s, side, at) for side in ("wp", "acz") for at in "ncs"] == [[]] * 6
    assert set(TABLE.discard(s, "wp")) == {"wp-do-broni", "wp-przedmoscie"}
    assert set(TABLE.discard(s, "acz")) == {"acz-sabotaz", "acz-14dk"}


@pytest.mark.clause("WAR-196")
def test_orders_per_field_unlimited_all_of_them_are_discarded() -> None:
    table = Table(settings={"orders_per_field": "unlimited"})
    s = after_round(table, army(n=front(orders=["wp-do-broni", "wp-przedmoscie"])))
    assert set(table.discard(s, "wp")) == {"wp-do-broni", "wp-przedmoscie"}


@pytest.mark.clause("WAR-197")
def test_effect_markers_are_taken_off_and_bonuses_end() -> None:
    polish = army(
        n=front(0, 1, "wp-galica", used=True, strength=1),
        c=front(0, 1, orders=["wp-odbicie-radzymina"]),
    )
    red = army(s=front(0, 1, "acz-stalin", used=True, strength=2))
    s = after_battles(TABLE, polish, red)
    assert [TABLE.strength(s, at) for at in "ncs"] == [(2, 0), (2, 0), (0, 3)]
    s = after_round(TABLE, polish, red)
    assert [TABLE.strength(s, at) for at in "ncs"] == [(1, 0), (1, 0), (0, 1)]
    assert not TABLE.front(s, "wp", "n")["used"]
    assert not TABLE.front(s, "acz", "s")["used"]


@pytest.mark.clause("WAR-198")
def test_a_commander_that_started_a_battle_goes_to_the_discard_pile() -> None:
    polish = army(
        s=front(0, 2, "wp-pilsudski", used=True, started=True),
        n=front(0, 1, "wp-galica", used=True),
    )
    red = army(n=front(0, 0, "acz-gaj", used=True, started=True))
    s = after_round(TABLE, polish, red, fought=["s", "n"])
    assert [TABLE.commander(s, "wp", at) for at in "ncs"] == ["wp-galica", "", ""]
    assert TABLE.commander(s, "acz", "n") == ""
    assert TABLE.discard(s, "wp") == ["wp-pilsudski"]
    assert TABLE.discard(s, "acz") == ["acz-gaj"]


@pytest.mark.clause("WAR-198")
def test_a_commander_that_could_start_battles_but_did_not_stays() -> None:
    s = after_round(TABLE, army(s=front(0, 2, "wp-pilsudski")))
    assert TABLE.commander(s, "wp", "s") == "wp-pilsudski"


@pytest.mark.clause("WAR-198")
def test_in_the_next_round_nobody_is_a_starter_any_more() -> None:
    s = after_round(
        TABLE, army(s=front(0, 2, "wp-pilsudski", used=True, started=True)), fought=["s"]
    )
    assert not TABLE.front(s, "wp", "s")["started"]
    assert TABLE.dump(s)["fought"] == []


@pytest.mark.clause("WAR-199")
def test_the_advantage_markers_go_back_to_the_centre() -> None:
    polish, red = army(n=(0, 1)), army(c=(0, 1))
    assert won(TABLE, after_battles(TABLE, polish, red)) == ["wp", "acz", ""]
    assert won(TABLE, after_round(TABLE, polish, red)) == ["", "", ""]


@pytest.mark.clause("WAR-200", "WAR-089", "WAR-175")
def test_we_d26_the_special_marker_blocks_for_one_round() -> None:
    """WE-D26: round 3, Social Support 1 against 0; WP blocks Gai on N."""
    s = TABLE.position(
        army(support=["wp-17dp"]),
        army(n=front(0, 1, "acz-gaj")),
        hands=[["wp-9dp", "wp-18dp"], ["acz-14dk", "acz-53ds"]],
        round=3,
        order=["P2", "P1"],
        stack=["round duel-support"],
    )
    TABLE.play(s, "put special acz.n.commander")
    assert TABLE.mover(s) == "P2"
    assert TABLE.refuse(s, "activate n") == "WAR-164"
    TABLE.play(s, "pass", "pass")
    assert TABLE.marker(s, "special") == ""
    TABLE.play(s, "roll 1")
    TABLE.chance(s)
    assert TABLE.dump(s)["round"] == 4
    assert "activate n" in TABLE.legal(s)


@pytest.mark.clause("WAR-200")
def test_the_special_marker_goes_back_from_every_place() -> None:
    for place in ("acz.n.line1", "acz.line2", "acz.c.commander", "acz.s.order"):
        s = after_round(TABLE, army(n=(0, 1)), markers={"wp": "acz.c.line1", "special": place})
        assert (TABLE.marker(s, "special"), TABLE.marker(s, "wp")) == ("", "acz.c.line1")
