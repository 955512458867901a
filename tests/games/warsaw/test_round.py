"""The stages of a round [WAR-043] to [WAR-046]."""

from __future__ import annotations

import pytest

from sztab.core.action import OVER
from tests.games.warsaw.table import Table, army

PREPARATION = ("Polish Army:", "The Polish Army places", "The Red Army places", "Order of play")


def places(told: list[str], *starts: str) -> list[int]:
    """Return the index of the first sentence with each of these beginnings."""
    return [next(n for n, text in enumerate(told) if text.startswith(start)) for start in starts]


@pytest.mark.clause("WAR-043")
def test_a_round_has_its_stages_in_their_order() -> None:
    table = Table()
    polish = army(n=(1, 1), funds=["wp-9dp"], supply=["wp-roja"], support=["wp-17dp"])
    s = table.position(polish, stack=["round roll-bonus"], hands=[["wp-18dp"], []])
    table.chance(s)
    table.play(s, "edge a", "stop", "stop", "decline")
    while table.mover(s) != "chance":
        table.play(s, "pass")
    found = places(
        table.told(-1),
        "— Round 2",
        "The Bonus marker",
        "The Polish Army wins Funds",
        "P1 draws",
        "The Polish Army wins Supply",
        "The Polish Army wins Social Support",
        "The cards beside",
        "P1 to act",
        "P1 passes",
        "Battle of the Northern",
        "The Polish Army scores",
        "Both first lines",
    )
    assert found == sorted(found)
    assert table.legal(s) == ["roll 1", "roll 2", "roll 3"]


@pytest.mark.clause("WAR-043")
def test_orders_are_verified_before_strength_is_compared() -> None:
    table = Table()
    polish = {"fronts": {"s": {"line1": 3, "orders": ["wp-do-broni"]}}}
    s = table.position(polish, army(s=(3, 1)), hands=[["wp-9dp"]])
    table.play(s, "pass")
    assert "Battle of the Southern Front, 8 : 7: the Polish Army wins." in table.told(-1)


@pytest.mark.clause("WAR-043")
def test_the_victory_check_comes_after_losses_and_surplus() -> None:
    table = Table()
    s = table.position(army(n=(2, 1), points=6), hands=[["wp-9dp"]])
    table.play(s, "pass")
    assert s.to_move() == OVER
    assert table.points(s) == (7, 0)
    assert table.lines(s, "wp", "n") == (0, 1)


@pytest.mark.clause("WAR-044")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_round_1_has_a_roll_of_the_die_but_no_duel(players: int) -> None:
    table = Table(players)
    s = table.new()
    while table.dump(s)["active"] == "":
        table.play(s, table.legal(s)[0])
    told = table.told(-1)
    assert [text for text in told if text.startswith("The Bonus marker")]
    assert not [text for text in told if "Funds" in text or "Supply" in text or "Support" in text]
    assert table.legal(s)[-1] == "pass"


@pytest.mark.clause("WAR-044")
def test_round_1_ends_with_battles_and_goes_on_to_round_2() -> None:
    table = Table()
    s = table.new()
    table.play(s, "wp P1", "first wp", "put wp acz.n.line1", "put acz wp.line2", "order P1,P2")
    table.chance(s)
    table.play(s, "pass", "pass")
    told = table.told(-1)
    assert len([text for text in told if text.startswith("Battle")]) == 3
    assert table.dump(s)["round"] == 2


@pytest.mark.clause("WAR-045")
@pytest.mark.parametrize("number", range(2, 14))
def test_rounds_2_to_13_have_the_duel_but_no_preparation(number: int) -> None:
    table = Table()
    s = table.position(round=number, stack=["round roll-bonus"])
    table.chance(s)
    told = table.told(-1)
    found = places(
        told,
        f"— Round {number}",
        "Nobody wins Funds",
        "Nobody wins Supply",
        "Nobody wins Social Support",
        "P1 to act",
    )
    assert found == sorted(found)
    assert not [text for text in told if text.startswith(PREPARATION)]


@pytest.mark.clause("WAR-046")
@pytest.mark.parametrize("number", [1, 2, 12])
def test_a_round_that_does_not_end_the_game_is_followed_by_the_next(number: int) -> None:
    table = Table()
    s = table.position(round=number, hands=[["wp-9dp"]])
    table.play(s, "pass")
    assert table.dump(s)["round"] == number + 1
    assert table.legal(s) == ["roll 1", "roll 2", "roll 3"]


@pytest.mark.clause("WAR-046")
def test_no_round_follows_the_end_of_the_game() -> None:
    table = Table()
    s = table.position(round=13, hands=[["wp-9dp"]])
    table.play(s, "pass")
    assert s.to_move() == OVER
    assert table.dump(s)["round"] == 13
