"""`sztab` without a command: a local server, and the browser with its page."""

from __future__ import annotations

import socket
import webbrowser
from pathlib import Path

import pytest

from sztab.cli import local_server
from sztab.core.action import SztabError
from sztab.server.settings import Settings
from tests.cli.command import done
from tests.cli.test_serve import server

Shown = list[str]


@pytest.fixture(autouse=True)
def shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shown:
    """Return the URLs that a browser was opened with; tables are in the folder of the test."""
    found: Shown = []
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr(webbrowser, "open", found.append)
    return found


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Return the settings of the servers that were started, without starting any."""
    found: list[Settings] = []
    monkeypatch.setattr(local_server, "check", lambda _: None)
    monkeypatch.setattr(local_server, "serve", found.append)
    monkeypatch.setattr(local_server, "show_when_ready", local_server.show)
    return found


def test_sztab_alone_runs_a_server_for_this_machine_and_shows_it(
    started: list[Settings], shown: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "is_sztab", lambda _: False)
    monkeypatch.setattr(local_server, "free_port", lambda first: first)
    text = done()
    assert "open in your browser: http://127.0.0.1:8765" in text
    (settings,) = started
    assert (settings.host, settings.port) == ("127.0.0.1", 8765)
    assert settings.database == f"sqlite:///{tmp_path / 'sztab' / 'tables.db'}"
    assert shown == ["http://127.0.0.1:8765"]


def test_a_port_that_another_program_uses_is_passed_over_with_a_word(
    started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "is_sztab", lambda _: False)
    monkeypatch.setattr(local_server, "free_port", lambda first: first + 1)
    assert "Port 8765 is in use; Sztab takes 8766 instead." in done()
    assert started[0].port == 8766


def test_a_sztab_that_runs_already_is_shown(
    started: list[Settings], shown: Shown, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_server, "is_sztab", lambda _: True)
    assert "Sztab is already running" in done()
    assert (started, shown) == ([], ["http://127.0.0.1:8765"])


def test_the_next_free_port_is_found() -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        taken = one.getsockname()[1]
        assert taken < local_server.free_port(taken) < taken + local_server.PORTS


def test_if_no_port_is_free_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local_server, "PORTS", 1)
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        with pytest.raises(SztabError, match="No port"):
            local_server.free_port(one.getsockname()[1])


def test_a_real_server_is_known_and_the_browser_waits_for_it(tmp_path: Path, shown: Shown) -> None:
    with server(tmp_path) as url:
        assert local_server.is_sztab(url)
        local_server._wait_and_show(url)
        assert shown == [url]
    assert not local_server.is_sztab(url)


@pytest.mark.parametrize("failure", [webbrowser.Error("none"), OSError("none")])
def test_no_browser_is_no_error(monkeypatch: pytest.MonkeyPatch, failure: Exception) -> None:
    def fail(_: str) -> None:
        raise failure

    monkeypatch.setattr(webbrowser, "open", fail)
    local_server.show("http://127.0.0.1:8765")


def test_without_a_screen_no_browser_takes_the_terminal_over(
    monkeypatch: pytest.MonkeyPatch, shown: Shown
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    local_server.show("http://127.0.0.1:8765")
    assert shown == []
