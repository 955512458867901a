"""A table stores the value of every toggle and shows those that differ from the preset."""

from __future__ import annotations

from sztab.server import wire
from sztab.server.tables import log, views
from tests.server.doubles import in_loop
from tests.server.tables.scenes import PERSON
from tests.server.tables.service.scenes import Desk, begun

ASKED = {"opt.depotInfo": "all"}


def opened(desk: Desk, code: str = "") -> log.Opened:
    first = desk.store.entries(code or desk.code)[0]
    assert isinstance(first, log.Opened)
    return first


@in_loop
async def test_a_table_stores_every_toggle_and_shows_what_differs() -> None:
    desk = await begun("rush", 3, "second-front", settings=ASKED)
    table = desk.live.table
    assert opened(desk).terms.settings == table.rules.settings
    assert len(opened(desk).terms.settings) == len(table.game.toggles())
    assert views.info(table, ()).settings == ASKED


@in_loop
async def test_a_rematch_is_played_under_the_same_toggles() -> None:
    desk = await begun("rush", [PERSON, PERSON], settings=ASKED)
    await desk.ask(0, wire.ResignRequest())
    answer = await desk.ask(0, wire.RematchRequest())
    assert isinstance(answer, wire.NextMessage)
    assert opened(desk, answer.code).terms.settings == desk.live.table.rules.settings


@in_loop
async def test_a_bot_is_asked_under_the_rules_of_the_table() -> None:
    desk = await begun("rush", 2, "second-front", settings=ASKED)
    await desk.ask(desk.live.table.to_move(), wire.HintRequest(desk.live.table.turn))
    (question,) = desk.thinkers.questions
    assert (question.preset, question.settings) == ("", desk.live.table.rules.settings)
