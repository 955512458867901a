"""The table in English words, as sections; and the words that it shares with the log."""

from __future__ import annotations

from typing import Final

from sztab.core.game import Section
from sztab.core.native import i64, vec
from sztab.games.battlegrounds.board import (
    ARTILLERY,
    BASE_NAMES,
    COLOUR_NAMES,
    COLOURS,
    DIGITS,
    DUD,
    EMPTY,
    FACE_DOWN,
    LETTERS,
    NONE,
    OFF,
    SIZE,
    SQUARE_NAMES,
    SQUARES,
)
from sztab.games.battlegrounds.cards import DRAWN, LOST, OFFERED, REJECTED, SLOTS, SPECIAL
from sztab.games.battlegrounds.rules import (
    ARTILLERY_GOAL,
    IN_STACK,
    RANKS,
    STACK,
    STACK_SIZE,
    BattlegroundsRules,
)
from sztab.games.battlegrounds.setup import ActivateCard, PlacePawn, SeatPlayers
from sztab.games.battlegrounds.state import BattlegroundsState
from sztab.games.battlegrounds.view import BattlegroundsView

ICON_TITLES: Final[list[str]] = [
    "Extra turn", "Extra tank", "Direction", "Further shot", "Further move", "Order change",
    "Armour",
]  # fmt: skip
WAYS: Final[list[str]] = ["orthogonally", "diagonally"]

CODE: Final = 3
"""A picture is drawn on the board by so many letters of its name."""
MARKS: Final[dict[int, str]] = {EMPTY: ".", DUD: "XX", ARTILLERY: "AT", FACE_DOWN: "?"}
"""How squares are drawn on which no token lies face up."""
MARK_TITLES: Final[dict[int, str]] = {
    EMPTY: "empty", DUD: "a dud", ARTILLERY: "an artillery tank", FACE_DOWN: "face down",
}  # fmt: skip


def statistics(rules: BattlegroundsRules, card: int) -> str:
    """Return what a card can do in short: `O2/D1` moves 2 orthogonally and shoots 1 diagonally."""
    tanks = rules.tanks
    move = "D" if tanks.move_set[card] else "O"
    shot = "D" if tanks.shot_set[card] else "O"
    return f"{move}{tanks.move[card]}/{shot}{tanks.shot[card]}"


def tank_title(rules: BattlegroundsRules, card: int) -> str:
    """Return a card with its statistics, such as `KV-1 O1/O2`."""
    return f"{rules.tanks.titles[card]} {statistics(rules, card)}"


def tank_line(rules: BattlegroundsRules, card: int) -> str:
    """Return what a card can do, in one line."""
    tanks = rules.tanks
    move = f"moves {tanks.move[card]} {WAYS[1 if tanks.move_set[card] else 0]}"
    return f"{move}, shoots {tanks.shot[card]} {WAYS[1 if tanks.shot_set[card] else 0]}"


def token_title(rules: BattlegroundsRules, kind: int) -> str:
    """[BG-206] Return a token or a pair: `Church* (Direction)`, without icon where none matters."""
    picture, stars = kind % SPECIAL, kind // SPECIAL
    title = rules.pictures.titles[picture]
    if rules.covered or stars == 0:
        return title
    return f"{title}{'*' * stars} ({ICON_TITLES[rules.pictures.icon[picture]]})"


def code_of(rules: BattlegroundsRules, kind: int) -> str:
    """[BG-206] Return how a token is drawn on the board; a special one has a star."""
    star = "*" if kind >= SPECIAL and not rules.covered else ""
    return rules.pictures.names[kind % SPECIAL][:CODE] + star


def is_team_game(rules: BattlegroundsRules) -> bool:
    """[BG-180] Return whether some seats play together."""
    return len(rules.side_names) < rules.players


def side_title(rules: BattlegroundsRules, side: int) -> str:
    """Return who collects: a seat, or a team."""
    name = rules.side_names[side]
    return f"team {name}" if is_team_game(rules) else name


def count_of(number: int, word: str) -> str:
    """Return a number of things."""
    return f"1 {word}" if number == 1 else f"{number} {word}s"


def round_section(view: BattlegroundsView) -> Section:
    """Return what concerns all: whose turn it is, deck and pool, and how the artillery stands."""
    table, rules = view.table, view.table.rules
    rows: list[list[str]] = []
    if not rules.artillery:
        if not in_setup(table):
            rows.append(["turn", _turn(view)])
        if table.start != NONE:
            rows.append(["first player", _player(view, int(table.start))])
        rows.append(["to win", f"{rules.target} points"])
    if rules.cards_each > 0:
        rows.append(["deck", count_of(int(table.deck), "card")])
    for place, name in ((OFFERED, "to be drafted"), (LOST, "out of the game")):
        cards = _held(table, place)
        if cards and rules.cards_each > 0:
            rows.append([name, ", ".join(cards)])
    if rules.duds > 0:
        rows.append(["duds", f"{table.duds} in the pool"])
        if table.quiet > 0 and not table.tokens_on_board():
            rows.append(["no token left", f"{count_of(int(table.quiet), 'turn')} without a point"])
    if rules.artillery:
        rows += _enemy(table)
    title = "Set-up" if in_setup(table) else f"Round {table.round_number}"
    return Section(title, ["", ""], rows)


def in_setup(table: BattlegroundsState) -> bool:
    """Return whether some pawn is still to be placed."""
    for frame in table.stack:
        if isinstance(frame, SeatPlayers | ActivateCard | PlacePawn):
            return True
    return False


def _turn(view: BattlegroundsView) -> str:
    table = view.table
    extra = f", then {count_of(int(table.extra), 'extra turn')}" if table.extra > 0 else ""
    return f"{_player(view, int(table.active))}{extra}"


def _enemy(table: BattlegroundsState) -> list[list[str]]:
    """[BG-237] [BG-242] [BG-245] How the artillery stands, and what it can still strike."""
    stars = table.stars()
    rank = count_of(stars, "star")
    if stars < len(RANKS):
        rank += f", the next for {RANKS[stars]} points"
    points, taken = int(table.artillery_points()), len(table.taken)
    parts = f"{count_of(taken, 'token')}, {count_of(points - taken, 'tank')} on the board"
    letters = _left(LETTERS, int(table.letters))
    digits = _left(DIGITS, int(table.digits))
    return [
        ["rank so far", rank],
        ["artillery", f"{points} of {ARTILLERY_GOAL} points ({parts})"],
        ["its supply", count_of(int(table.supply), "artillery tank")],
        ["yet to come", f"{letters} and {digits}" if letters else "all coordinates, shuffled anew"],
    ]


def _left(names: str, mask: int) -> str:
    return " ".join([names[at] for at in range(SIZE) if mask >> at & 1])


def _player(view: BattlegroundsView, seat: int) -> str:
    you = " (you)" if seat == view.seat else ""
    return f"P{seat + 1}{you}"


def _held(table: BattlegroundsState, place: int) -> list[str]:
    """List the tank cards of a place or a player that drive no pawn."""
    return [
        _card(table, card)
        for card in range(len(table.holders))
        if table.holders[card] == place and not table.is_active(card)
    ]


def _card(table: BattlegroundsState, card: int) -> str:
    """[BG-111] Return a card with its statistics, and its upgrades unless it drives a pawn."""
    words: list[str] = []
    if not table.is_active(card):
        words += _upgrades(table, card)
    if table.is_damaged(card):
        words.append("damaged")
    extra = f" ({', '.join(words)})" if words else ""
    return tank_title(table.rules, card) + extra


def _upgrades(table: BattlegroundsState, card: int) -> list[str]:
    found: list[str] = []
    for at in range(card * SLOTS, card * SLOTS + SLOTS):
        pair = table.slots[at]
        if pair != NONE:
            found.append(ICON_TITLES[table.rules.pictures.icon[pair % SPECIAL]])
    return found


def side_section(view: BattlegroundsView, side: int) -> Section:
    """[BG-122] What a side has collected and won, and its cards."""
    table, rules = view.table, view.table.rules
    area = table.areas[side]
    goal = f" of {rules.target}" if rules.target > 0 else ""
    seats = [seat for seat in range(rules.players) if rules.sides[seat] == side]
    rows: list[list[str]] = []
    if not rules.covered:
        rows.append(["single", _tokens(rules, area.singles) or "—"])
    if len(area.ready) > 0:
        rows.append(["ready", _tokens(rules, area.ready)])
    if len(area.done) > 0 or rules.covered:
        rows.append(["pairs", _tokens(rules, area.done) or "—"])
    for seat in seats:
        rows += _seat(view, seat)
    names = ", ".join([_player(view, seat) for seat in seats])
    team = f"Team {rules.side_names[side]}: " if is_team_game(rules) else ""
    return Section(f"{team}{names} · {area.points}{goal} points", ["", ""], rows)


def _seat(view: BattlegroundsView, seat: int) -> list[list[str]]:
    """[BG-144] The point tokens and the cards of a player; of drawn cards only the own."""
    table = view.table
    whose = f" of P{seat + 1}" if is_team_game(table.rules) else ""
    rows: list[list[str]] = []
    trophies = _trophies(table, seat)
    if trophies:
        rows.append([f"tanks{whose}", trophies])
    for place, name in ((seat, "reserve"), (REJECTED - seat, "rejected")):
        cards = _held(table, place)
        hidden = view.size(place) if place <= REJECTED else 0
        if hidden > 0:
            rows.append([f"{name}{whose}", count_of(hidden, "card")])
        elif cards:
            rows.append([f"{name}{whose}", ", ".join(cards)])
    if table.active == seat and (view.size(DRAWN) > 0 or _held(table, DRAWN)):
        drawn = ", ".join(_held(table, DRAWN)) or count_of(view.size(DRAWN), "card")
        rows.append([f"drawn{whose}", drawn])
    return rows


def _tokens(rules: BattlegroundsRules, kinds: vec[i64]) -> str:
    return ", ".join([token_title(rules, int(kind)) for kind in kinds])


def _trophies(table: BattlegroundsState, holder: int) -> str:
    """[BG-097] Return the point tokens that a player has won, such as `red 3`."""
    return ", ".join([
        f"{COLOUR_NAMES[at // STACK_SIZE]} {STACK[at % STACK_SIZE]}"
        for at in range(COLOURS * STACK_SIZE)
        if table.trophies[at] == holder
    ])  # fmt: skip


def pawns_section(table: BattlegroundsState) -> Section:
    """[BG-192] Who is where; pawns of Family drive no cards."""
    rows = [
        [f"{COLOUR_NAMES[colour]} P{table.rules.owners[colour] + 1}", _place(table, colour)]
        for colour in range(COLOURS)
        if table.rules.owners[colour] != NONE
    ]
    return Section("Pawns", ["pawn", "on"], rows)


def tanks_section(table: BattlegroundsState) -> Section:
    """[BG-022] [BG-036] Each pawn with its square, its card, its upgrades and its stack."""
    rules = table.rules
    columns = ["tank", "on", "card", "upgrades"]
    if not rules.artillery:
        columns.append("stack")
    rows: list[list[str]] = []
    for colour in range(COLOURS):
        if not _is_used(table, colour):
            continue
        card = table.drives[colour]
        row = [f"{COLOUR_NAMES[colour]} P{rules.owners[colour] + 1}", _place(table, colour)]
        row.append("—" if card == NONE else _card(table, card))
        row.append("—" if card == NONE else ", ".join(_upgrades(table, card)) or "—")
        if not rules.artillery:
            row.append(_stack(table, colour))
        rows.append(row)
    return Section("Tanks", columns, rows)


def _is_used(table: BattlegroundsState, colour: int) -> bool:
    """[BG-213] Return whether the pawn plays; in Solo some are spare."""
    if table.rules.artillery:
        return table.homes[colour] != OFF or table.drives[colour] != NONE
    return table.rules.owners[colour] != NONE


def _place(table: BattlegroundsState, colour: int) -> str:
    square, home = table.pawns[colour], table.homes[colour]
    if square != OFF:
        return SQUARE_NAMES[square]
    return "—" if home == OFF else f"off, base {BASE_NAMES[home]}"


def _stack(table: BattlegroundsState, colour: int) -> str:
    left = [
        str(STACK[at])
        for at in range(STACK_SIZE)
        if table.trophies[colour * STACK_SIZE + at] == IN_STACK
    ]
    return "-".join(left) or "—"


def board_section(table: BattlegroundsState) -> Section:
    """[BG-011] The squares with A1 at the bottom left."""
    rows: list[list[str]] = []
    for row in range(SIZE - 1, -1, -1):
        cells = [DIGITS[row]]
        for column in range(SIZE):
            cells.append(_square(table, column * SIZE + row))
        rows.append(cells)
    columns = [""]
    columns.extend(LETTERS)
    return Section("Board", columns, rows)


def _square(table: BattlegroundsState, square: int) -> str:
    """Return how a square is drawn: its pawn, and what lies on it."""
    lies = table.ground[square]
    drawn = code_of(table.rules, int(lies)) if lies >= 0 else MARKS[int(lies)]
    if lies >= 0 and _is_remembered(table, square):
        drawn += MARKS[FACE_DOWN]
    pawn = table.pawn_on(square)
    if pawn == NONE:
        return drawn
    return _letter(int(pawn)) if lies == EMPTY else f"{_letter(int(pawn))}:{drawn}"


def _letter(colour: int) -> str:
    return COLOUR_NAMES[colour][0].upper()


def _is_remembered(table: BattlegroundsState, square: int) -> bool:
    """[BG-244] Return whether a token lies face down but is known."""
    for known in table.seen:
        if known == square:
            return True
    return False


def legend_section(table: BattlegroundsState) -> Section:
    """Return what the letters and marks mean that are on the board."""
    rules = table.rules
    letters = [_letter(colour) for colour in range(COLOURS) if table.pawns[colour] != OFF]
    lying: set[int] = set()
    pictures: set[int] = set()
    for square in range(SQUARES):
        lies = int(table.ground[square])
        lying.add(lies)
        if lies >= 0:
            pictures.add(lies % SPECIAL)
    rows = _picture_rows(rules, sorted(pictures))
    if letters:
        pawn = f"{'pawns' if rules.covered else 'tanks'}, before what lies under them"
        rows.append([" ".join(letters), pawn])
    if max(lying) >= SPECIAL and not rules.covered:
        rows.append(["*", "special"])
    for lies, mark in MARKS.items():
        if lies in lying:
            rows.append([mark, MARK_TITLES[lies]])
    if len(table.seen) > 0:
        rows.append([f"bri{MARKS[FACE_DOWN]}", "face down, but remembered"])
    homes = _homes(table)
    if homes and not rules.covered:
        rows.append(["bases", homes])
    return Section("What is on the board", ["", ""], rows)


def _homes(table: BattlegroundsState) -> str:
    """[BG-104] Return where destroyed tanks return."""
    return ", ".join([
        f"{BASE_NAMES[table.homes[colour]]} {COLOUR_NAMES[colour]}"
        for colour in range(COLOURS)
        if table.homes[colour] != OFF
    ])  # fmt: skip


def _picture_rows(rules: BattlegroundsRules, pictures: list[int]) -> list[list[str]]:
    """[BG-026] Return the pictures by the icon of their special tokens; in Family in one row."""
    rows: list[list[str]] = []
    for icon, title in enumerate(ICON_TITLES):
        same = [
            f"{code_of(rules, picture)} {rules.pictures.titles[picture]}"
            for picture in pictures
            if rules.covered or rules.pictures.icon[picture] == icon
        ]
        if rules.covered:
            return [["pictures", ", ".join(same)]] if same else []
        if same:
            rows.append([title, ", ".join(same)])
    return rows
