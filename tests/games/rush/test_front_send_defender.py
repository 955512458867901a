"""After an attack one attacker goes to defend [FRONT-056] to [FRONT-064]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.games.rush.table import Table, damaged_base, damaged_guard

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "one": "usa f1 a1",
    "bare": "usa f2",
    "two": "usa f1 a2",
    "hunter": "usa f1 a2 only_vs_vehicle",
    "heavy": "usa heavy f2 a2",
    "gun": "germany siege a1",
    "scout": "germany scouting a1",
    "g1": "ussr a1",
    "g2": "ussr a1",
    "g3": "ussr a1",
    "car": "france a1",
    "van": "france a1",
}
TABLE = Table(vehicles=VEHICLES, preset="second-front")
ALONE = Table(vehicles=VEHICLES, preset="base-send-defender")


def attack(table: Table, hand: list[str], *targets: str, **data: object) -> RushTable:
    """Return the position after an attack of P1 with the whole hand, card by card."""
    data.setdefault("players", [{"hand": hand}])
    s = table.position(**data)
    table.play(s, f"attack {hand[0]}", *[f"join {card}" for card in hand[1:]], "charge")
    for number, target in enumerate(targets):
        strike = [f"strike {hand[number]}"] if number < len(hand) - 1 else []
        table.play(s, *strike, f"hit {target}")
    return s


@pytest.mark.clause("FRONT-056")
@pytest.mark.parametrize("table", [TABLE, ALONE], ids=["second-front", "base-send-defender"])
def test_after_an_attack_an_attacker_must_go_and_defend(table: Table) -> None:
    s = attack(table, ["one"], "P2.base1")
    assert "place base1" in table.legal(s)
    assert table.refuse(s, "end") == "RUSH-160"
    table.play(s, "place base1")
    assert table.bases(s, 0)[0] == {"guard": "one"}
    assert table.depot(s, 0) == []
    assert table.legal(s) == ["end"]


@pytest.mark.clause("FRONT-056")
def test_a_vehicle_without_armour_cannot_be_sent() -> None:
    s = attack(TABLE, ["one", "bare", "two"], "P2.base1", "P2.base1", "P2.base2")
    assert TABLE.legal(s) == ["send one", "send two"]
    assert TABLE.refuse(s, "send bare") == "FRONT-056"


@pytest.mark.clause("FRONT-056")
def test_without_the_rule_all_attackers_go_to_the_depot() -> None:
    table = Table(vehicles=VEHICLES)
    s = attack(table, ["one", "two"], "P2.base1", "P2.base1")
    assert table.legal(s) == ["end"]
    assert table.depot(s, 0) == ["two", "base", "one"]


@pytest.mark.clause("FRONT-057")
@pytest.mark.parametrize(("sent", "home"), [("one", "two"), ("two", "one")])
def test_exactly_one_attacker_is_sent_and_the_others_go_to_the_depot(sent: str, home: str) -> None:
    s = attack(TABLE, ["one", "two"], "P2.base1", "P2.base2")
    TABLE.play(s, f"send {sent}", "place base1")
    assert TABLE.bases(s, 0) == [{"guard": sent}, "open", "open", "open"]
    assert TABLE.depot(s, 0) == [home]
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("FRONT-058")
@pytest.mark.parametrize("move", ["pass", "end", "place base1", "send g1"])
def test_the_player_chooses_who_is_sent_and_may_not_decline(move: str) -> None:
    s = attack(TABLE, ["one", "two"], "P2.base1", "P2.base2")
    assert TABLE.legal(s) == ["send one", "send two"]
    assert TABLE.refuse(s, move) == "FRONT-058"


@pytest.mark.clause("FRONT-058")
def test_an_attacker_from_the_rear_guard_may_be_sent() -> None:
    s = TABLE.position(players=[{"hand": ["one"], "rear": "two"}])
    TABLE.play(s, "attack one", "join rear", "charge")
    TABLE.play(s, "strike one", "hit P2.base1", "hit P2.base2")
    assert TABLE.legal(s) == ["send one", "send two"]
    TABLE.play(s, "send two", "place hq")
    assert TABLE.bases(s, 0)[3] == {"guard": "two"}
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("", ["one"])


@pytest.mark.clause("FRONT-058")
def test_a_named_vehicle_that_found_no_target_cannot_be_sent() -> None:
    s = TABLE.facing(["bare", "hunter"], "car")
    TABLE.play(s, "attack bare", "join hunter", "charge", "strike bare", "hit P2.guard1")
    assert TABLE.legal(s) == ["end"]
    assert TABLE.depot(s, 0) == ["medal-usa-1", "bare", "hunter"]
    assert TABLE.bases(s, 0) == ["open"] * 4


@pytest.mark.clause("FRONT-058")
def test_of_vehicles_with_armour_only_those_that_struck_can_be_sent() -> None:
    s = TABLE.facing(["one", "two", "hunter"], "car")
    TABLE.play(s, "attack one", "join two", "join hunter", "charge")
    TABLE.play(s, "strike one", "hit P2.guard1", "hit P2.base1")
    assert TABLE.legal(s) == ["send one", "send two"]
    assert TABLE.refuse(s, "send hunter") == "FRONT-058"


@pytest.mark.clause("FRONT-059")
def test_if_no_attacker_has_armour_nothing_happens() -> None:
    s = attack(TABLE, ["bare"], "P2.base1")
    assert TABLE.legal(s) == ["end"]
    assert (TABLE.bases(s, 0), TABLE.depot(s, 0)) == (["open"] * 4, ["bare"])


@pytest.mark.clause("FRONT-060")
def test_the_attacker_goes_to_an_undefended_base_first() -> None:
    p1 = {"hand": ["one"], "bases": ["g1", damaged_base(), "g2", "g3"]}
    s = attack(TABLE, ["one"], "P2.base1", players=[p1])
    assert TABLE.legal(s) == ["place base2"]
    assert TABLE.refuse(s, "place base1") == "RUSH-163"


@pytest.mark.clause("FRONT-060")
def test_if_all_bases_are_defended_a_defender_must_be_replaced() -> None:
    bases = ["g1", "destroyed", "g2", damaged_guard("g3")]
    s = attack(TABLE, ["one"], "P2.base1", players=[{"hand": ["one"], "bases": bases}])
    assert TABLE.legal(s) == ["place base1", "place base3", "place hq"]
    TABLE.play(s, "place hq")
    assert TABLE.bases(s, 0)[3] == {"guard": "one"}
    assert TABLE.depot(s, 0) == ["g3"]


@pytest.mark.clause("FRONT-061")
def test_the_defender_is_sent_after_the_last_strike_and_before_the_medals() -> None:
    s = TABLE.facing(["one", "two"], "car", "van")
    TABLE.play(s, "attack one", "join two", "charge", "strike one", "hit P2.guard1")
    assert TABLE.refuse(s, "send one") == "RUSH-185"
    TABLE.play(s, "hit P2.guard2")
    assert TABLE.legal(s) == ["send one", "send two"]
    assert TABLE.medals(s, "usa") == (9, 3)
    TABLE.play(s, "send two", "place base1")
    assert TABLE.legal(s) == ["doubles 0", "doubles 1"]
    TABLE.play(s, "doubles 1")
    assert TABLE.depot(s, 0) == ["medal-usa-2", "one"]


@pytest.mark.clause("FRONT-061")
def test_where_kills_are_paid_by_turn_a_defender_is_sent_all_the_same() -> None:
    table = Table(vehicles=VEHICLES, preset="second-front", settings={"opt.medalGroup": "by-turn"})
    s = table.facing(["one"], "car")
    table.play(s, "attack one", "charge", "hit P2.guard1", "place base1")
    assert table.medals(s, "usa") == (9, 3)
    table.play(s, "end")
    assert table.medals(s, "usa") == (8, 3)


@pytest.mark.clause("FRONT-062")
def test_a_player_without_bases_sends_nobody() -> None:
    p1 = {"hand": ["one", "two"], "bases": ["destroyed"] * 4}
    s = attack(TABLE, ["one", "two"], "P2.base1", "P2.base2", players=[p1], ended_by="P2")
    assert TABLE.legal(s) == ["end"]
    assert TABLE.depot(s, 0) == ["two", "one"]


@pytest.mark.clause("FRONT-063")
def test_siege_sends_nobody_and_its_card_defends_by_itself() -> None:
    p1 = {"hand": ["gun", "one"], "bases": ["open", "g1", "g2", "g3"]}
    s = TABLE.position(players=[p1])
    TABLE.play(s, "activate gun", "siege P2.base1")
    assert TABLE.legal(s) == ["place base1"]
    TABLE.play(s, "place base1")
    assert TABLE.legal(s) == ["end", "defend one", "attack one"]
    assert TABLE.depot(s, 0) == []


@pytest.mark.clause("FRONT-064")
@pytest.mark.parametrize(("sent", "home"), [("one", ["two", "bare"]), ("two", ["bare", "one"])])
def test_one_of_three_attackers_must_go_to_the_one_undefended_base(
    sent: str, home: list[str]
) -> None:
    p1 = {"hand": ["one", "bare", "two"], "bases": ["g1", "g2", "open", "g3"]}
    targets = ["P2.base1", "P2.base2", "P2.base3"]
    s = attack(TABLE, ["one", "bare", "two"], *targets, players=[p1])
    assert TABLE.legal(s) == ["send one", "send two"]
    TABLE.play(s, f"send {sent}")
    assert TABLE.legal(s) == ["place base3"]
    TABLE.play(s, "place base3")
    assert TABLE.bases(s, 0)[2] == {"guard": sent}
    assert TABLE.depot(s, 0) == home


@pytest.mark.clause("FRONT-064")
@pytest.mark.parametrize("move", ["activate scout", "defend scout"])
def test_vehicles_still_defend_after_their_abilities_or_instead_of_them(move: str) -> None:
    s = attack(TABLE, ["one"], "P2.base1", players=[{"hand": ["one", "scout"]}], deck=[])
    TABLE.play(s, "place base1", move, "place hq")
    assert TABLE.bases(s, 0) == [{"guard": "one"}, "open", "open", {"guard": "scout"}]


@pytest.mark.clause("FRONT-056", "FRONT-042")
def test_an_attack_that_ends_the_game_sends_a_defender_too() -> None:
    players = [{"hand": ["heavy"]}, {"bases": ["destroyed"] * 3 + ["open"]}]
    s = attack(TABLE, ["heavy"], "P2.hq", players=players)
    assert s.ended_by == 0
    TABLE.play(s, "place hq")
    assert TABLE.bases(s, 0)[3] == {"guard": "heavy"}
    assert TABLE.depot(s, 0) == ["headquarters"]
