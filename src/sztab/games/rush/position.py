"""Positions as plain data with names, so that a person can write a puzzle by hand.

    first = "P1"                       # the holder of the first-player card
    active = "P1"                      # whose turn it is
    round = 3
    reserve = ["ussr-t-34", ...]       # slot 1 (beside the deck) first
    achievements = ["light-tanks"]
    stack = ["turn pay-pending", "play-cards"]   # what waits; the current decision last

    [[players]]
    hand = ["engineers", "usa-m6"]
    depot = ["medal-usa-1"]            # top card first
    garage = ["technicians"]
    bases = ["open", { guard = "usa-m6", damaged = true }, "destroyed"]   # the Headquarters last
    rear = "usa-m4-sherman"            # the card in the Rear Guard

What is left out has its value from the start of a game: nothing in hand, three undefended Bases,
full Medal stacks, all vehicles not named elsewhere in the deck, Phase II of the active player.
"""

from __future__ import annotations

from typing import Any

from sztab.core.names import write_frame
from sztab.core.native import i64, vec
from sztab.games.rush import support
from sztab.games.rush.actions import target_name
from sztab.games.rush.cards import Cards
from sztab.games.rush.names import RushNames
from sztab.games.rush.state import (
    NOBODY,
    Attack,
    Player,
    RushState,
    Turn,
    support_card,
    supporter,
)
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import DESTROYED, UNDEFENDED


def dump_state(s: RushState) -> dict[str, Any]:
    """Return the whole position. It holds secrets: for saving, never for showing."""
    data = _dump_table(s)
    data["players"] = [_dump_player(s.cards, player) for player in s.players]
    return data


def dump_view(view: RushView) -> dict[str, Any]:
    """Return what the seat of the view may know."""
    s = view.table
    data = _dump_table(s)
    data["seat"] = view.seat
    data["to_move"] = view.to_move()
    data["standings"] = [_dump_standing(view, number) for number in s.achievements]
    data["fight"] = _dump_fight(s)
    data["players"] = []
    for seat in range(len(s.players)):
        player = _dump_player(s.cards, s.players[seat])
        hidden = view.hidden[seat]
        player["sizes"] = {
            "hand": view.hand_size(seat),
            "kept": view.kept_size(seat),
            "garage": view.garage_size(seat),
            "depot": view.depot_size(seat),
        }
        player["unseen"] = _names(s.cards, hidden.cards)
        data["players"].append(player)
    return data


def _dump_standing(view: RushView, number: int) -> dict[str, Any]:
    """[RUSH-238] [RUSH-239] The numbers of the parties, and who has the best one."""
    rules = view.table.rules
    achievement = rules.achievements[number]
    values = [view.value(achievement.metric, seats) for seats in rules.parties]
    known = [value for value in values if value is not None]
    best: list[int] = []
    if len(known) == len(values):
        top = min(known) if achievement.fewest else max(known)
        best = [party for party in range(len(values)) if values[party] == top]
    return {"achievement": rules.achievement_names[number], "values": values, "best": best}


def _dump_fight(s: RushState) -> dict[str, int]:
    """[ALT-026] Both numbers of the fight that goes on; nothing without one."""
    if not support.is_on(s):
        return {}
    attack, defence = support.strengths(s)
    return {"attack": int(attack), "defence": int(defence)}


def _dump_table(s: RushState) -> dict[str, Any]:
    cards, names = s.cards, RushNames(s.rules)
    return {
        "first": _seat_name(s.first),
        "active": _seat_name(s.active),
        "round": int(s.round_number),
        "ended_by": _seat_name(s.ended_by) if s.ended_by != NOBODY else "",
        "reserve": _names(cards, s.reserve)[::-1],
        "deck": _names(cards, s.deck),
        "discard": _names(cards, s.discard),
        "scrapyard": _names(cards, s.scrapyard),
        "medals": {
            nation: {"singles": int(s.singles[n]), "doubles": int(s.doubles[n])}
            for n, nation in enumerate(cards.nations)
        },
        "achievements": [s.rules.achievement_names[n] for n in s.achievements],
        "ruins": [s.rules.achievement_names[n] for n in s.ruins],
        "place": int(s.place),
        "turn": _dump_turn(cards, s.turn, s.attack),
        "stack": [write_frame(s.rules.declared, names, frame) for frame in s.stack],
    }


def _dump_player(cards: Cards, player: Player) -> dict[str, Any]:
    return {
        "hand": _names(cards, player.hand),
        "garage": _names(cards, player.garage),
        "depot": _names(cards, player.depot)[::-1],
        "bases": [_dump_base(cards, player, slot) for slot in range(len(player.guards))],
        "kills": int(player.kills),
        "razed": int(player.razed),
        "rear": _name(cards, player.rear),
        "kept": _names(cards, player.kept),
    }


def _dump_base(cards: Cards, player: Player, slot: int) -> object:
    guard = player.guards[slot]
    if guard == DESTROYED:
        return "destroyed"
    base: dict[str, Any] = {}
    if guard != UNDEFENDED:
        base["guard"] = cards.names[guard]
        if player.hit_guards >> slot & 1:
            base["guard_damaged"] = True
    if player.hit_bases >> slot & 1:
        base["damaged"] = True
    return base or "open"


def _dump_turn(cards: Cards, turn_now: Turn, attack: Attack) -> dict[str, Any]:
    nations = cards.nations
    backers = ["any"] if turn_now.backers & 1 else []
    backers += [nations[n] for n in range(len(nations)) if turn_now.backers >> (n + 1) & 1]
    return {
        "played": _names(cards, turn_now.played),
        "replayed": _names(cards, turn_now.replayed),
        "goods": _dump_nations(nations, turn_now.goods),
        "kills": _dump_nations(nations, turn_now.kills),
        "pool": int(turn_now.pool),
        "backers": backers,
        "resolving": _name(cards, turn_now.resolving),
        "keeps": int(turn_now.keeps),
        "bought": turn_now.bought,
        "recruiting": turn_now.recruiting,
        "hand_open": turn_now.hand_open,
        "reshuffled": turn_now.reshuffled,
        "busy": turn_now.busy,
        "attacked": attack.made,
        "attack_kills": int(attack.kills),
        "attack_nation": nations[attack.nation] if attack.nation >= 0 else "",
        "attackers": _names(cards, attack.named),
        "struck": _names(cards, attack.struck),
        "lead": _name(cards, attack.lead),
        "aim": target_name(attack.aim) if attack.aim >= 0 else "",
        "support": [
            f"{_seat_name(supporter(one))} {cards.names[support_card(one)]}"
            for one in attack.support
        ],
    }


def _dump_nations(nations: list[str], numbers: vec[i64]) -> dict[str, int]:
    return {nation: int(numbers[n]) for n, nation in enumerate(nations) if numbers[n]}


def _names(cards: Cards, zone: vec[i64]) -> list[str]:
    return [cards.names[card] for card in zone]


def _name(cards: Cards, card: i64) -> str:
    return cards.names[card] if card >= 0 else ""


def _seat_name(seat: int) -> str:
    return f"P{seat + 1}"
