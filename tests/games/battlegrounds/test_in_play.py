"""The components in play, as data for drawing them."""

from __future__ import annotations

from typing import Any

from sztab.games.battlegrounds.game import GAME


def shown(
    players: int = 2, preset: str | None = None, settings: dict[str, str] | None = None
) -> dict[str, Any]:
    return GAME.components.in_play(GAME.rules(players, settings, preset))


def test_tank_cards_say_how_they_move_and_shoot() -> None:
    rules = GAME.rules(2)
    cards = GAME.components.in_play(rules)["cards"]
    assert list(cards) == rules.tanks.names
    assert [card["title"] for card in cards.values()] == rules.tanks.titles
    tiger = cards["tiger-i"]
    assert tiger["move"] == {"way": "orthogonal", "distance": 1}
    assert tiger["shot"] == {"way": "diagonal", "distance": 2}
    assert (tiger["slots"], tiger["nation"], tiger["class"]) == (2, "Germany", "heavy")


def test_pictures_are_those_of_the_tokens_with_their_icons() -> None:
    rules = GAME.rules(2)
    pictures, icons = shown()["pictures"], shown()["icons"]
    assert list(pictures) == rules.pictures.names
    assert {picture["icon"] for picture in pictures.values()} == set(icons)
    assert (icons["armour"]["kind"], icons["armour"]["once"]) == ("upgrade", True)
    assert (icons["direction"]["kind"], icons["direction"]["once"]) == ("upgrade", False)
    assert (icons["extra-turn"]["kind"], icons["extra-turn"]["once"]) == ("action", True)


def test_the_board_and_the_target_follow_the_variant() -> None:
    assert shown()["numbers"]["target"] == 16
    assert shown(4, "team")["sides"] == {"A": [0, 2], "B": [1, 3]}
    family = shown(2, "family")
    assert family["board"]["open"] == ["D4", "E5"]
    assert family["colours"]["blue"] == {
        "names": {"en": "blue", "pl": "niebieski", "cs": "modrá"},
        "seat": None,
        "points": [],
    }
    assert shown()["board"]["bases"]["H8"] == ["H8", "H7", "G8"]
    assert shown(1, "solo")["ranks"] == [16, 18, 20, 22, 24, 26]


def test_merged_pictures_are_fewer_and_have_more_tokens() -> None:
    merging = next(one for one in GAME.toggles() if "8" in "".join(one.values))
    value = next(value for value in merging.values if "8" in value)
    pictures = shown(settings={merging.name: value})["pictures"]
    assert len(pictures) == 8
    assert (pictures["bridge"]["ordinary"], pictures["bridge"]["special"]) == (6, 2)
