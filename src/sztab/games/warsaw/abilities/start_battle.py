"""Effects that let a commander start a battle before stage 4."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sztab.core.content.fields import Field, ListOf, TableType, Variants
from sztab.core.event import Log
from sztab.core.native import i64
from sztab.games.warsaw.abilities import card_fields
from sztab.games.warsaw.abilities.conditions import IF
from sztab.games.warsaw.abilities.effect import CardPart, Row
from sztab.games.warsaw.abilities.move_all import MoveAll
from sztab.games.warsaw.abilities.move_units import MoveUnits
from sztab.games.warsaw.battle import begin_early_battle
from sztab.games.warsaw.board import FRONTS
from sztab.games.warsaw.events import ARMY_OF_FRONT, FRONT_OF_ARMY, event
from sztab.games.warsaw.state import WarsawState

BATTLE_STARTED: Final = event("battle-started", ARMY_OF_FRONT, FRONT_OF_ARMY)
_FIRST: Final = {one.kind: TableType({**one.fields, **IF}) for one in (MoveUnits, MoveAll)}
"""Parts that may happen at the start of the battle."""


class OpenBattle(CardPart[WarsawState]):
    """[WAR-201] [WAR-206] Start the battle of the front; the commander will leave the board."""

    kind: ClassVar[str] = "start_battle"
    cards: ClassVar[tuple[str, ...]] = ("commander",)
    starts_battle: ClassVar[bool] = True
    fields: ClassVar[dict[str, Field]] = {
        "at_start": card_fields.optional(
            ListOf(Variants("op", "what it does", _FIRST), "effects", 1, 3),
            "what is done before the battle",
        ),
        "may": card_fields.MAY,
    }

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        s.armies[army].started |= 1 << front
        s.add_event(log, BATTLE_STARTED, -1, army * FRONTS + front)

    @staticmethod
    def phrase(row: Row) -> str:
        first = "; ".join(row.get("at_start", []))
        return f"start the battle here{f' (at its start: {first})' if first else ''}"

    def with_parts(self, inner: list[CardPart[Any]]) -> list[CardPart[Any]]:
        return [self, *inner, FightBattle({}, self.fronts, self.conditions)]


class FightBattle(CardPart[WarsawState]):
    """[WAR-202] Verify Orders and fight the battle, on one front only."""

    def work(self, s: WarsawState, army: i64, front: i64, log: Log | None) -> None:
        begin_early_battle(s, front)

    def value_owned(self) -> float:
        return 2.0
