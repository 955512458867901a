"""The history of a table, replayed from its log with all its secrets.

Each position has shadows: the same position with another seed, and with everything shuffled that a
viewer cannot see. The adapters of the laws shuffle it, and they know nothing of views. A message
that is the same when it is made from a shadow reveals nothing hidden.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sztab.core.action import CHANCE
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.server import wire
from sztab.server.tables import log as entries
from sztab.server.tables import views
from sztab.server.tables.history import fresh
from tests.laws.adapters import Dump, adapter_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.action import Action
    from sztab.core.event import Event
    from sztab.core.state import State
    from sztab.server.store import LogRow
    from sztab.server.tables.table import Table
    from sztab.server.tables.table_match import TableMatch

SECRET_BITS = 0x5A5A_5A5A_5A5A_5A5A_5A5A_5A5A
"""The difference between a seed and that of its shadow: future chance is hidden, too."""
TRIES = 6
"""Maximum shuffles until another player could have done the same."""


def copied(match: TableMatch) -> TableMatch:
    """Return a shallow copy; of a compiled base, `copy` leaves out what a subclass adds."""
    other = copy(match)
    vars(other).update(vars(match))
    return other


class Ply(NamedTuple):
    """A decision or an outcome of chance, and its consequences."""

    seat: int
    action: Action
    name: str
    before: State
    after: State
    events: list[Event]
    dumps: tuple[Dump, Dump]
    """Both positions as data, made once for all viewers."""


class Moment:
    """A table after one of its entries, and the plies of that entry."""

    def __init__(self, table: Table, row: LogRow, plies: list[Ply], rng: Rng) -> None:
        self.table = table
        self.row = row
        self.entry = entries.decode(row.entry)
        self.plies = plies
        self.adapter = adapter_for(table.game.name)
        self._rng = rng
        self._dump: Dump | None = None
        self._shadows: dict[tuple[int, int], Table] = {}
        self._shown: dict[tuple[int, bool, int], wire.PositionView | None] = {}
        self._secret: dict[tuple[int, int], bool] = {}
        self._told: dict[tuple[int, int], list[wire.Happened] | None] = {}

    @property
    def seq(self) -> int:
        """The sequence number of the entry."""
        return self.row.seq

    # Shadows

    def mixed(self, dump: Dump, viewer: int) -> State:
        """Return a position that the viewer cannot tell from this one."""
        game, rules = self.table.game, self.table.rules
        swapped = self.adapter.swap(rules, dump, viewer, self._rng)
        state: State = game.codec.load(rules, swapped)
        return state

    def _now(self) -> Dump:
        """Return the position after the entry, including everything hidden."""
        if self._dump is None:
            self._dump = self.table.game.codec.dump(self.table.play.state)
        return self._dump

    def shadow(self, viewer: int, number: int = 0) -> Table:
        """Return the table with everything shuffled that the viewer cannot see.

        `number` chooses one of several shadows.
        """
        key = viewer, number
        if key not in self._shadows:
            shadow = self._shadows[key] = copy(self.table)
            shadow.play = copied(self.table.play)
            shadow.play.state = self.mixed(self._now(), viewer)
            shadow.play.seed ^= SECRET_BITS
            if shadow.status != "over":  # after the game, the seed is public
                seed = str(shadow.play.seed)
                shadow.opened = msgspec.structs.replace(shadow.opened, seed=seed)
        return self._shadows[key]

    def shown(self, viewer: int, number: int = 0, *, refusals: bool) -> wire.PositionView | None:
        """Return the viewer's position in a shadow."""
        key = viewer, refusals, number
        if key not in self._shown:
            shadow = self.shadow(viewer, number)
            self._shown[key] = views.position(shadow, viewer, 0, refusals=refusals)
        return self._shown[key]

    def shadow_with_past(self, viewer: int) -> Table:
        """Return the same, with shuffled positions also for undo."""
        shadow = copy(self.shadow(viewer))
        play = shadow.play = copied(shadow.play)
        moves = play.moves[len(play.moves) - len(play.before) :]
        dump = self.table.game.codec.dump
        play.before = [
            self._possible(state, dump(state), move.action, viewer)
            for state, move in zip(play.before, moves, strict=True)
        ]
        return shadow

    def _possible(self, state: State, dump: Dump, action: Action, viewer: int) -> State:
        """Return a shadow in which the action is legal; the real position if none is found."""
        for _ in range(TRIES):
            mixed = self.mixed(dump, viewer)
            if mixed.to_move() == state.to_move() and mixed.why_not(action) is None:
                return mixed
        return state

    # What a ply reveals

    def is_secret(self, number: int, viewer: int) -> bool:
        """Return whether the action of the ply is hidden from the viewer."""
        key = number, viewer
        if key not in self._secret:
            ply = self.plies[number]
            self._secret[key] = self._is_secret(ply.dumps[0], ply.name, viewer)
        return self._secret[key]

    def told(self, number: int, viewer: int) -> list[wire.Happened] | None:
        """Return the events of the ply in a shadow; None where the rules reveal something."""
        key = number, viewer
        if key not in self._told:
            revealed = self.reveals(number, viewer)
            self._told[key] = None if revealed else self._tell(number, viewer)
        return self._told[key]

    def reveals(self, number: int, viewer: int) -> bool:
        """Return whether the rules show the viewer more than the ply names."""
        ply = self.plies[number]
        return self._reveals(*ply.dumps, ply.name, viewer)

    def _tell(self, number: int, viewer: int) -> list[wire.Happened] | None:
        """Return the events of the same ply, or an indistinguishable one, in a shadow."""
        ply = self.plies[number]
        action = ply.action
        shadow = self._possible(ply.before, ply.dumps[0], action, viewer)
        if self.is_secret(number, viewer):
            action = self._another(shadow, action, viewer)
        if shadow is ply.before and action == ply.action:
            return None
        after, log = shadow.clone(), Log()
        after.apply(action, log)
        name = self.table.play.notation.format(action)
        dump = self.table.game.codec.dump
        if self._reveals(dump(shadow), dump(after), name, viewer):
            return None
        return views.happened(self.table.game, self.table.rules, log.events, viewer)

    def _another(self, state: State, action: Action, viewer: int) -> Action:
        """Return another action that the viewer could not tell from this one, if there is one."""
        notation, dump = self.table.play.notation, self.table.game.codec.dump(state)
        others = [
            one
            for one in state.legal_actions()
            if one != action and self._is_secret(dump, notation.format(one), viewer)
        ]
        return self._rng.choice(others) if others else action

    def _is_secret(self, dump: Dump, name: str, viewer: int) -> bool:
        return self.adapter.is_secret(self.table.rules, dump, name, viewer)

    def _reveals(self, before: Dump, after: Dump, name: str, viewer: int) -> bool:
        return self.adapter.reveals(self.table.rules, before, after, name, viewer)


def moments(code: str, rows: list[LogRow], rng: Rng) -> Iterator[Moment]:
    """Yield the table after each of its entries; each one is valid until the next."""
    table = fresh(code, rows)
    yield Moment(table, rows[0], [], rng)
    for row in rows[1:]:
        entry = entries.decode(row.entry)
        plies = _plies(table, entry)
        table.follow(entry, row.at)
        if plies:
            assert plies[-1].dumps[1] == table.game.codec.dump(table.play.state)
        yield Moment(table, row, plies, rng)


def _plies(table: Table, entry: entries.Entry) -> list[Ply]:
    """Carry out the plies of an entry one by one."""
    if isinstance(entry, entries.Started):
        names = [(CHANCE, name) for name in entry.chance]
    elif isinstance(entry, entries.Moved):
        names = [(entry.seat, entry.action), *((CHANCE, name) for name in entry.chance)]
    else:
        return []
    plies, state = [], table.play.state
    dump = table.game.codec.dump(state)
    for seat, name in names:
        action, after, log = table.play.notation.parse(name), state.clone(), Log()
        after.apply(action, log)
        dumps = dump, table.game.codec.dump(after)
        plies.append(Ply(seat, action, name, state, after, log.events, dumps))
        state, dump = after, dumps[1]
    return plies
