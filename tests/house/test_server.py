"""A server with house rules: everybody plays them, and others leave them alone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from sztab import games
from sztab.core.house import HouseError
from sztab.house import load, unload
from sztab.records import load_record, replay
from sztab.server import wire
from sztab.server.api import schemas
from sztab.server.client import ServerRefused, call, open_table
from sztab.server.operations.house_files import VARIABLE, leave_house_rules, load_house_rules
from sztab.server.tables.options import SeatPlan, TableOptions
from tests.cli.command import done
from tests.cli.test_serve import _record, server
from tests.house.guide import OTHER, TRUCKS

if TYPE_CHECKING:
    from pathlib import Path

MANY_TRUCKS = TRUCKS.replace("quantity = 6", "quantity = 60")
WITH = ("--with", "salvage.py")


def open_bots(url: str, cards: str = TRUCKS, settings: dict[str, str] | None = None) -> str:
    seats = [SeatPlan("bot", rank="recruit"), SeatPlan("bot", rank="corporal")]
    terms = TableOptions("rush", seats, settings=settings or {})
    return open_table(url, schemas.OpenTable(terms, cards)).code


def shown(url: str, code: str) -> wire.TableInfo:
    return call(f"{url}/api/tables/{code}", wire.TableInfo)


def played(url: str, code: str) -> wire.TableInfo:
    for _ in range(600):
        info = shown(url, code)
        if info.status == "over":
            return info
        time.sleep(0.2)
    pytest.fail("the game does not end")


def played_with_salvage(url: str, folder: Path) -> tuple[str, wire.TableInfo]:
    """Play until a bot has used the ability, which it does in nearly every game."""
    for _ in range(5):
        code = open_bots(url, MANY_TRUCKS, {"house.salvage": "any"})
        info = played(url, code)
        (folder / "game.json").write_bytes(_record(url, code))
        if b'"salvage ' in (folder / "game.json").read_bytes():
            return code, info
    pytest.fail("no bot has used the ability")


def test_tables_play_with_house_rules_and_only_with_them(folder: Path) -> None:
    with server(folder, *WITH) as url:
        game = call(f"{url}/api/games/rush", dict[str, Any])
        assert game["house"].startswith("salvage sha256:")
        assert "rush-do-salvage" in game["words"]["en"]
        assert "rush-do-salvage" in game["words"]["pl"]
        assert game["toggles"][-1]["name"] == "house.salvage"
        other = call(f"{url}/api/games/warsaw", dict[str, Any])
        assert (other["house"], other["words"]) == ("", {})

        finished, info = played_with_salvage(url, folder)
        assert info.house == game["house"]
        assert info.settings == {"house.salvage": "any"}
        seats = [SeatPlan("open"), SeatPlan("bot", rank="recruit")]
        opened = open_table(url, schemas.OpenTable(TableOptions("rush", seats), TRUCKS)).code

    load("salvage.py")
    record = load_record(folder / "game.json")
    assert record.house == game["house"]
    replay(record)
    unload("rush")

    with server(folder) as url:
        with pytest.raises(ServerRefused, match="load their file") as refusal:
            shown(url, opened)
        assert refusal.value.code == "outdated"
        with pytest.raises(ServerRefused, match="load their file"):
            shown(url, finished)
        plain = open_bots(url, cards="")
        assert played(url, plain).house == ""

    with server(folder, *WITH) as url:
        words = ("bot", "--url", url, "--table", opened, "--bot", "greedy", *WITH)
        assert "Game over" in done(*words, "--seat", "P1")
        unload("rush")
        assert shown(url, opened).house == game["house"]
        assert shown(url, finished).status == "over"
        assert shown(url, plain).house == ""
        assert played(url, open_bots(url, cards="")).house == game["house"]


def test_a_process_that_finds_another_file_does_not_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "{}")
    load("salvage.py")
    leave_house_rules()
    unload("rush")
    load_house_rules()
    assert [house.name for house in games.houses()] == ["salvage"]
    unload("rush")
    (folder / "salvage.py").write_text(OTHER, encoding="utf-8")
    with pytest.raises(HouseError, match=r"salvage.py has changed from .* restart the server"):
        load_house_rules()
