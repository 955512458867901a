"""Stages 4A and 4B: Orders are verified, strengths compared, Advantage markers moved."""

from __future__ import annotations

import pytest

from sztab.games.warsaw import events
from sztab.games.warsaw.game import GAME
from tests.games.warsaw.positions import after_battles, after_round, battles, won
from tests.games.warsaw.table import Table, army, front

TABLE = Table()


def fought(polish: dict[str, object], red: dict[str, object] | None = None) -> Table:
    """Return a table whose log tells of one round in which nobody acted."""
    table = Table()
    s = table.position(polish, red, hands=[["wp-9dp"], []])
    table.play(s, "pass")
    return table


@pytest.mark.clause("WAR-176")
def test_every_front_has_one_battle_in_a_round() -> None:
    table = Table()
    s = table.position(
        army(n=(0, 1), c=(0, 1), s=(0, 2)), hands=[["wp-rommel", "wp-12dp"], ["acz-4dk"]]
    )
    table.play(s, "play wp-rommel", "front s", "effect 1", "play acz-4dk", "play wp-12dp")
    assert battles(table) == ["s 2:0", "n 1:0", "c 1:0"]


@pytest.mark.clause("WAR-177")
def test_the_fronts_are_resolved_from_north_to_south() -> None:
    table = fought(army(s=(1, 0), c=(0, 2), n=(0, 1)))
    assert battles(table) == ["n 1:0", "c 2:0", "s 2:0"]


@pytest.mark.clause("WAR-182", "WAR-183", "WAR-184")
def test_a_battle_tells_what_the_strengths_are_made_of() -> None:
    table = Table()
    half = front(2, 1, orders=["wp-bitwa-nad-wkra"])
    s = table.position(
        army(n=half), army(n=front(1, 2, "acz-gaj", strength=1)), hands=[["wp-9dp"], []]
    )
    table.play(s, "pass")
    fights = [one for one in table.log.events if one.kind == events.BATTLE]
    told = [GAME.codec.tell(table.rules, one) for one in fights]
    battle = told[0]
    assert (battle["wp_strength"], battle["acz_strength"]) == (7, 5)
    assert {key: value for key, value in battle.items() if key.startswith("wp_")} == {
        "wp_strength": 7,
        "wp_line1": 2,
        "wp_line2": 1,
        "wp_line1_strength": 4,
        "wp_line2_strength": 1,
        "wp_commander_strength": 0,
        "wp_order_strength": 2,
    }
    assert battle["acz_commander_strength"] == 1
    parts = ("line1_strength", "line2_strength", "commander_strength", "order_strength")
    for one in told:
        for side in ("wp", "acz"):
            assert sum(one[f"{side}_{part}"] for part in parts) == one[f"{side}_strength"]


@pytest.mark.clause("WAR-178")
@pytest.mark.parametrize("half", [front(1, 0), front(0, 1), front(0, 0, "wp-galica")])
def test_one_unit_or_commander_of_one_army_makes_a_battle(half: dict[str, object]) -> None:
    table = fought(army(c=half))
    assert [battle[0] for battle in battles(table)] == ["c"]
    assert "No battle on the Northern Front." in table.told(-1)


@pytest.mark.clause("WAR-178")
def test_a_commander_of_the_red_army_alone_makes_a_battle_too() -> None:
    assert battles(fought(army(), army(s=front(0, 0, "acz-jakir")))) == ["s 0:0"]


@pytest.mark.clause("WAR-178", "WAR-186", "WAR-179")
@pytest.mark.parametrize(
    ("half", "fights", "winner"),
    [
        (front(0, 1), ["n 1:0"], "wp"),
        (front(0, 0, "wp-galica"), ["n 0:0"], ""),
        (front(orders=["wp-odbicie-radzymina"]), [], ""),
    ],
)
def test_we_d20_presence_decides_whether_there_is_a_battle(
    half: dict[str, object], fights: list[str], winner: str
) -> None:
    """WE-D20: one unit on the 2LF; only an unused commander; only an Order."""
    assert battles(fought(army(n=half))) == fights
    assert won(TABLE, after_battles(TABLE, army(n=half))) == [winner, "", ""]


@pytest.mark.clause("WAR-179")
def test_without_a_unit_and_a_commander_the_strength_of_an_order_wins_nothing() -> None:
    s = after_battles(TABLE, army(n=front(orders=["wp-odbicie-radzymina"])), bonus="n")
    assert TABLE.strength(s, "n") == (1, 0)
    assert won(TABLE, s) == ["", "", ""]
    assert TABLE.points(s) == (0, 0)


@pytest.mark.clause("WAR-180")
@pytest.mark.parametrize(("units", "strength"), [((3, 0), 8), ((2, 2), 6)])
def test_we_d15_a_battle_effect_works_if_its_condition_is_met(
    units: tuple[int, int], strength: int
) -> None:
    """WE-D15: To arms on S, with 3/0 and with 2/2."""
    s = after_battles(TABLE, army(s=front(*units, orders=["wp-do-broni"])))
    assert TABLE.strength(s, "s") == (strength, 0)


@pytest.mark.clause("WAR-180")
def test_a_battle_effect_may_remove_enemy_units_before_strengths_are_compared() -> None:
    table = Table()
    s = table.position(
        army(n=(1, 0)), army(n=front(1, 0, orders=["acz-taczanki"])), hands=[["wp-9dp"], []]
    )
    table.play(s, "pass")
    assert battles(table) == ["n 0:2"]


@pytest.mark.clause("WAR-181")
def test_all_orders_are_verified_before_the_first_battle() -> None:
    table = Table()
    polish = army(
        n=front(0, 1, orders=["wp-bitwa-nad-wkra"]), s=front(3, 0, orders=["wp-do-broni"])
    )
    s = table.position(polish, hands=[["wp-9dp"], []])
    table.play(s, "pass")
    story = [line.partition(",")[0] for line in table.told(-1)]
    start = story.index("The Polish Army gets +2 strength on the Northern Front.")
    assert story[start : start + 3] == [
        "The Polish Army gets +2 strength on the Northern Front.",
        "The Polish Army gets +2 strength on the Southern Front.",
        "Battle of the Northern Front",
    ]


@pytest.mark.clause("WAR-181")
@pytest.mark.parametrize(
    ("order", "strengths"), [(["P1", "P2"], (4 + 2, 2)), (["P2", "P1"], (4, 2))]
)
def test_on_a_front_the_army_with_the_initiative_comes_first(
    order: list[str], strengths: tuple[int, int]
) -> None:
    """Tachankas take one of the three units that To arms needs: if they come first."""
    polish = army(n=front(3, 0, orders=["wp-do-broni"]))
    red = army(n=front(1, 0, orders=["acz-taczanki"]))
    s = after_battles(TABLE, polish, red, order=order)
    assert TABLE.strength(s, "n") == strengths


@pytest.mark.clause("WAR-181")
def test_orders_of_a_front_whose_battle_is_over_are_not_verified() -> None:
    polish, red = army(n=(1, 0), c=(1, 0)), army(n=front(1, 0, orders=["acz-taczanki"]))
    s = after_battles(TABLE, polish, red, fought=["n"])
    assert TABLE.lines(s, "wp", "n") == (1, 0)
    s = after_battles(TABLE, polish, red)
    assert TABLE.lines(s, "wp", "n") == (0, 0)


@pytest.mark.clause("WAR-182", "WAR-185", "WAR-187", "WAR-194")
def test_we_r3_strength_of_units_decides_the_battle() -> None:
    """WE-R3: C: WP 1/3, ACz 1/2; 5 against 4, WP wins; after the losses 0/3 and 0/2."""
    polish, red = army(c=(1, 3)), army(c=(1, 2))
    s = after_battles(TABLE, polish, red)
    assert TABLE.strength(s, "c") == (5, 4)
    assert won(TABLE, s) == ["", "wp", ""]
    before = TABLE.reserve(s, "wp"), TABLE.reserve(s, "acz")
    s = after_round(TABLE, polish, red)
    assert (TABLE.lines(s, "wp", "c"), TABLE.lines(s, "acz", "c")) == ((0, 3), (0, 2))
    assert (TABLE.reserve(s, "wp"), TABLE.reserve(s, "acz")) == (before[0] + 1, before[1] + 1)


@pytest.mark.clause("WAR-182")
@pytest.mark.parametrize(("units", "strength"), [((1, 0), 2), ((0, 1), 1), ((4, 3), 11)])
def test_a_unit_counts_twice_on_the_first_line(units: tuple[int, int], strength: int) -> None:
    assert battles(fought(army(n=units))) == [f"n {strength}:0"]


@pytest.mark.clause("WAR-183")
def test_a_commander_that_was_not_used_for_strength_adds_nothing() -> None:
    polish = army(n=front(0, 1, "wp-galica"), c=front(0, 1, "wp-roja", used=True))
    assert battles(fought(polish)) == ["n 1:0", "c 1:0"]


@pytest.mark.clause("WAR-183")
@pytest.mark.parametrize(
    ("moves", "strength"),
    [
        (["play wp-galica", "front c", "effect 1"], 2),
        (["play wp-galica", "front c", "effect 2", "stop"], 1),
        (["play wp-galica", "front s", "effect 1", "pass", "pass"], 1),
        (["activate c", "discard wp-galica", "effect 1"], 2),
    ],
)
def test_a_commander_played_or_activated_for_strength_adds_it(
    moves: list[str], strength: int
) -> None:
    table = Table()
    s = table.position(
        army(c=front(0, 1, "wp-roja")), hands=[["wp-galica", "wp-haller"], ["acz-14dk"]]
    )
    table.play(s, *moves)
    while table.mover(s) != "chance":
        table.play(s, "pass")
    assert battles(table)[0] == f"c {strength}:0"


@pytest.mark.clause("WAR-184")
def test_strength_is_the_sum_of_units_commander_and_order() -> None:
    half = front(3, 1, "wp-galica", used=True, strength=1, orders=["wp-do-broni"])
    assert battles(fought(army(s=half))) == [f"s {2 * 3 + 1 + 1 + 2}:0"]


@pytest.mark.clause("WAR-184")
def test_an_order_counts_also_for_an_army_without_units_there() -> None:
    polish, red = army(n=front(orders=["wp-bitwa-nad-wkra"])), army(n=(0, 1))
    assert battles(fought(polish, red)) == ["n 2:1"]
    assert won(TABLE, after_battles(TABLE, polish, red)) == ["wp", "", ""]


@pytest.mark.clause("WAR-185")
@pytest.mark.parametrize(
    ("polish", "red", "winner"), [((1, 0), (0, 1), "wp"), ((0, 1), (1, 0), "acz")]
)
def test_the_higher_strength_wins(
    polish: tuple[int, int], red: tuple[int, int], winner: str
) -> None:
    assert won(TABLE, after_battles(TABLE, army(s=polish), army(s=red))) == ["", "", winner]


@pytest.mark.clause("WAR-186")
def test_with_equal_strength_nobody_wins() -> None:
    s = after_battles(TABLE, army(n=(1, 0)), army(n=(0, 2)), bonus="n")
    assert TABLE.strength(s, "n") == (2, 2)
    assert won(TABLE, s) == ["", "", ""]
    assert TABLE.points(s) == (0, 0)


@pytest.mark.clause("WAR-187")
def test_each_front_has_its_own_advantage_marker() -> None:
    s = after_battles(TABLE, army(n=(0, 1), c=(0, 1)), army(c=(0, 1), s=(0, 1)))
    assert won(TABLE, s) == ["wp", "", "acz"]
