"""The sources of the database URL of `sztab serve`, whose password is never printed."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

from sztab.cli.database import VARIABLE, database_url
from sztab.core.action import SztabError
from sztab.server.client import call
from tests.cli.command import refused, sztab
from tests.server.servers import free_port

if TYPE_CHECKING:
    from pathlib import Path

SECRET = "Geheim42"  # noqa: S105 (made up)
URL = f"postgresql://sztab:{SECRET}@127.0.0.1/sztab"


@pytest.fixture(autouse=True)
def _no_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "database"
    path.write_text(f"{URL}\nand a note\n", encoding="utf-8")
    path.chmod(0o600)
    return path


def test_options_come_before_the_variable_and_that_before_the_usual(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert database_url(None, None) == "sqlite:///sztab.db"
    monkeypatch.setenv(VARIABLE, "  ")
    assert database_url(None, None) == "sqlite:///sztab.db"
    monkeypatch.setenv(VARIABLE, "sqlite:///variable.db\n")
    assert database_url(None, None) == "sqlite:///variable.db"
    assert database_url("sqlite:///option.db", None) == "sqlite:///option.db"
    assert database_url(None, str(file)) == URL


def test_two_options_contradict_each_other(file: Path) -> None:
    with pytest.raises(SztabError, match="Use --database or --database-file, not both"):
        database_url("sqlite:///x.db", str(file))


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    empty, binary = tmp_path / "empty", tmp_path / "binary"
    empty.write_text("\nsqlite:///x.db", encoding="utf-8")
    binary.write_bytes(b"\xff\xfe")
    for path, why in [
        (tmp_path / "none", "cannot be read: No such file or directory"),
        (tmp_path, "cannot be read: Is a directory"),
        (empty, "the first line is empty; write the database URL into it"),
        (binary, "is not a text file"),
    ]:
        with pytest.raises(SztabError, match=f"{path}: {why}"):
            database_url(None, str(path))


@pytest.mark.parametrize(("mode", "warned"), [(0o600, False), (0o640, False), (0o644, True)])
def test_a_file_that_everybody_can_read_is_warned_of(
    file: Path, mode: int, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    file.chmod(mode)
    database_url(None, str(file))
    told = capsys.readouterr().err
    assert ("can be read by every user" in told) == warned
    assert SECRET not in told


@pytest.mark.parametrize(
    ("url", "warned"), [(URL, True), ("postgresql://sztab@h/x", False), ("postgresql://[", False)]
)
def test_a_password_on_the_command_line_is_warned_of(
    url: str, warned: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    assert database_url(url, None) == url
    told = capsys.readouterr().err
    assert (f"--database-file) or into the variable {VARIABLE}" in told) == warned
    assert SECRET not in told


@pytest.mark.parametrize(
    "url",
    [
        SECRET,
        f"postgresql://sztab:{SECRET}\u2100@h/x",
        f"postgresql://sztab:{SECRET}#@h/x",
        f"postgresql://sztab:{SECRET}?@h/x",
        f"postgresql://sztab:{SECRET}/@h/x",
        f"postgresql://sztab:42/{SECRET}@h/x",
        f"postgresql://sztab:42#{SECRET}@h/x",
        f"postgresql://sztab:{SECRET}@h:port/x",
        f"sztab {SECRET}: x",
        f"mysql://u:{SECRET}@h/x",
    ],
)
def test_a_wrong_url_is_refused_without_being_shown(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, url)
    why = refused("serve", "--port", str(free_port()))
    assert "postgresql://user:password@host/name" in why
    assert SECRET not in why


def test_no_process_of_a_server_shows_the_url(tmp_path: Path) -> None:
    """The file is read, the server runs, and no command line and no output names the database."""
    name = f"{SECRET}.db"
    path = tmp_path / "database"
    path.write_text(f"sqlite:///{tmp_path / name}", encoding="utf-8")
    path.chmod(0o600)
    port = free_port()
    words = ["serve", "--port", str(port), "--database-file", str(path), "--thinkers", "1"]
    start = "from sztab.cli.main import run; run()"
    process = subprocess.Popen(
        [sys.executable, "-c", start, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        _wait(port, process)
        assert not any(SECRET in line for line in _command_lines(process.pid))
        assert (tmp_path / name).exists()
    finally:
        process.send_signal(signal.SIGINT)
        output = process.communicate(timeout=30)[0].decode()
    assert SECRET not in output


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert process.poll() is None
        try:
            call(f"http://127.0.0.1:{port}/health/ready", dict)
        except Exception:  # noqa: BLE001 (not yet)
            time.sleep(0.05)
        else:
            return
    pytest.fail("the server does not start")


def _command_lines(pid: int) -> list[str]:
    psutil = pytest.importorskip("psutil")
    one = psutil.Process(pid)
    return [" ".join(process.cmdline()) for process in (one, *one.children(recursive=True))]


def test_the_options_are_explained() -> None:
    told = sztab("serve", "--help", width=200).output
    assert "--database-file" in told
    assert VARIABLE in told
