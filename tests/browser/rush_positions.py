"""Positions of Rush written by hand, shown to the page as if a server had sent them.

A zone must hold the fullest table that the rules allow, which bots hardly ever reach.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from tests.browser.rush_hands import GAME, largest_hand
from tests.browser.still import Data, Moment, Still

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from sztab.games.rush.rules import RushRules

GUARDS: Final = 24
"""Six players with four Bases each."""
COPIES: Final = ("engineers", "engineers", "engineers", "technicians", "technicians")
"""Cards of the Barracks that are in the hand several times: they share a place with a counter."""


def rules_of(preset: str, players: int) -> RushRules:
    """Return the rules of a table."""
    return GAME.rules(players, preset=preset)


class _Cards:
    """Deals each vehicle once; those with the longest names, which need most room, first."""

    def __init__(self, parts: Data) -> None:
        cards = parts["cards"]
        vehicles = [name for name, card in cards.items() if card["kind"] == "vehicle"]
        vehicles.sort(key=lambda name: (-len(cards[name]["title"]), name))
        guards: list[str] = [name for name in vehicles if cards[name]["armour"]][-GUARDS:]
        self._guards = iter(guards)
        self._left = iter([name for name in vehicles if name not in guards])

    def guard(self) -> str:
        """Deal one that can defend."""
        return str(next(self._guards))

    def __call__(self, count: int) -> list[str]:
        return list(islice(self._left, count))


def quiet(preset: str, players: int) -> Data:
    """Every hand is closed, nothing defends, the piles are empty."""
    rules = rules_of(preset, players)
    deal = _Cards(GAME.components.in_play(rules))
    rows = [{"hand": deal(3), "garage": ["engineers"] * 3} for _ in range(players)]
    return _table(rules, rows, deal, turn={"hand_open": False})


def full(preset: str, players: int, *, active: int = 1, own: int = 3) -> Data:
    """One hand is open and as large as can be, with copies besides; every Base is defended."""
    rules = rules_of(preset, players)
    parts = GAME.components.in_play(rules)
    deal = _Cards(parts)
    largest = largest_hand(preset, players)
    rows = []
    for seat in range(players):
        hand = deal(largest) + list(COPIES) if seat == active else deal(own)
        row: Data = {
            "hand": hand,
            "garage": ["technicians"] * 9,
            "depot": [f"medal-{nation}-2" for nation in parts["nations"]] + ["base"] * 2,
            "bases": [
                {"guard": deal.guard(), "guard_damaged": slot % 2 == 0, "damaged": slot % 2 == 1}
                for slot in range(len(parts["places"]["bases"]))
            ],
        }
        if parts["numbers"].get("rear_guard"):
            row["rear"] = deal(1)[0]
        rows.append(row)
    return _table(rules, rows, deal, active=f"P{active + 1}", turn={"hand_open": True})


def _table(rules: RushRules, rows: list[Data], deal: _Cards, **more: object) -> Data:
    parts = GAME.components.in_play(rules)
    names = list(parts["achievements"])
    shown = int(parts["numbers"].get("achievements", 5))
    return {
        "first": "P1",
        "round": 12,
        "reserve": deal(int(parts["numbers"]["reserve"])),
        "achievements": names[:shown],
        "players": rows,
        **more,
    }


class RushStill(Still):
    """A table of Rush that stands still."""

    def __init__(self, page: Page, url: str) -> None:
        super().__init__(page, url)
        self._table: tuple[str, int] = ("base", 2)
        self._round = 0

    def open(self, preset: str, players: int, data: Data, viewer: int = 0) -> None:
        """Open a table with this position."""
        self._table = (preset, players)
        self.go(self._read(data, viewer))
        self.settled()

    def show(self, data: Data, viewer: int = 0) -> None:
        """Show another position."""
        self.tell(self._read(data, viewer))
        self.settled()

    def settled(self) -> None:
        """Wait until the last position is drawn: each has another round."""
        self._page.wait_for_function(
            "(round) => document.querySelector('[data-game] [data-round]')"
            "?.getAttribute('data-round') === String(round)",
            arg=self._round,
        )
        self._page.evaluate("document.fonts.ready")

    def _read(self, data: Data, viewer: int) -> Moment:
        self._round += 1
        return moment(*self._table, data | {"round": self._round}, viewer)


def moment(preset: str, players: int, data: Data, viewer: int = 0) -> Moment:
    """Return a position, written as data, as a viewer sees it."""
    rules = rules_of(preset, players)
    return Moment(GAME, rules, GAME.codec.load(rules, data), viewer, preset)
