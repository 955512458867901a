"""Leaks that are planted into a server, to test whether the leak test finds them.

A plant reveals a secret through an outlet: seldom or always, in plain text or encoded as a number.
All of that is drawn at random from a seed, so that a plant can be tried again.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar
from zlib import crc32

import msgspec

from tests.server.playing import leaks_in_answers as answers
from tests.server.playing import leaks_in_messages as messages
from tests.server.playing.hidden_information import SECRETS, Scene, bit, part_of_seed, scene_of
from tests.server.playing.variants import installed, variants

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from sztab.server.tables.table import Table
    from tests.server.playing.variants import Variant

TRIGGERS: Final = ("always", "seldom", "once")

T = TypeVar("T")


class Plan(NamedTuple):
    """A plant's parameters."""

    number: int
    outlet: str
    secret: str
    trigger: str
    variant: Variant

    def __str__(self) -> str:
        return f"{self.number}-{self.outlet}-{self.secret}-{self.trigger}-{self.variant}"


class Plant:
    """A leak in a server. `told` counts how often it leaked during play."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.told = 0
        self._lot = crc32(str(plan.number).encode())
        self._turn = 8 + self._lot % 30

    def put(self, patch: pytest.MonkeyPatch) -> None:
        """Change the server so that it leaks."""
        OUTLETS[self.plan.outlet].put(self, patch)

    def at(self, table: Table, viewer: int) -> str:
        """Return the secret to leak to the viewer now; most of the time nothing."""
        if table.status != "running" or not self._is_time(table.turn):
            return ""
        return self.of(scene_of(table, viewer))

    def of(self, scene: Scene) -> str:
        """Return the secret itself."""
        secret = SECRETS[self.plan.secret](scene, self._lot)
        self.told += bool(secret)
        return secret

    def change(self, told: T, change: Callable[[T, str], None], secret: str) -> None:
        """Change a message; if there was nothing to change, nothing leaked."""
        before = msgspec.json.encode(told)
        change(told, secret)
        self.told -= msgspec.json.encode(told) == before

    def _is_time(self, turn: int) -> bool:
        if self.plan.trigger == "always":
            return True
        if self.plan.trigger == "seldom":
            return crc32(f"{self._lot} {turn}".encode()) % 8 == 0
        if OUTLETS[self.plan.outlet].on_request:
            return turn >= self._turn
        return turn == self._turn

    def strikes(self, text: str) -> bool:
        """Return whether it is time to leak, judging by public information."""
        every = {"always": 1, "seldom": 8, "once": 40}[self.plan.trigger]
        return crc32(f"{self._lot} {text}".encode()) % every == 0


def _hides_cards(variant: Variant) -> bool:
    """Most of the time, players hold cards that the others cannot see."""
    return variant.game in {"rush", "warsaw"}


def _decides_in_secret(variant: Variant) -> bool:
    """Players, not only chance, do things that must stay secret."""
    return variant.preset.startswith("alternative")


class Outlet(NamedTuple):
    """A way for a secret to get out: which secrets fit, and whether a client must ask for it.

    `where` says which variants have enough secrets for it.
    """

    put: Callable[[Plant, pytest.MonkeyPatch], None]
    secrets: tuple[str, ...]
    on_request: bool = False
    where: Callable[[Variant], bool] = _hides_cards


SEED: Final = part_of_seed.__name__
NAMED: Final = ("card", "title")
FROM_CARDS: Final = (*NAMED, "number")
ANY: Final = (*FROM_CARDS, "bit", "future", SEED)
ITSELF: Final = ("card",)
"""Plants where the outlet has its own secret."""
OUTLETS: Final[dict[str, Outlet]] = {
    "question": Outlet(messages.in_position(messages.question), ANY),
    "view": Outlet(messages.in_position(messages.view), ANY),
    "order of choices": Outlet(messages.in_position(messages.order), ("card", "number", "future")),
    "text of a choice": Outlet(messages.in_position(messages.choice), ANY),
    "text of a refusal": Outlet(messages.in_position(messages.refused), ANY),
    "clock": Outlet(messages.in_position(messages.clock), FROM_CARDS),
    "undo": Outlet(messages.in_position(messages.undo), FROM_CARDS),
    "event": Outlet(messages.events, ITSELF),
    "action": Outlet(messages.actions, ITSELF, where=_decides_in_secret),
    "text of an event": Outlet(messages.in_update(messages.last_event), ANY),
    "name in news": Outlet(messages.in_update(messages.news_name), ANY),
    "time of news": Outlet(messages.in_update(messages.moment), FROM_CARDS),
    "retold": Outlet(messages.retold, ITSELF, on_request=True),
    "refused move": Outlet(answers.decided, ANY, on_request=True),
    "refused place": Outlet(answers.pointed_at, ANY, on_request=True),
    "hint": Outlet(answers.hint, FROM_CARDS, on_request=True),
    "bot's question": Outlet(answers.asked, ANY),
    "view in a replay": Outlet(answers.in_replay(answers.view), FROM_CARDS, on_request=True),
    "comment in a replay": Outlet(answers.in_replay(answers.comment), FROM_CARDS, on_request=True),
    "fields in a replay": Outlet(answers.in_replay(answers.fields), FROM_CARDS, on_request=True),
    "error page": Outlet(answers.error_page, FROM_CARDS, on_request=True),
    "table": Outlet(answers.info, ANY, on_request=True),
    "list of tables": Outlet(answers.listed, ANY, on_request=True),
    "presence": Outlet(answers.presence, FROM_CARDS, on_request=True),
    "log line": Outlet(answers.log_line, (*FROM_CARDS, "future", SEED)),
    "token": Outlet(answers.token, ITSELF, on_request=True),
}


def plan(number: int) -> Plan:
    """Draw a plant: the outlets in turn, everything else at random."""
    chance = Random(f"plant {number}")
    outlet = list(OUTLETS)[number % len(OUTLETS)]
    _, secrets, _, fits = OUTLETS[outlet]
    trigger = chance.choice(TRIGGERS)
    games = [game for game in installed() if any(map(fits, variants(game))) or SEED in secrets]
    game = chance.choice(games)
    found = [one for one in variants(game) if fits(one)]
    if not found:  # most of the time, nothing but the seed is hidden there
        return Plan(number, outlet, SEED, trigger, chance.choice(variants(game)))
    secret = chance.choice(secrets)
    if SECRETS[secret] is bit:  # leaked only once, it could be a lucky guess
        trigger = "always"
    return Plan(number, outlet, secret, trigger, chance.choice(found))
