"""Writes the declarations of the games as TypeScript for the page, and as documentation.

    python tools/declared_words.py [--check]

Verbs, decisions, events and effects come from `declared.py` of each game. They go to
web/src/games/<game>/declared.ts, whose types make `svelte-check` fail where the page lacks one of
them, and to docs/words/<game>.md.

With `--check` nothing is written. Exit status: 0 success; 1 (with `--check`) a file is out of date.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from sztab import games
from sztab.core.declare import Declared, DeclaredFrame, Kind, Verb
from sztab.core.frames import AutoFrame, ChanceFrame

ROOT: Final = Path(__file__).resolve().parent.parent
COMMAND: Final = "python tools/declared_words.py"
WIDTH: Final = 96

TYPES_HEAD: Final = """\
// Written by tools/declared_words.py from sztab/games/{game}/declared.py: do not edit.
"""
TYPES_TAIL: Final = """\
export type Verb = keyof Verbs;
export type ChanceVerb = keyof ChanceVerbs;
export type Decision = keyof Decisions;
export type EventKind = keyof Events;
"""
DOCS_HEAD: Final = """\
<!-- Written by tools/declared_words.py from sztab/games/{game}/declared.py: do not edit. -->

# The words of {title}

The words of `fields`, `parts` and `view.stack` in [the protocol](../protocol.md) and in records. A
value is given as its name and, where that says more, its kind.
"""

FrameType = type[DeclaredFrame]


class Words:
    """The declarations of a game, sorted by name, independent of their order in the code."""

    def __init__(self, game: str) -> None:
        module = import_module(f"sztab.games.{game}.declared")
        declared: Declared = module.DECLARED
        self.game = game
        self.title = games.get(game).title
        frames = [declared.frames[name] for name in sorted(declared.frames)]
        self.steps = [one for one in frames if issubclass(one, AutoFrame)]
        self.drawings = [one for one in frames if issubclass(one, ChanceFrame)]
        self.decisions = [one for one in frames if not issubclass(one, (AutoFrame, ChanceFrame))]
        self.events = sorted(declared.events, key=lambda one: one.name)
        self.effects = sorted(effects(game))
        decided = {verb.name for frame in self.decisions for verb in frame.answers}
        verbs = sorted(declared.verbs, key=lambda one: one.name)
        self.verbs = [verb for verb in verbs if verb.name in decided]
        self.chance_verbs = [verb for verb in verbs if verb.name not in decided]

    def answering(self, verb: Verb) -> list[FrameType]:
        """Return the decisions that a verb answers."""
        frames = [*self.decisions, *self.drawings]
        return [one for one in frames if verb.name in {answer.name for answer in one.answers}]


def effects(game: str) -> list[str]:
    """Return the words in card files for the effects of cards and upgrades."""
    declared = import_module(f"sztab.games.{game}.declared")
    return list(dict.fromkeys(effect.kind for effect in declared.EFFECTS if effect.kind))


# TypeScript


def types(words: Words) -> str:
    """Return the types of a game for the page."""
    answers = ((one.name, _union(verb.name for verb in one.answers)) for one in words.decisions)
    verbs, lots = (
        ((verb.name, _values(verb.takes)) for verb in some)
        for some in (words.verbs, words.chance_verbs)
    )
    told = (
        (event.name, _values((part.name, part.kind) for part in event.shows))
        for event in words.events
    )
    parts = [
        TYPES_HEAD.format(game=words.game),
        _interface("Verbs", "What seats decide: of each verb what it names, and its kind.", verbs),
        _interface("ChanceVerbs", "What chance decides.", lots),
        _interface("Decisions", "What seats are asked, and the verbs that answer it.", answers),
        _named("Drawing", "What chance is asked.", words.drawings),
        _named("Step", "What nobody decides.", words.steps),
        _interface("Events", "What happens: of each kind of event what it tells.", told),
        "/** What cards and upgrades can do. */",
        f"export type Effect ={_members(words.effects)};\n",
        TYPES_TAIL,
    ]
    return "\n".join(parts)


def _interface(name: str, text: str, members: Iterable[tuple[str, str]]) -> str:
    lines = [f"  {_key(member)}: {kind};" for member, kind in members]
    return "\n".join([f"/** {text} */", f"export interface {name} {{", *lines, "}", ""])


def _named(name: str, text: str, frames: Sequence[FrameType]) -> str:
    members = _members(frame.name for frame in frames)
    return f"/** {text} */\nexport type {name} ={members};\n"


def _members(names: Iterable[str]) -> str:
    return "".join(f'\n  | "{name}"' for name in names)


def _union(names: Iterable[str]) -> str:
    return " | ".join(f'"{name}"' for name in names)


def _values(values: Iterable[tuple[str, Kind]]) -> str:
    text = "; ".join(f'{_key(name)}: "{word(kind)}"' for name, kind in values)
    return f"{{ {text} }}" if text else "object"


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def word(kind: Kind) -> str:
    """Return the name of a kind of value outside the code."""
    return kind.name.lower()


# Documentation


def docs(words: Words) -> str:
    """Return the page of the documentation about a game."""
    return "\n".join([DOCS_HEAD.format(game=words.game, title=words.title), *sections(words)])


def sections(words: Words) -> Iterator[str]:
    """Yield the sections on verbs, decisions, events and effects."""
    for title, verbs in (("Verbs", words.verbs), ("Verbs of chance", words.chance_verbs)):
        rows = ((f"`{one.name}`", _list(one.takes), _answered(words, one)) for one in verbs)
        yield _table(title, ("verb", "names", "answers"), rows)
    for title, frames in (
        ("Decisions", words.decisions),
        ("Decisions of chance", words.drawings),
        ("Automatic steps", words.steps),
    ):
        rows = ((f"`{one.name}`", _list(one.fields), _about(one)) for one in frames)
        yield _table(title, ("in `view.stack`", "names", "what it is"), rows)
    told = ((f"`{one.name}`", _list(_shown(one.shows))) for one in words.events)
    yield _table("Events", ("`kind`", "tells"), told)
    yield "## Effects\n\nWhat cards and upgrades can do, in the words of card files and views:\n"
    yield f"{', '.join(f'`{name}`' for name in words.effects)}."
    yield ""


def _shown(parts: Iterable[Any]) -> list[tuple[str, Kind]]:
    return [(part.name, part.kind) for part in parts]


def _list(values: Iterable[tuple[str, Kind]]) -> str:
    return ", ".join(
        f"`{name}`" if name == word(kind) else f"`{name}` ({word(kind)})" for name, kind in values
    )


def _answered(words: Words, verb: Verb) -> str:
    return ", ".join(f"`{frame.name}`" for frame in words.answering(verb))


def _about(frame: FrameType) -> str:
    """Return the first sentence about a frame, without clauses, which help only in the code."""
    summary = (frame.__doc__ or "").split("\n\n", maxsplit=1)[0]
    return re.sub(r"\s+", " ", summary).strip().replace("|", "\\|")


def _table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [" | ".join(row) for row in (head, ["---"] * len(head), *rows)]
    return "\n".join([f"## {title}", "", *(f"| {line} |" for line in lines), ""])


# The command


def files() -> dict[str, str]:
    """Return the expected content of all files, by path."""
    found = {}
    for words in map(Words, sorted(games.names())):
        found[f"web/src/games/{words.game}/declared.ts"] = types(words)
        found[f"docs/words/{words.game}.md"] = docs(words)
    return found


def stale(root: Path) -> list[str]:
    """List the files that are out of date."""
    return [
        name
        for name, text in files().items()
        if not (root / name).exists() or (root / name).read_text(encoding="utf-8") != text
    ]


def main(argv: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command and return its exit status."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=raw, allow_abbrev=False)
    parser.add_argument("--check", action="store_true", help="fail if a file is out of date")
    if parser.parse_args(argv).check:
        for name in stale(root):
            print(f"{name} is stale; run `{COMMAND}`", file=sys.stderr)
        return 1 if stale(root) else 0
    for name, text in files().items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
