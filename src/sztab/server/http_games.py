"""The HTTP part of the protocol: games, their rules, their cards."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from sztab import games
from sztab.records.describing import GameInfo, describe_game
from sztab.records.rulebook import rulebook
from sztab.records.summary import summary
from sztab.server import bodies, wire
from sztab.server.answers import answer, described, kept, kept_answer, read
from sztab.server.asking import GameParameter, find_game
from sztab.server.thinking import RANKS

if TYPE_CHECKING:
    from sztab.core.content.changes import CardChange
    from sztab.core.game import Game
    from sztab.records.rulebook import Clause
    from sztab.records.summary import Part

router: Final = APIRouter(prefix="/api")


@cache
def _described(name: str) -> GameInfo:
    return describe_game(games.get(name))


@router.get("/games", openapi_extra=described(bodies.GameList))
async def list_games() -> Response:
    """List the games with their toggles and presets, and the ranks of the bots."""
    return answer(bodies.GameList([_described(name) for name in games.names()], RANKS))


@router.get("/games/{game}", openapi_extra=described(GameInfo, 404, 422))
async def show_game(game: GameParameter) -> Response:
    """Show a game with its toggles and presets."""
    return answer(_described(find_game(game).name))


@router.get("/games/{game}/components", openapi_extra=kept(404, 422))
async def show_components(
    request: Request,
    game: GameParameter,
    players: Annotated[int | None, Query(ge=1, le=99)] = None,
    preset: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """Tell all that is in play under the rules of a preset, with printed cards; a page draws it."""
    found = find_game(game)
    number = found.min_players if players is None else players
    return kept_answer(request, _components(found.name, number, preset))


@lru_cache(maxsize=64)
def _components(name: str, players: int, preset: str) -> bytes:
    game = games.get(name)
    return wire.ENCODER.encode(game.components(game.rules(players, preset=preset or None)))


@router.post(
    "/games/{game}/check", openapi_extra=described(bodies.Checked, 404, 422, body=bodies.CheckRules)
)  # fmt: skip
async def check_rules(request: Request, game: GameParameter) -> Response:
    """Say whether toggles go together, and with which values; if not, why."""
    body = await read(request, bodies.CheckRules)
    # A large card file takes long to read: nobody's move waits for it.
    return answer(await asyncio.to_thread(_check, find_game(game), body))


def _check(game: Game, body: bodies.CheckRules) -> bodies.Checked:
    content = game.read_content(body.cards, "cards") if body.cards else None
    rules = game.rules(body.players, body.settings, body.preset or None, content)
    changes = game.content_changes(content) if content is not None else []
    told = [_change(change) for change in changes]
    return bodies.Checked(dict(rules.settings), rules.card_hash, told)


def _change(change: CardChange) -> bodies.CardChange:
    fields = [bodies.FieldChange(one.name, one.old, one.new) for one in change.fields]
    return bodies.CardChange(change.kind, change.section, change.id, change.title, fields)


@router.get("/games/{game}/rules", openapi_extra=described(bodies.ClauseList, 404, 422))
async def list_clauses(
    game: GameParameter, search: Annotated[str, Query(max_length=200)] = ""
) -> Response:
    """List the clauses of the rules in which every word occurs; all without words."""
    book = rulebook(find_game(game).name)
    found = book.search(search) if search.strip() else list(book.clauses)
    return answer(bodies.ClauseList([_clause(clause) for clause in found]))


def _clause(clause: Clause) -> bodies.ClauseInfo:
    tables = [bodies.ClauseTable(one.title, one.columns, one.rows) for one in clause.tables]
    return bodies.ClauseInfo(
        clause.id, clause.section, clause.text, clause.kind, clause.source, clause.ruling,
        clause.option, clause.examples, tables,
    )  # fmt: skip


@router.get("/games/{game}/summary", openapi_extra=described(bodies.Summary, 404, 422))
async def show_summary(game: GameParameter) -> Response:
    """Tell the rules in short, with a key of all symbols, in all languages."""
    return answer(bodies.Summary([_part(part) for part in summary(find_game(game).name)]))


def _part(part: Part) -> bodies.SummaryPart:
    lines = [
        bodies.SummaryLine(line.clauses, line.text, line.name, line.id, line.icons)
        for line in part.lines
    ]
    return bodies.SummaryPart(part.id, part.title, part.key, lines)


@router.get("/games/{game}/cards", openapi_extra=described(bodies.CardList, 404, 422))
async def list_cards(game: GameParameter) -> Response:
    """List the cards of a game, with the provenance of their values."""
    section = find_game(game).card_rows()
    return answer(bodies.CardList(section.title, section.columns, section.rows))
