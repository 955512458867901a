"""An independent reading of the cards: their sentences, carried out with pencil and paper.

A `Scene` is a position with one card in the hand of P1, and the expected units in pencil.
`carry_out` answers the engine's decisions for a sentence, and changes the pencil units itself.
"""

from __future__ import annotations

import re
from typing import Any

from tests.games.warsaw.table import FRONTS, Table, army, front

TABLE = Table()
SCENES = {
    # own units and enemy units, each (1LF, 2LF), on the front where the card is played
    "strong": ((4, 3), (1, 1)),
    "three in front": ((3, 2), (2, 1)),
    "as many as the enemy": ((2, 2), (1, 3)),
    "one in front": ((1, 2), (1, 1)),
    "none in front": ((0, 1), (2, 2)),
    "nobody": ((0, 0), (1, 1)),
}
SPARE = {"wp": ["wp-9dp", "wp-17dp"], "acz": ["acz-10dk", "acz-12ds"]}
IDLE = {"wp": ("wp-galica", "wp-przedmoscie"), "acz": ("acz-jakir", "acz-niemiecka-blokada")}
"""A commander and an Order of the enemy without effect on the scene."""
PLAIN_LIMIT = 3

Units = dict[str, list[int]]


class Scene:
    """The card's army has 0/2 on the other fronts; the enemy has 0/1, a commander and an Order."""

    def __init__(self, card: str, here: str, name: str, limit: int = PLAIN_LIMIT) -> None:
        self.card, self.here, self.name = card, here, name
        self.own = card.partition("-")[0]
        self.enemy = "acz" if self.own == "wp" else "wp"
        self.limit = limit
        self.extra = False
        own, enemy = SCENES[name]
        self.units: dict[str, Units] = {
            self.own: {at: list(own) if at == here else [0, 2] for at in FRONTS},
            self.enemy: {at: list(enemy) if at == here else [0, 1] for at in FRONTS},
        }
        self.s = TABLE.position(*self._armies(), **self._rest())

    def _armies(self) -> list[dict[str, object]]:
        halves = self.halves()
        commander, order = IDLE[self.enemy]
        halves[self.enemy]["c"]["commander"] = commander
        halves[self.enemy]["s"]["orders"] = [order]
        return [army(**halves[side]) for side in ("wp", "acz")]

    def halves(self) -> dict[str, dict[str, dict[str, Any]]]:
        """Return both sides of every front in the form of a saved position, without cards."""
        return {
            side: {at: front(first, second) for at, (first, second) in units.items()}
            for side, units in self.units.items()
        }

    def _rest(self) -> dict[str, Any]:
        spare = next(card for card in SPARE[self.own] if card != self.card)
        return {
            "wp": ["P1"] if self.own == "wp" else ["P2"],
            "hands": [[self.card, spare], [SPARE[self.enemy][0]]],
            "markers": {self.own: f"{self.enemy}.n.line1"},
        }

    def holds(self, sentence: str) -> bool:
        """Return whether the condition of a sentence holds for the pencil units."""
        condition = sentence.partition(" if ")[2]
        own, enemy = self.units[self.own][self.here], self.units[self.enemy][self.here]
        if condition.startswith("on "):
            return self.here.upper() in condition.removeprefix("on ").split(" or ")
        if condition.startswith("own units"):
            line, least = re.findall(r"\d+", condition)
            return own[int(line) - 1] >= int(least)
        if condition:
            lead = sum(own) - sum(enemy)
            return lead > 0 if condition.startswith("more") else lead < 0
        return True

    def legal(self) -> list[str]:
        """List the legal actions."""
        return TABLE.legal(self.s)

    def play(self, *moves: str) -> None:
        """Answer the engine with an action."""
        TABLE.play(self.s, *moves)

    def check(self) -> None:
        """Compare the engine's units with the pencil units, on every line."""
        for side, units in self.units.items():
            for at in FRONTS:
                assert list(TABLE.lines(self.s, side, at)) == units[at], (self.card, self.name, at)

    def carry_out(self, sentence: str) -> None:
        """Carry out a sentence whose condition is met."""
        for start, work in WORK.items():
            if sentence.startswith(start):
                work(self, sentence)
                return
        raise AssertionError(sentence)


def _number(sentence: str) -> int:
    found = re.search(r"\d+", sentence)
    assert found is not None
    return int(found[0])


def _strength(scene: Scene, sentence: str) -> None:
    half = TABLE.front(scene.s, scene.own, scene.here)
    battle = sentence.startswith("in battle")
    assert half["order_strength" if battle else "strength"] == _number(sentence)


def _move(scene: Scene, sentence: str) -> None:
    """Take every step: with those of the other fronts there are more units than steps."""
    own = scene.units[scene.own]
    steps = own[scene.here][0] if "(" in sentence else _number(sentence)
    forward, bound = "from 2LF to 1LF" in sentence, sentence.endswith("1LF here")
    for _ in range(min(steps, own[scene.here][1]) if bound else steps):
        options = scene.legal()
        assert "stop" in options
        assert any(option.startswith("shift") for option in options) is not forward
        steppers = [at for at in FRONTS if f"advance {at}" in options]
        assert steppers == [at for at in FRONTS if own[at][1] and not (bound and at != scene.here)]
        scene.play(f"advance {steppers[-1]}")
        own[steppers[-1]][0] += 1
        own[steppers[-1]][1] -= 1
    assert "stop" not in scene.legal()


def _move_all(scene: Scene, _: str) -> None:
    own = scene.units[scene.own][scene.here]
    own[:] = [sum(own), 0]


def _add(scene: Scene, sentence: str) -> None:
    number, line = (int(found) for found in re.findall(r"(\d+) (?:each )?to (\d)LF", sentence)[0])
    where = sentence.partition("LF ")[2].partition(" if ")[0]
    fronts = where.removeprefix("of ").lower().split(" and ") if where[:2] == "of" else [scene.here]
    for at in fronts:
        half = scene.units[scene.own][at]
        half[line - 1] += number if line == 1 else min(number, scene.limit - half[1])


def _remove(scene: Scene, sentence: str) -> None:
    own, enemy = scene.units[scene.own][scene.here], scene.units[scene.enemy][scene.here]
    number = own[1] // 3 if "floor" in sentence else _number(sentence)
    line = 2 if "from 2LF" in sentence else 1
    if "1LF or 2LF" in sentence:
        assert scene.legal() == ["remove line1", "remove line2"]
        scene.play("remove line2")
        line = 2
    enemy[line - 1] -= min(number, enemy[line - 1])


def _battle(scene: Scene, sentence: str) -> None:
    if "may move all" in sentence and scene.units[scene.own][scene.here][1]:
        assert scene.legal() == ["accept", "decline"]
        scene.play("accept")
        _move_all(scene, sentence)
    elif "move up" in sentence:
        _move(scene, re.findall(r"move up [^)]*", sentence)[0])
    strength = {}
    for side, units in scene.units.items():
        first, second = units[scene.here]
        strength[side] = 2 * first + second
        units[scene.here][0] = 0
    dump = TABLE.dump(scene.s)
    best = max(strength.values())
    winners = [side for side, number in strength.items() if number == best]
    assert dump["fought"] == [scene.here]
    assert dump["won"][scene.here] == (winners[0] if len(winners) == 1 else "")
    assert TABLE.front(scene.s, scene.own, scene.here)["started"]


def _own_marker(scene: Scene, sentence: str) -> None:
    """The enemy has a commander on C alone, and an Order on S alone."""
    kinds = {
        "commander card": ["c.commander"],
        "commander field": ["n.commander", "s.commander"],
        "order field": ["n.order", "c.order"],
    }
    places = [place for kind, found in kinds.items() if kind in sentence for place in found]
    puts = sorted(f"put {scene.own} {scene.enemy}.{place}" for place in places)
    assert sorted(scene.legal()) == puts
    scene.play(puts[-1])
    assert TABLE.marker(scene.s, scene.own) == puts[-1].split()[2]


def _any_marker(scene: Scene, _: str) -> None:
    markers = {option.split()[1] for option in scene.legal()}
    assert markers == {"wp", "acz"}
    place = f"{scene.own}.{scene.here}.commander"
    scene.play(f"put {scene.enemy} {place}")
    assert TABLE.marker(scene.s, scene.enemy) == place


def _extra(scene: Scene, _: str) -> None:
    scene.extra = True


WORK = {
    "+": _strength,
    "in battle: +": _strength,
    "in battle: remove": _remove,
    "move up": _move,
    "move all": _move_all,
    "add": _add,
    "remove": _remove,
    "start": _battle,
    "may start": _battle,
    "own Blockade marker": _own_marker,
    "move either": _any_marker,
    "extra": _extra,
}
