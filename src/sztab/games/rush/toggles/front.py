"""Second Front: its cards and each of its rules, to be used alone or together [FRONT-098]."""

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
        "cards.britain", ["off", "on"], "FRONT-002",
        "The British vehicles and their stack of Medals.", cards(switch("britain")),
    ),
    Toggle(
        "cards.extra20", ["off", "on"], "FRONT-003",
        "Five more vehicles for each of the four other nations.", cards(switch("extra")),
    ),
    Toggle(
        "cards.newAbilities", ["remove", "keep"], "FRONT-067",
        "Whether vehicles with Dispatch or Planning take part.",
        cards(switch("new_abilities", "keep")),
        needs=[
            Condition(["keep"], "rearGuard", ["on"], "FRONT-067"),
            Condition(["keep"], "achievements.deck", ["on"], "FRONT-071"),
        ],
    ),
    Toggle(
        "players.max", ["5", "6"], "FRONT-014",
        "How many may play; a sixth needs the starting set of the expansion.",
        number("most_players"),
    ),
    Toggle(
        "achievements.front", ["off", "on"], "FRONT-092",
        "The twelve new Achievements are shuffled in.", cards(switch("front_achievements")),
    ),
    Toggle(
        CUSTOM, ["0", "1", "2"], "FRONT-094",
        "How many Achievements of a custom card file take part; all of them unless said.",
        cards(number("custom")),
    ),
    Toggle(
        "achievements.deck", ["off", "on"], "FRONT-022",
        "Achievements that are not laid out form a deck.", switch("achievement_deck"),
    ),
    Toggle(
        "hq", ["off", "on"], "FRONT-017",
        "Each player has a Headquarters, which falls last.", _headquarters,
    ),
    Toggle(
        "rearGuard", ["off", "on"], "FRONT-044",
        "Each player has a Rear Guard for one card.", _rear_guard,
    ),
    Toggle(
        "reserve.size", ["4", "5", "6"], "RUSH-022",
        "Cards in the Reserve.", number("reserve_size"),
    ),
    Toggle(
        "reserve.gap", ["immediate", "end-of-turn"], "ALT-005",
        "When a gap in the Reserve is filled.", switch("refill_at_once", "immediate"),
        excludes=[Condition(["end-of-turn"], "reserve.rotate", ["start-optional"], "ALT-108")],
    ),
    Toggle(
        "reserve.rotate", ["end", "start-optional"], "FRONT-029",
        "The Reserve moves on at the end of every turn, or in Phase I if the player wants.",
        _reserve_rotate,
    ),
    Toggle(
        "attack.sendDefender", ["off", "on"], "FRONT-056",
        "After an attack one of the attackers must go and defend.", switch("send_defender"),
    ),
    Toggle(
        "indestructibility", ["own-nation", "any-nation"], "FRONT-077",
        "From which stack Indestructibility takes a Medal.", _indestructibility,
    ),
    Toggle(
        "scoring.survivingBases", ["0", "1", "2", "3"], "FRONT-096",
        "Medals for each own Base that was not destroyed.", _surviving_bases,
    ),
]  # fmt: skip
