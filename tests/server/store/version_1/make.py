"""Makes the databases in this folder, with the code of commit 8b51027.

Run it in a checkout of that commit, with the programs of PostgreSQL installed:

    PYTHONPATH=src:. python make.py FOLDER

It writes `sqlite.db.xz` and `postgres.sql.xz`, each with tables of all games in all states, and
`notes.json`, which holds what the server of that commit knew about them: passes, positions, moves.
"""

# It runs with the code of that commit, not with the current code.
# mypy: ignore-errors

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

from sztab.server.hub import Hub
from sztab.server.metrics import Metrics
from sztab.server.table.proposing import flagging
from sztab.server.table.table import RUNNING
from sztab.server.terms import ClockPlan, SeatPlan, Terms

from sztab.server import bodies, wire
from sztab.server.safety.tokens import Passes
from sztab.server.store import Store
from sztab.server.tables import now_ms
from tests.server.doubles import Clock, QuickThinkers, RecordingConnection
from tests.server.postgres import find_program, own_cluster

COMMIT = "8b51027"
PERSON, FRIEND = SeatPlan("person", "Ada"), SeatPlan("friend")
BOT = SeatPlan("bot", rank="recruit")
CARDS = """
remove = ["germany-maus"]
[[vehicles]]
id = "7tp"
name = "7TP"
nation = "france"
class = "light"
cost = 1
resources = 1
firepower = 1
armour = 1
abilities = [{ kind = "scouting" }]
"""


class Maker:
    """Plays at tables, and takes notes of everything that the test needs to know."""

    def __init__(self, hub: Hub, clock: Clock) -> None:
        self.hub = hub
        self.clock = clock
        self.chance = random.Random(17)
        self.tables: dict[str, dict[str, Any]] = {}

    async def open(self, what: str, terms: Terms, cards: str = "") -> str:
        opened = await self.hub.open(bodies.OpenTable(terms, cards))
        self.tables[opened.code] = {
            "what": what,
            "tokens": {str(one.seat): one.token for one in opened.passes},
            "invitations": {str(one.seat): one.token for one in opened.invitations},
        }
        return opened.code

    async def ask(self, code: str, seat: int, request: wire.Request) -> wire.Message:
        answer = await self.hub.serve(await self.hub.find(code), seat, request)
        assert not isinstance(answer, wire.Refusal), answer
        return answer

    async def join(self, code: str, seat: str, name: str) -> None:
        invitation = self.tables[code]["invitations"].pop(seat)
        joined = await self.hub.join(code, bodies.JoinTable(name, invitation=invitation))
        self.tables[code]["tokens"][str(joined.seat)] = joined.token

    async def come(self, code: str) -> None:
        live = await self.hub.find(code)
        for seat, token in self.tables[code]["tokens"].items():
            ear = RecordingConnection(int(seat))
            await self.hub.connect(live, ear, wire.Hello(token))
            self.hub.disconnect(live, ear)

    async def move(self, code: str, number: int) -> None:
        live = await self.hub.find(code)
        for _ in range(number):
            self.clock.now += self.chance.randrange(200, 3000)
            while live.table.status == RUNNING and live.table.seats[live.table.to_move()].bot:  # noqa: ASYNC110 (there is no event)
                await asyncio.sleep(0.001)
            table = live.table
            if table.status != RUNNING:
                return
            actions = table.play.state.legal_actions()
            text = table.play.notation.format(self.chance.choice(actions))
            await self.ask(code, table.to_move(), wire.Move(table.turn, text))

    def note(self, code: str) -> None:
        table = self.hub.live[code].table
        note = self.tables[code] | {"game": table.game.name, "status": table.status}
        note |= {"seq": table.seq, "names": [seat.name for seat in table.seats]}
        if table.status == RUNNING:
            notation, actions = table.play.notation, table.play.state.legal_actions()
            note |= {
                "to_move": table.to_move(),
                "choices": sorted(notation.format(action) for action in actions),
            }
        self.tables[code] = note


async def fill(url: str) -> dict[str, Any]:
    """Write tables of all games in all states; return the notes about them."""
    store, clock = await Store.open(url), Clock(now_ms() - 3_600_000)
    thinkers: Any = QuickThinkers()
    hub = Hub(store, thinkers, Passes(await store.secret()), Metrics(), clock)
    maker = Maker(hub, clock)
    await play(maker)
    for code in maker.tables:
        maker.note(code)
    await store.beat("before", clock.now)
    await hub.close()
    await store.close()
    return maker.tables


async def play(maker: Maker) -> None:
    ask, move = maker.ask, maker.move
    talk = await maker.open("chat and undo", Terms("warsaw", [PERSON, PERSON], public=True))
    await move(talk, 12)
    await ask(talk, 0, wire.Say("Good luck, Zoë!"))
    await ask(talk, 1, wire.Say(phrase="thanks"))
    await ask(talk, 1, wire.Rename("Bob"))
    await undo(maker, talk)
    await move(talk, 3)

    for game in ("warsaw", "battlegrounds", "rush"):
        for plan in (ClockPlan("turn", 3600), ClockPlan("bank", 3600, 5)):
            code = await maker.open(f"{plan.kind} clock", Terms(game, [PERSON, PERSON], clock=plan))
            await maker.come(code)
            await move(code, 15)
        code = await maker.open("with a bot", Terms(game, [PERSON, BOT]))
        await move(code, 5)
        code = await maker.open("played to the end", Terms(game, [PERSON, PERSON]))
        await move(code, 2000 if game == "warsaw" else 30)
        if maker.hub.live[code].table.status == RUNNING:
            await ask(code, 1, wire.Resign())
        follow = [await ask(code, seat, wire.Rematch()) for seat in (0, 1)]
        tokens = {"0": follow[1].token, "1": follow[0].token}
        maker.tables[follow[0].code] = {"what": "rematch", "tokens": tokens, "invitations": {}}
        await move(follow[0].code, 4)

    own = await maker.open("custom cards", Terms("rush", [PERSON, PERSON]), CARDS)
    await move(own, 10)
    toggles = Terms(
        "rush", [PERSON] * 3, settings={"cards.britain": "on", "achievements.front": "on"}
    )
    await move(await maker.open("toggles", toggles), 6)

    handed = await maker.open("handed seats", Terms("warsaw", [PERSON, PERSON]))
    await move(handed, 2)
    seat = maker.hub.live[handed].table.to_move()
    await ask(handed, 1 - seat, wire.Hand(1 - seat, "recruit"))
    await move(handed, 2)
    await ask(handed, 1 - seat, wire.Back())
    await move(handed, 1)

    taken = await maker.open("invitations", Terms("rush", [PERSON, FRIEND, FRIEND]))
    await maker.join(taken, "1", "Guest")
    whole = await maker.open("all invited", Terms("battlegrounds", [PERSON, FRIEND]))
    await maker.join(whole, "1", "Guest")
    await move(whole, 5)

    left = await maker.open("closed", Terms("warsaw", [PERSON, SeatPlan("open")]))
    await ask(left, 0, wire.Leave())
    await flag(maker)


async def undo(maker: Maker, code: str) -> None:
    table = maker.hub.live[code].table
    for seat in (0, 1):
        try:
            await maker.ask(code, seat, wire.Undo(table.turn))
        except AssertionError:
            continue
        if table.asked is not None:
            await maker.ask(code, 1 - seat, wire.Answer(table.asked_seq, agree=True))
        return
    raise AssertionError


async def flag(maker: Maker) -> None:
    """Let a player's time run out."""
    terms = Terms("battlegrounds", [PERSON, PERSON], clock=ClockPlan("turn", 60))
    code = await maker.open("flagged", terms)
    await maker.come(code)
    await maker.move(code, 2)
    maker.clock.now += 61_000
    live = maker.hub.live[code]
    proposal = flagging(live.table, maker.clock.now)
    assert proposal is not None
    async with live.lock:
        await maker.hub.carry_out(live, proposal)


def main(folder: Path) -> None:
    notes: dict[str, Any] = {"commit": COMMIT}
    path = folder / "sqlite.db"
    notes["sqlite"] = asyncio.run(fill(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("VACUUM")
    connection.close()
    write(folder / "sqlite.db.xz", path.read_bytes())
    for one in folder.glob("sqlite.db*"):
        if one.suffix != ".xz":
            one.unlink()
    url = own_cluster().take_database()
    notes["postgresql"] = asyncio.run(fill(url))
    options = ["--inserts", "--rows-per-insert=100", "--no-owner", "--no-privileges"]
    program = find_program("pg_dump")
    assert program is not None
    dumped = subprocess.run([program, *options, url], check=True, capture_output=True, text=True)
    # Lines that begin with a backslash are for psql only.
    lines = [line for line in dumped.stdout.splitlines() if not line.startswith("\\")]
    write(folder / "postgres.sql.xz", "\n".join(lines).encode())
    (folder / "notes.json").write_text(json.dumps(notes, ensure_ascii=False, indent=1) + "\n")


def write(path: Path, data: bytes) -> None:
    path.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
