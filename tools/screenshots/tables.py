"""Tables that bots, or hints of a bot, play to a moment worth a screenshot."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx

from tests.browser.tables import BOT, PERSON, link, open_table
from tools.screenshots.shots import NoPicture

NAMES: Final = ("Marta", "Zofia", "Kuba", "Ondřej", "Jana", "Piotr")
PATIENCE: Final = 30.0
ATTEMPTS: Final = 5
TO_THE_END: Final = 10**9

Position = dict[str, Any]
Wanted = Callable[[Position], bool]


class Seat:
    """A person's seat at a table, and the requests of its player."""

    def __init__(self, url: str, opened: dict[str, Any], at: int = 0) -> None:
        self._table = f"{url}/api/tables/{opened['code']}"
        self._bearer = {"authorization": f"Bearer {opened['passes'][at]['token']}"}

    def ask(self, **request: object) -> dict[str, Any]:
        """Send one request."""
        answer = httpx.post(f"{self._table}/messages", json=request, headers=self._bearer)
        told: dict[str, Any] = answer.json()
        return told

    def look(self) -> dict[str, Any]:
        """Return the state of the table."""
        told: dict[str, Any] = httpx.get(f"{self._table}/state", headers=self._bearer).json()
        return told

    def hand_over(self, number: int) -> None:
        """Let a bot decide; the weakest ranks are the fastest."""
        self.ask(type="hand", seat=number, rank="corporal")


def let_bots_play(seats: list[Seat], moves: int) -> None:
    """Let bots play the seats until enough has happened, then take the seats back."""
    for at, seat in enumerate(seats):
        seat.hand_over(at)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        state = seats[0].look()
        if state["table"]["status"] == "over" or state["seq"] >= moves:
            break
        time.sleep(0.05)
    for seat in seats if moves < TO_THE_END else []:
        seat.ask(type="back")


def play_until(seats: list[Seat], mover: int, wanted: Wanted) -> None:
    """Decide for a seat until a decision is worth a screenshot; bots play the others."""
    for number, seat in enumerate(seats):
        if number != mover:
            seat.hand_over(number)
    lot = Random(mover)  # noqa: S311 (any decision will do)
    end = time.monotonic() + PATIENCE
    while not wanted(position := next_decision(seats[mover], end)):
        turn, choice = position["turn"], lot.choice(position["choices"])
        seats[mover].ask(type="move", answers=turn, action=choice["action"], id=f"m{turn}")
    for seat in seats:
        seat.ask(type="back")


def next_decision(seat: Seat, end: float) -> Position:
    """Return the next position in which the seat decides."""
    while time.monotonic() < end:
        state = seat.look()
        position: Position = state["position"]
        if state["table"]["status"] == "over":
            raise NoPicture("the game ended too early")
        if position.get("choices"):
            return position
        time.sleep(0.02)
    raise NoPicture("the moment did not come in time")


def asked(verb: str, *, choices: int = 1, hand: int = 0, seat: int = 0) -> Wanted:
    """Return a test for enough choices with the verb, and enough cards in the hand of the seat."""

    def wanted(position: Position) -> bool:
        found = [one for one in position["choices"] if one["fields"]["verb"] == verb]
        mine = position["view"].get("players", [{}])[seat]
        return len(found) >= choices and len(mine.get("hand", [])) >= hand

    return wanted


@dataclass(frozen=True)
class Moment:
    """A table after some moves of bots, at a decision of its last person."""

    game: str
    seats: int
    moves: int = 0
    terms: dict[str, Any] = field(default_factory=dict)
    wanted: Wanted | None = None
    persons: int = 1
    """With two persons, the second decides and the first sees an opponent's turn."""
    watched: bool = False
    learn: bool = False

    def open(self, url: str) -> str:
        """Return the URL of such a table; try again if a game ends before the moment comes."""
        for _ in range(ATTEMPTS):
            try:
                return self._play(url)
            except NoPicture as why:
                print(f"{self.game}: {why}, trying again", file=sys.stderr)
        raise NoPicture(f"not in {ATTEMPTS} games")

    def _play(self, url: str) -> str:
        plan = [{**PERSON, "name": name} for name in NAMES[: self.persons]]
        plan += [{**BOT, "rank": "corporal", "name": n} for n in NAMES[self.persons : self.seats]]
        opened = open_table(url, self.game, plan, **self.terms)
        seats = [Seat(url, opened, at) for at in range(self.persons)]
        if self.moves > 0:
            let_bots_play(seats, self.moves)
        if self.wanted is not None:
            play_until(seats, self.persons - 1, self.wanted)
        if self.watched:
            return f"{url}/table/{opened['code']}?watch"
        address = link(url, opened)
        return address.replace("#", "?learn#") if self.learn else address
