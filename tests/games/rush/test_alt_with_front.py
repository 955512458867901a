"""Alternative rules together with those of Second Front [ALT-108], [ALT-109], [ALT-111] on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import RulesError
from sztab.games.rush.game import GAME
from sztab.games.rush.support import strengths
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "ger1": "germany f1",
    "ger2": "germany f2 a2",
    "ger3": "germany f1 a1",
    "ger0": "germany a1",
    "red0": "ussr",
    "wall": "ussr a2",
    "light": "ussr a1",
    "g3": "ussr a1",
    "g4": "ussr a1",
    "draw1": "reinforcements=1",
    "x": "c1",
    "y": "",
}
GERMAN = "medal-germany-1"
GARAGE = ["engineers"] * 6
OPEN = ["open"] * 3


def fronts(players: int = 2, **settings: str) -> Table:
    """Return a table with these settings; `__` stands for a dot."""
    chosen = {name.replace("__", "."): value for name, value in settings.items()}
    return Table(players=players, vehicles=VEHICLES, settings=chosen)


@pytest.mark.clause("ALT-108")
@pytest.mark.parametrize("size", [4, 5, 6])
@pytest.mark.parametrize(
    ("gap", "rotate"),
    [("immediate", "end"), ("immediate", "start-optional"), ("end-of-turn", "end")],
)
def test_any_size_goes_with_three_ways_to_refill(size: int, gap: str, rotate: str) -> None:
    settings = {"reserve.size": str(size), "reserve.gap": gap, "reserve.rotate": rotate}
    table = Table(settings=settings, printed=True)
    sizes = set()
    for _, s in zip(range(150), table.random_game(size), strict=False):
        if s.to_move() >= 0:
            sizes.add(len(table.reserve(s)))
    assert max(sizes) == size
    assert (min(sizes) < size) == (gap == "end-of-turn")


@pytest.mark.clause("ALT-108")
@pytest.mark.parametrize("size", ["4", "5", "6"])
def test_filling_at_the_end_excludes_rotating_at_the_start(size: str) -> None:
    settings = {
        "reserve.size": size,
        "reserve.gap": "end-of-turn",
        "reserve.rotate": "start-optional",
    }
    with pytest.raises(RulesError, match=r"excludes reserve\.rotate.*\[ALT-108\]"):
        GAME.rules(2, settings)


@pytest.mark.clause("ALT-109")
@pytest.mark.parametrize(
    ("bases", "number"),
    [
        (["wall", "light", "open", "open"], 3),
        (["wall", "light", "g3", "open"], 4),
        (["wall", "light", "open", "g3"], 4),
        (["wall", "light", "g3", "g4"], 4),
        (["destroyed", "light", "open", "g3"], 4),
        (["destroyed", "light", "open", "open"], 3),
        (["destroyed", "destroyed", "open", "g3"], 3),
        (["destroyed", "destroyed", "destroyed", "g3"], 4),
        (["destroyed", "destroyed", "destroyed", "open"], 3),
    ],
)
def test_the_headquarters_counts_for_the_bonus(bases: list[str], number: int) -> None:
    table = fronts(hq="on", bonus__defended="on", hand__cap="5")
    s = table.position(players=[{"bases": bases, "garage": GARAGE}], deck=[])
    table.end_turn(s)
    assert len(table.hand(s, 0)) == number


@pytest.mark.clause("ALT-111")
def test_the_lock_on_a_headquarters_looks_at_the_bases_of_one_player_only() -> None:
    table = fronts(4, hq="on", combat="interactive", teams="2v2")
    alone = ["destroyed"] * 3 + ["open"]
    players: list[dict[str, Any]] = [{"hand": ["ger1"]}, {"bases": alone}, {}, {}]
    s = table.position(players=players)
    table.play(s, "attack ger1")
    assert table.legal(s) == ["hit P2.hq", "hit P4.base1"]
    assert table.refuse(s, "hit P4.hq") == "FRONT-037"
    assert table.refuse(s, "hit P3.hq") == "ALT-088"


def rear_fight(attacker: str, defender: str, *, hand: list[str]) -> tuple[Table, RushTable]:
    """Return a fight in which both sides have a card in the Rear Guard."""
    table = fronts(rearGuard="on", combat="interactive")
    players = [
        {"hand": ["ger1", *hand], "rear": attacker},
        {"hand": ["engineers"], "rear": defender, "bases": ["wall", "open", "open"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.guard1")
    return table, s


@pytest.mark.clause("ALT-112")
@pytest.mark.parametrize("hand", [[], ["engineers"]])
def test_the_rear_guard_card_may_support_an_attack_in_their_turn(hand: list[str]) -> None:
    table, s = rear_fight(GERMAN, "y", hand=hand)
    table.play(s, "pass")
    assert table.legal(s) == ["support rear", "pass"]
    table.play(s, "support rear")
    assert strengths(s) == (2, 2)
    assert table.rear(s, 0) == ""
    table.play(s, "pass")
    while table.turn(s)["aim"]:
        table.play(s, "pass")
    assert GERMAN in table.depot(s, 0)


@pytest.mark.clause("ALT-112")
def test_it_may_not_support_as_defender_in_the_turn_of_another_player() -> None:
    table, s = rear_fight(GERMAN, "red0", hand=[])
    assert s.to_move() == 1
    assert table.legal(s) == ["pass"]
    assert table.refuse(s, "support rear") == "ALT-112"
    assert table.refuse(s, "support red0") == "ALT-027"


@pytest.mark.clause("ALT-112")
def test_a_defender_with_nothing_but_a_rear_guard_is_not_asked() -> None:
    table = fronts(rearGuard="on", combat="interactive")
    players = [{"hand": ["ger2"]}, {"rear": "red0", "bases": ["wall", "open", "open"]}]
    s = table.position(players=players)
    table.play(s, "attack ger2", "hit P2.guard1")
    assert table.bases(s, 1) == OPEN
    assert table.rear(s, 1) == "red0"


@pytest.mark.clause("ALT-112")
def test_nor_may_an_ally_of_the_attacker_use_it() -> None:
    table = fronts(4, rearGuard="on", combat="interactive", teams="2v2")
    players = [
        {"hand": ["ger1", "engineers"]},
        {"bases": ["wall", "open", "open"]},
        {"hand": ["engineers"], "rear": GERMAN},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.guard1", "pass")
    assert s.to_move() == 2
    assert table.refuse(s, "support rear") == "ALT-112"


@pytest.mark.clause("ALT-113")
def test_a_card_played_from_the_rear_guard_loses_the_weak_hand_benefit() -> None:
    table = fronts(rearGuard="on", weakHand="on")
    p1 = {"hand": ["ger1", "ger2"], "rear": "draw1", "garage": GARAGE}
    s = table.position(players=[p1], deck=[])
    table.play(s, "activate rear", "draw engineers", "end")
    assert "keep ger1" not in table.legal(s)
    assert "station ger1" in table.legal(s)


@pytest.mark.clause("ALT-113")
def test_a_card_put_into_the_rear_guard_is_not_played() -> None:
    table = fronts(rearGuard="on", weakHand="on")
    p1 = {"hand": ["ger1", "ger2"], "garage": GARAGE}
    s = table.position(players=[p1], deck=[])
    table.play(s, "end")
    assert "keep ger1" in table.legal(s)
    table.play(s, "scrap ger1", "station ger2")
    assert not table.turn(s)["busy"]
    assert table.turn(s)["played"] == table.turn(s)["replayed"] == []
    assert table.rear(s, 0) == "ger2"


def sending() -> Table:
    """Return a table where single attackers fight, and one of them goes to defend."""
    return fronts(combat="interactive", attack__sendDefender="on")


@pytest.mark.clause("ALT-114")
def test_sending_a_defender_makes_the_attacks_a_block() -> None:
    table = sending()
    assert table.rules.settings["opt.fightBreaks"] == "block"
    s = table.facing(["ger1", "ger2", "engineers"], reserve=["x"])
    table.play(s, "attack ger1", "hit P2.base1")
    assert table.legal(s) == ["attack ger2", "stop"]
    assert table.refuse(s, "buy x") == "ALT-040"


@pytest.mark.clause("ALT-114")
def test_a_block_is_not_forced_by_one_of_the_two_alone() -> None:
    for settings in ({"combat": "interactive"}, {"attack.sendDefender": "on"}):
        assert GAME.rules(2, settings).settings["opt.fightBreaks"] == "allowed"
    front = GAME.rules(2, {"combat": "interactive"}, "second-front")
    assert front.settings["opt.fightBreaks"] == "block"


@pytest.mark.clause("ALT-114")
def test_other_plays_between_fights_cannot_be_asked_for() -> None:
    settings = {"combat": "interactive", "attack.sendDefender": "on"}
    with pytest.raises(RulesError, match=r"\[ALT-114\]"):
        GAME.rules(2, settings | {"opt.fightBreaks": "allowed"})
    asked = GAME.rules(2, settings | {"opt.fightBreaks": "block"})
    assert asked.settings["opt.fightBreaks"] == "block"


@pytest.mark.clause("ALT-114")
def test_one_card_that_attacked_goes_to_defend_when_the_player_stops() -> None:
    table = sending()
    players = [
        {"hand": ["ger2", "ger3", "ger0", "engineers"]},
        {"hand": ["red0", "engineers"], "bases": ["wall", "open", "open"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger3", "hit P2.guard1", "support red0", "support ger0", "pass", "pass")
    assert table.bases(s, 0) == OPEN
    table.play(s, "attack ger2", "hit P2.base2", "stop")
    assert table.legal(s) == ["send ger2", "send ger3"]
    assert table.refuse(s, "send ger0") == "FRONT-058"
    assert table.refuse(s, "end") == "FRONT-058"
    table.play(s, "send ger3", "place base1")
    assert table.bases(s, 0)[0] == {"guard": "ger3"}
    assert {"ger2", "ger0"} <= set(table.depot(s, 0))
    assert table.legal(s) == ["end"]


@pytest.mark.clause("ALT-114")
def test_support_cards_go_home_at_once_and_the_medals_come_after_sending() -> None:
    table = sending()
    s = table.facing(["ger2", "ger0", "engineers"], "wall")
    table.play(s, "attack ger2", "hit P2.guard1", "support ger0", "pass")
    assert table.depot(s, 0) == ["ger0"]
    table.play(s, "stop")
    assert table.medals(s, "germany") == (9, 3)
    table.play(s, "place base2")
    assert table.medals(s, "germany") == (8, 3)
    assert table.depot(s, 0) == [GERMAN, "ger0"]


@pytest.mark.clause("ALT-114")
def test_it_is_done_once_in_a_turn() -> None:
    table = sending()
    s = table.facing(["ger2", "ger3", "engineers"])
    table.play(s, "attack ger2", "hit P2.base1", "stop", "place base1")
    assert table.refuse(s, "attack ger3") == "ALT-040"
    assert table.bases(s, 0) == [{"guard": "ger2"}, "open", "open"]


@pytest.mark.clause("ALT-115")
@pytest.mark.parametrize("rear", ["", "ger1"])
def test_the_rear_guard_card_does_not_count_towards_the_cap(rear: str) -> None:
    table = fronts(rearGuard="on", bonus__defended="on", hand__cap="5", recruit__keep="on")
    p1 = {
        "hand": ["ger2", "ger3"],
        "rear": rear,
        "bases": ["wall", "light", "open"],
        "garage": GARAGE,
    }
    s = table.position(players=[p1], deck=[], turn={"keeps": 1, "busy": True})
    table.play(s, "end", "keep ger2", "pass")
    table.chance(s)
    assert table.hand(s, 0) == ["ger2", *["engineers"] * 4]
    assert table.rear(s, 0) == rear


@pytest.mark.clause("ALT-116")
def test_the_rear_guard_is_filled_after_keeping_and_before_discarding() -> None:
    table = fronts(rearGuard="on", recruit__keep="on", hand__cap="5", weakHand="on")
    p1 = {"hand": ["ger1", "ger2", "ger3", "ger0"], "garage": GARAGE}
    s = table.position(players=[p1], reserve=["x"], deck=["y"], turn={"keeps": 1})
    table.play(s, "end")
    table.chance(s)
    assert {"keep ger1", "scrap ger1", "pass"} < set(table.legal(s))
    table.play(s, "scrap ger0")
    assert table.legal(s) == ["keep ger1", "keep ger2", "keep ger3", "pass"]
    assert table.refuse(s, "station ger1") == "ALT-067"
    table.play(s, "keep ger1")
    assert table.legal(s) == ["station ger2", "station ger3", "pass"]
    assert table.refuse(s, "station ger1") == "FRONT-045"
    assert table.depot(s, 0) == []
    table.play(s, "station ger2")
    assert table.rear(s, 0) == "ger2"
    assert table.depot(s, 0) == ["ger3"]
    table.chance(s)
    assert table.hand(s, 0) == ["ger1", *["engineers"] * 3]
