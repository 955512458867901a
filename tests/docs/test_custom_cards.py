"""The guide to custom cards is correct: its examples are valid and can be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sztab import games
from sztab.core.rng import Rng
from sztab.games.rush.content.vocabulary import METRICS
from tests.cli.command import done
from tests.laws.adapters import adapter_for

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "custom-cards.md").read_text("utf-8")
EXAMPLES = {
    name: re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[number]
    for number, name in enumerate(("rush", "warsaw", "battlegrounds"))
}
PYTHON = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)[0]
COMMANDS = re.findall(r"^sztab ([^#\n]*)", GUIDE, re.MULTILINE)
TITLES = {"rush": "Rush", "warsaw": "Battle of Warsaw", "battlegrounds": "Battlegrounds"}

RUSH = games.get("rush")
PRESETS = [
    (name, preset, numbers[-1])
    for name in EXAMPLES
    for preset, numbers in adapter_for(name).preset_players.items()
]


def content(name: str) -> dict[str, Any]:
    return games.get(name).components.read(EXAMPLES[name], "my.toml")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text(EXAMPLES["rush"], encoding="utf-8")
    return "my.toml"


def test_there_is_an_example_for_every_game() -> None:
    assert set(EXAMPLES) == set(games.names())
    assert [f"{name}-cards.json" in text for name, text in EXAMPLES.items()] == [True] * 3


@pytest.mark.parametrize(("name", "preset", "players"), PRESETS)
def test_a_game_with_the_example_is_played_to_its_end(name: str, preset: str, players: int) -> None:
    game = games.get(name)
    state, rng = game.new(game.rules(players, preset=preset, content=content(name))), Rng(7)
    while (seat := state.advance(rng)) >= 0:
        state.play(rng.choice(state.view(seat).legal_actions()))
    assert len(state.scores()) == players


def test_the_example_of_rush_matches_its_comments() -> None:
    rows = {row[0]: row for row in RUSH.components.rows(content("rush")).rows}
    assert not {"germany-maus", "largest-squad"} & set(rows)
    assert {"7tp", "medics", "bargain-hunter", "quartermaster"} <= set(rows)
    assert rows["ussr-t-34"][4:6] == ["4", "3"]
    assert rows["heavy-tanks"][8].endswith("worth 6")


@pytest.mark.parametrize("name", ["warsaw", "battlegrounds"])
def test_the_other_examples_add_change_and_remove(name: str) -> None:
    kinds = {change.kind for change in games.get(name).components.changes(content(name))}
    assert kinds == {"added", "changed", "removed"}


def test_the_python_in_the_guide_runs(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(PYTHON, {})  # noqa: S102 (our own text)
    read = RUSH.components.read(EXAMPLES["rush"], file)
    assert capsys.readouterr().out.strip() == RUSH.rules(3, content=read).card_hash


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_in_the_guide_work(command: str, file: str) -> None:
    assert file in command
    words = command.replace("1000", "2").split()
    assert done(*words, typed="quit\n" if "play" in words else "")


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_word_of_the_vocabulary_is_explained(name: str) -> None:
    part = GUIDE.partition(f"\n## {TITLES[name]}\n")[2].partition("\n## ")[0]
    if f"(words/{name}.md#effects)" in part:
        part += (
            (ROOT / "docs" / "words" / f"{name}.md").read_text("utf-8").partition("\n## Effects")[2]
        )
    card_file = games.get(name).components.card_file
    assert card_file is not None
    known = tomllib.loads(EXAMPLES[name])
    for section, table in card_file.vocabulary.tables.items():
        if table.adds or table.changes:
            assert section in known or f"`{section}`" in part
    schema = games.get(name).components.schema()["properties"]
    words = [word for section in CHANGEABLE[name] for word in _words(schema[section]["items"])]
    assert len(words) > 5
    assert not sorted(
        {word for word in words if not _stands(word, part)} - UNMENTIONED - {*METRICS}
    )


CHANGEABLE = {
    "rush": ("vehicles", "achievements"),
    "warsaw": ("cards",),
    "battlegrounds": ("tanks", "pictures"),
}
UNMENTIONED = {
    "name_source",
    "name_cs",
    "summary",
    "best",
    "metric",
    "number",
    "merged",
    "ordinary",
    "special",
    "en",
    "pl",
    "cs",
    "max",
    "min",
    "value",
    "wp",
    "acz",
    "unit",
    "commander",
    "order",
    "artillery",
    "tank-destroyer",
    "ruling",
}
"""Fields for provenance, other languages or complete files, which the schema explains."""


def _stands(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def _words(schema: Any) -> list[str]:  # noqa: ANN401 (plain data)
    """Return the names of all fields in a schema, and their possible words."""
    if isinstance(schema, list):
        return [word for one in schema for word in _words(one)]
    if not isinstance(schema, dict):
        return []
    found = [word for word in schema.get("enum", []) if isinstance(word, str)]
    for key, value in schema.items():
        if key == "properties":
            found += [*value, *(word for one in value.values() for word in _words(one))]
        elif key != "enum":
            found += _words(value)
    return found


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https?:)([^)#]+)\)", GUIDE))
def test_links_lead_to_files(link: str) -> None:
    assert (ROOT / "docs" / link).exists()
