"""The TypeScript types are up to date, and show which fields may be missing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest

from tests.server.protocol.kinds import ALL, MESSAGES, REQUESTS
from tools import wire_types

if TYPE_CHECKING:
    from pathlib import Path

TEXT = wire_types.page()


def test_the_file_is_up_to_date() -> None:
    assert wire_types.main(["--check"]) == 0, "run: python tools/wire_types.py"


def test_a_missing_or_stale_file_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wire_types.main(["--check"], tmp_path) == 1
    assert "missing" in capsys.readouterr().err
    assert wire_types.main([], tmp_path) == 0
    assert wire_types.main(["--check"], tmp_path) == 0
    (tmp_path / wire_types.FILE).write_text("// old\n")
    assert wire_types.main(["--check"], tmp_path) == 1
    assert "stale" in capsys.readouterr().err


def fields(name: str) -> dict[str, tuple[bool, str]]:
    """Return the fields of an interface: whether they may be missing, and their type."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", TEXT, re.DOTALL | re.MULTILINE)
    assert found is not None
    rows = re.findall(r"^  (\w+)(\??): (.*);$", found[1], re.MULTILINE)
    return {field: (mark == "?", kind) for field, mark, kind in rows}


@pytest.mark.parametrize("kind", ALL.values(), ids=ALL)
def test_a_field_is_optional_exactly_if_it_may_be_missing(kind: type[msgspec.Struct]) -> None:
    """It has a default, and the sender may leave it out."""
    written = fields(wire_types.protocol_name(kind.__name__))
    config = kind.__struct_config__
    whole = not config.omit_defaults and not config.forbid_unknown_fields
    for field in msgspec.structs.fields(kind):
        assert written.pop(field.encode_name)[0] is not (field.required or whole)
    assert set(written) <= {"type"}


def test_the_table_is_always_whole() -> None:
    assert not [name for name, (optional, _) in fields("TableInfo").items() if optional]
    assert fields("TableInfo")["clock"] == (False, "ClockPlan | null")
    assert fields("ClockPlan")["increment"] == (True, "number")


@pytest.mark.parametrize(("tag", "kind"), (REQUESTS | MESSAGES).items())
def test_requests_and_messages_are_told_apart_by_their_type(tag: str, kind: type) -> None:
    assert fields(wire_types.protocol_name(kind.__name__))["type"] == (False, f'"{tag}"')
    assert f"\n  | {wire_types.protocol_name(kind.__name__)}" in TEXT


def test_types_are_as_sharp_as_the_server_knows_them() -> None:
    assert fields("SeatInfo")["kind"] == (False, '"bot" | "open" | "person"')
    assert fields("Hello")["after"] == (True, "number | null")
    assert fields("Update")["events"] == (True, "Happened[]")
    assert fields("Happened")["parts"] == (False, "Record<string, unknown>")
    assert fields("Terms")["settings"] == (True, "Record<string, string>")
    assert fields("GameList") == {"games": (False, "GameInfo[]"), "ranks": (False, "Rank[]")}
    assert fields("ClauseList")["clauses"] == (False, "ClauseInfo[]")
    assert fields("Ending")["how"] == (False, '"finished" | "resigned" | "time"')
    assert '"moved"' in fields("News")["kind"][1]


def test_comments_say_what_a_missing_field_means() -> None:
    assert "/** Whether decisions may be taken back. Missing means true. */\n  undo?:" in TEXT
