"""Playing cards in general [RUSH-051] to [RUSH-062]."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

WAYS = {
    "buy": ["buy x", "pay t", "take"],
    "activate": ["activate t", "siege P2.base1", "place base1"],
    "attack": ["attack t", "charge", "hit P2.base1"],
}


def handy() -> tuple[Table, RushTable]:
    """Return a position with a card in hand that can be played in every way."""
    table = Table(vehicles={"t": "r1 f1 a1 siege", "x": "c1", "u": "siege"})
    return table, table.position(players=[{"hand": ["t"]}, {"depot": ["u"]}], reserve=["x"])


@pytest.mark.clause("RUSH-051")
@pytest.mark.parametrize(
    ("way", "lies"),
    [("buy", ["x", "t"]), ("activate", []), ("attack", ["t"])],
)
def test_a_card_pays_or_is_activated_and_defends_or_attacks(way: str, lies: list[str]) -> None:
    table, s = handy()
    assert table.legal(s) == ["end", "activate t", "defend t", "buy x", "attack t"]
    table.play(s, *WAYS[way])
    assert table.hand(s, 0) == []
    assert table.depot(s, 0) == lies
    assert table.bases(s, 0)[0] == ({"guard": "t"} if way == "activate" else "open")
    assert table.bases(s, 1)[0] == ("open" if way == "buy" else {"damaged": True})


@pytest.mark.clause("RUSH-051")
def test_only_hand_cards_can_be_played() -> None:
    table, s = handy()
    assert table.refuse(s, "activate u") == table.refuse(s, "defend u") == "RUSH-051"


@pytest.mark.clause("RUSH-052")
@pytest.mark.parametrize("other", ["activate t", "defend t", "attack t"])
def test_a_card_that_is_to_pay_is_not_played_in_another_way(other: str) -> None:
    table, s = handy()
    table.play(s, "buy x", "pay t")
    assert table.refuse(s, other) == "RUSH-052"


@pytest.mark.clause("RUSH-052")
@pytest.mark.parametrize("way", WAYS)
def test_one_play_never_combines_two_ways(way: str) -> None:
    table, s = handy()
    table.play(s, *WAYS[way])
    assert table.legal(s) == ["end"]
    assert table.refuse(s, "activate t") == "RUSH-051"


@pytest.mark.clause("RUSH-053")
@pytest.mark.parametrize("order", list(permutations(["buy", "attack", "activate", "again"])))
def test_cards_are_played_in_any_order_and_the_ways_may_alternate(order: tuple[str, ...]) -> None:
    table = Table(vehicles={"t": "f1", "u": "recruitment", "w": "recruitment", "x": "c1"})
    s = table.position(players=[{"hand": ["t", "u", "w", "engineers"]}], reserve=["x"])
    plays = {
        "buy": ["buy x", "pay engineers", "take"],
        "attack": ["attack t", "charge", "hit P2.base1"],
        "activate": ["activate u"],
        "again": ["activate w"],
    }
    for way in order:
        table.play(s, *plays[way])
    assert table.hand(s, 0) == []


@pytest.mark.clause("RUSH-054")
def test_nobody_has_to_play_a_card() -> None:
    table, s = handy()
    table.end_turn(s)
    assert s.to_move() == 1


@pytest.mark.clause("RUSH-054")
@pytest.mark.parametrize("way", WAYS)
def test_phase_ii_may_end_between_two_plays_but_not_within_one(way: str) -> None:
    table, s = handy()
    for move in WAYS[way]:
        assert ("end" in table.legal(s)) == (move == WAYS[way][0])
        table.play(s, move)
    assert "end" in table.legal(s)


@pytest.mark.clause("RUSH-054")
def test_a_purchase_is_finished_before_phase_ii_ends() -> None:
    table, s = handy()
    table.play(s, "buy x", "pay t")
    assert table.refuse(s, "end") == "RUSH-054"


@pytest.mark.clause("RUSH-055")
def test_cards_that_were_not_played_go_to_their_depot() -> None:
    table = Table(vehicles={"b": "r1", "x": "c1"})
    hand = ["b", "engineers", "medal-usa-1"]
    p1 = {"hand": hand, "garage": ["volunteers"] * 3}
    s = table.position(players=[p1], reserve=["x"])
    table.play(s, "buy x", "pay b", "take")
    table.end_turn(s)
    assert sorted(table.depot(s, 0)) == ["b", "engineers", "medal-usa-1", "x"]
    assert table.hand(s, 0) == ["volunteers"] * 3


@pytest.mark.clause("RUSH-056")
def test_an_unplayed_card_cannot_be_put_into_the_depot_in_phase_ii() -> None:
    table, s = handy()
    assert table.refuse(s, "discard t") == "RUSH-056"


@pytest.mark.clause("RUSH-056")
def test_an_unplayed_card_is_still_in_hand_when_phase_iii_begins() -> None:
    table = Table(vehicles={"x": "", "n": "", "m": ""})
    s = table.position(players=[{"hand": ["engineers"]}], reserve=["x"], deck=["n", "m"])
    table.play(s, "end", "deal n")
    assert (table.hand(s, 0), table.depot(s, 0)) == (["engineers"], [])
    table.play(s, "deal m", "deal x")
    assert table.odds(s) == {"draw engineers": 1}


def drawn_again() -> tuple[Table, RushTable]:
    """Play the worked example of RUSH-057: v has paid for x and is in the hand again."""
    cards = {"v": "usa r2 f1 a1 siege", "g": "germany reinforcements=3", "x": "c2 r1 f1 a1"}
    table = Table(vehicles=cards | {"y": "c1", "z": "recruitment"})
    p1 = {"hand": ["v", "g", "z"], "depot": ["engineers"]}
    s = table.position(players=[p1], reserve=["x", "y"])
    table.play(s, "buy x", "pay v", "take", "activate g", "draw v", "draw x", "draw engineers")
    return table, s


@pytest.mark.clause("RUSH-057")
def test_a_vehicle_that_comes_back_cannot_be_played_again_in_any_way() -> None:
    table, s = drawn_again()
    assert table.hand(s, 0) == ["v", "x", "z", "engineers"]
    for move in ("activate v", "defend v", "attack v"):
        assert table.refuse(s, move) == "RUSH-057"
    table.play(s, "activate z", "buy y")
    assert table.refuse(s, "pay v") == "RUSH-057"


@pytest.mark.clause("RUSH-057", "RUSH-061")
def test_the_bought_vehicle_and_the_engineer_can_be_played() -> None:
    table, s = drawn_again()
    assert {"defend x", "attack x"} <= set(table.legal(s))
    table.play(s, "activate z", "buy y", "pay engineers", "take")
    table.play(s, "attack x", "charge", "hit P2.base1")


@pytest.mark.clause("RUSH-058")
def test_the_limit_is_for_the_physical_card_not_for_its_name() -> None:
    table = Table(vehicles={"v": "r1 a1 quantity=2", "g": "reinforcements=1", "x": "c1"})
    s = table.position(players=[{"hand": ["v#1", "v#2", "g"]}], reserve=["x"])
    table.play(s, "buy x", "pay v#1", "take", "activate g", "draw v#1")
    assert table.refuse(s, "defend v#1") == "RUSH-057"
    table.play(s, "defend v#2", "place base1")


@pytest.mark.clause("RUSH-059")
@pytest.mark.parametrize("card", ["engineers", "medal-usa-1"])
def test_a_paying_barracks_card_or_medal_that_comes_back_may_pay_again(card: str) -> None:
    table = Table(vehicles={"g": "reinforcements=2", "h": "recruitment", "x": "c1", "y": "c1"})
    s = table.position(players=[{"hand": ["g", "h", card]}], reserve=["x", "y"])
    table.play(s, "activate h", "buy x", f"pay {card}", "take")
    table.play(s, "activate g", f"draw {card}", "draw x")
    table.play(s, "buy y", f"pay {card}", "take")


@pytest.mark.clause("RUSH-059")
def test_an_activated_barracks_card_that_comes_back_may_be_activated_again() -> None:
    table = Table(vehicles={"g": "reinforcements=1"})
    s = table.position(players=[{"hand": ["g", "volunteers"]}])
    table.play(s, "activate volunteers", "activate g", "draw volunteers", "activate volunteers")


@pytest.mark.clause("RUSH-060")
def test_the_marks_are_cleared_at_the_start_of_every_turn() -> None:
    table = Table(vehicles={"v": "a1 f1 recruitment"})
    s = table.position(players=[{"depot": ["v"]}], turn={"played": ["v"]})
    table.play(s, "end", "draw v")
    assert table.turn(s)["played"] == []
    table.play(s, "end")
    assert table.legal(s) == ["end", "activate v", "defend v", "attack v"]


@pytest.mark.clause("RUSH-061")
def test_a_replaced_defender_that_is_drawn_may_be_played() -> None:
    table = Table(vehicles={"d": "a1 f1", "v": "a1", "g": "reinforcements=1"})
    bases = ["d", "destroyed", "destroyed"]
    s = table.position(players=[{"hand": ["v", "g"], "bases": bases}])
    table.play(s, "defend v", "place base1", "activate g", "draw d")
    assert {"defend d", "attack d"} <= set(table.legal(s))


@pytest.mark.clause("RUSH-062")
def test_a_card_that_may_not_be_played_again_is_unplayed_in_phase_iii() -> None:
    table = Table(vehicles={"v": "r1 a1 f1", "b": ""})
    p1 = {"hand": ["v"], "garage": ["b", "engineers", "volunteers"]}
    s = table.position(players=[p1], turn={"played": ["v"]})
    assert table.legal(s) == ["end"]
    assert table.refuse(s, "discard v") == "RUSH-056"
    table.end_turn(s)
    assert table.depot(s, 0) == ["v"]
