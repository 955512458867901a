"""Makes records of matches, and matches that can be continued of records."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from sztab.core.action import CHANCE
from sztab.play import Listener, Match, deal
from sztab.records.compatibility import named_settings
from sztab.records.positions import shorten
from sztab.records.record import Ply, Record
from sztab.records.replayer import first_state, follow, result_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sztab.core.game import AnyGame
    from sztab.core.toggle import Rules


class Notes(Listener):
    """Names, date and comments for a record. As a listener it drops comments on undone plies."""

    def __init__(self, seats: Iterable[str] = ()) -> None:
        self.seats = tuple(seats)
        """The players' names."""
        self.date = ""
        self.comment = ""
        self.comments: dict[int, str] = {}
        """Comments on single plies, by the number of plies before them."""

    def take(self, record: Record) -> None:
        """Copy the notes of a record."""
        self.seats, self.date, self.comment = record.seats, record.date, record.comment
        self.comments = {at: ply.comment for at, ply in enumerate(record.plies) if ply.comment}

    def on_undo(self, match: Match) -> None:
        self.comments = {at: text for at, text in self.comments.items() if at < match.plies}


def record_of(match: Match, notes: Notes | None = None) -> Record:
    """Return the game so far as a record. Until the game is over, it holds secrets."""
    notes = notes or Notes()
    game, rules = match.game, match.rules
    preset, settings = _named_settings(game, rules)
    notation = game.codec.notation(rules)
    plies = [
        Ply(seat, notation.format(action), notes.comments.get(at, ""))
        for at, (seat, action) in enumerate(match.history())
    ]
    start = match.start
    return Record(
        game=game.name,
        players=rules.players,
        rules=game.version,
        cards=rules.card_hash,
        preset=preset,
        settings=settings,
        seats=notes.seats,
        seed=match.seed,
        date=notes.date,
        result=result_of(match.state),
        position=None if start is None else shorten(game, rules, game.codec.dump(start)),
        comment=notes.comment,
        plies=tuple(plies),
        content=rules.content,
        house=rules.declared.house,
    )


@lru_cache(maxsize=16)
def _named_settings(game: AnyGame, rules: Rules) -> tuple[str, dict[str, str]]:
    """Cache the settings: a game may be saved after every decision."""
    return named_settings(game, rules)


def resume(
    record: Record,
    seed: int | None = None,
    *,
    force: bool = False,
    listeners: Sequence[Listener] = (),
    undo_limit: int = 0,
) -> Match:
    """Return the match at the end of a record, checked.

    Chance continues from the seed. A seed other than the record's changes only what comes next.
    """
    game, rules, start = first_state(record, force=force)
    state = start.clone()
    plies = list(follow(record, game.codec.notation(rules), state, None, len(record.plies)))
    chosen = (record.seed if seed is None else seed) or 0
    plies += [(CHANCE, action) for action in deal(state, chosen, len(plies), None)]
    match = Match(
        game,
        rules,
        chosen,
        start=None if record.position is None else start,
        listeners=listeners,
        undo_limit=undo_limit,
        begin=False,
    )
    match.retrace(plies)
    return match
