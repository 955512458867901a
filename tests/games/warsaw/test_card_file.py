"""A mistake in a card file is reported with the file, the line, the card and the field."""

from __future__ import annotations

from importlib import resources

import pytest

from sztab.core.action import ContentError
from sztab.games.warsaw import content
from sztab.games.warsaw.content import CARD_FILE

TEXT = resources.files("sztab.games.warsaw").joinpath("data", "cards.toml").read_text("utf-8")


def complaints(text: str) -> list[str]:
    """Return all complaints about a file."""
    with pytest.raises(ContentError) as caught:
        CARD_FILE.parse(text, "my.toml")
    return [str(one) for one in caught.value.complaints]


def line_in(text: str, part: str) -> int:
    """Return the line of the first occurrence of a part of the text."""
    return text[: text.index(part)].count("\n") + 1


def row_lines(text: str, card: str) -> range:
    """Return the lines of a card's row."""
    first = line_in(text, f'id = "{card}"') - 1
    rest = text.splitlines()[first:]
    return range(first, first + (rest.index("") if "" in rest else len(rest)) + 1)


def in_row(complaint: str, text: str, card: str) -> str:
    """Return a complaint without its file and line, which must be in the card's row."""
    file, line, rest = complaint.split(":", 2)
    assert file == "my.toml"
    assert int(line) in row_lines(text, card)
    return rest.removeprefix(f" cards, {card}: ")


def edited(card: str, old: str, new: str) -> str:
    """Return the card file with one change in the row of a card."""
    before, row = TEXT.split(f'id = "{card}"\n')
    assert old in row.partition("\n\n")[0]
    return f'{before}id = "{card}"\n{row.replace(old, new, 1)}'


def test_the_card_file_is_taken() -> None:
    assert CARD_FILE.merge(CARD_FILE.parse(TEXT, "my.toml")) == CARD_FILE.printed()


@pytest.mark.parametrize(
    ("card", "old", "new", "problem"),
    [
        ("wp-9dp", "source =", "price = 1\nsource =", "unknown field 'price'; known: id, code"),
        ("wp-9dp", "source =", "sauce =", "unknown field 'sauce' (did you mean 'source'?)"),
        ("wp-9dp", 'source = "designed"', "source = 1", "field 'source' must be a text, not 1"),
        ("wp-9dp", 'army = "wp"', 'army = "WP"', "field 'army' is 'WP'"),
        ("wp-9dp", '"unit"', '"tank"', "field 'kind' is 'tank'; known: unit, commander, order"),
        ("wp-9dp", 'kind = "unit"\n', "", "field 'kind' is missing"),
        (
            "wp-9dp",
            'name.en = "9th Infantry Division"\n',
            "",
            "field 'name' needs at least the English",
        ),
        ("wp-9dp", '"9. pěší divize"', '" "', "field 'name.cs' must be a text, not ''"),
        (
            "wp-9dp",
            "name.cs",
            "name.de",
            "field 'name' has the unknown language 'de'; known: en, cs",
        ),
        ("wp-9dp", "note.pl", "note.de", "field 'note' has the unknown language 'de'"),
        ("wp-9dp", "source =", "limit = 4\nsource =", "unknown field 'limit'"),
        (
            "wp-9dp",
            'code = "WP-U01"',
            'code = "WP-C01"',
            "field 'code' must be WP-U and two digits",
        ),
        ("wp-galica", "limit = 6", "limit = 22", "field 'limit' must be 1 to 21, not 22"),
        ("wp-galica", "limit = 6", "limit = 0", "field 'limit' must be 1 to 21, not 0"),
        ("wp-galica", "limit = 6", 'limit = "6"', "field 'limit' must be a whole number, not '6'"),
        (
            "wp-galica",
            "limit = 6",
            "limit = true",
            "field 'limit' must be a whole number, not True",
        ),
        ("wp-galica", "limit = 6\n", "", "field 'limit' is missing"),
        ("wp-przedmoscie", '"ruling"', '"guess"', "field 'army_source' is 'guess'; known: ruling"),
    ],
)
def test_a_bad_field_is_named_with_its_card(card: str, old: str, new: str, problem: str) -> None:
    text = edited(card, old, new)
    assert in_row(complaints(text)[0], text, card).startswith(problem)


@pytest.mark.parametrize(
    ("card", "old", "new", "problem"),
    [
        ("wp-9dp", '"add_units"', '"add_unit"', "1.op' is 'add_unit' (did you mean 'add_units'?)"),
        ("wp-9dp", 'op = "add_units", ', "", "1.op' is missing"),
        ("wp-9dp", '"add_units"', '"move_all"', "1.op' is 'move_all'; known: add_units"),
        ("wp-9dp", "n = 2", "n = 10", "1.n' must be 1 to 9, not 10"),
        ("wp-9dp", "n = 2, ", "", "1.n' is missing"),
        ("wp-9dp", "line = 1", "line = 3", "1.line' must be 1 to 2, not 3"),
        ("wp-9dp", '["n"]', '["x"]', "1.fronts' is 'x'; known: n, c, s"),
        ("wp-9dp", '["n"]', '["n", "n"]', "1.fronts' names 'n' twice"),
        ("wp-9dp", '["n"]', "[]", "1.fronts' cannot be an empty list"),
        ("wp-9dp", '["n"]', '"n"', "1.fronts' must be a list of fronts, not 'n'"),
        ("wp-9dp", ', fronts = ["n"]', "", "1.fronts' is missing"),
        ("wp-9dp", '["n"]', '["n", "c"]', "1.pick' belongs to several fronts, and they need it"),
        ("wp-9dp", '["n"]', '["n"], pick = "one"', "1.pick' belongs to several fronts"),
        ("wp-11dp", '"one"', '"two"', "1.pick' is 'two'; known: one, each"),
        ("wp-9dp", '["n"]', '["n"], when = "battle"', "1.when' is unknown"),
        ("wp-9dp", '["n"]', '["n"], if = { on_front = ["n"] }', "1.if.on_front' is unknown"),
        ("wp-ochotnicza", '"fewer"', '"less"', "2.if.balance' is 'less'; known: fewer, more"),
        ("wp-galica", "n = 2", 'n = 2, fronts = ["n"]', "2.fronts' is unknown"),
        ("wp-galica", "n = 2", 'n = 2, path = "any"', "2.path' is unknown"),
        ("wp-galica", "n = 2", "n = 10", "2.n' must be 1 to 9, not 10"),
        ("wp-galica", "n = 1", "n = 0", "1.n' must be 1 to 9, not 0"),
        ("wp-galica", "n = 1", 'n = 1, when = "battle"', "1.when' is unknown"),
        ("wp-skierski", "forward = true", "forward = false", "2.forward' must be true or left out"),
        ("wp-skierski", '"own"', '"ours"', "1.if.units.whose' is 'ours'; known: own, enemy"),
        ("wp-skierski", "at_least = 2", "at_least = 0", "1.if.units.at_least' must be 1 to 21"),
        ("wp-pilsudski", '"move_all"', '"extra_action"', "1.at_start.1.op' is 'extra_action'"),
        ("wp-pilsudski", "may = true, at", "may = 1, at", "1.may' must be true or left out"),
        ("acz-gaj", "lines = [1, 2]", "lines = [0]", "2.lines' must be 1 to 2, not 0"),
        ("acz-gaj", "n = 1", "n = true", "2.n' must be a whole number, not True"),
        ("acz-stalin", "div = 1", "div = 0", "2.per.div' must be 1 to 9, not 0"),
        ("acz-sabotaz", '"commander_card"', '"headquarters"', "1.places' is 'headquarters'"),
        ("wp-do-broni", '"battle"', '"later"', "2.when' is 'later'; known: battle"),
        ("wp-do-broni", '"add_strength"', '"start_battle"', "2.op' is 'start_battle'"),
    ],
)
def test_a_bad_effect_is_named_with_its_number(card: str, old: str, new: str, problem: str) -> None:
    text = edited(card, old, new)
    [only] = complaints(text)
    assert in_row(only, text, card).startswith(f"field 'effects.{problem}")


def test_a_commander_has_no_third_effect() -> None:
    third = '{ op = "extra_action" },\n  { op = "add_strength"'
    text = edited("wp-galica", '{ op = "add_strength"', third)
    [only] = complaints(text)
    assert in_row(only, text, "wp-galica") == "field 'effects' must have 1 to 2 effects, not 3."


def test_all_effects_of_a_unit_card_let_pick_among_the_same_fronts() -> None:
    text = edited("acz-53ds", '["n", "c", "s"]', '["n", "c"]')
    [only] = complaints(text)
    assert in_row(only, text, "acz-53ds").startswith("field 'effects' must let the player pick")


@pytest.mark.parametrize("name", ["acz-9dp", "wp-", "wp_9dp"])
def test_an_id_begins_with_its_army(name: str) -> None:
    text = TEXT.replace('id = "wp-9dp"', f'id = "{name}"')
    [only] = complaints(text)
    assert in_row(only, text, name).startswith("field 'id' must be wp- and a word")


@pytest.mark.parametrize("name", ["wp-9 dp", "WP-9dp", "wp-9dp#1", ""])
def test_an_id_is_a_word_that_notation_can_hold(name: str) -> None:
    [only] = complaints(TEXT.replace('id = "wp-9dp"', f'id = "{name}"'))
    assert "field 'id' must be lower-case letters, digits and hyphens" in only


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("WP-U02", "WP-U01", "code"),
        ("17. DYWIZJA PIECHOTY", "9. DYWIZJA PIECHOTY", "name.pl"),
        ("17th Infantry Division", "9th Infantry Division", "name.en"),
        ("17. pěší divize", "9. pěší divize", "name.cs"),
    ],
)
def test_no_card_exists_twice(old: str, new: str, field: str) -> None:
    text = TEXT.replace(old, new)
    [only] = complaints(text)
    told = in_row(only, text, "wp-17dp")
    assert told.startswith(f"field '{field}' is ")
    assert told.endswith(", as on wp-9dp [WAR-003].")


def test_no_id_is_used_twice() -> None:
    [only] = complaints(TEXT.replace('id = "wp-17dp"', 'id = "wp-9dp"'))
    line = line_in(TEXT, 'id = "wp-17dp"')
    assert only == f"my.toml:{line}: cards, wp-9dp: this id is used twice."


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "supply"', 'id = "coal"', "resources, coal: field 'id' is 'coal'; known: funds"),
        ("a = [5]", "a = [8]", "resources, funds: field 'faces.1.a.1' must be 0 to 7, not 8"),
        ("a = [5]", "a = [5, 5]", "resources, funds: field 'faces.1.a' must have 1 numbers, not 2"),
        ("a = [5], ", "", "resources, funds: field 'faces.1.a' is missing"),
        ("players = [2]", "players = [2, 3]", "resources, funds: field 'faces' must have 2, 3 and"),
        ("choice = true", "choice = 1", "resources, funds: field 'faces.2.choice' must be true or"),
        ("schema_version = 1", "schema_version = 2", "schema_version: must be 1, not 2."),
        ("schema_version = 1", "schema_version = 1\ncard = 1", "card: unknown section (did you"),
    ],
)
def test_the_rest_of_the_file_is_checked_too(old: str, new: str, problem: str) -> None:
    first = complaints(TEXT.replace(old, new, 1))[0]
    assert first.split(": ", 1)[1].startswith(problem)


def test_a_mistake_in_the_syntax_is_told_with_its_line() -> None:
    [only] = complaints(TEXT.replace("schema_version = 1", "schema_version = ", 1))
    line = line_in(TEXT, "schema_version = 1")
    assert only == f"my.toml:{line}: not a TOML file: Invalid value."


def test_a_complete_file_has_cards_and_resources() -> None:
    assert complaints('start_from = "nothing"\ncards = []') == [
        "my.toml:1: resources: must be funds, supply, support, in this order.",
        "my.toml:2: cards: wp has 0 cards, but an army needs at least 7 [WAR-067].",
        "my.toml:2: cards: acz has 0 cards, but an army needs at least 7 [WAR-067].",
    ]


def test_all_mistakes_are_told_together_in_the_order_of_the_file() -> None:
    found = complaints(TEXT.replace("line = 1", "line = 7"))
    assert len(found) == TEXT.count("line = 1")
    assert all("line' must be 1 to 2, not 7" in one for one in found)
    lines = [int(one.split(":")[1]) for one in found]
    assert lines == sorted(lines)


def test_the_print_of_the_cards_is_short_and_stays_the_same() -> None:
    assert content.digest(CARD_FILE.printed()) == "aa360288142a"


def test_the_printed_cards_have_all_that_a_custom_card_may_leave_out() -> None:
    for row in CARD_FILE.printed()["cards"]:
        assert {"code", "source", "note"} <= set(row)
        assert ("limit_source" in row) == (row["kind"] == "commander")
        assert row["source"] in {"rulebook", "designed"}
        assert all(set(row[field]) == {"pl", "en", "cs"} for field in ("name", "note"))


def test_the_printed_cards_obey_the_limits_of_their_design() -> None:
    most = {"add_units": 3, "move_units": 4, "add_strength": 3, "remove_enemy": 1}
    for row in CARD_FILE.printed()["cards"]:
        assert 3 <= row.get("limit", 3) <= 6
        for effect in row["effects"]:
            assert 1 <= effect.get("n", 1) <= most.get(effect["op"], 1)
