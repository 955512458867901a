"""Logs: one line per event, and no way to get a token into them."""

from __future__ import annotations

import io
import json
import logging
import warnings
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.core.action import SztabError
from sztab.server.operations import logs
from sztab.server.operations.logs import REMOVED, redact
from sztab.server.safety import Pass, Passes

TOKEN = Passes(b"s" * 32).sign(Pass(table="ABCDEF", seat=1, token_generation=3))
OTHER = "hunter2-is-no-token-of-ours"
LOG = logging.getLogger("sztab.server.test")


@pytest.fixture(params=[False, True], ids=["text", "json"])
def written(request: pytest.FixtureRequest) -> io.StringIO:
    stream = io.StringIO()
    logs.set_up("debug", as_json=request.param, stream=stream)
    return stream


def only_our_handler() -> None:
    """Remove pytest's handlers, which turn a wrong format into an error."""
    root = logging.getLogger()
    root.handlers[:] = [one for one in root.handlers if isinstance(one, logs._Handler)]


def with_traceback(secret: str) -> None:
    try:
        int(f"bad token {secret}")
    except ValueError:
        LOG.exception("failed")


class Client:
    def __init__(self, secret: str) -> None:
        self.secret = secret

    def __repr__(self) -> str:
        return f"Client(token={self.secret!r})"


WAYS: dict[str, Callable[[str], None]] = {
    "plain": LOG.info,
    "argument": lambda s: LOG.info("token %s refused", s),
    "object": lambda s: LOG.info("%r came", Client(s)),
    "wrong format": lambda s: LOG.info("%d tokens", s),
    "too many arguments": lambda s: LOG.info("tokens", s),  # noqa: PLE1205 (on purpose)
    "dict arguments": lambda s: LOG.info("%(token)s", {"token": s}),
    "message object": lambda s: LOG.info(Client(s)),
    "extra": lambda s: LOG.info("hello", extra={"token": s}),
    "extra of another name": lambda s: LOG.info("hello", extra={"bearer_of": s}),
    "nested extra": lambda s: LOG.info("hello", extra={"asked": {"deep": [{"token": s}]}}),
    "traceback": with_traceback,
    "access line": lambda s: logging.getLogger("uvicorn.access").info(
        '%s - "%s %s HTTP/%s" %d', "127.0.0.1:5", "GET", f"/ws/ABCDEF?token={s}&a=1", "1.1", 200
    ),
    "link": lambda s: LOG.info("https://table.example/ABCDEF#%s", s),
    "headers": lambda s: LOG.debug([(b"authorization", b"Bearer " + s.encode())]),
    "cut off": lambda s: LOG.info("starts with %s", s[:-20]),
    "logger's name": lambda s: logging.getLogger(s).info("hello"),
    "split over lines": lambda s: LOG.info("a\n%s\nb", s),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_token_gets_into_the_log(
    way: str, written: io.StringIO, capfd: pytest.CaptureFixture[str]
) -> None:
    only_our_handler()
    WAYS[way](TOKEN)
    assert written.getvalue().count("\n") == 1
    assert REMOVED in written.getvalue()
    for part in (TOKEN[4:-20], TOKEN.rpartition(".")[0], TOKEN.rpartition(".")[2][:20]):
        assert part not in written.getvalue()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize(
    "text",
    [
        f"Authorization: Bearer {OTHER}",
        f"authorization: Basic {OTHER}==",
        f"{{'Authorization': 'Bearer {OTHER}'}}",
        f'{{"authorization": "Bearer {OTHER}"}}',
        f"(b'authorization', b'Bearer {OTHER}')",
        f'{{\\"authorization\\": \\"Bearer {OTHER}\\"}}',
        f"Proxy-Authorization: Digest a=b, c={OTHER}",
        f"Cookie: a=1; session={OTHER}",
        f"Set-Cookie: session={OTHER}; Path=/",
        f"Sec-WebSocket-Protocol: sztab, {OTHER}",
        f"sent Bearer {OTHER} again",
        f"GET /api/tables/ABCDEF?after=3&token={OTHER} HTTP/1.1",
        f"Hello(token='{OTHER}', after=None)",
        f'{{"type":"hello","token":"{OTHER}"}}',
        f"access_token={OTHER}",
        f'{{"name":"Ada","join_key":"{OTHER}"}}',
        f"JoinTable(name='Ada', seat=None, invitation='', join_key='{OTHER}')",
        f"seat-token: {OTHER}",
        f'password = "two words {OTHER}"',
        f"postgresql://sztab:{OTHER}@db.example/sztab",
        f"eyJhbGciOiJIUzI1NiJ9.{OTHER.replace('-', 'x')}{'a' * 40}",
    ],
)
def test_text_that_looks_like_a_secret_is_removed(text: str) -> None:
    assert OTHER not in redact(text)
    assert OTHER.replace("-", "x") not in redact(text)
    assert REMOVED in redact(text)


@pytest.mark.parametrize(
    "text",
    [
        "table ABCDEF: P1 plays pass, P2 is to move",
        "the token, once refused, is not asked for again",
        "sztab.server.store: commit of 12 entries took 0.004 s",
        "commitment " + "0123456789abcdef" * 4,
        "listening on http://127.0.0.1:8000",
        "authorization is missing",
        '127.0.0.1:5 - "GET /api/tables?limit=5 HTTP/1.1" 200',
    ],
)
def test_text_that_is_no_secret_stays(text: str) -> None:
    assert redact(text) == text


def test_the_rest_of_a_query_stays() -> None:
    assert redact(f"/ws?token={OTHER}&after=7") == f"/ws?token={REMOVED}&after=7"


@given(st.text(max_size=50), st.text(max_size=50))
def test_a_token_is_removed_anywhere_in_a_line(before: str, after: str) -> None:
    assert TOKEN[4:40] not in redact(before + TOKEN + after)


@pytest.mark.parametrize(
    "flood", ["a", "a.", "token", "szp_", "://a:", "token=", "bearer ", " ", "-", "cookie"]
)
def test_removing_takes_no_longer_for_a_hostile_text(flood: str) -> None:
    """A pattern with catastrophic backtracking would take minutes."""
    text = flood * (200_000 // len(flood))
    assert len(redact(text)) <= 2 * len(text)


def test_logged_text_cannot_begin_a_line_or_move_the_cursor(written: io.StringIO) -> None:
    LOG.info("name: %s", "x\n2024-01-01T00:00:00.000Z error forged\r\x1b[2J\u2028\u202e")
    line = written.getvalue().removesuffix("\n")
    assert line.isprintable()
    assert "forged" in line


@pytest.mark.parametrize("line", [logs.TextLine(), logs.JsonLine()])
def test_a_lone_surrogate_is_escaped(line: logging.Formatter) -> None:
    """Without a logger: the test runner could not forward it either."""
    record = logging.makeLogRecord({"msg": "name: \ud800", "levelname": "INFO", "name": "x"})
    written = line.format(record)
    assert written.isprintable()
    assert "\\ud800" in written


def test_a_line_of_text() -> None:
    stream = io.StringIO()
    logs.set_up(stream=stream)
    LOG.info("table %s opened", "ABCDEF", extra={"seats": 3, "where": {"game": "toy"}})
    moment, _, rest = stream.getvalue().partition(" ")
    assert rest == "info sztab.server.test: table ABCDEF opened seats=3 where={'game': 'toy'}\n"
    assert moment.endswith("Z")


def test_a_line_of_json() -> None:
    stream = io.StringIO()
    logs.set_up(as_json=True, stream=stream)
    LOG.warning("slow", extra={"seconds": 1.5, "text": "cannot hide the message", "who": None})
    with_traceback("x")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.pop("at").endswith("Z")
    assert first == {
        "level": "warning",
        "logger": "sztab.server.test",
        "text": "slow",
        "seconds": 1.5,
        "who": None,
    }
    assert second["error"].startswith("Traceback")
    assert "'bad token x'" in second["error"]


def test_the_level_is_kept_and_an_unknown_one_is_refused() -> None:
    stream = io.StringIO()
    logs.set_up("warning", stream=stream)
    LOG.info("not this")
    LOG.warning("but this")
    assert "not this" not in stream.getvalue()
    assert "but this" in stream.getvalue()
    with pytest.raises(SztabError, match="no log level 'loud'; use one of debug, info"):
        logs.set_up("loud")


def test_setting_up_twice_writes_once() -> None:
    first, second = io.StringIO(), io.StringIO()
    logs.set_up(stream=first)
    logs.set_up(stream=second)
    LOG.info("hello")
    assert first.getvalue() == ""
    assert second.getvalue().count("hello") == 1


def test_warnings_are_logged(written: io.StringIO) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn(f"token={TOKEN}", UserWarning, stacklevel=1)
    assert "UserWarning" in written.getvalue()
    assert TOKEN[4:40] not in written.getvalue()


def test_a_stream_that_is_gone_neither_stops_the_server_nor_prints_the_event(
    capfd: pytest.CaptureFixture[str],
) -> None:
    stream = io.StringIO()
    logs.set_up(stream=stream)
    stream.close()
    LOG.info("%s", TOKEN)
    assert capfd.readouterr() == ("", "")
