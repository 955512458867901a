"""A table whose positions are set by the test: no server plays.

A zone must hold the fullest table that the rules allow, which bots hardly ever reach.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sztab import words
from sztab.core.action import OVER
from sztab.core.rng import Rng

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, WebSocketRoute

    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules

Data = dict[str, Any]

CODE: Final = "FULLST"
NAMES: Final = ("Marta", "Maksymilian", "Kuba", "Ondřej", "Bartłomiej", "Jana")


@dataclass
class Moment:
    """A position of a game as one viewer sees it; -1 watches."""

    game: AnyGame
    rules: Rules
    state: State
    viewer: int = 0
    preset: str = ""
    table: Data = field(default_factory=dict)
    """Further fields of the table."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.rules.players

    def position(self) -> Data:
        """Return the position as the server would tell it."""
        view = self.state.view(self.viewer)
        mover = self.state.to_move()
        decides = mover == self.viewer and mover >= 0
        return {
            "turn": 1,
            "to_move": mover if mover >= 0 else None,
            "question": words.question(self.game, words.ENGLISH, self.rules, view)
            if mover >= 0
            else "",
            "view": self.game.codec.dump_view(view),
            "choices": [self._choice(action) for action in view.legal_actions()] if decides else [],
        }

    def _choice(self, action: int) -> Data:
        notation = self.game.codec.notation(self.rules)
        return {
            "action": notation.format(action),
            "fields": notation.fields(action),
            "text": words.explain(self.game, words.ENGLISH, self.rules, action),
        }

    def welcome(self, seq: int) -> Data:
        """Return the first message of a server."""
        seats = [
            {
                "seat": seat,
                "kind": "person" if seat == self.viewer else "bot",
                "name": NAMES[seat],
                "bot": "" if seat == self.viewer else "captain",
                "here": True,
            }
            for seat in range(self.players)
        ]
        return {
            "type": "welcome",
            "seq": seq,
            "you": self.viewer if self.viewer >= 0 else None,
            "protocol": 1,
            "position": self.position(),
            "table": {
                "code": CODE,
                "game": self.game.name,
                "title": self.game.title,
                "version": "1.0",
                "status": "running",
                "seats": seats,
                "host": 0,
                "commitment": "",
                "created_at": 0,
                "preset": self.preset,
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
                "seed": "",
                "previous": "",
                "next": "",
                **self.table,
            },
        }


def played(game: AnyGame, players: int, moves: int, *, preset: str = "", seat: int = 0) -> Moment:
    """Play at random for `moves` decisions, and on until this seat has a choice.

    A game that ends first is played again with the next seed.
    """
    rules = game.rules(players, preset=preset) if preset else game.rules(players)
    for seed in range(100):
        rng, state, made = Rng(seed), game.new(rules), 0
        while state.to_move() != OVER:
            mover = state.to_move()
            if made >= moves and mover == seat and len(state.legal_actions()) > 1:
                return Moment(game, rules, state, seat, preset)
            made += mover >= 0
            state.apply(state.sample(rng))
    raise AssertionError(f"every game of {game.name} is over before move {moves}")


class Still:
    """Shows moments in a page as if a server had sent them, and answers requests for hints."""

    def __init__(self, page: Page, url: str) -> None:
        self._page = page
        self._url = url
        self._moment: Moment | None = None
        self._socket: WebSocketRoute | None = None
        self._seq = 0
        page.route(f"**/api/tables/{CODE}/components", self._components)
        page.route_web_socket(f"**/api/tables/{CODE}/socket", self._connect)

    def go(self, moment: Moment, query: str = "") -> None:
        """Open a table with this moment."""
        self._moment = moment
        self._page.goto("about:blank")
        self._page.goto(f"{self._url}/table/{CODE}{query}")

    def tell(self, moment: Moment) -> None:
        """Show another moment."""
        self._moment = moment
        assert self._socket is not None
        self._socket.send(json.dumps(self._welcome()))

    def _welcome(self) -> Data:
        assert self._moment is not None
        self._seq += 1
        return self._moment.welcome(self._seq)

    def _components(self, route: Route) -> None:
        assert self._moment is not None
        route.fulfill(json=self._moment.game.components.in_play(self._moment.rules))

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self._answer(socket, json.loads(message)))

    def _answer(self, socket: WebSocketRoute, asked: Data) -> None:
        if asked["type"] == "hello":
            socket.send(json.dumps(self._welcome()))
        elif asked["type"] == "hint":
            socket.send(json.dumps(self._advice() | {"id": asked["id"]}))
        elif asked["type"] == "why":
            refusal = {"type": "refusal", "seq": self._seq, "code": "rule", "text": "Not now."}
            socket.send(json.dumps(refusal | {"id": asked["id"]}))

    def _advice(self) -> Data:
        """Advise the choice with the longest text, at length."""
        assert self._moment is not None
        choices = sorted(self._moment.position()["choices"], key=lambda one: len(one["text"]))
        return {
            "type": "advice",
            "seq": self._seq,
            "turn": 1,
            "rank": "captain",
            "choice": choices[-1],
            "runner_up": choices[-2],
            "simulations": 12_000,
            "share": 57,
            "runner_up_share": 31,
        }
