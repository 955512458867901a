"""The component files of a game: the printed one in its `data` folder, and custom ones."""

from __future__ import annotations

import hashlib
import json
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any

from sztab.core.action import ContentError, Message
from sztab.core.content.difference import list_changes
from sztab.core.content.document import BadDocument, load_toml
from sztab.core.content.errors import Errors, at_line
from sztab.core.content.lines import find_lines
from sztab.core.content.merge import combine
from sztab.core.content.quotes import few_suggestions
from sztab.core.content.schema import make_schema
from sztab.core.content.validation import check_fields
from sztab.core.content.vocabulary import NOTHING
from sztab.core.text import clean_data

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sztab.core.content.changes import CardDifference
    from sztab.core.content.consistency import Consistency
    from sztab.core.content.vocabulary import Row, Vocabulary


class CardFile:
    """Reads, checks, merges and compares the component files of one game."""

    def __init__(
        self, package: str, file: str, vocabulary: Vocabulary, consistency: type[Consistency]
    ) -> None:
        self._package = package
        self._file = file
        self.vocabulary = vocabulary
        self._consistency = consistency

    def printed(self) -> Row:
        """Return the printed components of the game."""
        return self._printed

    def parse(self, text: str, file: str) -> Row:
        """Parse and check a custom file; ContentError lists every mistake with its line."""
        try:
            custom: Row = clean_data(load_toml(text))
        except BadDocument as error:
            key = "content-not-toml" if error.is_syntax else "content-not-cards"
            problem = Message(key, cause=error.problem)
            raise ContentError([at_line(file, error.line, problem)]) from None
        errors = self._examine(custom)
        if errors.found:
            errors.raise_any(file, find_lines(text))
        return custom

    def check(self, custom: Mapping[str, Any]) -> None:
        """Check a custom file that is parsed already."""
        self._examine(dict(custom)).raise_any()

    def merge(self, custom: Mapping[str, Any] | None) -> Row:
        """Return all components: the printed ones with the changes of a custom file."""
        if custom is None:
            return self.printed()
        data = dict(custom)
        self.check(data)
        return combine(self.vocabulary, data, self._base(data))

    def changes(self, custom: Mapping[str, Any]) -> list[CardDifference]:
        """List what a custom file adds, removes and changes in the printed set."""
        return list_changes(self.vocabulary, self.printed(), self.merge(custom))

    def schema(self) -> dict[str, Any]:
        """Return the JSON Schema of a custom file."""
        return make_schema(self.vocabulary)

    @cached_property
    def _printed(self) -> Row:
        data = resources.files(self._package).joinpath("data", self._file)
        return self.merge(self.parse(data.read_text("utf-8"), self._file))

    def _base(self, custom: Row) -> Row:
        return {} if custom.get("start_from") == NOTHING else self.printed()

    def _examine(self, custom: Row) -> Errors:
        base = self._base(custom)
        errors = Errors()
        with few_suggestions():
            check_fields(self.vocabulary, custom, base, errors)
            self._consistency(self.vocabulary, custom, base, errors).check()
        return errors


def fingerprint(data: object, *, sort_keys: bool = True) -> str:
    """Return a short fingerprint of plain data; equal data have equal fingerprints."""
    canon = json.dumps(data, sort_keys=sort_keys, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(canon.encode()).hexdigest()[:12]
