"""Checks of single messages, for the search for leaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from sztab.core.event import EVERYBODY
from sztab.server import wire
from sztab.server.tables import log as entries
from sztab.server.tables import views
from sztab.server.tables.proposals import propose
from sztab.server.tables.service import _why, refuse
from sztab.server.wire.refusals import Refusal
from tests.server.playing.recording_client import Heard
from tests.server.playing.traces import Leak, titles

if TYPE_CHECKING:
    from sztab.server.tables.table import Table
    from tests.server.playing.table_history import Moment, Ply


def parts_of(one: Heard) -> list[Heard]:
    """Split a welcome with missed events into updates with their own sequence numbers."""
    message = one.message
    if not isinstance(message, wire.WelcomeMessage) or not message.missed:
        return [one]
    raw = msgspec.json.decode(one.raw)
    missed = raw.pop("missed")
    parts = [
        one._replace(raw=text_of(part), message=msgspec.convert(part, wire.UpdateMessage))
        for part in missed
    ]
    rest = msgspec.structs.replace(message, missed=[])
    return [*parts, one._replace(raw=text_of(raw), message=rest)]


def text_of(data: Any) -> str:  # noqa: ANN401 (anything of JSON)
    return msgspec.json.encode(data).decode()


def viewer_of(one: Heard) -> str:
    return f"P{one.viewer + 1}" if one.viewer >= 0 else "a spectator"


def check_same_value(found: object, expected: object, one: Heard, what: str) -> None:
    if found == expected:  # a quick comparison first; decoded data may have lists instead of tuples
        return
    true, other = msgspec.to_builtins(found), msgspec.to_builtins(expected)
    if true != other:
        raise Leak(
            f"{viewer_of(one)} {what}: {difference(true, other, '')}; the message: {one.raw:.600}"
        )


def check_same_message(raw: str, message: wire.ServerMessage, one: Heard, what: str) -> None:
    known = wire.send(message)
    if raw.encode() != known and msgspec.json.decode(raw) != msgspec.json.decode(known):
        raise Leak(f"what {viewer_of(one)} was told {what}: {raw}")


def difference(one: Any, two: Any, path: str) -> str:  # noqa: ANN401 (anything of JSON)
    """Describe where two values differ first."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        key = next(key for key in one if one[key] != two[key])
        return difference(one[key], two[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        at = next(at for at in range(len(one)) if one[at] != two[at])
        return difference(one[at], two[at], f"{path}[{at}]")
    return f"{path} is {one!r:.300}, but could as well be {two!r:.300}"


def public_news(viewer: int, moment: Moment) -> wire.News:
    """Return the public events of an entry, as the adapter and not the game sees them."""
    entry = moment.entry
    if not isinstance(entry, entries.Moved):
        return views.news(entry, viewer, 0)
    return wire.News("moved", entry.seat, "" if moment.is_secret(0, viewer) else entry.action)


def answer_at(table: Table, viewer: int, request: wire.Request) -> wire.ServerMessage | None:
    """Answer a request as the server would, at another table."""
    try:
        if isinstance(request, wire.WhyRequest):
            return _why(table, viewer, request)
        propose(table, viewer, request, table.changed_at)
    except Refusal as refusal:
        return refuse(refusal, table.seq, request)
    return None


def check_unnamed(happened: list[wire.Happened], ply: Ply, one: Heard, moment: Moment) -> None:
    """Cards that another player drew or kept must not be named in the events.

    Where the rules then show the same card elsewhere, only the hidden part is checked.
    """
    revealing = moment.reveals(moment.plies.index(ply), one.viewer)
    revealing |= not moment.adapter.shows(*ply.dumps).isdisjoint(ply.name.split())
    pairs = zip(ply.events, happened, strict=True)
    parts = [part for event, part in pairs if not (revealing and event.audience == EVERYBODY)]
    text = text_of(msgspec.to_builtins(parts))
    names = titles(moment.table.game.name)
    for word in ply.name.split()[1:]:
        for name in names.get(word, [word]):
            if name and name in text:
                raise Leak(f"{viewer_of(one)} was told of {name!r} in secret {ply.name!r}: {text}")
