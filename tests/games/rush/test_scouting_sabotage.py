"""Scouting [RUSH-106] to [RUSH-108] and Sabotage [RUSH-109] to [RUSH-114]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import CHANCE
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

RESERVE = ["a", "b", "c", "d"]


def scouted(deck: list[str], discard: list[str]) -> tuple[Table, RushTable]:
    """Return the table after Scouting was activated, before the first card is dealt."""
    names = [*RESERVE, *deck, *discard]
    table = Table(vehicles={"t": "scouting", **dict.fromkeys(names, "")})
    p1 = {"hand": ["t"]}
    s = table.position(players=[p1], reserve=RESERVE, deck=deck, discard=discard)
    table.play(s, "activate t")
    return table, s


@pytest.mark.clause("RUSH-106")
def test_scouting_puts_the_whole_reserve_on_the_vehicle_discard() -> None:
    table, s = scouted(deck=["e", "f", "g", "h", "i"], discard=["j"])
    assert table.reserve(s) == []
    assert sorted(table.names(s.discard)) == ["a", "b", "c", "d", "j"]


@pytest.mark.clause("RUSH-107")
def test_scouting_deals_a_new_reserve_of_4_from_the_vehicle_deck() -> None:
    table, s = scouted(deck=["e", "f", "g", "h", "i"], discard=["j"])
    for refused in ("deal a", "deal j"):
        assert table.refuse(s, refused) == "RUSH-022"
    table.play(s, "deal h", "deal e", "deal g", "deal f")
    assert s.to_move() == 0
    assert table.reserve(s) == ["f", "g", "e", "h"]
    assert table.names(s.deck) == ["i"]


@pytest.mark.clause("RUSH-108")
def test_if_the_deck_runs_out_the_cards_just_discarded_are_shuffled_too() -> None:
    table, s = scouted(deck=["e", "f"], discard=["g", "h", "i"])
    assert len(s.discard) == 7
    table.play(s, "deal e", "deal f")
    assert table.odds(s) == {f"deal {card}": 1 / 7 for card in "abcdghi"}
    table.play(s, "deal a", "deal h")
    assert (len(s.reserve), len(s.deck), len(s.discard)) == (4, 5, 0)
    assert table.reserve(s) == ["h", "a", "f", "e"]


def saboteur(*hands: list[str], cards: str = "") -> tuple[Table, RushTable]:
    """Return a position in which P1 holds Sabotage twice and the others these hands."""
    vehicles = {"t": "sabotage", "u": "sabotage", **dict.fromkeys(cards, "")}
    table = Table(1 + len(hands), vehicles=vehicles)
    players = [{"hand": ["t", "u", "engineers"]}, *({"hand": hand} for hand in hands)]
    return table, table.position(players=players)


@pytest.mark.clause("RUSH-109")
def test_every_opponent_puts_exactly_one_hand_card_into_their_depot() -> None:
    table, s = saboteur(["a", "engineers"], ["b", "volunteers"], cards="ab")
    table.play(s, "activate t", "discard a", "discard volunteers")
    assert s.to_move() == 0
    assert [table.hand(s, seat) for seat in (1, 2)] == [["engineers"], ["b"]]
    assert [table.depot(s, seat) for seat in (1, 2)] == [["a"], ["volunteers"]]


@pytest.mark.clause("RUSH-109")
@pytest.mark.parametrize("other", ["end", "stop", "activate volunteers"])
def test_an_opponent_must_discard(other: str) -> None:
    table, s = saboteur(["volunteers", "engineers"])
    table.play(s, "activate t")
    assert table.refuse(s, other) == "RUSH-109"


@pytest.mark.clause("RUSH-109")
def test_the_saboteur_discards_nothing() -> None:
    table, s = saboteur(["volunteers"])
    table.play(s, "activate t", "discard volunteers")
    assert table.hand(s, 0) == ["u", "engineers"]


@pytest.mark.clause("RUSH-110")
def test_the_victim_chooses_among_all_their_hand_cards() -> None:
    table, s = saboteur(["a", "b", "volunteers"], cards="ab")
    table.play(s, "activate t")
    assert s.to_move() == 1
    assert table.legal(s) == ["discard a", "discard b", "discard volunteers"]
    assert table.refuse(s, "discard engineers") == "RUSH-110"


@pytest.mark.clause("RUSH-111")
def test_opponents_discard_one_after_another_clockwise() -> None:
    vehicles = {"t": "sabotage"}
    table = Table(4, vehicles=vehicles)
    victim = {"hand": ["engineers"]}
    s = table.position(active="P3", players=[victim, victim, {"hand": ["t"]}, victim])
    table.play(s, "activate t")
    order = []
    while s.to_move() != 2:
        order.append(s.to_move())
        table.play(s, "discard engineers")
    assert order == [3, 0, 1]


@pytest.mark.clause("RUSH-111")
@pytest.mark.parametrize("seat", [0, 2, -1])
def test_later_opponents_see_the_earlier_discards(seat: int) -> None:
    table, s = saboteur(["a", "engineers"], ["volunteers"], cards="a")
    table.play(s, "activate t", "discard a")
    assert s.to_move() == 2
    assert table.view(s, seat)["players"][1]["depot"] == ["a"]
    assert "P2 discards to Sabotage: a" in table.told(seat)


@pytest.mark.clause("RUSH-112")
def test_an_opponent_with_an_empty_hand_discards_nothing() -> None:
    table, s = saboteur([], ["volunteers"])
    table.play(s, "activate t")
    assert s.to_move() == 2
    table.play(s, "discard volunteers")
    assert s.to_move() == 0
    assert table.depot(s, 1) == []


@pytest.mark.clause("RUSH-113")
def test_the_discarded_card_is_not_replaced_before_the_next_own_turn() -> None:
    vehicles = {"t": "sabotage"}
    table = Table(vehicles=vehicles)
    hand = ["engineers", "engineers", "volunteers"]
    s = table.position(players=[{"hand": ["t"]}, {"hand": hand, "garage": ["technicians"]}])
    table.play(s, "activate t", "discard volunteers")
    assert table.garage(s, 1) == ["technicians"]
    table.end_turn(s)
    assert s.to_move() == 1
    assert table.hand(s, 1) == ["engineers", "engineers"]
    table.play(s, "end")
    assert s.to_move() == CHANCE
    table.chance(s)
    assert len(table.hand(s, 1)) == 3


@pytest.mark.clause("RUSH-114")
def test_each_sabotage_is_resolved_separately_and_may_empty_a_hand() -> None:
    table, s = saboteur(["engineers"] * 3, ["volunteers"])
    table.play(s, "activate t", "discard engineers", "discard volunteers")
    assert [len(table.hand(s, seat)) for seat in (1, 2)] == [2, 0]
    table.play(s, "activate u", "discard engineers")
    assert s.to_move() == 0
    assert [len(table.hand(s, seat)) for seat in (1, 2)] == [1, 0]
