"""Replays show what was seen at the time, never more, and leave out what was taken back."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import structs

from sztab.records import print_record, record_to_json, replay
from sztab.server import wire
from sztab.server.api import job_runner
from sztab.server.api.replay_pages import (
    ReplayPages,
    pages_of_record,
    pages_of_table,
    read_record,
)
from sztab.server.store import LogRow
from sztab.server.tables import log as entries
from sztab.server.tables import views
from sztab.server.tables.live_table import follow
from sztab.server.tables.table import Table
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import JobResult, JobTask, LogLine, ShowReplay
from tests.server.tables.scenes import TableScene, sit

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sztab.server.api import schemas
    from sztab.server.tables.history import Logged

GAMES = [
    ("rush", 3, "second-front"),
    ("rush", 4, "alternative-teams"),
    ("warsaw", 2, ""),
    ("warsaw", 4, ""),
    ("battlegrounds", 2, ""),
    ("battlegrounds", 3, "family"),
]


def rows(scene: TableScene) -> list[LogRow]:
    """Return the stored entries of a table."""
    return [
        LogRow("ABCDEF", seq, at, entries.encode(entry))
        for seq, (at, entry) in enumerate(scene.log)
    ]


def pages(scene: TableScene) -> ReplayPages:
    return pages_of_table("ABCDEF", rows(scene))


def played(game: str, players: int, preset: str = "", moves: int = 60) -> TableScene:
    scene = sit(game, players, preset)
    scene.move_any(moves, Random(f"{game} {players} {preset}"))
    return scene


def whole(game: str, players: int = 2, preset: str = "") -> TableScene:
    return played(game, players, preset, 10_000)


def refused(call: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refusal:
        call()
    return refusal.value.code


def sent_then(
    scene: TableScene, viewer: int
) -> list[tuple[wire.News, list[wire.Happened], dict[str, Any]]]:
    """Return what the viewer was sent at each moment: news, events, and the position."""
    log = rows(scene)
    opened = scene.log[0][1]
    assert isinstance(opened, entries.Opened)
    table = Table("ABCDEF", opened, log[0].at)
    sent = []
    for row in log[1:]:
        told = follow(table, entries.decode(row.entry), row.at).update_for(table, viewer)
        position = views.position(table, viewer, row.at, refusals=False)
        assert position is not None
        sent.append((told.news, told.events, position.view))
    return sent


# At a table


@pytest.mark.parametrize(("game", "players", "preset"), GAMES)
def test_during_the_game_a_replay_shows_what_the_viewer_saw(
    game: str, players: int, preset: str
) -> None:
    """The law of secrets: exactly what was sent at the time, for every seat and a spectator."""
    scene = played(game, players, preset)
    taken = pages(scene)
    assert not taken.over
    for viewer in range(-1, players):
        moments = taken.page(taken.viewer_for(viewer, None), 0, 100).moments
        shown = [(one.news, one.events, one.position.view) for one in moments]
        assert shown == sent_then(scene, viewer)
        assert not any(one.position.choices or one.position.refused for one in moments)


def test_during_the_game_a_replay_shows_no_other_seats_view() -> None:
    taken = pages(played("warsaw", 2))
    for own, asked in ((0, 1), (0, -1), (-1, 0), (1, 0)):
        assert refused(partial(taken.viewer_for, own, asked)) == "not-over"
    assert (taken.viewer_for(0, 0), taken.viewer_for(-1, -1), taken.viewer_for(1, None)) == (
        0,
        -1,
        1,
    )
    assert refused(taken.timeline) == "not-over"


def test_after_the_game_a_replay_shows_any_seats_view() -> None:
    taken = pages(whole("warsaw"))
    assert taken.over
    assert [taken.viewer_for(-1, seat) for seat in (-1, 0, 1)] == [-1, 0, 1]
    assert refused(lambda: taken.viewer_for(-1, 2)) == "malformed"
    hands = taken.page(1, 0, 100).moments[5].position.view["hands"]
    assert hands[1]
    assert all(one.news.action for one in taken.page(0, 0, 100).moments[1:])


def test_a_resignation_ends_the_secrets_too() -> None:
    scene = played("warsaw", 2)
    scene.ask(0, wire.ResignRequest())
    taken = pages(scene)
    assert taken.over
    assert len(taken.timeline().decisions) == 60


def test_undone_decisions_are_left_out() -> None:
    scene = sit("rush", 2, seed="3")
    rng = Random("undo")
    undone = 0
    while undone < 4 and scene.table.status == "running":
        scene.move_any(1, rng)
        mover = scene.table.play.moves[-1].seat
        if mover == scene.table.to_move():
            try:
                scene.undo(mover)
            except Refusal:
                continue
            undone += 1
    assert undone == 4
    scene.move_any(3, rng)
    moments = pages(scene).page(0, 0, 100).moments
    assert len(moments) == len(scene.table.play.moves) + 1
    last = scene.table.game.codec.dump_view(scene.table.play.state.view(0))
    assert moments[-1].position.view == last
    assert [one.number for one in moments] == list(range(len(moments)))


def test_talk_names_and_bots_are_no_moments() -> None:
    scene = sit("rush", 2)
    scene.ask(1, wire.SayRequest("hello"))
    scene.ask(1, wire.RenameRequest("Bo"))
    scene.move_any(1)
    moments = pages(scene).page(-1, 0, 10).moments
    assert [(one.number, one.seq, one.news.kind) for one in moments] == [
        (0, 1, "started"),
        (1, 4, "moved"),
    ]
    assert all(one.at == scene.now for one in moments)


def test_moments_come_in_pages() -> None:
    taken = pages(played("battlegrounds", 2))
    first, second, beyond = (taken.page(0, at, 50) for at in (0, 50, 500))
    assert (len(first.moments), first.total, first.more) == (50, 61, True)
    assert (len(second.moments), second.more) == (11, False)
    assert second.moments[0].number == 50
    assert (beyond.moments, beyond.more) == ([], False)


def test_before_the_game_begins_there_is_nothing_to_see() -> None:
    scene = sit("rush", 2)
    del scene.log[1:]
    assert pages(scene).page(-1, 0, 10).total == 0


def test_the_timeline_has_all_decisions_and_the_points_after_each_turn() -> None:
    scene = whole("battlegrounds", 2, "family")
    line = pages(scene).timeline()
    words = [(ply.seat, ply.action) for ply in scene.table.record().plies if ply.seat >= 0]
    assert [(one.seat, one.action) for one in line.decisions] == words
    assert line.standings[-1].number == len(line.decisions)
    assert scene.table.outcome is not None
    assert line.standings[-1].scores == list(scene.table.outcome.scores)
    numbers = [one.number for one in line.standings]
    assert numbers == sorted(set(numbers))
    assert len(numbers) < len(line.decisions)


def test_the_timeline_of_a_solo_game_has_the_points_after_each_decision() -> None:
    line = pages(whole("battlegrounds", 1, "solo")).timeline()
    assert [one.number for one in line.standings] == list(range(len(line.decisions) + 1))
    assert line.standings[0].scores == [0]
    assert len({tuple(one.scores) for one in line.standings}) > 2


# From a record


@pytest.mark.parametrize("write", [print_record, record_to_json])
@pytest.mark.parametrize(("game", "players", "preset"), GAMES)
def test_a_record_is_the_same_replay_as_the_table(
    game: str, players: int, preset: str, write: Callable[..., str]
) -> None:
    scene = played(game, players, preset, 40)
    record = read_record(write(scene.table.record()))
    taken, table = pages_of_record(record), pages(scene)
    for viewer in (-1, 0):
        there = table.page(viewer, 0, 100).moments
        here = taken.page(viewer, 0, 100).moments
        assert [one.position.view for one in here] == [one.position.view for one in there]
        assert [one.events for one in here] == [one.events for one in there]
    assert taken.over
    assert taken.timeline().decisions == _decisions(scene)


def _decisions(scene: TableScene) -> list[schemas.ReplayDecision]:
    scene.ask(0, wire.ResignRequest())
    if scene.table.status == "running":
        return pages_of_record(scene.table.record()).timeline().decisions
    return pages(scene).timeline().decisions


def test_a_record_that_begins_in_mid_game_is_shown_from_there() -> None:
    record = played("rush", 2).table.record()
    state = replay(record, 100)
    game = pages_of_record(record).game
    later = replace(record, position=game.codec.dump(state), plies=record.plies[100:])
    moments = pages_of_record(later).page(-1, 0, 1).moments
    assert moments[0].news.kind == "started"
    assert moments[0].position.view["round"] == state.round_number  # type: ignore[attr-defined]


def test_a_record_without_plies_shows_the_table_before_it_is_dealt() -> None:
    record = replace(played("rush", 2).table.record(), plies=())
    (moment,) = pages_of_record(record).page(-1, 0, 10).moments
    assert moment.position.to_move is None


def test_comments_stay_with_their_moment() -> None:
    record = played("battlegrounds", 2).table.record()
    at = next(number for number, ply in enumerate(record.plies) if ply.seat >= 0)
    plies = [*record.plies]
    plies[at] = replace(plies[at], comment="A bold start.")
    moments = pages_of_record(replace(record, plies=tuple(plies))).page(-1, 0, 3).moments
    assert [one.comment for one in moments] == ["", "A bold start.", ""]


@pytest.mark.parametrize(
    "text", ["", "nonsense", "{}", "[sztab 1]\n[game chess]\n[players 2]\n", "{" * 5000, "\udc80"]
)
def test_an_invalid_record_is_refused_with_a_reason(text: str) -> None:
    assert refused(lambda: pages_of_record(read_record(text))) == "bad-record"


def test_a_record_that_does_not_follow_from_the_rules_is_refused() -> None:
    record = whole("battlegrounds", 2, "family").table.record()
    assert record.result is not None
    for wrong in (
        replace(record, plies=record.plies[5:]),
        replace(record, result=replace(record.result, winners=())),
        replace(record, rules="0.1"),
        replace(record, plies=record.plies * 2),
    ):
        assert refused(partial(pages_of_record, wrong)) == "bad-record"


# Keeping replays


def test_a_replay_is_made_once_and_again_when_the_game_has_gone_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = played("battlegrounds", 2, moves=5)
    made = 0

    def make(code: str, lines: Sequence[Logged]) -> ReplayPages:
        nonlocal made
        made += 1
        return pages_of_table(code, lines)

    monkeypatch.setattr(job_runner, "pages_of_table", make)
    bench = job_runner.JobRunner()

    def look(opened_at: int = 0) -> JobResult:
        """Ask without the log, and send it if it is missing."""
        job = ShowReplay("ABCDEF", opened_at, scene.table.seq, count=9)
        result = bench.answer(JobTask(1, job, 1.0))
        if result.missing is None:
            return result
        assert result.missing == -1
        lines = [LogLine(row.seq, row.at, row.entry) for row in rows(scene)]
        return bench.answer(JobTask(2, structs.replace(job, lines=lines), 1.0))

    first = look()
    assert (look().body, made) == (first.body, 1)
    scene.move_any(1)
    assert look().body != first.body
    assert made == 2
    for opened_at in range(1, 1 + job_runner.REPLAYS):
        look(opened_at)
    assert made == 2 + job_runner.REPLAYS
    look()
    assert made == 3 + job_runner.REPLAYS
