"""Random mid-game positions of Battlegrounds: all players have bonuses, upgrades and reserves.

Random games collect few pairs before they end, so some games begin here. No piece is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.laws.adapters import deal
from tests.laws.adapters.battlegrounds_box import (
    COLOURS,
    ICONS,
    SQUARES,
    TANKS,
    UPGRADES,
    box_of,
    owner_of,
    picture_of,
    seats_of,
    side_of,
    target_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.rng import Rng
    from sztab.core.toggle import Rules
    from tests.laws.adapters import Dump

MAX_PAIRS = 4
"""Maximum pairs of a side; fewer if they would reach the target."""


def opening(rules: Rules, rng: Rng) -> Dump:
    """Return the start of a turn in the middle of a game."""
    tokens = [kind for kind, n in box_of(rules.settings["picture_set"]).items() for _ in range(n)]
    tokens = deal(tokens, [len(tokens)], rng)[0]
    dump: Dump = {"turn": f"P{1 + rng.below(rules.players)}", "round": 1 + rng.below(150)}
    if rules.settings["variant"] == "family":
        return dump | _family(rules, tokens, rng)
    dump |= _tanks(rules, rng)
    dump["areas"], dump["upgrades"] = _areas(rules, dump, tokens, rng)
    return dump | _ground(rules, dump, tokens, rng) | _shot(rules, dump)


def _shot(rules: Rules, dump: Dump) -> Dump:
    """[BG-050] If Armour can be laid at the last moment, the position has a shot at a tank."""
    if rules.settings["reactive_armour"] == "false":
        return {}
    solo, shooter = rules.settings["variant"] == "solo", side_of(rules, dump["turn"])
    for colour, card in dump["drives"].items():
        side = side_of(rules, owner_of(rules, colour))
        icons = [ICONS[picture_of(pair)] for pair in dump["areas"][side]["ready"]]
        free = len(dump["upgrades"].get(card, [])) < 2
        if "armour" in icons and free and (solo or side != shooter):
            return {"stack": ["pass-on" if solo else "end-turn", f"react {colour}"]}
    return {}


def _tanks(rules: Rules, rng: Rng) -> Dump:
    """Two or three cards for every pawn; one pawn may be off the board, its card damaged."""
    solo = rules.settings["variant"] == "solo"
    colours = COLOURS[: {1: 2, 2: 4}.get(rules.players, rules.players)]
    cards = deal(list(TANKS), [len(TANKS)], rng)[0]
    places = deal(list(SQUARES), [len(COLOURS)], rng)[0]
    dump: Dump = {"pawns": {}, "drives": {}, "damaged": []}
    dump["reserve"] = {seat: [] for seat in seats_of(rules)}
    for colour, place in zip(colours, places, strict=False):
        card, spare = cards.pop(), cards.pop()
        dump["reserve"][owner_of(rules, colour)].append(spare)
        if rng.below(4):
            dump["pawns"][colour], dump["drives"][colour] = place, card
        else:
            dump["reserve"][owner_of(rules, colour)].append(card)
            dump["damaged"] += [] if solo else [card]
    return dump


def _areas(rules: Rules, dump: Dump, tokens: list[str], rng: Rng) -> tuple[Dump, Dump]:
    """Give every side some pairs with a bonus, ready or on its cards, and single tokens."""
    sides = list(dict.fromkeys(side_of(rules, seat) for seat in seats_of(rules)))
    areas: Dump = {side: {"single": [], "ready": [], "done": []} for side in sides}
    upgrades: Dump = {}
    most = min(MAX_PAIRS, target_of(rules) // 2 - 2)
    for side in sides:
        cards = [
            card
            for colour, card in dump["drives"].items()
            if side_of(rules, owner_of(rules, colour)) == side
        ]
        for pair in _take_pairs(tokens, rng.below(most + 1)):
            card = [*cards, ""][rng.below(len(cards) + 1)]
            upgrade = ICONS[picture_of(pair)] in UPGRADES
            if upgrade and card and len(upgrades.get(card, [])) < 2:
                upgrades.setdefault(card, []).append(pair)
            else:
                areas[side]["ready"].append(pair)
        for token in tokens[:3]:
            if picture_of(token) not in map(picture_of, areas[side]["single"]):
                areas[side]["single"].append(token)
                tokens.remove(token)
    return areas, upgrades


def _take_pairs(tokens: list[str], number: int) -> Iterator[str]:
    """Take special tokens, each with the first token of its picture, while there are any."""
    for _ in range(number):
        for special in [token for token in tokens if token.endswith("*")]:
            tokens.remove(special)
            like = [token for token in tokens if picture_of(token) == picture_of(special)]
            if like:
                tokens.remove(like[0])
                yield special + "*" * like[0].count("*")
                break
            tokens.append(special)


def _ground(rules: Rules, dump: Dump, tokens: list[str], rng: Rng) -> Dump:
    """Lay the remaining tokens; empty squares may get a dud or an artillery tank."""
    solo = rules.settings["variant"] == "solo"
    if solo:
        taken = [tokens.pop() for _ in range(rng.below(12))]
    places = deal([at for at in SQUARES if at not in dump["pawns"].values()], [60], rng)[0]
    places += [at for at in SQUARES if at not in places]
    rest = places[len(tokens) :] if len(tokens) < len(places) else []
    free = [at for at in rest if at not in dump["pawns"].values()]
    thing = "artillery" if solo else "dud"
    board = dict(zip(places, tokens, strict=False)) | dict.fromkeys(free[: rng.below(6)], thing)
    return {"board": board} | ({"artillery": {"taken": taken}} if solo else {})


def _family(rules: Rules, tokens: list[str], rng: Rng) -> Dump:
    """Some pairs are found, two tokens are face up, and some have been seen."""
    areas: Dump = {seat: {"done": []} for seat in seats_of(rules)}
    for seat in areas:
        areas[seat]["done"] += _take_pairs(tokens, rng.below(MAX_PAIRS))
    places = deal(list(SQUARES), [len(SQUARES)], rng)[0]
    gone = 2 * sum(len(area["done"]) for area in areas.values())
    board = dict.fromkeys(places[:gone], "")
    down = places[gone:]
    other = next(token for token in tokens if picture_of(token) != picture_of(tokens[0]))
    shown = [tokens[0], other, *(token for token in tokens[1:] if token is not other)]
    known = down[: 2 + rng.below(20)]
    board |= dict(zip(known, shown, strict=False))
    pawns = dict(zip(COLOURS[: rules.players], deal(list(SQUARES), [4], rng)[0], strict=False))
    return {"areas": areas, "board": board, "up": known[:2], "seen": known[2:], "pawns": pawns}
