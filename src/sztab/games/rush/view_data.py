"""Views as plain data: the fields of a position, what is hidden, and figures that the rules give.

The figures save clients from repeating the rules: the phase, points and squads, Achievements, the
strength of a fight, the price that is being paid, and what a hit will do. They are computed from
the view alone, so they tell nothing that the seat could not work out itself.
"""

from __future__ import annotations

from typing import Any

from sztab.core.declare import CARD
from sztab.core.native import i64, vec
from sztab.core.notation import Notation
from sztab.games.rush import support
from sztab.games.rush.actions import target_name
from sztab.games.rush.chance import achievement_deck
from sztab.games.rush.decision import pending
from sztab.games.rush.play import PLAY_CARDS, PlayCards
from sztab.games.rush.position import PLAYER, TABLE, notation_of
from sztab.games.rush.purchase import PayFor, funds
from sztab.games.rush.scoring import medals_by_nation
from sztab.games.rush.state import RushState
from sztab.games.rush.tally import Party
from sztab.games.rush.turn import ContinueTurn
from sztab.games.rush.view import RushView


def dump_view(view: RushView) -> dict[str, Any]:
    """Return the view as plain data with names."""
    s = view.table
    notation = notation_of(s.rules)
    data = TABLE.write_row(notation, s)
    data["seat"] = view.seat
    data["to_move"] = view.to_move()
    parties = [view.party(seats) for seats in s.rules.parties]
    data["standings"] = [_dump_standing(view, number, parties) for number in s.achievements]
    data["fight"] = _dump_fight(s)
    data["phase"] = phase(s)
    data["leaves_next"] = s.cards.names[s.reserve[0]] if len(s.reserve) > 0 else ""
    data["achievement_deck"] = len(achievement_deck(s)) if s.rules.achievement_deck else 0
    data["purchase"] = _dump_purchase(s)
    data["forecast"] = _dump_forecast(s)
    data["players"] = [_dump_seen(notation, view, seat) for seat in range(len(s.players))]
    return data


def phase(s: RushState) -> int:
    """[RUSH-046] Return the phase of the turn, 1 to 3; 0 before the first turn and at the end.

    The frame of the turn at the bottom of the stack holds the step that follows the current one.
    """
    for frame in s.stack:
        if isinstance(frame, PlayCards):
            return 2
        if isinstance(frame, ContinueTurn):
            playing = s.rules.turn.index(PLAY_CARDS)
            current = frame.position - 1
            return 2 if current == playing else 1 if current < playing else 3
    return 0


def _dump_seen(notation: Notation, view: RushView, seat: int) -> dict[str, Any]:
    player = PLAYER.write_row(notation, view.table.players[seat])
    known = notation.names.known(CARD)
    player["sizes"] = {
        "hand": view.hand_size(seat),
        "kept": view.kept_size(seat),
        "garage": view.garage_size(seat),
        "depot": view.depot_size(seat),
    }
    player["unseen"] = [known[card] for card in view.hidden[seat].cards]
    squad = view.squad(seat)
    player["squad"] = [known[card] for card in squad]
    player["medals"] = _dump_medals(view.table, squad)
    player["points"] = _points(view.table, squad)
    return player


def _dump_medals(s: RushState, squad: vec[i64]) -> dict[str, int]:
    """[RUSH-252] The Medals of each nation on Medal cards; nations without one are left out."""
    medals = medals_by_nation(s, squad)
    return {nation: medals[n] for n, nation in enumerate(s.cards.nations) if medals[n] > 0}


def _points(s: RushState, squad: vec[i64]) -> int:
    """[RUSH-255] [RUSH-256] The Medals on Medal cards and captured Bases."""
    return sum([int(s.cards.medals[card]) for card in squad])


def _dump_standing(view: RushView, number: int, parties: list[Party]) -> dict[str, Any]:
    """[RUSH-238] [RUSH-239] The numbers of the parties, the holder, and the best rivals."""
    rules = view.table.rules
    achievement = rules.achievements[number]
    values = [view.value(achievement.metric, party) for party in parties]
    top = _best(values, achievement.fewest)
    best = [at for at in range(len(values)) if top is not None and values[at] == top]
    rivals = [
        _best(values[:at] + values[at + 1 :], achievement.fewest) for at in range(len(values))
    ]
    name = rules.achievement_names[number]
    return {"achievement": name, "values": values, "best": best, "top": top, "rivals": rivals}


def _best(values: list[int | None], fewest: bool) -> int | None:
    """Return the best number; None if one of them is not public."""
    known = [value for value in values if value is not None]
    if len(known) < len(values) or not known:
        return None
    return min(known) if fewest else max(known)


def _dump_fight(s: RushState) -> dict[str, int]:
    """[ALT-026] Both numbers of the current fight; nothing without one."""
    if not support.is_on(s):
        return {}
    attack, defence = support.strengths(s)
    return {"attack": int(attack), "defence": int(defence)}


def _dump_purchase(s: RushState) -> dict[str, Any]:
    """[RUSH-076] [RUSH-158] The vehicle that is being bought, and what of its cost is paid."""
    frame = pending(s)
    if not isinstance(frame, PayFor):
        return {}
    card = frame.card
    paid = int(funds(s, card))
    return {"card": s.cards.names[card], "cost": int(s.cards.cost[card]), "paid": paid}


def _dump_forecast(s: RushState) -> dict[str, dict[str, str]]:
    """What the answers to the current decision certainly do to targets."""
    frame = pending(s)
    found = frame.forecast(s) if frame is not None else []
    return {target_name(one.target): {"effect": one.effect, "clause": one.clause} for one in found}
