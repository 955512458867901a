"""Phase III: Medals for Siege, the Reserve, unplayed cards, the new hand."""

from __future__ import annotations

import pytest

from sztab.games.rush import events
from tests.games.rush.table import Table, damaged_guard

TABLE = Table(
    vehicles={"gun": "ussr siege", "car": "a1", "truck": "r2", **dict.fromkeys("abcdnm", "")}
)
RESERVE = ["a", "b", "c", "d"]


@pytest.mark.clause("RUSH-212")
def test_first_medals_then_the_reserve_then_unplayed_cards_then_the_draw() -> None:
    s = TABLE.facing(["gun", "engineers"], damaged_guard("car"), reserve=RESERVE, deck=["n"])
    TABLE.play(s, "activate gun", "siege P2.guard1")
    TABLE.log.events.clear()
    TABLE.end_turn(s)
    assert [event.kind for event in TABLE.log.events][:8] == [
        events.MEDAL_TAKEN,
        events.RESERVE_DISCARDED,
        events.RESERVE_DEALT,
        events.DISCARDED,
        events.RESHUFFLED,
        events.CARD_DRAWN,
        events.CARD_DRAWN,
        events.CARD_DRAWN,
    ]


@pytest.mark.clause("RUSH-213", "RUSH-214")
def test_the_furthest_card_goes_the_others_move_and_a_new_one_comes_into_slot_1() -> None:
    s = TABLE.position(reserve=RESERVE, deck=["n"])
    TABLE.play(s, "end", "deal n")
    assert TABLE.reserve(s) == ["n", "a", "b", "c"]
    assert TABLE.names(s.discard) == ["d"]
    assert TABLE.view(s, -1)["discard"] == ["d"]


@pytest.mark.clause("RUSH-215")
def test_the_reserve_moves_on_also_after_a_purchase() -> None:
    s = TABLE.facing(["truck"], reserve=RESERVE, deck=["n", "m"])
    TABLE.play(s, "buy b", "pay truck", "take", "deal n")
    assert TABLE.reserve(s) == ["n", "a", "c", "d"]
    TABLE.play(s, "end", "deal m")
    assert TABLE.reserve(s) == ["m", "n", "a", "c"]
    assert TABLE.names(s.discard) == ["d"]


@pytest.mark.clause("RUSH-215")
def test_the_reserve_moves_on_in_the_turn_of_every_player() -> None:
    s = TABLE.position(reserve=RESERVE, deck=["n", "m"])
    TABLE.play(s, "end", "deal n", "end", "deal m")
    assert TABLE.reserve(s) == ["m", "n", "a", "b"]
    assert TABLE.names(s.discard) == ["d", "c"]


@pytest.mark.clause("RUSH-216")
def test_all_unplayed_cards_go_to_their_depot() -> None:
    s = TABLE.position(
        players=[
            {"hand": ["truck", "engineers"], "garage": ["volunteers"] * 3},
            {"hand": ["technicians"]},
        ]
    )
    TABLE.play(s, "end")
    TABLE.chance(s)
    assert sorted(TABLE.depot(s, 0)) == ["engineers", "truck"]
    assert TABLE.hand(s, 1) == ["technicians"]


@pytest.mark.clause("RUSH-217")
def test_then_the_player_draws_three_cards() -> None:
    s = TABLE.position(
        players=[{"hand": ["volunteers"], "garage": ["engineers"] * 4 + ["technicians"]}], deck=[]
    )
    TABLE.play(s, "end", "draw technicians", "draw engineers", "draw engineers")
    assert TABLE.hand(s, 0) == ["engineers", "engineers", "technicians"]
    assert TABLE.garage(s, 0) == ["engineers", "engineers"]
    assert s.active == 1


@pytest.mark.clause("RUSH-218")
def test_a_short_garage_is_emptied_and_the_depot_with_the_discarded_cards_reshuffled() -> None:
    player = {"hand": ["truck"], "garage": ["engineers"], "depot": ["volunteers", "technicians"]}
    s = TABLE.position(players=[player], deck=[])
    TABLE.play(s, "end")
    assert TABLE.legal(s) == ["draw engineers"]
    TABLE.play(s, "draw engineers")
    assert TABLE.garage(s, 0) == ["truck", "technicians", "volunteers"]
    assert TABLE.depot(s, 0) == []
    TABLE.play(s, "draw truck", "draw volunteers")
    assert TABLE.hand(s, 0) == ["truck", "engineers", "volunteers"]
    assert TABLE.garage(s, 0) == ["technicians"]
