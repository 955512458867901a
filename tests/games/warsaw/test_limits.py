"""Limits of lines [WAR-092] to [WAR-099]."""

from __future__ import annotations

import pytest

from sztab.core.action import PositionError
from tests.games.warsaw.table import Table, army, front


@pytest.mark.clause("WAR-092")
def test_a_first_line_has_no_limit() -> None:
    table = Table()
    s = table.position(army(n=(16, 2)), hands=[["wp-9dp", "wp-17dp"]])
    table.play(s, "play wp-9dp")
    assert table.lines(s, "wp", "n") == (18, 2)


@pytest.mark.clause("WAR-092")
def test_units_may_step_to_a_first_line_however_many_are_there() -> None:
    table = Table()
    s = table.position(army(n=(18, 3)), stack=["supply-actions wp 3"])
    table.play(s, "advance n", "advance n", "advance n")
    assert table.lines(s, "wp", "n") == (21, 0)


@pytest.mark.clause("WAR-093")
@pytest.mark.parametrize("side", ["wp", "acz"])
def test_a_second_line_holds_3_units(side: str) -> None:
    table = Table()
    s = table.position(army(c=(0, 2)), army(c=(0, 2)), stack=[f"supply-actions {side} 3"])
    table.play(s, "add c")
    assert table.lines(s, side, "c") == (0, 3)
    assert table.refuse(s, "add c")


@pytest.mark.clause("WAR-093")
def test_a_position_with_4_units_on_a_second_line_is_refused() -> None:
    with pytest.raises(PositionError, match=r"more than 3 units \[WAR-093\]"):
        Table().position(army(c=(0, 4)))


@pytest.mark.clause("WAR-094")
@pytest.mark.parametrize(
    ("leader", "limit"),
    [("wp-galica", 6), ("wp-roja", 5), ("wp-haller", 4), ("wp-rommel", 3), ("wp-pilsudski", 4)],
)
def test_a_commander_replaces_the_limit_by_the_number_on_the_card(leader: str, limit: int) -> None:
    table = Table()
    s = table.position(army(c=front(0, 0, leader)), stack=["supply-actions wp 9"])
    for _ in range(limit):
        table.play(s, "add c")
    assert "add c" not in table.legal(s)
    assert table.lines(s, "wp", "c") == (0, limit)


@pytest.mark.clause("WAR-094")
def test_the_limit_of_a_commander_holds_on_no_other_front_and_not_for_the_enemy() -> None:
    table = Table()
    polish = army(n=(0, 3), c=front(0, 3, "wp-galica"), s=(0, 3))
    s = table.position(
        polish, army(c=(0, 3)), stack=["supply-actions acz 1", "supply-actions wp 1"]
    )
    assert [move for move in table.legal(s) if "add" in move] == ["add c"]
    table.play(s, "add c")
    assert "add c" not in table.legal(s)


@pytest.mark.clause("WAR-094")
def test_units_above_3_may_step_to_a_front_whose_commander_allows_them() -> None:
    table = Table()
    polish = army(n=(0, 2), c=front(0, 5, "wp-galica"))
    s = table.position(polish, stack=["supply-actions wp 3"])
    table.play(s, "shift n c")
    assert table.lines(s, "wp", "c") == (0, 6)
    assert table.refuse(s, "shift n c") == "WAR-102"


@pytest.mark.clause("WAR-095")
def test_we_r2_a_new_commander_with_a_lower_limit_sends_the_surplus_to_the_reserve() -> None:
    """WE-R2: the effect of Haller is chosen with 4 own units counted, not with 6."""
    table = Table()
    polish = army(c=front(0, 6, "wp-galica"))
    s = table.position(polish, army(c=(2, 3)), hands=[["wp-haller", "wp-9dp"]])
    assert table.reserve(s, "wp") == 15
    table.play(s, "play wp-haller", "front c")
    assert table.commander(s, "wp", "c") == "wp-haller"
    assert table.discard(s, "wp") == ["wp-galica"]
    assert table.lines(s, "wp", "c") == (0, 4)
    assert table.reserve(s, "wp") == 17
    assert table.front(s, "wp", "c")["strength"] == 2


@pytest.mark.clause("WAR-095")
def test_the_surplus_is_gone_before_the_new_effect_moves_units() -> None:
    table = Table()
    polish = army(c=front(0, 6, "wp-galica"))
    s = table.position(polish, army(c=(0, 3)), hands=[["wp-haller", "wp-9dp"]])
    table.play(s, "play wp-haller", "front c")
    assert table.lines(s, "wp", "c") == (0, 4)
    table.play(s, "advance c", "advance c", "advance c")
    assert table.lines(s, "wp", "c") == (3, 1)


@pytest.mark.clause("WAR-095")
def test_a_new_commander_with_a_higher_limit_removes_nothing() -> None:
    table = Table()
    polish = army(c=front(1, 4, "wp-haller"))
    s = table.position(polish, hands=[["wp-galica", "wp-9dp"]])
    table.play(s, "play wp-galica", "front c", "effect 1")
    assert table.lines(s, "wp", "c") == (1, 4)


@pytest.mark.clause("WAR-095")
def test_units_on_the_first_line_are_no_surplus() -> None:
    table = Table()
    polish = army(c=front(5, 3, "wp-galica"))
    s = table.position(polish, hands=[["wp-rommel", "wp-9dp"]])
    table.play(s, "play wp-rommel", "front c", "stop")
    assert table.lines(s, "wp", "c") == (5, 3)


@pytest.mark.clause("WAR-096")
def test_when_a_commander_leaves_after_the_battle_the_limit_is_3_again() -> None:
    table = Table()
    polish = army(
        s=front(0, 4, "wp-pilsudski", used=True, started=True), n=front(0, 6, "wp-galica")
    )
    s = table.position(polish, fought=["s"], hands=[["wp-9dp"]])
    assert table.reserve(s, "wp") == 11
    table.play(s, "pass")
    assert table.commander(s, "wp", "s") == ""
    assert table.lines(s, "wp", "s") == (0, 3)
    assert table.reserve(s, "wp") == 12
    assert table.lines(s, "wp", "n") == (0, 6)


@pytest.mark.clause("WAR-096")
def test_a_commander_who_stays_keeps_the_limit_in_the_next_round() -> None:
    table = Table()
    s = table.position(army(n=front(1, 6, "wp-galica")), hands=[["wp-9dp"]])
    table.play(s, "pass")
    assert table.lines(s, "wp", "n") == (0, 6)


@pytest.mark.clause("WAR-097")
def test_we_d8_units_above_the_limit_stay_in_the_reserve() -> None:
    """WE-D8."""
    table = Table()
    s = table.position(army(n=(0, 1)), hands=[["wp-17dp", "wp-roja"]])
    table.play(s, "play wp-17dp")
    assert table.lines(s, "wp", "n") == (0, 3)
    assert table.reserve(s, "wp") == 18


@pytest.mark.clause("WAR-097")
@pytest.mark.parametrize(("leader", "line2"), [("wp-galica", 6), ("wp-haller", 4)])
def test_with_a_commander_units_fit_up_to_the_limit_of_the_card(leader: str, line2: int) -> None:
    table = Table()
    s = table.position(army(n=front(0, 3, leader)), hands=[["wp-17dp", "wp-roja"]])
    table.play(s, "play wp-17dp")
    assert table.lines(s, "wp", "n") == (0, line2)


@pytest.mark.clause("WAR-097")
@pytest.mark.parametrize(("players", "seed"), [(2, 97), (4, 98)])
def test_no_second_line_is_above_its_limit_in_a_whole_game(players: int, seed: int) -> None:
    table = Table(players)
    most = 0
    for s in table.random_game(seed):
        for side in s.armies:
            for place in range(3):
                leader = side.commanders[place]
                limit = 3 if leader < 0 else table.cards.limit[leader]
                assert side.second(place) <= limit
                most = max(most, int(side.second(place)))
    assert most >= 3


@pytest.mark.clause("WAR-098")
def test_if_the_reserve_is_short_all_of_it_is_added() -> None:
    table = Table()
    s = table.position(army(n=(10, 0), s=(9, 0)), hands=[["wp-14dp", "wp-roja"]])
    table.play(s, "play wp-14dp")
    assert table.lines(s, "wp", "c") == (0, 2)
    assert table.reserve(s, "wp") == 0


@pytest.mark.clause("WAR-098")
def test_the_first_part_of_a_card_takes_the_last_unit() -> None:
    table = Table()
    s = table.position(army(n=(10, 0), s=(9, 1)), hands=[["wp-16dp", "wp-roja"]])
    table.play(s, "play wp-16dp")
    assert table.lines(s, "wp", "c") == (1, 0)


@pytest.mark.clause("WAR-099")
def test_a_card_adds_all_its_units_without_asking() -> None:
    table = Table()
    s = table.position(hands=[["wp-14dp", "wp-roja"]])
    table.play(s, "play wp-14dp")
    assert table.lines(s, "wp", "c") == (0, 3)
    assert table.legal(s)[-1] == "pass"
    assert table.refuse(s, "stop") == "WAR-120"


@pytest.mark.clause("WAR-099")
def test_a_commander_adds_all_units_of_the_effect() -> None:
    table = Table()
    s = table.position(hands=[["wp-omelianowicz-pawlenko", "wp-roja"]])
    table.play(s, "play wp-omelianowicz-pawlenko", "front s")
    table.play(s, "effect 1")
    assert table.lines(s, "wp", "s") == (0, 2)
    assert table.legal(s)[-1] == "pass"
