"""The commands `serve` and `bot`: a server, and a bot that plays on a server."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

import msgspec
import typer

from sztab.cli.language import text
from sztab.cli.lines import say
from sztab.cli.local_server import show_when_ready
from sztab.cli.options import new_seed, read_seat
from sztab.cli.parameters import play_with
from sztab.cli.seat_file import SeatFile
from sztab.core.action import SztabError
from sztab.records.record import MAX_SEATS, number, seat_name
from sztab.server.client import join_table
from sztab.server.remote_bot import RemoteBot
from sztab.server.safety import Limits, clean_code
from sztab.server.safety.tokens import INVITATION_MARK
from sztab.server.serving import check, serve
from sztab.server.settings import Settings
from sztab.server.tables.housekeeping import Expiry

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sztab.server.wire import TableInfo

_LOOPBACK: Final = {"127.0.0.1", "::1", "localhost"}


def run_server(  # noqa: PLR0913 (the options of the command)
    *,
    thinkers: int | None,
    origins: Sequence[str] | None,
    proxies: Sequence[str] | None,
    names: Sequence[str] | None,
    keep: Sequence[str] | None,
    limits: Sequence[str] | None,
    house: list[str] | None,
    show: bool,
    **plain: Any,  # noqa: ANN401 (further fields of `Settings`)
) -> None:
    """Run a server with these settings until it is stopped."""
    play_with(house)
    settings = Settings(
        origins=tuple(origins or ()),
        proxies=tuple(proxies or ()),
        names=tuple(names or ()),
        expiry=Expiry(**_numbers("--keep", keep, asdict(Expiry()))),
        limits=msgspec.structs.replace(
            Limits(), **_numbers("--limit", limits, msgspec.structs.asdict(Limits()))
        ),
        **plain,
    )
    if thinkers is not None:
        settings = msgspec.structs.replace(settings, thinkers=thinkers)
    check(settings)
    if settings.host not in _LOOPBACK:
        say(text("terminal-anyone", host=settings.host), err=True)
    say(text("terminal-listens", url=f"http://{settings.host}:{settings.port}"))
    if show:
        show_when_ready(f"http://{_reachable(settings.host)}:{settings.port}")
    serve(settings)


def _reachable(host: str) -> str:
    """Return the host under which a browser on this machine reaches the server."""
    return {"0.0.0.0": "127.0.0.1", "::": "[::1]", "::1": "[::1]"}.get(host, host)  # noqa: S104 (nothing is bound here)


def _numbers(
    option: str, values: Sequence[str] | None, known: Mapping[str, float]
) -> dict[str, float]:
    """Return numbers by name, from texts such as `over=90`; the default decides int or float."""
    found: dict[str, float] = {}
    for value in values or ():
        name, _, number_text = value.partition("=")
        if name not in known:
            names = ", ".join(known)
            args = {"option": option, "value": value, "name": name, "names": names}
            raise SztabError(text("terminal-unknown-number", **args))
        try:
            found[name] = type(known[name])(float(number_text))
        except ValueError:
            raise SztabError(
                text("terminal-bad-number", option=option, value=value, name=name)
            ) from None
    return found


def run_bot(  # noqa: PLR0913 (the options of the command)
    url: str,
    table: str | None,
    bot: str,
    *,
    seat: str | None,
    token: str | None,
    token_file: str | None,
    name: str | None,
    seed: int | None,
) -> None:
    """Connect a bot to a table, and play until the game is over."""
    code = clean_code(table or "")
    if code is None:
        raise SztabError(text("terminal-which-table"))
    kept = SeatFile(token_file)
    token = kept.token or token
    invitation = token if token is not None and token.startswith(INVITATION_MARK) else ""
    if token is None or invitation:
        wanted = read_seat(seat, MAX_SEATS) if seat is not None else None
        called = name or bot.rpartition(":")[2][:24]
        joined = join_table(url, code, called, wanted, invitation)
        say(text("terminal-takes-seat", bot=bot, seat=seat_name(joined.seat), table=code))
        token = joined.token
    kept.keep(token)
    player = RemoteBot(
        url,
        code,
        token,
        bot,
        str(new_seed() if seed is None else seed),
        key=kept.key,
        on_token=kept.keep,
    )
    try:
        info = asyncio.run(player.run())
    except KeyboardInterrupt:
        raise typer.Exit(1) from None
    say(text("terminal-bot-done", ending=_ending(info), bot=bot, n=player.moves))


def _ending(info: TableInfo) -> str:
    ending = info.ending
    if ending is None:
        return text("terminal-table-closed")
    points = ", ".join(f"{seat_name(n)} {number(x)}" for n, x in enumerate(ending.scores))
    winners = ", ".join(map(seat_name, ending.winners)) or text("terminal-nobody")
    return text("terminal-game-over", how=ending.how, points=points, winners=winners)
