"""Reading and writing text files; every failure is one clear line."""

from __future__ import annotations

import os
from pathlib import Path

from sztab.core.action import Message, SztabError


def read_text(path: str | Path) -> str:
    """Return the text of a file; SztabError says why it cannot be read."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise SztabError(_failed("file-unreadable", path, error)) from None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SztabError(Message("file-not-utf-8", {"file": f"{path}:{line}"})) from None


def write_text(path: str | Path, text: str) -> None:
    """Write a file atomically; SztabError says why it cannot be written."""
    target = Path(path)
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(target)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise SztabError(_failed("file-unwritable", path, error)) from None


def check_writable(path: str | Path) -> None:
    """Check early what `write_text` would refuse only after hours of work."""
    target = Path(path)
    if target.is_dir():
        raise SztabError(Message("file-is-folder", {"file": str(path)}))
    if not target.parent.is_dir():
        where = {"file": str(path), "folder": str(target.parent)}
        raise SztabError(Message("file-without-folder", where))
    if not os.access(target.parent, os.W_OK):
        raise SztabError(Message("folder-read-only", {"file": str(path)}))


def _failed(key: str, path: str | Path, error: OSError) -> Message:
    return Message(key, {"file": str(path), "why": error.strerror or type(error).__name__})
