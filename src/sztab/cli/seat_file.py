"""The file in which a bot keeps the token of its seat, so that it can return after a restart."""

from __future__ import annotations

import secrets
from pathlib import Path

from sztab.cli.language import text
from sztab.core.action import SztabError
from sztab.core.files import read_text, write_text


class SeatFile:
    """A token and the key with which a link is exchanged for it, readable by their owner only.

    The key is saved before the link is exchanged. A link can be exchanged again with the same key,
    so a program that is killed before the answer arrives does not lose its seat.
    """

    def __init__(self, path: str | None) -> None:
        self._path = Path(path) if path else None
        self.token = ""
        self.key = secrets.token_urlsafe(24)
        if self._path is not None and self._path.exists():
            self._read(self._path)

    def _read(self, path: Path) -> None:
        written = read_text(path)
        words = written.split()
        if not words or not written.isascii():
            raise SztabError(text("terminal-no-token", file=str(path)))
        self.token = words[0]
        self.key = words[1] if len(words) > 1 else self.key

    def keep(self, token: str) -> None:
        """Remember a token, in the file if there is one."""
        self.token = token
        if self._path is not None:
            write_text(self._path, f"{token}\n{self.key}\n", private=True)
