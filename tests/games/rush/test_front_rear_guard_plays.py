"""Playing the Rear Guard card [FRONT-050], and each vehicle twice [FRONT-065] [FRONT-066]."""

from __future__ import annotations

import pytest

from tests.games.rush.table import Table

VEHICLES = {
    "truck": "usa r4 goods=uk",
    "tank": "ussr f1 a1 r2 reinforcements=1",
    "mate": "ussr f2",
    "yank": "usa f1",
    "disp": "dispatch",
    "disp2": "dispatch",
    "g": "r- reinforcements=1",
    "h": "reinforcements=1",
    "hunter": "usa f1 only_vs_vehicle",
    "lab": "research=1",
    "brit": "uk c5",
    "x": "ussr c2",
    "y": "ussr c3",
    "cheap": "ussr c1",
    "wall": "germany a2",
    "a": "",
    "b": "",
    "c": "",
    "d": "",
}
TABLE = Table(vehicles=VEHICLES, preset="second-front")
ALONE = Table(
    vehicles=VEHICLES | {"disp": "", "disp2": ""},
    settings={"rearGuard": "on", "cards.britain": "on"},
)
BOTH = pytest.mark.parametrize("table", [TABLE, ALONE], ids=["second-front", "alone"])
OPEN = ["open"] * 3


@pytest.mark.clause("FRONT-050")
@BOTH
def test_the_rear_guard_card_pays(table: Table) -> None:
    s = table.position(players=[{"rear": "engineers"}], reserve=["cheap"], deck=[])
    table.play(s, "buy cheap", "pay rear", "take")
    assert (table.rear(s, 0), table.depot(s, 0)) == ("", ["cheap", "engineers"])


@pytest.mark.clause("FRONT-050")
@BOTH
def test_engineers_in_hand_and_in_the_rear_guard_pay_together_or_one_of_them(table: Table) -> None:
    p1 = {"hand": ["engineers"], "rear": "engineers"}
    s = table.position(players=[p1], reserve=["cheap", "x", "y"], deck=[])
    assert table.legal(s) == ["end", "buy x", "buy cheap"]
    assert table.refuse(s, "buy y") == "RUSH-076"
    table.play(s, "buy cheap")
    assert set(table.legal(s)) == {"pay engineers", "pay rear"}
    table.play(s, "pay rear")
    assert table.refuse(s, "pay rear") == "FRONT-050"
    table.play(s, "take")
    assert (table.hand(s, 0), table.rear(s, 0)) == (["engineers"], "")
    s = table.position(players=[p1], reserve=["x"], deck=[])
    table.play(s, "buy x")
    assert table.legal(s) == ["pay engineers"]
    table.play(s, "pay engineers", "pay rear", "take")
    assert table.depot(s, 0) == ["x", "engineers", "engineers"]


@pytest.mark.clause("FRONT-050")
def test_a_truck_waits_in_the_rear_guard_for_a_vehicle_of_its_nation() -> None:
    p1 = {"hand": ["truck", "g"], "garage": ["engineers"] * 4}
    s = TABLE.position(players=[p1], reserve=["x", "y"])
    assert TABLE.refuse(s, "buy x") == "RUSH-157"
    TABLE.play(s, "end", "station truck", *["draw engineers"] * 3, "refill", "deal brit")
    TABLE.chance(s)
    TABLE.end_turn(s)
    TABLE.play(s, "pass")
    assert TABLE.hand(s, 0) == ["engineers"] * 3
    TABLE.play(s, "buy brit", "pay engineers", "pay rear", "take")
    assert TABLE.depot(s, 0)[:3] == ["brit", "truck", "engineers"]
    assert TABLE.hand(s, 0) == ["engineers"] * 2


@pytest.mark.clause("FRONT-050")
def test_national_goods_in_the_rear_guard_buy_no_other_nation() -> None:
    s = TABLE.position(players=[{"hand": ["engineers"], "rear": "truck"}], reserve=["x", "cheap"])
    assert TABLE.refuse(s, "buy x") == "RUSH-154"
    TABLE.play(s, "buy cheap")
    assert TABLE.refuse(s, "pay rear") == "RUSH-154"


@pytest.mark.clause("FRONT-050")
def test_a_card_without_the_symbol_pays_nothing_from_the_rear_guard_either() -> None:
    s = TABLE.position(players=[{"hand": ["engineers"], "rear": "technicians"}], reserve=["cheap"])
    TABLE.play(s, "buy cheap")
    assert TABLE.refuse(s, "pay rear") == "RUSH-074"


@pytest.mark.clause("FRONT-050")
@BOTH
def test_the_rear_guard_card_is_activated_and_then_defends(table: Table) -> None:
    s = table.position(players=[{"rear": "tank", "garage": ["a"]}])
    table.play(s, "activate rear", "draw a", "place base1")
    assert (table.rear(s, 0), table.hand(s, 0)) == ("", ["a"])
    assert table.bases(s, 0)[0] == {"guard": "tank"}


@pytest.mark.clause("FRONT-050")
@BOTH
@pytest.mark.parametrize("card", ["volunteers", "g"])
def test_an_activated_card_without_armour_goes_to_the_depot(table: Table, card: str) -> None:
    s = table.position(players=[{"rear": card}])
    table.play(s, "activate rear")
    assert (table.rear(s, 0), table.depot(s, 0)) == ("", [card])


@pytest.mark.clause("FRONT-050")
def test_research_scraps_the_rear_guard_card() -> None:
    s = TABLE.position(players=[{"rear": "technicians"}], reserve=["x", "cheap"], deck=[])
    TABLE.play(s, "activate rear", "research cheap")
    assert TABLE.names(s.scrapyard) == ["technicians"]
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("", ["cheap"])


@pytest.mark.clause("FRONT-050")
@BOTH
def test_the_rear_guard_card_defends_with_its_abilities_unused(table: Table) -> None:
    s = table.position(players=[{"rear": "tank", "garage": ["a"]}])
    table.play(s, "defend rear", "place base1")
    assert (table.rear(s, 0), table.garage(s, 0)) == ("", ["a"])
    assert table.bases(s, 0)[0] == {"guard": "tank"}


@pytest.mark.clause("FRONT-050")
@BOTH
def test_the_rear_guard_card_attacks_alone(table: Table) -> None:
    s = table.position(players=[{"rear": "mate"}])
    table.play(s, "attack rear", "charge", "hit P2.base1")
    assert table.bases(s, 1)[0] == {"damaged": True}
    assert (table.rear(s, 0), table.depot(s, 0)) == ("", ["mate"])


@pytest.mark.clause("FRONT-050")
@BOTH
def test_the_rear_guard_card_joins_an_attack(table: Table) -> None:
    s = table.position(players=[{"hand": ["mate", "yank"], "rear": "tank"}])
    assert [move for move in table.legal(s) if "attack" in move] == [
        "attack rear",
        "attack yank",
        "attack mate",
    ]
    table.play(s, "attack mate")
    assert table.legal(s) == ["join rear", "charge"]
    table.play(s, "join rear")
    assert table.refuse(s, "join yank") == "RUSH-178"
    table.play(s, "charge", "strike mate", "hit P2.base1", "hit P2.base1")
    assert table.bases(s, 1)[0] == "destroyed"
    assert table.rear(s, 0) == ""


@pytest.mark.clause("FRONT-050")
def test_all_attackers_are_of_one_nation_that_of_the_rear_guard_card_included() -> None:
    s = TABLE.position(players=[{"hand": ["yank"], "rear": "tank"}])
    TABLE.play(s, "attack yank")
    assert TABLE.refuse(s, "join rear") == "RUSH-178"


@pytest.mark.clause("FRONT-050")
@pytest.mark.parametrize(
    ("card", "move", "clause"),
    [
        ("", "activate rear", "FRONT-050"),
        ("", "defend rear", "FRONT-050"),
        ("", "attack rear", "FRONT-050"),
        ("engineers", "activate rear", "RUSH-086"),
        ("engineers", "defend rear", "RUSH-167"),
        ("engineers", "attack rear", "RUSH-198"),
        ("disp", "defend rear", "RUSH-166"),
        ("disp", "attack rear", "RUSH-177"),
        ("hunter", "attack rear", "RUSH-184"),
    ],
)
def test_the_rear_guard_card_is_bound_by_the_rules_for_hand_cards(
    card: str, move: str, clause: str
) -> None:
    s = TABLE.position(players=[{"rear": card}])
    assert TABLE.refuse(s, move) == clause


@pytest.mark.clause("FRONT-050")
def test_the_rear_guard_card_cannot_be_played_in_the_turn_of_another() -> None:
    s = TABLE.position(active="P2", players=[{"rear": "tank"}, {"hand": ["mate"]}])
    assert TABLE.legal(s) == ["end", "attack mate"]
    assert TABLE.refuse(s, "attack rear") == "FRONT-050"


@pytest.mark.clause("FRONT-065")
def test_a_tank_draws_twice_and_defends_twice_with_dispatch_between() -> None:
    p1 = {"hand": ["tank", "disp", "disp2"], "garage": ["a", "b", "c"], "bases": [*OPEN, "wall"]}
    s = TABLE.position(players=[p1])
    TABLE.play(s, "activate tank", "draw a", "place base1")
    TABLE.play(s, "activate disp", "dispatch tank")
    assert (TABLE.rear(s, 0), TABLE.bases(s, 0)[0]) == ("tank", "open")
    TABLE.play(s, "activate rear", "draw b", "place base1")
    assert TABLE.hand(s, 0) == ["disp2", "a", "b"]
    assert TABLE.bases(s, 0)[0] == {"guard": "tank"}
    TABLE.play(s, "activate disp2", "dispatch tank")
    assert TABLE.rear(s, 0) == "tank"
    for move in ("activate rear", "defend rear", "attack rear"):
        assert TABLE.refuse(s, move) == "FRONT-065"


@pytest.mark.clause("FRONT-065")
def test_a_vehicle_played_from_both_places_cannot_be_played_from_the_hand_again() -> None:
    played = {"played": ["tank"], "replayed": ["tank"]}
    s = TABLE.position(players=[{"hand": ["tank"]}], turn=played, reserve=["x"])
    assert TABLE.refuse(s, "activate tank") == "RUSH-057"
    assert TABLE.refuse(s, "attack tank") == "RUSH-057"
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("FRONT-065")
def test_a_vehicle_played_from_the_rear_guard_does_not_pay_from_there_again() -> None:
    p1 = {"hand": ["engineers"], "rear": "tank"}
    s = TABLE.position(players=[p1], turn={"replayed": ["tank"]}, reserve=["cheap", "y"])
    assert TABLE.legal(s) == ["end", "buy cheap"]
    TABLE.play(s, "buy cheap")
    assert TABLE.refuse(s, "pay rear") == "FRONT-065"


@pytest.mark.clause("FRONT-065")
def test_both_marks_are_cleared_at_the_start_of_a_turn() -> None:
    s = TABLE.position(
        players=[{"hand": ["g"], "rear": "tank"}],
        turn={"played": ["g"], "replayed": ["tank"]},
        stack=["turn repair"],
    )
    assert TABLE.turn(s)["played"] == TABLE.turn(s)["replayed"] == []
    TABLE.play(s, "pass")
    assert {"activate g", "activate rear"} <= set(TABLE.legal(s))


@pytest.mark.clause("FRONT-065")
def test_the_marks_are_for_vehicles_not_for_barracks_cards() -> None:
    s = TABLE.position(players=[{"hand": ["volunteers"], "rear": "volunteers"}])
    TABLE.play(s, "activate rear", "activate volunteers")
    assert TABLE.depot(s, 0) == ["volunteers", "volunteers"]
    assert TABLE.turn(s)["played"] == TABLE.turn(s)["replayed"] == []


@pytest.mark.clause("FRONT-066")
def test_the_play_from_the_rear_guard_may_come_first() -> None:
    s = TABLE.position(players=[{"hand": ["h"], "rear": "g", "garage": ["a"]}])
    TABLE.play(s, "activate rear", "draw a", "activate h", "draw g")
    assert TABLE.hand(s, 0) == ["g", "a"]
    TABLE.play(s, "activate g", "draw h")
    assert TABLE.refuse(s, "activate h") == "RUSH-057"
    assert (TABLE.turn(s)["played"], TABLE.turn(s)["replayed"]) == (["h", "g"], ["g"])
