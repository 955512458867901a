"""Wrote the corpus: games as Sztab stored them at commit 8b51027, before tables had an engine.

It is not run again: its output shows what that version wrote, and later versions must read it. In
a clone, with the sources of that commit checked out in OLD:

    PYTHONPATH=OLD/src python tests/golden/corpus/make.py tests/golden/corpus/8b51027.json.xz

For every preset and number of players there is a finished and a running game, and besides games
with mixed toggles and with custom cards. Each has the log of its table as the
database held it; every other finished game also has its record, as text or as JSON, and every
running one its position, as files.
"""

from __future__ import annotations

import json
import lzma
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sztab import games
from sztab.catalogue.game_info import describe_game
from sztab.core.action import RulesError
from sztab.records import describe_position, print_position, print_record, record_to_json
from sztab.server import wire
from sztab.server.tables import log
from sztab.server.tables.options import SeatPlan, TableOptions
from sztab.server.tables.proposals import bot_moving, propose, starting
from sztab.server.tables.table import Table
from sztab.server.wire import ClockPlan
from sztab.server.wire.refusals import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sztab.core.game import AnyGame
    from sztab.records import Record
    from sztab.server.tables.proposals import Proposal

    Printer = Callable[[Record], str]

COMMIT: Final = "8b51027"
T0: Final = 1_790_000_000_000
TRIES: Final = 60
"""Games that are tried; the shortest is kept."""
MAX_PLIES: Final = 2_000
MIXTURES: Final = {"battlegrounds": 4, "rush": 8, "warsaw": 4}
PRINTERS: Final[list[Printer | None]] = [print_record, None, record_to_json, None]
CARDS: Final = """
remove = ["germany-maus"]

[[vehicles]]
id = "7tp"
name = "7TP «Żubr»"
nation = "france"
class = "light"
cost = 1
resources = 1
firepower = 1
armour = 1
abilities = [{ kind = "scouting" }, { kind = "reinforcements", value = 1 }]

[[vehicles]]
id = "ussr-t-34"
cost = 4
resources = 3

[[achievements]]
id = "bargain-hunter"
name = { en = "Bargain hunter", pl = "Łowca okazji", cs = "Lovec slev" }
best = "most"
measure = "count"
where = { class = ["light", "medium"], cost = [0, 2] }
"""


class Plan:
    """What is played: a game, a preset or toggles, how many play, and with which cards."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        preset: str = "",
        settings: dict[str, str] | None = None,
        cards: str = "",
    ) -> None:
        self.game = game
        self.players = players
        self.preset = preset
        self.settings = settings or {}
        self.content = game.components.read(cards, "cards") if cards else None

    def opened(self, seed: int) -> log.Opened:
        """Return the opening of a table as the server wrote it: settings as they were asked for."""
        rng = Random(seed)
        seats = [
            SeatPlan("bot", rank="recruit") if rng.random() < 0.3 else SeatPlan("person", f"P {n}")
            for n in range(self.players)
        ]
        seats[0] = SeatPlan("person", "Ada")
        clock = ClockPlan("bank", 3600, 5) if rng.random() < 0.25 else None
        terms = TableOptions(self.game.name, seats, self.preset, self.settings, clock=clock)
        rules = self.game.rules(self.players, self.settings, self.preset or None, self.content)
        return log.Opened(terms, self.game.version, rules.card_hash, str(seed), self.content)


class Sitting:
    """A table, and the log that led to it."""

    def __init__(self, opened: log.Opened, rng: Random) -> None:
        self.rng = rng
        self.now = T0
        self.table = Table("ABCDEF", opened, T0)
        self.log: list[tuple[int, str]] = [(T0, log.encode(opened).decode())]
        self.take(starting(self.table))

    def take(self, proposal: Proposal) -> None:
        """Let the table take an entry, and keep it as the database would."""
        self.now += 1000
        self.table.follow(proposal.entry, self.now, proposal.step)
        self.log.append((self.now, log.encode(proposal.entry).decode()))

    def move(self) -> None:
        """Make a random allowed decision; sometimes take it back."""
        table, play = self.table, self.table.play
        seat = table.to_move()
        action = play.notation.format(self.rng.choice(play.state.legal_actions()))
        if table.seats[seat].bot:
            self.take(bot_moving(table, seat, action, table.turn))
            return
        self.take(propose(table, seat, wire.MoveRequest(table.turn, action), self.now))
        if self.rng.random() < 0.03:
            self._try(seat, wire.UndoRequest(table.turn))
            if table.asked is not None:
                self._try(table.asked.consent[0], wire.AnswerRequest(table.asked_seq, agree=False))
        if self.rng.random() < 0.01:
            self._try(0, wire.SayRequest(phrase="thanks"))

    def _try(self, seat: int, request: wire.Request) -> None:
        try:
            self.take(propose(self.table, seat, request, self.now))
        except Refusal:
            return

    def stored(self, printer: Printer | None = None) -> dict[str, Any]:
        """Return all that is kept of the game."""
        table = self.table
        state = table.play.state
        kept: dict[str, Any] = {
            "game": table.game.name,
            "players": len(table.seats),
            "preset": table.terms.preset,
            "status": table.status,
            "log": self.log,
            "settings": dict(table.rules.settings),
            "final": table.game.codec.dump(state),
            "scores": state.scores(),
        }
        if table.outcome is not None:
            kept["winners"] = list(table.outcome.winners)
            if printer is not None:
                kept["record"] = printer(table.record())
        else:
            saved = describe_position(table.game, table.rules, state)
            kept["position"] = print_position(saved)
        return kept


def finished(plan: Plan, number: int) -> dict[str, Any]:
    """Return the shortest of some finished games."""
    best: Sitting | None = None
    for one in range(TRIES):
        seed = number * 1000 + one
        sitting = Sitting(plan.opened(seed), Random(seed))
        longest = len(best.log) if best is not None else MAX_PLIES
        while sitting.table.status == "running" and len(sitting.log) < longest:
            sitting.move()
        if sitting.table.status != "running":
            best = sitting
    if best is None:
        raise RuntimeError(f"no game of {plan.game.name} {plan.preset} was over in time")
    return best.stored(PRINTERS[number % len(PRINTERS)])


def running(plan: Plan, number: int) -> dict[str, Any]:
    """Return a game that is under way."""
    rng = Random(number)
    while True:
        sitting = Sitting(plan.opened(number), rng)
        for _ in range(rng.randrange(10, 60)):
            if sitting.table.status == "running":
                sitting.move()
        if sitting.table.status == "running":
            return sitting.stored()
        number += 1


def plans() -> Iterator[Plan]:
    """Yield every preset and number of players, mixtures of toggles, and games with own cards."""
    for name in games.names():
        game = games.get(name)
        for preset in describe_game(game).presets:
            yield from [Plan(game, players, preset.name) for players in preset.players]
        rng = Random(name)
        for _ in range(MIXTURES[name]):
            yield mixture(game, rng)
    rush = games.get("rush")
    yield Plan(rush, 2, cards=CARDS)
    yield Plan(rush, 3, "second-front", {"opt.siegeArmour1": "damage"}, CARDS)
    yield Plan(rush, 2, "", {"achievements.custom": "0"}, CARDS)


def mixture(game: AnyGame, rng: Random) -> Plan:
    """Return a random choice of some toggles that go together."""
    while True:
        chosen = rng.sample(game.toggles(), min(len(game.toggles()), rng.randrange(2, 6)))
        settings = {one.name: rng.choice(one.values) for one in chosen}
        players = rng.randrange(game.min_players, game.max_players + 1)
        preset = rng.choice(["", *[one.name for one in game.presets()]])
        try:
            game.rules(players, settings, preset or None)
        except RulesError:
            continue
        return Plan(game, players, preset, settings)


def main() -> None:
    """Write the file that is named on the command line."""
    kept = []
    for number, plan in enumerate(plans(), 1):
        kept.append(finished(plan, number))
        kept.append(running(plan, number))
        print(len(kept), plan.game.name, plan.preset, plan.players)  # noqa: T201 (a tool)
    data = json.dumps({"commit": COMMIT, "games": kept}, ensure_ascii=False, separators=(",", ":"))
    Path(sys.argv[1]).write_bytes(lzma.compress(data.encode(), preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main()
