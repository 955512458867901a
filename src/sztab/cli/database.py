"""The URL of the database, from an option, a file or the environment."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sztab.cli.language import text
from sztab.cli.lines import say
from sztab.core.action import SztabError
from sztab.server.settings import Settings

VARIABLE: Final = "SZTAB_DATABASE"
_MAX_URL: Final = 10_000


def database_url(option: str | None, file: str | None) -> str:
    """Return the URL from `--database`, `--database-file` or `SZTAB_DATABASE`, or the default.

    A password on the command line can be read by every user of the machine, so it causes a warning.
    The URL itself is never printed.
    """
    if option is not None and file is not None:
        raise SztabError(text("terminal-two-databases"))
    if file is not None:
        return _read(Path(file))
    if option is not None:
        _warn_of_password(option)
        return option
    return os.environ.get(VARIABLE, "").strip() or Settings().database


def _read(file: Path) -> str:
    try:
        with file.open(encoding="utf-8") as lines:
            mode = os.fstat(lines.fileno()).st_mode
            url = lines.readline(_MAX_URL).strip()
    except OSError as error:
        raise SztabError(
            text("terminal-unreadable", file=str(file), error=str(error.strerror))
        ) from None
    except UnicodeDecodeError:
        raise SztabError(text("terminal-no-text", file=str(file))) from None
    if not url:
        raise SztabError(text("terminal-empty-file", file=str(file)))
    if os.name == "posix" and stat.S_IMODE(mode) & stat.S_IROTH:
        say(text("terminal-readable", file=str(file)), err=True)
    return url


def _warn_of_password(url: str) -> None:
    try:
        password = urlsplit(url).password
    except ValueError:  # the server refuses it later, with a reason
        return
    if password:
        say(text("terminal-password", variable=VARIABLE), err=True)
