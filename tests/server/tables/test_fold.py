"""Folding the entries of a table gives the table: stored and folded again, it is the same."""

from __future__ import annotations

import os
from random import Random

import pytest

from sztab.core.action import PositionError
from sztab.play.match import UNDO_LIMIT
from sztab.records import verify
from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.proposals import Proposal, Repeated, flagging, joining, propose, starting
from sztab.server.tables.table import load
from sztab.server.wire.refusals import Refusal
from tests.server.tables.entry_scenes import SCENES, moved, started
from tests.server.tables.scenes import (
    BANK,
    BOT,
    OPEN,
    PERSON,
    TURN,
    TableScene,
    everything,
    sit,
    terms,
)

SOAK = int(os.environ.get("SZTAB_SOAK", "") or 6)


@pytest.mark.parametrize("name", SCENES)
def test_stored_entries_of_every_kind_add_up_to_the_same_table(name: str) -> None:
    scene = SCENES[name]()
    assert type(scene.log[-1][1]).__name__ == name.split(maxsplit=1)[0]
    assert scene.table.seq == len(scene.log) - 1
    scene.wait(2)
    scene.check_log()


def test_every_kind_of_entry_has_its_scene() -> None:
    kinds = {one.__name__ for one in log.AnyEntry.__args__}
    kinds.remove("Stopped")  # such a log is no table any more: see tests/server/tables/upgrades
    assert kinds == {name.split(maxsplit=1)[0] for name in SCENES}


def test_a_table_can_be_folded_in_two_parts() -> None:
    scene = sit("rush", 3)
    scene.move_any(30, Random("two parts"))
    half = load("ABCDEF", scene.log[:15])
    for at, entry in scene.log[15:]:
        half.follow(entry, at)
    assert everything(half, scene.now) == everything(scene.table, scene.now)


TABLES = [
    ("rush", 2, ""),
    ("rush", 4, "alternative-teams"),
    ("rush", 3, "second-front"),
    ("warsaw", 2, ""),
    ("warsaw", 4, ""),
    ("battlegrounds", 2, "battle"),
    ("battlegrounds", 3, "family"),
    ("battlegrounds", 4, "team"),
    ("battlegrounds", 1, "solo"),
]


@pytest.mark.parametrize(("game", "players", "preset"), TABLES)
def test_random_requests_fold_to_the_same_table(game: str, players: int, preset: str) -> None:
    for number in range(max(1, SOAK // 6)):
        rng = Random(f"{game} {players} {preset} {number}")
        scene = people(rng, game, players, preset)
        for step in range(150):
            scene.wait(rng.randrange(4))
            random_request(scene, rng)
            assert scene.table.seq == len(scene.log) - 1
            if step % 50 == 0:
                scene.check_log()
        scene.check_log()


def people(rng: Random, game: str, players: int, preset: str) -> TableScene:
    plans = [rng.choice([PERSON, PERSON, OPEN, BOT]) for _ in range(players)]
    clock = rng.choice([None, BANK, TURN])
    agreed = terms(game, plans, preset, clock=clock, patience=rng.choice([0, 3, 120]))
    return TableScene(agreed, str(rng.randrange(10**6)))


def random_request(scene: TableScene, rng: Random) -> None:
    """Carry out a random request, allowed or not."""
    table = scene.table
    seat = rng.randrange(len(table.seats))
    kind = rng.randrange(40)
    try:
        if kind < 28:
            scene.move_any(1, rng)
        elif kind < 32:
            scene.undo(seat)
        elif kind < 35:
            scene.ask(seat, wire.AnswerRequest(table.asked_seq, rng.randrange(3) > 0))
        elif kind < 36:
            scene.take(rare_request(scene, seat, rng))
        elif table.seats[seat].has_person:
            hand = wire.HandRequest(rng.randrange(len(table.seats)), "recruit")
            name = wire.RenameRequest(rng.choice(["Ada", "Bob"]))
            requests: list[wire.Request] = [
                name,
                wire.BackRequest(),
                hand,
                wire.SayRequest("hm", id=name.name),
            ]
            scene.ask(seat, rng.choice(requests))
        if table.status == "open":
            scene.come(seat)
            scene.take(starting(table) if rng.randrange(2) else joining(table, "", None))
    except (Refusal, Repeated):
        pass
    proposal = flagging(table, scene.now)
    if proposal is not None:
        scene.take(proposal)


def rare_request(scene: TableScene, seat: int, rng: Random) -> Proposal:
    """Return a rare request."""
    if rng.randrange(2):
        return Proposal(log.Paused(rng.randrange(3000)))
    request: wire.Request = wire.LeaveRequest() if rng.randrange(2) else wire.ResignRequest()
    if not scene.table.seats[seat].has_person:
        raise Refusal("spectator", "Nobody sits here.")
    return propose(scene.table, seat, request, scene.now)


@pytest.mark.parametrize("game", ["rush", "warsaw", "battlegrounds"])
def test_a_game_played_to_its_end_has_a_record_that_can_be_checked(game: str) -> None:
    scene = sit(game, 2)
    rng = Random(game)
    while scene.table.status == "running":
        scene.move_any(1, rng)
        if rng.randrange(5) == 0:
            try_undo(scene, rng.randrange(2))
    assert scene.table.outcome is not None
    assert scene.table.outcome.how == "finished"
    scene.check_log()
    record = scene.table.record()
    assert record.result is not None
    assert record.result.winners == tuple(scene.table.outcome.winners)
    verdict = verify(record)
    assert verdict.mismatch is None
    assert verdict.commitment == scene.table.commitment


def try_undo(scene: TableScene, seat: int) -> None:
    """Take back what can be taken back; the other player agrees."""
    try:
        scene.undo(seat)
    except Refusal:
        return
    if scene.table.asked is not None:
        scene.ask(1 - seat, wire.AnswerRequest(scene.table.asked_seq, True))


def test_undo_reaches_as_far_from_the_log_as_from_memory() -> None:
    scene = sit("battlegrounds", 2)
    scene.move_any(UNDO_LIMIT + 20)
    assert len(scene.again().play.before) == len(scene.table.play.before) <= UNDO_LIMIT
    scene.check_log()


def test_the_options_are_stored() -> None:
    agreed = terms("rush", [PERSON, PERSON], clock=BANK, patience=30, watch=False)
    assert TableScene(agreed).again().terms == agreed


def test_missing_options_have_defaults() -> None:
    scene = TableScene(terms("rush", [PERSON, PERSON]))
    stored = log.encode(scene.log[0][1])
    assert b"patience" not in stored
    assert b"watch" not in stored
    usual = scene.again().terms
    assert (usual.patience, usual.watch) == (120, True)


# Logs that cannot be folded


def test_a_log_must_begin_with_its_opening() -> None:
    with pytest.raises(PositionError, match="begin with its opening"):
        load("ABCDEF", [(0, log.Closed())])


@pytest.mark.parametrize(
    "entry",
    [
        log.Moved(0, "put acz wp.n.line1", ["order P1,P2"]),
        log.Moved(0, "put wp acz.n.line1"),
        log.Moved(1, "put acz wp.n.line1"),
        log.Moved(0, "no such thing"),
        log.Moved(0, "put acz wp.n.line1", ["no such thing"]),
        log.Undone(0, 0),
    ],
)
def test_an_entry_that_does_not_follow_is_an_error(entry: log.Entry) -> None:
    scene = started()
    with pytest.raises(PositionError):
        load("ABCDEF", [*scene.log, (scene.now, entry)])


def test_chance_must_be_complete() -> None:
    scene = moved()
    at, entry = scene.log[-1]
    assert isinstance(entry, log.Moved)
    cut = log.Moved(entry.seat, entry.action, entry.chance[:-1])
    with pytest.raises(PositionError, match="missing"):
        load("ABCDEF", [*scene.log[:-1], (at, cut)])
