"""Games stored by earlier versions are replayed as they were, and running ones continue."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from sztab import games
from sztab.catalogue.game_info import describe_game
from sztab.core.rng import Rng
from sztab.records import (
    open_position,
    parse_position,
    parse_record,
    print_position,
    print_record,
    record_from_json,
    replay,
)
from sztab.records.defaults import first_rules
from sztab.server.tables import log
from sztab.server.tables.checks import compare
from sztab.server.tables.proposals import bot_moving, propose
from sztab.server.tables.table import load
from sztab.server.wire import MoveRequest
from tests.golden.corpus.reader import FILES, name, stored

if TYPE_CHECKING:
    from sztab.records import Record
    from sztab.server.tables.table import Table

ALL = [(file, number) for file in FILES for number in range(len(stored(file)))]
IDS = [name(*one) for one in ALL]
RECORDS = [one for one in ALL if "record" in stored(one[0])[one[1]]]
POSITIONS = [one for one in ALL if "position" in stored(one[0])[one[1]]]


def brought_back(kept: dict[str, Any]) -> Table:
    """Return the table that is the fold of the log."""
    rows: list[tuple[int, log.Entry]] = [
        (at, log.decode(text.encode())) for at, text in kept["log"]
    ]
    return load("ABCDEF", rows)


@pytest.mark.parametrize(("file", "number"), ALL, ids=IDS)
def test_a_table_is_what_it_was(file: str, number: int) -> None:
    kept = stored(file)[number]
    table = brought_back(kept)
    state = table.play.state
    assert table.rules.settings == kept["settings"]
    assert table.game.codec.dump(state) == kept["final"]
    assert (table.status, state.scores()) == (kept["status"], kept["scores"])
    if kept["status"] == "over":
        assert table.outcome is not None
        assert list(table.outcome.winners) == kept["winners"]
        return
    play_on(table)


def play_on(table: Table, moves: int = 5) -> None:
    """Make a few random legal decisions."""
    rng = Rng(1)
    for _ in range(moves):
        seat, play = table.to_move(), table.play
        if seat < 0:
            return
        action = play.notation.format(rng.choice(play.state.legal_actions()))
        if table.seats[seat].bot:
            proposal = bot_moving(table, seat, action, table.turn)
        else:
            proposal = propose(table, seat, MoveRequest(table.turn, action), table.changed_at)
        table.follow(proposal.entry, table.changed_at, proposal.step)
        compare(table, proposal.entry)


@pytest.mark.parametrize(("file", "number"), RECORDS, ids=[name(*one) for one in RECORDS])
def test_a_record_is_replayed_to_the_same_end(file: str, number: int) -> None:
    kept = stored(file)[number]
    record = read_record(kept["record"])
    state = replay(record)
    assert games.get(kept["game"]).codec.dump(state) == kept["final"]
    assert parse_record(print_record(record)) == record


def read_record(text: str) -> Record:
    return record_from_json(text) if text.startswith("{") else parse_record(text)


@pytest.mark.parametrize(("file", "number"), POSITIONS, ids=[name(*one) for one in POSITIONS])
def test_a_position_is_the_same(file: str, number: int) -> None:
    kept = stored(file)[number]
    position = parse_position(kept["position"])
    game, rules, state = open_position(position)
    assert rules.settings == kept["settings"]
    assert game.codec.dump(state) == kept["final"]
    assert parse_position(print_position(position)) == position


@pytest.mark.parametrize("file", FILES)
def test_there_are_enough_of_all_kinds(file: str) -> None:
    """At least one finished and one running game of each preset of rules 1.0 for any number."""
    found = Counter(
        (one["game"], one["preset"], one["players"], one["status"]) for one in stored(file)
    )
    for game in games.names():
        first = first_rules(game)
        assert first is not None
        for preset in describe_game(games.get(game)).presets:
            for players in preset.players if preset.name in first.presets else ():
                for status in ("over", "running"):
                    assert found[game, preset.name, players, status], (preset.name, players)
    statuses = Counter(one["status"] for one in stored(file))
    assert min(statuses["over"], statuses["running"]) >= 30
    opened = [log.decode(one["log"][0][1].encode()) for one in stored(file)]
    assert sum(isinstance(one, log.Opened) and bool(one.content) for one in opened) >= 4
    assert sum(isinstance(one, log.Opened) and bool(one.terms.settings) for one in opened) >= 20
