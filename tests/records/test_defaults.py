"""Every toggle is written down; toggles missing in older files have their values of rules 1.0."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib import resources
from typing import Any

import pytest

from sztab import games
from sztab.core.action import RulesError
from sztab.core.game import AnyGame
from sztab.core.toggle import Default, Preset, Rules, Toggle
from sztab.records import (
    Record,
    RecordError,
    describe_position,
    open_position,
    parse_position,
    parse_record,
    print_position,
    print_record,
    replay,
)
from sztab.records.compatibility import beside_preset
from sztab.records.defaults import FILE, first_rules, resolve
from tests.records.played import NAMES, Played
from tests.toy.game import GAME as TOY

RUSH = games.get("rush")


def frozen(name: str) -> dict[str, Any]:
    text = resources.files("sztab.games").joinpath(name, "data", FILE).read_text("utf-8")
    return tomllib.loads(text)


# The frozen table


@pytest.mark.parametrize("name", NAMES)
def test_the_code_still_agrees_with_rules_1_0(name: str) -> None:
    """When a default or a preset changes on purpose, list the difference here.

    Newer toggles declare their value for older files.
    """
    game, first = games.get(name), frozen(name)
    toggles = {one.name: one.default for one in game.toggles() if one.name in first["toggles"]}
    assert toggles == first["toggles"]
    assert list(conditional(game)) == first.get("conditional", [])
    presets = {row["name"]: (row["settings"], row["by_players"]) for row in first["presets"]}
    assert {one.name: described(one) for one in game.presets()} == presets


def conditional(game: AnyGame) -> Iterator[dict[str, Any]]:
    for toggle in game.toggles():
        for one in toggle.defaults:
            yield {"toggle": toggle.name, "value": one.value, "given": one.given}


def described(preset: Preset) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
    return preset.settings, {str(number): {**more} for number, more in preset.by_players.items()}


@pytest.mark.parametrize("name", NAMES)
def test_a_newer_toggle_declares_its_value_in_older_files(name: str) -> None:
    first = first_rules(name)
    assert first is not None
    newer = [one for one in games.get(name).toggles() if one.name not in first.toggles]
    assert [one.name for one in newer if one.before not in one.values] == []


@pytest.mark.parametrize("name", NAMES)
def test_older_files_keep_their_meaning(name: str) -> None:
    """As long as the code agrees with rules 1.0, both ways to fill the gaps are the same."""
    game = games.get(name)
    for players in range(game.min_players, game.max_players + 1):
        for preset in ["", *[one.name for one in game.presets()]]:
            meant = outcome(lambda: game.rules(players, None, preset or None))  # noqa: B023 (called at once)
            assert outcome(lambda: resolve(game, players, preset, {}, None)) == meant  # noqa: B023 (the same)


def outcome(make: Callable[[], Rules]) -> dict[str, str] | str:
    """Return the settings of rules, or why they cannot be made."""
    try:
        return make().settings
    except RulesError as error:
        return str(error)


# Changed defaults


NEW = Toggle("opt.new", ["b", "a"], "RUSH-011", "", lambda *_: None, before="a")


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """Change a default and all presets of Rush, and add a toggle."""
    toggles = [*map(other_default, RUSH.toggles()), NEW]
    presets = [
        Preset(one.name, one.text, {**one.settings, "reserve.size": "6"}, one.by_players)
        for one in RUSH.presets()
    ]
    monkeypatch.setattr(RUSH, "all_toggles", toggles)
    monkeypatch.setattr(RUSH, "all_presets", presets)
    return RUSH


def other_default(one: Toggle) -> Toggle:
    if one.name != "opt.depotInfo":
        return one
    return Toggle(one.name, one.values[::-1], one.clause, one.text, one.edit)


def test_an_older_file_keeps_the_defaults_of_its_time(changed: AnyGame) -> None:
    settings = resolve(changed, 3, "base", {"hq": "on"}, None).settings
    assert changed.rules(3, None, "base").settings["reserve.size"] == "6"
    assert (settings["reserve.size"], settings["opt.depotInfo"]) == ("4", "owner")
    assert settings["hq"] == "on"


def test_a_toggle_that_an_older_file_does_not_know_keeps_the_rules_as_they_were(
    changed: AnyGame,
) -> None:
    assert changed.rules(3).settings["opt.new"] == "b"
    assert resolve(changed, 3, "", {}, None).settings["opt.new"] == "a"


def test_a_file_that_names_every_toggle_needs_no_preset(changed: AnyGame) -> None:
    settings = resolve(changed, 3, "", {}, None).settings
    again = resolve(changed, 3, "a preset that is gone", settings, None)
    assert again.settings == settings


def test_a_default_that_depends_on_others_is_filled_in_as_it_was() -> None:
    given = {"attack.sendDefender": "on", "combat": "interactive", "hand.reveal": "one-by-one"}
    settings = resolve(RUSH, 2, "interactive-core", given, None).settings
    assert settings["opt.fightBreaks"] == "block"
    assert any(isinstance(one, Default) for one in RUSH.toggles()[-1].defaults)


def test_custom_cards_still_set_the_same_toggles() -> None:
    text = '[[achievements]]\nid = "mine"\nname = "Mine"\nmeasure = "count"\n'
    content = RUSH.components.read(text, "cards")
    assert resolve(RUSH, 2, "", {}, content).settings["achievements.custom"] == "1"
    none = resolve(RUSH, 2, "", {"achievements.custom": "0"}, content).settings
    assert none["achievements.custom"] == "0"


def test_a_game_without_the_table_has_its_defaults() -> None:
    assert first_rules(TOY.name) is None
    assert resolve(TOY, 2, "", {}, None).settings == TOY.rules(2).settings


def test_an_unknown_toggle_is_named() -> None:
    text = "[game rush]\n[players 2]\n[set opt.depotInfos=all]\n"
    with pytest.raises(RecordError, match=r"no toggle 'opt\.depotInfos' \(did you mean 'opt\.dep"):
        replay(parse_record(text))
    with pytest.raises(RecordError, match=r"in rules 1\.0 .* a newer Sztab may have it"):
        replay(parse_record("[game rush]\n[players 2]\n[set moon=full]\n"))


# Writing


@pytest.mark.parametrize("name", NAMES)
def test_records_and_positions_name_every_toggle(name: str) -> None:
    game = games.get(name)
    rules = game.rules(max(2, game.min_players))
    match = Played(game, rules, 1)
    text = print_record(match.record())
    assert parse_record(text).settings == rules.settings
    assert print_record(parse_record(text)) == text
    assert max(map(len, text.splitlines())) <= 88
    saved = print_position(describe_position(game, rules, match.state))
    assert parse_position(saved).settings == rules.settings
    assert print_position(parse_position(saved)) == saved
    assert open_position(parse_position(saved))[1].settings == rules.settings


def test_settings_fill_the_lines_of_a_record() -> None:
    settings = {f"opt.{letter * 9}": "value" for letter in "gfedcba"}
    lines = print_record(Record("x", 2, settings=settings)).splitlines()
    assert lines[3:] == [
        "[set opt.aaaaaaaaa=value opt.bbbbbbbbb=value opt.ccccccccc=value opt.ddddddddd=value]",
        "[set opt.eeeeeeeee=value opt.fffffffff=value opt.ggggggggg=value]",
    ]


def test_the_older_ways_to_write_settings_are_read() -> None:
    text = "[game rush]\n[players 2]\n[set hq on]\n[set opt.depotInfo=all reserve.size=5]\n"
    settings = {"hq": "on", "opt.depotInfo": "all", "reserve.size": "5"}
    assert parse_record(text).settings == settings
    table = 'game = "rush"\nplayers = 2\n[settings]\nhq = "on"\n"opt.depotInfo" = "all"\n'
    assert parse_position(table).settings == {"hq": "on", "opt.depotInfo": "all"}


@pytest.mark.parametrize("wrong", ['["hq"]', "[1]", '["=on"]', '["hq="]'])
def test_settings_that_are_no_settings_are_refused(wrong: str) -> None:
    with pytest.raises(RecordError, match=r'a text like "opt\.first=host" is expected'):
        parse_position(f'game = "rush"\nplayers = 2\nsettings = {wrong}\n')


# Toggles worth showing


def test_only_differences_from_the_preset_are_shown() -> None:
    asked = {"opt.depotInfo": "all"}
    rules = RUSH.rules(3, asked, "second-front")
    assert beside_preset(RUSH, 3, "second-front", rules.settings) == asked
    assert beside_preset(RUSH, 3, "", RUSH.rules(3).settings) == {}
    six = RUSH.rules(6, {"players.max": "6"}).settings
    assert beside_preset(RUSH, 6, "", six) == {"players.max": "6"}
    alone = games.get("battlegrounds").rules(1).settings
    assert beside_preset(games.get("battlegrounds"), 1, "", alone) == {}
