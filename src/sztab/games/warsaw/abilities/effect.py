"""What the effects of all cards have in common.

A player chooses an effect as a whole. Its parts are carried out in the order of the text; each
condition and number is evaluated when its part is reached [WAR-108].
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from sztab.core.content.fields import Field
from sztab.core.event import Log
from sztab.core.native import i64, mypyc_attr
from sztab.core.state import State

S = TypeVar("S", bound=State)
Row = Mapping[str, Any]
"""An effect as written in a card file."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardCondition(Generic[S]):
    """A condition for an effect or one of its parts [WAR-131]."""

    kind: ClassVar[str] = ""
    """Its name in card files."""
    field: ClassVar[Field]
    """Its field in card files."""

    def __init__(self, said: Any) -> None:  # noqa: ANN401 (a number, a word or a table)
        """Take the value of the field."""

    def is_met(self, s: S, army: i64, front: i64) -> bool:
        """Return whether the condition holds for the army on the front."""
        raise NotImplementedError  # each condition has its own


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPart(Generic[S]):
    """One part of an effect.

    `fronts` lists the fronts where it happens. If empty, it happens on the front where the card
    lies or that was chosen for it [WAR-134] [WAR-145].
    """

    kind: ClassVar[str] = ""
    """Its name in card files and in message keys."""
    cards: ClassVar[tuple[str, ...]] = ("commander", "order")
    """The kinds of cards that may have it."""
    fields: ClassVar[dict[str, Field]] = {}
    """Its fields in card files, without its conditions."""
    starts_battle: ClassVar[bool] = False
    """Whether it needs a front whose battle has not been fought yet [WAR-204]."""
    in_verification: ClassVar[bool] = False
    """Whether an Order may carry it out during verification instead of at once [WAR-143]."""

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        self.fronts = fronts
        self.conditions = conditions

    def run(self, s: S, army: i64, here: i64, log: Log | None) -> None:
        """Carry it out on every front where its conditions hold."""
        if len(self.fronts) == 0:
            self.try_on(s, army, here, log)
            return
        for front in self.fronts:
            self.try_on(s, army, front, log)

    def try_on(self, s: S, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-180] Carry it out on one front, or do nothing if a condition does not hold."""
        if self.fits(s, army, front):
            self.work(s, army, front, log)

    def fits(self, s: S, army: i64, front: i64) -> bool:
        """Return whether its conditions hold on the front."""
        for condition in self.conditions:
            if not condition.is_met(s, army, front):
                return False
        return True

    def work(self, s: S, army: i64, front: i64, log: Log | None) -> None:
        """Carry it out on one front."""
        raise NotImplementedError  # each effect has its own

    def with_parts(self, inner: list[CardPart[Any]]) -> list[CardPart[Any]]:
        """Return the parts to run in place of this one; `inner` are the parts named in its row."""
        return [self]

    def count_units(self, s: S, army: i64, here: i64) -> i64:
        """Return how many units it would bring from the Reserve if nothing prevented it."""
        return 0

    def pending_strength(self, s: S, army: i64, front: i64) -> i64:
        """Return the lead in strength that it will add when Orders are verified."""
        return 0

    @staticmethod
    def phrase(row: Row) -> str:
        """Return an English phrase for the effect; the row has the phrases of effects inside it."""
        return str(row["op"]).replace("_", " ")

    def value_owned(self) -> float:
        """Return what the greedy bot thinks it is worth on a card in hand, as strength."""
        return 0.0


class Effect:
    """An effect as a player chooses it: an alternative of a commander, or a card's whole text."""

    def __init__(
        self, conditions: list[CardCondition[Any]], may: bool, parts: list[CardPart[Any]]
    ) -> None:
        self.conditions = conditions
        self.may = may
        """Whether the player may decline it [WAR-132]."""
        self.parts = parts
        self.starts_battle: bool = any(part.starts_battle for part in parts)

    def fits(self, s: State, army: i64, front: i64) -> bool:
        """[WAR-131] Return whether its conditions hold on the front."""
        for condition in self.conditions:
            if not condition.is_met(s, army, front):
                return False
        return True
