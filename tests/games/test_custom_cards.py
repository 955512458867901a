"""Custom cards in every game: whole games, records, positions, components, the card list."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sztab import games, words
from sztab.core.action import SPECTATOR, ContentError, RulesError
from sztab.core.rng import Rng
from sztab.records import (
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
from tests.games.custom_cards import FILES
from tests.games.json_schema import valid
from tests.laws.adapters import adapter_for
from tests.records.played import Played, finish

if TYPE_CHECKING:
    from sztab.core.game import AnyGame

ROOT = Path(__file__).parents[2]
PRESETS = [
    (name, preset, players)
    for name in FILES
    for preset, numbers in adapter_for(name).preset_players.items()
    for players in numbers
]


def content_of(game: AnyGame) -> dict[str, Any]:
    return game.components.read(FILES[game.name], "my.toml")


def test_every_game_takes_custom_cards() -> None:
    assert {name for name in games.names() if games.get(name).components.schema()} == set(FILES)


@pytest.mark.parametrize(("name", "preset", "players"), PRESETS)
def test_a_random_game_is_played_to_its_end(name: str, preset: str, players: int) -> None:
    game = games.get(name)
    rules = game.rules(players, preset=preset, content=content_of(game))
    state, rng = game.new(rules), Rng(players)
    while (seat := state.advance(rng)) >= 0:
        view = state.view(seat)
        actions = view.legal_actions()
        assert words.question(game, words.ENGLISH, rules, view)
        assert len(game.advice.values(view, actions[:3])) == len(actions[:3])
        assert words.explain(game, words.ENGLISH, rules, actions[0])
        state.play(rng.choice(actions))
    assert len(state.scores()) == players


@pytest.mark.parametrize("name", FILES)
def test_a_record_carries_the_cards_and_replays_without_the_file(name: str) -> None:
    game = games.get(name)
    content = content_of(game)
    record = finish(Played(game, game.rules(2, content=content), 7)).record()
    assert record.content == content
    for again in (
        parse_record(print_record(record)),
        record_from_json(record_to_json(record)),
    ):
        assert again == record
        assert replay(again).scores() == replay(record).scores()


@pytest.mark.parametrize("name", FILES)
def test_a_saved_position_carries_the_cards(name: str) -> None:
    game = games.get(name)
    match = finish(Played(game, game.rules(2, content=content_of(game)), 7), 40)
    position = describe_position(game, match.rules, match.state)
    again = parse_position(print_position(position))
    assert again == position
    opened, rules, state = open_position(again)
    assert opened.codec.dump(state) == game.codec.dump(match.state)
    assert (rules.card_hash, rules.content) == (match.rules.card_hash, match.rules.content)


@pytest.mark.parametrize("name", FILES)
def test_a_view_can_be_sent_to_another_process(name: str) -> None:
    game = games.get(name)
    match = finish(Played(game, game.rules(2, content=content_of(game)), 3), 60)
    view = match.state.view(match.state.to_move())
    data = game.codec.dump_view(view)
    assert game.codec.dump_view(game.codec.load_view(match.rules, data)) == data


@pytest.mark.parametrize("name", FILES)
def test_a_guess_at_what_is_hidden_looks_the_same_to_the_seat(name: str) -> None:
    game = games.get(name)
    match = Played(game, game.rules(2, content=content_of(game)), 11)
    rng = Rng(1)
    for _ in range(12):
        finish(match, 8)
        for seat in (*range(2), SPECTATOR):
            view = match.state.view(seat)
            guess = view.determinise(rng).view(seat)
            assert game.codec.dump_view(guess) == game.codec.dump_view(view)
            assert guess.legal_actions() == view.legal_actions()


@pytest.mark.parametrize("name", FILES)
def test_custom_cards_have_another_print_and_the_printed_ones_the_same(name: str) -> None:
    game = games.get(name)
    printed = game.rules(2).card_hash
    assert game.rules(2, content={}).card_hash == printed
    assert game.rules(2, content=content_of(game)).card_hash != printed
    assert game.rules(2, content={}).content == {}
    assert game.rules(2).content is None


@pytest.mark.parametrize("name", FILES)
def test_the_components_and_the_card_list_show_custom_cards(name: str) -> None:
    game = games.get(name)
    content = content_of(game)
    shown = game.components.in_play(game.rules(2, content=content))["cards"]
    rows = {row[0]: row for row in game.components.rows(content).rows}
    added = {change.id for change in game.components.changes(content) if change.kind == "added"}
    removed = {change.id for change in game.components.changes(content) if change.kind == "removed"}
    changed = {change.id for change in game.components.changes(content) if change.kind == "changed"}
    assert added
    assert removed == set(content["remove"])
    assert added <= set(shown) & set(rows)
    assert not removed & (set(shown) | set(rows))
    assert all(rows[card][-1].startswith("changed") for card in changed)
    assert all(rows[card][-1].startswith("designed") for card in added)
    printed = game.components.in_play(game.rules(2))["cards"]
    assert removed <= set(printed)


@pytest.mark.parametrize("name", FILES)
def test_a_complete_file_is_the_printed_one_and_changes_nothing(name: str) -> None:
    game = games.get(name)
    [file] = [
        path
        for path in (ROOT / "src/sztab/games" / name / "data").glob("*.toml")
        if "defaults" not in path.name
    ]
    content = game.components.read(file.read_text("utf-8"), file.name)
    assert game.components.changes(content) == []
    assert game.rules(2, content=content).card_hash == game.rules(2).card_hash


@pytest.mark.parametrize("name", FILES)
def test_the_published_schema_is_up_to_date(name: str) -> None:
    """If not: sztab cards schema GAME > docs/schema/GAME-cards.json."""
    published = (ROOT / f"docs/schema/{name}-cards.json").read_text("utf-8")
    assert (
        published
        == json.dumps(games.get(name).components.schema(), ensure_ascii=False, indent=1) + "\n"
    )


@pytest.mark.parametrize("name", FILES)
def test_the_schema_takes_printed_and_custom_cards(name: str) -> None:
    schema = games.get(name).components.schema()
    assert valid(tomllib.loads(FILES[name]), schema)
    for file in (ROOT / "src/sztab/games" / name / "data").glob("c*.toml"):
        assert valid(tomllib.loads(file.read_text("utf-8")), schema)


@pytest.mark.parametrize("name", FILES)
def test_cards_as_data_are_checked_as_well(name: str) -> None:
    with pytest.raises(ContentError, match=r"^card file: not: unknown section"):
        games.get(name).rules(2, content={"not": True})


LONG = {
    "rush": ("vehicles", "cost", "1" * 101),
    "warsaw": ("cards", "limit", "1" * 101),
    "battlegrounds": ("tanks", "slots", "1" * 101),
}


@pytest.mark.parametrize("name", FILES)
def test_the_same_limits_hold_for_every_game(name: str) -> None:
    game = games.get(name)
    section, field, digits = LONG[name]
    ids = ", ".join(f'"x-{number}"' for number in range(256))
    row = f"[[{section}]]\n"
    for text, problem in (
        (f"{row}{field} = {digits}", "a whole number has more than 100 digits"),
        (f"remove = [{ids}]", "remove: has 256 ids, but at most 255 are allowed"),
        (row * 256, f"{section}: has 256 entries, but at most 255 are allowed"),
        (f'{row}id = "{"x" * 65}"', "field 'id' has 65 characters, but an id has at most 64"),
        (f'{row}id = "x"\nname = "{"x" * 61}"', "field 'name' has 61 characters, but at most 60"),
        (
            f'{row}id = "x"\nsource = "{"x" * 301}"',
            "field 'source' has 301 characters",
        ),
        (f"a = {'[' * 50}{']' * 50}", "nested more than 40 deep"),
    ):
        with pytest.raises(ContentError) as caught:
            game.components.read(text, "my.toml")
        told = [str(one) for one in caught.value.complaints]
        assert [one for one in told if problem in one], (problem, told)
        assert all(re.match(r"my\.toml:\d+: ", one) for one in told)
        assert all(len(one) < 1000 for one in told)


def test_pictures_with_different_icons_cannot_be_merged() -> None:
    game = games.get("battlegrounds")
    with pytest.raises(RulesError, match=r"windmill and bridge have different icons.*\[BG-026\]"):
        game.rules(2, {"picture_set": "8x8"}, content=content_of(game))
