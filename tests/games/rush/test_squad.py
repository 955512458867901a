"""The final squad: the cards of a player that count at the end."""

from __future__ import annotations

import pytest

from sztab.games.rush.game import GAME
from sztab.games.rush.scoring import assemble
from tests.games.rush.table import Table

VEHICLES = {"in-hand": "", "in-garage": "", "in-depot": "", "guard1": "a1", "guard2": "a2"}
TABLE = Table(vehicles=VEHICLES)


@pytest.mark.clause("RUSH-231")
def test_the_squad_is_hand_garage_and_depot() -> None:
    s = TABLE.position(
        players=[{"hand": ["in-hand"], "garage": ["in-garage"], "depot": ["in-depot", "base"]}]
    )
    assert sorted(TABLE.names(assemble(s, [0]).cards)) == [
        "base",
        "in-depot",
        "in-garage",
        "in-hand",
    ]
    assert TABLE.names(assemble(s, [1]).cards) == []


@pytest.mark.clause("RUSH-232")
def test_own_surviving_bases_are_not_in_the_squad() -> None:
    s = TABLE.position(players=[{"depot": ["engineers"], "bases": ["open", "open", "open"]}])
    assert TABLE.names(assemble(s, [0]).cards) == ["engineers"]


@pytest.mark.clause("RUSH-233")
@pytest.mark.parametrize(
    ("option", "cards"), [("excluded", []), ("included", ["guard1", "guard2"])]
)
def test_defenders_are_in_the_squad_only_if_the_table_says_so(
    option: str, cards: list[str]
) -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.squadDefenders": option})
    s = table.position(players=[{"bases": ["guard1", "guard2", "open"]}])
    assert table.names(assemble(s, [0]).cards) == cards


@pytest.mark.clause("RUSH-233")
def test_defenders_are_excluded_unless_the_table_says_otherwise() -> None:
    s = TABLE.position(players=[{"bases": ["guard1", "open", "open"]}])
    assert TABLE.names(assemble(s, [0]).cards) == []


@pytest.mark.clause("RUSH-234")
@pytest.mark.parametrize(("option", "size"), [("excluded", 13), ("included", 15)])
def test_hand_cards_count_like_all_others(option: str, size: int) -> None:
    table = Table(vehicles=VEHICLES, settings={"opt.squadDefenders": option})
    s = table.position(
        players=[
            {
                "hand": ["technicians", "engineers", "medal-usa-1"],
                "garage": ["engineers"] * 4,
                "depot": ["base", "volunteers", "in-depot", *["medal-ussr-1"] * 3],
                "bases": ["guard1", "guard2", "open"],
            }
        ],
        scrapyard=["in-hand", "in-garage"],
    )
    assert len(assemble(s, [0]).cards) == size
    assert GAME.statistics.score_sheet(s)[0]["medals"] == 1 + 3


@pytest.mark.clause("RUSH-235")
def test_scrapped_cards_are_in_no_squad() -> None:
    s = TABLE.position(players=[{"depot": ["engineers"]}], scrapyard=["in-depot", "medal-usa-2"])
    assert TABLE.names(assemble(s, [0]).cards) == ["engineers"]
    assert TABLE.names(assemble(s, [1]).cards) == []
    assert s.scores() == [0, 0]


@pytest.mark.clause("RUSH-236")
def test_achievement_cards_are_in_no_squad() -> None:
    s = TABLE.position(
        players=[{"depot": ["medal-ussr-1"]}, {"depot": ["engineers"]}],
        achievements=["soviet-medals", "largest-squad"],
    )
    assert GAME.statistics.score_sheet(s)[0] == {"medals": 1, "bases": 0, "achievements": 5}
    assert TABLE.names(assemble(s, [0]).cards) == ["medal-ussr-1"]
