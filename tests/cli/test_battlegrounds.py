"""Battlegrounds at the terminal: the board is drawn, all four variants are played and simulated."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sztab.core.action import OVER
from sztab.core.rng import Rng
from sztab.records import load_record, open_position, parse_position, replay
from tests.cli.command import done, refused

PRESETS = {"battle": 2, "team": 4, "family": 3, "solo": 1}
"""Every variant, with a number of players."""

PUZZLE = """
game = "battlegrounds"
players = 2
[position]
board = { A1 = "bridge", A2 = "castle", C2 = "dud", D5 = "bunker*", H8 = "radar-station" }
pawns = { green = "A2", yellow = "H7", blue = "D5", red = "F1" }
drives = { green = "churchill", yellow = "kv-1", blue = "is-2", red = "t-34" }
reserve = { P1 = ["7tp", "cromwell"], P2 = ["bt-7"] }
damaged = ["cromwell"]
"""

DRAWN = [
    "A B C D E F G H",
    "8 . . . . . . . rad",
    "7 . . . . . . . Y",
    "6 . . . . . . . .",
    "5 . . . B:bun* . . . .",
    "4 . . . . . . . .",
    "3 . . . . . . . .",
    "2 G:cas . XX . . . . .",
    "1 bri . . . . R . .",
]
"""The board of the puzzle, row by row."""


@pytest.fixture
def puzzle(tmp_path: Path) -> str:
    path = tmp_path / "puzzle.toml"
    path.write_text(PUZZLE, encoding="utf-8")
    return str(path)


def board(text: str) -> list[str]:
    """Return the last printed board, line by line, without the blanks between squares."""
    lines = text[text.rindex("\nBoard\n") :].splitlines()[2:11]
    return [" ".join(line.split()) for line in lines]


def test_the_board_is_drawn_with_coordinates(puzzle: str) -> None:
    assert board(done("play", "--load", puzzle)) == DRAWN


def test_squares_are_below_their_letters(puzzle: str) -> None:
    text = done("play", "--load", puzzle)
    lines = text[text.rindex("\nBoard\n") :].splitlines()[2:11]
    columns = [lines[0].index(letter) for letter in "ABCDEFGH"]
    for line in lines[1:]:
        assert all(line[at] != " " for at in columns)
        assert all(line[at - 1] == " " for at in columns)


@pytest.mark.parametrize(("preset", "players"), PRESETS.items())
def test_every_variant_draws_its_board(preset: str, players: int) -> None:
    words = ("play", "battlegrounds", "--preset", preset, "--players", str(players))
    text = done(*words, "--seed", "4")
    assert max(map(len, text.splitlines())) <= 80
    lines = board(text)
    assert lines[0] == "A B C D E F G H"
    assert [line[0] for line in lines[1:]] == list("87654321")
    squares = [square for line in lines[1:] for square in line.split()[1:]]
    assert len(squares) == 64
    hidden = [square for square in squares if square.endswith("?")]
    assert len(hidden) == (62 if preset == "family" else 0)
    special = [square for square in squares if square.endswith("*")]
    assert preset == "family" or len(special) == 16


@pytest.mark.parametrize("short", [False, True])
def test_a_move_is_typed_with_or_without_the_squares_between(
    puzzle: str, tmp_path: Path, *, short: bool
) -> None:
    file = tmp_path / "game.sztab"
    game, rules, state = open_position(parse_position(PUZZLE.replace("churchill", "sherman")))
    names = [game.codec.notation(rules).format(action) for action in state.legal_actions()]
    move = max(names, key=lambda name: name.count("-") if name.startswith("move") else 0)
    squares = move.removeprefix("move ").split("-")
    assert len(squares) > 2
    Path(puzzle).write_text(PUZZLE.replace("churchill", "sherman"), encoding="utf-8")
    typed = f"move {squares[0]}-{squares[-1]}\n" if short else f"{move.upper()}\n"
    done("play", "--load", puzzle, "--seed", "1", "--save", str(file), typed=typed)
    assert load_record(file).plies[0].action == move


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("move A2-A9", "There is no square 'A9': the board goes from A1 to H8 [BG-056]"),
        ("move A2-A3-B4", "[BG-055]"),
        ("move A2-B4", "is not a path"),
        ("move A2", "is not a path"),
        ("move H7-H8-H7", "[BG-055]"),
        ("move D5-D6", "[BG-171]"),
        ("stay green", "[BG-060]"),
        ("shoot D5 tank", "[BG-052]"),
        ("shoot D5 planet", "There is no target 'planet'"),
        ("end", "[BG-048]"),
        ("change green cromwell", "[BG-112]"),
        ("change pink 7tp", "There is no colour 'pink'"),
        ("change green maus", "There is no tank 'maus'"),
        ("fit armour kv-1", "[BG-126]"),
        ("fit extra-turn kv-1", "There is no upgrade 'extra-turn'"),
        ("enter green 7tp A1", "[BG-104]"),
        ("fly A1", "Unknown verb 'fly'"),
    ],
)
def test_a_bad_move_is_answered(puzzle: str, typed: str, answer: str) -> None:
    text = " ".join(done("play", "--load", puzzle, typed=f"{typed}\n", width=500).split())
    assert answer in text.partition("> ")[2]


@pytest.mark.parametrize(("preset", "players"), PRESETS.items())
def test_every_variant_is_simulated(preset: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    words = ("--preset", preset, "--players", str(players), "--games", "3", "--seed", "1")
    text = done("simulate", "battlegrounds", *words, "--bots", "random", "--json", str(file))
    report = json.loads(file.read_text("utf-8"))
    assert report["games"] == 3
    assert len(report["seats"]) == players
    assert "Points" in text or "points" in text


def test_who_plays_alone_may_lose(tmp_path: Path) -> None:
    """Random moves win no star; the result says that nobody has won."""
    rng, file = Rng(5), tmp_path / "game.sztab"
    typed = "".join(f"{1 + rng.below(3)}\n" for _ in range(2000))
    words = ("play", "battlegrounds", "--preset", "solo", "--seed", "5", "--save", str(file))
    text = done(*words, typed=typed)
    record = load_record(file)
    state = replay(record)
    assert record.players == 1
    assert record.preset == "solo"
    assert state.to_move() == OVER
    assert state.returns() == [0]
    assert "Nobody wins." in text
    assert "Pass to" not in text


def test_who_plays_alone_may_win() -> None:
    text = done("play", "battlegrounds", "--preset", "solo", "--seat", "none", "--seed", "1")
    assert "P1 (greedy) wins." in text
    assert "The artillery strikes" in text


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--preset", "solo", "--players", "2"], "[BG-209]"),
        (["--preset", "battle", "--players", "1"], "[BG-163]"),
        (["--preset", "team", "--players", "3"], "[BG-180]"),
        (["--preset", "family", "--players", "5"], "[BG-207]"),
        (["--players", "2", "--set", "friendly_fire=true"], "[BG-091]"),
        (["--players", "2", "--set", "variant=family", "--set", "dealing=draft"], "[BG-189]"),
        (["--players", "2", "--set", "variant=duel"], "Toggle variant cannot be 'duel'"),
        (["--preset", "war"], "There is no preset 'war'"),
        (["--players", "2", "--bot", "greedy@much"], "'much'"),
        (["--preset", "solo", "--seat", "P2"], "There is no seat “P2”; seats: P1"),
    ],
)
def test_bad_words_are_refused(words: list[str], complaint: str) -> None:
    assert complaint in refused("play", "battlegrounds", *words)


def test_what_was_covered_again_is_printed_no_more() -> None:
    """In Family the table shows only face-up tokens; others must be remembered."""
    rng = Rng(2)
    typed = "".join(f"{1 + rng.below(3)}\n" for _ in range(12))
    words = ("--preset", "family", "--players", "2", "--seed", "2")
    text = done("play", "battlegrounds", *words, typed=f"{typed}table\n", width=200)
    covered = re.findall(r"The token on (\w\d) is turned face down again", text)
    assert covered
    rows = {line[0]: line.split()[1:] for line in board(text)[1:]}
    face_up = {at for at in covered if not rows[at[1]]["ABCDEFGH".index(at[0])].endswith("?")}
    shown_again = {
        at
        for at in covered
        if text.rindex(f"on {at} is turned face down")
        < max(text.rfind(f"{at} shows "), text.rfind(f" on {at}.\n"))
    }
    assert face_up <= shown_again


def test_bots_with_a_memory_are_watched() -> None:
    words = ("--preset", "family", "--players", "2", "--seat", "none", "--seed", "3")
    text = done("play", "battlegrounds", *words, "--bot", "greedy@none,greedy@perfect")
    assert "wins." in text


@pytest.mark.parametrize(
    ("preset", "numbers"),
    {"battle": "2, 3, 4", "team": "4", "family": "2, 3, 4", "solo": "1"}.items(),
)
def test_presets_are_listed_with_their_numbers_of_players(preset: str, numbers: str) -> None:
    text = " ".join(done("games", "battlegrounds", "--preset", preset).split())
    assert f"for {numbers} player" in text
