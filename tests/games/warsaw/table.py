"""Hand-built positions: units on lines, cards on fields, moves in notation.

    table = Table()
    red = army(c=front(0, 1, "acz-gaj"), points=2)
    s = table.position(army(n=(0, 2)), red, hands=[["wp-9dp", "wp-roja"]])
    assert table.refuse(s, "activate n") == "WAR-154"
    table.play(s, "play wp-9dp")
    assert table.lines(s, "wp", "n") == (2, 2)

A front is a pair (1LF, 2LF) or, with cards, a `front`. What a position leaves out is empty: stage 3
of round 2 with P1 on turn, no unit on a front, no marker on the board, empty hands, all cards not
named elsewhere in the deck. P1 is WP (with P2 of three players, with P3 of four).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.action import CHANCE, OVER
from sztab.games.warsaw.game import GAME
from tests.games.table import GameTable

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.games.warsaw.state import WarsawState

FRONTS = ("n", "c", "s")


class Table(GameTable["WarsawState"]):
    """Rules for a number of players, with helpers to set up, play and inspect positions."""

    def __init__(
        self,
        players: int = 2,
        settings: Mapping[str, str] | None = None,
        content: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = GAME.rules(players, settings, content=content)
        super().__init__(GAME, self.rules)
        self.cards = self.rules.cards

    def position(
        self,
        polish: Mapping[str, Any] | None = None,
        red: Mapping[str, Any] | None = None,
        **data: object,
    ) -> WarsawState:
        """Return a position in stage 3 with P1 on turn, unless the data say otherwise."""
        armies = {"wp": dict(polish or {}), "acz": dict(red or {})}
        return GAME.codec.load(self.rules, {"armies": armies, **data})

    def play(self, s: WarsawState, *moves: str) -> None:
        """Play moves in notation, including chance; an illegal one fails the test."""
        for move in moves:
            assert move in self.legal(s)
            self.answer(s, move)

    def legal_after(self, s: WarsawState, move: str) -> list[str]:
        """List the legal moves after this one, which is not played."""
        later = s.clone()
        later.play(self.notation.parse(move), None)
        return self.legal(later)

    def mover(self, s: WarsawState) -> str:
        """Return whose decision it is: a seat, `chance` or `over`."""
        seat = s.to_move()
        return "chance" if seat == CHANCE else "over" if seat == OVER else f"P{seat + 1}"

    def dump(self, s: WarsawState) -> dict[str, Any]:
        """Return the whole position as plain data."""
        return GAME.codec.dump(s)

    def army(self, s: WarsawState, army: str) -> dict[str, Any]:
        """Return one side of the board in the form of a saved position."""
        found: dict[str, Any] = GAME.codec.dump(s)["armies"][army]
        return found

    def front(self, s: WarsawState, army: str, name: str) -> dict[str, Any]:
        """Return one half of a front in the form of a saved position."""
        found: dict[str, Any] = self.army(s, army)["fronts"][name]
        return found

    def lines(self, s: WarsawState, army: str, name: str) -> tuple[int, int]:
        """Return the units of an army on the first and on the second line of a front."""
        half = self.front(s, army, name)
        return half["line1"], half["line2"]

    def units(self, s: WarsawState, army: str) -> list[tuple[int, int]]:
        """Return the units on the lines of the fronts N, C, S."""
        return [self.lines(s, army, name) for name in FRONTS]

    def commander(self, s: WarsawState, army: str, name: str) -> str:
        """Return the commander on a front; empty if there is none."""
        found: str = self.front(s, army, name)["commander"]
        return found

    def orders(self, s: WarsawState, army: str, name: str) -> list[str]:
        """Return the Orders on a front."""
        found: list[str] = self.front(s, army, name)["orders"]
        return found

    def reserve(self, s: WarsawState, army: str) -> int:
        """Return the units in a Reserve."""
        found: int = self.army(s, army)["reserve"]
        return found

    def points(self, s: WarsawState) -> tuple[int, int]:
        """Return the victory points of WP and of ACz."""
        return self.army(s, "wp")["points"], self.army(s, "acz")["points"]

    def discard(self, s: WarsawState, army: str) -> list[str]:
        """Return a discard pile, in no order."""
        found: list[str] = self.army(s, army)["discard"]
        return found

    def deck(self, s: WarsawState, army: str) -> list[str]:
        """Return a deck, in no order."""
        found: list[str] = self.army(s, army)["deck"]
        return found

    def pile(self, s: WarsawState, army: str, resource: str) -> list[str]:
        """Return the cards of an army beside a Resource card."""
        found: list[str] = self.army(s, army)[resource]
        return found

    def marker(self, s: WarsawState, name: str) -> str:
        """Return the place of a Blockade marker; empty if it is on none."""
        found: str = GAME.codec.dump(s)["markers"][name]
        return found

    def hand(self, s: WarsawState, seat: int) -> list[str]:
        """Return a hand (seat 0 is P1)."""
        found: list[str] = GAME.codec.dump(s)["hands"][seat]
        return found

    def strength(self, s: WarsawState, name: str) -> tuple[int, int]:
        """Return the Army Strength of WP and of ACz on a front."""
        front = FRONTS.index(name)
        return int(s.army_strength(0, front)), int(s.army_strength(1, front))


def front(line1: int = 0, line2: int = 0, commander: str = "", **more: object) -> dict[str, Any]:
    """Return one half of a front; `more` is used, started, strength, orders, order_strength."""
    return {"line1": line1, "line2": line2, "commander": commander, **more}


def army(
    n: object = (0, 0), c: object = (0, 0), s: object = (0, 0), **more: object
) -> dict[str, Any]:
    """Return one side: each front a pair (1LF, 2LF) or a `front`; `more` is points, discard, …."""
    halves = {"n": n, "c": c, "s": s}
    fronts = {k: front(*half) if isinstance(half, tuple) else half for k, half in halves.items()}
    return {"fronts": fronts, **more}
