"""Readings on which tables differ, where the book is silent or says two things."""

from __future__ import annotations

from typing import Final

from sztab.core.toggle import Condition, Default, Toggle, switch
from sztab.games.rush.builder import RulesBuilder
from sztab.games.rush.tally import DEFENDERS
from sztab.games.rush.toggles.edits import number


def _squad_defenders(builder: RulesBuilder, value: str) -> None:
    if value == "included":
        builder.squad_zones |= DEFENDERS


TOGGLES: Final[list[Toggle]] = [
    Toggle(
        "opt.firstPlayer", ["random", "host"], "RUSH-014",
        "Who begins: drawn with the seed, or the host (seat P1).",
        number("first_player", random=-1, host=0),
    ),
    Toggle(
        "opt.depotInfo", ["owner", "all"], "RUSH-031",
        "Who may look through a Depot.", switch("open_depots", "all"),
    ),
    Toggle(
        "opt.siegeArmour1", ["damage", "destroy"], "RUSH-118",
        "What one Siege does to an undamaged vehicle with armour 1.",
        number("siege_power", damage=0, destroy=1),
    ),
    Toggle(
        "opt.researchNoTarget", ["allowed", "forbidden"], "RUSH-139",
        "Whether Research may be used when no vehicle is cheap enough.",
        switch("research_needs_target", "forbidden"),
    ),
    Toggle(
        "opt.medalGroup", ["by-source", "by-turn"], "RUSH-209",
        "Whether attack kills and Siege kills are paid apart or together.",
        switch("pay_attack_at_once", "by-source"),
    ),
    Toggle(
        "opt.squadDefenders", ["excluded", "included"], "RUSH-233",
        "Whether vehicles on Bases belong to the final squad.", _squad_defenders,
    ),
    Toggle(
        "opt.hqGuardTarget", ["yes", "no"], "FRONT-040",
        "Whether the defender of a Headquarters that is still safe can be chosen as a target.",
        switch("guards_of_locked_hq", "yes"),
    ),
    Toggle(
        "opt.fightBreaks", ["allowed", "block"], "ALT-040",
        "Whether other plays may come between the single attacks of a turn.",
        switch("attack_is_block", "block"),
        excludes=[
            Condition(["allowed"], "attack.sendDefender", ["on"], "ALT-114",
                      given={"combat": "interactive"}),
        ],
        defaults=[Default("block", {"attack.sendDefender": "on", "combat": "interactive"})],
    ),
]  # fmt: skip
