"""Playthroughs of Rush."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tests.golden.playthrough import Dump, Playthrough, filled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.action import Action

BASES: Final = 3
"""Ordinary Bases of a player; the Headquarters is the next one."""


class RushPlaythrough(Playthrough):
    """A game of Rush: the whole table before each round, the player before each turn."""

    name = "rush"
    seeds: ClassVar = {
        ("base", 2): 18,
        ("base", 3): 36,
        ("base", 4): 32,
        ("base", 5): 21,
        ("second-front", 2): 304,
        ("second-front", 6): 290,
        ("alternative", 2): 111,
        ("alternative", 3): 102,
        ("alternative-teams", 3): 33,
        ("alternative-teams", 4): 28,
        ("alternative-teams", 5): 24,
        ("interactive-core", 2): 41,
    }
    rounds_in_full = 3
    head = """\
A golden playthrough: {title}, {players} players, rules version {version}, cards {cards}.
Preset: {preset}.
Seed {seed}; decisions are drawn by lot, but an attack comes first and the end of Phase II last.

A decision is written with the number of its legal actions, in round 1 to {rounds} followed by their
list; what chance decides stands in braces, with the number of its outcomes. Before each round all
players are shown, before each turn the one who plays: hand, Garage, Depot (top card), Bases (with !
a damaged card), Headquarters and Rear Guard if there are any, vehicles/Bases destroyed. Rewritten
by `python -m tests.golden.make`.
"""
    turn = (-1, 0)

    def heading(self, dump: Dump) -> Iterator[str]:
        """Show the player before each turn, everybody before each round."""
        now = (dump["place"], dump["round"])
        if now != self.turn:
            new_round = dump["round"] != self.turn[1]
            self.turn = now
            yield from self.table(dump) if new_round else _turn(dump)

    def preferred(self, names: dict[Action, str]) -> list[Action]:
        """Prefer attacks, and end Phase II only if there is nothing else."""
        attacks = [action for action, name in names.items() if name.startswith("attack")]
        others = [action for action, name in names.items() if name != "end"]
        return attacks or others or list(names)

    def table(self, dump: Dump) -> Iterator[str]:
        """Show the table when a round begins."""
        yield ""
        yield f"ROUND {dump['round']}"
        medals = [f"{n} {m['singles']}+{m['doubles']}" for n, m in dump["medals"].items()]
        piles = [f"{pile} {len(dump[pile])}" for pile in ("deck", "discard", "scrapyard")]
        yield f"  {', '.join(piles)}; medals {', '.join(medals)}"
        for seat, player in enumerate(dump["players"], 1):
            if dump["active"] != f"P{seat}":
                yield from filled(_player(player), f"  P{seat} ")
        yield from _turn(dump)


def _turn(dump: Dump) -> Iterator[str]:
    """Show the cards of the player whose turn begins."""
    yield ""
    yield from filled([f"{name}," for name in dump["reserve"]], "Reserve: ")
    player = dump["players"][int(dump["active"].removeprefix("P")) - 1]
    yield from filled(_player(player), f"{dump['active']} ")


def _player(player: Dump) -> list[str]:
    hand: Counter[str] = Counter(player["hand"])
    cards = [name if copies == 1 else f"{copies} {name}" for name, copies in hand.items()]
    top = f" ({player['depot'][0]})" if player["depot"] else ""
    bases = list(map(_base, player["bases"]))
    further = [f"hq {base};" for base in bases[BASES:]]
    further += [f"rear guard {player['rear']};"] if player["rear"] else []
    return [
        f"hand {', '.join(cards) or '-'};",
        f"garage {len(player['garage'])}; depot {len(player['depot'])}{top};",
        f"bases {', '.join(bases[:BASES])};",
        *further,
        f"destroyed {player['kills']}/{player['razed']}",
    ]


def _base(base: str | dict[str, Any]) -> str:
    if isinstance(base, str):
        return base
    guard: str = base.get("guard", "open") + ("!" if base.get("guard_damaged") else "")
    return guard + (" (base!)" if base.get("damaged") else "")
