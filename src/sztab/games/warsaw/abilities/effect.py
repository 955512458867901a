"""What all that cards do has in common.

An effect is what a player chooses as one; its parts are carried out in the order of the text, and
every condition and number is read when its part is reached [WAR-108].
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
"""An effect as a card file has it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardCondition(Generic[S]):
    """What must be so for an effect or a part of it to work [WAR-131]."""

    kind: ClassVar[str] = ""
    """The word for it in card files."""
    field: ClassVar[Field]
    """What a card file says of it."""

    def __init__(self, said: Any) -> None:  # noqa: ANN401 (a number, a word or a table)
        """Take what the card file says."""

    def is_met(self, s: S, army: i64, front: i64) -> bool:
        """Return whether it is so for the army on the front."""
        raise NotImplementedError  # each condition looks at something else


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPart(Generic[S]):
    """One thing that a card does.

    `fronts` lists where it happens; nothing listed means the front that the card lies on, or that
    was chosen for it [WAR-134] [WAR-145].
    """

    kind: ClassVar[str] = ""
    """The word for it in card files and in the keys of its messages."""
    cards: ClassVar[tuple[str, ...]] = ("commander", "order")
    """The kinds of cards that may have it."""
    fields: ClassVar[dict[str, Field]] = {}
    """What a card file says of it, besides its conditions."""
    starts_battle: ClassVar[bool] = False
    """Whether it needs a front whose battle is still to be fought [WAR-204]."""
    in_verification: ClassVar[bool] = False
    """Whether an Order may have it carried out before battles, instead of at once [WAR-143]."""

    def __init__(self, row: Row, fronts: list[int], conditions: list[CardCondition[Any]]) -> None:
        self.fronts = fronts
        self.conditions = conditions

    def run(self, s: S, army: i64, here: i64, log: Log | None) -> None:
        """Do it on every front where its conditions are met."""
        if len(self.fronts) == 0:
            self.try_on(s, army, here, log)
            return
        for front in self.fronts:
            self.try_on(s, army, front, log)

    def try_on(self, s: S, army: i64, front: i64, log: Log | None) -> None:
        """[WAR-180] Do it on one front, or nothing if a condition is not met."""
        if self.fits(s, army, front):
            self.work(s, army, front, log)

    def fits(self, s: S, army: i64, front: i64) -> bool:
        """Return whether its conditions are met on the front."""
        for condition in self.conditions:
            if not condition.is_met(s, army, front):
                return False
        return True

    def work(self, s: S, army: i64, front: i64, log: Log | None) -> None:
        """Do it on one front."""
        raise NotImplementedError  # this is what the parts differ in

    def with_parts(self, inner: list[CardPart[Any]]) -> list[CardPart[Any]]:
        """Return the parts that it stands for; those inside are named in its row."""
        return [self]

    def count_units(self, s: S, army: i64, here: i64) -> i64:
        """Return how many units it would bring from the Reserve if nothing hindered them."""
        return 0

    def pending_strength(self, s: S, army: i64, front: i64) -> i64:
        """Return the lead in strength that it will bring when Orders are verified."""
        return 0

    @staticmethod
    def phrase(row: Row) -> str:
        """Return what a card file says in a few words; those of effects inside it are given."""
        return str(row["op"]).replace("_", " ")

    def value_owned(self) -> float:
        """Return what the greedy bot thinks it is worth on a card in hand, in strength."""
        return 0.0


class Effect:
    """What is chosen as one: a printed alternative of a commander, or all that a card does."""

    def __init__(
        self, conditions: list[CardCondition[Any]], may: bool, parts: list[CardPart[Any]]
    ) -> None:
        self.conditions = conditions
        self.may = may
        """Whether it can be declined [WAR-132]."""
        self.parts = parts
        self.starts_battle: bool = any(part.starts_battle for part in parts)

    def fits(self, s: State, army: i64, front: i64) -> bool:
        """[WAR-131] Return whether its conditions are met on the front."""
        for condition in self.conditions:
            if not condition.is_met(s, army, front):
                return False
        return True
