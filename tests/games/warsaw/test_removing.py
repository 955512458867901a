"""Removing units, and the order in which a card works [WAR-106] to [WAR-108]; blocked lines."""

from __future__ import annotations

import pytest

from tests.games.warsaw.table import Table, army, front

RED = ["acz-53ds", "acz-14dk", "acz-12ds"]


@pytest.mark.clause("WAR-106")
def test_a_removed_unit_goes_to_the_reserve_of_its_army() -> None:
    table = Table()
    s = table.position(army(c=(2, 1)), hands=[[], ["acz-sollohub", "acz-53ds"]], active="P2")
    before = table.reserve(s, "acz")
    table.play(s, "play acz-sollohub", "front c", "effect 2")
    assert table.lines(s, "wp", "c") == (1, 1)
    assert table.reserve(s, "wp") == 19
    assert table.reserve(s, "acz") == before


@pytest.mark.clause("WAR-106")
def test_a_removed_unit_can_be_added_again() -> None:
    table = Table()
    s = table.position(
        army(c=(1, 0), n=(20, 0)),
        army(c=(2, 0)),
        hands=[["wp-14dp", "wp-roja"], ["acz-zdobycie-radzymina"]],
        active="P2",
    )
    table.play(s, "play acz-zdobycie-radzymina", "front c")
    assert (table.lines(s, "wp", "c"), table.reserve(s, "wp")) == ((0, 0), 1)
    table.play(s, "play wp-14dp")
    assert (table.lines(s, "wp", "c"), table.reserve(s, "wp")) == ((0, 1), 0)


@pytest.mark.clause("WAR-107")
@pytest.mark.parametrize(("line", "left"), [("line1", (0, 1)), ("line2", (1, 0))])
def test_with_a_choice_of_lines_the_acting_player_chooses(line: str, left: tuple[int, int]) -> None:
    table = Table()
    s = table.position(army(s=(1, 1)), hands=[["wp-9dp"], ["acz-gaj", "acz-53ds"]], active="P2")
    table.play(s, "play acz-gaj", "front s")
    assert table.mover(s) == "P2"
    assert table.legal(s) == ["remove line1", "remove line2"]
    assert table.refuse(s, "decline") == "WAR-107"
    table.play(s, f"remove {line}")
    assert table.lines(s, "wp", "s") == left


@pytest.mark.clause("WAR-107")
@pytest.mark.parametrize(("units", "left"), [((0, 2), (0, 1)), ((2, 0), (1, 0)), ((0, 0), (0, 0))])
def test_without_a_choice_of_lines_nobody_is_asked(
    units: tuple[int, int], left: tuple[int, int]
) -> None:
    table = Table()
    s = table.position(army(s=units), hands=[[], ["acz-gaj", "acz-53ds"]], active="P2")
    table.play(s, "play acz-gaj", "front s")
    assert table.lines(s, "wp", "s") == left
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-107")
def test_if_too_few_enemy_units_are_there_all_of_them_are_removed() -> None:
    table = Table()
    red = army(n=front(0, 6, "acz-jakir"))
    s = table.position(
        army(n=(1, 2)), red, hands=[[], ["acz-za-proletariat", "acz-53ds"]], active="P2"
    )
    table.play(s, "play acz-za-proletariat", "front n", "stop")
    assert table.lines(s, "wp", "n") == (0, 2)


@pytest.mark.clause("WAR-107")
def test_the_line_of_each_unit_is_chosen_as_long_as_both_lines_have_units() -> None:
    table = Table()
    stack = ["round verify-orders", "turns", "remove-units acz n 3"]
    s = table.position(army(n=(1, 3)), stack=stack, active="P2", hands=[[], RED])
    table.play(s, "remove line2")
    assert table.legal(s) == ["remove line1", "remove line2"]
    table.play(s, "remove line1")
    assert table.lines(s, "wp", "n") == (0, 1)
    assert table.reserve(s, "wp") == 20


@pytest.mark.clause("WAR-108")
def test_we_d13_the_number_of_stalins_steps_is_counted_before_the_first() -> None:
    """WE-D13."""
    table = Table()
    red = army(n=(0, 1), c=front(2, 2, "acz-stalin"), s=(0, 1))
    s = table.position(red=red, hands=[[], RED], active="P2")
    table.play(s, "activate c", "discard acz-53ds", "effect 2", "advance n", "advance s")
    assert table.units(s, "acz") == [(1, 0), (2, 2), (1, 0)]
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-108")
def test_we_d13_a_step_to_stalins_own_first_line_brings_no_further_step() -> None:
    """WE-D13."""
    table = Table()
    red = army(n=(0, 1), c=front(2, 2, "acz-stalin"), s=(0, 1))
    s = table.position(red=red, hands=[[], RED], active="P2")
    table.play(s, "activate c", "discard acz-53ds", "effect 2", "advance c", "advance n")
    assert table.units(s, "acz") == [(1, 0), (3, 1), (0, 1)]
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-108")
@pytest.mark.parametrize(
    ("move", "red_n", "left", "reserve"),
    [("shift c n", (1, 6), (0, 1), 20), ("stop", (1, 5), (1, 1), 19)],
)
def test_we_d14_for_the_proletariat_moves_first_and_counts_then(
    move: str, red_n: tuple[int, int], left: tuple[int, int], reserve: int
) -> None:
    """WE-D14."""
    table = Table()
    red = army(n=front(1, 5, "acz-jakir"), c=(0, 1))
    s = table.position(
        army(n=(2, 1)), red, hands=[[], ["acz-za-proletariat", "acz-53ds"]], active="P2"
    )
    assert table.reserve(s, "wp") == 18
    table.play(s, "play acz-za-proletariat", "front n", move)
    assert table.lines(s, "acz", "n") == red_n
    assert table.lines(s, "wp", "n") == left
    assert table.reserve(s, "wp") == reserve


@pytest.mark.clause("WAR-108")
@pytest.mark.parametrize(("red", "polish"), [((2, 3), (1, 3)), ((1, 2), (0, 3))])
def test_we_d24_a_condition_inside_a_unit_card_is_read_when_its_part_is_reached(
    red: tuple[int, int], polish: tuple[int, int]
) -> None:
    """WE-D24."""
    table = Table()
    s = table.position(army(n=(0, 1)), army(n=red), hands=[["wp-ochotnicza", "wp-roja"]])
    table.play(s, "play wp-ochotnicza")
    assert table.lines(s, "wp", "n") == polish


@pytest.mark.clause("WAR-108")
def test_the_removal_of_a_card_counts_units_that_its_move_brought_forward() -> None:
    table = Table()
    red = army(c=(1, 1))
    s = table.position(
        army(c=(0, 2)), red, hands=[[], ["acz-bitwa-pod-zadworzem", "acz-53ds"]], active="P2"
    )
    table.play(s, "play acz-bitwa-pod-zadworzem", "front c", "advance c")
    assert table.lines(s, "wp", "c") == (0, 1)


@pytest.mark.clause("WAR-108")
def test_a_condition_that_is_not_met_yet_when_its_part_is_reached_fails() -> None:
    table = Table()
    s = table.position(
        army(c=(0, 2)),
        army(c=(1, 1)),
        hands=[[], ["acz-bitwa-pod-zadworzem", "acz-53ds"]],
        active="P2",
    )
    table.play(s, "play acz-bitwa-pod-zadworzem", "front c", "stop")
    assert table.lines(s, "wp", "c") == (0, 2)


@pytest.mark.clause("WAR-161")
def test_we_d9_no_unit_is_added_to_a_blocked_first_line() -> None:
    """WE-D9."""
    table = Table()
    s = table.position(
        hands=[[], ["acz-53ds", "acz-14dk"]], active="P2", markers={"wp": "acz.c.line1"}
    )
    table.play(s, "play acz-53ds", "front c")
    assert table.lines(s, "acz", "c") == (0, 1)
    assert table.discard(s, "acz") == ["acz-53ds"]


@pytest.mark.clause("WAR-163")
def test_we_d10_a_blocked_second_line_stops_steps_between_fronts_only() -> None:
    """WE-D10."""
    table = Table()
    s = table.position(
        army(n=(0, 2), c=(0, 1)),
        markers={"acz": "wp.line2"},
        hands=[["wp-przedmoscie", "wp-17dp", "wp-roja"]],
    )
    table.play(s, "play wp-przedmoscie", "front s")
    assert table.legal(s) == ["advance n", "advance c", "stop"]
    assert table.refuse(s, "shift n c") == "WAR-163"
    table.play(s, "advance n", "stop", "play wp-17dp")
    assert table.lines(s, "wp", "n") == (1, 3)


@pytest.mark.clause("WAR-163")
def test_with_all_moves_a_blocked_second_line_stops_the_step_forward_too() -> None:
    table = Table(settings={"block_2lf_scope": "all_moves"})
    s = table.position(
        army(n=(0, 2), c=(0, 1)), markers={"acz": "wp.line2"}, hands=[["wp-przedmoscie", "wp-roja"]]
    )
    table.play(s, "play wp-przedmoscie", "front s")
    assert table.legal(s)[-1] == "pass"
