"""Does what a player is dealt decide the game? Many games between equal bots.

    python tools/balance.py battlegrounds --players 4 --games 4000 --within 0.20 0.30

Prints how often the players who were dealt a card won, with 95 % intervals. The exit status is 1 if
a rate is not within the bounds.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from sztab import games
from sztab.core.action import SztabError
from sztab.lab import balance_of, simulate

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--within", type=float, nargs=2, default=(0.0, 1.0), metavar="RATE")
    args = parser.parse_args(argv)
    try:
        game = games.get(args.game)
        rules = game.rules(args.players)
        report = simulate(game, rules, [args.bot], args.games, args.seed, jobs=args.jobs)
    except SztabError as error:
        print(f"balance.py: {error}", file=sys.stderr)
        return 2
    balance = balance_of(report)
    for line in balance.cards:
        low, high = line.wins.interval
        print(f"{line.card:16} {line.wins.value:6.1%}  ({low:.1%} – {high:.1%})")
    outside = balance.outside(*args.within)
    if outside:
        print(f"Outside {args.within[0]:.0%} to {args.within[1]:.0%}: {', '.join(outside)}")
    return 1 if outside else 0


if __name__ == "__main__":
    sys.exit(main())
