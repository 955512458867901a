"""What players have sent, and what the server has answered for: nothing of that may be lost."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count


@dataclass(frozen=True)
class Sent:
    """A move on its way: the position that it answers, the action, and the player's mark."""

    code: str
    seat: int
    turn: int
    action: str
    mark: str


@dataclass
class Journal:
    """Every move that was sent, and the sequence number of those that were acknowledged."""

    sent: defaultdict[str, list[Sent]] = field(default_factory=lambda: defaultdict(list))
    """By table."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    tokens: dict[str, dict[int, str]] = field(default_factory=dict)
    """The passes of the seats of each table."""

    def __post_init__(self) -> None:
        self._marks = count(1)

    def send(self, code: str, seat: int, turn: int, action: str) -> Sent:
        one = Sent(code, seat, turn, action, f"mark {next(self._marks)}")
        self.sent[code].append(one)
        return one

    def acknowledge(self, one: Sent, done: int) -> None:
        """Note an acknowledgement; whoever asks twice must be told the same."""
        assert self.acknowledged.setdefault(one.mark, done) == done

    def of_table(self, code: str) -> list[tuple[Sent, int | None]]:
        """Return what was sent to a table, with the sequence number if it was acknowledged."""
        return [(one, self.acknowledged.get(one.mark)) for one in self.sent[code]]
