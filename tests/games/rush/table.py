"""Hand-built positions: abstract vehicles, a few zones, moves in notation.

    table = Table(vehicles={"t": "ussr f1 a2 c3 r2 heavy reinforcements=1 goods=usa only_vs_base"})
    s = table.position(players=[{"hand": ["t", "engineers"]}], reserve=["x"])
    table.play(s, "buy x", "pay engineers", "take", "deal y")
    assert table.refuse(s, "buy y") == "RUSH-082"

Missing fields have their values from the start of a game: Phase II of P1, three undefended Bases
each, full Medal stacks, empty hands, all vehicles not named elsewhere in the deck. The order of
`vehicles` is the order in which a hand lists them, before Barracks cards and Medals.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.game import MAX_TRIES
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME
from tests.games.table import GameTable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sztab.games.rush.table import RushTable

CLASSES = ("light", "medium", "spg", "heavy", "support")
NATIONS = ("ussr", "germany", "usa", "france")


class Table(GameTable["RushTable"]):
    """Rules with abstract vehicles, and short ways to set up, play and inspect positions."""

    def __init__(
        self,
        players: int = 2,
        vehicles: Mapping[str, str] | None = None,
        settings: Mapping[str, str] | None = None,
        *,
        printed: bool = False,
        preset: str | None = None,
    ) -> None:
        data = {"start_from": "nothing", **CARD_FILE.printed()}
        own = [vehicle(name, words) for name, words in (vehicles or {}).items()]
        data["vehicles"] = own + (data["vehicles"] if printed else [])
        CARD_FILE.check(data)
        self.rules = GAME.rules(players, settings, preset, data)
        super().__init__(GAME, self.rules)
        self.cards = self.rules.cards

    def position(self, **data: object) -> RushTable:
        """Return a position in Phase II of P1 unless the data say otherwise."""
        return GAME.codec.load(self.rules, data)

    def facing(self, hand: Iterable[str], *bases: object, **data: object) -> RushTable:
        """Return a position where P1 has this hand, and P2 has these Bases, then open ones."""
        every = [*bases, *["open"] * (int(self.rules.bases) - len(bases))]
        return self.position(players=[{"hand": list(hand)}, {"bases": every}], **data)

    def play(self, s: RushTable, *moves: str) -> None:
        """Play moves in notation, chance included; an illegal one fails the test.

        The page offers only plausible actions, so each move of a seat must be one of them.
        """
        for move in moves:
            if (seat := s.to_move()) >= 0:
                tries = GAME.advice.tries(s.view(seat))
                assert self.notation.parse(move) in tries or len(tries) == MAX_TRIES, move
            self.answer(s, move)

    def names(self, zone: Iterable[int]) -> list[str]:
        """Return the cards of a zone by name."""
        return [self.cards.names[card] for card in zone]

    def reserve(self, s: RushTable) -> list[str]:
        """Return the Reserve in the order of the rules: slot 1 first."""
        return self.names(s.reserve)[::-1]

    def depot(self, s: RushTable, seat: int) -> list[str]:
        """Return a Depot, top card first."""
        return self.names(s.players[seat].depot)[::-1]

    def hand(self, s: RushTable, seat: int) -> list[str]:
        """Return a hand."""
        return self.names(s.players[seat].hand)

    def rear(self, s: RushTable, seat: int) -> str:
        """Return the card in a Rear Guard; empty if there is none."""
        rear: str = GAME.codec.dump(s)["players"][seat]["rear"]
        return rear

    def garage(self, s: RushTable, seat: int) -> list[str]:
        """Return the cards of a Garage, in any order."""
        return self.names(s.players[seat].garage)

    def bases(self, s: RushTable, seat: int) -> list[Any]:
        """Return the Bases of a seat as a saved position writes them."""
        bases: list[Any] = GAME.codec.dump(s)["players"][seat]["bases"]
        return bases

    def turn(self, s: RushTable) -> dict[str, Any]:
        """Return the state of the turn as a saved position writes it."""
        turn: dict[str, Any] = GAME.codec.dump(s)["turn"]
        return turn

    def medals(self, s: RushTable, nation: str) -> tuple[int, int]:
        """Return the singles and doubles left in the stack of a nation."""
        stack = GAME.codec.dump(s)["medals"][nation]
        return stack["singles"], stack["doubles"]

    def end_turn(self, s: RushTable) -> None:
        """End Phase II; take the first chance outcome each time, until a seat has to decide."""
        self.play(s, "end")
        self.chance(s)


def damaged_base(guard: str = "") -> dict[str, object]:
    """Return a damaged Base, with a defender if one is given."""
    return {"damaged": True} | ({"guard": guard} if guard else {})


def damaged_guard(guard: str) -> dict[str, object]:
    """Return an undamaged Base with a damaged defender."""
    return {"guard": guard, "guard_damaged": True}


def vehicle(name: str, words: str) -> dict[str, Any]:
    """Return a vehicle row from a short description; missing values are 0 (no symbol: r-)."""
    row: dict[str, Any] = {
        "id": name,
        "name": name,
        "name_en": name,
        "nation": "ussr",
        "class": "support",
        "cost": 0,
        "resources": 0,
        "firepower": 0,
        "armour": 0,
        "abilities": [],
        "restrictions": [],
        "set": "base",
        "source": "designed",
    }
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
