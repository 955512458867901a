"""Positions as plain data with names, so that a person can write a puzzle by hand.

    first = "P1"                       # the holder of the first-player card
    active = "P1"                      # whose turn it is
    round = 3
    reserve = ["ussr-t-34", ...]       # slot 1 (beside the deck) first
    achievements = ["light-tanks"]
    stack = ["turn pay-pending", "play-cards"]   # what waits; the current decision last

    [[players]]
    hand = ["engineers", "usa-m6"]
    depot = ["medal-usa-1"]            # top card first
    garage = ["technicians"]
    bases = ["open", { guard = "usa-m6", damaged = true }, "destroyed"]

What is left out has its value from the start of a game: nothing in hand, three undefended Bases,
full Medal stacks, all vehicles not named elsewhere in the deck, Phase II of the active player.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from sztab.core.action import NotationError, PositionError
from sztab.core.native import append, i64, vec
from sztab.core.state import Frame
from sztab.games.rush.cards import VEHICLE, Cards
from sztab.games.rush.frames import abilities, attack, buying, chance, defence, medals, turn
from sztab.games.rush.rules import RushRules
from sztab.games.rush.state import NOBODY, Player, RushState, Turn, fresh_turn
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import DESTROYED, UNDEFENDED, ordered

STEPS: Final[dict[str, Frame[Any]]] = {
    "start-play": turn.START_PLAY,
    "repair": turn.BASE_TURN[0],
    "reveal-hand": turn.BASE_TURN[1],
    "play-cards": turn.PLAY_CARDS,
    "pay-pending": turn.BASE_TURN[3],
    "rotate-reserve": turn.BASE_TURN[4],
    "discard-hand": turn.BASE_TURN[5],
    "draw-hand": turn.BASE_TURN[6],
    "end-turn": turn.BASE_TURN[7],
    "first-player": chance.FirstPlayer(),
    "name-attackers": attack.NAME_ATTACKERS,
    "choose-striker": attack.CHOOSE_STRIKER,
    "next-strike": attack.NEXT_STRIKE,
}

# Frames that hold numbers: how to make one, and what the numbers are.
SHAPES: Final[dict[str, tuple[type, list[str], list[str]]]] = {
    "turn": (turn.ContinueTurn, ["position"], ["step"]),
    "draw-cards": (chance.DrawCards, ["seat", "number"], ["seat", "number"]),
    "deal-reserve": (chance.DealReserve, ["number"], ["number"]),
    "reveal-achievements": (chance.RevealAchievements, ["number"], ["number"]),
    "pay-for": (buying.PayFor, ["card", "least"], ["card", "least"]),
    "place-defender": (defence.PlaceDefender, ["card"], ["card"]),
    "choose-target": (attack.ChooseTarget, ["card"], ["card"]),
    "resolve-ability": (abilities.ResolveAbility, ["card", "position"], ["card", "number"]),
    "sabotage-discard": (abilities.SabotageDiscard, ["seat"], ["seat"]),
    "choose-siege": (abilities.ChooseSiege, ["card"], ["card"]),
    "choose-research": (abilities.ChooseResearch, ["most"], ["number"]),
    "choose-dismantle": (abilities.ChooseDismantle, ["least", "left"], ["least", "number"]),
    "choose-doubles": (medals.ChooseDoubles, ["nation", "due"], ["nation", "number"]),
}

FIELDS: Final = (
    "first", "active", "round", "ended_by", "reserve", "deck", "discard", "scrapyard", "medals",
    "achievements", "players", "turn", "stack",
)  # fmt: skip
PLAYER_FIELDS: Final = ("hand", "garage", "depot", "bases", "kills", "razed")
TURN_FIELDS: Final = (
    "played", "attackers", "goods", "kills", "pool", "backers", "attack_kills", "attack_nation",
    "resolving", "bought", "recruiting", "attacked", "hand_open",
)  # fmt: skip


def dump_state(s: RushState) -> dict[str, Any]:
    """Return the whole position. It holds secrets: for saving, never for showing."""
    data = _dump_table(s)
    data["players"] = [_dump_player(s.cards, player) for player in s.players]
    return data


def dump_view(view: RushView) -> dict[str, Any]:
    """Return what the seat of the view may know."""
    s = view.table
    data = _dump_table(s)
    data["seat"] = view.seat
    data["to_move"] = view.to_move()
    data["players"] = []
    for seat in range(len(s.players)):
        player = _dump_player(s.cards, s.players[seat])
        hidden = view.hidden[seat]
        player["sizes"] = {
            "hand": view.hand_size(seat),
            "garage": view.garage_size(seat),
            "depot": view.depot_size(seat),
        }
        player["unseen"] = _names(s.cards, hidden.cards)
        data["players"].append(player)
    return data


def _dump_table(s: RushState) -> dict[str, Any]:
    cards = s.cards
    return {
        "first": _seat_name(s.first),
        "active": _seat_name(s.active),
        "round": int(s.round_number),
        "ended_by": _seat_name(s.ended_by) if s.ended_by != NOBODY else "",
        "reserve": _names(cards, s.reserve)[::-1],
        "deck": _names(cards, s.deck),
        "discard": _names(cards, s.discard),
        "scrapyard": _names(cards, s.scrapyard),
        "medals": {
            nation: {"singles": int(s.singles[n]), "doubles": int(s.doubles[n])}
            for n, nation in enumerate(cards.nations)
        },
        "achievements": [s.rules.achievement_names[n] for n in s.achievements],
        "turn": _dump_turn(cards, s.turn),
        "stack": [_dump_frame(s.rules, frame) for frame in s.stack],
    }


def _dump_player(cards: Cards, player: Player) -> dict[str, Any]:
    return {
        "hand": _names(cards, player.hand),
        "garage": _names(cards, player.garage),
        "depot": _names(cards, player.depot)[::-1],
        "bases": [_dump_base(cards, player, slot) for slot in range(len(player.guards))],
        "kills": int(player.kills),
        "razed": int(player.razed),
    }


def _dump_base(cards: Cards, player: Player, slot: int) -> Any:
    guard = player.guards[slot]
    if guard == DESTROYED:
        return "destroyed"
    base: dict[str, Any] = {}
    if guard != UNDEFENDED:
        base["guard"] = cards.names[guard]
        if player.hit_guards >> slot & 1:
            base["guard_damaged"] = True
    if player.hit_bases >> slot & 1:
        base["damaged"] = True
    return base or "open"


def _dump_turn(cards: Cards, turn_now: Turn) -> dict[str, Any]:
    nations = cards.nations
    backers = ["any"] if turn_now.backers & 1 else []
    backers += [nations[n] for n in range(len(nations)) if turn_now.backers >> (n + 1) & 1]
    return {
        "played": _names(cards, turn_now.played),
        "attackers": _names(cards, turn_now.attackers),
        "goods": _dump_nations(nations, turn_now.goods),
        "kills": _dump_nations(nations, turn_now.kills),
        "pool": int(turn_now.pool),
        "backers": backers,
        "attack_kills": int(turn_now.attack_kills),
        "attack_nation": nations[turn_now.attack_nation] if turn_now.attack_nation >= 0 else "",
        "resolving": cards.names[turn_now.resolving] if turn_now.resolving >= 0 else "",
        "bought": turn_now.bought,
        "recruiting": turn_now.recruiting,
        "attacked": turn_now.attacked,
        "hand_open": turn_now.hand_open,
    }


def _dump_nations(nations: list[str], numbers: vec[i64]) -> dict[str, int]:
    return {nation: int(numbers[n]) for n, nation in enumerate(nations) if numbers[n]}


def _dump_frame(rules: RushRules, frame: Frame[Any]) -> str:
    for name, step in STEPS.items():
        if type(step) is type(frame):
            return name
    for name, (shape, attributes, kinds) in SHAPES.items():
        if type(frame) is shape:
            values = [int(getattr(frame, attribute)) for attribute in attributes]
            words = [_dump_word(rules, kind, n) for kind, n in zip(kinds, values, strict=True)]
            return " ".join([name, *words])
    message = f"A frame of a kind that cannot be saved: {frame!r}."
    raise PositionError(message)


def _dump_word(rules: RushRules, kind: str, number: int) -> str:
    cards = rules.cards
    if kind == "seat":
        return _seat_name(number)
    if kind in ("card", "least"):
        return cards.names[number]
    if kind == "nation":
        return cards.nations[number]
    if kind == "step":
        return _step_names(rules)[number]
    return str(number)


def _step_names(rules: RushRules) -> list[str]:
    """List the names of the steps of a turn, in order."""
    return [_dump_frame(rules, step) for step in rules.turn]


def _names(cards: Cards, zone: vec[i64]) -> list[str]:
    return [cards.names[card] for card in zone]


def _seat_name(seat: int) -> str:
    return f"P{seat + 1}"


def load_state(rules: RushRules, data: Mapping[str, Any]) -> RushState:
    """Return the position; PositionError names the field that is wrong."""
    return _Reader(rules, data).state()


class _Reader:
    """Reads a position field by field, so that every complaint can say where it is."""

    def __init__(self, rules: RushRules, data: Mapping[str, Any]) -> None:
        self.rules = rules
        self.cards = rules.cards
        self.data = data

    def state(self) -> RushState:
        """Read all fields."""
        _known("the position", self.data, FIELDS)
        data = self.data
        players = self._players(self._table(data, "players", list, []))
        first = self._seat("first", data.get("first", "P1"))
        ended = data.get("ended_by", "")
        now = self._turn(self._table(data, "turn", dict, {}))
        reserve = self._zone("reserve", data.get("reserve", []))[::-1]
        singles, doubles = self._medals(self._table(data, "medals", dict, {}))
        state = RushState(
            self.rules, [], players, now, _flat(reserve), vec[i64](),
            _flat(self._zone("discard", data.get("discard", []))),
            ordered(_flat(self._zone("scrapyard", data.get("scrapyard", [])))),
            singles, doubles, self._achievements(), first,
            self._seat("active", data.get("active", _seat_name(first))),
            self._number("round", data.get("round", 1)),
            self._seat("ended_by", ended) if ended else NOBODY,
        )  # fmt: skip
        state.deck = self._deck(state)
        state.stack = self._stack()
        _check_vehicles(state)
        state.settle(None)
        return state

    def _players(self, rows: list[Any]) -> list[Player]:
        if len(rows) > self.rules.players:
            message = f"players: {len(rows)} players, but the rules are for {self.rules.players}."
            raise PositionError(message)
        rows = rows + [{}] * (self.rules.players - len(rows))
        return [self._player(f"players[{n + 1}]", row) for n, row in enumerate(rows)]

    def _player(self, where: str, row: Any) -> Player:
        if not isinstance(row, Mapping):
            _complain(where, "a table is expected")
        _known(where, row, PLAYER_FIELDS)
        player = Player(
            ordered(_flat(self._zone(f"{where}.hand", row.get("hand", [])))),
            ordered(_flat(self._zone(f"{where}.garage", row.get("garage", [])))),
            _flat(self._zone(f"{where}.depot", row.get("depot", []))[::-1]),
            vec[i64](), 0, 0,
            self._number(f"{where}.kills", row.get("kills", 0)),
            self._number(f"{where}.razed", row.get("razed", 0)),
        )  # fmt: skip
        bases = row.get("bases", ["open"] * int(self.rules.bases))
        if not isinstance(bases, list) or len(bases) != self.rules.bases:
            _complain(f"{where}.bases", f"a list of {self.rules.bases} Bases is expected")
        for slot, base in enumerate(bases):
            self._base(f"{where}.bases[{slot + 1}]", player, slot, base)
        return player

    def _base(self, where: str, player: Player, slot: int, base: Any) -> None:
        if isinstance(base, str):
            base = {} if base == "open" else {"guard": base}
        if not isinstance(base, Mapping):
            _complain(where, '"open", "destroyed", a card or a table is expected')
        _known(where, base, ("guard", "guard_damaged", "damaged"))
        guard = base.get("guard", "")
        if guard == "destroyed":
            player.guards = append(player.guards, DESTROYED)
            return
        code = self._card(where, guard) if guard else UNDEFENDED
        if code != UNDEFENDED and self.cards.armour[code] == 0:
            _complain(where, f"{guard} has no armour and cannot defend [RUSH-166]")
        player.guards = append(player.guards, code)
        if base.get("damaged", False):
            player.hit_bases |= 1 << slot
        if base.get("guard_damaged", False):
            player.hit_guards |= 1 << slot

    def _turn(self, row: Mapping[str, Any]) -> Turn:
        _known("turn", row, TURN_FIELDS)
        now = fresh_turn(len(self.cards.nations))
        now.played = _flat(self._zone("turn.played", row.get("played", [])))
        now.attackers = _flat(self._zone("turn.attackers", row.get("attackers", [])))
        self._nations("turn.goods", row.get("goods", {}), now.goods)
        self._nations("turn.kills", row.get("kills", {}), now.kills)
        now.pool = self._number("turn.pool", row.get("pool", 0))
        for backer in row.get("backers", []):
            now.backers |= 1 if backer == "any" else 2 << self._nation("turn.backers", backer)
        now.attack_kills = self._number("turn.attack_kills", row.get("attack_kills", 0))
        nation = row.get("attack_nation", "")
        now.attack_nation = self._nation("turn.attack_nation", nation) if nation else -1
        resolving = row.get("resolving", "")
        now.resolving = self._card("turn.resolving", resolving) if resolving else -1
        now.bought = bool(row.get("bought", False))
        now.recruiting = bool(row.get("recruiting", False))
        now.attacked = bool(row.get("attacked", False))
        now.hand_open = bool(row.get("hand_open", "stack" not in self.data))
        return now

    def _medals(self, row: Mapping[str, Any]) -> tuple[vec[i64], vec[i64]]:
        nations = self.cards.nations
        singles = _flat([int(self.rules.singles)] * len(nations))
        doubles = _flat([int(self.rules.doubles)] * len(nations))
        for nation, stack in row.items():
            n = self._nation("medals", nation)
            _known(f"medals.{nation}", stack, ("singles", "doubles"))
            singles[n] = self._number(f"medals.{nation}.singles", stack.get("singles", singles[n]))
            doubles[n] = self._number(f"medals.{nation}.doubles", stack.get("doubles", doubles[n]))
        return singles, doubles

    def _achievements(self) -> vec[i64]:
        known = self.rules.achievement_names
        codes: list[int] = []
        for name in self.data.get("achievements", []):
            if name not in known:
                _complain("achievements", f"there is no Achievement {name!r}")
            codes.append(known.index(name))
        return _flat(codes)

    def _deck(self, state: RushState) -> vec[i64]:
        if "deck" in self.data:
            return ordered(_flat(self._zone("deck", self.data["deck"])))
        named = set(_vehicles_named(state))
        return _flat([int(card) for card in self.rules.vehicles if card not in named])

    def _stack(self) -> list[Frame[Any]]:
        words = self.data.get("stack")
        if words is None:
            after = self.rules.turn.index(turn.PLAY_CARDS) + 1
            return [turn.CONTINUE[after], turn.PLAY_CARDS]
        return [self._frame(text) for text in words]

    def _frame(self, text: Any) -> Frame[Any]:
        words = str(text).split()
        name = words[0] if words else ""
        if name in STEPS and len(words) == 1:
            return STEPS[name]
        if name not in SHAPES or len(words) != len(SHAPES[name][2]) + 1:
            _complain("stack", f"{text!r} is not a step or decision")
        shape, _, kinds = SHAPES[name]
        make: Callable[..., Frame[Any]] = shape
        pairs = zip(kinds, words[1:], strict=True)
        return make(*[self._word(kind, word) for kind, word in pairs])

    def _word(self, kind: str, word: str) -> int:
        if kind == "seat":
            return self._seat("stack", word)
        if kind in ("card", "least"):
            return self._card("stack", word)
        if kind == "nation":
            return self._nation("stack", word)
        if kind == "step" and word in _step_names(self.rules):
            return _step_names(self.rules).index(word)
        return self._number("stack", int(word) if word.isdecimal() else word)

    def _zone(self, where: str, names: Any) -> list[int]:
        if not isinstance(names, Sequence) or isinstance(names, str):
            _complain(where, "a list of cards is expected")
        return [self._card(where, name) for name in names]

    def _card(self, where: str, name: Any) -> int:
        try:
            return self.cards.find(str(name))
        except NotationError as error:
            message = f"{where}: {error}"
            raise PositionError(message) from error

    def _nation(self, where: str, name: Any) -> int:
        if name not in self.cards.nations:
            _complain(where, f"{name!r} is not a nation; known: {', '.join(self.cards.nations)}")
        return self.cards.nations.index(name)

    def _nations(self, where: str, row: Mapping[str, Any], into: vec[i64]) -> None:
        for nation, number in row.items():
            into[self._nation(where, nation)] = self._number(where, number)

    def _seat(self, where: str, name: Any) -> int:
        seats = [_seat_name(seat) for seat in range(self.rules.players)]
        if name not in seats:
            _complain(where, f"{name!r} is not a seat; seats: {', '.join(seats)}")
        return seats.index(name)

    def _number(self, where: str, value: Any) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < 1_000_000:
            _complain(where, f"a number is expected, not {value!r}")
        return int(value)

    def _table(self, data: Mapping[str, Any], name: str, kind: type, default: Any) -> Any:
        value = data.get(name, default)
        if not isinstance(value, kind):
            _complain(name, f"a {'list' if kind is list else 'table'} is expected")
        return value


def _vehicles_named(state: RushState) -> list[int]:
    """List the vehicles that lie somewhere else than in the deck."""
    found = [int(card) for zone in (state.reserve, state.discard, state.scrapyard) for card in zone]
    for player in state.players:
        for zone in (player.hand, player.garage, player.depot, player.guards):
            found += [int(card) for card in zone]
    found += [int(card) for card in state.turn.attackers]
    found.append(int(state.turn.resolving))
    return [card for card in found if card >= 0 and state.cards.kind[card] == VEHICLE]


def _check_vehicles(state: RushState) -> None:
    """Every vehicle exists once."""
    seen: set[int] = set()
    for card in _vehicles_named(state) + [int(card) for card in state.deck]:
        if card in seen:
            _complain(state.cards.names[card], "this vehicle lies in two places")
        seen.add(card)


def _known(where: str, row: Any, fields: Sequence[str]) -> None:
    if not isinstance(row, Mapping):
        _complain(where, "a table is expected")
    for field in row:
        if field not in fields:
            _complain(where, f"unknown field {field!r}; known: {', '.join(fields)}")


def _complain(where: str, problem: str) -> None:
    message = f"{where}: {problem}."
    raise PositionError(message)


def _flat(codes: Sequence[int]) -> vec[i64]:
    zone = vec[i64]()
    for code in codes:
        zone = append(zone, code)
    return zone
