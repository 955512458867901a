"""The README tells the truth: its Python runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sztab import games
from sztab.bots import make_bot
from sztab.cli.main import app
from sztab.core.rng import Rng

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
COMMANDS = sorted(
    set(re.findall(r"^(?:.* )?(?:venv/bin/)?sztab ([a-z]+) rush", README, re.MULTILINE))
)


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


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_in_the_readme_exists(command: str) -> None:
    assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "bench/README.md"])
def test_links_lead_to_files(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", text):
        assert ((ROOT / page).parent / link).exists(), link
