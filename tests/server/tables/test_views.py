"""Views: choices for the player who decides, secrets for their owners, lists for all."""

from __future__ import annotations

from random import Random

import msgspec

from sztab.core.event import EVERYBODY
from sztab.server import wire
from sztab.server.tables import log, views
from sztab.server.tables.live_table import LiveTable
from tests.server.tables.scenes import BANK, BOT, OPEN, PERSON, TableScene, sit, terms


def shown(scene: TableScene, viewer: int, *, refusals: bool = True) -> wire.PositionView:
    position = views.position(scene.table, viewer, scene.now, refusals=refusals)
    assert position is not None
    return position


def test_there_is_no_position_before_the_start() -> None:
    scene = TableScene(terms("rush", [PERSON, OPEN]))
    assert views.position(scene.table, 0, scene.now, refusals=True) is None


def test_only_the_player_who_decides_has_choices() -> None:
    scene = sit("warsaw", 2, clock=BANK)
    mover = scene.table.to_move()
    one = shown(scene, mover)
    assert [choice.action for choice in one.choices] == scene.choices()
    assert all(choice.text and choice.fields["verb"] for choice in one.choices)
    assert one.refused
    assert all(refused.clause and refused.text for refused in one.refused)
    for viewer in (-1, 1 - mover):
        other = shown(scene, viewer)
        assert (other.choices, other.refused) == ([], [])
        assert (other.to_move, other.turn) == (mover, scene.table.turn)
        assert other.question
        assert other.clock == wire.ClockState([60_000, 60_000], mover)


def test_refusals_are_only_for_clients_that_want_them() -> None:
    scene = sit("warsaw", 2)
    assert shown(scene, scene.table.to_move(), refusals=False).refused == []


def test_nothing_that_may_be_chosen_is_refused() -> None:
    for game, players, preset in (("rush", 2, ""), ("warsaw", 2, ""), ("battlegrounds", 2, "")):
        scene = sit(game, players, preset)
        rng = Random(game)
        for _ in range(15):
            scene.move_any(1, rng)
            one = shown(scene, scene.table.to_move())
            allowed = {choice.action for choice in one.choices}
            assert not allowed & {refused.action for refused in one.refused}


def test_pointing_can_choose_each_of_several_alike() -> None:
    scene, rng, alike = sit("rush", 2), Random("alike"), set[str]()
    for _ in range(80):
        scene.move_any(1, rng)
        seat = scene.table.to_move()
        listed = {choice.action for choice in shown(scene, seat, refusals=False).choices}
        for choice in shown(scene, seat).choices:
            assert scene.table.play.why_not(seat, choice.action) is None
            if choice.action not in listed:
                alike.add(choice.fields["verb"])
    assert alike == {"place", "hit"}


def test_a_player_replaced_by_a_bot_has_no_choices() -> None:
    scene = sit("warsaw", 2)
    seat = scene.table.to_move()
    scene.ask(seat, wire.HandRequest(seat))
    assert shown(scene, seat).choices == []


def test_when_the_game_is_over_nobody_is_asked() -> None:
    scene = sit("warsaw", 2)
    scene.ask(0, wire.ResignRequest())
    one = shown(scene, 0)
    assert (one.to_move, one.question, one.choices) == (None, "", [])


def test_only_the_owner_sees_a_secretly_drawn_card() -> None:
    moved = log.Moved(1, "draw is-2")
    assert views.news(moved, 1, 1 << 1).action == "draw is-2"
    for viewer in (-1, 0, 2):
        assert views.news(moved, viewer, 1 << 1) == wire.News("moved", 1)
        assert views.news(moved, viewer, EVERYBODY).action == "draw is-2"


def test_every_entry_has_its_news() -> None:
    expected: list[tuple[log.Entry, wire.News]] = [
        (log.Joined(1, "Ada"), wire.News("joined", 1, name="Ada")),
        (log.Left(1, "recruit"), wire.News("left", 1, rank="recruit")),
        (log.Started(["deal x"]), wire.News("started")),
        (log.Asked(1, 3, [0]), wire.News("asked", 1)),
        (log.Answered(0, False), wire.News("answered", 0, agree=False)),
        (log.Undone(1, 3), wire.News("undone", 1)),
        (log.Handed(1, "captain"), wire.News("handed", 1, rank="captain")),
        (log.Resigned(1), wire.News("resigned", 1)),
        (log.Flagged(1), wire.News("flagged", 1)),
        (log.Paused(9), wire.News("paused")),
        (log.Continued("GHJKLM"), wire.News("continued", code="GHJKLM")),
        (log.Closed(), wire.News("closed")),
    ]
    for entry, news in expected:
        assert views.news(entry, -1, EVERYBODY) == news


def test_the_table_names_its_players_and_those_asked() -> None:
    scene = TableScene(terms("warsaw", [PERSON, BOT], public=True, clock=BANK)).start()
    info = views.info(scene.table, [0])
    assert [(seat.kind, seat.bot, seat.here) for seat in info.seats] == [
        ("person", "", True),
        ("bot", "lieutenant", False),
    ]
    assert (info.host, info.status, info.asking, info.ending) == (0, "running", None, None)
    scene = sit("battlegrounds", 3, "family")
    first = scene.table.to_move()
    scene.move_any(3)
    asked = scene.undo(first)
    others = [seat for seat in range(3) if seat != first]
    assert views.info(scene.table, []).asking == wire.Asking(asked, first, others)
    scene.ask(others[0], wire.AnswerRequest(asked, True))
    assert views.info(scene.table, []).asking == wire.Asking(asked, first, others[1:])


def test_the_public_list_counts_free_seats() -> None:
    scene = TableScene(terms("rush", [OPEN, OPEN, BOT], public=True))
    scene.join("Ada")
    listed = views.listed(scene.table)
    assert listed.free == 1
    assert [seat.name or seat.bot for seat in listed.seats] == ["Ada", "", "lieutenant"]
    assert not any(seat.here for seat in listed.seats)


def test_the_table_shows_all_options_even_defaults() -> None:
    agreed = terms("rush", [PERSON, OPEN])
    data = msgspec.json.decode(wire.send(views.info(TableScene(agreed).table, [])))
    assert set(data) == set(wire.TableInfo.__struct_fields__)
    for name in ("preset", "settings", "public", "hints", "undo", "watch", "autostart", "patience"):
        assert data[name] == getattr(agreed, name)
    assert (data["clock"], data["asking"], data["ending"], data["seed"]) == (None, None, None, "")


def test_an_update_is_the_same_for_viewers_with_the_same_knowledge() -> None:
    """Warsaw hides hands: only the owner sees what chance has dealt into a hand."""
    scene = sit("warsaw", 2, seed="1")
    live = LiveTable(scene.table)
    proposal = log.Moved(0, "put acz wp.n.line1")
    live.follow(proposal, scene.now)
    step = scene.table.play.decide(1, "put wp acz.n.line1")
    chance = scene.table.play.words(step.move.chance)
    happening = live.follow(log.Moved(1, "put wp acz.n.line1", chance), scene.now, step)
    drawn = [text.split()[1] for text in chance if text.startswith("draw")]
    assert drawn
    watching = msgspec.json.encode(happening.update_for(scene.table, -1)).decode()
    assert not [card for card in drawn if card in watching]
    both = "".join(
        msgspec.json.encode(happening.update_for(scene.table, seat)).decode() for seat in (0, 1)
    )
    assert all(card in both for card in drawn)
