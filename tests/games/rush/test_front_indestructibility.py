"""Indestructibility of Second Front: a single of any nation [FRONT-077] [FRONT-078]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.rush.state import NOBODY
from tests.games.rush.table import NATIONS, Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {"hero": "ussr indestructibility", "wall": "ussr indestructibility a1"}
TABLE = Table(vehicles=VEHICLES, preset="second-front")
ALONE = Table(vehicles=VEHICLES, settings={"indestructibility": "any-nation"})
FIVE = (*NATIONS, "uk")


def stacks(**singles: int) -> RushTable:
    """Return a position with these numbers of singles left, 0 for all other nations."""
    medals = {nation: {"singles": singles.get(nation, 0)} for nation in FIVE}
    return TABLE.position(players=[{"hand": ["hero"]}], medals=medals)


@pytest.mark.clause("FRONT-077")
@pytest.mark.parametrize("nation", FIVE)
def test_a_single_of_any_nation_goes_on_their_depot(nation: str) -> None:
    s = TABLE.position(players=[{"hand": ["hero"]}])
    TABLE.play(s, "activate hero")
    assert TABLE.legal(s) == [f"medal {name}" for name in FIVE]
    TABLE.play(s, f"medal {nation}")
    assert TABLE.depot(s, 0) == ["hero", f"medal-{nation}-1"]
    assert TABLE.medals(s, nation) == (8, 3)
    assert s.players[0].kills == 0


@pytest.mark.clause("FRONT-077")
@pytest.mark.parametrize("move", ["pass", "end", "doubles 1"])
def test_the_nation_must_be_chosen(move: str) -> None:
    s = stacks(ussr=9, usa=9)
    TABLE.play(s, "activate hero")
    assert TABLE.refuse(s, move) == "FRONT-077"


@pytest.mark.clause("FRONT-077", "FRONT-098")
def test_the_changed_ability_alone_chooses_from_the_four_stacks() -> None:
    s = ALONE.position(players=[{"hand": ["hero"]}])
    ALONE.play(s, "activate hero")
    assert ALONE.legal(s) == [f"medal {name}" for name in NATIONS]
    ALONE.play(s, "medal france")
    assert ALONE.depot(s, 0) == ["hero", "medal-france-1"]


@pytest.mark.clause("FRONT-077")
def test_without_the_change_the_medal_is_of_the_nation_of_the_card_in_the_expansion_too() -> None:
    table = Table(
        vehicles=VEHICLES, preset="second-front", settings={"indestructibility": "own-nation"}
    )
    s = table.position(players=[{"hand": ["hero"]}])
    table.play(s, "activate hero")
    assert table.depot(s, 0) == ["hero", "medal-ussr-1"]


@pytest.mark.clause("FRONT-077")
def test_the_medal_is_taken_before_the_vehicle_defends() -> None:
    s = TABLE.position(players=[{"rear": "wall"}])
    TABLE.play(s, "activate rear", "medal uk")
    assert TABLE.depot(s, 0) == ["medal-uk-1"]
    assert TABLE.legal(s) == ["place base1", "place hq"]


@pytest.mark.clause("FRONT-078")
def test_german_or_british_but_not_soviet() -> None:
    s = stacks(germany=2, uk=9)
    TABLE.play(s, "activate hero")
    assert TABLE.legal(s) == ["medal germany", "medal uk"]
    assert TABLE.refuse(s, "medal ussr") == "FRONT-078"
    TABLE.play(s, "medal germany")
    assert TABLE.medals(s, "germany") == (1, 3)


@pytest.mark.clause("FRONT-078")
def test_the_only_stack_with_a_single_needs_no_choice() -> None:
    s = stacks(france=2)
    TABLE.play(s, "activate hero")
    assert TABLE.depot(s, 0) == ["hero", "medal-france-1"]


@pytest.mark.clause("FRONT-078")
def test_with_no_single_left_nothing_is_received_whatever_doubles_there_are() -> None:
    s = stacks()
    TABLE.play(s, "activate hero")
    assert TABLE.depot(s, 0) == ["hero"]
    assert TABLE.medals(s, "ussr") == (0, 3)
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("FRONT-077", "FRONT-091")
@pytest.mark.parametrize(("nation", "ended_by"), [("uk", 0), ("usa", NOBODY)])
def test_the_last_single_of_any_stack_ends_the_game(nation: str, ended_by: int) -> None:
    s = stacks(uk=1, usa=2)
    TABLE.play(s, "activate hero", f"medal {nation}")
    assert s.ended_by == ended_by


@pytest.mark.clause("FRONT-078")
def test_the_last_single_of_all_is_taken_without_a_choice_and_ends_the_game() -> None:
    s = stacks(germany=1)
    TABLE.play(s, "activate hero")
    assert TABLE.medals(s, "germany") == (0, 3)
    assert s.ended_by == 0
