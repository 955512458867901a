"""Impossible positions of Battlegrounds: an independent check of the invariants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.adapters.battlegrounds_box import (
    ARTILLERY_TARGET,
    ICONS,
    MAX_ROUNDS,
    NO_TOKEN,
    STACK,
    UPGRADES,
    artillery_of,
    beside,
    box_of,
    is_set_up,
    lying,
    owned_cards,
    owner_of,
    picture_of,
    side_of,
    target_of,
    tokens_in,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.toggle import Rules
    from tests.laws.adapters import Dump


def faults_of_tokens(rules: Rules, dump: Dump) -> Iterator[str]:
    """[BG-247] The right number of every kind; unseen tokens are the rest."""
    box, known = box_of(rules.settings["picture_set"]), tokens_in(dump)
    yield from (f"{n} tokens {kind}" for kind, n in known.items() if n > box.get(kind, 0))
    unseen = lying(dump, "?") + beside(dump)
    if sum(box.values()) - known.total() != unseen:
        yield f"{known.total()} tokens are known and {unseen} are not"


def faults_of_areas(rules: Rules, dump: Dump) -> Iterator[str]:
    """[BG-124] [BG-126] [BG-132] Valid pairs, in valid places."""
    manual = rules.settings["pairing"] == "manual"
    for side, area in dump["areas"].items():
        pictures = [picture_of(token) for token in area["single"]]
        if len(set(pictures)) < len(pictures) and not manual:
            yield f"{side} has two single tokens of one picture"
        yield from (f"{side}: {pair} has no bonus" for pair in area["ready"] if "*" not in pair)
    owned = list(owned_cards(dump))
    for card, pairs in dump["upgrades"].items():
        if card not in owned:
            yield f"upgrades on {card}, which is nobody's"
        if len(pairs) > 2:
            yield f"{len(pairs)} upgrades on {card}"
        for pair in pairs:
            if "*" not in pair or ICONS[picture_of(pair)] not in UPGRADES:
                yield f"{pair} on {card}"


def faults_of_squares(rules: Rules, dump: Dump) -> Iterator[str]:
    """[BG-016] At most one pawn on a square, and none on a dud or an artillery tank."""
    board, variant = dump["board"], rules.settings["variant"]
    places = list(dump["pawns"].values())
    if len(set(places)) < len(places):
        yield "two pawns on a square"
    yield from (f"a pawn on a {board[at]}" for at in places if board[at] in ("dud", "artillery"))
    variants = {"dud": ("battle", "team"), "artillery": ("solo",), "?": ("family",)}
    for thing, allowed in variants.items():
        if lying(dump, thing) and variant not in allowed:
            yield f"{thing} on the board of {variant}"


def faults_of_tanks(rules: Rules, dump: Dump) -> Iterator[str]:
    """[BG-249] A pawn is on the board only if a card drives it; only players' cards break."""
    owned = list(owned_cards(dump))
    if rules.settings["variant"] == "family":
        yield from (f"{card} in Family" for card in owned)
    elif is_set_up(dump) and set(dump["pawns"]) != set(dump["drives"]):
        yield f"pawns {sorted(dump['pawns'])}, active cards {sorted(dump['drives'])}"
    broken = [*dump["damaged"], *dump["broken"]]
    yield from (f"{card} is damaged, but nobody's" for card in broken if card not in owned)
    if broken and rules.settings["variant"] == "solo":
        yield "a damaged card in Solo, where it is lost"


def faults_of_stacks(rules: Rules, dump: Dump) -> Iterator[str]:
    """[BG-101] [BG-250] Point tokens go in the order 3, 2, 1, and never to their own side."""
    for colour, values in dump["stacks"].items():
        if tuple(values) != STACK[len(STACK) - len(values) :]:
            yield f"the stack of {colour} is {values}"
    for seat, tokens in dump["won"].items():
        for token in tokens:
            loser = owner_of(rules, token.split()[0])
            if side_of(rules, loser) == side_of(rules, seat):
                yield f"{seat} has won {token} from its own side"


def faults_of_the_end(rules: Rules, points: list[float], dump: Dump) -> Iterator[str]:
    """[BG-164] [BG-238] [BG-253] Reaching the target ends the game."""
    if not 1 <= dump["round"] <= MAX_ROUNDS:
        yield f"round {dump['round']}"
    if not dump["stack"]:
        return
    at_once = rules.settings["victory_check"] == "immediate"
    if max(points) >= target_of(rules) and at_once:
        yield f"{max(points)} points, and the game goes on"
    if len(artillery_of(dump)["taken"]) + lying(dump, "artillery") >= ARTILLERY_TARGET:
        yield "the artillery has its points, and the game goes on"


def faults_of_family(dump: Dump) -> Iterator[str]:
    """[BG-204] [BG-205] [BG-251] A known token is either face up or covered again."""
    known = {at for at, held in dump["board"].items() if held not in NO_TOKEN}
    waiting = {frame.split()[1] for frame in dump["stack"] if frame.startswith("turn-up")}
    up, named = dump["up"], [*dump["up"], *dump["turned"], *dump["seen"]]
    if len(set(named)) < len(named) or set(named) - waiting != known - waiting:
        yield f"{sorted(known)} are known, but {sorted(named)} face up or seen"
    if not dump["stack"] or dump["stack"][-1] != "go":
        return
    if len(up) > 2 or dump["turned"]:
        yield f"{len(named)} tokens are face up between two turns"
    if len({picture_of(dump["board"][at]) for at in up}) < len(up):
        yield "a pair lies face up, and nobody has taken it"
