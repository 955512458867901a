"""Effects that return enemy units to their Reserve."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.content.fields import Field
from sztab.core.content.vocabulary import number_field
from sztab.core.declare import NUMBER, Fields, Verb, each
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.core.saved import NEVER_DUE
from sztab.games.warsaw import actions, kinds
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.conditions import NumberedPart, count_units
from sztab.games.warsaw.abilities.effect import CardCondition, Row
from sztab.games.warsaw.board import FIRST_LINE, FRONT_WORDS, SECOND_LINE, enemy_of, line_at
from sztab.games.warsaw.decision import ArmyDecision, Place
from sztab.games.warsaw.kinds import ARMY, FRONT_OR_NONE
from sztab.games.warsaw.state import WarsawState
from sztab.games.warsaw.units import take_units

REMOVE: Final[Verb] = Verb(13, "remove", ("line", kinds.LINE))


class RemoveEnemy(NumberedPart):
    """[WAR-106] [WAR-107] Return enemy units to their Reserve."""

    kind: ClassVar[str] = "remove_enemy"
    in_verification: ClassVar[bool] = True
    fields: ClassVar[dict[str, Field]] = {
        "n": number_field("enemy units that go to their Reserve", 1, card_fields.MAX_NUMBER),
        "lines": Field(card_fields.LINES, "from which lines of this front"),
        "per": card_fields.PER,
    }

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        super().__init__(row, fronts, conditions)
        self.lines: list[int] = row["lines"]

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        """Let the acting player choose the line if both are possible."""
        remove_enemy(s, army, front, self.lines, self.amount(s, army, front), log)

    def pending_strength(self, s: WarsawState, army: i64, front: i64) -> i64:
        return 2 * self.number if s.armies[enemy_of(army)].first(front) > 0 else 0

    @staticmethod
    def phrase(row: Row) -> str:
        units = "unit" if row["n"] == 1 else "units"
        return f"remove {row['n']} enemy {units} from {card_fields.lines(row['lines'])} here"

    def value_owned(self) -> float:
        return 1.7 * float(self.number)


def remove_enemy(
    s: WarsawState, army: i64, front: i64, lines: list[int], number: i64, log: Log | None
) -> None:
    """[WAR-107] Remove enemy units while there is no choice, then ask about the rest."""
    enemy = enemy_of(army)
    side = s.armies[enemy]
    chosen = len(lines) > 1 and side.first(front) > 0 and side.second(front) > 0
    if chosen and 0 < number < count_units(s, army, front, True, lines):
        s.stack.append(RemoveUnits(army, front, number))
        return
    for line in lines:
        at = line_at(line, front)
        part = min(number, side.units[at])
        if part > 0:
            take_units(s, enemy, at, part, log)
            number -= part


class RemoveUnits(ArmyDecision):
    """[WAR-107] The acting army chooses the line from which each enemy unit is removed."""

    name: ClassVar[str] = "remove-units"
    fields: ClassVar[Fields] = (("army", ARMY), ("front", FRONT_OR_NONE), ("left", NUMBER))
    answers: ClassVar[tuple[Verb, ...]] = (REMOVE,)
    shown: ClassVar[tuple[Verb, ...]] = (REMOVE,)

    def __init__(self, army: i64, front: i64, left: i64) -> None:
        super().__init__(army)
        self.front = front
        self.left = left

    def legal_actions(self, s: WarsawState) -> list[Action]:
        """Both lines must have units; otherwise nothing is asked."""
        units = s.armies[enemy_of(self.army)].units
        return [REMOVE.of(line) for line in range(2) if units[line_at(line + 1, self.front)] > 0]

    def apply(self, s: WarsawState, a: Action, log: Log | None) -> None:
        at = line_at(actions.argument_of(a) + 1, self.front)
        take_units(s, enemy_of(self.army), at, 1, log)
        remove_enemy(s, self.army, self.front, [FIRST_LINE, SECOND_LINE], self.left - 1, log)

    def why_not(self, s: WarsawState, a: Action) -> Reason | None:
        if a in self.legal_actions(s):
            return None
        if REMOVE.matches(a):
            return Reason("WAR-107", "no-enemy-on-line")
        return Reason("WAR-107", "remove-from-line")

    def plausible(self, s: WarsawState) -> list[Action]:
        return each((REMOVE,), range(len(actions.LINES)))

    def flaw(self, s: WarsawState) -> Message | None:
        return None if self.front >= 0 and self.left > 0 else NEVER_DUE

    def why_not_at(self, s: WarsawState, place: Place) -> Reason | None:
        if place.kind != "line":
            return None
        if not place.own and place.number == self.front:
            return self.why_not_so(s, REMOVE, place.line - 1)
        return Reason("WAR-107", "enemy-removed-on-front", {"front": FRONT_WORDS[self.front]})
