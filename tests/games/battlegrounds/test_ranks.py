"""Ranks of the Solo variant: stars for the points of pairs, however the game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.battlegrounds.game import GAME
from tests.games import spoken
from tests.games.battlegrounds.holdings import area
from tests.games.battlegrounds.solo import TOKENS, scene, solo, turn
from tests.games.battlegrounds.table import PICTURES

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState

TABLE = solo()
STARS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 6, 6, 6]
"""By the number of pairs."""


def finished(pairs: int) -> BattlegroundsState:
    """Return a game that ended by the artillery's twentieth point."""
    areas = {"P1": area(done=PICTURES[:pairs])}
    s = scene(TABLE, areas=areas, artillery={"taken": TOKENS[:13] + TOKENS[14:20]})
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert TABLE.mover(s) == "over"
    return s


@pytest.mark.clause("BG-242")
@pytest.mark.parametrize("pairs", range(17))
def test_stars_are_given_for_points(pairs: int) -> None:
    s = finished(pairs)
    assert TABLE.points(s) == [2 * pairs]
    assert GAME.statistics.score_sheet(s) == [{"pairs": 2 * pairs}]
    assert s.stars() == STARS[pairs]


@pytest.mark.clause("BG-242")
@pytest.mark.parametrize(("pairs", "rank"), [(0, "0 stars"), (8, "1 star"), (16, "6 stars")])
def test_the_rank_is_shown_with_the_table(pairs: int, rank: str) -> None:
    rows = [row for section in spoken.sheet(GAME, finished(pairs).view(0)) for row in section.rows]
    assert [row[1].split(",")[0] for row in rows if row[0].startswith("rank")] == [rank]


@pytest.mark.clause("BG-242")
@pytest.mark.parametrize("pairs", [0, 1, 7, 8, 9, 16])
def test_below_16_points_the_game_is_lost(pairs: int) -> None:
    assert finished(pairs).returns() == [1 if pairs >= 8 else 0]


@pytest.mark.clause("BG-242")
def test_the_rank_is_given_too_when_the_last_tank_is_lost() -> None:
    areas = {"P1": area(done=PICTURES[:9])}
    s = scene(TABLE, yellow="", lost=["bt-7"], areas=areas)
    turn(TABLE, s, "move C3-C4", strike="C4")
    assert (TABLE.mover(s), s.stars()) == ("over", 2)
    assert s.returns() == [1]


@pytest.mark.clause("BG-242")
def test_the_rank_is_given_too_when_no_token_is_left() -> None:
    board, areas = {"B7": "dam"}, {"P1": area(done=PICTURES[:10])}
    s = TABLE.position(board, tanks={"green": "C3 kv-1", "yellow": "H8 bt-7"}, areas=areas)
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert (TABLE.mover(s), s.stars()) == ("over", 3)
    assert s.returns() == [1]


@pytest.mark.clause("BG-242")
def test_reaching_stars_does_not_end_the_game() -> None:
    areas = {"P1": area(done=PICTURES[:15])}
    s = scene(TABLE, areas=areas)
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert TABLE.mover(s) == "P1"


@pytest.mark.clause("BG-242")
def test_the_artillerys_total_is_not_compared() -> None:
    """16 points against 20: one star, and the game is won."""
    s = finished(8)
    assert s.returns() == [1]
    assert TABLE.dump(s)["winner"] in ("", "P1")


@pytest.mark.clause("BG-242")
def test_pairs_on_cards_count_for_the_rank() -> None:
    areas = {"P1": area(done=PICTURES[:7])}
    s = scene(
        TABLE,
        areas=areas,
        upgrades={"kv-1": ["bunker*"]},
        artillery={"taken": TOKENS[:13] + TOKENS[15:21]},
    )
    turn(TABLE, s, "move C3-C4", strike="B7")
    assert s.stars() == 1
