"""Chat at a live table: all clients get it, also those that reconnect, and it is rate-limited."""

from __future__ import annotations

import pytest

from sztab.server import wire
from sztab.server.tables import live_table as live_tables
from tests.server.doubles import in_loop
from tests.server.tables.service.scenes import begun


@in_loop
async def test_chat_is_sent_without_the_position() -> None:
    desk = await begun("rush", 2)
    other, _ = await desk.connect(1)
    watching, _ = await desk.connect()
    turn = desk.live.table.turn
    answer = await desk.ask(0, wire.SayRequest("hello", id="x"))
    assert answer == wire.OkMessage(2, 2, "x")
    for ear in (other, watching):
        update = ear.updates()[-1]
        assert update.news == wire.News("said", 0, text="hello")
        assert (update.seq, update.position, update.events) == (2, None, [])
    assert desk.live.table.turn == turn
    assert desk.stored()[-1] == "Said"


@in_loop
async def test_chat_is_sent_after_a_reconnection() -> None:
    desk = await begun("rush", 2)
    await desk.ask(0, wire.SayRequest(phrase="hello"))
    _, welcome = await desk.connect(1, after=1)
    assert [one.news for one in welcome.missed] == [wire.News("said", 0, phrase="hello")]


@in_loop
async def test_chat_is_rate_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    desk = await begun("rush", 2)
    monkeypatch.setattr(live_tables, "monotonic", lambda: now[0])
    answers = [await desk.ask(0, wire.SayRequest(str(number))) for number in range(7)]
    kinds = [type(answer) for answer in answers]
    assert kinds == [wire.OkMessage] * 5 + [wire.RefusalMessage] * 2
    assert getattr(answers[-1], "code", "") == "too-fast"
    assert isinstance(await desk.ask(1, wire.SayRequest("my turn")), wire.OkMessage)
    now[0] += 1.0
    assert isinstance(await desk.ask(0, wire.SayRequest("again")), wire.OkMessage)
    assert isinstance(await desk.ask(0, wire.SayRequest("and again")), wire.RefusalMessage)
    assert isinstance(await desk.move(), wire.OkMessage)


@in_loop
async def test_a_repeated_chat_request_is_sent_once() -> None:
    desk = await begun("rush", 2)
    await desk.ask(0, wire.SayRequest("hello", id="x"))
    assert await desk.ask(0, wire.SayRequest("hello", id="x")) == wire.OkMessage(2, 2, "x")
    assert desk.stored().count("Said") == 1
