"""How games end: by their rules, by resignation, or by the clock; and who wins then."""

from __future__ import annotations

from random import Random

import pytest

from sztab.server import wire
from sztab.server.tables import views
from tests.server.tables.scenes import BANK, BOT, PERSON, TableScene, sit, terms


def ended(scene: TableScene) -> tuple[str, list[int]]:
    scene.check_log()
    ending = views.ending(scene.table)
    if ending is None:
        assert scene.table.status == "running"
        return "", []
    assert scene.table.status == "over"
    assert scene.table.waits() == ""
    assert len(ending.scores) == len(ending.points) == len(scene.table.seats)
    return ending.how, ending.winners


def to_the_end(scene: TableScene, seed: str = "end") -> None:
    rng = Random(seed)
    while scene.table.status == "running":
        scene.move_any(1, rng)


@pytest.mark.parametrize("game", ["rush", "warsaw", "battlegrounds"])
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_the_other_wins(game: str, seat: int) -> None:
    scene = sit(game, 2)
    scene.ask(seat, wire.ResignRequest())
    assert ended(scene) == ("resigned", [1 - seat])


def test_of_two_the_bot_wins() -> None:
    scene = TableScene(terms("rush", [PERSON, BOT])).start()
    scene.ask(0, wire.ResignRequest())
    assert ended(scene) == ("resigned", [1])


def test_a_lone_player_does_not_win_by_resigning() -> None:
    scene = sit("battlegrounds", 1, "solo")
    scene.ask(0, wire.ResignRequest())
    assert ended(scene) == ("resigned", [])


def test_alone_against_the_clock() -> None:
    scene = sit("battlegrounds", 1, "solo", clock=BANK)
    scene.wait(61)
    scene.ring()
    assert ended(scene) == ("time", [])


def test_of_three_a_bot_plays_on_and_the_last_one_wins() -> None:
    scene = sit("rush", 3)
    scene.ask(1, wire.ResignRequest())
    assert ended(scene) == ("", [])
    assert scene.table.seats[1].bot == "lieutenant"
    scene.ask(2, wire.ResignRequest())
    assert ended(scene) == ("resigned", [0])


def test_a_player_who_resigned_does_not_win_even_with_most_points() -> None:
    for number in range(20):
        scene = sit("rush", 3, seed=str(number))
        scene.ask(1, wire.ResignRequest())
        to_the_end(scene, f"out {number}")
        how, winners = ended(scene)
        assert how == "finished"
        assert winners
        assert 1 not in winners
        scores = scene.table.play.state.scores()
        if scores[1] > max(scores[0], scores[2]):
            best = max(scores[0], scores[2])
            assert winners == [seat for seat in (0, 2) if scores[seat] == best]
            return
    pytest.fail("P2 never had most points")


def sides(scene: TableScene) -> list[int]:
    state = scene.table.play.state
    return [state.side(seat) for seat in range(len(scene.table.seats))]


TEAMS = [("warsaw", ""), ("battlegrounds", "team"), ("rush", "alternative-teams")]


@pytest.mark.parametrize(("game", "preset"), TEAMS)
def test_in_teams_the_partner_plays_on_with_a_bot(game: str, preset: str) -> None:
    scene = sit(game, 4, preset)
    team = sides(scene)
    first = 0
    partner = next(seat for seat in range(1, 4) if team[seat] == team[first])
    others = [seat for seat in range(4) if team[seat] != team[first]]
    scene.ask(first, wire.ResignRequest())
    assert ended(scene) == ("", [])
    assert scene.table.seats[first].bot
    scene.ask(partner, wire.ResignRequest())
    assert ended(scene) == ("resigned", others)


@pytest.mark.parametrize(("game", "preset"), TEAMS)
def test_a_team_wins_without_the_one_that_gave_up(game: str, preset: str) -> None:
    scene = sit(game, 4, preset)
    team = sides(scene)
    partner = next(seat for seat in range(1, 4) if team[seat] == team[0])
    scene.ask(0, wire.ResignRequest())
    for seat in range(4):
        if team[seat] != team[0]:
            scene.ask(seat, wire.ResignRequest())
    assert ended(scene) == ("resigned", [partner])


def test_before_a_side_is_known_each_seat_is_its_own() -> None:
    scene = sit("warsaw", 2)
    scene.ask(0, wire.ResignRequest())
    assert ended(scene) == ("resigned", [1])


def test_a_game_that_ends_by_its_rules_has_their_winners() -> None:
    for game, players, preset in (("rush", 4, ""), ("battlegrounds", 2, "family")):
        scene = sit(game, players, preset)
        to_the_end(scene)
        returns = scene.table.play.state.returns()
        assert ended(scene) == ("finished", [n for n in range(players) if returns[n] > 0])


def test_the_seed_is_sent_when_the_game_is_over_and_not_before() -> None:
    scene = sit("rush", 2)
    assert views.info(scene.table, []).seed == ""
    scene.ask(0, wire.ResignRequest())
    info = views.info(scene.table, [])
    assert info.seed == scene.table.opened.seed


def test_the_seed_of_a_closed_table_is_never_sent() -> None:
    scene = TableScene(terms("rush", [PERSON, PERSON], autostart=False))
    scene.ask(0, wire.LeaveRequest())
    scene.ask(1, wire.LeaveRequest())
    assert scene.table.status == "closed"
    assert views.info(scene.table, []).seed == ""
    assert views.position(scene.table, 0, scene.now, refusals=True) is None


def test_a_game_that_ended_early_says_so_in_its_record() -> None:
    scene = sit("rush", 2)
    scene.move_any(10)
    scene.ask(0, wire.ResignRequest())
    record = scene.table.record()
    assert record.result is None
    assert "resigned" in record.comment
    assert "P2" in record.comment
