"""Stage 4C: victory points."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.warsaw.positions import after_battles
from tests.games.warsaw.table import FRONTS, Table, army, front

TABLE = Table()
WINNERS = ("wp", "acz", "")


def points(winners: tuple[str, ...], bonus: str) -> tuple[int, int]:
    """Return the points of a round in which these armies win N, C, S; a tie is 1 against 1."""
    polish = {at: (0, int(who != "acz")) for at, who in zip(FRONTS, winners, strict=True)}
    red = {at: (0, int(who != "wp")) for at, who in zip(FRONTS, winners, strict=True)}
    return TABLE.points(after_battles(TABLE, army(**polish), army(**red), bonus=bonus))


@pytest.mark.clause("WAR-188")
def test_points_are_given_once_after_all_battles() -> None:
    table = Table()
    s = table.position(army(n=(0, 2), c=(0, 1)), hands=[["wp-zeligowski"], ["acz-4dk"]], bonus="n")
    table.play(s, "play wp-zeligowski", "front n")
    assert table.dump(s)["won"]["n"] == "wp"
    assert table.points(s) == (0, 0)
    table.play(s, "play acz-4dk")
    assert table.points(s) == (2, 0)
    story = [line for line in table.told(-1) if "scores" in line or line.startswith("Battle of")]
    assert story[-1] == "The Polish Army scores 2 VP."
    assert len(story) == 4


@pytest.mark.clause("WAR-189", "WAR-190", "WAR-191", "WAR-192")
@pytest.mark.parametrize(
    ("winners", "bonus", "expected"),
    [
        (("wp", "wp", "wp"), "c", (3, 0)),
        (("wp", "wp", "wp"), "", (2, 0)),
        (("wp", "wp", "acz"), "n", (2, 0)),
        (("wp", "wp", "acz"), "s", (1, 1)),
        (("wp", "", "wp"), "", (1, 0)),
        (("wp", "", ""), "", (1, 0)),
        (("wp", "acz", ""), "c", (0, 1)),
        (("", "", ""), "n", (0, 0)),
    ],
)
def test_we_d18_the_points_of_a_round(
    winners: tuple[str, ...], bonus: str, expected: tuple[int, int]
) -> None:
    """WE-D18, all lines of the table; with the armies exchanged too."""
    assert points(winners, bonus) == expected
    swap = {"wp": "acz", "acz": "wp", "": ""}
    assert points(tuple(swap[who] for who in winners), bonus) == expected[::-1]


@pytest.mark.clause("WAR-189")
@pytest.mark.parametrize("place", range(3))
def test_one_battle_more_than_the_enemy_is_worth_a_point(place: int) -> None:
    winners = tuple("acz" if n == place else "" for n in range(3))
    assert points(winners, "") == (0, 1)


@pytest.mark.clause("WAR-190")
def test_two_wins_in_two_battles_are_not_all_fronts() -> None:
    s = after_battles(TABLE, army(n=(0, 1), c=(0, 1)))
    assert TABLE.points(s) == (1, 0)


@pytest.mark.clause("WAR-191")
def test_after_as_many_wins_nobody_gets_the_point() -> None:
    assert points(("acz", "", "wp"), "") == (0, 0)


@pytest.mark.clause("WAR-192")
def test_the_bonus_is_given_whatever_happened_elsewhere() -> None:
    assert points(("acz", "acz", "wp"), "s") == (1, 1)
    assert points(("acz", "acz", "wp"), "c") == (0, 2)


@pytest.mark.clause("WAR-192")
def test_points_are_added_to_those_of_earlier_rounds() -> None:
    polish = army(n=(0, 1), c=front(0, 1), points=3)
    s = after_battles(TABLE, polish, army(s=(0, 1), points=2), bonus="s")
    assert TABLE.points(s) == (4, 3)


@pytest.mark.clause("WAR-193")
def test_an_army_gets_up_to_3_points_in_a_round_and_both_together_no_more() -> None:
    found = {points(w, bonus) for w in product(WINNERS, repeat=3) for bonus in ("", *FRONTS)}
    assert all(wp + acz <= 3 for wp, acz in found)
    assert {wp for wp, _ in found} == {acz for _, acz in found} == {0, 1, 2, 3}
