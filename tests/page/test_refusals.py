"""What is not allowed is said with its numbers in every language."""

from __future__ import annotations

import pytest

pytest.importorskip("fluent.syntax", reason="the compiled build is tested without the page's tools")

from tests.page.refusals import sentences, unclear
from tests.page.texts import LANGUAGES, ROOT, junk, messages, needs

GAMES = ("rush", "warsaw", "battlegrounds")
OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_written_out(game: str) -> None:
    assert unclear(game) == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_is_said(game: str, language: str) -> None:
    path = ROOT / "locales" / language / f"refusals-{game}.ftl"
    assert junk(path) == []
    said = messages(path)
    wanted = sentences(game)
    assert sorted(said) == sorted(wanted)
    for key, values in wanted.items():
        assert needs(said, key) == values, f"{key} does not say the same in {language}"
