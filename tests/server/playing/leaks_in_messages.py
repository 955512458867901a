"""Outlets for planted leaks: positions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

import msgspec

from sztab import words
from sztab.core.event import EVERYBODY
from sztab.server import wire
from sztab.server.tables import event_feed, live_table, views
from sztab.server.workers.jobs import Retell

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.server.tables import log
    from sztab.server.tables.table import Table
    from sztab.server.workers.jobs import AnyTableJob
    from tests.server.playing.planted_leaks import Plant


# Positions


def in_position(
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


def question(shown: wire.PositionView, secret: str) -> None:
    shown.question += f" ({secret})"


def view(shown: wire.PositionView, secret: str) -> None:
    shown.view["note"] = secret


def order(shown: wire.PositionView, secret: str) -> None:
    shift = crc32(secret.encode()) % max(1, len(shown.choices))
    shown.choices = shown.choices[shift:] + shown.choices[:shift]


def choice(shown: wire.PositionView, secret: str) -> None:
    for one in shown.choices[-1:]:
        one.text += f" {secret}"


def refused(shown: wire.PositionView, secret: str) -> None:
    for one in shown.refused[:1]:
        one.text += f" {secret}"


def clock(shown: wire.PositionView, secret: str) -> None:
    shown.clock = wire.ClockState([crc32(secret.encode()) % 10_000], None)


def undo(shown: wire.PositionView, secret: str) -> None:
    shown.undo = "now" if crc32(secret.encode()) % 2 else "ask"


# Events


def events(plant: Plant, patch: pytest.MonkeyPatch) -> None:
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


def actions(plant: Plant, patch: pytest.MonkeyPatch) -> None:
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


def in_update(
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


def last_event(update: wire.UpdateMessage, secret: str) -> None:
    for one in update.events[-1:]:
        one.text += f" {secret}"


def news_name(update: wire.UpdateMessage, secret: str) -> None:
    update.news.name = secret


def moment(update: wire.UpdateMessage, secret: str) -> None:
    update.at += crc32(secret.encode()) % 50


def retold(plant: Plant, patch: pytest.MonkeyPatch) -> None:
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
