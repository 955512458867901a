"""Reading and writing files: a failure is one clear line, and no file is ever half written."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, suppress
from glob import escape
from pathlib import Path
from typing import TYPE_CHECKING

from sztab.core.action import Message, SztabError

if TYPE_CHECKING:
    from collections.abc import Iterator


def read_bytes(path: str | Path) -> bytes:
    """Return the content of a file; SztabError says why it cannot be read."""
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise SztabError(_failed("file-unreadable", path, error)) from None


def read_text(path: str | Path) -> str:
    """Return the text of a file; SztabError says why it cannot be read."""
    content = read_bytes(path)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise SztabError(Message("file-not-utf-8", {"file": f"{path}:{line}"})) from None


def write_text(path: str | Path, text: str, *, private: bool = False) -> None:
    """Write a whole file or nothing; SztabError says why it cannot be written.

    A private file can be read by its owner only.
    """
    try:
        with draft_of(Path(path), private=private) as draft:
            draft.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise SztabError(_failed("file-unwritable", path, error)) from None


def check_writable(path: str | Path) -> None:
    """Raise early the error that `write_text` would raise after hours of work."""
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


@contextmanager
def draft_of(target: Path, *, replace: bool = True, private: bool = False) -> Iterator[Path]:
    """Create an empty file beside the target, which becomes the target if the block succeeds.

    The content is synced to the disk before it gets its name, so that a power cut leaves the old
    file or the new one. If the block fails, the draft is removed, with any files that begin with
    its name, such as the journal of a database.

    Args:
        target: The file to write.
        replace: Whether the target may exist; otherwise FileExistsError is raised at the end.
        private: Whether only its owner may read the file.
    """
    draft = target.with_name(f".{target.name}.{os.getpid()}.part")
    draft.unlink(missing_ok=True)  # left by a process that was killed
    mode = 0o600 if private else 0o666
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode))
    try:
        yield draft
        _sync(draft)
        if replace:
            draft.replace(target)
        else:
            _move_to_free_name(draft, target)
        _sync_folder(target.parent)
    finally:
        for left in target.parent.glob(f"{escape(draft.name)}*"):
            left.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Make the names in a folder survive a power cut; Windows does that by itself."""
    if sys.platform != "win32":
        _sync(folder)


def _sync(path: Path) -> None:
    with suppress(PermissionError):  # Windows syncs only files that are open for writing
        file = os.open(path, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def _move_to_free_name(draft: Path, target: Path) -> None:
    """Move a file without ever overwriting another one."""
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without hard links
        if target.exists():
            raise FileExistsError(target) from None
        draft.replace(target)
