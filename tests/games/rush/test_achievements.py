"""Achievements and their holders at the end of the game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sztab.core.action import OVER
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

TABLE = Table(
    players=3,
    vehicles={
        "light1": "ussr light a1",
        "light2": "usa light",
        "light3": "france light c1",
        "medium1": "ussr medium",
        "medium2": "usa medium",
        "medium3": "france medium",
        "spg1": "ussr spg",
        "spg2": "usa spg",
        "spg3": "france spg",
        "heavy1": "ussr heavy",
        "heavy2": "usa heavy",
        "heavy3": "france heavy f2",
        "support1": "ussr support",
        "support2": "usa support",
        "support3": "france support",
        "gun": "germany siege",
        "crane": "dismantle",
    },
)


def awards(s: RushTable) -> list[float]:
    """Return the points of each player for Achievements."""
    return [sheet["achievements"] for sheet in GAME.statistics.score_sheet(s)]


def compare(achievement: str, *squads: list[str]) -> list[float]:
    """Return the players' points for a single Achievement, with these cards in their Depots."""
    players = [{"depot": cards} for cards in squads]
    return awards(TABLE.position(players=players, achievements=[achievement]))


@pytest.mark.clause("RUSH-237")
def test_an_achievement_goes_to_the_leader_at_the_end_not_to_an_earlier_one() -> None:
    s = TABLE.position(
        players=[{"depot": ["light1"]}, {}, {"hand": ["engineers"], "depot": ["light2"]}],
        active="P3",
        ended_by="P1",
        achievements=["light-tanks"],
        reserve=["light3"],
    )
    assert awards(s) == [0, 0, 0]
    TABLE.play(s, "buy light3", "pay engineers", "take")
    TABLE.chance(s)
    TABLE.end_turn(s)
    assert s.to_move() == OVER
    assert awards(s) == [0, 0, 5]


@pytest.mark.clause("RUSH-237")
def test_each_achievement_in_play_is_awarded_by_its_own_comparison() -> None:
    s = TABLE.position(
        players=[{"depot": ["light1"]}, {"depot": ["heavy1"]}, {"depot": ["medal-usa-1"] * 2}],
        achievements=["light-tanks", "heavy-tanks", "american-medals", "largest-squad"],
    )
    assert awards(s) == [5, 5, 10]


@pytest.mark.clause("RUSH-237")
def test_only_achievements_in_play_are_awarded() -> None:
    assert compare("heavy-tanks", ["light1"], []) == [0, 0, 0]


@pytest.mark.clause("RUSH-237")
def test_the_card_data_hold_the_achievements_of_the_rules() -> None:
    rules = Path(__file__).parents[3] / "rules" / "rush.toml"
    tables = tomllib.loads(rules.read_text("utf-8"))["table"]
    rows = next(table for table in tables if table["id"] == "achievements")["rows"]
    assert [row[1:] for row in rows] == [
        [card["id"], card["name_en"], card["name"]]
        for card in CARD_FILE.printed()["achievements"]
        if card["set"] == "base"
    ]


@pytest.mark.clause("RUSH-238", "RUSH-239")
@pytest.mark.parametrize(
    ("achievement", "squads", "expected"),
    [
        ("light-tanks", (["light1"], ["light2"], []), [0, 0, 0]),
        ("light-tanks", (["light1"], ["light2"], ["light3"]), [0, 0, 0]),
        ("light-tanks", (["light1"], ["light2", "light3"], []), [0, 5, 0]),
        ("heavy-tanks", (["heavy1"], [], ["heavy2"]), [0, 0, 0]),
        ("heavy-tanks", (["heavy1"], [], ["heavy2", "heavy3"]), [0, 0, 5]),
        ("heavy-tanks", (["heavy1", "heavy2"], ["heavy3"], []), [5, 0, 0]),
    ],
)
def test_one_player_alone_with_the_best_value_gets_the_card_and_a_tie_nobody(
    achievement: str, squads: tuple[list[str], ...], expected: list[float]
) -> None:
    assert compare(achievement, *squads) == expected


@pytest.mark.clause("RUSH-240")
@pytest.mark.parametrize("row", CARD_FILE.printed()["achievements"][:12], ids=lambda row: row["id"])
def test_if_the_best_value_is_0_nobody_gets_the_card(row: dict[str, str]) -> None:
    assert compare(row["id"], [], [], []) == [0, 0, 0]


@pytest.mark.clause("RUSH-241")
def test_each_achievement_is_worth_5_medals() -> None:
    assert [card.medals for card in TABLE.rules.achievements] == [5] * 12
    s = TABLE.position(players=[{"depot": ["light1"]}], achievements=["light-tanks"])
    assert s.scores() == [5, 0, 0]


@pytest.mark.clause("RUSH-242")
def test_bases_destroyed_by_attack_or_siege_count_even_if_the_card_was_scrapped() -> None:
    s = TABLE.position(
        players=[
            {"hand": ["heavy3", "gun", "crane"]},
            {"depot": ["base"], "razed": 1, "bases": ["open", {"damaged": True}, "open"]},
        ],
        achievements=["destroyed-bases"],
    )
    assert awards(s) == [0, 5, 0]
    TABLE.play(s, "attack heavy3", "charge", "hit P2.base1")
    assert awards(s) == [0, 0, 0]
    TABLE.play(s, "activate gun", "siege P2.base2")
    TABLE.play(s, "activate crane", "dismantle base", "dismantle base")
    assert "base" not in TABLE.depot(s, 0)
    assert awards(s) == [5, 0, 0]


@pytest.mark.parametrize(
    ("achievement", "kind", "other"),
    [
        pytest.param("light-tanks", "light", "medium", marks=pytest.mark.clause("RUSH-243")),
        pytest.param("medium-tanks", "medium", "heavy", marks=pytest.mark.clause("RUSH-244")),
        pytest.param("self-propelled-guns", "spg", "light", marks=pytest.mark.clause("RUSH-245")),
        pytest.param("heavy-tanks", "heavy", "support", marks=pytest.mark.clause("RUSH-246")),
        pytest.param("support-units", "support", "spg", marks=pytest.mark.clause("RUSH-247")),
    ],
)
def test_most_vehicles_of_a_class_all_nations_together(
    achievement: str, kind: str, other: str
) -> None:
    mixed, single = [f"{kind}1", f"{kind}2"], [f"{kind}3"]
    assert compare(achievement, mixed, single, [f"{other}{n}" for n in (1, 2, 3)]) == [5, 0, 0]


@pytest.mark.clause("RUSH-247")
def test_barracks_cards_are_no_support_units() -> None:
    assert compare("support-units", ["support1"], ["engineers", "volunteers"]) == [5, 0, 0]


@pytest.mark.parametrize(
    ("achievement", "nation", "other"),
    [
        pytest.param("soviet-medals", "ussr", "usa", marks=pytest.mark.clause("RUSH-248")),
        pytest.param("german-medals", "germany", "france", marks=pytest.mark.clause("RUSH-249")),
        pytest.param("american-medals", "usa", "ussr", marks=pytest.mark.clause("RUSH-250")),
        pytest.param("french-medals", "france", "germany", marks=pytest.mark.clause("RUSH-251")),
    ],
)
def test_most_medals_of_a_nation(achievement: str, nation: str, other: str) -> None:
    own, foreign = f"medal-{nation}-1", f"medal-{other}-1"
    assert compare(achievement, [own], [own, own], [foreign] * 3) == [0, 5, 0]


@pytest.mark.clause("RUSH-252")
def test_two_doubles_beat_three_singles() -> None:
    assert compare("soviet-medals", ["medal-ussr-1"] * 3, ["medal-ussr-2"] * 2) == [0, 5, 0]


@pytest.mark.clause("RUSH-253")
def test_most_doubles_are_counted_as_cards_all_nations_together() -> None:
    doubles, singles = ["medal-ussr-2", "medal-usa-2"], ["medal-france-1"] * 5
    assert compare("massed-attack", doubles, [*singles, "medal-france-2"]) == [5, 0, 0]


@pytest.mark.clause("RUSH-254")
def test_the_largest_squad_includes_medals_and_captured_bases() -> None:
    few, many = ["light1", "light2"], ["engineers", "medal-usa-2", "base"]
    assert compare("largest-squad", few, many) == [0, 5, 0]
