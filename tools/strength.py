"""Is one bot stronger than another? Many games in which each plays every side equally often.

    python tools/strength.py warsaw ismcts:500 greedy --games 200 --least 0.7

`sztab simulate` rotates bots by seat. That is not the same where set-up draws which seat plays
which side (an army). The exit status is 1 if the first bot wins less than `--least` of the games.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from sztab import games
from sztab.core.action import SztabError
from sztab.lab import compare

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Play the games and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--least", type=float, default=0.5, help="minimum share of wins")
    args = parser.parse_args(argv)
    try:
        game = games.get(args.game)
        rules = game.rules(args.players)
        bot, opponent = args.bots
        found = compare(game, rules, bot, opponent, args.games, jobs=args.jobs)
    except SztabError as error:
        print(f"strength.py: {error}", file=sys.stderr)
        return 2
    wins, (low, high) = found.wins, found.wins.interval
    print(
        f"{found.bot} wins {wins.value:.1%} ({low:.1%} – {high:.1%}) of {wins.of} games "
        f"against {found.opponent}"
    )
    return int(wins.value < args.least)


if __name__ == "__main__":
    sys.exit(main())
