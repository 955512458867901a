"""Figures of a view that follow from the rules: the standing, ranges, and what choices lead to.

Everything is computed from what the seat may see. Choices are tried on a copy of it, without what
follows them: no card is drawn, no token is turned up, and nobody reacts.

    standing = { points = { P1 = 9, P2 = 6 } }
    ranges = { kv-1 = { square = "D4", moves = ["D5", …], shots = ["D6", …] } }

    [previews]
    "move D4-D5-D6" = { hazards = [{ square = "D5", what = "dud" }], lost = 1 }
    "move D4-E4" = { range = ["E6", "G4", …] }
    "shoot C3 token" = { pair = "dam*", points = 3 }
    "shoot B7 tank" = { points = 2 }
    "enter green kv-1 A2" = { pause = true }

Empty parts are left out, and so are choices without any.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import Action
from sztab.core.declare import EventKind
from sztab.core.event import Log
from sztab.games.battlegrounds import actions, events, kinds, paths
from sztab.games.battlegrounds.board import COLOURS, NONE, OFF, SQUARE_NAMES, far
from sztab.games.battlegrounds.moves import meet, squares_in_reach
from sztab.games.battlegrounds.names import BattlegroundsNotation
from sztab.games.battlegrounds.rules import RANKS
from sztab.games.battlegrounds.shot_decision import OfferShot
from sztab.games.battlegrounds.shots import shoot, squares_in_range
from sztab.games.battlegrounds.wrecks import hit_tank, use_armour

if TYPE_CHECKING:
    from sztab.games.battlegrounds.state import BattlegroundsState
    from sztab.games.battlegrounds.view import BattlegroundsView


def standing(s: BattlegroundsState) -> dict[str, Any]:
    """[BG-161] [BG-237] [BG-242] Return the points of each side; in Solo also stars and artillery.

    `star_in` is the number of points that the next star needs; it is absent if there is none.
    """
    found: dict[str, Any] = {
        "points": {name: int(s.areas[n].points) for n, name in enumerate(s.rules.side_names)}
    }
    if s.rules.artillery:
        found["artillery"] = int(s.artillery_points())
        found["stars"] = s.stars()
        missing = [needed - int(s.areas[0].points) for needed in RANKS]
        missing = [points for points in missing if points > 0]
        if missing:
            found["star_in"] = min(missing)
    return found


def ranges(s: BattlegroundsState) -> dict[str, Any]:
    """Return where each tank on the board moves and shoots, by its card.

    An inactive card has the range of its owner's tank, if there is only one that it could drive.
    """
    found: dict[str, Any] = {}
    tried = s.clone()
    for card, name in enumerate(s.tanks.names):
        colour = _driven_by(s, card)
        if colour != NONE:
            tried.drives[colour] = card
            found[name] = {
                "square": SQUARE_NAMES[s.pawns[colour]],
                "moves": _named(squares_in_reach(tried, colour)),
                "shots": _named(squares_in_range(tried, colour, s.pawns[colour])),
            }
    return found


def _driven_by(s: BattlegroundsState, card: int) -> int:
    """Return the pawn on the board that the card drives, or the only one it could; else NONE."""
    for colour in range(COLOURS):
        if s.drives[colour] == card:
            return colour if s.pawns[colour] != OFF else NONE
    tanks = [
        colour
        for colour in range(COLOURS)
        if s.holders[card] == s.rules.owners[colour]
        and (s.homes[colour] != OFF or s.drives[colour] != NONE)
    ]
    return tanks[0] if len(tanks) == 1 and s.pawns[tanks[0]] != OFF else NONE


def previews(view: BattlegroundsView) -> dict[str, Any]:
    """Return what each choice leads to, if the seat has to decide."""
    previewer = _Previewer(view.table)
    found: dict[str, Any] = {}
    for action in view.legal_actions():
        outcome = previewer.outcome(action)
        if outcome:
            found[previewer.notation.format(action)] = outcome
    return found


class _Previewer:
    """Tries choices on copies of a position."""

    def __init__(self, s: BattlegroundsState) -> None:
        self.s = s
        self.notation = BattlegroundsNotation(s.rules)
        self._hazards: dict[int, str] = {}

    def outcome(self, action: Action) -> dict[str, Any]:
        """Return what is known of the outcome of a choice."""
        if actions.MOVE.matches(action):
            return self._move(action)
        if actions.SHOOT.matches(action):
            return self._shot(actions.square_of(action), actions.object_of(action))
        if actions.ENTER.matches(action) and self.s.is_damaged(actions.card_of(action)):
            return {"pause": True}
        return {}

    def _move(self, action: Action) -> dict[str, Any]:
        """[BG-067] [BG-068] [BG-076] Return the hazards on a way, and what can be shot at after it.

        The hazards include those behind the one that destroys the tank; `lost` is the step that
        leads onto that one, counted from 1.
        """
        path = actions.argument_of(action)
        colour = self.s.pawn_on(paths.start_of(path))
        way = [paths.start_of(path)]
        for step in range(paths.length_of(path)):
            way.append(far(way[-1], paths.direction_at(path, step), 1))
        later, log = self.s.clone(), Log()
        later.stack = later.stack[-1:]
        later.stack.pop().apply(later, action, log)
        found: dict[str, Any] = {}
        hazards = [(square, self._hazard(colour, square)) for square in dict.fromkeys(way[1:])]
        if any(what for _, what in hazards):
            found["hazards"] = [
                {"square": SQUARE_NAMES[square], "what": what} for square, what in hazards if what
            ]
        if later.pawns[colour] == OFF:
            found["lost"] = _last_step(way, log)
        elif later.stack and isinstance(later.stack[-1], OfferShot):
            found["range"] = _named(squares_in_range(later, colour, later.pawns[colour]))
        return found

    def _hazard(self, colour: int, square: int) -> str:
        """Return what a tank would run into on a square, or an empty string."""
        known = colour << 6 | square
        if known not in self._hazards:
            later, log = self.s.clone(), Log()
            later.pawns[colour] = OFF
            other = later.pawn_on(square)
            later.pawns[colour] = square
            meet(later, colour, square, other, log)
            met = [HAZARDS[event.kind] for event in log.events if event.kind in HAZARDS]
            self._hazards[known] = met[0] if met else ""
        return self._hazards[known]

    def _shot(self, square: int, target: int) -> dict[str, Any]:
        """[BG-097] [BG-123] Return what a shot brings; at a tank, if no Armour saves it."""
        later, log = self.s.clone(), Log()
        if target == actions.AT_TOKEN:
            shoot(later, square, target, log)
        elif target == actions.AT_TANK:
            other = later.pawn_on(square)
            while use_armour(later, other, None):
                pass
            hit_tank(later, other, log)
        found: dict[str, Any] = {}
        for event in log.events:
            if event.kind is events.PAIRED:
                found["pair"] = self.notation.names.name(kinds.PAIR, event.number)
            if event.kind in (events.PAIRED, events.POINTS_WON):
                parts = {part.name: part for part in event.kind.shows}
                found["points"] = parts["number"].part_of(event.number)
        return found


HAZARDS: Final[dict[EventKind, str]] = {
    events.HIT_DUD: "dud",
    events.DROVE_THROUGH: "tank",
    events.HIT_ARTILLERY: "artillery",
}


def _last_step(way: list[int], log: Log) -> int:
    """Return the step of the last hazard that the tank met."""
    step = 0
    for event in log.events:
        if event.kind in HAZARDS:
            step = way.index(event.target, step + 1)
    return step


def _named(squares: list[int]) -> list[str]:
    return [SQUARE_NAMES[square] for square in squares]
