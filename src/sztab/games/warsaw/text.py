"""The table, the choices and what happened, in English words."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.declare import EventKind
from sztab.core.event import HIDDEN, Event
from sztab.core.game import Section, Summary
from sztab.core.native import i64, vec
from sztab.games.warsaw import actions, content, duel, events, markers, moving, playing, turns
from sztab.games.warsaw.board import (
    ARMIES,
    ARMY_TITLES,
    EMPTY,
    FRONT_TITLES,
    FRONTS,
    LINES,
    NOBODY,
    NOWHERE,
    PLACE_NAMES,
    PLACES,
    RESOURCE_TITLES,
    RESOURCES,
    SPECIAL,
    SPOTS,
    SUPPLY,
    front_of_place,
)
from sztab.games.warsaw.cards import KIND_NAMES
from sztab.games.warsaw.events import STRENGTH_BASE
from sztab.games.warsaw.rules import POINTS_TO_WIN, ROUNDS, WarsawRules
from sztab.games.warsaw.state import SOME, WarsawState, card_of, spot_of
from sztab.games.warsaw.view import WarsawView

CHOICES: Final[dict[str, str]] = {
    "pass": "Pass: no more actions in this round",
    "play": "Play {card}",
    "block": "Discard a card and move a Blockade marker",
    "bid": "Put a card beside {resource}",
    "activate": "Discard a card and activate the commander, {front}",
    "discard": "Discard {card}",
    "front": "On the {front}",
    "effect": "Effect {number}",
    "advance": "A unit steps to the first line, {front}",
    "shift": "A unit goes from the {origin} to the {target}",
    "retreat": "A unit steps back to the second line, {front}",
    "add": "Add a unit to the second line, {front}",
    "stop": "Enough",
    "remove": "Remove an enemy unit from line {number}",
    "accept": "Yes: all units of the second line step forward",
    "decline": "Decline",
    "put": "Put the {marker} on {place}",
    "edge": "Edge {edge}",
    "four": "{seat} draws up to 4 cards, the other up to 3",
    "order": "Order of play: {order}",
    "wp": "The Polish Army: {members}",
    "first": "{army} places its marker first",
    "roll": "The die shows {number}",
    "draw": "Draw {card}",
}

TEXTS: Final = {
    "armies": "Polish Army: {members}; Red Army: {others}.",
    "first-marker": "{army} places its Blockade marker first.",
    "ordered": "Order of play: {order}.",
    "drawn": "P{seat} draws {card}.",
    "reshuffled": "{army} shuffles its discard pile into a new deck.",
    "round-begun": "— Round {number} —",
    "bonus-placed": "The Bonus marker lies on the {front}.",
    "bonus-none": "The Bonus marker lies on no front in this round.",
    "resource-won": "{army} wins {resource}.",
    "resource-tied": "Nobody wins {resource}.",
    "edge-taken": "{army} takes edge {edge} of {resource}.",
    "piles-cleared": "The cards beside the Resource cards go to the discard piles.",
    "marker-put": "The {marker} is put on {place}.",
    "turn": "P{seat}'s turn.",
    "passed": "P{seat} passes.",
    "declined": "P{seat} declines.",
    "played": "P{seat} plays {card}{on_front}.",
    "replaced": "{card} is replaced and goes to the discard pile.",
    "discarded": "P{seat} discards {card}.",
    "bid": "P{seat} puts {card} beside {resource}.",
    "effect-used": "{card} uses effect {number}.",
    "no-effect": "{card} has no effect now.",
    "added": "{army} adds {units} to {line}.",
    "moved": "{army}: a unit {step}.",
    "removed": "{army} loses {units} on {line}.",
    "surplus": "{army} takes {units} above the limit back to the Reserve, {front}.",
    "strengthened": "{army} gains {number} strength on the {front}.",
    "battle-started": "{army} starts the battle of the {front}.",
    "battle": "Battle of the {front}: WP {wp}, ACz {acz}; {result}.",
    "no-battle": "No battle on the {front}.",
    "lost": "The first lines of the {front} are emptied.",
    "points": "{army} scores {points}.",
    "commander-left": "{card} leaves the board.",
    "game-over": "The game is over.",
    "extra": "P{seat} has one more action.",
    "not-added": "{army} cannot add a unit to {line}.",
    "not-put": "{army} leaves the Special Blockade marker on its card.",
}

MARKER_TITLES: Final = (
    "Blockade marker of WP",
    "Blockade marker of ACz",
    "Special Blockade marker",
)


SPOT_TITLES: Final[dict[str, str]] = {
    "line1": "first line", "line2": "second line", "commander": "commander field",
    "order": "Order field",
}  # fmt: skip


def place_title(place: int) -> str:
    """Return a place in words, such as `the first line of ACz, Northern Front`."""
    spot = SPOT_TITLES[SPOTS[place % PLACES]]
    front = front_of_place(place)
    where = "" if front == NOWHERE else f", {FRONT_TITLES[front]}"
    return f"the {spot} of {ARMY_TITLES[place // PLACES]}{where}"


def line_title(at: int) -> str:
    """Return a line in words; first lines are counted before second lines."""
    number = "first" if at < FRONTS else "second"
    return f"the {number} line, {FRONT_TITLES[at % FRONTS]}"


def step_title(origin: int, target: int) -> str:
    """Return what a unit does that goes from one line to another."""
    front = FRONT_TITLES[target % FRONTS]
    if target < FRONTS:
        return f"steps forward on the {front}"
    if origin < FRONTS:
        return f"steps back on the {front}"
    return f"goes from the {FRONT_TITLES[origin % FRONTS]} to the {front}"


def seats_of(mask: int, players: int) -> str:
    """Return seats given as bits."""
    return " and ".join([f"P{seat + 1}" for seat in range(players) if mask >> seat & 1])


def units(number: int) -> str:
    """Return a number of units."""
    return "1 unit" if number == 1 else f"{number} units"


def points(number: int) -> str:
    """Return a number of victory points."""
    return "1 victory point" if number == 1 else f"{number} victory points"


def card_line(rules: WarsawRules, card: int) -> str:
    """Return what a card does, in one line."""
    limit = rules.cards.limit[card]
    extra = f", limit {limit}" if limit else ""
    kind = KIND_NAMES[rules.cards.kind[card]]
    return f"{kind}{extra}: {content.sentence(rules.cards.rows[card])}"


def describe(rules: WarsawRules, event: Event) -> str:
    """Return the event as a sentence."""
    values: dict[str, object] = {
        "seat": event.seat + 1,
        "card": "a card" if event.card == HIDDEN else rules.cards.titles[event.card],
        "number": event.number,
        "units": units(event.number),
        "points": points(event.number),
    }
    values |= _values(rules, event)
    return TEXTS[event.kind.name].format(**values)


def _values(rules: WarsawRules, event: Event) -> dict[str, object]:
    """Return the words of an event that depend on what its numbers mean."""
    kind, target, number = event.kind, event.target, event.number
    if kind == events.ARMIES:
        players = rules.players
        return {"members": seats_of(number, players), "others": seats_of(target, players)}
    if kind == events.ORDERED:
        return {"order": ", ".join([f"P{seat + 1}" for seat in rules.orders[number]])}
    if kind == events.MARKER_PUT:
        return {"marker": MARKER_TITLES[number], "place": place_title(target)}
    if kind in ARMY_EVENTS:
        return {"army": ARMY_TITLES[target]}
    if kind in RESOURCE_EVENTS:
        return _resource_values(kind, target, number)
    return _front_values(kind, target, number)


def _resource_values(kind: EventKind, target: int, number: int) -> dict[str, object]:
    if kind != events.EDGE_TAKEN:
        return {"resource": RESOURCE_TITLES[target], "army": ARMY_TITLES[number & 1]}
    edge = actions.EDGES[target & 1].upper()
    return {
        "army": ARMY_TITLES[number], "edge": edge, "resource": RESOURCE_TITLES[target >> 1],
    }  # fmt: skip


def _front_values(kind: EventKind, target: int, number: int) -> dict[str, object]:
    if kind == events.MOVED:
        return {"army": ARMY_TITLES[target // LINES], "step": step_title(number, target % LINES)}
    if kind in (events.ADDED, events.REMOVED, events.NOT_ADDED):
        return {"army": ARMY_TITLES[target // LINES], "line": line_title(target % LINES)}
    if kind in ARMY_FRONT_EVENTS:
        return {"army": ARMY_TITLES[target // FRONTS], "front": FRONT_TITLES[target % FRONTS]}
    if kind == events.BATTLE:
        wp, acz = divmod(number, STRENGTH_BASE)
        result = "nobody wins" if wp == acz else "WP wins" if wp > acz else "ACz wins"
        return {"wp": wp, "acz": acz, "result": result, "front": FRONT_TITLES[target]}
    if kind == events.PLAYED:
        return {"on_front": "" if target < 0 else f" on the {FRONT_TITLES[target]}"}
    return {"front": FRONT_TITLES[target]} if 0 <= target < FRONTS else {}


ARMY_EVENTS: Final = (events.FIRST_MARKER, events.RESHUFFLED, events.POINTS, events.NOT_PUT)
RESOURCE_EVENTS: Final = (
    events.RESOURCE_WON, events.RESOURCE_TIED, events.EDGE_TAKEN, events.BID,
)  # fmt: skip
ARMY_FRONT_EVENTS: Final = (
    events.SURPLUS, events.STRENGTHENED, events.BATTLE_STARTED, events.COMMANDER_LEFT,
)  # fmt: skip


def explain(rules: WarsawRules, action: Action) -> str:
    """Return in plain words what the action does."""
    argument = actions.argument_of(action)
    verb = rules.declared.verbs[actions.kind_of(action)]
    values: dict[str, object] = {"number": argument + 1, "seat": f"P{argument + 1}"}
    takes = [name for name, _ in verb.takes]
    if "card" in takes:
        values["card"] = f"{rules.cards.titles[argument]} ({card_line(rules, argument)})"
    elif "front" in takes:
        values["front"] = FRONT_TITLES[argument]
    elif verb is actions.BID:
        values["resource"] = RESOURCE_TITLES[argument]
    elif verb is actions.SHIFT:
        values["origin"] = FRONT_TITLES[actions.shift_from(action)]
        values["target"] = FRONT_TITLES[actions.shift_to(action)]
    elif verb is actions.PUT:
        values["marker"] = MARKER_TITLES[actions.put_marker(action)]
        values["place"] = place_title(actions.put_place(action))
    elif verb is actions.EDGE:
        values["edge"] = actions.EDGES[argument].upper()
    elif verb is actions.ORDER:
        values["order"] = ", ".join([f"P{seat + 1}" for seat in rules.orders[argument]])
    elif verb is actions.ARMIES:
        values["members"] = seats_of(argument, rules.players)
    elif verb is actions.FIRST:
        values["army"] = ARMY_TITLES[argument]
    return CHOICES[verb.name].format(**values)


QUESTIONS: Final[list[tuple[type, str]]] = [
    (turns.TakeAction, "Your action: play a card, block, bid, activate a commander, or pass."),
    (turns.ExtraAction, "One more action, or decline."),
    (turns.DiscardFor, "Which card do you discard for it?"),
    (playing.ChooseFront, "On which front do you play {card}?"),
    (playing.ChooseEffect, "Which effect of {commander}? {effects}"),
    (moving.MoveSteps, "Move units: {left} left."),
    (moving.SupplyActions, "Supply: add or move units, {left} left."),
    (moving.RemoveUnits, "From which line is an enemy unit removed?"),
    (moving.AdvanceAll, "Do all your units of the {front} step to the first line?"),
    (markers.PlaceFirst, "Where do you put your Blockade marker?"),
    (markers.MoveMarker, "Which Blockade marker do you move, and where to?"),
    (markers.BlockByCard, "Where do you put your Blockade marker?"),
    (markers.PlaceSpecial, "Where do you put the Special Blockade marker?"),
    (duel.ChooseEdge, "{resource}: which edge faces your army? {edges}"),
    (duel.ChooseFour, "Which of you draws up to 4 cards?"),
    (duel.DealTokens, "In which order do the players act?"),
]


def question(view: WarsawView) -> str:
    """Return what is being decided now, as one sentence."""
    table = view.table
    if not table.stack:
        return "The game is over."
    frame = table.stack[-1]
    values: dict[str, object] = {"left": getattr(frame, "left", 0)}
    if isinstance(frame, playing.ChooseFront):
        values["card"] = table.cards.titles[table.announced]
    elif isinstance(frame, playing.ChooseEffect):
        values |= _effects(table, frame)
    elif isinstance(frame, moving.AdvanceAll):
        values["front"] = FRONT_TITLES[frame.front]
    elif isinstance(frame, duel.ChooseEdge):
        values["resource"] = RESOURCE_TITLES[frame.resource]
        values["edges"] = _edges(table.rules, int(frame.resource))
    for shape, text in QUESTIONS:
        if type(frame) is shape:
            return text.format(**values)
    return "Chance decides."


def _effects(table: WarsawState, frame: playing.ChooseEffect) -> dict[str, object]:
    card = table.armies[frame.army].commanders[frame.front]
    row = table.cards.rows[card]
    lines = [
        f"{n + 1}: {content.explain_effect(row, n + 1)}."
        for n in playing.effects_of(table, frame.army, frame.front)
    ]
    return {"commander": table.cards.titles[card], "effects": " ".join(lines)}


def _edges(rules: WarsawRules, resource: int) -> str:
    if resource == SUPPLY:
        return f"A: {rules.supply[0]} supply actions. B: {rules.supply[1]}."
    hands = [" and ".join([str(size) for size in sizes]) for sizes in rules.funds]
    return f"A: {hands[0]} cards, and your army deals the tokens. B: {hands[1]} cards."


def sheet(view: WarsawView) -> list[Section]:
    """Return the table as the seat sees it."""
    sections = [_round(view.table), _fronts(view.table)]
    sections += [_army(view, army) for army in range(ARMIES)]
    if view.seat >= 0 and len(view.table.hands[view.seat]) > 0:
        sections.append(_hand(view))
    return sections


def _round(table: WarsawState) -> Section:
    bonus = FRONT_TITLES[table.bonus] if table.bonus >= 0 else "no front"
    order = ", ".join([f"P{seat + 1}" for seat in table.order]) or "not drawn yet"
    rows = [
        ["victory points", " · ".join([
            f"{ARMY_TITLES[n]} {table.armies[n].points}" for n in range(ARMIES)
        ])],
        ["bonus marker", bonus],
        ["order of play", order],
    ]  # fmt: skip
    for marker, name in enumerate(MARKER_TITLES):
        place = table.markers[marker]
        if place >= 0:
            rows.append([name, f"{place_title(place)} ({PLACE_NAMES[place]})"])
        elif marker == SPECIAL:
            rows.append([name, "on the Social Support card"])
    return Section(f"Round {table.round_number} of {ROUNDS}", ["", ""], rows)


def _fronts(table: WarsawState) -> Section:
    """Return both halves of each front, first line and second line, with cards and strength."""
    rows = []
    for front in range(FRONTS):
        for army in range(ARMIES):
            side = table.armies[army]
            name = FRONT_TITLES[front] if army == 0 else _advantage(table, front)
            strength = f"{table.army_strength(army, front)}"
            second = f"{side.second(front)} of {table.limit(army, front)}"
            rows.append([
                name, ARMY_TITLES[army], str(side.first(front)), second, strength,
                _commander(table, army, front), _orders(table, army, front) or "—",
            ])  # fmt: skip
    columns = ["front", "army", "line 1", "line 2", "strength", "commander", "orders"]
    return Section("Fronts", columns, rows)


def _advantage(table: WarsawState, front: int) -> str:
    if table.won[front] != NOBODY:
        return f"won by {ARMY_TITLES[table.won[front]]}"
    return "fought, undecided" if table.fought >> front & 1 else ""


def _commander(table: WarsawState, army: int, front: int) -> str:
    side = table.armies[army]
    card = side.commanders[front]
    if card == EMPTY:
        return "—"
    effect = side.effect_used(front)
    used = "" if effect == 0 else ", used" if effect == SOME else f", effect {effect} used"
    return f"{table.cards.titles[card]} ({card_line(table.rules, card)}{used})"


def _orders(table: WarsawState, army: int, front: int) -> str:
    return ", ".join([
        table.cards.titles[card_of(one)]
        for one in table.armies[army].orders
        if spot_of(one) == front
    ])  # fmt: skip


def _army(view: WarsawView, army: int) -> Section:
    table = view.table
    side = table.armies[army]
    rows = [["reserve", units(int(side.reserve))], ["discard pile", _zone(table, side.discard)]]
    for resource in range(RESOURCES):
        cards = [table.cards.titles[card_of(one)] for one in side.piles if spot_of(one) == resource]
        rows.append([f"beside {RESOURCE_TITLES[resource]}", ", ".join(cards) or "—"])
    for seat in range(len(table.sides)):
        if table.sides[seat] == army:
            rows.append([_player(view, seat), _held(view, seat)])
    return Section(f"{ARMY_TITLES[army]} · deck {view.deck_size(army)}", ["", ""], rows)


def _player(view: WarsawView, seat: int) -> str:
    you = " (you)" if seat == view.seat else ""
    passed = " · passed" if view.table.passed >> seat & 1 else ""
    return f"P{seat + 1}{you}{passed}"


def _held(view: WarsawView, seat: int) -> str:
    if view.hands[seat] or seat == view.seat:
        size = view.hand_size(seat)
        return f"{size} card" if size == 1 else f"{size} cards"
    return _zone(view.table, view.table.hands[seat]) if view.hand_size(seat) else "no cards"


def _hand(view: WarsawView) -> Section:
    table = view.table
    rows = [
        [table.cards.titles[card], table.cards.names[card], card_line(table.rules, card)]
        for card in table.hands[view.seat]
    ]
    return Section("Your hand", ["card", "name", "what it does"], rows)


def _zone(table: WarsawState, zone: vec[i64]) -> str:
    return ", ".join([table.cards.titles[card] for card in zone]) or "—"


def points_by_source(s: WarsawState) -> list[dict[str, float]]:
    """Return the points of each seat: those of its army, and what breaks a tie."""
    rows: list[dict[str, float]] = []
    for seat in range(len(s.hands)):
        if len(s.sides) == 0:
            rows.append({"victory points": 0.0})
            continue
        rows.append({"victory points": float(s.armies[s.sides[seat]].points)})
    return rows


def summarise(s: WarsawState) -> Summary:
    """[WAR-211] [WAR-212] [WAR-213] Return the armies of the seats and what ended the game."""
    roles = [ARMY_TITLES[side] for side in s.sides]
    return Summary(roles, _ending(s), int(s.round_number))


def _ending(s: WarsawState) -> str:
    if s.leader() == NOBODY:
        return "draw"
    if max(int(side.points) for side in s.armies) >= POINTS_TO_WIN:
        return f"{POINTS_TO_WIN} points"
    if s.round_number >= ROUNDS:
        return "last round"
    return "empty deck"
