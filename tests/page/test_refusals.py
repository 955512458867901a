"""Refusals are complete, with their numbers, in every language."""

from __future__ import annotations

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from sztab.core.languages import english
from sztab.server.wire.old_keys import _old_keys
from tests.declared.refusals import refusals, unclear
from tests.page.texts import LANGUAGES, ROOT, Message, junk, messages, needs

GAMES = ("rush", "warsaw", "battlegrounds")


def said(game: str, language: str) -> dict[str, Message]:
    path = ROOT / "locales" / language / f"refusals-{game}.ftl"
    assert junk(path) == []
    return messages(path)


@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_written_out(game: str) -> None:
    assert unclear(game) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_said_and_none_is_left_over(game: str, language: str) -> None:
    wanted = {f"no-{one.key}" for one in refusals(game)}
    assert sorted(said(game, language)) == sorted(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_languages_say_the_same(game: str, language: str) -> None:
    words, plain = said(game, language), said(game, "en")
    for key in plain:
        assert needs(words, key) == needs(plain, key), f"{key} does not say the same in {language}"


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_sentence_speaks_of_is_given_to_it(game: str) -> None:
    """This covers values that are literal in the code; the tests of clauses cover the others."""
    words = said(game, "en")
    for one in refusals(game):
        wanted = needs(words, f"no-{one.key}")
        assert one.values is None or one.values >= wanted, f"{one.place}: {one.key} lacks {wanted}"


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_says_the_english_ones_by_itself(game: str) -> None:
    """They are read without Fluent, so they are plain; a key has one sentence in all games."""
    for key, message in said(game, "en").items():
        plain = message.text.replace("{ $", "{").replace(" }", "}").replace("’", "'")
        assert f"{key} = {english(key)}" == plain


def test_every_old_key_belongs_to_one_of_today() -> None:
    today = {one.key for game in GAMES for one in refusals(game)}
    old = _old_keys()
    assert set(old) <= today
    assert len(set(old.values())) == len(old)
