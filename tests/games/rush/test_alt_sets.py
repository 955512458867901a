"""Scoring of Medal sets [ALT-054] to [ALT-058] and [ALT-110]."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement

import pytest

from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

SETS = {"scoring.sets": "on"}
TABLE = Table(settings=SETS)
FIVE = Table(settings=SETS | {"cards.britain": "on"})
POINTS = {2: 1, 3: 2, 4: 4}


def medals(table: Table, counts: tuple[int, ...], size: int = 1) -> list[str]:
    """Return cards with these numbers of Medals per nation, on cards of at most this size."""
    cards = []
    for nation, number in zip(table.cards.nations, counts, strict=True):
        doubles = number // 2 if size > 1 else 0
        cards += [f"medal-{nation}-2"] * doubles
        cards += [f"medal-{nation}-1"] * (number - 2 * doubles)
    return cards


def sets(table: Table, cards: list[str]) -> float:
    """Return the score of the sets of these cards."""
    s = table.position(players=[{"depot": cards}])
    return GAME.statistics.score_sheet(s)[0]["sets"]


@cache
def best(counts: tuple[int, ...]) -> int:
    """Return the points of the best partition, found by trying all of them."""
    result = 0
    for size, points in POINTS.items():
        for nations in combinations([n for n, left in enumerate(counts) if left], size):
            rest = tuple(sorted(left - (n in nations) for n, left in enumerate(counts)))
            result = max(result, points + best(rest))
    return result


@pytest.mark.clause("ALT-054")
@pytest.mark.parametrize(("nations", "points"), [(1, 0), (2, 1), (3, 2), (4, 4)])
def test_a_pair_scores_1_a_triple_2_and_a_quadruple_4(nations: int, points: int) -> None:
    counts = tuple(1 if n < nations else 0 for n in range(4))
    assert sets(TABLE, medals(TABLE, counts)) == points
    s = TABLE.position(players=[{"depot": medals(TABLE, counts)}])
    assert s.scores()[0] == nations + points


@pytest.mark.clause("ALT-054")
def test_without_the_rule_sets_score_nothing() -> None:
    table = Table()
    s = table.position(players=[{"depot": medals(table, (1, 1, 1, 1))}])
    assert s.scores()[0] == 4
    assert "sets" not in GAME.statistics.score_sheet(s)[0]


@pytest.mark.clause("ALT-055")
@pytest.mark.parametrize(("counts", "points"), [((3, 1, 0, 0), 1), ((3, 1, 1, 0), 2)])
def test_each_medal_belongs_to_one_set_only(counts: tuple[int, ...], points: int) -> None:
    assert sets(TABLE, medals(TABLE, counts)) == points


@pytest.mark.clause("ALT-056")
def test_the_medals_of_a_double_may_be_in_different_sets() -> None:
    assert sets(TABLE, ["medal-ussr-2", "medal-germany-1", "medal-usa-1"]) == 2
    assert sets(TABLE, ["medal-ussr-2", "medal-germany-2"]) == 2
    assert sets(TABLE, ["medal-ussr-2", *medals(TABLE, (0, 2, 1, 1))]) == 5


@pytest.mark.clause("ALT-056")
def test_the_medals_of_a_double_are_never_in_the_same_set() -> None:
    assert sets(TABLE, ["medal-ussr-2"]) == 0
    assert sets(TABLE, ["medal-ussr-2", "medal-usa-1"]) == 1


EXAMPLES = {
    (1, 1, 0, 0): 1,
    (1, 1, 1, 0): 2,
    (1, 1, 1, 1): 4,
    (2, 1, 1, 0): 2,
    (2, 2, 1, 0): 3,
    (3, 3, 0, 0): 3,
    (2, 2, 1, 1): 5,
    (5, 1, 1, 1): 4,
    (2, 2, 2, 2): 8,
    (4, 3, 2, 1): 7,
    (3, 0, 0, 0): 0,
}


@pytest.mark.clause("ALT-057")
@pytest.mark.parametrize(("counts", "points"), EXAMPLES.items(), ids=str)
@pytest.mark.parametrize("size", [1, 2])
def test_the_best_partition_counts(counts: tuple[int, ...], points: int, size: int) -> None:
    assert sets(TABLE, medals(TABLE, counts, size)) == points
    assert sets(TABLE, medals(TABLE, counts[::-1], size)) == points


@pytest.mark.clause("ALT-057")
def test_no_partition_of_four_nations_scores_more() -> None:
    for counts in combinations_with_replacement(range(5), 4):
        d, c, b, _ = counts
        points = sets(TABLE, medals(TABLE, counts))
        assert points == best(counts) == 4 * d + 2 * (c - d) + (b - c)


@pytest.mark.clause("ALT-058")
def test_set_points_are_added_before_the_winner_is_determined() -> None:
    players = [{"depot": ["medal-ussr-2"] * 2}, {"garage": medals(TABLE, (1, 1, 1, 0))}]
    s = TABLE.position(players=players)
    assert s.scores() == [4, 5]
    assert s.returns() == [0, 1]
    base = Table().position(players=players)
    assert base.scores() == [4, 3]
    assert base.returns() == [1, 0]


FIVE_NATIONS = {
    (1, 1, 1, 1, 1): 4,
    (2, 1, 1, 1, 1): 5,
    (2, 2, 1, 1, 1): 6,
    (2, 2, 2, 1, 1): 8,
    (2, 2, 2, 2, 2): 9,
    (4, 1, 1, 1, 1): 5,
}


@pytest.mark.clause("ALT-110")
@pytest.mark.parametrize(("counts", "points"), FIVE_NATIONS.items(), ids=str)
def test_with_five_nations_a_set_has_at_most_four_medals(
    counts: tuple[int, ...], points: int
) -> None:
    assert sets(FIVE, medals(FIVE, counts)) == points
    assert sets(FIVE, medals(FIVE, counts[::-1], size=2)) == points


@pytest.mark.clause("ALT-110")
def test_no_partition_of_five_nations_scores_more() -> None:
    for counts in combinations_with_replacement(range(4), 5):
        assert sets(FIVE, medals(FIVE, counts)) == best(counts)
