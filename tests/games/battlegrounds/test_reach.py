"""Legal moves and shots in random games, compared with an independent count."""

from __future__ import annotations

from itertools import pairwise, product
from typing import TYPE_CHECKING, Any

import pytest

from sztab.core.rng import Rng
from tests.games.battlegrounds.table import COLOURS, SQUARES, TANKS, Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.games.battlegrounds.state import BattlegroundsState

Step = tuple[int, int]

STEPS: dict[str, list[Step]] = {
    "O": [(0, 1), (1, 0), (0, -1), (-1, 0)],
    "D": [(1, 1), (1, -1), (-1, -1), (-1, 1)],
}
TURNING = {"church*", "harbour*"}
SHOOTING = {"airfield*", "quarry*"}
MOVING = {"monastery*", "dam*"}
TABLES = [(2, "battle", "true"), (3, "battle", "false"), (4, "battle", "true"), (4, "team", "true")]


def go(square: str, step: Step, times: int = 1) -> str:
    """Return the square this many steps away; empty if it is off the board."""
    column, row = ord(square[0]) + step[0] * times, int(square[1]) + step[1] * times
    name = f"{chr(column)}{row}"
    return name if name in SQUARES else ""


def number(data: dict[str, Any], card: str, pairs: set[str]) -> int:
    """Return how many of these upgrades lie on a card."""
    return sum(pair in pairs for pair in data["upgrades"].get(card, []))


def moves(data: dict[str, Any], colour: str, reversal: str) -> set[str]:
    """Return what a tank may do when it has to move."""
    card, start = data["drives"][colour], data["pawns"][colour]
    steps, least = STEPS[TANKS[card][0]], int(TANKS[card][1])
    found, standard = set(), False
    for length in range(least, least + number(data, card, MOVING) + 1):
        for way in product(steps, repeat=length):
            straight = len(set(way)) == 1
            back = any(one == (-other[0], -other[1]) for one, other in pairwise(way))
            if not straight and not number(data, card, TURNING):
                continue
            squares = list(driven(start, way))
            if len(squares) <= length or (back and reversal == "false"):
                continue
            if squares[-1] not in data["pawns"].values():
                found.add(f"move {'-'.join(squares)}")
                standard = standard or (straight and length == least)
    return found if standard else found | {f"stay {colour}"}


def driven(start: str, way: tuple[Step, ...]) -> Iterator[str]:
    """Yield the squares of a way until it leaves the board."""
    square = start
    yield square
    for step in way:
        square = go(square, step)
        if not square:
            return
        yield square


def shots(data: dict[str, Any], colour: str, sides: dict[str, str]) -> set[str]:
    """Return the shots of a tank that have an effect."""
    card, start = data["drives"][colour], data["pawns"][colour]
    steps, least = STEPS[TANKS[card][3]], int(TANKS[card][4])
    stands = {square: other for other, square in data["pawns"].items()}
    found = set()
    for distance in range(least, least + number(data, card, SHOOTING) + 1):
        for square in filter(None, [go(start, step, distance) for step in steps]):
            held = data["board"][square]
            if held:
                found.add(f"shoot {square} {'clear' if held == 'dud' else 'token'}")
            elif square not in stands and data["duds"]:
                found.add(f"shoot {square} dud")
            if square in stands and sides[stands[square]] != sides[colour]:
                found.add(f"shoot {square} tank")
    return found


def expected(table: Table, data: dict[str, Any]) -> set[str] | None:
    """Return the moves or shots that must be legal; None if neither is due."""
    players, reversal = table.rules.players, table.rules.settings["direction_reversal"]
    seats = {2: "1122", 3: "1234", 4: "1234"}[players]
    owners = dict(zip(COLOURS, [f"P{seat}" for seat in seats], strict=True))
    teams = dict(zip(COLOURS, "ABAB", strict=True))
    frame, _, colour = data["stack"][-1].partition(" ")
    if frame in {"shoot", "shoot-first"}:
        return shots(data, colour, teams if table.variant == "team" else owners)
    if frame == "drive":
        return moves(data, colour, reversal)
    if frame != "act":
        return None
    own = [colour for colour in data["pawns"] if owners[colour] == data["turn"]]
    return {move for colour in own for move in moves(data, colour, reversal)}


def eager(table: Table, s: BattlegroundsState, rng: Rng) -> int:
    """Return an action that often takes a token or lays an upgrade."""
    legal = s.legal_actions() if s.to_move() >= 0 else []
    names = {action: table.notation.format(action) for action in legal}
    good = [action for action in legal if names[action].startswith("fit")]
    good += [action for action in legal if names[action].endswith("token")]
    return rng.choice(good) if good and rng.below(4) else s.sample(rng)


@pytest.mark.clause("BG-055", "BG-057", "BG-061", "BG-078", "BG-093", "BG-145", "BG-150", "BG-151")
@pytest.mark.parametrize(("players", "variant", "reversal"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_exactly_the_moves_and_shots_of_the_rules_are_offered(
    players: int, variant: str, reversal: str, seed: int
) -> None:
    table = Table(players, variant, {"direction_reversal": reversal})
    s, rng, checked = table.new(), Rng(seed), 0
    while table.mover(s) != "over":
        if s.to_move() >= 0:
            legal = table.legal(s)
            assert len(set(legal)) == len(legal)
            wanted = expected(table, table.dump(s))
            if wanted is not None:
                offered = {one for one in legal if one.split()[0] in {"move", "stay", "shoot"}}
                assert offered == wanted
                checked += 1
        s.apply(eager(table, s, rng), table.log)
    assert checked > 20
