"""The hidden information of a table, for planted leaks: read from positions, not from views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple
from zlib import crc32

from sztab.core.action import OVER, SztabError
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.play import deal
from tests.laws.adapters import adapter_for
from tests.server.playing.traces import titles

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules
    from sztab.server.tables.table import Table
    from tests.laws.adapters import Dump

SWAPS: Final = 8
"""Ways to shuffle hidden information; a secret that no shuffle changes can be deduced."""


class Scene(NamedTuple):
    """A position, and the seat that looks at it."""

    game: AnyGame
    rules: Rules
    state: State
    viewer: int
    seed: int = 0
    """The seed; 0 where it is not known."""
    plies: int = 0


def scene_of(table: Table, viewer: int) -> Scene:
    """Return the situation at a table."""
    play = table.play
    return Scene(table.game, table.rules, play.state, viewer, play.seed, play.plies)


def card(scene: Scene, lot: int) -> str:
    """Return the id of a card that is hidden from the viewer."""
    return _chosen(scene, lambda cards: cards[lot % len(cards)])


def title(scene: Scene, lot: int) -> str:
    """Return the printed name of such a card."""
    names = titles(scene.game.name)
    return _chosen(scene, lambda cards: names[cards[lot % len(cards)]][1])


def number(scene: Scene, lot: int) -> str:
    """Return a number that depends on all hidden information, but names nothing."""
    return _chosen(scene, lambda cards: str(_mixed_up(cards, lot) % 997))


def bit(scene: Scene, lot: int) -> str:
    """Return a boolean that depends on hidden information."""
    return _chosen(scene, lambda cards: str(_mixed_up(cards, lot) % 2))


def future(scene: Scene, _lot: int) -> str:
    """Return what chance adds to the next decision, if that is the first legal action."""
    if not scene.seed or scene.state.to_move() < 0:
        return ""
    found = [_dealt(scene, seed) for seed in (scene.seed, scene.seed ^ 12345, scene.seed ^ 678910)]
    return found[0] if len(set(found)) > 1 else ""


def part_of_seed(scene: Scene, _lot: int) -> str:
    """Return half of the digits of the seed."""
    return str(scene.seed)[:18] if scene.seed else ""


SECRETS: Final[dict[str, Callable[[Scene, int], str]]] = {
    one.__name__: one for one in (card, title, number, bit, future, part_of_seed)
}


def _chosen(scene: Scene, choose: Callable[[list[str]], str]) -> str:
    """Return information about the hidden cards, or nothing if the viewer can deduce it."""
    if scene.state.to_move() == OVER:
        return ""
    game, rules, viewer = scene.game, scene.rules, scene.viewer
    dump = game.codec.dump(scene.state)
    cards = _hidden(game.name, dump, viewer)
    if not cards:
        return ""
    truth, rng, adapter = choose(cards), Rng(1), adapter_for(game.name)
    for _ in range(SWAPS):
        other = _hidden(game.name, adapter.swap(rules, dump, viewer, rng), viewer)
        if choose(other) != truth:
            return truth
    return ""


def _hidden(game: str, dump: Dump, viewer: int) -> list[str]:
    """Return cards that the viewer may not see; a rule may reveal some of them."""
    return _ZONES[game](dump, viewer)


def _in_rush(dump: Dump, viewer: int) -> list[str]:
    others = [one for seat, one in enumerate(dump["players"]) if seat != viewer]
    return [name for one in others for name in (*one["hand"], *one["kept"], *one["depot"][1:])]


def _in_warsaw(dump: Dump, viewer: int) -> list[str]:
    return [name for seat, hand in enumerate(dump["hands"]) if seat != viewer for name in hand]


def _in_battlegrounds(dump: Dump, viewer: int) -> list[str]:
    me = f"P{viewer + 1}"
    drawn = [] if dump["turn"] == me else dump["drawn"]
    return [*drawn, *(name for who, pile in dump["rejected"].items() if who != me for name in pile)]


_ZONES: Final[dict[str, Callable[[dict[str, Any], int], list[str]]]] = {
    "battlegrounds": _in_battlegrounds,
    "rush": _in_rush,
    "warsaw": _in_warsaw,
}


def _mixed_up(cards: list[str], lot: int) -> int:
    return crc32(f"{lot} {' '.join(cards)}".encode())


def _dealt(scene: Scene, seed: int) -> str:
    state = scene.state.clone()
    try:
        state.apply(state.legal_actions()[0], Log())
        dealt = deal(state, seed, scene.plies + 1, Log())
    except SztabError:
        return ""
    notation = scene.game.codec.notation(scene.rules)
    return " ".join(notation.format(action) for action in dealt)
