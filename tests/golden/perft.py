"""Counts the continuations of the positions in perft.toml.

`python -m tests.golden.perft` prints the counts, and for positions named on the command line also
those of every first move.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sztab import games

if TYPE_CHECKING:
    from sztab.core.state import State

USUAL: Final = "rush"
"""The game of positions that name none."""
FILE: Final = Path(__file__).with_name("perft.toml")


class Position:
    """A position of the file, with the expected counts."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.name: str = row["name"]
        self.expected: list[int] = row["counts"]
        game = games.get(row.get("game", USUAL))
        rules = game.rules(row["players"], row.get("settings"), row.get("preset"))
        self.notation = game.codec.notation(rules)
        table = row.get("table")
        self.state = game.new(rules) if table is None else game.codec.load(rules, table)

    def counts(self, depth: int) -> list[int]:
        """Return the number of sequences of 1, 2, ... plies."""
        return [count(self.state, plies) for plies in range(1, depth + 1)]

    def divide(self, depth: int) -> list[str]:
        """Return a line for every first move, with the number of sequences that begin with it."""
        lines = []
        for action in self.state.legal_actions():
            after = self.state.clone()
            after.apply(action)
            lines.append(f"{count(after, depth - 1):>9}  {self.notation.format(action)}")
        return [f"{self.name}, depth {depth}: {count(self.state, depth)}", *lines]


def count(state: State, depth: int) -> int:
    """Return the number of sequences of this many plies, including chance."""
    if depth == 0:
        return 1
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += count(after, depth - 1)
    return total


def positions() -> list[Position]:
    """Return the positions of the file."""
    return [Position(row) for row in tomllib.loads(FILE.read_text("utf-8"))["position"]]


def main() -> None:
    """Print the counts."""
    for position in positions():
        found = position.counts(len(position.expected))
        print(f"{position.name}: {found}", "" if found == position.expected else "CHANGED")  # noqa: T201  # a tool prints
        if position.name in sys.argv[1:]:
            for depth in range(1, len(position.expected) + 1):
                print(*position.divide(depth), sep="\n")  # noqa: T201  # a tool prints


if __name__ == "__main__":
    main()
