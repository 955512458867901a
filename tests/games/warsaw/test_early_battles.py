"""Battles that a commander starts in stage 3."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import battles, won
from tests.games.warsaw.table import Table, army, front

TABLE = Table()
LATE_ORDERS = {"early_battle_orders": "false"}


@pytest.mark.clause("WAR-201")
def test_the_battle_is_resolved_at_once_within_the_action() -> None:
    table = Table()
    s = table.position(army(s=(1, 1)), army(s=(0, 2)), hands=[["wp-rommel"], ["acz-14dk"]])
    table.play(s, "play wp-rommel", "front s", "effect 1")
    assert battles(table) == ["s 3:2"]
    assert won(table, s) == ["", "", "wp"]
    assert table.mover(s) == "P2"


@pytest.mark.clause("WAR-202", "WAR-203", "WAR-198", "WAR-096")
def test_we_d16_pilsudski() -> None:
    """WE-D16: WP S 0/4 with Piłsudski, ACz S 2/3; all move: 8 against 7."""
    table = Table()
    s = table.position(
        army(s=front(0, 4, "wp-pilsudski")), army(s=(2, 3)), hands=[["wp-9dp"], ["acz-10dk"]]
    )
    table.play(s, "activate s", "discard wp-9dp", "accept")
    assert battles(table) == ["s 8:7"]
    assert won(table, s) == ["", "", "wp"]
    assert (table.lines(s, "wp", "s"), table.reserve(s, "wp")) == ((0, 0), 21)
    assert (table.lines(s, "acz", "s"), table.reserve(s, "acz")) == ((0, 3), 18)
    assert table.commander(s, "wp", "s") == "wp-pilsudski"
    table.play(s, "play acz-10dk")
    assert battles(table) == ["s 8:7", "n 0:4"]
    assert table.commander(s, "wp", "s") == ""
    assert set(table.discard(s, "wp")) == {"wp-9dp", "wp-pilsudski"}


@pytest.mark.clause("WAR-198", "WAR-096")
def test_we_d16_when_pilsudski_leaves_the_limit_is_3_again() -> None:
    """WE-D16, but nobody moved forward."""
    s = TABLE.position(army(s=front(0, 4, "wp-pilsudski")), hands=[["wp-9dp"], []])
    TABLE.play(s, "activate s", "discard wp-9dp", "decline")
    assert (TABLE.lines(s, "wp", "s"), TABLE.reserve(s, "wp")) == ((0, 3), 18)


@pytest.mark.clause("WAR-202")
def test_an_early_battle_empties_the_first_lines_of_its_front_only() -> None:
    everywhere = army(n=(2, 1), c=(2, 1), s=(2, 1))
    s = TABLE.position(everywhere, everywhere, hands=[["wp-rommel"], ["acz-14dk"]])
    TABLE.play(s, "play wp-rommel", "front s", "effect 1")
    assert TABLE.units(s, "wp") == [(2, 1), (2, 1), (0, 1)]
    assert TABLE.units(s, "acz") == [(2, 1), (2, 1), (0, 1)]
    assert TABLE.dump(s)["fought"] == ["s"]


@pytest.mark.clause("WAR-202")
def test_what_happens_at_the_start_of_the_battle_comes_before_the_orders() -> None:
    """Tukhachevsky brings the fourth unit that the Charge of the Cavalry Army needs."""
    table = Table()
    red = army(n=front(2, 2, orders=["acz-szarza-konarmii"]))
    s = table.position(red=red, hands=[["acz-tuchaczewski"], ["wp-9dp"]], wp=["P2"])
    table.play(s, "play acz-tuchaczewski", "front n", "effect 1", "advance n", "advance n")
    assert battles(table) == [f"n 0:{2 * 4 + 3}"]


@pytest.mark.clause("WAR-202")
def test_orders_of_other_fronts_are_not_verified_in_an_early_battle() -> None:
    polish = army(n=front(0, 1, orders=["wp-bitwa-nad-wkra"]), s=(0, 1))
    s = TABLE.position(polish, hands=[["wp-rommel"], ["acz-14dk"]])
    TABLE.play(s, "play wp-rommel", "front s", "effect 1")
    assert TABLE.strength(s, "n") == (1, 0)


@pytest.mark.clause("WAR-202")
@pytest.mark.parametrize(
    ("settings", "strengths"), [(None, "s 8:2"), (LATE_ORDERS, "s 6:2")], ids=["true", "false"]
)
def test_early_battle_orders_decides_whether_orders_work_in_an_early_battle(
    settings: dict[str, str] | None, strengths: str
) -> None:
    table = Table(settings=settings)
    s = table.position(
        army(s=front(3, 0, orders=["wp-do-broni"])),
        army(s=(1, 0)),
        hands=[["wp-rommel"], ["acz-14dk"]],
    )
    table.play(s, "play wp-rommel", "front s", "effect 1")
    assert battles(table) == [strengths]


@pytest.mark.clause("WAR-202")
def test_orders_of_the_enemy_work_in_an_early_battle_too() -> None:
    table = Table()
    s = table.position(
        army(s=(2, 0)),
        army(s=front(1, 0, orders=["acz-taczanki"])),
        hands=[["wp-rommel"], ["acz-14dk"]],
    )
    table.play(s, "play wp-rommel", "front s", "effect 1")
    assert battles(table) == ["s 2:2"]


@pytest.mark.clause("WAR-202", "WAR-203")
def test_early_battle_orders_false_stage_4_leaves_the_orders_of_that_front_out_too() -> None:
    table = Table(settings=LATE_ORDERS)
    s = table.position(
        army(n=(0, 1), s=front(3, 1, orders=["wp-do-broni"])),
        army(n=front(0, 1, orders=["acz-marsz-na-plock"])),
        hands=[["wp-rommel"], ["acz-14dk"]],
    )
    table.play(s, "play wp-rommel", "front s", "effect 1", "pass")
    assert battles(table) == ["s 7:0", "n 1:3"]
    assert "The Polish Army gets +2 strength on the Southern Front." not in table.told(-1)


@pytest.mark.clause("WAR-203")
def test_the_front_is_not_resolved_again_in_stage_4() -> None:
    """WP wins S early; afterwards ACz would be stronger there."""
    table = Table()
    s = table.position(army(s=(1, 0)), army(s=(0, 1)), hands=[["wp-rommel"], ["acz-4dk"]])
    table.play(s, "play wp-rommel", "front s", "effect 1", "play acz-4dk")
    assert battles(table) == ["s 2:1"]
    assert table.points(s) == (1, 0)


@pytest.mark.clause("WAR-204")
def test_we_d17_gaj_on_a_front_whose_battle_is_over_has_no_effect_and_is_not_used() -> None:
    """WE-D17: the battle of N was fought already in this round."""
    s = TABLE.position(army(n=(0, 1)), hands=[["acz-gaj"], ["wp-9dp"]], wp=["P2"], fought=["n"])
    TABLE.play(s, "play acz-gaj", "front n")
    half = TABLE.front(s, "acz", "n")
    assert (half["commander"], half["used"], half["started"]) == ("acz-gaj", False, False)
    assert TABLE.lines(s, "wp", "n") == (0, 1)


@pytest.mark.clause("WAR-204")
def test_neither_army_starts_a_second_battle_on_a_front() -> None:
    """Both Rómmel and Budyonny start battles on S; the second one can only move units."""
    s = TABLE.position(army(s=(0, 1)), army(s=(0, 2)), hands=[["wp-rommel"], ["acz-budionny"]])
    TABLE.play(s, "play wp-rommel", "front s", "effect 1", "play acz-budionny", "front s")
    assert TABLE.legal(s) == ["advance s", "shift s n", "shift s c", "stop"]


@pytest.mark.clause("WAR-205")
def test_an_early_win_counts_for_the_sweep_and_for_the_bonus_but_not_earlier() -> None:
    s = TABLE.position(
        army(n=(0, 1), c=(0, 1), s=(0, 1)), hands=[["wp-rommel"], ["acz-14dk"]], bonus="s"
    )
    TABLE.play(s, "play wp-rommel", "front s", "effect 1")
    assert TABLE.points(s) == (0, 0)
    TABLE.play(s, "pass")
    assert TABLE.points(s) == (3, 0)


@pytest.mark.clause("WAR-205")
def test_an_early_win_counts_in_the_comparison_of_battles() -> None:
    s = TABLE.position(army(s=(0, 1)), army(n=(0, 1)), hands=[["wp-rommel"], ["acz-14dk"]])
    TABLE.play(s, "play wp-rommel", "front s", "effect 1", "pass")
    assert TABLE.points(s) == (0, 0)


@pytest.mark.clause("WAR-206")
def test_the_commander_stays_with_its_limit_until_stage_4d() -> None:
    s = TABLE.position(
        army(s=front(0, 3, "wp-pilsudski")), hands=[["wp-9dp", "wp-5dp", "wp-17dp"], ["acz-14dk"]]
    )
    TABLE.play(s, "activate s", "discard wp-9dp", "decline", "pass", "play wp-5dp")
    assert TABLE.commander(s, "wp", "s") == "wp-pilsudski"
    assert TABLE.lines(s, "wp", "s") == (0, 4)
    TABLE.play(s, "pass")
    assert TABLE.commander(s, "wp", "s") == ""
    assert TABLE.lines(s, "wp", "s") == (0, 3)


@pytest.mark.clause("WAR-206")
def test_a_starter_that_is_replaced_is_discarded_then_and_the_new_commander_stays() -> None:
    s = TABLE.position(
        army(s=front(0, 3, "wp-pilsudski")), hands=[["wp-9dp", "wp-galica"], ["acz-14dk"]]
    )
    TABLE.play(s, "activate s", "discard wp-9dp", "decline", "pass")
    TABLE.play(s, "play wp-galica", "front s")
    assert set(TABLE.discard(s, "wp")) == {"wp-9dp", "wp-pilsudski"}
    TABLE.play(s, "effect 1")
    assert TABLE.dump(s)["round"] == 3
    assert TABLE.commander(s, "wp", "s") == "wp-galica"


@pytest.mark.clause("WAR-207")
def test_orders_stay_after_the_battle_and_keep_the_field_occupied() -> None:
    s = TABLE.position(
        army(s=front(0, 1, orders=["wp-do-broni"])),
        hands=[["wp-rommel", "wp-obrona-plocka"], ["acz-14dk"]],
    )
    TABLE.play(s, "play wp-rommel", "front s", "effect 1", "pass", "play wp-obrona-plocka")
    assert TABLE.orders(s, "wp", "s") == ["wp-do-broni"]
    assert TABLE.refuse(s, "front s") == "WAR-141"


@pytest.mark.clause("WAR-208")
def test_cards_may_be_played_on_a_front_whose_battle_is_over() -> None:
    """Units come, an Order moves them, a commander is put; none of it wins the front."""
    table = Table()
    s = table.position(
        red=army(n=(0, 1)),
        hands=[["wp-sbp", "wp-bitwa-nad-wkra", "wp-galica"], ["acz-14dk"]],
        fought=["n"],
        won={"n": "acz"},
        passed=["P2"],
    )
    table.play(s, "play wp-sbp")
    assert table.lines(s, "wp", "n") == (1, 1)
    table.play(s, "play wp-bitwa-nad-wkra", "front n", "advance n")
    assert table.lines(s, "wp", "n") == (2, 0)
    table.play(s, "play wp-galica", "front n", "effect 1")
    assert battles(table) == []
    assert table.points(s) == (0, 1)


@pytest.mark.clause("WAR-208")
def test_a_battle_effect_has_no_use_on_a_front_whose_battle_is_over() -> None:
    table = Table()
    s = table.position(
        army(n=(1, 0)),
        army(n=(1, 0)),
        hands=[["acz-taczanki"], ["wp-9dp"]],
        wp=["P2"],
        fought=["n"],
        passed=["P2"],
    )
    table.play(s, "play acz-taczanki", "front n")
    assert not any("loses" in line for line in table.told(-1))


@pytest.mark.clause("WAR-209")
def test_we_d23_units_put_there_after_the_battle_do_not_fight_and_are_lost() -> None:
    """WE-D23: the battle of N was fought early; then WP adds 2 units to the 1LF of N."""
    table = Table()
    s = table.position(
        army(n=(0, 1)),
        army(n=(0, 2)),
        hands=[["wp-9dp"], ["acz-14dk", "acz-4dk"]],
        fought=["n"],
        won={"n": "acz"},
    )
    table.play(s, "play wp-9dp")
    assert (table.lines(s, "wp", "n"), table.reserve(s, "wp")) == ((2, 1), 18)
    table.play(s, "pass")
    assert battles(table) == []
    assert table.points(s) == (0, 1)
    assert (table.lines(s, "wp", "n"), table.reserve(s, "wp")) == ((0, 1), 20)
