"""What players have sent, and what the server has acknowledged: none of that may be lost."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from itertools import count


@dataclass(frozen=True)
class Sent:
    """A move that was sent: the position that it answers, the action, and the request id."""

    code: str
    seat: int
    turn: int
    action: str
    mark: str


@dataclass
class Journal:
    """Every move that was sent, and the sequence numbers of those that were acknowledged."""

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
        """Record an acknowledgement; a repeated request must get the same one."""
        assert self.acknowledged.setdefault(one.mark, done) == done

    def of_table(self, code: str) -> list[tuple[Sent, int | None]]:
        """Return the moves sent to a table, with the seq of those that were acknowledged."""
        return [(one, self.acknowledged.get(one.mark)) for one in self.sent[code]]
