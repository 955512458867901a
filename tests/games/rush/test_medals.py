"""Medals as the reward for destroyed vehicles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.rush.state import NOBODY
from tests.games.rush.table import Table, damaged_guard

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "red1": "ussr f2",
    "red2": "ussr f2",
    "red3": "ussr f2",
    "red4": "ussr f2",
    "panzer": "germany f2",
    "german-gun": "germany siege",
    "german-gun2": "germany siege",
    "heavy": "germany heavy f2",
    "crane": "dismantle",
    "car1": "usa a1",
    "car2": "usa a1",
    "car3": "usa a1",
    "car4": "usa a1",
    "x": "c3",
}
TABLE = Table(vehicles=VEHICLES)
RED = ["red1", "red2", "red3", "red4"]


def kill(number: int, singles: int = 9, doubles: int = 3) -> RushTable:
    """Return a position right after a Soviet attack that destroyed this many vehicles."""
    s = TABLE.facing(
        RED[:number],
        *[f"car{n + 1}" for n in range(number)],
        medals={"ussr": {"singles": singles, "doubles": doubles}},
    )
    TABLE.play(s, "attack red1", *[f"join {card}" for card in RED[1:number]], "charge")
    for n in range(number):
        strike = [f"strike {RED[n]}"] if n < number - 1 else []
        TABLE.play(s, *strike, f"hit P2.guard{n + 1}")
    return s


def reward(s: RushTable) -> list[str]:
    """Return the Medals in the Depot of P1."""
    return sorted(card for card in TABLE.depot(s, 0) if card.startswith("medal"))


@pytest.mark.clause("RUSH-200")
def test_medals_come_after_the_whole_attack() -> None:
    s = TABLE.facing(["red1", "red2"], "car1")
    TABLE.play(s, "attack red1", "join red2", "charge", "strike red1", "hit P2.guard1")
    assert s.players[0].kills == 1
    assert reward(s) == []
    TABLE.play(s, "hit P2.base1")
    assert reward(s) == ["medal-ussr-1"]


@pytest.mark.clause("RUSH-201")
@pytest.mark.parametrize("kills", [1, 2, 3])
def test_one_medal_is_due_for_each_vehicle(kills: int) -> None:
    s = kill(kills, doubles=0)
    assert reward(s) == ["medal-ussr-1"] * kills
    assert TABLE.medals(s, "ussr") == (9 - kills, 0)


@pytest.mark.clause("RUSH-202", "RUSH-203")
def test_medals_of_the_attackers_nation_go_to_the_attackers_depot() -> None:
    s = kill(1)
    assert TABLE.depot(s, 0) == ["medal-ussr-1", "red1"]
    assert TABLE.depot(s, 1) == ["car1"]
    assert TABLE.medals(s, "ussr") == (8, 3)
    assert TABLE.medals(s, "usa") == (9, 3)


@pytest.mark.clause("RUSH-204")
def test_a_destroyed_base_brings_the_base_card_and_no_medal() -> None:
    s = TABLE.facing(["heavy"])
    TABLE.play(s, "attack heavy", "charge", "hit P2.base1")
    assert TABLE.depot(s, 0) == ["heavy", "base"]
    TABLE.end_turn(s)
    assert TABLE.medals(s, "germany") == (9, 3)


@pytest.mark.clause("RUSH-205")
def test_three_vehicles_destroyed_by_soviet_tanks_bring_a_double_and_a_single() -> None:
    s = kill(3)
    assert TABLE.legal(s) == ["doubles 0", "doubles 1"]
    TABLE.play(s, "doubles 1")
    assert reward(s) == ["medal-ussr-1", "medal-ussr-2"]
    assert TABLE.medals(s, "ussr") == (8, 2)


@pytest.mark.clause("RUSH-205")
def test_four_destroyed_vehicles_allow_two_doubles() -> None:
    table = Table(players=3, vehicles=VEHICLES)
    s = table.position(
        players=[
            {"hand": RED},
            {"bases": ["car1", "car2", "open"]},
            {"bases": ["car3", "car4", "open"]},
        ]
    )
    table.play(s, "attack red1", "join red2", "join red3", "join red4", "charge")
    table.play(s, "strike red1", "hit P2.guard1", "strike red2", "hit P2.guard2")
    table.play(s, "strike red3", "hit P3.guard1", "hit P3.guard2", "doubles 2")
    assert table.medals(s, "ussr") == (9, 1)
    assert sorted(table.depot(s, 0)) == ["medal-ussr-2", "medal-ussr-2", *RED]


@pytest.mark.clause("RUSH-205")
@pytest.mark.parametrize(
    ("doubles", "cards"), [(1, ["medal-ussr-2"]), (0, ["medal-ussr-1", "medal-ussr-1"])]
)
def test_a_double_is_one_card_less_with_the_same_medals_and_resources(
    doubles: int, cards: list[str]
) -> None:
    s = kill(2)
    TABLE.play(s, f"doubles {doubles}")
    assert reward(s) == cards
    assert s.scores()[0] == 2
    assert sum(int(s.cards.resources[s.cards.codes[card]]) for card in cards) == 2


@pytest.mark.clause("RUSH-206")
@pytest.mark.parametrize(
    ("doubles", "cards", "ended_by"), [(1, ["medal-ussr-2"], NOBODY), (0, ["medal-ussr-1"], 0)]
)
def test_two_due_one_single_and_one_double_left(
    doubles: int, cards: list[str], ended_by: int
) -> None:
    s = kill(2, singles=1, doubles=1)
    TABLE.play(s, f"doubles {doubles}")
    assert reward(s) == cards
    assert s.ended_by == ended_by


@pytest.mark.clause("RUSH-206")
@pytest.mark.parametrize(("doubles", "cards"), [(1, ["medal-ussr-2"]), (0, [])])
def test_three_due_no_single_and_two_doubles_left(doubles: int, cards: list[str]) -> None:
    s = kill(3, singles=0, doubles=2)
    TABLE.play(s, f"doubles {doubles}")
    assert reward(s) == cards


@pytest.mark.clause("RUSH-206")
@pytest.mark.parametrize(
    ("due", "left", "most"), [(2, 3, 1), (3, 3, 1), (4, 3, 2), (4, 1, 1), (5, 2, 2), (6, 2, 2)]
)
def test_at_most_half_the_kills_and_what_is_left_can_be_taken_as_doubles(
    due: int, left: int, most: int
) -> None:
    s = TABLE.position(
        stack=["turn pay-pending", "play-cards", f"choose-doubles ussr {due}"],
        medals={"ussr": {"doubles": left}},
    )
    assert TABLE.legal(s) == [f"doubles {number}" for number in range(most + 1)]
    assert TABLE.refuse(s, f"doubles {most + 1}") == "RUSH-206"
    assert TABLE.refuse(s, "end") == "RUSH-206"


@pytest.mark.clause("RUSH-207")
def test_without_doubles_only_singles_are_received() -> None:
    s = kill(2, doubles=0)
    assert reward(s) == ["medal-ussr-1", "medal-ussr-1"]
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("RUSH-208")
@pytest.mark.parametrize("doubles", [0, 3])
def test_a_single_that_is_not_there_is_not_replaced_by_a_double(doubles: int) -> None:
    s = kill(1, singles=0, doubles=doubles)
    assert reward(s) == []
    assert TABLE.medals(s, "ussr") == (0, doubles)
    assert s.players[0].kills == 1


def attack_and_siege(table: Table) -> RushTable:
    """Return a position after a German attack and a German Siege, a kill each."""
    s = table.facing(["panzer", "german-gun"], "car1", damaged_guard("car2"))
    table.play(s, "attack panzer", "charge", "hit P2.guard1")
    table.play(s, "activate german-gun", "siege P2.guard2")
    return s


@pytest.mark.clause("RUSH-209")
def test_attack_and_siege_kills_are_paid_apart_by_source() -> None:
    s = attack_and_siege(TABLE)
    assert TABLE.medals(s, "germany") == (8, 3)
    TABLE.play(s, "end")
    assert TABLE.medals(s, "germany") == (7, 3)


@pytest.mark.clause("RUSH-209")
def test_attack_and_siege_kills_make_a_double_by_turn() -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.medalGroup": "by-turn"})
    s = attack_and_siege(table)
    assert table.medals(s, "germany") == (9, 3)
    table.play(s, "end")
    assert table.legal(s) == ["doubles 0", "doubles 1"]
    table.play(s, "doubles 1")
    assert table.medals(s, "germany") == (9, 2)


@pytest.mark.clause("RUSH-209")
def test_siege_kills_of_one_nation_make_a_double_in_phase_three() -> None:
    s = TABLE.facing(["german-gun", "german-gun2"], damaged_guard("car1"), damaged_guard("car2"))
    TABLE.play(s, "activate german-gun", "siege P2.guard1")
    TABLE.play(s, "activate german-gun2", "siege P2.guard2", "end", "doubles 1")
    assert TABLE.medals(s, "germany") == (9, 2)


@pytest.mark.clause("RUSH-209")
def test_kills_of_two_nations_make_no_double_even_by_turn() -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.medalGroup": "by-turn"})
    s = table.facing(["red1", "german-gun"], "car1", damaged_guard("car2"))
    table.play(s, "attack red1", "charge", "hit P2.guard1")
    table.play(s, "activate german-gun", "siege P2.guard2", "end")
    assert table.medals(s, "ussr") == table.medals(s, "germany") == (8, 3)


@pytest.mark.clause("RUSH-210")
def test_medals_that_pay_or_are_scrapped_do_not_go_back_to_the_stacks() -> None:
    s = TABLE.position(
        players=[{"hand": ["crane", "medal-ussr-1", "medal-ussr-2"]}],
        medals={"ussr": {"singles": 8, "doubles": 2}},
        reserve=["x"],
        deck=[],
    )
    TABLE.play(s, "buy x", "pay medal-ussr-1", "pay medal-ussr-2", "take")
    assert TABLE.medals(s, "ussr") == (8, 2)
    TABLE.play(s, "activate crane", "dismantle medal-ussr-1", "dismantle medal-ussr-2")
    assert TABLE.medals(s, "ussr") == (8, 2)


@pytest.mark.clause("RUSH-210")
def test_no_stack_grows_in_a_whole_game() -> None:
    table = Table(players=3, printed=True)
    before = [9] * 4 + [3] * 4
    for s in table.random_game(210):
        now = [*s.singles, *s.doubles]
        assert all(new <= old for new, old in zip(now, before, strict=True))
        before = now


@pytest.mark.clause("RUSH-211")
@pytest.mark.parametrize("nation", ["ussr", "germany", "usa", "france"])
def test_a_single_pays_1_and_a_double_pays_2(nation: str) -> None:
    single, double = f"medal-{nation}-1", f"medal-{nation}-2"
    s = TABLE.facing([single, double], reserve=["x"])
    TABLE.play(s, "buy x", f"pay {single}")
    assert TABLE.turn(s)["pool"] == 1
    TABLE.play(s, f"pay {double}")
    assert TABLE.turn(s)["pool"] == 3
