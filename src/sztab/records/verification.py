"""Verifies that chance was honest: a game is dealt again from its seed and compared ply by ply.

The dealer publishes the hash of the seed before the game (`commitment`), and the seed itself after
the game, in the record. Then everybody can check that the seed was chosen before the game, and that
every card and every die came from it; `sztab.play.chance` says how.
"""

from __future__ import annotations

import secrets
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from sztab.core.action import CHANCE, Action, NotationError
from sztab.play import deal
from sztab.records.replayer import check_result, first_state, follow, replay

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.notation import Notation
    from sztab.core.state import State
    from sztab.records.record import Ply, Progress, Record

SECRET_BITS: Final = 128
"""With fewer bits, somebody could try all seeds until one has the hash."""


def secret_seed() -> int:
    """Return a seed that can be neither guessed nor found from its hash."""
    return secrets.randbits(SECRET_BITS)


def commitment(seed: int) -> str:
    """Return the published hash of a seed: SHA-256 of `sztab` and the seed, in hex."""
    return sha256(f"sztab {seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The first outcome of chance that does not come from the seed, in notation.

    `ply` counts from 1, as in a record. `found` is empty if the record ends in mid-deal.
    """

    ply: int
    expected: str
    found: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of verifying a record.

    `checked` counts the outcomes of chance that came from the seed, by the verb of their notation.
    A record without a seed proves nothing: no outcome is checked, and it is not honest.
    """

    seed: int | None
    checked: Mapping[str, int] = field(default_factory=dict)
    mismatch: Mismatch | None = None

    @property
    def honest(self) -> bool:
        """Whether every outcome of chance came from the seed."""
        return self.seed is not None and self.mismatch is None

    @property
    def outcomes(self) -> int:
        """How many outcomes of chance came from the seed, up to the first that did not."""
        return sum(self.checked.values())

    @property
    def commitment(self) -> str:
        """The hash of the seed; empty if there is none."""
        return "" if self.seed is None else commitment(self.seed)

    def keeps(self, promise: str) -> bool:
        """Return whether the seed is the one whose hash was published before the game."""
        return self.seed is not None and self.commitment == promise.strip().lower()


def verify(record: Record, *, force: bool = False, progress: Progress | None = None) -> Verdict:
    """Return whether every outcome of chance in a record is the one that its seed deals.

    Args:
        record: A game from set-up or from a position, finished or not.
        force: Also try a record that was made under other rules or with other cards.
        progress: Called with the numbers of plies checked and of all.

    Raises:
        RecordError: The record does not follow from the rules; file, line and ply say where.
        VersionError: It was made under other rules or with other cards than those installed.
    """
    if record.seed is None:
        replay(record, force=force, progress=progress)
        return Verdict(None)
    game, rules, state = first_state(record, force=force)
    dealer = _Dealer(record.seed, game.codec.notation(rules))
    plies = follow(record, dealer.notation, state, None, len(record.plies), progress=progress)
    for at, ply in enumerate(record.plies):
        mismatch = dealer.check(state, at, ply)
        if mismatch is not None:
            return Verdict(record.seed, dealer.checked, mismatch)
        next(plies)
    rest = dealer.due(state, len(record.plies))
    if rest:
        mismatch = Mismatch(len(record.plies) + 1, dealer.notation.format(rest[0]), "")
        return Verdict(record.seed, dealer.checked, mismatch)
    if not force:
        check_result(record, state)
    return Verdict(record.seed, dealer.checked)


class _Dealer:
    """Deals from the seed, a series of outcomes at a time, and compares them with the record."""

    def __init__(self, seed: int, notation: Notation) -> None:
        self.seed = seed
        self.notation = notation
        self.checked: Counter[str] = Counter()
        self._dealt: list[Action] = []

    def due(self, state: State, plies: int) -> list[Action]:
        """Return the outcomes of chance that are due before a seat decides."""
        if state.to_move() == CHANCE and not self._dealt:
            self._dealt = list(deal(state.clone(), self.seed, plies, None))
        return self._dealt

    def check(self, state: State, at: int, ply: Ply) -> Mismatch | None:
        """Compare one ply if it is an outcome of chance. Replaying finds all other errors."""
        due = self.due(state, at)
        if not due or ply.seat != CHANCE:
            return None
        expected = due.pop(0)
        text = self.notation.format(expected)
        if not self._means(ply.action, expected):
            return Mismatch(at + 1, text, ply.action, ply.line)
        self.checked[text.split()[0]] += 1
        return None

    def _means(self, text: str, action: Action) -> bool:
        try:
            return self.notation.parse(text) == action
        except NotationError:
            return False
