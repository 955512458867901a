"""Optional: Bases that were not destroyed score [FRONT-096]."""

from __future__ import annotations

import pytest

from sztab.games.rush.game import GAME
from tests.games.rush.table import Table, damaged_base, damaged_guard


@pytest.mark.clause("FRONT-096")
def test_two_bases_and_the_headquarters_left_score_3() -> None:
    table = Table(preset="second-front-surviving-bases")
    s = table.position(players=[{"bases": ["open", "destroyed", "open", "open"]}])
    assert GAME.statistics.score_sheet(s)[0] == {
        "medals": 0,
        "bases": 0,
        "achievements": 0,
        "surviving": 3,
    }
    assert s.scores() == [3, 4]
    assert s.returns() == [0, 1]


@pytest.mark.clause("FRONT-096")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("hq", ["off", "on"])
def test_damaged_bases_count_and_each_scores_the_chosen_value(value: int, hq: str) -> None:
    settings = {"scoring.survivingBases": str(value), "hq": hq}
    table = Table(vehicles={"car": "a1"}, settings=settings)
    bases: list[object] = ["destroyed", damaged_base(), damaged_guard("car")]
    mine = bases + ([damaged_base()] if hq == "on" else [])
    theirs = ["destroyed"] * len(mine)
    s = table.position(players=[{"bases": mine}, {"bases": theirs}])
    assert s.scores() == [value * (len(mine) - 1), 0]


@pytest.mark.clause("FRONT-096")
def test_without_the_rule_surviving_bases_score_nothing() -> None:
    assert Table(preset="second-front").position().scores() == [0, 0]
    assert GAME.rules(2, preset="second-front").settings["scoring.survivingBases"] == "0"


@pytest.mark.clause("FRONT-096")
def test_medals_for_surviving_bases_are_no_medal_cards() -> None:
    table = Table(preset="second-front-surviving-bases")
    players = [{"bases": ["destroyed"] * 4, "depot": ["medal-uk-1"]}, {}]
    names = ["any-medals", "british-medals", "medals-of-many-nations", "largest-squad"]
    s = table.position(players=players, achievements=names)
    assert [sheet["achievements"] for sheet in GAME.statistics.score_sheet(s)] == [20, 0]
