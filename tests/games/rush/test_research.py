"""Research: scrap the card and take a cheap vehicle from the Reserve."""

from __future__ import annotations

import pytest

from tests.games.rush.table import Table

VEHICLES = {
    "lab": "medium a2 r2 research=2",
    "school": "a1 research=1 reinforcements=1",
    "a": "c0",
    "b": "c1",
    "d": "c2",
    "e": "c5",
    "n": "c0",
    "m": "c0",
}
RESERVE = ["a", "b", "d", "e"]
TABLE = Table(vehicles=VEHICLES)


@pytest.mark.clause("RUSH-132")
def test_the_research_card_goes_to_the_scrapyard() -> None:
    s = TABLE.facing(["technicians"], reserve=RESERVE)
    TABLE.play(s, "activate technicians")
    assert TABLE.names(s.scrapyard) == ["technicians"]
    assert TABLE.depot(s, 0) == []


@pytest.mark.clause("RUSH-133")
def test_research_takes_a_vehicle_of_at_most_its_number_from_the_reserve() -> None:
    s = TABLE.facing(["lab"], reserve=RESERVE)
    TABLE.play(s, "activate lab")
    assert sorted(TABLE.legal(s)) == ["research a", "research b", "research d"]
    assert TABLE.refuse(s, "research n") == "RUSH-133"
    TABLE.play(s, "research d", "deal n")
    assert TABLE.depot(s, 0) == ["d"]


@pytest.mark.clause("RUSH-134", "RUSH-141")
def test_technicians_take_b_the_reserve_is_refilled_and_a_purchase_is_still_open() -> None:
    s = TABLE.facing(["technicians", "engineers"], reserve=RESERVE)
    TABLE.play(s, "activate technicians")
    assert sorted(TABLE.legal(s)) == ["research a", "research b"]
    TABLE.play(s, "research b", "deal n")
    assert TABLE.names(s.scrapyard) == ["technicians"]
    assert TABLE.depot(s, 0) == ["b"]
    assert TABLE.reserve(s) == ["n", "a", "d", "e"]
    TABLE.play(s, "buy a", "pay engineers", "take")


@pytest.mark.clause("RUSH-135")
def test_resources_cannot_be_added_to_research() -> None:
    s = TABLE.facing(["technicians", "engineers"], reserve=RESERVE)
    TABLE.play(s, "activate technicians")
    assert TABLE.refuse(s, "pay engineers") == "RUSH-135"
    assert TABLE.refuse(s, "research d") == "RUSH-135"


@pytest.mark.clause("RUSH-136")
def test_a_research_card_that_pays_goes_to_the_depot_and_is_not_scrapped() -> None:
    s = TABLE.facing(["lab"], reserve=RESERVE)
    TABLE.play(s, "buy d", "pay lab", "take", "deal n")
    assert TABLE.depot(s, 0) == ["d", "lab"]
    assert TABLE.names(s.scrapyard) == []


@pytest.mark.clause("RUSH-137")
@pytest.mark.parametrize("research_first", [True, False])
def test_research_needs_no_paying_card_and_leaves_the_purchase(research_first: bool) -> None:
    research = ["activate technicians", "research a"]
    purchase = ["buy b", "pay engineers", "take"]
    s = TABLE.facing(["technicians", "engineers"], reserve=RESERVE)
    first, second = (research, purchase) if research_first else (purchase, research)
    TABLE.play(s, *first, "deal n", *second, "deal m")
    assert sorted(TABLE.depot(s, 0)) == ["a", "b", "engineers"]


@pytest.mark.clause("RUSH-138")
def test_research_must_take_a_vehicle_that_is_cheap_enough() -> None:
    s = TABLE.facing(["technicians"], reserve=RESERVE)
    TABLE.play(s, "activate technicians")
    assert TABLE.refuse(s, "end") == "RUSH-138"
    assert TABLE.refuse(s, "stop") == "RUSH-138"


@pytest.mark.clause("RUSH-139")
def test_research_without_a_cheap_vehicle_scraps_the_card_for_nothing() -> None:
    s = TABLE.facing(["technicians"], reserve=["d", "e"])
    TABLE.play(s, "activate technicians")
    assert TABLE.names(s.scrapyard) == ["technicians"]
    assert TABLE.depot(s, 0) == []
    assert TABLE.reserve(s) == ["d", "e"]
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("RUSH-139")
def test_at_some_tables_research_needs_a_cheap_vehicle() -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.researchNoTarget": "forbidden"})
    s = table.facing(["technicians"], reserve=["d", "e"])
    assert table.refuse(s, "activate technicians") == "RUSH-139"
    s = table.facing(["technicians"], reserve=["b", "e"])
    table.play(s, "activate technicians", "research b")
    assert table.names(s.scrapyard) == ["technicians"]


@pytest.mark.clause("RUSH-140")
def test_a_vehicle_scrapped_by_its_research_does_not_defend() -> None:
    s = TABLE.facing(["lab"], reserve=RESERVE)
    TABLE.play(s, "activate lab", "research a", "deal n")
    assert TABLE.names(s.scrapyard) == ["lab"]
    assert TABLE.bases(s, 0) == ["open", "open", "open"]
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("RUSH-141")
def test_abilities_printed_after_research_are_still_resolved() -> None:
    s = TABLE.position(
        players=[{"hand": ["school"], "garage": ["engineers", "volunteers"]}], reserve=RESERVE
    )
    TABLE.play(s, "activate school", "research a", "deal n", "draw volunteers")
    assert TABLE.hand(s, 0) == ["volunteers"]
    assert TABLE.names(s.scrapyard) == ["school"]
    assert TABLE.bases(s, 0) == ["open", "open", "open"]
