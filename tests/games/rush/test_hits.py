"""The effect of a hit: the whole table, and each rule behind it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.games.rush.table import Table, damaged_base, damaged_guard

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

TABLE = Table(
    vehicles={
        "f1": "germany light f1",
        "f2": "germany spg f2",
        "heavy1": "germany heavy f1",
        "heavy2": "germany heavy f2",
        "medium": "germany medium f1",
        "support": "germany support f2",
        "gun": "germany siege",
        "second": "germany f1",
        "car": "ussr a1",
        "wall": "ussr a2",
    }
)
STRIKERS = {
    "f1": "f1",
    "f2": "f2",
    "H with f1": "heavy1",
    "H with f2": "heavy2",
    "Siege (any class)": "gun",
}
# a row of the table: the target, the Base before, and the Base if the target is damaged
TARGETS: dict[str, tuple[str, dict[str, object], object]] = {
    "vehicle armour 1, undamaged": ("P2.guard1", {"guard": "car"}, damaged_guard("car")),
    "vehicle armour 1, damaged": ("P2.guard1", damaged_guard("car"), None),
    "vehicle armour 2, undamaged": ("P2.guard1", {"guard": "wall"}, damaged_guard("wall")),
    "vehicle armour 2, damaged": ("P2.guard1", damaged_guard("wall"), None),
    "undefended Base, undamaged": ("P2.base1", {}, damaged_base()),
    "undefended Base, damaged": ("P2.base1", damaged_base(), None),
    "defended Base, undamaged": ("P2.base1", {"guard": "wall"}, damaged_base("wall")),
    "defended Base, damaged": ("P2.base1", damaged_base("wall"), None),
}


@cache
def printed_table() -> dict[tuple[str, str], str]:
    """Return the table of hits as the rules print it, by row and column."""
    rules = Path(__file__).parents[3] / "rules" / "rush.toml"
    tables = tomllib.loads(rules.read_text("utf-8"))["table"]
    hits = next(table for table in tables if table["id"] == "hits")
    return {
        (row[0], column): cell
        for row in hits["rows"]
        for column, cell in zip(hits["header"][1:], row[1:], strict=True)
    }


def aim(card: str, base: object) -> RushTable:
    """Return a position in which the card must choose its target; this is P2's first Base."""
    s = TABLE.facing([card], base)
    TABLE.play(s, *(["activate gun"] if card == "gun" else [f"attack {card}", "charge"]))
    return s


def hit(card: str, target: str, base: object) -> object:
    """Return P2's first Base after one hit."""
    s = aim(card, base)
    TABLE.play(s, f"hit {target}")
    return TABLE.bases(s, 1)[0]


@pytest.mark.clause("RUSH-190")
@pytest.mark.parametrize("column", STRIKERS)
@pytest.mark.parametrize("row", TARGETS)
def test_one_hit_does_what_the_table_says(row: str, column: str) -> None:
    target, base, damaged = TARGETS[row]
    cell = printed_table()[row, column]
    s = aim(STRIKERS[column], base)
    if cell == "illegal":
        assert TABLE.refuse(s, f"hit {target}") == "RUSH-196"
        return
    TABLE.play(s, f"siege {target}" if column.startswith("Siege") else f"hit {target}")
    destroyed = "destroyed" if "base" in target else "open"
    assert TABLE.bases(s, 1)[0] == (damaged if cell.startswith("damaged") else destroyed)
    went_home = [base["guard"]] if cell.startswith("destroyed") and "guard" in base else []
    assert TABLE.depot(s, 1) == went_home


@pytest.mark.clause("RUSH-190")
def test_the_table_has_no_other_rows_and_columns() -> None:
    assert set(printed_table()) == {(row, column) for row in TARGETS for column in STRIKERS}


@pytest.mark.clause("RUSH-186")
@pytest.mark.parametrize(("card", "guard"), [("f1", "car"), ("f2", "car"), ("f2", "wall")])
def test_firepower_that_reaches_the_armour_destroys(card: str, guard: str) -> None:
    assert hit(card, "P2.guard1", guard) == "open"


@pytest.mark.clause("RUSH-187")
def test_firepower_below_the_armour_damages_an_undamaged_vehicle() -> None:
    assert hit("f1", "P2.guard1", "wall") == damaged_guard("wall")


@pytest.mark.clause("RUSH-188")
@pytest.mark.parametrize("card", ["f1", "f2"])
def test_a_damaged_vehicle_is_destroyed_by_any_further_hit(card: str) -> None:
    assert hit(card, "P2.guard1", damaged_guard("wall")) == "open"


@pytest.mark.clause("RUSH-189")
def test_a_destroyed_vehicle_goes_to_its_owners_depot() -> None:
    s = TABLE.facing(["f2"], "wall")
    TABLE.play(s, "attack f2", "charge", "hit P2.guard1")
    assert TABLE.depot(s, 1) == ["wall"]
    assert TABLE.depot(s, 0) == ["medal-germany-1", "f2"]
    assert TABLE.names(s.scrapyard) == []


@pytest.mark.clause("RUSH-190")
def test_two_hits_of_firepower_1_destroy_armour_2() -> None:
    s = TABLE.facing(["f1", "second"], "wall")
    TABLE.play(s, "attack f1", "join second", "charge", "strike f1", "hit P2.guard1")
    assert TABLE.bases(s, 1)[0] == damaged_guard("wall")
    TABLE.play(s, "hit P2.guard1")
    assert TABLE.bases(s, 1)[0] == "open"


@pytest.mark.clause("RUSH-190")
def test_surplus_firepower_carries_over_neither_to_the_base_nor_to_another_target() -> None:
    s = TABLE.facing(["f2"], "car", "wall")
    TABLE.play(s, "attack f2", "charge", "hit P2.guard1")
    assert TABLE.bases(s, 1) == ["open", {"guard": "wall"}, "open"]


@pytest.mark.clause("RUSH-191")
def test_the_first_hit_damages_a_base() -> None:
    assert hit("f1", "P2.base1", "open") == damaged_base()


@pytest.mark.clause("RUSH-192")
def test_the_second_hit_destroys_a_base() -> None:
    assert hit("f1", "P2.base1", damaged_base()) == "destroyed"


@pytest.mark.clause("RUSH-193")
@pytest.mark.parametrize("card", ["heavy1", "heavy2"])
@pytest.mark.parametrize("base", ["open", damaged_base()])
def test_a_heavy_tank_destroys_a_base_at_once(card: str, base: object) -> None:
    assert hit(card, "P2.base1", base) == "destroyed"


@pytest.mark.clause("RUSH-194")
@pytest.mark.parametrize("card", ["f1", "f2", "medium", "support"])
def test_no_other_class_destroys_an_undamaged_base_with_one_hit(card: str) -> None:
    assert hit(card, "P2.base1", "open") == damaged_base()


@pytest.mark.clause("RUSH-195", "RUSH-275")
def test_a_destroyed_base_goes_to_the_attackers_depot_while_the_attack_goes_on() -> None:
    s = TABLE.facing(["heavy2", "second"])
    TABLE.play(s, "attack heavy2", "join second", "charge", "strike heavy2", "hit P2.base1")
    assert TABLE.depot(s, 0) == ["heavy2", "base"]
    assert TABLE.turn(s)["attackers"] == ["second"]
    assert s.players[0].razed == 1


@pytest.mark.clause("RUSH-196")
def test_a_defended_base_is_not_a_target_of_an_attack() -> None:
    s = TABLE.facing(["heavy2"], "car", "wall")
    TABLE.play(s, "attack heavy2", "charge")
    assert TABLE.legal(s) == ["hit P2.guard1", "hit P2.guard2", "hit P2.base3"]
    assert TABLE.refuse(s, "hit P2.base1") == "RUSH-196"


@pytest.mark.clause("RUSH-197")
def test_three_hits_destroy_a_defender_and_the_base_it_defended() -> None:
    s = TABLE.facing(["f1", "heavy2", "second"], "wall")
    TABLE.play(s, "attack f1", "join heavy2", "join second", "charge")
    TABLE.play(s, "strike f1", "hit P2.guard1")
    assert TABLE.bases(s, 1)[0] == damaged_guard("wall")
    TABLE.play(s, "strike second", "hit P2.guard1")
    assert TABLE.depot(s, 1) == ["wall"]
    TABLE.play(s, "hit P2.base1")
    assert TABLE.depot(s, 0) == ["medal-germany-1", "heavy2", "base", "second", "f1"]
    assert TABLE.medals(s, "germany") == (8, 3)
