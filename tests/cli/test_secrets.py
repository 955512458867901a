"""Output for a seat names no card that is secret to it."""

from __future__ import annotations

import re
from io import StringIO
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from sztab import games, words
from sztab.bots import make_bot
from sztab.cli.commands import obey
from sztab.cli.session import Session
from sztab.core.action import OVER, SPECTATOR
from sztab.core.rng import Rng
from sztab.records import load_record, save_record
from tests.cli.command import done
from tests.records.played import Played, finish, play, resumed
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from pathlib import Path

    from sztab.core.game import AnyGame

GAMES = [*[games.get(name) for name in games.names()], TOY]
OPEN = ("battlegrounds",)
"""Games with few secrets, which `test_<game>.py` covers."""
ASKED = ("table", "log", "moves", "hint", "why 1", "help")


@pytest.mark.parametrize("name", games.names())
def test_the_human_sees_exactly_the_view_of_the_seat(name: str, tmp_path: Path) -> None:
    rng = Rng(1)
    typed = "".join(f"{1 + rng.below(4)}\n" for _ in range(400))
    file = tmp_path / "game.sztab"
    options = ("--seed", "8", "--save", str(file))
    lines = done("play", name, *options, typed=typed, width=1000).splitlines()
    match = resumed(load_record(file))
    told = [
        words.describe(match.game, words.ENGLISH, match.rules, event, 0)
        for event in match.log.seen_by(0)
    ]
    sentences = set(told)
    assert [line for line in lines if line in sentences] == told
    secrets = [event for event in match.log.events if event.seen_by(0) is not event]
    assert len(secrets) > 10 or name in OPEN
    draws = re.compile("P2 draws ")
    assert list(filter(draws.match, lines)) == list(filter(draws.match, told))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_printed_depends_on_nothing_that_is_hidden(game: AnyGame) -> None:
    """Dealing the hidden cards again does not change a letter on the screen."""
    for seed in range(4):
        match = play(game, game.min_players, seed, 3 + 9 * seed)
        if match.to_move() == OVER:
            continue
        seat = match.to_move()
        screens = {_screen(match, seat)}
        for other in range(3):
            match.state = match.state.view(seat).determinise(Rng(other))
            screens.add(_screen(match, seat))
        assert len(screens) == 1


def _screen(match: Played, seat: int) -> str:
    """Return all output that a human can request at this decision."""
    console = Console(file=StringIO(), width=100, markup=False, highlight=False)
    session = Session(
        match, console, frozenset({seat}), {}, log=match.log, notes=match.notes, obey=obey
    )
    session.tell(seat)
    for command in ASKED:
        assert not obey(session, seat, command)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_spectators_see_bots_without_their_secrets(game: AnyGame) -> None:
    match = Played(game, game.rules(game.min_players), 3)
    console = Console(file=StringIO(), width=1000, markup=False, highlight=False)
    bots = {seat: make_bot("random", game, Rng(seat)) for seat in range(game.min_players)}
    Session(match, console, frozenset(), bots, log=match.log, notes=match.notes, obey=obey).run()
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    told = [
        words.describe(game, words.ENGLISH, match.rules, event)
        for event in match.log.seen_by(SPECTATOR)
    ]
    assert text.startswith("\n".join(sentence for sentence in told if sentence))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_replay_of_a_running_game_shows_no_secret(game: AnyGame, tmp_path: Path) -> None:
    games.register(game)
    try:
        match = play(game, game.min_players, 3, 2)
        file = tmp_path / "game.sztab"
        save_record(match.record(), file)
        text = done("replay", str(file), width=1000)
    finally:
        if game is TOY:
            games._registered.pop(game.name)
    told = [
        words.describe(game, words.ENGLISH, match.rules, event)
        for event in match.log.seen_by(SPECTATOR)
    ]
    assert "\n".join(sentence for sentence in told if sentence) in text
    for event in match.log.events:
        if event.seen_by(SPECTATOR) is not event:
            assert f"{words.describe(game, words.ENGLISH, match.rules, event)}\n" not in text


@pytest.mark.parametrize("hands", ["shared", "private"])
def test_a_game_of_teams_shows_no_hand_that_a_seat_may_not_see(hands: str, tmp_path: Path) -> None:
    """A record of four players is shown to each of them, and to a spectator."""
    game = games.get("warsaw")
    match = finish(Played(game, game.rules(4, {"ally_hands": hands}), 5), 9)
    file = tmp_path / "game.sztab"
    save_record(match.record(), file)
    title = dict(zip((row[0] for row in game.components.rows().rows), _titles(game), strict=True))
    held = game.codec.dump(match.state)["hands"]
    for seat in range(SPECTATOR, 4):
        seen = game.codec.dump_view(match.state.view(seat))["hands"]
        words = ("--seat", f"P{seat + 1}") if seat >= 0 else ()
        text = done("replay", str(file), *words, width=1000)
        text += done("replay", str(file), *words, "--ply", str(len(match.history())), width=1000)
        for owner, hand in enumerate(held):
            for card in hand:
                told = re.search(rf"(?<!\w){re.escape(title[card])}", text) is not None
                assert told == (card in seen[owner]), f"P{seat + 1}: {card} of P{owner + 1}"
        allies = [owner for owner in range(4) if match.state.side(owner) == match.state.side(seat)]
        if seat >= 0:
            assert [bool(hand) for hand in seen] == [
                bool(held[owner]) and (owner == seat or (hands == "shared" and owner in allies))
                for owner in range(4)
            ]


def _titles(game: AnyGame) -> list[str]:
    """Return the names of cards that a player reads."""
    section = game.components.rows()
    return [row[section.columns.index("in English")] for row in section.rows]


@pytest.mark.parametrize("name", games.names())
def test_friends_do_not_see_each_other_s_cards(name: str) -> None:
    """Between two clearings of the screen, only the view of one player is printed."""
    text = done("play", name, "--seat", "all", "--seed", "2", typed="\n1\n\n\n1\n\n\n1\n\n")
    scenes = re.split(r"Pass to (P\d), then press Enter\. ", text)
    for seat, scene in zip(scenes[1::2], scenes[2::2], strict=True):
        other = "P1" if seat == "P2" else "P2"
        hidden = re.findall(rf"{other} draws ([^.]*)\.", scene)
        assert set(hidden) <= {"a card"}
        assert f"{other}> " not in scene
