"""HTTP routes of games, their rules and their cards."""

from __future__ import annotations

import asyncio
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from sztab import games
from sztab.catalogue.game_info import GameInfo, describe_game
from sztab.catalogue.rulebook import distinct_words, load_rulebook
from sztab.catalogue.summary import load_summary
from sztab.server.api import schemas
from sztab.server.api.dependencies import (
    GameParameter,
    address_of,
    attended,
    find_game,
    gate_of,
    service_of,
)
from sztab.server.api.job_runner import check_cards
from sztab.server.api.responses import Fixed, answer, described, encoded, kept, read
from sztab.server.wire.refusals import Refusal
from sztab.server.workers.jobs import CheckCards
from sztab.server.workers.ranks import RANKS

if TYPE_CHECKING:
    from sztab.catalogue.rulebook import Clause
    from sztab.catalogue.summary import Part

router: Final = APIRouter(prefix="/api")


def warm_up() -> None:
    """Compute the answers that every client asks for, so that no request has to.

    It takes about 0.3 s of CPU time, most of it to import the games.
    """
    _all_games(tuple(games.names()))
    for name in games.names():
        for make in (_game, _rules, _summary, _cards):
            make(name)


@cache
def _described(name: str) -> GameInfo:
    return describe_game(games.get(name))


@cache
def _all_games(names: tuple[str, ...]) -> Fixed:
    return Fixed(schemas.GameList([_described(name) for name in names], RANKS))


@router.get("/games", openapi_extra=described(schemas.GameList))
async def list_games(request: Request) -> Response:
    """List the games with their toggles and presets, and the ranks of the bots."""
    return _all_games(tuple(games.names())).answer(request)


@cache
def _game(name: str) -> Fixed:
    return Fixed(_described(name))


@router.get("/games/{game}", openapi_extra=described(GameInfo, 404, 422))
async def show_game(request: Request, game: GameParameter) -> Response:
    """Show a game with its toggles and presets."""
    return _game(find_game(game).name).answer(request)


@router.get("/games/{game}/components", openapi_extra=kept(404, 422))
async def show_components(
    request: Request,
    game: GameParameter,
    players: Annotated[int | None, Query(ge=1, le=99)] = None,
    preset: Annotated[str, Query(max_length=64)] = "",
) -> Response:
    """Return all components in play under the rules of a preset, with the printed cards."""
    found = find_game(game)
    number = found.min_players if players is None else players
    fixed = await asyncio.to_thread(_components, found.name, number, preset)
    return fixed.kept(request)


@lru_cache(maxsize=64)
def _components(name: str, players: int, preset: str) -> Fixed:
    game = games.get(name)
    return Fixed(game.components.in_play(game.rules(players, preset=preset or None)))


@router.post(
    "/games/{game}/check",
    openapi_extra=described(schemas.Checked, 404, 422, 503, body=schemas.CheckRules),
)
async def check_rules(request: Request, game: GameParameter) -> Response:
    """Check toggles and cards: return the value of every toggle, or why they contradict."""
    body = await read(request, schemas.CheckRules)
    job = CheckCards(
        game=find_game(game).name,
        players=body.players,
        preset=body.preset,
        settings=body.settings,
        cards=body.cards,
    )
    if not body.cards:
        return encoded(check_cards(job))
    jobs = service_of(request).state.jobs
    return encoded((await attended(request, jobs.do(job, address_of(request)))).body)


@router.get("/games/{game}/rules", openapi_extra=described(schemas.ClauseList, 404, 422))
async def list_clauses(
    request: Request, game: GameParameter, search: Annotated[str, Query(max_length=200)] = ""
) -> Response:
    """List the clauses that contain every word of the search; without words, all."""
    name = find_game(game).name
    if not search.strip():
        return _rules(name).answer(request)
    most = gate_of(request).limits.search_words
    if len(distinct_words(search)) > most:
        raise Refusal("malformed", f"search: at most {most} different words; leave some out.")
    found = load_rulebook(name).search(search)
    clauses = _clauses(name)
    return answer(schemas.ClauseList([clauses[clause.id] for clause in found]))


@cache
def _clauses(name: str) -> dict[str, schemas.ClauseInfo]:
    return {clause.id: _clause(clause) for clause in load_rulebook(name).clauses}


@cache
def _rules(name: str) -> Fixed:
    return Fixed(schemas.ClauseList(list(_clauses(name).values())))


def _clause(clause: Clause) -> schemas.ClauseInfo:
    tables = [schemas.ClauseTable(one.title, one.columns, one.rows) for one in clause.tables]
    return schemas.ClauseInfo(
        id=clause.id,
        section=clause.section,
        text=clause.text,
        kind=clause.kind,
        source=clause.source,
        ruling=clause.ruling,
        option=clause.option,
        examples=clause.examples,
        tables=tables,
    )


@router.get("/games/{game}/summary", openapi_extra=described(schemas.RulesSummary, 404, 422))
async def show_summary(request: Request, game: GameParameter) -> Response:
    """Return a summary of the rules, with a key of all symbols, in all languages."""
    return _summary(find_game(game).name).answer(request)


@cache
def _summary(name: str) -> Fixed:
    return Fixed(schemas.RulesSummary([_part(part) for part in load_summary(name)]))


def _part(part: Part) -> schemas.SummaryPart:
    lines = [
        schemas.SummaryLine(line.clauses, line.text, line.name, line.id, line.icons)
        for line in part.lines
    ]
    return schemas.SummaryPart(part.id, part.title, part.key, lines)


@router.get("/games/{game}/cards", openapi_extra=described(schemas.CardList, 404, 422))
async def list_cards(request: Request, game: GameParameter) -> Response:
    """List the cards of a game, with the provenance of their values."""
    return _cards(find_game(game).name).answer(request)


@cache
def _cards(name: str) -> Fixed:
    section = games.get(name).components.rows()
    return Fixed(schemas.CardList(section.title, section.columns, section.rows))
