"""What is in the box of Second Front [FRONT-001] to [FRONT-014]."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sztab.core.action import RulesError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from tests.games.rush.table import NATIONS, Table

FIVE = (*NATIONS, "uk")


def new_rows(section: str) -> list[dict[str, Any]]:
    """Return the rows of the expansion."""
    return [row for row in CARD_FILE.printed()[section] if row["set"] == "second-front"]


def copies(section: str, **wanted: str | int) -> int:
    """Count the physical cards of the expansion that have all these values."""
    return sum(
        row.get("quantity", 1)
        for row in new_rows(section)
        if all(row[key] == value for key, value in wanted.items())
    )


def nations(preset: str) -> Counter[str]:
    """Return the number of vehicles of each nation in the deck."""
    rules = GAME.rules(2, preset=preset)
    return Counter(rules.cards.nations[rules.cards.nation[card]] for card in rules.vehicles)


@pytest.mark.clause("FRONT-001")
def test_the_expansion_is_played_with_all_cards_of_the_base_game() -> None:
    base, front = GAME.rules(5), GAME.rules(5, preset="second-front")
    assert set(base.cards.names) < set(front.cards.names)
    assert set(base.achievement_names) < set(front.achievement_names)
    assert list(base.barracks) == [
        base.cards.codes[front.cards.names[card]] for card in front.barracks
    ]


@pytest.mark.clause("FRONT-002")
def test_there_are_30_vehicles_of_a_fifth_nation() -> None:
    assert copies("vehicles", nation="uk") == 30
    assert [row["id"] for row in new_rows("nations")] == ["uk"]
    assert nations("base")["uk"] == 0


@pytest.mark.clause("FRONT-003")
@pytest.mark.parametrize("nation", NATIONS)
def test_each_of_the_other_nations_has_5_new_vehicles(nation: str) -> None:
    assert copies("vehicles", nation=nation) == 5


@pytest.mark.clause("FRONT-004")
def test_50_vehicles_are_new() -> None:
    assert copies("vehicles") == 50


@pytest.mark.clause("FRONT-005")
def test_every_nation_has_30_vehicles_instead_of_25() -> None:
    assert nations("base") == dict.fromkeys(NATIONS, 25)
    assert nations("second-front") == dict.fromkeys(FIVE, 30)


@pytest.mark.clause("FRONT-006")
def test_12_victoria_crosses_are_9_singles_and_3_doubles() -> None:
    assert (copies("medals", medals=1), copies("medals", medals=2)) == (9, 3)
    assert {(row["nation"], row["name"]) for row in new_rows("medals")} == {
        ("uk", "Victoria Cross")
    }


@pytest.mark.clause("FRONT-007")
def test_12_achievements_are_new_and_2_are_blank() -> None:
    assert copies("achievements") == 12
    assert copies("other", id="blank-achievement") == 2


@pytest.mark.clause("FRONT-008")
def test_there_are_6_headquarters() -> None:
    assert copies("bases", id="headquarters") == copies("bases") == 6
    assert "headquarters" not in GAME.rules(2).cards.names


@pytest.mark.clause("FRONT-009")
def test_the_ruins_card_lies_in_no_deck_or_squad() -> None:
    assert copies("other", id="ruins") == 1
    assert "ruins" not in GAME.rules(6, preset="second-front").cards.names


@pytest.mark.clause("FRONT-010")
def test_6_help_cards_tell_of_two_new_abilities_and_the_changed_one() -> None:
    assert copies("other", id="reference-second-front") == 6
    assert not {"reference", "reference-second-front"} & set(
        GAME.rules(6, preset="second-front").cards.names
    )
    told = {row["kind"]: row for row in CARD_FILE.printed()["abilities"]}
    assert [row["kind"] for row in new_rows("abilities")] == ["dispatch", "planning"]
    assert "any nation" in told["indestructibility"]["summary"]


@pytest.mark.clause("FRONT-011")
def test_the_starting_set_of_the_sixth_player_has_9_cards() -> None:
    rows = {row["card"]: row["quantity"] for row in CARD_FILE.printed()["sixth_player_set"]}
    assert rows == {"base": 3, "engineers": 4, "technicians": 1, "volunteers": 1}
    assert sum(rows.values()) == 9


@pytest.mark.clause("FRONT-011")
def test_the_sixth_player_begins_with_what_the_others_have() -> None:
    table = Table(6, settings={"players.max": "6"}, printed=True)
    s = table.new()
    table.chance(s)
    decks = [Counter(table.garage(s, seat) + table.hand(s, seat)) for seat in range(6)]
    assert decks == [{"engineers": 4, "technicians": 1, "volunteers": 1}] * 6
    assert table.bases(s, 5) == ["open"] * 3


@pytest.mark.clause("FRONT-012")
def test_all_new_components_together_are_98_cards() -> None:
    sixth = sum(row["quantity"] for row in CARD_FILE.printed()["sixth_player_set"])
    blank = copies("other", id="blank-achievement")
    numbers = [
        copies("vehicles"),
        copies("medals"),
        copies("achievements") + blank,
        copies("bases"),
        copies("other", id="ruins"),
        copies("other", id="reference-second-front"),
        sixth,
    ]
    assert numbers == [50, 12, 14, 6, 1, 6, 9]
    assert sum(numbers) == 98
    assert copies("other") == 1 + 6 + 2


@pytest.mark.clause("FRONT-013")
def test_the_expansion_mark_has_no_effect_on_play() -> None:
    same = "ussr light f1 a1 c1 r1 reinforcements=1"
    table = Table(vehicles={"old": same, "new": f"{same} front"}, preset="second-front")
    swap = {"old": "new", "new": "old"}
    moves = []
    for hand, reserve in (("old", "new"), ("new", "old")):
        s = table.position(players=[{"hand": [hand]}], reserve=[reserve])
        words = [move.split() for move in table.legal(s)]
        moves.append(
            {
                " ".join(swap[w] if hand == "new" and w in swap else w for w in move)
                for move in words
            }
        )
    assert moves[0] == moves[1]
    assert len(moves[0]) == len({"end", "activate", "defend", "buy", "attack"})


@pytest.mark.clause("FRONT-013")
def test_no_other_card_carries_the_expansion_mark() -> None:
    vehicles = CARD_FILE.printed()["vehicles"]
    marks = Counter((row["set"], row["nation"] == "uk") for row in vehicles)
    assert marks == {("base", False): 100, ("second-front", False): 20, ("second-front", True): 30}


@pytest.mark.clause("FRONT-014")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_can_play_second_front(players: int) -> None:
    assert GAME.new(GAME.rules(players, preset="second-front")).seats() == players


@pytest.mark.clause("FRONT-014")
@pytest.mark.parametrize("players", [1, 7])
def test_one_or_seven_cannot_play_second_front(players: int) -> None:
    with pytest.raises(RulesError, match="FRONT-014"):
        GAME.rules(players, preset="second-front")


@pytest.mark.clause("FRONT-014")
def test_the_sixth_player_needs_no_other_rule_of_the_expansion() -> None:
    assert GAME.rules(6, {"players.max": "6"}).bases == 3
    with pytest.raises(RulesError, match=r"RUSH-011.*players\.max = 6"):
        GAME.rules(6)
