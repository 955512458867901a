"""The leak test can fail: it finds a server that leaks, in each of many ways."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from sztab import games, words
from sztab.core.action import OVER
from sztab.core.event import EVERYBODY, Event
from sztab.core.rng import Rng
from sztab.games.rush.events import CARD_DRAWN, MEDAL_TAKEN
from sztab.server import wire
from sztab.server.safety import Pass
from sztab.server.tables import event_feed, live_table, registry, results, scheduler, summary, views
from sztab.server.tables.table_match import TableMatch
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import Retell
from tests.laws.adapters import adapter_for
from tests.server.playing.leak_search import check_leaks
from tests.server.playing.message_checks import check_unnamed
from tests.server.playing.recorded_table import Amount
from tests.server.playing.traces import Leak
from tests.server.playing.variants import Variant, installed, variants
from tests.server.servers import inside, sqlite

if TYPE_CHECKING:
    import io
    from collections.abc import Callable
    from pathlib import Path

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules
    from sztab.games.rush.rules import RushRules
    from sztab.server.tables import log
    from sztab.server.tables.table import Table
    from sztab.server.workers.jobs import AnyTableJob

    Patch = pytest.MonkeyPatch

LITTLE = Amount(0, 12)
LONG = Amount(400, 20)


def _truth(table: Table) -> str:
    """Return all hidden information, as text."""
    return msgspec.json.encode(table.game.codec.dump(table.play.state)).decode()


def _tell_all_cards(patch: Patch) -> None:
    def happened(
        game: AnyGame, rules: Rules, events: list[Any], viewer: int
    ) -> list[wire.Happened]:
        return [
            wire.Happened(
                game.codec.tell(rules, one), words.describe(game, words.ENGLISH, rules, one)
            )
            for one in events
        ]

    patch.setattr(views, "happened", happened)


def _tell_all_actions(patch: Patch) -> None:
    tell = views.news

    def news(entry: log.Entry, viewer: int, witnesses: int) -> wire.News:
        return tell(entry, viewer, EVERYBODY)

    patch.setattr(views, "news", news)


def _show_the_movers_view(patch: Patch) -> None:
    _change_position(patch, _see_as_mover)


def _see_as_mover(table: Table, shown: wire.PositionView) -> None:
    shown.view = table.game.codec.dump_view(table.play.state.view(max(0, table.to_move())))


def _hint_at_it_in_the_question(patch: Patch) -> None:
    def change(table: Table, shown: wire.PositionView) -> None:
        shown.question += f" ({len(_truth(table))} {hash(_truth(table)) % 1000})"

    _change_position(patch, change)


def _hint_at_it_in_a_refusal(patch: Patch) -> None:
    def change(table: Table, shown: wire.PositionView) -> None:
        for one in shown.refused:
            one.text = f"{one.text} {hash(_truth(table)) % 1000}"

    _change_position(patch, change)


def _change_position(patch: Patch, change: Callable[[Table, wire.PositionView], None]) -> None:
    make = views.position

    def position(
        table: Table, viewer: int, now: int, *, refusals: bool
    ) -> wire.PositionView | None:
        shown = make(table, viewer, now, refusals=refusals)
        if shown is not None:
            change(table, shown)
        return shown

    patch.setattr(views, "position", position)


def _explain_a_refusal_by_it(patch: Patch) -> None:
    decide = TableMatch.decide

    def telling(play: TableMatch, seat: int, text: str) -> Any:  # noqa: ANN401 (a step)
        try:
            return decide(play, seat, text)
        except Refusal as refusal:
            secret = hash(str(play.game.codec.dump(play.state))) % 1000
            raise Refusal(refusal.code, f"{refusal.text} {secret}") from None

    patch.setattr(TableMatch, "decide", telling)


def _explain_a_place_by_it(patch: Patch) -> None:
    explain = TableMatch.why_not_at

    def telling(play: TableMatch, seat: int, place: str) -> Refusal:
        refusal = explain(play, seat, place)
        secret = hash(str(play.game.codec.dump(play.state))) % 1000
        return Refusal(refusal.code, f"{refusal.text} {secret}")

    patch.setattr(TableMatch, "why_not_at", telling)


def _retell_as_the_first_seat(patch: Patch) -> None:
    consult = event_feed.EventFeed.consult

    async def telling(
        one: event_feed.EventFeed,
        job: AnyTableJob,
        *more: Any,  # noqa: ANN401 (passed on)
        **rest: Any,  # noqa: ANN401 (passed on)
    ) -> bytes:
        if isinstance(job, Retell):
            job = msgspec.structs.replace(job, viewer=0)
        return await consult(one, job, *more, **rest)

    patch.setattr(event_feed.EventFeed, "consult", telling)


def _remember_as_the_first_seat(patch: Patch) -> None:
    told = live_table.AppliedEntry.update_for

    def telling(one: live_table.AppliedEntry, table: Table, _viewer: int) -> wire.UpdateMessage:
        return told(one, table, 0)

    patch.setattr(live_table.AppliedEntry, "update_for", telling)


def _tell_the_seed(patch: Patch) -> None:
    make = views.info

    def info(table: Table, here: Any) -> wire.TableInfo:  # noqa: ANN401 (seats)
        return msgspec.structs.replace(make(table, here), seed=table.opened.seed)

    patch.setattr(views, "info", info)


def _show_the_invitations(patch: Patch) -> None:
    look = event_feed.EventFeed.look

    def show(
        one: event_feed.EventFeed, at: live_table.LiveTable, seat: int, *, refusals: bool
    ) -> wire.WelcomeMessage:
        shown = look(one, at, seat, refusals=refusals)
        passes = [Pass(at.code, number, 0) for number in range(len(at.table.seats))]
        shown.table.title = " ".join(one._state.passes.sign_invitation(each) for each in passes)
        return shown

    patch.setattr(event_feed.EventFeed, "look", show)


def _list_the_seed(patch: Patch) -> None:
    make = views.listed

    def listed(table: Table) -> results.Listed:
        return msgspec.structs.replace(make(table), title=table.opened.seed)

    patch.setattr(views, "listed", listed)


def _log_the_seed(patch: Patch) -> None:
    summary_row = summary.summary_row

    def logged(table: Table) -> Any:  # noqa: ANN401 (a summary)
        logging.getLogger("sztab.server.tables.service").info("%s", table.opened)
        return summary_row(table)

    patch.setattr(registry, "summary_row", logged)


def _let_bots_see_more(patch: Patch) -> None:
    ask = scheduler.ask

    def asked(table: Table, seat: int, chosen: Any) -> Any:  # noqa: ANN401 (a rank, a question)
        question = ask(table, seat, chosen)
        return msgspec.structs.replace(question, seed=str(hash(_truth(table))))

    patch.setattr(scheduler, "ask", asked)
    patch.setattr("tests.server.playing.leak_search.ask", asked)


BREAKS = [
    (_tell_all_cards, "in secret|told too much of '"),
    (
        _tell_all_actions,
        "may not know this: .*'action': '.*'}, but could as well be {.* 'seat': .}",
    ),
    (_show_the_movers_view, r"sees something hidden: \.view"),
    (_hint_at_it_in_the_question, r"sees something hidden: \.question"),
    (_hint_at_it_in_a_refusal, r"sees something hidden: \.refused"),
    (_explain_a_refusal_by_it, r"learns from what is answered"),
    (_explain_a_place_by_it, r"learns from what is answered to WhyRequest\(.*place='.+'"),
    (_retell_as_the_first_seat, "in secret|told too much of '"),
    (_remember_as_the_first_seat, "in secret|told too much of '"),
    (_tell_the_seed, "told the seed"),
    (_list_the_seed, "/api/tables tells the seed|something hidden in the list"),
    (_show_the_invitations, "told a pass"),
    (_log_the_seed, "logged the seed"),
    (_let_bots_see_more, "a bot for .* is shown something hidden"),
]
"""Leaks, and the messages with which they are found."""


@cache
def _with_secret_decisions() -> Variant:
    """Return a variant in which players, not only chance, do things that must stay secret."""
    every = [variant for game in installed() for variant in variants(game)]
    return next(variant for variant in every if _has_secret_decisions(variant))


def _has_secret_decisions(variant: Variant) -> bool:
    game = games.get(variant.game)
    state, rng = game.new(game.rules(variant.players, preset=variant.preset)), Rng(1)
    while state.advance(rng) != OVER:
        action = rng.choice(state.legal_actions())
        if state.witnesses(action) != EVERYBODY:
            return True
        state.apply(action)
    return False


@pytest.mark.parametrize(
    ("break_it", "found"), BREAKS, ids=[one.__name__.strip("_") for one, _ in BREAKS]
)
def test_the_leak_test_finds_leaking_servers(
    break_it: Callable[[Patch], None],
    found: str,
    tmp_path: Path,
    server_log: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(scheduler, "ADVISER", "lieutenant")
    variant = _with_secret_decisions()
    amount = LONG if break_it is _tell_all_actions else LITTLE
    break_it(monkeypatch)

    async def play() -> None:
        async with inside(sqlite(tmp_path)) as server:
            await check_leaks(server, variant, f"{variant}", amount, server_log, share=1.0)

    with pytest.raises(Leak, match=found):
        asyncio.run(play())


def test_a_card_of_the_same_name_from_an_open_pile_is_no_leak() -> None:
    """P1 draws a Medal in secret while P2 takes such a Medal from its stack."""
    _check_medal(left=8)
    with pytest.raises(Leak, match="in secret"):
        _check_medal(left=9)  # then it was the one that was drawn


def _check_medal(left: int) -> None:
    """Return the events that a spectator sees of a drawn Medal and of a received one."""
    game = games.get("rush")
    rules = game.rules(2)
    name = "medal-germany-1"
    card = list(cast("RushRules", rules).cards.names).index(name)
    drawn = [Event(CARD_DRAWN, 0, card, -1, 0, 1), Event(MEDAL_TAKEN, 1, card, -1, 0, EVERYBODY)]
    dumps = tuple({"medals": {"germany": {"singles": number}}} for number in (9, left))
    ply: Any = SimpleNamespace(name=f"draw {name}", events=drawn, dumps=dumps)
    table = SimpleNamespace(game=game)
    moment: Any = SimpleNamespace(
        plies=[ply], reveals=lambda *_: False, adapter=adapter_for("rush"), table=table
    )
    spectator: Any = SimpleNamespace(viewer=-1)
    check_unnamed(views.happened(game, rules, drawn, -1), ply, spectator, moment)
