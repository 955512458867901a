"""Whole games of every preset as replays, written to files for the tests of the page.

python -m tests.page.replays FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sztab import games
from sztab.core.action import CHANCE, OVER, RulesError
from sztab.core.event import EVERYBODY, Log
from sztab.core.rng import Rng
from sztab.server import entries, wire
from sztab.server.films import Film, Shot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.game import Game
    from sztab.core.toggle import Rules

GAMES: Final = ("rush", "warsaw", "battlegrounds")
MOST: Final = 400
"""Decisions of a game that are written; later rounds bring nothing new."""


def write(folder: Path) -> None:
    """Write a replay of each preset with the most players that it allows, and with the fewest.

    Each is seen by a spectator, and by one of the seats.
    """
    for name in GAMES:
        game = games.get(name)
        for preset in game.presets():
            for rules in _tables(game, preset.name):
                film = _film(game, rules)
                count, reader = len(film.shots), _reader(game, rules)
                told = {
                    "game": name,
                    "preset": preset.name,
                    "players": rules.players,
                    "components": game.components(rules),
                    "moments": film.replay(-1, 0, count).moments,
                    "reader": reader,
                    "read": film.replay(reader, 0, count).moments,
                }
                file = folder / f"{name}-{preset.name}-{rules.players}.json"
                file.write_bytes(wire.ENCODER.encode(told))


def _tables(game: Game, preset: str) -> list[Rules]:
    found = []
    for players in range(game.min_players, game.max_players + 1):
        try:
            found.append(game.rules(players, preset=preset))
        except RulesError:
            continue
    return [found[0], found[-1]] if len(found) > 1 else found


def _reader(game: Game, rules: Rules) -> int:
    """Return the first seat where few play, else the last."""
    return 0 if rules.players == game.min_players else rules.players - 1


def _film(game: Game, rules: Rules) -> Film:
    film = Film(game, rules)
    film.shots.extend(_play(game, rules))
    film.over = True
    return film


def _play(game: Game, rules: Rules) -> Iterator[Shot]:
    """Yield the moments of a game that is played by lot."""
    state, notation, rng, log = game.new(rules), game.notation(rules), Rng(7), Log()
    entry: entries.Started | entries.Moved = entries.Started([])
    number = 0
    while True:
        while state.to_move() == CHANCE:
            state.apply(state.sample(rng), log)
        yield Shot(entry, state.clone(), log.events[:], EVERYBODY, number)
        log.events.clear()
        if state.to_move() == OVER:
            return
        number += 1
        seat, action = state.to_move(), state.sample(rng)
        entry = entries.Moved(seat, notation.format(action), [])
        state.apply(action, log)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
