"""The end of a team game and its scoring [ALT-099] to [ALT-104]; whole team games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import OVER
from sztab.games.rush import events
from sztab.games.rush.game import GAME
from sztab.games.rush.state import NOBODY
from tests.games.rush.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sztab.games.rush.table import RushTable

VEHICLES = {
    "heavy": "ussr heavy f2",
    "red": "ussr f2",
    "car": "usa a1",
    "light1": "light a1",
    "light2": "light",
    "light3": "light",
    "light4": "light",
}
TEAMS = {"combat": "interactive", "teams": "2v2", "scoring.sets": "on"}
LOST = ["destroyed"] * 3
ONE_LEFT = ["open", "destroyed", "destroyed"]
USSR, GERMANY, USA, FRANCE = (f"medal-{n}-1" for n in ("ussr", "germany", "usa", "france"))


@pytest.fixture
def table() -> Table:
    return Table(players=4, vehicles=VEHICLES, settings=TEAMS)


def depots(table: Table, *cards: Iterable[str], **data: object) -> RushTable:
    """Return a position in which the seats have these Depots."""
    return table.position(players=[{"depot": list(zone)} for zone in cards], **data)


@pytest.mark.clause("ALT-099")
def test_the_cards_of_a_team_are_counted_on_one_pile(table: Table) -> None:
    players = [
        {"hand": [USSR], "depot": ["base"]},
        {"garage": ["medal-germany-2"]},
        {"garage": ["medal-ussr-2"]},
        {"depot": ["base", "base"]},
    ]
    s = table.position(players=players)
    assert s.scores() == [6, 8, 6, 8]
    assert GAME.statistics.score_sheet(s)[0] == {
        "medals": 3,
        "bases": 3,
        "achievements": 0,
        "sets": 0,
    }
    assert GAME.statistics.score_sheet(s)[0] == GAME.statistics.score_sheet(s)[2]
    assert s.returns() == [0, 0.5, 0, 0.5]


@pytest.mark.clause("ALT-100")
def test_the_squad_of_a_team_is_the_union_of_its_members_squads(table: Table) -> None:
    players = [
        {"hand": ["light1"]},
        {"depot": ["light2"]},
        {"garage": ["light3"]},
        {"bases": [{"guard": "car"}, "open", "open"]},
    ]
    s = table.position(players=players, achievements=["light-tanks"])
    assert s.scores() == [5, 0, 5, 0]


@pytest.mark.clause("ALT-100")
def test_defenders_do_not_belong_to_it(table: Table) -> None:
    players = [
        {"bases": ["light1", "open", "open"]},
        {"depot": ["light2"]},
        {"depot": ["light3"]},
        {},
    ]
    s = table.position(players=players, achievements=["light-tanks"])
    assert s.scores() == [0, 0, 0, 0]


@pytest.mark.clause("ALT-101")
def test_achievements_are_compared_between_the_teams(table: Table) -> None:
    alone, together = ["light1", "light2"], ["light3"]
    s = depots(table, together, alone, together[:0], [], achievements=["light-tanks"])
    assert s.scores() == [0, 5, 0, 5]
    s = depots(table, ["light3"], ["light1"], ["light4"], [], achievements=["light-tanks"])
    assert s.scores() == [5, 0, 5, 0]


@pytest.mark.clause("ALT-101")
def test_the_best_single_player_does_not_count(table: Table) -> None:
    cards: list[list[str]] = [[USSR] * 2, [USSR] * 3, [USSR] * 2, []]
    s = depots(table, *cards, achievements=["soviet-medals"])
    assert [sheet["achievements"] for sheet in GAME.statistics.score_sheet(s)] == [5, 0, 5, 0]


@pytest.mark.clause("ALT-101")
@pytest.mark.parametrize(
    ("razed", "points"),
    [((1, 2, 2, 0), [5, 0, 5, 0]), ((2, 1, 0, 1), [0, 0, 0, 0]), ((1, 2, 1, 2), [0, 5, 0, 5])],
)
def test_counters_are_summed_over_the_team(
    table: Table, razed: tuple[int, ...], points: list[int]
) -> None:
    players = [{"razed": number} for number in razed]
    s = table.position(players=players, achievements=["destroyed-bases"])
    assert s.scores() == points


@pytest.mark.clause("ALT-102")
def test_two_pairs_of_two_allies_make_a_quadruple(table: Table) -> None:
    s = depots(table, [USSR, GERMANY], [USSR], [USA, FRANCE], [USSR])
    sheets = GAME.statistics.score_sheet(s)
    assert [sheet["sets"] for sheet in sheets] == [4, 0, 4, 0]
    assert s.scores() == [8, 2, 8, 2]
    alone = Table(players=4, vehicles=VEHICLES, settings={"scoring.sets": "on"})
    s = depots(alone, [USSR, GERMANY], [USSR], [USA, FRANCE], [USSR])
    assert [sheet["sets"] for sheet in GAME.statistics.score_sheet(s)] == [1, 0, 1, 0]


@pytest.mark.clause("ALT-103")
def test_the_team_with_the_higher_total_wins(table: Table) -> None:
    s = depots(table, [USSR] * 3, [USSR] * 5, [USSR] * 3, [])
    assert s.scores() == [6, 5, 6, 5]
    assert s.returns() == [0.5, 0, 0.5, 0]


@pytest.mark.clause("ALT-103")
@pytest.mark.parametrize(
    ("kills", "razed", "returns"),
    [
        ((2, 3, 2, 0), (0, 9, 0, 0), [0.5, 0, 0.5, 0]),
        ((1, 3, 2, 0), (1, 3, 1, 0), [0, 0.5, 0, 0.5]),
        ((1, 3, 2, 0), (2, 3, 2, 0), [0.5, 0, 0.5, 0]),
        ((1, 3, 2, 0), (1, 2, 1, 0), [0.25] * 4),
    ],
)
def test_tie_breaks_use_team_sums(
    table: Table, kills: tuple[int, ...], razed: tuple[int, ...], returns: list[float]
) -> None:
    players = [{"kills": k, "razed": r} for k, r in zip(kills, razed, strict=True)]
    assert table.position(players=players).returns() == returns


@pytest.mark.clause("ALT-103")
def test_the_last_tie_break_is_the_number_of_achievements(table: Table) -> None:
    cards: list[list[str]] = [["light1"], [USSR] * 2, [], ["base"]]
    s = depots(table, *cards, achievements=["light-tanks", "heavy-tanks"])
    assert s.scores() == [5, 5, 5, 5]
    assert s.returns() == [0.5, 0, 0.5, 0]


@pytest.mark.clause("ALT-104")
def test_the_last_base_of_one_player_triggers_the_end(table: Table) -> None:
    players = [{"hand": ["heavy"]}, {"bases": ONE_LEFT}, {}, {}]
    s = table.position(players=players)
    table.play(s, "attack heavy", "hit P2.base1")
    assert s.ended_by == 0


@pytest.mark.clause("ALT-104")
def test_bases_of_different_players_of_a_team_do_not_add_up(table: Table) -> None:
    two_left = ["open", "open", "destroyed"]
    players = [{"hand": ["heavy"]}, {"bases": two_left}, {}, {"bases": ONE_LEFT}]
    s = table.position(players=players)
    table.play(s, "attack heavy", "hit P2.base1")
    assert s.ended_by == NOBODY


@pytest.mark.clause("ALT-104")
def test_the_last_single_of_a_stack_triggers_the_end_as_ever(table: Table) -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["red"]},
        {"bases": ["car", "open", "open"]},
        {},
        {},
    ]
    s = table.position(players=players, medals={"ussr": {"singles": 1}})
    table.play(s, "attack red", "hit P2.guard1")
    assert s.ended_by == NOBODY
    table.play(s, "end")
    assert s.ended_by == 0


ORDER = {
    "1v2": [0, 1, 2, 1],
    "2v2": [0, 1, 2, 3],
    "2v3": [0, 1, 2, 3, 4, 1, 0, 3, 2, 1, 4, 3],
    "3v3": [0, 1, 2, 3, 4, 5],
}
GAMES = [(3, "1v2"), (4, "2v2"), (5, "2v3"), (6, "3v3")]


def team_game(players: int, teams: str) -> Table:
    """Return a table with the printed cards and all alternative rules."""
    most = {"players.max": "6"} if players == 6 else {}
    return Table(players, settings={"teams": teams} | most, printed=True, preset="alternative")


def pile(s: RushTable, seats: list[int]) -> dict[str, int]:
    """Return the Medals of each nation, and the Bases, that these seats have together."""
    found: dict[str, int] = {}
    for seat in seats:
        player = GAME.codec.dump(s)["players"][seat]
        for card in player["hand"] + player["garage"] + player["depot"]:
            kind, _, rest = card.partition("-")
            if kind in ("medal", "base"):
                nation, _, number = rest.partition("-")
                found[nation] = found.get(nation, 0) + int(number or 1)
    return found


@pytest.mark.clause("ALT-077", "ALT-099", "ALT-105", "ALT-106")
@pytest.mark.parametrize(("players", "teams"), GAMES, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_team_game_has_the_right_order_and_pooled_scores(
    players: int, teams: str, seed: int
) -> None:
    table = team_game(players, teams)
    for s in table.random_game(seed):
        end = s
    assert end.to_move() == OVER
    order = ORDER[teams]
    turns = [event.seat for event in table.log.events if event.kind == events.TURN_BEGUN]
    start = order.index(end.first)
    period = order[start:] + order[:start]
    assert turns == [period[n % len(period)] for n in range(len(turns))]
    if players % 2:
        assert end.first % 2 == 0
        assert len(turns) % 2 == 0
    else:
        assert len(turns) % players == 0
    scores = end.scores()
    for side in (0, 1):
        team = [seat for seat in range(players) if seat % 2 == side]
        assert len({scores[seat] for seat in team}) == 1
        found = pile(end, team)
        sheet = GAME.statistics.score_sheet(end)[side]
        assert sheet["bases"] == 3 * found.pop("", 0)
        assert sheet["medals"] == sum(found.values())
        _, b, c, d = sorted([*found.values(), 0, 0, 0, 0], reverse=True)[:4]
        assert sheet["sets"] == 4 * d + 2 * (c - d) + (b - c)
        assert scores[side] == sum(sheet.values())
    assert sum(end.returns()) == pytest.approx(1)
