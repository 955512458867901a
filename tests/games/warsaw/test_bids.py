"""Action C: put a card beside a Resource card."""

from __future__ import annotations

import pytest

from tests.games.warsaw.positions import bid, turns
from tests.games.warsaw.table import Table, army

TABLE = Table()
RESOURCES = ["funds", "supply", "support"]


@pytest.mark.clause("WAR-151")
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("card", ["wp-9dp", "wp-haller", "wp-do-broni"])
def test_any_card_of_the_hand_may_be_put_beside_any_resource_card(resource: str, card: str) -> None:
    s = TABLE.position(hands=[["wp-9dp", "wp-haller", "wp-do-broni"], ["acz-14dk"]])
    bid(TABLE, s, card, resource)
    piles = {name: TABLE.pile(s, "wp", name) for name in RESOURCES}
    assert piles == {name: [card] if name == resource else [] for name in RESOURCES}
    assert card not in TABLE.hand(s, 0)
    assert TABLE.discard(s, "wp") == []
    assert [TABLE.pile(s, "acz", name) for name in RESOURCES] == [[], [], []]


@pytest.mark.clause("WAR-151")
def test_only_a_card_of_the_hand_may_be_put_there() -> None:
    s = TABLE.position(army(discard=["wp-17dp"]), hands=[["wp-9dp"], ["acz-14dk"]])
    TABLE.play(s, "bid supply")
    assert TABLE.legal(s) == ["discard wp-9dp"]
    assert TABLE.refuse(s, "discard wp-17dp") == "WAR-151"
    assert TABLE.refuse(s, "pass") == "WAR-151"


@pytest.mark.clause("WAR-152")
def test_there_is_no_limit_to_the_cards_of_a_resource_but_each_is_an_action() -> None:
    cards = ["wp-9dp", "wp-17dp", "wp-18dp", "wp-sbp", "wp-11dp"]
    s = TABLE.position(hands=[cards, ["acz-14dk", "acz-53ds"]])
    bid(TABLE, s, cards[0])
    assert TABLE.mover(s) == "P2"
    assert turns(TABLE, s) == ["P2", "P1", "P2", "P1", "P1", "P1"]
    assert sorted(TABLE.pile(s, "wp", "funds")) == sorted(cards)
    assert TABLE.pile(s, "acz", "funds") == ["acz-14dk", "acz-53ds"]


@pytest.mark.clause("WAR-153")
def test_a_card_may_be_bid_in_round_1_and_counts_for_round_2() -> None:
    s = TABLE.position(hands=[["wp-9dp"], []], round=1, order=["P2", "P1"], active="P1")
    bid(TABLE, s, "wp-9dp")
    assert TABLE.dump(s)["round"] == 2
    TABLE.play(s, "roll 1")
    assert TABLE.dump(s)["order"] == ["P1", "P2"]
    TABLE.chance(s)
    assert (len(TABLE.hand(s, 0)), len(TABLE.hand(s, 1))) == (5, 4)
