"""Is one bot stronger than another? A match in which each plays every side equally often.

    python tools/strength.py warsaw ismcts:500 greedy --games 200 --least 0.7

`sztab simulate` moves bots on from seat to seat; where lots decide which seat plays which side (an
army), that is not the same. Here the first bot has side 0 in even games and side 1 in odd ones. The
exit status is 1 if it wins less than `--least` of the games.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from sztab import games
from sztab.bots import make_bot
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from sztab.lab import Share
from sztab.play import Match, shares_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules


def play(game: AnyGame, rules: Rules, bots: Sequence[str], number: int) -> float:
    """Play the game with this number; return what the first bot won of it."""
    match = Match(game, rules, number)  # lots are drawn: now seats have sides
    first = number % 2
    match.run(
        {
            seat: make_bot(
                bots[0 if match.state.side(seat) == first else 1],
                game,
                Rng(f"strength/{number}/{seat}"),
            )
            for seat in range(rules.players)
        }
    )
    return won_by(match.state, first)


def won_by(state: State, side: int) -> float:
    """Return what a side won of a finished game: 1, or its share of a tie."""
    shares = shares_of(state)
    return next(share for seat, share in enumerate(shares) if state.side(seat) == side)


def main(argv: Sequence[str] | None = None) -> int:
    """Play the match and tell the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--least", type=float, default=0.5, help="share of wins that is wanted")
    asked = parser.parse_args(argv)
    try:
        game = games.get(asked.game)
        rules = game.rules(asked.players)
        won = sum(play(game, rules, asked.bots, number) for number in range(asked.games))
    except SztabError as error:
        print(f"strength.py: {error}", file=sys.stderr)
        return 2
    share = Share(won, asked.games)
    low, high = share.interval
    print(
        f"{asked.bots[0]} wins {share.value:.1%} ({low:.1%} – {high:.1%}) of {asked.games} games "
        f"against {asked.bots[1]}"
    )
    return int(share.value < asked.least)


if __name__ == "__main__":
    sys.exit(main())
