"""Custom cards on the command line: check, list, play, simulate."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest

from sztab import games
from sztab.records import SavedPosition, load_file, load_record
from tests.cli.command import done, refused, sztab
from tests.games.custom_cards import FILES
from tests.toy.game import GAME as TOY

CARDS = FILES["rush"] + dedent("""
    [[achievements]]
    id = "mine"
    name = "Mine"
    measure = "count"
    where = { class = "light" }
    """)


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text(CARDS, encoding="utf-8")
    return "my.toml"


def test_a_good_file_has_no_mistakes(file: str) -> None:
    told = done("cards", "check", file)
    assert told.startswith("my.toml: no mistakes.\n")
    assert done("cards", "check", file, "--game", "rush") == told
    assert done("cards", "check", file, "--preset", "base") == told


def test_a_check_lists_the_changes_to_the_printed_set(file: str) -> None:
    assert done("cards", "check", file).splitlines()[1:] == [
        "  + 7tp (7TP)",
        "  - ussr-t-34 (T-34)",
        "  ~ germany-maus (Maus): cost 8 → 9",
        "  + mine (Mine)",
    ]
    Path(file).write_text('[[vehicles]]\nid = "germany-maus"\ncost = 8\n', encoding="utf-8")
    assert done("cards", "check", file) == "my.toml: no mistakes.\n"


def test_all_mistakes_are_printed_one_per_line(file: str) -> None:
    bad = CARDS.replace("cost = 0", 'cost = "0"').replace("ussr-t-34", "ussr-t34") + "worth = 1\n"
    Path(file).write_text(bad, encoding="utf-8")
    result = sztab("cards", "check", file)
    assert result.exit_code == 2
    assert result.stderr == ""
    assert [line.split(": ")[0] for line in result.stdout.splitlines()] == [
        "my.toml:1",
        "my.toml:8",
        "my.toml:22",
    ]


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("pl", "cost = true", "my.toml:8: vehicles, 7tp: pole 'cost' musi być liczbą całkowitą"),
        ("cs", "cost = true", "my.toml:8: vehicles, 7tp: pole 'cost' musí být celé číslo, ne T"),
        ("pl", "cost", "my.toml:8: to nie jest plik TOML: po kluczu brakuje '='."),
        ("cs", "cost = 1e", "my.toml:8: není to soubor TOML: tady má končit řádek nebo soubor."),
    ],
)
def test_mistakes_are_reported_in_the_language(
    language: str, typed: str, told: str, file: str
) -> None:
    Path(file).write_text(CARDS.replace("cost = 0", typed), encoding="utf-8")
    result = sztab("--lang", language, "cards", "check", file, "--game", "rush", width=200)
    assert (result.exit_code, result.stdout[: len(told)]) == (2, told)
    message = refused("--lang", language, "play", "rush", "--cards", file)
    assert message.startswith(told)


def test_a_file_is_checked_under_chosen_rules(file: str) -> None:
    Path(file).write_text(CARDS.replace('"usa"', '"uk"'), encoding="utf-8")
    assert done("cards", "check", file)
    message = refused("cards", "check", file, "--preset", "base")
    assert message.startswith("7tp is of the nation uk: it needs cards.britain = on")
    assert done("cards", "check", file, "--set", "cards.britain=on")


def test_cards_are_listed_with_custom_and_changed_ones(file: str) -> None:
    text = done("cards", "rush", "--cards", file, width=250)
    lines = {line.split()[0]: line for line in text.splitlines()}
    assert lines["7tp"].split()[-2:] == ["own", "designed"]
    assert lines["germany-maus"].split()[-2:] == ["base", "changed"]
    assert "ussr-t-34" not in lines
    assert "Mine" in lines["mine"]
    assert "7tp" in done("cards", "rush", "7TP", "--cards", file)
    assert "7tp" in done("cards", "--cards", file, "rush", "7TP")


def test_only_cards_in_play_are_listed_under_chosen_rules() -> None:
    assert "medal-uk-1" in done("cards", "rush", "medal", width=250)
    assert "medal-uk-1" not in done("cards", "rush", "medal", "--preset", "base", width=250)
    text = done("cards", "rush", "medal", "--set", "cards.britain=on", width=250)
    assert "medal-uk-1" in text


def test_the_schema_of_a_game_is_printed() -> None:
    for game, section in (("rush", "vehicles"), ("warsaw", "cards"), ("battlegrounds", "tanks")):
        assert section in json.loads(done("cards", "schema", game))["properties"]
    assert refused("cards", "schema").startswith("Missing argument 'GAME'")


@pytest.mark.parametrize("game", FILES)
def test_a_file_is_recognised_by_its_sections(game: str, file: str) -> None:
    Path(file).write_text(FILES[game], encoding="utf-8")
    told = done("cards", "check", file)
    assert told == done("cards", "check", file, "--game", game)
    assert told.startswith("my.toml: no mistakes.\n")
    assert len(told.splitlines()) > 3
    other = next(name for name in FILES if name != game)
    result = sztab("cards", "check", file, "--game", other)
    assert result.exit_code == 2
    assert "unknown section" in result.stdout


@pytest.mark.parametrize("card", ["ussr-t-34", "acz-gaj", "kv-1"])
def test_a_file_that_only_removes_is_recognised_by_its_ids(card: str, file: str) -> None:
    Path(file).write_text(f'remove = ["{card}"]\n', encoding="utf-8")
    assert f"- {card} (" in done("cards", "check", file)


def test_a_file_that_says_nothing_of_its_game_needs_an_option(file: str) -> None:
    Path(file).write_text('remove = ["nothing"]\n', encoding="utf-8")
    message = refused("cards", "check", file)
    games_known = "battlegrounds, rush, warsaw"
    assert message == f"my.toml: which game is it for? Use --game; games: {games_known}."
    Path(file).write_text("remove = [", encoding="utf-8")
    assert "my.toml:1: not a TOML file" in sztab("cards", "check", file).stdout


@pytest.mark.parametrize("game", ["warsaw", "battlegrounds"])
def test_custom_cards_of_other_games_are_listed_played_and_simulated(game: str, file: str) -> None:
    Path(file).write_text(FILES[game], encoding="utf-8")
    added = {"warsaw": "wp-blue-army", "battlegrounds": "vickers"}[game]
    assert added in done("cards", game, "--cards", file, width=250)
    assert added not in done("cards", game, width=250)
    words = ["--seat", "none", "--bot", "random", "--seed", "5"]
    done("play", game, "--cards", file, *words, "--save", "game.sztab")
    bots = ["--bots", "random", "--games", "4", "--seed", "5"]
    assert done("simulate", game, "--cards", file, *bots) != done("simulate", game, *bots)
    typed = "save here.toml\nquit\n"
    done("play", game, "--cards", file, "--seed", "5", typed=typed)
    Path(file).unlink()
    assert done("replay", "game.sztab")
    assert load_record("game.sztab").content is not None
    position = load_file("here.toml")
    assert isinstance(position, SavedPosition)
    assert position.content is not None
    assert done("play", "--load", "here.toml", typed="quit\n")


def test_a_game_is_played_and_its_record_replays_anywhere(file: str) -> None:
    words = ["--seat", "none", "--bot", "random", "--seed", "5"]
    done("play", "rush", "--cards", file, *words, "--save", "game.sztab")
    Path(file).unlink()
    text = Path("game.sztab").read_text("utf-8")
    assert '\n[content]\n| remove = ["ussr-t-34"]\n|\n| [[vehicles]]\n| id = "7tp"\n' in text
    assert "7tp" in text[text.index("\n1. ") :]
    told = done("replay", "game.sztab")
    assert "7TP" in told
    done("convert", "game.sztab", "game.json")
    assert done("replay", "game.json") == told
    assert load_record("game.json") == load_record("game.sztab")
    assert "Points" in done("play", "--load", "game.sztab")


def test_a_position_keeps_the_cards(file: str) -> None:
    typed = "save here.toml\nsave here.sztab\nquit\n"
    done("play", "rush", "--cards", file, "--seed", "5", typed=typed)
    Path(file).unlink()
    position = load_file("here.toml")
    assert isinstance(position, SavedPosition)
    assert position.content is not None
    assert position.content["remove"] == ["ussr-t-34"]
    done("play", "--load", "here.toml", typed="save again.toml\nquit\n")
    again = load_file("again.toml")
    assert isinstance(again, SavedPosition)
    assert again == position
    done("play", "--load", "here.sztab", typed="quit\n")


def test_own_cards_are_simulated_in_several_processes(file: str) -> None:
    words = ["--bots", "random", "--games", "4", "--seed", "5"]
    one = done("simulate", "rush", "--cards", file, *words, "--json", "out.json")
    assert done("simulate", "rush", "--cards", file, *words, "--jobs", "2") == one
    data = json.loads(Path("out.json").read_text("utf-8"))
    assert data["content"]["remove"] == ["ussr-t-34"]
    assert done("simulate", "rush", *words) != one


def test_what_is_wrong_is_said(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused("cards").startswith("Missing argument 'GAME'")
    assert refused("cards", "check", "none.toml").startswith("none.toml: cannot be read")
    assert refused("play", "rush", "--cards", "none.toml").startswith("none.toml: cannot be read")
    Path("bad.toml").write_text("remove = 1\n[[vehicles]]\nid = 5\n", encoding="utf-8")
    for command in ("play", "simulate", "cards"):
        message = refused(command, "rush", "--cards", "bad.toml")
        assert message.startswith("bad.toml:1: remove: must be a list of ids, not 1. bad.toml:2: ")
    assert "leave out --set, --preset and --cards" in _loaded_with(file)
    monkeypatch.setitem(games._registered, "high", TOY)
    assert refused("cards", "check", file, "--game", "high") == "High Card takes no card file."
    assert refused("cards", "schema", "high") == "High Card takes no card file."
    assert refused("play", "high", "--cards", file) == "High Card takes no card file."


def _loaded_with(file: str) -> str:
    done("play", "rush", "--seed", "5", typed="save game.sztab\nquit\n")
    return refused("play", "--load", "game.sztab", "--cards", file)


def test_a_clause_is_shown_with_the_toggles_that_govern_it() -> None:
    text = done("rules", "rush", "RUSH-118", width=200)
    assert "toggle: opt.siegeArmour1 = damage (default) | destroy: " in text
    chosen = done("rules", "rush", "RUSH-118", "--set", "opt.siegeArmour1=destroy", width=200)
    assert "toggle: opt.siegeArmour1 = destroy: " in chosen


def test_the_contents_show_the_chosen_toggles() -> None:
    text = done("rules", "rush", "--set", "opt.siegeArmour1=destroy", width=200)
    line = next(line for line in text.splitlines() if "opt.siegeArmour1" in line)
    assert line.split()[:3] == ["opt.siegeArmour1", "destroy", "RUSH-118"]
    assert "All toggles have their defaults." in done("rules", "rush", "--preset", "base")
    assert refused("rules", "rush", "--set", "a=b").startswith("There is no toggle 'a'")


@pytest.mark.parametrize("preset", [preset.name for preset in games.get("rush").presets()])
def test_every_preset_can_be_read_whatever_players_it_needs(preset: str) -> None:
    assert done("rules", "rush", "--preset", preset)
    assert done("cards", "rush", "--preset", preset)
