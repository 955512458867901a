"""The terminal in every language, chosen by option or locale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sztab import games, words
from sztab.cli.language import asked_for, preferred
from sztab.cli.main import app
from sztab.core.languages import locales
from sztab.core.rng import Rng
from tests.cli.command import done, refused

OTHERS = words.LANGUAGES[1:]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_is_typed_in_another_language(
    name: str, language: str, tmp_path: Path
) -> None:
    rng = Rng(5)
    typed = "".join(f"{1 + rng.below(4)}\n" for _ in range(6000))
    typed = f"help\nlog\nhint\nwhy 1\nnonsense\n99999\n{typed}"
    file = tmp_path / "game.sztab"
    options = ("--seed", "5", "--save", str(file), "--lang", language)
    text = done("play", name, *options, typed=typed)
    say = words.messages(language).say
    assert say("terminal-welcome") in text
    assert say("terminal-points") in text
    assert say("terminal-seed", seed="5") in text
    assert "Goodbye" not in text
    done("play", name, "--seed", "5", "--save", str(tmp_path / "en.sztab"), typed=typed)
    assert file.read_text("utf-8") == (tmp_path / "en.sztab").read_text("utf-8")
    assert say("terminal-points") in done("replay", str(file), "--lang", language)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "line",
    [
        "games",
        "games rush",
        "games rush --preset second-front",
        "rules rush",
        "rules rush RUSH-041",
        "rules warsaw --summary",
        "cards warsaw",
        "cards rush tiger",
        "cards battlegrounds",
        "simulate rush --games 2 --bots random",
        "simulate battlegrounds --games 2 --bots random",
        "--help",
        "play --help",
        "cards --help",
        "serve --help",
        "--version",
    ],
)
def test_a_command_speaks_the_language(line: str, language: str) -> None:
    one, other = done(*line.split(), "--lang", language), done(*line.split())
    assert one != other


@pytest.mark.parametrize("language", OTHERS)
def test_clauses_are_found_by_words_of_the_language(language: str) -> None:
    short = words.messages(language).say("RUSH-041")
    text = " ".join(done("rules", "rush", short, "--lang", language, width=500).split())
    assert "RUSH-041" in text
    assert short in text
    assert words.messages(language).say("terminal-full") in text


@pytest.mark.parametrize("language", OTHERS)
def test_an_illegal_action_is_answered_in_the_language(language: str) -> None:
    typed = "take\nquit\n"
    text = done("play", "rush", "--seed", "5", "--lang", language, typed=typed, width=500)
    assert f"{words.messages(language).say('no-choose-a-play')} [RUSH-051]" in text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "line",
    [
        "games chess",
        "games rush --preset bas",
        "play rush --set opt.x=1",
        "play rush --players 9",
        "play rush --set teams=2v2 --players 3",
        "play rush --bot gredy",
        "simulate rush --bots ismcts:x",
        "simulate rush --games 1 --bots x.py:Bot",
        "replay nowhere.sztab",
        "verify nowhere.txt",
        "play warsaw --cards nowhere.toml",
    ],
)
def test_an_error_of_the_engine_is_in_the_language(line: str, language: str) -> None:
    told = refused(*line.split(), "--lang", language)
    assert told != refused(*line.split())
    assert "error-" not in told


def test_errors_are_in_the_language() -> None:
    assert refused("play", "rush", "--seat", "P7", "--lang", "pl").startswith("Nie ma miejsca „P7”")
    assert refused("rules", "rush", "flamingo", "--lang=cs").startswith("Žádný bod pravidel")


def test_an_unknown_language_is_answered_with_those_there_are() -> None:
    known = ", ".join(words.LANGUAGES)
    assert refused("games", "--lang", "xx") == f"There is no language “xx”; languages: {known}."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "cs_CZ", "LANG": "pl_PL"}, "cs"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl", "LANG": "cs"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_the_option_is_stronger_than_the_locale() -> None:
    runner = CliRunner(env={"LC_ALL": "cs_CZ.UTF-8", "NO_COLOR": "1", "TERM": "dumb"})
    assert runner.invoke(app, ["games"]).stdout.startswith("Hry")
    assert runner.invoke(app, ["games", "--lang", "pl"]).stdout.startswith("Gry")


def test_the_option_can_be_anywhere_before_two_dashes() -> None:
    assert asked_for(["--lang", "pl", "games"]) == ("pl", ["games"])
    assert asked_for(["games", "--lang=pl"]) == ("pl", ["games"])
    assert asked_for(["rules", "rush", "--", "--lang", "pl"]) == (
        None,
        ["rules", "rush", "--", "--lang", "pl"],
    )


def test_a_pipe_that_knows_only_ascii_gets_the_nearest_letters() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}
    command = [sys.executable, "-c", "from sztab.cli.main import run; run()", "games", "--lang=pl"]
    output = subprocess.run(command, check=True, capture_output=True, env=environment).stdout
    assert b"tytul" in output
    assert b"?" not in output


def test_a_new_language_is_a_folder_of_messages(tmp_path: Path) -> None:
    """Nothing else is touched: the package is the same, beside other `locales`."""
    if not (ROOT / "locales").samefile(locales()):
        pytest.skip("the messages are inside the package")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "sztab").symlink_to(ROOT / "src" / "sztab")
    (tmp_path / "rules").symlink_to(ROOT / "rules")
    shutil.copytree(ROOT / "locales", tmp_path / "locales")
    made_up = tmp_path / "locales" / "qq"
    shutil.copytree(ROOT / "locales" / "en", made_up)
    terminal = made_up / "terminal.ftl"
    text = terminal.read_text("utf-8").replace("terminal-games = Games", "terminal-games = Qames")
    terminal.write_text(text, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "LC_ALL": "qq_QQ.UTF-8"}
    run = "from sztab.cli.main import run; run()"
    for line, said in (("games", "Qames"), ("play rush --seat none --bot random", "Seed")):
        command = [sys.executable, "-W", "error", "-c", run, *line.split()]
        result = subprocess.run(command, check=True, capture_output=True, env=environment)
        assert said in result.stdout.decode()
