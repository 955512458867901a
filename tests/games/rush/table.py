"""Hand-built positions: abstract vehicles, a few zones, moves in notation.

    table = Table(vehicles={"t": "ussr f1 a2 c3 r2 heavy reinforcements=1 goods=usa only_vs_base"})
    s = table.position(players=[{"hand": ["t", "engineers"]}], reserve=["x"])
    table.play(s, "buy x", "pay engineers", "take", "deal y")
    assert table.refuse(s, "buy y") == "RUSH-082"

What a position leaves out has its value from the start of a game: Phase II of P1, three undefended
Bases each, full Medal stacks, empty hands, all vehicles not named elsewhere in the deck. The order
of `vehicles` is the order in which a hand lists them, before Barracks cards and Medals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.action import CHANCE, OVER, IllegalAction
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.games.rush import content
from sztab.games.rush.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from sztab.games.rush.state import RushState

CLASSES = ("light", "medium", "spg", "heavy", "support")
NATIONS = ("ussr", "germany", "usa", "france")


class Table:
    """Rules with abstract vehicles, and short ways to set up, play and look."""

    def __init__(
        self,
        players: int = 2,
        vehicles: Mapping[str, str] | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        printed: bool = False,
        preset: str | None = None,
    ) -> None:
        data = {"start_from": "nothing", **content.printed()}
        own = [vehicle(name, words) for name, words in (vehicles or {}).items()]
        data["vehicles"] = own + (data["vehicles"] if printed else [])
        content.check(data, "the test's cards")
        self.rules = GAME.rules(players, settings, preset, data)
        self.notation = GAME.notation(self.rules)
        self.cards = self.rules.cards
        self.log = Log()

    def new(self) -> RushState:
        """Return the table before set-up."""
        return GAME.new(self.rules)

    def position(self, **data: object) -> RushState:
        """Return a position in Phase II of P1 unless the data say otherwise."""
        return GAME.load(self.rules, data)

    def facing(self, hand: Iterable[str], *bases: object, **data: object) -> RushState:
        """Return a position of P1 with this hand against P2 with these Bases, then open ones."""
        every = [*bases, *["open"] * (int(self.rules.bases) - len(bases))]
        return self.position(players=[{"hand": list(hand)}, {"bases": every}], **data)

    def play(self, s: RushState, *moves: str) -> None:
        """Play moves in notation, chance included; an illegal one fails the test."""
        for move in moves:
            s.play(self.notation.parse(move), self.log)

    def legal(self, s: RushState) -> list[str]:
        """List the legal moves in notation."""
        return [self.notation.format(action) for action in s.legal_actions()]

    def refuse(self, s: RushState, move: str) -> str:
        """Return the clause that answers an illegal move; it is not offered and changes nothing."""
        assert move not in self.legal(s)
        before = GAME.dump(s)
        with pytest.raises(IllegalAction) as caught:
            s.play(self.notation.parse(move), self.log)
        assert GAME.dump(s) == before
        return caught.value.reason.clause

    def names(self, zone: Iterable[int]) -> list[str]:
        """Return the cards of a zone by name."""
        return [self.cards.names[card] for card in zone]

    def reserve(self, s: RushState) -> list[str]:
        """Return the Reserve as the rules write it: slot 1 first."""
        return self.names(s.reserve)[::-1]

    def depot(self, s: RushState, seat: int) -> list[str]:
        """Return a Depot, top card first."""
        return self.names(s.players[seat].depot)[::-1]

    def hand(self, s: RushState, seat: int) -> list[str]:
        """Return a hand."""
        return self.names(s.players[seat].hand)

    def rear(self, s: RushState, seat: int) -> str:
        """Return the card in a Rear Guard; empty if there is none."""
        rear: str = GAME.dump(s)["players"][seat]["rear"]
        return rear

    def garage(self, s: RushState, seat: int) -> list[str]:
        """Return a Garage, in no order."""
        return self.names(s.players[seat].garage)

    def bases(self, s: RushState, seat: int) -> list[Any]:
        """Return the Bases of a seat as a saved position writes them."""
        bases: list[Any] = GAME.dump(s)["players"][seat]["bases"]
        return bases

    def turn(self, s: RushState) -> dict[str, Any]:
        """Return what is remembered until the end of the turn, as a saved position writes it."""
        turn: dict[str, Any] = GAME.dump(s)["turn"]
        return turn

    def view(self, s: RushState, seat: int) -> dict[str, Any]:
        """Return what a seat (-1: a spectator) may know, as plain data."""
        return GAME.dump_view(s.view(seat))

    def told(self, seat: int) -> list[str]:
        """Return all that happened so far in the words that a seat (-1: a spectator) reads."""
        return [GAME.describe(self.rules, event) for event in self.log.seen_by(seat)]

    def odds(self, s: RushState) -> dict[str, float]:
        """Return what chance may decide now, with its odds."""
        return {self.notation.format(action): odds for action, odds in s.chance_outcomes()}

    def chance(self, s: RushState) -> None:
        """Let chance decide, always the outcome listed first, until a seat has to."""
        while s.to_move() == CHANCE:
            s.play(s.legal_actions()[0], self.log)

    def random_game(self, seed: int) -> Iterator[RushState]:
        """Play a game at random from set-up on; yield the table after each action."""
        s, rng = self.new(), Rng(seed)
        while s.to_move() != OVER:
            s.apply(s.sample(rng), self.log)
            yield s

    def medals(self, s: RushState, nation: str) -> tuple[int, int]:
        """Return the singles and doubles left in the stack of a nation."""
        stack = GAME.dump(s)["medals"][nation]
        return stack["singles"], stack["doubles"]

    def end_turn(self, s: RushState) -> None:
        """End Phase II; chance takes its first outcome each time, until somebody must decide."""
        self.play(s, "end")
        self.chance(s)


def damaged_base(guard: str = "") -> dict[str, object]:
    """Return a Base that is damaged, under its defender if it has one."""
    return {"damaged": True} | ({"guard": guard} if guard else {})


def damaged_guard(guard: str) -> dict[str, object]:
    """Return an upright Base with a damaged defender."""
    return {"guard": guard, "guard_damaged": True}


def vehicle(name: str, words: str) -> dict[str, Any]:
    """Return a vehicle row from a short description; unsaid values are 0 (no symbol: r-)."""
    row: dict[str, Any] = {
        "id": name, "name": name, "name_en": name, "nation": "ussr", "class": "support",
        "cost": 0, "resources": 0, "firepower": 0, "armour": 0, "abilities": [],
        "restrictions": [], "set": "base", "source": "designed",
    }  # fmt: skip
    for word in words.split():
        _describe(row, word)
    return row


def _describe(row: dict[str, Any], word: str) -> None:
    key, _, value = word.partition("=")
    numbers = {"c": "cost", "r": "resources", "f": "firepower", "a": "armour"}
    if word in NATIONS or word == "uk":
        row["nation"] = word
    elif word in CLASSES:
        row["class"] = word
    elif word == "front":
        row["set"] = "second-front"
    elif word == "r-":
        del row["resources"]
    elif word[0] in numbers and word[1:].isdecimal():
        row[numbers[word[0]]] = int(word[1:])
    elif key == "goods":
        row["national_goods"] = value
    elif key == "quantity":
        row["quantity"] = int(value)
    elif word.startswith("only_vs"):
        row["restrictions"].append(word)
    else:
        row["abilities"].append({"kind": key} | ({"value": int(value)} if value else {}))
