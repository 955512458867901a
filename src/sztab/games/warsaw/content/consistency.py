"""Checks whether the cards of a file go together: names, fronts, the sizes of the decks."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from sztab.core.content.consistency import Consistency
from sztab.core.content.quoting import quote
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
    """What the cards of an army need, each by itself and together."""

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
            problem = f"field 'id' must be {army}- and a word, not {quote(row['id'])}"
            self.complain((*place, "id"), row, problem)
        wanted = (army.upper(), kind[0].upper())
        code = CODE.fullmatch(row.get("code", ""))
        if "code" in row and (code is None or code.groups() != wanted):
            problem = f"must be {'-'.join(wanted)} and two digits, not {quote(row['code'])}"
            self.complain((*place, "code"), row, f"field 'code' {problem}")

    def _check_fronts(self, place: Place, row: Row) -> None:
        """[WAR-124] A Unit card with a choice of fronts has one choice for all its effects."""
        for number, effect in enumerate(row["effects"]):
            if ("pick" in effect) != (len(effect["fronts"]) > 1):
                problem = "belongs to several fronts, and they need it"
                where = (*place, "effects", number, "pick")
                self.complain(where, row, f"field 'effects.{number + 1}.pick' {problem}")
        choices = [effect["fronts"] for effect in row["effects"] if effect.get("pick") == ONE]
        if any(choice != choices[0] for choice in choices):
            problem = "must let the player pick among the same fronts everywhere [WAR-124]"
            self.complain((*place, "effects"), row, f"field 'effects' {problem}")

    def _check_unique(self) -> None:
        """[WAR-003] Every card exists once."""
        self.check_unique("cards", "code", "WAR-003")
        for language in LANGUAGES:
            self.check_unique("cards", f"name.{language}", "WAR-003")

    def _check_decks(self) -> None:
        """[WAR-067] [WAR-214] A deck fills the largest hands; the engine has its limit, too."""
        sizes = Counter(row["army"] for row in self.in_play("cards"))
        for army in ARMY_NAMES:
            if sizes[army] < MIN_DECK:
                problem = f"{army} has {sizes[army]} cards, but an army needs at least {MIN_DECK}"
                self.errors.add(("cards",), f"{problem} [WAR-067]", "cards")
        if sizes.total() > MAX_CARDS:
            problem = f"there are {sizes.total()} cards, but at most {MAX_CARDS} are allowed"
            self.errors.add(("cards",), problem, "cards")

    def _check_resources(self) -> None:
        """[WAR-006] Three cards, in the order in which they are resolved."""
        if [row["id"] for row in self.in_play("resources")] != list(RESOURCE_NAMES):
            problem = f"must be {', '.join(RESOURCE_NAMES)}, in this order"
            self.errors.add(("resources",), problem, "resources")

    def _check_faces(self, place: Place, row: Row) -> None:
        """[WAR-007] One face for every number of players; allies share what Funds brings."""
        players = [number for face in row["faces"] for number in face["players"]]
        if sorted(players) != PLAYERS:
            problem = "field 'faces' must have 2, 3 and 4 players once each"
            self.complain((*place, "faces"), row, problem)
        for number, face in enumerate(row["faces"]):
            wanted = 2 if row["id"] == "funds" and face["players"] != TWO_PLAYERS else 1
            for edge in ("a", "b", "tie"):
                if len(face[edge]) != wanted:
                    problem = f"must have {wanted} numbers, not {len(face[edge])}"
                    where = (*place, "faces", number, edge)
                    self.complain(where, row, f"field 'faces.{number + 1}.{edge}' {problem}")
