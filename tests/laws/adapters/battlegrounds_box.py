"""The contents of the box of Battlegrounds, and the places of its pieces in a saved position."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.toggle import Rules
    from tests.laws.adapters import Dump

COLOURS: Final = ("green", "yellow", "blue", "red")
LETTERS: Final = "ABCDEFGH"
SQUARES: Final = tuple(f"{letter}{digit}" for letter in LETTERS for digit in range(1, 9))
TANKS: Final = (
    "kv-1",
    "tiger-i",
    "churchill",
    "char-b1-bis",
    "is-2",
    "hetzer",
    "7tp",
    "t-34",
    "cromwell",
    "lt-vz-38",
    "sherman",
    "bt-7",
)
ICONS: Final = {
    "bridge": "extra-turn",
    "windmill": "extra-turn",
    "railway-station": "extra-turn",
    "lighthouse": "extra-turn",
    "castle": "extra-tank",
    "factory": "extra-tank",
    "church": "direction",
    "harbour": "direction",
    "airfield": "further-shot",
    "quarry": "further-shot",
    "monastery": "further-move",
    "dam": "further-move",
    "oasis": "order-change",
    "village": "order-change",
    "bunker": "armour",
    "radar-station": "armour",
}
"""[BG-026] The pictures, each with the icon of its special token."""
UPGRADES: Final = ("direction", "further-shot", "further-move", "order-change", "armour")
STACK: Final = (3, 2, 1)
DUDS: Final = 16
ARTILLERY_TANKS: Final = 12

TARGETS: Final = {2: 16, 3: 14, 4: 12}
TEAM_TARGET: Final = 20
FAMILY_TARGET: Final = 10
ARTILLERY_TARGET: Final = 20
MAX_ROUNDS: Final = 200

NO_TOKEN: Final = ("", "?", "dud", "artillery")
"""The contents of a square other than a location token that somebody knows."""


def seats_of(rules: Rules) -> list[str]:
    """List the seats."""
    return [f"P{seat + 1}" for seat in range(rules.players)]


def side_of(rules: Rules, seat: str) -> str:
    """[BG-180] Return whom the seat plays for: in a team P1 and P3, P2 and P4."""
    if rules.settings["variant"] != "team":
        return seat
    return "A" if seat in ("P1", "P3") else "B"


def owner_of(rules: Rules, colour: str) -> str:
    """[BG-035] [BG-169] [BG-213] Return the seat of a colour, whether it plays or not."""
    at = COLOURS.index(colour)
    if rules.players == 1:
        return "P1"
    two_each = rules.players == 2 and rules.settings["variant"] == "battle"
    return f"P{at // 2 + 1 if two_each else at + 1}"


def target_of(rules: Rules) -> int:
    """[BG-163] [BG-183] [BG-207] Return how many points win; Solo has no such number."""
    targets = {"team": TEAM_TARGET, "family": FAMILY_TARGET, "solo": 999}
    return targets.get(rules.settings["variant"]) or TARGETS[rules.players]


@cache
def box_of(picture_set: str) -> dict[str, int]:
    """[BG-025] Return how many tokens of each kind there are."""
    if picture_set == "16x4":
        return dict.fromkeys(ICONS, 3) | {f"{name}*": 1 for name in ICONS}
    merged = list(ICONS)[::2]
    return dict.fromkeys(merged, 6) | {f"{name}*": 2 for name in merged}


def picture_of(token: str) -> str:
    """[BG-024] Return what a token or a pair shows."""
    return token.rstrip("*")


def split(pair: str) -> list[str]:
    """Return the two tokens of a pair."""
    stars = pair.count("*")
    return [picture_of(pair) + "*" * (stars > at) for at in range(2)]


def cards_in(dump: Dump) -> Iterator[str]:
    """Show every card, those in the bag of a view too."""
    for zone in ("deck", "drawn", "lost", "offered"):
        yield from dump[zone]
    yield from dump.get("unseen", [])
    yield from owned_cards(dump)
    for cards in dump["rejected"].values():
        yield from cards


def owned_cards(dump: Dump) -> Iterator[str]:
    """Show the cards of players, active or not."""
    yield from dump["drives"].values()
    for cards in dump["reserve"].values():
        yield from cards


def pairs_of(rules: Rules, dump: Dump, side: str) -> list[str]:
    """[BG-125] Return all pairs of a side, those on its cards too."""
    cards = [
        card
        for colour, card in dump["drives"].items()
        if side_of(rules, owner_of(rules, colour)) == side
    ]
    for seat, held in dump["reserve"].items():
        cards += held if side_of(rules, seat) == side else []
    laid = [pair for card in cards for pair in dump["upgrades"].get(card, [])]
    area = dump["areas"][side]
    return [*area["ready"], *area["done"], *laid]


def tokens_in(dump: Dump) -> Counter[str]:
    """Count the tokens that anybody has seen, wherever they are."""
    count = Counter(held for held in dump["board"].values() if held not in NO_TOKEN)
    count.update(artillery_of(dump)["taken"])
    pairs = [pair for laid in dump["upgrades"].values() for pair in laid]
    for area in dump["areas"].values():
        count.update(area["single"])
        pairs += [*area["ready"], *area["done"]]
    for pair in pairs:
        count.update(split(pair))
    return count


def lying(dump: Dump, thing: str) -> int:
    """Return how many squares have a given content."""
    return list(dump["board"].values()).count(thing)


def artillery_of(dump: Dump) -> Dump:
    """Return the things of the artillery, if it plays."""
    artillery: Dump = dump.get("artillery", {"taken": [], "supply": 0})
    return artillery


def is_set_up(dump: Dump) -> bool:
    """Return whether the first turn has begun."""
    return "begin-game" not in dump["stack"]


def beside(dump: Dump) -> int:
    """Return how many tokens remain to be laid: from the next square on."""
    waiting = [frame.split()[1] for frame in dump["stack"] if frame.startswith("lay-token")]
    return len(SQUARES) - SQUARES.index(waiting[0]) if waiting else 0
