"""Second Front: its cards and each of its rules, for use alone or together [FRONT-098]."""

from __future__ import annotations

from typing import Final

from sztab.core.toggle import Condition, Toggle, switch
from sztab.games.rush.abilities.indestructibility import IndestructibilityOfAnyNation
from sztab.games.rush.actions import HQ_SLOT
from sztab.games.rush.builder import RulesBuilder
from sztab.games.rush.rear_guard import OFFER_STATION
from sztab.games.rush.reserve import OFFER_REFILL, ROTATE_RESERVE
from sztab.games.rush.scoring import SurvivingBases
from sztab.games.rush.toggles.edits import cards, number

CUSTOM: Final = "achievements.custom"


def _headquarters(builder: RulesBuilder, value: str) -> None:
    if value == "on":
        builder.selection.headquarters = True
        builder.bases = HQ_SLOT + 1
        builder.headquarters = HQ_SLOT


def _rear_guard(builder: RulesBuilder, value: str) -> None:
    if value == "on":
        builder.rear_guard = True
        builder.add_step(OFFER_STATION)


def _reserve_rotate(builder: RulesBuilder, value: str) -> None:
    if value == "start-optional":
        builder.drop_step(ROTATE_RESERVE)
        builder.add_step(OFFER_REFILL)


def _indestructibility(builder: RulesBuilder, value: str) -> None:
    if value == "any-nation":
        builder.selection.effects["indestructibility"] = IndestructibilityOfAnyNation


def _surviving_bases(builder: RulesBuilder, value: str) -> None:
    if value != "0":
        builder.sources.append(SurvivingBases(int(value)))


TOGGLES: Final[list[Toggle]] = [
    Toggle(
        name="cards.britain",
        values=["off", "on"],
        clause="FRONT-002",
        text="The British vehicles and their stack of Medals.",
        edit=cards(switch("britain")),
    ),
    Toggle(
        name="cards.extra20",
        values=["off", "on"],
        clause="FRONT-003",
        text="Five more vehicles for each of the four other nations.",
        edit=cards(switch("extra")),
    ),
    Toggle(
        name="cards.newAbilities",
        values=["remove", "keep"],
        clause="FRONT-067",
        text="Whether vehicles with Dispatch or Planning take part.",
        edit=cards(switch("new_abilities", "keep")),
        needs=[
            Condition(["keep"], "rearGuard", ["on"], "FRONT-067"),
            Condition(["keep"], "achievements.deck", ["on"], "FRONT-071"),
        ],
    ),
    Toggle(
        name="players.max",
        values=["5", "6"],
        clause="FRONT-014",
        text="How many may play; a sixth needs the starting set of the expansion.",
        edit=number("max_players"),
    ),
    Toggle(
        name="achievements.front",
        values=["off", "on"],
        clause="FRONT-092",
        text="The twelve new Achievements are shuffled in.",
        edit=cards(switch("front_achievements")),
    ),
    Toggle(
        name=CUSTOM,
        values=["0", "1", "2"],
        clause="FRONT-094",
        text="How many Achievements of a custom card file take part; by default all of them.",
        edit=cards(number("custom")),
    ),
    Toggle(
        name="achievements.deck",
        values=["off", "on"],
        clause="FRONT-022",
        text="Achievements that are not in play form a deck.",
        edit=switch("achievement_deck"),
    ),
    Toggle(
        name="hq",
        values=["off", "on"],
        clause="FRONT-017",
        text="Each player has a Headquarters, which falls last.",
        edit=_headquarters,
    ),
    Toggle(
        name="rearGuard",
        values=["off", "on"],
        clause="FRONT-044",
        text="Each player has a Rear Guard for one card.",
        edit=_rear_guard,
    ),
    Toggle(
        name="reserve.size",
        values=["4", "5", "6"],
        clause="RUSH-022",
        text="Cards in the Reserve.",
        edit=number("reserve_size"),
    ),
    Toggle(
        name="reserve.gap",
        values=["immediate", "end-of-turn"],
        clause="ALT-005",
        text="When a gap in the Reserve is filled.",
        edit=switch("refill_at_once", "immediate"),
        excludes=[Condition(["end-of-turn"], "reserve.rotate", ["start-optional"], "ALT-108")],
    ),
    Toggle(
        name="reserve.rotate",
        values=["end", "start-optional"],
        clause="FRONT-029",
        text="The Reserve moves on at the end of every turn, or in Phase I if the player wants.",
        edit=_reserve_rotate,
    ),
    Toggle(
        name="attack.sendDefender",
        values=["off", "on"],
        clause="FRONT-056",
        text="After an attack one of the attackers must go and defend.",
        edit=switch("send_defender"),
    ),
    Toggle(
        name="indestructibility",
        values=["own-nation", "any-nation"],
        clause="FRONT-077",
        text="The stack from which Indestructibility takes a Medal.",
        edit=_indestructibility,
    ),
    Toggle(
        name="scoring.survivingBases",
        values=["0", "1", "2", "3"],
        clause="FRONT-096",
        text="Medals for each of their Bases that was not destroyed.",
        edit=_surviving_bases,
    ),
]
