"""Playing at the terminal: typed games, commands, hot-seat, watching, saving and loading."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sztab import games, words
from sztab.core.action import OVER
from sztab.core.rng import Rng
from sztab.records import load_file, load_record, replay
from tests.cli.command import done, sztab
from tests.records.played import resumed

if TYPE_CHECKING:
    from pathlib import Path

GAMES = games.names()

PUZZLE = """
game = "rush"
players = 2
[position]
reserve = ["ussr-ms-1", "ussr-t-26"]
[[position.players]]
hand = ["engineers", "volunteers"]
"""


@pytest.fixture
def puzzle(tmp_path: Path) -> str:
    path = tmp_path / "puzzle.toml"
    path.write_text(PUZZLE, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_typed_against_greedy(name: str, tmp_path: Path) -> None:
    """The script types numbers; an unknown one is explained, and the question repeated."""
    rng = Rng(5)
    typed = "".join(f"{1 + rng.below(4)}\n" for _ in range(6000))
    file = tmp_path / "game.sztab"
    text = done("play", name, "--seed", "5", "--save", str(file), typed=typed)
    record = load_record(file)
    assert record.seats == ("human", *["greedy"] * (record.players - 1))
    assert replay(record).to_move() == OVER
    assert record.result is not None
    assert "Points" in text
    for source in games.get(name).statistics.score_sheet(replay(record))[0]:
        assert words.term(games.get(name), words.ENGLISH, "source", source) in text
    assert re.search(r"wins|share the victory", text)
    assert max(map(len, text.splitlines())) <= 80
    assert "Traceback" not in text


def test_notation_is_typed_too(puzzle: str, tmp_path: Path) -> None:
    file = tmp_path / "game.sztab"
    typed = "buy ussr-ms-1\npay engineers\ntake\nend\nquit\n"
    done("play", "--load", puzzle, "--seed", "1", "--save", str(file), typed=typed)
    moves = [ply.action for ply in load_record(file).plies if ply.seat == 0]
    assert moves == ["buy ussr-ms-1", "pay engineers", "take", "end"]


def test_the_end_of_input_is_a_polite_end(puzzle: str) -> None:
    assert "Goodbye" in done("play", "--load", puzzle)
    assert "Goodbye" in done("play", "--load", puzzle, typed="quit\n")
    assert "Goodbye" in done("play", "--load", puzzle, typed="exit\n")


def test_an_illegal_move_is_answered_with_its_clause(puzzle: str) -> None:
    text = done("play", "--load", puzzle, typed="buy usa-m6\nfly\n99\nbuy tank\n\n")
    assert "[RUSH-083]" in text
    assert "Unknown verb 'fly'" in text
    assert "There is no move 99; they are numbered 1 to" in text
    assert "There is no card 'tank'" in text
    assert "Type a move or its number" in text


def test_why_shows_the_clause_and_its_text(puzzle: str) -> None:
    text = done("play", "--load", puzzle, typed="why buy usa-m6\nwhy 1\nwhy\nwhy fly\n")
    assert "Only face-up cards in the Reserve can be bought." in text
    assert "It is allowed: End turn." in text
    assert "Write the move after it" in text


def test_help_lists_every_command(puzzle: str) -> None:
    text = done("play", "--load", puzzle, typed="help\n")
    for word in ("moves", "why", "hint", "undo", "table", "log", "rules", "save", "quit"):
        assert word in text


def test_hints_come_from_any_bot(puzzle: str) -> None:
    text = done("play", "--load", puzzle, typed="hint\nhint ismcts:5\nhint oracle\n")
    assert "greedy would play " in text
    assert "ismcts:5 would play " in text
    assert "There is no bot 'oracle'" in text


def test_undo_works_where_nothing_was_revealed(puzzle: str) -> None:
    text = done("play", "--load", puzzle, typed="undo\nactivate volunteers\nundo\nend\nundo\n")
    assert "You have not decided anything yet." in text
    assert "Cards have been dealt or dice rolled since" in text
    before = text.partition("P1> end")[0]
    assert before.count("activate volunteers  Use Volunteers") == 2


def test_the_table_the_log_and_the_rules_can_be_read_again(puzzle: str) -> None:
    typed = "activate volunteers\ntable\nlog\nlog 1\nlog x\nmoves\nrules RUSH-057\nrules\n"
    text = done("play", "--load", puzzle, typed=typed)
    assert text.count("Medal stacks") == 2
    assert text.count("You use Volunteers") == 2
    assert "log takes a number" in text
    assert "A given vehicle card can be played at most once" in text
    assert "Write a clause or a word" in text


def test_a_game_is_saved_in_between_and_played_on(puzzle: str, tmp_path: Path) -> None:
    record, data, position = (str(tmp_path / f"a.{kind}") for kind in ("sztab", "json", "toml"))
    typed = f"1\nsave {record}\nsave {data}\nsave {position}\nsave\nsave a.pgn\n"
    text = done("play", "--load", puzzle, "--seed", "1", typed=typed)
    assert "Write the name of a file" in text
    assert "must end in .sztab or .json" in text
    assert load_file(record) == load_file(data)
    for file in (record, data, position):
        assert "P1: Play cards" in done("play", "rush", "--load", file)


def test_a_loaded_game_keeps_its_luck(tmp_path: Path) -> None:
    whole, half = str(tmp_path / "whole.sztab"), str(tmp_path / "half.sztab")
    done("play", "rush", "--seed", "9", "--save", whole, typed="1\n1\n1\n1\n")
    done("play", "rush", "--seed", "9", "--save", half, typed="1\n1\n")
    done("play", "--load", half, "--save", half, typed="1\n1\n")
    assert load_record(half).plies == load_record(whole).plies


def test_bots_can_be_watched(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    words = ("play", "rush", "--seat", "none", "--bot", "greedy,random", "--seed", "4")
    text = done(*words, "--save", file)
    assert load_record(file).seats == ("greedy", "random")
    assert "wins." in text
    assert text.count("Medal stacks") == 2  # before and after
    assert "P1> " not in text


def test_own_bots_play(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "from sztab.bots import Bot\n"
        "class Own(Bot):\n"
        "    def choose(self, view):\n"
        "        return view.legal_actions()[0]\n",
        encoding="utf-8",
    )
    text = done("play", "rush", "--bot", f"{file}:Own", "--seed", "1", typed="1\n")
    assert "Own" in text


def test_friends_pass_the_terminal_behind_a_curtain() -> None:
    typed = "\n1\n\n\n1\n\n\n"
    text = done("play", "rush", "--seat", "all", "--seed", "2", typed=typed)
    order = re.findall(r"Pass to (P\d)", text)
    assert order[:3] in (["P1", "P2", "P1"], ["P2", "P1", "P2"])
    assert text.count("Press Enter to hide this.") == len(order) - 1


def test_the_number_of_seats_and_bots_may_vary(tmp_path: Path) -> None:
    file = str(tmp_path / "game.sztab")
    words = ("--players", "4", "--seat", "P2", "--seat", "P4", "--bot", "random", "--bot", "greedy")
    done("play", "rush", *words, "--save", file)
    assert load_record(file).seats == ("random", "human", "greedy", "human")


def test_teams_are_watched(tmp_path: Path) -> None:
    file = str(tmp_path / "game.sztab")
    words = ("--players", "3", "--seat", "none", "--bot", "random", "--seed", "1")
    text = done("play", "warsaw", *words, "--set", "ally_hands=private", "--save", file)
    assert re.search(r"Polish Army: P\d(, P\d)?; Red Army: P\d(, P\d)?\.", text)
    assert load_record(file).settings["ally_hands"] == "private"


def test_toggles_reach_the_record(tmp_path: Path) -> None:
    file = str(tmp_path / "game.sztab")
    done("play", "rush", "--set", "opt.firstPlayer=host", "--preset", "base", "--save", file)
    assert load_record(file).settings["opt.firstPlayer"] == "host"


def test_a_finished_game_can_be_looked_at(tmp_path: Path) -> None:
    file = str(tmp_path / "game.sztab")
    done("play", "rush", "--seat", "none", "--seed", "4", "--save", file)
    assert "Points" in done("play", "--load", file)


def test_typed_garbage_is_no_crash(puzzle: str) -> None:
    result = sztab("play", "--load", puzzle, typed="\x00\x1b[A\n{}\n[x]\n:)\n" + "9" * 5000 + "\n")
    assert result.exit_code == 0
    assert "Traceback" not in result.output


def test_the_match_of_a_session_is_the_match_of_the_library(tmp_path: Path) -> None:
    file = str(tmp_path / "game.sztab")
    done("play", "rush", "--seed", "9", "--save", file, typed="1\n")
    match = resumed(load_record(file))
    assert match.seed == 9
    assert match.to_move() == 0
