"""Checks whether the fields of a card file go together: what refers to what, and the limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sztab.core.content.quoting import hint
from sztab.games.rush.content.checking import row_name
from sztab.games.rush.content.kinds import unknown
from sztab.games.rush.content.merging import full_row, rows_by_key
from sztab.games.rush.content.vocabulary import (
    COUNT,
    LIMITS,
    MOST_OWN,
    NATIONAL,
    SUM,
    TABLES,
    Row,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sztab.games.rush.content.complaints import Complaints
    from sztab.games.rush.content.lines import Place

CARD_SECTIONS = ("vehicles", "barracks", "medals", "bases", "other", "achievements")
"""Sections whose ids must all differ."""


class Meaning:
    """Reads a file whose fields were checked; rows with complaints are passed over."""

    def __init__(self, own: Row, base: Row, found: Complaints) -> None:
        self.own = own
        self.base = base
        self.found = found
        self.rows = {section: list(self._good_rows(section)) for section in TABLES}
        self.nations = [*rows_by_key(base, "nations")]
        self.nations += [row["id"] for _, row in self.rows["nations"]]

    def check(self) -> None:
        """Complain about everything that does not go together."""
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
        self._check_remove()
        self._check_pool()

    def _good_rows(self, section: str) -> Iterator[tuple[Place, Row]]:
        """Yield the rows of a section without complaints, complete, with their places."""
        if self.found.is_about((section,)):
            return
        printed = rows_by_key(self.base, section)
        for number, row in enumerate(self.own.get(section, [])):
            place = (section, number)
            if not self.found.is_in(place):
                before = printed.get(row[TABLES[section].key])
                yield place, full_row(section, row, before, self.base)

    def _complain(self, place: Place, row: Row, problem: str) -> None:
        section = str(place[0])
        self.found.add(place, problem, section, row_name(section, place, row))

    def _check_ids(self) -> None:
        """[CARD-41] Whatever has an id has it alone."""
        owners = {key: section for section in CARD_SECTIONS for key in self._printed(section)}
        for section in CARD_SECTIONS:
            for place, row in self.rows[section]:
                other = owners.setdefault(row["id"], section)
                if other != section:
                    self._complain((*place, "id"), row, f"this id is used among the {other}")

    def _printed(self, section: str) -> dict[str, Row]:
        return rows_by_key(self.base, section)

    def _check_nation(self, place: Place, row: Row, field: str) -> None:
        if field in row and row[field] not in self.nations:
            problem = f"field {field!r} {unknown(row[field], self.nations)}"
            self._complain((*place, field), row, problem)

    def _check_vehicle(self, place: Place, row: Row) -> None:
        self._check_nation(place, row, "nation")
        self._check_nation(place, row, "national_goods")
        if "national_goods" in row and "resources" not in row:
            problem = "a card with national_goods needs resources [CARD-27]"
            self._complain((*place, "national_goods"), row, problem)
        limits = row["restrictions"]
        if limits and row["firepower"] < 1:
            problem = f"a card with {limits[0]} needs firepower of at least 1 [CARD-28]"
            self._complain((*place, "restrictions"), row, problem)
        if len(limits) == len(LIMITS):
            problem = f"a card cannot have both {' and '.join(LIMITS)} [CARD-28]"
            self._complain((*place, "restrictions"), row, problem)

    def _check_barracks(self, place: Place, row: Row) -> None:
        """[CARD-29] Siege and Indestructibility need a nation, which Barracks cards have not."""
        for number, ability in enumerate(row["abilities"]):
            if ability["kind"] in NATIONAL:
                problem = (
                    f"a Barracks card has no nation, which {ability['kind']!r} needs [CARD-29]"
                )
                self._complain((*place, "abilities", number), row, problem)

    def _check_start(self, place: Place, row: Row) -> None:
        """A file that starts from the printed cards cannot change the number of Bases."""
        barracks = [*self._printed("barracks")]
        barracks += [card["id"] for _, card in self.rows["barracks"]]
        if not self.base:
            barracks += [card["id"] for _, card in self.rows["bases"]]
        elif row["card"] in self._printed("bases"):
            problem = "how many Bases there are is a rule, not a choice of cards"
            self._complain((*place, "card"), row, problem)
            return
        if row["card"] not in barracks:
            problem = f"field 'card' {unknown(row['card'], barracks)}"
            self._complain((*place, "card"), row, problem)

    def _check_achievement(self, place: Place, row: Row) -> None:
        if "metric" in row:
            self._check_printed(place, row)
            return
        measure, cards = row["measure"], row["measure"] in {COUNT, SUM}
        if measure == SUM and "of" not in row:
            self._complain(place, row, f"field 'of' is missing: what does {SUM!r} add up?")
        if measure != SUM and "of" in row:
            problem = f"field 'of' goes only with measure = {SUM!r}, not {measure!r}"
            self._complain((*place, "of"), row, problem)
        if not cards and "where" in row:
            problem = f"field 'where' is about cards, which {measure!r} does not count"
            self._complain((*place, "where"), row, problem)
        wanted = row.get("where", {}).get("nation", [])
        for nation in [wanted] if isinstance(wanted, str) else wanted:
            if nation not in self.nations:
                problem = f"field 'where' has a nation that {unknown(nation, self.nations)}"
                self._complain((*place, "where", "nation"), row, problem)

    def _check_printed(self, place: Place, row: Row) -> None:
        parameters = {
            "class_count": "class", "nation_medals": "nation", "ability_cards": "ability",
            "ability_sum": "ability",
        }  # fmt: skip
        field = parameters.get(row["metric"])
        if field is not None and field not in row:
            problem = f"field {field!r} is missing, which {row['metric']!r} needs"
            self._complain(place, row, problem)
        self._check_nation(place, row, "nation")

    def _check_blank_cards(self) -> None:
        """[FRONT-094] There are two blank Achievement cards."""
        own = [(place, row) for place, row in self.rows["achievements"] if "measure" in row]
        for place, row in own[MOST_OWN:]:
            problem = f"at most {MOST_OWN} Achievements can be your own [FRONT-094]"
            self._complain(place, row, problem)

    def _check_remove(self) -> None:
        """[FRONT-100] Vehicles and Achievements can be left out, and nothing else."""
        known = {**self._printed("vehicles"), **self._printed("achievements")}
        mine = {row["id"] for name in ("vehicles", "achievements") for _, row in self.rows[name]}
        for number, name in self._words("remove"):
            place = ("remove", number)
            if name in mine:
                self.found.add(place, f"{name!r} is defined in this file as well", "remove")
            elif name not in known:
                problem = f"{name!r} is no printed vehicle or Achievement{hint(name, known)}"
                self.found.add(place, problem, "remove")

    def _check_pool(self) -> None:
        """The pool names Achievements that there are."""
        removed = {name for _, name in self._words("remove")}
        known = [*self._printed("achievements")]
        known += [row["id"] for _, row in self.rows["achievements"] if row["id"] not in known]
        for number, name in self._words("pool"):
            if name in removed:
                self.found.add(("pool", number), f"{name!r} is removed", "pool")
            elif name not in known:
                problem = f"{name!r} is no Achievement{hint(name, known)}"
                self.found.add(("pool", number), problem, "pool")

    def _words(self, name: str) -> list[tuple[int, str]]:
        """Return the ids of a list that is in order."""
        return [] if self.found.is_in((name,)) else [*enumerate(self.own.get(name, []))]
