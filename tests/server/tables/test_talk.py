"""Chat: seats can talk, and the game is not affected."""

from __future__ import annotations

from typing import get_args

import pytest

from sztab.server import wire
from sztab.server.tables import log, views
from sztab.server.tables.proposals import MAX_SAID
from sztab.server.wire import Phrase
from tests.server.tables.scenes import BANK, OPEN, PERSON, TableScene, sit, terms


def test_a_text_and_a_phrase_are_said_as_they_are() -> None:
    scene = sit("rush", 2)
    scene.ask(0, wire.SayRequest("Good luck, <b>Bo</b>!"))
    scene.ask(1, wire.SayRequest(phrase="thanks"))
    said = [entry for _, entry in scene.log if isinstance(entry, log.Said)]
    assert said == [log.Said(0, "Good luck, <b>Bo</b>!"), log.Said(1, "", "thanks")]
    assert [views.news(one, -1, -1) for one in said] == [
        wire.News("said", 0, text="Good luck, <b>Bo</b>!"),
        wire.News("said", 1, phrase="thanks"),
    ]


def test_chat_has_a_number_but_changes_no_turn_question_or_clock() -> None:
    scene = sit("rush", 2, clock=BANK)
    scene.move_any(3)
    before, left = scene.table.turn, scene.left()
    assert scene.ask(1, wire.SayRequest("hm")) == scene.table.seq
    assert (scene.table.turn, scene.left()) == (before, left)
    scene.move_any(1)
    scene.check_log()


def test_chat_does_not_prevent_an_undo() -> None:
    scene = sit("battlegrounds", 2)
    scene.move_any(1)
    state, mover = scene.table.play.history(), scene.table.play.moves[-1].seat
    scene.ask(1 - mover, wire.SayRequest("take it back"))
    scene.undo(mover)
    scene.ask(mover, wire.SayRequest(phrase="oops"))
    assert len(scene.table.play.moves) == 0
    scene.move_any(1)
    assert scene.table.play.history() == state
    scene.check_log()


def test_a_question_stays_open_while_people_talk_about_it() -> None:
    scene = sit("warsaw", 2, seed="1")
    scene.move("put acz wp.n.line1", "put wp acz.n.line1")
    scene.move_any(1)
    if scene.table.asked is None:
        scene.undo(1)
    asked = scene.table.asked
    scene.ask(0, wire.SayRequest("Why?"))
    assert scene.table.asked is asked


def test_people_talk_before_the_game_and_after_it_but_not_at_a_closed_table() -> None:
    scene = TableScene(terms("rush", [PERSON, OPEN]))
    scene.ask(0, wire.SayRequest("Anybody?"))
    scene.ask(0, wire.LeaveRequest())
    assert scene.refused(0, wire.SayRequest("bye")) == "not-running"
    over = sit("rush", 2)
    over.ask(0, wire.ResignRequest())
    over.ask(0, wire.SayRequest(phrase="good-game"))
    over.check_log()


def test_the_record_has_no_chat() -> None:
    quiet, loud = sit("rush", 2), sit("rush", 2)
    loud.ask(0, wire.SayRequest("psst"))
    for scene in (quiet, loud):
        scene.move_any(5)
    assert quiet.table.record() == loud.table.record()


def test_spectators_do_not_speak() -> None:
    assert sit("rush", 2).refused(-1, wire.SayRequest("me too")) == "spectator"


def test_chat_can_be_switched_off() -> None:
    scene = sit("rush", 2, chat=False)
    assert scene.refused(0, wire.SayRequest("hello")) == "not-agreed"
    assert views.info(scene.table, ()).chat is False


@pytest.mark.parametrize(
    "request_",
    [wire.SayRequest(), wire.SayRequest(" \n\u202e "), wire.SayRequest("hello", "hello")],
    ids=["nothing", "unseen", "both"],
)
def test_a_chat_message_is_a_text_or_a_phrase(request_: wire.SayRequest) -> None:
    assert sit("rush", 2).refused(0, request_) == "malformed"


def test_the_same_words_with_the_same_mark_are_said_once() -> None:
    scene = sit("rush", 2)
    done = scene.ask(0, wire.SayRequest("hello", id="a"))
    with pytest.raises(Exception, match="done already"):
        scene.ask(0, wire.SayRequest("hello", id="a"))
    assert scene.table.seq == done
    scene.ask(1, wire.SayRequest("hello", id="a"))
    scene.ask(0, wire.SayRequest("hello", id="b"))
    assert scene.table.said == 3


def test_a_log_does_not_grow_without_end() -> None:
    scene = sit("rush", 2)
    scene.table.said = MAX_SAID - 1
    scene.ask(0, wire.SayRequest("the last word"))
    assert scene.refused(1, wire.SayRequest("no, mine")) == "enough"


def test_invisible_text_is_not_sent() -> None:
    scene = sit("rush", 2)
    scene.ask(0, wire.SayRequest("a\x00\x1b[31mb\u202e\u200bc"))
    assert scene.log[-1][1] == log.Said(0, "a [31mbc")


def test_text_of_older_logs_is_cleaned_when_it_is_shown() -> None:
    old = [log.Joined(0, "A\u202eda\x1b"), log.Said(0, "x\u200by")]
    assert [views.news(one, -1, -1) for one in old] == [
        wire.News("joined", 0, name="Ada"),
        wire.News("said", 0, text="xy"),
    ]
    scene = TableScene(terms("rush", [PERSON, OPEN]))
    scene.take(old[0])
    assert scene.table.seats[0].name == "Ada"


def test_phrases_are_keys() -> None:
    phrases = get_args(Phrase)
    assert {"good-game", "well-played", "thanks", "hello", "one-moment", "oops"} <= set(phrases)
    assert len(set(phrases)) == len(phrases)
