"""The twelve Achievements of Second Front [FRONT-079] to [FRONT-093]."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table, damaged_base, damaged_guard

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

TABLE = Table(
    players=3,
    vehicles={
        "plain1": "ussr light f1 a1",
        "plain2": "usa support",
        "plain3": "usa support a1",
        "plain4": "uk support f1",
        "able": "ussr siege",
        "goods": "ussr r2 goods=usa",
        "hunter": "f1 only_vs_vehicle",
        "sapper": "f1 only_vs_base",
        "foot1": "support scouting",
        "foot2": "support dismantle",
        "call1": "recruitment a1",
        "call2": "recruitment reinforcements=2",
        "draw1": "reinforcements=1",
        "draw3": "reinforcements=3",
        "draws": "reinforcements=1 reinforcements=1",
        "lab1": "research=1",
        "lab2": "research=2",
        "lab4": "research=4",
        "dear": "c6",
        "cheap1": "c3",
        "cheap2": "c4",
        "free": "c0",
        "hero": "ussr indestructibility",
        "heavy": "usa heavy f2",
        "gun": "usa siege",
    },
    preset="second-front",
)
SQUADS = tuple[list[str], ...]


def awards(s: RushTable) -> list[float]:
    """Return the points of each player for Achievements."""
    return [sheet["achievements"] for sheet in GAME.statistics.score_sheet(s)]


def compare(achievement: str, *squads: list[str]) -> list[float]:
    """Return the players' points for a single Achievement, with these cards in their Depots."""
    players = [{"depot": cards} for cards in squads]
    return awards(TABLE.position(players=players, achievements=[achievement]))


@pytest.mark.clause("FRONT-092")
def test_the_card_data_hold_the_achievements_of_the_rules() -> None:
    rules = Path(__file__).parents[3] / "rules" / "rush.toml"
    tables = tomllib.loads(rules.read_text("utf-8"))["table"]
    rows = next(table for table in tables if table["id"] == "front-achievements")["rows"]
    cards = [row for row in CARD_FILE.printed()["achievements"] if row["set"] == "second-front"]
    assert [row[1:] for row in rows] == [[row["id"], row["name_en"], row["name"]] for row in cards]
    assert [row["medals"] for row in cards] == [5] * 12


@pytest.mark.parametrize(
    ("achievement", "squads", "expected"),
    [
        pytest.param(
            "british-medals",
            (["medal-uk-2"] * 2, ["medal-uk-1"] * 3, ["medal-usa-2"] * 9),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-079"),
        ),
        pytest.param(
            "british-medals",
            (["medal-uk-2"], ["medal-uk-1"] * 2, []),
            [0, 0, 0],
            marks=pytest.mark.clause("FRONT-079"),
        ),
        pytest.param(
            "any-medals",
            (["medal-uk-2", "medal-usa-2"], ["medal-ussr-1"] * 3, []),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-080"),
        ),
        pytest.param(
            "any-medals",
            (["medal-uk-1"], ["base", "headquarters"], []),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-080"),
        ),
        pytest.param(
            "medals-of-many-nations",
            (
                ["medal-uk-1", "medal-usa-1", "medal-ussr-2"],
                ["medal-uk-2"] * 3 + ["medal-france-2"],
                ["base", "plain1", "plain4"],
            ),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-081"),
        ),
        pytest.param(
            "medals-of-many-nations",
            (["medal-uk-1", "medal-usa-1"], ["medal-germany-2", "medal-ussr-1"], []),
            [0, 0, 0],
            marks=pytest.mark.clause("FRONT-081"),
        ),
        pytest.param(
            "vehicles-without-abilities",
            (
                ["plain1", "plain2"],
                ["plain3", "able", "goods", "hunter", "sapper"],
                ["engineers"] * 4,
            ),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-082"),
        ),
        pytest.param(
            "most-recruitment",
            (["call1", "call2"], ["volunteers"], ["draw3"]),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-084"),
        ),
        pytest.param(
            "most-recruitment",
            (["call1"], ["volunteers", "volunteers"], []),
            [0, 5, 0],
            marks=pytest.mark.clause("FRONT-084"),
        ),
        pytest.param(
            "sum-of-reinforcements",
            (["draw1", "call2"], ["draws"], ["lab4"]),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-085"),
        ),
        pytest.param(
            "sum-of-reinforcements",
            (["draw1", "call2"], ["draw3"], []),
            [0, 0, 0],
            marks=pytest.mark.clause("FRONT-085"),
        ),
        pytest.param(
            "sum-of-research",
            (["lab4"], ["lab1", "lab2"], ["draw3"]),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-086"),
        ),
        pytest.param(
            "sum-of-research",
            (["lab2"], ["technicians"] * 3, []),
            [0, 5, 0],
            marks=pytest.mark.clause("FRONT-086"),
        ),
        pytest.param(
            "sum-of-costs",
            (["cheap1", "cheap2"], ["dear", "free"], []),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-087"),
        ),
        pytest.param(
            "sum-of-costs",
            (
                ["cheap1", "base", "headquarters", "medal-uk-2"] + ["engineers"] * 9,
                ["free"],
                ["technicians"],
            ),
            [5, 0, 0],
            marks=pytest.mark.clause("FRONT-087"),
        ),
    ],
)
def test_what_the_players_compare(achievement: str, squads: SQUADS, expected: list[float]) -> None:
    assert compare(achievement, *squads) == expected


@pytest.mark.clause("FRONT-083")
@pytest.mark.parametrize(("rival", "expected"), [(5, [5, 0]), (6, [0, 0]), (7, [0, 5])])
def test_infantry_are_barracks_cards_and_support_units_that_are_not_mechanised(
    rival: int, expected: list[float]
) -> None:
    squad = ["engineers"] * 3 + ["volunteers", "foot1", "foot2", "plain3"]
    assert compare("infantry", squad, ["engineers"] * rival)[:2] == expected


@pytest.mark.clause("FRONT-083")
@pytest.mark.parametrize("card", ["plain1", "plain3", "plain4", "medal-uk-1", "base"])
def test_armoured_or_armed_vehicles_are_no_infantry(card: str) -> None:
    assert compare("infantry", [card], ["technicians"]) == [0, 5, 0]


@pytest.mark.clause("FRONT-088")
@pytest.mark.parametrize(
    ("achievement", "card", "other"),
    [
        ("sum-of-reinforcements", "call2", "draw1"),
        ("sum-of-research", "lab2", "lab1"),
        ("sum-of-costs", "cheap2", "cheap1"),
    ],
)
@pytest.mark.parametrize("zone", ["hand", "garage", "depot", "rear"])
def test_the_sums_are_over_the_final_squad(
    achievement: str, card: str, other: str, zone: str
) -> None:
    mine = {zone: card if zone == "rear" else [card]}
    s = TABLE.position(players=[mine, {"depot": [other]}], achievements=[achievement])
    assert awards(s) == [5, 0, 0]


@pytest.mark.clause("FRONT-088")
def test_a_defender_is_no_part_of_a_sum() -> None:
    table = Table(vehicles={"tank": "c9 a1", "cheap": "c1"}, preset="second-front")
    players = [{"bases": ["tank", "open", "open", "open"]}, {"depot": ["cheap"]}]
    assert awards(table.position(players=players, achievements=["sum-of-costs"])) == [0, 5]


@pytest.mark.clause("FRONT-089")
def test_standing_bases_count_with_the_headquarters_and_damaged_ones() -> None:
    bases = [
        ["destroyed", damaged_base(), "plain1", damaged_base()],
        ["destroyed", "destroyed", "open", "open"],
        ["destroyed", "destroyed", damaged_guard("plain3"), "open"],
    ]
    players = [{"bases": row} for row in bases]
    s = TABLE.position(players=players, achievements=["bases-held"])
    assert awards(s) == [5, 0, 0]


@pytest.mark.clause("FRONT-089")
def test_captured_bases_do_not_count_as_standing() -> None:
    players = [
        {"depot": ["base"] * 3, "bases": ["destroyed", "open", "open", "open"]},
        {},
        {"bases": ["destroyed"] * 4},
    ]
    assert awards(TABLE.position(players=players, achievements=["bases-held"])) == [0, 5, 0]


@pytest.mark.clause("FRONT-090")
@pytest.mark.parametrize(
    ("squads", "expected"),
    [
        (([], ["engineers"] * 2, ["engineers"] * 2), [5, 0, 0]),
        (([], [], ["engineers"]), [0, 0, 0]),
        ((["engineers"] * 3, ["technicians", "volunteers"], ["engineers"] * 3), [0, 5, 0]),
        ((["engineers"], ["volunteers"], ["foot1", "medal-uk-1"]), [0, 0, 5]),
    ],
)
def test_the_fewest_barracks_cards_win_0_included(squads: SQUADS, expected: list[float]) -> None:
    assert compare("who-needs-barracks", *squads) == expected


@pytest.mark.clause("FRONT-091")
def test_the_last_single_of_a_stack_is_decisive_fire() -> None:
    medals = {"ussr": {"singles": 1}}
    s = TABLE.position(players=[{"hand": ["hero"]}], medals=medals, achievements=["decisive-fire"])
    assert awards(s) == [0, 0, 0]
    TABLE.play(s, "activate hero", "medal ussr")
    assert awards(s) == [5, 0, 0]


@pytest.mark.clause("FRONT-091")
@pytest.mark.parametrize(
    "moves", [["attack heavy", "charge", "hit P3.hq"], ["activate gun", "siege P3.hq"]]
)
def test_a_destroyed_headquarters_is_decisive_fire_by_attack_or_siege(moves: list[str]) -> None:
    bases = ["destroyed"] * 3 + [damaged_base()]
    s = TABLE.position(
        players=[{}, {"hand": ["heavy", "gun"]}, {"bases": bases}],
        active="P2",
        achievements=["decisive-fire"],
    )
    TABLE.play(s, *moves)
    assert awards(s) == [0, 5, 0]


@pytest.mark.clause("FRONT-091")
def test_only_the_first_trigger_counts() -> None:
    bases = ["destroyed"] * 3 + [damaged_base()]
    s = TABLE.position(
        players=[{}, {"hand": ["heavy", "gun"]}, {"bases": bases}],
        active="P2",
        ended_by="P1",
        achievements=["decisive-fire"],
    )
    TABLE.play(s, "attack heavy", "charge", "hit P3.hq")
    assert awards(s) == [5, 0, 0]


@pytest.mark.clause("FRONT-091")
def test_the_last_double_of_a_stack_is_not_decisive() -> None:
    s = TABLE.position(
        turn={"kills": {"usa": 2}},
        medals={"usa": {"singles": 1, "doubles": 1}},
        achievements=["decisive-fire"],
    )
    TABLE.play(s, "end", "doubles 1")
    assert TABLE.medals(s, "usa") == (1, 0)
    assert awards(s) == [0, 0, 0]


@pytest.mark.clause("FRONT-080", "FRONT-081", "FRONT-082", "FRONT-083", "FRONT-084", "FRONT-085")
@pytest.mark.clause("FRONT-086", "FRONT-087", "FRONT-089", "FRONT-090", "FRONT-091", "FRONT-079")
@pytest.mark.parametrize("name", TABLE.rules.achievement_names[12:])
def test_with_equal_squads_nobody_gets_the_card(name: str) -> None:
    assert compare(name, [], [], []) == [0, 0, 0]
