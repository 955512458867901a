"""Opening entries: of a new table, or of the rematch of another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from sztab.core.action import RulesError
from sztab.core.text import clean
from sztab.records import secret_seed
from sztab.server.tables import log
from sztab.server.tables.options import SeatPlan
from sztab.server.workers.ranks import rank

if TYPE_CHECKING:
    from sztab.core.game import AnyGame
    from sztab.server.tables.options import TableOptions
    from sztab.server.tables.table import Table

USUAL_RANK: Final = "lieutenant"


def agree(
    game: AnyGame, options: TableOptions, content: dict[str, Any] | None = None
) -> log.Opened:
    """Return the opening of a table; RulesError says which options contradict each other."""
    for plan in options.seats:
        plan.rank = rank(plan.rank or USUAL_RANK).name if plan.kind == "bot" else ""
        plan.name = clean(plan.name) if plan.kind == "person" else ""
    options.replacement = rank(options.replacement).name
    kinds = [plan.kind for plan in options.seats]
    if options.lesson and (kinds.count("person") != 1 or "open" in kinds):
        raise RulesError("A lesson is for one person against bots.")
    rules = game.rules(len(options.seats), options.settings, options.preset or None, content)
    options.settings = dict(rules.settings)  # all of them: a default may change while it is played
    return log.Opened(
        terms=options,
        version=game.version,
        cards=rules.card_hash,
        seed=str(secret_seed()),
        content=content,
        links=True,
        house=rules.declared.house,
    )


def again(table: Table) -> log.Opened:
    """Return the opening of a rematch: the same options, everybody one seat further."""
    number = len(table.seats)
    plans: list[SeatPlan] = [SeatPlan() for _ in range(number)]
    for seat in table.seats:
        plan = SeatPlan(seat.kind, seat.name, seat.rank)
        if seat.is_free:  # nobody came: the bot that held the seat keeps it
            plan = SeatPlan("bot", "", seat.stand_in)
        plans[(seat.number + 1) % number] = plan
    rules = table.rules
    terms = msgspec.structs.replace(
        table.terms, seats=plans, lesson=False, settings=dict(rules.settings)
    )
    return log.Opened(
        terms=terms,
        version=table.game.version,
        cards=rules.card_hash,
        seed=str(secret_seed()),
        content=table.opened.content,
        previous=table.code,
        links=True,
        seated=table.opened.links,
        house=table.opened.house,
    )
