"""Positions are plain data: nothing is lost, copies are independent, saving keeps everything."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.laws import checks
from tests.laws.cases import law, play_on

if TYPE_CHECKING:
    from tests.laws.cases import Table


@law
def test_no_card_is_lost_or_made(table: Table) -> None:
    start = table.adapter.inventory(table.dump(table.game.new(table.rules)))
    for state in table.plies(100):
        checks.nothing_lost(table, state, start)


@law
def test_a_clone_is_independent(table: Table) -> None:
    original, copy = table.state, table.state.clone()
    before = table.dump(original)
    assert table.dump(copy) == before
    record = play_on(copy, table.rng.clone(), table.adapter.max_plies)
    assert table.dump(original) == before
    end = table.dump(copy)
    again = play_on(original, table.rng.clone(), table.adapter.max_plies)
    assert again == record
    assert table.dump(original) == table.dump(copy) == end


@law
def test_a_loaded_position_is_the_saved_one(table: Table) -> None:
    for state in table.plies(12):
        checks.loaded_as_saved(table, state)


@law
def test_a_loaded_position_plays_on_as_the_saved_one(table: Table) -> None:
    loaded = table.game.codec.load(table.rules, table.dump(table.state))
    record = play_on(loaded, table.rng.clone(), table.adapter.max_plies)
    assert play_on(table.state, table.rng.clone(), table.adapter.max_plies) == record
    assert table.dump(table.state) == table.dump(loaded)


@law
def test_a_position_leaves_the_dump_to_its_reader(table: Table) -> None:
    """Changing a dump changes neither the position nor another dump."""
    dump = table.dump(table.state)
    text = json.dumps(dump)
    _wreck(dump)
    assert json.dumps(table.dump(table.state)) == text


def _wreck(data: object) -> None:
    parts = list(data.values()) if isinstance(data, dict) else data
    if isinstance(parts, list):
        for part in parts:
            _wreck(part)
    if isinstance(data, dict | list):
        data.clear()
