"""Writes the golden playthroughs: `python -m tests.golden.make` rewrites the files beside it.

A playthrough shows a whole game as a person would follow it, so that the effect of a change can be
reviewed in a diff. `--check` only says whether the files are up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sztab import games
from tests.golden.battlegrounds import BattlegroundsPlaythrough
from tests.golden.rush import RushPlaythrough
from tests.golden.warsaw import WarsawPlaythrough

if TYPE_CHECKING:
    from tests.golden.playthrough import Playthrough

FOLDER: Final = Path(__file__).parent
GAMES: Final[dict[str, type[Playthrough]]] = {
    style.name: style for style in (BattlegroundsPlaythrough, RushPlaythrough, WarsawPlaythrough)
}
TABLES: Final = [(game, *table) for game, style in GAMES.items() for table in style.seeds]
"""Every playthrough: game, preset and number of players."""


def path(game: str, preset: str, players: int) -> Path:
    """Return the file of the playthrough of a preset for this number of players."""
    usual = games.get(game).presets()[0].name
    middle = "" if preset == usual else f"-{preset}"
    return FOLDER / f"{game}{middle}-{players}p.txt"


def playthrough(game: str, preset: str, players: int) -> list[str]:
    """Return the lines of a playthrough."""
    return list(GAMES[game](preset, players).lines())


def main() -> int:
    """Rewrite the files, or with `--check` list those that are out of date."""
    stale = []
    for table in TABLES:
        text = "\n".join(playthrough(*table)) + "\n"
        file = path(*table)
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(file.name)
            if "--check" not in sys.argv[1:]:
                file.write_text(text, "utf-8")
    print("Out of date:" if stale else "All up to date.", ", ".join(stale))  # noqa: T201  # a tool prints
    return 1 if stale and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
