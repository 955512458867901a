"""The largest possible hand of Rush, and a player who reaches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import CHANCE
from sztab.games.rush.game import Rush

if TYPE_CHECKING:
    from sztab.games.rush.table import RushTable

GAME: Final = Rush()


def largest_hand(preset: str, players: int) -> int:
    """Return a number of cards that no hand exceeds under the rules of a preset.

    A turn begins with the cards that are drawn in Phase III [RUSH-217], or with as many as the cap
    of the alternative rules allows [ALT-053]. After that only Reinforcements put cards into a hand
    [RUSH-097]. A vehicle is played once in a turn [RUSH-057], leaves the hand and draws N cards: it
    adds N - 1.

    Second Front lets a vehicle be played from the Rear Guard as well [FRONT-065]; then it adds N.
    One card can lie there when the turn begins, and every Dispatch brings another one [FRONT-067].
    A Dispatch card that also has Reinforcements pays for itself, from either place; any other one
    is a card less in the hand, so it is worth playing only for a vehicle with N of at least 2.
    Armour is not looked at, although only defenders can be dispatched: no hand is larger.
    """
    parts = GAME.components.in_play(GAME.rules(players, preset=preset))
    numbers = parts["numbers"]
    drawn = [one for one in map(_reinforcements, parts["cards"].values()) if one[0] > 0]
    most = int(numbers["most_in_hand"] or numbers["hand"]) + sum(n - 1 for n, _ in drawn)
    if not numbers["rear_guard"]:
        return most
    both = [n for n, dispatches in drawn if dispatches]
    others = sorted((n for n, dispatches in drawn if not dispatches), reverse=True)
    free = 1 + len(both)
    return most + sum(both) + sum(others[:free]) + sum(n - 1 for n in others[free:])


def _reinforcements(card: dict[str, Any]) -> tuple[int, bool]:
    """Return how many cards a vehicle draws, and whether it dispatches another one."""
    values = {one["kind"]: int(one.get("value", 0)) for one in card.get("abilities", ())}
    return values.get("reinforcements", 0), "dispatch" in values


def hoard(preset: str, players: int) -> int:
    """Own every vehicle and play a turn of Reinforcements, with luck; return the largest hand.

    From the Rear Guard nothing is played: under Second Front more is possible.
    """
    rules = GAME.rules(players, preset=preset)
    parts = GAME.components.in_play(rules)
    numbers, cards = parts["numbers"], parts["cards"]
    notation = GAME.codec.notation(rules)

    def adds(card: str) -> int:
        return _reinforcements(cards.get(card, {}))[0] - 1

    def worth(action: int) -> float:
        fields = notation.fields(action)
        if fields["verb"] == "end":
            return 0
        if fields["verb"] in ("activate", "draw"):
            return adds(fields["card"])
        return 0.5  # where the vehicle defends

    vehicles = [name for name, card in cards.items() if card["kind"] == "vehicle"]
    vehicles.sort(key=adds, reverse=True)
    begin = int(numbers["most_in_hand"] or numbers["hand"])
    rows: list[dict[str, Any]] = [{"garage": ["engineers"]} for _ in range(players)]
    rows[0] = {"hand": vehicles[:begin], "garage": vehicles[begin:]}
    achievements = list(parts["achievements"])[: int(numbers["achievements"])]
    state: RushTable = GAME.codec.load(
        rules, {"players": rows, "achievements": achievements, "turn": {"hand_open": True}}
    )
    most = begin
    while True:
        chance = state.to_move() == CHANCE
        choices = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        best = max(choices, key=worth)
        if notation.fields(best)["verb"] == "end":
            return most
        state.apply(best)
        most = max(most, len(state.players[0].hand))
