"""Checks that the fields of a card file are consistent: references, combinations, limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sztab.core.action import Message
from sztab.core.content.consistency import Consistency
from sztab.core.content.quotes import suggest
from sztab.games.rush.content.vocabulary import COUNT, LIMITS, MAX_CUSTOM, SUM, RushVocabulary

if TYPE_CHECKING:
    from sztab.core.content.lines import Place
    from sztab.core.content.vocabulary import Row

CARD_SECTIONS: Final = ("vehicles", "barracks", "medals", "bases", "other", "achievements")
"""Sections whose ids must be unique across all of them."""


class RushConsistency(Consistency):
    """Checks the references of cards and Achievements, and what a card cannot combine."""

    vocabulary: RushVocabulary

    def check(self) -> None:
        """[FRONT-094] [FRONT-100] Check what players add, change and leave out."""
        self.nations = [row["id"] for row in self.in_play("nations")]
        self._check_ids()
        for place, row in self.rows["vehicles"]:
            self._check_vehicle(place, row)
        for place, row in self.rows["barracks"]:
            self._check_barracks(place, row)
        for place, row in self.rows["medals"]:
            self._check_nation(place, row, "nation")
        for place, row in self.rows["starting_set"]:
            self._check_start(place, row)
        for place, row in self.rows["achievements"]:
            self._check_achievement(place, row)
        self._check_blank_cards()
        self.check_removals()
        self._check_pool()

    def _check_ids(self) -> None:
        """[CARD-41] Every id is unique."""
        owners = {key: section for section in CARD_SECTIONS for key in self.printed(section)}
        for section in CARD_SECTIONS:
            for place, row in self.rows[section]:
                other = owners.setdefault(row["id"], section)
                if other != section:
                    problem = Message("content-id-elsewhere", {"section": other})
                    self.complain((*place, "id"), row, problem)

    def _check_nation(self, place: Place, row: Row, field: str) -> None:
        if field in row and row[field] not in self.nations:
            problem = suggest("content-word-unknown", row[field], self.nations)
            self.complain((*place, field), row, problem, field)

    def _check_vehicle(self, place: Place, row: Row) -> None:
        self._check_nation(place, row, "nation")
        self._check_nation(place, row, "national_goods")
        if "national_goods" in row and "resources" not in row:
            problem = Message("content-goods-unpaid")
            self.complain((*place, "national_goods"), row, problem)
        limits = row["restrictions"]
        if limits and row["firepower"] < 1:
            problem = Message("content-limit-unarmed", {"limit": limits[0]})
            self.complain((*place, "restrictions"), row, problem)
        if len(limits) == len(LIMITS):
            problem = Message("content-limits-both", {"first": LIMITS[0], "last": LIMITS[-1]})
            self.complain((*place, "restrictions"), row, problem)

    def _check_barracks(self, place: Place, row: Row) -> None:
        """[CARD-29] Siege and Indestructibility need a nation, which Barracks cards do not have."""
        for number, ability in enumerate(row["abilities"]):
            if ability["kind"] in self.vocabulary.national:
                values = {"ability": repr(ability["kind"])}
                problem = Message("content-barracks-nation", values)
                self.complain((*place, "abilities", number), row, problem)

    def _check_start(self, place: Place, row: Row) -> None:
        """A file that starts from the printed cards cannot change the number of Bases."""
        barracks = [*self.printed("barracks")]
        barracks += [card["id"] for _, card in self.rows["barracks"]]
        if not self.base:
            barracks += [card["id"] for _, card in self.rows["bases"]]
        elif row["card"] in self.printed("bases"):
            problem = Message("content-bases-fixed")
            self.complain((*place, "card"), row, problem)
            return
        if row["card"] not in barracks:
            problem = suggest("content-word-unknown", row["card"], barracks)
            self.complain((*place, "card"), row, problem, "card")

    def _check_achievement(self, place: Place, row: Row) -> None:
        if "metric" in row:
            self._check_printed(place, row)
            return
        measure, cards = row["measure"], row["measure"] in {COUNT, SUM}
        values = {"sum": repr(SUM), "measure": repr(measure)}
        if measure == SUM and "of" not in row:
            self.complain(place, row, Message("content-of-missing", values), "of")
        if measure != SUM and "of" in row:
            self.complain((*place, "of"), row, Message("content-of-needless", values), "of")
        if not cards and "where" in row:
            problem = Message("content-where-needless", values)
            self.complain((*place, "where"), row, problem, "where")
        wanted = row.get("where", {}).get("nation", [])
        for nation in [wanted] if isinstance(wanted, str) else wanted:
            if nation not in self.nations:
                problem = suggest("content-nation-unknown", nation, self.nations)
                self.complain((*place, "where", "nation"), row, problem, "where")

    def _check_printed(self, place: Place, row: Row) -> None:
        parameters = {
            "class_count": "class",
            "nation_medals": "nation",
            "ability_cards": "ability",
            "ability_sum": "ability",
        }
        field = parameters.get(row["metric"])
        if field is not None and field not in row:
            problem = Message("content-metric-needs", {"metric": repr(row["metric"])})
            self.complain(place, row, problem, field)
        self._check_nation(place, row, "nation")

    def _check_blank_cards(self) -> None:
        """[FRONT-094] There are two blank Achievement cards."""
        custom = [(place, row) for place, row in self.rows["achievements"] if "measure" in row]
        for place, row in custom[MAX_CUSTOM:]:
            self.complain(place, row, Message("content-own-many", {"most": MAX_CUSTOM}))

    def _check_pool(self) -> None:
        """The pool contains only Achievements that exist."""
        removed = {name for _, name in self.words("remove")}
        known = [*self.printed("achievements")]
        known += [row["id"] for _, row in self.rows["achievements"] if row["id"] not in known]
        for number, name in self.words("pool"):
            if name in removed:
                problem = Message("content-pool-removed", {"name": repr(name)})
                self.errors.add(("pool", number), problem)
            elif name not in known:
                problem = suggest("content-no-achievement", name, known)
                self.errors.add(("pool", number), problem)
