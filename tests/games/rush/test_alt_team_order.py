"""Teams: members, the order of turns, the end [ALT-071] to [ALT-080], [ALT-105] on."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from sztab.core.action import OVER, RulesError
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table, damaged_base

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {"hero": "usa indestructibility", "a": "", "b": ""}
SEATS = {"A1": 0, "B1": 1, "A2": 2, "B2": 3, "A3": 4, "B3": 5}
PLAYERS = {"1v2": 3, "2v2": 4, "2v3": 5, "3v3": 6}
ORDER = {
    "1v2": "A1 B1 A2 B1",
    "2v2": "A1 B1 A2 B2",
    "2v3": "A1 B1 A2 B2 A3 B1 A1 B2 A2 B1 A3 B2",
    "3v3": "A1 B1 A2 B2 A3 B3",
}
LAST_AMERICAN = {"usa": {"singles": 1}}


def team_table(teams: str, **settings: str) -> Table:
    """Return a table for a team game."""
    most = {"players.max": "6"} if teams == "3v3" else {}
    chosen = {"combat": "interactive", "teams": teams} | most | settings
    return Table(players=PLAYERS[teams], vehicles=VEHICLES, settings=chosen)


def seats(text: str) -> list[int]:
    """Return seats that are written by team and number."""
    return [SEATS[name] for name in text.split()]


def turns(table: Table, s: RushTable, number: int) -> list[int]:
    """End this many turns; return their seats."""
    result = []
    for _ in range(number):
        result.append(int(s.active))
        table.end_turn(s)
    return result


def turns_left(table: Table, s: RushTable) -> list[int]:
    """End turn after turn until the game is over; return their seats."""
    result = []
    while s.to_move() != OVER:
        result += turns(table, s, 1)
    return result


@pytest.mark.clause("ALT-071")
@pytest.mark.parametrize("teams", PLAYERS)
def test_two_allied_sides_play_against_each_other(teams: str) -> None:
    table = team_table(teams)
    s = table.position(players=[{"depot": ["medal-usa-1"]}])
    sides = [s.side(seat) for seat in range(PLAYERS[teams])]
    assert sides == [seat % 2 for seat in range(PLAYERS[teams])]
    share = 1 / sides.count(0)
    assert s.returns() == [share if side == 0 else 0 for side in sides]


@pytest.mark.clause("ALT-071")
def test_without_teams_everybody_is_a_side() -> None:
    s = Table(players=3).position()
    assert [s.side(seat) for seat in range(3)] == [0, 1, 2]


@pytest.mark.clause("ALT-072")
@pytest.mark.parametrize("teams", PLAYERS)
def test_teams_presuppose_the_interactive_attack(teams: str) -> None:
    with pytest.raises(RulesError, match=r"\[ALT-072\]"):
        team_table(teams, combat="fixed")


@pytest.mark.clause("ALT-074")
@pytest.mark.parametrize(("teams", "sizes"), [("2v2", [2, 2]), ("2v3", [3, 2]), ("1v2", [2, 1])])
def test_sides_of_two_and_two_two_and_three_or_one_and_two(teams: str, sizes: list[int]) -> None:
    s = team_table(teams).position()
    sides = [s.side(seat) for seat in range(PLAYERS[teams])]
    assert [sides.count(0), sides.count(1)] == sizes


@pytest.mark.clause("ALT-074")
@pytest.mark.parametrize("teams", ["2v2", "2v3", "1v2"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_form_must_fit_the_number_of_players(teams: str, players: int) -> None:
    settings = {"combat": "interactive", "teams": teams}
    if players == PLAYERS[teams]:
        assert GAME.rules(players, settings).settings["teams"] == teams
        return
    with pytest.raises(RulesError, match=rf"{PLAYERS[teams]} players, not {players} \[ALT-074\]"):
        GAME.rules(players, settings)


@pytest.mark.clause("ALT-074")
@pytest.mark.parametrize(("players", "teams"), [(3, "1v2"), (4, "2v2"), (5, "2v3")])
def test_the_preset_chooses_the_form(players: int, teams: str) -> None:
    assert GAME.rules(players, preset="alternative-teams").settings["teams"] == teams


@pytest.mark.clause("ALT-074")
@pytest.mark.parametrize("players", [2, 6])
def test_the_preset_is_for_three_to_five_players(players: int) -> None:
    with pytest.raises(RulesError, match=r"\[ALT-074\]"):
        GAME.rules(players, preset="alternative-teams")


@pytest.mark.clause("ALT-075")
def test_six_players_play_three_against_three() -> None:
    table = team_table("3v3")
    s = table.position()
    assert [s.side(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert turns(table, s, 7) == [0, 1, 2, 3, 4, 5, 0]


@pytest.mark.clause("ALT-075")
def test_three_against_three_needs_a_sixth_player() -> None:
    settings = {"combat": "interactive", "teams": "3v3"}
    with pytest.raises(RulesError, match=r"\[ALT-075\]"):
        GAME.rules(6, settings)
    with pytest.raises(RulesError, match=r"6 players, not 5 \[ALT-075\]"):
        GAME.rules(5, settings | {"players.max": "6"})


@pytest.mark.clause("ALT-076", "ALT-077", "ALT-078")
@pytest.mark.parametrize("teams", PLAYERS)
def test_the_order_of_turns(teams: str) -> None:
    table = team_table(teams)
    order = seats(ORDER[teams])
    assert turns(table, table.position(), 2 * len(order)) == order * 2


@pytest.mark.clause("ALT-076")
def test_four_players_alternate_clockwise() -> None:
    table = team_table("2v2")
    assert turns(table, table.position(), 5) == seats("A1 B1 A2 B2 A1")


@pytest.mark.clause("ALT-077")
def test_in_twelve_turns_each_a_player_has_two_and_each_b_player_three() -> None:
    table = team_table("2v3")
    played = turns(table, table.position(), 12)
    assert played[:8] == seats("A1 B1 A2 B2 A3 B1 A1 B2")
    assert [played.count(seat) for seat in range(5)] == [2, 3, 2, 3, 2]
    assert all(one % 2 != two % 2 for one, two in pairwise(played))


@pytest.mark.clause("ALT-078")
def test_one_player_alone_has_every_second_turn() -> None:
    table = team_table("1v2")
    assert turns(table, table.position(), 6) == seats("A1 B1 A2 B1 A1 B1")


@pytest.mark.clause("ALT-079")
@pytest.mark.parametrize(("teams", "firsts"), [("2v3", "A1 A2 A3"), ("1v2", "A1 A2")])
def test_of_unequal_teams_the_larger_one_has_the_first_turn(teams: str, firsts: str) -> None:
    table = team_table(teams)
    s = table.new()
    larger = seats(firsts)
    assert table.legal(s) == [f"first P{seat + 1}" for seat in larger]
    for seat in set(range(PLAYERS[teams])) - set(larger):
        assert table.refuse(s, f"first P{seat + 1}") == "ALT-079"
    assert table.refuse(s, "draw engineers") == "RUSH-014"


@pytest.mark.clause("ALT-079")
def test_the_rotation_continues_from_any_first_player_of_the_larger_team() -> None:
    table = team_table("2v3")
    s = table.new()
    table.play(s, "first P3")
    table.chance(s)
    assert turns(table, s, 12) == seats("A2 B2 A3 B1 A1 B2 A2 B1 A3 B2 A1 B1")


@pytest.mark.clause("ALT-079")
def test_of_equal_teams_anybody_may_begin() -> None:
    table = team_table("2v2")
    assert table.legal(table.new()) == [f"first P{seat}" for seat in (1, 2, 3, 4)]


@pytest.mark.clause("ALT-080")
def test_damage_is_repaired_in_each_turn_so_more_often_in_the_smaller_team() -> None:
    table = team_table("2v3")
    hurt = {"bases": [damaged_base(), "open", "open"]}
    s = table.position(players=[hurt] * 5)
    repaired: dict[int, int] = {}
    for number in range(1, 8):
        for seat in range(5):
            if table.bases(s, seat)[0] == "open":
                repaired.setdefault(seat, number)
        table.end_turn(s)
    assert repaired == {1: 2, 2: 3, 3: 4, 4: 5, 0: 7}


@pytest.mark.clause("ALT-080")
def test_marks_of_a_turn_are_gone_when_the_next_turn_begins() -> None:
    table = team_table("1v2")
    s = table.position(players=[{}, {"hand": ["hero"]}], active="P2")
    table.play(s, "activate hero")
    assert table.turn(s)["played"] == ["hero"]
    table.end_turn(s)
    table.end_turn(s)
    assert s.active == 1
    assert table.turn(s)["played"] == []
    table.play(s, "activate hero")


def last_turns(table: Table, place: int, first: int = 0) -> list[int]:
    """Return the seats of the remaining turns if the end is triggered at this place."""
    active = int(table.rules.order[place])
    hands = [{"hand": ["hero"] if seat == active else []} for seat in range(table.rules.players)]
    s = table.position(
        players=hands,
        medals=LAST_AMERICAN,
        first=f"P{first + 1}",
        active=f"P{active + 1}",
        place=place,
    )
    table.play(s, "activate hero")
    assert s.ended_by == active
    return turns_left(table, s)


@pytest.mark.clause("ALT-105")
@pytest.mark.parametrize(
    ("first", "place", "left"),
    [(0, 0, "A1 B1 A2 B2"), (0, 2, "A2 B2"), (0, 3, "B2"), (1, 3, "B2 A1"), (1, 0, "A1")],
)
def test_equal_teams_end_after_the_last_player_in_turn_order(
    first: int, place: int, left: str
) -> None:
    assert last_turns(team_table("2v2"), place, first) == seats(left)


@pytest.mark.clause("ALT-105")
def test_three_against_three_play_the_round_to_its_end() -> None:
    assert last_turns(team_table("3v3"), 1) == seats("B1 A2 B2 A3 B3")


@pytest.mark.clause("ALT-106")
@pytest.mark.parametrize(
    ("teams", "turn", "left"),
    [
        ("2v3", 5, "A3 B1"),
        ("2v3", 6, "B1"),
        ("2v3", 1, "A1 B1"),
        ("2v3", 7, "A1 B2"),
        ("2v3", 12, "B2"),
        ("1v2", 1, "A1 B1"),
        ("1v2", 2, "B1"),
        ("1v2", 3, "A2 B1"),
    ],
)
def test_unequal_teams_end_after_the_same_number_of_team_turns(
    teams: str, turn: int, left: str
) -> None:
    assert last_turns(team_table(teams), turn - 1) == seats(left)


@pytest.mark.clause("ALT-106")
def test_also_if_another_member_of_the_larger_team_began() -> None:
    assert last_turns(team_table("2v3"), 4, first=2) == seats("A3 B1")
    assert last_turns(team_table("2v3"), 3, first=2) == seats("B2")


@pytest.mark.clause("ALT-107")
@pytest.mark.parametrize("teams", PLAYERS)
def test_one_achievement_more_than_players_is_in_play(teams: str) -> None:
    table = team_table(teams)
    s = table.new()
    table.chance(s)
    assert len(GAME.codec.dump(s)["achievements"]) == PLAYERS[teams] + 1
