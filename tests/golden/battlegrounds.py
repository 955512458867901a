"""Playthroughs of Battlegrounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sztab.core.event import Log
from sztab.games.battlegrounds import events
from tests.golden import sentences
from tests.golden.playthrough import Dump, Playthrough, filled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.action import Action

QUIET: Final = ("hold", "end", "decline", "wait", "change")
WORTH_SEEING: Final = (" tank", "fit ", "extra-", "pair ", "fire ", " token", " artillery")
"""Actions to prefer, the most interesting first."""
SELDOM: Final = 8
TOLD: Final = frozenset(
    {
        events.REPAIR_PAUSE,
        events.DEFUSED,
        events.HIT_DUD,
        events.DROVE_THROUGH,
        events.HIT_ARTILLERY,
        events.ARMOUR_USED,
        events.DESTROYED,
        events.CARD_LOST,
        events.POINTS_WON,
        events.TOKEN_TAKEN,
        events.PAIRED,
        events.REPAIRED,
        events.TURNED,
        events.FOUND,
        events.COVERED,
        events.ARTILLERY_TOOK,
        events.ARTILLERY_PLACED,
        events.NOTHING_HIT,
        events.PILES_SHUFFLED,
    }
)
"""Events that the name of an action does not imply."""
LETTERS: Final = "ABCDEFGH"
SHORT: Final = {"": ".", "?": "?", "dud": "xxx", "artillery": "+++"}


class BattlegroundsPlaythrough(Playthrough):
    """A game of Battlegrounds: the board and its surroundings before each round."""

    name = "battlegrounds"
    seeds: ClassVar = {
        ("battle", 2): 61,
        ("battle", 3): 6,
        ("battle", 4): 27,
        ("team", 4): 69,
        ("family", 2): 17,
        ("family", 3): 16,
        ("solo", 1): 16,
        ("other-rulings", 2): 16,
        ("other-team-rulings", 4): 55,
    }
    settings: ClassVar = {
        "other-rulings": {
            "dealing": "draft",
            "picture_set": "8x8",
            "victory_check": "end_of_own_turn",
            "respawn_on_dud": "destroy",
            "pairing": "manual",
            "direction_reversal": "false",
            "reactive_armour": "true",
        },
        "other-team-rulings": {
            "variant": "team",
            "picture_set": "8x8",
            "friendly_fire": "true",
            "reactive_armour": "true",
        },
    }
    rounds_in_full = 1
    head = """\
A golden playthrough: {title}, players: {players}.
Rules: {preset}, version {version}, cards {cards}.
Seed {seed}; decisions are drawn by lot, but whoever can make a pair, hit a tank, use a bonus or
take a token mostly does so, and seldom holds fire, declines, changes the tank or ends the turn.

A decision is written with the number of its legal actions, in round 1 followed by their list; what
chance decides stands in braces, with the number of its outcomes; what comes of both follows an
arrow. Before each round the board is shown: pictures by their first letters, special tokens with a
star, duds as xxx, artillery tanks as +++, before them the first letter of a pawn; tokens that lie
face down are marked with ?, those that were seen and covered again with ? behind the picture.
Rewritten by `python -m tests.golden.make`.
"""
    round = 0

    def heading(self, dump: Dump) -> Iterator[str]:
        """Show the board before each round."""
        if "begin-game" not in dump["stack"] and dump["round"] != self.round:
            self.round = dump["round"]
            yield from self.table(dump)

    def preferred(self, names: dict[Action, str]) -> list[Action]:
        """Prefer doing something to nothing, and interesting actions to others."""
        if self.rng.below(SELDOM) == 0 or "decline" in names.values():
            return list(names)
        names = self._without_armour(names)
        pairing = [action for action, name in names.items() if self._makes_a_pair(name)]
        if pairing:
            return pairing
        for part in WORTH_SEEING:
            telling = [action for action, name in names.items() if part in f"{name} "]
            if telling:
                return telling
        others = [action for action, name in names.items() if name.split()[0] not in QUIET]
        return others or list(names)

    def _without_armour(self, names: dict[Action, str]) -> dict[Action, str]:
        """Return the actions without playing Armour, if that can wait until a shot falls."""
        if self.rules.settings["reactive_armour"] == "false":
            return names
        return {action: name for action, name in names.items() if "fit armour" not in name}

    def _makes_a_pair(self, name: str) -> bool:
        """Return whether a shot takes a token that forms a pair in the shooter's area."""
        if not name.startswith("shoot ") or not name.endswith(" token"):
            return False
        dump = self.game.codec.dump(self.state)
        areas = list(dump["areas"].values())
        singles = areas[self.state.side(self.state.to_move())]["single"]
        picture = dump["board"][name.split()[1]].rstrip("*")
        return picture in [single.rstrip("*") for single in singles]

    def apply(self, action: Action) -> list[str]:
        """Apply an action; return the events that its name does not imply."""
        log = Log()
        self.state.apply(action, log)
        told = [event for event in log.events if event.kind in TOLD]
        return [
            f"        -> {sentences.battlegrounds(self.game, self.rules, event)}" for event in told
        ]

    def table(self, dump: Dump) -> Iterator[str]:
        """Show the board and what is beside it."""
        yield ""
        yield f"ROUND {dump['round']}"
        for row in "87654321":
            cells = [_cell(dump, letter + row) for letter in LETTERS]
            yield f"  {row} {' '.join(cells)}".rstrip()
        yield f"     {'      '.join(LETTERS)}"
        for side, area in dump["areas"].items():
            zones = area | {"won": _won(dump, side)}
            held = [f"{zone} {', '.join(lies)}" for zone, lies in zones.items() if lies]
            yield from filled("; ".join(held or ["nothing"]).split(), f"  {side} ")
        yield from filled([f"{part};" for part in _tanks(dump)], "  ")


def _cell(dump: Dump, square: str) -> str:
    """Return the contents of a square in six characters."""
    lies: str = dump["board"][square]
    pawn = [colour[0].upper() for colour, at in dump["pawns"].items() if at == square]
    star = "*" * lies.endswith("*")
    seen = "?" * (square in dump.get("seen", []))
    shown = SHORT.get(lies, lies[:3] + star + seen)
    return f"{''.join(pawn) or ' '}{shown:5}"


def _won(dump: Dump, side: str) -> list[str]:
    """Return the point tokens of a side: of a seat, or of both members of a team."""
    seats = {"A": ("P1", "P3"), "B": ("P2", "P4")}.get(side, (side,))
    return [token for seat in seats for token in dump["won"][seat]]


def _tanks(dump: Dump) -> list[str]:
    """Return the active cards with their upgrades, the reserves and the common piles."""
    names = {
        card: " ".join([card, *(f"+{pair}" for pair in dump["upgrades"].get(card, []))])
        for card in (*dump["drives"].values(), *(c for r in dump["reserve"].values() for c in r))
    }
    damaged = {*dump["damaged"], *dump["broken"]}
    parts = [f"{colour} {names[card]}" for colour, card in dump["drives"].items()]
    for seat, cards in dump["reserve"].items():
        held = [f"{names[card]}{' (damaged)' * (card in damaged)}" for card in cards]
        parts += [f"reserve of {seat}: {', '.join(held)}"] if held else []
    parts += [f"deck {len(dump['deck'])}"] if dump["deck"] else []
    parts += [f"duds {dump['duds']}"] if dump["duds"] else []
    if "artillery" in dump:
        artillery = dump["artillery"]
        left = "".join(artillery["letters"]) + " " + "".join(artillery["digits"])
        parts += [f"the artillery has taken {len(artillery['taken'])} tokens", f"left {left}"]
    return parts or ["no cards"]
