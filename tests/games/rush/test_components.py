"""What is in the box, and what the game is about [RUSH-001] to [RUSH-013]."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import OVER, RulesError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from tests.games.rush.table import NATIONS, Table


def base_rows(section: str) -> list[dict[str, Any]]:
    """Return the rows of the base game."""
    return [row for row in CARD_FILE.printed()[section] if row["set"] == "base"]


def copies(section: str, **wanted: str | int) -> int:
    """Count the physical cards of a section that have all these values."""
    return sum(
        row.get("quantity", 1)
        for row in base_rows(section)
        if all(row[key] == value for key, value in wanted.items())
    )


@pytest.mark.clause("RUSH-001")
def test_there_are_exactly_100_vehicle_cards() -> None:
    assert copies("vehicles") == 100
    assert len(GAME.rules(2).vehicles) == 100


@pytest.mark.clause("RUSH-002")
@pytest.mark.parametrize("nation", NATIONS)
def test_each_nation_has_25_vehicles(nation: str) -> None:
    assert copies("vehicles", nation=nation) == 25


@pytest.mark.clause("RUSH-003")
def test_there_are_48_medal_cards_12_per_nation() -> None:
    assert copies("medals") == 48
    assert [copies("medals", nation=nation) for nation in NATIONS] == [12] * 4


@pytest.mark.clause("RUSH-004")
@pytest.mark.parametrize("nation", NATIONS)
def test_the_medals_of_a_nation_are_9_singles_and_3_doubles(nation: str) -> None:
    assert copies("medals", nation=nation, medals=1) == 9
    assert copies("medals", nation=nation, medals=2) == 3


@pytest.mark.clause("RUSH-005")
def test_the_30_barracks_cards_are_five_identical_sets_of_6() -> None:
    barracks = {row["id"]: row["quantity"] for row in base_rows("barracks")}
    one_set = {row["card"]: row["quantity"] for row in base_rows("starting_set")}
    one_set.pop("base")
    assert sum(one_set.values()) == 6
    assert sum(barracks.values()) == 30
    assert barracks == {card: 5 * number for card, number in one_set.items()}


@pytest.mark.clause("RUSH-006")
def test_the_barracks_cards_are_20_engineers_5_technicians_and_5_volunteers() -> None:
    numbers = {row["id"]: row["quantity"] for row in base_rows("barracks")}
    assert numbers == {"engineers": 20, "technicians": 5, "volunteers": 5}


@pytest.mark.clause("RUSH-007")
def test_the_15_base_cards_are_five_sets_of_3_that_no_rule_tells_apart() -> None:
    [base] = base_rows("bases")
    assert base["quantity"] == 15
    assert {"card": "base", "quantity": 3, "set": "base"} in base_rows("starting_set")


@pytest.mark.clause("RUSH-008")
def test_the_12_achievements_all_ask_for_something_else() -> None:
    rows = base_rows("achievements")
    asked = {(row["metric"], row.get("class"), row.get("nation")) for row in rows}
    assert len(rows) == len(asked) == 12


@pytest.mark.clause("RUSH-009")
def test_scrapyard_first_player_and_help_cards_never_lie_in_a_deck_or_squad() -> None:
    numbers = {row["id"]: row["quantity"] for row in base_rows("other")}
    assert numbers == {"scrapyard": 1, "first-player": 1, "reference": 5}
    assert not numbers.keys() & set(GAME.rules(5).cards.names)


@pytest.mark.clause("RUSH-010")
def test_all_components_together_are_212_cards() -> None:
    sections = ("vehicles", "medals", "barracks", "bases", "achievements", "other")
    numbers = [copies(section) for section in sections]
    assert numbers == [100, 48, 30, 15, 12, 1 + 1 + 5]
    assert sum(numbers) == 212


@pytest.mark.clause("RUSH-011")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    assert GAME.new(GAME.rules(players)).seats() == players


@pytest.mark.clause("RUSH-011")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_one_or_six_cannot_play(players: int) -> None:
    with pytest.raises(RulesError, match="RUSH-011"):
        GAME.rules(players)


@pytest.mark.clause("RUSH-012")
def test_the_winner_has_the_most_medals_when_the_game_has_ended() -> None:
    table = Table()
    squads = [{"depot": ["medal-usa-1"] * 4}, {"depot": ["base", "medal-usa-2"]}]
    s = table.position(active="P2", ended_by="P1", players=squads)
    table.play(s, "end")
    table.chance(s)
    assert s.to_move() == OVER
    assert s.scores() == [4, 5]
    assert s.returns() == [0, 1]


@pytest.mark.clause("RUSH-013")
def test_a_kill_brings_1_medal_a_destroyed_base_3_and_an_achievement_5() -> None:
    table = Table(vehicles={"t": "ussr f2", "h": "ussr f2 heavy", "d": "a1"})
    s = table.position(
        players=[{"hand": ["t", "h"]}, {"bases": ["d", "open", "open"]}],
        achievements=["destroyed-bases"],
    )
    table.play(s, "attack t", "join h", "charge", "strike t", "hit P2.guard1", "hit P2.base2")
    assert table.depot(s, 0)[:3] == ["medal-ussr-1", "h", "base"]
    assert GAME.statistics.score_sheet(s)[0] == {"medals": 1, "bases": 3, "achievements": 5}
    assert s.scores() == [9, 0]


@pytest.mark.clause("RUSH-013")
def test_a_kill_for_which_no_medal_is_left_scores_nothing() -> None:
    table = Table(vehicles={"t": "ussr f2", "d": "a1"})
    s = table.position(
        players=[{"hand": ["t"]}, {"bases": ["d", "open", "open"]}],
        medals={"ussr": {"singles": 0}},
    )
    table.play(s, "attack t", "charge", "hit P2.guard1")
    assert GAME.codec.dump(s)["players"][0]["kills"] == 1
    assert s.scores() == [0, 0]


@pytest.mark.clause("RUSH-013")
def test_a_scrapped_medal_or_base_scores_nothing() -> None:
    table = Table(vehicles={"u": "dismantle"})
    s = table.position(players=[{"hand": ["u"], "depot": ["base", "medal-usa-1"]}])
    assert s.scores() == [4, 0]
    table.play(s, "activate u", "dismantle medal-usa-1", "dismantle base")
    assert s.scores() == [0, 0]
