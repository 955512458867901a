"""Reads saved positions; see `position` for how they are written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from sztab.core.action import NotationError, PositionError
from sztab.core.names import read_frame
from sztab.core.native import append, i64, vec
from sztab.core.saved import MANY, MOST, complain, read_list, read_number, read_table, read_truth
from sztab.core.state import Frame
from sztab.core.zones import column, ordered
from sztab.games.rush import turn
from sztab.games.rush.kinds import TARGET
from sztab.games.rush.names import RushNames
from sztab.games.rush.play import PLAY_CARDS
from sztab.games.rush.rules import RushRules
from sztab.games.rush.soundness import check, vehicles_named
from sztab.games.rush.state import (
    NOBODY,
    Attack,
    Player,
    RushState,
    Turn,
    fresh_turn,
    no_attack,
    pack_support,
)
from sztab.games.rush.table import RushTable
from sztab.games.rush.zones import DESTROYED, EMPTY, UNDEFENDED

FIELDS: Final = (
    "first", "active", "round", "ended_by", "reserve", "deck", "discard", "scrapyard", "medals",
    "achievements", "ruins", "place", "players", "turn", "stack",
)  # fmt: skip
PLAYER_FIELDS: Final = ("hand", "garage", "depot", "bases", "kills", "razed", "rear", "kept")
TURN_FIELDS: Final = (
    "played", "attackers", "goods", "kills", "pool", "backers", "attack_kills", "attack_nation",
    "resolving", "bought", "recruiting", "attacked", "hand_open", "replayed", "struck", "support",
    "lead", "aim", "keeps", "reshuffled", "busy",
)  # fmt: skip


def load_state(rules: RushRules, data: Mapping[str, Any]) -> RushTable:
    """Return the position; PositionError names the field that is wrong."""
    state = Reader(rules, data).state()
    state.settle(None)
    return state


class Reader:
    """Reads a position field by field, so that every complaint can say where it is."""

    def __init__(self, rules: RushRules, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.data = data

    def state(self) -> RushTable:
        """Read all fields; automatic steps still wait."""
        read_table("the position", self.data, FIELDS)
        data = self.data
        players = self._players(self._list("players"))
        first = self._seat("first", data.get("first", "P1"))
        ended = data.get("ended_by", "")
        now = self._turn(self._table("turn"))
        reserve = self._zone("reserve", data.get("reserve", []))[::-1]
        singles, doubles = self._medals(self._table("medals"))
        state = RushTable(
            self.rules, [], players, now, self._attack(self._table("turn")), column(reserve),
            vec[i64](),
            column(self._zone("discard", data.get("discard", []))),
            ordered(column(self._zone("scrapyard", data.get("scrapyard", [])))),
            singles, doubles, self._achievements("achievements"), first,
            self._seat("active", data.get("active", f"P{first + 1}")),
            read_number("round", data.get("round", 1), 1, int(self.rules.round_limit)),
            self._seat("ended_by", ended) if ended else NOBODY,
            self._achievements("ruins"), 0,
        )  # fmt: skip
        state.place = self._place(state)
        state.deck = self._deck(state)
        state.stack = self._stack()
        check(state)
        return state

    def _players(self, rows: list[Any]) -> list[Player]:
        if len(rows) > self.rules.players:
            message = f"players: {len(rows)} players, but the rules are for {self.rules.players}."
            raise PositionError(message)
        rows = rows + [{}] * (self.rules.players - len(rows))
        return [self._player(f"players[{n + 1}]", n, row) for n, row in enumerate(rows)]

    def _player(self, where: str, seat: int, row: object) -> Player:
        row = read_table(where, row, PLAYER_FIELDS)
        player = Player(
            ordered(column(self._zone(f"{where}.hand", row.get("hand", [])))),
            ordered(column(self._zone(f"{where}.garage", row.get("garage", [])))),
            column(self._zone(f"{where}.depot", row.get("depot", []))[::-1]),
            vec[i64](), 0, 0,
            read_number(f"{where}.kills", row.get("kills", 0)),
            read_number(f"{where}.razed", row.get("razed", 0)),
            self.rules.side[seat],
            self._optional(f"{where}.rear", row.get("rear", "")),
            column(self._zone(f"{where}.kept", row.get("kept", []))),
        )  # fmt: skip
        if player.rear != EMPTY and not self.rules.rear_guard:
            complain(f"{where}.rear", "there is no Rear Guard under these rules [FRONT-044]")
        bases = row.get("bases", ["open"] * int(self.rules.bases))
        if not isinstance(bases, list) or len(bases) != self.rules.bases:
            complain(f"{where}.bases", f"a list of {self.rules.bases} Bases is expected")
        for slot, base in enumerate(bases):
            self._base(f"{where}.bases[{slot + 1}]", player, slot, base)
        return player

    def _base(self, where: str, player: Player, slot: int, base: object) -> None:
        if isinstance(base, str):
            base = {} if base == "open" else {"guard": base}
        if not isinstance(base, Mapping):
            complain(where, '"open", "destroyed", a card or a table is expected')
        read_table(where, base, ("guard", "guard_damaged", "damaged"))
        guard = base.get("guard", "")
        if guard == "destroyed":
            player.guards = append(player.guards, DESTROYED)
            return
        code = self._card(where, guard) if guard else UNDEFENDED
        if code != UNDEFENDED and self.cards.armour[code] == 0:
            complain(where, f"{guard} has no armour and cannot defend [RUSH-166]")
        player.guards = append(player.guards, code)
        if read_truth(f"{where}.damaged", base.get("damaged", False)):
            player.hit_bases |= 1 << slot
        if read_truth(f"{where}.guard_damaged", base.get("guard_damaged", False)):
            player.hit_guards |= 1 << slot

    def _turn(self, row: Mapping[str, Any]) -> Turn:
        read_table("turn", row, TURN_FIELDS)
        now = fresh_turn(len(self.cards.nations))
        now.played = column(self._zone("turn.played", row.get("played", [])))
        now.replayed = column(self._zone("turn.replayed", row.get("replayed", [])))
        self._nations("turn.goods", row.get("goods", {}), now.goods, MOST)
        self._nations("turn.kills", row.get("kills", {}), now.kills, MANY)
        now.pool = read_number("turn.pool", row.get("pool", 0))
        for backer in read_list("turn.backers", row.get("backers", [])):
            now.backers |= 1 if backer == "any" else 2 << self._nation("turn.backers", backer)
        now.resolving = self._optional("turn.resolving", row.get("resolving", ""))
        now.keeps = read_number("turn.keeps", row.get("keeps", 0))
        now.bought = _truth(row, "bought")
        now.recruiting = _truth(row, "recruiting")
        shown = "stack" not in self.data and turn.REVEAL_HAND in self.rules.turn
        now.hand_open = _truth(row, "hand_open", usual=shown)
        now.reshuffled = _truth(row, "reshuffled")
        now.busy = _truth(row, "busy")
        return now

    def _attack(self, row: Mapping[str, Any]) -> Attack:
        now = no_attack()
        now.made = _truth(row, "attacked")
        now.kills = read_number("turn.attack_kills", row.get("attack_kills", 0), 0, MANY)
        nation = row.get("attack_nation", "")
        now.nation = self._nation("turn.attack_nation", nation) if nation else -1
        now.named = column(self._zone("turn.attackers", row.get("attackers", [])))
        now.struck = column(self._zone("turn.struck", row.get("struck", [])))
        now.lead = self._optional("turn.lead", row.get("lead", ""))
        aim = row.get("aim", "")
        now.aim = self._target("turn.aim", str(aim)) if aim else -1
        for text in read_list("turn.support", row.get("support", [])):
            seat, _, name = str(text).partition(" ")
            card = self._card("turn.support", name)
            packed = pack_support(self._seat("turn.support", seat), card)
            now.support = append(now.support, packed)
        return now

    def _target(self, where: str, name: str) -> int:
        try:
            return RushNames(self.rules).value(TARGET, name)
        except NotationError as error:
            message = f"{where}: {error}"
            raise PositionError(message) from error

    def _medals(self, row: Mapping[str, Any]) -> tuple[vec[i64], vec[i64]]:
        nations = self.cards.nations
        singles = column([int(self.rules.singles)] * len(nations))
        doubles = column([int(self.rules.doubles)] * len(nations))
        for nation, stack in row.items():
            n = self._nation("medals", nation)
            read_table(f"medals.{nation}", stack, ("singles", "doubles"))
            singles[n] = read_number(f"medals.{nation}.singles", stack.get("singles", singles[n]))
            doubles[n] = read_number(f"medals.{nation}.doubles", stack.get("doubles", doubles[n]))
        return singles, doubles

    def _achievements(self, field: str) -> vec[i64]:
        known = self.rules.achievement_names
        codes: list[int] = []
        for name in self._list(field):
            if name not in known:
                complain(field, f"there is no Achievement {name!r} under these rules [FRONT-093]")
            codes.append(known.index(name))
        return column(codes)

    def _place(self, state: RushState) -> int:
        """Return the place in the order of turns: the active player's first one if not given."""
        if "place" not in self.data:
            return int(self.rules.first_place[state.active])
        place = read_number("place", self.data["place"])
        if place >= len(self.rules.order) or self.rules.order[place] != state.active:
            complain("place", f"P{state.active + 1} has no turn at place {place} of the order")
        return place

    def _deck(self, state: RushState) -> vec[i64]:
        if "deck" in self.data:
            return ordered(column(self._zone("deck", self.data["deck"])))
        named = set(vehicles_named(state))
        return column([int(card) for card in self.rules.vehicles if card not in named])

    def _stack(self) -> list[Frame[Any]]:
        words = self.data.get("stack")
        if words is None:
            after = self.rules.turn.index(PLAY_CARDS) + 1
            return [turn.CONTINUE[after], PLAY_CARDS]
        names, declared = RushNames(self.rules), self.rules.declared
        return [read_frame(declared, names, text) for text in read_list("stack", words)]

    def _zone(self, where: str, names: object) -> list[int]:
        if not isinstance(names, Sequence) or isinstance(names, str):
            complain(where, "a list of cards is expected")
        return [self._card(where, name) for name in names]

    def _card(self, where: str, name: object) -> int:
        try:
            return self.cards.find(str(name))
        except NotationError as error:
            message = f"{where}: {error}"
            raise PositionError(message) from error

    def _optional(self, where: str, name: object) -> int:
        """Return the card, or -1 for an empty name."""
        return self._card(where, name) if name else EMPTY

    def _nation(self, where: str, name: object) -> int:
        if name not in self.cards.nations:
            complain(where, f"{name!r} is not a nation; known: {', '.join(self.cards.nations)}")
        return self.cards.nations.index(name)

    def _nations(self, where: str, row: object, into: vec[i64], most: int) -> None:
        for nation, number in read_table(where, row).items():
            into[self._nation(where, nation)] = read_number(f"{where}.{nation}", number, 0, most)

    def _seat(self, where: str, name: object) -> int:
        seats = [f"P{seat + 1}" for seat in range(self.rules.players)]
        if name not in seats:
            complain(where, f"{name!r} is not a seat; seats: {', '.join(seats)}")
        return seats.index(name)

    def _list(self, name: str) -> list[Any]:
        return read_list(name, self.data.get(name, []))

    def _table(self, name: str) -> Mapping[str, Any]:
        return read_table(name, self.data.get(name, {}))


def _truth(row: Mapping[str, Any], field: str, *, usual: bool = False) -> bool:
    """Return whether something has happened this turn."""
    return read_truth(f"turn.{field}", row.get(field, usual))
