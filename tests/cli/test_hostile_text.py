"""Terminal sequences in texts are shown as escapes, wherever the text comes from."""

from __future__ import annotations

import ast
import io
import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from rich.text import Text

from sztab.cli.terminal import SafeConsole, output
from sztab.records import save_record
from sztab.records.record import Record
from tests.architecture.source import MODULES
from tests.cli.command import done, refused
from tests.records.played import finished

if TYPE_CHECKING:
    from pathlib import Path

ESC = "\x1b]0;owned\x07\x1b[2J\u202e"


def test_replay_prints_no_escape_sequence_of_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.sztab"
    save_record(replace(finished("rush"), seats=("Ada", "[red]Bo[/red]")), file)
    dirty = file.read_text("utf-8").replace("Ada", f"Ada{ESC}")
    file.write_text(dirty, "utf-8")
    text = done("replay", str(file))
    assert "P1 Ada ]0;owned [2J, P2 [red]Bo[/red]" in " ".join(text.split())
    assert all(one.isprintable() or one == "\n" for one in text)


def test_a_record_that_was_read_before_names_were_cleaned_is_harmless_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The terminal does not rely on the clean-up of records."""
    monkeypatch.setattr(Record, "__post_init__", lambda _: None)
    file = tmp_path / "game.json"
    rows = [{"seat": "P1", "action": "end"}]
    names = [f"Ada{ESC}", "Bo"]
    file.write_text(json.dumps({"game": "rush", "players": 2, "seats": names, "plies": rows}))
    complaint = refused("replay", str(file))
    assert all(one.isprintable() for one in complaint)


def test_an_error_escapes_the_text_that_it_quotes(tmp_path: Path) -> None:
    file = tmp_path / "game.sztab"
    file.write_text(f"[game {ESC}]\n[players 2]\nP1: x{ESC}\n", "utf-8")
    assert all(one.isprintable() for one in refused("replay", str(file)))


@pytest.mark.parametrize("what", [ESC, Text(ESC, style="bold")])
def test_a_console_lets_only_its_own_sequences_through(what: str | Text) -> None:
    stream = io.StringIO()
    console = SafeConsole(file=stream, force_terminal=True, markup=False, highlight=False)
    console.print(what)
    assert "\\x1b]0;owned" in stream.getvalue()
    assert "\x1b]" not in stream.getvalue()
    assert "\u202e" not in stream.getvalue()


def test_markup_in_a_text_is_not_interpreted() -> None:
    console = output()
    with console.capture() as said:
        console.print("[red]Ada[/red] [link=http://x]y[/link] :tank:")
    assert said.get() == "[red]Ada[/red] [link=http://x]y[/link] :tank:\n"


def test_every_command_prints_by_a_safe_way() -> None:
    """Nothing in the command line uses `typer.echo`, `print` or a bare Rich console."""
    allowed = {"sztab/cli/lines.py", "sztab/cli/terminal.py"}
    found = [
        f"{module}:{node.lineno}"
        for module in MODULES
        if module.room == "cli" and str(module) not in allowed
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in {"typer.echo", "typer.secho", "print", "Console"}
    ]
    assert found == []
