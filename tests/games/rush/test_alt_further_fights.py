"""All attacks of one turn under the interactive rule [ALT-037] to [ALT-046]."""

from __future__ import annotations

import pytest

from sztab.games.rush.support import strengths
from tests.games.rush.table import Table, damaged_base, damaged_guard

VEHICLES = {
    "ger1": "germany f1 r2",
    "ger2": "germany f2",
    "ger3": "germany f1",
    "ger4": "germany f1",
    "gerh": "germany f2 heavy",
    "gun": "germany siege",
    "red1": "ussr f1 a1",
    "red2": "ussr f2",
    "wall": "ussr a2",
    "light": "ussr a1",
    "star1": "usa a1 f1",
    "star2": "usa a2",
    "fra2": "france f2",
    "frah": "france heavy f2",
    "draw1": "usa reinforcements=1",
    "x": "c1",
    "y": "c1",
}
FIGHTS = {"combat": "interactive"}
BLOCK = FIGHTS | {"opt.fightBreaks": "block"}


@pytest.fixture
def table() -> Table:
    return Table(vehicles=VEHICLES, settings=FIGHTS)


@pytest.fixture
def block() -> Table:
    return Table(vehicles=VEHICLES, settings=BLOCK)


@pytest.mark.clause("ALT-037")
def test_a_further_attack_is_a_new_fight_with_new_support(table: Table) -> None:
    players = [
        {"hand": ["ger1", "ger3", "ger4", "medal-germany-1"]},
        {"hand": ["red1", "medal-ussr-1"], "bases": ["wall", "light", "open"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.guard1", "support red1", "support medal-germany-1")
    assert strengths(s) == (2, 3)
    table.play(s, "pass", "pass", "attack ger3", "hit P2.guard1")
    assert strengths(s) == (1, 2)
    assert s.to_move() == 1
    table.play(s, "support medal-ussr-1", "pass")
    assert table.bases(s, 1)[:2] == [{"guard": "wall"}, {"guard": "light"}]
    table.play(s, "attack ger4", "hit P2.guard2")
    assert table.bases(s, 1)[1] == "open"


@pytest.mark.clause("ALT-038")
@pytest.mark.parametrize("hit", [["hit P2.guard1", "pass"], ["hit P2.base2"]])
def test_all_attackers_of_a_turn_are_of_one_nation(table: Table, hit: list[str]) -> None:
    s = table.facing(["ger1", "ger3", "star1"], "light")
    table.play(s, "attack ger1", *hit)
    assert table.depot(s, 0) == ["ger1"]
    assert table.refuse(s, "attack star1") == "ALT-038"
    assert "attack ger3" in table.legal(s)


@pytest.mark.clause("ALT-038")
def test_the_reminder_card_has_no_effect_on_the_next_fight(table: Table) -> None:
    s = table.facing(["ger2", "ger3"], "light", "wall")
    table.play(s, "attack ger2", "hit P2.guard1", "pass", "attack ger3", "hit P2.guard2")
    assert table.bases(s, 1) == ["open", {"guard": "wall"}, "open"]


@pytest.mark.clause("ALT-038")
def test_the_nation_is_free_again_in_the_next_turn(table: Table) -> None:
    players = [{"hand": ["ger1"]}, {"hand": ["star1"]}]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.base1")
    table.end_turn(s)
    table.play(s, "attack star1", "hit P1.base1")
    assert table.bases(s, 0)[0] == damaged_base()


@pytest.mark.clause("ALT-039")
def test_only_the_cards_limit_the_fights_and_hits_of_a_turn(table: Table) -> None:
    hand = ["ger1", "ger2", "ger3", "ger4", "gerh"]
    s = table.facing(hand, "light", "wall")
    table.play(s, "attack ger1", "hit P2.guard1", "pass", "attack ger2", "hit P2.guard2", "pass")
    table.play(s, "attack ger3", "hit P2.base1", "attack ger4", "hit P2.base1")
    table.play(s, "attack gerh", "hit P2.base2")
    assert table.bases(s, 1) == ["destroyed", "destroyed", "open"]
    assert table.hand(s, 0) == []
    assert (s.players[0].kills, s.players[0].razed) == (2, 2)


@pytest.mark.clause("ALT-040")
def test_other_plays_may_come_between_two_fights(table: Table) -> None:
    players = [
        {"hand": ["ger2", "ger3", "star1", "draw1", "engineers"], "garage": ["technicians"]},
        {"bases": ["light", "red1", "open"]},
    ]
    s = table.position(players=players, reserve=["x"], deck=["y"])
    table.play(s, "attack ger2", "hit P2.guard1", "pass")
    table.play(s, "buy x", "pay engineers", "take", "deal y", "activate draw1", "draw technicians")
    table.play(s, "defend star1", "place base1", "attack ger3", "hit P2.guard2", "pass")
    assert table.bases(s, 1) == ["open", "open", "open"]


@pytest.mark.clause("ALT-040")
def test_in_a_block_attacks_follow_each_other_without_other_plays(block: Table) -> None:
    players = [
        {"hand": ["ger2", "ger3", "star1", "draw1", "engineers"]},
        {"bases": ["light", "red1", "open"]},
    ]
    s = block.position(players=players, reserve=["x"], deck=["y"])
    block.play(s, "attack ger2", "hit P2.guard1", "pass")
    assert block.legal(s) == ["attack ger3", "stop"]
    for move in ("buy x", "activate draw1", "defend star1", "end"):
        assert block.refuse(s, move) == "ALT-040"
    assert block.refuse(s, "attack star1") == "ALT-038"
    block.play(s, "stop", "buy x", "pay engineers", "take", "deal y")
    assert block.refuse(s, "attack ger3") == "ALT-040"


@pytest.mark.clause("ALT-040")
def test_a_block_ends_by_itself_only_with_an_empty_hand(block: Table) -> None:
    s = block.facing(["ger2", "engineers"], "light")
    block.play(s, "attack ger2", "hit P2.guard1", "pass")
    assert block.legal(s) == ["stop"]
    s = block.facing(["ger2"], "light")
    block.play(s, "attack ger2", "hit P2.guard1")
    assert block.legal(s) == ["end"]


@pytest.mark.clause("ALT-041")
def test_all_vehicles_destroyed_in_fights_are_paid_together_in_phase_three(table: Table) -> None:
    s = table.facing(["ger1", "ger2", "ger3"], "light", "red1", deck=[])
    table.play(s, "attack ger1", "hit P2.guard1", "pass", "attack ger3", "hit P2.guard2", "pass")
    assert table.medals(s, "germany") == (9, 3)
    assert s.to_move() == 0
    table.play(s, "end")
    assert table.legal(s) == ["doubles 0", "doubles 1"]
    table.play(s, "doubles 1")
    assert table.medals(s, "germany") == (9, 2)


@pytest.mark.clause("ALT-041")
def test_siege_kills_are_a_payment_of_their_own_made_just_before(table: Table) -> None:
    s = table.facing(["ger1", "gun"], "light", damaged_guard("red1"), deck=[])
    table.play(s, "attack ger1", "hit P2.guard1", "pass", "activate gun", "siege P2.guard2")
    assert table.medals(s, "germany") == (9, 3)
    table.play(s, "end")
    assert table.medals(s, "germany") == (7, 3)
    assert "doubles 1" not in table.legal(s)


@pytest.mark.clause("ALT-041")
def test_where_medals_are_paid_by_turn_both_make_one_payment() -> None:
    table = Table(vehicles=VEHICLES, settings=FIGHTS | {"opt.medalGroup": "by-turn"})
    s = table.facing(["ger1", "gun"], "light", damaged_guard("red1"), deck=[])
    table.play(s, "attack ger1", "hit P2.guard1", "pass", "activate gun", "siege P2.guard2", "end")
    assert table.legal(s) == ["doubles 0", "doubles 1"]


@pytest.mark.clause("ALT-041")
def test_a_block_is_paid_when_the_player_stops(block: Table) -> None:
    s = block.facing(["ger1", "ger3", "engineers"], "light", "red1")
    block.play(s, "attack ger1", "hit P2.guard1", "pass", "attack ger3", "hit P2.guard2", "pass")
    assert block.medals(s, "germany") == (9, 3)
    block.play(s, "stop", "doubles 0")
    assert block.medals(s, "germany") == (7, 3)
    assert s.to_move() == 0
    assert "end" in block.legal(s)


@pytest.mark.clause("ALT-042")
@pytest.mark.parametrize(("guard", "numbers"), [("wall", (1, 1)), ("light", (1, 0))])
def test_a_damaged_target_defends_with_its_armour_less_1(
    table: Table, guard: str, numbers: tuple[int, int]
) -> None:
    s = table.facing(["ger1", "engineers"], damaged_guard(guard))
    table.play(s, "attack ger1", "hit P2.guard1")
    assert strengths(s) == numbers
    table.play(s, "pass")
    assert table.bases(s, 1)[0] == "open"


@pytest.mark.clause("ALT-042")
def test_a_damaged_target_can_be_supported_and_stays_damaged(table: Table) -> None:
    players = [
        {"hand": ["ger1", "engineers"]},
        {"hand": ["medal-ussr-1"], "bases": [damaged_guard("wall"), "open", "open"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.guard1", "support medal-ussr-1")
    assert strengths(s) == (1, 2)
    table.play(s, "pass")
    assert table.bases(s, 1)[0] == damaged_guard("wall")


@pytest.mark.clause("ALT-043")
def test_siege_cannot_be_supported(table: Table) -> None:
    players = [
        {"hand": ["gun", "ger1"]},
        {"hand": ["red1", "medal-ussr-1"], "bases": ["light", damaged_guard("wall"), "open"]},
    ]
    s = table.position(players=players)
    table.play(s, "activate gun")
    assert table.refuse(s, "support ger1") == "RUSH-128"
    table.play(s, "siege P2.guard2")
    assert s.to_move() == 0
    assert table.bases(s, 1)[1] == "open"
    assert len(table.hand(s, 1)) == 2


@pytest.mark.clause("ALT-044")
def test_a_third_player_takes_no_part_in_a_fight() -> None:
    table = Table(players=3, vehicles=VEHICLES, settings=FIGHTS)
    players = [
        {"hand": ["ger1", "ger2"]},
        {"hand": ["red1"], "bases": ["light", "open", "open"]},
        {"hand": ["ger3", "red2", "medal-ussr-1"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.guard1")
    asked = []
    while table.turn(s)["aim"]:
        asked.append(s.to_move())
        table.play(s, "pass")
    assert asked == [1, 0]


@pytest.mark.clause("ALT-045")
def test_a_vehicle_that_supported_was_played_this_turn(table: Table) -> None:
    players = [
        {"hand": ["ger1", "ger2", "ger3", "draw1"]},
        {"hand": ["engineers"], "bases": ["wall", "light", "open"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.guard1", "pass", "support ger2", "pass", "pass")
    assert table.turn(s)["played"] == ["ger1", "ger2"]
    table.play(s, "activate draw1", "draw ger2")
    assert table.refuse(s, "attack ger2") == "RUSH-057"
    table.play(s, "attack ger3", "hit P2.guard2", "pass")
    assert table.refuse(s, "support ger2") == "RUSH-057"


@pytest.mark.clause("ALT-045")
def test_the_mark_is_for_the_active_player_only(table: Table) -> None:
    players = [
        {"hand": ["ger1"]},
        {"hand": ["red1"], "bases": ["wall", "open", "open"]},
    ]
    s = table.position(players=players)
    table.play(s, "attack ger1", "hit P2.guard1", "support red1")
    assert table.turn(s)["played"] == ["ger1"]


@pytest.mark.clause("ALT-046")
def test_a_french_tank_uncovers_a_base_and_a_heavy_one_destroys_it(table: Table) -> None:
    players = [
        {"hand": ["fra2", "frah", "engineers"]},
        {"hand": ["red1"], "bases": ["wall", "open", "open"]},
    ]
    s = table.position(players=players, deck=[])
    table.play(s, "attack fra2", "hit P2.guard1", "pass", "pass")
    assert table.bases(s, 1)[0] == "open"
    table.play(s, "attack frah", "hit P2.base1")
    assert table.bases(s, 1)[0] == "destroyed"
    assert s.to_move() == 0
    assert table.medals(s, "france") == (9, 3)
    table.play(s, "end")
    assert table.medals(s, "france") == (8, 3)
    assert (s.players[0].kills, s.players[0].razed) == (1, 1)
