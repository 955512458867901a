"""`sztab doctor` tells how Sztab runs, why, and what to do about it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

import sztab
from sztab.cli import doctor
from sztab.core.action import SztabError
from tests.cli import command
from tests.cli.command import done

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An interpreted install, whose tables and port are its own."""
    monkeypatch.setattr(sztab, "COMPILED", False)
    monkeypatch.setattr(doctor, "database", lambda: tmp_path / "tables.db")
    monkeypatch.setattr(doctor, "free_port", lambda first: first)
    monkeypatch.setattr(doctor, "is_sztab", lambda url: False)
    monkeypatch.setattr(doctor, "_source", lambda: ("/somewhere/sztab", False))


def test_an_interpreted_install_names_the_reason_and_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    reason = tmp_path / "_interpreted.txt"
    reason.write_text("there is no C compiler (cc)\n", encoding="utf-8")
    monkeypatch.setattr(doctor, "REASON", reason)
    told = done("doctor")
    assert "interpreted, because: there is no C compiler (cc)." in told
    assert f'"{sys.executable}" -m pip install' in told
    assert told.rstrip().count('"/somewhere/sztab"') == 1


def test_an_editable_install_says_where_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "_source", lambda: ("/somewhere/sztab", True))
    told = done("doctor")
    assert "installed for editing from /somewhere/sztab" in told
    assert "--force-reinstall" not in told


def test_a_compiled_install_needs_no_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sztab, "COMPILED", True)
    told = done("doctor")
    assert "The engine is compiled" in told
    assert "pip install -v" not in told


def test_an_install_without_noted_sources_is_installed_from_the_index(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(doctor, "_source", lambda: ("", False))
    assert f"--no-binary sztab sztab=={sztab.__version__}" in done("doctor")


def test_a_folder_that_cannot_be_made_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> Path:
        raise SztabError("no folder")

    monkeypatch.setattr(doctor, "database", fails)
    result = command.sztab("doctor")
    assert result.exit_code == 1
    assert "! no folder" in result.stdout


def test_a_port_in_use_is_replaced_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "free_port", lambda first: first + 1)
    assert "Port 8765 is in use; Sztab takes 8766 instead." in done("doctor")


def test_a_running_server_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "is_sztab", lambda url: True)
    assert "already running: http://127.0.0.1:8765" in done("doctor")


def test_a_missing_driver_of_postgresql_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda name: None)
    assert "pip install 'sztab[postgres]'" in done("doctor")


@pytest.mark.parametrize(
    ("language", "words"), [("pl", "Silnik jest"), ("cs", "Engine je"), ("en", "The engine is")]
)
def test_it_speaks_every_language(language: str, words: str) -> None:
    assert words in done("--lang", language, "doctor")
