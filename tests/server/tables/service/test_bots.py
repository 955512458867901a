"""Bots and hints: they get views, decide on their turn, and never delay anyone."""

from __future__ import annotations

import asyncio
import json

import pytest

from sztab.core.action import RulesError
from sztab.server import wire
from sztab.server.tables.options import SeatPlan
from sztab.server.tables.scheduler import ADVISER, ask
from sztab.server.workers.ranks import rank
from tests.server.doubles import Scene, in_loop, refused, until
from tests.server.tables.scenes import BANK, BOT, PERSON, terms
from tests.server.tables.service.scenes import Desk, begun

FIRST = {"opt.firstPlayer": "host"}
"""Seat 0 begins."""

# Bots


@in_loop
async def test_bots_play_until_a_person_has_to_decide() -> None:
    desk = await begun("rush", [PERSON, BOT, BOT])
    await until(lambda: desk.live.table.to_move() == 0)
    await desk.ask(0, wire.MoveRequest(desk.live.table.turn, "end"))
    await until(lambda: desk.live.table.to_move() == 0 and desk.live.thinking is None)
    seats = [one.seat for one in desk.live.table.play.moves]
    assert {1, 2} <= set(seats)
    assert len(desk.stored()) == desk.live.table.seq + 1


@in_loop
async def test_the_bots_of_a_lesson_wait_until_the_person_is_ready() -> None:
    desk = await begun("rush", [BOT, PERSON], lesson=True, settings=FIRST)
    await _settle(desk)
    moves = desk.live.table.play.moves
    assert desk.live.table.to_move() == 0
    assert moves == []
    assert desk.live.is_idle(-1.0), "an abandoned lesson must not stay in memory"
    assert await refused(desk.ask(-1, wire.ReadyRequest())) == "spectator"
    assert moves == []
    assert isinstance(await desk.ask(1, wire.ReadyRequest()), wire.OkMessage)
    await until(lambda: desk.live.table.to_move() == 1)
    assert {one.seat for one in moves} == {0}
    assert isinstance(await desk.ask(1, wire.ReadyRequest()), wire.OkMessage), "it may be repeated"


@in_loop
async def test_the_bots_of_a_lesson_go_on_once_the_person_has_decided() -> None:
    desk = await begun("rush", [PERSON, BOT], lesson=True, settings=FIRST)
    assert desk.live.table.to_move() == 0
    while desk.live.table.to_move() == 0:
        await desk.move()
    await until(lambda: any(one.seat == 1 for one in desk.live.table.play.moves))


@in_loop
async def test_a_lesson_cannot_hold_up_other_people() -> None:
    scene = Scene()
    for plans in ([PERSON, PERSON, BOT], [PERSON, SeatPlan("open"), BOT], [BOT, BOT]):
        with pytest.raises(RulesError, match="one person"):
            await scene.hub.open(terms("rush", plans, lesson=True))


async def _settle(desk: Desk) -> None:
    """Run all tasks that are ready."""
    for _ in range(20):
        await asyncio.sleep(0)
    assert desk.live.thinking is None


@in_loop
async def test_bots_alone_play_to_the_end() -> None:
    desk = await begun("battlegrounds", [BOT, BOT], "family")
    async with asyncio.timeout(15):
        await until(lambda: desk.live.table.status == "over")
    await until(lambda: desk.live.thinking is None)
    assert desk.store.summaries[desk.code].waits == ""


@in_loop
async def test_a_bot_is_asked_with_its_own_view_and_no_more() -> None:
    desk = await begun("warsaw", [PERSON, SeatPlan("bot", rank="corporal")])
    await desk.move()
    await until(lambda: bool(desk.thinkers.questions))
    question = desk.thinkers.questions[0]
    assert desk.thinkers.ranks[0] == "corporal"
    assert question.view["seat"] in {1, "P2"}
    seed = desk.live.table.opened.seed
    assert question.seed != seed
    assert "seed" not in question.view


@in_loop
async def test_a_question_holds_the_seats_view_as_the_rank_remembers_it() -> None:
    desk = await begun("battlegrounds", 2, "family")
    await desk.move(30)
    table = desk.live.table
    seat, state = table.to_move(), table.play.state
    views = []
    for name in ("recruit", "corporal", "lieutenant"):
        chosen = rank(name)
        question = ask(table, seat, chosen)
        assert question.view == table.game.codec.dump_view(state.view(seat).recall(chosen.memory))
        views.append(json.dumps(question.view))
    assert views[1] != views[2]


@in_loop
async def test_a_forced_move_is_not_thought_about() -> None:
    desk = await begun("rush", [BOT, BOT, PERSON])
    await until(lambda: desk.live.table.to_move() == 2)
    before = len(desk.thinkers.questions)
    decided = desk.stored().count("Moved")
    assert before <= decided


async def failing() -> tuple[Desk, int]:
    """Let a bot fail to decide."""
    desk = await begun("rush", [PERSON, PERSON])
    seat = desk.live.table.to_move()
    desk.thinkers.fails = True
    await desk.ask(seat, wire.HandRequest(seat))
    return desk, seat


@in_loop
async def test_a_bot_that_fails_is_logged_and_the_table_goes_on() -> None:
    desk, seat = await failing()
    await until(lambda: b"sztab_errors_total 1.0" in desk.hub.state.metrics.render())
    assert len(desk.thinkers.questions) == 1  # not again before some time has passed
    await desk.ask(seat, wire.BackRequest())
    await desk.move()
    assert desk.stored()[-1] == "Moved"


@in_loop
async def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sztab.server.tables.scheduler.ASK_AGAIN", 0.0)
    desk, seat = await failing()
    await until(lambda: len(desk.thinkers.questions) > 2)
    assert "Moved" not in desk.stored()
    desk.thinkers.fails = False
    await until(lambda: desk.live.table.to_move() != seat)
    assert desk.live.table.play.moves[0].seat == seat


@in_loop
async def test_a_player_who_takes_over_from_a_failing_bot_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sztab.server.tables.scheduler.ASK_AGAIN", 0.0)
    desk, seat = await failing()
    await until(lambda: bool(desk.thinkers.questions))
    await desk.ask(seat, wire.BackRequest())
    await until(lambda: desk.live.thinking is None)
    assert "Moved" not in desk.stored()


@in_loop
async def test_a_new_name_does_not_make_a_bot_think_again_from_the_beginning() -> None:
    desk = await begun("warsaw", [PERSON, BOT])
    desk.thinkers.thinking = asyncio.Event()
    await desk.move()
    await until(lambda: len(desk.thinkers.questions) == 1)
    for n in range(5):
        await desk.ask(0, wire.RenameRequest(f"n{n}"))
        for _ in range(20):
            await asyncio.sleep(0)
    assert len(desk.thinkers.questions) == 1


@in_loop
async def test_a_player_who_returns_while_the_bot_thinks_decides() -> None:
    desk = await begun("rush", 2)
    seat = desk.live.table.to_move()
    desk.thinkers.thinking = asyncio.Event()
    await desk.ask(seat, wire.HandRequest(seat, "general"))
    await until(lambda: bool(desk.thinkers.questions))
    await desk.ask(seat, wire.BackRequest())
    desk.thinkers.thinking.set()
    await until(lambda: desk.live.thinking is None)
    assert "Moved" not in desk.stored()
    await desk.move()
    assert desk.live.table.play.moves[-1].seat == seat


@in_loop
async def test_a_bot_takes_over_for_a_player_who_resigns() -> None:
    desk = await begun("rush", 3)
    seat = desk.live.table.to_move()
    await desk.ask(seat, wire.ResignRequest())
    await until(lambda: desk.live.table.to_move() != seat)
    assert desk.stored().count("Moved") >= 1
    assert desk.live.table.status == "running"


# Clocks


@in_loop
async def test_the_timer_fires_when_the_time_is_over() -> None:
    desk = await begun("warsaw", 2, clock=BANK)
    ear, _ = await desk.connect(1)
    desk.clock.now += 60_001
    desk.hub.registry.scheduler.wake(desk.live, mine=True)
    await until(lambda: desk.live.table.status == "over")
    assert desk.stored()[-1] == "Flagged"
    await until(lambda: ear.kinds() == ["flagged"])


@in_loop
async def test_a_timer_that_fires_too_early_is_set_again() -> None:
    desk = await begun("warsaw", 2, clock=BANK)
    first = desk.live.alarm
    await desk.hub.registry.scheduler._ring(desk.live)
    assert desk.live.table.status == "running"
    assert desk.live.alarm is not None
    assert desk.live.alarm is not first


@in_loop
async def test_the_timer_of_a_finished_game_does_nothing() -> None:
    desk = await begun("warsaw", 2, clock=BANK)
    assert desk.live.alarm is not None
    await desk.ask(0, wire.ResignRequest())
    assert desk.live.alarm is None


# Hints


async def hinting(*, hints: bool = True) -> tuple[Desk, int]:
    desk = await begun("rush", 2, hints=hints)
    return desk, desk.live.table.to_move()


@in_loop
async def test_a_hint_is_the_action_of_a_bot() -> None:
    desk, seat = await hinting()
    turn = desk.live.table.turn
    answer = await desk.ask(seat, wire.HintRequest(turn, "h"))
    assert isinstance(answer, wire.AdviceMessage)
    assert (answer.turn, answer.rank, answer.id) == (turn, ADVISER, "h")
    assert answer.choice.action in desk.choices()
    assert answer.choice.text
    assert (answer.simulations, answer.share, answer.runner_up_share) == (500, 62, 21)
    assert answer.runner_up is not None
    assert answer.runner_up.action in desk.choices()
    assert answer.runner_up.action != answer.choice.action
    assert desk.stored() == ["Opened", "Started"]


@in_loop
async def test_no_hints_where_they_were_not_agreed() -> None:
    desk, seat = await hinting(hints=False)
    assert await refused(desk.ask(seat, wire.HintRequest(desk.live.table.turn))) == "not-agreed"


@in_loop
async def test_hints_are_only_for_the_player_who_has_to_decide() -> None:
    desk, seat = await hinting()
    for other in (-1, 1 - seat):
        assert (
            await refused(desk.ask(other, wire.HintRequest(desk.live.table.turn)))
            == "not-your-turn"
        )
    await desk.ask(seat, wire.ResignRequest())
    assert await refused(desk.ask(seat, wire.HintRequest(desk.live.table.turn))) == "not-your-turn"


@in_loop
async def test_a_hint_on_another_position_is_stale() -> None:
    desk, seat = await hinting()
    assert await refused(desk.ask(seat, wire.HintRequest(desk.live.table.turn - 1))) == "stale"


@in_loop
async def test_a_hint_that_comes_too_late_is_stale() -> None:
    desk, seat = await hinting()
    desk.thinkers.thinking = asyncio.Event()
    task = asyncio.create_task(desk.ask(seat, wire.HintRequest(desk.live.table.turn)))
    await until(lambda: bool(desk.thinkers.questions))
    assert await refused(desk.ask(seat, wire.HintRequest(desk.live.table.turn))) == "asked"
    await desk.move()  # nobody waits for a hint
    desk.thinkers.thinking.set()
    assert await refused(task) == "stale"
    assert desk.live.hinted == set()


@in_loop
async def test_a_failed_hint_is_refused() -> None:
    desk, seat = await hinting()
    desk.thinkers.fails = True
    assert await refused(desk.ask(seat, wire.HintRequest(desk.live.table.turn))) == "no-hint"
    desk.thinkers.fails = False
    assert isinstance(
        await desk.ask(seat, wire.HintRequest(desk.live.table.turn)), wire.AdviceMessage
    )
