"""Messages: parsed when needed, filled in with or without Fluent, and never missing silently."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sztab.words import ENGLISH, LANGUAGES, Messages, messages
from sztab.words.messages import MessageWarning

POLISH = messages("pl")


def test_english_comes_first() -> None:
    assert LANGUAGES[0] == ENGLISH
    assert {"pl", "cs"} <= set(LANGUAGES)


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 karta"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")]
)
def test_numbers_have_the_forms_of_their_language(number: int, said: str) -> None:
    assert POLISH.say("words-cards", n=number) == said


def test_messages_inside_messages_are_found() -> None:
    said = POLISH.say("warsaw-place", army="wp", spot="line1", front="n")
    assert said == "1. linia, Front Północny, Wojsko Polskie"


@pytest.mark.parametrize("key", ["words-of", "terminal-saved", "rush-do-buy"])
def test_plain_messages_read_the_same_with_and_without_fluent(key: str) -> None:
    args = {name: f"<{name}>" for name in POLISH.variables(key)}
    assert POLISH.say(key, **args) == POLISH._format_fluent(key, tuple(args.items()))


def test_large_numbers_are_written_as_the_language_does() -> None:
    assert messages(ENGLISH).say("rush-value-cost", n=12345) == "cost 12,345"


def test_long_texts_are_kept_whole() -> None:
    long = "x" * 5000
    assert long in messages(ENGLISH).say("terminal-wins", who=long)
    assert long in messages(ENGLISH).say("warsaw-event-armies", wp=long, acz=long * 2)


def test_a_missing_message_is_reported_and_said_in_english() -> None:
    made_up = Messages("xx")
    with pytest.warns(MessageWarning, match="no message words-over"):
        assert made_up.say("words-over") == "The game is over."


def test_a_missing_argument_is_reported() -> None:
    with pytest.warns(MessageWarning, match="words-cards"):
        assert messages(ENGLISH).say("words-cards")


def test_arguments_are_known_through_other_messages() -> None:
    assert POLISH.variables("warsaw-sheet-beside") == {"resource"}


@pytest.mark.parametrize("room", ["sztab.words", "sztab.server.tables.table", "sztab.cli.main"])
def test_fluent_is_loaded_only_when_a_message_needs_it(room: str) -> None:
    script = f"import sys, {room}; assert 'fluent.runtime' not in sys.modules"
    subprocess.run([sys.executable, "-c", script], check=True)
