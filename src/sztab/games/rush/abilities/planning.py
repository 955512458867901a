"""Planning: replace an Achievement."""

from __future__ import annotations

from typing import ClassVar, Final

from sztab.core.action import Action, Message, Reason
from sztab.core.declare import NUMBER, SEAT_PART, EventKind, Fields, Verb
from sztab.core.event import Log
from sztab.core.frames import ChanceFrame
from sztab.core.native import append, extend, i64, remove, vec
from sztab.core.saved import wrong_number
from sztab.core.zones import holds, listed
from sztab.games.rush import actions, events
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.chance import achievement_deck
from sztab.games.rush.decision import ACHIEVEMENT as ACHIEVEMENTS
from sztab.games.rush.decision import Decision
from sztab.games.rush.events import ACHIEVEMENT_PART
from sztab.games.rush.kinds import ACHIEVEMENT
from sztab.games.rush.state import RushState
from sztab.games.rush.view import RushView

PLAN: Final[Verb] = Verb(28, "plan", ("achievement", ACHIEVEMENT))
ACHIEVEMENT_DISCARDED: Final[EventKind] = EventKind(
    "achievement-discarded", SEAT_PART, ACHIEVEMENT_PART
)


class Planning(Effect[RushState, RushView]):
    """[FRONT-071] An Achievement in play is replaced."""

    kind: ClassVar[str] = "planning"
    expansion: ClassVar[str] = "FRONT-071"

    def resolve(self, s: RushState, card: i64, log: Log | None) -> None:
        """The player chooses which one [FRONT-076]."""
        if len(s.achievements) > 0:
            s.stack.append(ChooseAchievement())

    def value_now(self, view: RushView) -> float:
        numbers = view.table.achievements
        return 0.5 * max([plan_value(view, number) for number in numbers], default=0.0)


class ChooseAchievement(Decision):
    """[FRONT-071] [FRONT-076] One Achievement in play must be discarded."""

    name: ClassVar[str] = "choose-achievement"
    answers: ClassVar[tuple[Verb, ...]] = (PLAN,)
    places: ClassVar[tuple[str, ...]] = (ACHIEVEMENTS,)
    refusal: ClassVar[Reason] = Reason("FRONT-076", "planning-needs-achievement")

    def legal_actions(self, s: RushState) -> list[Action]:
        return [PLAN.of(number) for number in s.achievements]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        """[FRONT-073] [FRONT-075] It goes to the ruins before the new one is drawn."""
        number: i64 = actions.argument_of(a)
        position: i64 = listed(s.achievements).index(number)
        s.achievements = remove(s.achievements, number)
        s.ruins = append(s.ruins, number)
        if log is not None:
            log.add(ACHIEVEMENT_DISCARDED, s.active, number)
        if not achievement_deck(s):  # [FRONT-074]
            s.ruins = vec[i64]()
            if log is not None:
                log.add(events.RUINS_RESHUFFLED, s.active)
        s.stack.append(ReplaceAchievement(position))

    def why_not_thing(self, s: RushState, kind: int, thing: int) -> Reason | None:
        out = not holds(s.achievements, thing)
        return Reason("FRONT-071", "achievement-not-in-play") if out else None

    def value(self, view: RushView, a: Action) -> float:
        return plan_value(view, actions.argument_of(a))


def plan_value(view: RushView, number: i64) -> float:
    """Return the value of discarding the Achievement: positive if an opponent would hold it."""
    s = view.table
    parties = [view.party(seats) for seats in s.rules.parties]
    holder = s.rules.achievements[number].holder(s, parties)
    if holder < 0:
        return 0.0
    return -1.5 if holder == s.rules.side[s.active] else 1.0


class ReplaceAchievement(ChanceFrame[RushState]):
    """[FRONT-072] The top card of the Achievement deck takes the place of the old one."""

    name: ClassVar[str] = "replace-achievement"
    fields: ClassVar[Fields] = (("position", NUMBER),)
    answers: ClassVar[tuple[Verb, ...]] = (actions.REVEAL,)
    refusal: ClassVar[Reason] = Reason("FRONT-072", "achievement-being-drawn")

    def __init__(self, position: i64) -> None:
        self.position = position

    def legal_actions(self, s: RushState) -> list[Action]:
        return [actions.REVEAL.of(number) for number in achievement_deck(s)]

    def apply(self, s: RushState, a: Action, log: Log | None) -> None:
        row = s.achievements[: self.position]
        row = append(row, actions.argument_of(a))
        s.achievements = extend(row, s.achievements[self.position :])
        if log is not None:
            log.add(events.ACHIEVEMENT_REVEALED, -1, actions.argument_of(a))

    def flaw(self, s: RushState) -> Message | None:
        """The position must be in the row, or right behind it."""
        return wrong_number(self.position + 1, len(s.achievements) + 1)
