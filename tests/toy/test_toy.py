"""A game from outside works with every part of Sztab without a change to any file."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from sztab import games
from sztab.bots import bot_names, make_bot
from sztab.catalogue import describe_game
from sztab.cli.main import app
from sztab.core.action import OVER, SztabError
from sztab.core.event import EVERYBODY
from sztab.core.game import Components
from sztab.core.rng import Rng
from sztab.core.toggle import Rules
from sztab.lab import simulate
from sztab.records import (
    RecordError,
    describe_position,
    load_record,
    open_position,
    parse_position,
    print_position,
    replay,
    save_record,
    verify,
)
from sztab.records.replayer import result_of
from sztab.server.api import schemas
from sztab.server.client import open_table
from sztab.server.remote_bot import RemoteBot
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.architecture.source import MODULES
from tests.records.played import Played, resumed
from tests.server.servers import inside, sqlite
from tests.toy.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

QUICK = {"ismcts": "ismcts:20"}
"""Bots with adjustable effort, and the settings used here."""
PLAYED_THROUGH = {
    "core",
    "words",
    "games",
    "house",
    "bots",
    "play",
    "records",
    "catalogue",
    "lab",
    "server",
    "cli",
}
"""The folders that the tests below use through their public interfaces."""


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    """Register the game for one test only."""
    games.register(GAME)
    yield
    del games._registered[GAME.name]


def played(bot: str = "random", players: int = 3, settings: dict[str, str] | None = None) -> Played:
    rules = GAME.rules(players, settings)
    match = Played(GAME, rules, seed=4)
    match.run({seat: make_bot(bot, GAME, Rng(seat)) for seat in range(players)})
    return match


def sztab(*words: str) -> str:
    result = CliRunner(env={"COLUMNS": "100", "NO_COLOR": "1"}).invoke(app, list(words))
    assert result.exit_code == 0, result.output
    return result.output


def test_every_folder_is_played_through() -> None:
    """A new folder that plays games needs a test here."""
    assert {module.room for module in MODULES if len(module.parts) > 2} == PLAYED_THROUGH


def test_it_is_a_game_like_the_others() -> None:
    assert GAME.name in games.names()
    assert games.get(GAME.name) is GAME


def test_its_toggles_and_presets_are_described() -> None:
    described = describe_game(GAME)
    assert described.name == GAME.name
    assert [toggle.name for toggle in described.toggles] == [one.name for one in GAME.toggles()]


def test_nobody_else_knows_it() -> None:
    assert not [module.place for module in MODULES if GAME.title in module.text]


@pytest.mark.parametrize("bot", [name for name in bot_names() if name != "solver"])
def test_every_bot_for_several_players_plays_it(bot: str) -> None:
    match = played(QUICK.get(bot, bot))
    assert match.to_move() == OVER
    assert sum(match.state.returns()) == pytest.approx(1)
    assert match.log.events


@pytest.mark.parametrize("suffix", [".sztab", ".json"])
@pytest.mark.parametrize("hand", ["two", "three"])
def test_its_record_is_written_read_and_replayed(tmp_path: Path, suffix: str, hand: str) -> None:
    match = played(settings={"opt.hand": hand})
    file = tmp_path / f"game{suffix}"
    save_record(match.record(), file)
    record = load_record(file)
    assert record == match.record()
    assert record.settings == {"opt.hand": hand}
    assert GAME.codec.dump(replay(record)) == GAME.codec.dump(match.state)
    assert result_of(resumed(record).state) == result_of(match.state)


def test_a_forged_record_is_refused_with_the_line(tmp_path: Path) -> None:
    file = tmp_path / "game.sztab"
    file.write_text("[game high]\n[players 2]\n\n1. {deal 7} {deal 7}\n", "utf-8")
    with pytest.raises(RecordError, match=r"game\.sztab:4: .*high\.deal"):
        replay(load_record(file))


def test_its_positions_are_saved_and_opened() -> None:
    rules = GAME.rules(2)
    match = Played(GAME, rules, seed=1)
    match.play(match.state.legal_actions()[0])
    text = print_position(describe_position(GAME, rules, match.state))
    _, _, state = open_position(parse_position(text))
    assert GAME.codec.dump(state) == GAME.codec.dump(match.state)


def test_an_interrupted_match_goes_on_the_same_way(tmp_path: Path) -> None:
    match = Played(GAME, GAME.rules(2), seed=9)
    match.play(match.state.legal_actions()[-1])
    save_record(match.record(), tmp_path / "half.sztab")
    again = resumed(load_record(tmp_path / "half.sztab"))
    for one in (match, again):
        one.run({seat: make_bot("greedy", GAME, Rng(seat)) for seat in range(2)})
    assert again.history() == match.history()


def test_its_views_are_sent_and_loaded() -> None:
    match = Played(GAME, GAME.rules(3), seed=2)
    for seat in (-1, 0, 1):
        view = match.state.view(seat)
        loaded = GAME.codec.load_view(match.rules, GAME.codec.dump_view(view))
        assert GAME.codec.dump_view(loaded) == GAME.codec.dump_view(view)
        assert loaded.legal_actions() == view.legal_actions()


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("seat", 4, "seat: a number from -1 to 1 is expected"),
        ("hands", 7, "hands: a list is expected"),
        ("hands", [[]], "hands: 2 entries are expected"),
        ("hands", [[99], []], "hands: a number from 1 to 13"),
        ("sizes", [2, "2"], "sizes: a number from 0"),
        ("laid", [False, 1], "laid: true or false"),
        ("unseen", [1], "unseen: every card lies somewhere, and once"),
        ("tricks", [0, None], "tricks: a number from 0"),
        ("stack", ["commit P9"], "stack: one of"),
        ("stack", ["turn"], "stack: nobody waits for an automatic step"),
        ("to_move", 1, "to_move: it contradicts"),
        ("colour", "red", "the view: unknown field 'colour'"),
    ],
)
def test_a_view_with_a_wrong_field_is_refused(field: str, value: object, message: str) -> None:
    match = Played(GAME, GAME.rules(2), seed=2)
    data = GAME.codec.dump_view(match.state.view(0)) | {field: value}
    with pytest.raises(SztabError, match=f"^{message}"):
        GAME.codec.load_view(match.rules, data)


def test_the_last_card_of_a_trick_shows_all_of_them() -> None:
    match = Played(GAME, GAME.rules(2), seed=2)
    first = match.state.legal_actions()[0]
    assert (match.state.reveals(first), match.state.witnesses(first)) == (0, 1)
    match.play(first)
    second = match.state.legal_actions()[0]
    assert (match.state.reveals(second), match.state.witnesses(second)) == (EVERYBODY, 2)


def test_its_actions_events_and_tries_have_names() -> None:
    match = Played(GAME, GAME.rules(2), seed=2)
    notation = GAME.codec.notation(match.rules)
    assert notation.fields(notation.parse("commit 7")) == {"verb": "commit", "card": "7"}
    told = [GAME.codec.tell(match.rules, event) for event in match.log.seen_by(0)]
    assert {(parts["kind"], parts["seat"]) for parts in told} == {("dealt", 0), ("dealt", 1)}
    assert [parts["card"] for parts in told if parts["seat"] == 1] == ["?", "?"]
    tries = GAME.advice.tries(match.state.view(0))
    assert len(tries) == 13
    assert set(match.state.legal_actions()) < set(tries)
    assert GAME.advice.tries(match.state.view(1)) == []


def test_the_lab_simulates_it() -> None:
    report = simulate(GAME, GAME.rules(2), ["greedy", "random"], games=20, seed=1)
    assert report.games == 20
    assert sum(line.wins.hits for line in report.bots) == pytest.approx(20)
    assert {source for line in report.bots for source in line.sources} == {"tricks"}


def test_several_processes_say_that_they_do_not_know_it() -> None:
    """Another process imports Sztab, but not the script that registered the game."""
    with pytest.raises(SztabError, match="There is no game 'high'"):
        simulate(GAME, GAME.rules(2), ["random"], games=2, seed=1, jobs=2)


def test_what_is_in_play_is_told_and_a_game_may_say_nothing_of_it() -> None:
    rules = GAME.rules(2)
    assert GAME.components.in_play(rules)["cards"]["13"] == {"title": "The 13"}
    assert Components[Rules](GAME.title).in_play(rules) == {}


def test_it_is_played_on_a_server(tmp_path: Path) -> None:
    async def scene() -> None:
        terms = TableOptions(GAME.name, [SeatPlan("person"), SeatPlan("person")])
        async with inside(sqlite(tmp_path)) as server:
            request = schemas.OpenTable(terms)
            opened = await asyncio.to_thread(open_table, server.url, request)
            players = [
                RemoteBot(server.url, opened.code, one.token, "greedy", str(one.seat))
                for one in opened.passes
            ]
            infos = await asyncio.gather(*(player.run() for player in players))
            assert [info.status for info in infos] == ["over", "over"]
            record = server.hub.state.live[opened.code].table.record()
            assert verify(record).honest
            assert replay(record).to_move() == OVER

    asyncio.run(scene())


def test_the_terminal_offers_it() -> None:
    assert "High Card" in sztab("games")
    assert "opt.hand" in sztab("games", "high")
    assert "13" in sztab("cards", "high")


def test_the_terminal_plays_simulates_and_replays_it(tmp_path: Path) -> None:
    file = str(tmp_path / "watched.sztab")
    watched = sztab(
        "play", "high", "--seat", "none", "--bot", "greedy", "--seed", "3", "--save", file
    )
    assert ": taken" in watched
    assert ": taken" in sztab("replay", file)
    assert "greedy" in sztab("simulate", "high", "--games", "5", "--bots", "greedy,random")
