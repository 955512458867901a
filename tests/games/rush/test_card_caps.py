"""Card files have limits: a complaint names each, and no file takes long to check."""

from __future__ import annotations

import difflib

import pytest

from sztab.core.action import ContentError
from sztab.core.content import quotes
from sztab.games.rush.content import CARD_FILE
from sztab.games.rush.game import GAME

VEHICLE = """
[[vehicles]]
id = "{id}"
name = "{name}"
nation = "ussr"
class = "light"
cost = 1
firepower = 1
armour = 1
abilities = [{abilities}]
source = "{source}"
"""
RESEARCH = '{ kind = "research", value = 1 }'


def vehicle(
    card: str = "new", name: str = "New", abilities: int = 0, source: str = "designed"
) -> str:
    return VEHICLE.format(
        id=card, name=name, abilities=", ".join([RESEARCH] * abilities), source=source
    )


def complaints(text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        CARD_FILE.parse(text, "my.toml")
    return [str(one) for one in caught.value.complaints]


def listed(number: int, name: str = "x") -> str:
    return ", ".join(f'"{name}-{n}"' for n in range(number))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (vehicle(name="x" * 61), "vehicles, new: field 'name' has 61 characters, but at most 60"),
        (vehicle(card="x" * 65), "vehicles, row 1: field 'id' has 65 characters, but an id has"),
        (vehicle(source="x" * 301), "field 'source' has 301 characters, but at most 300 are"),
        (vehicle(abilities=9), "field 'abilities' has 9 abilities, but a card has at most 8."),
        (f"remove = [{listed(256)}]", "remove: has 256 ids, but at most 255 are allowed."),
        (f"pool = [{listed(5000)}]", "pool: has 5000 ids, but at most 255 are allowed."),
        ("[[vehicles]]\n" * 256, "vehicles: has 256 entries, but at most 255 are allowed."),
        (vehicle().replace("cost = 1", "cost = 0x" + "f" * 9000), "more than 100 digits"),
        ("a = 0b" + "1" * 9000, "my.toml:1: not a card file: a whole number has more than 100"),
    ],
)
def test_what_is_too_large_is_named_with_its_limit(text: str, complaint: str) -> None:
    found = complaints(text)
    assert len(found) == 1
    assert complaint in found[0]
    assert found[0].startswith("my.toml:")


def test_what_fits_the_limits_is_taken() -> None:
    text = vehicle("x" * 64, "x" * 60, 8, "x" * 300)
    assert GAME.rules(2, content=CARD_FILE.parse(text, "my.toml")).content is not None


def test_suggestions_are_looked_for_only_a_few_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search takes a millisecond; a list of unknown ids must not need thousands of them."""
    searches = 0
    search = difflib.get_close_matches

    def counted(word: str, known: list[str], number: int) -> list[str]:
        nonlocal searches
        searches += 1
        return search(word, known, number)

    monkeypatch.setattr(quotes, "get_close_matches", counted)
    found = complaints(f"remove = [{listed(250, 'ussr-t-x')}]\npool = [{listed(250)}]")
    assert len(found) == 500
    assert "did you mean" in found[0]
    assert searches == quotes.MAX_SUGGESTIONS
    complaints("".join(f"[[vehicles]]\nx{n} = 1\n" for n in range(250)))
    assert searches == 2 * quotes.MAX_SUGGESTIONS


def test_a_complaint_quotes_only_the_beginning_of_a_long_value() -> None:
    for text in (f'start_from = "{"x" * 9000}"', f"remove = {{ a = [{listed(2000)}] }}"):
        assert all(len(one) < 300 for one in complaints(text))
