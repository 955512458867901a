"""Variants for the wrong number of players, and options that exclude a variant."""

from __future__ import annotations

import pytest

from sztab.core.action import RulesError
from sztab.games.battlegrounds.game import GAME

PLAYERS = {"battle": (2, 3, 4), "team": (4,), "family": (2, 3, 4), "solo": (1,)}
COUNTED_BY = {"battle": "BG-163", "team": "BG-180", "family": "BG-207", "solo": "BG-209"}
OPTIONS = {
    "dealing": ("random", "draft"),
    "picture_set": ("16x4", "8x8"),
    "victory_check": ("immediate", "end_of_own_turn"),
    "respawn_on_dud": ("defuse_if_forced", "destroy"),
    "friendly_fire": ("false", "true"),
    "pairing": ("automatic", "manual"),
    "direction_reversal": ("true", "false"),
    "reactive_armour": ("false", "true"),
}
REFUSED = {
    ("family", "dealing"): "BG-189",
    ("solo", "dealing"): "BG-211",
    ("team", "victory_check"): "BG-164",
    ("family", "victory_check"): "BG-164",
    ("solo", "victory_check"): "BG-164",
    ("family", "respawn_on_dud"): "BG-189",
    ("solo", "respawn_on_dud"): "BG-218",
    ("battle", "friendly_fire"): "BG-091",
    ("family", "friendly_fire"): "BG-091",
    ("solo", "friendly_fire"): "BG-091",
    ("family", "pairing"): "BG-201",
    ("family", "direction_reversal"): "BG-189",
    ("family", "reactive_armour"): "BG-206",
}
EVERY_OPTION = [(variant, option) for variant in PLAYERS for option in OPTIONS]


@pytest.mark.clause("BG-163", "BG-180", "BG-207", "BG-209")
@pytest.mark.parametrize("players", range(6))
@pytest.mark.parametrize("variant", list(PLAYERS))
def test_each_variant_is_for_certain_numbers_of_players(variant: str, players: int) -> None:
    if players in PLAYERS[variant]:
        assert GAME.rules(players, preset=variant).players == players
        return
    with pytest.raises(RulesError, match=rf"\[{COUNTED_BY[variant]}\]"):
        GAME.rules(players, preset=variant)
    with pytest.raises(RulesError, match=rf"\[{COUNTED_BY[variant]}\]"):
        GAME.rules(players, {"variant": variant})


@pytest.mark.clause("BG-163")
def test_battle_is_the_default() -> None:
    assert GAME.rules(4).settings["variant"] == "battle"
    assert [preset.name for preset in GAME.presets()] == ["battle", "team", "family", "solo"]


@pytest.mark.clause("BG-189", "BG-211", "BG-164", "BG-218", "BG-091", "BG-201", "BG-206")
@pytest.mark.parametrize(("variant", "option"), EVERY_OPTION)
def test_options_that_do_not_go_with_a_variant_are_refused(variant: str, option: str) -> None:
    """By preset and by the toggle alike; each other value is accepted."""
    players = PLAYERS[variant][-1]
    usual, other = OPTIONS[option]
    assert GAME.rules(players, {option: usual}, variant).settings[option] == usual
    clause = REFUSED.get((variant, option))
    if clause is None:
        assert GAME.rules(players, {option: other}, variant).settings[option] == other
        return
    with pytest.raises(RulesError, match=rf"\[{clause}\]"):
        GAME.rules(players, {option: other}, variant)
    with pytest.raises(RulesError, match=rf"\[{clause}\]"):
        GAME.rules(players, {option: other, "variant": variant})


@pytest.mark.clause("BG-025")
@pytest.mark.parametrize("variant", list(PLAYERS))
def test_the_options_that_go_with_a_variant_go_together(variant: str) -> None:
    chosen = {
        option: values[1] for option, values in OPTIONS.items() if (variant, option) not in REFUSED
    }
    rules = GAME.rules(PLAYERS[variant][-1], chosen, variant)
    assert {option: rules.settings[option] for option in chosen} == chosen


@pytest.mark.clause("BG-025")
def test_the_options_are_those_of_the_rules_with_the_default_first() -> None:
    known = {toggle.name: tuple(toggle.values) for toggle in GAME.toggles()}
    assert known.pop("variant") == ("battle", "team", "family", "solo")
    assert known == OPTIONS


@pytest.mark.clause("BG-180")
def test_a_preset_and_the_toggle_may_name_the_same_variant() -> None:
    assert GAME.rules(4, {"variant": "team"}, "team").settings["variant"] == "team"


@pytest.mark.clause("BG-163")
@pytest.mark.parametrize(
    ("settings", "words"),
    [({"variant": "royale"}, "variant"), ({"dealing": "auction"}, "dealing"), ({"x": "1"}, "x")],
)
def test_unknown_options_and_values_are_refused(settings: dict[str, str], words: str) -> None:
    with pytest.raises(RulesError, match=words):
        GAME.rules(4, settings)
