"""Checks across the cards of a file: names, fronts, deck sizes."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from sztab.core.action import Message
from sztab.core.content.consistency import Consistency
from sztab.core.content.quotes import wrong
from sztab.core.languages import LANGUAGES
from sztab.games.warsaw.board import ARMY_NAMES, RESOURCE_NAMES
from sztab.games.warsaw.content.vocabulary import MAX_CARDS, MIN_DECK, ONE

if TYPE_CHECKING:
    from sztab.core.content.lines import Place
    from sztab.core.content.vocabulary import Row

CODE: Final = re.compile(r"([A-Z]+)-([A-Z])[0-9]{2}")
PLAYERS: Final = [2, 3, 4]
TWO_PLAYERS: Final = [2]


class WarsawConsistency(Consistency):
    """Check the cards of an army, one by one and together."""

    def check(self) -> None:
        self.check_removals()
        for place, row in self.rows["cards"]:
            self._check_names(place, row)
            if row["kind"] == "unit":
                self._check_fronts(place, row)
        self._check_unique()
        for place, row in self.rows["resources"]:
            self._check_faces(place, row)
        if self.is_sound("cards", "resources"):
            self._check_decks()
            self._check_resources()

    def _check_names(self, place: Place, row: Row) -> None:
        army, kind = row["army"], row["kind"]
        if not row["id"].startswith(f"{army}-") or row["id"] == f"{army}-":
            problem = wrong("content-id-army", row["id"], army=army)
            self.complain((*place, "id"), row, problem, "id")
        wanted = (army.upper(), kind[0].upper())
        code = CODE.fullmatch(row.get("code", ""))
        if "code" in row and (code is None or code.groups() != wanted):
            problem = wrong("content-code-other", row["code"], code="-".join(wanted))
            self.complain((*place, "code"), row, problem, "code")

    def _check_fronts(self, place: Place, row: Row) -> None:
        """[WAR-124] A Unit card with a choice of fronts has the same choice for all its effects."""
        for number, effect in enumerate(row["effects"]):
            if ("pick" in effect) != (len(effect["fronts"]) > 1):
                where, field = (*place, "effects", number, "pick"), f"effects.{number + 1}.pick"
                self.complain(where, row, Message("content-pick-fronts"), field)
        choices = [effect["fronts"] for effect in row["effects"] if effect.get("pick") == ONE]
        if any(choice != choices[0] for choice in choices):
            problem = Message("content-picks-unlike")
            self.complain((*place, "effects"), row, problem, "effects")

    def _check_unique(self) -> None:
        """[WAR-003] Every card exists once."""
        self.check_unique("cards", "code", "WAR-003")
        for language in LANGUAGES:
            self.check_unique("cards", f"name.{language}", "WAR-003")

    def _check_decks(self) -> None:
        """[WAR-067] [WAR-214] A deck must fill the largest hands and fit the engine."""
        sizes = Counter(row["army"] for row in self.in_play("cards"))
        for army in ARMY_NAMES:
            if sizes[army] < MIN_DECK:
                size = {"army": army, "found": sizes[army], "least": MIN_DECK}
                self.errors.add(("cards",), Message("content-deck-small", size))
        if sizes.total() > MAX_CARDS:
            found = {"found": sizes.total(), "most": MAX_CARDS}
            self.errors.add(("cards",), Message("content-cards-many", found))

    def _check_resources(self) -> None:
        """[WAR-006] There are three Resource cards, in the order in which they are resolved."""
        if [row["id"] for row in self.in_play("resources")] != list(RESOURCE_NAMES):
            problem = Message("content-order-other", {"names": ", ".join(RESOURCE_NAMES)})
            self.errors.add(("resources",), problem)

    def _check_faces(self, place: Place, row: Row) -> None:
        """[WAR-007] There is one face per number of players; allies share the cards from Funds."""
        players = [number for face in row["faces"] for number in face["players"]]
        if sorted(players) != PLAYERS:
            self.complain((*place, "faces"), row, Message("content-faces-other"), "faces")
        for number, face in enumerate(row["faces"]):
            wanted = 2 if row["id"] == "funds" and face["players"] != TWO_PLAYERS else 1
            for edge in ("a", "b", "tie"):
                if len(face[edge]) != wanted:
                    size = {"least": wanted, "found": len(face[edge])}
                    problem = Message("content-list-other", {**size, "words": "numbers"})
                    where, field = (*place, "faces", number, edge), f"faces.{number + 1}.{edge}"
                    self.complain(where, row, problem, field)
