"""Dispatch: a defender goes to the Rear Guard [FRONT-067] to [FRONT-070]."""

from __future__ import annotations

import pytest

from sztab.core.action import RulesError
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table, damaged_base

TABLE = Table(
    vehicles={
        "disp": "dispatch",
        "disp2": "dispatch",
        "mobile": "dispatch a1",
        "double": "dispatch dispatch",
        "hero": "ussr indestructibility a1",
        "g1": "ussr a1 f1",
        "g2": "ussr a2",
        "g3": "ussr a1",
        "g4": "ussr a1",
        "foe": "usa a1",
        "idle": "usa a1",
        "fighter": "usa f1",
    },
    preset="second-front",
)
GUARDED = ["g1", "g2", "open", "g3"]


@pytest.mark.clause("FRONT-067")
@pytest.mark.parametrize(("card", "slot"), [("g1", 0), ("g2", 1), ("g3", 3)])
def test_a_defender_of_a_base_or_the_headquarters_moves_into_the_rear_guard(
    card: str, slot: int
) -> None:
    s = TABLE.position(players=[{"hand": ["disp"], "bases": GUARDED}])
    TABLE.play(s, "activate disp")
    assert TABLE.legal(s) == ["dispatch g1", "dispatch g2", "dispatch g3"]
    TABLE.play(s, f"dispatch {card}")
    assert TABLE.rear(s, 0) == card
    assert TABLE.bases(s, 0)[slot] == "open"
    assert TABLE.depot(s, 0) == ["disp"]


@pytest.mark.clause("FRONT-067")
@pytest.mark.parametrize("card", ["foe", "idle", "engineers"])
def test_only_an_own_defender_can_be_dispatched(card: str) -> None:
    p1 = {"hand": ["disp", "idle"], "bases": GUARDED}
    s = TABLE.position(players=[p1, {"bases": ["foe", "open", "open", "open"]}])
    TABLE.play(s, "activate disp")
    assert TABLE.refuse(s, f"dispatch {card}") == "FRONT-067"


@pytest.mark.clause("FRONT-067")
def test_dispatch_needs_the_rear_guard() -> None:
    with pytest.raises(RulesError, match=r"rearGuard = on.*FRONT-067"):
        GAME.rules(2, {"cards.newAbilities": "keep", "achievements.deck": "on"})


@pytest.mark.clause("FRONT-067", "FRONT-071")
@pytest.mark.parametrize("toggle", ["cards.britain", "cards.extra20"])
def test_cards_with_the_new_abilities_are_left_out_unless_kept(toggle: str) -> None:
    needed = {"rearGuard": "on", "achievements.deck": "on"}
    without = GAME.rules(2, {toggle: "on"})
    every = GAME.rules(2, {toggle: "on", "cards.newAbilities": "keep", **needed})
    assert len(every.vehicles) == 100 + (30 if toggle == "cards.britain" else 20)
    new = set(every.cards.names) - set(without.cards.names)
    rows = {row[0]: row[8] for row in GAME.components.rows(rules=every).rows}
    kinds = {name for name, words in rows.items() if "dispatch" in words or "planning" in words}
    assert new == kinds != set()


@pytest.mark.clause("FRONT-068")
def test_the_base_it_leaves_is_undefended_and_can_be_attacked() -> None:
    bases = ["destroyed", "g1", "destroyed", "destroyed"]
    s = TABLE.position(
        players=[{"hand": ["disp"], "bases": bases}, {"hand": ["fighter"]}],
    )
    TABLE.play(s, "activate disp", "dispatch g1", "end")
    TABLE.chance(s)
    TABLE.play(s, "pass", "attack fighter", "charge", "hit P1.base2")
    assert TABLE.bases(s, 0)[1] == damaged_base()


@pytest.mark.clause("FRONT-068")
def test_damage_of_the_base_stays_and_damage_of_the_vehicle_does_not_come_along() -> None:
    hit = {"guard": "g1", "guard_damaged": True, "damaged": True}
    s = TABLE.position(players=[{"hand": ["disp"], "bases": [hit, "g2", "g3", "g4"]}])
    TABLE.play(s, "activate disp", "dispatch g1")
    assert TABLE.bases(s, 0)[0] == damaged_base()
    assert s.players[0].hit_guards == 0
    TABLE.play(s, "defend rear", "place base1")
    assert TABLE.bases(s, 0)[0] == damaged_base("g1")


@pytest.mark.clause("FRONT-069")
@pytest.mark.parametrize("move", ["pass", "end", "place base3", "activate disp2"])
def test_with_a_defender_one_must_be_moved(move: str) -> None:
    s = TABLE.position(players=[{"hand": ["disp", "disp2"], "bases": GUARDED}])
    TABLE.play(s, "activate disp")
    assert TABLE.refuse(s, move) == "FRONT-069"


@pytest.mark.clause("FRONT-069")
def test_without_a_defender_nothing_happens() -> None:
    bases = ["open", "destroyed", "open", "open"]
    s = TABLE.position(players=[{"hand": ["disp"], "rear": "g1", "bases": bases}])
    TABLE.play(s, "activate disp")
    assert TABLE.legal(s) == ["end", "defend rear", "attack rear"]
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("g1", ["disp"])


@pytest.mark.clause("FRONT-069")
def test_two_dispatches_on_a_card_move_two_defenders() -> None:
    s = TABLE.position(players=[{"hand": ["double"], "bases": GUARDED}])
    TABLE.play(s, "activate double", "dispatch g1", "dispatch g3")
    assert (TABLE.rear(s, 0), TABLE.depot(s, 0)) == ("g3", ["double", "g1"])
    assert TABLE.bases(s, 0) == ["open", {"guard": "g2"}, "open", "open"]


@pytest.mark.clause("FRONT-070")
def test_a_dispatch_vehicle_may_fill_the_base_just_vacated() -> None:
    s = TABLE.position(players=[{"hand": ["mobile"], "bases": ["g1", "g2", "g3", "g4"]}])
    TABLE.play(s, "activate mobile", "dispatch g2")
    assert TABLE.legal(s) == ["place base2"]
    TABLE.play(s, "place base2")
    assert TABLE.bases(s, 0)[1] == {"guard": "mobile"}
    assert TABLE.rear(s, 0) == "g2"


@pytest.mark.clause("FRONT-070")
def test_a_dispatch_vehicle_cannot_move_itself() -> None:
    s = TABLE.position(players=[{"hand": ["mobile"], "bases": GUARDED}])
    TABLE.play(s, "activate mobile")
    assert TABLE.refuse(s, "dispatch mobile") == "FRONT-070"
    s = TABLE.position(players=[{"hand": ["mobile"]}])
    TABLE.play(s, "activate mobile")
    assert TABLE.legal(s) == ["place base1", "place hq"]


@pytest.mark.clause("FRONT-070")
def test_an_indestructible_tank_takes_medals_of_two_nations_with_dispatch_between() -> None:
    s = TABLE.position(
        players=[{"hand": ["hero", "disp", "disp2"]}], achievements=["medals-of-many-nations"]
    )
    TABLE.play(s, "activate hero", "medal uk", "place base1")
    TABLE.play(s, "activate disp", "dispatch hero", "activate rear", "medal france", "place base1")
    assert TABLE.depot(s, 0) == ["medal-france-1", "disp", "medal-uk-1"]
    assert s.scores() == [1 + 1 + 5, 0]
    TABLE.play(s, "activate disp2", "dispatch hero")
    assert TABLE.rear(s, 0) == "hero"
    assert TABLE.refuse(s, "activate rear") == "FRONT-065"


@pytest.mark.clause("FRONT-067", "FRONT-050")
@pytest.mark.parametrize(("card", "moves"), [("disp", []), ("mobile", ["place base1"])])
def test_dispatch_played_from_the_rear_guard_makes_room_for_the_defender(
    card: str, moves: list[str]
) -> None:
    s = TABLE.position(players=[{"rear": card, "bases": ["g1", "g2", "g3", "g4"]}])
    TABLE.play(s, "activate rear", "dispatch g1", *moves)
    assert TABLE.rear(s, 0) == "g1"
    assert TABLE.bases(s, 0)[0] == ({"guard": card} if moves else "open")
    assert TABLE.depot(s, 0) == ([] if moves else [card])
    assert "attack rear" in TABLE.legal(s)
