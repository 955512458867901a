"""The kinds of events of Rush, with the name of each and the sentence it is told in."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0
ACHIEVEMENT_REVEALED: Final = 1
CARD_DRAWN: Final = 2
RESHUFFLED: Final = 3
RESERVE_DEALT: Final = 4
RESERVE_DISCARDED: Final = 5
TURN_BEGUN: Final = 6
REPAIRED: Final = 7
BOUGHT: Final = 8
PAID: Final = 9
ACTIVATED: Final = 10
DEFENDED: Final = 11
REPLACED: Final = 12
ATTACKERS_NAMED: Final = 13
DAMAGED: Final = 14
DESTROYED: Final = 15
BASE_DAMAGED: Final = 16
BASE_DESTROYED: Final = 17
SABOTAGED: Final = 18
SCRAPPED: Final = 19
RESEARCHED: Final = 20
MEDAL_TAKEN: Final = 21
MEDAL_LOST: Final = 22
RECRUITING: Final = 23
END_TRIGGERED: Final = 24
GAME_OVER: Final = 25
NO_TARGET: Final = 26
GUARD_HOME: Final = 27
BASE_DISCARDED: Final = 28
DISCARDED: Final = 29
DECK_RESHUFFLED: Final = 30
FIGHT_BEGUN: Final = 31
SUPPORTED: Final = 32
PASSED: Final = 33
REPELLED: Final = 34
STATIONED: Final = 35
RELIEVED: Final = 36
KEPT: Final = 37
RETAINING: Final = 38
ACHIEVEMENT_DISCARDED: Final = 39
RUINS_RESHUFFLED: Final = 40

NAMES: Final = (
    "first-player", "achievement-revealed", "card-drawn", "reshuffled", "reserve-dealt",
    "reserve-discarded", "turn-begun", "repaired", "bought", "paid", "activated", "defended",
    "replaced", "attackers-named", "damaged", "destroyed", "base-damaged", "base-destroyed",
    "sabotaged", "scrapped", "researched", "medal-taken", "medal-lost", "recruiting",
    "end-triggered", "game-over", "no-target", "guard-home", "base-discarded", "discarded",
    "deck-reshuffled", "fight-begun", "supported", "passed", "repelled", "stationed", "relieved",
    "kept", "retaining", "achievement-discarded", "ruins-reshuffled",
)  # fmt: skip
"""What each kind is called where its parts are told by name."""

TEXTS: Final = (
    "P{seat} receives the first-player card.",
    "Achievement in play: {achievement}.",
    "P{seat} draws {card}.",
    "P{seat} shuffles the Depot into a new Garage.",
    "{card} comes into the Reserve.",
    "{card} leaves the Reserve.",
    "— P{seat}'s turn (round {number}) —",
    "P{seat} repairs all damage.",
    "P{seat} buys {card}.",
    "P{seat} pays with {card}.",
    "P{seat} uses the abilities of {card}.",
    "P{seat}: {card} defends {target}.",
    "P{seat}: {card} is replaced and goes to the Depot.",
    "P{seat} attacks with {number} {vehicles}.",
    "{card} ({target}) is damaged.",
    "{card} ({target}) is destroyed.",
    "{target} is damaged.",
    "P{seat} destroys {target} and takes the card.",
    "P{seat} discards {card} to Sabotage.",
    "{card} goes to the Scrapyard.",
    "P{seat} takes {card} by Research.",
    "P{seat} receives {card}.",
    "P{seat} receives no Medal: the stack has no such card left.",
    "P{seat} may buy any number of vehicles this turn.",
    "P{seat} brings about the last round.",
    "The game is over.",
    "{card} finds no target.",
    "{card} ({target}) loses its Base and goes home.",
    "A Base drawn by P{seat} goes to the Depot.",
    "P{seat} puts {card} unplayed into the Depot.",
    "The discarded vehicles are shuffled into a new Vehicle deck.",
    "P{seat} attacks {target} with {card}.",
    "P{seat} supports with {card}.",
    "P{seat} passes.",
    "The attack of {card} on {target} is beaten off.",
    "P{seat} puts {card} into the Rear Guard.",
    "P{seat}: {card} leaves the Rear Guard for the Depot.",
    "P{seat} keeps {card} for the next turn.",
    "P{seat} may keep a card for the next turn.",
    "P{seat} discards the Achievement {achievement}.",
    "The discarded Achievements are shuffled into a new deck.",
)
