"""Positions in which matches begin."""

from __future__ import annotations

from sztab import games
from tests.records.played import Played


def puzzle(**data: object) -> Played:
    """Return a match of Rush in Phase II of P1."""
    game = games.get("rush")
    return Played(game, game.rules(2), 1, position=data)


def do(match: Played, *moves: str) -> None:
    """Play moves in notation."""
    for move in moves:
        match.play(match.game.codec.notation(match.rules).parse(move))
