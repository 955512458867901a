"""The worked examples of Family and Solo, with their squares and numbers."""

from __future__ import annotations

import pytest

from tests.games.battlegrounds.family import covered, face_up, family, meadow, shoot, shows
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import (
    TOKENS,
    artillery,
    artillery_points,
    scene,
    solo,
    tanks_placed,
    turn,
)
from tests.games.battlegrounds.table import ARMOUR, PICTURES

FAMILY = family()
SOLO = solo()


@pytest.mark.clause("BG-195", "BG-201", "BG-203", "BG-204", "BG-205")
def test_we_30_two_pairs_extra_turns_and_covering() -> None:
    """WE-30: castle on D4 and airfield on E5 lie face up; the pawn stands on B1."""
    s = meadow(FAMILY, "B1", up={"D4": "castle", "E5": "airfield"})
    FAMILY.play(s, "go C3")
    shoot(FAMILY, s, B4="castle", C4="airfield")
    assert FAMILY.points(s) == [4, 0]
    assert face_up(FAMILY, s) == {}
    assert [shows(FAMILY.dump(s), at) for at in ("B4", "D4", "C4", "E5")] == [""] * 4

    assert FAMILY.mover(s) == "P1"
    FAMILY.play(s, "go C3")
    shoot(FAMILY, s, D3="bridge", B3="windmill")
    assert face_up(FAMILY, s) == {"B3": "windmill", "D3": "bridge"}
    assert FAMILY.points(s) == [4, 0]

    assert FAMILY.mover(s) == "P1"
    FAMILY.play(s, "go D2")
    shoot(FAMILY, s, D1="railway-station", E1="windmill")
    assert FAMILY.points(s) == [6, 0]
    assert FAMILY.area(s, "P1") == area(done=["airfield", "castle", "windmill"])
    assert covered(FAMILY, s) == {"D3": "bridge"}
    assert face_up(FAMILY, s) == {"D1": "railway-station"}

    assert FAMILY.mover(s) == "P1"
    FAMILY.play(s, "go D2")
    shoot(FAMILY, s, C1="dam", E2="oasis")
    assert FAMILY.mover(s) == "P2"


@pytest.mark.clause("BG-233")
def test_we_31_i_the_artillery_takes_a_token_on_b4() -> None:
    s = scene(SOLO, {"B4": "dam"})
    turn(SOLO, s, "move C3-C2", strike="B4")
    assert artillery(SOLO, s)["taken"] == ["dam"]
    assert artillery_points(SOLO, s) == 1


@pytest.mark.clause("BG-231", "BG-232")
def test_we_31_ii_the_artillery_hits_a_tank_on_a_token_on_b4() -> None:
    s = scene(SOLO, {"B4": "dam"}, green="B3 kv-1")
    turn(SOLO, s, "move B3-B4", strike="B4")
    assert SOLO.pawn(s, "green") == ""
    assert SOLO.dump(s)["lost"] == ["kv-1"]
    assert SOLO.square(s, "B4") == "dam"
    assert artillery_points(SOLO, s) == 0


@pytest.mark.clause("BG-231")
def test_we_31_iii_armour_is_spent_and_the_tank_stays_on_b4() -> None:
    s = scene(SOLO, {"B4": "dam"}, green="B3 kv-1", upgrades={"kv-1": [ARMOUR]})
    turn(SOLO, s, "move B3-B4", strike="B4")
    assert SOLO.pawn(s, "green") == "B4"
    assert SOLO.area(s, "P1") == area(done=[ARMOUR])
    assert artillery_points(SOLO, s) == 0


@pytest.mark.clause("BG-219", "BG-220", "BG-234")
def test_we_31_iv_an_artillery_tank_on_b4_comes_and_goes() -> None:
    """The supply falls from 12 to 11, and is 12 again when the player shoots the tank on B4."""
    s = scene(SOLO, green="C1 kv-1")
    turn(SOLO, s, "move C1-C2", strike="B4")
    assert tanks_placed(SOLO, s) == ["B4"]
    assert (artillery(SOLO, s)["supply"], artillery_points(SOLO, s)) == (11, 1)
    SOLO.play(s, "move C2-B2", "shoot B4 artillery")
    assert tanks_placed(SOLO, s) == []
    assert (artillery(SOLO, s)["supply"], artillery_points(SOLO, s)) == (12, 0)
    assert SOLO.points(s) == [0]


@pytest.mark.clause("BG-234")
def test_we_31_v_with_an_empty_supply_nothing_happens_on_b4() -> None:
    s = scene(SOLO, artillery={"supply": 0})
    turn(SOLO, s, "move C3-C4", strike="B4")
    assert SOLO.square(s, "B4") == ""
    assert artillery_points(SOLO, s) == 0


@pytest.mark.clause("BG-236")
def test_we_32_each_letter_and_each_digit_once_in_eight_shots() -> None:
    s = SOLO.position(tanks={"green": "C4 kv-1", "yellow": "A7 bt-7"}, fill=True)
    for n, square in enumerate(("A1", "B2", "C3", "D4", "E5", "F6", "G7", "H8")):
        turn(SOLO, s, "move C4-C5" if n % 2 == 0 else "move C5-C4")
        assert len(SOLO.offered(s, "strike")) == (8 - n) ** 2
        SOLO.play(s, f"strike {square}")
        left = artillery(SOLO, s)["letters"]
        assert left == list("ABCDEFGH"[n + 1 :] or "ABCDEFGH")
    turn(SOLO, s, "move C4-C5")
    assert len(SOLO.offered(s, "strike")) == 64


@pytest.mark.clause("BG-241", "BG-242")
@pytest.mark.parametrize(
    ("pairs", "points", "stars", "result"),
    [(7, 14, 0, 0), (8, 16, 1, 1), (10, 20, 3, 1), (13, 26, 6, 1), (15, 30, 6, 1)],
)
def test_we_33_ranks(pairs: int, points: int, stars: int, result: int) -> None:
    """WE-33."""
    areas = {"P1": area(done=PICTURES[:pairs])}
    s = scene(SOLO, areas=areas, artillery={"taken": TOKENS[:19]})
    turn(SOLO, s, "move C3-C4", strike="B7")
    assert SOLO.mover(s) == "over"
    assert SOLO.points(s) == [points]
    assert s.stars() == stars
    assert s.returns() == [result]


@pytest.mark.clause("BG-237", "BG-238")
def test_we_34_the_end_at_20() -> None:
    """WE-34: 14 tokens and 5 tanks are 19 points; the next shot takes a token."""
    board = {**dict.fromkeys(("A1", "A3", "E1", "G2", "H5"), "artillery"), "B4": "radar-station"}
    s = scene(SOLO, board, artillery={"taken": TOKENS[:14]})
    assert artillery_points(SOLO, s) == 19
    turn(SOLO, s, "move C3-C4", strike="B4")
    assert artillery_points(SOLO, s) == 20
    assert SOLO.mover(s) == "over"
