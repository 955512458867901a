"""Playthroughs of the Battle of Warsaw."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sztab.core.event import Log
from sztab.games.warsaw import events
from sztab.games.warsaw.abilities.add_strength import STRENGTHENED
from sztab.games.warsaw.abilities.start_battle import BATTLE_STARTED
from tests.golden import sentences
from tests.golden.playthrough import Dump, Playthrough, filled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.action import Action

QUIET: Final = ("pass", "decline", "stop")
SELDOM: Final = 8
TOLD: Final = frozenset(
    {
        events.RESHUFFLED,
        events.RESOURCE_WON,
        events.RESOURCE_TIED,
        events.REPLACED,
        events.EFFECT_USED,
        events.NO_EFFECT,
        events.ADDED,
        events.REMOVED,
        events.SURPLUS,
        STRENGTHENED,
        BATTLE_STARTED,
        events.BATTLE,
        events.NO_BATTLE,
        events.LOST,
        events.POINTS,
        events.COMMANDER_LEFT,
    }
)
"""Events that the name of an action does not imply."""


class WarsawPlaythrough(Playthrough):
    """A game of the Battle of Warsaw: the board before each round, hands before the turns."""

    name = "warsaw"
    seeds: ClassVar = {
        ("standard", 2): 177,
        ("standard", 3): 205,
        ("standard", 4): 57,
        ("other-rulings", 4): 51,
    }
    settings: ClassVar = {
        "other-rulings": {
            "die": "d6_blank",
            "funds_tie": "no_draw",
            "supply_values": "3-1",
            "blockade_side": "free",
            "block_2lf_scope": "all_moves",
            "allow_retreat": "true",
            "same_unit_twice": "false",
            "ally_hands": "private",
            "early_battle_orders": "false",
            "orders_per_field": "unlimited",
        },
    }
    rounds_in_full = 2
    head = """\
A golden playthrough: {title}, {players} players, rules version {version}, cards {cards}.
Rules: {preset}.
Seed {seed}; decisions are drawn by lot, but whoever passes, declines or stops does so seldom.

A decision is written with the number of its legal actions, in rounds 1 to {rounds} followed by
their list; what chance decides stands in braces, with the number of its outcomes; what comes of
both follows an arrow. Before each round the board is shown: for every front units on the first and
the second line, commander and Orders; before the turns the hands. Rewritten by
`python -m tests.golden.make`.
"""
    round = 0
    dealt = False

    def heading(self, dump: Dump) -> Iterator[str]:
        """Show the board before each round, and the hands before the first turn."""
        if dump["round"] != self.round:
            self.round, self.dealt = dump["round"], False
            yield from self.table(dump)
        if dump["active"] and not self.dealt:
            self.dealt = True
            yield ""
            for seat in dump["order"]:
                hand = dump["hands"][int(seat.removeprefix("P")) - 1]
                army = "wp" if seat in dump["wp"] else "acz"
                yield from filled([f"{card}," for card in hand] or ["-"], f"{seat} {army} ")
        if dump["stack"][-1] == "extra-action":
            yield f"     an extra action of {dump['active']}:"

    def preferred(self, names: dict[Action, str]) -> list[Action]:
        """Prefer doing something to nothing."""
        others = [action for action, name in names.items() if name not in QUIET]
        return others if others and self.rng.below(SELDOM) else list(names)

    def apply(self, action: Action) -> list[str]:
        """Apply an action; return the events that its name does not imply."""
        log = Log()
        self.state.apply(action, log)
        told = [event for event in log.events if event.kind in TOLD]
        return [f"        -> {sentences.warsaw(self.game, self.rules, event)}" for event in told]

    def table(self, dump: Dump) -> Iterator[str]:
        """Show the board."""
        yield ""
        yield f"ROUND {dump['round']}"
        markers = [f"{name} {place}" for name, place in dump["markers"].items() if place]
        yield from filled(
            [
                f"bonus {dump['bonus'] or '-'};",
                f"order {', '.join(dump['order']) or '-'};",
                f"markers {', '.join(markers) or '-'}",
            ],
            "  ",
        )
        for name, army in dump["armies"].items():
            yield from filled(_army(army), f"  {name:3} ")


def _army(army: Dump) -> list[str]:
    piles = [f"{pile} {len(army[pile])}" for pile in ("deck", "discard")]
    piles += [f"{pile} {len(army[pile])}" for pile in ("funds", "supply", "support") if army[pile]]
    return [
        f"points {army['points']};",
        *(f"{name} {_front(front)};" for name, front in army["fronts"].items()),
        f"reserve {army['reserve']};",
        ", ".join(piles),
    ]


def _front(front: Dump) -> str:
    cards = [*([front["commander"]] if front["commander"] else []), *front["orders"]]
    held = f" ({', '.join(cards)})" if cards else ""
    return f"{front['line1']}/{front['line2']}{held}"
