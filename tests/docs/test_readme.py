"""The README is correct: its Python runs, and its commands, links and rooms exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from sztab import games
from sztab.bots import make_bot
from sztab.cli.main import app
from sztab.core.languages import LANGUAGES
from sztab.core.rng import Rng

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
TEXTS = [*BLOCKS, *re.findall(r"`([^`\n]*)`", README)]
COMMANDS = sorted(
    {
        line.partition("#")[0].strip()
        for text in TEXTS
        for line in re.findall(r"^(?:.*&& )?(?:venv/bin/)?sztab( .+)?$", text, re.MULTILINE)
    }
)
ROOMS = sorted(
    path.name for path in (ROOT / "src/sztab").iterdir() if (path / "__init__.py").exists()
)


@pytest.mark.parametrize("name", games.names())
def test_the_number_of_clauses_is_right(name: str) -> None:
    rules = tomllib.loads((ROOT / "rules" / f"{name}.toml").read_text("utf-8"))
    row = next(line for line in README.splitlines() if line.startswith(f"| `{name}`"))
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8")
    told = re.findall(r"(\d+) clauses", row + page)
    assert {*told} == {str(len(rules["clause"]))}


def test_the_game_in_the_readme_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {}
    exec(PYTHON[0], scope)  # noqa: S102 (our own text)
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("P")
    assert re.fullmatch(r"\[[\d., -]+\] \[[\d., ]+\]", printed[-1])


def test_the_bot_in_the_readme_plays(tmp_path: Path) -> None:
    file = tmp_path / "cautious.py"
    file.write_text(PYTHON[1], "utf-8")
    game = games.get("rush")
    state = game.new(game.rules(2))
    seat = state.advance(Rng(1))
    view = state.view(seat)
    bot = make_bot(f"{file}:Cautious", game, Rng(2))
    assert bot.choose(view) == view.legal_actions()[0]


def unknown(words: list[str]) -> list[str]:
    """List the unknown command or options in one command line."""
    command = get_command(app)
    missing: list[str] = []
    named = False
    for word in words:
        if word.startswith("-"):
            known = {name for param in command.params for name in param.opts}
            missing += [] if word in known else [word]
        elif isinstance(command, TyperGroup) and not named:
            named = word in games.names()
            if word in command.commands:
                command = command.commands[word]
            elif not named and word not in LANGUAGES:
                missing.append(word)
    return missing


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_in_the_readme_exists(command: str) -> None:
    assert unknown(command.split()) == []


def test_an_unknown_command_or_option_is_found() -> None:
    assert "serve --host 0.0.0.0" in COMMANDS
    assert unknown(["serv"]) == ["serv"]
    assert unknown(["cards", "chek", "my.toml"]) == ["chek", "my.toml"]
    assert unknown(["play", "rush", "--player", "3"]) == ["--player"]


def test_the_tree_of_rooms_names_each_once() -> None:
    assert sorted(re.findall(r"^src/sztab/(\w+) ", README, re.MULTILINE)) == sorted({*ROOMS, "web"})


PAGES = [
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "bench/README.md"),
    *sorted(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md")),
]


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_files(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
        assert ((ROOT / page).parent / link).exists(), link
