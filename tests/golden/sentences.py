"""Events in the wording of the goldens, which stays the same when messages change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from sztab.core.event import Event
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

FRONTS: Final = {"n": "Northern Front", "c": "Central Front", "s": "Southern Front"}
ARMIES: Final = {"wp": "WP", "acz": "ACz"}
RESOURCES: Final = {"funds": "Funds", "supply": "Supply", "support": "Social Support"}
LINES: Final = {"line1": "the first line", "line2": "the second line"}

WARSAW: Final = {
    "reshuffled": "{army} shuffles its discard pile into a new deck.",
    "resource-won": "{army} wins {resource}.",
    "resource-tied": "Nobody wins {resource}.",
    "replaced": "{card} is replaced and goes to the discard pile.",
    "effect-used": "{card} uses effect {number}.",
    "no-effect": "{card} has no effect now.",
    "added": "{army} adds {units} to {line}, {front}.",
    "removed": "{army} loses {units} on {line}, {front}.",
    "surplus": "{army} takes {units} above the limit back to the Reserve, {front}.",
    "strengthened": "{army} gains {number} strength on the {front}.",
    "battle-started": "{army} starts the battle of the {front}.",
    "battle": "Battle of the {front}: WP {wp_strength}, ACz {acz_strength}; {winner}.",
    "no-battle": "No battle on the {front}.",
    "lost": "The first lines of the {front} are emptied.",
    "points": "{army} scores {points}.",
    "commander-left": "{card} leaves the board.",
}
BATTLEGROUNDS: Final = {
    "repair-pause": "{seat} pauses for repairs.",
    "defused": "The dud on {square} is defused.",
    "hit-dud": "{seat}'s {card} runs onto the dud on {square}.",
    "drove-through": "{seat}'s {card} drives through the tank on {square}.",
    "hit-artillery": "{seat}'s {card} drives through the artillery tank on {square}.",
    "armour-used": "Armour saves {seat}'s {card}.",
    "destroyed": "{seat}'s {card} is destroyed on {square}.",
    "card-lost": "{card} is out of the game.",
    "points-won": "{seat} wins a {colour} point token: {points}.",
    "token-taken": "{seat} takes {token} from {square}.",
    "paired": "A pair of {pair}: 2 points for {side}.",
    "repaired": "{seat}'s {card} is repaired.",
    "turned": "{square} shows {token}.",
    "found": "{seat} finds a pair of {pair} on {square} and {other}: 2 points.",
    "covered": "The token on {square} is covered again.",
    "artillery-took": "The artillery takes {token} from {square}.",
    "artillery-placed": "An artillery tank is placed on {square}.",
    "nothing-hit": "The strike has no effect.",
    "piles-shuffled": "All coordinates have been used: both piles are shuffled anew.",
}


def warsaw(game: AnyGame, rules: Rules, event: Event) -> str:
    """Return an event of the Battle of Warsaw as a sentence."""
    parts = game.codec.tell(rules, event)
    number, army = parts.get("number", 0), parts.get("army", "")
    values = {
        **parts,
        "army": ARMIES.get(army, ""),
        "winner": f"{ARMIES.get(army, 'nobody')} wins",
        "front": FRONTS.get(parts.get("front", ""), ""),
        "line": LINES.get(parts.get("line", ""), ""),
        "resource": RESOURCES.get(parts.get("resource", ""), ""),
        "units": count(number, "unit"),
        "points": count(number, "victory point"),
        "card": _title(game, rules, parts),
    }
    return WARSAW[parts["kind"]].format(**values)


def battlegrounds(game: AnyGame, rules: Rules, event: Event) -> str:
    """Return an event of Battlegrounds as a sentence."""
    parts = game.codec.tell(rules, event)
    pieces = game.components.in_play(rules)
    side = parts.get("side", "")
    team = len(pieces["sides"]) < rules.players
    values = {
        **parts,
        "seat": f"P{parts.get('seat', 0) + 1}",
        "points": count(parts.get("number", 0), "point"),
        "token": _token(pieces, parts.get("token", "")),
        "pair": _token(pieces, parts.get("pair", "")),
        "side": f"team {side}" if team else side,
        "card": _title(game, rules, parts),
    }
    return BATTLEGROUNDS[parts["kind"]].format(**values)


def count(number: int, word: str) -> str:
    return f"1 {word}" if number == 1 else f"{number} {word}s"


def _title(game: AnyGame, rules: Rules, parts: dict[str, Any]) -> str:
    card = parts.get("card", "?")
    return "a card" if card == "?" else str(game.components.in_play(rules)["cards"][card]["title"])


def _token(pieces: dict[str, Any], token: str) -> str:
    bare = token.rstrip("*")
    if not bare:
        return ""
    picture = pieces["pictures"][bare]
    if bare == token or pieces["numbers"]["covered"]:
        return str(picture["title"])
    stars = token[len(bare) :]
    return f"{picture['title']}{stars} ({pieces['icons'][picture['icon']]['title']})"
