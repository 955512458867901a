"""Bots that fail, or that reveal how they were asked."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sztab.bots import Bot

if TYPE_CHECKING:
    from sztab.core.action import Action
    from sztab.core.state import View

MARK = Path(__file__).with_name("mark")
"""A marker file beside a copy of this file in a temporary folder."""


class Raises(Bot):
    """Fails."""

    def choose(self, view: View) -> Action:
        raise ValueError(f"a secret: {view.legal_actions()}")


class Cheats(Bot):
    """Plays an illegal action."""

    def choose(self, view: View) -> Action:
        return 199


class Dies(Bot):
    """Kills its process."""

    def choose(self, view: View) -> Action:
        os._exit(3)


class DiesOnce(Bot):
    """Kills the first process that it runs in."""

    def choose(self, view: View) -> Action:
        if MARK.exists():
            return view.legal_actions()[0]
        MARK.touch()
        os._exit(3)


class HangsOnce(Bot):
    """Thinks for ever the first time it is asked, and records that it has begun."""

    def choose(self, view: View) -> Action:
        if MARK.exists():
            return view.legal_actions()[0]
        MARK.touch()
        while True:
            pass


class Hangs(Bot):
    """Thinks for ever."""

    def choose(self, view: View) -> Action:
        while True:
            pass


class Sleeps(Bot):
    """Takes a moment."""

    def choose(self, view: View) -> Action:
        time.sleep(0.2)
        return view.legal_actions()[0]


class Prints(Bot):
    """Prints to stdout, and reads stdin."""

    def choose(self, view: View) -> Action:
        print("commit 13", flush=True)  # noqa: T201 (printing is what is tested)
        assert not os.read(0, 1)
        return view.legal_actions()[0]
