"""Parts of Second Front by themselves [FRONT-092] [FRONT-093] [FRONT-098]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.core.action import RulesError
from sztab.games.rush.game import GAME
from sztab.games.rush.toggles.front import TOGGLES
from tests.games.rush.table import Table, damaged_base

if TYPE_CHECKING:
    from collections.abc import Mapping

FRONT_12 = [
    "british-medals",
    "any-medals",
    "medals-of-many-nations",
    "vehicles-without-abilities",
    "infantry",
    "most-recruitment",
    "sum-of-reinforcements",
    "sum-of-research",
    "sum-of-costs",
    "bases-held",
    "who-needs-barracks",
    "decisive-fire",
]
ALONE = [
    (toggle.name, value)
    for toggle in TOGGLES
    for value in toggle.values[1:]
    if not toggle.needs and toggle.name not in ("achievements.custom", "reserve.gap")
]


def awards(table: Table, **data: object) -> list[float]:
    """Return the points of each player for Achievements."""
    return [sheet["achievements"] for sheet in GAME.statistics.score_sheet(table.position(**data))]


@pytest.mark.clause("FRONT-092")
def test_the_new_achievements_may_be_used_in_the_base_game() -> None:
    table = Table(printed=True, preset="base-front-achievements")
    base = GAME.rules(2).achievement_names
    assert table.rules.achievement_names == base + FRONT_12[1:]
    s = table.new()
    table.chance(s)
    assert (len(s.reserve), len(s.deck), table.bases(s, 0)) == (4, 96, ["open"] * 3)
    assert len(GAME.codec.dump(s)["achievements"]) == 3


@pytest.mark.clause("FRONT-092")
def test_a_new_achievement_is_won_in_the_base_game() -> None:
    table = Table(preset="base-front-achievements")
    players = [{"depot": ["medal-usa-1", "medal-ussr-1"]}, {"depot": ["medal-usa-2"]}]
    assert awards(table, players=players, achievements=["medals-of-many-nations"]) == [5, 0]


@pytest.mark.clause("FRONT-093")
@pytest.mark.parametrize(("britain", "names"), [("off", FRONT_12[1:]), ("on", FRONT_12)])
def test_british_medals_are_an_achievement_only_with_the_british_stack(
    britain: str, names: list[str]
) -> None:
    rules = GAME.rules(2, {"achievements.front": "on", "cards.britain": britain})
    assert rules.achievement_names[12:] == names


@pytest.mark.clause("FRONT-093")
@pytest.mark.parametrize(
    ("pool", "settings", "clause"),
    [
        ("british-medals", {"achievements.front": "on"}, "FRONT-093"),
        ("infantry", {}, "FRONT-092"),
    ],
)
def test_an_achievement_asked_for_by_name_must_be_in_play(
    pool: str, settings: Mapping[str, str], clause: str
) -> None:
    own = {"pool": [pool, "light-tanks", "heavy-tanks", "medium-tanks"]}
    with pytest.raises(RulesError, match=rf"{pool}.*{clause}"):
        GAME.rules(2, settings, content=own)


@pytest.mark.clause("FRONT-093")
def test_without_headquarters_bases_held_counts_ordinary_bases() -> None:
    table = Table(preset="base-front-achievements")
    players = [
        {"bases": ["destroyed", "open", "open"]},
        {"bases": ["open", damaged_base(), "open"]},
    ]
    assert awards(table, players=players, achievements=["bases-held"]) == [0, 5]


@pytest.mark.clause("FRONT-093")
def test_without_headquarters_the_last_ordinary_base_is_decisive_fire() -> None:
    table = Table(vehicles={"heavy": "heavy f2"}, preset="base-front-achievements")
    s = table.facing(["heavy"], "destroyed", "destroyed", "open", achievements=["decisive-fire"])
    table.play(s, "attack heavy", "charge", "hit P2.base3")
    assert GAME.statistics.score_sheet(s)[0] == {"medals": 0, "bases": 3, "achievements": 5}


@pytest.mark.clause("FRONT-098")
@pytest.mark.parametrize(("name", "value"), ALONE)
def test_every_rule_of_the_expansion_may_be_used_alone(name: str, value: str) -> None:
    base, rules = GAME.rules(3), GAME.rules(3, {name: value})
    changed = {key: new for key, new in rules.settings.items() if new != base.settings[key]}
    assert changed == {name: value}
    table = Table(3, settings={name: value}, printed=True)
    s = table.new()
    table.chance(s)
    assert table.legal(s)[:1] in (["end"], ["refill"])


@pytest.mark.clause("FRONT-098")
@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("base-front-achievements", {"achievements.front": "on"}),
        ("base-reserve-5", {"reserve.size": "5"}),
        ("base-send-defender", {"attack.sendDefender": "on"}),
    ],
)
def test_the_parts_that_the_book_names_have_presets(preset: str, changes: dict[str, str]) -> None:
    base = GAME.rules(2).settings
    assert GAME.rules(2, preset=preset).settings == base | changes


@pytest.mark.clause("FRONT-098")
def test_goods_for_a_nation_that_is_not_in_play_pay_nothing() -> None:
    truck = "usa-mack-nr"
    table = Table(settings={"cards.extra20": "on"}, printed=True)
    cheap = min(table.rules.vehicles, key=lambda card: int(table.cards.cost[card]))
    name = table.cards.names[cheap]
    s = table.position(players=[{"hand": [truck]}], reserve=[name])
    assert table.refuse(s, f"buy {name}") == "RUSH-081"
    s = table.position(players=[{"hand": [truck, "engineers"]}], reserve=[name])
    table.play(s, f"buy {name}")
    assert table.refuse(s, f"pay {truck}") == "RUSH-074"


@pytest.mark.clause("FRONT-098")
def test_goods_for_britain_pay_where_britain_is_in_play() -> None:
    settings = {"cards.extra20": "on", "cards.britain": "on"}
    table = Table(settings=settings, printed=True)
    s = table.position(players=[{"hand": ["usa-mack-nr"]}], reserve=["uk-commandos"], deck=[])
    table.play(s, "buy uk-commandos", "pay usa-mack-nr", "take")
    assert table.depot(s, 0) == ["uk-commandos", "usa-mack-nr"]


@pytest.mark.clause("FRONT-098")
@pytest.mark.parametrize(
    ("settings", "clause"),
    [
        ({"cards.newAbilities": "keep"}, "FRONT-067"),
        ({"cards.newAbilities": "keep", "achievements.deck": "on"}, "FRONT-067"),
        ({"cards.newAbilities": "keep", "rearGuard": "on"}, "FRONT-071"),
        ({"reserve.rotate": "start-optional", "reserve.gap": "end-of-turn"}, "ALT-108"),
        (
            {"attack.sendDefender": "on", "combat": "interactive", "opt.fightBreaks": "allowed"},
            "ALT-114",
        ),
        ({"scoring.survivingBases": "4"}, "FRONT-096"),
        ({"hq": "yes"}, "FRONT-017"),
        ({"achievements.custom": "1"}, "FRONT-094"),
    ],
)
def test_rules_that_do_not_go_together_are_refused_with_the_clause(
    settings: dict[str, str], clause: str
) -> None:
    with pytest.raises(RulesError, match=rf"\[{clause}\]"):
        GAME.rules(2, settings)


@pytest.mark.clause("FRONT-098", "FRONT-021")
def test_a_pool_with_too_few_achievements_for_six_players_is_refused() -> None:
    own = {
        "pool": [
            "infantry",
            "light-tanks",
            "any-medals",
            "heavy-tanks",
            "bases-held",
            "decisive-fire",
        ]
    }
    with pytest.raises(RulesError, match=r"6 players need 7 Achievements.*RUSH-026"):
        GAME.rules(6, preset="second-front", content=own)
    assert len(GAME.rules(5, preset="second-front", content=own).achievements) == 6
