"""Does what a player is dealt decide the game? Many games between equal bots.

    python tools/balance.py battlegrounds --players 4 --games 4000 --within 0.20 0.30

Prints how often those win who were dealt a card, as `sztab simulate --moves` does, with intervals
of 95 %. The exit status is 1 if a rate lies outside what is wanted.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from sztab import games
from sztab.core.action import SztabError
from sztab.lab import simulate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.lab import Report

DEALT = "holds "
"""How a report writes that somebody was dealt a card."""


def outside(report: Report, least: float, most: float) -> list[str]:
    """Print the rate of every card; return the cards whose rate is not within the bounds."""
    wrong: list[str] = []
    for line in report.moves:
        if line.move.startswith(DEALT):
            share = line.wins
            name = line.move.removeprefix(DEALT)
            low, high = share.interval
            print(f"{name:16} {share.value:6.1%}  ({low:.1%} – {high:.1%})")
            if not least <= share.value <= most:
                wrong.append(name)
    return wrong


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games and tell the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--within", type=float, nargs=2, default=(0.0, 1.0), metavar="RATE")
    asked = parser.parse_args(argv)
    try:
        game = games.get(asked.game)
        rules = game.rules(asked.players)
        report = simulate(
            game, rules, [asked.bot], games=asked.games, seed=asked.seed, jobs=asked.jobs
        )
    except SztabError as error:
        print(f"balance.py: {error}", file=sys.stderr)
        return 2
    wrong = outside(report, *asked.within)
    if wrong:
        print(f"Outside {asked.within[0]:.0%} to {asked.within[1]:.0%}: {', '.join(wrong)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
