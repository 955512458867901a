"""The guide to own cards tells the truth: its example is a good file and can be played."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from sztab import games
from sztab.core.rng import Rng
from sztab.games.rush.content.vocabulary import ACTIONS, CUSTOM_ACHIEVEMENT, TABLES
from tests.cli.command import done

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "own-cards.md").read_text("utf-8")
EXAMPLE = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)[0]
PYTHON = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)[0]
COMMANDS = re.findall(r"^sztab ([^#\n]*)", GUIDE, re.MULTILINE)

GAME = games.get("rush")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text(EXAMPLE, encoding="utf-8")
    return "my.toml"


@pytest.mark.parametrize("preset", ["base", "second-front", "alternative"])
def test_a_game_with_the_example_is_played_to_its_end(preset: str) -> None:
    rules = GAME.rules(3, preset=preset, content=GAME.read_content(EXAMPLE, "my.toml"))
    state, rng = GAME.new(rules), Rng(7)
    while (seat := state.advance(rng)) >= 0:
        state.play(rng.choice(state.view(seat).legal_actions()))
    assert len(state.scores()) == 3


def test_the_example_does_what_its_comments_say() -> None:
    rows = {row[0]: row for row in GAME.card_rows(GAME.read_content(EXAMPLE, "my.toml")).rows}
    assert not {"germany-maus", "largest-squad"} & set(rows)
    assert {"7tp", "medics", "bargain-hunter", "quartermaster"} <= set(rows)
    assert rows["ussr-t-34"][4:6] == ["4", "3"]
    assert rows["heavy-tanks"][8].endswith("worth 6")


def test_the_python_in_the_guide_runs(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(PYTHON, {})  # noqa: S102 (our own text)
    content = GAME.read_content(EXAMPLE, file)
    assert capsys.readouterr().out.strip() == GAME.rules(3, content=content).card_hash


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_in_the_guide_work(command: str, file: str) -> None:
    assert file in command
    words = command.replace("1000", "2").split()
    assert done(*words, typed="quit\n" if "play" in words else "")


def test_every_word_of_the_vocabulary_is_explained() -> None:
    known = tomllib.loads(EXAMPLE)
    for section, table in TABLES.items():
        if table.adds or table.changes:
            assert section in known or f"`{section}`" in GUIDE
    fields = [*TABLES["vehicles"].fields, *CUSTOM_ACHIEVEMENT]
    assert not [name for name in fields if name not in GUIDE and name not in UNMENTIONED]
    where = CUSTOM_ACHIEVEMENT["where"].kind.schema()["properties"]
    for name in [*where, *where["zone"]["enum"], *CUSTOM_ACHIEVEMENT["of"].kind.schema()["enum"]]:
        assert f"`{name}`" in GUIDE
    assert {"siege", "dispatch"} <= set(ACTIONS)


UNMENTIONED = {"name_source", "name_cs", "summary"}
"""Fields for provenance and other languages, which the schema explains."""


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https?:)([^)#]+)\)", GUIDE))
def test_links_lead_to_files(link: str) -> None:
    assert (ROOT / "docs" / link).exists()
