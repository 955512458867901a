"""House rules at the terminal, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from sztab.house import unload
from tests.cli.command import done, refused, sztab

pytestmark = pytest.mark.compiled

WITH = ("--with", "salvage.py")
TRUCKS = ("--cards", "trucks.toml")
PLAYED = ("play", "rush", *TRUCKS, "--players", "2", "--seed", "5", "--set", "house.salvage=any")


def test_a_game_is_told_in_polish_and_where_words_are_missing_in_english() -> None:
    polish = done("--lang", "pl", *PLAYED, *WITH, "--seat", "none")
    assert "Zasady domowe: salvage sha256:" in polish
    assert "odzyskuje kartę: " in polish
    czech = done("--lang", "cs", *PLAYED, *WITH, "--seat", "none")
    assert "Domácí pravidla: salvage sha256:" in czech
    assert " salvages " in czech


def test_a_saved_game_is_replayed_checked_and_played_on_only_with_the_file() -> None:
    done(*PLAYED, *WITH, "--seat", "none", "--save", "game.sztab")
    unload("rush")
    done("convert", "game.sztab", "game.json")
    for words in (
        ("replay", "game.sztab"),
        ("verify", "game.json"),
        ("play", "--load", "game.sztab"),
    ):
        said = refused(*words)
        assert "made with the house rules salvage sha256:" in said
        assert "load their file (--with FILE)" in said
        assert "are loaded; load the file" in refused(*words, "--with", "other.py")
        unload("rush")
    assert "salvages" in done("replay", "game.json", *WITH)
    assert "Every outcome matches the seed" in done("verify", "game.sztab", *WITH)


def test_a_person_is_asked_in_the_words_of_the_file() -> None:
    moves = "\n".join(["hint", "1"] * 120)
    said = done("--lang", "pl", *PLAYED, *WITH, "--seat", "P1", typed=moves)
    assert "Recovery truck" in said


def test_cards_are_checked_and_described_with_the_file() -> None:
    assert "unknown" not in done("cards", "check", "trucks.toml", *WITH)
    assert "Odzysk" in done("--lang", "pl", "cards", "rush", "recovery", *TRUCKS, *WITH)
    assert '"salvage"' in done("cards", "schema", "rush", *WITH)
    unload("rush")
    assert '"salvage"' not in done("cards", "schema", "rush")
    assert "unknown ability 'salvage'" in done_or_refused(
        "cards", "check", "trucks.toml", "--game", "rush"
    )


def done_or_refused(*words: str) -> str:
    return sztab(*words).output


def test_toggles_of_the_file_are_listed() -> None:
    assert "house.salvage" in done("games", "rush", *WITH)
    assert "house.salvage" in done("rules", "rush", "--set", "house.salvage=any", *WITH)


def test_simulations_load_the_file_in_each_process() -> None:
    words = ("simulate", "rush", *TRUCKS, *WITH, "--players", "2", "--games", "4", "--seed", "1")
    one = done(*words, "--json", "one.json")
    assert done(*words, "--jobs", "2", "--json", "two.json") == one
    assert Path("one.json").read_text() == Path("two.json").read_text()
    assert '"house": "salvage sha256:' in Path("one.json").read_text()


def test_a_bad_file_is_one_line() -> None:
    Path("bad.py").write_text("HOUSE = 1\n", encoding="utf-8")
    assert refused("games", "--with", "bad.py") == "bad.py: there is no constant HOUSE = House(…)."
    Path("bad.py").write_text("import nothing_like_this\n", encoding="utf-8")
    assert refused("games", "--with", "bad.py").startswith("bad.py:1: ModuleNotFoundError")
