"""Was chance honest? A recorded game is dealt again from its seed and compared ply by ply.

Who deals tells the hash of the seed before the game (`commitment`) and the seed after it, in the
record. Then everybody can check that this seed was meant from the start, and that every card and
every die of the game came from it: `sztab.play.chance` says how.
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
    from sztab.records.record import Ply, Record, Watch

SECRET_BITS: Final = 128
"""With fewer, somebody could try all seeds until one has the hash."""


def secret_seed() -> int:
    """Return a seed that can be neither guessed nor found from its hash."""
    return secrets.randbits(SECRET_BITS)


def commitment(seed: int) -> str:
    """Return the hash by which a seed is promised: SHA-256 of `sztab` and the seed, in hex."""
    return sha256(f"sztab {seed}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The first outcome of chance that is not the seed's, in notation.

    `ply` counts from 1, as in a record. Nothing was found where the record ends in mid-deal.
    """

    ply: int
    expected: str
    found: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out about a record.

    `checked` counts the outcomes of chance that are the seed's, by the verb of their notation. A
    record without a seed proves nothing: then nothing is checked and nothing is honest.
    """

    seed: int | None
    checked: Mapping[str, int] = field(default_factory=dict)
    mismatch: Mismatch | None = None

    @property
    def honest(self) -> bool:
        """Whether all that chance decided came from the seed."""
        return self.seed is not None and self.mismatch is None

    @property
    def outcomes(self) -> int:
        """How many outcomes of chance are the seed's, up to the first that is not."""
        return sum(self.checked.values())

    @property
    def commitment(self) -> str:
        """The hash of the seed; empty if there is none."""
        return "" if self.seed is None else commitment(self.seed)

    def keeps(self, promise: str) -> bool:
        """Return whether the seed is the one whose hash was told before the game."""
        return self.seed is not None and self.commitment == promise.strip().lower()


def verify(record: Record, *, force: bool = False, watch: Watch | None = None) -> Verdict:
    """Return whether every outcome of chance in a record is the one that its seed deals.

    Args:
        record: A game from set-up or from a position, finished or not.
        force: Also try a record that was made under other rules or with other cards.
        watch: Is told how many plies are checked.

    Raises:
        RecordError: The record does not follow from the rules; file, line and ply say where.
        VersionError: It was made under other rules or with other cards than those installed.
    """
    if record.seed is None:
        replay(record, force=force, watch=watch)
        return Verdict(None)
    game, rules, state = first_state(record, force=force)
    dealer = _Dealer(record.seed, game.codec.notation(rules))
    plies = follow(record, dealer.notation, state, None, len(record.plies), watch=watch)
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
    """Deals from the seed what chance decides in one go, and compares."""

    def __init__(self, seed: int, notation: Notation) -> None:
        self.seed = seed
        self.notation = notation
        self.checked: Counter[str] = Counter()
        self._dealt: list[Action] = []

    def due(self, state: State, plies: int) -> list[Action]:
        """Return what chance has to decide from here on, until a seat decides."""
        if state.to_move() == CHANCE and not self._dealt:
            self._dealt = list(deal(state.clone(), self.seed, plies, None))
        return self._dealt

    def check(self, state: State, at: int, ply: Ply) -> Mismatch | None:
        """Compare one ply if chance decides; whatever else is wrong, replaying it tells."""
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
