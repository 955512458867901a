"""A bot that plays on a server over the public protocol."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from sztab import games
from sztab.bots import make_bot
from sztab.core.action import SztabError
from sztab.core.rng import Rng
from sztab.server import wire
from sztab.server.client import Client, Disconnected, ServerRefused

if TYPE_CHECKING:
    from collections.abc import Callable

    from sztab.bots import Bot
    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules

logger = logging.getLogger(__name__)

MAX_CONNECTIONS: Final = 8
"""Attempts to connect or reconnect, with growing pauses."""


class RemoteBot:
    """Plays one seat until the game is over. It gets views, like every bot.

    Args:
        server: The address of the server.
        code: The table.
        token: The pass of the seat, or a link to it.
        bot: The bot by name, such as `greedy` or `path/to/file.py:MyBot`.
        seed: The seed of its random numbers.
        key: Makes the exchange of a link safe to repeat, also by another process.
        on_token: Called with the new pass when a link was exchanged.
    """

    def __init__(  # noqa: PLR0913 (a seat and a bot need that many)
        self,
        server: str,
        code: str,
        token: str,
        bot: str,
        seed: str,
        *,
        key: str = "",
        on_token: Callable[[str], None] | None = None,
    ) -> None:
        self._client = Client(server, code, token, refusals=False, key=key)
        self._token = token
        self._on_token = on_token
        self._name = bot
        self._seed = seed
        self._game: AnyGame | None = None
        self._rules: Rules | None = None
        self._bot: Bot | None = None
        self.moves = 0

    async def run(self) -> wire.TableInfo:
        """Play to the end; return the final table."""
        for number in range(MAX_CONNECTIONS):
            try:
                await self._client.connect()
                self._note_token()
                await self._play()
            except Disconnected as error:
                if not error.again:
                    raise
                logger.info("disconnected, reconnecting: %s", error)
                await asyncio.sleep(min(10.0, 0.25 * 2**number))
                continue
            finally:
                await self._client.close()
            if self._client.table is None:
                raise SztabError("The server has not shown the table.")
            return self._client.table
        raise Disconnected("The server cannot be reached; try again later.")

    def _note_token(self) -> None:
        if self._client.token != self._token:
            self._token = self._client.token
            if self._on_token is not None:
                self._on_token(self._token)

    async def _play(self) -> None:
        while not self._client.is_over():
            if self._client.must_decide():
                await self._decide()
            else:
                await self._client.receive()

    async def _decide(self) -> None:
        position = self._client.position
        if position is None:
            return
        turn = position.turn
        action = await asyncio.to_thread(self._choose, position)
        if self._client.position is None or self._client.position.turn != turn:
            return  # the position has changed meanwhile
        try:
            await self._client.move(action)
            self.moves += 1
        except ServerRefused as refusal:
            if refusal.code != "stale":
                raise
            await self._client.receive()

    def _choose(self, position: wire.PositionView) -> str:
        """Return the bot's action in notation."""
        game, rules, bot = self._prepared()
        view = game.codec.load_view(rules, position.view)
        action = bot.choose(view)
        if action not in view.legal_actions():
            raise SztabError(f"The bot {self._name} chose {action!r}, which is not allowed.")
        return game.codec.notation(rules).format(action)

    def _prepared(self) -> tuple[AnyGame, Rules, Bot]:
        """Return game, rules and bot, made from the server's description of the table."""
        table = self._client.table
        if table is None:
            raise SztabError("The server has not shown the table.")
        if self._game is None or self._rules is None or self._bot is None:
            self._game = games.get_made_with(table.game, table.house)
            self._rules = self._game.rules(
                len(table.seats), table.settings, table.preset or None, table.content
            )
            self._bot = make_bot(self._name, self._game, Rng(self._seed))
        return self._game, self._rules, self._bot
