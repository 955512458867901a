"""Positions as plain data with names, so that puzzles can be written by hand.

    turn = "P1"
    board = { A1 = "bridge", C2 = "dud", D5 = "bunker*" }   # a star marks a special token
    pawns = { green = "A2", yellow = "A7" }
    drives = { green = "kv-1", yellow = "is-2" }            # the active cards
    reserve = { P1 = ["7tp"], P2 = ["t-34"] }               # the inactive ones
    upgrades = { kv-1 = ["church*"] }                       # pairs on cards
    stacks = { green = [2, 1] }                             # point tokens that are left
    won = { P2 = ["green 3"] }
    areas = { P1 = { single = ["bunker"], ready = ["dam*"], done = ["castle"] } }
    stack = ["end-turn", "start-turn"]                      # the pending decision comes last

Defaults: squares are empty (in Family a face-down token lies there), pawns are off the board,
stacks are full, the remaining cards are in the deck, and the starting player P1 begins a turn.
"""

from __future__ import annotations

from typing import Any, Final

from sztab.core.declare import CARD, SEAT, Kind
from sztab.core.fields import (
    STACK,
    ComputedField,
    ObjectShape,
    PositionField,
    Reading,
    Shape,
    alike,
    by_name,
    name_set,
    named,
    number_in,
    zone,
)
from sztab.core.native import i64, vec
from sztab.core.notation import Notation
from sztab.core.saved import complain, read_list, read_number, read_table, read_word
from sztab.games.battlegrounds import board, kinds
from sztab.games.battlegrounds.cards import (
    DRAWN,
    IN_DECK,
    LOST,
    OFFERED,
    REJECTED,
    SLOTS,
    UNSEEN,
    is_special,
    picture_of,
)
from sztab.games.battlegrounds.names import BattlegroundsNotation
from sztab.games.battlegrounds.previews import previews, ranges, standing
from sztab.games.battlegrounds.rules import (
    ARTILLERY_TANKS,
    IN_STACK,
    OUT,
    ROUNDS,
    STACK_SIZE,
    BattlegroundsRules,
)
from sztab.games.battlegrounds.rules import STACK as VALUES
from sztab.games.battlegrounds.setup import begin_with
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView

THINGS: Final[dict[int, str]] = {
    board.EMPTY: "",
    board.DUD: "dud",
    board.ARTILLERY: "artillery",
    board.FACE_DOWN: "?",
}
"""The contents of a square, if not a known location token."""
TROPHIES: Final = [f"{name} {value}" for name in board.COLOUR_NAMES for value in VALUES]
MAX_EXTRA: Final = 32

# Fields with a form of their own


def _write_start(notation: Notation, s: BattlegroundsState) -> str:
    return notation.names.known(SEAT)[s.start] if s.start != board.NONE else ""


def _read_start(reading: Reading, where: str, data: object, s: BattlegroundsState) -> None:
    """[BG-038] The starting player determines the bases."""
    if data != "":
        begin_with(s, reading.value(where, SEAT, data))


def _write_board(_notation: Notation, s: BattlegroundsState) -> dict[str, str]:
    name = s.rules.pictures.token_name
    return {
        board.SQUARE_NAMES[n]: name(lies) if lies >= 0 else THINGS[lies]
        for n, lies in enumerate(s.ground)
    }


def _read_board(reading: Reading, where: str, data: object, s: BattlegroundsState) -> None:
    things = {word: lies for lies, word in THINGS.items()}
    for name, word in read_table(where, data, board.SQUARE_NAMES).items():
        known = isinstance(word, str) and word in things
        lies = things[word] if known else reading.value(f"{where}.{name}", kinds.TOKEN, word)
        s.ground[board.SQUARE_NAMES.index(name)] = lies


def _tokens(kind: Kind, *, bag: bool) -> Shape:
    """Return the format of tokens or pairs: a picture's name and a star per special token."""

    def write(notation: Notation, value: vec[i64]) -> list[str]:
        return [notation.names.name(kind, one) for one in value]

    return Shape(write, zone(kind, bag=bag).read)


def _held(name: str, place: int) -> ComputedField:
    """Return the field of the inactive tank cards in a place."""

    def read(reading: Reading, where: str, data: object, s: BattlegroundsState) -> None:
        _read_held(reading, where, data, s, place)

    return ComputedField(name, lambda _notation, s: held(s, place), read)


def _held_by_seat(field: str, first: int, step: int) -> ComputedField:
    """Return the field of each seat's inactive tank cards in a place."""

    def write(notation: Notation, s: BattlegroundsState) -> dict[str, list[str]]:
        seats = notation.names.known(SEAT)
        return {name: held(s, first + step * seat) for seat, name in enumerate(seats)}

    def read(reading: Reading, where: str, data: object, s: BattlegroundsState) -> None:
        seats = reading.names.known(SEAT)
        for name, cards in read_table(where, data, seats).items():
            _read_held(reading, f"{where}.{name}", cards, s, first + step * seats.index(name))

    return ComputedField(field, write, read)


def held(s: BattlegroundsState, place: int) -> list[str]:
    """Return the names of the inactive tank cards in a place."""
    cards = [card for card, holder in enumerate(s.holders) if holder == place]
    return [s.tanks.names[card] for card in cards if not s.is_active(card)]


def _read_held(
    reading: Reading, where: str, data: object, s: BattlegroundsState, place: int
) -> None:
    for card in reading.values(where, CARD, data):
        s.holders[card] = place


def _write_upgrades(_notation: Notation, s: BattlegroundsState) -> dict[str, list[str]]:
    cards: dict[str, list[str]] = {}
    for at, pair in enumerate(s.slots):
        if pair != board.NONE:
            pairs = cards.setdefault(s.tanks.names[at // SLOTS], [])
            pairs.append(s.rules.pictures.token_name(pair))
    return cards


def _read_upgrades(reading: Reading, where: str, data: object, s: BattlegroundsState) -> None:
    names, pictures = s.tanks.names, s.rules.pictures
    for name, words in read_table(where, data, names).items():
        place = f"{where}.{name}"
        pairs = reading.values(place, kinds.PAIR, words)
        if len(pairs) > SLOTS:
            complain(place, "upgrades-too-many", {"most": SLOTS})
        for at, pair in enumerate(pairs):
            if not is_special(pair) or not s.rules.upgrades[pictures.icon[picture_of(pair)]]:
                complain(place, "no-upgrade", {"name": pictures.token_name(pair)})
            s.slots[names.index(name) * SLOTS + at] = pair


def _write_stacks(_notation: Notation, s: BattlegroundsState) -> dict[str, list[int]]:
    stacks: dict[str, list[int]] = {}
    for colour, name in enumerate(board.COLOUR_NAMES):
        if s.rules.has_stack(colour):
            tokens = s.trophies[colour * STACK_SIZE : (colour + 1) * STACK_SIZE]
            stacks[name] = [VALUES[n] for n, holder in enumerate(tokens) if holder == IN_STACK]
    return stacks


def _read_stacks(_reading: Reading, where: str, data: object, s: BattlegroundsState) -> None:
    for name, left in read_table(where, data, board.COLOUR_NAMES).items():
        colour, place = board.COLOUR_NAMES.index(name), f"{where}.{name}"
        values = [read_number(place, one, 1, 3) for one in read_list(place, left)]
        if values and not s.rules.has_stack(colour):
            complain(place, "no-point-tokens")
        if values != VALUES[STACK_SIZE - len(values) :]:
            complain(place, "point-tokens-order")
        for at in range(STACK_SIZE - len(values)):
            s.trophies[colour * STACK_SIZE + at] = OUT


def _write_won(notation: Notation, s: BattlegroundsState) -> dict[str, list[str]]:
    return {
        name: [TROPHIES[n] for n, holder in enumerate(s.trophies) if holder == seat]
        for seat, name in enumerate(notation.names.known(SEAT))
    }


def _read_won(reading: Reading, where: str, data: object, s: BattlegroundsState) -> None:
    seats = reading.names.known(SEAT)
    for name, won in read_table(where, data, seats).items():
        place = f"{where}.{name}"
        for one in read_list(place, won):
            at = read_word(place, one, TROPHIES)
            if s.trophies[at] != OUT or not s.rules.has_stack(at // STACK_SIZE):
                complain(place, "trophy-elsewhere", {"name": one})
            s.trophies[at] = seats.index(name)


# The fields

AREA: Final = ObjectShape(
    PositionField("single", _tokens(kinds.TOKEN, bag=True), "singles"),
    *alike(_tokens(kinds.PAIR, bag=True), "ready", "done"),
)
PLAIN: Final = ObjectShape(
    ComputedField("start", _write_start, _read_start),
    PositionField("turn", named(SEAT), "active"),
    PositionField("round", number_in(1, ROUNDS), "round_number"),
    PositionField("quiet", number_in(-1)),
    ComputedField("board", _write_board, _read_board),
    PositionField("pawns", by_name(kinds.COLOUR, named(kinds.SQUARE, optional=True), board.OFF)),
    PositionField("homes", by_name(kinds.COLOUR, named(kinds.BASE), board.OFF)),
    PositionField("duds", number_in(0, board.DUDS)),
    PositionField("areas", by_name(kinds.SIDE, AREA)),
    PositionField("winner", named(kinds.SIDE, optional=True)),
    PositionField("stack", STACK),
    PositionField("drives", by_name(kinds.COLOUR, named(CARD, optional=True), board.NONE)),
    _held_by_seat("reserve", 0, 1),
    *alike(name_set(kinds.TANK), "damaged", "broken"),
    ComputedField("upgrades", _write_upgrades, _read_upgrades),
    _held("deck", IN_DECK),
    _held("drawn", DRAWN),
    _held_by_seat("rejected", REJECTED, -1),
    _held("lost", LOST),
    _held("offered", OFFERED),
    ComputedField("stacks", _write_stacks, _read_stacks),
    ComputedField("won", _write_won, _read_won),
)
GUNS: Final = ObjectShape(
    PositionField("taken", _tokens(kinds.TOKEN, bag=False)),
    PositionField("supply", number_in(0, ARTILLERY_TANKS)),
    PositionField("letters", name_set(kinds.LETTER)),
    PositionField("digits", name_set(kinds.DIGIT)),
)
SOLO: Final = ObjectShape(*PLAIN.fields, ComputedField("artillery", GUNS.write_row, GUNS.read_row))
FAMILY: Final = ObjectShape(
    *PLAIN.fields,
    *alike(zone(kinds.SQUARE), "up", "turned", "seen"),
    PositionField("extra", number_in(0, MAX_EXTRA)),
)


def position_of(rules: BattlegroundsRules) -> ObjectShape:
    """Return the fields of a position under these rules."""
    return SOLO if rules.artillery else FAMILY if rules.covered else PLAIN


def dump_state(s: BattlegroundsState) -> dict[str, Any]:
    """Return the whole position with its secrets: for saving, never for showing."""
    return position_of(s.rules).write_row(BattlegroundsNotation(s.rules), s)


def dump_view(view: BattlegroundsView) -> dict[str, Any]:
    """Return the view as data: everything that its seat may know."""
    s = view.table
    data = dump_state(s)
    data["seat"] = view.seat
    data["to_move"] = view.to_move()
    data["sizes"] = {
        "deck": int(s.deck),
        "drawn": len(data["drawn"]) + view.size(DRAWN),
        "rejected": {
            name: len(cards) + view.size(REJECTED - seat)
            for seat, (name, cards) in enumerate(data["rejected"].items())
        },
    }
    data["unseen"] = held(s, UNSEEN)
    data["standing"] = standing(s)
    data["ranges"] = ranges(s)
    data["previews"] = previews(view)
    return data


def cards_of(s: BattlegroundsState, seat: int) -> list[str]:
    """List the tank cards of a seat, active or not."""
    return [name for n, name in enumerate(s.tanks.names) if s.holders[n] == seat]
