"""Options where the rulebook is silent or contradicts itself, and groups of players differ."""

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
        name="opt.firstPlayer",
        values=["random", "host"],
        clause="RUSH-014",
        text="Who begins: drawn with the seed, or the host (seat P1).",
        edit=number("first_player", random=-1, host=0),
    ),
    Toggle(
        name="opt.depotInfo",
        values=["owner", "all"],
        clause="RUSH-031",
        text="Whether only its owner may look through a Depot.",
        edit=switch("open_depots", "all"),
    ),
    Toggle(
        name="opt.siegeArmour1",
        values=["damage", "destroy"],
        clause="RUSH-118",
        text="What one Siege does to an undamaged vehicle with armour 1.",
        edit=number("siege_power", damage=0, destroy=1),
    ),
    Toggle(
        name="opt.researchNoTarget",
        values=["allowed", "forbidden"],
        clause="RUSH-139",
        text="Whether Research may be used when no vehicle is cheap enough.",
        edit=switch("research_needs_target", "forbidden"),
    ),
    Toggle(
        name="opt.medalGroup",
        values=["by-source", "by-turn"],
        clause="RUSH-209",
        text="Whether attack kills and Siege kills are paid separately or together.",
        edit=switch("pay_attack_at_once", "by-source"),
    ),
    Toggle(
        name="opt.squadDefenders",
        values=["excluded", "included"],
        clause="RUSH-233",
        text="Whether vehicles on Bases belong to the final squad.",
        edit=_squad_defenders,
    ),
    Toggle(
        name="opt.hqGuardTarget",
        values=["yes", "no"],
        clause="FRONT-040",
        text="Whether the defender of a Headquarters that is still safe can be chosen as a target.",
        edit=switch("guards_of_locked_hq", "yes"),
    ),
    Toggle(
        name="opt.fightBreaks",
        values=["allowed", "block"],
        clause="ALT-040",
        text="Whether other plays may come between the single attacks of a turn.",
        edit=switch("attack_is_block", "block"),
        excludes=[
            Condition(
                ["allowed"],
                "attack.sendDefender",
                ["on"],
                "ALT-114",
                given={"combat": "interactive"},
            ),
        ],
        defaults=[Default("block", {"attack.sendDefender": "on", "combat": "interactive"})],
    ),
]
