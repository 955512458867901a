"""Reads saved positions; see `position` for how they are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.names import read_frame
from sztab.core.native import append, i64, vec
from sztab.core.saved import complain, read_list, read_number, read_table, read_word, read_words
from sztab.core.zones import column, ordered
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    BASE_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DIGITS,
    DUD,
    DUDS,
    FACE_DOWN,
    LETTERS,
    NONE,
    OFF,
    SQUARE_NAMES,
)
from sztab.games.battlegrounds.cards import (
    DRAWN,
    IN_DECK,
    KINDS,
    LOST,
    OFFERED,
    REJECTED,
    SLOTS,
    SPECIAL,
    is_special,
    picture_of,
)
from sztab.games.battlegrounds.names import BattlegroundsNames
from sztab.games.battlegrounds.opening import empty_table
from sztab.games.battlegrounds.position import THINGS
from sztab.games.battlegrounds.rules import (
    ARTILLERY_TANKS,
    OUT,
    PAIR_POINTS,
    ROUNDS,
    STACK,
    STACK_SIZE,
    BattlegroundsRules,
)
from sztab.games.battlegrounds.setup import begin_with
from sztab.games.battlegrounds.soundness import check
from sztab.games.battlegrounds.state import BattlegroundsState

FIELDS: Final = (
    "start", "turn", "round", "quiet", "board", "pawns", "homes", "duds", "areas", "winner",
    "stack", "drives", "reserve", "damaged", "broken", "upgrades", "deck", "drawn", "rejected",
    "lost", "offered", "stacks", "won",
)  # fmt: skip
FAMILY_FIELDS: Final = ("up", "turned", "seen", "extra")
ARTILLERY_FIELDS: Final = ("taken", "supply", "letters", "digits")
AREA_FIELDS: Final = ("single", "ready", "done")
TURN: Final = ("end-turn", "start-turn")
FAMILY_TURN: Final = ("end-turn", "go")
"""Where a position without a stack is: at the start of a turn."""
SOLO_HOMES: Final = (0, 2, OFF, OFF)
MOST_EXTRA: Final = 32


def load_state(rules: BattlegroundsRules, data: Mapping[str, Any]) -> BattlegroundsState:
    """Return the position; PositionError names the field that is wrong."""
    return Reader(rules, data).state()


class Reader:
    """Reads a position field by field, so that every complaint can say where it is."""

    def __init__(self, rules: BattlegroundsRules, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.data = data
        self.seats = [f"P{seat + 1}" for seat in range(rules.players)]
        self.found: dict[int, str] = {}
        """Where each card lies: none may be in two places."""
        self.s = empty_table(rules)

    def state(self) -> BattlegroundsState:
        """Read all fields."""
        read_table("the position", self.data, self._fields())
        s = self.s
        self._read_turn()
        self._read_board()
        self._read_pawns()
        self._read_cards()
        self._read_areas()
        self._read_trophies()
        if self.rules.artillery:
            self._read_artillery()
        if self.rules.covered:
            self._read_family()
        self._count_points()
        usual = FAMILY_TURN if self.rules.covered else TURN
        stack = read_list("stack", self.data.get("stack", usual))
        names = BattlegroundsNames(self.rules)
        s.stack = [read_frame(self.rules.declared, names, one) for one in stack]
        check(s)
        try:
            s.settle(None)
        except (IndexError, ValueError):
            complain("stack", "its steps cannot be carried out in this position")
        if s.stack and not s.legal_actions():
            complain("stack", "the decision on top of it cannot be made in this position")
        return s

    def _fields(self) -> list[str]:
        fields = list(FIELDS)
        if self.rules.artillery:
            fields.append("artillery")
        if self.rules.covered:
            fields += FAMILY_FIELDS
        return fields

    def _table(self, field: str, names: Sequence[str]) -> Mapping[str, Any]:
        return read_table(field, self.data.get(field, {}), names)

    def _read_turn(self) -> None:
        s, data = self.s, self.data
        start = data.get("start", "P1")
        if start == "":
            s.start = NONE
        else:
            begin_with(s, read_word("start", start, self.seats))
        if "turn" in data:
            s.active = read_word("turn", data["turn"], self.seats)
        s.round_number = read_number("round", data.get("round", 1), 1, ROUNDS)
        s.quiet = read_number("quiet", data.get("quiet", 0), -1)
        winner = data.get("winner", "")
        if winner:
            s.winner = read_word("winner", winner, self.rules.side_names)

    def _read_board(self) -> None:
        s = self.s
        words = {word: lies for lies, word in THINGS.items()}
        for name, word in self._table("board", SQUARE_NAMES).items():
            where = f"board.{name}"
            square = SQUARE_NAMES.index(name)
            if isinstance(word, str) and word in words:
                s.ground[square] = words[word]
            else:
                s.ground[square] = self._kind(where, word)
        duds = self._lying(DUD)
        s.duds = read_number("duds", self.data.get("duds", max(self.rules.duds - duds, 0)), 0, DUDS)

    def _lying(self, lies: int) -> int:
        return sum([1 for one in self.s.ground if one == lies])

    def _read_pawns(self) -> None:
        s = self.s
        if self.rules.artillery:
            s.homes = column(SOLO_HOMES)
        if "homes" in self.data:
            s.homes = column([OFF] * COLOURS)
            for name, base in self._table("homes", COLOUR_NAMES).items():
                s.homes[COLOUR_NAMES.index(name)] = read_word(f"homes.{name}", base, BASE_NAMES)
        for name, square in self._table("pawns", COLOUR_NAMES).items():
            if square != "":
                at = read_word(f"pawns.{name}", square, SQUARE_NAMES)
                s.pawns[COLOUR_NAMES.index(name)] = at

    def _read_cards(self) -> None:
        s, data = self.s, self.data
        names = s.tanks.names
        for name, card in self._table("drives", COLOUR_NAMES).items():
            colour = COLOUR_NAMES.index(name)
            if card != "":
                s.drives[colour] = self._card(f"drives.{name}", card, self.rules.owners[colour])
        for field, first, step in (("reserve", 0, 1), ("rejected", REJECTED, -1)):
            for name, cards in self._table(field, self.seats).items():
                place = first + step * self.seats.index(name)
                self._cards(f"{field}.{name}", cards, place)
        for field, place in (("drawn", DRAWN), ("lost", LOST), ("offered", OFFERED)):
            self._cards(field, data.get(field, []), place)
        self._read_hidden()
        self._read_deck()
        s.damaged = read_words("damaged", data.get("damaged", []), names)
        s.broken = read_words("broken", data.get("broken", []), names)
        for name, pairs in self._table("upgrades", names).items():
            self._read_slots(names.index(name), read_list(f"upgrades.{name}", pairs))

    def _read_hidden(self) -> None:
        """Nothing is hidden in a whole position; a view has a bag."""

    def _read_deck(self) -> None:
        """Cards that are named nowhere else are in the deck; Family has none."""
        s = self.s
        usual = [name for n, name in enumerate(s.tanks.names) if n not in self.found]
        place = IN_DECK if self.rules.cards_each > 0 else LOST
        self._cards("deck", self.data.get("deck", usual if place == IN_DECK else []), IN_DECK)
        for card in range(len(s.holders)):
            if card not in self.found:
                s.holders[card] = LOST
        s.deck = sum([1 for holder in s.holders if holder == IN_DECK])

    def _cards(self, where: str, cards: object, place: int) -> None:
        for one in read_list(where, cards):
            self._card(where, one, place)

    def _card(self, where: str, name: object, place: int) -> int:
        card = read_word(where, name, self.s.tanks.names)
        if card in self.found:
            complain(where, f"{name} is also in {self.found[card]}")
        self.found[card] = where
        self.s.holders[card] = place
        return card

    def _read_slots(self, card: int, pairs: list[Any]) -> None:
        where = f"upgrades.{self.s.tanks.names[card]}"
        if len(pairs) > SLOTS:
            complain(where, f"a card holds at most {SLOTS} upgrades [BG-132]")
        for at, word in enumerate(pairs):
            pair = self._pair(where, word)
            icon = self.rules.pictures.icon[picture_of(pair)]
            if not is_special(pair) or not self.rules.upgrades[icon]:
                complain(where, f"{word} is no upgrade [BG-130]")
            self.s.slots[card * SLOTS + at] = pair

    def _read_areas(self) -> None:
        for side, name in enumerate(self.rules.side_names):
            table = self._table("areas", self.rules.side_names).get(name, {})
            where = f"areas.{name}"
            read_table(where, table, AREA_FIELDS)
            area = self.s.areas[side]
            area.singles = self._tokens(f"{where}.single", table.get("single", []))
            area.ready = self._pairs(f"{where}.ready", table.get("ready", []))
            area.done = self._pairs(f"{where}.done", table.get("done", []))
            for pair in area.ready:
                if not is_special(pair):
                    complain(f"{where}.ready", "only a pair with a special token has a bonus")

    def _tokens(self, where: str, words: object) -> vec[i64]:
        return ordered(column([self._kind(where, word) for word in read_list(where, words)]))

    def _pairs(self, where: str, words: object) -> vec[i64]:
        return ordered(column([self._pair(where, word) for word in read_list(where, words)]))

    def _kind(self, where: str, word: object) -> int:
        return self._token(where, word, "token", KINDS)

    def _pair(self, where: str, word: object) -> int:
        two = self.rules.pictures.special > 1
        return self._token(where, word, "pair", KINDS + SPECIAL if two else KINDS)

    def _token(self, where: str, word: object, what: str, most: int) -> int:
        """Return a token or a pair by its name."""
        pictures = self.rules.pictures
        known = len(pictures.names)
        names = {pictures.token_name(n): n for n in range(most) if picture_of(n) < known}
        if not isinstance(word, str) or word not in names:
            complain(where, f"{word!r} is no {what} of this game")
        return names[word]

    def _read_trophies(self) -> None:
        s = self.s
        for name, left in self._table("stacks", COLOUR_NAMES).items():
            colour = COLOUR_NAMES.index(name)
            where = f"stacks.{name}"
            values = [read_number(where, one, 1, 3) for one in read_list(where, left)]
            if values and not self.rules.has_stack(colour):
                complain(where, "this colour has no point tokens")
            if values != STACK[STACK_SIZE - len(values) :]:
                complain(where, "point tokens leave in the order 3, 2, 1 [BG-101]")
            for at in range(STACK_SIZE - len(values)):
                s.trophies[colour * STACK_SIZE + at] = OUT
        tokens = [f"{name} {value}" for name in COLOUR_NAMES for value in STACK]
        for name, won in self._table("won", self.seats).items():
            for one in read_list(f"won.{name}", won):
                at = read_word(f"won.{name}", one, tokens)
                if s.trophies[at] != OUT or not self.rules.has_stack(at // STACK_SIZE):
                    complain(f"won.{name}", f"{one} is still in its stack or won by another")
                s.trophies[at] = self.seats.index(name)

    def _read_artillery(self) -> None:
        s = self.s
        table = read_table("artillery", self.data.get("artillery", {}), ARTILLERY_FIELDS)
        s.taken = column([
            self._kind("artillery.taken", word)
            for word in read_list("artillery.taken", table.get("taken", []))
        ])  # fmt: skip
        usual = max(ARTILLERY_TANKS - self._lying(ARTILLERY), 0)
        s.supply = read_number("artillery.supply", table.get("supply", usual), 0, ARTILLERY_TANKS)
        for field, known in (("letters", LETTERS), ("digits", DIGITS)):
            words = list(known)
            bits = read_words(f"artillery.{field}", table.get(field, words), words)
            if field == "letters":
                s.letters = bits
            else:
                s.digits = bits
        if len(table.get("letters", LETTERS)) != len(table.get("digits", DIGITS)):
            complain("artillery.digits", "letters and digits are turned up together [BG-229]")

    def _read_family(self) -> None:
        s = self.s
        s.up = self._squares("up")
        s.turned = self._squares("turned")
        s.seen = self._squares("seen")
        s.extra = read_number("extra", self.data.get("extra", 0), 0, MOST_EXTRA)

    def _squares(self, field: str) -> vec[i64]:
        squares = vec[i64]()
        for name in read_list(field, self.data.get(field, [])):
            square = read_word(field, name, SQUARE_NAMES)
            if self.s.ground[square] < 0 and self.s.ground[square] != FACE_DOWN:
                complain(field, f"no token lies on {name}")
            squares = append(squares, square)
        return squares

    def _count_points(self) -> None:
        """[BG-161] Points follow from the pairs, also those on cards, and from tokens won."""
        s = self.s
        for area in s.areas:
            area.points = PAIR_POINTS * (len(area.ready) + len(area.done))
        for at in range(len(s.slots)):
            holder = s.holders[at // SLOTS]
            if s.slots[at] != NONE and holder >= 0:
                s.area(holder).points += PAIR_POINTS
        for seat in range(self.rules.players):
            s.area(seat).points += s.tank_points(seat)
