"""Tank cards and pictures, as the engine reads them."""

from __future__ import annotations

from typing import Final, NamedTuple

from sztab.core.action import Message, NotationError
from sztab.core.native import i64, vec
from sztab.core.zones import column
from sztab.games.battlegrounds.board import OFF, SET, SQUARES, far

SLOTS: Final = 2
"""Slots for upgrades on every card [BG-132]."""

EXTRA_TURN: Final = 0
EXTRA_TANK: Final = 1
DIRECTION: Final = 2
FURTHER_SHOT: Final = 3
FURTHER_MOVE: Final = 4
ORDER_CHANGE: Final = 5
ARMOUR: Final = 6
"""The icons that the engine itself asks for; what they do is in `abilities`."""

# The holder of a tank card: a seat is 0 or more [BG-249].
IN_DECK: Final = -1
LOST: Final = -2
"""Out of the game, in public."""
OFFERED: Final = -3
"""Face up in the draft."""
DRAWN: Final = -4
"""Drawn by the player on turn, who has to keep one."""
UNSEEN: Final = -5
"""Hidden somewhere; only used in views."""
REJECTED: Final = -10
"""Rejected unseen by others; the rejecting seat is subtracted [BG-144]."""

KINDS: Final = 32
"""The kinds of location tokens: an ordinary one is its picture, a special one 16 more."""
SPECIAL: Final = 16


def picture_of(kind: i64) -> i64:
    """[BG-024] Return the picture of a token or a pair."""
    return kind & 15


def is_special(kind: i64) -> bool:
    """Return whether a token, or a token of a pair, has an icon."""
    return kind >= SPECIAL


class Tank(NamedTuple):
    """[BG-019] A tank card: two sets of directions, two distances, slots for upgrades."""

    id: str
    move_diagonal: bool
    move: int
    shot_diagonal: bool
    shot: int
    slots: int
    title: str


class Picture(NamedTuple):
    """[BG-025] [BG-026] A picture, the icon of its special token, and what 8x8 merges it into."""

    id: str
    icon: int
    merged: str
    title: str


class Tanks:
    """The tank cards as columns, for the engine."""

    def __init__(self, tanks: list[Tank]) -> None:
        self.names: list[str] = [tank.id for tank in tanks]
        self.titles: list[str] = [tank.title for tank in tanks]
        self.move: vec[i64] = column([tank.move for tank in tanks])
        self.shot: vec[i64] = column([tank.shot for tank in tanks])
        self.move_set: vec[i64] = column([SET if tank.move_diagonal else 0 for tank in tanks])
        """The first of the four directions of a move [BG-020]."""
        self.shot_set: vec[i64] = column([SET if tank.shot_diagonal else 0 for tank in tanks])

    def find(self, name: str) -> int:
        """Return the card with this name; raises NotationError if there is none."""
        for card, known in enumerate(self.names):
            if known == name.lower():
                return card
        raise NotationError(
            Message("tank-unknown", {"name": repr(name), "names": ", ".join(self.names)})
        )

    def worth(self, card: int) -> float:
        """Return how many squares a tank can hit in a turn, averaged over the board."""
        hits = 0
        for start in range(SQUARES):
            reached: list[int] = []
            for turn in range(SET):
                stop = far(start, self.move_set[card] + turn, self.move[card])
                for aim in range(SET if stop != OFF else 0):
                    square = far(stop, self.shot_set[card] + aim, self.shot[card])
                    if square not in reached and square != OFF:
                        reached.append(square)
            hits += len(reached)
        return float(hits) / float(SQUARES)


class Pictures:
    """[BG-025] The pictures of one picture set, and how many tokens show each."""

    def __init__(self, pictures: list[Picture], ordinary: int, special: int) -> None:
        self.names: list[str] = [picture.id for picture in pictures]
        self.titles: list[str] = [picture.title for picture in pictures]
        self.icon: vec[i64] = column([picture.icon for picture in pictures])
        self.ordinary: i64 = ordinary
        self.special: i64 = special

    def token_name(self, kind: int) -> str:
        """Return a token or a pair in notation: a star for each special token."""
        return self.names[kind & 15] + "*" * (kind // SPECIAL)

    def copies(self, kind: int) -> int:
        """Return the number of tokens of a kind."""
        if kind & 15 >= len(self.names) or kind >= KINDS:
            return 0
        return self.special if kind >= SPECIAL else self.ordinary
