"""A record contains the custom cards of the game, so it replays anywhere."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from sztab import games
from sztab.core.action import SztabError
from sztab.records import (
    Record,
    RecordError,
    VersionError,
    describe_position,
    open_position,
    parse_position,
    parse_record,
    print_position,
    print_record,
    record_from_json,
    record_to_json,
    replay,
)
from tests.records.played import Played, finish, resumed

GAME = games.get("rush")
OWN: dict[str, Any] = {
    "remove": ["ussr-t-34"],
    "vehicles": [
        {
            "id": "7tp",
            "name": "7TP «Żubr»",
            "nation": "usa",
            "class": "light",
            "cost": 0,
            "resources": 2,
            "firepower": 1,
            "armour": 1,
            "abilities": [{"kind": "scouting"}, {"kind": "research", "value": 2}],
        },
        {"id": "germany-maus", "cost": 9},
    ],
    "achievements": [
        {"id": "mine", "name": "Mine", "measure": "count", "where": {"class": ["light"]}}
    ],
}


@cache
def played() -> Record:
    """Return a finished game with custom cards."""
    return finish(Played(GAME, GAME.rules(2, content=OWN), 7)).record()


def test_the_record_contains_the_cards_as_toml() -> None:
    assert played().content == OWN
    text = print_record(played())
    assert '\n[content]\n| remove = ["ussr-t-34"]\n|\n| [[vehicles]]\n| id = "7tp"\n' in text
    assert '| abilities = [{ kind = "scouting" }, { kind = "research", value = 2 }]\n' in text


def test_text_and_json_lose_nothing_and_replay() -> None:
    for again in (
        parse_record(print_record(played())),
        record_from_json(record_to_json(played())),
        record_from_json(record_to_json(parse_record(print_record(played())))),
    ):
        assert again == played()
        assert replay(again).scores() == replay(played()).scores()


def test_a_game_goes_on_with_its_cards() -> None:
    begun = replace(played(), plies=played().plies[:40], result=None)
    match = resumed(parse_record(print_record(begun)))
    assert match.rules.content == OWN
    assert match.record().content == OWN
    assert finish(match).record().content == OWN


def test_other_cards_than_those_in_the_record_are_noticed() -> None:
    other = replace(played(), content=OWN | {"remove": ["usa-m6"]})
    with pytest.raises(VersionError, match="made with cards"):
        replay(other)
    with pytest.raises(VersionError, match="made with cards"):
        replay(replace(played(), content=None, settings={}))


def test_own_achievements_that_were_left_out_stay_out() -> None:
    rules = GAME.rules(2, {"achievements.custom": "0"}, content=OWN)
    record = finish(Played(GAME, rules, 7), 20).record()
    assert record.settings["achievements.custom"] == "0"
    assert replay(record).to_move() >= 0
    assert played().settings["achievements.custom"] == "1"


def test_a_position_carries_the_cards() -> None:
    match = Played(GAME, GAME.rules(2, content=OWN), 7)
    position = describe_position(GAME, match.rules, match.state)
    again = parse_position(print_position(position))
    assert again == position
    assert again.content == OWN
    game, rules, state = open_position(again)
    assert game.codec.dump(state) == GAME.codec.dump(match.state)
    assert rules.card_hash == match.rules.card_hash


def line_of(text: str, part: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if part in line)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cost = 9", "cots = 9", "vehicles, germany-maus: unknown field 'cots' (did you mean"),
        ("cost = 9", 'cost = "9"', "vehicles, germany-maus: field 'cost' must be a whole number"),
        ("cost = 9", "cost = ", "the content is not TOML: Invalid value"),
        ('"ussr-t-34"', '"ussr-t34"', "remove: 'ussr-t34' is not a printed vehicle"),
        ('"count"', '"luck"', "achievements, mine: field 'measure' is 'luck'"),
    ],
)
def test_corrupt_cards_are_refused_with_file_and_line(old: str, new: str, problem: str) -> None:
    text = print_record(played())
    with pytest.raises(RecordError) as caught:
        parse_record(text.replace(old, new, 1), "x")
    assert str(caught.value).startswith(f"x:{line_of(text, old)}: {problem}")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ({"tanks": []}, "x: card file: tanks: unknown section"),
        ({"vehicles": [{"id": "new"}]}, "x: card file: vehicles, new: field 'name' is missing"),
        ({"vehicles": 5}, "x: card file: vehicles: must be an array of tables"),
    ],
)
def test_corrupt_cards_in_json_are_refused_when_they_are_used(
    content: dict[str, Any], problem: str
) -> None:
    text = record_to_json(replace(played(), content=content))
    with pytest.raises(SztabError) as caught:
        replay(record_from_json(text, "x"))
    assert str(caught.value).startswith(problem)


def test_cards_that_are_no_table_are_refused() -> None:
    text = record_to_json(played()).replace('"content": {', '"content": 5, "x": {')
    with pytest.raises(RecordError, match="content: an object is expected, not 5"):
        record_from_json(text, "x")


def test_cards_for_a_game_that_takes_none_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.toy.game import GAME as TOY  # noqa: PLC0415 (registered for this test only)

    monkeypatch.setitem(games._registered, "high", TOY)
    text = "[game high]\n[players 2]\n[content]\n| remove = []\n"
    with pytest.raises(RecordError, match=r"^x:4: High Card takes no card file\.$"):
        parse_record(text, "x")


def test_own_cards_of_a_game_that_is_not_installed_are_kept() -> None:
    record = Record("example", 2, content={"cards": [{"id": "a"}]})
    assert parse_record(print_record(record)) == record
