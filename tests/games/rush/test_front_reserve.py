"""The Reserve of five and its optional refill [FRONT-028] to [FRONT-034], [FRONT-099]."""

from __future__ import annotations

import pytest

from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

VEHICLES = {
    "scout": "scouting",
    "tech": "research=1",
    **dict.fromkeys("abcdefnmopq", "c1"),
}
TABLE = Table(vehicles=VEHICLES, preset="second-front")
RESERVE = ["a", "b", "c", "d", "e"]
OFFER = ["turn offer-refill"]


@pytest.mark.clause("FRONT-028")
def test_the_reserve_does_not_move_on_in_phase_iii() -> None:
    s = TABLE.position(players=[{"garage": ["engineers"] * 4}], reserve=RESERVE)
    TABLE.end_turn(s)
    assert GAME.codec.dump(s)["active"] == "P2"
    assert TABLE.reserve(s) == RESERVE
    assert TABLE.names(s.discard) == []


@pytest.mark.clause("FRONT-029", "FRONT-030")
def test_the_player_may_leave_the_reserve_as_it_is() -> None:
    s = TABLE.position(reserve=RESERVE, stack=OFFER)
    TABLE.play(s, "pass")
    assert TABLE.reserve(s) == RESERVE
    assert TABLE.names(s.discard) == []
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("FRONT-029")
def test_the_reserve_is_decided_on_with_the_hand_laid_open() -> None:
    p1 = {"hand": ["f"], "garage": ["engineers"] * 3}
    s = TABLE.position(active="P2", players=[p1], reserve=RESERVE)
    TABLE.end_turn(s)
    assert TABLE.legal(s) == ["refill", "pass"]
    assert TABLE.view(s, 1)["players"][0]["hand"] == ["f"]


@pytest.mark.clause("FRONT-030")
def test_refilling_discards_the_furthest_card_and_lays_a_new_one_into_slot_1() -> None:
    s = TABLE.position(reserve=RESERVE, stack=OFFER, deck=["n", "m"])
    TABLE.play(s, "refill")
    assert TABLE.names(s.discard) == ["e"]
    assert TABLE.odds(s) == {"deal n": 1 / 2, "deal m": 1 / 2}
    TABLE.play(s, "deal n")
    assert TABLE.reserve(s) == ["n", "a", "b", "c", "d"]
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("FRONT-030")
def test_with_an_empty_deck_the_discarded_card_may_come_back() -> None:
    s = TABLE.position(reserve=RESERVE, stack=OFFER, deck=[], discard=["n"])
    TABLE.play(s, "refill")
    assert TABLE.legal(s) == ["deal e", "deal n"]
    TABLE.play(s, "deal e")
    assert TABLE.reserve(s) == ["e", "a", "b", "c", "d"]


@pytest.mark.clause("FRONT-031")
@pytest.mark.parametrize("choice", [["refill", "deal n"], ["pass"]])
def test_the_reserve_is_refilled_at_most_once_per_turn(choice: list[str]) -> None:
    s = TABLE.position(reserve=RESERVE, stack=OFFER)
    TABLE.play(s, *choice)
    assert TABLE.refuse(s, "refill") == "RUSH-051"


@pytest.mark.clause("FRONT-032")
def test_a_gap_left_by_a_purchase_is_refilled_at_once() -> None:
    s = TABLE.position(players=[{"hand": ["engineers"]}], reserve=RESERVE)
    TABLE.play(s, "buy c", "pay engineers", "take", "deal n")
    assert TABLE.reserve(s) == ["n", "a", "b", "d", "e"]


@pytest.mark.clause("FRONT-032")
def test_a_gap_left_by_research_is_refilled_at_once() -> None:
    s = TABLE.position(players=[{"hand": ["tech"]}], reserve=RESERVE)
    TABLE.play(s, "activate tech", "research e", "deal n")
    assert TABLE.reserve(s) == ["n", "a", "b", "c", "d"]


@pytest.mark.clause("FRONT-033")
def test_the_choice_exists_in_the_first_turn_and_in_every_other() -> None:
    table = Table(3, printed=True, preset="second-front")
    s = table.new()
    table.chance(s)
    for number in range(1, 7):
        assert table.legal(s) == ["refill", "pass"]
        before = len(s.discard)
        table.play(s, "refill" if number % 2 else "pass")
        table.chance(s)
        assert len(s.discard) == before + number % 2
        table.play(s, "end", "pass")
        table.chance(s)
    assert GAME.codec.dump(s)["round"] == 3


@pytest.mark.clause("FRONT-034")
def test_scouting_deals_5_new_cards() -> None:
    s = TABLE.position(players=[{"hand": ["scout"]}], reserve=RESERVE)
    TABLE.play(s, "activate scout", *[f"deal {card}" for card in "nmopq"])
    assert TABLE.reserve(s) == list("qpomn")
    assert sorted(TABLE.names(s.discard)) == RESERVE
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("FRONT-034")
@pytest.mark.parametrize("size", [4, 5, 6])
def test_scouting_deals_as_many_cards_as_the_reserve_has(size: int) -> None:
    table = Table(vehicles=VEHICLES, settings={"reserve.size": str(size)})
    s = table.position(players=[{"hand": ["scout"]}], reserve=list("abcdef")[:size])
    table.play(s, "activate scout", *[f"deal {card}" for card in "nmopq"][: size - 1])
    table.chance(s)
    assert len(s.reserve) == size


@pytest.mark.clause("FRONT-099")
def test_a_reserve_of_5_alone_still_moves_on_at_the_end_of_every_turn() -> None:
    table = Table(vehicles=VEHICLES, preset="base-reserve-5")
    s = table.position(reserve=RESERVE, stack=["turn repair"])
    assert table.legal(s) == ["end"]
    table.play(s, "end")
    assert table.names(s.discard) == ["e"]
    table.play(s, "deal n")
    assert table.reserve(s) == ["n", "a", "b", "c", "d"]


@pytest.mark.clause("FRONT-099")
def test_a_reserve_of_5_alone_begins_with_5_cards() -> None:
    table = Table(printed=True, preset="base-reserve-5")
    s = table.new()
    table.chance(s)
    assert (len(s.reserve), len(s.deck)) == (5, 95)


@pytest.mark.clause("FRONT-029", "FRONT-098")
def test_the_optional_refill_alone_keeps_the_reserve_of_4() -> None:
    table = Table(vehicles=VEHICLES, settings={"reserve.rotate": "start-optional"})
    s = table.position(reserve=RESERVE[:4], stack=["turn repair"])
    assert table.legal(s) == ["refill", "pass"]
    table.play(s, "refill", "deal n", "end")
    assert table.reserve(s) == ["n", "a", "b", "c"]
    assert table.legal(s) == ["refill", "pass"]
    assert GAME.codec.dump(s)["active"] == "P2"
