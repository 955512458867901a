"""A game at the terminal: bots decide, humans type, and everybody sees only their view."""

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


class EndOfSession(Exception):
    """The human typed `quit`."""


class Session:
    """A match with humans on some seats and bots on the others.

    With at most one human, events are printed as they happen. With several humans, who share the
    screen, each gets the events since their last decision, after the screen was cleared and handed
    over. `log` and `notes` listen to the match; `obey` carries out what a human types, and returns
    whether the position changed.
    """

    def __init__(  # noqa: PLR0913 (the match, its players and its listeners)
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
        """The human seat that decided last; None if another seat has decided since."""
        self.told: dict[int, int] = {}
        """How many events each reader has seen."""

    def run(self) -> None:
        """Play until the game is over or a human quits."""
        try:
            while not self.match.is_over():
                self._advance()
            self._finish()
        except (EndOfSession, EOFError, KeyboardInterrupt):
            plies = str(self.match.plies)
            self.console.print("\n" + text("terminal-goodbye", plies=plies, seed=self._seed()))
        finally:
            if self.save_to:
                save_record(self.record(), self.save_to)
                self.console.print(text("terminal-saved", file=self.save_to))

    def _advance(self) -> None:
        """Make one decision, by a bot or a human."""
        if not self.match.step(self.bots):
            self._decide(self.match.to_move())
            return
        self.decided = None
        if len(self.humans) <= 1 and self.tell(self.viewer()) and self.delay:
            time.sleep(self.delay)

    def viewer(self) -> int:
        """Return the seat whose view is printed now, or SPECTATOR."""
        if self.sitting is not None:
            return self.sitting
        return next(iter(self.humans)) if len(self.humans) == 1 else SPECTATOR

    def tell(self, seat: int) -> bool:
        """Print the events that a seat has not seen yet; return whether there were any."""
        events = self.log.events
        start = min(self.told.get(seat, 0), len(events))
        self.told[seat] = len(events)
        seen = [event.seen_by(seat) for event in events[start:]]
        return show_events(self.console, self.match.game, self.match.rules, seen, seat)

    def _decide(self, seat: int) -> None:
        """Read input of a human until the position changes."""
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
        """Carry out a decision of the human; IllegalAction says why not.

        The game is saved after every decision, so that a power cut loses nothing.
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
        """End the session before the game is over."""
        raise EndOfSession

    def _sit_down(self, seat: int) -> None:
        """Clear the screen and wait if another human takes over."""
        if len(self.humans) > 1 and self.sitting != seat:
            if self.sitting is not None and self.tell(self.sitting):
                self._read(text("terminal-hide") + " ")
            self._clear()
            self._read(text("terminal-pass-on", seat=seat_name(seat)) + " ")
            self._clear()
            self.decided = None
        self.sitting = seat

    def _clear(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def _read(self, prompt: str) -> str:
        """Return the line that the human types."""
        if sys.stdin is None:  # closed by the parent process
            raise EOFError
        answer = self.console.input(Text(prompt, style=HEADING))
        if not sys.stdin.isatty():
            self.console.print(answer)  # piped input is not echoed
        return answer.strip()

    def _finish(self) -> None:
        """Print the last events, the table, the points and the seed."""
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
