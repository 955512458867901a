"""Dismantle: scrap one or two cards from their Depot."""

from __future__ import annotations

import pytest

from tests.games.rush.table import Table

TABLE = Table(vehicles={"crane": "dismantle", "old": "", "rusty": "", "foreign": ""})


@pytest.mark.clause("RUSH-142")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        (["dismantle old", "stop"], ["rusty", "engineers"]),
        (["dismantle old", "dismantle engineers"], ["rusty"]),
        (["dismantle rusty", "stop"], ["old", "engineers"]),
    ],
)
def test_dismantle_scraps_one_or_two_cards_of_their_depot(
    choice: list[str], left: list[str]
) -> None:
    s = TABLE.position(players=[{"hand": ["crane"], "depot": ["old", "rusty", "engineers"]}])
    TABLE.play(s, "activate crane", *choice)
    assert TABLE.depot(s, 0) == ["crane", *left]
    assert len(s.scrapyard) == 3 - len(left)
    assert TABLE.legal(s) == ["end"]


@pytest.mark.clause("RUSH-142")
def test_dismantle_reaches_neither_the_hand_nor_an_enemy_depot() -> None:
    s = TABLE.position(
        players=[{"hand": ["crane", "rusty"], "depot": ["old"]}, {"depot": ["foreign"]}]
    )
    TABLE.play(s, "activate crane")
    assert TABLE.refuse(s, "dismantle rusty") == "RUSH-142"
    assert TABLE.refuse(s, "dismantle foreign") == "RUSH-142"


@pytest.mark.clause("RUSH-143")
def test_the_dismantle_card_cannot_scrap_itself() -> None:
    s = TABLE.position(players=[{"hand": ["crane"], "depot": ["old"]}])
    TABLE.play(s, "activate crane")
    assert TABLE.refuse(s, "dismantle crane") == "RUSH-143"
    TABLE.play(s, "dismantle old", "stop")
    assert TABLE.depot(s, 0) == ["crane"]


@pytest.mark.clause("RUSH-144")
@pytest.mark.parametrize("card", ["old", "engineers", "medal-usa-1", "medal-usa-2", "base"])
def test_cards_of_every_kind_can_be_scrapped(card: str) -> None:
    s = TABLE.position(players=[{"hand": ["crane"], "depot": [card]}])
    TABLE.play(s, "activate crane", f"dismantle {card}", "stop")
    assert TABLE.names(s.scrapyard) == [card]


@pytest.mark.clause("RUSH-145")
def test_dismantle_scraps_at_least_one_card() -> None:
    s = TABLE.position(players=[{"hand": ["crane"], "depot": ["old", "rusty"]}])
    TABLE.play(s, "activate crane")
    assert TABLE.refuse(s, "stop") == "RUSH-145"


@pytest.mark.clause("RUSH-145")
def test_with_an_empty_depot_dismantle_does_nothing() -> None:
    s = TABLE.facing(["crane"])
    TABLE.play(s, "activate crane")
    assert TABLE.depot(s, 0) == ["crane"]
    assert TABLE.names(s.scrapyard) == []


@pytest.mark.clause("RUSH-146")
def test_a_scrapped_medal_neither_returns_to_its_stack_nor_scores() -> None:
    depot = ["engineers", "medal-germany-1", "base"]
    s = TABLE.position(
        players=[{"hand": ["crane"], "depot": depot, "kills": 1, "razed": 1}],
        medals={"germany": {"singles": 8}},
    )
    assert s.scores()[0] == 1 + 3
    TABLE.play(s, "activate crane", "dismantle engineers", "dismantle medal-germany-1")
    assert TABLE.medals(s, "germany") == (8, 3)
    assert s.scores()[0] == 3
    assert s.players[0].kills == 1


@pytest.mark.clause("RUSH-146")
def test_a_scrapped_base_does_not_score() -> None:
    s = TABLE.position(players=[{"hand": ["crane"], "depot": ["base"], "razed": 1}])
    TABLE.play(s, "activate crane", "dismantle base", "stop")
    assert s.scores()[0] == 0
