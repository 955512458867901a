"""Funds with two players [WAR-062] to [WAR-064], and drawing [WAR-074] to [WAR-077]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import OVER
from tests.games.warsaw.table import Table, army

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState

NO_DRAW = {"funds_tie": "no_draw"}


def drawing(table: Table, s: WarsawState) -> list[str]:
    """Draw until a player has to decide; return who draws, once per card."""
    seats: list[str] = []
    while s.stack and table.dump(s)["stack"][-1].startswith("draw-cards"):
        seats.append(table.dump(s)["stack"][-1].split()[1])
        table.play(s, table.legal(s)[0])
    return seats


@pytest.mark.clause("WAR-062")
@pytest.mark.parametrize(("polish", "red", "order"), [(1, 0, ["P1", "P2"]), (0, 1, ["P2", "P1"])])
def test_the_winner_draws_up_to_5_and_takes_the_initiative(
    polish: int, red: int, order: list[str]
) -> None:
    table = Table()
    s = table.position(
        army(funds=["wp-9dp"][:polish]),
        army(funds=["acz-53ds"][:red]),
        order=order[::-1],
        stack=["round duel-funds"],
    )
    drawing(table, s)
    winner = int(order[0][1]) - 1
    assert len(table.hand(s, winner)) == 5
    assert table.dump(s)["order"] == order
    assert table.mover(s) == order[0]


@pytest.mark.clause("WAR-062")
def test_two_players_choose_no_edge_of_funds() -> None:
    table = Table()
    s = table.position(army(funds=["wp-9dp"]), stack=["round duel-funds"])
    assert table.mover(s) == "chance"
    assert table.refuse(s, "edge b") == "WAR-074"


@pytest.mark.clause("WAR-062")
def test_we_d3_funds_of_two_players() -> None:
    """WE-D3."""
    table = Table()
    s = table.position(
        army(funds=["wp-9dp", "wp-17dp"]),
        army(funds=["acz-53ds"]),
        hands=[["wp-roja"]],
        order=["P2", "P1"],
        stack=["round duel-funds"],
    )
    assert drawing(table, s) == ["P1"] * 4 + ["P2"] * 4
    assert [len(table.hand(s, seat)) for seat in (0, 1)] == [5, 4]
    assert table.dump(s)["order"] == ["P1", "P2"]
    assert table.discard(s, "wp") == ["wp-9dp", "wp-17dp"]
    assert table.discard(s, "acz") == ["acz-53ds"]


@pytest.mark.clause("WAR-063")
def test_the_loser_draws_up_to_4() -> None:
    table = Table()
    s = table.position(
        red=army(funds=["acz-53ds"]), hands=[["wp-roja", "wp-9dp"]], stack=["round duel-funds"]
    )
    assert drawing(table, s) == ["P2"] * 5 + ["P1"] * 2
    assert [len(table.hand(s, seat)) for seat in (0, 1)] == [4, 5]


@pytest.mark.clause("WAR-064")
def test_we_d4_after_a_tie_both_draw_up_to_4_and_the_initiative_stays() -> None:
    """WE-D4."""
    table = Table()
    s = table.position(
        army(funds=["wp-9dp"]),
        army(funds=["acz-53ds"]),
        order=["P2", "P1"],
        hands=[["wp-roja"], []],
        stack=["round duel-funds"],
    )
    drawing(table, s)
    assert [len(table.hand(s, seat)) for seat in (0, 1)] == [4, 4]
    assert table.dump(s)["order"] == ["P2", "P1"]
    assert table.mover(s) == "P2"


@pytest.mark.clause("WAR-064")
def test_no_cards_against_no_cards_is_such_a_tie() -> None:
    table = Table()
    s = table.position(order=["P2", "P1"], stack=["round duel-funds"])
    drawing(table, s)
    assert [len(table.hand(s, seat)) for seat in (0, 1)] == [4, 4]


@pytest.mark.clause("WAR-064")
def test_with_no_draw_nobody_draws_after_a_tie() -> None:
    table = Table(settings=NO_DRAW)
    s = table.position(order=["P2", "P1"], hands=[["wp-roja"], []], stack=["round duel-funds"])
    assert table.hand(s, 0) == ["wp-roja"]
    assert table.hand(s, 1) == []
    assert table.dump(s)["order"] == ["P2", "P1"]
    assert table.mover(s) == "P1"


@pytest.mark.clause("WAR-064")
def test_with_no_draw_a_win_still_fills_the_hands() -> None:
    table = Table(settings=NO_DRAW)
    s = table.position(army(funds=["wp-9dp"]), stack=["round duel-funds"])
    drawing(table, s)
    assert [len(table.hand(s, seat)) for seat in (0, 1)] == [5, 4]


@pytest.mark.clause("WAR-064")
def test_with_no_draw_the_first_hands_are_dealt_all_the_same() -> None:
    table = Table(settings=NO_DRAW)
    s = table.new()
    table.play(s, "wp P1", "first wp", "put wp acz.n.line1", "put acz wp.line2", "order P1,P2")
    drawing(table, s)
    assert [len(table.hand(s, seat)) for seat in (0, 1)] == [4, 4]


@pytest.mark.clause("WAR-074")
@pytest.mark.parametrize("kept", [0, 1, 4, 5])
def test_cards_kept_from_the_last_round_count(kept: int) -> None:
    table = Table()
    hand = ["wp-9dp", "wp-17dp", "wp-18dp", "wp-sbp", "wp-11dp"][:kept]
    s = table.position(army(funds=["wp-roja"]), hands=[hand], stack=["round duel-funds"])
    assert drawing(table, s).count("P1") == 5 - kept
    assert set(hand) <= set(table.hand(s, 0))
    assert len(table.hand(s, 0)) == 5


@pytest.mark.clause("WAR-075")
def test_we_d5_who_holds_more_than_the_limit_draws_nothing_and_keeps_all() -> None:
    """WE-D5."""
    table = Table()
    hand = ["wp-9dp", "wp-17dp", "wp-18dp", "wp-sbp", "wp-11dp"]
    s = table.position(red=army(funds=["acz-53ds"]), hands=[hand], stack=["round duel-funds"])
    assert drawing(table, s) == ["P2"] * 5
    assert sorted(table.hand(s, 0)) == sorted(hand)


@pytest.mark.clause("WAR-076")
def test_nobody_can_stop_drawing() -> None:
    table = Table()
    s = table.position(stack=["round duel-funds"])
    for _ in range(8):
        assert table.mover(s) == "chance"
        assert table.refuse(s, "stop") == "WAR-074"
        assert table.refuse(s, "decline") == "WAR-074"
        table.play(s, table.legal(s)[0])
    assert table.mover(s) == "P1"


@pytest.mark.clause("WAR-077")
def test_the_winner_draws_before_the_loser() -> None:
    table = Table()
    s = table.position(red=army(funds=["acz-53ds"]), stack=["round duel-funds"])
    assert drawing(table, s) == ["P2"] * 5 + ["P1"] * 4


@pytest.mark.clause("WAR-074")
def test_we_d22_4_cards_in_each_of_13_rounds_are_52_of_53() -> None:
    """WE-D22."""
    table = Table()
    s = table.new()
    table.play(s, "wp P1", "first wp", "put wp acz.n.line1", "put acz wp.line2", "order P1,P2")
    for number in range(1, 14):
        table.chance(s)
        assert table.dump(s)["round"] == number
        assert len(table.deck(s, "wp")) == 53 - 4 * number
        while table.mover(s) in ("P1", "P2"):
            table.play(s, "bid support", table.legal_after(s, "bid support")[0])
    assert s.to_move() == OVER
    assert (len(table.deck(s, "wp")), len(table.deck(s, "acz"))) == (1, 1)


@pytest.mark.clause("WAR-062")
def test_we_d22_who_wins_funds_every_time_has_drawn_the_deck_in_round_11() -> None:
    """WE-D22."""
    table = Table()
    s = table.new()
    table.play(s, "wp P1", "first wp", "put wp acz.n.line1", "put acz wp.line2", "order P1,P2")
    drawn = []
    while s.to_move() != OVER:
        table.chance(s)
        drawn.append(53 - len(table.deck(s, "wp")))
        while table.mover(s) in ("P1", "P2"):
            if table.mover(s) == "P2":
                table.play(s, "pass")
            else:
                table.play(s, "bid funds", table.legal_after(s, "bid funds")[0])
    assert drawn == [4 + 5 * number for number in range(10)] + [53]
    assert table.dump(s)["round"] == 11
