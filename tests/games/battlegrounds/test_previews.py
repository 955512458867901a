"""Figures of a view that follow from the rules: the standing, ranges and previews of choices."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sztab.core.action import SPECTATOR, PositionError
from sztab.core.rng import Rng
from sztab.games.battlegrounds.codec import DERIVED
from sztab.games.battlegrounds.game import GAME
from sztab.games.battlegrounds.state import BattlegroundsState
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import scene, solo
from tests.games.battlegrounds.table import (
    ARMOUR,
    DIRECTION,
    FURTHER_MOVE,
    FURTHER_SHOT,
    ORDER_CHANGE,
    Table,
)

TABLE = Table()


def view_of(s: BattlegroundsState, seat: int = 0) -> dict[str, Any]:
    """Return the view of a seat as data."""
    return GAME.codec.dump_view(s.view(seat))


@pytest.mark.clause("BG-161", "BG-125")
def test_pairs_and_point_tokens_make_the_points_of_a_side() -> None:
    s = TABLE.position(
        tanks=TABLE.parked(green="D2 kv-1"),
        areas={"P1": area(ready=["castle*"], done=["church"])},
        upgrades={"kv-1": [ARMOUR]},
        stacks={"red": [2, 1]},
        won={"P1": ["red 3"]},
    )
    standing = view_of(s)["standing"]
    assert standing == {"points": {"P1": 2 * 3 + 3, "P2": 0, "P3": 0, "P4": 0}}
    assert list(standing["points"].values()) == s.scores()


@pytest.mark.clause("BG-183")
def test_a_team_has_points_together() -> None:
    team = Table(4, "team")
    s = team.position(tanks=team.parked(), areas={"A": area(done=["castle"])})
    assert view_of(s, seat=3)["standing"] == {"points": {"A": 2, "B": 0}}


@pytest.mark.clause("BG-237", "BG-242")
def test_solo_tells_stars_and_the_points_of_the_artillery() -> None:
    table = solo()
    done = [f"{one}*" for one in ("castle", "church", "dam", "oasis", "quarry", "village")]
    done += ["castle", "church", "dam"]
    s = scene(table, {"D4": "artillery"}, areas={"P1": area(done=done)})
    standing = view_of(s)["standing"]
    assert standing == {"points": {"P1": 18}, "artillery": 1, "stars": 2, "star_in": 2}
    assert standing["stars"] == s.stars()


@pytest.mark.clause("BG-055", "BG-078", "BG-150", "BG-151")
def test_a_range_has_the_distances_of_the_card_with_its_upgrades() -> None:
    s = TABLE.position(
        tanks=TABLE.parked(green="D4 kv-1"),
        reserve={"P1": ["is-2"]},
        upgrades={"kv-1": [FURTHER_MOVE, FURTHER_SHOT]},
    )
    found = view_of(s, seat=2)["ranges"]
    assert found["kv-1"]["square"] == "D4"
    assert set(found["kv-1"]["moves"]) == {"D5", "E4", "D3", "C4", "D6", "F4", "D2", "B4"}
    assert set(found["kv-1"]["shots"]) == {"D6", "F4", "D2", "B4", "D7", "G4", "D1", "A4"}
    assert found["is-2"] == {
        "square": "D4",
        "moves": ["E5", "E3", "C3", "C5"],
        "shots": ["D7", "G4", "D1", "A4"],
    }


def test_a_card_in_reserve_has_no_range_if_it_could_drive_none_or_several_tanks() -> None:
    table = solo()
    s = scene(table, green="C3 kv-1", yellow="H8 bt-7", reserve={"P1": ["is-2"]})
    assert set(view_of(s)["ranges"]) == {"kv-1", "bt-7"}
    s = TABLE.position(tanks=TABLE.parked(green="D4 kv-1"), reserve={"P2": ["is-2"]})
    s.pawns[1] = -1
    assert "is-2" not in view_of(s)["ranges"]


@pytest.mark.clause("BG-067", "BG-070", "BG-158")
def test_a_way_tells_its_hazards_and_where_the_tank_is_lost() -> None:
    position = {
        "board": {"B1": "dud"},
        "tanks": TABLE.parked(green="A1 7tp", blue="C1"),
    }
    plain = TABLE.position(**position, upgrades={"7tp": [FURTHER_MOVE]})
    way = view_of(plain)["previews"]["move A1-B1-C1-D1"]
    hazards = [{"square": "B1", "what": "dud"}, {"square": "C1", "what": "tank"}]
    assert way == {"hazards": hazards, "lost": 1}
    armoured = TABLE.position(**position, upgrades={"7tp": [FURTHER_MOVE, ARMOUR]})
    way = view_of(armoured)["previews"]["move A1-B1-C1-D1"]
    assert way == {"hazards": hazards, "lost": 2}


@pytest.mark.clause("BG-155", "BG-076")
def test_a_way_that_armour_saves_tells_what_can_be_shot_at_after_it() -> None:
    s = TABLE.position(
        {"D5": "dud"}, tanks=TABLE.parked(green="D4 kv-1"), upgrades={"kv-1": [ARMOUR]}
    )
    assert view_of(s)["previews"]["move D4-D5"] == {
        "hazards": [{"square": "D5", "what": "dud"}],
        "range": ["D7", "F5", "D3", "B5"],
    }


@pytest.mark.clause("BG-222")
def test_an_artillery_tank_is_a_hazard() -> None:
    s = scene(solo(), {"D4": "artillery"}, green="C4 7tp")
    assert view_of(s)["previews"]["move C4-D4-E4"] == {
        "hazards": [{"square": "D4", "what": "artillery"}],
        "lost": 1,
    }


@pytest.mark.clause("BG-153")
def test_after_a_shot_that_came_first_nothing_can_be_shot_at() -> None:
    s = TABLE.position(
        {"D6": "dam"}, tanks=TABLE.parked(green="D4 kv-1"), upgrades={"kv-1": [ORDER_CHANGE]}
    )
    assert "range" in view_of(s)["previews"]["move D4-E4"]
    TABLE.play(s, "fire green", "shoot D6 token")
    assert view_of(s)["previews"] == {}


@pytest.mark.clause("BG-145")
def test_a_square_that_is_crossed_twice_is_one_hazard() -> None:
    s = TABLE.position(
        {"D5": "dud"},
        tanks=TABLE.parked(green="D4 7tp"),
        upgrades={"7tp": [DIRECTION, FURTHER_MOVE]},
    )
    assert view_of(s)["previews"]["move D4-D5-D4-D5"] == {
        "hazards": [{"square": "D5", "what": "dud"}],
        "lost": 1,
    }


@pytest.mark.clause("BG-097", "BG-123", "BG-125")
def test_a_shot_tells_the_pair_and_the_points() -> None:
    s = TABLE.position(
        {"E6": "dam*", "C6": "oasis", "F5": "dud"},
        tanks=TABLE.parked(green="D4 hetzer", blue="G6"),
        areas={"P1": area(single=["dam"])},
        upgrades={"hetzer": [FURTHER_SHOT]},
        stacks={"blue": [2, 1]},
    )
    TABLE.play(s, "move D4-E5")
    choices = {"shoot G7 dud", "shoot C7 dud", "shoot G3 dud", "shoot C3 dud"}
    assert choices <= set(TABLE.legal(s))
    assert view_of(s)["previews"] == {}
    s = TABLE.position(
        {"E6": "dam*", "C6": "oasis"},
        tanks=TABLE.parked(green="D5 churchill", blue="F7"),
        areas={"P1": area(single=["dam"])},
        upgrades={"churchill": [FURTHER_SHOT]},
        stacks={"blue": [2, 1]},
        stack=["end-turn", "shoot green"],
    )
    found = view_of(s)["previews"]
    assert found == {
        "shoot E6 token": {"pair": "dam*", "points": 2},
        "shoot F7 tank": {"points": 2},
    }
    assert view_of(s, seat=1)["previews"] == view_of(s, SPECTATOR)["previews"] == {}


@pytest.mark.clause("BG-091", "BG-101")
def test_a_shot_at_a_tank_without_points_brings_none() -> None:
    s = TABLE.position(
        tanks=TABLE.parked(green="D5 churchill", blue="E6"),
        stacks={"blue": []},
        stack=["end-turn", "shoot green"],
    )
    assert "shoot E6 tank" in TABLE.legal(s)
    assert view_of(s)["previews"] == {}


@pytest.mark.clause("BG-109")
def test_a_damaged_card_tells_that_it_pauses() -> None:
    s = TABLE.position(
        tanks={name: at for name, at in TABLE.parked().items() if name != "green"},
        homes={"green": "A1", "yellow": "A8", "blue": "H8", "red": "H1"},
        reserve={"P1": ["kv-1", "is-2"]},
        damaged=["kv-1"],
    )
    found = view_of(s)["previews"]
    assert found["enter green kv-1 A1"] == {"pause": True}
    assert "enter green is-2 A1" not in found


@pytest.mark.parametrize("field", DERIVED)
def test_a_view_of_an_older_version_is_read_without_these_fields(field: str) -> None:
    s = TABLE.position({"E6": "dam"}, tanks=TABLE.parked(green="D4 kv-1"))
    data = json.loads(json.dumps(view_of(s)))
    older = {key: value for key, value in data.items() if key != field}
    assert view_of(s) == GAME.codec.dump_view(GAME.codec.load_view(TABLE.rules, older))
    with pytest.raises(PositionError, match=field):
        GAME.codec.load_view(TABLE.rules, {**data, field: {"points": {}}})


@pytest.mark.parametrize(("players", "preset"), [(1, "solo"), (2, "battle"), (4, "team")])
def test_the_figures_change_nothing_and_need_nothing_hidden(players: int, preset: str) -> None:
    s, rng = GAME.new(GAME.rules(players, None, preset)), Rng(players)
    s.run_auto(None)
    for _ in range(120):
        if not s.stack:
            return
        seat = s.to_move()
        if seat >= 0:
            before = json.dumps(GAME.codec.dump(s))
            seen = view_of(s, seat)
            assert json.dumps(GAME.codec.dump(s)) == before
            guess = view_of(s.view(seat).determinise(rng), seat)
            assert [guess[field] for field in DERIVED] == [seen[field] for field in DERIVED]
            assert seen["standing"]["points"] == {
                name: s.areas[n].points for n, name in enumerate(s.rules.side_names)
            }
        s.apply(s.sample(rng))
