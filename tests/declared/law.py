"""The needs of every declared thing, and the needs that are not met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from tests.declared.things import (
    ANSWER,
    CHANCE,
    DECISION,
    EFFECT,
    EVENT,
    LOT,
    PRESET,
    REFUSAL,
    STEP,
    TOGGLE,
    VALUE,
    VERB,
    VOCABULARIES,
    Thing,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.declared.evidence import Evidence

EXERCISED: Final = (VERB, LOT, DECISION, CHANCE, ANSWER, EVENT, VALUE)
"""Kinds that a test of a clause must use; automatic frames never wait for an answer."""
PLACED: Final = (VERB, DECISION, EVENT, EFFECT)
"""Kinds that the page handles: with an entry in a complete table, or with a drawing."""
WRITTEN: Final = (VERB, LOT, DECISION, CHANCE, STEP, EVENT)
"""Kinds that are written and read: in notation, in saved positions, or as data."""


class Need(NamedTuple):
    """Something that must exist for a thing: its kind, and its name."""

    sort: str
    name: str


def needs(thing: Thing, languages: Iterable[str]) -> list[Need]:
    """List the needs of a thing."""
    found = [Need(f"message in {one}", key) for key in messages(thing) for one in languages]
    if thing.kind in PLACED:
        found.append(Need("place in the page", str(thing)))
    if thing.kind in WRITTEN:
        found.append(Need("round trip", str(thing)))
    if thing.kind == TOGGLE:
        found.append(Need("option of its clause", str(thing)))
        found.append(Need("row in the docs", str(thing)))
    if thing.kind in EXERCISED:
        found.append(Need("test", str(thing)))
    return found


def messages(thing: Thing) -> list[str]:
    """List the keys of the messages of a thing."""
    vocabulary = VOCABULARIES[thing.game]
    prefix, name = thing.game, thing.name
    plain = name.replace(".", "-")
    if thing.kind == VERB:
        forms = vocabulary.forms.get(name, ())
        return [f"{prefix}-do-{name}-{form}" for form in forms] or [f"{prefix}-do-{name}"]
    if thing.kind == DECISION:
        return [f"{prefix}-{word}-{name}" for word in vocabulary.asks]
    if thing.kind == EVENT:
        return [f"{prefix}-event-{name}"]
    if thing.kind == EFFECT:
        return [key.format(name) for key in vocabulary.effect]
    if thing.kind == VALUE:
        return [f"{prefix}-toggle-{plain.replace('=', '-')}"]
    if thing.kind in {TOGGLE, PRESET}:
        return [f"{prefix}-{thing.kind}-{plain}{part}" for part in ("", "-text")]
    if thing.kind == REFUSAL:
        return [f"no-{name}"]
    return []


WHERE: Final = {
    "place in the page": "see the tables and drawings of web/src/games/{game}",
    "option of its clause": "see rules/{game}.toml",
    "row in the docs": "see docs/games/{game}.md",
    "round trip": "see src/sztab/games/{game}",
    "test": "see tests/games/{game}",
}
"""Where to add a missing thing; a message is named by its key."""


def hole(thing: Thing, need: Need) -> str:
    """Return what a thing lacks, and where to add it."""
    return f"{thing} has no {need.sort}: {WHERE.get(need.sort, need.name).format(game=thing.game)}"


def holes(things: Iterable[Thing], evidence: Evidence) -> list[str]:
    """List everything that declared things lack."""
    return [
        hole(thing, need)
        for thing in things
        for need in needs(thing, evidence.languages)
        if not evidence.has(thing.game, need)
    ]
