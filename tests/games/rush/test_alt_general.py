"""Alternative rules alone and in combination [ALT-001], [ALT-002], and refused mixtures."""

from __future__ import annotations

from itertools import combinations

import pytest

from sztab.core.action import OVER, RulesError
from sztab.games.rush.game import GAME
from tests.games.rush.table import Table

CAP = {"hand.cap": "5"}
ALONE = {
    "size": {"reserve.size": "6"},
    "gap": {"reserve.gap": "end-of-turn"},
    "weak hand": {"weakHand": "on"},
    "hidden hand": {"hand.reveal": "one-by-one"},
    "fights": {"combat": "interactive"},
    "bonus": {"bonus.defended": "on"} | CAP,
    "cap": CAP,
    "sets": {"scoring.sets": "on"},
    "reshuffle": {"reshuffle.limit": "once"},
    "recruitment": {"recruit.keep": "on"} | CAP,
}
PAIRS = [ALONE[one] | ALONE[two] for one, two in combinations(ALONE, 2)]


@pytest.mark.clause("ALT-001")
@pytest.mark.parametrize("rule", ALONE)
def test_each_alternative_rule_may_be_used_alone(rule: str) -> None:
    table = Table(settings=ALONE[rule], printed=True)
    base = GAME.rules(2).settings
    changed = {name: value for name, value in table.rules.settings.items() if value != base[name]}
    assert changed == ALONE[rule]
    *_, last = table.random_game(1)
    assert last.to_move() == OVER


@pytest.mark.clause("ALT-001")
def test_the_rules_may_be_combined_in_any_way() -> None:
    for number, settings in enumerate(PAIRS):
        table = Table(settings=settings, printed=True)
        assert settings.items() <= table.rules.settings.items()
        for _, s in zip(range(120), table.random_game(number), strict=False):
            assert s.legal_actions() or s.to_move() == OVER


@pytest.mark.clause("ALT-001")
def test_the_preset_uses_them_all() -> None:
    settings = GAME.rules(2, preset="alternative").settings
    for rule in ALONE.values():
        assert rule.items() <= settings.items()
    assert settings["teams"] == "off"


@pytest.mark.clause("ALT-002")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_may_play_alone_with_two_to_five_players(players: int) -> None:
    table = Table(players, printed=True, preset="alternative")
    *_, last = table.random_game(players)
    assert last.to_move() == OVER
    assert [last.side(seat) for seat in range(players)] == list(range(players))
    assert sum(last.returns()) == pytest.approx(1)


SIX = {"players.max": "6"}
FIGHTS = {"combat": "interactive"}
REFUSED = [
    pytest.param(2, {"bonus.defended": "on"}, "ALT-052", marks=pytest.mark.clause("ALT-052")),
    pytest.param(2, {"recruit.keep": "on"}, "ALT-052", marks=pytest.mark.clause("ALT-052")),
    pytest.param(
        2,
        {"reserve.gap": "end-of-turn", "reserve.rotate": "start-optional"},
        "ALT-108",
        marks=pytest.mark.clause("ALT-108"),
    ),
    pytest.param(4, {"teams": "2v2"}, "ALT-072", marks=pytest.mark.clause("ALT-072")),
    pytest.param(3, FIGHTS | {"teams": "2v2"}, "ALT-074", marks=pytest.mark.clause("ALT-074")),
    pytest.param(4, FIGHTS | {"teams": "1v2"}, "ALT-074", marks=pytest.mark.clause("ALT-074")),
    pytest.param(4, FIGHTS | {"teams": "2v3"}, "ALT-074", marks=pytest.mark.clause("ALT-074")),
    pytest.param(
        4, FIGHTS | SIX | {"teams": "3v3"}, "ALT-075", marks=pytest.mark.clause("ALT-075")
    ),
    pytest.param(6, FIGHTS | {"teams": "3v3"}, "ALT-075", marks=pytest.mark.clause("ALT-075")),
    pytest.param(
        2,
        FIGHTS | {"attack.sendDefender": "on", "opt.fightBreaks": "allowed"},
        "ALT-114",
        marks=pytest.mark.clause("ALT-114"),
    ),
]


@pytest.mark.parametrize(("players", "settings", "clause"), REFUSED)
def test_rules_that_contradict_each_other_are_refused_with_the_clause(
    players: int, settings: dict[str, str], clause: str
) -> None:
    with pytest.raises(RulesError) as caught:
        GAME.rules(players, settings)
    assert f"[{clause}]" in str(caught.value)


@pytest.mark.parametrize(
    ("toggle", "clause"),
    [
        ("hand.reveal", "ALT-018"),
        ("combat", "ALT-024"),
        ("weakHand", "ALT-011"),
        ("bonus.defended", "ALT-047"),
        ("hand.cap", "ALT-052"),
        ("scoring.sets", "ALT-054"),
        ("reshuffle.limit", "ALT-059"),
        ("recruit.keep", "ALT-063"),
        ("teams", "ALT-071"),
    ],
)
def test_a_value_that_does_not_exist_is_refused_with_the_clause(toggle: str, clause: str) -> None:
    with pytest.raises(RulesError, match=rf"\[{clause}\]"):
        GAME.rules(4, {toggle: "perhaps"})
