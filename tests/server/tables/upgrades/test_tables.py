"""After an update, a table goes on, or reports where the rules differ and is kept as a record."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from sztab.core.action import PositionError
from sztab.play import Step
from sztab.records import parse_record, print_record, replay
from sztab.server import wire
from sztab.server.tables import fingerprint
from sztab.server.tables import log as entries
from sztab.server.tables.checks import check_value
from sztab.server.tables.housekeeping import Housekeeper
from sztab.server.tables.options import SeatPlan
from sztab.server.tables.summary import read_summary
from sztab.server.tables.table_match import TableMatch
from sztab.server.tables.upgrades import check_tables, kept_record
from sztab.server.wire.refusals import Refusal
from tests.server.doubles import in_loop, refused, until
from tests.server.playing.variants import installed
from tests.server.tables.scenes import BANK, BOT, PERSON
from tests.server.tables.service.conftest import seeds
from tests.server.tables.service.scenes import Desk, begun
from tests.server.tables.upgrades.scenes import (
    MOVES,
    SILENT,
    change_engine,
    change_rules,
    first_difference,
    is_step,
    play,
    position,
    updated,
)

__all__ = ["seeds"]

GAMES = pytest.mark.parametrize("game", sorted(SILENT))


def strip_checks(desk: Desk) -> None:
    """Make the log one of a version without check values and engines."""
    log = desk.store.logs[desk.code]
    for seq, row in enumerate(log):
        entry = entries.decode(row.entry)
        if is_step(entry):
            entry = msgspec.structs.replace(entry, check=0)
        log[seq] = msgspec.structs.replace(row, entry=entries.encode(entry))
    desk.store.summaries[desk.code] = msgspec.structs.replace(
        desk.store.summaries[desk.code], engine=""
    )


async def stopped_at(desk: Desk) -> int:
    """Return the move at which the table has stopped, as a client is told."""
    with pytest.raises(Refusal) as caught:
        await desk.hub.registry.find(desk.code)
    assert caught.value.code == "outdated"
    move = caught.value.values["move"]
    assert isinstance(move, int)
    where = f"at move {move}" if move else "in the set-up"
    assert caught.value.text == (
        f"Table {desk.code} has stopped: this server was updated, and {where} its rules differ "
        "from those that the game was played under. What was played is kept as a record."
    )
    return move


# What is stored


@GAMES
@in_loop
async def test_each_position_is_stored_with_its_check_value(game: str) -> None:
    desk = await begun(game, 2)
    await play(desk, 10)
    stored = [entry.check for entry in desk.store.entries(desk.code) if is_step(entry)]  # type: ignore[union-attr]
    assert len({*stored}) == len(stored) == 11
    assert stored[-1] == check_value(desk.live.table.game, desk.live.table.play.state)
    assert desk.store.summaries[desk.code].engine == fingerprint.fingerprint(game)


def test_an_entry_without_a_check_value_does_not_mention_it() -> None:
    assert b"check" not in entries.encode(entries.Moved(0, "end"))


@in_loop
async def test_check_values_are_not_sent() -> None:
    desk = await begun("warsaw", 2)
    ears = [(await desk.connect(seat))[0] for seat in (-1, 0, 1)]
    await desk.move(5)
    checks = [str(one.check) for one in desk.store.entries(desk.code) if is_step(one)]  # type: ignore[union-attr]
    heard = str([ear.heard for ear in ears])
    assert not [one for one in checks if one in heard]
    assert "check" not in print_record(desk.live.table.record())


# Another engine with the same rules


@GAMES
@in_loop
async def test_a_table_goes_on_if_the_rules_are_the_same(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await begun(game, 2)
    await play(desk)
    before, entries_before = position(desk), desk.stored()
    change_engine(monkeypatch)
    new = updated(desk)
    await new.hub.registry.find(new.code)
    assert position(new) == before
    assert new.stored() == entries_before
    await until(lambda: new.store.summaries[new.code].engine == f"another {game}")
    await new.move(3)


@GAMES
@in_loop
async def test_a_table_without_check_values_goes_on(game: str) -> None:
    desk = await begun(game, 2)
    await play(desk)
    before = position(desk)
    strip_checks(desk)
    new = updated(desk)
    await new.hub.registry.find(new.code)
    assert position(new) == before
    await new.move(3)


@in_loop
async def test_a_table_that_this_engine_has_checked_is_not_checked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = await begun("warsaw", 2)
    await play(desk, 10)
    change_engine(monkeypatch)
    await updated(desk).hub.registry.find(desk.code)
    await until(lambda: desk.store.summaries[desk.code].engine == "another warsaw")
    compared: list[entries.Entry] = []
    monkeypatch.setattr(
        "sztab.server.tables.restore.compare", lambda table, entry: compared.append(entry)
    )
    await updated(desk).hub.registry.find(desk.code)
    assert compared == []


# Changed rules


@GAMES
@in_loop
async def test_a_silent_difference_is_found_at_its_move(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await begun(game, 2)
    positions = await play(desk)
    change_rules(monkeypatch, game)
    move = first_difference(desk, positions)
    assert 0 <= move < MOVES
    assert await stopped_at(updated(desk)) == move


@GAMES
@in_loop
async def test_a_stopped_table_is_kept_as_a_record(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await begun(game, 2)
    await play(desk)
    meant = desk.live.table.record()
    with monkeypatch.context() as patch:
        change_rules(patch, game)
        new = updated(desk)
        move = await stopped_at(new)
        record = await kept_record(new.hub.state, new.code, new.tokens[0])
    assert record.comment == f"Stopped: under rules 1.0 of an updated server, move {move} differs."
    assert record.plies == meant.plies
    assert (record.settings, record.seed, record.cards) == (
        meant.settings,
        meant.seed,
        meant.cards,
    )
    assert parse_record(print_record(record)) == record
    last = replay(parse_record(print_record(record)))  # under the rules of the game
    assert desk.live.table.game.codec.dump(last) == position(desk)


@in_loop
async def test_undone_decisions_are_not_in_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = await begun("rush", [PERSON, PERSON])
    await play(desk, 20)
    for number in range(50):
        seat = desk.live.table.to_move()
        await play(desk, 1, number)
        await desk.ask(seat, wire.UndoRequest(desk.live.table.turn))
    assert "Undone" in desk.stored()
    meant = desk.live.table.record().plies
    change_rules(monkeypatch, "rush")
    new = updated(desk)
    await stopped_at(new)
    assert (await kept_record(new.hub.state, new.code, new.tokens[0])).plies == meant


@in_loop
async def test_a_move_that_is_not_allowed_any_more_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = await begun("battlegrounds", 2)
    await play(desk, 10)
    change_engine(monkeypatch)
    read_move = TableMatch.read_move

    def read(play: TableMatch, seat: int, text: str, chance: list[str]) -> Step:
        if len(play.moves) == 6:
            raise PositionError("It cannot have been played here.")
        return read_move(play, seat, text, chance)

    monkeypatch.setattr(TableMatch, "read_move", read)
    assert await stopped_at(updated(desk)) == 7


@in_loop
async def test_toggles_that_do_not_go_together_any_more_stop_a_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = await begun("warsaw", 2)
    game = desk.live.table.game
    monkeypatch.setattr(game, "all_toggles", game.toggles()[1:])
    change_engine(monkeypatch)
    new = updated(desk)
    assert await stopped_at(new) == 0
    assert new.stored()[-1] == "Stopped"


@in_loop
async def test_a_broken_log_is_not_stopped() -> None:
    """An unreadable log says nothing about the rules: nothing is written or reported."""
    desk = await begun("rush", 2)
    await play(desk, 5)
    log = desk.store.logs[desk.code]
    log[4] = msgspec.structs.replace(log[4], entry=b"{}")
    strip = desk.store.summaries[desk.code]
    desk.store.summaries[desk.code] = msgspec.structs.replace(strip, engine="")
    new = updated(desk)
    assert await refused(new.hub.registry.find(new.code)) == "broken"
    assert len(log) == 7


# Afterwards


@pytest.mark.parametrize(("second", "waits"), [(PERSON, "clock"), (BOT, "bot")])
@in_loop
async def test_nothing_happens_at_a_stopped_table(
    second: SeatPlan, waits: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No bot decides, no clock runs out, nobody is replaced, and nothing is replayed again."""
    desk = await begun("rush", [PERSON, second], clock=BANK)
    while len(desk.live.table.play.moves) < 10 or desk.live.table.waits() != waits:
        if len(desk.live.table.play.moves) >= 10 and desk.thinkers.thinking is None:
            desk.thinkers.thinking = asyncio.Event()  # the bot never answers
        if desk.live.table.seats[desk.live.table.to_move()].bot:
            await asyncio.sleep(0)
        else:
            await desk.move()
    before = desk.stored()
    change_rules(monkeypatch, "rush")
    new = updated(desk)
    assert new.store.summaries[new.code].waits == waits
    new.clock.now += 10_000_000  # long after everybody's time was over
    keeper = Housekeeper(new.hub.registry)
    await keeper.start()
    await until(lambda: new.stored()[-1] == "Stopped")
    for _ in range(100):
        await asyncio.sleep(0)
    await keeper.close()
    assert new.stored() == [*before, "Stopped"]
    assert new.thinkers.questions == []
    summary = new.store.summaries[new.code]
    assert (summary.status, summary.waits, summary.engine) == ("over", "", "another rush")
    monkeypatch.setattr("sztab.server.tables.upgrades.restore", None)  # it is not needed any more
    assert await stopped_at(new) > 0
    assert new.code not in new.hub.state.live


@in_loop
async def test_players_see_among_their_tables_that_it_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = await begun("rush", 2)
    await play(desk, 40)
    change_rules(monkeypatch, "rush")
    new = updated(desk)
    await stopped_at(new)
    (mine,) = await new.hub.seats.mine([new.tokens[1]])
    assert mine is not None
    assert (mine.status, mine.to_move) == ("over", None)


@in_loop
async def test_only_permitted_viewers_get_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = await begun("rush", 2, watch=False)
    other = await begun("rush", 2)
    await play(desk, 40)
    new = updated(desk)
    assert await refused(kept_record(new.hub.state, new.code, new.tokens[0])) == "outdated"
    change_rules(monkeypatch, "rush")
    await stopped_at(new)
    assert await refused(kept_record(new.hub.state, new.code, "")) == "private"
    assert await refused(kept_record(new.hub.state, new.code, "forged")) == "bad-token"
    assert await refused(kept_record(new.hub.state, new.code, other.tokens[0])) == "bad-token"
    assert (await kept_record(new.hub.state, new.code, new.tokens[1])).plies
    row = await new.hub.store.table(new.code)
    assert row is not None
    kept = read_summary(row)
    assert kept is not None
    left = msgspec.structs.replace(kept, token_generations=(1, 0))
    listing = msgspec.structs.replace(row.summary, listing=wire.send(left))
    new.store.summaries[new.code] = listing
    assert await refused(kept_record(new.hub.state, new.code, new.tokens[0])) == "bad-token"


@in_loop
async def test_another_worker_may_have_stopped_it(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = await begun("rush", 2)
    await play(desk, 40)
    change_rules(monkeypatch, "rush")
    new = updated(desk)
    new.store.trouble, new.store.rival = ["beaten"], entries.Stopped(5, "1.0")
    await stopped_at(new)
    assert new.stored().count("Stopped") == 1


@in_loop
async def test_a_notified_worker_drops_the_table() -> None:
    desk = await begun("rush", 2)
    ear, _ = await desk.connect(0)
    desk.store.write(desk.code, entries.Stopped(0, "1.0"))
    live = desk.live
    assert await refused(desk.hub.registry.refresh(live)) == "outdated"
    assert ear.bye is not None
    assert desk.code not in desk.hub.state.live
    await desk.hub.close()


# In the background


@GAMES
@in_loop
async def test_all_running_tables_are_checked_in_the_background(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await begun(game, 2)
    await play(desk)
    change_engine(monkeypatch)
    new = updated(desk)
    assert await check_tables(new.hub.state, new.hub.registry.find) == 1
    assert new.store.summaries[new.code].engine == f"another {game}"
    assert new.code not in new.hub.state.live
    assert await check_tables(new.hub.state, new.hub.registry.find) == 0


@GAMES
@in_loop
async def test_a_difference_is_found_in_the_background(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = await begun(game, 2)
    await play(desk)
    change_rules(monkeypatch, game)
    new = updated(desk)
    assert await check_tables(new.hub.state, new.hub.registry.find) == 1
    assert new.stored()[-1] == "Stopped"
    assert await check_tables(new.hub.state, new.hub.registry.find) == 0


@in_loop
async def test_a_table_in_use_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = await begun("rush", 2)
    await desk.move(3)
    change_engine(monkeypatch)
    reads = desk.store.reads
    assert await check_tables(desk.hub.state, desk.hub.registry.find) == 1
    assert desk.store.reads == reads


def test_every_game_has_a_silent_change() -> None:
    assert sorted(SILENT) == [game.name for game in installed()]
