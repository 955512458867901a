"""Reading and searching the clauses of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab import games
from sztab.catalogue import rulebook as module
from sztab.catalogue.rulebook import Clause, distinct_words, load_rulebook
from sztab.core.action import SztabError
from tests.laws.adapters import clauses_of
from tests.records.played import NAMES
from tests.toy.game import GAME as TOY

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_read(name: str) -> None:
    book = load_rulebook(name)
    assert {clause.id for clause in book.clauses} == clauses_of(name)
    assert all(clause.text and clause.section and clause.source for clause in book.clauses)
    first = book.clauses[0]
    assert book.find(first.id.lower()) is first
    assert book.search(f" {first.id} ") == [first]


def test_a_search_finds_clauses_with_all_words() -> None:
    found = load_rulebook("rush").search("SIEGE armour")
    assert found
    assert all(clause.mentions("siege") and clause.mentions("armour") for clause in found)
    assert load_rulebook("rush").search("siege flamingo") == []
    assert load_rulebook("rush").find("RUSH-999") is None


def scanned(monkeypatch: pytest.MonkeyPatch, words: str) -> int:
    """Return how many clauses a search reads."""
    book, looked = load_rulebook("rush"), 0
    mentions = Clause.mentions

    def count(clause: Clause, word: str) -> bool:
        nonlocal looked
        looked += 1
        return mentions(clause, word)

    with monkeypatch.context() as patched:
        patched.setattr(Clause, "mentions", count)
        book.search(words)
    return looked


def test_a_repeated_word_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    number = len(load_rulebook("rush").clauses)
    assert scanned(monkeypatch, "a " * 99) == number
    assert scanned(monkeypatch, "Tank tank TANKS an a") == number


def test_a_search_narrows_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    number = len(load_rulebook("rush").clauses)
    assert scanned(monkeypatch, "flamingo " + " ".join("abcdehijk")) == number
    rare = len(load_rulebook("rush").search("headquarters"))
    assert scanned(monkeypatch, "z headquarters") == number + rare


def test_text_is_casefolded_when_the_book_is_read() -> None:
    clause = load_rulebook("rush").clauses[0]
    assert clause.searched == clause.searched.casefold()
    assert clause.text.casefold() in clause.searched


def test_words_are_distinct_and_long_ones_come_first() -> None:
    assert distinct_words("b a Bee a straße STRASSE") == ["strasse", "bee"]
    assert distinct_words(" ") == []


@pytest.mark.parametrize("name", ["chess", "../rules/rush", "/etc/passwd", ""])
def test_only_a_game_has_a_book(name: str) -> None:
    with pytest.raises(SztabError, match="There is no game"):
        load_rulebook(name)


def test_a_game_without_clauses_has_an_empty_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._registered, TOY.name, TOY)
    assert load_rulebook(TOY.name).clauses == ()


def test_a_file_that_is_no_rules_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[rules]\n", encoding="utf-8")
    monkeypatch.setattr(module, "rules_file", lambda _: file)
    with pytest.raises(SztabError, match=r"bad\.toml: cannot be read as rules"):
        load_rulebook.__wrapped__("rush")
