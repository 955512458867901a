"""The corpus: games as earlier versions stored them, read once."""

from __future__ import annotations

import json
import lzma
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
FILES = sorted(path.name for path in FOLDER.glob("*.json.xz"))
"""One file for each commit that wrote one, which is its name."""


@cache
def stored(file: str) -> list[dict[str, Any]]:
    """Return the games of a file; see `make.py` for what is kept of each."""
    data = json.loads(lzma.decompress((FOLDER / file).read_bytes()))
    assert file.startswith(data["commit"])
    games: list[dict[str, Any]] = data["games"]
    return games


def name(file: str, number: int) -> str:
    """Return what a game of the corpus is called."""
    one = stored(file)[number]
    preset = one["preset"] or "usual"
    return f"{number}-{one['game']}-{preset}-{one['players']}p-{one['status']}"
