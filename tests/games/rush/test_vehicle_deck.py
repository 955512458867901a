"""The Vehicle deck, its discard, and the Scrapyard."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.rush.table import Table

TABLE = Table(
    vehicles={
        "truck": "r2",
        "scout": "scouting",
        "lab": "research=1",
        "crane": "dismantle",
        "radio": "reinforcements=2",
        **dict.fromkeys("abcdefg", ""),
    }
)
RESERVE = ["a", "b", "c", "d"]
PURCHASE = ["buy b", "pay truck", "take"]


@pytest.mark.clause("RUSH-219")
def test_an_empty_deck_is_reshuffled_from_the_discard() -> None:
    s = TABLE.facing(["truck"], reserve=RESERVE, deck=[], discard=["e", "f", "g"])
    TABLE.play(s, *PURCHASE)
    assert TABLE.legal(s) == ["deal e", "deal f", "deal g"]
    assert TABLE.names(s.discard) == []
    TABLE.play(s, "deal f")
    assert TABLE.reserve(s) == ["f", "a", "c", "d"]
    assert TABLE.names(s.deck) == ["e", "g"]


@pytest.mark.clause("RUSH-220")
def test_the_discard_stays_until_a_card_must_be_dealt_from_the_empty_deck() -> None:
    s = TABLE.facing(["truck"], reserve=RESERVE, deck=["g"], discard=["e"])
    TABLE.play(s, *PURCHASE, "deal g")
    assert TABLE.names(s.deck) == []
    assert TABLE.names(s.discard) == ["e"]
    TABLE.play(s, "end")  # the furthest card is discarded in between and takes part
    assert TABLE.names(s.deck) == ["d", "e"]
    assert TABLE.names(s.discard) == []


@pytest.mark.clause("RUSH-221")
def test_with_deck_and_discard_empty_the_reserve_stays_shorter() -> None:
    s = TABLE.facing(["truck"], reserve=RESERVE, deck=[], discard=[])
    TABLE.play(s, *PURCHASE)
    assert TABLE.reserve(s) == ["a", "c", "d"]
    assert "end" in TABLE.legal(s)


@pytest.mark.clause("RUSH-221")
def test_the_next_refill_that_finds_cards_restores_the_full_row() -> None:
    s = TABLE.facing(["truck"], reserve=["a", "b"], deck=["c", "d", "e", "f"])
    TABLE.play(s, *PURCHASE, "deal d", "deal f", "deal c")
    assert TABLE.reserve(s) == ["c", "f", "d", "a"]


@pytest.mark.clause("RUSH-221")
def test_in_a_short_row_the_furthest_card_present_is_discarded_and_may_come_back() -> None:
    s = TABLE.position(reserve=["a", "b"], deck=[], discard=[])
    TABLE.play(s, "end")
    assert TABLE.reserve(s) == ["a"]
    assert TABLE.legal(s) == ["deal b"]
    TABLE.play(s, "deal b")
    assert TABLE.reserve(s) == ["b", "a"]


@pytest.mark.clause("RUSH-222")
def test_a_scrapped_vehicle_does_not_come_back_into_the_vehicle_deck() -> None:
    s = TABLE.facing(["lab", "scout"], reserve=RESERVE, deck=[], discard=[], scrapyard=["e"])
    TABLE.play(s, "activate lab", "research a", "activate scout")
    assert TABLE.legal(s) == ["deal b", "deal c", "deal d"]
    TABLE.play(s, "deal b", "deal c", "deal d")
    assert TABLE.names(s.scrapyard) == ["lab", "e"]


@pytest.mark.clause("RUSH-222")
def test_a_scrapped_card_does_not_come_back_into_a_garage() -> None:
    s = TABLE.position(players=[{"hand": ["crane", "radio"], "depot": ["engineers", "f"]}])
    TABLE.play(s, "activate crane", "dismantle f", "stop", "activate radio")
    TABLE.play(s, "draw crane", "draw engineers")
    assert TABLE.hand(s, 0) == ["crane", "engineers"]
    assert TABLE.garage(s, 0) == []
    assert TABLE.names(s.scrapyard) == ["f"]


@pytest.mark.clause("RUSH-222")
def test_the_scrapyard_never_shrinks_in_a_whole_game() -> None:
    table = Table(players=3, printed=True)
    before: Counter[str] = Counter()
    for s in table.random_game(222):
        now = Counter(table.names(s.scrapyard))
        assert before <= now
        before = now
