"""Extra tank: two cards are drawn, one is kept, the other leaves the game unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.table import EXTRA_TANK, EXTRA_TURN, Table

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = Table()
DECK = ["bt-7", "cromwell", "hetzer", "t-34"]
OFF = {"yellow": "A8", "blue": "H8", "red": "H1"}
"""The tanks of the others; green is off the board."""


def position(table: Table = TABLE, **data: Any) -> BattlegroundsState:  # noqa: ANN401 (fields of a saved position)
    """Return a position of P1: green on D4 with kv-1, is-2 in reserve, Extra tank ready."""
    data.setdefault("reserve", {"P1": ["is-2"]})
    data.setdefault("areas", {"P1": area(ready=[EXTRA_TANK])})
    data.setdefault("tanks", table.parked(green="D4 kv-1"))
    return table.position(deck=data.pop("deck", DECK), **data)


@pytest.mark.clause("BG-142")
def test_two_cards_are_drawn_one_is_kept_and_one_leaves_the_game() -> None:
    s = position()
    TABLE.play(s, "extra-tank")
    assert TABLE.odds(s) == {f"draw {card}": 0.25 for card in DECK}
    TABLE.play(s, "draw t-34")
    assert set(TABLE.odds(s)) == {"draw bt-7", "draw cromwell", "draw hetzer"}
    TABLE.play(s, "draw bt-7")
    assert TABLE.mover(s) == "P1"
    assert set(TABLE.legal(s)) == {"keep bt-7", "keep t-34"}
    assert TABLE.refuse(s, "keep cromwell") == "BG-142"
    TABLE.play(s, "keep bt-7")
    dump = TABLE.dump(s)
    assert TABLE.reserve(s, "P1") == ["bt-7", "is-2"]
    assert dump["rejected"]["P1"] == ["t-34"]
    assert sorted(dump["deck"]) == ["cromwell", "hetzer"]
    assert dump["drawn"] == []


@pytest.mark.clause("BG-142")
def test_one_of_the_two_must_be_kept() -> None:
    s = position()
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7")
    assert TABLE.refuse(s, "move D4-D5") == "BG-142"
    assert TABLE.refuse(s, "end") == "BG-142"


@pytest.mark.clause("BG-142")
def test_a_last_card_is_kept() -> None:
    s = position(deck=["t-34"], lost=["bt-7", "cromwell", "hetzer"])
    TABLE.play(s, "extra-tank", "draw t-34")
    assert TABLE.legal(s) == ["keep t-34"]
    TABLE.play(s, "keep t-34")
    assert TABLE.reserve(s, "P1") == ["is-2", "t-34"]
    assert TABLE.dump(s)["deck"] == []


@pytest.mark.clause("BG-142")
@pytest.mark.parametrize("moves", [[], ["move D4-D5"], ["move D4-D5", "hold"]])
def test_a_last_card_may_be_drawn_in_every_window(moves: list[str]) -> None:
    s = position(deck=["t-34"], lost=["bt-7", "cromwell", "hetzer"])
    TABLE.play(s, *moves)
    assert "extra-tank" in TABLE.legal(s)


@pytest.mark.clause("BG-142")
def test_without_a_deck_it_cannot_be_used() -> None:
    s = position(deck=[], lost=DECK)
    assert TABLE.refuse(s, "extra-tank") == "BG-142"
    TABLE.play(s, "move D4-D5", "hold")
    assert TABLE.mover(s) == "P2"


@pytest.mark.clause("BG-142")
def test_both_pairs_use_up_the_smallest_deck() -> None:
    s = position(areas={"P1": area(ready=[EXTRA_TANK, "factory*"])})
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    TABLE.play(s, "extra-tank", "draw hetzer", "draw cromwell", "keep cromwell")
    assert TABLE.reserve(s, "P1") == ["cromwell", "is-2", "t-34"]
    assert TABLE.dump(s)["deck"] == []
    assert TABLE.area(s, "P1") == area(done=[EXTRA_TANK, "factory*"])


@pytest.mark.clause("BG-143")
def test_the_card_is_inactive_and_the_main_action_is_still_to_come() -> None:
    s = position()
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    assert TABLE.card(s, "green") == "kv-1"
    assert TABLE.dump(s)["damaged"] == []
    assert set(TABLE.legal(s)) == {
        "move D4-C4",
        "move D4-E4",
        "move D4-D3",
        "move D4-D5",
        "change green is-2",
        "change green t-34",
    }


@pytest.mark.clause("BG-143")
def test_the_card_may_be_taken_by_a_change_in_the_same_turn() -> None:
    s = position()
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34", "change green t-34")
    assert TABLE.card(s, "green") == "t-34"
    assert TABLE.reserve(s, "P1") == ["is-2", "kv-1"]


@pytest.mark.clause("BG-143")
def test_the_card_may_return_a_pawn_in_the_same_turn() -> None:
    s = position(tanks=OFF, reserve={"P1": ["kv-1", "is-2"]}, damaged=["kv-1", "is-2"])
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    assert {"enter green t-34 A1", "enter green kv-1 A2"} <= set(TABLE.legal(s))
    TABLE.play(s, "enter green t-34 A1", "move A1-A2-A3")
    assert TABLE.pawn(s, "green") == "A3"


@pytest.mark.clause("BG-143", "BG-109")
def test_the_card_stays_when_a_repair_pause_follows() -> None:
    s = position(tanks=OFF, damaged=["is-2"])
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34", "enter green is-2 A1")
    assert TABLE.mover(s) == "P2"
    assert TABLE.reserve(s, "P1") == ["t-34"]


@pytest.mark.clause("BG-143")
@pytest.mark.parametrize(
    ("moves", "next_moves"),
    [
        (["move D4-D5"], {"hold", "shoot D7 dud"}),
        (["move D4-D5", "hold"], set()),
        (["change green is-2"], set()),
    ],
)
def test_it_is_used_between_and_after_too(moves: list[str], next_moves: set[str]) -> None:
    s = position()
    TABLE.play(s, *moves, "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    assert "t-34" in TABLE.reserve(s, "P1")
    assert next_moves <= set(TABLE.legal(s))
    assert TABLE.mover(s) == ("P1" if next_moves else "P2")


@pytest.mark.clause("BG-143")
def test_the_card_drawn_after_the_main_action_serves_the_extra_turn() -> None:
    s = position(areas={"P1": area(ready=[EXTRA_TANK, EXTRA_TURN])})
    TABLE.play(s, "move D4-D5", "hold", "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    TABLE.play(s, "extra-turn", "change green t-34")
    assert TABLE.card(s, "green") == "t-34"


@pytest.mark.clause("BG-144")
def test_only_the_player_who_draws_sees_the_two_cards() -> None:
    s = position()
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7")
    own = TABLE.view(s, 0)
    assert sorted(own["drawn"]) == ["bt-7", "t-34"]
    assert sorted(own["deck"]) == ["cromwell", "hetzer"]
    for seat in (1, 2, 3, -1):
        view = TABLE.view(s, seat)
        assert view["drawn"] == []
        assert view["deck"] == []
        assert view["sizes"]["drawn"] == 2
        assert view["sizes"]["deck"] == 2
        assert sorted(view["unseen"]) == DECK


@pytest.mark.clause("BG-144")
def test_the_kept_card_is_open_and_the_rejected_one_is_not() -> None:
    s = position()
    TABLE.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    own = TABLE.view(s, 0)
    assert own["rejected"]["P1"] == ["bt-7"]
    assert sorted(own["deck"]) == ["cromwell", "hetzer"]
    for seat in (1, 2, 3, -1):
        view = TABLE.view(s, seat)
        assert "t-34" in view["reserve"]["P1"]
        assert view["rejected"].get("P1", []) == []
        assert view["sizes"]["rejected"]["P1"] == 1
        assert sorted(view["unseen"]) == ["bt-7", "cromwell", "hetzer"]


@pytest.mark.clause("BG-144")
def test_what_is_told_to_the_others_does_not_name_the_rejected_card() -> None:
    table = Table()
    s = position(table)
    table.play(s, "extra-tank", "draw t-34", "draw bt-7", "keep t-34")
    assert "bt-7" in " ".join(table.told(0))
    for seat in (1, 2, 3, -1):
        story = " ".join(table.told(seat))
        assert "t-34" in story
        assert "bt-7" not in story


@pytest.mark.clause("BG-144", "BG-185")
def test_a_team_mate_does_not_see_the_cards_either() -> None:
    table = Table(variant="team")
    s = position(table, areas={"A": area(ready=[EXTRA_TANK])})
    table.play(s, "extra-tank", "draw t-34", "draw bt-7")
    assert table.view(s, 2)["drawn"] == []


@pytest.mark.clause("BG-142", "BG-034")
@pytest.mark.parametrize(
    ("players", "reserve", "deck"),
    [
        (2, {"P1": ["is-2", "7tp"], "P2": ["sherman", "lt-vz-38"]}, DECK),
        (3, {"P1": ["is-2"], "P2": ["7tp"], "P3": ["sherman"]}, [*DECK, "char-b1-bis", "lt-vz-38"]),
    ],
)
def test_it_works_with_fewer_players(
    players: int, reserve: dict[str, list[str]], deck: list[str]
) -> None:
    table = Table(players)
    s = position(table, reserve=reserve, deck=deck)
    table.play(s, "extra-tank")
    assert set(table.odds(s)) == {f"draw {card}" for card in deck}
    table.play(s, "draw bt-7", "draw t-34", "keep t-34")
    assert table.reserve(s, "P1") == sorted([*reserve["P1"], "t-34"])
    assert len(table.dump(s)["deck"]) == len(deck) - 2
