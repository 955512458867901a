"""Attackers: they connect with or without a pass and send messages that are not allowed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

import httpx
import msgspec

from sztab.server import wire
from sztab.server.api import schemas
from tests.server.abuse import raw_socket
from tests.server.abuse.clients import closing_code, http_client, next_answer, socket_of
from tests.server.abuse.invalid_messages import KINDS, ODD_TEXTS, spoilt, strange_action, valid
from tests.server.abuse.table_model import SPECTATOR, KnownTable, has_no_effect

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ON_ONE_SOCKET: Final = 40
"""Fewer than the strikes after which the server disconnects."""
AT_THE_DOOR: Final = 8
LAST: Final = 2**53 - 1
"""The largest possible sequence number."""
_ANSWERS: Final = msgspec.json.Decoder(wire.AnyMessage)
_FAILURES: Final = {"unavailable", "closing", "broken", "outdated"}


class Attacker:
    """Sends messages to other players' tables, and reads the answers."""

    def __init__(self, server: str, tables: Sequence[KnownTable], seed: str) -> None:
        self.sent = 0
        self._server = server
        self._tables = tables
        self._chance = random.Random(seed)
        self._http = http_client(server)

    async def attack(self, number: int) -> None:
        """Send this many messages."""
        ways = [self._talk] * 6 + [self._post] * 2 + [self._intrude, self._misframe]
        async with self._http:
            while self.sent < number:
                await self._chance.choice(ways)()

    # What to send

    def _choose(self) -> tuple[KnownTable, int]:
        table = self._chance.choice(self._tables)
        return table, self._chance.choice([SPECTATOR, *table.tokens, *table.tokens])

    def _messages(self, table: KnownTable, seat: int) -> Iterator[str | bytes]:
        """Yield messages that must not change anything when this seat sends them."""
        while True:
            text = self._message(table, seat)
            if has_no_effect(table, seat, text):
                yield text

    def _message(self, table: KnownTable, seat: int) -> str | bytes:
        chance = self._chance
        way = chance.random()
        if way < 0.4:
            return spoilt(chance)
        if way < 0.6:
            action = self._action(table)
            kind = chance.choice(["move", "move", "why"])
            turn = {} if kind == "why" else {"answers": self._turn(table)}
            return msgspec.json.encode({"type": kind, "action": action, **turn}).decode()
        if way < 0.7 and table.replays:
            return chance.choice(table.replays)[1].decode()
        if way < 0.75:
            return chance.randbytes(chance.choice([0, 1, 40, 3000]))
        return msgspec.json.encode(self._right_shape(table)).decode()

    def _action(self, table: KnownTable) -> str:
        """Return an action: a strange one, or one that another player may choose now."""
        if table.choices and self._chance.random() < 0.3:
            return self._chance.choice(sorted(table.choices))
        return strange_action(table.actions, self._chance)[:300]

    def _turn(self, table: KnownTable) -> int:
        return self._chance.choice(
            [table.turn, table.turn, table.turn - 1, table.seq + 1, -1, LAST]
        )

    def _right_shape(self, table: KnownTable) -> dict[str, Any]:
        """Return a well-formed message about this table at the wrong time."""
        chance = self._chance
        disputed = table.asked is not None and chance.random() < 0.5
        kinds = (wire.AnswerRequest, wire.UndoRequest) if disputed else KINDS
        data = valid(chance.choice(kinds), chance)
        if "answers" in data:
            data["answers"] = max(-1, self._turn(table))
        if "asked" in data:
            asked = table.seq if table.asked is None else table.asked.asked
            data["asked"] = chance.choice([asked, asked - 1, asked + 1, table.turn])
        if data["type"] == "hand":
            data["seat"] = chance.randrange(4)
        return data

    # Ways to send it

    async def _talk(self) -> None:
        """Say hello properly, then misbehave."""
        table, seat = self._choose()
        messages = self._messages(table, seat)
        async with socket_of(self._server, table.code) as socket:
            after = self._chance.choice([None, 0, table.seq, LAST])
            refusals = self._chance.random() < 0.2
            hello = wire.HelloRequest(table.tokens.get(seat, ""), after, refusals)
            await socket.send(wire.send(hello).decode())
            welcome = await next_answer(socket)
            assert isinstance(welcome, wire.WelcomeMessage), welcome
            assert welcome.seq == table.seq
            for _ in range(ON_ONE_SOCKET):
                self.sent += 1
                text = next(messages)
                await socket.send(text)
                _check(table, seat, text, await next_answer(socket))

    async def _post(self) -> None:
        """Send the same over HTTP."""
        table, seat = self._choose()
        token = table.tokens.get(seat, "")
        headers = {"authorization": f"Bearer {token}"} if token else {}
        for text, _ in zip(self._messages(table, seat), range(8), strict=False):
            self.sent += 1
            url = f"/api/tables/{table.code}/messages"
            answer = await self._http.post(url, content=text, headers=headers)
            _check_status(table, seat, text, answer)

    async def _intrude(self) -> None:
        """Connect with a wrong hello, or none, several times."""
        for _ in range(AT_THE_DOOR):
            table, _seat = self._choose()
            self.sent += 1
            await self._knock(table)

    async def _knock(self, table: KnownTable) -> None:
        async with socket_of(self._server, table.code) as socket:
            await socket.send(self._wrong_hello(table))
            answer = await next_answer(socket)
            assert isinstance(answer, wire.RefusalMessage), answer
            assert answer.code in {"malformed", "no-hello", "bad-token"}, answer
            assert isinstance(await next_answer(socket), wire.ByeMessage)
            assert await closing_code(socket) == 1008

    def _wrong_hello(self, table: KnownTable) -> str | bytes:
        chance = self._chance
        if chance.random() < 0.6:
            return wire.send(wire.HelloRequest(self._wrong_token(table))).decode()
        for text in self._messages(table, SPECTATOR):
            try:
                request = msgspec.json.decode(text, type=wire.AnyRequest)
            except (msgspec.DecodeError, UnicodeError, RecursionError):
                return text
            if not isinstance(request, wire.HelloRequest):
                return text
        raise AssertionError("there is always a next message")

    def _wrong_token(self, table: KnownTable) -> str:
        chance = self._chance
        if table.void and chance.random() < 0.3:
            return chance.choice(table.void)
        others = [one for one in self._tables if one.code != table.code]
        right = chance.choice(list(table.tokens.values()))
        place = chance.randrange(len(right))
        return chance.choice(
            [
                chance.choice(list(chance.choice(others).tokens.values())),
                right[:place] + chance.choice("AZ.-_ é") + right[place:],
                right[:place] + right[place + 1 :],
                right[:place] + right[place].swapcase() + right[place + 1 :] + "=",
                right + right,
                f" {right}",
                "szp_" + "A" * 500,
                chance.choice(ODD_TEXTS) or "x",
            ]
        )

    async def _misframe(self) -> None:
        """Violate the WebSocket protocol in several ways."""
        for abuse in self._chance.sample(
            [*raw_socket.ABUSES, *raw_socket.NOT_UTF8, *raw_socket.GONE], AT_THE_DOOR
        ):
            table, _seat = self._choose()
            self.sent += 1
            await misframe(self._server, table.code, abuse)


async def misframe(server: str, code: str, abuse: raw_socket.Abuse) -> None:
    """Say hello, then send broken frames; check that the server disconnects, unless we do."""
    async with raw_socket.raw_socket(server, code) as raw:
        await raw.send(raw_socket.HELLO)
        assert await raw.until(raw_socket.TEXT) is not None
        await raw.send(*abuse.parts)
        if abuse in raw_socket.GONE:
            return
        closing = await raw.until(raw_socket.CLOSE)
        # A client that goes on sending may see a reset before it reads the close frame.
        if abuse.code and closing is not None:
            assert closing.code == abuse.code, (abuse.name, closing)


def _check(table: KnownTable, seat: int, text: str | bytes, answer: wire.AnyMessage) -> None:
    told = (table.code, seat, text, answer)
    if isinstance(answer, wire.RefusalMessage):
        assert answer.code not in _FAILURES, told
        assert answer.text, told
    elif isinstance(answer, wire.OkMessage):
        # It was carried out before, and is recognised by its request id.
        assert (seat, text) in [(one, data.decode()) for one, data in table.replays], told
    elif isinstance(answer, wire.InvitationsMessage):
        assert seat == 0, told  # the host of all these tables
    else:
        assert isinstance(answer, wire.PongMessage | wire.AllowedMessage), told


def _check_status(table: KnownTable, seat: int, text: str | bytes, answer: httpx.Response) -> None:
    told = (table.code, seat, text, answer.status_code, answer.text)
    assert answer.headers["content-security-policy"].startswith("default-src 'none'"), told
    if answer.status_code == 200:
        _check(table, seat, text, _ANSWERS.decode(answer.content))
        return
    assert answer.status_code in {403, 409, 422}, told
    error = msgspec.json.decode(answer.content, type=schemas.Error)
    assert error.code not in _FAILURES, told
