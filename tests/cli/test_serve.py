"""The commands `serve` and `bot`: a server, and a custom bot that plays on it."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from sztab.records import load_record, verify
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import ServerRefused, call, exchange_link, open_table
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.cli.command import done, refused
from tests.server.servers import free_port

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OWN_BOT = """
from sztab.bots import Bot

class Last(Bot):
    def choose(self, view):
        return view.legal_actions()[-1]
"""
START = "from sztab.cli.main import run; run()"


@contextmanager
def server(folder: Path, *options: str) -> Iterator[str]:
    """Run `sztab serve` as a user does, and stop it as Ctrl+C does."""
    port = free_port()
    database = f"sqlite:///{folder / 'tables.db'}"
    words = ["serve", "--port", str(port), "--database", database, "--thinkers", "1", *options]
    process = subprocess.Popen(
        [sys.executable, "-c", START, *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    url = f"http://127.0.0.1:{port}"
    try:
        _wait(url, process)
        yield url
    finally:
        process.send_signal(signal.SIGINT)
        output = process.communicate(timeout=30)[0].decode()
    assert process.returncode in {0, -signal.SIGINT, 130}, output
    assert "Traceback" not in output


def _wait(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert process.poll() is None
        try:
            call(f"{url}/health/ready", dict)
        except Exception:  # noqa: BLE001 (not yet)
            time.sleep(0.05)
        else:
            return
    pytest.fail("the server does not start")


def test_a_custom_bot_plays_on_a_server(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text(OWN_BOT, encoding="utf-8")
    with server(tmp_path) as url:
        seats = [SeatPlan("open"), SeatPlan("bot", rank="recruit")]
        opened = open_table(url, schemas.OpenTable(TableOptions("warsaw", seats)))
        words = ("bot", "--url", url, "--table", opened.code.lower(), "--bot", f"{own}:Last")
        output = done(*words, "--seat", "P1")
        assert f"takes seat P1 of table {opened.code}" in output
        assert re.search(r"Game over \(finished\): P1 \d+, P2 \d+; won by ", output)
        info = call(f"{url}/api/tables/{opened.code}", wire.TableInfo)
        assert info.seats[0].name == "Last"
        assert info.status == "over"
        (tmp_path / "game.json").write_bytes(_record(url, opened.code))
    verdict = verify(load_record(tmp_path / "game.json"))
    assert verdict.honest
    assert verdict.commitment == opened.commitment


def test_a_bot_that_is_started_again_comes_back_to_its_seat(tmp_path: Path) -> None:
    file = tmp_path / "seat.token"
    with server(tmp_path) as url:
        seats = [SeatPlan("person"), SeatPlan("bot", rank="recruit")]
        opened = open_table(url, schemas.OpenTable(TableOptions("warsaw", seats)))
        link = opened.passes[0].token
        # An earlier run was killed after the exchange, before it could save the answer.
        file.write_text(f"{link}\n{'k' * 32}\n", encoding="ascii")
        exchange_link(url, opened.code, link, "k" * 32)
        words = ("bot", "--url", url, "--table", opened.code, "--token-file", str(file))
        assert "Game over" in done(*words)
        token = file.read_text("ascii").split()[0]
        assert token != link
        assert file.stat().st_mode & 0o777 == 0o600
        assert "Game over" in done(*words)
        assert "has been used" in refused(*words[:-2], "--token", link)


def test_a_bot_that_takes_a_free_seat_keeps_it_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "seat.token"
    with server(tmp_path) as url:
        seats = [SeatPlan("open"), SeatPlan("bot", rank="recruit")]
        opened = open_table(url, schemas.OpenTable(TableOptions("warsaw", seats)))
        words = ("bot", "--url", url, "--table", opened.code, "--token-file", str(file))
        assert "takes seat P1" in done(*words)
        assert "takes seat" not in done(*words)


def _record(url: str, code: str) -> bytes:
    import urllib.request  # noqa: PLC0415 (used only here)

    with urllib.request.urlopen(f"{url}/api/tables/{code}/record?format=json") as response:  # noqa: S310 (our own server)
        return bytes(response.read())


def test_the_limits_and_the_days_of_the_command_line_count(tmp_path: Path) -> None:
    with server(tmp_path, "--limit", "tables_per_address=1", "--keep", "over=7") as url:
        seats = [SeatPlan("open"), SeatPlan("open")]
        open_table(url, schemas.OpenTable(TableOptions("rush", seats)))
        with pytest.raises(ServerRefused, match="Too many tables"):
            open_table(url, schemas.OpenTable(TableOptions("rush", seats)))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--workers", "2"), "2 workers need PostgreSQL: an SQLite file has one writer."),
        (("--database", "mysql://x"), 'The database URL begins with "mysql", which Sztab does not'),
        (("--keep", "ever=1"), "there is no “ever”; known: open, running, over, closed."),
        (("--keep", "over=soon"), "--keep “over=soon” cannot be read; write over=NUMBER."),
        (("--limit", "speed=1"), "there is no “speed”; known: socket_rate,"),
        (("--limit", "sockets=0"), "The limit sockets is 0, but it must be at least 1."),
        (("--origin", "example.org"), "'example.org' is not an origin"),
        (("--proxy", "somewhere"), "'somewhere' is not the address of a proxy"),
        (("--host", "203.0.113.1"), "Nothing can listen on 203.0.113.1:"),
        (("--log-level", "loud"), "There is no log level 'loud'"),
    ],
)
def test_wrong_settings_are_refused_before_anything_starts(
    words: tuple[str, ...], why: str, tmp_path: Path
) -> None:
    usual = ("--database", f"sqlite:///{tmp_path / 'x.db'}", "--port", str(free_port()))
    assert why in refused("serve", *usual, *words)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "Which table? Write its six letters: --table ABCDEF."),
        (("--table", "ABC"), "Which table? Write its six letters: --table ABCDEF."),
        (("--table", "ABCDEF", "--seat", "first"), "There is no seat “first”"),
        (("--table", "ABCDEF"), "does not answer"),
    ],
)
def test_a_bot_says_why_it_cannot_play(words: tuple[str, ...], why: str) -> None:
    assert why in refused("bot", "--url", f"http://127.0.0.1:{free_port()}", *words)


def test_a_bot_needs_the_address_of_a_server() -> None:
    why = refused("bot", "--url", "play.example.org", "--table", "ABCDEF")
    assert "is not the address of a server" in why
