"""The preparation of round 1 [WAR-047] to [WAR-049]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.warsaw.table import Table

if TYPE_CHECKING:
    from sztab.games.warsaw.state import WarsawState


def with_markers(table: Table, polish: str) -> WarsawState:
    """Return the table after the armies and the markers are settled."""
    s = table.new()
    table.play(s, f"wp {polish}", "first wp", "put wp acz.n.line1", "put acz wp.line2")
    return s


def drawing(table: Table, s: WarsawState) -> list[str]:
    """Draw until a player has to decide; return who draws, each player once."""
    seats: list[str] = []
    while table.dump(s)["stack"][-1].startswith("draw-cards"):
        seat = table.dump(s)["stack"][-1].split()[1]
        if seat not in seats:
            seats.append(seat)
        table.play(s, table.legal(s)[0])
    return seats


@pytest.mark.clause("WAR-047")
def test_with_two_players_a_fair_lot_decides_the_initiative() -> None:
    table = Table()
    s = with_markers(table, "P1")
    assert table.odds(s) == {"order P1,P2": 0.5, "order P2,P1": 0.5}
    assert table.refuse(s, "draw wp-9dp") == "WAR-047"


@pytest.mark.clause("WAR-047")
def test_who_has_the_initiative_acts_first_in_round_1() -> None:
    table = Table()
    s = with_markers(table, "P1")
    table.play(s, "order P2,P1")
    table.chance(s)
    assert table.mover(s) == "P2"


@pytest.mark.clause("WAR-048")
@pytest.mark.parametrize(("players", "polish", "orders"), [(3, "P1", 6), (4, "P1+P2", 24)])
def test_with_more_players_every_order_of_the_tokens_is_as_likely(
    players: int, polish: str, orders: int
) -> None:
    table = Table(players)
    s = with_markers(table, polish)
    odds = table.odds(s)
    assert len(odds) == orders
    assert set(odds.values()) == {1 / orders}
    assert table.refuse(s, "draw wp-9dp") == "WAR-048"


@pytest.mark.clause("WAR-048")
def test_token_1_acts_first_then_token_2_and_so_on() -> None:
    table = Table(4)
    s = with_markers(table, "P1+P2")
    table.play(s, "order P3,P1,P4,P2")
    table.chance(s)
    movers = []
    for _ in range(4):
        movers.append(table.mover(s))
        table.play(s, "pass")
    assert movers == ["P3", "P1", "P4", "P2"]


@pytest.mark.clause("WAR-049")
def test_we_d1_two_players_draw_4_cards_each() -> None:
    """WE-D1."""
    table = Table()
    s = with_markers(table, "P1")
    table.play(s, "order P1,P2")
    drawing(table, s)
    assert [len(table.hand(s, seat)) for seat in (0, 1)] == [4, 4]
    assert (len(table.deck(s, "wp")), len(table.deck(s, "acz"))) == (49, 49)


@pytest.mark.clause("WAR-049")
@pytest.mark.parametrize(("polish", "hands"), [("P1+P2", [3, 3, 6]), ("P2", [3, 6, 3])])
def test_we_d1_of_three_players_allies_draw_3_cards_and_the_solo_player_6(
    polish: str, hands: list[int]
) -> None:
    """WE-D1."""
    table = Table(3)
    s = with_markers(table, polish)
    table.play(s, "order P1,P2,P3")
    drawing(table, s)
    assert [len(table.hand(s, seat)) for seat in range(3)] == hands
    assert (len(table.deck(s, "wp")), len(table.deck(s, "acz"))) == (47, 47)


@pytest.mark.clause("WAR-049")
def test_four_players_draw_3_cards_each() -> None:
    table = Table(4)
    s = with_markers(table, "P1+P2")
    table.play(s, "order P1,P2,P3,P4")
    drawing(table, s)
    assert [len(table.hand(s, seat)) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.clause("WAR-049")
def test_the_die_is_rolled_after_all_hands_are_drawn() -> None:
    table = Table()
    s = with_markers(table, "P1")
    table.play(s, "order P2,P1")
    assert table.refuse(s, "roll 1") == "WAR-074"
    assert drawing(table, s) == ["P2", "P1"]
    assert table.legal(s) == ["roll 1", "roll 2", "roll 3"]
