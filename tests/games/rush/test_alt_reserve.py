"""The extended Reserve of the alternative rules [ALT-004] to [ALT-010]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

SIX = {"reserve.size": "6", "reserve.gap": "end-of-turn"}
VEHICLES = {"scout": "scouting", **dict.fromkeys("abcdefuvwxyz", "c1")}
ROW = list("abcdef")


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=SIX)


def buying(table: Table, *cards: str, deck: list[str]) -> RushTable:
    """Return the position after a turn of Recruitment in which P1 bought these cards."""
    s = table.position(
        players=[{"hand": ["engineers"] * len(cards)}],
        reserve=ROW,
        deck=deck,
        turn={"recruiting": True},
    )
    for card in cards:
        table.play(s, f"buy {card}", "pay engineers", "take")
    return s


@pytest.mark.clause("ALT-004")
@pytest.mark.parametrize(("settings", "size"), [(SIX, 6), ({}, 4)])
def test_the_reserve_has_six_cards_instead_of_four(settings: dict[str, str], size: int) -> None:
    table = Table(settings=settings, printed=True)
    s = table.new()
    table.chance(s)
    assert s.to_move() >= 0
    assert len(table.reserve(s)) == size


@pytest.mark.clause("ALT-005")
def test_a_gap_is_not_refilled_during_the_turn(table: Table) -> None:
    s = buying(table, "b", "e", deck=["x", "y", "z"])
    assert s.to_move() == 0
    assert table.reserve(s) == ["a", "c", "d", "f"]
    assert table.refuse(s, "buy x") == "RUSH-083"


@pytest.mark.clause("ALT-006", "ALT-007")
def test_b_and_e_are_bought_and_the_row_becomes_zyxacd(table: Table) -> None:
    s = buying(table, "b", "e", deck=["x", "y", "z"])
    table.play(s, "end", "deal x", "deal y", "deal z")
    assert table.reserve(s) == ["z", "y", "x", "a", "c", "d"]
    assert table.names(s.discard) == ["f"]


@pytest.mark.clause("ALT-006")
def test_the_furthest_card_is_discarded_before_the_row_is_filled(table: Table) -> None:
    s = table.position(reserve=ROW, deck=[])
    table.play(s, "end")
    assert table.odds(s) == {"deal f": 1}
    table.play(s, "deal f")
    assert table.reserve(s) == ["f", "a", "b", "c", "d", "e"]


@pytest.mark.clause("ALT-007")
def test_cards_left_keep_their_order_far_from_the_deck(table: Table) -> None:
    s = buying(table, "a", "c", "f", deck=list("uvwxyz"))
    table.play(s, "end")
    assert table.reserve(s) == ["b", "d"]
    table.play(s, "deal w")
    assert table.reserve(s) == ["w", "b", "d"]
    table.play(s, "deal u", "deal z", "deal x")
    assert table.reserve(s) == ["x", "z", "u", "w", "b", "d"]


@pytest.mark.clause("ALT-008")
def test_a_card_is_discarded_also_after_purchases(table: Table) -> None:
    s = buying(table, "a", "b", "c", "d", "e", deck=list("uvwxyz"))
    table.end_turn(s)
    assert table.names(s.discard) == ["f"]
    assert len(table.reserve(s)) == 6


@pytest.mark.clause("ALT-008")
def test_of_an_empty_row_nothing_is_discarded(table: Table) -> None:
    s = buying(table, *ROW, deck=list("uvwxyz"))
    assert table.reserve(s) == []
    table.end_turn(s)
    assert table.names(s.discard) == []
    assert sorted(table.reserve(s)) == list("uvwxyz")


@pytest.mark.clause("ALT-009")
def test_research_leaves_its_gap_open_until_the_end_of_the_turn(table: Table) -> None:
    players = [{"hand": ["technicians", "engineers"]}]
    s = table.position(players=players, reserve=ROW, deck=["x", "y", "z"])
    table.play(s, "activate technicians", "research c")
    assert table.reserve(s) == ["a", "b", "d", "e", "f"]
    assert table.refuse(s, "deal x") == "RUSH-051"
    table.play(s, "buy d", "pay engineers", "take", "end", "deal x", "deal y", "deal z")
    assert table.reserve(s) == ["z", "y", "x", "a", "b", "e"]


@pytest.mark.clause("ALT-010")
def test_scouting_deals_six_cards_however_many_are_left(table: Table) -> None:
    players = [{"hand": ["scout", "engineers"]}]
    s = table.position(players=players, reserve=["a", "b"], deck=list("uvwxyz"))
    table.play(s, "buy b", "pay engineers", "take", "activate scout")
    assert table.names(s.discard) == ["a"]
    table.play(s, *[f"deal {card}" for card in "uvwxyz"])
    assert table.reserve(s) == ["z", "y", "x", "w", "v", "u"]
    assert s.to_move() == 0
