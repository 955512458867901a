"""Saved positions: short TOML files that a person can write by hand.

    game = "example"
    players = 2
    rules = "1.0"            # these two are checked if they are there
    cards = "3f0a…"
    house = "salvage sha256:9b1c…"   # house rules, if there are any

    settings = [             # the value of every toggle, so that a default may change
        "opt.first=host", "opt.pace=2",
    ]

    [content]                # custom cards, if there are any
    …

    [position]               # what the game itself says about a position
    …

What has its value from the start of a game is left out. Settings can also be a table, as in older
files: `"opt.first" = "host"` under `[settings]`. A toggle that is missing has the value that it had
in the preset under rules 1.0.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import Message, PositionError, SztabError
from sztab.records import toml
from sztab.records.compatibility import check_installed, named_settings, rules_of
from sztab.records.record import Position, RecordError
from sztab.records.values import check_plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules

_FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "game": (str,), "players": (int,), "rules": (str,), "cards": (str,), "house": (str,),
    "preset": (str,), "settings": (list, dict), "content": (dict,), "position": (dict,),
}  # fmt: skip
_WORDS: Final = {
    str: "position-not-text",
    int: "position-not-whole",
    dict: "position-not-table",
    list: "position-not-list",
}
"""What to say of a value that is not of a type."""


def describe_position(game: AnyGame, rules: Rules, state: State) -> Position:
    """Return the position in as few words as possible. It holds secrets: not for showing."""
    preset, settings = named_settings(game, rules)
    data = shorten(game, rules, game.codec.dump(state))
    return Position(
        game.name, rules.players, game.version, rules.card_hash, preset, settings, data,
        rules.content, rules.declared.house,
    )  # fmt: skip


def open_position(position: Position, *, force: bool = False) -> tuple[AnyGame, Rules, State]:
    """Return the game, the rules and the state that a saved position describes."""
    game, rules = rules_of(position, force=force)
    if not force:
        check_installed(position.file, game, rules, position.rules, position.cards)
    return game, rules, load_state(game, rules, position.data, position.file)


def load_state(game: AnyGame, rules: Rules, data: Mapping[str, Any], file: str) -> State:
    """Return the state that the data describe; the error names file and field."""
    try:
        state: State = game.codec.load(rules, data)
    except SztabError as error:
        raise RecordError(file, 0, Message("position-at", cause=error.complaint)) from error
    return state


def shorten(game: AnyGame, rules: Rules, data: Mapping[str, Any]) -> dict[str, Any]:
    """Leave out every field without which the game reads the same position."""
    full = game.codec.dump(game.codec.load(rules, data))
    short = copy.deepcopy(dict(data))
    while _drop_fields(game, rules, short, full):
        pass  # what one field needed may have gone with another
    return short


def _drop_fields(game: AnyGame, rules: Rules, short: dict[str, Any], full: dict[str, Any]) -> bool:
    """Leave out what can be left out one by one; return whether anything was."""
    dropped = False
    for table, name in _fields(short):
        value = table.pop(name)
        if _means(game, rules, short, full):
            dropped = True
        else:
            table[name] = value
    return dropped


def _fields(table: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield every field, a table before what is in it; what was left out is not entered."""
    for name in list(table):
        yield table, name
        value = table.get(name)
        rows = value if isinstance(value, list) else [value]
        for row in rows:
            if isinstance(row, dict):
                yield from _fields(row)


def _means(game: AnyGame, rules: Rules, short: dict[str, Any], full: dict[str, Any]) -> bool:
    """Return whether the shorter description still says the same."""
    try:
        return game.codec.dump(game.codec.load(rules, short)) == full
    except PositionError:
        return False


def print_position(position: Position) -> str:
    """Return the position as TOML; `parse_position` reads it back."""
    values = {
        "game": position.game, "players": position.players, "rules": position.rules,
        "cards": position.cards, "house": position.house, "preset": position.preset,
        "settings": [f"{name}={value}" for name, value in sorted(position.settings.items())],
        "content": dict(position.content or {}),
        "position": dict(position.data),
    }  # fmt: skip
    return toml.dumps({name: value for name, value in values.items() if value})


def parse_position(text: str, file: str = "position") -> Position:
    """Return the position that the text holds; RecordError says where it is wrong."""
    data = toml.loads(text, "the file", file)
    check_plain(data, "the file", file)
    for name, value in data.items():
        if name not in _FIELDS:
            values = {"name": repr(name), "names": ", ".join(_FIELDS)}
            raise RecordError(file, 0, Message("position-field-unknown", values))
        if not isinstance(value, _FIELDS[name]) or isinstance(value, bool):
            raise _unfit(_WORDS[_FIELDS[name][0]], name, value, file)
    for name in ("game", "players"):
        if name not in data:
            raise RecordError(file, 0, Message("position-field-missing", {"name": repr(name)}))
    settings = _settings(data.pop("settings", {}), file)
    position = data.pop("position", {})
    return Position(**data, settings=settings, data=position, file=file)


def _settings(data: list[Any] | dict[str, Any], file: str) -> dict[str, str]:
    """Return the values of toggles, written as texts like "opt.first=host" or as a table."""
    if isinstance(data, list):
        return dict(_setting(text, file) for text in data)
    for name, value in data.items():
        if not isinstance(value, str):
            raise _unfit("position-not-text", f"settings.{name}", value, file)
    return data


def _unfit(key: str, where: str, value: object, file: str) -> RecordError:
    return RecordError(file, 0, Message(key, {"where": where, "value": f"{value!r:.40}"}))


def _setting(text: object, file: str) -> tuple[str, str]:
    name, _, value = text.partition("=") if isinstance(text, str) else ("", "", "")
    if not name or not value:
        raise _unfit("position-not-setting", "settings", text, file)
    return name, value
