"""Rush in words: events, choices, the table and the card list, as plain text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import Action
from sztab.core.event import HIDDEN, Event
from sztab.core.game import Section
from sztab.core.native import i64, vec
from sztab.games.rush import actions, events
from sztab.games.rush.cards import CLASSES, NONE, ONLY_BASES, ONLY_VEHICLES, VEHICLE, Cards
from sztab.games.rush.effects import Effect
from sztab.games.rush.frames import abilities, attack, buying, defence, medals, turn
from sztab.games.rush.rules import RushRules
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import DESTROYED, UNDEFENDED

CHOICES: Final = {
    actions.END: "End the play of cards",
    actions.BUY: "Buy {card}",
    actions.PAY: "Pay with {card}",
    actions.TAKE: "Take the bought vehicle",
    actions.ACTIVATE: "Use the abilities of {card}",
    actions.DEFEND: "Defend a Base with {card}, abilities unused",
    actions.PLACE: "Place it on base {number}",
    actions.ATTACK: "Attack, beginning with {card}",
    actions.JOIN: "{card} takes part in the attack",
    actions.CHARGE: "Charge with the vehicles named",
    actions.STRIKE: "{card} strikes next",
    actions.HIT: "Hit {target}",
    actions.SIEGE: "Lay siege to {target}",
    actions.DISCARD: "Discard {card}",
    actions.RESEARCH: "Take {card}",
    actions.DISMANTLE: "Scrap {card}",
    actions.STOP: "Scrap no further card",
    actions.DOUBLES: "Take {count} double(s), the rest as singles",
    actions.FIRST: "{seat} begins",
    actions.DRAW: "Draw {card}",
    actions.DEAL: "Deal {card}",
    actions.REVEAL: "Reveal an Achievement",
}


def describe(rules: RushRules, event: Event) -> str:
    """Return the event as a sentence."""
    achievement = ""
    card = "a card" if event.card == HIDDEN else rules.cards.titles[event.card]
    if event.kind == events.ACHIEVEMENT_REVEALED:
        achievement = rules.achievements[event.card].title
    return events.TEXTS[event.kind].format(
        seat=event.seat + 1,
        card=card,
        target=actions.target_name(event.target) if event.target >= 0 else "",
        number=event.number,
        vehicles="vehicle" if event.number == 1 else "vehicles",
        achievement=achievement,
    )


def explain(rules: RushRules, action: Action) -> str:
    """Return in plain words what the action does."""
    kind = actions.kind_of(action)
    argument = actions.argument_of(action)
    card = ""
    if kind in actions.CARD_VERBS:
        card = f"{rules.cards.titles[argument]} ({card_line(rules.cards, argument)})"
    if kind == actions.REVEAL:
        return f"Reveal the Achievement {rules.achievements[argument].title}"
    return CHOICES[kind].format(
        card=card,
        number=argument + 1,
        count=argument,
        seat=f"P{argument + 1}",
        target=actions.target_name(argument),
    )


def card_line(cards: Cards, card: int) -> str:
    """Return the printed values in one line, such as `cost 3, pays 2, 1/2, recruitment`."""
    words: list[str] = []
    if cards.kind[card] == VEHICLE:
        words.append(f"{cards.nations[cards.nation[card]]} {CLASSES[cards.rank[card]]}")
        words.append(f"cost {cards.cost[card]}")
    if cards.resources[card] != NONE:
        goods = cards.goods[card]
        only = "" if goods == NONE else f" for {cards.nations[goods]} only"
        words.append(f"pays {cards.resources[card]}{only}")
    if cards.kind[card] == VEHICLE:
        words.append(f"{cards.firepower[card]}/{cards.armour[card]}")
    words += [effect_name(effect) for effect in cards.effects[card]]
    if cards.limits[card] & ONLY_BASES:
        words.append("attacks only bases")
    if cards.limits[card] & ONLY_VEHICLES:
        words.append("attacks only vehicles")
    return ", ".join(words)


def effect_name(effect: Effect) -> str:
    """Return the name of an ability with its number, such as `reinforcements 2`."""
    name = type(effect).__name__.lower()
    return f"{name} {effect.value}" if effect.value else name


QUESTIONS: Final[list[tuple[type, str]]] = [
    (buying.PayFor, "Pay for {card}: cost {cost}, paid {paid}."),
    (defence.PlaceDefender, "Where does {card} defend?"),
    (attack.NameAttackers, "Which vehicles of the same nation attack together?"),
    (attack.ChooseStriker, "Which vehicle strikes next?"),
    (attack.ChooseTarget, "What does {card} hit?"),
    (abilities.SabotageDiscard, "Sabotage: which card do you discard?"),
    (abilities.ChooseSiege, "Siege with {card}: which enemy card?"),
    (abilities.ChooseResearch, "Research: which vehicle of cost {most} or less?"),
    (abilities.ChooseDismantle, "Dismantle: which card of your Depot is scrapped?"),
    (medals.ChooseDoubles, "{due} Medals are due: how many doubles?"),
    (turn.PlayCards, "Play cards: buy, activate, defend, attack, or end."),
]


def question(view: RushView) -> str:
    """Return what is being decided now, as one sentence."""
    table = view.table
    if not table.stack:
        return "The game is over."
    frame = table.stack[-1]
    card: i64 = getattr(frame, "card", NONE)
    values = {
        "card": table.cards.titles[card] if card != NONE else "",
        "cost": table.cards.cost[card] if card != NONE else 0,
        "paid": buying.funds(table, card) if isinstance(frame, buying.PayFor) else 0,
        "most": getattr(frame, "most", 0) if isinstance(frame, abilities.ChooseResearch) else 0,
        "due": getattr(frame, "due", 0),
    }
    for shape, text in QUESTIONS:
        if type(frame) is shape:
            return text.format(**values)
    return "Chance decides."


def sheet(view: RushView) -> list[Section]:
    """Return the table as the seat sees it."""
    sections = [_reserve(view), _medal_stacks(view), _achievements(view)]
    sections += [_player(view, seat) for seat in range(len(view.table.players))]
    return sections


def _reserve(view: RushView) -> Section:
    table = view.table
    rows = []
    for at in range(len(table.reserve) - 1, -1, -1):
        card = table.reserve[at]
        rows.append([
            str(len(table.reserve) - at), table.cards.titles[card], table.cards.names[card],
            card_line(table.cards, card),
        ])  # fmt: skip
    title = f"Reserve (deck {len(table.deck)}, discard {len(table.discard)})"
    return Section(title, ["slot", "vehicle", "name", "values"], rows)


def _medal_stacks(view: RushView) -> Section:
    table = view.table
    rows = [
        [nation, str(table.singles[n]), str(table.doubles[n])]
        for n, nation in enumerate(table.cards.nations)
    ]
    return Section("Medal stacks", ["nation", "singles", "doubles"], rows)


def _achievements(view: RushView) -> Section:
    """[RUSH-041] The Achievements in play, and who would hold each as far as is public."""
    table = view.table
    squads = [view.squad(seat) for seat in range(len(table.players))]
    rows = []
    for number in table.achievements:
        achievement = table.rules.achievements[number]
        values = [
            str(achievement.metric.value(table, seat, squads[seat])) for seat in range(len(squads))
        ]
        rows.append([achievement.title, " : ".join(values)])
    return Section("Achievements", ["achievement", "standing"], rows)


def _player(view: RushView, seat: int) -> Section:
    table = view.table
    player = table.players[seat]
    you = " (you)" if seat == view.seat else ""
    turn = " — to play" if seat == table.active else ""
    sizes = f"Garage {view.garage_size(seat)}, Depot {view.depot_size(seat)}"
    rows = [[f"base {slot + 1}", _base(view, seat, slot)] for slot in range(len(player.guards))]
    rows.append(["hand", _hand(view, seat)])
    rows.append(["depot", _zone(table.cards, player.depot[::-1]) or "—"])
    rows.append(["destroyed", f"{player.kills} vehicles, {player.razed} bases"])
    return Section(f"P{seat + 1}{you}{turn} · {sizes}", ["", ""], rows)


def _base(view: RushView, seat: int, slot: int) -> str:
    player = view.table.players[seat]
    guard = player.guards[slot]
    if guard == DESTROYED:
        return "destroyed"
    damage = ", base damaged" if player.hit_bases >> slot & 1 else ""
    if guard == UNDEFENDED:
        return f"undefended{damage}"
    hit = ", damaged" if player.hit_guards >> slot & 1 else ""
    cards = view.table.cards
    return f"{cards.titles[guard]} ({card_line(cards, guard)}{hit}){damage}"


def _hand(view: RushView, seat: int) -> str:
    player = view.table.players[seat]
    if view.hidden[seat].hand:
        return f"{view.hand_size(seat)} cards"
    return _zone(view.table.cards, player.hand) or "—"


def _zone(cards: Cards, zone: vec[i64]) -> str:
    return ", ".join([cards.titles[card] for card in zone])


def card_list(data: Mapping[str, Any]) -> Section:
    """Return every card with its values and where they come from."""
    rows: list[list[str]] = []
    for section in ("vehicles", "barracks", "medals", "bases"):
        rows += [_card_row(section, row) for row in data.get(section, [])]
    columns = [
        "id", "name", "kind", "nation", "cost", "pays", "fire", "armour", "abilities", "set",
        "values",
    ]  # fmt: skip
    return Section("Cards", columns, rows)


def _card_row(section: str, row: Mapping[str, Any]) -> list[str]:
    words = [
        one["kind"] + (f" {one['value']}" if "value" in one else "")
        for one in row.get("abilities", [])
    ]
    words += [limit.replace("_", " ") for limit in row.get("restrictions", [])]
    if "national_goods" in row:
        words.append(f"goods for {row['national_goods']}")
    if row.get("medals"):
        words.append(f"worth {row['medals']}")
    copies = row.get("quantity", 1)
    name = row["name"] if copies == 1 else f"{row['name']} ×{copies}"
    kind = row.get("class", section.rstrip("s"))
    numbers = [str(row.get(key, "")) for key in ("cost", "resources", "firepower", "armour")]
    origin = [row["set"], row["source"]]
    return [row["id"], name, kind, row.get("nation", ""), *numbers, ", ".join(words), *origin]
