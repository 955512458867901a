"""Looking up games, rules and cards."""

from __future__ import annotations

import pytest

import sztab as package
from sztab import games
from sztab.catalogue.rulebook import load_rulebook
from sztab.catalogue.summary import load_summary
from sztab.words import LANGUAGES
from tests.cli.command import done, refused

GAMES = games.names()


def test_version_says_which_engine_runs() -> None:
    build = "compiled" if package.COMPILED else "interpreted"
    assert done("--version").startswith(f"sztab {package.__version__} ({build}, CPython 3.")


def test_help_lists_the_commands() -> None:
    text = done("--help")
    for command in ("games", "rules", "cards", "play", "simulate", "replay", "verify", "convert"):
        assert command in text
        assert "Usage" in done(command, "--help")


def test_games_are_listed() -> None:
    text = done("games")
    for name in GAMES:
        assert name in text
        assert games.get(name).title in text


@pytest.mark.parametrize("name", GAMES)
def test_toggles_are_listed_with_values_and_clause(name: str) -> None:
    text = done("games", name, width=200)
    for toggle in games.get(name).toggles():
        line = next(line for line in text.splitlines() if line.split()[:1] == [toggle.name])
        assert toggle.clause in line
        assert all(value in line for value in toggle.values)
    for preset in games.get(name).presets():
        assert preset.name in text


@pytest.mark.parametrize("name", GAMES)
def test_a_clause_is_found_by_its_id(name: str) -> None:
    clause = next(
        clause for clause in load_rulebook(name).clauses if clause.ruling and clause.examples
    )
    text = " ".join(done("rules", name, clause.id.lower(), width=10_000).split())
    assert clause.id in text
    assert "ruling: " in text
    assert "example: " in text
    assert f"source: {clause.source}" in text


def test_clauses_are_found_by_words() -> None:
    text = done("rules", "rush", "siege", "armour")
    assert "RUSH-118" in text
    assert "RUSH-001" not in text


@pytest.mark.parametrize("name", GAMES)
def test_the_contents_name_every_part(name: str) -> None:
    text = done("rules", name, width=200)
    for clause in load_rulebook(name).clauses:
        assert clause.section in text


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_summary(name: str, language: str) -> None:
    narrow = done("rules", name, "--summary", "--lang", language, width=60)
    assert max(len(line) for line in narrow.splitlines()) <= 60
    text = " ".join(done("rules", name, "--summary", "--lang", language, width=500).split())
    for part in load_summary(name):
        assert part.title[language] in text
        for line in part.lines:
            assert line.text.get(language, "") in text
            assert line.name.get(language, "") in text
            assert all(clause in text for clause in line.clauses)


def test_a_summary_in_an_unknown_language_is_refused() -> None:
    known = f"languages: {', '.join(LANGUAGES)}"
    assert known in refused("rules", "rush", "--summary", "--lang", "xx")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("width", [40, 80, 250])
def test_every_card_is_listed_with_its_provenance(name: str, width: int) -> None:
    text = done("cards", name, width=width)
    assert max(len(line) for line in text.splitlines()) <= width
    rows = games.get(name).components.rows().rows
    assert all(row[0] in text for row in rows)
    sources = {row[-1] for row in rows}
    assert "designed" in sources
    assert len(sources) > 1
    flat = " ".join(text.split())
    assert all(source in flat for source in sources)


def test_cards_are_found_by_a_word() -> None:
    text = done("cards", "rush", "TIGER")
    assert "germany-tiger-ii" in text
    assert "usa-m6" not in text


def test_what_is_not_there_is_said() -> None:
    assert refused("games", "chess").startswith("There is no game 'chess'; games: ")
    assert refused("rules", "chess", "x").startswith("There is no game 'chess'; games: ")
    assert refused("cards", "chess").startswith("There is no game 'chess'; games: ")
    assert "“flamingo”" in refused("rules", "rush", "flamingo")
    assert "“flamingo”" in refused("cards", "rush", "flamingo")


def test_a_choice_of_toggles_is_shown_with_the_numbers_of_players() -> None:
    text = done("games", "rush", "--preset", "alternative-teams", "--set", "scoring.sets=off")
    assert "for 3, 4, 5 players" in text
    assert "interactive" in text
    assert "scoring.sets" not in text


def test_a_choice_that_does_not_go_together_is_refused_with_its_clause() -> None:
    complaint = refused("games", "rush", "--set", "teams=2v2")
    assert "combat = interactive" in complaint
    assert "[ALT-072]" in complaint
    assert "Which game?" in refused("games", "--preset", "base")


def test_without_a_number_as_few_play_as_the_rules_allow() -> None:
    text = done("play", "rush", "--preset", "alternative-teams", typed="quit\n")
    assert "P1 human, P2 greedy, P3 greedy" in text
