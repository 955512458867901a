"""Writes replays of whole games of every preset to files, for the tests of the page.

python -m tests.page.replays FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sztab import games
from sztab.core.action import RulesError
from sztab.core.rng import Rng
from sztab.play import Match
from sztab.server import wire
from sztab.server.api.replay_pages import MomentNote, ReplayPages

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

GAMES: Final = ("rush", "warsaw", "battlegrounds")
MOST: Final = 400
"""The maximum of decisions of a game; later rounds bring nothing new."""


def write(folder: Path) -> None:
    """Write replays of each preset with its largest and its smallest number of players.

    Each is written as a spectator sees it, and as one of the seats does.
    """
    for name in GAMES:
        game = games.get(name)
        for preset in game.presets():
            for rules in _tables(game, preset.name):
                pages = _pages(game, rules)
                count, reader = len(pages.notes), _reader(game, rules)
                told = {
                    "game": name,
                    "preset": preset.name,
                    "players": rules.players,
                    "components": game.components.in_play(rules),
                    "moments": pages.page(-1, 0, count).moments,
                    "reader": reader,
                    "read": pages.page(reader, 0, count).moments,
                }
                file = folder / f"{name}-{preset.name}-{rules.players}.json"
                file.write_bytes(wire.ENCODER.encode(told))


def _tables(game: AnyGame, preset: str) -> list[Rules]:
    found = []
    for players in range(game.min_players, game.max_players + 1):
        try:
            found.append(game.rules(players, preset=preset))
        except RulesError:
            continue
    return [found[0], found[-1]] if len(found) > 1 else found


def _reader(game: AnyGame, rules: Rules) -> int:
    """Return the first seat with few players, else the last seat."""
    return 0 if rules.players == game.min_players else rules.players - 1


def _pages(game: AnyGame, rules: Rules) -> ReplayPages:
    """Return the replay of a random game."""
    pages, rng = ReplayPages(game, rules), Rng(7)
    match = Match(game, rules, 7, listeners=[pages.replay])
    while not match.is_over():
        match.play(match.state.sample(rng))
    pages.notes = [MomentNote(number) for number in range(len(pages.replay.moments))]
    pages.over = True
    return pages


if __name__ == "__main__":
    write(Path(sys.argv[1]))
