"""Battle of Warsaw: the cards, units and markers in a saved position, and who sees hands."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from sztab.games.warsaw.content import CARD_FILE
from tests.laws.adapters import Adapter, Dump, deal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sztab.core.rng import Rng
    from sztab.core.toggle import Rules

ARMIES: Final = ("wp", "acz")
FRONTS: Final = ("n", "c", "s")
RESOURCES: Final = ("funds", "supply", "support")
MARKERS: Final = (*ARMIES, "special")
SPOTS: Final = ("line1", "commander", "order")
"""The places of a marker on each front; in addition there is `line2`, one place per army."""

CARD_VERBS: Final = ("play", "discard", "draw")
LONE_VERBS: Final = ("pass", "block", "stop", "accept", "decline")
FRONT_VERBS: Final = ("activate", "front", "advance", "retreat", "add")
OTHER_VERBS: Final = (
    "bid",
    "effect",
    "shift",
    "remove",
    "put",
    "edge",
    "four",
    "order",
    "wp",
    "first",
    "roll",
)

LIMIT: Final = 3
MAX_POINTS: Final = 9
"""6 before the last round, and no round brings more than 3 [WAR-193] [WAR-211]."""
MAX_ROUNDS: Final = 13
MAX_HAND: Final = 7
"""Of one player against two allies, by edge B of Funds [WAR-068]."""


class WarsawAdapter(Adapter):
    """Reads saved positions of the Battle of Warsaw."""

    game = "warsaw"
    plies = 250
    max_plies = MAX_ROUNDS * 4 * 100  # rounds, seats, generously many plies in a round
    verbs = frozenset(CARD_VERBS + LONE_VERBS + FRONT_VERBS + OTHER_VERBS)
    reasons = frozenset({"WAR-014"})
    varied_players = True
    preset_players = {"standard": [2, 3, 4]}  # noqa: RUF012 (never changed)

    def forbidden(self, asked: Mapping[str, str], players: int, *, own: bool = True) -> list[str]:
        """[WAR-014] All settings can be combined; only the number of players is limited."""
        return [] if 2 <= players <= 4 else ["WAR-014"]

    def inventory(self, dump: Dump) -> Counter[str]:
        """106 cards, including those in the bags of a view, and the 21 units of each army."""
        count: Counter[str] = Counter()
        for name, army in dump["armies"].items():
            for zone in ("deck", "discard", *RESOURCES):
                count.update(army[zone])
            count[f"unit-{name}"] += army["reserve"]
            for front in army["fronts"].values():
                count[f"unit-{name}"] += front["line1"] + front["line2"]
                count.update(front["orders"])
                count.update([front["commander"]] if front["commander"] else [])
        for hand in (*dump["hands"], *dump.get("unseen", {}).values()):
            count.update(hand)
        count.update([dump["announced"]] if dump["announced"] else [])
        return count

    def impossible(self, rules: Rules, dump: Dump) -> list[str]:
        """Return what is impossible: armies, markers, hands and the round."""
        faults = [*_faults_of_markers(rules, dump), *_faults_of_seats(dump)]
        for name, army in dump["armies"].items():
            if army["points"] > min(MAX_POINTS, 3 * dump["round"]):
                faults.append(f"{name} has {army['points']} points")
            if not all(_army_of(card) == name for card in _own_cards(army)):
                faults.append(f"{name} has a card of its enemy")
            for at, front in army["fronts"].items():
                faults += [f"{name} {at}: {fault}" for fault in _faults_of_front(rules, front)]
        if not 1 <= dump["round"] <= MAX_ROUNDS:
            faults.append(f"round {dump['round']}")
        if dump["bonus"] not in ("", dump["last_roll"]):
            faults.append("the Bonus marker is not where the die put it")
        if any(won and at not in dump["fought"] for at, won in dump["won"].items()):
            faults.append("a battle is won, but not fought")
        if dump["stack"] and dump["stack"][-1] == "roll-bonus":
            faults += _left_over(dump)
        return faults

    def swap(self, rules: Rules, dump: Dump, seat: int, rng: Rng) -> Dump:
        """[WAR-022] [WAR-023] Hidden hands with the deck of their army."""
        hands = [list(hand) for hand in dump["hands"]]
        armies = {name: dict(army) for name, army in dump["armies"].items()}
        for name, army in armies.items():
            owners = [
                owner
                for owner in range(len(hands))
                if _side(dump, owner) == name and not _sees(rules, dump, seat, owner)
            ]
            held = [hands[owner] for owner in owners]
            sizes = [len(hand) for hand in held]
            if not any(sizes):
                continue
            cards = [*army["deck"], *(card for hand in held for card in hand)]
            *dealt, deck = deal(cards, [*sizes, len(army["deck"])], rng)
            for owner, hand in zip(owners, dealt, strict=True):
                hands[owner] = _sorted(hand)
            army["deck"] = _sorted(deck)
        return dump | {"hands": hands, "armies": armies}

    def is_secret(self, rules: Rules, dump: Dump, action: str, seat: int) -> bool:
        """Cards drawn into a hand that the seat does not see."""
        if not action.startswith("draw "):
            return False
        drawer = int(dump["stack"][-1].split()[1].removeprefix("P")) - 1
        return not _sees(rules, dump, seat, drawer)

    def reveals(self, rules: Rules, before: Dump, after: Dump, action: str, seat: int) -> bool:
        """[WAR-025] Never: a card that leaves a hidden hand is named by its player."""
        return False

    def well_formed(self, rules: Rules) -> list[str]:
        """Every verb with every card, front, place, seat or number."""
        seats = [f"P{seat + 1}" for seat in range(rules.players)]
        places = [f"{army}.{front}.{spot}" for army in ARMIES for front in FRONTS for spot in SPOTS]
        places += [f"{army}.line2" for army in ARMIES]
        names = {verb: list(_rows()) for verb in CARD_VERBS}
        names |= {verb: list(FRONTS) for verb in FRONT_VERBS}
        names |= {
            "bid": list(RESOURCES),
            "effect": ["1", "2"],
            "remove": ["line1", "line2"],
            "shift": [" ".join(two) for two in permutations(FRONTS, 2)],
            "put": [f"{marker} {place}" for marker in MARKERS for place in places],
            "edge": ["a", "b"],
            "four": seats,
            "first": list(ARMIES),
            "order": [",".join(order) for order in permutations(seats)],
            "wp": _divisions(seats),
            "roll": [str(face) for face in range(1, 7)],
        }
        return [*LONE_VERBS, *(f"{verb} {name}" for verb in names for name in names[verb])]


# Cards


@cache
def _rows() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in CARD_FILE.printed()["cards"]}


def _sorted(cards: list[str]) -> list[str]:
    """Return the cards as positions list them: in the order of the card file."""
    order = list(_rows())
    return sorted(cards, key=order.index)


def _army_of(card: str) -> str:
    army: str = _rows()[card]["army"]
    return army


def _own_cards(army: Dump) -> Iterator[str]:
    for zone in ("deck", "discard", *RESOURCES):
        yield from army[zone]
    for front in army["fronts"].values():
        yield from front["orders"]
        yield from [front["commander"]] if front["commander"] else []


# Seats


def _side(dump: Dump, seat: int) -> str:
    """Return the army of a seat; none before they are drawn."""
    return "" if not dump["wp"] else "wp" if f"P{seat + 1}" in dump["wp"] else "acz"


def _sees(rules: Rules, dump: Dump, seat: int, owner: int) -> bool:
    """[WAR-023] [WAR-024] The hand of the seat, and that of an ally unless hands are private."""
    if seat == owner:
        return True
    shared = rules.settings["ally_hands"] == "shared"
    return seat >= 0 and shared and _side(dump, seat) == _side(dump, owner)


def _divisions(seats: list[str]) -> list[str]:
    """[WAR-030] One or two seats for WP, so that one or two are left: with two players one."""
    most = 1 if len(seats) == 2 else 2
    sets = [[seat for n, seat in enumerate(seats) if mask >> n & 1] for mask in range(16)]
    unique = {"+".join(chosen) for chosen in sets if 1 <= len(chosen) <= most}
    return sorted(one for one in unique if 1 <= len(seats) - len(one.split("+")) <= most)


# Faults


def _faults_of_front(rules: Rules, front: Dump) -> Iterator[str]:
    commander = front["commander"]
    limit = _rows()[commander]["limit"] if commander else LIMIT
    if front["line2"] > limit:
        yield f"{front['line2']} units on a second line for {limit}"
    if not commander and (front["used"] or front["started"] or front["strength"]):
        yield "a commander did something, but there is none"
    if front["started"] and not front["used"]:
        yield "a battle was started without an effect"
    if len(front["orders"]) > 1 and rules.settings["orders_per_field"] == "1":
        yield "two Orders on a field"


def _faults_of_markers(rules: Rules, dump: Dump) -> Iterator[str]:
    places = [place for place in dump["markers"].values() if place]
    if len(set(places)) < len(places):
        yield "two markers on a place"
    if rules.settings["blockade_side"] == "free":
        return
    for name in ARMIES:
        if dump["markers"][name].startswith(f"{name}."):
            yield f"the marker of {name} blocks its own army"


def _faults_of_seats(dump: Dump) -> Iterator[str]:
    for seat, hand in enumerate(dump["hands"]):
        if any(_army_of(card) != _side(dump, seat) for card in hand):
            yield f"P{seat + 1} holds a card of another army"
        if len(hand) > MAX_HAND:
            yield f"P{seat + 1} holds {len(hand)} cards"
    seats = [f"P{seat + 1}" for seat in range(len(dump["hands"]))]
    if dump["order"] and sorted(dump["order"]) != seats:
        yield "not every seat has its place in the order"
    if dump["active"] in dump["passed"] and dump["stack"][-1] == "take-action":
        yield f"{dump['active']} acts after passing"


def _left_over(dump: Dump) -> Iterator[str]:
    """[WAR-194] to [WAR-200] Name what should have been removed with the previous round."""
    if dump["markers"]["special"] or dump["passed"] or dump["fought"] or dump["extra"]:
        yield "a marker, a pass, a battle or an extra action left over"
    for name, army in dump["armies"].items():
        for at, front in army["fronts"].items():
            fields = ("line1", "used", "started", "strength", "orders", "order_strength")
            yield from (f"{name} {at}: {field} left over" for field in fields if front[field])


ADAPTER: Final = WarsawAdapter()
