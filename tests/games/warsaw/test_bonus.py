"""Stage 1: the Bonus marker [WAR-050] to [WAR-055]."""

from __future__ import annotations

import pytest

from tests.games.warsaw.table import Table, army


def rolled(rolls: list[int], **settings: str) -> list[str]:
    """Return where the marker lies after each roll; nothing for no front."""
    table = Table(settings=settings)
    last, bonus, found = "", "", []
    for face in rolls:
        hands = [["wp-9dp"], ["acz-53ds"]]
        stack = ["round roll-bonus"]
        s = table.position(bonus=bonus, last_roll=last, hands=hands, stack=stack)
        table.play(s, f"roll {face}")
        last, bonus = table.dump(s)["last_roll"], table.dump(s)["bonus"]
        found.append(bonus)
    return found


@pytest.mark.clause("WAR-050")
@pytest.mark.parametrize("players", [2, 4])
def test_the_die_is_rolled_once_in_every_round(players: int) -> None:
    table = Table(players)
    rounds = {int(s.round_number) for s in table.random_game(seed=50)}
    told = table.told(-1)
    assert len(rounds) > 2
    assert [text for text in told if text.startswith("— Round")] == [
        f"— Round {number} —" for number in sorted(rounds)
    ]
    assert len([text for text in told if text.startswith("The Bonus marker")]) == len(rounds)


@pytest.mark.clause("WAR-050")
def test_the_die_is_rolled_in_round_1_after_its_preparation() -> None:
    table = Table()
    s = table.new()
    table.play(s, "wp P1", "first wp", "put wp acz.n.line1", "put acz wp.line2", "order P1,P2")
    while table.legal(s)[0].startswith("draw"):
        table.play(s, table.legal(s)[0])
    assert table.legal(s) == ["roll 1", "roll 2", "roll 3"]


@pytest.mark.clause("WAR-051")
def test_the_die_is_rolled_for_the_holder_of_the_initiative_and_nobody_is_asked() -> None:
    table = Table()
    s = table.position(army(funds=["wp-9dp"]), order=["P2", "P1"], stack=["round roll-bonus"])
    assert table.mover(s) == "chance"
    assert table.refuse(s, "pass") == "WAR-051"
    assert table.dump(s)["order"] == ["P2", "P1"]
    table.play(s, "roll 1")
    assert table.dump(s)["order"] == ["P1", "P2"]


@pytest.mark.clause("WAR-052")
@pytest.mark.parametrize("die", ["d3", "d6_blank"])
@pytest.mark.parametrize(("face", "name"), [(1, "n"), (2, "c"), (3, "s")])
def test_the_number_on_the_die_names_the_front(face: int, name: str, die: str) -> None:
    assert rolled([face], die=die) == [name]


@pytest.mark.clause("WAR-053")
def test_we_d2_the_same_front_again_places_no_marker() -> None:
    """WE-D2."""
    assert rolled([1, 1, 1, 3, 1]) == ["n", "", "", "s", "n"]


@pytest.mark.clause("WAR-053")
def test_a_blank_face_is_passed_over_when_the_next_roll_is_compared() -> None:
    assert rolled([1, 5, 1, 2], die="d6_blank") == ["n", "", "", "c"]


@pytest.mark.clause("WAR-053")
def test_we_d2_in_a_game_of_two_who_always_pass() -> None:
    """WE-D2."""
    table = Table()
    s = table.new()
    table.play(s, "wp P1", "first wp", "put wp acz.n.line1", "put acz wp.line2", "order P1,P2")
    found = []
    for face in (1, 1, 1, 3, 1):
        while not table.legal(s)[0].startswith("roll"):
            table.play(s, table.legal(s)[0])
        table.play(s, f"roll {face}")
        found.append(table.dump(s)["bonus"])
        table.play(s, "pass", "pass")
    assert found == ["n", "", "", "s", "n"]


@pytest.mark.clause("WAR-054")
@pytest.mark.parametrize(("face", "name"), [(1, "n"), (2, "c"), (3, "s")])
def test_in_round_1_every_roll_places_the_marker(face: int, name: str) -> None:
    table = Table()
    s = table.new()
    table.play(s, "wp P1", "first wp", "put wp acz.n.line1", "put acz wp.line2", "order P1,P2")
    while not table.legal(s)[0].startswith("roll"):
        table.play(s, table.legal(s)[0])
    table.play(s, f"roll {face}")
    assert table.dump(s)["bonus"] == name


@pytest.mark.clause("WAR-055")
def test_the_marker_stays_until_the_die_is_rolled_again() -> None:
    table = Table()
    s = table.position(army(n=(0, 1)), bonus="n", hands=[["wp-9dp"]])
    table.play(s, "pass")
    assert table.points(s) == (2, 0)
    assert table.dump(s)["bonus"] == "n"
    table.play(s, "roll 1")
    assert table.dump(s)["bonus"] == ""


@pytest.mark.clause("WAR-055")
def test_the_marker_gives_no_point_before_stage_4() -> None:
    table = Table()
    s = table.position(army(n=(0, 1)), bonus="n", hands=[["wp-9dp", "wp-roja"]])
    table.play(s, "play wp-9dp")
    assert table.points(s) == (0, 0)
