"""Rush in words: events, choices, the table and the card list, as plain text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sztab.core.action import Action
from sztab.core.event import HIDDEN, Event
from sztab.core.game import Section, Summary
from sztab.core.native import i64, vec
from sztab.games.rush import (
    actions,
    attack,
    buying,
    defence,
    events,
    fight,
    keeping,
    medals,
    rear,
    reserve,
    sending,
    turn,
)
from sztab.games.rush.abilities.ability import Effect
from sztab.games.rush.abilities.dismantle import ChooseDismantle
from sztab.games.rush.abilities.dispatch import ChooseDispatch
from sztab.games.rush.abilities.indestructibility import MEDAL, ChooseMedal
from sztab.games.rush.abilities.planning import ACHIEVEMENT_DISCARDED, PLAN, ChooseAchievement
from sztab.games.rush.abilities.recruitment import ChooseRecruitment
from sztab.games.rush.abilities.research import ChooseResearch
from sztab.games.rush.abilities.sabotage import SabotageDiscard
from sztab.games.rush.abilities.siege import ChooseSiege
from sztab.games.rush.cards import CLASSES, NONE, ONLY_BASES, ONLY_VEHICLES, REAR, VEHICLE, Cards
from sztab.games.rush.names import place_names
from sztab.games.rush.rules import RushRules
from sztab.games.rush.state import RushState, support_card, supporter
from sztab.games.rush.view import RushView
from sztab.games.rush.zones import DESTROYED, UNDEFENDED

CHOICES: Final = {
    "end": "End the play of cards",
    "buy": "Buy {card}",
    "pay": "Pay with {card}",
    "take": "Take the bought vehicle",
    "activate": "Use the abilities of {card}",
    "defend": "Defend a Base with {card}, abilities unused",
    "place": "Place it on {base}",
    "attack": "Attack, beginning with {card}",
    "join": "{card} takes part in the attack",
    "charge": "Charge with the vehicles named",
    "strike": "{card} strikes next",
    "hit": "Hit {target}",
    "siege": "Lay siege to {target}",
    "discard": "Discard {card}",
    "research": "Take {card}",
    "dismantle": "Scrap {card}",
    "stop": "Scrap no further card",
    "doubles": "Take {count} double(s), the rest as singles",
    "first": "{seat} begins",
    "draw": "Draw {card}",
    "deal": "Deal {card}",
    "reveal": "Reveal the Achievement {achievement}",
    "pass": "Pass",
    "refill": "Advance the Reserve: the furthest card leaves, a new one comes in",
    "support": "Support with {card}",
    "send": "{card} goes to defend",
    "aid": "Place it on {target}, to stay with your ally",
    "dispatch": "{card} goes to the Rear Guard",
    "plan": "Replace the Achievement {achievement}",
    "medal": "Take a Medal of {nation}",
    "recruit": "Buy any number of vehicles this turn",
    "retain": "Keep a card for the next turn instead",
    "keep": "Keep {card} for the next turn",
    "scrap": "Scrap {card}",
    "station": "Put {card} into the Rear Guard",
    "top": "{card} lies on top of the Depot",
}


TEXTS: Final = {
    "first-player": "P{seat} receives the first-player card.",
    "achievement-revealed": "Achievement in play: {achievement}.",
    "card-drawn": "P{seat} draws {card}.",
    "reshuffled": "P{seat} shuffles the Depot into a new Garage.",
    "reserve-dealt": "{card} comes into the Reserve.",
    "reserve-discarded": "{card} leaves the Reserve.",
    "turn-begun": "— P{seat}'s turn (round {number}) —",
    "repaired": "P{seat} repairs all damage.",
    "bought": "P{seat} buys {card}.",
    "paid": "P{seat} pays with {card}.",
    "activated": "P{seat} uses the abilities of {card}.",
    "defended": "P{seat}: {card} defends {target}.",
    "replaced": "P{seat}: {card} is replaced and goes to the Depot.",
    "attackers-named": "P{seat} attacks with {number} {vehicles}.",
    "damaged": "{card} ({target}) is damaged.",
    "destroyed": "{card} ({target}) is destroyed.",
    "base-damaged": "{target} is damaged.",
    "base-destroyed": "P{seat} destroys {target} and takes the card.",
    "sabotaged": "P{seat} discards {card} to Sabotage.",
    "scrapped": "{card} goes to the Scrapyard.",
    "researched": "P{seat} takes {card} by Research.",
    "medal-taken": "P{seat} receives {card}.",
    "medal-lost": "P{seat} receives no Medal: the stack has no such card left.",
    "recruiting": "P{seat} may buy any number of vehicles this turn.",
    "end-triggered": "P{seat} brings about the last round.",
    "game-over": "The game is over.",
    "no-target": "{card} finds no target.",
    "guard-home": "{card} ({target}) loses its Base and goes home.",
    "base-discarded": "A Base drawn by P{seat} goes to the Depot.",
    "discarded": "P{seat} puts {card} unplayed into the Depot.",
    "deck-reshuffled": "The discarded vehicles are shuffled into a new Vehicle deck.",
    "fight-begun": "P{seat} attacks {target} with {card}.",
    "supported": "P{seat} supports with {card}.",
    "passed": "P{seat} passes.",
    "repelled": "The attack of {card} on {target} is beaten off.",
    "stationed": "P{seat} puts {card} into the Rear Guard.",
    "relieved": "P{seat}: {card} leaves the Rear Guard for the Depot.",
    "kept": "P{seat} keeps {card} for the next turn.",
    "retaining": "P{seat} may keep a card for the next turn.",
    "achievement-discarded": "P{seat} discards the Achievement {achievement}.",
    "ruins-reshuffled": "The discarded Achievements are shuffled into a new deck.",
}


TEAMS: Final = ("A", "B")
"""[ALT-076] What the two teams are called."""


def describe(rules: RushRules, event: Event) -> str:
    """Return the event as a sentence."""
    titles = rules.cards.titles
    about = event.kind in (events.ACHIEVEMENT_REVEALED, ACHIEVEMENT_DISCARDED)
    card = "a card" if event.card == HIDDEN or about else titles[event.card]
    return TEXTS[event.kind.name].format(
        seat=event.seat + 1,
        card=card,
        target=actions.target_name(event.target) if event.target >= 0 else "",
        number=event.number,
        vehicles="vehicle" if event.number == 1 else "vehicles",
        achievement=rules.achievements[event.card].title if about else "",
    )


def explain(rules: RushRules, action: Action) -> str:
    """Return in plain words what the action does."""
    verb = rules.declared.verbs[actions.kind_of(action)]
    argument = actions.argument_of(action)
    about = verb in (actions.REVEAL, PLAN)
    takes = [name for name, _ in verb.takes]
    return CHOICES[verb.name].format(
        card=_choice(rules.cards, argument) if "card" in takes else "",
        count=argument,
        seat=f"P{argument + 1}",
        base=actions.base_name(argument),
        target=actions.target_name(argument),
        achievement=rules.achievements[argument].title if about else "",
        nation=rules.cards.nations[argument] if verb is MEDAL else "",
    )


def _choice(cards: Cards, piece: int) -> str:
    if piece == REAR:
        return "the card in the Rear Guard"
    return f"{cards.titles[piece]} ({card_line(cards, piece)})"


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
    return f"{effect.kind} {effect.value}" if effect.value else effect.kind


QUESTIONS: Final[list[tuple[type, str]]] = [
    (buying.PayFor, "Pay for {card}: cost {cost}, paid {paid}."),
    (defence.PlaceDefender, "Where does {card} defend?"),
    (attack.NameAttackers, "Which vehicles of the same nation attack together?"),
    (attack.ChooseStriker, "Which vehicle strikes next?"),
    (attack.ChooseTarget, "What does {card} hit?"),
    (SabotageDiscard, "Sabotage: which card do you discard?"),
    (ChooseSiege, "Siege with {card}: which enemy card?"),
    (ChooseResearch, "Research: which vehicle of cost {most} or less?"),
    (ChooseDismantle, "Dismantle: which card from your Depot do you scrap?"),
    (medals.ChooseDoubles, "{due} Medals are due: how many doubles?"),
    (turn.PlayCards, "Play cards: buy, activate, defend, attack, or end."),
    (reserve.OfferRefill, "Do you advance the Reserve?"),
    (defence.PlaceUnused, "Where does {card} defend?"),
    (fight.ChooseAim, "What does {card} attack?"),
    (fight.AttackAgain, "Keep attacking, or stop?"),
    (fight.Support, "{lead} attacks {guard}, {attack} against {defence}: support, or pass?"),
    (sending.SendDefender, "Which attacker goes to defend?"),
    (ChooseDispatch, "Dispatch: which defender goes to the Rear Guard?"),
    (rear.ChooseStation, "Which unplayed card goes to the Rear Guard?"),
    (ChooseAchievement, "Planning: which Achievement is replaced?"),
    (ChooseMedal, "Indestructibility: a Medal of which nation?"),
    (ChooseRecruitment, "Recruitment: several purchases, or a card to keep?"),
    (keeping.ChooseCompensation, "You played no card: keep one, or scrap one?"),
    (keeping.ChooseKept, "Which card do you keep for the next turn?"),
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
        "most": getattr(frame, "most", 0) if isinstance(frame, ChooseResearch) else 0,
        "due": getattr(frame, "due", 0),
    }
    values |= _fight(table)
    for shape, text in QUESTIONS:
        if type(frame) is shape:
            return text.format(**values)
    return "Chance decides."


def _fight(table: RushState) -> dict[str, object]:
    """Return what a question about a fight tells: who fights whom, and how it stands."""
    now = table.attack
    if NONE in (now.lead, now.aim):
        return {"lead": "", "guard": "", "attack": 0, "defence": 0}
    owner = table.players[actions.target_seat(now.aim)]
    guard = owner.guards[actions.target_slot(now.aim)]
    attack_now, defence_now = fight.strengths(table)
    return {
        "lead": table.cards.titles[now.lead], "guard": table.cards.titles[guard],
        "attack": attack_now, "defence": defence_now,
    }  # fmt: skip


def sheet(view: RushView) -> list[Section]:
    """Return the table as the seat sees it."""
    sections = [_reserve(view), _medal_stacks(view), _achievements(view)]
    sections += [_player(view, seat) for seat in range(len(view.table.players))]
    if view.table.attack.aim != NONE:
        sections.append(_fight_sheet(view.table))
    return sections


def _fight_sheet(table: RushState) -> Section:
    """[ALT-026] Both sides of the fight with the cards that support them."""
    now = table.attack
    owner = actions.target_seat(now.aim)
    guard = table.players[owner].guards[actions.target_slot(now.aim)]
    attack_now, defence_now = fight.strengths(table)
    rows = []
    for name, seat, card, number in (
        ("attack", int(table.active), now.lead, attack_now),
        ("defence", owner, guard, defence_now),
    ):
        side = table.players[seat].side
        cards = [
            f"P{supporter(one) + 1} {table.cards.titles[support_card(one)]}"
            for one in now.support
            if table.players[supporter(one)].side == side
        ]
        support = ", ".join(cards) or "—"
        rows.append([name, f"P{seat + 1} {table.cards.titles[card]}", str(number), support])
    return Section("Fight", ["side", "vehicle", "number", "support"], rows)


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
    """[RUSH-041] The Achievements in play, and how the parties stand as far as is public."""
    table = view.table
    rows = []
    for number in table.achievements:
        achievement = table.rules.achievements[number]
        values = [view.value(achievement.metric, seats) for seats in table.rules.parties]
        shown = ["?" if value is None else str(value) for value in values]
        rows.append([achievement.title, " : ".join(shown)])
    return Section(_achievements_title(table), ["achievement", "standing"], rows)


def _achievements_title(table: RushState) -> str:
    """[FRONT-023] How many lie in the Achievement deck, and what was discarded."""
    if not table.rules.achievement_deck:
        return "Achievements"
    left = len(table.rules.achievements) - len(table.achievements) - len(table.ruins)
    titles = [table.rules.achievements[number].title for number in table.ruins]
    return f"Achievements (deck {left}, ruins: {', '.join(titles) or '—'})"


def _player(view: RushView, seat: int) -> Section:
    table = view.table
    player = table.players[seat]
    you = " (you)" if seat == view.seat else ""
    turn = " — to play" if seat == table.active else ""
    sizes = f"Garage {view.garage_size(seat)}, Depot {view.depot_size(seat)}"
    team = f" · team {TEAMS[player.side]}" if is_team_game(table.rules) else ""
    names = place_names(table.rules)
    rows = [[names[slot], _base(view, seat, slot)] for slot in range(len(player.guards))]
    if table.rules.rear_guard:
        rows.append(["rear guard", _zone_of(table.cards, player.rear)])
    rows.append(["hand", _hand(view, seat)])
    rows.append(["depot", _zone(table.cards, player.depot[::-1]) or "—"])
    rows.append(["destroyed", f"{player.kills} vehicles, {player.razed} bases"])
    return Section(f"P{seat + 1}{you}{turn}{team} · {sizes}", ["", ""], rows)


def is_team_game(rules: RushRules) -> bool:
    """[ALT-071] Whether some seats play together."""
    return len(rules.parties) < rules.players


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
        size = view.hand_size(seat)
        return f"{size} card" if size == 1 else f"{size} cards"
    return _zone(view.table.cards, player.hand) or "—"


def _zone(cards: Cards, zone: vec[i64]) -> str:
    return ", ".join([cards.titles[card] for card in zone])


def _zone_of(cards: Cards, card: i64) -> str:
    return f"{cards.titles[card]} ({card_line(cards, card)})" if card >= 0 else "—"


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


def summarise(s: RushState) -> Summary:
    """Return how a finished game went."""
    teams = is_team_game(s.rules)
    roles = [f"team {TEAMS[player.side]}" if teams else "" for player in s.players]
    return Summary(roles, "", int(s.round_number))
