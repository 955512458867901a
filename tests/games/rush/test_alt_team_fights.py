"""Fights in team games [ALT-081] to [ALT-087]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.games.rush.support import strengths
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

VEHICLES = {
    "ger1": "germany f1",
    "ger2": "germany f2",
    "gerh": "germany f1 heavy",
    "ger0": "germany",
    "red1": "ussr f1",
    "red0": "ussr",
    "wall": "ussr a2",
    "light": "ussr a1",
    "star": "usa f1",
}
PLAYERS = {"1v2": 3, "2v2": 4, "2v3": 5, "3v3": 6}
SEATS = {"A1": 0, "B1": 1, "A2": 2, "B2": 3, "A3": 4, "B3": 5}
GERMAN, SOVIET, AMERICAN = "medal-germany-1", "medal-ussr-1", "medal-usa-1"


def team_table(teams: str) -> Table:
    """Return a table for a team game."""
    most = {"players.max": "6"} if teams == "3v3" else {}
    settings = {"combat": "interactive", "teams": teams} | most
    return Table(players=PLAYERS[teams], vehicles=VEHICLES, settings=settings)


def fight(
    table: Table, owner: str, hands: list[list[str]], guard: str = "wall", active: str = "A1"
) -> RushTable:
    """Return a fight of a German vehicle of the active seat against the guard of a seat."""
    attacker, target = SEATS[active], SEATS[owner]
    players: list[dict[str, object]] = [{"hand": hand} for hand in hands]
    players[attacker]["hand"] = ["ger1", *hands[attacker]]
    players[target]["bases"] = [guard, "open", "open"]
    s = table.position(players=players, active=f"P{attacker + 1}")
    table.play(s, "attack ger1", f"hit P{target + 1}.guard1")
    return s


def seats(text: str) -> list[int]:
    """Return seats that are written by team and number."""
    return [SEATS[name] for name in text.split()]


def rich(table: Table) -> list[list[str]]:
    """Return hands with which every seat can support again and again."""
    cards = [[GERMAN] * 9, [SOVIET] * 9]
    return [cards[seat % 2] for seat in range(table.rules.players)]


def deciders(table: Table, s: RushTable, number: int) -> list[int]:
    """Return the seats of the next decisions, this many, if everybody supports."""
    result = []
    for _ in range(number):
        result.append(s.to_move())
        table.play(s, table.legal(s)[0])
    return result


def passers(table: Table, s: RushTable) -> list[int]:
    """Return the seats that decide until the fight is over, if everybody passes."""
    result = []
    while table.turn(s)["aim"]:
        result.append(s.to_move())
        table.play(s, "pass")
    return result


@pytest.fixture
def table() -> Table:
    return team_table("2v2")


@pytest.mark.clause("ALT-081")
def test_allies_of_both_sides_may_support_from_their_own_hands(table: Table) -> None:
    hands = [["ger2", "engineers"], [SOVIET, AMERICAN], ["ger0", "star"], ["engineers"]]
    s = fight(table, "B2", hands)
    table.play(s, "pass", "pass")
    assert s.to_move() == SEATS["B1"]
    assert table.legal(s) == [f"support {SOVIET}", "pass"]
    assert table.refuse(s, f"support {AMERICAN}") == "ALT-027"
    assert table.refuse(s, "support red0") == "ALT-081"
    table.play(s, f"support {SOVIET}")
    assert s.to_move() == SEATS["A2"]
    assert table.legal(s) == ["support ger0", "pass"]
    assert table.refuse(s, "support star") == "ALT-028"
    assert table.refuse(s, "support ger2") == "ALT-081"
    table.play(s, "support ger0")
    assert strengths(s) == (2, 3)


@pytest.mark.clause("ALT-081")
def test_barracks_cards_of_allies_cannot_support(table: Table) -> None:
    s = fight(table, "B2", [["engineers"]] * 4)
    while table.turn(s)["aim"]:
        assert table.legal(s) == ["pass"]
        assert table.refuse(s, "support engineers") == "ALT-032"
        table.play(s, "pass")
    assert table.bases(s, 3)[0] == {"guard": "wall"}


@pytest.mark.clause("ALT-082")
@pytest.mark.parametrize(("teams", "owner"), [("2v2", "B1"), ("2v3", "B1"), ("3v3", "B3")])
def test_the_attacked_side_decides_first_and_then_the_sides_alternate(
    teams: str, owner: str
) -> None:
    table = team_table(teams)
    order = deciders(table, fight(table, owner, rich(table)), 12)
    assert [seat % 2 for seat in order] == [1, 0] * 6
    for side in (0, 1):
        own = order[1 - side :: 2]
        members = len(set(own))
        assert own[:members] * (len(own) // members) == own[: len(own) // members * members]


@pytest.mark.clause("ALT-083")
@pytest.mark.parametrize(
    ("teams", "active", "owner", "order"),
    [
        ("2v2", "A1", "B2", "B2 A1 B1 A2 B2 A1"),
        ("2v3", "A1", "B2", "B2 A1 B1 A2 B2 A3 B1 A1"),
        ("1v2", "A1", "B1", "B1 A1 B1 A2 B1 A1"),
        ("1v2", "B1", "A2", "A2 B1 A1 B1 A2 B1"),
        ("2v3", "B2", "A3", "A3 B2 A1 B1 A2 B2 A3 B1"),
        ("3v3", "A2", "B3", "B3 A2 B1 A3 B2 A1 B3 A2"),
    ],
)
def test_the_order_of_support(teams: str, active: str, owner: str, order: str) -> None:
    table = team_table(teams)
    hands = rich(table)
    if active[0] == "B":
        hands = [hands[(seat + 1) % 2] for seat in range(len(hands))]
    s = fight(table, owner, hands, active=active)
    expected = seats(order)
    assert deciders(table, s, len(expected)) == expected


@pytest.mark.clause("ALT-084")
@pytest.mark.parametrize(
    ("teams", "order"),
    [("2v2", "B1 A1 B2 A2"), ("1v2", "B1 A1 B1 A2"), ("2v3", "B1 A1 B2 A2 B1 A3")],
)
def test_the_fight_is_decided_when_all_have_passed(teams: str, order: str) -> None:
    table = team_table(teams)
    s = fight(table, "B1", [["engineers"]] * PLAYERS[teams])
    assert table.refuse(s, "end") == "ALT-029"
    assert passers(table, s) == seats(order)


@pytest.mark.clause("ALT-084")
def test_a_card_of_the_last_one_asks_everybody_again(table: Table) -> None:
    hands = [["engineers"], ["red0", "engineers"], [GERMAN, "engineers"], ["engineers"]]
    s = fight(table, "B1", hands)
    table.play(s, "pass", "pass", "pass", f"support {GERMAN}")
    assert s.to_move() == SEATS["B1"]
    table.play(s, "support red0")
    assert passers(table, s) == seats("A1 B2 A2 B1")


@pytest.mark.clause("ALT-084")
def test_only_seats_with_an_empty_hand_are_passed_over(table: Table) -> None:
    s = fight(table, "B1", [["engineers"], [], ["engineers"], ["engineers"]])
    assert passers(table, s) == seats("A1 B2 A2")


@pytest.mark.clause("ALT-085")
def test_a_fight_offers_nothing_but_their_support_cards_and_a_pass(table: Table) -> None:
    hands = [[GERMAN], [SOVIET], ["ger0"], ["red0"]]
    s = fight(table, "B2", hands)
    for support in ("red0", GERMAN, SOVIET, "ger0"):
        assert table.legal(s) == [f"support {support}", "pass"]
        for seat in range(4):
            assert bool(s.view(seat).legal_actions()) == (seat == s.to_move())
        table.play(s, "pass")
    assert table.turn(s)["aim"] == ""


@pytest.mark.clause("ALT-085")
def test_a_seat_that_cannot_support_is_asked_too_so_nothing_is_revealed() -> None:
    lines = []
    for ally in ("engineers", GERMAN):
        table = team_table("2v2")
        s = fight(table, "B2", [["engineers"], ["engineers"], [ally], ["engineers"]])
        assert passers(table, s) == seats("B2 A1 B1 A2")
        lines.append(table.told(0))
    assert lines[0] == lines[1]


@pytest.mark.clause("ALT-086")
def test_every_player_puts_the_cards_played_into_their_depot(table: Table) -> None:
    hands = [["ger0"], [SOVIET], [GERMAN, "ger2"], ["red0"]]
    s = fight(table, "B2", hands)
    table.play(s, "support red0", "support ger0", f"support {SOVIET}", f"support {GERMAN}")
    table.play(s, "pass")
    assert sorted(table.depot(s, 0)) == ["ger0", "ger1"]
    assert table.depot(s, 1) == [SOVIET]
    assert table.depot(s, 2) == [GERMAN]
    assert table.depot(s, 3) == ["red0"]
    assert table.bases(s, 3)[0] == {"guard": "wall"}


@pytest.mark.clause("ALT-087")
def test_medals_kills_and_bases_go_to_the_active_player(table: Table) -> None:
    hands = [["gerh", "engineers"], ["engineers"], ["ger0"], ["engineers"]]
    s = fight(table, "B2", hands)
    table.play(s, "pass", "pass", "pass", "support ger0")
    passers(table, s)
    assert table.bases(s, 3)[0] == "open"
    table.play(s, "attack gerh", "hit P4.base1", "end")
    assert [player.kills for player in s.players] == [1, 0, 0, 0]
    assert [player.razed for player in s.players] == [1, 0, 0, 0]
    assert table.depot(s, 2) == ["ger0"]
    owned = table.depot(s, 0) + table.garage(s, 0) + table.hand(s, 0)
    assert {"base", GERMAN} <= set(owned)
    assert table.depot(s, 3) == ["wall"]
