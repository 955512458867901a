"""Leaks that are planted into a server, to test whether the leak test finds them.

A plant reveals a secret through an outlet: seldom or always, in plain text or encoded as a number.
All of that is drawn at random from a seed, so that a plant can be tried again.
"""

from __future__ import annotations

import logging
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar
from zlib import crc32

import msgspec

from sztab import words
from sztab.core.event import EVERYBODY
from sztab.server import wire
from sztab.server.api import dependencies, replay_routes, schemas
from sztab.server.api.replay_pages import ReplayPages, not_over
from sztab.server.safety import Pass
from sztab.server.tables import event_feed, live_table, registry, results, scheduler, summary, views
from sztab.server.tables.table_match import TableMatch
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import Retell
from tests.server.playing.hidden_information import SECRETS, Scene, bit, part_of_seed, scene_of
from tests.server.playing.variants import installed, variants

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from fastapi import Request

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.server.api.dependencies import Credentials
    from sztab.server.tables import log
    from sztab.server.tables.table import Table
    from sztab.server.workers.jobs import AnyTableJob
    from tests.server.playing.variants import Variant

SPECTATOR: Final = -1
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


# Positions


def _in_position(
    change: Callable[[wire.PositionView, str], None],
) -> Callable[[Plant, pytest.MonkeyPatch], None]:
    """Return a function that plants a secret into a seat's position."""

    def put(plant: Plant, patch: pytest.MonkeyPatch) -> None:
        make = views.position

        def position(
            table: Table, viewer: int, now: int, *, refusals: bool
        ) -> wire.PositionView | None:
            shown = make(table, viewer, now, refusals=refusals)
            if shown is not None and (secret := plant.at(table, viewer)):
                plant.change(shown, change, secret)
            return shown

        patch.setattr(views, "position", position)

    return put


def _question(shown: wire.PositionView, secret: str) -> None:
    shown.question += f" ({secret})"


def _view(shown: wire.PositionView, secret: str) -> None:
    shown.view["note"] = secret


def _order(shown: wire.PositionView, secret: str) -> None:
    shift = crc32(secret.encode()) % max(1, len(shown.choices))
    shown.choices = shown.choices[shift:] + shown.choices[:shift]


def _choice(shown: wire.PositionView, secret: str) -> None:
    for one in shown.choices[-1:]:
        one.text += f" {secret}"


def _refused(shown: wire.PositionView, secret: str) -> None:
    for one in shown.refused[:1]:
        one.text += f" {secret}"


def _clock(shown: wire.PositionView, secret: str) -> None:
    shown.clock = wire.ClockState([crc32(secret.encode()) % 10_000], None)


def _undo(shown: wire.PositionView, secret: str) -> None:
    shown.undo = "now" if crc32(secret.encode()) % 2 else "ask"


# Events


def _events(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    """Describe an event as if every viewer had seen it."""
    tell = views.happened

    def happened(
        game: AnyGame, rules: Rules, events: list[Any], viewer: int
    ) -> list[wire.Happened]:
        told = tell(game, rules, events, viewer)
        for number, event in enumerate(events):
            if event.seen_by(viewer) is event or not plant.strikes(told[number].text):
                continue
            full = wire.Happened(
                game.codec.tell(rules, event), words.describe(game, words.ENGLISH, rules, event)
            )
            plant.told += full != told[number]
            told[number] = full
        return told

    patch.setattr(views, "happened", happened)


def _actions(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    """Name an action that was made in secret."""
    tell = views.news

    def news(entry: log.Entry, viewer: int, witnesses: int) -> wire.News:
        told = tell(entry, viewer, witnesses)
        if plant.strikes(f"{told} {viewer}"):
            full = tell(entry, viewer, EVERYBODY)
            plant.told += full != told
            return full
        return told

    patch.setattr(views, "news", news)


def _in_update(
    change: Callable[[wire.UpdateMessage, str], None],
) -> Callable[[Plant, pytest.MonkeyPatch], None]:
    """Return a function that plants a secret into the events of an entry."""

    def put(plant: Plant, patch: pytest.MonkeyPatch) -> None:
        tell = live_table.AppliedEntry.update_for

        def told(one: live_table.AppliedEntry, table: Table, viewer: int) -> wire.UpdateMessage:
            update = tell(one, table, viewer)
            if secret := plant.at(table, viewer):
                plant.change(update, change, secret)
            return update

        patch.setattr(live_table.AppliedEntry, "update_for", told)

    return put


def _last_event(update: wire.UpdateMessage, secret: str) -> None:
    for one in update.events[-1:]:
        one.text += f" {secret}"


def _news_name(update: wire.UpdateMessage, secret: str) -> None:
    update.news.name = secret


def _moment(update: wire.UpdateMessage, secret: str) -> None:
    update.at += crc32(secret.encode()) % 50


def _retold(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    """Send a late client what the next seat was sent."""
    consult = event_feed.EventFeed.consult

    async def told(
        one: event_feed.EventFeed,
        job: AnyTableJob,
        *more: Any,  # noqa: ANN401 (passed on)
        **rest: Any,  # noqa: ANN401 (passed on)
    ) -> bytes:
        answer = await consult(one, job, *more, **rest)
        if not isinstance(job, Retell):
            return answer
        viewer = (job.viewer + 1) % len(one._state.live[job.code].table.seats)
        other = msgspec.structs.replace(job, viewer=viewer)
        right = msgspec.msgpack.decode(answer, type=list[wire.UpdateMessage])
        wrong = msgspec.msgpack.decode(
            await consult(one, other, *more, **rest), type=list[wire.UpdateMessage]
        )
        mixed = [
            two if plant.strikes(str(one.seq)) else one
            for one, two in zip(right, wrong, strict=True)
        ]
        plant.told += mixed != right
        return msgspec.msgpack.encode(mixed)

    patch.setattr(event_feed.EventFeed, "consult", told)


# Answers


def _decided(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    decide = TableMatch.decide

    def telling(play: TableMatch, seat: int, text: str) -> Any:  # noqa: ANN401 (a step)
        try:
            return decide(play, seat, text)
        except Refusal as refusal:
            secret = _of_play(plant, play, seat) if plant.strikes(text) else ""
            if not secret:
                raise
            raise Refusal(refusal.code, f"{refusal.text} {secret}") from None

    patch.setattr(TableMatch, "decide", telling)


def _pointed_at(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    explain = TableMatch.why_not_at

    def telling(play: TableMatch, seat: int, place: str) -> Refusal:
        refusal = explain(play, seat, place)
        if plant.strikes(place) and (secret := _of_play(plant, play, seat)):
            return Refusal(refusal.code, f"{refusal.text} {secret}")
        return refusal

    patch.setattr(TableMatch, "why_not_at", telling)


def _of_play(plant: Plant, play: TableMatch, seat: int) -> str:
    return plant.of(Scene(play.game, play.rules, play.state, seat, play.seed, play.plies))


def _hint(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    hint = scheduler.Scheduler.hint

    async def hinted(
        one: scheduler.Scheduler, at: live_table.LiveTable, seat: int, request: wire.HintRequest
    ) -> wire.ServerMessage:
        advice = await hint(one, at, seat, request)
        if isinstance(advice, wire.AdviceMessage) and (secret := plant.at(at.table, seat)):
            if plant.plan.secret in {"card", "title"}:
                advice.choice.text += f" {secret}"
            else:
                advice.share = crc32(secret.encode()) % 100
        return advice

    patch.setattr(scheduler.Scheduler, "hint", hinted)


def _asked(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    ask = scheduler.ask

    def asked(table: Table, seat: int, chosen: Any) -> Any:  # noqa: ANN401 (a rank, a question)
        question = ask(table, seat, chosen)
        secret = plant.at(table, seat)
        if not secret:
            return question
        return msgspec.structs.replace(question, settings={**question.settings, "note": secret})

    def advised(one: Any, question: Any, rank: Any) -> Any:  # noqa: ANN401 (the same)
        settings = {key: value for key, value in question.settings.items() if key != "note"}
        return advise(one, msgspec.structs.replace(question, settings=settings), rank)

    advise = scheduler.Scheduler._advise
    patch.setattr(scheduler.Scheduler, "_advise", advised)
    patch.setattr(scheduler, "ask", asked)
    patch.setattr("tests.server.playing.leak_search.ask", asked)


# Replays and pages


def _in_replay(
    change: Callable[[schemas.ReplayMoment, str], None],
) -> Callable[[Plant, pytest.MonkeyPatch], None]:
    """Return a function that plants a secret into the replay of a running game."""

    def put(plant: Plant, patch: pytest.MonkeyPatch) -> None:
        make = ReplayPages._moment

        def moment(pages: ReplayPages, number: int, viewer: int) -> schemas.ReplayMoment:
            shown = make(pages, number, viewer)
            state = pages.replay.moments[number].state
            scene = Scene(pages.game, pages.rules, state, viewer)
            if not pages.over and plant.strikes(str(number)) and (secret := plant.of(scene)):
                change(shown, secret)
            return shown

        patch.setattr(ReplayPages, "_moment", moment)

    return put


def _replayed_view(shown: schemas.ReplayMoment, secret: str) -> None:
    shown.position.view["note"] = secret


def _replayed_comment(shown: schemas.ReplayMoment, secret: str) -> None:
    shown.comment = secret


def _replayed_fields(shown: schemas.ReplayMoment, secret: str) -> None:
    shown.fields = {**shown.fields, "card": secret}


def _error_page(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    seat_of = dependencies.seat_of
    asked: list[Table] = []

    def looked(request: Request, at: live_table.LiveTable, credentials: Credentials) -> int:
        asked[:] = [at.table]
        return seat_of(request, at, credentials)

    def telling() -> Refusal:
        refusal = not_over()
        secret = plant.of(scene_of(asked[0], SPECTATOR))
        return Refusal(refusal.code, f"{refusal.text} {secret}")

    patch.setattr(replay_routes, "seat_of", looked)
    patch.setattr(replay_routes, "not_over", telling)


def _info(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    make = views.info

    def info(table: Table, here: Any) -> wire.TableInfo:  # noqa: ANN401 (seats)
        shown = make(table, here)
        if secret := plant.at(table, SPECTATOR):
            shown.version = f"{shown.version} {secret}"
        return shown

    patch.setattr(views, "info", info)


def _listed(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    make = views.listed

    def listed(table: Table) -> results.Listed:
        shown = make(table)
        if secret := plant.at(table, SPECTATOR):
            shown = msgspec.structs.replace(shown, preset=f"{shown.preset} {secret}")
        return shown

    patch.setattr(views, "listed", listed)


def _presence(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    tell = live_table.LiveTable.send_presence

    def telling(one: live_table.LiveTable) -> None:
        tell(one)
        if secret := plant.at(one.table, SPECTATOR):
            watching = 3 + crc32(secret.encode()) % 50
            for each in list(one.connections):
                each.push(wire.send(wire.PresenceMessage(one.stored, one.here(), watching)))

    patch.setattr(live_table.LiveTable, "send_presence", telling)


# Logs and tokens


def _log_line(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    summary_row = summary.summary_row
    words = ("table %s: %s", "table %s goes on (%s)", "the bot's decision at %s was not taken: %s")
    level = (logging.INFO, logging.WARNING)[plant.plan.number % 2]

    def logged(table: Table) -> Any:  # noqa: ANN401 (a summary)
        if secret := plant.at(table, SPECTATOR):
            text = words[plant.plan.number % len(words)]
            logging.getLogger("sztab.server.tables.registry").log(level, text, table.code, secret)
        return summary_row(table)

    patch.setattr(registry, "summary_row", logged)


def _token(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    """Send everybody the pass of a seat, in one of several places, with or without its prefix."""
    look = event_feed.EventFeed.look

    def show(
        one: event_feed.EventFeed, at: live_table.LiveTable, seat: int, *, refusals: bool
    ) -> wire.WelcomeMessage:
        shown = look(one, at, seat, refusals=refusals)
        other = (seat + 1) % len(at.table.seats)
        token = one._state.passes.sign(Pass(at.code, other, at.table.seats[other].token_generation))
        if plant.plan.trigger != "always":
            token = token[8:]
        plant.told += at.table.status == "running"
        shown.table.settings = {**shown.table.settings, "link": token}
        return shown

    patch.setattr(event_feed.EventFeed, "look", show)


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
    "question": Outlet(_in_position(_question), ANY),
    "view": Outlet(_in_position(_view), ANY),
    "order of choices": Outlet(_in_position(_order), ("card", "number", "future")),
    "text of a choice": Outlet(_in_position(_choice), ANY),
    "text of a refusal": Outlet(_in_position(_refused), ANY),
    "clock": Outlet(_in_position(_clock), FROM_CARDS),
    "undo": Outlet(_in_position(_undo), FROM_CARDS),
    "event": Outlet(_events, ITSELF),
    "action": Outlet(_actions, ITSELF, where=_decides_in_secret),
    "text of an event": Outlet(_in_update(_last_event), ANY),
    "name in news": Outlet(_in_update(_news_name), ANY),
    "time of news": Outlet(_in_update(_moment), FROM_CARDS),
    "retold": Outlet(_retold, ITSELF, on_request=True),
    "refused move": Outlet(_decided, ANY, on_request=True),
    "refused place": Outlet(_pointed_at, ANY, on_request=True),
    "hint": Outlet(_hint, FROM_CARDS, on_request=True),
    "bot's question": Outlet(_asked, ANY),
    "view in a replay": Outlet(_in_replay(_replayed_view), FROM_CARDS, on_request=True),
    "comment in a replay": Outlet(_in_replay(_replayed_comment), FROM_CARDS, on_request=True),
    "fields in a replay": Outlet(_in_replay(_replayed_fields), FROM_CARDS, on_request=True),
    "error page": Outlet(_error_page, FROM_CARDS, on_request=True),
    "table": Outlet(_info, ANY, on_request=True),
    "list of tables": Outlet(_listed, ANY, on_request=True),
    "presence": Outlet(_presence, FROM_CARDS, on_request=True),
    "log line": Outlet(_log_line, (*FROM_CARDS, "future", SEED)),
    "token": Outlet(_token, ITSELF, on_request=True),
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
