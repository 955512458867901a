"""A game at the terminal: bots decide, humans type, everybody is told what they may know."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

from rich.text import Text

from sztab import words
from sztab.cli.language import language, text
from sztab.cli.screen import show_events, show_moves, show_scores, show_table
from sztab.cli.terminal import HEADING, NAME
from sztab.core.action import SPECTATOR
from sztab.play.undo import OWN_LAST, undo_target
from sztab.records import record_of
from sztab.records.files import save_record
from sztab.records.record import seat_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from rich.console import Console

    from sztab.bots import Bot
    from sztab.core.action import Action
    from sztab.play import EventLog, Match
    from sztab.records import Notes, Record


class Leave(Exception):
    """The human wants to go."""


class Session:
    """One game: a match, the seats that humans play, bots for the others.

    With one human, or none, the log is told as it happens. With several, each is told what
    happened since their last decision, after the others have looked away. `log` and `notes` listen
    to the match; `obey` does what a human types, and returns whether the position changed.
    """

    def __init__(  # noqa: PLR0913 (the game, who plays it, and what listens)
        self,
        match: Match,
        console: Console,
        humans: frozenset[int],
        bots: Mapping[int, Bot],
        *,
        log: EventLog,
        notes: Notes,
        obey: Callable[[Session, int, str], bool],
    ) -> None:
        self.match = match
        self.log = log
        self.notes = notes
        self.obey = obey
        self.console = console
        self.humans = humans
        self.bots = bots
        self.delay = 0.0
        self.save_to: str | None = None
        self.sitting: int | None = None
        self.decided: int | None = None
        """The human seat that decided last, as long as nobody else has since."""
        self.told: dict[int, int] = {}
        """How many events each reader has been told."""

    def run(self) -> None:
        """Play to the end, or until the human leaves."""
        try:
            while not self.match.is_over():
                self._advance()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            plies = str(self.match.plies)
            self.console.print("\n" + text("terminal-goodbye", plies=plies, seed=self._seed()))
        finally:
            if self.save_to:
                save_record(self.record(), self.save_to)
                self.console.print(text("terminal-saved", file=self.save_to))

    def _advance(self) -> None:
        """Let one decision be made, by a bot or a human."""
        if not self.match.step(self.bots):
            self._decide(self.match.to_move())
            return
        self.decided = None
        if len(self.humans) <= 1 and self.tell(self.viewer()) and self.delay:
            time.sleep(self.delay)

    def viewer(self) -> int:
        """Return through whose eyes the game is told now."""
        if self.sitting is not None:
            return self.sitting
        return next(iter(self.humans)) if len(self.humans) == 1 else SPECTATOR

    def tell(self, seat: int) -> bool:
        """Tell a seat what it has not been told yet; return whether there was anything."""
        events = self.log.events
        start = min(self.told.get(seat, 0), len(events))
        self.told[seat] = len(events)
        seen = [event.seen_by(seat) for event in events[start:]]
        return show_events(self.console, self.match.game, self.match.rules, seen, seat)

    def _decide(self, seat: int) -> None:
        """Ask a human until something changes."""
        self._sit_down(seat)
        self.tell(seat)
        view = self.match.state.view(seat)
        if self.decided != seat:
            show_table(self.console, self.match.game, self.match.rules, view)
        self.decided = seat
        self.console.print()
        asked = words.question(self.match.game, language(), self.match.rules, view)
        self.console.print(Text.assemble((f"{seat_name(seat)}: ", HEADING), (asked, NAME)))
        show_moves(self.console, self.match.game, self.match.rules, view.legal_actions())
        while not self.obey(self, seat, self._read(f"{seat_name(seat)}> ")):
            pass

    def play(self, action: Action) -> None:
        """Carry out what the human decided; IllegalAction says why not.

        With a file to save to, the game so far is in it at once: nothing is lost if the power is.
        """
        self.match.play(action)
        if self.save_to:
            save_record(self.record(), self.save_to)

    def record(self) -> Record:
        """Return the game so far."""
        return record_of(self.match, self.notes)

    def undo(self, seat: int) -> None:
        """Take the human's last decision back."""
        self.match.go_back(undo_target(self.match, seat, OWN_LAST).moves)
        for reader, number in self.told.items():
            self.told[reader] = min(number, len(self.log.events))
        self.decided = seat

    def leave(self) -> None:
        """End the session; the game can be loaded again if it is saved."""
        raise Leave

    def _sit_down(self, seat: int) -> None:
        """Draw the curtain if another human is to see the screen."""
        if len(self.humans) > 1 and self.sitting != seat:
            if self.sitting is not None and self.tell(self.sitting):
                self._read(text("terminal-hide") + " ")
            self._clear()
            self._read(text("terminal-pass-on", seat=seat_name(seat)) + " ")
            self._clear()
            self.decided = None
        self.sitting = seat

    def _clear(self) -> None:
        """Leave nothing on the screen, nor above it."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def _read(self, prompt: str) -> str:
        """Return the line that the human types."""
        if sys.stdin is None:  # closed by whoever started us
            raise EOFError
        answer = self.console.input(Text(prompt, style=HEADING))
        if not sys.stdin.isatty():
            self.console.print(answer)  # nobody saw it being typed
        return answer.strip()

    def _finish(self) -> None:
        """Tell the rest, show the table and the points."""
        reader = next(iter(self.humans)) if len(self.humans) == 1 else SPECTATOR
        if len(self.humans) > 1:
            self.told[SPECTATOR] = max(self.told.values(), default=0)
        self.tell(reader)
        view = self.match.state.view(reader)
        show_table(self.console, self.match.game, self.match.rules, view)
        show_scores(self.console, self.match.game, self.match.state, self.notes.seats)
        self.console.print(text("terminal-seed", seed=self._seed()))

    def _seed(self) -> str:
        return str(self.match.seed)
