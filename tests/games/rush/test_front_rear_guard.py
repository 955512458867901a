"""The Rear Guard: cards that enter and stay, and their visibility [FRONT-044] to [FRONT-055]."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import SPECTATOR, PositionError
from sztab.games.rush.game import GAME
from tests.games import spoken
from tests.games.rush.table import Table

VEHICLES = {
    "t": "ussr a1 r2",
    "g": "reinforcements=1",
    "saboteur": "sabotage",
    "heavy": "usa heavy f2",
    "disp": "dispatch",
    "guard": "ussr a1",
    "x": "c2",
    "a": "",
    "b": "",
    "c": "",
    "d": "",
}
TABLE = Table(vehicles=VEHICLES, preset="second-front")
ALONE = Table(vehicles={"t": "a1 r2", "x": "c2", "a": "", "b": ""}, settings={"rearGuard": "on"})
GARAGE = ["a", "b", "c", "d"]


@pytest.mark.clause("FRONT-044")
def test_each_player_has_a_rear_guard_of_their_own() -> None:
    s = TABLE.position(players=[{"rear": "t"}, {"rear": "g"}])
    assert (TABLE.rear(s, 0), TABLE.rear(s, 1)) == ("t", "g")
    assert "defend rear" in TABLE.legal(s)
    assert "activate rear" not in TABLE.legal(s)


@pytest.mark.clause("FRONT-044", "FRONT-098")
def test_a_rear_guard_needs_no_headquarters() -> None:
    s = ALONE.position(players=[{"hand": ["t"], "garage": ["a", "b", "x"]}], deck=[])
    assert ALONE.bases(s, 0) == ["open"] * 3
    ALONE.play(s, "end", "station t")
    ALONE.chance(s)
    ALONE.end_turn(s)
    assert ALONE.legal(s) == ["end", "defend rear"]


@pytest.mark.clause("FRONT-044")
def test_without_the_rule_there_is_no_rear_guard() -> None:
    table = Table(vehicles=dict.fromkeys("tabc", ""), settings={"hq": "on"})
    with pytest.raises(PositionError, match="FRONT-044"):
        table.position(players=[{"rear": "t"}])
    s = table.position(players=[{"hand": ["t"], "garage": ["a", "b", "c"]}], deck=[])
    table.play(s, "end")
    assert table.depot(s, 0) == ["t"]


@pytest.mark.clause("FRONT-045")
def test_one_unplayed_card_may_be_stationed() -> None:
    s = TABLE.position(players=[{"hand": ["t", "a"], "garage": GARAGE[1:]}])
    TABLE.play(s, "end", "station a")
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("a", ["t"])
    assert TABLE.refuse(s, "station t") == "RUSH-097"


@pytest.mark.clause("FRONT-045")
def test_nobody_has_to_station_a_card() -> None:
    s = TABLE.position(players=[{"hand": ["t"], "garage": GARAGE, "rear": "x"}])
    TABLE.play(s, "end", "pass")
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("x", ["t"])


@pytest.mark.clause("FRONT-045")
@pytest.mark.parametrize("move", ["station g", "station engineers", "end", "defend t"])
def test_only_a_card_of_the_hand_can_be_stationed(move: str) -> None:
    p1 = {"hand": ["t"], "garage": ["engineers"], "depot": ["g"]}
    s = TABLE.position(players=[p1])
    TABLE.play(s, "end")
    assert TABLE.refuse(s, move) == "FRONT-045"


@pytest.mark.clause("FRONT-045")
def test_no_card_is_stationed_in_phase_ii() -> None:
    s = TABLE.position(players=[{"hand": ["t"]}])
    assert TABLE.refuse(s, "station t") == "RUSH-051"


@pytest.mark.clause("FRONT-046")
@pytest.mark.parametrize("card", ["t", "technicians", "medal-uk-2"])
def test_a_card_of_every_kind_may_be_stationed(card: str) -> None:
    s = TABLE.position(players=[{"hand": [card], "garage": GARAGE}])
    TABLE.play(s, "end", f"station {card}")
    assert TABLE.rear(s, 0) == card


@pytest.mark.clause("FRONT-047")
def test_a_card_that_was_played_and_drawn_again_may_be_stationed() -> None:
    s = TABLE.position(players=[{"hand": ["t", "g"]}], reserve=["x"], deck=[])
    TABLE.play(s, "buy x", "pay t", "take", "activate g", "draw t")
    assert TABLE.refuse(s, "defend t") == "RUSH-057"
    TABLE.play(s, "end", "station t")
    assert TABLE.rear(s, 0) == "t"


@pytest.mark.clause("FRONT-048")
def test_the_rear_guard_never_holds_two_cards() -> None:
    s = TABLE.position(players=[{"hand": ["a", "b"], "garage": ["c", "d"], "rear": "t"}])
    TABLE.play(s, "end", "station a")
    player = GAME.codec.dump(s)["players"][0]
    assert player["rear"] == "a"
    assert player["depot"] == ["b", "t"]


@pytest.mark.clause("FRONT-049")
def test_an_engineer_sends_a_medal_from_the_rear_guard_to_the_depot() -> None:
    s = TABLE.position(players=[{"hand": ["engineers"], "garage": GARAGE, "rear": "medal-usa-1"}])
    TABLE.play(s, "end", "station engineers")
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("engineers", ["medal-usa-1"])


@pytest.mark.clause("FRONT-049")
def test_dispatch_sends_the_card_in_the_rear_guard_to_the_depot() -> None:
    bases = ["guard", "open", "open", "open"]
    s = TABLE.position(players=[{"hand": ["disp"], "rear": "medal-usa-1", "bases": bases}])
    TABLE.play(s, "activate disp", "dispatch guard")
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("guard", ["disp", "medal-usa-1"])


@pytest.mark.clause("FRONT-051")
def test_a_card_that_is_not_played_stays_and_3_cards_are_drawn_all_the_same() -> None:
    s = TABLE.position(players=[{"hand": ["a"], "garage": ["b", "c", "d", "x"], "rear": "t"}])
    TABLE.play(s, "end", "pass", "draw b", "draw c", "draw d")
    assert TABLE.rear(s, 0) == "t"
    assert TABLE.hand(s, 0) == ["b", "c", "d"]
    assert TABLE.garage(s, 0) == ["x"]


@pytest.mark.clause("FRONT-051")
def test_a_reshuffle_does_not_touch_the_rear_guard() -> None:
    s = TABLE.position(players=[{"hand": ["g"], "depot": ["a", "b"], "rear": "t"}])
    TABLE.play(s, "activate g")
    assert TABLE.legal(s) == ["draw a", "draw b"]
    assert TABLE.rear(s, 0) == "t"


@pytest.mark.clause("FRONT-052")
def test_sabotage_takes_nothing_from_an_empty_hand_with_a_rear_guard() -> None:
    s = TABLE.position(players=[{"hand": ["saboteur"]}, {"rear": "t"}])
    TABLE.play(s, "activate saboteur")
    assert TABLE.legal(s) == ["end"]
    assert (TABLE.rear(s, 1), TABLE.depot(s, 1)) == ("t", [])


@pytest.mark.clause("FRONT-052")
def test_sabotage_takes_a_hand_card_never_the_one_in_the_rear_guard() -> None:
    s = TABLE.position(players=[{"hand": ["saboteur"]}, {"hand": ["a", "b"], "rear": "t"}])
    TABLE.play(s, "activate saboteur")
    assert TABLE.legal(s) == ["discard a", "discard b"]
    assert TABLE.refuse(s, "discard t") == "RUSH-110"


@pytest.mark.clause("FRONT-053")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_rear_guard_card_is_public(seat: int) -> None:
    s = TABLE.position(active="P2", players=[{"hand": ["a", "b"], "rear": "t"}])
    side: dict[str, Any] = TABLE.view(s, seat)["players"][0]
    assert side["rear"] == "t"
    assert "t" not in side["unseen"]
    [line] = [row for row in spoken.sheet(GAME, s.view(seat))[3].rows if row[0] == "Rear Guard"]
    assert line[1].startswith("t (")


@pytest.mark.clause("FRONT-053")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_everyone_is_told_what_goes_into_and_out_of_the_rear_guard(seat: int) -> None:
    table = Table(vehicles=VEHICLES, preset="second-front")
    s = table.position(players=[{"hand": ["a"], "garage": ["b", "c", "d"], "rear": "t"}])
    table.play(s, "end", "station a")
    assert table.told(seat)[-2:] == [
        "P1: t leaves the Rear Guard for the Depot",
        "P1 puts into the Rear Guard: a",
    ]


@pytest.mark.clause("FRONT-054")
def test_the_rear_guard_card_belongs_to_the_final_squad() -> None:
    s = TABLE.position(
        players=[{"rear": "medal-uk-2"}, {"rear": "t"}], achievements=["british-medals"]
    )
    assert s.scores() == [2 + 5, 0]


@pytest.mark.clause("FRONT-054")
def test_the_rear_guard_card_counts_for_the_largest_squad_and_a_defender_does_not() -> None:
    bases = ["guard", "open", "open", "open"]
    s = TABLE.position(players=[{"rear": "t"}, {"bases": bases}], achievements=["largest-squad"])
    assert s.scores() == [5, 0]


@pytest.mark.clause("FRONT-055")
def test_the_rear_guard_and_its_card_outlive_the_headquarters() -> None:
    s = TABLE.position(
        players=[
            {"hand": ["heavy"], "garage": ["engineers"] * 3},
            {"rear": "medal-uk-1", "bases": ["destroyed"] * 3 + ["open"]},
        ],
        reserve=["x"],
    )
    TABLE.play(s, "attack heavy", "charge", "hit P2.hq")
    assert TABLE.bases(s, 1) == ["destroyed"] * 4
    assert (TABLE.rear(s, 1), TABLE.depot(s, 1)) == ("medal-uk-1", [])
    assert s.scores() == [3, 1]


@pytest.mark.clause("FRONT-055")
def test_without_bases_the_rear_guard_is_used_as_before() -> None:
    p1 = {"hand": ["engineers"], "rear": "engineers", "garage": GARAGE}
    bases = ["destroyed"] * 4
    s = TABLE.position(players=[p1 | {"bases": bases}], reserve=["x"], ended_by="P2")
    TABLE.play(s, "buy x", "pay engineers", "pay rear", "take")
    assert TABLE.depot(s, 0) == ["x", "engineers", "engineers"]
    s = TABLE.position(players=[p1 | {"bases": bases}], ended_by="P2")
    TABLE.play(s, "end", "station engineers")
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("engineers", ["engineers"])
