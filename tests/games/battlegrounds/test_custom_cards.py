"""Custom components of Battlegrounds: tanks added, changed, removed; pictures changed."""

from __future__ import annotations

from typing import Any

import pytest

from sztab.core.action import ContentError
from sztab.core.rng import Rng
from sztab.games.battlegrounds.content import CARD_FILE
from sztab.games.battlegrounds.game import GAME
from tests.games.battlegrounds.table import PICTURES

TANK: dict[str, Any] = {
    "id": "tks",
    "name": "TKS",
    "nation": "Poland",
    "class": "light",
    "move": "D2",
    "shot": "O1",
}
FREE = ["O1/O1", "O1/O2", "O1/D3", "O2/D1", "O2/D3", "D1/O1", "D1/D1", "D1/D3", "D2/O1", "D2/O2"]
"""Statistics that no printed card has."""
VARIANTS = [
    ("battle", 2),
    ("battle", 3),
    ("battle", 4),
    ("team", 4),
    ("family", 2),
    ("solo", 1),
]


def complaints(content: dict[str, Any]) -> list[str]:
    """Return all complaints about a file given as data."""
    with pytest.raises(ContentError) as caught:
        CARD_FILE.merge(content)
    return [str(one).removeprefix("card file: ") for one in caught.value.complaints]


def new_tanks(number: int) -> dict[str, Any]:
    """Return a file that adds this many tanks."""
    return {
        "tanks": [
            TANK | {"id": f"new-{n}", "name": f"New {n}", "move": one[:2], "shot": one[3:]}
            for n, one in enumerate(FREE[:number])
        ]
    }


def without_tanks(number: int) -> dict[str, Any]:
    """Return a file that removes this many tanks."""
    return {"remove": [row["id"] for row in CARD_FILE.printed()["tanks"]][:number]}


def play(content: dict[str, Any], variant: str, players: int, seed: int = 1) -> None:
    """Play a random game to its end."""
    rules = GAME.rules(players, preset=variant, content=content)
    state, rng = GAME.new(rules), Rng(seed)
    while (seat := state.advance(rng)) >= 0:
        state.play(rng.choice(state.view(seat).legal_actions()))


def test_a_new_tank_joins_the_cards_with_its_values() -> None:
    rules = GAME.rules(2, content={"tanks": [TANK]})
    card = rules.tanks.find("tks")
    assert card == 12
    assert (rules.tanks.titles[card], rules.tanks.move[card], rules.tanks.shot[card]) == (
        "TKS",
        2,
        1,
    )
    shown = GAME.components.in_play(rules)["cards"]["tks"]
    assert shown["move"] == {"way": "diagonal", "distance": 2}
    assert shown["shot"] == {"way": "orthogonal", "distance": 1}
    assert (shown["slots"], shown["number"], shown["source"]) == (2, "", "designed")


def test_a_known_id_changes_only_what_is_said() -> None:
    content = {"tanks": [{"id": "kv-1", "shot": "O2"}]}
    printed = CARD_FILE.printed()["tanks"][0]
    assert CARD_FILE.merge(content)["tanks"][0] == printed | {"shot": "O2", "source": "changed"}
    [told] = GAME.components.changes(content)
    assert str(told) == "~ kv-1 (KV-1): shot O3 → O2"


def test_a_picture_can_have_another_name_and_icon() -> None:
    content = {"pictures": [{"id": "bridge", "name": "Viaduct", "icon": "armour"}]}
    rules = GAME.rules(2, content=content)
    shown = GAME.components.in_play(rules)["pictures"]["bridge"]
    assert shown["names"] == {"en": "Viaduct", "pl": "Viaduct", "cs": "Viaduct"}
    assert shown["icon"] == "armour"
    rows = {row[0]: row for row in GAME.components.rows(content).rows}
    assert rows["armour"][4] == "on 3 special tokens"
    assert rows["extra-turn"][4] == "on 3 special tokens"


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ({"tanks": [{"id": "tks"}]}, "tanks, tks: field 'name' is missing."),
        ({"tanks": [TANK | {"move": "O3"}]}, "tks: field 'move' is 'O3'; known: O1, O2, D1, D2."),
        ({"tanks": [TANK | {"shot": 1}]}, "tanks, tks: field 'shot' must be a text, not 1."),
        (
            {"tanks": [TANK | {"class": "boat"}]},
            "tanks, tks: field 'class' is 'boat'; known: light",
        ),
        ({"tanks": [TANK | {"slots": 3}]}, "tanks, tks: field 'slots' must be 2, not 3."),
        ({"tanks": [TANK | {"speed": 3}]}, "tanks, tks: unknown field 'speed'; known: id, number"),
        (
            {"tanks": [TANK | {"id": "dud"}]},
            "dud: field 'id' cannot be 'dud', which means something",
        ),
        ({"tanks": [TANK | {"id": "T 1"}]}, "T 1: field 'id' must be lower-case letters, digits"),
        ({"tanks": [TANK | {"name": "T-34"}]}, "field 'name' is 'T-34', as on t-34 [BG-023]."),
        ({"tanks": [TANK | {"move": "O1", "shot": "O3"}]}, "is 'O1/O3', as on kv-1 [BG-023]."),
        ({"tanks": [TANK, TANK]}, "tanks, tks: this id is used twice."),
        (
            {"tanks": [{"id": "kv-1", "slots": 1}]},
            "field 'slots' of a printed tank cannot be changed.",
        ),
        ({"tanks": [{"id": "kv-1", "number": "T13"}]}, "field 'number' of a printed tank cannot"),
        (
            {"pictures": [{"id": "tower"}]},
            "pictures, tower: there is no such picture; known: bridge",
        ),
        (
            {"pictures": [{"id": "dam", "icon": "x"}]},
            "pictures, dam: field 'icon' is 'x'; known: ext",
        ),
        (
            {"pictures": [{"id": "dam", "special": 2}]},
            "'special' of a printed picture cannot be changed",
        ),
        ({"pictures": [{"id": "dam", "name": "Castle"}]}, "'name.en' is 'Castle', as on castle."),
        ({"icons": []}, "icons: cannot be changed: only a file with start_from"),
        ({"remove": ["dam"]}, "remove: 'dam' is not a printed tank."),
        ({"remove": ["kv-2"]}, "remove: 'kv-2' is not a printed tank (did you mean 'kv-1'?)."),
        (
            {"remove": ["kv-1"], "tanks": [{"id": "kv-1"}]},
            "'kv-1' is defined in this file as well.",
        ),
    ],
)
def test_a_mistake_is_named(content: dict[str, Any], problem: str) -> None:
    found = complaints(content)
    assert any(problem in one for one in found), found


def test_the_statistics_of_a_removed_tank_are_free() -> None:
    tank = TANK | {"move": "O1", "shot": "O3"}
    assert len(CARD_FILE.merge({"remove": ["kv-1"], "tanks": [tank]})["tanks"]) == 12


def test_there_are_as_many_cards_as_can_be_dealt_and_written() -> None:
    assert complaints(without_tanks(5)) == [
        "tanks: there are 7 cards, but at least 8 are needed [BG-032]."
    ]
    assert complaints(new_tanks(5)) == ["tanks: there are 17 cards, but at most 16 are allowed."]


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
@pytest.mark.parametrize("content", [without_tanks(4), new_tanks(4)], ids=["fewest", "most"])
def test_the_fewest_and_the_most_tanks_can_be_played(
    content: dict[str, Any], variant: str, players: int
) -> None:
    play(content, variant, players)


@pytest.mark.parametrize(
    "icon", ["extra-turn", "extra-tank", "direction", "further-move", "armour"]
)
@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_all_pictures_may_have_the_same_icon(icon: str, variant: str, players: int) -> None:
    play({"pictures": [{"id": name, "icon": icon} for name in PICTURES]}, variant, players)


def test_the_last_tank_can_be_written() -> None:
    rules = GAME.rules(2, content=new_tanks(4))
    notation = GAME.codec.notation(rules)
    for words in ("activate red new-3", "enter red new-3 H8", "fit armour new-3", "keep new-3"):
        assert notation.format(notation.parse(words)) == words
