"""Readings on which tables differ, where the book is silent or says two things."""

from __future__ import annotations

from typing import Final

from sztab.core.toggle import Condition, Default, Toggle
from sztab.games.rush.builder import RulesBuilder
from sztab.games.rush.tally import DEFENDERS


def _first_player(builder: RulesBuilder, value: str) -> None:
    builder.first_player = 0 if value == "host" else -1


def _depot_info(builder: RulesBuilder, value: str) -> None:
    builder.open_depots = value == "all"


def _siege_armour_1(builder: RulesBuilder, value: str) -> None:
    builder.siege_power = 1 if value == "destroy" else 0


def _research_no_target(builder: RulesBuilder, value: str) -> None:
    builder.research_needs_target = value == "forbidden"


def _medal_group(builder: RulesBuilder, value: str) -> None:
    builder.pay_attack_at_once = value == "by-source"


def _squad_defenders(builder: RulesBuilder, value: str) -> None:
    if value == "included":
        builder.squad_zones |= DEFENDERS


def _hq_guard_target(builder: RulesBuilder, value: str) -> None:
    builder.guards_of_locked_hq = value == "yes"


def _fight_breaks(builder: RulesBuilder, value: str) -> None:
    builder.attack_is_block = value == "block"


TOGGLES: Final[list[Toggle]] = [
    Toggle(
        "opt.firstPlayer", ["random", "host"], "RUSH-014",
        "Who begins: drawn with the seed, or the host (seat P1).", _first_player,
    ),
    Toggle(
        "opt.depotInfo", ["owner", "all"], "RUSH-031",
        "Who may look through a Depot.", _depot_info,
    ),
    Toggle(
        "opt.siegeArmour1", ["damage", "destroy"], "RUSH-118",
        "What one Siege does to an undamaged vehicle with armour 1.", _siege_armour_1,
    ),
    Toggle(
        "opt.researchNoTarget", ["allowed", "forbidden"], "RUSH-139",
        "Whether Research may be used when no vehicle is cheap enough.", _research_no_target,
    ),
    Toggle(
        "opt.medalGroup", ["by-source", "by-turn"], "RUSH-209",
        "Whether attack kills and Siege kills are paid apart or together.", _medal_group,
    ),
    Toggle(
        "opt.squadDefenders", ["excluded", "included"], "RUSH-233",
        "Whether vehicles on Bases belong to the final squad.", _squad_defenders,
    ),
    Toggle(
        "opt.hqGuardTarget", ["yes", "no"], "FRONT-040",
        "Whether the defender of a Headquarters that is still safe can be chosen as a target.",
        _hq_guard_target,
    ),
    Toggle(
        "opt.fightBreaks", ["allowed", "block"], "ALT-040",
        "Whether other plays may come between the single attacks of a turn.", _fight_breaks,
        excludes=[
            Condition(["allowed"], "attack.sendDefender", ["on"], "ALT-114",
                      given={"combat": "interactive"}),
        ],
        defaults=[Default("block", {"attack.sendDefender": "on", "combat": "interactive"})],
    ),
]  # fmt: skip
