"""The second use of Recruitment [ALT-063] to [ALT-070]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

KEEPING = {"recruit.keep": "on", "hand.cap": "5"}
VEHICLES = {
    "rec": "recruitment a1",
    "a": "r3",
    "b": "ussr",
    "c": "a1",
    "spy": "usa sabotage f1",
    "wall": "ussr a2",
    "x": "c1",
    "y": "c1",
    "z": "",
}
GARAGE = ["engineers"] * 6


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=KEEPING)


def volunteers(table: Table, *hand: str, reserve: str = "") -> RushTable:
    """Return the position after the Volunteers were activated."""
    p1 = {"hand": ["volunteers", *hand], "garage": GARAGE}
    s = table.position(players=[p1], reserve=list(reserve), deck=[])
    table.play(s, "activate volunteers")
    return s


@pytest.mark.clause("ALT-063")
def test_recruitment_lets_the_player_choose_between_two_effects(table: Table) -> None:
    s = volunteers(table, "a", "b")
    assert s.to_move() == 0
    assert table.legal(s) == ["recruit", "retain"]
    assert table.refuse(s, "end") == "ALT-063"
    assert table.refuse(s, "keep a") == "ALT-063"


@pytest.mark.clause("ALT-063")
def test_the_normal_effect_allows_several_purchases_and_no_kept_card(table: Table) -> None:
    s = volunteers(table, "a", "b", reserve="xyz")
    table.play(s, "recruit", "buy x", "pay a", "take", "buy y", "take", "end", "deal z")
    assert table.legal(s) == ["draw engineers"]
    assert table.depot(s, 0)[0] == "b"


@pytest.mark.clause("ALT-063")
def test_without_the_rule_recruitment_is_not_a_choice() -> None:
    table = Table(vehicles=VEHICLES)
    s = volunteers(table, "a")
    assert table.turn(s)["recruiting"]
    assert "end" in table.legal(s)


@pytest.mark.clause("ALT-064")
def test_the_kept_card_is_told_to_its_owner_only(table: Table) -> None:
    s = volunteers(table, "a", "b", "c")
    table.play(s, "retain", "end", "keep b")
    assert table.told(0)[-1] == "P1 keeps: b"
    assert table.told(1)[-1] == table.told(-1)[-1] == "P1 keeps: a card"


@pytest.mark.clause("ALT-065")
def test_the_kept_card_comes_in_addition_to_the_cards_drawn(table: Table) -> None:
    s = volunteers(table, "a", "b")
    table.play(s, "retain", "end", "keep b")
    table.chance(s)
    assert s.active == 1
    assert table.hand(s, 0) == ["b", *["engineers"] * 3]


@pytest.mark.clause("ALT-066")
def test_a_player_who_keeps_a_card_may_buy_only_once(table: Table) -> None:
    s = volunteers(table, "a", "b", "engineers", reserve="xy")
    table.play(s, "retain")
    assert not table.turn(s)["recruiting"]
    table.play(s, "buy x", "pay a", "take")
    assert table.refuse(s, "buy y") == "RUSH-082"


@pytest.mark.clause("ALT-067")
def test_the_card_is_chosen_in_phase_three_from_the_unplayed_cards(table: Table) -> None:
    s = volunteers(table, "a", "b", "c")
    table.play(s, "retain", "defend c", "place base1", "end")
    assert table.legal(s) == ["keep a", "keep b", "pass"]
    assert table.depot(s, 0) == ["volunteers"]
    assert table.refuse(s, "keep c") == "ALT-067"
    assert table.refuse(s, "end") == "ALT-067"
    assert table.refuse(s, "scrap a") == "ALT-067"
    table.play(s, "keep a")
    assert table.depot(s, 0) == ["b", "volunteers"]


@pytest.mark.clause("ALT-067")
def test_with_an_empty_hand_nothing_is_asked(table: Table) -> None:
    s = volunteers(table)
    table.play(s, "retain")
    table.end_turn(s)
    assert s.active == 1
    assert table.hand(s, 0) == ["engineers"] * 3


@pytest.mark.clause("ALT-068")
def test_each_recruitment_in_this_mode_allows_one_card(table: Table) -> None:
    s = volunteers(table, "rec", "a", "b", "c")
    table.play(s, "retain", "activate rec", "retain", "place base1", "end", "keep a")
    assert table.legal(s) == ["keep b", "keep c", "pass"]
    table.play(s, "keep c")
    assert table.depot(s, 0)[0] == "b"
    table.chance(s)
    assert table.hand(s, 0)[:2] == ["a", "c"]


@pytest.mark.clause("ALT-068")
def test_one_recruitment_of_each_mode_gives_both_effects_once(table: Table) -> None:
    s = volunteers(table, "rec", "a", "b", "c", reserve="xyz")
    table.play(s, "retain", "activate rec", "recruit", "place base1")
    table.play(s, "buy x", "pay a", "take", "buy y", "take", "end", "deal z", "keep b")
    assert table.depot(s, 0)[0] == "c"


@pytest.mark.clause("ALT-068")
def test_several_kept_cards_are_named_in_card_order(table: Table) -> None:
    s = volunteers(table, "rec", "a", "b", "c")
    table.play(s, "retain", "activate rec", "retain", "place base1", "end", "keep b")
    assert table.refuse(s, "keep a") == "ALT-068"
    assert table.refuse(s, "keep x") == "ALT-067"


@pytest.mark.clause("ALT-069")
def test_the_player_may_keep_no_card_in_the_end(table: Table) -> None:
    s = volunteers(table, "rec", "a", "b")
    table.play(s, "retain", "activate rec", "retain", "place base1", "end", "pass")
    assert sorted(table.depot(s, 0)) == ["a", "b", "volunteers"]
    table.chance(s)
    assert table.hand(s, 0) == ["engineers"] * 3


def kept_b(table: Table, bases: list[str]) -> RushTable:
    """Return the turn of P2 after P1 kept a Soviet vehicle."""
    p1 = {"hand": ["a", "b"], "garage": GARAGE, "bases": bases}
    now = {"keeps": 1, "busy": True}
    s = table.position(players=[p1, {"hand": ["spy", "engineers"]}], deck=[], turn=now)
    table.play(s, "end", "keep b")
    table.chance(s)
    assert s.active == 1
    return s


@pytest.mark.clause("ALT-070")
def test_sabotage_can_take_a_kept_card(table: Table) -> None:
    s = kept_b(table, ["open"] * 3)
    table.play(s, "activate spy")
    assert table.legal(s) == ["discard b", "discard engineers"]
    table.play(s, "discard b")
    assert table.depot(s, 0)[0] == "b"


@pytest.mark.clause("ALT-070")
def test_a_kept_card_can_be_used_as_support() -> None:
    table = Table(vehicles=VEHICLES, settings=KEEPING | {"combat": "interactive"})
    s = kept_b(table, ["wall", "open", "open"])
    table.play(s, "attack spy", "hit P1.guard1", "support b")
    assert table.turn(s)["support"] == ["P1 b"]
