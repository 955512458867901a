"""The order of Phase III [ALT-003]; a turn without a play [ALT-011] to [ALT-017]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

WEAK = {"weakHand": "on"}
VEHICLES = {
    "a": "a1 r2",
    "b": "f1 reinforcements=1",
    "c": "f1",
    "red": "ussr a1",
    "star": "usa f1",
    "x": "",
    "y": "",
}
GARAGE = ["engineers"] * 3


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=WEAK)


def idle(table: Table, hand: list[str], garage: list[str] | None = None) -> RushTable:
    """Return the position in which P1 has just ended Phase II without a play."""
    players = [{"hand": hand, "garage": GARAGE if garage is None else garage}]
    s = table.position(players=players, deck=[])
    table.play(s, "end")
    return s


@pytest.mark.clause("ALT-003")
def test_phase_three_keeps_its_order_under_all_alternative_rules() -> None:
    table = Table(vehicles=VEHICLES, preset="alternative")
    now = {"kills": {"ussr": 2}, "attack_kills": 2, "attack_nation": "germany", "keeps": 1}
    players = [{"hand": ["a", "b", "c"], "garage": GARAGE}]
    stack = ["turn pay-pending"]
    s = table.position(players=players, deck=["x"], turn=now, stack=stack)
    table.play(s, "doubles 1")
    assert table.depot(s, 0) == ["medal-ussr-2"]
    table.play(s, "doubles 1")
    assert table.depot(s, 0) == ["medal-germany-2", "medal-ussr-2"]
    assert table.legal(s) == ["deal x"]
    table.play(s, "deal x")
    assert {"keep a", "scrap a", "pass"} < set(table.legal(s))
    table.play(s, "scrap a")
    assert table.legal(s) == ["keep b", "keep c", "pass"]
    table.play(s, "keep c")
    assert table.depot(s, 0)[0] == "b"
    assert table.legal(s) == ["draw engineers"]
    table.play(s, *["draw engineers"] * 3)
    assert s.to_move() == 1


@pytest.mark.clause("ALT-003")
def test_steps_of_rules_that_are_off_are_skipped() -> None:
    table = Table(vehicles=VEHICLES)
    players = [{"hand": ["a", "b"], "garage": GARAGE}]
    s = table.position(players=players, deck=["x"])
    table.play(s, "end", "deal x")
    assert table.depot(s, 0) == ["b", "a"]
    assert table.legal(s) == ["draw engineers"]


@pytest.mark.clause("ALT-011", "ALT-015")
def test_a_player_who_plays_nothing_may_keep_or_scrap_any_card_or_decline(table: Table) -> None:
    s = idle(table, ["a", "b", "engineers", "engineers"])
    cards = ["a", "b", "engineers"]
    keep = [f"keep {card}" for card in cards]
    scrap = [f"scrap {card}" for card in cards]
    assert table.legal(s) == [*keep, *scrap, "pass"]
    assert s.to_move() == 0
    assert table.refuse(s, "end") == "ALT-011"


@pytest.mark.clause("ALT-011")
def test_without_the_rule_nothing_is_offered() -> None:
    table = Table(vehicles=VEHICLES)
    s = idle(table, ["a", "b"])
    assert table.legal(s) == ["draw engineers"]


@pytest.mark.clause("ALT-011")
def test_only_one_of_the_two_benefits_can_be_used(table: Table) -> None:
    s = idle(table, ["a", "b", "c"])
    table.play(s, "scrap a")
    assert table.refuse(s, "keep b") == "RUSH-097"
    assert sorted(table.depot(s, 0)) == ["b", "c"]


@pytest.mark.clause("ALT-012")
def test_one_card_is_kept_and_three_drawn_so_the_next_turn_starts_with_four(table: Table) -> None:
    s = idle(table, ["a", "b", "c"])
    assert table.refuse(s, "keep x") == "ALT-012"
    table.play(s, "keep b", "top a", *["draw engineers"] * 3)
    assert table.hand(s, 0) == ["b", "engineers", "engineers", "engineers"]
    table.end_turn(s)
    assert s.active == 0
    table.play(s, "activate b")


@pytest.mark.clause("ALT-013")
def test_one_card_is_scrapped(table: Table) -> None:
    s = idle(table, ["a", "b", "c"])
    assert table.refuse(s, "scrap engineers") == "ALT-013"
    table.play(s, "scrap b")
    assert table.names(s.scrapyard) == ["b"]
    table.chance(s)
    assert table.hand(s, 0) == GARAGE


@pytest.mark.clause("ALT-014")
@pytest.mark.parametrize("benefit", ["keep b", "scrap b"])
def test_all_other_cards_go_to_the_depot(table: Table, benefit: str) -> None:
    s = idle(table, ["a", "b", "c", "engineers"])
    table.play(s, benefit)
    table.chance(s)
    assert sorted(table.depot(s, 0)) == ["a", "c", "engineers"]


@pytest.mark.clause("ALT-015")
def test_a_player_who_declines_both_discards_the_whole_hand(table: Table) -> None:
    s = idle(table, ["a", "b"])
    table.play(s, "pass")
    table.chance(s)
    assert sorted(table.depot(s, 0)) == ["a", "b"]
    assert table.names(s.scrapyard) == []
    assert table.hand(s, 0) == GARAGE


@pytest.mark.clause("ALT-016")
@pytest.mark.parametrize(
    "moves",
    [
        ["buy x", "pay engineers", "take"],
        ["activate b", "draw engineers"],
        ["defend a", "place base1"],
        ["attack c", "charge", "hit P2.base1"],
    ],
    ids=["buy", "activate", "defend", "attack"],
)
def test_one_played_card_loses_the_benefit_for_the_turn(table: Table, moves: list[str]) -> None:
    hand = ["a", "b", "c", "engineers"]
    s = table.position(players=[{"hand": hand, "garage": GARAGE * 2}], reserve=["x"], deck=[])
    table.play(s, *moves)
    left = table.hand(s, 0)
    assert len(left) >= 3
    table.end_turn(s)
    assert s.active == 1
    assert set(left) <= set(table.depot(s, 0))


@pytest.mark.clause("ALT-016")
def test_support_in_the_turn_of_another_player_does_not_matter() -> None:
    table = Table(vehicles=VEHICLES, settings=WEAK | {"combat": "interactive"})
    bases = ["red", "open", "open"]
    p2 = {"hand": ["medal-ussr-1", "a"], "bases": bases}
    s = table.position(players=[{"hand": ["star"]}, p2], deck=[])
    table.play(s, "attack star", "hit P2.guard1", "support medal-ussr-1", "pass")
    table.end_turn(s)
    assert s.active == 1
    table.play(s, "end")
    assert table.legal(s) == ["keep a", "scrap a", "pass"]


@pytest.mark.clause("ALT-016")
def test_support_in_their_turn_is_a_play() -> None:
    table = Table(vehicles=VEHICLES, settings=WEAK | {"combat": "interactive"})
    bases = ["red", "open", "open"]
    p1 = {"hand": ["star", "medal-usa-1", "a"], "garage": GARAGE}
    s = table.position(players=[p1, {"bases": bases}], deck=[])
    table.play(s, "attack star", "hit P2.guard1", "support medal-usa-1", "pass", "end")
    assert table.legal(s) == ["draw engineers"]


@pytest.mark.clause("ALT-017")
def test_with_an_empty_hand_there_is_nothing_to_choose(table: Table) -> None:
    s = idle(table, [])
    assert table.legal(s) == ["draw engineers"]


@pytest.mark.clause("ALT-017")
@pytest.mark.parametrize(
    ("benefit", "scrapped", "held"),
    [("scrap engineers", ["engineers"], 3), ("keep engineers", [], 4)],
)
def test_engineers_and_a_medal_are_left_of_a_hand_with_a_base(
    table: Table, benefit: str, scrapped: list[str], held: int
) -> None:
    p1 = {"garage": ["engineers", "medal-usa-1", "base", *["volunteers"] * 3]}
    s = table.position(players=[p1], deck=[], stack=["turn draw-hand"])
    table.play(s, "draw base", "draw engineers", "draw medal-usa-1", "end", "end")
    table.play(s, benefit)
    assert table.names(s.scrapyard) == scrapped
    assert table.depot(s, 0)[0] == "medal-usa-1"
    table.chance(s)
    assert len(table.hand(s, 0)) == held
