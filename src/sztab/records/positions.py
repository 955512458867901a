"""Saved positions: short TOML files that a person can write by hand.

    game = "example"
    players = 2
    rules = "1.0"            # rules and cards are optional; they are checked against the installed
    cards = "3f0a…"
    house = "salvage sha256:9b1c…"   # house rules, if there are any

    settings = [             # the value of every toggle, so that a default can change later
        "opt.first=host", "opt.pace=2",
    ]

    [content]                # custom cards, if there are any
    …

    [position]               # the fields of a position, which depend on the game
    …

Fields that have the same value as at the start of a game are left out. In older files, settings are
a table: `"opt.first" = "host"` under `[settings]`. A toggle that is missing has the value that the
preset gave it under rules 1.0.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Final

from sztab.core.action import Message, PositionError, SztabError
from sztab.records import toml
from sztab.records.compatibility import check_installed, named_settings, rules_of
from sztab.records.record import RecordError, SavedPosition
from sztab.records.values import check_plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sztab.core.game import AnyGame
    from sztab.core.state import State
    from sztab.core.toggle import Rules

_FIELDS: Final[dict[str, tuple[type, ...]]] = {
    "game": (str,),
    "players": (int,),
    "rules": (str,),
    "cards": (str,),
    "house": (str,),
    "preset": (str,),
    "settings": (list, dict),
    "content": (dict,),
    "position": (dict,),
}
_WORDS: Final = {
    str: "position-not-text",
    int: "position-not-whole",
    dict: "position-not-table",
    list: "position-not-list",
}
"""The message for a value that is not of a type."""


def describe_position(game: AnyGame, rules: Rules, state: State) -> SavedPosition:
    """Return a saved position with as few fields as possible. It holds all secrets of the game."""
    preset, settings = named_settings(game, rules)
    data = shorten(game, rules, game.codec.dump(state))
    return SavedPosition(
        game=game.name,
        players=rules.players,
        rules=game.version,
        cards=rules.card_hash,
        preset=preset,
        settings=settings,
        data=data,
        content=rules.content,
        house=rules.declared.house,
    )


def open_position(position: SavedPosition, *, force: bool = False) -> tuple[AnyGame, Rules, State]:
    """Return the game, the rules and the state that a saved position describes."""
    game, rules = rules_of(position, force=force)
    if not force:
        check_installed(position.file, game, rules, position.rules, position.cards)
    return game, rules, load_state(game, rules, position.data, position.file)


def load_state(game: AnyGame, rules: Rules, data: Mapping[str, Any], file: str) -> State:
    """Return the state that the data describe; RecordError names the file and the field."""
    try:
        state: State = game.codec.load(rules, data)
    except SztabError as error:
        raise RecordError(file, 0, Message("position-at", cause=error.complaint)) from error
    return state


def shorten(game: AnyGame, rules: Rules, data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data without the fields that the game does not need to read the same position."""
    full = game.codec.dump(game.codec.load(rules, data))
    short = copy.deepcopy(dict(data))
    while _drop_fields(game, rules, short, full):
        pass  # a field may become unnecessary when another one is gone
    return short


def _drop_fields(game: AnyGame, rules: Rules, short: dict[str, Any], full: dict[str, Any]) -> bool:
    """Try to remove each field; return whether any was removed."""
    dropped = False
    for table, name in _fields(short):
        value = table.pop(name)
        if _means(game, rules, short, full):
            dropped = True
        else:
            table[name] = value
    return dropped


def _fields(table: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield every field with its table, a table before its fields. Removed tables are skipped."""
    for name in list(table):
        yield table, name
        value = table.get(name)
        rows = value if isinstance(value, list) else [value]
        for row in rows:
            if isinstance(row, dict):
                yield from _fields(row)


def _means(game: AnyGame, rules: Rules, short: dict[str, Any], full: dict[str, Any]) -> bool:
    """Return whether the shorter data still describe the same position."""
    try:
        return game.codec.dump(game.codec.load(rules, short)) == full
    except PositionError:
        return False


def print_position(position: SavedPosition) -> str:
    """Return the position as TOML; `parse_position` reads it back."""
    values = {
        "game": position.game,
        "players": position.players,
        "rules": position.rules,
        "cards": position.cards,
        "house": position.house,
        "preset": position.preset,
        "settings": [f"{name}={value}" for name, value in sorted(position.settings.items())],
        "content": dict(position.content or {}),
        "position": dict(position.data),
    }
    return toml.dumps({name: value for name, value in values.items() if value})


def parse_position(text: str, file: str = "position") -> SavedPosition:
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
    return SavedPosition(**data, settings=settings, data=position, file=file)


def _settings(data: list[Any] | dict[str, Any], file: str) -> dict[str, str]:
    """Return the values of toggles, from a list like ["opt.first=host"] or from a table."""
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
