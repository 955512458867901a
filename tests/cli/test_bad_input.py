"""Every kind of bad input: one line on stderr, exit code 2, no traceback."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sztab.cli.main import app, run
from sztab.core.action import SztabError
from sztab.records import print_record
from tests.cli.command import refused, sztab
from tests.records.played import finished, unfinished

if TYPE_CHECKING:
    from pathlib import Path

USAGE = {
    "No such command 'dance'": ["dance"],
    "No such option: --dance": ["play", "rush", "--dance"],
    "Missing argument 'FILE'": ["replay"],
    "Invalid value for '--players'": ["play", "rush", "--players", "two"],
    "Invalid value for '--ply'": ["replay", "x.sztab", "--ply", "-1"],
    "Invalid value for '--games'": ["simulate", "rush", "--games", "0"],
    "Invalid value for '--delay'": ["play", "rush", "--delay", "-1"],
    "Which game? Games: ": ["play"],
    "There is no game 'chess'": ["play", "chess"],
    "Rush is for 2 to": ["play", "rush", "--players", "17"],
    "--set “opt” cannot be read; write --set name=value.": ["play", "rush", "--set", "opt"],
    "--set “opt=” cannot be read": ["simulate", "rush", "--set", "opt="],
    "--set a is given twice": ["play", "rush", "--set", "a=1", "--set", "a=2"],
    "There is no toggle 'opt.x'": ["play", "rush", "--set", "opt.x=1"],
    "Toggle opt.firstPlayer cannot be 'me'": ["play", "rush", "--set", "opt.firstPlayer=me"],
    "There is no preset 'best'": ["play", "rush", "--preset", "best"],
    "There is no seat “P7”; seats: P1 to P2.": ["play", "rush", "--seat", "P7"],
    "There is no seat “me”": ["play", "rush", "--seat", "me"],
    "There is no bot 'oracle'": ["play", "rush", "--bot", "oracle"],
    "2 bots for 1 seats": ["play", "rush", "--bot", "random,greedy"],
    "ismcts takes iterations or seconds": ["play", "rush", "--bot", "ismcts:fast"],
    "There is no file 'none.py'": ["play", "rush", "--bot", "none.py:Mine"],
    "3 bots for 2 players": ["simulate", "rush", "--bots", "random,random,random"],
    "none/out.json: cannot be written": ["simulate", "rush", "--json", "none/out.json"],
    "game.txt: the name of a record must end": ["play", "rush", "--save", "game.txt"],
    "none/game.sztab: cannot be written": ["play", "rush", "--save", "none/game.sztab"],
    "none.sztab: cannot be read: No such file": ["play", "--load", "none.sztab"],
    "none.sztab: cannot be read: No such": ["replay", "none.sztab"],
    "none.toml: cannot be read": ["play", "--load", "none.toml"],
    "puzzle.toml: the name of a record": ["replay", "puzzle.toml"],
    "b.txt: the name of a record must end": ["convert", "a.json", "b.txt"],
}


@pytest.mark.parametrize(("message", "words"), USAGE.items())
def test_bad_words_are_refused(message: str, words: list[str]) -> None:
    assert refused(*words).startswith(message)


def mangled(old: str, new: str) -> bytes:
    text = print_record(finished("rush"))
    assert old in text
    return text.replace(old, new, 1).encode()


FILES = {
    "a.sztab:1: not UTF-8 text": ("a.sztab", b"\xff\xfe\x00\x01"),
    "a.sztab:1: '\\x00\\x01' is": ("a.sztab", b"[\x00\x01"),
    "a.sztab: there is no header [game …]": ("a.sztab", b""),
    "a.json:1: not JSON": ("a.json", b"not json"),
    "a.sztab:5: unknown header 'plyers'": ("a.sztab", mangled("[players", "[plyers")),
    "a.sztab: There is no game 'chess'": ("a.sztab", mangled("[game rush", "[game chess")),
    "a.sztab: made under rules 0.1, but": ("a.sztab", mangled("[rules 1.0", "[rules 0.1")),
    "a.sztab: Toggle opt.depotInfo cannot be 'x'": (
        "a.sztab",
        mangled("opt.depotInfo=owner", "opt.depotInfo=x"),
    ),
    "a.sztab: the record says P1": ("a.sztab", mangled("[result P1 ", "[result P1 9")),
    "a.toml:2: the file is not TOML": ("a.toml", b"a = 1\nb"),
    "a.toml: the field 'game' is missing": ("a.toml", b"players = 2"),
    "a.toml: position: players[1].hand: There is no card 'tank'": (
        "a.toml",
        b'game="rush"\nplayers=2\n[[position.players]]\nhand=["tank"]',
    ),
    "a.toml: Rush is for 2 to": ("a.toml", b'game="rush"\nplayers=1'),
}


@pytest.mark.parametrize(("message", "file"), FILES.items())
def test_bad_files_are_refused(
    message: str, file: tuple[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    name, content = file
    (tmp_path / name).write_bytes(content)
    words = ["play", "--load", name] if name.endswith("toml") else ["replay", name]
    if "'\\x00" not in message:
        assert refused(*words).startswith(message)
    else:
        assert "is not a header" in refused(*words)


def test_a_truncated_record_is_refused(tmp_path: Path) -> None:
    text = print_record(finished("rush"))
    for length in (len(text) // 3, len(text) // 2, len(text) - 30):
        file = tmp_path / "cut.sztab"
        file.write_text(text[:length], encoding="utf-8")
        assert "cut.sztab" in refused("replay", str(file))


def test_an_illegal_action_is_refused_with_line_ply_and_clause(tmp_path: Path) -> None:
    lines = print_record(unfinished("rush")).splitlines()
    at = next(n for n, line in enumerate(lines) if ": " in line and "P" in line.split()[1])
    number, seat, _ = lines[at].split(maxsplit=2)
    lines[at] = f"{number} {seat} buy usa-m6"
    file = tmp_path / "bad.sztab"
    file.write_text("\n".join(lines[: at + 1]), encoding="utf-8")
    message = refused("replay", str(file))
    assert message.startswith(f"{file}:{at + 1}: ply {number} {seat}".replace(". ", ", ")[:-1])
    assert "[RUSH-" in message


def test_the_file_must_fit_the_other_words(tmp_path: Path) -> None:
    file = tmp_path / "a.sztab"
    file.write_text(print_record(unfinished("rush")), encoding="utf-8")
    load = ["--load", str(file)]
    assert "a game for 2 players, not 3" in refused("play", "rush", *load, "--players", "3")
    assert "leave out --set, --preset and --cards" in refused("play", *load, "--preset", "base")
    assert "a game of rush, not of chess" in refused("play", "chess", *load)


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("class Mine: pass", "has no class 'Mine' derived from sztab.bots.Bot"),
        ("1 / 0", "fails when loaded: ZeroDivisionError"),
        ("def", "fails when loaded: SyntaxError"),
        (
            "from sztab.bots import Bot\nclass Mine(Bot):\n def choose(self, view): return -1",
            "which is not one of its legal actions",
        ),
        (
            "from sztab.bots import Bot\nclass Mine(Bot):\n def choose(self, view): return 1 / 0",
            "failed: ZeroDivisionError('division by zero') at",
        ),
    ],
)
def test_a_bad_bot_is_refused(code: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(code, encoding="utf-8")
    words = ["--seat", "none", "--bot", f"{file}:Mine"]
    result = sztab("play", "rush", *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_the_command_itself_exits_with_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["sztab", "games", "chess"])
    with pytest.raises(SystemExit) as caught:
        run()
    assert caught.value.code == 2


def test_a_caller_may_have_the_error_itself() -> None:
    with pytest.raises(SztabError, match="There is no game 'chess'"):
        app(["games", "chess"], standalone_mode=False)


LONG = "0x" + "f" * 20_000
DEEP = "[" * 20_000


@pytest.mark.parametrize(
    ("name", "text", "line"),
    [
        ("cards.toml", '[[vehicles]]\nid = "x"\ncost = {}\n', 3),
        ("position.toml", 'game = "rush"\nplayers = 2\n[position]\nround = {}\n', 4),
        ("content.sztab", "[game rush]\n[players 2]\n[content]\n| a = {}\n", 4),
        ("position.sztab", "[game rush]\n[players 2]\n[position]\n| round = {}\n", 4),
        ("seed.sztab", "[game rush]\n[players 2]\n[seed {}]\n", 3),
        ("record.json", '{{"game": "rush",\n"players": {}}}\n', 2),
    ],
)
@pytest.mark.parametrize("value", [LONG, "9" * 20_000, DEEP], ids=["hex", "decimal", "deep"])
def test_endless_numbers_and_lists_are_refused_with_their_line(
    name: str, text: str, line: int, value: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_text(text.format(value))
    commands = {
        "cards.toml": [["play", "rush", "--cards", str(path)]],
        "position.toml": [["play", "--load", str(path)]],
    }
    usual = [["replay", str(path)], ["verify", str(path)], ["convert", str(path), "x.json"]]
    for words in commands.get(name, usual):
        complaint = refused(*words)
        assert complaint.startswith(f"{path}:{line}: "), complaint[:200]
        assert len(complaint) < 2300
