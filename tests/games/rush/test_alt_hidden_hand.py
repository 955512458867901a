"""A hand that is played card by card [ALT-018] to [ALT-021]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import CHANCE, SPECTATOR
from sztab.games.rush.game import GAME
from tests.games import spoken
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

OWNER, OPPONENT = 0, 1
HIDDEN = {"hand.reveal": "one-by-one"}
OTHERS = pytest.mark.parametrize("seat", [OPPONENT, SPECTATOR])
VEHICLES = {
    "a": "a1",
    "b": "reinforcements=1",
    "c": "f1",
    "d": "",
    "e": "",
    "h": "f2 heavy",
    "x": "c1",
}


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=HIDDEN)


def side(table: Table, s: RushTable, seat: int) -> dict[str, Any]:
    """Return the owner's side of the table as a seat sees it."""
    player: dict[str, Any] = table.view(s, seat)["players"][OWNER]
    return player


@pytest.mark.clause("ALT-018")
@OTHERS
def test_the_hand_is_not_laid_open_in_phase_one(table: Table, seat: int) -> None:
    p1 = {"hand": ["a", "b"], "garage": ["d"]}
    s = table.position(active="P2", players=[p1], deck=[])
    table.end_turn(s)
    assert s.to_move() == OWNER
    assert side(table, s, seat)["hand"] == []
    assert side(table, s, OWNER)["hand"] == ["a", "b"]


@pytest.mark.clause("ALT-018")
@OTHERS
def test_each_card_is_seen_when_it_is_played(table: Table, seat: int) -> None:
    s = table.position(players=[{"hand": ["a", "c", "engineers"]}], reserve=["x"], deck=[])
    table.play(s, "defend a", "place base1")
    assert table.told(seat)[-1] == "P1: a defends Base I (P1)"
    table.play(s, "buy x", "pay engineers", "take")
    assert "P1 pays with Engineers" in table.told(seat)
    assert side(table, s, seat)["sizes"]["hand"] == 1
    assert "c" in side(table, s, seat)["unseen"]


@pytest.mark.clause("ALT-019")
@OTHERS
def test_cards_not_yet_played_stay_hidden(table: Table, seat: int) -> None:
    s = table.position(players=[{"hand": ["a", "c"], "garage": ["d", "e"]}])
    other = table.position(players=[{"hand": ["d", "c"], "garage": ["a", "e"]}])
    assert side(table, s, seat)["hand"] == []
    assert side(table, s, seat)["sizes"]["hand"] == 2
    assert table.view(s, seat) == table.view(other, seat)
    assert table.view(s, OWNER) != table.view(other, OWNER)
    [_, cards] = spoken.sheet(GAME, s.view(seat))[3].rows[3]
    assert cards == "2 cards"


@pytest.mark.clause("ALT-019")
@OTHERS
def test_a_card_drawn_in_phase_two_is_hidden_too(table: Table, seat: int) -> None:
    s = table.position(players=[{"hand": ["b"], "garage": ["d", "e"]}])
    table.play(s, "activate b", "draw e")
    assert table.told(seat)[-1] == "P1 draws: a card"
    assert table.told(OWNER)[-1] == "P1 draws: e"
    assert side(table, s, seat)["hand"] == []


@pytest.mark.clause("ALT-020")
@pytest.mark.parametrize(
    "moves",
    [
        ["buy x", "pay engineers", "take"],
        ["activate b", "draw d"],
        ["defend a", "place base2"],
        ["attack c", "join h", "charge", "strike h", "hit P2.base1", "hit P2.base2"],
    ],
    ids=["buy", "activate", "defend", "attack"],
)
def test_cards_are_played_as_in_the_base_game(table: Table, moves: list[str]) -> None:
    hand = ["a", "b", "c", "h", "engineers"]
    players = [{"hand": hand, "garage": ["d", "e"]}]
    after = []
    for rules in (table, Table(vehicles=VEHICLES)):
        s = rules.position(players=players, reserve=["x"], deck=[])
        rules.play(s, *moves)
        data = GAME.codec.dump(s)
        after.append((data["players"], data["reserve"], rules.legal(s)))
        assert rules.refuse(s, "buy d") == "RUSH-083"
    assert after[0] == after[1]


@pytest.mark.clause("ALT-021")
@OTHERS
def test_of_the_unplayed_cards_only_the_top_one_is_seen(table: Table, seat: int) -> None:
    s = table.position(players=[{"hand": ["a", "c", "d"], "garage": ["e"]}], deck=[])
    table.play(s, "end", "top c")
    assert side(table, s, seat)["depot"] == ["c"]
    assert side(table, s, seat)["sizes"]["depot"] == 3
    assert side(table, s, OWNER)["depot"] == ["c", "d", "a"]
    hidden, top = "P1 puts into the Depot: a card", "P1 puts into the Depot: c"
    assert table.told(seat)[-3:] == [hidden, hidden, top]


@pytest.mark.clause("ALT-021")
def test_where_depots_are_open_all_unplayed_cards_are_seen() -> None:
    table = Table(vehicles=VEHICLES, settings=HIDDEN | {"opt.depotInfo": "all"})
    s = table.position(players=[{"hand": ["a", "c", "d"], "garage": ["e"]}], deck=[])
    table.play(s, "end", "top c")
    assert sorted(side(table, s, OPPONENT)["depot"]) == ["a", "c", "d"]


@pytest.mark.clause("ALT-021")
def test_chance_decides_which_unplayed_card_is_on_top(table: Table) -> None:
    hand = ["a", "engineers", "engineers"]
    s = table.position(players=[{"hand": hand, "garage": ["e"]}], deck=[])
    table.play(s, "end")
    assert s.to_move() == CHANCE
    assert table.odds(s) == {"top a": 1 / 3, "top engineers": 2 / 3}
    assert table.refuse(s, "draw e") == "ALT-021"
    assert table.refuse(s, "top e") == "ALT-021"


@pytest.mark.clause("ALT-021")
def test_an_open_hand_needs_no_chance() -> None:
    table = Table(vehicles=VEHICLES)
    s = table.position(players=[{"hand": ["a", "c"], "garage": ["e"]}], deck=[])
    table.play(s, "end")
    assert table.legal(s) == ["draw e"]
