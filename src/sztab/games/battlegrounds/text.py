"""The table, the choices, what happened and how it ended, in English words."""

from __future__ import annotations

from typing import Final

from sztab.core.action import Action
from sztab.core.event import HIDDEN, Event
from sztab.core.game import Earning, Section, Summary
from sztab.core.native import i64
from sztab.games.battlegrounds import (
    acting,
    actions,
    additional,
    events,
    family,
    paths,
    reacting,
    setup,
    turns,
)
from sztab.games.battlegrounds.board import COLOUR_NAMES, NONE, OFF, SQUARE_NAMES, SQUARES
from sztab.games.battlegrounds.entering import reserve
from sztab.games.battlegrounds.rules import (
    ARTILLERY_GOAL,
    PAIR_POINTS,
    ROUNDS,
    STACK,
    STACK_SIZE,
    BattlegroundsRules,
)
from sztab.games.battlegrounds.sheet import (
    ICON_TITLES,
    board_section,
    count_of,
    is_team_game,
    legend_section,
    pawns_section,
    round_section,
    side_section,
    side_title,
    tank_line,
    tanks_section,
    token_title,
)
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView

CHOICES: Final[dict[str, str]] = {
    "first": "{seat} begins",
    "token": "The next square gets {token}",
    "swap": "Change places with the token on {square}",
    "deal": "Deal {card}",
    "draw": "Draw {card}",
    "turn": "It shows {token}",
    "strike": "The artillery strikes {square}",
    "take": "Take {card}",
    "activate": "The {colour} pawn is driven by {card}",
    "place": "The {colour} pawn starts on {square}",
    "enter": "The {colour} pawn enters on {square} with {card}",
    "wait": "Bring no tank in",
    "extra-tank": "Use Extra tank: draw two cards and keep one",
    "keep": "Keep {card}",
    "move": "Drive from {way}",
    "stay": "The {colour} tank stays where it is",
    "fire": "The {colour} tank shoots first and moves afterwards",
    "change": "Change tank: the {colour} pawn gets {card}",
    "hold": "Do not shoot",
    "fit": "Lay {icon} on {title}: {effect}",
    "pair": "Form a pair of {token}",
    "extra-turn": "Use Extra turn: one more main action",
    "end": "End the turn",
    "decline": "Lay no Armour",
    "go": "Go to {square}",
    "reveal": "Turn up the token on {square}",
    "collect": "Take the pair on {other} and {square}",
}

TEXTS: Final = {
    "first": "P{seat} begins.",
    "board-laid": "The location tokens are laid out.",
    "swapped": "The tokens on {square} and {other} change places.",
    "dealt": "P{seat} is dealt {card}.",
    "offered": "{card} is laid out for the draft.",
    "taken": "P{seat} takes {card}.",
    "activated": "P{seat}'s {card} drives the {colour} pawn.",
    "placed": "P{seat}'s {colour} pawn starts on {square}.",
    "round-begun": "— Round {number} —",
    "turn": "P{seat}'s turn.",
    "entered": "P{seat}'s {colour} pawn enters on {square} with {card}.",
    "repair-pause": "P{seat} pauses for repairs.",
    "defused": "The dud on {square} is defused.",
    "waited": "P{seat} brings no tank in.",
    "moved": "P{seat}'s {card} drives {path}.",
    "stayed": "P{seat}'s {card} cannot move and stays on {square}.",
    "hit-dud": "P{seat}'s {card} runs onto the dud on {square}.",
    "drove-through": "P{seat}'s {card} drives through the tank on {square}.",
    "hit-artillery": "P{seat}'s {card} drives through the artillery tank on {square}.",
    "armour-used": "Armour saves P{seat}'s {card}.",
    "destroyed": "P{seat}'s {card} is destroyed on {square}.",
    "card-lost": "{card} is out of the game.",
    "points-won": "P{seat} wins a {colour} point token: {points}.",
    "token-taken": "P{seat} takes {token} from {square}.",
    "paired": "A pair of {pair}: 2 points for {side}.",
    "dud-laid": "P{seat} lays a dud on {square}.",
    "dud-cleared": "P{seat} takes the dud off {square}.",
    "artillery-cleared": "P{seat} destroys the artillery tank on {square}.",
    "held": "P{seat} does not shoot.",
    "shot-at": "P{seat} shoots at {card} on {square}.",
    "changed": "P{seat}'s {card} takes over the {colour} pawn.",
    "fitted": "P{seat} lays {icon} on {card}.",
    "extra-turn": "P{seat} uses Extra turn: one more main action.",
    "extra-tank": "P{seat} uses Extra tank.",
    "drawn": "P{seat} draws {card}.",
    "kept": "P{seat} keeps {card}.",
    "repaired": "P{seat}'s {card} is repaired.",
    "declined": "P{seat} lays no Armour.",
    "went": "P{seat} goes to {square}.",
    "turned": "{square} shows {token}.",
    "found": "P{seat} finds a pair of {pair} on {square} and {other}: 2 points.",
    "covered": "The token on {square} is covered again.",
    "struck": "The artillery strikes {square}.",
    "artillery-took": "The artillery takes {token} from {square}.",
    "artillery-placed": "An artillery tank is placed on {square}.",
    "nothing-hit": "The strike has no effect.",
    "piles-shuffled": "All coordinates have been used: both piles are shuffled anew.",
    "game-over": "The game is over.",
}

SHOTS: Final[list[str]] = [
    "Take the token on {square}",
    "Hit the tank on {square}",
    "Lay a dud on {square}",
    "Take the dud off {square}",
    "Destroy the artillery tank on {square}",
]
"""What each shot does, by what it is meant for."""

EFFECTS: Final[list[str]] = [
    "",
    "",
    "it may turn at each step of a move",
    "it may shoot one square further",
    "it may move one square further",
    "it may shoot before it moves",
    "it is saved from being destroyed once",
]
"""What each upgrade does for a tank [BG-145] [BG-150] [BG-151] [BG-152] [BG-154]."""


def describe(rules: BattlegroundsRules, event: Event) -> str:
    """Return the event as a sentence."""
    values: dict[str, object] = {
        "seat": event.seat + 1,
        "card": "a card" if event.card == HIDDEN else rules.tanks.titles[event.card],
        "number": event.number,
    }
    values |= _values(rules, event)
    return TEXTS[event.kind.name].format(**values)


def _values(rules: BattlegroundsRules, event: Event) -> dict[str, object]:
    """Return the words of an event that depend on what its numbers mean."""
    kind, target, number = event.kind, event.target, event.number
    if kind == events.MOVED:
        return {"path": paths.path_name(target)}
    if kind == events.FITTED:
        return {"icon": ICON_TITLES[target]}
    if kind == events.PAIRED:
        return {"side": side_title(rules, target), "pair": token_title(rules, number)}
    if kind == events.FOUND:
        one, other = target // SQUARES, target % SQUARES
        return {
            "square": SQUARE_NAMES[one], "other": SQUARE_NAMES[other],
            "pair": token_title(rules, number),
        }  # fmt: skip
    if kind == events.SWAPPED:
        return {"square": SQUARE_NAMES[target], "other": SQUARE_NAMES[number]}
    if kind in COLOUR_EVENTS:
        return {"colour": COLOUR_NAMES[target], "points": count_of(number, "point")}
    if kind in COLOUR_SQUARE_EVENTS:
        return {"square": SQUARE_NAMES[target], "colour": COLOUR_NAMES[number]}
    values: dict[str, object] = {}
    if target >= 0:
        values["square"] = SQUARE_NAMES[target]
    if kind in TOKEN_EVENTS:
        values["token"] = token_title(rules, number)
    return values


COLOUR_EVENTS: Final = (events.ACTIVATED, events.CHANGED, events.POINTS_WON)
COLOUR_SQUARE_EVENTS: Final = (events.PLACED, events.ENTERED)
TOKEN_EVENTS: Final = (events.TOKEN_TAKEN, events.TURNED, events.ARTILLERY_TOOK)


def explain(rules: BattlegroundsRules, action: Action) -> str:
    """Return in plain words what the action does."""
    verb = rules.declared.verbs[actions.kind_of(action)]
    argument = actions.argument_of(action)
    if verb is actions.MOVE:
        return CHOICES[verb.name].format(way=_way(argument))
    if verb is actions.SHOOT:
        target = SHOTS[actions.object_of(action)]
        return target.format(square=SQUARE_NAMES[actions.square_of(action)])
    values: dict[str, object] = {}
    takes = [name for name, _ in verb.takes]
    if verb is actions.FIRST:
        values["seat"] = f"P{argument + 1}"
    elif "token" in takes or "pair" in takes:
        values["token"] = token_title(rules, argument)
    elif verb is actions.FIT:
        values["icon"] = ICON_TITLES[actions.icon_of(action)]
        values["effect"] = EFFECTS[actions.icon_of(action)]
        values["title"] = rules.tanks.titles[actions.card_of(action)]
    elif verb is actions.COLLECT:
        values["other"] = SQUARE_NAMES[actions.other_square(action)]
        values["square"] = SQUARE_NAMES[actions.square_of(action)]
    else:
        if "colour" in takes:
            values["colour"] = COLOUR_NAMES[actions.colour_of(action)]
        if "card" in takes:
            values["card"] = _card(rules, actions.card_of(action))
        if "square" in takes:
            values["square"] = SQUARE_NAMES[actions.square_of(action)]
    return CHOICES[verb.name].format(**values)


def _card(rules: BattlegroundsRules, card: int) -> str:
    return f"{rules.tanks.titles[card]} ({tank_line(rules, card)})"


def _way(path: int) -> str:
    """Return a way in words, such as `A2 over B2 to C2`."""
    names = [SQUARE_NAMES[square] for square in paths.squares_of(path)]
    between = " and ".join(names[1:-1])
    over = f" over {between}" if between else ""
    return f"{names[0]}{over} to {names[-1]}"


QUESTIONS: Final[list[tuple[type, str]]] = [
    (setup.TakeCard, "Which tank card do you take?"),
    (setup.ActivateCard, "Which card drives your {colour} pawn?"),
    (setup.PlacePawn, "Where does your {colour} pawn start?"),
    (turns.Enter, "With which card, and where, does a pawn of yours return?{pause}"),
    (acting.Act, "Your main action: move and shoot, or change the tank."),
    (acting.Shoot, "What does {card} on {square} shoot at?"),
    (acting.ShootFirst, "What does {card} on {square} shoot at before it moves?"),
    (acting.Drive, "Where does {card} on {square} move after its shot?"),
    (acting.After, "Your main action is over: use a bonus, or end the turn?"),
    (additional.KeepCard, "Which of the cards that you drew do you keep?"),
    (reacting.React, "{card} on {square} is shot at: do you lay Armour on it?"),
    (family.Go, "Where does your pawn go? It moves 1 or 2 squares."),
    (family.Reveal, "Which token do you turn up? {left} to go."),
    (family.CollectPair, "Three matching tokens lie face up: which two do you take?"),
]


def question(view: BattlegroundsView) -> str:
    """Return what is being decided now, as one sentence."""
    table = view.table
    if not table.stack:
        return "The game is over."
    frame = table.stack[-1]
    values: dict[str, object] = {"left": getattr(frame, "left", 0)}
    colour: i64 = getattr(frame, "colour", NONE)
    if colour != NONE:
        values["colour"] = COLOUR_NAMES[colour]
        card, square = table.drives[colour], table.pawns[colour]
        values["card"] = "" if card == NONE else table.tanks.titles[card]
        values["square"] = "" if square == OFF else SQUARE_NAMES[square]
    elif isinstance(frame, turns.Enter):
        values["pause"] = _pause(table, frame)
    for shape, text in QUESTIONS:
        if type(frame) is shape:
            return text.format(**values)
    return "Chance decides."


def _pause(table: BattlegroundsState, frame: turns.Enter) -> str:
    """[BG-109] [BG-178] Return what a damaged card costs who brings a pawn back."""
    if frame.paused:
        return " The turn is over afterwards."
    for card in reserve(table):
        if table.is_damaged(card):
            return " A damaged one costs you the rest of the turn."
    return ""


def sheet(view: BattlegroundsView) -> list[Section]:
    """Return the table as the seat sees it; the board comes last, where questions follow."""
    table = view.table
    sections = [round_section(view)]
    sections += [side_section(view, side) for side in range(len(table.areas))]
    sections.append(pawns_section(table) if table.rules.covered else tanks_section(table))
    sections.append(board_section(table))
    sections.append(legend_section(table))
    return sections


def points_by_source(s: BattlegroundsState) -> list[dict[str, float]]:
    """[BG-161] [BG-183] [BG-241] Return the points of each seat: those of its side."""
    rows: list[dict[str, float]] = []
    for side in s.rules.sides:
        tanks = s.side_tank_points(side)
        row: dict[str, float] = {"pairs": float(s.areas[side].points - tanks)}
        if not s.rules.artillery:
            row["tanks"] = float(tanks)
        rows.append(row)
    return rows


def earnings(s: BattlegroundsState) -> list[list[Earning]]:
    """[BG-125] [BG-098] Return the pairs of each seat's side, and the point tokens it won."""
    rows: list[list[Earning]] = []
    for seat, sources in enumerate(points_by_source(s)):
        pairs, tanks = sources["pairs"], sources.get("tanks")
        row = [Earning("pairs", pairs, int(pairs) // PAIR_POINTS, PAIR_POINTS)]
        if tanks is not None:
            side = s.rules.sides[seat]
            told = [{"kind": "token", "number": worth} for worth in _tokens_won(s, side)]
            row.append(Earning("tanks", tanks, reasons=told))
        rows.append(row)
    return rows


def _tokens_won(s: BattlegroundsState, side: int) -> list[int]:
    """Return what the point tokens of a side are worth, the best first."""
    worths = [
        STACK[at % STACK_SIZE]
        for at in range(len(s.trophies))
        if s.trophies[at] >= 0 and s.rules.sides[s.trophies[at]] == side
    ]
    return sorted(worths, reverse=True)


ORDER: Final[list[str]] = ["first", "second", "third", "fourth"]


def summarise(s: BattlegroundsState) -> Summary:
    """Return the seats by when they began, or by their teams, and what ended the game."""
    roles = [_role(s, seat) for seat in range(s.rules.players)]
    figures = {"stars": float(s.stars())} if s.rules.artillery else None
    return Summary(roles, _ending(s), int(s.round_number), figures)


def _role(s: BattlegroundsState, seat: int) -> str:
    if is_team_game(s.rules):
        return side_title(s.rules, int(s.rules.sides[seat]))
    if s.rules.artillery or s.start == NONE:
        return ""
    players = s.rules.players
    return ORDER[(seat - int(s.start) + players) % players]


def _ending(s: BattlegroundsState) -> str:
    """[BG-164] [BG-165] [BG-166] [BG-238] [BG-239] [BG-240] Return why the game is over."""
    if s.stack:
        return ""
    if s.winner != NONE:
        return "target"
    if not s.rules.artillery:
        return "rounds" if s.round_number >= ROUNDS else "stalled"
    if s.artillery_points() >= ARTILLERY_GOAL:
        return "artillery"
    if not s.tokens_on_board():
        return "board-empty"
    return "rounds" if s.has_pawn(0) else "tanks-lost"
