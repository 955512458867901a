"""Collects evidence of declared things in texts, page, notation, rules and documentation."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sztab import games
from sztab.core.event import EVERYBODY, Event
from tests.declared.law import EXERCISED, Need
from tests.declared.things import (
    CHANCE,
    DECISION,
    EFFECT,
    EVENT,
    LOT,
    STEP,
    VERB,
    VOCABULARIES,
    Thing,
    frame_text,
    things,
)
from tests.laws.adapters import adapter_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.core.toggle import Rules

ROOT: Final = Path(__file__).resolve().parents[2]
MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)
TABLE: Final = re.compile(
    r"^(?:export )?const \w+ = \{\n(.*?)\n\} satisfies\s+(?:Record<|\{ \[V in )(\w+)[,\]]",
    re.MULTILINE | re.DOTALL,
)
"""A table of the page that TypeScript accepts only with all members of a generated union."""
KEY: Final = re.compile(r"^  (?:\"([\w-]+)\"|(\w+))[:(,]", re.MULTILINE)
UNIONS: Final = {"Verb": VERB, "Decision": DECISION, "EventKind": EVENT, "EffectKind": EFFECT}
"""The members of the unions in `declared.ts`."""
ROW: Final = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


@dataclass
class Evidence:
    """The evidence that was found, by game and kind of need."""

    languages: tuple[str, ...]
    found: set[tuple[str, Need]] = field(default_factory=set)

    def has(self, game: str, need: Need) -> bool:
        """Return whether there is evidence for a need."""
        return (game, need) in self.found


def languages() -> tuple[str, ...]:
    """List the languages of the texts."""
    return tuple(sorted(path.name for path in (ROOT / "locales").iterdir()))


def static_evidence() -> Evidence:
    """Return all evidence that exists without running the tests, which are assumed to exist."""
    evidence = Evidence(languages())
    for game in games.names():
        evidence.found |= {(game, need) for need in _of(game, evidence.languages)}
    return evidence


def _of(game: str, spoken: tuple[str, ...]) -> Iterator[Need]:
    for language in spoken:
        yield from (Need(f"message in {language}", key) for key in _messages(language))
    yield from (Need("place in the page", str(thing)) for thing in _places(game))
    yield from (Need("round trip", str(thing)) for thing in _round_trips(game))
    yield from (Need("option of its clause", str(thing)) for thing in _options(game))
    yield from (Need("row in the docs", f"{game}: toggle {name}") for name in _rows(game))
    yield from (Need("test", str(thing)) for thing in things(game) if thing.kind in EXERCISED)


@cache
def _messages(language: str) -> frozenset[str]:
    files = (ROOT / "locales" / language).glob("*.ftl")
    return frozenset(key for path in files for key in MESSAGE.findall(path.read_text("utf-8")))


def _places(game: str) -> Iterator[Thing]:
    """Find the entries in complete tables of the page, and the effects that it draws."""
    folder = ROOT / "web" / "src" / "games" / game
    for path in sorted(folder.rglob("*.ts")):
        for table, union in TABLE.findall(path.read_text("utf-8")):
            for quoted, plain in KEY.findall(table) if union in UNIONS else ():
                yield Thing(game, UNIONS[union], quoted or plain)
    drawing = VOCABULARIES[game].drawing
    drawn = {path.relative_to(folder).as_posix() for path in folder.rglob("*.svg")}
    for thing in things(game):
        names = {drawing.format(thing.name.replace(*turn)) for turn in (("_", "-"), ("-", "_"))}
        if thing.kind == EFFECT and names & drawn:
            yield thing


def _options(game: str) -> Iterator[Thing]:
    """Find the toggles that are an option of their clause, with the same values."""
    book = tomllib.loads((ROOT / "rules" / f"{game}.toml").read_text("utf-8"))
    options = {clause["id"]: clause.get("option", {}) for clause in book["clause"]}
    for thing, toggle in zip(_toggles(game), games.get(game).toggles(), strict=True):
        option = options.get(toggle.clause, {})
        same = (toggle.name, list(toggle.values), toggle.default)
        if same == (option.get("name"), option.get("values"), option.get("default")):
            yield thing


def _toggles(game: str) -> list[Thing]:
    return [thing for thing in things(game) if thing.kind == "toggle"]


def _rows(game: str) -> list[str]:
    return ROW.findall((ROOT / "docs" / "games" / f"{game}.md").read_text("utf-8"))


def _round_trips(game: str) -> set[Thing]:
    """Find the things that are read as they were written."""
    found = set()
    for rules in _rules(game):
        found |= {*_verbs(game, rules), *_frames(game, rules), *_events(game, rules)}
    return found


def _rules(game: str) -> list[Rules]:
    """Return the rules of every preset, for its largest number of players."""
    of_preset = adapter_for(game).preset_players
    found = games.get(game)
    return [found.rules(max(of_preset[one.name]), preset=one.name) for one in found.presets()]


def _verbs(game: str, rules: Rules) -> Iterator[Thing]:
    notation = games.get(game).codec.notation(rules)
    for text in adapter_for(game).well_formed(rules):
        if notation.format(notation.parse(text)) == text:
            yield from (Thing(game, kind, text.split()[0]) for kind in (VERB, LOT))


def _frames(game: str, rules: Rules) -> Iterator[Thing]:
    for thing in things(game):
        if thing.kind in {DECISION, CHANCE, STEP} and frame_text(game, rules, thing.name):
            yield thing


def _events(game: str, rules: Rules) -> Iterator[Thing]:
    for kind in rules.declared.events:
        told = games.get(game).codec.tell(rules, Event(kind, 0, 0, 0, 0, EVERYBODY))
        if told["kind"] == kind.name and set(told) == {"kind", *(part.name for part in kind.shows)}:
            yield Thing(game, EVENT, kind.name)
