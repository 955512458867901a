"""Outlets for planted leaks: answers to requests, replays, pages, logs and tokens."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import msgspec

from sztab.server import wire
from sztab.server.api import dependencies, replay_routes, schemas
from sztab.server.api.replay_pages import ReplayPages, not_over
from sztab.server.safety import Pass
from sztab.server.tables import event_feed, live_table, registry, results, scheduler, summary, views
from sztab.server.tables.table_match import TableMatch
from sztab.server.wire.refusals import Refusal
from tests.server.playing.hidden_information import Scene, scene_of

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from fastapi import Request

    from sztab.server.api.dependencies import Credentials
    from sztab.server.tables.table import Table
    from tests.server.playing.planted_leaks import Plant

SPECTATOR: Final = -1


# Answers


def decided(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    decide = TableMatch.decide

    def telling(play: TableMatch, seat: int, text: str) -> Any:  # noqa: ANN401 (a step)
        try:
            return decide(play, seat, text)
        except Refusal as refusal:
            secret = of_play(plant, play, seat) if plant.strikes(text) else ""
            if not secret:
                raise
            raise Refusal(refusal.code, f"{refusal.text} {secret}") from None

    patch.setattr(TableMatch, "decide", telling)


def pointed_at(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    explain = TableMatch.why_not_at

    def telling(play: TableMatch, seat: int, place: str) -> Refusal:
        refusal = explain(play, seat, place)
        if plant.strikes(place) and (secret := of_play(plant, play, seat)):
            return Refusal(refusal.code, f"{refusal.text} {secret}")
        return refusal

    patch.setattr(TableMatch, "why_not_at", telling)


def of_play(plant: Plant, play: TableMatch, seat: int) -> str:
    return plant.of(Scene(play.game, play.rules, play.state, seat, play.seed, play.plies))


def hint(plant: Plant, patch: pytest.MonkeyPatch) -> None:
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


def asked(plant: Plant, patch: pytest.MonkeyPatch) -> None:
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


def in_replay(
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


def view(shown: schemas.ReplayMoment, secret: str) -> None:
    shown.position.view["note"] = secret


def comment(shown: schemas.ReplayMoment, secret: str) -> None:
    shown.comment = secret


def fields(shown: schemas.ReplayMoment, secret: str) -> None:
    shown.fields = {**shown.fields, "card": secret}


def error_page(plant: Plant, patch: pytest.MonkeyPatch) -> None:
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


def info(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    make = views.info

    def info(table: Table, here: Any) -> wire.TableInfo:  # noqa: ANN401 (seats)
        shown = make(table, here)
        if secret := plant.at(table, SPECTATOR):
            shown.version = f"{shown.version} {secret}"
        return shown

    patch.setattr(views, "info", info)


def listed(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    make = views.listed

    def listed(table: Table) -> results.Listed:
        shown = make(table)
        if secret := plant.at(table, SPECTATOR):
            shown = msgspec.structs.replace(shown, preset=f"{shown.preset} {secret}")
        return shown

    patch.setattr(views, "listed", listed)


def presence(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    tell = live_table.LiveTable.send_presence

    def telling(one: live_table.LiveTable) -> None:
        tell(one)
        if secret := plant.at(one.table, SPECTATOR):
            watching = 3 + crc32(secret.encode()) % 50
            for each in list(one.connections):
                each.push(wire.send(wire.PresenceMessage(one.stored, one.here(), watching)))

    patch.setattr(live_table.LiveTable, "send_presence", telling)


# Logs and tokens


def log_line(plant: Plant, patch: pytest.MonkeyPatch) -> None:
    summary_row = summary.summary_row
    words = ("table %s: %s", "table %s goes on (%s)", "the bot's decision at %s was not taken: %s")
    level = (logging.INFO, logging.WARNING)[plant.plan.number % 2]

    def logged(table: Table) -> Any:  # noqa: ANN401 (a summary)
        if secret := plant.at(table, SPECTATOR):
            text = words[plant.plan.number % len(words)]
            logging.getLogger("sztab.server.tables.registry").log(level, text, table.code, secret)
        return summary_row(table)

    patch.setattr(registry, "summary_row", logged)


def token(plant: Plant, patch: pytest.MonkeyPatch) -> None:
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
