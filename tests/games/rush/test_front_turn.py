"""The turn of Second Front [FRONT-024] to [FRONT-027], and unchanged rules [FRONT-097]."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import CHANCE, SPECTATOR
from sztab.games.rush.game import GAME
from sztab.games.rush.toggles.choices import SECOND_FRONT
from tests.games.rush.table import Table, damaged_base, damaged_guard

TABLE = Table(
    vehicles={
        "t": "ussr f1 a1 r2",
        "u": "ussr f1 a2 r3",
        "w": "usa f1 a1",
        "g": "germany siege",
        "plan": "planning",
        "a": "c1",
        "b": "c2",
        "c": "",
        "d": "",
        "e": "",
        "n": "c1",
    },
    preset="second-front",
)
RESERVE = ["a", "b", "c", "d", "e"]


@pytest.mark.clause("FRONT-024")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_phase_i_repairs_reveals_and_then_asks_about_the_reserve(seat: int) -> None:
    p1 = {"hand": ["t"], "bases": [damaged_base(), damaged_guard("u"), "open", damaged_base()]}
    s = TABLE.position(players=[p1], reserve=RESERVE, stack=["turn repair"])
    assert TABLE.bases(s, 0) == ["open", {"guard": "u"}, "open", "open"]
    assert TABLE.view(s, seat)["players"][0]["hand"] == ["t"]
    assert TABLE.legal(s) == ["refill", "pass"]


@pytest.mark.clause("FRONT-024")
@pytest.mark.parametrize("move", ["end", "attack t", "buy a", "station t"])
def test_nothing_is_played_before_the_reserve_is_decided_on(move: str) -> None:
    s = TABLE.position(players=[{"hand": ["t"]}], reserve=RESERVE, stack=["turn offer-refill"])
    assert TABLE.refuse(s, move) == "FRONT-029"


@pytest.mark.clause("FRONT-025")
def test_phase_ii_plays_hand_cards_and_the_rear_guard_card() -> None:
    s = TABLE.position(
        players=[{"hand": ["t"], "rear": "g"}], reserve=RESERVE, stack=["turn offer-refill"]
    )
    TABLE.play(s, "pass")
    assert set(TABLE.legal(s)) == {
        "end",
        "defend t",
        "activate rear",
        "attack t",
        "buy a",
        "buy b",
        "buy c",
        "buy d",
        "buy e",
    }
    TABLE.play(s, "activate rear", "siege P2.base1")
    assert (TABLE.depot(s, 0), TABLE.hand(s, 0), TABLE.rear(s, 0)) == (["g"], ["t"], "")


@pytest.mark.clause("FRONT-026")
def test_phase_iii_stations_one_card_and_then_draws() -> None:
    p1 = {"hand": ["t", "engineers"], "garage": ["a", "b", "c", "d"]}
    s = TABLE.position(players=[p1])
    TABLE.play(s, "end")
    assert TABLE.legal(s) == ["station t", "station engineers", "pass"]
    TABLE.play(s, "station t")
    assert s.to_move() == CHANCE
    assert TABLE.depot(s, 0) == ["engineers"]
    TABLE.play(s, "draw a", "draw b", "draw c")
    assert GAME.codec.dump(s)["active"] == "P2"
    assert (TABLE.hand(s, 0), TABLE.rear(s, 0)) == (["a", "b", "c"], "t")


@pytest.mark.clause("FRONT-026")
def test_with_an_empty_hand_nothing_can_be_stationed() -> None:
    s = TABLE.position(players=[{"garage": ["a", "b", "c"], "rear": "t"}])
    TABLE.play(s, "end")
    assert TABLE.legal(s) == ["draw a", "draw b", "draw c"]
    assert TABLE.rear(s, 0) == "t"


@pytest.mark.clause("FRONT-027")
def test_phase_iii_pays_medals_then_stations_then_discards_then_draws_3() -> None:
    p1 = {"hand": ["t", "engineers"], "garage": ["a", "b", "c", "d"]}
    s = TABLE.position(players=[p1], turn={"kills": {"germany": 2}}, reserve=["e", "n"])
    TABLE.play(s, "end")
    assert TABLE.legal(s) == ["doubles 0", "doubles 1"]
    assert TABLE.refuse(s, "station t") == "RUSH-206"
    TABLE.play(s, "doubles 1")
    assert TABLE.depot(s, 0) == ["medal-germany-2"]
    assert TABLE.legal(s) == ["station t", "station engineers", "pass"]
    TABLE.play(s, "station engineers")
    assert TABLE.depot(s, 0) == ["t", "medal-germany-2"]
    TABLE.play(s, "draw b", "draw c", "draw d")
    assert TABLE.hand(s, 0) == ["b", "c", "d"]
    assert (TABLE.rear(s, 0), TABLE.reserve(s)) == ("engineers", ["e", "n"])


@pytest.mark.clause("FRONT-097")
@pytest.mark.parametrize(
    ("hand", "moves", "move", "clause"),
    [
        (["t", "engineers"], ["buy a", "pay engineers", "take", "deal n"], "buy b", "RUSH-082"),
        (["t", "w"], ["attack t"], "join w", "RUSH-178"),
        (["t", "w"], ["attack w", "charge", "hit P2.base2", "place base1"], "attack t", "RUSH-174"),
        (["t", "w"], ["attack w", "charge"], "hit P2.base1", "RUSH-196"),
        (["g"], ["activate g"], "end", "RUSH-128"),
        (["plan"], [], "defend plan", "RUSH-166"),
        (["engineers"], [], "activate engineers", "RUSH-086"),
        (["engineers"], [], "discard engineers", "RUSH-056"),
    ],
)
def test_other_rules_of_the_base_game_hold(
    hand: list[str], moves: list[str], move: str, clause: str
) -> None:
    data: dict[str, Any] = {"reserve": RESERVE, "achievements": ["infantry"]}
    s = TABLE.facing(hand, "u", **data)
    TABLE.play(s, *moves)
    assert TABLE.refuse(s, move) == clause


@pytest.mark.clause("FRONT-097")
def test_second_front_changes_only_its_own_toggles() -> None:
    base, front = GAME.rules(4).settings, GAME.rules(4, preset="second-front").settings
    assert {name for name in base if base[name] != front[name]} == set(SECOND_FRONT)
    assert (GAME.rules(4).hand_size, GAME.rules(4, preset="second-front").hand_size) == (3, 3)
