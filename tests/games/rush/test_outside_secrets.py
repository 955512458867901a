"""Which seats an action shows hidden cards to, and which may know the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.event import EVERYBODY
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.games.rush.table import RushTable

VEHICLES = {
    "tank": "ussr f1 a1 c2 r1",
    "mate": "ussr f1",
    "wall": "germany a2",
    "spare": "germany",
    "rest": "usa",
    "saper": "usa dismantle",
    "cheap": "france c1",
    "dear": "france c3",
}
HIDDEN = {"hand.reveal": "one-by-one"}
OPEN_DEPOTS = {"opt.depotInfo": "all"}
KEEPS = {"recruit.keep": "on", "hand.cap": "5", "weakHand": "on"}


def table_for(settings: Mapping[str, str] | None = None) -> Table:
    """Return a table of three players, so that one is not involved."""
    return Table(players=3, vehicles=VEHICLES, settings=settings)


def shown(table: Table, s: RushTable, move: str) -> str:
    """Return the names of the seats that learn something; "all" includes spectators."""
    seats = s.reveals(table.notation.parse(move))
    return _names(seats, s.seats())


def knowing(table: Table, s: RushTable, move: str) -> str:
    """Return the names of the seats that may know the move."""
    return _names(s.witnesses(table.notation.parse(move)), s.seats())


def _names(seats: int, number: int) -> str:
    if seats == EVERYBODY:
        return "all"
    names = [f"P{seat + 1}" for seat in range(number) if seats >> seat & 1]
    return " ".join([*names, *(["spectators"] if seats < 0 else [])])


# The hand


PLAYS = ("activate saper", "defend tank", "attack tank", "buy cheap")


@pytest.mark.parametrize("move", PLAYS)
@pytest.mark.parametrize("reveal", ["all", "one-by-one"])
def test_a_play_shows_the_card_to_who_could_not_see_the_hand(move: str, reveal: str) -> None:
    table = table_for({"hand.reveal": reveal})
    p1 = {"hand": ["tank", "saper", "engineers"], "garage": ["rest", "spare", "volunteers"]}
    s = table.position(players=[p1], reserve=["cheap"])
    assert shown(table, s, move) == ("" if reveal == "all" else "P2 P3 spectators")
    assert shown(table, s, "end") == ""


def test_a_payment_shows_the_card() -> None:
    table = table_for(HIDDEN)
    s = table.position(players=[{"hand": ["engineers"], "garage": ["rest"]}], reserve=["cheap"])
    table.play(s, "buy cheap")
    assert shown(table, s, "pay engineers") == "P2 P3 spectators"
    table.play(s, "pay engineers")
    assert shown(table, s, "take") == ""


def test_a_card_that_all_know_to_be_in_the_hand_is_no_news() -> None:
    table = table_for(HIDDEN)
    poor, rich = ["rest", "volunteers"], ["engineers", "engineers"]
    garages = {"nothing": [], "three engineers": ["engineers"], "others": poor}
    found = {}
    for name, garage in garages.items():
        p1 = {"hand": [*rich, "volunteers"], "garage": garage}
        s = table.position(players=[p1], reserve=["cheap"])
        found[name] = [shown(table, s, move) for move in ("buy cheap", "activate volunteers")]
    assert found == {
        "nothing": ["", ""],
        "three engineers": ["", "P2 P3 spectators"],
        "others": ["P2 P3 spectators", "P2 P3 spectators"],
    }


def test_a_victim_of_sabotage_shows_the_card() -> None:
    table = table_for()
    p2: dict[str, Any] = {"hand": ["tank", "mate"], "garage": ["rest"]}
    stack = ["turn pay-pending", "play-cards", "sabotage-discard P2"]
    s = table.position(players=[{}, p2], stack=stack)
    assert shown(table, s, "discard tank") == "P1 P3 spectators"
    s = table.position(players=[{}, p2 | {"garage": []}], stack=stack)
    assert shown(table, s, "discard tank") == ""


def test_support_shows_the_card() -> None:
    table = table_for({"combat": "interactive"})
    p2 = {"hand": ["spare"], "garage": ["rest"], "bases": ["wall", "open", "open"]}
    s = table.position(players=[{"hand": ["tank", "mate"], "garage": ["cheap"]}, p2])
    assert shown(table, s, "attack tank") == ""
    table.play(s, "attack tank", "hit P2.guard1")
    assert shown(table, s, "support spare") == "P1 P3 spectators"
    assert shown(table, s, "pass") == ""
    table.play(s, "support spare")
    assert shown(table, s, "support mate") == ""  # the active player's hand lies open


@pytest.mark.parametrize(
    ("hand", "move", "seats"),
    [
        (["tank"], "pass", "P2 P3 spectators"),
        (["tank", "mate"], "pass", ""),  # chance lays one of them on top
        (["tank", "mate"], "scrap mate", "P2 P3 spectators"),
        (["tank", "mate"], "keep mate", "P2 P3 spectators"),
        (["tank", "mate", "spare"], "keep mate", ""),
    ],
)
def test_the_last_card_of_a_hidden_hand_shows_on_the_depot(
    hand: list[str], move: str, seats: str
) -> None:
    table = table_for(HIDDEN | KEEPS)
    p1 = {"hand": hand, "garage": ["rest", "engineers"]}
    s = table.position(players=[p1], stack=["turn discard-hand", "choose-compensation"])
    assert shown(table, s, move) == seats


def test_an_open_hand_that_is_laid_down_shows_nothing() -> None:
    table = table_for(KEEPS)
    p1 = {"hand": ["tank"], "garage": ["rest", "engineers"]}
    stack = ["turn discard-hand", "choose-compensation"]
    s = table.position(players=[p1], stack=stack, turn={"hand_open": True})
    assert [shown(table, s, move) for move in ("pass", "scrap tank")] == ["", ""]


@pytest.mark.parametrize(
    ("garage", "seats"), [(["rest", "engineers"], "P1 P3 spectators"), ([], "")]
)
def test_a_turn_that_ends_without_a_draw_opens_the_next_hand(garage: list[str], seats: str) -> None:
    table = table_for()
    p2 = {"hand": ["tank", "mate"], "garage": garage}
    s = table.position(players=[{}, p2], deck=[])
    assert shown(table, s, "end") == seats


# The Depot

BENEATH = ["turn pay-pending", "play-cards", "choose-dismantle tank 2"]


@pytest.mark.parametrize(
    ("depot", "move", "seats"),
    [
        (["tank"], "dismantle tank", ""),
        (["tank", "mate"], "dismantle tank", "P2 P3 spectators"),  # mate is on top now
        (["tank", "mate"], "dismantle mate", "P2 P3 spectators"),  # it was not in the Garage
        (["engineers", "tank", "engineers"], "dismantle engineers", "P2 P3 spectators"),
    ],
)
def test_what_lies_beneath_in_a_depot_shows_when_it_is_scrapped(
    depot: list[str], move: str, seats: str
) -> None:
    player = {"depot": depot, "garage": ["rest", "wall"]}
    for settings, expected in (({}, seats), (OPEN_DEPOTS, "")):
        table = table_for(settings)
        s = table.position(players=[player], stack=BENEATH, turn={"hand_open": True})
        assert shown(table, s, move) == expected


def test_a_depot_that_all_have_counted_is_no_news() -> None:
    table = table_for()
    s = table.position(players=[{"depot": ["tank", "mate", "wall"]}], stack=BENEATH)
    assert shown(table, s, "dismantle mate") == ""
    assert shown(table, s, "dismantle tank") == "P2 P3 spectators"  # which one is on top?
    same = {"depot": ["tank", "engineers", "engineers"], "garage": ["engineers"]}
    s = table.position(players=[same], stack=BENEATH)
    assert shown(table, s, "dismantle tank") == ""


def test_a_top_that_is_covered_at_once_shows_nothing() -> None:
    table = table_for()
    player = {"depot": ["tank", "mate"], "garage": ["rest", "wall"]}
    stack = [*BENEATH[:2], "resolve-ability saper 1", "choose-dismantle tank 1"]
    s = table.position(players=[player], stack=stack, turn={"resolving": "saper"})
    assert shown(table, s, "dismantle tank") == ""
    assert shown(table, s, "dismantle mate") == "P2 P3 spectators"


def test_chance_is_not_asked() -> None:
    table = table_for()
    s = table.new()
    assert s.reveals(s.legal_actions()[0]) == 0


# Who may know


def test_only_the_owner_knows_which_card_is_kept() -> None:
    table = table_for(KEEPS)
    stack = ["turn discard-hand", "choose-compensation"]
    s = table.position(players=[{}, {"hand": ["tank", "mate"]}], active="P2", stack=stack)
    assert knowing(table, s, "keep tank") == "P2"
    assert [knowing(table, s, move) for move in ("scrap tank", "pass")] == ["all", "all"]


def test_only_the_owner_knows_which_card_is_drawn_into_a_hidden_hand() -> None:
    table = table_for()
    garage = {"garage": ["tank", "mate", "base"]}
    s = table.position(players=[{}, garage], stack=["turn end-turn", "draw-cards P2 1"])
    assert knowing(table, s, "draw tank") == "P2"
    assert knowing(table, s, "draw base") == "all"  # it goes to the Depot at once
    drawn = ["turn pay-pending", "play-cards", "draw-cards P1 1"]
    s = table.position(players=[garage], stack=drawn, turn={"hand_open": True})
    assert knowing(table, s, "draw tank") == "all"
