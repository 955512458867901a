"""The places of a table that a player can point at, derived from a view.

The page draws the same places: a browser test compares the two lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

View = dict[str, Any]

HEADQUARTERS: Final = 3
SPOTS: Final = ("line1", "line2", "commander", "order")
PLACING: Final = ("place-first", "move-marker", "place-special", "block-by-card")
ICONS: Final = (
    "extra-turn",
    "extra-tank",
    "direction",
    "further-shot",
    "further-move",
    "order-change",
    "armour",
)


def places(game: str, view: View, seat: int) -> list[str]:
    """List the places that are drawn for the seat."""
    return list(GAMES[game](view, seat))


def _rush(view: View, seat: int) -> Iterator[str]:
    for owner, player in enumerate(view["players"]):
        for slot, base in enumerate(player["bases"]):
            hq = slot == HEADQUARTERS
            yield f"target/P{owner + 1}.{'hq' if hq else f'base{slot + 1}'}"
            if isinstance(base, dict) and base.get("guard"):
                yield f"target/P{owner + 1}.{'hq-guard' if hq else f'guard{slot + 1}'}"
    yield from (f"reserve/{card}" for card in view["reserve"])
    yield from (f"medals/{nation}" for nation in view["medals"])
    yield from (f"achievement/{name}" for name in view["achievements"])
    own = view["players"][seat]
    yield from (f"hand/{card}" for card in own["hand"])
    yield from (f"depot/{card}" for card in own["depot"])
    if own["rear"]:
        yield "rear"
    turn = view["turn"]
    if view["active"] == f"P{seat + 1}":
        laid = [turn["resolving"], turn["lead"], *turn["attackers"], *turn["struck"]]
        yield from (f"out/{card}" for card in laid if card)


def _warsaw(view: View, seat: int) -> Iterator[str]:
    for army in ("wp", "acz"):
        yield f"reserve/{army}"
        if view["stack"][-1].split(" ")[0] in PLACING:  # then second lines are one place
            yield f"place/{army}.line2"
        for front in "ncs":
            yield from (f"place/{army}.{front}.{spot}" for spot in SPOTS)
    yield from (f"front/{front}" for front in "ncs")
    yield from (f"marker/{marker}" for marker in ("wp", "acz", "special"))
    yield from (f"resource/{resource}" for resource in ("funds", "supply", "support"))
    yield from (f"hand/{card}" for card in view["hands"][seat])
    yield from (f"seat/{other}" for other in range(len(view["hands"])))


def _battlegrounds(view: View, seat: int) -> Iterator[str]:
    yield from (f"sq/{square}" for square in view["board"])
    cards = [*view["offered"], *view["drawn"], *view["drives"].values()]
    for held in view["reserve"].values():
        cards += held
    yield from (f"card/{card}" for card in cards if card)
    area = view["areas"].get(f"P{seat + 1}", {})
    if area.get("ready"):
        yield from (f"pair/{icon}" for icon in ICONS)
    yield from (f"single/{token.rstrip('*')}" for token in area.get("single", []))


GAMES: Final[dict[str, Callable[[View, int], Iterator[str]]]] = {
    "rush": _rush,
    "warsaw": _warsaw,
    "battlegrounds": _battlegrounds,
}


def is_answer(place: str, fields: dict[str, str]) -> bool:
    """Return whether an action belongs to a place, which names one of its words.

    A defender is on its Base, a line or field belongs to its front, and tokens are dealt to
    everybody.
    """
    kind, _, name = place.partition("/")
    words = set(fields.values())
    if kind == "target":
        part = name.partition(".")[2]
        if fields["verb"] == "dispatch":  # it names the defender by its card
            return "guard" in part
        base = part.replace("-guard", "").replace("guard", "base")
        return bool(words & {name, part, base, f"{name.partition('.')[0]}.{base}"})
    if kind == "seat":
        return any(f"P{int(name) + 1}" in word for word in words)
    if kind == "place":
        return bool(words & {name, *name.split(".")[1:]})
    if kind == "sq":
        return any(name in word for word in words)
    if kind == "pair":
        return bool(words & {name})
    return bool(words & {name, kind if kind in ("rear", "reserve") else name}) or (
        kind == "reserve" and fields["verb"] == "add"
    )
