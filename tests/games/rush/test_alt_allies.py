"""What allies may and may not do to each other [ALT-088] to [ALT-098]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.games.rush.view import look
from tests.games.rush.table import Table, damaged_base, damaged_guard

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

A1, B1, A2, B2 = range(4)
VEHICLES = {
    "tank": "germany f2",
    "gun": "ussr a2 siege",
    "spy": "usa sabotage",
    "zero": "ussr f1",
    "one": "ussr a1",
    "two": "ussr a2",
    "three": "usa a1",
    "light": "light a1",
    "star": "usa f2",
    "draw1": "reinforcements=1 a1",
}
TEAMS = {"combat": "interactive", "teams": "2v2"}
OPEN = ["open"] * 3
LOST = ["destroyed"] * 3


@pytest.fixture
def table() -> Table:
    return Table(players=4, vehicles=VEHICLES, settings=TEAMS)


def helping(
    table: Table, hand: list[str], ally: list[Any] | None = None, own: list[Any] | None = None
) -> RushTable:
    """Return a turn of A1 with this hand, where A1 and the ally have these Bases."""
    players = [{"hand": hand, "bases": own or OPEN}, {}, {"bases": ally or OPEN}, {}]
    return table.position(players=players)


@pytest.mark.clause("ALT-088")
def test_an_ally_cannot_be_attacked(table: Table) -> None:
    s = helping(table, ["tank"], ["one", "open", "open"])
    table.play(s, "attack tank")
    assert table.legal(s) == ["hit P2.base1", "hit P4.base1"]
    assert table.refuse(s, "hit P3.guard1") == "ALT-088"
    assert table.refuse(s, "hit P3.base2") == "ALT-088"
    assert table.refuse(s, "hit P1.base1") == "RUSH-180"


@pytest.mark.clause("ALT-089")
def test_siege_cannot_choose_a_card_of_an_ally(table: Table) -> None:
    s = helping(table, ["gun"], ["one", "open", "open"])
    table.play(s, "activate gun")
    assert table.legal(s) == ["siege P2.base1", "siege P4.base1"]
    assert table.refuse(s, "siege P3.guard1") == "ALT-089"
    assert table.refuse(s, "siege P3.base1") == "ALT-089"


@pytest.mark.clause("ALT-089")
def test_siege_has_no_target_if_only_allies_have_bases_left(table: Table) -> None:
    players = [{"hand": ["gun"], "bases": LOST}, {"bases": LOST}, {}, {"bases": LOST}]
    s = table.position(players=players)
    table.play(s, "activate gun")
    assert table.depot(s, A1) == ["gun"]


def victims(table: Table, active: int, place: int) -> list[int]:
    """Return the seats that discard, in order, when the seat activates Sabotage."""
    hands = [{"hand": ["engineers"]} for _ in range(table.rules.players)]
    hands[active]["hand"].append("spy")
    s = table.position(players=hands, active=f"P{active + 1}", place=place)
    table.play(s, "activate spy")
    result = []
    while "discard engineers" in table.legal(s):
        result.append(s.to_move())
        assert table.refuse(s, "end") == "RUSH-109"
        table.play(s, "discard engineers")
    assert s.to_move() == active
    return result


@pytest.mark.clause("ALT-090")
def test_sabotage_of_a1_makes_b1_discard_then_b2_and_a2_keeps_all_cards(table: Table) -> None:
    assert victims(table, A1, 0) == [B1, B2]
    assert victims(table, A2, 2) == [B2, B1]
    assert victims(table, B1, 1) == [A2, A1]


@pytest.mark.clause("ALT-090")
@pytest.mark.parametrize(
    ("place", "active", "order"),
    [(0, 0, [1, 3]), (6, 0, [3, 1]), (1, 1, [2, 4, 0]), (11, 3, [0, 2, 4]), (5, 1, [0, 2, 4])],
)
def test_victims_discard_in_the_order_of_their_next_turns(
    place: int, active: int, order: list[int]
) -> None:
    table = Table(players=5, vehicles=VEHICLES, settings=TEAMS | {"teams": "2v3"})
    assert victims(table, active, place) == order


@pytest.mark.clause("ALT-091")
def test_a_vehicle_may_be_placed_on_a_base_of_an_ally(table: Table) -> None:
    s = helping(table, ["one"])
    table.play(s, "defend one")
    assert table.legal(s) == ["place base1", "aid P3.base1"]
    table.play(s, "aid P3.base2")
    assert table.bases(s, A2) == ["open", {"guard": "one"}, "open"]
    assert table.bases(s, A1) == OPEN
    assert table.hand(s, A1) == []


@pytest.mark.clause("ALT-091")
def test_only_a_standing_base_of_an_ally_can_be_aided(table: Table) -> None:
    s = helping(table, ["one"], ["destroyed", "open", "open"])
    table.play(s, "defend one")
    assert table.refuse(s, "aid P2.base1") == "ALT-091"
    assert table.refuse(s, "aid P1.base1") == "ALT-091"
    assert table.refuse(s, "aid P3.base1") == "ALT-091"
    assert table.refuse(s, "aid P3.guard2") == "ALT-091"


@pytest.mark.clause("ALT-091")
def test_without_teams_nobody_can_be_aided() -> None:
    table = Table(players=4, vehicles=VEHICLES)
    s = table.position(players=[{"hand": ["one"]}])
    table.play(s, "defend one")
    assert table.legal(s) == ["place base1"]
    assert table.refuse(s, "aid P3.base1") == "ALT-091"


@pytest.mark.clause("ALT-091")
def test_a_player_without_bases_can_still_help_an_ally(table: Table) -> None:
    s = helping(table, ["one"], own=LOST)
    table.play(s, "defend one")
    assert table.legal(s) == ["aid P3.base1"]
    assert table.refuse(s, "place base1") == "RUSH-173"


@pytest.mark.clause("ALT-092")
def test_after_its_abilities_a_vehicle_must_defend_a_base_of_its_owner(table: Table) -> None:
    s = helping(table, ["gun"])
    table.play(s, "activate gun", "siege P2.base1")
    assert table.legal(s) == ["place base1"]
    assert table.refuse(s, "aid P3.base1") == "ALT-092"


@pytest.mark.clause("ALT-092")
def test_abilities_of_a_vehicle_placed_with_an_ally_stay_unused(table: Table) -> None:
    s = helping(table, ["gun"])
    table.play(s, "defend gun", "aid P3.base1")
    assert table.legal(s) == ["end"]
    assert table.bases(s, B1) == OPEN


@pytest.mark.clause("ALT-093")
def test_a_destroyed_vehicle_goes_to_the_depot_of_the_owner_of_the_base(table: Table) -> None:
    players: list[dict[str, Any]] = [{"hand": ["one"]}, {"hand": ["tank"]}, {}, {}]
    s = table.position(players=players)
    table.play(s, "defend one", "aid P3.base1")
    table.end_turn(s)
    table.play(s, "attack tank", "hit P3.guard1")
    assert table.depot(s, A2) == ["one"]
    assert table.depot(s, A1) == []


@pytest.mark.clause("ALT-093")
def test_a_replaced_vehicle_belongs_to_the_owner_of_the_base_too(table: Table) -> None:
    players = [{"hand": ["one"]}, {}, {"hand": ["two"], "bases": ["open", *LOST[1:]]}, {}]
    s = table.position(players=players)
    table.play(s, "defend one", "aid P3.base1")
    table.end_turn(s)
    table.end_turn(s)
    table.play(s, "defend two", "place base1")
    assert table.depot(s, A2) == ["one"]


@pytest.mark.clause("ALT-093")
def test_repair_is_that_of_the_owner_of_the_base(table: Table) -> None:
    players = [{}, {}, {"bases": [damaged_guard("one"), "open", "open"]}, {}]
    s = table.position(players=players, active="P4")
    table.end_turn(s)
    assert s.active == A1
    assert table.bases(s, A2)[0] == damaged_guard("one")
    table.end_turn(s)
    table.end_turn(s)
    assert s.active == A2
    assert table.bases(s, A2)[0] == {"guard": "one"}


@pytest.mark.clause("ALT-093")
def test_the_squad_is_that_of_the_owner_of_the_base() -> None:
    settings = TEAMS | {"opt.squadDefenders": "included"}
    table = Table(players=4, vehicles=VEHICLES, settings=settings)
    s = helping(table, ["light"])
    table.play(s, "defend light", "aid P3.base1")
    for seat, lights in ((A1, 0), (A2, 1)):
        assert table.names(look(s, B1).squad(seat)).count("light") == lights


@pytest.mark.clause("ALT-094")
def test_the_vehicle_needs_armour(table: Table) -> None:
    s = helping(table, ["zero", "one", "two"])
    assert table.refuse(s, "defend zero") == "RUSH-166"
    table.play(s, "defend one", "aid P3.base1", "defend two", "aid P3.base2")
    assert table.bases(s, A2) == [{"guard": "one"}, {"guard": "two"}, "open"]


@pytest.mark.clause("ALT-095")
def test_an_undefended_base_of_the_ally_comes_first(table: Table) -> None:
    s = helping(table, ["one"], ["two", "open", "destroyed"], ["three", "open", "open"])
    table.play(s, "defend one")
    assert table.legal(s) == ["place base2", "aid P3.base2"]
    assert table.refuse(s, "aid P3.base1") == "ALT-095"
    assert table.refuse(s, "place base1") == "RUSH-163"


@pytest.mark.clause("ALT-095")
def test_if_all_bases_of_the_ally_are_defended_one_defender_is_replaced(table: Table) -> None:
    s = helping(table, ["one"], ["two", "three", "destroyed"])
    table.play(s, "defend one")
    assert table.legal(s) == ["place base1", "aid P3.base1", "aid P3.base2"]
    table.play(s, "aid P3.base2")
    assert table.bases(s, A2) == [{"guard": "two"}, {"guard": "one"}, "destroyed"]
    assert table.depot(s, A2) == ["three"]
    assert table.depot(s, A1) == []


@pytest.mark.clause("ALT-095")
def test_the_rule_is_applied_to_each_ally_apart() -> None:
    table = Table(players=5, vehicles=VEHICLES, settings=TEAMS | {"teams": "2v3"})
    full = {"bases": ["two", "three", "light"]}
    players = [{"hand": ["one"]}, {}, full, {}, {"bases": ["draw1", "open", "open"]}]
    s = table.position(players=players)
    table.play(s, "defend one")
    aids = ["aid P3.base1", "aid P3.base2", "aid P3.base3", "aid P5.base2"]
    assert table.legal(s) == ["place base1", *aids]
    assert table.refuse(s, "aid P5.base1") == "ALT-095"


@pytest.mark.clause("ALT-096")
def test_a_damaged_base_of_an_ally_may_be_defended_and_stays_damaged(table: Table) -> None:
    s = helping(table, ["one"], [damaged_base(), "open", "open"])
    table.play(s, "defend one")
    assert table.legal(s) == ["place base1", "aid P3.base1", "aid P3.base2"]
    table.play(s, "aid P3.base1")
    assert table.bases(s, A2)[0] == damaged_base("one")
    table.end_turn(s)
    assert table.bases(s, A2)[0] == damaged_base("one")
    table.end_turn(s)
    assert s.active == A2
    assert table.bases(s, A2)[0] == {"guard": "one"}


@pytest.mark.clause("ALT-097")
def test_the_ally_is_not_asked(table: Table) -> None:
    players = [{"hand": ["one", "tank"]}, {}, {"hand": ["two"], "bases": ["three", *LOST[1:]]}, {}]
    s = table.position(players=players)
    table.play(s, "defend one", "aid P3.base1")
    assert s.to_move() == A1
    assert table.bases(s, A2)[0] == {"guard": "one"}


@pytest.mark.clause("ALT-098")
def test_a_siege_gun_of_a1_becomes_a_card_of_a2(table: Table) -> None:
    players: list[dict[str, Any]] = [{"hand": ["gun"]}, {"hand": ["tank"]}, {}, {}]
    s = table.position(players=players, deck=[])
    table.play(s, "defend gun", "aid P3.base1")
    assert table.bases(s, B1) == OPEN
    table.end_turn(s)
    table.play(s, "attack tank", "hit P3.guard1", "end")
    assert table.medals(s, "germany") == (8, 3)
    assert table.depot(s, A2) == ["gun"]
    assert "gun" in table.names(look(s, B2).squad(A2))
    assert "gun" not in table.names(look(s, B2).squad(A1))


@pytest.mark.clause("ALT-098")
def test_a_base_guarded_by_the_card_of_an_ally_counts_for_the_bonus_of_its_owner() -> None:
    settings = TEAMS | {"bonus.defended": "on", "hand.cap": "5"}
    table = Table(players=4, vehicles=VEHICLES, settings=settings)
    ally = {"bases": ["two", "open", "open"], "garage": ["engineers"] * 6}
    players = [{"hand": ["one"], "garage": ["engineers"] * 6}, {}, ally, {}]
    s = table.position(players=players, deck=[])
    table.play(s, "defend one", "aid P3.base2")
    table.end_turn(s)
    table.end_turn(s)
    table.end_turn(s)
    assert s.active == B2
    assert len(table.hand(s, A1)) == 3
    assert len(table.hand(s, A2)) == 4
