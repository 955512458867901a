"""Custom cards of Battle of Warsaw: added, changed, removed, and combinations that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from sztab import words
from sztab.core.action import ContentError
from sztab.core.rng import Rng
from sztab.games.warsaw.content import CARD_FILE
from sztab.games.warsaw.game import GAME
from tests.games.custom_cards import WARSAW
from tests.games.warsaw.table import Table

UNIT: dict[str, Any] = {
    "id": "wp-new",
    "army": "wp",
    "kind": "unit",
    "name": "New",
    "effects": [{"op": "add_units", "n": 9, "line": 1, "fronts": ["c"]}],
}
COMMANDER: dict[str, Any] = {
    "id": "acz-new",
    "army": "acz",
    "kind": "commander",
    "name": "Newman",
    "limit": 21,
    "effects": [{"op": "add_strength", "n": 9}],
}
ORDER: dict[str, Any] = {
    "id": "acz-late",
    "army": "acz",
    "kind": "order",
    "name": "Late",
    "effects": [{"op": "move_units", "n": 9}, {"op": "add_strength", "n": 9, "when": "battle"}],
}
ARMIES = ("wp", "acz")


def row(content: dict[str, Any], card: str) -> dict[str, Any]:
    """Return a card of the merged file."""
    found: dict[str, Any] = next(
        one for one in CARD_FILE.merge(content)["cards"] if one["id"] == card
    )
    return found


def complaints(content: dict[str, Any]) -> list[str]:
    """Return all complaints about a file given as data."""
    with pytest.raises(ContentError) as caught:
        CARD_FILE.merge(content)
    return [str(one).removeprefix("card file: ") for one in caught.value.complaints]


def play(
    content: dict[str, Any], players: int, seed: int, settings: dict[str, str] | None = None
) -> None:
    """Play a random game to its end."""
    state, rng = GAME.new(GAME.rules(players, settings, content=content)), Rng(seed)
    while (seat := state.advance(rng)) >= 0:
        state.play(rng.choice(state.view(seat).legal_actions()))


def test_a_new_card_joins_the_deck_of_its_army() -> None:
    rules = GAME.rules(2, content={"cards": [UNIT, COMMANDER]})
    cards = rules.cards
    assert [len(deck) for deck in rules.decks] == [54, 54]
    assert [cards.army[card] for card in range(len(cards.names))] == [0] * 54 + [1] * 54
    assert cards.names[53] == "wp-new"
    assert cards.limit[cards.find("acz-new")] == 21


def test_what_a_new_card_leaves_out_is_filled_in() -> None:
    added = row({"cards": [COMMANDER]}, "acz-new")
    assert added["name"] == {"en": "Newman", "pl": "Newman", "cs": "Newman"}
    assert (added["source"], added["limit_source"]) == ("designed", "designed")
    assert not {"note", "code"} & set(added)
    shown = GAME.components.in_play(GAME.rules(2, content={"cards": [COMMANDER]}))["cards"][
        "acz-new"
    ]
    assert (shown["title"], shown["code"], shown["notes"]) == ("Newman", "", {})


def test_a_name_may_be_given_in_some_languages() -> None:
    name = {"en": "Blue Army", "pl": "Błękitna Armia"}
    added = row({"cards": [UNIT | {"name": name}]}, "wp-new")
    assert added["name"] == {"en": "Blue Army", "pl": "Błękitna Armia", "cs": "Blue Army"}


def test_fronts_and_lines_are_put_in_the_order_of_the_board() -> None:
    effect = {"op": "add_units", "n": 1, "line": 1, "fronts": ["s", "n"], "pick": "one"}
    other = effect | {"line": 2, "fronts": ["n", "s"]}
    added = row({"cards": [UNIT | {"effects": [effect, other]}]}, "wp-new")
    assert [one["fronts"] for one in added["effects"]] == [["n", "s"]] * 2
    share = {"whose": "own", "lines": [2, 1], "div": 1}
    moved = {"op": "move_units", "n": 1, "per": share, "if": {"on_front": ["s", "c"]}}
    added = row({"cards": [ORDER | {"effects": [moved]}]}, "acz-late")
    assert added["effects"][0]["per"]["lines"] == [1, 2]
    assert added["effects"][0]["if"] == {"on_front": ["c", "s"]}


def test_a_known_id_changes_only_what_is_said() -> None:
    printed = row({}, "wp-galica")
    changed = row({"cards": [{"id": "wp-galica", "limit": 4}]}, "wp-galica")
    assert changed == printed | {"limit": 4, "limit_source": "designed", "source": "changed"}
    [told] = GAME.components.changes({"cards": [{"id": "wp-galica", "limit": 4}]})
    assert str(told) == f"~ wp-galica ({printed['name']['en']}): limit 6 → 4"
    assert GAME.components.changes({"cards": [{"id": "wp-galica", "limit": 6}]}) == []


def test_a_removed_card_is_in_no_deck() -> None:
    rules = GAME.rules(2, content={"remove": ["wp-9dp"]})
    assert "wp-9dp" not in rules.cards.names
    assert [len(deck) for deck in rules.decks] == [52, 53]


def test_a_changed_card_does_what_the_file_says() -> None:
    table = Table(content=GAME.components.read(WARSAW, "my.toml"))
    s = table.position(hands=[["wp-blue-army", "wp-roja"]])
    table.play(s, "play wp-blue-army", "front s")
    assert table.lines(s, "wp", "s") == (4, 1)
    assert table.lines(s, "wp", "n") == (0, 0)


def test_the_terminal_tells_what_custom_cards_do() -> None:
    rules = GAME.rules(2, content=GAME.components.read(WARSAW, "my.toml"))
    notation = GAME.codec.notation(rules)
    told = words.explain(GAME, words.ENGLISH, rules, notation.parse("play wp-blue-army"))
    assert "Add 4 to line 1, North or South. Add 1 to line 2, North or South." in told


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ({"id": "wp-new"}, "wp-new: field 'army' is missing."),
        (UNIT | {"kind": "tank"}, "wp-new: field 'kind' is 'tank'; known: unit, commander, order."),
        (UNIT | {"limit": 4}, "wp-new: unknown field 'limit'; known: "),
        (UNIT | {"effects": []}, "wp-new: field 'effects' must have 1 to 3 effects, not 0."),
        (
            UNIT | {"effects": UNIT["effects"] * 4},
            "field 'effects' must have 1 to 3 effects, not 4.",
        ),
        (
            UNIT | {"effects": [{"op": "move_all"}]},
            "field 'effects.1.op' is 'move_all'; known: add_",
        ),
        (UNIT | {"id": "new"}, "new: field 'id' must be wp- and a word, not 'new'."),
        (
            UNIT | {"code": "WP-C01"},
            "wp-new: field 'code' must be WP-U and two digits, not 'WP-C01'",
        ),
        (UNIT | {"code": "WP-U01"}, "field 'code' is 'WP-U01', as on wp-9dp [WAR-003]."),
        (UNIT | {"name": "Volunteer Division"}, "'name.en' is 'Volunteer Division', as on wp-och"),
        (UNIT | {"name": {"pl": "Nowa"}}, "field 'name' needs at least the English name"),
        (COMMANDER | {"limit": 22}, "acz-new: field 'limit' must be 1 to 21, not 22."),
        (COMMANDER | {"effects": COMMANDER["effects"] * 3}, "must have 1 to 2 effects, not 3."),
        ({"id": "wp-galica", "army": "acz"}, "field 'army' of a printed card cannot be changed."),
        ({"id": "wp-galica", "kind": "unit"}, "field 'kind' of a printed card cannot be changed."),
        ({"id": "wp-9dp", "limit": 4}, "wp-9dp: unknown field 'limit'; known: id"),
        ({"id": "wp-9dp", "effects": [{"op": "extra_action"}]}, "'effects.1.op' is 'extra_action'"),
        ({"id": "wp-galica", "limit": "6"}, "field 'limit' must be a whole number, not '6'."),
        ({"army": "wp"}, "cards, row 1: field 'id' is missing."),
    ],
)
def test_a_mistake_in_a_card_is_named(card: dict[str, Any], problem: str) -> None:
    found = complaints({"cards": [card]})
    assert any(problem in one for one in found), found
    assert all(one.startswith("cards, ") for one in found)


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ({"resources": []}, "resources: cannot be changed: only a file with start_from"),
        (
            {"remove": ["wp-9pd"]},
            "remove: 'wp-9pd' is not a printed card (did you mean 'wp-9dp'?).",
        ),
        ({"remove": ["funds"]}, "remove: 'funds' is not a printed card."),
        ({"remove": ["wp-new"], "cards": [UNIT]}, "'wp-new' is defined in this file as well."),
        ({"cards": [UNIT, UNIT]}, "cards, wp-new: this id is used twice."),
        ({"vehicles": []}, "vehicles: unknown section; known: schema_version, start_from, remove"),
    ],
)
def test_a_mistake_in_the_file_is_named(content: dict[str, Any], problem: str) -> None:
    assert problem in complaints(content)[0]


def test_a_name_that_its_owner_gives_up_is_free() -> None:
    name = row({}, "wp-ochotnicza")["name"]
    assert CARD_FILE.merge({"remove": ["wp-ochotnicza"], "cards": [UNIT | {"name": name}]})
    renamed = {"id": "wp-ochotnicza", "name": "Old"}
    assert CARD_FILE.merge({"cards": [renamed, UNIT | {"name": name}]})


def small_decks(number: int) -> dict[str, Any]:
    """Return a file that leaves this many cards in each deck."""
    gone = []
    for army in ARMIES:
        gone += [one["id"] for one in row_ids(army)][number:]
    return {"remove": gone}


def row_ids(army: str) -> list[dict[str, Any]]:
    return [one for one in CARD_FILE.printed()["cards"] if one["army"] == army]


@pytest.mark.clause("WAR-067")
def test_an_army_has_enough_cards_for_its_hands() -> None:
    assert complaints(small_decks(6)) == [
        "cards: wp has 6 cards, but an army needs at least 7 [WAR-067].",
        "cards: acz has 6 cards, but an army needs at least 7 [WAR-067].",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_smallest_decks_can_be_played(players: int) -> None:
    play(small_decks(7), players, players)


def many(number: int) -> dict[str, Any]:
    added = [
        UNIT | {"id": f"{army}-new-{n}", "army": army, "name": f"New {army} {n}"}
        for n in range(number)
        for army in ARMIES
    ]
    return {"cards": added}


def test_there_are_no_more_cards_than_actions_have_room_for() -> None:
    assert complaints(many(75)) == ["cards: there are 256 cards, but at most 255 are allowed."]
    rules = GAME.rules(2, content=many(74))
    notation = GAME.codec.notation(rules)
    last = rules.cards.names[-1]
    assert notation.format(notation.parse(f"play {last}")) == f"play {last}"
    play(many(74), 2, 1)


EXTREME: dict[str, list[dict[str, Any]]] = {
    "unit": [
        {"op": "add_units", "n": 9, "line": n, "fronts": ["n", "c", "s"], "pick": "each"}
        for n in (1, 2)
    ],
    "commander": [
        {
            "op": "remove_enemy",
            "n": 9,
            "lines": [1, 2],
            "per": {"whose": "own", "lines": [1, 2], "div": 1},
        },
        {
            "op": "start_battle",
            "may": True,
            "at_start": [
                {"op": "move_units", "n": 9, "per": {"whose": "enemy", "lines": [1, 2], "div": 1}},
                {"op": "move_all"},
            ],
        },
    ],
    "order": [
        {"op": "place_blockade", "places": ["commander_card", "order_field"], "fronts": ["n"]},
        {"op": "extra_action", "if": {"on_front": ["n", "c"], "balance": "fewer"}},
        {"op": "remove_enemy", "n": 9, "lines": [1], "when": "battle"},
    ],
}


SETTINGS = [{toggle.name: value} for toggle in GAME.toggles() for value in toggle.values]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_the_largest_numbers_can_be_played(settings: dict[str, str], players: int) -> None:
    changed = [
        {"id": one["id"], "effects": EXTREME[one["kind"]]}
        | ({"limit": 21} if one["kind"] == "commander" else {})
        for one in CARD_FILE.printed()["cards"]
    ]
    play({"cards": changed}, players, players, settings)
