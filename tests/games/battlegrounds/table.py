"""Hand-built positions: tanks and tokens on squares, moves in notation.

    table = Table(players=4)
    s = table.position({"C2": "dud", "D5": "bunker*"}, tanks={"green": "A2 7tp", "blue": "B6"})
    assert table.refuse(s, "move A2-B3") == "BG-055"
    table.play(s, "move A2-B2-C2")
    assert table.square(s, "C2") == ""

`tanks` names the square of a pawn and its active card; without a card it drives the first one that
nothing else names; `parked` adds the other tanks of the game on the corners of their bases. What a
position leaves out is empty: no token on the board, all pawns off it, all cards not named elsewhere
in the deck, full stacks, empty areas, P1 at the start of his turn. With `fill` the squares that are
not named hold ordinary tokens; a square named "" stays empty.

The statistics of the tanks are those of `TANKS`, whatever the cards of the game say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sztab.core.action import CHANCE, OVER
from sztab.games.battlegrounds.cards import Tank, Tanks
from sztab.games.battlegrounds.game import GAME
from tests.games.table import GameTable

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sztab.games.battlegrounds.state import BattlegroundsState

COLOURS = ("green", "yellow", "blue", "red")
CORNERS = ("A1", "A8", "H8", "H1")
BASES = {
    "A1": ("A1", "A2", "B1"),
    "A8": ("A7", "A8", "B8"),
    "H8": ("G8", "H7", "H8"),
    "H1": ("G1", "H1", "H2"),
}
"""The squares of each base in the order of the board."""

SQUARES = tuple(f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9))
CENTRE = tuple(f"{column}{row}" for column in "CDEF" for row in range(3, 7))
PICTURES = (
    "bridge",
    "windmill",
    "railway-station",
    "lighthouse",
    "castle",
    "factory",
    "church",
    "harbour",
    "airfield",
    "quarry",
    "monastery",
    "dam",
    "oasis",
    "village",
    "bunker",
    "radar-station",
)
MERGED = PICTURES[::2]
"""The pictures of the smaller picture set."""

TANKS = {
    "kv-1": "O1/O2",
    "tiger-i": "O1/D2",
    "churchill": "O1/D1",
    "char-b1-bis": "D1/O2",
    "is-2": "D1/O3",
    "hetzer": "D1/D2",
    "7tp": "O2/O1",
    "t-34": "O2/O3",
    "cromwell": "O1/O3",
    "lt-vz-38": "D2/O1",
    "sherman": "D2/O3",
    "bt-7": "D2/D1",
}
"""Move and shot of each card: O orthogonal, D diagonal, and the distance."""

EXTRA_TURN, EXTRA_TANK, DIRECTION, FURTHER_SHOT, FURTHER_MOVE, ORDER_CHANGE, ARMOUR = (
    "bridge*",
    "castle*",
    "church*",
    "airfield*",
    "monastery*",
    "oasis*",
    "bunker*",
)
"""One pair for each bonus."""


class Table(GameTable["BattlegroundsState"]):
    """Rules with tanks of known statistics, and helpers to set up, play and inspect positions."""

    def __init__(
        self,
        players: int = 4,
        variant: str = "battle",
        settings: Mapping[str, str] | None = None,
        *,
        tanks: Mapping[str, str] | None = None,
    ) -> None:
        cards = [tank(name, words) for name, words in (TANKS | dict(tanks or {})).items()]
        self.rules = GAME.rules(players, settings, variant)
        self.rules.tanks = Tanks(cards)
        self.rules.card_hash = "tests"  # sentences must not mention the printed tanks
        super().__init__(GAME, self.rules)
        self.variant = variant

    def position(
        self, board: Mapping[str, str] | None = None, **data: object
    ) -> BattlegroundsState:
        """Return a position at the start of P1's turn, unless the data say otherwise.

        `tanks` and `fill` are explained above; the rest are fields of a saved position.
        """
        fill = data.pop("fill", False)
        fields = with_tanks(data)
        squares = dict(board or {})
        if fill:
            squares |= self._filling(squares, fields)
        if self.variant == "family":
            fields.pop("drives", None)
        else:
            squares = {square: held for square, held in squares.items() if held}
        return GAME.codec.load(self.rules, {"board": squares, **fields})

    def parked(self, **tanks: str) -> dict[str, str]:
        """Return tanks for `position`: those not named are on corners of the board."""
        players = self.rules.players
        corners = ("A1", "H8", "A8", "H1") if players < 3 else CORNERS
        pawns = {"solo": 2, "family": players}.get(self.variant, 3 if players == 3 else 4)
        homes = dict(zip(COLOURS[:pawns], corners, strict=False))
        return {**homes, **tanks}

    def play(self, s: BattlegroundsState, *moves: str) -> None:
        """Play moves in notation, including chance; an illegal one fails the test."""
        for move in moves:
            action = self.notation.parse(move)
            assert action in s.legal_actions(), f"{move} is not among {self.legal(s)}"
            self.answer(s, move)

    def legal_after(self, s: BattlegroundsState, *moves: str) -> list[str]:
        """List the legal moves after these, which are not played."""
        later = s.clone()
        for move in moves:
            later.play(self.notation.parse(move), None)
        return self.legal(later)

    def offered(self, s: BattlegroundsState, verb: str) -> list[str]:
        """List the legal moves that begin with this verb, without it."""
        return [move[len(verb) + 1 :] for move in self.legal(s) if move.split()[0] == verb]

    def goals(self, s: BattlegroundsState) -> set[str]:
        """Return the squares on which legal moves end."""
        return {way.rpartition("-")[2] for way in self.offered(s, "move")}

    def mover(self, s: BattlegroundsState) -> str:
        """Return whose decision it is: a seat, `chance` or `over`."""
        seat = s.to_move()
        return "chance" if seat == CHANCE else "over" if seat == OVER else f"P{seat + 1}"

    def dump(self, s: BattlegroundsState) -> dict[str, Any]:
        """Return the whole position as plain data."""
        return GAME.codec.dump(s)

    def square(self, s: BattlegroundsState, name: str) -> str:
        """Return the contents of a square, or ""."""
        found: str = GAME.codec.dump(s)["board"].get(name, "")
        return found

    def pawn(self, s: BattlegroundsState, colour: str) -> str:
        """Return the square of a pawn; empty if it is off the board."""
        found: str = GAME.codec.dump(s)["pawns"].get(colour, "")
        return found

    def card(self, s: BattlegroundsState, colour: str) -> str:
        """Return the card that drives a pawn; empty if there is none."""
        found: str = GAME.codec.dump(s)["drives"].get(colour, "")
        return found

    def reserve(self, s: BattlegroundsState, seat: str) -> list[str]:
        """Return the inactive cards of a player, sorted."""
        return sorted(GAME.codec.dump(s)["reserve"].get(seat, []))

    def upgrades(self, s: BattlegroundsState, card: str) -> list[str]:
        """Return the pairs on a card."""
        found: list[str] = GAME.codec.dump(s)["upgrades"].get(card, [])
        return found

    def stack(self, s: BattlegroundsState, colour: str) -> list[int]:
        """Return the point tokens left in a stack, from the top."""
        found: list[int] = GAME.codec.dump(s)["stacks"][colour]
        return found

    def won(self, s: BattlegroundsState, seat: str) -> list[str]:
        """Return the point tokens that a player has won."""
        found: list[str] = GAME.codec.dump(s)["won"].get(seat, [])
        return found

    def area(self, s: BattlegroundsState, side: str) -> dict[str, list[str]]:
        """Return the location tokens of a side: single ones, ready pairs, and the other pairs."""
        found = GAME.codec.dump(s)["areas"].get(side, {})
        return {part: sorted(found.get(part, [])) for part in ("single", "ready", "done")}

    def duds(self, s: BattlegroundsState) -> int:
        """Return the duds in the pool."""
        found: int = GAME.codec.dump(s)["duds"]
        return found

    def points(self, s: BattlegroundsState) -> list[int]:
        """Return the points by seat."""
        return [int(points) for points in s.scores()]

    def _filling(self, squares: Mapping[str, str], data: Mapping[str, Any]) -> dict[str, str]:
        """Return ordinary tokens for the squares that are not named, as long as there are any."""
        small = self.rules.settings["picture_set"] == "8x8"
        pictures, copies = (MERGED, 6) if small else (PICTURES, 3)
        left = dict.fromkeys(pictures, copies)
        for token in [*squares.values(), *tokens_elsewhere(data)]:
            if token in left:
                left[token] -= 1
        order = [p for n in range(copies) for p in pictures if n < left[p]]
        free = [square for square in SQUARES if square not in squares]
        return dict(zip(free, order, strict=False))


def tank(name: str, words: str) -> Tank:
    """Return a tank from its statistics, such as O2/D1."""
    move, shot = words.split("/")
    return Tank(name, move[0] == "D", int(move[1]), shot[0] == "D", int(shot[1]), 2, name)


def with_tanks(data: dict[str, Any]) -> dict[str, Any]:
    """Return the data with the pawns and their active cards in place of `tanks`."""
    words = {colour: held.split() for colour, held in data.pop("tanks", {}).items()}
    named = {pair[1] for pair in words.values() if len(pair) > 1}
    named |= {card for cards in data.get("reserve", {}).values() for card in cards}
    named |= {card for cards in data.get("rejected", {}).values() for card in cards}
    for field in ("deck", "drawn", "lost", "offered", "damaged", "broken", "upgrades"):
        named |= set(data.get(field, ()))
    named |= set(data.get("drives", {}).values())
    free = (card for card in TANKS if card not in named)
    drives = {
        colour: pair[1] if len(pair) > 1 else next(free)
        for colour, pair in words.items()
        if colour not in data.get("drives", {})
    }
    pawns = {colour: pair[0] for colour, pair in words.items()}
    found = {"pawns": pawns | data.get("pawns", {}), "drives": drives | data.get("drives", {})}
    return {**data, **{field: value for field, value in found.items() if value}}


def tokens_elsewhere(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield the ordinary tokens in areas, on cards and with the artillery."""
    yield from data.get("artillery", {}).get("taken", ())
    pairs = [pair for laid in data.get("upgrades", {}).values() for pair in laid]
    for area in data.get("areas", {}).values():
        yield from area.get("single", ())
        pairs += [*area.get("ready", ()), *area.get("done", ())]
    for pair in pairs:
        yield from [pair.rstrip("*")] * (2 - pair.count("*"))
