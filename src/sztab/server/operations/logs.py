"""Log setup: one line per event, as text or JSON, with secrets removed."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final, TextIO

from sztab.core.action import SztabError
from sztab.core.text import escape
from sztab.server.safety.tokens import INVITATION_MARK, LINK_MARK, MARK

LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
REMOVED: Final = "[removed]"

_REDACTED_HEADERS: Final = "(?:proxy-)?authorization|(?:set-)?cookie|sec-websocket-protocol"
_REDACTED_FIELDS: Final = (
    "[a-z_-]*(?:token|invitation|secret|password|passwd|(?:api|join|exchange)_?key)"
)
_NAME: Final = rf"(?i)(?<![a-z_-])({_REDACTED_HEADERS}|{_REDACTED_FIELDS})"
_SIGNED: Final = "[A-Za-z0-9_-]"
"""The alphabet of tokens."""

_SECRETS: Final = [
    # A value in quotes, as in JSON, in a dict or in a pair of bytes.
    (rf"""{_NAME}(\\?["']?\s*[:=,]\s*b?\\?["'])[^"'\r\n\\]+""", rf"\1\2{REMOVED}"),
    # A raw header: its value may contain spaces and commas, so remove the rest of the line.
    (rf"""(?i)\b({_REDACTED_HEADERS})(\s*[:=]\s*)[^"'\r\n\\]+""", rf"\1\2{REMOVED}"),
    # A value without quotes, as in a query.
    (rf"""{_NAME}(\\?["']?\s*[:=]\s*)[^\s"'&,;)}}\]\\]+""", rf"\1\2{REMOVED}"),
    (r"""(?i)\b(bearer)\s+[^\s"',;]+""", rf"\1 {REMOVED}"),
    # The password in a database URL.
    (r"""(://[^\s:/@"']*):[^\s/@"']+@""", rf"\1:{REMOVED}@"),
    (rf"(?:{MARK}|{INVITATION_MARK}|{LINK_MARK}){_SIGNED}*(?:\.{_SIGNED}*)?", REMOVED),
    # Anything else that is signed: it ends in a dot and a long signature. The match may only begin
    # at the start of a word, or its time would grow with the square of the length.
    (rf"(?<!{_SIGNED}){_SIGNED}{{8,}}\.{_SIGNED}{{40,}}", REMOVED),
]
_PATTERNS: Final = [(re.compile(pattern), instead) for pattern, instead in _SECRETS]
_SECRET_NAME: Final = re.compile(f"(?i)(?:{_REDACTED_HEADERS}|{_REDACTED_FIELDS})")

_CAUSED_BY_CLIENTS: Final = (
    "Invalid UTF-8 sequence",
    "ASGI callable returned without completing handshake",
    "opening handshake failed",
)
"""Prefixes of messages of uvicorn and websockets that any client can cause."""

_STANDARD: Final = {
    *vars(logging.makeLogRecord({})),
    "message",
    "asctime",
    "taskName",
    "color_message",
}
"""Attributes of every record; all others come from `extra`."""


def set_up(level: str = "info", *, as_json: bool = False, stream: TextIO | None = None) -> None:
    """Send all log records of this process to one stream, one line per record.

    A server library with its own handlers must be configured not to install them.

    Args:
        level: The lowest level that is written; one of `LEVELS`.
        as_json: Write JSON, for programs, instead of text, for people.
        stream: The stream to write to; stderr by default.
    """
    if level not in LEVELS:
        raise SztabError(f"There is no log level {level!r}; use one of {', '.join(LEVELS)}.")
    handler = _Handler(stream or sys.stderr)
    handler.setFormatter(JsonLine() if as_json else TextLine())
    root = logging.getLogger()
    for old in [one for one in root.handlers if isinstance(one, _Handler)]:
        root.removeHandler(old)
    root.addHandler(handler)
    root.setLevel(LEVELS[level])
    logging.captureWarnings(capture=True)
    logging.getLogger("uvicorn.error").addFilter(_demote_client_errors)  # idempotent


def _demote_client_errors(record: logging.LogRecord) -> bool:
    """Turn errors that any client can cause into debug records.

    A message that is not UTF-8 is the client's mistake. And uvicorn logs an error when a socket is
    refused with an HTTP response, although the response was sent.
    """
    if record.getMessage().startswith(_CAUSED_BY_CLIENTS):
        record.levelno, record.levelname = logging.DEBUG, "DEBUG"
        record.exc_info = None
    return record.levelno >= logging.getLogger().level


def redact(text: str) -> str:
    """Return the text with tokens, passwords and secret headers removed."""
    for pattern, instead in _PATTERNS:
        text = pattern.sub(instead, text)
    return text


class TextLine(logging.Formatter):
    """`2024-05-01T18:03:07.123Z info sztab.hub: table opened table=ABCDEF`."""

    def format(self, record: logging.LogRecord) -> str:
        parts = [
            _time(record),
            record.levelname.lower(),
            f"{redact(record.name)}:",
            _message(record),
        ]
        parts += [f"{name}={value}" for name, value in _extras(record).items()]
        error = _error(self, record)
        return _on_one_line(" ".join([*parts, error] if error else parts))


class JsonLine(logging.Formatter):
    """`{"at": "2024-05-01T18:03:07.123Z", "level": "info", "logger": …, "text": …}`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            **_extras(record),
            "at": _time(record),
            "level": record.levelname.lower(),
            "logger": redact(record.name),
            "text": _message(record),
        }
        error = _error(self, record)
        if error:
            line["error"] = error
        return json.dumps(line)


class _Handler(logging.StreamHandler[TextIO]):
    """Writes lines, and ignores failures."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (the name in logging)
        """Do nothing: by default, logging prints the record, with secrets, to stderr."""


def _time(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _message(record: logging.LogRecord) -> str:
    try:
        return redact(record.getMessage())
    except Exception:  # noqa: BLE001 (a wrong format must not lose the record, nor stop a move)
        return redact(f"{record.msg} {record.args!r}")


def _extras(record: logging.LogRecord) -> dict[str, object]:
    extras = {name: value for name, value in vars(record).items() if name not in _STANDARD}
    return {name: _value(name, value) for name, value in extras.items()}


def _value(name: str, value: object) -> object:
    if _SECRET_NAME.fullmatch(name):
        return REMOVED
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return {str(key): _value(str(key), inner) for key, inner in value.items()}
    return redact(str(value))


def _error(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """Return the traceback, and the stack if the record has one."""
    parts = [formatter.formatException(record.exc_info)] if record.exc_info else []
    if record.stack_info:
        parts.append(record.stack_info)
    return redact("\n".join(parts))


def _on_one_line(text: str) -> str:
    """Return the text with line breaks and control characters escaped."""
    return escape(text, kept="")
