"""What a Blockade marker forbids, and where it may lie."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import after_round, battles
from tests.games.warsaw.table import Table, army, front

TABLE = Table()
FREE = Table(settings={"blockade_side": "free"})
HELD = Table(settings={"block_2lf_scope": "all_moves"})
SPOTS = [
    "n.line1",
    "c.line1",
    "s.line1",
    "line2",
    "n.commander",
    "c.commander",
    "s.commander",
    "n.order",
    "c.order",
    "s.order",
]
HANDS = [["wp-9dp"], ["acz-14dk"]]


@pytest.mark.clause("WAR-159")
def test_a_marker_hinders_the_army_that_owns_the_place_not_the_other() -> None:
    s = TABLE.position(hands=[["wp-9dp"], ["acz-10dk", "acz-14dk"]], markers={"wp": "acz.n.line1"})
    TABLE.play(s, "play wp-9dp", "play acz-10dk")
    assert TABLE.lines(s, "wp", "n") == (2, 0)
    assert TABLE.lines(s, "acz", "n") == (0, 0)


@pytest.mark.clause("WAR-159")
def test_it_does_not_matter_who_put_the_marker_there() -> None:
    hand = ["wp-9dp", "wp-17dp", "wp-18dp"]
    s = TABLE.position(hands=[hand, ["acz-14dk"]], markers={"acz": "wp.line2"})
    TABLE.play(s, "block", "discard wp-17dp", "put acz wp.n.line1", "pass", "play wp-9dp")
    assert TABLE.mover(s) == "P1"
    assert TABLE.lines(s, "wp", "n") == (0, 0)


@pytest.mark.clause("WAR-160")
def test_an_army_has_ten_places_of_five_kinds() -> None:
    red = army(n=front(2, 3, "acz-gaj"), c=(0, 1))
    s = TABLE.position(red=red, hands=HANDS, stack=["round turns", "place-special wp"])
    assert TABLE.legal(s) == [f"put special acz.{spot}" for spot in SPOTS] + ["decline"]


@pytest.mark.clause("WAR-160")
def test_a_card_that_blocks_some_kind_of_place_does_not_block_another() -> None:
    """Radio Intelligence blocks fields: not the commander card on N, no line."""
    s = TABLE.position(
        red=army(n=front(0, 1, "acz-gaj")),
        hands=[["wp-radiowywiad"], ["acz-14dk"]],
        markers={"wp": "acz.line2"},
    )
    TABLE.play(s, "play wp-radiowywiad", "front c")
    assert TABLE.refuse(s, "put wp acz.n.commander") == "WAR-160"
    assert TABLE.refuse(s, "put wp acz.c.line1") == "WAR-160"
    TABLE.play(s, "put wp acz.c.commander")
    assert TABLE.marker(s, "wp") == "acz.c.commander"


@pytest.mark.clause("WAR-161")
def test_no_unit_is_added_to_a_blocked_first_line() -> None:
    s = TABLE.position(hands=[["wp-18dp"], ["acz-14dk"]], markers={"acz": "wp.n.line1"})
    TABLE.play(s, "play wp-18dp")
    assert (TABLE.lines(s, "wp", "n"), TABLE.reserve(s, "wp")) == ((0, 1), 20)


@pytest.mark.clause("WAR-161")
def test_no_unit_steps_to_a_blocked_first_line() -> None:
    s = TABLE.position(
        army(n=(0, 2), c=(0, 1)),
        hands=[["wp-przedmoscie"], ["acz-14dk"]],
        markers={"acz": "wp.n.line1"},
    )
    TABLE.play(s, "play wp-przedmoscie", "front c")
    assert TABLE.refuse(s, "advance n") == "WAR-161"
    assert "advance c" in TABLE.legal(s)
    assert "shift n s" in TABLE.legal(s)


@pytest.mark.clause("WAR-161", "WAR-088")
def test_no_supply_action_steps_to_a_blocked_first_line() -> None:
    s = TABLE.position(army(n=(0, 2)), stack=["supply-actions wp 3"], markers={"acz": "wp.n.line1"})
    assert TABLE.refuse(s, "advance n") == "WAR-161"


@pytest.mark.clause("WAR-161")
def test_units_that_would_all_move_stay_behind_a_blocked_first_line() -> None:
    s = TABLE.position(
        army(n=(0, 2)),
        hands=[["wp-manewr-znad-wieprza"], ["acz-14dk"]],
        markers={"acz": "wp.n.line1"},
    )
    TABLE.play(s, "play wp-manewr-znad-wieprza", "front n")
    assert TABLE.lines(s, "wp", "n") == (0, 2)


@pytest.mark.clause("WAR-161")
def test_with_a_blocked_first_line_pilsudski_starts_the_battle_but_no_unit_moves() -> None:
    table = Table()
    s = table.position(
        army(n=(0, 2)), hands=[["wp-pilsudski"], ["acz-14dk"]], markers={"acz": "wp.n.line1"}
    )
    table.play(s, "play wp-pilsudski", "front n", "effect 1")
    assert battles(table) == ["n 2:0"]


@pytest.mark.clause("WAR-162")
def test_the_other_lines_stay_open() -> None:
    s = TABLE.position(
        hands=[["wp-14dp", "wp-sbp"], ["acz-14dk"]], passed=["P2"], markers={"acz": "wp.c.line1"}
    )
    TABLE.play(s, "play wp-14dp")
    assert TABLE.lines(s, "wp", "c") == (0, 3)
    s = TABLE.position(hands=[["wp-7dp"], ["acz-14dk"]], markers={"acz": "wp.c.line1"})
    TABLE.play(s, "play wp-7dp")
    assert TABLE.units(s, "wp") == [(0, 0), (0, 0), (1, 0)]


@pytest.mark.clause("WAR-162")
def test_units_on_a_blocked_first_line_stay_and_count() -> None:
    table = Table()
    s = table.position(army(n=(2, 1)), hands=[["wp-9dp"], []], markers={"acz": "wp.n.line1"})
    assert table.lines(s, "wp", "n") == (2, 1)
    table.play(s, "pass")
    assert battles(table) == ["n 5:0"]


@pytest.mark.clause("WAR-163")
def test_we_d10_a_marker_on_the_second_line_forbids_steps_between_all_fronts() -> None:
    """WE-D10: WP N 0/2, C 0/1, "move up to 3"."""
    s = TABLE.position(
        army(n=(0, 2), c=(0, 1)), hands=[["wp-przedmoscie"], []], markers={"acz": "wp.line2"}
    )
    TABLE.play(s, "play wp-przedmoscie", "front s")
    assert TABLE.legal(s) == ["advance n", "advance c", "stop"]
    assert TABLE.refuse(s, "shift n c") == "WAR-163"
    assert TABLE.refuse(s, "shift c s") == "WAR-163"


@pytest.mark.clause("WAR-163")
def test_block_2lf_scope_all_moves_no_unit_leaves_a_second_line() -> None:
    s = HELD.position(
        army(n=(0, 2), c=(0, 1)), stack=["supply-actions wp 3"], markers={"acz": "wp.line2"}
    )
    assert HELD.legal(s) == ["add n", "add c", "add s", "stop"]
    assert HELD.refuse(s, "shift n c") == "WAR-163"
    assert HELD.refuse(s, "advance n") == "WAR-163"


@pytest.mark.clause("WAR-163")
@pytest.mark.parametrize("table", [TABLE, HELD], ids=["between_fronts", "all_moves"])
def test_units_may_be_added_to_a_blocked_second_line(table: Table) -> None:
    s = table.position(hands=[["wp-17dp"], ["acz-14dk"]], markers={"acz": "wp.line2"})
    table.play(s, "play wp-17dp")
    assert table.lines(s, "wp", "n") == (0, 3)


@pytest.mark.clause("WAR-163")
@pytest.mark.parametrize(
    ("table", "lines"), [(TABLE, (3, 0)), (HELD, (1, 2))], ids=["between_fronts", "all_moves"]
)
def test_block_2lf_scope_decides_whether_all_units_can_move_forward(
    table: Table, lines: tuple[int, int]
) -> None:
    s = table.position(
        army(n=(1, 2)),
        hands=[["wp-manewr-znad-wieprza"], ["acz-14dk"]],
        markers={"acz": "wp.line2"},
    )
    table.play(s, "play wp-manewr-znad-wieprza", "front n")
    assert table.lines(s, "wp", "n") == lines


@pytest.mark.clause("WAR-164", "WAR-165")
def test_we_d21_a_commander_under_a_marker_cannot_be_activated_but_keeps_its_limit() -> None:
    """WE-D21: Galica on C with 0/6; ACz puts its marker on him."""
    s = TABLE.position(
        army(c=front(0, 6, "wp-galica")),
        hands=[["wp-9dp", "wp-17dp"], ["acz-14dk"]],
        order=["P2", "P1"],
        active="P2",
        markers={"acz": "wp.line2"},
    )
    TABLE.play(s, "block", "discard acz-14dk", "put acz wp.c.commander")
    assert TABLE.refuse(s, "activate c") == "WAR-164"
    assert TABLE.lines(s, "wp", "c") == (0, 6)


@pytest.mark.clause("WAR-165")
def test_under_a_marker_the_raised_limit_still_lets_units_in() -> None:
    s = TABLE.position(
        army(c=front(0, 3, "wp-galica")),
        stack=["supply-actions wp 4"],
        markers={"acz": "wp.c.commander"},
    )
    TABLE.play(s, "add c", "add c", "add c")
    assert TABLE.refuse(s, "add c") == "WAR-083"
    assert TABLE.lines(s, "wp", "c") == (0, 6)


@pytest.mark.clause("WAR-166")
def test_no_commander_is_put_on_a_blocked_empty_field() -> None:
    s = TABLE.position(hands=[["wp-galica"], ["acz-14dk"]], markers={"acz": "wp.c.commander"})
    TABLE.play(s, "play wp-galica")
    assert TABLE.legal(s) == ["front n", "front s"]
    assert TABLE.refuse(s, "front c") == "WAR-166"


@pytest.mark.clause("WAR-166")
def test_with_every_commander_field_blocked_no_commander_can_be_played() -> None:
    markers = {"wp": "wp.n.commander", "acz": "wp.c.commander", "special": "wp.s.commander"}
    s = FREE.position(hands=[["wp-galica"], ["acz-14dk"]], markers=markers)
    assert FREE.refuse(s, "play wp-galica") == "WAR-166"


@pytest.mark.clause("WAR-167")
def test_no_order_is_put_on_a_blocked_field() -> None:
    s = TABLE.position(hands=[["wp-obrona-plocka"], ["acz-14dk"]], markers={"acz": "wp.c.order"})
    TABLE.play(s, "play wp-obrona-plocka")
    assert TABLE.legal(s) == ["front n", "front s"]
    assert TABLE.refuse(s, "front c") == "WAR-167"


@pytest.mark.clause("WAR-167")
def test_with_every_order_field_blocked_no_order_can_be_played() -> None:
    markers = {"wp": "wp.n.order", "acz": "wp.c.order", "special": "wp.s.order"}
    s = FREE.position(hands=[["wp-obrona-plocka"], ["acz-14dk"]], markers=markers)
    assert FREE.refuse(s, "play wp-obrona-plocka") == "WAR-167"


@pytest.mark.clause("WAR-168")
def test_a_marker_may_be_put_on_lines_where_units_stand() -> None:
    s = TABLE.position(red=army(n=(2, 2)), hands=HANDS, markers={"wp": "acz.c.order"})
    TABLE.play(s, "block", "discard wp-9dp", "put wp acz.n.line1")
    assert TABLE.marker(s, "wp") == "acz.n.line1"
    assert TABLE.lines(s, "acz", "n") == (2, 2)


@pytest.mark.clause("WAR-169")
def test_the_markers_of_the_armies_stay_where_they_are_when_the_round_ends() -> None:
    places = {"wp": "acz.n.line1", "acz": "wp.c.commander"}
    s = after_round(TABLE, army(n=(1, 1)), army(n=(1, 1)), markers=places)
    assert TABLE.dump(s)["markers"] == places | {"special": ""}


@pytest.mark.clause("WAR-170")
def test_no_marker_is_put_on_an_order_field_that_holds_an_order() -> None:
    red = army(n=front(0, 1, orders=["acz-sabotaz"]))
    s = TABLE.position(red=red, hands=HANDS, markers={"wp": "acz.line2"})
    TABLE.play(s, "block", "discard wp-9dp")
    assert TABLE.refuse(s, "put wp acz.n.order") == "WAR-170"
    assert "put wp acz.c.order" in TABLE.legal(s)


@pytest.mark.clause("WAR-170", "WAR-175")
def test_the_special_marker_is_not_put_on_an_order_either() -> None:
    red = army(n=front(0, 1, orders=["acz-sabotaz"]))
    s = TABLE.position(red=red, hands=HANDS, stack=["round turns", "place-special wp"])
    assert TABLE.refuse(s, "put special acz.n.order") == "WAR-170"


@pytest.mark.clause("WAR-171")
def test_we_d21_a_commander_used_before_the_marker_came_keeps_its_bonus() -> None:
    """WE-D21: Galica was used for +1 before."""
    table = Table()
    s = table.position(
        army(c=front(0, 6, "wp-galica", used=True, strength=1)),
        hands=[[], ["acz-14dk"]],
        active="P2",
        markers={"acz": "wp.line2"},
    )
    table.play(s, "block", "discard acz-14dk", "put acz wp.c.commander")
    assert battles(table) == ["c 7:0"]


@pytest.mark.clause("WAR-172")
def test_we_d29_a_commander_under_a_marker_may_be_replaced() -> None:
    """WE-D29: the ACz marker lies on Galica (C); WP plays Haller there."""
    s = TABLE.position(
        army(c=front(0, 6, "wp-galica")),
        hands=[["wp-haller", "wp-9dp"], ["acz-14dk"]],
        markers={"acz": "wp.c.commander"},
    )
    TABLE.play(s, "play wp-haller", "front c")
    assert TABLE.commander(s, "wp", "c") == "wp-haller"
    assert TABLE.discard(s, "wp") == ["wp-galica"]
    assert TABLE.lines(s, "wp", "c") == (0, 4)
    assert TABLE.marker(s, "acz") == "wp.c.commander"
    assert not TABLE.front(s, "wp", "c")["used"]
    TABLE.play(s, "pass")
    assert TABLE.refuse(s, "activate c") == "WAR-164"


@pytest.mark.clause("WAR-173")
def test_when_the_commander_under_a_marker_is_discarded_the_marker_blocks_the_field() -> None:
    polish = army(s=front(0, 1, "wp-pilsudski", used=True, started=True))
    s = TABLE.position(
        polish, hands=[["wp-galica"], []], fought=["s"], markers={"acz": "wp.s.commander"}
    )
    TABLE.play(s, "pass", "roll 1")
    TABLE.chance(s)
    assert TABLE.commander(s, "wp", "s") == ""
    assert TABLE.marker(s, "acz") == "wp.s.commander"
    TABLE.play(s, "play wp-galica")
    assert TABLE.refuse(s, "front s") == "WAR-166"


@pytest.mark.clause("WAR-174")
def test_two_markers_do_not_lie_on_one_place() -> None:
    s = TABLE.position(hands=HANDS, markers={"wp": "acz.n.line1", "special": "acz.line2"})
    TABLE.play(s, "block", "discard wp-9dp")
    assert TABLE.refuse(s, "put wp acz.line2") == "WAR-174"


@pytest.mark.clause("WAR-174", "WAR-175")
def test_the_special_marker_is_not_put_on_another_marker() -> None:
    s = TABLE.position(
        hands=HANDS, markers={"wp": "acz.line2"}, stack=["round turns", "place-special wp"]
    )
    assert TABLE.refuse(s, "put special acz.line2") == "WAR-174"


@pytest.mark.clause("WAR-175")
@pytest.mark.parametrize(("winner", "enemy"), [("wp", "acz"), ("acz", "wp")])
def test_the_special_marker_is_put_on_a_place_of_the_enemy_of_the_winner(
    winner: str, enemy: str
) -> None:
    s = TABLE.position(hands=HANDS, stack=["round turns", f"place-special {winner}"])
    assert TABLE.refuse(s, f"put special {winner}.line2") == "WAR-175"
    TABLE.play(s, f"put special {enemy}.line2")
    assert TABLE.marker(s, "special") == f"{enemy}.line2"


@pytest.mark.clause("WAR-175", "WAR-149")
def test_blockade_side_free_the_special_marker_goes_to_either_side() -> None:
    s = FREE.position(hands=HANDS, stack=["round turns", "place-special wp"])
    places = [f"put special {side}.{spot}" for side in ("wp", "acz") for spot in SPOTS]
    assert FREE.legal(s) == [*places, "decline"]


@pytest.mark.clause("WAR-175")
@pytest.mark.parametrize(
    ("place", "moves", "clause"),
    [
        ("wp.n.line1", ["play wp-przedmoscie", "front s", "advance n"], "WAR-161"),
        ("wp.line2", ["play wp-przedmoscie", "front s", "shift n c"], "WAR-163"),
        ("wp.c.commander", ["activate c"], "WAR-164"),
        ("wp.n.commander", ["play wp-haller", "front n"], "WAR-166"),
        ("wp.n.order", ["play wp-przedmoscie", "front n"], "WAR-167"),
    ],
)
def test_the_special_marker_forbids_what_the_others_forbid(
    place: str, moves: list[str], clause: str
) -> None:
    s = TABLE.position(
        army(n=(0, 2), c=front(0, 1, "wp-galica")),
        hands=[["wp-przedmoscie", "wp-haller"], ["acz-14dk"]],
        markers={"special": place},
    )
    TABLE.play(s, *moves[:-1])
    assert TABLE.refuse(s, moves[-1]) == clause
