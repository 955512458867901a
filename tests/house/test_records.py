"""Records and saved positions name the house rules they were made with."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.bots import make_bot
from sztab.core.rng import Rng
from sztab.house import load, unload
from sztab.play import Match
from sztab.records import (
    Record,
    SavedPosition,
    VersionError,
    describe_position,
    open_position,
    parse_position,
    parse_record,
    print_position,
    print_record,
    record_from_json,
    record_of,
    record_to_json,
    replay,
    verify,
)
from tests.house.test_guide import rules_of

if TYPE_CHECKING:
    from sztab.core.game import AnyGame

pytestmark = pytest.mark.compiled


@pytest.fixture
def match(salvage: AnyGame) -> Match:
    found = Match(salvage, rules_of(salvage, salvage="any"), 5)
    found.run({seat: make_bot("greedy", salvage, Rng(seat)) for seat in range(2)})
    return found


@pytest.fixture
def record(match: Match) -> Record:
    return record_of(match)


@pytest.fixture
def position(salvage: AnyGame) -> SavedPosition:
    match = Match(salvage, rules_of(salvage, salvage="any"), 5)
    bots = {seat: make_bot("greedy", salvage, Rng(seat)) for seat in range(2)}
    for _ in range(20):
        match.step(bots)
    return describe_position(match.game, match.rules, match.state)


def test_a_record_is_the_same_after_writing_and_reading(record: Record) -> None:
    name, _, digest = record.house.partition(" sha256:")
    assert (name, len(digest)) == ("salvage", 64)
    assert f"\n[house {record.house}]\n" in print_record(record)
    assert parse_record(print_record(record)) == record
    assert record_from_json(record_to_json(record)) == record
    assert verify(record).honest
    replay(record)


def test_without_the_file_a_record_is_read_but_not_replayed(record: Record) -> None:
    unload("rush")
    read = parse_record(print_record(record))
    assert read == record
    with pytest.raises(VersionError, match=r"house rules salvage sha256:\w{12}; load their file"):
        replay(read)
    with pytest.raises(VersionError, match="load their file"):
        replay(read, force=True)


def test_with_another_version_of_the_file_it_must_be_forced(record: Record) -> None:
    unload("rush")
    load("other.py")
    with pytest.raises(VersionError, match=r"but salvage sha256:\w{12} are loaded; load the file"):
        replay(record)
    replay(record, force=True)


def test_what_names_no_house_rules_is_refused_even_when_forced(position: SavedPosition) -> None:
    with pytest.raises(VersionError, match="are loaded; load the file"):
        open_position(replace(position, house=" "), force=True)


def test_a_saved_position_is_opened_only_with_its_house_rules(position: SavedPosition) -> None:
    text = print_position(position)
    read = parse_position(text)
    assert read == position
    assert f'house = "{position.house}"' in text
    _, rules, _ = open_position(read)
    assert rules.house == {"salvage": "any"}
    unload("rush")
    with pytest.raises(VersionError, match="load their file"):
        open_position(read)


def test_a_record_without_house_rules_stays_without(salvage: AnyGame) -> None:
    printed = games.get_printed("rush")
    played = Match(printed, printed.rules(2), 5)
    played.run({seat: make_bot("random", printed, Rng(seat)) for seat in range(2)})
    record = record_of(played)
    assert record.house == ""
    assert "house" not in print_record(record) + record_to_json(record)
    assert games.get("rush") is salvage
    assert replay(record).returns() == played.state.returns()
    with pytest.raises(VersionError):
        replay(replace(record, house="salvage sha256:0"))
    Path("plain.sztab").write_text(print_record(record), encoding="utf-8")
