"""The two blank Achievements, which players define from a small vocabulary."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import ContentError, RulesError
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from sztab.games.rush.table import RushTable
from tests.games.rush.table import vehicle
from tests.games.table import GameTable

VEHICLES = {
    "light1": "ussr light c1 r1 f1 a1 reinforcements=2",
    "light2": "usa light c3 f1 a1 siege",
    "light3": "france light c5 f1 a1 scouting",
    "heavy1": "ussr heavy c6 r2 f2 a2",
    "heavy2": "usa heavy c8 r1 f2 a2 research=4 only_vs_base",
    "truck": "france support c2 r4 goods=usa",
}


def achievement(**fields: Any) -> dict[str, Any]:  # noqa: ANN401  # plain data
    """Return a row that defines an Achievement."""
    return {"id": "mine", "name": "Mine", "measure": "count", **fields}


def own(*rows: dict[str, Any]) -> dict[str, Any]:
    """Return a card file with the vehicles of this test and these Achievements."""
    return {
        "vehicles": [vehicle(name, words) for name, words in VEHICLES.items()],
        "achievements": list(rows),
    }


def holder(row: dict[str, Any], *players: dict[str, Any]) -> str:
    """Return the holder of the Achievement at the end with these zones, or nobody."""
    rules = GAME.rules(len(players), content=own(row))
    s = GAME.codec.load(rules, {"players": list(players), "achievements": [row["id"]]})
    points = [sheet["achievements"] for sheet in GAME.statistics.score_sheet(s)]
    worth = row.get("medals", 5)
    assert sorted(points) in ([0.0] * len(players), [0.0] * (len(players) - 1) + [worth])
    return f"P{points.index(worth) + 1}" if worth in points else "nobody"


def compare(row: dict[str, Any], *depots: list[str]) -> str:
    return holder(row, *[{"depot": cards} for cards in depots])


@pytest.mark.clause("FRONT-094")
def test_an_own_achievement_joins_the_deck() -> None:
    rules = GAME.rules(2, content=own(achievement()))
    assert rules.achievement_names[-1] == "mine"
    assert len(rules.achievements) == 13
    assert (rules.achievements[-1].title, rules.achievements[-1].medals) == ("Mine", 5)


@pytest.mark.clause("FRONT-094")
@pytest.mark.parametrize("number", [1, 2])
def test_custom_achievements_are_revealed_like_printed_ones(number: int) -> None:
    ids = ["mine-1", "mine-2"][:number]
    rules = GAME.rules(2, content=own(*[achievement(id=one) for one in ids]))
    table: GameTable[RushTable] = GameTable(GAME, rules)
    s = table.new()
    while not table.legal(s)[0].startswith("reveal"):
        table.answer(s, table.legal(s)[0])
    for one in ids:
        table.answer(s, f"reveal {one}")
    assert GAME.codec.dump(s)["achievements"] == ids


@pytest.mark.clause("FRONT-094")
def test_the_toggle_says_how_many_take_part() -> None:
    file = own(achievement(), achievement(id="other"))
    for number, expected in ((0, []), (1, ["mine"]), (2, ["mine", "other"])):
        rules = GAME.rules(2, {"achievements.custom": str(number)}, content=file)
        assert rules.achievement_names[12:] == expected
    with pytest.raises(RulesError, match="FRONT-094"):
        GAME.rules(2, {"achievements.custom": "2"}, content=own(achievement()))


@pytest.mark.clause("FRONT-094")
def test_a_pool_that_names_one_needs_it_to_take_part() -> None:
    file = own(achievement()) | {"pool": ["light-tanks", "heavy-tanks", "mine"]}
    assert GAME.rules(2, content=file).achievement_names == ["light-tanks", "heavy-tanks", "mine"]
    with pytest.raises(RulesError, match=r"names mine, .* achievements.custom = 1 \[FRONT-094\]"):
        GAME.rules(2, {"achievements.custom": "0"}, content=file)


@pytest.mark.clause("FRONT-094")
def test_there_are_two_blank_cards() -> None:
    rows = [achievement(id=name) for name in ("a", "b", "c")]
    with pytest.raises(ContentError, match=r"c: at most 2 Achievements .* \[FRONT-094\]"):
        CARD_FILE.merge(own(*rows))


@pytest.mark.clause("FRONT-094")
@pytest.mark.parametrize(
    ("where", "best", "other"),
    [
        ({}, ["engineers", "base", "medal-usa-1"], ["heavy1", "heavy2"]),
        ({"kind": "vehicle"}, ["light1", "light2"], ["heavy1", "engineers", "engineers"]),
        ({"kind": "barracks"}, ["engineers"], ["heavy1", "medal-usa-1", "base"]),
        ({"kind": ["medal", "base"]}, ["medal-usa-2", "base"], ["medal-usa-1", "heavy1"]),
        ({"class": "light"}, ["light1", "light2"], ["light3", "heavy1", "heavy2"]),
        ({"class": ["heavy", "support"]}, ["heavy1", "truck"], ["heavy2", "light1", "light2"]),
        ({"nation": "usa"}, ["light2", "medal-usa-1"], ["heavy2", "light1", "medal-ussr-1"]),
        ({"ability": "siege"}, ["light2"], ["light1", "heavy1", "heavy2"]),
        (
            {"ability": ["siege", "research"]},
            ["light2", "heavy2"],
            ["technicians", "heavy1", "light1"],
        ),
        ({"ability": "only_vs_base"}, ["heavy2"], ["heavy1", "light1"]),
        ({"ability": "national_goods"}, ["truck"], ["heavy1", "light1"]),
        ({"ability": "none", "kind": "vehicle"}, ["heavy1"], ["heavy2", "truck", "engineers"]),
        ({"ability": "recruitment"}, ["volunteers"], ["engineers", "heavy1"]),
        ({"cost": [2, 6]}, ["light2", "heavy1", "truck"], ["light1", "heavy2", "engineers"]),
        ({"cost": [0, 3], "class": "light"}, ["light1", "light2"], ["light3", "truck"]),
    ],
)
def test_cards_that_meet_all_conditions_are_counted(
    where: dict[str, Any], best: list[str], other: list[str]
) -> None:
    assert compare(achievement(where=where), other, best) == "P2"


@pytest.mark.clause("FRONT-094")
@pytest.mark.parametrize(
    ("of", "best", "other"),
    [
        ("cost", ["heavy2"], ["light1", "light2", "engineers"]),
        ("resources", ["truck"], ["heavy1", "engineers"]),
        ("firepower", ["heavy1", "light1"], ["heavy2", "truck"]),
        ("armour", ["heavy1", "light1"], ["heavy2", "engineers"]),
        ("medals", ["base"], ["medal-usa-2", "heavy1"]),
        ("reinforcements", ["light1"], ["heavy2", "light2"]),
        ("research", ["heavy2"], ["technicians", "technicians"]),
    ],
)
def test_what_is_printed_on_cards_is_added_up(of: str, best: list[str], other: list[str]) -> None:
    assert compare(achievement(measure="sum", of=of), other, best) == "P2"


@pytest.mark.clause("FRONT-094")
def test_a_sum_has_conditions_as_well() -> None:
    row = achievement(measure="sum", of="cost", where={"nation": "ussr"})
    assert compare(row, ["heavy2"], ["light1"]) == "P2"


@pytest.mark.clause("FRONT-094")
@pytest.mark.parametrize("zone", ["hand", "garage", "depot"])
def test_only_one_zone_may_count(zone: str) -> None:
    row = achievement(where={"zone": zone})
    players: list[dict[str, Any]] = [{zone: ["engineers"]}, {}, {}]
    for other in {"hand", "garage", "depot"} - {zone}:
        players[1][other] = ["engineers", "engineers"]
    assert holder(row, *players) == "P1"


@pytest.mark.clause("FRONT-094")
def test_defenders_may_count() -> None:
    guarded = {"bases": ["heavy1", "open", "open"]}
    row = achievement(where={"zone": "defenders"})
    assert holder(row, {"depot": ["heavy2"]}, guarded) == "P2"


@pytest.mark.clause("FRONT-094")
def test_the_rear_guard_may_count() -> None:
    row = achievement(where={"zone": "rear-guard"})
    rules = GAME.rules(2, {"rearGuard": "on"}, content=own(row))
    players = [{"depot": ["heavy2"]}, {"rear": "heavy1"}]
    s = GAME.codec.load(rules, {"players": players, "achievements": ["mine"]})
    assert [sheet["achievements"] for sheet in GAME.statistics.score_sheet(s)] == [0, 5]


@pytest.mark.clause("FRONT-094")
@pytest.mark.parametrize(
    ("measure", "best", "other"),
    [
        ("destroyed-vehicles", {"kills": 2}, {"kills": 1, "razed": 3}),
        ("destroyed-bases", {"razed": 2}, {"kills": 3, "razed": 1}),
        ("own-bases", {"bases": ["open"] * 3}, {"bases": ["destroyed", "open", "open"]}),
    ],
)
def test_what_players_did_or_still_have_is_compared(
    measure: str, best: dict[str, Any], other: dict[str, Any]
) -> None:
    assert holder(achievement(measure=measure), other, best) == "P2"


@pytest.mark.clause("FRONT-094")
def test_the_fewest_may_win_even_with_none() -> None:
    row = achievement(best="fewest", where={"kind": "barracks"})
    assert compare(row, ["engineers"], ["light1"]) == "P2"
    assert compare(row, ["light2"], ["light1"]) == "nobody"


@pytest.mark.clause("FRONT-094")
def test_a_tie_for_the_most_goes_to_nobody() -> None:
    assert compare(achievement(where={"class": "heavy"}), ["heavy1"], ["heavy2"]) == "nobody"


def test_it_may_be_worth_something_else() -> None:
    assert compare(achievement(medals=7), [], ["heavy1"]) == "P2"


def test_a_printed_one_may_be_worth_something_else_and_have_another_name() -> None:
    file = {"achievements": [{"id": "heavy-tanks", "medals": 3, "name": {"en": "Iron"}}]}
    rules = GAME.rules(2, content=file)
    [card] = [card for card in rules.achievements if card.name == "heavy-tanks"]
    assert (card.title, card.medals) == ("Iron", 3)


def test_names_may_be_given_by_language() -> None:
    row = achievement(name={"en": "Iron", "pl": "Żelazo", "cs": "Železo"})
    [made] = [one for one in CARD_FILE.merge(own(row))["achievements"] if one["id"] == "mine"]
    assert (made["name_en"], made["name"], made["name_cs"]) == ("Iron", "Żelazo", "Železo")


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"measure": "luck"}, "field 'measure' is 'luck'; known: count, sum"),
        ({"measure": "sum"}, "field 'of' is missing: which values does 'sum' add up?"),
        ({"of": "cost"}, "field 'of' goes only with measure = 'sum', not 'count'"),
        ({"measure": "sum", "of": "speed"}, "field 'of' is 'speed'; known: cost"),
        ({"measure": "own-bases", "where": {}}, "which 'own-bases' does not count"),
        ({"best": "max"}, "field 'best' is 'max'; known: most, fewest"),
        ({"medals": "5"}, "field 'medals' must be a whole number"),
        ({"name": {"pl": "Moje"}}, "field 'name' needs at least the English name"),
        ({"name": {"en": "a", "de": "b"}}, "field 'name' has the unknown language 'de'"),
        ({"name": {"en": 1}}, "field 'name.en' must be a text, not 1"),
        ({"where": "light"}, "field 'where' must be a table"),
        ({"where": {"size": 1}}, "field 'where.size' is unknown; known: kind"),
        ({"where": {"class": "boat"}}, "field 'where.class' is 'boat'; known: light"),
        ({"where": {"class": []}}, "field 'where.class' cannot be an empty list"),
        ({"where": {"class": ["light", "boat"]}}, "field 'where.class' is 'boat'"),
        ({"where": {"nation": "mars"}}, "field 'where' has the unknown nation 'mars'; known: ussr"),
        ({"where": {"cost": 3}}, "'where.cost' must be two numbers, [least, most], not 3"),
        ({"where": {"cost": [3, 1]}}, "'where.cost' must be [least, most], not [3, 1]"),
        ({"where": {"cost": [0, -1]}}, "'where.cost' must be 0 to 99, not -1"),
        ({"where": {"zone": ["hand"]}}, "field 'where.zone' must be a text"),
        ({"metric": "cost_sum"}, "unknown field 'metric'"),
    ],
)
def test_a_mistake_is_named(fields: dict[str, Any], problem: str) -> None:
    with pytest.raises(ContentError) as caught:
        CARD_FILE.merge(own(achievement(**fields)))
    assert str(caught.value).startswith("card file: achievements, mine: ")
    assert problem in str(caught.value)


def test_a_condition_is_named_with_its_line() -> None:
    text = """
[[achievements]]
id = "mine"
name = "Mine"
measure = "count"
[achievements.where]
kind = "vehicle"
class = "boat"
"""
    with pytest.raises(ContentError, match=r"^my\.toml:8: achievements, mine: field 'where.class'"):
        CARD_FILE.parse(text, "my.toml")


@pytest.mark.clause("FRONT-093")
def test_an_achievement_about_british_cards_alone_needs_britain() -> None:
    file = own(achievement(where={"nation": "uk"}))
    with pytest.raises(RulesError, match=r"mine is about the nation uk.* \[FRONT-093\]"):
        GAME.rules(2, content=file)
    both = own(achievement(where={"nation": ["uk", "usa"]}))
    for rules in (
        GAME.rules(2, {"cards.britain": "on"}, content=file),
        GAME.rules(2, content=both),
    ):
        assert rules.achievement_names[-1] == "mine"


def test_a_complete_file_may_define_them_too() -> None:
    data = {"start_from": "nothing", **CARD_FILE.printed()}
    data["achievements"] = [*data["achievements"], achievement()]
    assert GAME.rules(2, content=data).achievement_names[-1] == "mine"


@pytest.mark.parametrize(
    ("metric", "field"),
    [("class_count", "class"), ("nation_medals", "nation"), ("ability_sum", "ability")],
)
def test_a_printed_metric_needs_its_parameter(metric: str, field: str) -> None:
    data = {"start_from": "nothing", **CARD_FILE.printed()}
    row = next(row for row in data["achievements"] if row["metric"] == metric)
    data["achievements"] = [{name: value for name, value in row.items() if name != field}]
    with pytest.raises(ContentError, match=f"field '{field}' is missing, which '{metric}' needs"):
        CARD_FILE.merge(data)


def test_the_card_list_says_what_it_rewards() -> None:
    row = achievement(where={"class": ["light", "heavy"], "cost": [0, 2]}, best="fewest")
    rows = {line[0]: line for line in GAME.components.rows(own(row)).rows}
    assert rows["mine"][8] == "fewest cards with class light/heavy, cost 0–2, worth 5"
    named = achievement(measure="sum", of="cost", summary="Dear things.")
    rows = {line[0]: line for line in GAME.components.rows(own(named)).rows}
    assert rows["mine"][8] == "Dear things, worth 5"
    assert rows["heavy-tanks"][8] == "worth 5"
