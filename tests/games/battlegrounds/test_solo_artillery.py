"""The artillery of the Solo variant: when it fires, what it hits, and the two piles."""

from __future__ import annotations

import pytest

from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import (
    artillery,
    artillery_points,
    scene,
    solo,
    tanks_placed,
    turn,
)
from tests.games.battlegrounds.table import ARMOUR, SQUARES

TABLE = solo()


@pytest.mark.clause("BG-229")
def test_after_the_players_turn_the_artillery_fires_at_any_square() -> None:
    s = scene(TABLE)
    TABLE.play(s, "move C3-C4")
    assert TABLE.mover(s) == "chance"
    assert TABLE.odds(s) == pytest.approx({f"strike {square}": 1 / 64 for square in SQUARES})


@pytest.mark.clause("BG-229")
def test_it_fires_once_and_the_next_turn_begins() -> None:
    s = scene(TABLE)
    TABLE.play(s, "move C3-C4", "strike B7")
    assert TABLE.mover(s) == "P1"
    assert TABLE.offered(s, "move")
    assert TABLE.dump(s)["round"] == 2


@pytest.mark.clause("BG-229")
def test_one_letter_and_one_digit_are_turned_up() -> None:
    s = scene(TABLE)
    TABLE.play(s, "move C3-C4", "strike B7")
    data = artillery(TABLE, s)
    assert data["letters"] == list("ACDEFGH")
    assert [str(digit) for digit in data["digits"]] == list("1234568")


@pytest.mark.clause("BG-229")
def test_it_fires_also_after_a_change_of_tank() -> None:
    s = scene(TABLE, reserve={"P1": ["is-2"]})
    TABLE.play(s, "change green is-2")
    assert TABLE.offered(s, "strike")


@pytest.mark.clause("BG-230")
def test_extra_turn_is_played_before_the_artillery_fires() -> None:
    s = scene(TABLE, areas={"P1": area(ready=["bridge*", "windmill*"])})
    TABLE.play(s, "move C3-C4")
    assert sorted(TABLE.legal(s)) == ["end", "extra-turn"]
    TABLE.play(s, "extra-turn", "move C4-C5", "extra-turn", "move H8-G7-F6")
    assert TABLE.offered(s, "strike")
    TABLE.play(s, "strike B7")
    assert TABLE.mover(s) == "P1"
    assert TABLE.area(s, "P1") == area(done=["bridge*", "windmill*"])
    assert len(artillery(TABLE, s)["letters"]) == 7


@pytest.mark.clause("BG-231")
def test_a_tank_on_the_target_is_lost_and_the_artillery_scores_nothing() -> None:
    s = scene(TABLE)
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.dump(s)["lost"] == ["kv-1"]
    assert artillery_points(TABLE, s) == 0
    assert tanks_placed(TABLE, s) == []
    assert TABLE.goals(s) == {"F6"}


@pytest.mark.clause("BG-231")
def test_a_hit_is_told_as_the_artillerys() -> None:
    table = solo()
    s = scene(table)
    turn(table, s, "move C3-C4", strike="C4")
    told = table.told(0)
    at = told.index("The artillery strikes C4.")
    assert told[at + 1 : at + 3] == [
        "P1: kv-1 is destroyed on C4.",
        "P1: kv-1 is out of the game.",
    ]
    assert not any("P1 shoots" in line for line in told)


@pytest.mark.clause("BG-231")
def test_the_tank_that_did_not_move_is_hit_as_well() -> None:
    s = scene(TABLE)
    turn(TABLE, s, "move C3-C4", strike="H8")
    assert (TABLE.pawn(s, "green"), TABLE.pawn(s, "yellow")) == ("C4", "")
    assert TABLE.dump(s)["lost"] == ["bt-7"]


@pytest.mark.clause("BG-231")
def test_with_armour_only_the_armour_is_lost() -> None:
    s = scene(TABLE, {"C4": "dam"}, upgrades={"kv-1": [ARMOUR, "church*"]})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert (TABLE.pawn(s, "green"), TABLE.card(s, "green")) == ("C4", "kv-1")
    assert TABLE.upgrades(s, "kv-1") == ["church*"]
    assert TABLE.area(s, "P1") == area(done=[ARMOUR])
    assert TABLE.square(s, "C4") == "dam"
    assert artillery_points(TABLE, s) == 0


@pytest.mark.clause("BG-231")
def test_the_armour_of_the_other_tank_does_not_help() -> None:
    s = scene(TABLE, upgrades={"bt-7": [ARMOUR]})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.dump(s)["lost"] == ["kv-1"]
    assert TABLE.upgrades(s, "bt-7") == [ARMOUR]


@pytest.mark.clause("BG-231")
def test_armour_that_is_not_laid_on_the_card_does_not_help() -> None:
    s = scene(TABLE, areas={"P1": area(ready=[ARMOUR])})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.dump(s)["lost"] == ["kv-1"]
    assert TABLE.area(s, "P1") == area(ready=[ARMOUR])


@pytest.mark.clause("BG-050", "BG-231")
def test_reactive_armour_may_be_laid_when_the_artillery_hits() -> None:
    table = solo(reactive_armour="true")
    s = scene(table, areas={"P1": area(ready=[ARMOUR])})
    turn(table, s, "move C3-C4", strike="C4")
    assert sorted(table.legal(s)) == ["decline", "fit armour kv-1"]
    saved = s.clone()
    table.play(saved, "fit armour kv-1")
    assert table.pawn(saved, "green") == "C4"
    assert table.area(saved, "P1") == area(done=[ARMOUR])
    assert table.upgrades(saved, "kv-1") == []
    assert table.mover(saved) == "P1"
    table.play(s, "decline")
    assert table.dump(s)["lost"] == ["kv-1"]
    assert table.area(s, "P1") == area(ready=[ARMOUR])


@pytest.mark.clause("BG-050", "BG-231")
def test_reactive_armour_needs_a_ready_pair_a_free_slot_and_a_hit() -> None:
    table = solo(reactive_armour="true")
    full = {"kv-1": ["church*", "airfield*"]}
    s = scene(table, upgrades=full, areas={"P1": area(ready=[ARMOUR])})
    turn(table, s, "move C3-C4", strike="C4")
    assert table.dump(s)["lost"] == ["kv-1"]
    s = scene(table)
    turn(table, s, "move C3-C4", strike="C4")
    assert table.dump(s)["lost"] == ["kv-1"]
    s = scene(table, areas={"P1": area(ready=[ARMOUR])})
    turn(table, s, "move C3-C4", strike="C5")
    assert table.offered(s, "move")


@pytest.mark.clause("BG-232")
def test_a_tank_on_a_token_is_hit_instead_of_the_token() -> None:
    s = scene(TABLE, {"C4": "dam*"})
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert TABLE.pawn(s, "green") == ""
    assert TABLE.square(s, "C4") == "dam*"
    assert artillery(TABLE, s)["taken"] == []


@pytest.mark.clause("BG-233")
@pytest.mark.parametrize("token", ["dam", "dam*"])
def test_a_token_without_a_tank_is_taken(token: str) -> None:
    s = scene(TABLE, {"B7": token})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert TABLE.square(s, "B7") == ""
    assert artillery(TABLE, s)["taken"] == [token]
    assert artillery_points(TABLE, s) == 1
    assert tanks_placed(TABLE, s) == []
    assert TABLE.points(s) == [0]


@pytest.mark.clause("BG-234")
def test_on_an_empty_target_an_artillery_tank_is_placed() -> None:
    s = scene(TABLE)
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert tanks_placed(TABLE, s) == ["B7"]
    assert artillery(TABLE, s)["supply"] == 11
    assert artillery_points(TABLE, s) == 1


@pytest.mark.clause("BG-234")
def test_with_an_empty_supply_nothing_happens() -> None:
    s = scene(TABLE, {"A1": "artillery"}, artillery={"supply": 0})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert tanks_placed(TABLE, s) == ["A1"]
    assert artillery(TABLE, s)["supply"] == 0
    assert artillery_points(TABLE, s) == 1
    assert TABLE.offered(s, "move")


@pytest.mark.clause("BG-234")
def test_the_last_tank_of_the_supply_is_placed() -> None:
    s = scene(TABLE, artillery={"supply": 1})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert (tanks_placed(TABLE, s), artillery(TABLE, s)["supply"]) == (["B7"], 0)


@pytest.mark.clause("BG-235")
def test_an_artillery_tank_that_is_already_there_stays_alone() -> None:
    s = scene(TABLE, {"B7": "artillery"})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert tanks_placed(TABLE, s) == ["B7"]
    assert artillery(TABLE, s)["supply"] == 11
    assert artillery_points(TABLE, s) == 1


@pytest.mark.clause("BG-236")
def test_letters_and_digits_turned_up_do_not_come_again() -> None:
    pile = {"letters": ["C", "H"], "digits": ["2", "7"]}
    s = scene(TABLE, artillery=pile)
    TABLE.play(s, "move C3-C4")
    wanted = ["strike C2", "strike C7", "strike H2", "strike H7"]
    assert TABLE.odds(s) == pytest.approx(dict.fromkeys(wanted, 1 / 4))
    assert TABLE.refuse(s, "strike B2") == "BG-236"
    assert TABLE.refuse(s, "strike C4") == "BG-236"
    TABLE.play(s, "strike H2", "move C4-C5")
    assert TABLE.legal(s) == ["strike C7"]


@pytest.mark.clause("BG-236")
def test_when_all_are_turned_up_both_piles_are_shuffled_anew() -> None:
    s = scene(TABLE, artillery={"letters": ["B"], "digits": ["7"]})
    TABLE.play(s, "move C3-C4")
    assert TABLE.legal(s) == ["strike B7"]
    TABLE.play(s, "strike B7")
    data = artillery(TABLE, s)
    assert data["letters"] == list("ABCDEFGH")
    assert len(data["digits"]) == 8
    TABLE.play(s, "move C4-C5")
    assert len(TABLE.offered(s, "strike")) == 64


@pytest.mark.clause("BG-236")
def test_in_every_cycle_each_column_and_each_row_is_hit_once() -> None:
    cycles = 0
    for seed in range(4):
        struck = strikes_of_a_game(seed)
        for start in range(0, len(struck) - 7, 8):
            cycle = struck[start : start + 8]
            assert sorted(square[0] for square in cycle) == list("ABCDEFGH")
            assert sorted(square[1] for square in cycle) == list("12345678")
            cycles += 1
    assert cycles >= 4


def strikes_of_a_game(seed: int) -> list[str]:
    """Return the artillery's targets in a random game."""
    table = solo()
    for _ in table.random_game(seed):
        pass
    text = [line for line in table.told(0) if line.startswith("The artillery strikes")]
    return [line.removesuffix(".").split()[-1] for line in text]
