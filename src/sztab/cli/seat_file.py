"""The file in which a bot keeps the token of its seat, so that it can come back after a restart."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from sztab.cli.language import text
from sztab.core.action import SztabError


class SeatFile:
    """A token, and the key with which a link is exchanged for it; only their owner can read them.

    The key is written before the link is exchanged: if the program is killed before the answer
    comes, the next one asks for it again.
    """

    def __init__(self, path: str | None) -> None:
        self._path = Path(path) if path else None
        self.token = ""
        self.key = secrets.token_urlsafe(24)
        if self._path is not None and self._path.exists():
            self._read(self._path)

    def _read(self, path: Path) -> None:
        try:
            lines = path.read_text("ascii").split()
        except (OSError, ValueError) as error:
            raise SztabError(
                text("terminal-unreadable", file=str(path), error=str(error))
            ) from None
        if not lines:
            raise SztabError(text("terminal-no-token", file=str(path)))
        self.token = lines[0]
        self.key = lines[1] if len(lines) > 1 else self.key

    def keep(self, token: str) -> None:
        """Remember a token, in the file if there is one."""
        self.token = token
        if self._path is None:
            return
        new = self._path.with_name(f"{self._path.name}.new")
        try:
            new.unlink(missing_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(f"{token}\n{self.key}\n")
            new.replace(self._path)
        except OSError as error:
            raise SztabError(
                text("terminal-unwritable", file=str(self._path), error=str(error.strerror))
            ) from None
