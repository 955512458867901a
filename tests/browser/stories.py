"""Games played by bots, told to a page move by move as if a server had sent them.

At a real table a Base rarely falls during a test, and never twice in the same way.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sztab import games, words
from sztab.bots.registry import make_bot
from sztab.core.action import OVER
from sztab.core.event import Log
from sztab.core.rng import Rng
from sztab.play import deal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, Route, WebSocketRoute

    from sztab.core.event import Event
    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules

CODE: Final = "STORYS"
NAMES: Final = ("Marta", "Zofia", "Kuba", "Ondřej")
YOU: Final = 0
SEEDS: Final = 60
LONGEST: Final = 1200
"""Maximum decisions of a game that are searched."""

Data = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """A decision and the position after it."""

    seat: int
    state: State
    events: list[Event]


@dataclass(frozen=True)
class Story:
    """What the others did between two decisions of ours."""

    game: AnyGame
    rules: Rules
    before: State
    steps: list[Step]

    def parts(self) -> list[Data]:
        """Return all that happened, as the page receives it."""
        return [part for step in self.steps for part in self.told(step)]

    def told(self, step: Step) -> list[Data]:
        """Return what happened in one step, as the page receives it."""
        return [self.game.codec.tell(self.rules, one.seen_by(YOU)) for one in step.events]

    def position(self, state: State, turn: int) -> Data:
        """Return a position as the server would send it."""
        view = state.view(YOU)
        mover = state.to_move()
        notation = self.game.codec.notation(self.rules)
        legal = view.legal_actions() if mover == YOU else []
        asked = words.question(self.game, words.ENGLISH, self.rules, view)
        return {
            "turn": turn,
            "to_move": mover if mover >= 0 else None,
            "question": asked if mover >= 0 else "",
            "view": self.game.codec.dump_view(view),
            "choices": [
                {
                    "action": notation.format(one),
                    "fields": notation.fields(one),
                    "text": words.explain(self.game, words.ENGLISH, self.rules, one),
                }
                for one in legal
            ],
        }


def stories(name: str, players: int, seed: int, preset: str) -> Iterator[Story]:
    """Play a game; yield what the others did between two decisions of ours."""
    game = games.get(name)
    rules = game.rules(players, preset=preset) if preset else game.rules(players)
    bots = [make_bot("greedy", game, Rng(f"{seed}/{seat}")) for seat in range(players)]
    state = game.new(rules)
    plies = len(deal(state, seed, 0, None))
    before = state
    steps: list[Step] = []
    for _ in range(LONGEST):
        seat = state.to_move()
        if seat == OVER:
            return
        if seat == YOU:
            if steps:
                yield Story(game, rules, before, steps)
            steps = []
        log, state = Log(), state.clone()
        state.apply(bots[seat].choose(state.view(seat)), log)
        plies += 1 + len(deal(state, seed, plies + 1, log))
        if seat == YOU:
            before = state
        else:
            steps.append(Step(seat, state, log.events))


@cache
def find_story(
    name: str, players: int, *wanted: str, against: bool = False, preset: str = ""
) -> Story:
    """Return a story in which all of this happens to somebody, or to us if `against`."""
    for seed in range(SEEDS):
        for story in stories(name, players, seed, preset):
            told = story.parts()
            if {one["kind"] for one in told}.issuperset(wanted) and (
                not against or all(_hits_us(told, kind) for kind in wanted)
            ):
                return story
    raise LookupError(f"{name}: {wanted} did not happen in {SEEDS} games")


def _hits_us(told: list[Data], kind: str) -> bool:
    found = [one for one in told if one["kind"] == kind]
    return any(
        str(one.get("target", "")).startswith(f"P{YOU + 1}") or one.get("seat") == YOU
        for one in found
    )


class Teller:
    """A table in a page that receives a story."""

    def __init__(self, page: Page, url: str, story: Story) -> None:
        self._page = page
        self._story = story
        self._seq = 1
        self._socket: WebSocketRoute | None = None
        self.sent: list[Data] = []
        """The messages of the page, except for its greeting."""
        page.route(f"**/api/tables/{CODE}/components", self._components)
        page.route_web_socket(f"**/api/tables/{CODE}/socket", self._connect)
        page.goto(f"{url}/table/{CODE}")
        page.locator("[data-game]").wait_for()
        page.evaluate("document.fonts.ready")

    def tell(self, steps: list[Step] | None = None) -> None:
        """Send all steps of the story, or some."""
        for step in self._story.steps if steps is None else steps:
            self._seq += 1
            game, rules = self._story.game, self._story.rules
            happened = [
                {
                    "parts": game.codec.tell(rules, seen),
                    "text": words.describe(game, words.ENGLISH, rules, seen),
                }
                for seen in (one.seen_by(YOU) for one in step.events)
            ]
            self._send(
                {
                    "type": "update",
                    "seq": self._seq,
                    "at": 0,
                    "news": {"kind": "moved", "seat": step.seat},
                    "events": happened,
                    "position": self._story.position(step.state, self._seq),
                }
            )

    def _send(self, message: Data) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def _components(self, route: Route) -> None:
        route.fulfill(json=self._story.game.components.in_play(self._story.rules))

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._heard)

    def _heard(self, message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["type"] == "hello":
            self._send(self._welcome())
        else:
            self.sent.append(asked)

    def _welcome(self) -> Data:
        story = self._story
        seats = [
            {
                "seat": seat,
                "kind": "bot" if seat != YOU else "person",
                "name": NAMES[seat],
                "bot": "" if seat == YOU else "captain",
                "here": True,
            }
            for seat in range(story.rules.players)
        ]
        return {
            "type": "welcome",
            "seq": self._seq,
            "you": YOU,
            "protocol": 1,
            "position": story.position(story.before, self._seq),
            "table": {
                "code": CODE,
                "game": story.game.name,
                "title": story.game.title,
                "version": story.game.version,
                "status": "running",
                "seats": seats,
                "host": YOU,
                "commitment": "",
                "created_at": 0,
                "preset": "",
                "settings": {},
                "content": None,
                "public": False,
                "hints": True,
                "undo": True,
                "watch": True,
                "autostart": True,
                "patience": 0,
                "clock": None,
                "asking": None,
                "ending": None,
                "chat": True,
                "lesson": False,
                "seed": "",
                "previous": "",
                "next": "",
            },
        }
